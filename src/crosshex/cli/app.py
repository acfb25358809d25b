"""The options and the help of every command; a command imports its own code when it runs."""

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from crosshex import __version__
from crosshex.bots import need
from crosshex.cli.draw import draw
from crosshex.cli.engine import engine
from crosshex.cli.failure import in_one_line
from crosshex.cli.game_options import make_game, parse_first
from crosshex.cli.mcp import mcp
from crosshex.cli.measure.arena import arena
from crosshex.cli.measure.bots import bots
from crosshex.cli.measure.plot import plot
from crosshex.cli.measure.regret import regret
from crosshex.cli.measure.simulate import simulate
from crosshex.cli.measure.solve import solve
from crosshex.cli.new import check, new
from crosshex.cli.options import (
    TITLES,
    AsJson,
    AskedGame,
    First,
    GameName,
    Seats,
    Workers,
    with_game_options,
)
from crosshex.cli.serve import serve
from crosshex.cli.verify import verify
from crosshex.draw.rooms import PRINTS
from crosshex.rules import find_page

if TYPE_CHECKING:
    from crosshex.cli.screen import Screen
    from crosshex.rules import Description

app = typer.Typer(
    name="crosshex",
    help=f"Play, study and master {TITLES}.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Lang = Annotated[
    str | None,
    typer.Option(metavar="CODE", help="Language; by default from CROSSHEX_LANG, LC_ALL, LANG."),
]
NoColor = Annotated[bool, typer.Option("--no-color", help="Do not use colours, as with NO_COLOR.")]


def run(arguments: Sequence[str] | None = None) -> None:
    """Run the command line; our own errors become one line and exit status 2."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    with in_one_line():
        app(arguments, prog_name="crosshex")


def _screen(lang: str | None, no_color: bool = False) -> "Screen":
    from crosshex.cli.screen import Screen
    from crosshex.locale import Texts, choose_language

    return Screen(Texts(choose_language(lang, os.environ)), no_color)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"crosshex {__version__}")
        raise typer.Exit


@app.callback(
    invoke_without_command=True,
    help=f"Play, study and master {TITLES}. Without a command, play in the browser.",
    epilog="Examples: crosshex · crosshex play · crosshex play --help · crosshex bots",
)
def _main(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Runs before every command; without a command it starts the browser."""
    if context.invoked_subcommand is None:
        serve()


@app.command("play", short_help="Play in the terminal, against bots or people.")
@with_game_options()
def _play(
    *,
    game: AskedGame = None,
    seats: Seats = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="Seed of the dice; random by default.")
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Name of a person; repeat it for each."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="BOT", help="Bot for the other seats; may be repeated."),
    ] = None,
    players: Annotated[
        str | None, typer.Option(metavar="LIST", help="Who takes each seat, as in me,hard,me.")
    ] = None,
    first: First = None,
    own_dice: Annotated[
        bool, typer.Option("--own-dice", help="Throw your own dice, and type what they show.")
    ] = False,
    coach: Annotated[
        bool, typer.Option("--coach", help="Explain each new situation, for a first game.")
    ] = False,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the record to this file at the end.")
    ] = None,
    lang: Lang = None,
    no_color: NoColor = False,
    options: Mapping[str, str],
) -> None:
    """Play in the terminal: you against a bot, or any mix of people and bots.

    \b
    Examples:
      crosshex play                                  a short menu asks
      crosshex play six                              you (black) against medium
      crosshex play six --variant advanced --players hard,me
      crosshex play qwixx --seats 4 --bot master --bot easy
      crosshex play qwixx --name Anna --name Ben     two people, one keyboard
      crosshex play longo --lucky 5,8/6,11 --save game.txt
      crosshex play qwixx --own-dice                 with the dice on your table
      crosshex play six --bot beginner --coach       a first game, explained
      crosshex play six --players master,hard        watch two bots

    \b
    Bots: beginner, easy, medium, hard and master for most games; crosshex
    bots lists them all, and external:COMMAND starts a program that speaks
    the line protocol. While playing, help lists what you can type.
    """
    from crosshex.cli.play import PlayOptions, play

    said = PlayOptions(
        game=game,
        seats=seats,
        seed=seed,
        names=tuple(name or ()),
        bots=tuple(bot or ()),
        players=players,
        first=first,
        save_to=save,
        options=options,
        own_dice=own_dice,
        coach=coach,
    )
    raise typer.Exit(play(_screen(lang, no_color), said))


