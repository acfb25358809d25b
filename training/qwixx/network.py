"""The value network: what a position between two turns is worth to one seat.

It has two outputs: the chance of winning, where a tie is a shared win, and the expected margin over
the best other score. The first layer sees the seat together with one opponent at a time, as a sum
of embedding vectors. Every sheet row is one word (open with `right` and `count`, or closed with
`count`), and so are failed throws, the score difference, whose turn is next, and lucky numbers. The
second layer still works on one opponent. Then the opponents are pooled by sum and maximum, so that
one network serves games with 2 to 5 seats and the order of opponents does not matter.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import torch
from torch import Tensor
from torch.nn.functional import embedding_bag

from crosshex.bots.qwixx.net import FURTHEST, MARGIN_SCALE, Words
from crosshex.rules.sheet import Sheet
from training.qwixx.tensor_rules import MOST_SEATS, ROWS, lucky_pairs_of, points

Weights: TypeAlias = dict[str, Tensor]
Blocks: TypeAlias = Sequence[int]
"""The numbers of positions of games with 2, 3, 4 and 5 seats, in this order."""

WIDTHS = (512, 256, 256, 128)
PAIRS_AT_ONCE = 1 << 21


def fresh_weights(sheet: Sheet, device: torch.device, widths: Sequence[int] = WIDTHS) -> Weights:
    """Random initial weights."""
    words = Words(sheet)
    first, second, third, fourth = widths

    def normal(rows: int, columns: int, spread: float) -> Tensor:
        return torch.randn((rows, columns), device=device) * spread

    def zeros(n: int) -> Tensor:
        return torch.zeros(n, device=device)

    return {
        "own": normal(words.own, first, 0.2),
        "pair": normal(words.pair, first, 0.2),
        "bias1": zeros(first),
        "layer2": normal(first, second, (2 / first) ** 0.5),
        "bias2": zeros(second),
        "layer3": normal(2 * second, third, (1 / second) ** 0.5),
        "bias3": zeros(third),
        "layer4": normal(third, fourth, (2 / third) ** 0.5),
        "bias4": zeros(fourth),
        "heads": normal(fourth, 2, 0.1 / fourth**0.5),
        "bias5": zeros(2),
    }


@dataclass(frozen=True)
class Positions:
    """Positions between two turns as words, sorted by the number of seats.

    Attributes:
        blocks: how many positions have 2, 3, 4 and 5 seats.
        own: the words of the seat's own sheet.
        pair: the words for each opponent with the seat; the opponents of one seat lie together.
        score: the seat's points.
        best: the points of its best opponent.
        ties: how many opponents have these points.
        failed: the most failed throws of any opponent.
    """

    blocks: tuple[int, ...]
    own: Tensor
    pair: Tensor
    score: Tensor
    best: Tensor
    ties: Tensor
    failed: Tensor


def opponents(blocks: Blocks, seats: Tensor, seat: Tensor) -> tuple[Tensor, Tensor]:
    """For every pair of a position and an opponent: which position, and the opponent's seat."""
    of, step, offset = [], [], 0
    for others, n in enumerate(blocks, start=1):
        places = torch.arange(offset, offset + n, device=seat.device)
        of.append(places.repeat_interleave(others))
        step.append(torch.arange(1, others + 1, device=seat.device).repeat(n))
        offset += n
    position = torch.cat(of)
    return position, (seat[position] + torch.cat(step)) % seats[position]


def _per_position(blocks: Blocks, pairs: Tensor) -> list[Tensor]:
    """Values of pairs as one matrix (positions by opponents) for each number of seats."""
    parts, offset = [], 0
    for others, n in enumerate(blocks, start=1):
        part = pairs[offset : offset + others * n]
        parts.append(part.view(n, others, *pairs.shape[1:]))
        offset += others * n
    return parts


def describe(
    sheet: Sheet,
    blocks: Blocks,
    *,
    seats: Tensor,
    seat: Tensor,
    following: Tensor,
    locked: Tensor,
    own: tuple[Tensor, Tensor, Tensor],
    own_lucky: Tensor,
    sheets: tuple[Tensor, Tensor, Tensor],
    lucky: Tensor,
    source: Tensor,
    lucky_source: Tensor,
) -> Positions:
    """Encode positions as words.

    Args:
        sheet: what is printed on the sheets.
        blocks: how many positions have 2, 3, 4 and 5 seats.
        seats: how many seats each position has.
        seat: whose view it is.
        following: who throws next.
        locked: the locked rows.
        own: `right`, `count` and `failed` of the seat.
        own_lucky: its lucky numbers.
        sheets: the same three for all seats of all games.
        lucky: the lucky numbers of all seats of all games.
        source: the row of `sheets` with the opponents' sheets of a position.
        lucky_source: the row of `lucky` with their lucky numbers.
    """
    words = Words(sheet)
    of, other = opponents(blocks, seats, seat)
    right, count, failed = own
    at = source[of]
    right_there, count_there, failed_there = (values[at, other] for values in sheets)

    own_words = sheet_words(words, right, count, failed, locked, own_lucky)
    their_lucky = lucky[lucky_source[of], other]
    their_words = sheet_words(
        words, right_there, count_there, failed_there, locked[of], their_lucky
    )

    score = points(count, failed)
    their_score = points(count_there, failed_there)
    lead = (score[of] - their_score).clamp(-FURTHEST, FURTHEST) + FURTHEST + words.own
    wait = ((following - seat) % seats)[of]
    their_wait = (following[of] - other) % seats[of]
    turn = words.turn + (seats[of] * MOST_SEATS + wait) * MOST_SEATS + their_wait
    best, ties, most = [], [], []
    for scores, failures in zip(
        _per_position(blocks, their_score), _per_position(blocks, failed_there), strict=True
    ):
        top = scores.amax(1)
        best.append(top)
        ties.append((scores == top[:, None]).sum(1))
        most.append(failures.amax(1))
    return Positions(
        blocks=tuple(blocks),
        own=own_words,
        pair=torch.cat([their_words, lead[:, None].int(), turn[:, None].int()], 1),
        score=score,
        best=torch.cat(best),
        ties=torch.cat(ties),
        failed=torch.cat(most),
    )


