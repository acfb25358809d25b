"""Pips, a small game for Crosshex that lives in a package of its own.

Two dice fall. Everybody guesses in secret whether the active seat will keep an odd or an even die
(a simultaneous node); then the active seat keeps one of the two and scores it (a single node), and
who guessed right scores one point. After two or four rounds the highest score wins.
"""
