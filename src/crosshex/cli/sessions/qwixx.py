"""Qwixx and Longo in the terminal: the dice, the sheets, and choices that others must not see."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from crosshex.cli.drawing.dice import draw_dice
from crosshex.cli.drawing.sheet import (
    colour_name,
    draw_page_sheet,
    draw_points,
    draw_scores,
    draw_sheet,
    draw_sheets,
)
from crosshex.cli.screen import Screen
from crosshex.cli.sessions.players import spell
from crosshex.cli.sessions.session import TerminalSession
from crosshex.cli.sessions.terminal import Terminal
from crosshex.locale import Texts
from crosshex.record import Record, Step
from crosshex.rules import CHANCE, Actor, Cross, Move, Nothing, Phase, QwixxState, Roll, State


class QwixxSession(TerminalSession):
    """A game of Qwixx or Longo."""

    unreadable = "answer-unreadable-qwixx"
    move_help = ("r5 …", "help-move-qwixx")
    score_help = "help-score-qwixx"

    @property
    def state(self) -> QwixxState:
        """The current state."""
        assert isinstance(self.record.state, QwixxState)
        return self.record.state

    # -- a turn

    def wait_for_throw(self) -> bool:
        """Wait for Enter from the person who throws."""
        name = self.names[self.state.active]
        own = self.players[self.state.active].bot is None
        return self.wait("ask-throw" if own else "ask-go-on", name=name)

    def show_throw(self) -> None:
        """Show the dice, and whose turn it is."""
        turn = sum(step.actor is CHANCE for step in self.record.steps)
        self.screen.title(self.texts("turn-title", turn=turn, name=self.names[self.state.active]))
        self._show_dice()

    def _show_dice(self) -> None:
        roll = self.state.roll
        assert roll is not None
        if self.people:
            self.screen.show(draw_dice(roll, self.screen.plain))
        else:
            self.screen.show(Text(str(roll)))
        if self.state.phase is Phase.ACTION_1:
            self.screen.say("dice-white-sum", sum=roll.white_sum)

    def show_question(self, seat: int) -> None:
        """Show the sheets, or in action 2 the seat's own sheet, with what may be crossed."""
        state, moves = self.state, self.state.legal(seat)
        offered = [move for move in moves if isinstance(move, Cross)]
        if state.phase is Phase.ACTION_1:
            view = state.view(seat)
            self.screen.show(
                draw_sheets(
                    view,
                    self.names,
                    self.texts,
                    seat=seat,
                    offered=offered,
                    plain=self.screen.plain,
                )
            )
        else:
            self._show_dice()
            lucky = state.game.lucky
            self.screen.show(
                draw_sheet(
                    state.game.sheet,
                    state.marks[seat],
                    self.texts,
                    locked=state.locked,
                    offered=offered,
                    lucky=lucky[seat] if lucky else None,
                    plain=self.screen.plain,
                )
            )
        assert state.roll is not None
        action = "ask-action-1" if state.phase is Phase.ACTION_1 else "ask-action-2"
        self.screen.say(action, name=self.names[seat], sum=state.roll.white_sum, moves=spell(moves))

    # -- telling

    def narrate(self, before: State, steps: Sequence[Step]) -> None:
        """Tell about action 1 when all have chosen, and about action 2."""
        assert isinstance(before, QwixxState)
        if before.phase is Phase.THROW:
            return
        action = f"{self.texts('told-action-2')} · " if before.phase is Phase.ACTION_2 else ""
        for seat, choice in steps:
            self._tell(seat, choice, action)
        self._tell_locks(before, dict(steps))

    def _tell(self, actor: Actor, move: Move, prefix: str) -> None:
        assert isinstance(actor, int)
        name = self.names[actor]
        match move:
            case Cross():
                told = self.texts(
                    "told-lucky" if move.lucky else "told-cross",
                    name=name,
                    colour=colour_name(move.colour, self.texts),
                    number=move.number,
                )
            case Nothing(failed=True):
                count = self.state.marks[actor].failed
                told = self.texts("told-failed-throw", name=name, count=count)
            case _:
                told = self.texts("told-nothing", name=name)
        self.screen.show(Text(f"  {prefix}{told}"))

    def _tell_locks(self, before: QwixxState, choices: dict[Actor, Move]) -> None:
        sheet, gone = self.state.game.sheet, before.dice_left
        for row in sorted(self.state.locked - before.locked):
            names = [
                self.names[seat]
                for seat, move in choices.items()
                if isinstance(seat, int)
                and isinstance(move, Cross)
                and sheet.place(move.colour, move.number).row == row
                and sheet.is_locked(row, self.state.marks[seat].rows[row])
            ]
            die = sheet.rows[row].die
            if sheet.has_colour_rows:
                told = "told-row-locked"
            else:
                told = "told-lock-only" if die in gone else "told-lock"
            gone = gone | {die}
            colour, listed = colour_name(die, self.texts), ", ".join(names)
            self.screen.say(told, row=row + 1, colour=colour, names=listed)

    # -- commands

    def tell_hint(self, bot: str, move: Move) -> None:
        """Tell what a bot would choose, in notation and in words."""
        if isinstance(move, Cross):
            sheet = self.state.game.sheet
            locks = sheet.is_locking(sheet.place(move.colour, move.number))
            words = self.texts(
                "web-choice-cross",
                colour=move.colour.name.lower(),
                number=move.number,
                kind="locks" if locks else "lucky" if move.lucky else "plain",
            )
        else:
            failed = isinstance(move, Nothing) and move.failed
            words = self.texts("web-choice-failed" if failed else "web-choice-nothing")
        self.screen.say("answer-hint", bot=bot, move=f"{move} ({words})")

    def special(self, seat: int | None, word: str) -> bool | None:
        """Answer `coords` too, which only makes sense on a board."""
        if word != "coords":
            return super().special(seat, word)
        self.screen.say("answer-no-coords")
        return False

    def show_score(self) -> None:
        """Show all sheets, large."""
        view = self.state.view(None)
        self.screen.show(draw_sheets(view, self.names, self.texts, plain=self.screen.plain))

    # -- the end

    def show_end(self) -> None:
        """Show all sheets, the points row by row, and the winner."""
        self.screen.title(self.texts("end-title"))
        self.show_score()
        self.screen.show(draw_scores(self.state, self.names, self.texts))
        self.say_winner()


