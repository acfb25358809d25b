"""`crosshex puzzle`: one puzzle after another in the terminal, with explained answers."""

from random import Random

from rich.text import Text

from crosshex.cli.screen import Leave, Screen
from crosshex.cli.sessions.players import say_illegal, spell_some
from crosshex.cli.sessions.terminal import terminal_of
from crosshex.cli.study.amounts import amount_text
from crosshex.locale import Texts
from crosshex.record import Record
from crosshex.review.puzzle import JudgedAnswer, Puzzle, select
from crosshex.rules import Description, IllegalMove, InvalidMove

MOST_TOLD = 6
"""How many choices are listed with their values."""


def solve_puzzles(
    screen: Screen,
    description: Description,
    *,
    level: int | None = None,
    theme: str | None = None,
    seed: int | None = None,
) -> None:
    """Ask one puzzle after another, until there are no more or the person leaves.

    Args:
        screen: where they are asked.
        description: the game.
        level: ask only puzzles of this level.
        theme: ask only puzzles of this theme.
        seed: the same seed asks in the same order.

    Raises:
        NoPuzzles: there are none.
        Leave: the person has left.
    """
    puzzles = list(select(description, level, theme))
    Random(seed).shuffle(puzzles)
    puzzles.sort(key=lambda puzzle: puzzle.level)
    solved = 0
    for number, puzzle in enumerate(puzzles, 1):
        asking = Asking(puzzle, screen)
        asking.show(number, len(puzzles))
        solved += asking.ask()
        screen.say("puzzle-solved", solved=solved, tried=number)


class Asking:
    """One puzzle that is being asked."""

    def __init__(self, puzzle: Puzzle, screen: Screen) -> None:
        self.puzzle = puzzle
        self.screen = screen
        self.texts: Texts = screen.texts
        self.state = puzzle.state

    def show(self, number: int, count: int) -> None:
        """Show the position and the task."""
        puzzle, screen, game = self.puzzle, self.screen, self.state.game
        themes = [self.texts.word(f"puzzle-theme-{theme}", theme) for theme in puzzle.themes]
        screen.title(
            self.texts(
                "puzzle-title",
                number=number,
                count=count,
                level=puzzle.level,
                themes=", ".join(themes),
            )
        )
        terminal = terminal_of(game.description)
        screen.show(*terminal.draw_state(self.state, Record.start(game), 0, screen))
        if sides := game.description.sides:
            side = sides[game.side(puzzle.seat)]
            screen.say("puzzle-side", side=self.texts.word(f"side-{side}", side))
        elif game.seats > 1:
            screen.say("puzzle-seat", seat=puzzle.seat + 1)
        match puzzle.unit:
            case "points":
                screen.say("puzzle-task-points")
            case "share":
                screen.say("puzzle-task-share")
            case _:
                screen.say("puzzle-task-win", moves=(len(puzzle.line) + 1) // 2)
        screen.say("puzzle-help")

    def ask(self) -> bool:
        """Ask until the puzzle is solved or given up; return whether the first try was right.

        Raises:
            Leave: the person quits.
        """
        tried = False
        while True:
            match word := self.screen.read().lower():
                case "":
                    self.screen.say("puzzle-help")
                case "?":
                    legal = spell_some(self.state.legal(self.puzzle.seat))
                    self.screen.say("answer-legal", moves=legal)
                case "quit" | "q" | "exit":
                    raise Leave
                case "next" | "n":
                    return False
                case "answer" | "a":
                    self._explain()
                    return False
                case _:
                    if (judged := self._judge(word)) is None:
                        continue
                    if judged.verdict == "right":
                        self.screen.say("puzzle-right", move=judged.move)
                        self._explain()
                        return not tried
                    tried = True
                    self._say_wrong(judged)

    def _judge(self, word: str) -> JudgedAnswer | None:
        """The verdict on the typed move; None after saying why it is not legal."""
        try:
            return self.puzzle.judge("".join(word.split()))
        except IllegalMove as error:
            say_illegal(self.screen, error.move, error.reason)
        except InvalidMove:
            self.screen.say("answer-unreadable", text=word[:40])
        return None

    def _say_wrong(self, judged: JudgedAnswer) -> None:
        move, _, loss = judged
        match self.puzzle.unit:
            case "points":
                self.screen.say("puzzle-wrong-points", move=move, loss=loss)
            case "share":
                self.screen.say("puzzle-wrong-share", move=move, loss=loss)
            case _:
                self.screen.say("puzzle-wrong", move=move)

    def _explain(self) -> None:
        """Show the answer, and the line or the values that prove it."""
        puzzle = self.puzzle
        self.screen.say("puzzle-answer", moves=" ".join(puzzle.answers))
        if not puzzle.unit:
            self.screen.say("puzzle-course", moves=" ".join(puzzle.line))
            if (outcome := puzzle.play_line()[-1].after.outcome) is not None:
                self.screen.show(Text(self.texts.ending(outcome.ending)))
            return
        told = [
            f"{each.move} {amount_text(self.texts, each.value, puzzle.unit)}"
            for each in puzzle.moves[:MOST_TOLD]
        ]
        self.screen.say(f"puzzle-worth-{puzzle.unit}", moves=" · ".join(told))
