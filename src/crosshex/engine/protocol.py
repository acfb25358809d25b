"""The engine: one game and one bot, driven by lines of text.

`Engine.answer` takes one line and yields the lines of the answer. Commands that change the game are
silent when they succeed. A line that fails is answered with `error …` and changes nothing.
"""

import contextlib
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from crosshex import __version__
from crosshex.bots import Bot, BotLike, bot_names, levels, load_bot, make_bot
from crosshex.engine.help import dice_help, explain_commands, is_in_turn, names
from crosshex.engine.setup import NUMBER, CommandError, GameSetup, read_setup
from crosshex.record import read_position, write_position
from crosshex.rules import CHANCE, CrosshexError, Description, Game, State

WITHOUT_ARGUMENTS: Final = ("ugi", "isready", "toact", "position", "result", "undo")


class Engine:
    """A game and a bot.

    >>> from crosshex.rules import find_game
    >>> engine = Engine(find_game("six").make(2), "greedy")
    >>> list(engine.answer("legal"))
    ['legal -1,0 -1,1 0,-1']
    >>> list(engine.answer("play 5,5"))[0].split(":")[0]
    'error seat 1'
    """

    def __init__(
        self, game: Game, bot: BotLike | None = None, seed: int = 0, first: int = 0
    ) -> None:
        self._default = GameSetup(game, first)
        self._bot_name = None if bot is None else load_bot(bot)
        self._seed = seed
        self._prepared: tuple[Game, float | None, Bot] | None = None
        self._past: list[State] = []
        self._state: State = game.start(first)
        self.is_over = False
        """Whether `quit` was received."""
        self._commands: dict[str, Callable[[list[str]], Iterable[str] | None]] = {
            "ugi": self._ugi,
            "isready": self._isready,
            "new": self._new,
            "play": self._play,
            "roll": self._roll,
            "choose": self._choose,
            "legal": self._legal,
            "toact": self._toact,
            "go": self._go,
            "position": self._position,
            "load": self._load,
            "result": self._result,
            "undo": self._undo,
            "help": self._help,
            "quit": self._quit,
        }

    @property
    def game(self) -> Game:
        """The game with its options."""
        return self._state.game

    def answer(self, line: str) -> Iterator[str]:
        """Execute one line, and yield the lines of the answer."""
        name, *words = line.split() or [""]
        if not name:
            return
        try:
            if name not in self._commands:
                known = " ".join(self._commands)
                raise CommandError(f"there is no command {name[:40]!r}; there are: {known}")
            if words and name in WITHOUT_ARGUMENTS:
                raise CommandError(f"expected: {name}")
            yield from self._commands[name](words) or ()
        except CrosshexError as error:
            yield f"error {' '.join(str(error).split())}"

    def prepare_bot(self, movetime: float | None = None) -> Bot:
        """The bot for the current game; it is made again if the game or the time has changed.

        Raises:
            CrosshexError: it does not play this game.
        """
        if self._prepared is None or self._prepared[:2] != (self.game, movetime):
            name = self._bot_name or (levels(self.game) or bot_names(self.game))[-1]
            bot = make_bot(name, self.game, self._seed, movetime)
            self._prepared = (self.game, movetime, bot)
        return self._prepared[2]

    # -- about the program

    def _ugi(self, words: list[str]) -> Iterator[str]:
        bot = f" {self._bot_name}" if self._bot_name else ""
        yield f"id name Crosshex {__version__}{bot}"
        yield "ugiok"

    def _isready(self, words: list[str]) -> Iterator[str]:
        with contextlib.suppress(Exception):  # The command go reports a fault of the bot.
            self.prepare_bot()
        yield "readyok"

    def _help(self, words: list[str]) -> Iterator[str]:
        for command, text in explain_commands().items():
            yield f"info {command} – {text}"

    def _quit(self, words: list[str]) -> None:
        self.is_over = True

    # -- what changes the game; silent when it succeeds

    def _new(self, words: list[str]) -> None:
        setup = read_setup(words, self._default)
        self._begin(setup.game.start(setup.first))

    def _load(self, words: list[str]) -> None:
        state = read_position(" ".join(words))
        if state.game.name != self.game.name:
            raise CommandError(f"this engine plays {self.game.name}, not {state.game.name}")
        for option in self.game.description.options:
            mine, its = (getattr(game, option.name) for game in (self.game, state.game))
            if option.another_game and mine != its:
                key, told = option.key, option.write(its)
                raise CommandError(
                    f"this engine plays {key}={option.write(mine)}, not {key}={told}: "
                    f"send new {key}={told} first"
                )
        self._begin(state)

    def _begin(self, state: State) -> None:
        self._state = state
        self._past = []

    def _play(self, words: list[str]) -> None:
        game = self.game.description
        if not is_in_turn(game):
            told = "roll and choose" if game.dice else "choose"
            owners = " and ".join(names(is_in_turn))
            raise CommandError(f"play is for {owners}; {game.name} is played with {told}")
        if not words:
            raise CommandError("expected: play MOVE …")
        state, past = self._state, []
        for word in words:
            seat = _only_seat(state)
            past.append(state)
            state = state.play(seat, state.parse(seat, word))
        self._state = state
        self._past += past

    def _roll(self, words: list[str]) -> None:
        self._need("roll", lambda game: game.dice)
        if not words:
            raise CommandError("expected: roll DICE, all in one line")
        self._advance(self._state.play(CHANCE, self._state.parse(CHANCE, " ".join(words))))

    def _choose(self, words: list[str]) -> None:
        self._need("choose", lambda game: not is_in_turn(game))
        if len(words) != 2:
            raise CommandError("expected: choose SEAT MOVE")
        seat = self._read_seat(words[0])
        self._advance(self._state.play(seat, self._state.parse(seat, words[1])))

    def _need(self, command: str, takes: Callable[[Description], bool]) -> None:
        game = self.game.description
        if not takes(game):
            told = "play" if is_in_turn(game) else "choose"
            owners = " and ".join(names(takes))
            raise CommandError(f"{command} is for {owners}; {game.name} is played with {told}")

    def _advance(self, state: State) -> None:
        self._past.append(self._state)
        self._state = state

    def _undo(self, words: list[str]) -> None:
        if not self._past:
            raise CommandError("nothing to undo since new or load")
        self._state = self._past.pop()

    # -- what asks about it

    def _legal(self, words: list[str]) -> Iterator[str]:
        if len(words) > 1:
            raise CommandError("expected: legal [SEAT]")
        actors = self._state.to_act
        if words:
            seat = self._read_seat(words[0])
        elif actors is CHANCE or not actors:
            yield "legal"
            return
        else:
            seat = _only_seat(self._state)
        yield " ".join(("legal", *map(str, self._state.legal(seat))))

    def _toact(self, words: list[str]) -> Iterator[str]:
        actors = self._state.to_act
        yield f"toact {'dice' if actors is CHANCE else _spell(actors) or 'none'}"

    def _position(self, words: list[str]) -> Iterator[str]:
        yield write_position(self._state)

    def _result(self, words: list[str]) -> Iterator[str]:
        yield f"result {self._state.result}"

    def _go(self, words: list[str]) -> Iterator[str]:
        named, movetime = self._read_go(words)
        seat = _only_seat(self._state) if named is None else named
        if seat not in _seats_to_act(self._state):
            raise CommandError(f"seat {seat + 1} has nothing to decide now")
        start = time.perf_counter()
        try:
            bot = self.prepare_bot(movetime)
            move = bot.choose(self._state.view(seat), seat)
        except CrosshexError:
            raise
        except Exception as error:  # A broken bot must not end the game.
            raise CommandError(f"the bot failed: {type(error).__name__}: {error}") from error
        yield f"info time {round(1000 * (time.perf_counter() - start))}"
        yield f"bestmove {move}"

    def _read_go(self, words: list[str]) -> tuple[int | None, float | None]:
        usage = "expected: go [seat N] [movetime MS]"
        keys, values = words[::2], words[1::2]
        given = dict(zip(keys, values, strict=False))
        if 2 * len(given) != len(words) or not given.keys() <= {"seat", "movetime"}:
            raise CommandError(usage)
        seat = self._read_seat(given["seat"]) if "seat" in given else None
        if "movetime" not in given:
            return seat, None
        word = given["movetime"]
        if not NUMBER.fullmatch(word) or int(word) == 0:
            raise CommandError(f"movetime is a number of milliseconds, not {word[:40]!r}")
        return seat, int(word) / 1000

    def _read_seat(self, word: str) -> int:
        if not NUMBER.fullmatch(word):
            raise CommandError(f"a seat is a number from 1 to {self.game.seats}, not {word[:40]!r}")
        seat = int(word) - 1
        self.game.check_seat(seat)
        return seat


def _seats_to_act(state: State) -> tuple[int, ...]:
    """The seats that must act.

    Raises:
        CommandError: it is the dice's turn, or the game is over.
    """
    actors = state.to_act
    if actors is CHANCE:
        throw = dice_help(state.game.description).throw
        raise CommandError(f"the dice must be thrown first: roll {throw}")
    if not actors:
        raise CommandError(f"the game is over: {state.result}")
    return actors


def _only_seat(state: State) -> int:
    """The one seat that must act.

    Raises:
        CommandError: there is none, or more than one.
    """
    seats = _seats_to_act(state)
    if len(seats) > 1:
        raise CommandError(f"several seats must act: {_spell(seats)}; name one of them")
    return seats[0]


def _spell(seats: tuple[int, ...]) -> str:
    """Seats as people count them."""
    return " ".join(str(seat + 1) for seat in seats)
