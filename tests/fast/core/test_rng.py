"""Counter-based random numbers: fixed for ever, different for every key, and uniform."""

from collections import Counter

import numpy as np

from crosshex.fast.core.rng import FRACTION_BITS, words


def test_a_seed_always_gives_the_same_words() -> None:
    assert words(1, 2, 0, 3).tolist() == [
        320164811561456661,
        308396549446958796,
        401825133086808267,
    ]


def test_seed_game_and_stream_each_change_every_word() -> None:
    base = words(1, 1, 0, 100)
    for other in (words(2, 1, 0, 100), words(1, 2, 0, 100), words(1, 1, 1, 100)):
        assert not (base == other).any()


def test_neighbouring_games_share_no_words() -> None:
    seen = np.concatenate(
        [words(5, game, stream, 50) for game in range(200) for stream in range(3)]
    )
    assert len(set(seen.tolist())) == seen.size


def test_dice_made_from_words_are_uniform_and_independent() -> None:
    faces = 6
    pairs: Counter[tuple[int, int]] = Counter()
    rolls = 36_000
    for word in words(3, 0, 0, rolls).tolist():
        first = word * faces >> FRACTION_BITS
        rest = word * faces & ((1 << FRACTION_BITS) - 1)
        pairs[first, rest * faces >> FRACTION_BITS] += 1
    assert len(pairs) == faces * faces
    expected = rolls / (faces * faces)
    chi_square = sum((count - expected) ** 2 / expected for count in pairs.values())
    assert chi_square < 66.6  # 0.999 quantile with 35 degrees of freedom