@app.command("replay", short_help="Show how recorded games end, or step through them.")
def _replay(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A file of records; - for standard input.")
    ],
    as_json: AsJson = False,
    step: Annotated[bool, typer.Option("--step", help="Step through the moves.")] = False,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    """Show how recorded games end: position, scores and ending. Exit status 1 if one is faulty.

    \b
    Examples:
      crosshex replay game.txt
      crosshex replay game.txt --step
      crosshex replay games.txt --json    one line of JSON for each record
    """
    if as_json and step:
        raise typer.BadParameter("--json and --step cannot be used together")
    from crosshex.cli.study.replay import replay

    raise typer.Exit(replay(_screen(lang, no_color), file, as_json=as_json, step=step))


@app.command("review", short_help="Show what every throw gave and every choice cost.")
def _review(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A file of records; - for standard input.")
    ],
    as_json: AsJson = False,
    movetime: Annotated[
        int | None,
        typer.Option(metavar="MS", min=1, help="Milliseconds per move, for games that search."),
    ] = None,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    """Review recorded games: luck, own play, key moments. Exit status 1 if one is faulty.

    \b
    Examples:
      crosshex review game.txt
      crosshex review games.txt --json    one line of JSON for each record
      crosshex review game.txt --movetime 500
    """
    need("a review", "numpy", "numba")
    from crosshex.bots.threads import use_one_thread

    use_one_thread()
    from crosshex.cli.study.review import review

    seconds = None if movetime is None else movetime / 1000
    status = review(_screen(lang, no_color), file, as_json=as_json, seconds=seconds)
    raise typer.Exit(status)


@app.command("perft", short_help="Count all sequences of moves of a given length.")
@with_game_options(draws=False)
def _perft(
    *,
    game: GameName,
    depth: Annotated[int, typer.Argument(metavar="DEPTH", min=0, help="How many plies.")],
    seats: Seats = None,
    first: First = None,
    as_json: AsJson = False,
    options: Mapping[str, str],
) -> None:
    """Count all sequences of DEPTH plies from the start, without games that end sooner.

    \b
    A ply is a move. In games with dice it is a throw (all ordered outcomes)
    or the choice of one seat; the seats choose in order.

    \b
    Examples:
      crosshex perft six 3
      crosshex perft longo 4 --seats 2 --lucky 5,8/6,11 --json
    """
    from crosshex.cli.measure.perft import count

    chosen = make_game(game, seats, options)
    count(chosen, parse_first(first, chosen) or 0, depth, as_json)


@app.command("rules", short_help="Show the rules of a game, with text pictures.")
@with_game_options(PRINTS, draws=False)
def _rules(
    *, game: GameName, lang: Lang = None, no_color: NoColor = False, options: Mapping[str, str]
) -> None:
    """Show the rules of a game in our own words, with text pictures.

    \b
    Examples:
      crosshex rules qwixx
      crosshex rules six | less
      crosshex rules mixx-colours
    """
    from crosshex.cli.game_options import make_game
    from crosshex.cli.study.rules import show_rules

    show_rules(make_game(game, 1 if options else None, options), _screen(lang, no_color))


@app.command("print", short_help="Write empty sheets to print, as PDF.")
@with_game_options(PRINTS)
def _print(
    *,
    game: GameName,
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="FILE", help="The .pdf file to write.")
    ],
    sheets: Annotated[int, typer.Option(metavar="N", help="Number of sheets.")] = 4,
    per_page: Annotated[int, typer.Option(metavar="2|4", help="Sheets on a page.")] = 2,
    paper: Annotated[str, typer.Option(metavar="a4|letter", help="Size of the paper.")] = "a4",
    ink: Annotated[bool, typer.Option("--ink", help="Save ink: only outlines.")] = False,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="Seed of what is drawn by lot.")
    ] = None,
    lang: Lang = None,
    options: Mapping[str, str],
) -> None:
    """Write empty sheets to print. What each seat draws by lot is drawn for each sheet.

    \b
    Examples:
      crosshex print qwixx --sheets 8 --per-page 4 -o sheets.pdf
      crosshex print longo --sheets 4 --ink --paper letter -o sheets.pdf
      crosshex print longo --lucky 5,8/6,11 --sheets 2 -o ours.pdf
    """
    from crosshex.cli.print_sheets import write_sheets

    write_sheets(
        _screen(lang),
        game,
        out,
        sheets=sheets,
        per_page=per_page,
        paper=paper,
        ink=ink,
        seed=seed,
        options=options,
    )


