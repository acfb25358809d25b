"""A second, simplest possible version of games on a sheet, to check the rules against.

It is written from the rules pages alone, with lists of words of the notation: a row is a list of
fields such as `r5`. It shares no code with the package.
"""

from copy import deepcopy
from itertools import product

LETTERS = "rygb"
POINTS = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105, 120, 136]
Dice = dict[str, int]


def printed_rows(notation: str) -> list[list[str]]:
    """The rows of a notation, field by field; the values before them are left out."""
    rows = []
    for part in notation.split("/"):
        row: list[str] = []
        for word in part.split():
            if "=" in word:
                continue
            first, _, last = word[1:].partition("-")
            a, b = int(first), int(last or first)
            row += [f"{word[0]}{n}" for n in (range(a, b + 1) if a <= b else range(a, b - 1, -1))]
        rows.append(row)
    return rows


class NaiveQwixx:
    """A game with its sheets; `rows` holds for each seat and row the list of crossed fields."""

    def __init__(
        self, seats: int, printed: list[list[str]], faces: int, lockers: int, needed: int
    ) -> None:
        self.seats = seats
        self.printed = printed
        self.faces = faces
        self.lockers = lockers
        self.needed = needed
        self.lucky: list[tuple[int, int]] = []
        self.rows: list[list[list[str]]] = [[[] for _ in printed] for _ in range(seats)]
        self.failed = [0] * seats
        self.closed: set[int] = set()
        self.active = 0
        self.over = False

    def row_of(self, field: str) -> int | None:
        """The row in which a field is printed."""
        found = [row for row, fields in enumerate(self.printed) if field in fields]
        return found[0] if found else None

    def gone(self) -> set[str]:
        """The dice that have left: the colours of the last fields of locked rows."""
        return {self.printed[row][-1][0] for row in self.closed}

    def locks_row(self, field: str) -> bool:
        row = self.row_of(field)
        assert row is not None
        return field in self.printed[row][-self.lockers :]

    def may_cross(self, seat: int, field: str) -> bool:
        row = self.row_of(field)
        if row is None or row in self.closed:
            return False
        printed, crossed = self.printed[row], self.rows[seat][row]
        if crossed and printed.index(field) <= printed.index(crossed[-1]):
            return False
        return not self.locks_row(field) or len(crossed) >= self.needed

    def action_1(self, seat: int, total: int) -> list[str]:
        found = [f"{c}{total}" for c in LETTERS if self.may_cross(seat, f"{c}{total}")]
        if self.lucky and total in self.lucky[seat]:
            still_open = [row for row in range(len(self.printed)) if row not in self.closed]
            counts = {row: len(self.rows[seat][row]) for row in still_open}
            for row in still_open:
                printed, crossed = self.printed[row], self.rows[seat][row]
                following = printed[printed.index(crossed[-1]) + 1] if crossed else printed[0]
                if counts[row] == min(counts.values()) and self.may_cross(seat, following):
                    found.append(f"*{following}")
        return [*found, "-"]

    def action_2(self, white: tuple[int, int], dice: Dice, crossed: bool) -> list[str]:
        thrown = [c for c in LETTERS if c in dice and c not in self.gone()]
        fields = [f"{c}{die + dice[c]}" for c in thrown for die in {*white}]
        found = [field for field in fields if self.may_cross(self.active, field)]
        return [*found, "-" if crossed else "x"]

    def mark(self, seat: int, word: str) -> None:
        """Write one choice on a sheet."""
        if word == "x":
            self.failed[seat] += 1
        elif word != "-":
            field = word.removeprefix("*")
            row = self.row_of(field)
            assert row is not None
            self.rows[seat][row].append(field)

    def close(self, choices: list[str]) -> None:
        """Lock the rows that these choices lock; the second locked row ends the game at once."""
        for field in (word.removeprefix("*") for word in choices if word not in {"-", "x"}):
            if self.locks_row(field):
                row = self.row_of(field)
                assert row is not None
                self.closed.add(row)
        self.over = self.over or len(self.closed) >= 2

    def do_action_1(self, choices: list[str]) -> None:
        for seat, word in enumerate(choices):
            self.mark(seat, word)
        self.close(choices)

    def do_action_2(self, word: str) -> None:
        self.mark(self.active, word)
        self.close([word])
        self.over = self.over or self.failed[self.active] == 4
        if not self.over:
            self.active = (self.active + 1) % self.seats

    def score(self, seat: int) -> int:
        total = -5 * self.failed[seat]
        for row in self.rows[seat]:
            lock = bool(row) and self.locks_row(row[-1])
            total += POINTS[len(row) + lock]
        return total


def throws(table: NaiveQwixx) -> list[tuple[tuple[int, int], Dice]]:
    """Every ordered outcome of the dice in play."""
    faces = range(1, table.faces + 1)
    gone = table.gone()
    thrown = [c for c in LETTERS if c not in gone]
    return [
        ((first, second), dict(zip(thrown, colours, strict=True)))
        for first, second in product(faces, faces)
        for colours in product(faces, repeat=len(thrown))
    ]


def count_ways(table: NaiveQwixx, depth: int) -> int:
    """Perft by walking all paths: a throw, a choice of each seat, action 2, and so on."""
    if depth == 0:
        return 1
    if table.over:
        return 0
    return sum(_choices(table, white, dice, [], depth - 1) for white, dice in throws(table))


def _choices(
    table: NaiveQwixx, white: tuple[int, int], dice: Dice, made: list[str], depth: int
) -> int:
    if depth == 0:
        return 1
    if len(made) < table.seats:
        words = table.action_1(len(made), sum(white))
        return sum(_choices(table, white, dice, [*made, word], depth - 1) for word in words)
    after = deepcopy(table)
    after.do_action_1(made)
    if after.over:
        return 0
    total = 0
    for word in after.action_2(white, dice, crossed=made[after.active] != "-"):
        final = deepcopy(after)
        final.do_action_2(word)
        total += count_ways(final, depth - 1)
    return total
