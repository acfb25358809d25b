"""The games of one agent: it sits on one seat, bots on the others, and the dice fall by themselves.

Everything that an agent may send is bounded: how many games there are, how long they get, and how
long a text is. Seats count from 1, as in every text that people see.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from secrets import randbits
from threading import Lock
from typing import Any, Final

from crosshex.bots import Bot, bot_names, default_bot, make_bot
from crosshex.bots.values import NoValues
from crosshex.record import Record, write_position
from crosshex.review import NoReview
from crosshex.review.regret import GameRegret, regret_of, summed
from crosshex.rules import CHANCE, CrosshexError, Game, State, find_game, games
from crosshex.simulate.deals import Deal

MOST_GAMES: Final = 32
"""An agent may have so many games; a new one then takes the place of the oldest that is over."""
MOST_STEPS: Final = 4000
"""A game that has not ended after so many throws and moves cannot go on."""
MOST_MOVES: Final = 200
"""So many legal moves are told; there may be more."""
MOST_TEXT: Final = 400
"""The longest text that is read."""
BOT_SECONDS: Final = 1.0
"""How long a bot that searches thinks about a move."""
SCORE_SECONDS: Final = 0.1
"""How long a search that values the agent's move takes."""


class SessionError(CrosshexError):
    """An agent asked for what cannot be; the message says what can."""


@dataclass
class _Play:
    """One game of the agent."""

    record: Record
    seat: int
    bots: Mapping[int, Bot]
    deal: Deal
    throws: int = 0
    news: list[str] = field(default_factory=list)
    """What has happened since the agent decided last."""
    score: GameRegret | None = None
    """What the agent's decisions cost, once it has asked."""

    def scored(self) -> GameRegret:
        """What the agent's decisions cost; computed once."""
        if self.score is None:
            self.score = regret_of(self.record, self.seat, seconds=SCORE_SECONDS)
        return self.score


