"""A value network of games on a sheet: what positions are worth to a seat.

Every sum is made in the same order, however many positions are rated at once and on whatever
processor. So a position has the same worth in any company, to the last digit of a layer.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.bits import bit_count, bit_length
from crosshex.fast.core.jit import Array, Floats, Int, Ints, inline, inline_counted, njit
from crosshex.fast.qwixx.kernels import lane, score
from crosshex.fast.qwixx.positions import Positions

TOGETHER = 8
"""So many views share what is read of the weights: more would not stay in the nearest cache."""
_UNROLLED = 8
MOST_WORDS = 7
"""So many words has a sheet: four rows, failed throws, two lucky numbers."""


class WordLayout(NamedTuple):
    """Where each kind of word begins in the embeddings of a value network."""

    row: int
    counts: int
    closed: int
    failed: int
    lucky: int
    lead: int
    furthest: int
    turn: int
    most_seats: int


class Network(NamedTuple):
    """The weights of the layers.

    The first one has an embedding for a seat's own sheet and one for an opponent beside it.
    """

    own: NDArray[np.float32]
    pair: NDArray[np.float32]
    bias1: NDArray[np.float32]
    layer2: NDArray[np.float32]
    bias2: NDArray[np.float32]
    layer3: NDArray[np.float32]
    """For the sum over the opponents, and after it for the maximum."""
    layer3_of_one: NDArray[np.float32]
    """Where there is one opponent, sum and maximum are the same, and both parts add up."""
    bias3: NDArray[np.float32]
    layer4: NDArray[np.float32]
    bias4: NDArray[np.float32]
    heads: NDArray[np.float32]
    bias5: NDArray[np.float32]


@inline
def _list_words(layout: WordLayout, positions: Positions, at: Int, seat: Int, words: Ints) -> Int:
    """The words of a sheet; returns how many."""
    sheet = positions.sheets[at, seat]
    for row in range(4):
        bits = lane(sheet, row)
        closed = (positions.locked[at] >> row) & 1
        place = layout.closed if closed else bit_length(bits)
        words[row] = row * layout.row + place * layout.counts + bit_count(bits)
    words[4] = layout.failed + positions.failed[at, seat]
    count = 5
    for n in range(2):
        if positions.lucky[at, seat, n]:
            words[count] = layout.lucky + positions.lucky[at, seat, n]
            count += 1
    return count


@njit
def own_words(layout: WordLayout, positions: Positions) -> Ints:
    """The words of the first seat's sheets, a row for each position, without luck."""
    words, found = np.empty(MOST_WORDS, np.int64), np.empty((len(positions.active), 5), np.int64)
    for at in range(len(found)):
        _list_words(layout, positions, at, 0, words)
        found[at] = words[:5]
    return found


@inline
def _add_sheet(
    total: Array,
    embedding: Array,
    layout: WordLayout,
    positions: Positions,
    at: Int,
    seat: Int,
    words: Ints,
) -> None:
    """Add the words of a sheet."""
    for n in range(_list_words(layout, positions, at, seat, words)):
        word = words[n]
        for k in range(len(total)):
            total[k] += embedding[word, k]


@inline_counted
def _first_layer(
    layout: WordLayout,
    network: Network,
    positions: Positions,
    at: Int,
    seat: Int,
    words: Ints,
    mine: Array,
    hidden: Array,
) -> None:
    """The first layer for one view, a row for each opponent."""
    seats, active = positions.sheets.shape[1], positions.active[at]
    mine[:] = network.bias1
    _add_sheet(mine, network.own, layout, positions, at, seat, words)
    points = score(positions.sheets[at, seat], positions.failed[at, seat])
    wait = (active - seat) % seats
    place = 0
    for other in range(seats):
        if other == seat:
            continue
        total = hidden[place]
        total[:] = mine
        _add_sheet(total, network.pair, layout, positions, at, other, words)
        ahead = points - score(positions.sheets[at, other], positions.failed[at, other])
        lead = layout.lead + max(-layout.furthest, min(layout.furthest, ahead))
        theirs = (active - other) % seats
        turn = layout.turn + (seats * layout.most_seats + wait) * layout.most_seats + theirs
        for k in range(len(total)):
            total[k] = max(total[k] + network.pair[lead, k] + network.pair[turn, k], 0)
        place += 1


