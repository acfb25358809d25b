"""Tables at which anything may happen: random people, bots, clocks, moves and takebacks."""

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

from crosshex.rules import CHANCE, Description, find_game, games
from crosshex.table import commands
from crosshex.table.checks import Context
from crosshex.table.clocks import Delay
from crosshex.table.commands import NewTable
from crosshex.table.decide import BotMove, BotTrouble, TimeUp, decide
from crosshex.table.faults import Refused
from crosshex.table.messages import ThrowView
from crosshex.table.own_dice import throw_view
from crosshex.table.setup import create
from crosshex.table.table import Table
from crosshex.table.transitions import Transition

PEOPLE = ("ann", "bob", "cleo")
BOTS = ("greedy", "random")
PLAYS = 4
"""One of this many commands is not a move."""


def every_setup(description: Description) -> Iterator[tuple[int, dict[str, Any]]]:
    """Seats and options of a game: each number of seats, and each value of each option."""
    values: list[list[tuple[str, Any]]] = []
    for option in description.options:
        if option.type == "limit":
            values.append([(option.name, value) for value in (option.default, 2, 1000)])
        elif option.type == "choice":
            values.append([(option.name, value) for value in option.values or ()])
    for seats, chosen in product(description.seats, product(*values)):
        yield seats, dict(chosen)


class RandomTable:
    """One table, event by event."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], seed: int) -> None:
        self.rng = random.Random(seed)
        self.at = 1_000
        self.seed = self.rng.randbytes(32)
        kinds = [
            {"kind": "me", "name": "Ann", "share": "aa"},
            {"kind": "open"},
            {"kind": "bot", "bot": "random"},
        ]
        body = {
            "game": game,
            "options": options,
            "seats": [kinds[0], *self.rng.choices(kinds, k=seats - 1)],
            "time": self.rng.choice((None, 5)),
            "takebacks": self.rng.random() < 0.9,
        }
        if find_game(game).dice and self.rng.random() < 0.4:
            body |= {"dice": "own", "first": self.rng.randrange(seats)}
            for option in find_game(game).options:
                if option.type == "pairs":
                    body["options"] = {**options, option.name: [[5, 8]] * seats}
        self.steps = create("table", NewTable.model_validate(body), PEOPLE[0], self.context())

    @property
    def table(self) -> Table:
        return self.steps[-1].after

    def context(self) -> Context:
        self.at += self.rng.choice((10, 10, 10, 10, 6_000))
        present = frozenset(self.rng.sample(range(2), 1))
        return Context(self.at, self.seed, f"code{self.at}", present, BOTS)

    def go_on(self, steps: int) -> list[Transition]:
        """Send this many random commands; return the steps they caused."""
        before = len(self.steps)
        for _ in range(steps):
            command, by = self._anything()
            try:
                self.steps += decide(self.table, command, by, self.context())
            except Refused:
                continue
        return self.steps[before:]

    def _anything(self) -> tuple[Any, str | None]:
        rng, table = self.rng, self.table
        if table.status == "open":
            return self._in_the_lobby(), rng.choice(PEOPLE)
        if table.paused is not None and rng.random() < 0.3:
            paused = table.paused
            command = commands.Resume(type="resume", id="x", seat=paused)
            return command, table.seats[paused].holder
        if not table.people and rng.random() < 0.2:
            step = commands.Advance(type="step", id="x")
            halts = [commands.Halt(type="halt", id="x", on=on) for on in (True, False)]
            return rng.choice([step, *halts]), table.owner
        if table.owes and rng.randrange(PLAYS):
            return self._decision(rng.choice(table.owes))
        if (throw := throw_view(table)) and throw["seats"]:
            awaited = table.state is not None and table.state.to_act is CHANCE
            if rng.random() < (0.8 if awaited else 0.4):
                return self._throw(throw)
        seat = rng.randrange(len(table.seats))
        by = table.seats[seat].holder if rng.random() < 0.9 else rng.choice(PEOPLE)
        by = by or table.owner
        accept = rng.random() < 0.5
        fields: dict[str, Any] = {"id": "x", "seat": seat}
        if table.takeback and rng.random() < 0.5:
            return commands.AnswerTakeback(type="answer-takeback", accept=accept, **fields), by
        if table.draw and rng.random() < 0.5:
            return commands.AnswerDraw(type="answer-draw", accept=accept, **fields), by
        return rng.choice(
            [
                (TimeUp(), None),
                (Delay(rng.choice((-500, 3_000))), None),
                (commands.Withdraw(type="withdraw", **fields), by),
                (commands.Takeback(type="takeback", **fields), by),
                (commands.OfferDraw(type="offer-draw", **fields), by),
                (commands.Return(type="return", **fields), by),
                (commands.Return(type="return", **fields), by),
                (commands.Takeover(type="takeover", absent=1 - seat % 2, **fields), by),
                (commands.Rematch(type="rematch", id="x"), by),
                (commands.Configure(type="configure", id="x", time=rng.choice((None, 5))), by),
                (commands.Link(type="link", id="x", kind="watch", on=accept), by),
                (commands.Leave(type="leave", **fields), by),
                *(_seldom(table, fields, by) if rng.random() < 0.1 else []),
            ]
        )

    def _in_the_lobby(self) -> Any:
        rng = self.rng
        if rng.random() < 0.3:
            return commands.Start(type="start", id="x", fill=rng.choice((None, "greedy")))
        seat, link = rng.randrange(len(self.table.seats)), self.table.invite
        if rng.random() < 0.1:
            return commands.Stand(type="stand", id="x", seat=seat)
        if rng.random() < 0.2:
            return commands.MoveSeat(type="move-seat", id="x", seat=seat, to=0)
        return commands.Sit(type="sit", id="x", seat=seat, name="Somebody", link=link)

    def _throw(self, throw: ThrowView) -> tuple[Any, str | None]:
        """A throw or its correction; sometimes an impossible one."""
        most = 1 if self.rng.random() < 0.05 else 0
        faces = [die for die in throw["dice"] if die is not None]
        roll = " ".join(str(self.rng.randint(1, die + most)) for die in faces)
        seat = self.rng.choice(throw["seats"])
        command = commands.Throw(type="throw", id="x", seat=seat, roll=roll)
        return command, self.table.seats[seat].holder

    def _decision(self, seat: int) -> tuple[Any, str | None]:
        table, state = self.table, self.table.state
        assert state is not None
        legal = state.legal(seat)
        word = str(legal[self.rng.randrange(len(legal))])
        if table.bot_for(seat) is None:
            command = commands.Play(type="play", id="x", seat=seat, move=word)
            return command, table.seats[seat].holder
        if self.rng.random() < 0.1:
            return BotTrouble(seat, "crash", table.asked), None
        return BotMove(seat, word, table.asked), None


def _seldom(table: Table, fields: dict[str, Any], by: str) -> list[tuple[Any, str]]:
    """Commands that soon would leave a table to bots, or without a game."""
    return [
        (commands.SetBot(type="bot", bot="greedy", **fields), table.owner),
        (commands.Remove(type="remove", **fields), table.owner),
        (commands.Resign(type="resign", **fields), by),
    ]


def all_setups() -> dict[str, list[tuple[str, int, dict[str, Any]]]]:
    """Every game with every number of seats and every option."""
    return {
        name: [(name, seats, options) for seats, options in every_setup(description)]
        for name, description in games().items()
    }
