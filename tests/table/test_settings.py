from typing import Any

import pytest

from crosshex.rules import OptionError, find_game
from crosshex.table.settings import Settings, read_options


@pytest.mark.parametrize(
    ("game", "options"),
    [("qwixx", {}), ("longo", {"lucky": ((5, 8), (3, 12))}), ("six", {"move_limit": 1000})],
)
def test_settings_are_read_back_as_they_were_stored(game: str, options: dict[str, Any]) -> None:
    all_options = {**find_game(game).make(2).options, **options}
    stored = Settings(game, 2, all_options, time=60, takebacks=False, first=1)
    assert Settings.from_json(stored.to_json()) == stored


@pytest.mark.parametrize("limit", [None, 1001, 100_000])
def test_a_table_may_not_have_a_move_limit_that_ends_no_game(limit: int | None) -> None:
    with pytest.raises(OptionError, match="from 1 to 1000"):
        read_options(find_game("six"), {"move_limit": limit})
