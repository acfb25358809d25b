import pytest

from crosshex.rules import OptionError, find_game
from crosshex.table.settings import Settings, read_options


@pytest.mark.parametrize("limit", [None, 1001, 100_000])
def test_a_stored_table_keeps_a_move_limit_that_a_new_one_may_not_have(limit: int | None) -> None:
    stored = Settings("six", 2, {**find_game("six").make(2).options, "move_limit": limit})
    assert Settings.from_json(stored.to_json()) == stored
    with pytest.raises(OptionError, match="from 1 to 1000"):
        read_options(find_game("six"), {"move_limit": limit})
