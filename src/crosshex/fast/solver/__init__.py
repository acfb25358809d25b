"""Solitaire Qwixx and Longo solved exactly: row states, backward induction, files, advice."""
