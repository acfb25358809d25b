from pathlib import Path

import pytest

from crosshex.arena import BotFailed, match
from crosshex.arena.match import PlayedGame, play_deals
from crosshex.arena.opening import drawn_opening
from crosshex.arena.schedule import ArenaPlan, Duel
from crosshex.bots import Bot, ProgramFailed, Programs
from crosshex.record import read_record
from crosshex.rules import CHANCE, Ending, Longo, Move, Outcome, Qwixx, Roll, Six, State
from crosshex.simulate.deals import Deal
from tests.bots.line_bots import good_bot

DUEL = Duel(0, 1)


def rolls_of(text: str) -> list[Roll]:
    return [step.move for step in read_record(text).steps if isinstance(step.move, Roll)]


@pytest.mark.parametrize("game", [Qwixx(2), Longo(3)])
def test_all_games_of_a_deal_have_the_same_dice_and_lucky_pairs(game: Qwixx) -> None:
    plan = ArenaPlan(game, ("greedy", "random"), seed=4)
    with Programs() as programs:
        (deal,) = play_deals(plan, [(DUEL, 3)], programs)
    assert [played.seating for played in deal.games] == list(plan.seatings)
    first, *others = (read_record(played.record) for played in deal.games)
    for other in others:
        assert other.game == first.game
        both = zip(rolls_of(str(first)), rolls_of(str(other)), strict=False)
        assert all(one.white == two.white for one, two in both)


def test_two_bots_exchange_their_seats() -> None:
    with Programs() as programs:
        (deal,) = play_deals(ArenaPlan(Qwixx(2), ("greedy", "random")), [(DUEL, 0)], programs)
    names = [read_record(played.record).names for played in deal.games]
    assert names == [("greedy", "random"), ("random", "greedy")]


def test_a_record_names_the_deal_and_holds_the_opening() -> None:
    plan = ArenaPlan(Six(), ("greedy", "random"), seed=7, opening=3)
    with Programs() as programs:
        (deal,) = play_deals(plan, [(DUEL, 5)], programs)
    opening = drawn_opening(Deal(7, 5), Six(), 3)
    for played in deal.games:
        record = read_record(played.record)
        assert record.extras == (("ArenaSeed", "7"), ("ArenaDeal", "6"))
        assert tuple(step.move for step in record.steps[:3]) == opening
        assert record.state.outcome == played.outcome


def test_given_lucky_pairs_are_kept_and_others_drawn() -> None:
    game = Longo(2, lucky=((2, 3), (4, 5)))
    for draws in (False, True):
        plan = ArenaPlan(game, ("greedy", "random"), draws=draws)
        with Programs() as programs:
            (deal,) = play_deals(plan, [(DUEL, 0)], programs)
        assert (read_record(deal.games[0].record).game == game) is not draws


def test_shares_and_margins_are_those_of_the_first_bot() -> None:
    def played(scores: tuple[float, ...], winners: tuple[int, ...]) -> PlayedGame:
        return PlayedGame((1, 0, 1), Outcome(scores, winners, Ending.ROWS_LOCKED), "")

    assert played((10, 40, 20), (1,)).share == 1
    assert played((10, 40, 20), (1,)).margin == 25
    assert played((40, 40, 40), (0, 1, 2)).share == pytest.approx(1 / 3)
    assert played((40, 0, 40), (0, 2)).share == 0
    draw = PlayedGame((0, 1), Outcome((0.5, 0.5), (), Ending.REPETITION), "")
    assert draw.share == 0.5


def test_thinking_time_is_measured() -> None:
    with Programs() as programs:
        (deal,) = play_deals(ArenaPlan(Qwixx(2), ("greedy", "random")), [(DUEL, 0)], programs)
    choices = sum(
        step.actor is not CHANCE
        for played in deal.games
        for step in read_record(played.record).steps
    )
    assert sum(bot.decisions for bot in deal.thinking) == choices
    assert all(0 < bot.longest <= bot.seconds for bot in deal.thinking)


class Broken(Bot):
    def choose(self, state: State, seat: int) -> Move:
        raise KeyError("lost")


class Cheat(Bot):
    def choose(self, state: State, seat: int) -> Move:
        return Six().parse("9,9")


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        (
            Broken,
            r"greedy failed on seat 1: KeyError: 'lost' \(test_match.py, line .* six basic",
        ),
        (Cheat, r"greedy chose 9,9 on seat 1, which is illegal: .*in the position six"),
    ],
)
def test_a_bot_that_fails_is_named_with_the_position(
    monkeypatch: pytest.MonkeyPatch, bot: type[Bot], message: str
) -> None:
    monkeypatch.setattr(match, "make_bot", lambda name, game, *rest, **more: bot(game))
    with Programs() as programs, pytest.raises(BotFailed, match=message):
        play_deals(ArenaPlan(Six(), ("greedy", "random")), [(DUEL, 0)], programs)


def test_a_program_that_cheats_is_named(tmp_path: Path) -> None:
    command, _ = good_bot(tmp_path, "9,9")
    plan = ArenaPlan(Six(), (f"external:{command}", "random"))
    with Programs() as programs, pytest.raises(ProgramFailed, match="9,9 is not legal"):
        play_deals(plan, [(DUEL, 0)], programs)