@app.command("sheet", short_help="Say what a sheet is worth, beside the classic one.")
def _sheet(
    sheet: Annotated[str, typer.Argument(metavar="FILE|NOTATION|NAME", help="The sheet.")],
    games: Annotated[
        int, typer.Option(metavar="N", min=10, help="Number of games of two bots.")
    ] = 400,
    seed: Annotated[
        int, typer.Option(metavar="N", min=0, help="The same seed gives the same games.")
    ] = 1,
    workers: Workers = 0,
    as_json: AsJson = False,
    picture: Annotated[
        Path | None, typer.Option("--picture", metavar="FILE", help="Write a picture (SVG).")
    ] = None,
    lang: Lang = None,
) -> None:
    """Solve a sheet, let two hard bots play on it, and compare it with the classic one.

    Sheets of up to 50 million states are solved exactly; on larger ones a bot plays alone.

    \b
    Examples:
      crosshex sheet mixx-colours
      crosshex sheet "faces=4 needed=3 r2-8 / b8-2 / y2-8" --json
      crosshex sheet mine.txt --picture mine.svg
    """
    from crosshex.cli.measure.sheet import weigh

    weigh(
        _screen(lang),
        sheet,
        games=games,
        seed=seed,
        workers=workers,
        as_json=as_json,
        picture=picture,
    )


@app.command("learn", short_help="Learn a game step by step.")
def _learn(
    game: AskedGame = None,
    lesson: Annotated[
        str | None, typer.Argument(metavar="LESSON", help="A lesson; by default all.")
    ] = None,
    strategy: Annotated[
        bool, typer.Option("--strategy", help="Show the strategy, as measured in our games.")
    ] = False,
    measure: Annotated[
        str | None,
        typer.Option(metavar="ID", help="Measure one sentence of the strategy, or all."),
    ] = None,
    games: Annotated[
        int | None, typer.Option(metavar="N", min=10, help="Number of games to measure with.")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    """Learn a game step by step, with small tasks; wrong answers are explained.

    \b
    Examples:
      crosshex learn                 a short menu asks
      crosshex learn qwixx
      crosshex learn six advanced
      crosshex learn mixx-colours
      crosshex learn qwixx --strategy
      crosshex learn qwixx --measure skip
      crosshex learn six --measure all --json
    """
    if as_json and game is None:
        raise typer.BadParameter("--json needs a game")
    screen = _screen(lang, no_color)
    wanted = _wanted_game(screen, game, "menu-title-learn")
    page = game or wanted.name
    if strategy or measure is not None:
        from crosshex.cli.study.strategy import show_strategy

        raise typer.Exit(show_strategy(screen, wanted, page, measure, games, as_json=as_json))
    from crosshex.cli.study.learn import learn
    from crosshex.learn import lesson_texts

    screen.texts = lesson_texts(screen.texts.language)
    raise typer.Exit(learn(screen, wanted, page, lesson))


def _wanted_game(screen: "Screen", game: str | None, title: str) -> "Description":
    """The game that was named, or that a menu with this title asks for."""
    if game is not None:
        return find_page(game)
    from crosshex.cli.menu import ask_game

    return ask_game(screen, title)


@app.command("puzzle", short_help="Solve puzzles: one clearly best move, or a forced win.")
def _puzzle(
    game: AskedGame = None,
    level: Annotated[
        int | None, typer.Option(metavar="N", help="1, 2 or 3; by default all.")
    ] = None,
    theme: Annotated[str | None, typer.Option(metavar="WORD", help="Only this theme.")] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="Seed of the order; random by default.")
    ] = None,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    """Solve puzzles of a game, the easiest first; every answer is explained.

    \b
    Examples:
      crosshex puzzle                a short menu asks
      crosshex puzzle six
      crosshex puzzle six --level 2 --theme ring
      crosshex puzzle qwixx --theme leave
    """
    from crosshex.cli.study.puzzle import solve_puzzles

    screen = _screen(lang, no_color)
    wanted = _wanted_game(screen, game, "menu-title-puzzle")
    if game is not None and game != wanted.name and theme is None:
        theme = game  # A short name is also that of the puzzles about it.
    solve_puzzles(screen, wanted, level=level, theme=theme, seed=seed)


app.command("serve", short_help="Play in the browser: start the server and open it.")(serve)
app.command("verify", short_help="Check the dice of recorded games.")(verify)
app.command("simulate", short_help="Play many games between bots and count the results.")(simulate)
app.command("arena", short_help="Let bots play each other, and rate them.")(arena)
app.command("regret", short_help="Add up what the decisions of a bot cost.")(regret)
app.command("bots", short_help="List the bots and how strong they are.")(bots)
app.command("engine", short_help="Let other programs use our bots and rules.")(engine)
app.command("mcp", short_help="Let agents play that speak the Model Context Protocol.")(mcp)
app.command("solve", short_help="Solve the game for one player exactly.")(solve)
app.command("plot", short_help="Draw charts of what simulate --out wrote.")(plot)
app.command("draw", short_help="Draw a position or a recorded game as a picture.")(draw)
app.add_typer(new, name="new", help="Write a package with a bot or a game to begin with.")
app.command("check-game", short_help="Check a game of another package.")(check)
