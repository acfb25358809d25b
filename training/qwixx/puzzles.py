"""Puzzles for one seat on a sheet: throws with one clearly best choice, by the solution.

    python -m training.qwixx.puzzles make qwixx
    python -m training.qwixx.puzzles make mixx-colours --count 200
    python -m training.qwixx.puzzles make longo --lucky 5,8 --lucky 6,11
    python -m training.qwixx.puzzles check qwixx                       ask the solution again

This needs the solution (`crosshex solve`). Without `--out`, `make` writes the file that the package
ships and keeps the puzzles on other sheets and with two seats in it; `puzzles_for_two` makes those.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from crosshex.bots import Bot, make_bot
from crosshex.cli.game_options import make_game
from crosshex.record import write_position
from crosshex.review import MoveValue
from crosshex.review.puzzle import Puzzle, name_of, read_puzzles, write_puzzles
from crosshex.rules import (
    CHANCE,
    FAILED_THROW,
    QWIXX,
    SHEETS,
    Cross,
    Qwixx,
    QwixxState,
    Sheet,
    sheet_name,
)
from crosshex.rules.qwixx_moves import parse_choice

if TYPE_CHECKING:
    from crosshex.fast.solver.advice import Advisor

FOLDER = Path(__file__).parents[2] / "src" / "crosshex" / "review" / "puzzles"
MARGIN = {"points": 1.0, "share": 0.02}
"""By how much the best choice must beat all others, for each unit."""
NAIVE = ("greedy", "medium")
"""The level of a puzzle: 1 if the first of these bots finds the answer, 2 if the second, else 3."""
BEST, OTHERS = 0.8, 3
"""How often a game continues with the best choice; otherwise with one of this many best ones."""
A_GAME = 2
"""How many puzzles one game may give, because neighbouring positions are alike."""

Judge = Callable[[QwixxState, int], Sequence[MoveValue]]
"""Returns what every choice of a seat is worth, the best first."""


def advise(
    advisors: dict[tuple[int, int], Advisor], state: QwixxState, seat: int
) -> list[MoveValue]:
    """The points that every choice of a seat that plays alone leads to, by the solution."""
    assert state.roll is not None
    advisor = advisors[state.game.lucky[seat] if state.game.lucky else (0, 0)]
    marks = state.marks[seat]
    roll = [*state.roll.white, *(die or 0 for die in state.roll.colours)]
    locked = sum(1 << colour for colour in state.locked)
    if state.crossed is None:
        advice = advisor.action_1(marks.rows, roll, marks.failed, locked)
    else:
        advice = advisor.action_2(marks.rows, roll, marks.failed, locked, crossed=state.crossed)
    now = state.scores[seat]
    return [MoveValue(each.choice, now + each.worth, 0.0) for each in advice]


def judge_of(games: Sequence[Qwixx]) -> Judge:
    """The judge of the choices in these games, by their solutions."""
    # Solutions are read by compiled kernels; the compiler is missing on machines that only train.
    from crosshex.fast.qwixx.sheet import read_notation
    from crosshex.fast.solver.advice import Advisor
    from crosshex.fast.solver.solution import open_solutions, solution_folder

    sheet = read_notation(games[0].sheet.notation)
    pairs = [game.lucky[0] if game.lucky else (0, 0) for game in games]
    solutions = open_solutions(sheet, pairs, solution_folder())
    return partial(advise, {pair: Advisor(solved) for pair, solved in solutions.items()})


def walk(game: Qwixx, judge: Judge, chance: Random) -> Iterator[tuple[QwixxState, int]]:
    """The decisions of a game between players who mostly take the best choice."""
    state = game.start()
    while state.to_act:
        if state.to_act is CHANCE:
            state = state.play(CHANCE, state.throw(chance.randrange))
            continue
        seat = state.to_act[0]
        if len(state.legal(seat)) > 1:
            yield state.view(seat), seat
        moves = judge(state.view(seat), seat)
        best = chance.random() < BEST
        chosen = moves[0] if best else chance.choice(moves[:OTHERS])
        state = state.play(seat, state.parse(seat, chosen.move))


def theme_of(state: QwixxState, answer: str) -> str:
    """What a puzzle is about, by its answer."""
    move = parse_choice(answer)
    if not isinstance(move, Cross):
        return "fail" if move == FAILED_THROW else "leave"
    sheet = state.game.sheet
    if sheet.is_locking(sheet.place(move.colour, move.number)):
        return "lock"
    return "lucky" if move.lucky else "white" if state.crossed is None else "colour"


def sheet_themes(game: Qwixx) -> tuple[str, ...]:
    """The theme of puzzles on another sheet than the game implies: its name."""
    name = sheet_name(game.sheet)
    return (name,) if name and game.sheet != QWIXX else ()


def level_of(state: QwixxState, seat: int, answer: str, naive: Sequence[Bot]) -> int:
    """The level of a puzzle: how hard its answer is to find."""
    for level, bot in enumerate(naive, 1):
        if str(bot.choose(state, seat)) == answer:
            return level
    return len(naive) + 1


def make_puzzle(state: QwixxState, seat: int, judge: Judge, naive: Sequence[Bot]) -> Puzzle | None:
    """Make a puzzle of this decision, if one choice is clearly best."""
    moves = tuple(judge(state, seat))
    if len(moves) < 2 or moves[0].value - moves[1].value < MARGIN["points"]:
        return None
    answer = moves[0].move
    position = write_position(state)
    return Puzzle(
        name=name_of(position),
        level=level_of(state, seat, answer, naive),
        themes=(theme_of(state, answer), *sheet_themes(state.game)),
        position=position,
        seat=seat,
        answers=(answer,),
        line=_line(state, seat, answer, judge),
        moves=moves,
        unit="points",
        exact=True,
    )


def _line(state: QwixxState, seat: int, answer: str, judge: Judge) -> tuple[str, ...]:
    """The answer and the choices that follow in the same turn."""
    line = [answer]
    state = state.play(seat, state.parse(seat, answer))
    if state.to_act == (seat,):
        line.append(judge(state, seat)[0].move)
    return tuple(line)


def is_common(have: int, found: int, kinds: int = 12) -> bool:
    """Whether one of ``kinds`` kinds has enough puzzles; a rare kind is always taken."""
    return have > found / kinds + 2


def find(games: Sequence[Qwixx], judge: Judge, wanted: int, seed: int, most: int) -> list[Puzzle]:
    """Find ``wanted`` puzzles, as evenly as possible over themes and levels."""
    found: dict[str, Puzzle] = {}
    kinds: Counter[tuple[str, int]] = Counter()
    for number in range(most):
        game = games[number % len(games)]
        naive = [make_bot(name, game, seed=number) for name in NAIVE]
        made = 0
        for state, seat in walk(game, judge, Random(f"{seed} {number}")):
            puzzle = make_puzzle(state, seat, judge, naive)
            if puzzle is None or puzzle.name in found:
                continue
            kind = (puzzle.themes[0], puzzle.level)
            if is_common(kinds[kind], len(found)):
                continue
            kinds[kind] += 1
            found[puzzle.name] = puzzle
            made += 1
            if made == A_GAME or len(found) == wanted:
                break
        if len(found) == wanted:
            break
    return list(found.values())


def check(puzzles: Sequence[Puzzle]) -> None:
    """Ask the solution again: the best choice, its margin, what every choice is worth."""
    for puzzle in puzzles:
        state = puzzle.state
        assert isinstance(state, QwixxState)
        moves = judge_of([state.game])(state, puzzle.seat)
        assert moves[0].move == puzzle.answers[0], puzzle.name
        assert puzzle.margin >= MARGIN[puzzle.unit] - 1e-3, puzzle.name
        for found, kept in zip(moves, puzzle.moves, strict=True):
            assert found.move == kept.move and abs(found.value - kept.value) < 1e-3, puzzle.name


def seats_of(puzzle: Puzzle) -> int:
    """How many seats the game of a puzzle has."""
    return puzzle.state.game.seats


def is_alone_on(puzzle: Puzzle, sheet: Sheet) -> bool:
    """Whether a puzzle is for one seat on this sheet."""
    game = puzzle.state.game
    assert isinstance(game, Qwixx)
    return game.seats == 1 and game.sheet == sheet


def main() -> None:
    """Parse the command line and run the command."""
    parser = argparse.ArgumentParser(
        prog="python -m training.qwixx.puzzles",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=("make", "check"))
    parser.add_argument("game", choices=("longo", *SHEETS))
    parser.add_argument("--count", type=int, default=330)
    parser.add_argument(
        "--lucky", action="append", default=[], help="lucky numbers of each seat; may be repeated"
    )
    parser.add_argument("--games", type=int, default=20_000, help="play at most this many games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="by default the file of the package")
    arguments = parser.parse_args()
    options: list[dict[str, str]] = [{"lucky": pairs} for pairs in arguments.lucky] or [{}]
    games = []
    for each in options:
        game = make_game(arguments.game, 1, each)
        assert isinstance(game, Qwixx)
        games.append(game)
    file = FOLDER / f"{games[0].name}.jsonl"
    kept = read_puzzles(file.read_text(encoding="utf-8")) if file.exists() else ()
    mine = [puzzle for puzzle in kept if is_alone_on(puzzle, games[0].sheet)]
    if arguments.command == "check":
        check(mine)
        print(f"{len(mine)} puzzles checked")
        return
    found = find(games, judge_of(games), arguments.count, arguments.seed, arguments.games)
    others = () if arguments.out else [each for each in kept if each not in mine]
    (arguments.out or file).write_text(write_puzzles([*found, *others]), encoding="utf-8")
    kinds = Counter((*puzzle.themes, puzzle.level) for puzzle in found)
    print(f"{len(found)} puzzles")
    for kind, count in sorted(kinds.items()):
        print(*kind, count)


if __name__ == "__main__":
    main()