class Session:
    """The games of an agent; safe to use from several threads.

    >>> session = Session(seed=1)
    >>> seen = session.new_game("qwixx")
    >>> seen["to_act"], seen["legal"][-1]
    (True, '-')
    >>> session.decide(seen["game"], seen["legal"][0])["over"]
    False

    Args:
        seed: the k-th game of a seed has the dice of game k of `crosshex regret --seed`; without
            one they are random.
        records: a file to which each game is added when it ends.
    """

    def __init__(self, seed: int | None = None, records: Path | None = None) -> None:
        self._seed = randbits(64) if seed is None else seed
        self._records = records
        self._plays: dict[int, _Play] = {}
        self._count = 0
        self._lock = Lock()

    def games(self) -> dict[str, Any]:
        """Which games there are, with seats, options and bots, and which of them are being played.

        >>> [game["name"] for game in Session().games()["games"]][:2]
        ['qwixx', 'longo']
        """
        found = [
            {
                "name": game.name,
                "title": game.title,
                "seats": list(game.seats),
                "options": {option.name: _values(option.values) for option in game.options},
                "bots": list(bot_names(game.make(game.default_seats))),
            }
            for game in games().values()
        ]
        with self._lock:
            begun = {
                number: play.record.state.outcome is not None
                for number, play in self._plays.items()
            }
        return {
            "games": found,
            "begun": [{"game": number, "over": over} for number, over in begun.items()],
        }

    def new_game(
        self,
        name: str,
        *,
        seats: int | None = None,
        seat: int = 1,
        bots: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
    ) -> dict[str, Any]:
        """Begin a game, alone where the game allows it, and play until the agent has to decide.

        Args:
            name: one of `games`.
            seats: how many play; by default one, or as few as the game takes.
            seat: where the agent sits, from 1.
            bots: who sits on the other seats, in their order; by default a middling bot.
            options: the game's options by name, as they are written on the command line.

        Raises:
            CrosshexError: there is no such game, option or bot, or there are too many games.
        """
        for text in (name, *bots, *(options or {}), *(options or {}).values()):
            _check_text(text)
        description = find_game(name)
        least = min(description.seats)
        read = {
            key: description.option(key).read_all(text, key)
            for key, text in (options or {}).items()
        }
        game = description.make(least if seats is None else seats, **read)
        game.check_seat(seat - 1)
        with self._lock:
            self._make_room()
            deal = Deal(self._seed, self._count)
            if description.is_drawn(read):
                game = deal.game_of(game)
            play = self._seated(game, seat - 1, bots, deal)
            self._count += 1
            number = self._count
            self._plays[number] = play
            self._play_on(play)
            return _seen(number, play)

    def position(self, number: int) -> dict[str, Any]:
        """What the agent sees of a game, and its legal moves.

        Raises:
            SessionError: there is no such game.
        """
        with self._lock:
            return _seen(number, self._find(number))

    def decide(self, number: int, move: str) -> dict[str, Any]:
        """Play a move, and let the dice and the bots go on until the agent has to decide again.

        Raises:
            CrosshexError: there is no such game, or the move is not legal; nothing has changed.
        """
        _check_text(move)
        with self._lock:
            play = self._find(number)
            state = play.record.state
            if state.outcome is not None:
                raise SessionError(f"game {number} is over: {state.result}")
            if len(play.record.steps) >= MOST_STEPS:
                raise SessionError(f"game {number} has had {MOST_STEPS} steps and cannot go on")
            play.record = play.record.played(play.seat, state.parse(play.seat, move.strip()))
            play.news = []
            self._play_on(play)
            return _seen(number, play)

    def regret(self) -> dict[str, Any]:
        """What the agent's decisions cost in its games that are over, by game and number of seats.

        A game whose positions have no values has a `fault` instead.

        Raises:
            SessionError: none is over.
        """
        with self._lock:
            plays = [play for play in self._plays.values() if play.record.state.outcome is not None]
        if not plays:
            raise SessionError("no game is over yet")
        kinds: dict[tuple[str, int], list[_Play]] = {}
        for play in plays:
            kinds.setdefault((play.record.game.name, play.record.game.seats), []).append(play)
        found = []
        for (name, seats), each in kinds.items():
            try:
                scores = [play.scored() for play in each]
            except (NoReview, NoValues) as error:
                found.append({"game": name, "seats": seats, "fault": str(error)})
            else:
                found.append(summed(scores, each[0].record.game, "you").to_json())
        return {"regret": found}

    # -- inside

    def _find(self, number: int) -> _Play:
        if (play := self._plays.get(number)) is None:
            known = ", ".join(map(str, self._plays)) or "none"
            raise SessionError(f"there is no game {number}; there are: {known}")
        return play

    def _make_room(self) -> None:
        if len(self._plays) < MOST_GAMES:
            return
        for number, play in self._plays.items():
            if play.record.state.outcome is not None:
                del self._plays[number]
                return
        raise SessionError(f"there are {MOST_GAMES} games already: finish one of them first")

    @staticmethod
    def _seated(game: Game, seat: int, bots: Sequence[str], deal: Deal) -> _Play:
        others = [other for other in range(game.seats) if other != seat]
        names = list(bots) or [default_bot(game)] * len(others)
        if len(names) != len(others):
            raise SessionError(f"there are {len(others)} other seats, not {len(names)}")
        sitting = {
            other: make_bot(name, game, deal.bot_seed(other), BOT_SECONDS)
            for other, name in zip(others, names, strict=True)
        }
        called = dict(zip(others, names, strict=True))
        record = Record.start(game, names=tuple(called.get(k, "agent") for k in range(game.seats)))
        return _Play(record, seat, sitting, deal)

    def _play_on(self, play: _Play) -> None:
        """Throw and let the bots decide until the agent has to, or the game is over."""
        while actors := play.record.state.to_act:
            state = play.record.state
            if actors is CHANCE:
                throw = play.deal.throw(state, play.throws)
                play.throws += 1
                play.record = play.record.played(CHANCE, throw)
                play.news.append(f"dice: {throw}")
                continue
            # What others choose in secret must not be told before the agent has chosen.
            if play.seat in actors:
                return
            seat = actors[0]
            move = play.bots[seat].choose(state.view(seat), seat)
            play.record = play.record.played(seat, move)
            play.news.append(f"seat {seat + 1}: {move}")
        if self._records is not None:
            with self._records.open("a", encoding="utf-8") as file:
                file.write(f"{play.record}\n")


def _seen(number: int, play: _Play) -> dict[str, Any]:
    """What the agent sees of a game."""
    whole: State = play.record.state
    state = whole.view(play.seat)
    actors = whole.to_act
    mine = actors is not CHANCE and play.seat in actors
    moves = state.legal(play.seat) if mine else ()
    found: dict[str, Any] = {
        "game": number,
        "seat": play.seat + 1,
        "over": whole.outcome is not None,
        "to_act": mine,
        "news": play.news,
        "text": str(state),
        "position": write_position(state),
        "legal": [str(moves[k]) for k in range(min(len(moves), MOST_MOVES))],
        "legal_count": len(moves),
        "scores": list(whole.scores),
    }
    if whole.outcome is not None:
        found["result"], found["ending"] = whole.result, whole.outcome.ending
        found["winners"] = [seat + 1 for seat in whole.outcome.winners]
        found["record"] = str(play.record)
    return found


def _values(values: Sequence[Any] | None) -> list[str]:
    return [str(value) for value in list(values or ())[:MOST_MOVES]]


def _check_text(text: str) -> None:
    if not isinstance(text, str):
        raise SessionError(f"expected a text, not {text!r}")
    if len(text) > MOST_TEXT:
        raise SessionError(f"a text has at most {MOST_TEXT} characters, not {len(text)}")
