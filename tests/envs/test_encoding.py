"""The encodings of readable states and of the kernels agree at every step of the same games."""

import random
from collections import Counter

import numpy as np
import pytest

from crosshex.envs.encoding import IllegalAction, Node, encoding_of
from crosshex.envs.episode import Episode
from crosshex.envs.qwixx import QwixxEncoding
from crosshex.envs.six import SixEncoding
from crosshex.fast.batch import QwixxBatch, SixBatch
from crosshex.fast.layout import FRAME, frame_index
from crosshex.rules import (
    CHANCE,
    SHEETS,
    Cell,
    Longo,
    Qwixx,
    Roll,
    Shift,
    Shifts,
    Six,
    SixState,
)
from crosshex.rules.hexagons import frontier
from tests.random_sheets import random_sheet

GAMES = 8


def episodes(make: Episode, count: int, seed: int) -> list[Episode]:
    """The same games as episodes by the readable rules."""
    found = []
    for number in range(count):
        episode = Episode(make.game, make.returns, deal=make.game.name == "longo")
        episode.seed, episode.number = seed, number - 1
        episode.reset()
        found.append(episode)
    return found


@pytest.mark.parametrize(
    ("seats", "returns"), [(1, "points"), (2, "win"), (3, "margin"), (4, "points"), (5, "win")]
)
@pytest.mark.parametrize("name", ["qwixx", "longo"])
def test_qwixx_is_encoded_the_same_by_both_engines(name: str, seats: int, returns: str) -> None:
    game = Qwixx(seats) if name == "qwixx" else Longo(seats)
    compare_encodings(game, QwixxBatch(name, seats, returns=returns), returns)


@pytest.mark.parametrize(
    ("name", "seats", "returns"),
    [("mixx-colours", 2, "win"), ("mixx-colours", 1, "points"), ("mixx-numbers", 3, "margin")],
)
def test_named_sheets_are_encoded_the_same_by_both_engines(
    name: str, seats: int, returns: str
) -> None:
    sheet = SHEETS[name]
    batch = QwixxBatch("qwixx", seats, sheet=sheet, returns=returns)
    assert (batch.actions, batch.layout.printed > 0) == (45, True)
    compare_encodings(Qwixx(seats, sheet), batch, returns)


@pytest.mark.parametrize("number", range(12))
def test_any_sheet_is_encoded_the_same_by_both_engines(number: int) -> None:
    sheet = random_sheet(random.Random(number))
    compare_encodings(Qwixx(2, sheet), QwixxBatch("qwixx", 2, sheet=sheet, returns="win"), "win")


def compare_encodings(game: Qwixx, batch: QwixxBatch, returns: str) -> None:
    """Play some games to the end in both engines and compare every array."""
    seats = game.seats
    batch.reset(GAMES, seed=seats)
    twins = episodes(Episode(game, returns), GAMES, seats)
    encoding = twins[0].encoding
    rng = np.random.default_rng(seats)
    # Careless seats end games by failed throws, careful ones by locks.
    styles = rng.choice(["greedy-1", "greedy-2", "random"], seats)
    while True:
        seen, masks = batch.observe(), batch.legal_mask()
        for number, twin in enumerate(twins):
            for seat in range(seats):
                assert np.array_equal(encoding.mask(twin.node, seat), masks[number, seat])
                assert np.array_equal(encoding.observe(twin.node, seat), seen[number, seat])
            assert tuple(np.flatnonzero(batch.to_act[number])) == twin.acting
            assert tuple(batch.scores[number]) == twin.node.state.scores
            assert batch.over[number] == twin.over
        if batch.over.all():
            break
        actions = np.stack([batch.policy(styles[seat], seat) for seat in range(seats)], axis=1)
        rewards = batch.step(actions)
        for number, twin in enumerate(twins):
            if twin.over:
                assert not rewards[number].any()
                continue
            paid = twin.act(dict(enumerate(actions[number].tolist())))
            assert np.allclose(paid, rewards[number])


