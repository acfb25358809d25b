# The commands of the project. `make` alone lists them.
#
# Each target does the set-up it needs by itself (scripts/setup.sh). ARGS passes options on:
#   make play ARGS=six      make test ARGS="-k ring"      make test PYTHON=python3.13

BIN := .venv/bin
EXTRAS := dev,fast,plot
SOURCES := $(wildcard src tests benchmarks)

.DEFAULT_GOAL := help
.PHONY: help play test lint format bench setup pin clean

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

play: setup ## Play in the terminal
	@$(BIN)/crosshex play $(ARGS)

test: lint ## Check everything: lint, types and all tests
	$(BIN)/python -m pytest -n auto $(ARGS)

lint: setup ## Check style, format and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(SOURCES)

format: setup ## Format the code and fix what can be fixed automatically
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

bench: setup ## Measure what we claim about speed
	$(BIN)/python -m benchmarks $(ARGS)

setup: ## Make .venv ready; the other targets do it by themselves
	@EXTRAS="$(EXTRAS)" PYTHON="$(PYTHON)" scripts/setup.sh

pin: ## Renew constraints.txt with the newest version of every dependency
	EXTRAS="$(EXTRAS)" PYTHON="$(PYTHON)" scripts/pin.sh

clean: ## Remove .venv, build output and caches
	rm -rf .venv dist build .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find $(SOURCES) -name __pycache__ -prune -exec rm -rf {} +
