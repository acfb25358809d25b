"""What tables do, send and store, for the golden files; `make` writes it into them.

Code of tables and of the server that may move or be renamed is called only here.
"""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from crosshex.bots import make_bot
from crosshex.rules import Cell
from crosshex.server.api.catalogue import catalogue
from crosshex.server.api.table_sockets import COMMAND
from crosshex.server.config import ServerConfig
from crosshex.server.rooms.queries import hint_view
from crosshex.table.checks import Context
from crosshex.table.commands import Hint, NewTable, Rematch
from crosshex.table.decide import BotMove, BotTrouble, TimeUp, decide
from crosshex.table.events import to_json
from crosshex.table.faults import Refused
from crosshex.table.history import record_of, replay_view, replays_of_text
from crosshex.table.news import news_of
from crosshex.table.setup import create, rematch
from crosshex.table.six.view import six_groups
from crosshex.table.table import Table
from crosshex.table.transitions import Transition
from crosshex.table.view import summary_view, table_view, your_view
from tests.games import ALL_GAMES, random_record
from tests.golden import faulty
from tests.golden.writing import Json, hashed, shortened

SEED = bytes(range(32))
BOTS = ("greedy", "random", "easy", "medium")
PEOPLE = ("ann", "bob", "cid", "dora", "eve")
IDLE = 1_000_000


def _context(at: int = 1_000, code: str = "code", present: Iterable[int] = ()) -> Context:
    return Context(at, SEED, code, frozenset(present), BOTS)


def _create(name: str, body: Json, by: str = "ann") -> list[Transition]:
    return create(name, NewTable.model_validate(body), by, _context())


def _refusal(error: Refused) -> Json:
    return {"refused": error.code, "params": error.params, "legal": error.legal}


class Evening:
    """A table under test: commands as clients send them, and all messages they get."""

    def __init__(self, game: str, *seats: Json, name: str = "table", **options: Any) -> None:
        self.at = 1_000
        self.steps = _create(name, {"game": game, "seats": list(seats), **options})
        self.heard: list[Json] = [self._step(step) for step in self.steps]

    @property
    def table(self) -> Table:
        return self.steps[-1].after

    def _step(self, step: Transition) -> Json:
        people = (*PEOPLE[: len(step.after.seats)], "stranger", None)
        return {
            "event": to_json(step.event),
            "news": news_of(step),
            "table": table_view(step.after, frozenset({0}), IDLE),
            "you": {str(who): your_view(step.after, who) for who in people},
        }

    def ask(self, by: str | None, command: Any, present: Iterable[int] = ()) -> bool:
        """Run a command, or note why it was refused; whether anything happened."""
        self.at += 1_000
        if isinstance(command, dict):
            command = COMMAND.validate_python({"id": "x", **command})
        try:
            steps = decide(self.table, command, by, _context(self.at, f"code{self.at}", present))
        except Refused as error:
            self.heard.append(_refusal(error))
            return False
        self.steps += steps
        self.heard += [self._step(step) for step in steps]
        return bool(steps)

    def play(self, seat: int, move: str, **fields: Any) -> bool:
        holder = self.table.seats[seat].holder
        return self.ask(holder, {"type": "play", "seat": seat, "move": move, **fields})

    def moves(self, rng: Random, count: int = 10_000, wrong: Iterable[str] = ()) -> None:
        """Random moves by seats in random order, and now and then an illegal one."""
        wrong = tuple(wrong)
        for number in range(count):
            if self.table.status != "playing" or self.table.state is None:
                return
            seat = rng.choice(self.table.owes)
            if wrong and number % 7 == 3 and self.play(seat, rng.choice(wrong)):
                continue
            legal = self.table.state.legal(seat)
            self.play(seat, str(legal[rng.randrange(len(legal))]))

    def good_moves(self) -> None:
        """Play the game to its end with a bot's moves for every seat."""
        assert self.table.state is not None
        bot = make_bot("greedy", self.table.state.game, 1)
        while self.table.status == "playing":
            seat = self.table.owes[-1]
            self.play(seat, str(bot.choose(self.table.state.view(seat), seat)))

    def told(self) -> Json:
        record = record_of(self.table, [step.event for step in self.steps])
        return {
            "steps": shortened(self.heard),
            "summaries": [summary_view(self.table, who) for who in ("ann", "bob", None)],
            "record": None if record is None else str(record),
            "replay": None if record is None else hashed(replay_view(record)),
        }


