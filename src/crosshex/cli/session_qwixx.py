"""Qwixx and Longo at one keyboard: the dice, the sheets, and choices that others must not see."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from rich.text import Text

from crosshex.cli.draw_dice import draw_dice
from crosshex.cli.draw_sheet import colour_name, draw_scores, draw_sheet, draw_table
from crosshex.cli.screen import Screen
from crosshex.cli.seating import Player
from crosshex.cli.session import Session
from crosshex.record import Record
from crosshex.rules import (
    CHANCE,
    Actor,
    Cross,
    IllegalMove,
    Move,
    Nothing,
    Phase,
    QwixxState,
    Roll,
    State,
)


def throw(state: QwixxState, chance: Random) -> Roll:
    """Throw the dice that are in the game."""
    rolls = state.legal(CHANCE)
    roll = rolls[chance.randrange(len(rolls))]
    assert isinstance(roll, Roll)
    return roll


class QwixxSession(Session):
    """A game of Qwixx or Longo."""

    unreadable = "answer-unreadable-qwixx"

    def __init__(
        self,
        record: Record,
        players: Sequence[Player],
        screen: Screen,
        chance: Random,
        save_to: Path | None = None,
    ) -> None:
        super().__init__(record, players, screen, save_to)
        self._chance = chance
        self._hiding = len(self.people) > 1

    @property
    def state(self) -> QwixxState:
        """Where the game stands."""
        assert isinstance(self.record.state, QwixxState)
        return self.record.state

    # -- a turn

    def step(self) -> None:
        """A throw, or the choice of one seat; in action 1 the bots choose before the people."""
        owed = self.state.to_act
        if not isinstance(owed, tuple):
            self._throw()
            return
        seat = min(owed, key=lambda seat: (self.players[seat].bot is None, seat))
        if self.players[seat].bot is not None:
            self.play_bot(seat)
        elif len(moves := self.state.legal(seat)) == 1:
            # Nothing to decide: no need to ask.
            self.play(seat, moves[0])
        else:
            self._ask(seat)

    def _throw(self) -> None:
        name = self.names[self.state.active]
        own = self.players[self.state.active].bot is None
        if self.people and self.wait("ask-throw" if own else "ask-go-on", name=name):
            return
        self.play(CHANCE, throw(self.state, self._chance))
        self._show_throw()

    def _show_throw(self) -> None:
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

    def _ask(self, seat: int) -> None:
        """Ask a person; with several people nobody sees a pending choice of another (Q3)."""
        secret = self._hiding and self.state.phase is Phase.ACTION_1
        if secret:
            self.screen.clear()
            if self.wait("ask-pass-keyboard", name=self.names[seat]):
                return
            self._show_throw()
        self._show_choice(seat)
        move = self.ask_move(seat)
        if secret:
            self.screen.clear()
        if move is not None:
            self.play(seat, move, by_person=True)

    def _show_choice(self, seat: int) -> None:
        state, moves = self.state, self.state.legal(seat)
        offered = [move for move in moves if isinstance(move, Cross)]
        if state.phase is Phase.ACTION_1:
            view = state.view(seat)
            self.screen.show(
                draw_table(
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
        self.screen.say(
            action, name=self.names[seat], sum=state.roll.white_sum, moves=_spell(moves)
        )

    # -- telling

    def narrate(self, before: State, actor: Actor, move: Move) -> None:
        """Tell about action 1 when all have chosen, and about action 2."""
        assert isinstance(before, QwixxState)
        if before.phase is Phase.ACTION_1 and self.state.phase is not Phase.ACTION_1:
            choices = self.record.steps[-self.record.game.seats :]
            for seat, choice in choices:
                self._tell(seat, choice)
            self._tell_locks(before, dict(choices))
        elif before.phase is Phase.ACTION_2:
            self._tell(actor, move, prefix=self.texts("told-action-2") + " · ")
            self._tell_locks(before, {actor: move})

    def _tell(self, actor: Actor, move: Move, prefix: str = "") -> None:
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
        for colour in sorted(self.state.locked - before.locked):
            names = [
                self.names[seat]
                for seat, move in choices.items()
                if isinstance(seat, int)
                and isinstance(move, Cross)
                and move.colour is colour
                and self.state.game.sheet.is_locked(self.state.marks[seat].rows[colour])
            ]
            self.screen.say(
                "told-row-locked", colour=colour_name(colour, self.texts), names=", ".join(names)
            )

    # -- commands

    def undo(self, seat: int | None) -> bool:
        """Take back the last choice of a person since the last throw."""
        for index in range(len(self.past) - 1, -1, -1):
            if self.past[index].actor is CHANCE:
                break
            if self.past[index].by_person:
                self.record = self.past[index].record
                del self.past[index:]
                self._show_throw()
                return True
        self.screen.say("answer-nothing-to-undo-roll")
        return False

    def show_legal(self, seat: int, about: str) -> None:
        """List the choices of a seat."""
        self.screen.say("answer-legal", moves=_spell(self.state.legal(seat)))

    def refuse(self, seat: int, error: IllegalMove) -> None:
        """Say why a choice is not legal, and which are."""
        reason = self.texts(f"reason-{error.reason.name.lower().replace('_', '-')}")
        self.screen.say("answer-illegal", move=str(error.move), reason=reason)
        self.show_legal(seat, "")

    def special(self, seat: int | None, word: str) -> bool | None:
        """Words that only make sense in Six get an answer too."""
        answers = {
            "coords": "answer-no-coords",
            "resign": "answer-no-resign",
            "draw": "answer-no-draw",
        }
        if word not in answers:
            return None
        game = self.texts(f"game-{self.record.game.name}")
        self.screen.say(answers[word], game=game)
        return False

    def commands(self) -> list[tuple[str, str]]:
        """What may be typed."""
        return [
            ("r5 …", "help-move-qwixx"),
            ("?", "help-legal"),
            ("undo", "help-undo-qwixx"),
            ("score", "help-score"),
            ("rules", "help-rules"),
            ("save FILE", "help-save"),
            ("help", "help-help"),
            ("quit", "help-quit"),
        ]

    def show_score(self) -> None:
        """All sheets, large."""
        view = self.state.view(None)
        self.screen.show(draw_table(view, self.names, self.texts, plain=self.screen.plain))

    # -- the end

    def show_end(self) -> None:
        """All sheets, the points row by row, and the winner."""
        self.screen.title(self.texts("end-title"))
        self.show_score()
        self.screen.show(draw_scores(self.state, self.names, self.texts))
        self.say_winner()


def _spell(moves: Sequence[Move]) -> str:
    return " ".join(str(move) for move in moves)
