"""The estimate of what looking ahead would gain."""

import torch

from crosshex.rules import QWIXX
from training.qwixx.lookahead_gain import lookahead_gain
from training.qwixx.network import fresh_weights

CPU = torch.device("cpu")


def test_a_careless_network_would_gain_by_looking_ahead() -> None:
    torch.manual_seed(3)
    weights = fresh_weights(QWIXX, CPU, (24, 16, 16, 8))
    with torch.no_grad():
        found = lookahead_gain(weights, QWIXX, games=40, throws=6, share=1.0)
    assert found.decisions > 20
    assert 0 < found.changed < 1
    assert found.gain + 3 * found.error > 0


def test_with_a_share_of_zero_looking_ahead_changes_nothing() -> None:
    torch.manual_seed(3)
    weights = fresh_weights(QWIXX, CPU, (24, 16, 16, 8))
    with torch.no_grad():
        found = lookahead_gain(weights, QWIXX, games=8, throws=2, share=0.0)
    assert found.changed == 0
    assert found.gain == 0
