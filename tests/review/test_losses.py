import pytest

from crosshex.bots import levels
from crosshex.review.losses import listed_losses, nearest_level
from crosshex.rules import Game, Longo, Qwixx


@pytest.mark.parametrize(("key", "game"), [("qwixx-2", Qwixx(2)), ("longo-2", Longo(2))])
def test_every_level_was_measured_and_a_loss_between_two_levels_names_the_nearer_one(
    key: str, game: Game
) -> None:
    listed = listed_losses(key)
    assert set(listed) == set(levels(game))
    best, second = list(listed.values())[:2]
    assert best.low <= best.mean < second.mean <= second.high
    assert nearest_level(key, best.mean + 0.4 * (second.mean - best.mean)) == next(iter(listed))
