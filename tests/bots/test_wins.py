"""Whether a bot's move wins: a proof is certain, a claim only likely, and few games can tell."""

import asyncio

from crosshex.bots import make_bot
from crosshex.bots.six.master import MasterSix
from crosshex.bots.wins import Win, win_of
from crosshex.fast.six.constants import NONE
from crosshex.fast.six.search.alphabeta import WON
from crosshex.fast.six.search.deepening import Thought
from crosshex.rules import CHANCE, Put, Qwixx, Six
from crosshex.server.jobs.bot_jobs import BotAdvice
from crosshex.server.jobs.pool import WorkerPool
from tests.bots.six.test_proof import NO_WIN, after, position

FOUR = "six basic auto 1/2 placing | 0,0 1,0 2,0 3,0 | 0,1 1,1 2,1 0,-1"


def test_a_proven_win_has_its_line() -> None:
    state = position(FOUR)
    bot = MasterSix(state.game, seconds=60.0, nodes=10_000)
    move = bot.choose(state, 0)
    win = win_of(bot, state, move)
    assert win is not None and win.proven and win.line[0] == move
    end = after(state, *map(str, win.line))
    assert end.outcome is not None and end.outcome.winners == (0,)


def test_a_win_that_the_search_claims_without_a_proof_is_only_likely() -> None:
    state = position(NO_WIN)
    bot = MasterSix(state.game)
    bot.thought = Thought(NONE, WON, depth=1, nodes=1)
    move = state.parse(state.seat, "0,-3>4,-1")
    assert win_of(bot, state, move) == Win(False, (move,))


def test_a_move_that_does_not_win_is_not_called_a_win() -> None:
    bot, state = MasterSix(Six(), seconds=60.0, nodes=1_000), Six().start()
    move = bot.choose(state, 0)
    assert isinstance(move, Put) and win_of(bot, state, move) is None


def test_a_game_that_cannot_tell_reports_no_win() -> None:
    state = Qwixx(2).start()
    state = state.play(CHANCE, state.parse(CHANCE, "6 6 1 1 1 1"))
    bot = make_bot("greedy", state.game)
    assert win_of(bot, state, bot.choose(state, 0)) is None


def test_a_hint_of_the_server_says_whether_its_move_wins() -> None:
    async def ask() -> None:
        pool = WorkerPool(1, 60.0)
        try:
            advice = await pool.advise("greedy", position(FOUR), 0, "ann")
            assert advice.proven and len(advice.line) == 3 and advice.line[0] == advice.move
            quiet = await pool.advise("greedy", Six().start(), 0, "ann")
            assert quiet == BotAdvice(quiet.move)
        finally:
            await pool.close()

    asyncio.run(ask())
