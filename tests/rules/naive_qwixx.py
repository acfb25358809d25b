"""A second, simplest possible version of Qwixx and Longo, to check the rules against.

It is written from the rules page alone, with lists of numbers and words of the notation. It shares
no code with the package.
"""

from copy import deepcopy
from itertools import product

LETTERS = "rygb"
POINTS = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105, 120]
Dice = dict[str, int]


class NaiveQwixx:
    """A game with its sheets; a row is the list of its crossed numbers."""

    def __init__(self, seats: int, highest: int, lockers: int, needed: int) -> None:
        self.seats = seats
        self.highest = highest
        self.lockers = lockers
        self.needed = needed
        self.lucky: list[tuple[int, int]] = []
        self.rows: list[dict[str, list[int]]] = [{c: [] for c in LETTERS} for _ in range(seats)]
        self.failed = [0] * seats
        self.closed: set[str] = set()
        self.active = 0
        self.over = False

    def printed(self, letter: str) -> list[int]:
        """The numbers of a row from left to right."""
        upward = list(range(2, self.highest + 1))
        return upward if letter in "ry" else upward[::-1]

    def locks_row(self, letter: str, number: int) -> bool:
        return number in self.printed(letter)[-self.lockers :]

    def may_cross(self, seat: int, letter: str, number: int) -> bool:
        printed, row = self.printed(letter), self.rows[seat][letter]
        if letter in self.closed or number not in printed:
            return False
        if row and printed.index(number) <= printed.index(row[-1]):
            return False
        return not self.locks_row(letter, number) or len(row) >= self.needed

    def action_1(self, seat: int, total: int) -> list[str]:
        found = [f"{c}{total}" for c in LETTERS if self.may_cross(seat, c, total)]
        if self.lucky and total in self.lucky[seat]:
            still_open = [c for c in LETTERS if c not in self.closed]
            counts = {c: len(self.rows[seat][c]) for c in still_open}
            for c in still_open:
                row, printed = self.rows[seat][c], self.printed(c)
                following = printed[printed.index(row[-1]) + 1] if row else printed[0]
                if counts[c] == min(counts.values()) and self.may_cross(seat, c, following):
                    found.append(f"*{c}{following}")
        return [*found, "-"]

    def action_2(self, white: tuple[int, int], dice: Dice, crossed: bool) -> list[str]:
        sums = [(c, die + dice[c]) for c in LETTERS if c not in self.closed for die in {*white}]
        found = [f"{c}{total}" for c, total in sums if self.may_cross(self.active, c, total)]
        return [*found, "-" if crossed else "x"]

    def mark(self, seat: int, word: str) -> None:
        """Write one choice on a sheet."""
        if word == "x":
            self.failed[seat] += 1
        elif word != "-":
            word = word.removeprefix("*")
            self.rows[seat][word[0]].append(int(word[1:]))

    def close(self, choices: list[str]) -> None:
        """Lock the rows that these choices lock; the second locked row ends the game at once."""
        for word in (word.removeprefix("*") for word in choices if word not in {"-", "x"}):
            if self.locks_row(word[0], int(word[1:])):
                self.closed.add(word[0])
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
        for letter, row in self.rows[seat].items():
            lock = bool(row) and self.locks_row(letter, row[-1])
            total += POINTS[len(row) + lock]
        return total


def throws(table: NaiveQwixx) -> list[tuple[tuple[int, int], Dice]]:
    """Every ordered outcome of the dice in play."""
    faces = range(1, table.highest // 2 + 1)
    thrown = [c for c in LETTERS if c not in table.closed]
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
