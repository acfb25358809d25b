"""Placeholder until merged."""
from crosshex.record import write_position
from crosshex.rules import State
def state_text(state: State) -> str:
    """The position as text."""
    text: str = state.game.description.room("text", "crosshex.record:write_position")(state)
    return text
