"""Reviews games of the bots, and writes how much a decision of each level costs on average.

    python -m benchmarks.losses                  all games, 40 games of each level
    python -m benchmarks.losses --games 10 --key qwixx-2

The table, `src/crosshex/review/losses.json`, tells a person which level decides about as well as
they do. In each game the same level plays all seats; decisions with only one legal choice do not
count. Games are named as in the list of ratings.
"""

import argparse
import json
import random
from pathlib import Path

from crosshex.arena.match import RecordedGame, play_recorded
from crosshex.bots import levels, make_bot
from crosshex.bots.rating_list import rating_key
from crosshex.record import Record
from crosshex.review import review_record
from crosshex.review.losses import Decisions, decisions_of, loss_rate
from crosshex.rules import Game, Longo, Qwixx, Six
from crosshex.workers import spread

TABLE = Path(__file__).parent.parent / "src" / "crosshex" / "review" / "losses.json"
GAMES: dict[str, Game] = {
    rating_key(game): game
    for game in (
        *(Qwixx(seats) for seats in (2, 3, 4, 5)),
        *(Longo(seats) for seats in (2, 3, 4, 5)),
        Six(),
    )
}


def play(key: str, level: str, seed: int) -> Record:
    """A game in which the same level plays all seats."""
    draw = random.Random(f"{key} {level} {seed}")
    game = GAMES[key].deal(draw.sample)
    bots = [make_bot(level, game, draw.randrange(2**32)) for _ in range(game.seats)]
    first = draw.randrange(game.seats) if game.description.first_by_lot else 0
    begun = RecordedGame(
        Record.start(game, first), bots, lambda state, turn: state.throw(draw.randrange)
    )
    return play_recorded([begun])[0].record


def reviewed(key: str, level: str, seed: int) -> Decisions:
    """The decisions of all seats in one game."""
    record = play(key, level, seed)
    review = review_record(record)
    parts = [decisions_of(review, seat) for seat in range(record.game.seats)]
    return Decisions(sum(part.made for part in parts), sum(part.loss for part in parts))


def main() -> None:
    """Measure, print and write."""
    # Processes find it by this name, not as a function of the program that was started.
    from benchmarks.losses import reviewed

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=40, help="of each level")
    parser.add_argument("--key", choices=GAMES, action="append", help="only this game")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    asked = parser.parse_args()
    table = json.loads(TABLE.read_text("utf-8"))
    for key in asked.key or GAMES:
        table[key] = {}
        for level in levels(GAMES[key]):
            calls = ((key, level, seed) for seed in range(asked.games))
            games = list(spread(reviewed, calls, asked.workers))
            rate = loss_rate(games)
            assert rate is not None
            table[key][level] = [round(number, 6) for number in rate]
            print(f"{key} {level}: {rate.mean:.4f} ({rate.low:.4f} to {rate.high:.4f})", flush=True)
        TABLE.write_text(json.dumps(dict(sorted(table.items())), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
