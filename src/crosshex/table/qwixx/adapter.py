"""The adapter of games on a sheet: what seats are asked, and what everybody is shown."""

from typing import Final

from crosshex.rules import (
    SHEETS,
    Actor,
    Choice,
    Game,
    Move,
    Qwixx,
    QwixxState,
    Roll,
    SheetOption,
    State,
)
from crosshex.table.adapter import GameAdapter
from crosshex.table.messages import Chose, HintParts
from crosshex.table.qwixx.recent import QwixxRecent
from crosshex.table.qwixx.view import (
    ActedNews,
    ChoiceView,
    QwixxAsk,
    QwixxRoom,
    QwixxView,
    RevealedNews,
    ThrownNews,
    choice_view,
    layout_view,
    lock_views,
    qwixx_ask,
    qwixx_view,
    roll_view,
)
from crosshex.table.settings import parse_word


class QwixxAdapter(GameAdapter):
    """The adapter of every game on a sheet."""

    kind = "qwixx"
    recent = QwixxRecent

    def show_state(self, state: QwixxState, recent: QwixxRecent) -> QwixxView:
        """Sheets, dice and the last turns."""
        return qwixx_view(state, recent)

    def ask(self, state: QwixxState, seat: int) -> QwixxAsk:
        """The legal choices of a seat, each with its effects."""
        return qwixx_ask(state, seat)

    def show_choice(self, game: Qwixx, move: Choice) -> ChoiceView:
        """A choice with what it means."""
        return choice_view(move, game.sheet)

    def news(
        self, before: QwixxState, actor: Actor, move: Move, after: QwixxState, recent: QwixxRecent
    ) -> ThrownNews | Chose | RevealedNews | ActedNews:
        """The dice were thrown, a seat has chosen, all choices are revealed, or action 2."""
        if isinstance(move, Roll):
            return {
                "type": "thrown",
                "turn": recent.throws,
                "active": before.active,
                "roll": roll_view(move),
            }
        if before.chosen and after.chosen and isinstance(actor, int):
            return {"type": "chose", "seat": actor}
        turn = recent.this_turn or recent.last_turn
        assert turn is not None and turn.action_1 is not None
        sheet = before.game.sheet
        locked = lock_views(after.locked - before.locked, after.dice_left - before.dice_left, sheet)
        if before.chosen:
            choices = [choice_view(choice, sheet) for choice in turn.action_1]
            return {"type": "revealed", "choices": choices, "locked": locked}
        assert turn.action_2 is not None
        choice = choice_view(turn.action_2, sheet)
        assert isinstance(actor, int)
        return {"type": "acted", "seat": actor, "choice": choice, "locked": locked}

    def hint(self, state: QwixxState, move: Choice) -> HintParts:
        """The choice with what it means."""
        return {"choice": choice_view(move, state.game.sheet)}

    def room(self, game: Game) -> QwixxRoom:
        """The printed sheet, those that may be chosen, and the pairs of lucky numbers to draw."""
        assert isinstance(game, Qwixx)
        free = any(isinstance(option, SheetOption) for option in game.description.options)
        return {
            "layout": layout_view(game.sheet),
            "sheets": [layout_view(sheet) for sheet in SHEETS.values()] if free else [],
            "lucky_pairs": list(game.lucky_pairs),
        }

    def read(self, state: State, seat: int, text: str) -> Move:
        """The choice; playing it checks whether it is legal."""
        return parse_word(state.game, text)

    def fallback(self, state: State, seat: int) -> Move:
        """To cross nothing, even if that is a failed throw."""
        move: Move = state.legal(seat)[-1]
        return move


ADAPTER: Final = QwixxAdapter()
