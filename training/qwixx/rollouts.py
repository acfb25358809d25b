"""Estimates choices by rollouts: `master` plays all seats to the end, many thousand times.

All choices of a decision get the same dice, which removes most of the luck from their differences.
In action 1, which is simultaneous, the other seat plays like `master`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace

import torch
from torch import Tensor

from crosshex.rules import Cross, QwixxState
from crosshex.rules.qwixx_moves import parse_choice
from training.qwixx.baselines import NETWORK
from training.qwixx.network import Weights
from training.qwixx.policy import PolicyOptions, action_1, action_2, play_turn
from training.qwixx.self_play import results
from training.qwixx.tensor_rules import (
    MOST_SEATS,
    ROWS,
    GameBatch,
    act_1,
    act_2,
    legal_1,
    of_active,
    read_throw,
)

AT_ONCE = 1 << 17
"""How many games are played at once."""


@dataclass(frozen=True)
class Question:
    """A decision, and the choices to compare.

    Attributes:
        state: a throw in a game with two seats, before action 1 or action 2.
        seat: who decides.
        moves: the choices.
    """

    state: QwixxState
    seat: int
    moves: tuple[str, ...]


def compare(weights: Weights, questions: Sequence[Question], rollouts: int) -> list[Tensor]:
    """Play out every choice; for each question, the seat's shares of the win by choice and rollout.

    Args:
        weights: of `master`.
        questions: all of the same game, with two seats.
        rollouts: how many for each choice.
    """
    device = weights["own"].device
    rows = [(index, move) for index, each in enumerate(questions) for move in each.moves]
    of = torch.tensor([index for index, _ in rows], device=device)
    seat = torch.tensor([questions[index].seat for index, _ in rows], device=device)
    after = after_choices(weights, [(questions[index], move) for index, move in rows], seat)
    shares, played = [], 0
    while played < rollouts:
        times = min(max(1, AT_ONCE // len(rows)), rollouts - played)
        shares.append(_play_out(weights, after, of, len(questions), seat, times).cpu())
        played += times
    return list(torch.cat(shares, 1).split([len(each.moves) for each in questions]))


def _play_out(
    weights: Weights, after: GameBatch, of: Tensor, questions: int, seat: Tensor, times: int
) -> Tensor:
    """Play every game to the end ``times`` times; its seat's share of the win, by game and time."""
    size, device = after.size, after.device
    batch = _repeated(after, times)
    players = torch.full((batch.size, MOST_SEATS), NETWORK, device=device)
    while not bool(batch.over.all()):
        faces = (1, after.sheet.faces + 1)
        dice = torch.randint(*faces, (questions, times, 2 + ROWS), device=device, dtype=torch.int32)
        thrown = read_throw(after.sheet, dice[of].flatten(0, 1))
        batch = play_turn(weights, batch, players, PolicyOptions(), thrown)
    share, _ = results(batch)
    return share.view(size, times, MOST_SEATS)[torch.arange(size, device=device), :, seat]


def _repeated(batch: GameBatch, times: int) -> GameBatch:
    """Every game ``times`` times, its copies side by side."""
    tensors = {
        field.name: value.repeat_interleave(times, 0)
        for field in fields(batch)
        if isinstance(value := getattr(batch, field.name), Tensor)
    }
    return replace(batch, blocks=tuple(n * times for n in batch.blocks), **tensors)


def after_choices(
    weights: Weights, asked: Sequence[tuple[Question, str]], seat: Tensor
) -> GameBatch:
    """The games at the end of the turn, one after each choice."""
    device = seat.device
    batch = batch_of([question.state for question, _ in asked], device)
    thrown = read_throw(
        batch.sheet, torch.tensor([_dice(question.state) for question, _ in asked]).to(device)
    )
    told = torch.tensor([number_of(question.state, move) for question, move in asked]).to(device)
    first = torch.tensor([question.state.crossed is None for question, _ in asked]).to(device)
    so_far = torch.tensor([bool(question.state.crossed) for question, _ in asked]).to(device)

    players = torch.full((batch.size, MOST_SEATS), NETWORK, device=device)
    choice = action_1(weights, batch, thrown, legal_1(batch, thrown), players, PolicyOptions())
    mine = torch.arange(MOST_SEATS, device=device).eq(seat[:, None])
    choice = torch.where(mine, told[:, None], choice) * (first[:, None] & batch.taken)
    revealed, ended = act_1(batch, thrown, choice)
    crossed = torch.where(first, of_active(batch, choice) > 0, so_far)
    reply = action_2(weights, revealed, thrown, crossed, first & ~ended, PolicyOptions())
    return act_2(revealed, thrown, torch.where(first, reply, told), crossed, ended)


def batch_of(states: Sequence[QwixxState], device: torch.device) -> GameBatch:
    """Positions with two seats as tensors."""
    sheet = states[0].game.sheet
    rows = torch.zeros((2, len(states), MOST_SEATS, ROWS), dtype=torch.int32)
    failed = torch.zeros((len(states), MOST_SEATS), dtype=torch.int32)
    lucky = torch.zeros((len(states), MOST_SEATS, 2), dtype=torch.int32)
    for game, state in enumerate(states):
        for seat, marks in enumerate(state.marks):
            rows[0, game, seat] = torch.tensor([row.bit_length() for row in marks.rows])
            rows[1, game, seat] = torch.tensor([row.bit_count() for row in marks.rows])
            failed[game, seat] = marks.failed
            if state.game.lucky:
                lucky[game, seat] = torch.tensor(state.game.lucky[seat])
    locked = [[colour in state.locked for colour in range(ROWS)] for state in states]
    return GameBatch(
        sheet=sheet,
        blocks=(len(states), 0, 0, 0),
        seats=torch.full((len(states),), 2, device=device),
        right=rows[0].to(device),
        count=rows[1].to(device),
        failed=failed.to(device),
        locked=torch.tensor(locked, device=device),
        active=torch.tensor([state.active for state in states], device=device),
        lucky=lucky.to(device),
        over=torch.zeros(len(states), dtype=torch.bool, device=device),
    )


def _dice(state: QwixxState) -> list[int]:
    """The dice of a throw; a removed die may show anything, since no seat may use it."""
    assert state.roll is not None
    return [*state.roll.white, *(die or 1 for die in state.roll.colours)]


def number_of(state: QwixxState, move: str) -> int:
    """The number of a choice in the numbering of `training.qwixx.tensor_rules`."""
    choice = parse_choice(move)
    if not isinstance(choice, Cross):
        return 0
    if state.crossed is None:
        return 1 + choice.colour + (ROWS if choice.lucky else 0)
    dice = _dice(state)
    return 1 + 2 * choice.colour + dice.index(choice.number - dice[2 + choice.colour], 0, 2)
