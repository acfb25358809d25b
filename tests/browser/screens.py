"""Every screen that a person can meet, and how to get there."""

from collections.abc import Callable

from tests.browser.harness import GREEDY, ME, OPEN, RANDOM, Guest
from tests.browser.test_together import link_of, sit_down

Arrive = Callable[..., Guest]
Go = Callable[[Guest, Arrive], None]
BEN = {"kind": "me", "name": "Ben"}
# Cells of Six by their distance from the middle, without the two hexagons that lie there from the
# beginning; the first move must touch the red one only.
ROWS = [(q, r) for r in range(-3, 4) for q in range(-3 - (r - 1) // 2, 4 - r // 2)]
ROUND = sorted(
    ROWS, key=lambda cell: (cell != (-1, 0), cell[0] ** 2 + cell[0] * cell[1] + cell[1] ** 2)
)
BLOCK = [f"{q},{r}" for q, r in ROUND if (q, r) not in ((0, 0), (1, 0))]


LEAVE = """(table) => fetch(`/api/tables/${table}/commands`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ type: "leave", id: "leave", seat: 0 }),
})"""


def _page(path: str, sign: str) -> Go:
    def go(ann: Guest, arrive: Arrive) -> None:
        ann.open(path)
        ann.page.locator(sign).first.wait_for()

    return go


def _pad(game: str) -> Go:
    def go(ann: Guest, arrive: Arrive) -> None:
        ann.open("/pad")
        ann.page.locator(f"input[type=radio][value={game}]").check(force=True)
        ann.page.locator("[data-add]").click()
        ann.page.locator("[data-start]").click()
        ann.page.locator("[data-field]").first.wait_for()

    return go


def _form(game: str) -> Go:
    def go(ann: Guest, arrive: Arrive) -> None:
        ann.open("/")
        ann.page.click(f"[data-game={game}]")
        ann.page.locator("[data-play]").wait_for()

    return go


def _at_table(game: str, *seats: dict[str, str], moves: int = 0) -> Go:
    def go(ann: Guest, arrive: Arrive) -> None:
        table = ann.make_table(game, *seats)
        if moves:
            ann.hurry(table, moves)
        ann.asked()

    return go


def _over(game: str) -> Go:
    def go(ann: Guest, arrive: Arrive) -> None:
        ann.hurry(ann.make_table(game, ME, GREEDY))
        ann.page.locator("[data-over]").wait_for()

    return go


def _sharing(ann: Guest, arrive: Arrive) -> None:
    _over("qwixx")(ann, arrive)
    ann.page.click("[data-share]")
    ann.page.locator("[data-share-save]").wait_for()


def _replay(game: str) -> Go:
    def go(ann: Guest, arrive: Arrive) -> None:
        table = ann.make_table(game, ME, GREEDY)
        ann.hurry(table)
        ann.open(f"/replay/{table}")
        ann.page.click("[data-last]")

    return go


def _review(ann: Guest, arrive: Arrive) -> None:
    ann.hurry(ann.make_table("qwixx", ME, GREEDY))
    ann.page.click("[data-review]")
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

    return go


def _home_with_tables(ann: Guest, arrive: Arrive) -> None:
    ann.make_table("qwixx", ME, RANDOM)
    ann.make_table("six", ME, OPEN)
    ann.open("/")
    ann.page.locator("[data-bin]").nth(1).wait_for()


def _bin(ann: Guest, arrive: Arrive) -> None:
    ann.open("/settings")
    ann.page.locator("[data-setting=confirm]").check()
    _home_with_tables(ann, arrive)
    ann.page.locator("[data-bin]").first.click()
    ann.page.get_by_role("dialog").wait_for()


def _lobby(ann: Guest, arrive: Arrive) -> None:
    ann.make_table("longo", ME, RANDOM, OPEN, OPEN)
    ann.page.locator("[data-start]").wait_for()


def _invited(ann: Guest, arrive: Arrive) -> None:
    host = arrive()
    host.make_table("qwixx", ME, OPEN)
    ann.open(link_of(host, "invite"))
    ann.page.locator("[data-sit]").first.wait_for()


def _waiting(ann: Guest, arrive: Arrive) -> None:
    bob = arrive()
    ann.make_table("qwixx", ME, OPEN)
    sit_down(ann, bob, "Bob")
    ann.page.click("[data-start]")
    ann.asked()
    ann.decide()
    ann.page.locator("[data-undo=withdraw]").wait_for()


def _menu(ann: Guest, arrive: Arrive) -> None:
    ann.make_table("six", ME, OPEN)
    ann.page.locator("[data-start]").click()
    ann.asked()
    ann.page.locator("[data-menu]").click()
    ann.page.get_by_role("dialog").wait_for()


def _lifted(ann: Guest, arrive: Arrive) -> None:
    table = ann.make_table("six", ME, BEN, claim="manual")
    ann.hurry(table, 40, BLOCK)
    ann.page.wait_for_selector("[data-prompt][data-phase=moving]")
    ann.page.locator("[data-pick]").first.click()
    ann.page.locator("[data-target]").first.wait_for()


def _watching(ann: Guest, arrive: Arrive) -> None:
    ann.make_table("qwixx", GREEDY, RANDOM, pace=5000)
    ann.page.locator("[data-halt]").click()
    ann.page.locator("[data-step]").wait_for()


def _left(ann: Guest, arrive: Arrive) -> None:
    bob = arrive()
    table = ann.make_table("six", ME, OPEN, pace=5000)
    sit_down(ann, bob, "Bob")
    ann.page.click("[data-start]")
    ann.asked()
    ann.page.evaluate(LEAVE, table)
    ann.open(f"/table/{table}")
    ann.page.locator("[data-return]").wait_for()


def _checked(ann: Guest, arrive: Arrive) -> None:
    ann.hurry(ann.make_table("qwixx", ME, RANDOM))
    ann.page.click("[data-verify]")
    ann.page.click("[data-check]")
    ann.page.locator("[data-verdict]").wait_for()


def _cover(ann: Guest, arrive: Arrive) -> None:
    ann.make_table("qwixx", ME, BEN)
    ann.asked()
    ann.decide()
    ann.page.locator("[data-pass]").wait_for()


def _own_dice(ann: Guest, arrive: Arrive) -> None:
    ann.make_table("qwixx", ME, BEN, dice="own", first=0)
    ann.page.locator("[data-enter]").wait_for()


SCREENS: dict[str, Go] = {
    "home": _page("/", "[data-play]"),
    "home-tables": _home_with_tables,
    "home-bin": _bin,
    "form-longo": _form("longo"),
    "form-six": _form("six"),
    "pad-form": _page("/pad", "[data-start]"),
    "pad": _pad("longo"),
    "learn-qwixx": _page("/learn/qwixx", "[data-claim]"),
    "learn-longo": _page("/learn/longo", "[data-claim]"),
    "learn-six": _page("/learn/six", "[data-claim]"),
    "lesson-qwixx": _page("/learn/qwixx/basics", "[data-step]"),
    "lesson-six": _page("/learn/six/basic", "[data-step]"),
    "settings": _page("/settings", "fieldset"),
    "rules-qwixx": _page("/rules/qwixx", "article h2"),
    "rules-longo": _page("/rules/longo", "article h2"),
    "rules-six": _page("/rules/six", "article h2"),
    "replay-empty": _page("/replay", "h1, [role=alert]"),
    "verify": _page("/verify", "h1"),
    "verify-checked": _checked,
    "print": _page("/print/longo", "[data-pdf]"),
    "nowhere": _page("/nowhere", "h1"),
    "lobby": _lobby,
    "invited": _invited,
    "qwixx": _at_table("qwixx", ME, GREEDY, moves=4),
    "qwixx-five": _at_table("qwixx", ME, GREEDY, GREEDY, GREEDY, GREEDY, moves=4),
    "qwixx-waiting": _waiting,
    "longo": _at_table("longo", ME, GREEDY, moves=4),
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
