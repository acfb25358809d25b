import hashlib
import hmac
import json
import re
from collections import Counter
from dataclasses import replace
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshex.record import Record
from crosshex.rules import CHANCE, COLOURS, NOTHING, Colour, Longo, Qwixx, QwixxState, Roll
from crosshex.rules.qwixx import LUCKY_PAIRS
from crosshex.table.fair_dice import (
    MOST_FACES,
    MOST_NUMBERS,
    Claim,
    FairDice,
    Kept,
    UnfairDraw,
    check_dice,
    commitment,
    daily_dice,
    is_share,
    proof_of,
)

DOC = Path(__file__).parents[2] / "docs" / "fair-dice.md"
seeds = st.binary(min_size=32, max_size=32)
shares = st.lists(st.text("0123456789abcdef", max_size=64), min_size=1, max_size=5).map(tuple)


def vectors(block: int) -> list[dict[str, Any]]:
    """A block of JSON of the page: 0 holds the games, 1 the numbers, 2 the throws of days."""
    blocks = re.findall(r"```json\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL)
    found: list[dict[str, Any]] = json.loads(blocks[block])
    return found


@pytest.mark.parametrize("vector", vectors(1), ids=lambda v: str(v["draw"]))
def test_numbers_of_any_size_are_drawn_as_documented(vector: dict[str, Any]) -> None:
    first = vectors(0)[0]
    below = FairDice(bytes.fromhex(first["seed"]), tuple(first["shares"])).below(vector["draw"])
    assert [below(bound) for bound in vector["bounds"]] == vector["numbers"]


@given(seeds, st.lists(st.integers(257, MOST_FACES), min_size=1, max_size=5))
def test_a_large_number_follows_from_the_bytes_as_described(seed: bytes, bounds: list[int]) -> None:
    dice = FairDice(seed, ("", "aa"))
    below = dice.below(3)
    blocks = (hmac.digest(dice.key, b"3:%d" % n, "sha256") for n in count())
    stream = (byte for block in blocks for byte in block)
    for bound in bounds:
        width = next(k for k in range(1, 7) if 256**k >= bound)
        read = (int.from_bytes(islice(stream, width), "big") for _ in count())
        number = next(n for n in read if n < 256**width // bound * bound)
        assert below(bound) == number % bound


@pytest.mark.parametrize("bound", [0, -1, MOST_FACES + 1])
def test_an_impossible_die_is_refused(bound: int) -> None:
    with pytest.raises(UnfairDraw, match=f"not {bound}"):
        FairDice(bytes(32), ("",)).below(1)(bound)


def test_a_draw_has_an_end() -> None:
    below = FairDice(bytes(32), ("",)).below(1)
    for _ in range(MOST_NUMBERS):
        below(6)
    with pytest.raises(UnfairDraw, match="at most 1000"):
        below(6)


@pytest.mark.parametrize("vector", vectors(0), ids=lambda v: v["game"])
def test_the_documented_test_vectors_hold(vector: dict[str, object]) -> None:
    given_shares = vector["shares"]
    assert isinstance(given_shares, list)
    game = (Longo if vector["game"] == "longo" else Qwixx)(len(given_shares))
    dice = FairDice(bytes.fromhex(str(vector["seed"])), tuple(given_shares))
    first, dealt = dice.lot(game)
    assert isinstance(dealt, Qwixx)
    left = [colour for colour in COLOURS if colour.name.lower() == vector["left_in_throw_3"]]
    state = game.start()
    assert commitment(dice.seed) == vector["commit"]
    assert dice.key.hex() == vector["key"]
    assert first + 1 == vector["first"]
    assert [list(pair) for pair in dealt.lucky] == vector["lucky"]
    assert [str(dice.throw(1, state)), str(dice.throw(2, state))] == vector["throws"]
    assert str(dice.throw(3, without(state, *left))) == vector["throw_3"]


@pytest.mark.parametrize("vector", vectors(2), ids=lambda v: v["game"])
def test_the_documented_throws_of_a_day_hold(vector: dict[str, Any]) -> None:
    dice = daily_dice(bytes.fromhex(vector["seed"]))
    state = (Longo if vector["game"] == "longo" else Qwixx)(1).start()
    left = [colour for colour in COLOURS if colour.name.lower() == vector["left_in_throw_3"]]
    assert commitment(dice.seed) == vector["commit"]
    assert dice.key.hex() == vector["key"]
    assert [str(dice.throw(n, state)) for n in (1, 2, 3)] == vector["throws"]
    assert str(dice.throw(3, without(state, *left))) == vector["throw_3"]
    assert dice.lot(state.game)[0] == 0


def test_the_throws_of_a_day_can_be_repeated_from_their_description() -> None:
    seed = bytes(range(32))
    key = hmac.new(seed, b"crosshex daily 1\n", hashlib.sha256).digest()
    stream = b"".join(hmac.new(key, b"7:%d" % i, hashlib.sha256).digest() for i in range(3))
    dice = [1 + byte % 6 for byte in stream if byte < 252][:6]
    assert str(daily_dice(seed).throw(7, Qwixx(1).start())) == " ".join(map(str, dice))


@given(seeds, st.integers(1, 500), st.sets(st.sampled_from(COLOURS)))
def test_a_throw_of_a_day_does_not_depend_on_which_dice_have_left(
    seed: bytes, number: int, left: set[Colour]
) -> None:
    whole = daily_dice(seed).throw(number, Qwixx(1).start())
    seen = daily_dice(seed).throw(number, without(Qwixx(1).start(), *left))
    assert isinstance(whole, Roll) and isinstance(seen, Roll)
    expected = [None if colour in left else whole.colours[colour] for colour in COLOURS]
    assert (seen.white, list(seen.colours)) == (whole.white, expected)


def without(state: QwixxState, *left: Colour) -> QwixxState:
    """The state after the dice of these colours were removed."""
    return replace(state, locked=frozenset(left))


def test_the_derivation_can_be_repeated_from_its_description() -> None:
    seed, texts = bytes(range(32)), ["0a", "", "ff00"]
    key = hmac.new(seed, b"crosshex dice 1\n0a\n\nff00\n", hashlib.sha256).digest()
    stream = b"".join(hmac.new(key, b"7:%d" % i, hashlib.sha256).digest() for i in range(3))
    dice = [1 + byte % 6 for byte in stream if byte < 252][:6]
    assert str(FairDice(seed, tuple(texts)).throw(7, Qwixx().start())) == " ".join(map(str, dice))


@given(seeds, shares, st.integers(1, 500))
def test_a_throw_is_legal_and_the_same_each_time(
    seed: bytes, given_shares: tuple[str, ...], number: int
) -> None:
    dice = FairDice(seed, given_shares)
    state = without(Longo().start(), Colour.GREEN)
    roll = dice.throw(number, state)
    assert roll == dice.throw(number, state)
    assert isinstance(roll, Roll)
    assert roll.colours[Colour.GREEN] is None
    assert all(die is None or 1 <= die <= 8 for die in (*roll.white, *roll.colours))


@given(seeds, shares)
def test_no_two_seats_draw_the_same_lucky_numbers(
    seed: bytes, given_shares: tuple[str, ...]
) -> None:
    first, dealt = FairDice(seed, given_shares).lot(Longo(len(given_shares)))
    assert isinstance(dealt, Longo)
    assert len(set(dealt.lucky)) == len(given_shares)
    assert set(dealt.lucky) <= set(LUCKY_PAIRS)
    assert 0 <= first < len(given_shares)


def test_any_share_changes_the_dice() -> None:
    def throws(*given_shares: str) -> list[str]:
        dice = FairDice(bytes(32), given_shares)
        return [str(dice.throw(n, Qwixx().start())) for n in range(1, 6)]

    different = [throws("", ""), throws("0", ""), throws("", "0"), throws("00", ""), throws("")]
    assert len({tuple(each) for each in different}) == len(different)


def test_every_face_comes_up_equally_often() -> None:
    dice = FairDice(bytes(32), ("",))
    state = Qwixx(1).start()
    throws = [Roll.parse(str(dice.throw(n, state))) for n in range(1, 3001)]
    counts = Counter(die for throw in throws for die in throw.white)
    # 6,000 throws of a die: four standard deviations are 115.
    assert all(abs(count - 1000) < 115 for count in counts.values()) and len(counts) == 6


def recorded(first: int, *throws: Roll) -> Record:
    """A game in which all players cross nothing."""
    record = Record.start(Qwixx(2), first)
    for roll in throws:
        record = record.played(CHANCE, roll).played(0, NOTHING).played(1, NOTHING)
        (seat,) = record.state.to_act if isinstance(record.state.to_act, tuple) else ()
        record = record.played(seat, record.state.parse(seat, "x"))
    return record


def test_verification_finds_a_changed_throw() -> None:
    dice = FairDice(bytes(32), ("", ""))
    state = Qwixx(2).start()
    throws = [Roll.parse(str(dice.throw(n, state))) for n in (1, 2)]
    first, _ = dice.lot(Qwixx(2))
    good = check_dice(dice, commitment(dice.seed), recorded(first, *throws))
    assert len(good) == 4 and all(finding.ok for finding in good)
    bad = check_dice(dice, commitment(dice.seed), recorded(first, *throws[::-1]))
    assert [finding.number for finding in bad if not finding.ok] == [1, 2]
    forged = check_dice(dice, commitment(b"x" * 32), recorded(1 - first, *throws))
    assert [finding.what for finding in forged if not finding.ok] == ["commit", "first"]


@pytest.mark.parametrize("text", ["g", "A", "0" * 65, " ", "\n"])
def test_an_invalid_share_is_refused(text: str) -> None:
    assert not is_share(text)


PROOFS = Path(__file__).parents[2] / "web/src/shell/lib/fair.vectors.json"


@pytest.mark.parametrize("case", json.loads(PROOFS.read_text("utf-8")), ids=lambda c: c["name"])
def test_what_is_proven_is_the_same_as_in_the_browser(case: dict[str, Any]) -> None:
    claim, kept = case["claim"], case["kept"]
    found = proof_of(
        Claim(claim["commit"], claim["seed"], tuple(claim["shares"]), claim["dice"]),
        kept and Kept(kept["commit"], tuple(kept["shares"]), kept["whole"]),
    )
    assert found == case["proof"]