def _seated(game: str, seats: int, **options: Any) -> Evening:
    """A table that has just begun, with a person on each seat."""
    mine = {"kind": "me", "name": "Ann", "share": "aa"}
    opens = [{"kind": "open"}] * (seats - 1)
    evening = Evening(game, mine, *opens, public=True, **options)
    for seat in range(1, seats):
        sit = {"type": "sit", "seat": seat, "name": PEOPLE[seat].title(), "share": f"{seat}b"}
        evening.ask(PEOPLE[seat], sit)
    if seats > 1:
        evening.ask("ann", {"type": "start"})
    return evening


WRONG_CHOICES = ("r2", "b12", "*r5", "zz", "-", "x", "g7", "1,0")
WRONG_MOVES = ("50,50", "0,0", "pass", "claim", "0,0>1,1", "zz", "r5", "0,0!")


def tables() -> Json:
    """Whole games at tables: what is stored, sent and shown, and what is refused."""
    found = {}
    for game, seats in (("qwixx", 1), ("qwixx", 2), ("qwixx", 5), ("longo", 3)):
        evening = _seated(game, seats)
        evening.moves(Random(seats), wrong=WRONG_CHOICES)
        found[f"{game} {seats}"] = evening.told()
    named = _seated("longo", 2, options={"lucky": [[8, 5], [6, 11]]})
    named.moves(Random(8), 20)
    found["longo named pairs, unfinished"] = named.told()
    for seats, variant, claim, limit in (
        (2, "basic", "auto", 6),
        (2, "advanced", "manual", 5),
        (4, "advanced", "auto", 4),
    ):
        options = {"variant": variant, "claim": claim, "move_limit": limit, "repetition": None}
        evening = _seated("six", seats, options=options)
        evening.moves(Random(seats), wrong=WRONG_MOVES)
        found[f"six {seats} {variant} {claim}"] = evening.told()
    for game, seats in (("qwixx", 3), ("longo", 2), ("six", 2)):
        evening = _seated(game, seats)
        evening.good_moves()
        found[f"{game} {seats} well played"] = evening.told()
    found["six drawn"] = _drawn().told()
    found["six resigned"] = _resigned().told()
    found["manners"] = _manners().told()
    found["bots"] = _bots().told()
    found["rematches"] = _rematches()
    return found


def _drawn() -> Evening:
    evening = _seated("six", 4)
    evening.moves(Random(5), 3)
    offer = {"type": "offer-draw", "seat": 1}
    evening.ask("bob", offer)
    evening.ask("bob", offer)
    evening.ask("ann", {"type": "answer-draw", "seat": 0, "accept": False})
    evening.ask("ann", {"type": "answer-draw", "seat": 0, "accept": True})
    evening.moves(Random(6), 2)
    evening.ask("bob", offer)
    for seat in (0, 2, 3):
        evening.ask(PEOPLE[seat], {"type": "answer-draw", "seat": seat, "accept": True})
    evening.ask("ann", {"type": "play", "seat": 0, "move": "0,1"})
    return evening


def _resigned() -> Evening:
    evening = _seated("six", 2, options={"variant": "advanced", "claim": "manual"})
    evening.moves(Random(7), 4)
    evening.ask("bob", {"type": "resign", "seat": 0})
    evening.ask("bob", {"type": "resign", "seat": 1})
    return evening


def _manners() -> Evening:
    """Everything that happens beside the moves."""
    evening = Evening("qwixx", {"kind": "me", "name": "Ann"}, *[{"kind": "open"}] * 3, time=30)
    link = evening.table.invite
    sit = {"type": "sit", "seat": 1, "name": "Bob"}
    script: list[tuple[str, Json, tuple[int, ...]]] = [
        ("bob", sit, ()),
        ("bob", {**sit, "link": link, "share": "0b"}, ()),
        ("cid", {"type": "sit", "seat": 1, "name": "Cid", "link": link}, ()),
        ("bob", {"type": "move-seat", "seat": 1, "to": 2}, ()),
        ("ann", {"type": "bot", "seat": 1, "bot": "genius"}, ()),
        ("ann", {"type": "bot", "seat": 1, "bot": "random"}, ()),
        ("bob", {"type": "move-seat", "seat": 2, "to": 1}, ()),
        ("bob", {"type": "stand", "seat": 1}, ()),
        ("bob", {**sit, "link": link}, ()),
        ("ann", {"type": "remove", "seat": 1}, ()),
        ("bob", {**sit, "link": link}, ()),
        ("ann", {"type": "link", "kind": "watch", "on": True}, ()),
        ("ann", {"type": "link", "kind": "invite", "on": False}, ()),
        ("ann", {"type": "configure", "pace": 0, "public": True}, ()),
        ("ann", {"type": "start"}, ()),
        ("bob", {"type": "start", "fill": "random"}, ()),
        ("ann", {"type": "start", "fill": "random"}, ()),
        ("ann", {"type": "resign", "seat": 0}, ()),
        ("ann", {"type": "offer-draw", "seat": 0}, ()),
        ("ann", {"type": "takeover", "seat": 0, "absent": 1}, (0, 1)),
        ("ann", {"type": "takeover", "seat": 0, "absent": 1}, (0,)),
        ("bob", {"type": "return", "seat": 1}, ()),
        ("bob", {"type": "leave", "seat": 1}, ()),
        ("bob", {"type": "play", "seat": 1, "move": "-"}, ()),
        ("ann", {"type": "play", "seat": 0, "move": "-", "seq": 0}, ()),
        ("ann", {"type": "rematch"}, ()),
        ("ann", {"type": "remove", "seat": 1}, ()),
    ]
    for by, command, present in script:
        evening.ask(by, command, present)
    evening.ask(None, TimeUp())
    return evening


