"""Seats people and bots, according to the options of `crosshex play`."""

from collections.abc import Sequence
from dataclasses import dataclass

from crosshex.bots import Bot, Programs, make_bot
from crosshex.bots.objects import is_reference, load_bot
from crosshex.bots.programs import PREFIX, split_bots
from crosshex.bots.registry import DEFAULT_LEVEL
from crosshex.locale import Texts
from crosshex.rules import Game, OptionError
from crosshex.simulate.deals import Deal

PERSON = "me"
"""The word for a person in `--players`; everything else is the name of a bot."""


@dataclass(frozen=True)
class Player:
    """Who plays a seat.

    Attributes:
        name: what people read; that of a bot is in their language.
        bot: None for a person.
        word: what records call a bot, in every language; empty for a person.
        level: the name by which it was made.
    """

    name: str
    bot: Bot | None = None
    word: str = ""
    level: str = ""

    @property
    def recorded(self) -> str:
        """The name for a record."""
        return self.word or self.name


def plan_seats(
    seats: int | None,
    players: str | None,
    bots: Sequence[str],
    names: Sequence[str],
    default: str = DEFAULT_LEVEL,
    least: int = 2,
) -> tuple[str, ...]:
    """What each seat is: `me` or a bot's name.

    `players` names every seat. Without it there are as many people as names, at least one. Bots
    take the other seats: the last bot as often as needed, or the `default` if no bot is named.
    Without `seats` there are as many seats as players, but not fewer than `least`.

    >>> plan_seats(3, None, ["random"], ["Anna"])
    ('me', 'random', 'random')

    Raises:
        OptionError: the options contradict each other.
    """
    if players is not None:
        if bots:
            raise OptionError("--players names every seat: leave out --bot")
        words = split_bots(players)
        plan = tuple(word if _is_exact(word) else word.lower() for word in words)
        if seats is not None and seats != len(plan):
            raise OptionError(f"--players names {len(plan)} seats, --seats says {seats}")
        if not all(plan):
            raise OptionError(f"--players needs a list such as {PERSON},{DEFAULT_LEVEL}")
    else:
        people = max(1, len(names))
        total = seats if seats is not None else max(least, people + len(bots))
        if total < 1:
            raise OptionError(f"a game has one seat or more, not {total}")
        if people > total:
            raise OptionError(f"{people} people do not fit on {total} seats")
        if len(bots) > total - people:
            raise OptionError(f"{people + len(bots)} players do not fit on {total} seats")
        rest = [*bots, *[bots[-1] if bots else default] * total][: total - people]
        plan = (PERSON,) * people + tuple(rest)
    if len(names) > plan.count(PERSON):
        raise OptionError(f"{len(names)} names, but {plan.count(PERSON)} seats for people")
    return plan


def _is_exact(word: str) -> bool:
    """Whether the case of letters matters."""
    return word.startswith(PREFIX) or is_reference(word)


def seat_players(
    plan: Sequence[str],
    names: Sequence[str],
    game: Game,
    texts: Texts,
    seed: int,
    programs: Programs | None = None,
) -> tuple[Player, ...]:
    """The players of a game, each with a name; `programs` starts external bots.

    Raises:
        UnknownBot: no such bot plays this game.
        ProgramFailed: an external bot cannot be started.
    """
    people = plan.count(PERSON)
    given = iter(names)
    deal = Deal(seed)
    named = texts.bots([None if word == PERSON else word.removeprefix(PREFIX) for word in plan])
    players: list[Player] = []
    for seat, word in enumerate(plan):
        if word == PERSON:
            alone = texts("player-you") if people == 1 else texts("player-number", seat=seat + 1)
            players.append(Player(" ".join(next(given, "").split()) or alone))
        else:
            taken = sum(other == word for other in plan[:seat])
            recorded = word if not taken else f"{word} ({taken + 1})"
            bot = make_bot(load_bot(word), game, deal.bot_seed(seat), programs=programs)
            players.append(Player(named[seat] or word, bot, recorded, word))
    return tuple(players)
