"""Learns the weights of `master` for Six, by self-play and a regression.

The evaluation is linear, so NumPy is enough; nothing here needs a deep-learning framework.
"""