class _QwixxTerminal:
    """The room of all games on a sheet."""

    session = QwixxSession

    def draw_state(
        self, state: State, record: Record, index: int, screen: Screen
    ) -> list[RenderableType]:
        """The dice, if they are thrown, and all sheets."""
        return self.draw_task(state, 0, record.names, screen)

    def draw_task(
        self, state: State, seat: int, names: Sequence[str], screen: Screen
    ) -> list[RenderableType]:
        """The dice, if they are thrown, and all sheets."""
        assert isinstance(state, QwixxState)
        sheets = draw_sheets(state, names, screen.texts, plain=screen.plain)
        return [draw_dice(state.roll, screen.plain), sheets] if state.roll else [sheets]

    def draw_scores(self, record: Record, screen: Screen) -> list[RenderableType]:
        """The points of every seat row by row."""
        assert isinstance(record.state, QwixxState)
        return [draw_scores(record.state, record.names, screen.texts)]

    def draw_picture(self, picture: Mapping[str, Any], texts: Texts, plain: bool) -> RenderableType:
        """A sheet, a throw, or the points for each number of crosses."""
        match picture["show"]:
            case "dice":
                return draw_dice(Roll.parse(picture["roll"]), plain)
            case "points":
                return draw_points(picture["most"], texts)
            case _:
                return draw_page_sheet(picture, texts, plain)


TERMINAL: Terminal = _QwixxTerminal()
