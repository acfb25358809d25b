from collections import Counter

from crosshex.bots import make_bot
from crosshex.rules import CHANCE, Qwixx, Roll


def test_every_legal_move_comes_up_about_equally_often() -> None:
    game = Qwixx()
    state = game.start().play(CHANCE, Roll.parse("4 1 6 3 5 6"))
    bot = make_bot("random", game, seed=1)
    drawn = Counter(str(bot.choose(state, 0)) for _ in range(1000))
    assert sorted(drawn) == ["-", "b5", "g5", "r5", "y5"]
    assert all(150 < count < 250 for count in drawn.values())