def evenly_cutting(node: Node) -> list[int]:
    """The actions that take a hexagon between groups of equal size."""
    assert isinstance(node.state, SixState)
    moves = node.state.legal(node.state.seat)
    if node.hand or not isinstance(moves, Shifts):
        return []
    return [1 + frame_index(*after.source) for after in moves.taken if after.keep is not None]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_six_is_encoded_the_same_by_both_engines(variant: str, seats: int) -> None:
    # With short limits, random play reaches repetition and the move limit.
    batch = SixBatch(seats, variant, repetition=2, move_limit=25)
    game = Six(seats, variant, repetition=2, move_limit=25)  # type: ignore[arg-type]
    batch.reset(GAMES, seed=5)
    twins = episodes(Episode(game), GAMES, 5)
    encoding = SixEncoding()
    rng = random.Random(f"{variant} {seats}")
    taken: dict[tuple[int, int], list[int]] = {}
    met: Counter[str] = Counter()
    while not batch.over.all():
        masks = batch.legal_mask()
        watcher = rng.randrange(seats)
        seen, watched = batch.observe(), batch.observe(watcher)
        actions = np.zeros(GAMES, np.int64)
        for number, twin in enumerate(twins):
            seat = int(batch.seat[number])
            assert np.array_equal(encoding.mask(twin.node, seat), masks[number])
            assert np.array_equal(encoding.observe(twin.node, seat), seen[number])
            assert np.array_equal(encoding.observe(twin.node, watcher), watched[number])
            assert batch.over[number] == twin.over
            if twin.over:
                continue
            assert twin.acting == (seat,)
            options = np.flatnonzero(masks[number]).tolist()
            hand = twin.node.hand
            met["keep" if len(hand) > 1 else "put" if hand else "take or place"] += 1
            choice = rng.choice(options)
            # Some games move one hexagon back and forth, so that positions repeat.
            if number % 3 == 0 and isinstance(twin.node.state, SixState):
                way = taken.setdefault((number, seat), [])
                if twin.node.state.moving and not hand and way and way[-1] in options:
                    choice = way[-1]
                elif len(hand) == 1 and len(way) > 2 and way[-3] in options:
                    choice = way[-3]
                way.append(choice)
            elif cuts := evenly_cutting(twin.node):
                choice = rng.choice(cuts)
            actions[number] = choice
            words = encoding.word(twin.node, seat, choice)
            assert batch.word(number, choice) == words
        rewards = batch.step(actions)
        for number, twin in enumerate(twins):
            if twin.over:
                continue
            paid = twin.act({int(twin.acting[0]): int(actions[number])})
            assert np.allclose(paid, rewards[number])
    for number, twin in enumerate(twins):
        outcome = twin.node.state.outcome
        assert outcome is not None
        assert batch.ending[number] == outcome.ending
        met[outcome.ending] += 1
    assert met["put"]
    if variant == "basic":
        assert met["repetition"]
        assert met["move limit"]
    else:
        assert met["keep"]
        assert met["too few hexagons"]


def test_every_legal_move_of_six_is_one_path_of_actions() -> None:
    encoding = SixEncoding()
    ties = 0
    for seed in range(2):
        ties += compare_paths(encoding, random.Random(seed))
    assert ties


def compare_paths(encoding: SixEncoding, rng: random.Random) -> int:
    """Compare one game; return how often a group to keep had to be chosen."""
    state = Six(variant="advanced").start()
    ties = 0
    while state.to_act:
        moves = state.legal(state.seat)
        if isinstance(moves, Shifts):
            reached = []
            start = Node(state)
            for take in encoding.legal(start, state.seat):
                held = encoding.play(start, state.seat, take)
                kept = [held]
                if len(held.hand) > 1:
                    ties += 1
                    options = encoding.legal(held, state.seat)
                    kept = [encoding.play(held, state.seat, keep) for keep in options]
                for node in kept:
                    after = node.hand[0]
                    targets = encoding.legal(node, state.seat)
                    assert targets == sorted(1 + frame_index(*cell) for cell in after.targets)
                    reached.append((after.source, after.keep, len(targets)))
            wanted = [(after.source, after.keep, len(after.targets)) for after in moves.taken]
            assert sorted(reached, key=str) == sorted(wanted, key=str)
            if cuts := [move for move in moves if isinstance(move, Shift) and move.keep]:
                moves = cuts
        state = state.play(state.seat, rng.choice(moves))
    return ties


@pytest.mark.parametrize("direction", [(1, 0), (0, 1), (1, -1)])
def test_the_longest_line_of_hexagons_fits_into_the_frame_in_every_direction(
    direction: tuple[int, int],
) -> None:
    # 41 are on the board while the last one is in the hand: no two cells may share a place.
    for away in (0, 17, 1000):
        line = {Cell(away + direction[0] * i, -away + direction[1] * i) for i in range(41)}
        cells = line | frontier(line)
        assert len({frame_index(*cell) for cell in cells}) == len(cells)
    whole = {Cell(direction[0] * i, direction[1] * i) for i in range(42)}
    assert len({frame_index(*cell) for cell in whole}) == 42
    assert FRAME == 43


def test_a_pending_choice_is_in_no_other_seats_observation() -> None:
    state = Qwixx(2).start().play(CHANCE, Roll.parse("4 1 6 3 5 6"))
    encoding = QwixxEncoding(state.game)
    before = encoding.observe(Node(state), 1)
    chosen = state.play(0, state.parse(0, "r5"))
    assert np.array_equal(encoding.observe(Node(chosen), 1), before)
    assert encoding.legal(Node(chosen), 0) == [0]


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (5, "seat 1: action 5, r6, is not legal: the dice do not make this number; legal words"),
        (45, "seat 1: action 45 is not legal: actions are whole numbers from 0 to 44"),
        (-1, "actions are whole numbers from 0 to 44"),
        ("r5", "action r5 is not legal: actions are whole numbers"),
    ],
)
def test_an_illegal_action_is_refused_with_a_message(action: int, message: str) -> None:
    state = Qwixx(2).start().play(CHANCE, Roll.parse("4 1 6 3 5 6"))
    with pytest.raises(IllegalAction, match="r5 \\(4\\)") as refused:
        encoding_of(state.game).play(Node(state), 0, action)
    assert message in str(refused.value)


def test_an_illegal_action_of_six_is_refused_with_a_message() -> None:
    start = Node(Six().start())
    with pytest.raises(IllegalAction, match="the first hexagon must touch the red start hexagon"):
        SixEncoding().play(start, 0, 1 + frame_index(5, 5))
    with pytest.raises(IllegalAction, match="passing is only for those who have no other move"):
        SixEncoding().play(start, 0, 0)
    with pytest.raises(IllegalAction, match=r"seat 2: .* it has nothing to decide now"):
        SixEncoding().play(start, 1, 1 + frame_index(-1, 0))
    assert SixEncoding().play(start, 1, 0) == start