def _bots() -> Evening:
    """Bots that move, crash, are late and send illegal moves."""
    seats = ({"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"})
    evening = Evening("six", *seats, options={"variant": "advanced", "move_limit": 3})
    rng = Random(9)
    commands: list[Callable[[int], Any]] = [
        lambda asked: BotMove(1, "0,1", asked),
        lambda asked: BotTrouble(1, "crash", asked),
        lambda asked: BotMove(1, "r5", asked),
        lambda asked: BotTrouble(1, "time", asked),
    ]
    for number in range(60):
        if evening.table.status == "playing" and evening.table.owes == (0,):
            evening.moves(rng, 1)
            evening.ask("ann", {"type": "offer-draw", "seat": 0})
        evening.ask(None, commands[number % 4](evening.table.asked))
    return evening


def _rematches() -> Json:
    """The tables of rematches."""
    found = {}
    for game in ("qwixx", "longo", "six"):
        evening = _seated(game, 2, options={"move_limit": 1} if game == "six" else {})
        evening.moves(Random(3))
        assert evening.ask("bob", {"type": "rematch"})
        again = Rematch(type="rematch", id="x", share="cc")
        steps = rematch(evening.table, "next", again, "bob", _context())
        found[game] = [to_json(step.event) for step in steps]
    return found


def answers() -> Json:
    """The catalogue of games, replays of texts, and the answers to `take` and `hint`."""
    good = faulty.QWIXX + "\n" + faulty.LONGO + "\n" + faulty.SIX
    bad = faulty.QWIXX.replace("- - / x", "- - / r3") + '\n[Game "chess"]\n\n' + faulty.SIX
    whole = "\n".join(str(random_record(game, 1)) for game in ALL_GAMES)
    return {
        "catalogue": {**catalogue(ServerConfig()), "version": ""},
        "replays": [list(replays_of_text(text)) for text in (good, bad, "")],
        "replays of whole games": [hashed(replay) for replay in replays_of_text(whole)],
        "taken": _taken(),
        "hints": _hints(),
    }


def _taken() -> list[object]:
    evening = _seated("six", 2, options={"variant": "advanced", "move_limit": 50})
    evening.moves(Random(11), 45)
    table = evening.table
    assert table.state is not None and table.status == "playing"
    seat = table.owes[0]
    asks = your_view(table, PEOPLE[seat])["asks"]
    cells: Any = [*asks[0]["take"], (99, 99)]
    return [[cell, _groups(table.state, seat, Cell(*cell))] for cell in cells]


def _groups(state: Any, seat: int, cell: Cell) -> object:
    try:
        return six_groups(state, seat, cell)
    except Refused as error:
        return _refusal(error)


def _hints() -> list[object]:
    found = []
    for game in ("qwixx", "longo", "six"):
        evening = _seated(game, 2, options={"variant": "advanced"} if game == "six" else {})
        for _ in range(4):
            evening.moves(Random(12), 12)
            table = evening.table
            assert table.state is not None
            seat = table.owes[0]
            legal = table.state.legal(seat)
            command = Hint(type="hint", id="h", seat=seat)
            found += [hint_view(table, command, move) for move in (legal[0], legal[-1])]
    return list(found)


def refused_table(body: Json) -> Json:
    try:
        _create("table", body)
    except Refused as error:
        return _refusal(error)
    raise AssertionError(f"this should have been refused: {body}")
