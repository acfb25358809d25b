"""Every screen of the app, and how to get there."""

from collections.abc import Callable
from typing import Any

from crosshex.review.puzzle import select
from crosshex.rules import find_game
from tests.browser.harness import GREEDY, ME, OPEN, RANDOM, Guest
from tests.browser.test_pad import LOCKED, cross
from tests.browser.test_pads_together import join, share, start_together

Arrive = Callable[..., Guest]
Go = Callable[[Guest, Arrive], None]
BEN = {"kind": "me", "name": "Ben"}
# Cells of Six by their distance from the middle, without the two hexagons of the start position;
# the first move must touch only the red one.
ROWS = [(q, r) for r in range(-3, 4) for q in range(-3 - (r - 1) // 2, 4 - r // 2)]
ROUND = sorted(
    ROWS, key=lambda cell: (cell != (-1, 0), cell[0] ** 2 + cell[0] * cell[1] + cell[1] ** 2)
)
BLOCK = [f"{q},{r}" for q, r in ROUND if (q, r) not in ((0, 0), (1, 0))]


TWO = {"qwixx": "two", "longo": "two"}
"""Puzzles with two sheets need the most room."""


def _page(path: str, sign: str) -> Go:
    def go(ann: Guest, arrive: Arrive) -> None:
        ann.open(path)
        ann.page.locator(sign).first.wait_for()

    return go


def _daily_done(ann: Guest, arrive: Arrive) -> None:
    begun = ann.context.request.post("/api/daily", data={"name": "Ann"})
    ann.tables.hurry(begun.json()["table"])
    _page("/daily", "[data-mistakes]")(ann, arrive)


def _pad(game: str) -> Go:
    def go(ann: Guest, arrive: Arrive) -> None:
        ann.open("/pad")
        ann.page.locator(f"input[type=radio][value={game}]").check(force=True)
        ann.page.locator("[data-add]").click()
        ann.page.locator("[data-start]").click()
        ann.page.locator("[data-field]").first.wait_for()

    return go


def _pad_link(ann: Guest, arrive: Arrive) -> None:
    start_together(ann)


def _pad_joining(ann: Guest, arrive: Arrive) -> None:
    ann.open(share(arrive(), "longo"))
    ann.page.locator("[data-join]").wait_for()


def _pads_over(ann: Guest, arrive: Arrive) -> None:
    host = arrive()
    join(ann, share(host), "Ben")
    cross(host, *LOCKED)
    cross(ann, *(word.replace("r", "y") for word in LOCKED))
    ann.page.locator("[data-over]").wait_for()
    ann.page.locator("[data-other] summary").click()


def _form(game: str) -> Go:
    def go(ann: Guest, arrive: Arrive) -> None:
        ann.open("/")
        ann.page.click(f"[data-game={game}]")
        ann.page.locator("[data-play]").wait_for()

    return go


def _at_table(game: str, *seats: dict[str, str], moves: int = 0, **options: Any) -> Go:
    def go(ann: Guest, arrive: Arrive) -> None:
        table = ann.set_up(game, *seats, **options)
        if moves:
            ann.tables.hurry(table, moves)
        ann.open(f"/table/{table}")
        ann.asked()

    return go


def _coached(game: str) -> Go:
    def go(ann: Guest, arrive: Arrive) -> None:
        _form(game)(ann, arrive)
        ann.page.click("[data-begin]")
        ann.page.locator("[data-coach]").wait_for()

    return go


FINISHED: dict[tuple[str, str], tuple[str, Any]] = {}


def _finished(ann: Guest, game: str) -> str:
    """A finished table of Ann's, shared by all screens that show one."""
    which = (ann.server.address, game)
    if which not in FINISHED:
        table = ann.set_up(game, ME, GREEDY)
        ann.tables.hurry(table)
        FINISHED[which] = table, ann.context.cookies()
    table, cookies = FINISHED[which]
    ann.context.add_cookies(cookies)
    return table


def _over(game: str) -> Go:
    def go(ann: Guest, arrive: Arrive) -> None:
        ann.open(f"/table/{_finished(ann, game)}")
        ann.page.locator("[data-over]").wait_for()

    return go


def _sharing(ann: Guest, arrive: Arrive) -> None:
    _over("qwixx")(ann, arrive)
    ann.page.click("[data-share]")
    ann.page.locator("[data-share-save]").wait_for()
    ann.page.locator("[data-sharing] .awaited").wait_for(state="detached")


def _replay(game: str) -> Go:
    def go(ann: Guest, arrive: Arrive) -> None:
        ann.open(f"/replay/{_finished(ann, game)}")
        ann.page.click("[data-go=last]")

    return go


def _review(ann: Guest, arrive: Arrive) -> None:
    ann.open(f"/review/{_finished(ann, 'qwixx')}")
    ann.page.locator("[data-balance]").wait_for()
    ann.page.locator("[data-moment]").first.click()


def _analysis(ann: Guest, arrive: Arrive) -> None:
    ann.open("/analysis")
    ann.page.click("[data-game=qwixx]")
    ann.page.click("[data-random]")
    ann.page.locator("[data-choices]").first.wait_for()


def _set_up(game: str) -> Go:
    def go(ann: Guest, arrive: Arrive) -> None:
        ann.open("/analysis")
        ann.page.click(f"[data-game={game}]")
        ann.page.click("[data-set-up]")
        ann.page.locator("[data-players]").wait_for()
        # The editor is loaded when it is needed, and moves what lies below it.
        ann.page.locator(".board [data-at], .board [data-cell]").first.wait_for()

    return go


def _home_with_tables(ann: Guest, arrive: Arrive) -> None:
    ann.stay_light()
    ann.tables.lead(ann.set_up("qwixx", ME, RANDOM), lambda ask: True)
    ann.set_up("six", ME, OPEN)
    ann.open("/")
    ann.page.locator("[data-bin]").nth(1).wait_for()
    ann.page.locator("[data-turns]").wait_for()


def _bin(ann: Guest, arrive: Arrive) -> None:
    _home_with_tables(ann, arrive)
    ann.page.locator("[data-bin]").first.click()
    ann.page.get_by_role("dialog").wait_for()


def _lobby(ann: Guest, arrive: Arrive) -> None:
    ann.make_table("longo", ME, RANDOM, OPEN, OPEN)
    ann.page.locator("[data-start]").wait_for()


def _invited(ann: Guest, arrive: Arrive) -> None:
    host = arrive()
    ann.open(f"/join/{_invitation(host, host.set_up('qwixx', ME, OPEN, takebacks=False))}")
    ann.page.locator("[data-sit]").first.wait_for()


def _invitation(host: Guest, table: str) -> str:
    links = host.tables.look(table)["you"]["links"]
    assert links is not None and links["invite"]
    return links["invite"]


def _begin(ann: Guest, arrive: Arrive, game: str, **options: Any) -> str:
    """A game with Bob, who is connected and does nothing."""
    table = ann.set_up(game, ME, OPEN, **options)
    bob = arrive()
    link = _invitation(ann, table)
    bob.context.request.get("/api/session")
    bob.tables.command(table, link, type="sit", seat=1, name="Bob", link=link)
    bob.stay_light()
    bob.page.evaluate(CONNECT, table)
    ann.tables.command(table, type="start")
    return table


CONNECT = """async (table) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    await new Promise((resolve, reject) => {
        socket.addEventListener("message", resolve);
        socket.addEventListener("close", () => reject(new Error("the connection was closed")));
    });
}"""


def _waiting(ann: Guest, arrive: Arrive) -> None:
    ann.open(f"/table/{_begin(ann, arrive, 'qwixx')}")
    ann.asked()
    ann.page.locator("[data-decide]").click()  # Nothing: with some throws a cross is asked twice.
    ann.page.locator("[data-undo=withdraw]").wait_for()


def _menu(ann: Guest, arrive: Arrive) -> None:
    ann.open(f"/table/{_begin(ann, arrive, 'six')}")
    ann.asked()
    ann.page.locator("[data-menu]").click()
    ann.page.get_by_role("dialog").wait_for()


def _lifted(ann: Guest, arrive: Arrive) -> None:
    table = ann.set_up("six", ME, BEN, options={"claim": "manual"})
    ann.tables.hurry(table, 40, BLOCK)
    ann.open(f"/table/{table}")
    ann.page.wait_for_selector("[data-prompt][data-phase=moving]")
    ann.page.locator("[data-pick]").first.click()
    ann.page.locator("[data-target]").first.wait_for()


def _watching(ann: Guest, arrive: Arrive) -> None:
    ann.make_table("qwixx", GREEDY, RANDOM, pace=5000)
    ann.page.locator("[data-halt]").click()
    ann.page.locator("[data-step]").wait_for()


def _left(ann: Guest, arrive: Arrive) -> None:
    table = _begin(ann, arrive, "six", pace=5000)
    ann.tables.command(table, type="leave", seat=0)
    ann.open(f"/table/{table}")
    ann.page.locator("[data-return]").wait_for()


def _checked(ann: Guest, arrive: Arrive) -> None:
    ann.open(f"/verify/{_finished(ann, 'qwixx')}")
    ann.page.click("[data-check]")
    ann.page.locator("[data-verdict]").wait_for()


def _cover(ann: Guest, arrive: Arrive) -> None:
    ann.make_table("qwixx", ME, BEN)
    ann.asked()
    ann.page.locator("[data-decide]").click()  # Nothing: with some throws a cross is asked twice.
    ann.page.locator("[data-pass]").wait_for()


def _own_dice(ann: Guest, arrive: Arrive) -> None:
    ann.make_table("qwixx", ME, BEN, dice="own", first=0)
    ann.page.locator("[data-enter]").wait_for()


def _puzzle(game: str) -> Go:
    def go(ann: Guest, arrive: Arrive) -> None:
        ann.open(f"/puzzles/{game}?puzzle={select(find_game(game), theme=TWO.get(game))[0].name}")
        ann.page.locator("[data-check]").wait_for()

    return go


def _explained(game: str) -> Go:
    def go(ann: Guest, arrive: Arrive) -> None:
        _puzzle(game)(ann, arrive)
        ann.page.locator("[data-show]").click()
        ann.page.locator("[data-explain]").wait_for()

    return go


def _which(ann: Guest, arrive: Arrive) -> None:
    _puzzle("longo")(ann, arrive)
    ann.page.locator("[data-which]").click()
    ann.page.get_by_role("dialog").wait_for()


SCREENS: dict[str, Go] = {
    "home": _page("/", "[data-play]"),
    "home-tables": _home_with_tables,
    "home-bin": _bin,
    "form-longo": _form("longo"),
    "form-six": _form("six"),
    "daily-done": _daily_done,
    "pad-form": _page("/pad", "[data-start]"),
    "pad": _pad("longo"),
    "pad-link": _pad_link,
    "pad-joining": _pad_joining,
    "pads-over": _pads_over,
    "learn-qwixx": _page("/learn/qwixx", "[data-claim]"),
    "learn-longo": _page("/learn/longo", "[data-claim]"),
    "learn-six": _page("/learn/six", "[data-claim]"),
    "lesson-qwixx": _page("/learn/qwixx/basics", "[data-step]"),
    "lesson-six": _page("/learn/six/basic", "[data-step]"),
    "puzzles": _page("/puzzles", "[data-game]"),
    "puzzle-qwixx": _puzzle("qwixx"),
    "puzzle-longo": _puzzle("longo"),
    "puzzle-six": _puzzle("six"),
    "puzzle-explained": _explained("qwixx"),
    "puzzle-shown": _explained("six"),
    "puzzle-which": _which,
    "settings": _page("/settings", "fieldset"),
    "rules-qwixx": _page("/rules/qwixx", "article h2"),
    "rules-longo": _page("/rules/longo", "article h2"),
    "rules-six": _page("/rules/six", "article h2"),
    "replay-empty": _page("/replay", "h1, [role=alert]"),
    "verify": _page("/verify", "h1"),
    "verify-checked": _checked,
    "print": _page("/print/longo", "[data-pdf]"),
    "workshop": _page("/sheets?sheet=mixx-colours", "[data-table]:enabled"),
    "nowhere": _page("/nowhere", "h1"),
    "lobby": _lobby,
    "invited": _invited,
    "qwixx": _at_table("qwixx", ME, GREEDY, moves=4),
    "qwixx-five": _at_table("qwixx", ME, GREEDY, GREEDY, GREEDY, GREEDY, moves=4),
    "qwixx-waiting": _waiting,
    "longo": _at_table("longo", ME, GREEDY, moves=4),
    "coached-qwixx": _coached("qwixx"),
    "coached-six": _coached("six"),
    "own-dice": _own_dice,
    "one-screen": _at_table("qwixx", ME, BEN),
    "one-screen-cover": _cover,
    "six": _at_table("six", ME, GREEDY, moves=3),
    "six-four": _at_table("six", ME, GREEDY, GREEDY, GREEDY, moves=2),
    "six-lifted": _lifted,
    "menu": _menu,
    "watching": _watching,
    "left": _left,
    "over-qwixx": _over("qwixx"),
    "over-six": _over("six"),
    "sharing": _sharing,
    "replay-qwixx": _replay("qwixx"),
    "replay-six": _replay("six"),
    "review": _review,
    "analysis": _analysis,
    "set-up-longo": _set_up("longo"),
    "set-up-six": _set_up("six"),
}

VARIANTS = {
    "form-longo", "learn-qwixx", "learn-six", "one-screen", "over-six", "puzzle-qwixx",
    "qwixx", "replay-empty", "replay-qwixx", "rules-qwixx", "rules-six", "verify",
}  # fmt: skip
"""Screens made of the same parts as a larger one; `make test-all` walks through them, too."""
assert SCREENS.keys() >= VARIANTS
