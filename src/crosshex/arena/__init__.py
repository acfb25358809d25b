"""Bots against bots: who is stronger, by how much, and how sure that is.

`deals` draws what chance decides, `schedule` says who meets whom on which seats, `match` plays one
deal, `run` plays all deals on many cores, `standings` counts, `ratings` and `sprt` judge, and
`tournament` runs all of this. `rollout` compares moves by playing on.
"""

from crosshex.arena.rollout import MoveRollout, Rollout, rollout
from crosshex.arena.run import play
from crosshex.arena.schedule import ArenaPlan
from crosshex.arena.standings import Standings
from crosshex.arena.tournament import ArenaProgress, run_plan
from crosshex.simulate.playing import BotFailed

__all__ = [
    "ArenaPlan",
    "ArenaProgress",
    "BotFailed",
    "MoveRollout",
    "Rollout",
    "Standings",
    "play",
    "rollout",
    "run_plan",
]
