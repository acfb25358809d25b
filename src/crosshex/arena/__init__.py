"""Bots against bots: who is stronger, by how much, and how sure that is.

`deals` holds what chance decides, `schedule` who meets whom on which seats, `match` plays one deal,
`run` plays them all on many cores, `standings` counts, `ratings` and `sprt` judge, `tournament`
does it all.
"""

from crosshex.arena.match import BotFailed
from crosshex.arena.run import play
from crosshex.arena.schedule import ArenaPlan
from crosshex.arena.standings import Standings
from crosshex.arena.tournament import Progress, run_plan

__all__ = ["ArenaPlan", "BotFailed", "Progress", "Standings", "play", "run_plan"]