@inline_counted
def _layer(inputs: Array, rows: Int, weights: Array, bias: Array, outputs: Array) -> None:
    """One layer with its activation, for some rows at once; inputs that no row uses are skipped."""
    used, count = np.empty(inputs.shape[1], np.int64), 0
    for k in range(inputs.shape[1]):
        used[count] = k
        active = False
        for r in range(rows):
            active |= inputs[r, k] > 0
        count += active
    width, zero = len(bias), np.float32(0)
    for r in range(rows):
        outputs[r] = bias
    whole = count - count % _UNROLLED
    for n in range(0, whole, _UNROLLED):
        a, b, c, d = used[n], used[n + 1], used[n + 2], used[n + 3]
        e, f, g, h = used[n + 4], used[n + 5], used[n + 6], used[n + 7]
        for r in range(rows):
            ia, ib, ic, id_ = inputs[r, a], inputs[r, b], inputs[r, c], inputs[r, d]
            ie, if_, ig, ih = inputs[r, e], inputs[r, f], inputs[r, g], inputs[r, h]
            for j in range(width):
                total = outputs[r, j] + ia * weights[a, j] + ib * weights[b, j]
                total = total + ic * weights[c, j] + id_ * weights[d, j]
                total = total + ie * weights[e, j] + if_ * weights[f, j]
                outputs[r, j] = total + ig * weights[g, j] + ih * weights[h, j]
    for n in range(whole, count):
        a = used[n]
        for r in range(rows):
            ia = inputs[r, a]
            for j in range(width):
                outputs[r, j] += ia * weights[a, j]
    for r in range(rows):
        for j in range(width):
            outputs[r, j] = max(outputs[r, j], zero)


@njit
def evaluate(
    layout: WordLayout,
    network: Network,
    positions: Positions,
    views: Ints,
    seats: Ints,
    logits: Floats,
    margins: Floats,
) -> None:
    """The logit of winning and the expected lead, for position ``views[n]`` and ``seats[n]``."""
    opponents, half = positions.sheets.shape[1] - 1, len(network.bias2)
    words = np.empty(MOST_WORDS, np.int64)
    mine = np.empty(len(network.bias1), np.float32)
    hidden = np.empty((TOGETHER * opponents, len(mine)), np.float32)
    beside = np.empty((TOGETHER * opponents, half), np.float32)
    joined = np.empty((TOGETHER, 2 * half), np.float32)
    third = np.empty((TOGETHER, len(network.bias3)), np.float32)
    fourth = np.empty((TOGETHER, len(network.bias4)), np.float32)
    for start in range(0, len(views), TOGETHER):
        rows = min(TOGETHER, len(views) - start)
        for r in range(rows):
            at, seat = views[start + r], seats[start + r]
            of_view = hidden[r * opponents : (r + 1) * opponents]
            _first_layer(layout, network, positions, at, seat, words, mine, of_view)
        _layer(hidden, rows * opponents, network.layer2, network.bias2, beside)
        if opponents == 1:
            _layer(beside, rows, network.layer3_of_one, network.bias3, third)
        else:
            for r in range(rows):
                first = r * opponents
                joined[r, :half] = joined[r, half:] = beside[first]
                for other in range(first + 1, first + opponents):
                    for j in range(half):
                        joined[r, j] += beside[other, j]
                        joined[r, half + j] = max(joined[r, half + j], beside[other, j])
            _layer(joined, rows, network.layer3, network.bias3, third)
        _layer(third, rows, network.layer4, network.bias4, fourth)
        for r in range(rows):
            logit, margin = network.bias5[0], network.bias5[1]
            for j in range(fourth.shape[1]):
                logit += fourth[r, j] * network.heads[j, 0]
                margin += fourth[r, j] * network.heads[j, 1]
            logits[start + r], margins[start + r] = logit, margin
