# The commands of the project. `make` alone lists them.
#
# Each target does the set-up it needs by itself (scripts/setup.sh). ARGS passes options on:
#   make play ARGS=six      make test ARGS="-k ring"      make test PYTHON=python3.13

BIN := .venv/bin
EXTRAS := dev,draw,gymnasium,mcp,pettingzoo,plot,server,web
SOURCES := $(wildcard src tests benchmarks training examples)

# Tests start hundreds of processes. Without compiled modules on disk each would compile them anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play dev test test-all test-long lint .lint-python .lint-web .linted-web format bench docs web setup pin clean

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

play: web ## Play in the browser
	@$(BIN)/crosshex serve $(ARGS)

web: setup ## Build the browser app, if its sources changed
	@$(BIN)/python scripts/build_web.py

dev: setup ## Develop: the app and its server, both start again after a change
	@$(BIN)/python scripts/dev.py

test: setup ## Check everything in six minutes: lint, types and tests
	@$(MAKE) --no-print-directory -j2 .lint-python .linted-web
	$(BIN)/python -m pytest -n auto --dist worksteal $(TIER) $(ARGS)

test-all: EXTRAS := $(EXTRAS),docs,examples,ray,train,tutorial
test-all: TIER := -m "not long"
test-all: test ## Also run the slow tests, and those that need PyTorch, OpenSpiel or Ray

test-long: TIER := -m long
test-long: test ## Run what takes hours: chaos, a million games, every screen in every language

lint: setup ## Check style, format and types
	@$(MAKE) --no-print-directory -j2 .lint-python .lint-web

.lint-python:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(SOURCES)

.lint-web:
	@$(BIN)/python scripts/build_web.py --run lint

.linted-web: .lint-web
	@$(BIN)/python scripts/build_web.py

format: setup ## Format the code and fix what can be fixed automatically
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	@$(BIN)/python scripts/build_web.py --run format

bench: setup ## Run the benchmarks
	$(BIN)/python -m benchmarks $(ARGS)

docs: EXTRAS := $(EXTRAS),docs
docs: setup ## Build the site of the documentation, in build/site
	@$(BIN)/python scripts/docs.py

setup: ## Prepare .venv; the other targets do this first
	@EXTRAS="$(EXTRAS)" PYTHON="$(PYTHON)" scripts/setup.sh

pin: EXTRAS := $(EXTRAS),docs,ray,tutorial
pin: ## Update constraints.txt to the newest version of every dependency
	EXTRAS="$(EXTRAS)" PYTHON="$(PYTHON)" scripts/pin.sh

clean: ## Remove .venv, build output and caches
	rm -rf .venv dist build .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find $(SOURCES) -name __pycache__ -prune -exec rm -rf {} +