def sheet_words(
    words: Words, right: Tensor, count: Tensor, failed: Tensor, locked: Tensor, lucky: Tensor
) -> Tensor:
    """The words of sheets; of a closed row only the number of crosses counts."""
    place = torch.where(locked, words.sheet.longest + 2, right)
    rows = place * words.counts + count
    rows = rows + torch.arange(ROWS, device=rows.device, dtype=rows.dtype) * words.row
    parts = [rows, failed[:, None] + words.failed]
    if lucky_pairs_of(words.sheet):
        parts.append(lucky + words.lucky)
    return torch.cat(parts, 1).int()


def values(weights: Weights, positions: Positions) -> tuple[Tensor, Tensor]:
    """The chance of winning and the expected margin in points; for play, without gradients."""
    logit, margin = outputs(weights, positions)
    return logit.sigmoid(), margin * MARGIN_SCALE


def outputs(weights: Weights, positions: Positions) -> tuple[Tensor, Tensor]:
    """The outputs of the two heads, as in `train_values` but without gradients."""
    logits = [positions.best.new_zeros(0, dtype=torch.float32)]
    margins = [logits[0]]
    for part in _slices(positions):
        own = embedding_bag(part.own, weights["own"], mode="sum") + weights["bias1"]
        pair = embedding_bag(part.pair, weights["pair"], mode="sum")
        out = _upper(weights, part, own, pair)
        logits.append(out[:, 0])
        margins.append(out[:, 1])
    return torch.cat(logits), torch.cat(margins)


def for_play(weights: Weights) -> Weights:
    """A copy of the weights in the precision that is fastest on their device."""
    if not weights["own"].is_cuda:
        return {name: weight.clone() for name, weight in weights.items()}
    return {
        name: weight.clone() if name in ("heads", "bias5") else weight.bfloat16()
        for name, weight in weights.items()
    }


def train_values(weights: Weights, positions: Positions) -> tuple[Tensor, Tensor]:
    """The logit of the chance of winning and the margin over `MARGIN_SCALE`, with gradients.

    The first layer is the same sum as in `values`, written as a product with ones and zeros. Its
    gradient is one more product; the gradient of an embedding look-up would add rows one by one.
    """
    dtype = torch.bfloat16 if positions.own.is_cuda else torch.float32
    cast = {name: weight.to(dtype) for name, weight in weights.items() if name != "heads"}
    cast["heads"], cast["bias5"] = weights["heads"], weights["bias5"]
    own = _ones(positions.own, cast["own"].shape[0], dtype) @ cast["own"] + cast["bias1"]
    pair = _ones(positions.pair, cast["pair"].shape[0], dtype) @ cast["pair"]
    out = _upper(cast, positions, own, pair)
    return out[:, 0], out[:, 1]


def _ones(words: Tensor, size: int, dtype: torch.dtype) -> Tensor:
    blank = torch.zeros((words.shape[0], size), dtype=dtype, device=words.device)
    return blank.scatter_(1, words.long(), 1.0)


def _upper(weights: Weights, positions: Positions, own: Tensor, pair: Tensor) -> Tensor:
    """All layers above the embedding; the heads in single precision."""
    sums, offset = [], 0
    for part in _per_position(positions.blocks, pair):
        n = part.shape[0]
        if n:
            sums.append((part + own[offset : offset + n, None]).flatten(0, 1))
        offset += n
    beside = (sums[0] if len(sums) == 1 else torch.cat(sums)).relu_()
    beside = torch.addmm(weights["bias2"], beside, weights["layer2"]).relu_()
    pooled = [
        torch.cat([part.sum(1), part.amax(1)], 1)
        for part in _per_position(positions.blocks, beside)
        if len(part)
    ]
    hidden = torch.addmm(weights["bias3"], torch.cat(pooled), weights["layer3"]).relu_()
    hidden = torch.addmm(weights["bias4"], hidden, weights["layer4"]).relu_()
    return torch.addmm(weights["bias5"].float(), hidden.float(), weights["heads"].float())


def _slices(positions: Positions) -> list[Positions]:
    """The positions in parts whose first layer fits comfortably into memory."""
    parts = []
    start = pair_start = 0
    for index, n in enumerate(positions.blocks):
        others = index + 1
        step = max(1, PAIRS_AT_ONCE // others)
        for low in range(0, n, step):
            size = min(step, n - low)
            a, p = start + low, pair_start + low * others
            blocks = [0] * len(positions.blocks)
            blocks[index] = size
            parts.append(
                Positions(
                    blocks=tuple(blocks),
                    own=positions.own[a : a + size],
                    pair=positions.pair[p : p + size * others],
                    score=positions.score[a : a + size],
                    best=positions.best[a : a + size],
                    ties=positions.ties[a : a + size],
                    failed=positions.failed[a : a + size],
                )
            )
        start += n
        pair_start += n * others
    return parts
