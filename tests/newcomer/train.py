"""Learn solitaire Qwixx from arrays alone: which numbers to cross first (cross-entropy method)."""

import numpy as np

from crosshex.fast.batch import QwixxBatch

ROUNDS, CANDIDATES, BEST, GAMES = 12, 24, 6, 40
games = QwixxBatch(seats=1)
rng = np.random.default_rng(1)


def points(wishes: np.ndarray, seed: int) -> float:
    """The mean score of always taking the legal action that is wished for most."""
    games.reset(GAMES, seed=seed)
    while not games.over.all():
        legal = games.legal_mask()[:, 0]
        games.step(np.where(legal, wishes, -np.inf).argmax(axis=1)[:, None])
    return float(games.scores.mean())


mean, spread = np.zeros(games.actions), np.ones(games.actions)
before = points(mean, seed=1)
for turn in range(ROUNDS):
    tried = rng.normal(mean, spread, (CANDIDATES, games.actions))
    scores = [points(wishes, seed=turn) for wishes in tried]
    best = tried[np.argsort(scores)[-BEST:]]
    mean, spread = best.mean(axis=0), best.std(axis=0) + 0.1
print(before, points(mean, seed=999))
