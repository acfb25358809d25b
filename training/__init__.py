"""Trains the shipped weights: one package for each game, each run with `python -m`."""
