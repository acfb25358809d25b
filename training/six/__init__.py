"""How the weights of `master` for Six are learnt: games against itself, and a regression.

The evaluation is linear, so NumPy is enough; nothing here needs a deep-learning framework.
"""
