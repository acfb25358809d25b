"""Learn solitaire Qwixx with PPO written out, in PyTorch, on games that are arrays.

    pip install 'crosshex[train]'
    python examples/ppo.py                              # ten minutes on two cores
    python examples/ppo.py --minutes 3 --cores 1

Two things make it quick. The four rows look alike when their fields count from the left, so one
small network reads each of them, and what it learns in one row it knows in all. And decisions with
one legal action teach the policy nothing, so only the critic sees them. Rewards are points as they
are made; nothing is discounted. Minutes are those of the processor.
"""

import argparse
import time

import numpy as np
import torch
from torch import Tensor, nn

from crosshex.fast.batch import QwixxBatch

GAMES, STEPS, EPOCHS, MINIBATCH = 256, 64, 4, 2048
WIDTH, RATE, CLIP, TRACE, ENTROPY = 128, 1e-3, 0.2, 0.9, 0.003
POINTS = 0.05  # Points become rewards at this scale: a critic learns best with numbers around one.


class Net(nn.Module):
    """The policy and the critic on one network that reads row by row."""

    def __init__(self, games: QwixxBatch) -> None:
        super().__init__()
        at = games.layout
        self.parts = ((0, 12), (at.locked, 1), (at.white, 11), (at.colour, 11))  # Of each row.
        self.common = [*range(at.failed, at.failed + 4), at.action_1, at.crossed]
        self.row = nn.Sequential(
            *(nn.Linear(35 + 6, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        )
        self.sheet = nn.Sequential(nn.Linear(WIDTH + 6, WIDTH), nn.ReLU())
        self.mix, self.given = nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, WIDTH)
        self.field, self.nothing = nn.Linear(WIDTH, 11), nn.Linear(WIDTH, 1)
        self.value = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 1))
        for last in (self.field, self.nothing, self.value[-1]):
            nn.init.orthogonal_(last.weight, 0.01)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """The log chances of the actions, and the points to come."""
        common = seen[:, self.common]
        rows = [seen[:, at : at + 4 * size].view(-1, 4, size) for at, size in self.parts]
        each = self.row(torch.cat([*rows, common[:, None].expand(-1, 4, -1)], 2))
        sheet = self.sheet(torch.cat([each.sum(1), common], 1))
        fields = self.field((self.mix(each) + self.given(sheet)[:, None]).relu())
        logits = torch.cat([self.nothing(sheet), fields.flatten(1)], 1)
        return logits.masked_fill(~legal, -1e9).log_softmax(1), self.value(sheet)[:, 0]


def look(games: QwixxBatch) -> tuple[Tensor, Tensor]:
    """What is seen in every game, and what is legal."""
    return torch.from_numpy(games.observe(0)), torch.from_numpy(games.legal_mask(0)).bool()


def collect(net: Net, games: QwixxBatch) -> tuple[list[Tensor], list[int]]:
    """Play on: what was seen, legal, chosen, how likely, its advantage and return; and scores."""
    rows, scores = [], list[int]()
    for _ in range(STEPS):
        seen, legal = look(games)
        logits, value = net(seen, legal)
        chosen = (logits - torch.empty_like(logits).exponential_().log()).argmax(1)  # A sample.
        reward = torch.from_numpy(games.step(chosen.numpy()[:, None])[:, 0] * POINTS)
        if (over := games.over).any():
            scores += games.scores[over, 0].tolist()
            games.restart(over)
        likely = logits.gather(1, chosen[:, None])[:, 0]
        rows.append((seen, legal, chosen, likely, value, reward, torch.from_numpy(~over)))
    seen, legal, chosen, likely, value, reward, on = map(torch.stack, zip(*rows, strict=True))
    gained, trace, after = torch.zeros_like(value), torch.zeros(GAMES), net(*look(games))[1]
    for t in reversed(range(STEPS)):
        gained[t] = trace = reward[t] - value[t] + (after + TRACE * trace) * on[t]
        after = value[t]
    parts = (seen, legal, chosen, likely, gained, gained + value)
    return [part.flatten(0, 1) for part in parts], scores


def learn(net: Net, optimizer: torch.optim.Optimizer, parts: list[Tensor]) -> None:
    """Some epochs of PPO."""
    for _ in range(EPOCHS):
        for at in torch.randperm(len(parts[0])).split(MINIBATCH):
            seen, legal, chosen, before, gained, returned = (part[at] for part in parts)
            free = legal.sum(1) > 1
            logits, value = net(seen, legal)
            logits, gained = logits[free], gained[free]
            gained = (gained - gained.mean()) / (gained.std() + 1e-8)
            ratio = (logits.gather(1, chosen[free][:, None])[:, 0] - before[free]).exp()
            better = torch.min(ratio * gained, ratio.clamp(1 - CLIP, 1 + CLIP) * gained).mean()
            entropy = -(logits.exp() * logits).sum(1).mean()
            optimizer.zero_grad()
            loss = 0.5 * (value - returned).square().mean() - better - ENTROPY * entropy
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def measure(net: Net, games: int) -> None:
    """The scores of fresh games in which the policy takes its most likely action."""
    batch = QwixxBatch("qwixx", seats=1)
    batch.reset(games, seed=10**6)
    while not batch.over.all():
        batch.step(net(*look(batch))[0].argmax(1).numpy()[:, None])
    scores = batch.scores[:, 0]
    error = 1.96 * scores.std() / games**0.5
    print(f"{scores.mean():.2f} ± {error:.2f} points in {games} games")


def main() -> None:
    """Learn and report."""
    parser = argparse.ArgumentParser(description="Learn solitaire Qwixx with PPO.")
    parser.add_argument("--minutes", type=float, default=10.0, help="of each core")
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--games", type=int, default=10_000, help="games to measure with")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(options.cores)
    torch.manual_seed(options.seed)
    games = QwixxBatch("qwixx", seats=1)
    games.reset(GAMES, options.seed)
    net = Net(games)
    optimizer = torch.optim.Adam(net.parameters(), eps=1e-5)
    seconds, steps, told, recent = 60 * options.minutes * options.cores, 0, 0.0, list[int]()
    while (spent := time.process_time()) < seconds:
        with torch.no_grad():
            parts, scores = collect(net, games)
        optimizer.param_groups[0]["lr"] = RATE * (1 - spent / seconds)
        learn(net, optimizer, parts)
        steps, recent = steps + len(parts[0]), [*recent, *scores][-2000:]
        if spent >= told:
            line = f"{spent:6.0f} s  {steps:9} steps  mean score {np.mean(recent):6.1f}"
            print(line, flush=True)
            told += seconds / 20
    with torch.no_grad():
        measure(net, options.games)


if __name__ == "__main__":
    main()
