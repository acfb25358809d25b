"""How the shipped weights were made: one package a game, each runnable with `python -m`."""
