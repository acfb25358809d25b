"""A second, simplest possible version of Six, to check the rules against.

It is written from the rules page alone, with a dictionary from cells to letters and words of the
notation. It shares no code with the package.
"""

Place = tuple[int, int]
Stones = dict[Place, str]


def around(place: Place) -> list[Place]:
    """The cells at distance one: steps whose cube coordinates differ by at most one."""
    q, r = place
    steps = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if (a, b) != (0, 0) and abs(a + b) <= 1]
    return [(q + a, r + b) for a, b in steps]


def edge(stones: Stones) -> set[Place]:
    return {place for stone in stones for place in around(stone) if place not in stones}


def clusters(stones: Stones) -> list[set[Place]]:
    """The connected groups, by flood fill."""
    found: list[set[Place]] = []
    for stone in stones:
        if any(stone in cluster for cluster in found):
            continue
        cluster = {stone}
        while more := {p for s in cluster for p in around(s) if p in stones} - cluster:
            cluster |= more
        found.append(cluster)
    return found


def figures(own: set[Place]) -> list[tuple[str, frozenset[Place]]]:
    """All lines, triangles and rings among some cells, in this order."""
    up = ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2))
    forms = [
        *(("line", [(i * a, i * b) for i in range(6)]) for a, b in ((1, 0), (0, 1), (1, -1))),
        ("triangle", list(up)),
        ("triangle", [(-a, -b) for a, b in up]),
        ("ring", [(a - 1, b) for a, b in around((0, 0))]),
    ]
    # The last form is the ring whose rightmost cell is 0,0; every form contains 0,0.
    return [
        (name, frozenset((q + a, r + b) for a, b in form))
        for name, form in forms
        for q, r in own
        if all((q + a, r + b) in own for a, b in form)
    ]


def spell(place: Place) -> str:
    return f"{place[0]},{place[1]}"


class NaiveSix:
    """A board of Six with its stones, `b` or `r`."""

    def __init__(self, variant: str, claim: str) -> None:
        self.variant = variant
        self.claim = claim
        self.stones: Stones = {(0, 0): "r", (1, 0): "b"}
        self.turn = "b"
        self.moving = False

    def own(self, stones: Stones) -> set[Place]:
        return {place for place, letter in stones.items() if letter == self.turn}

    def completes(self, stones: Stones, place: Place) -> bool:
        """Whether the stone of the side to move on a place is part of a figure."""
        return any(place in cells for _, cells in figures(self.own(stones)))

    def moves(self) -> dict[str, Stones]:
        """Every legal word, with the stones after it."""
        found = self._shifts() if self.moving else self._puts()
        if self.claim == "manual":
            for word, (stones, place) in list(found.items()):
                if self.completes(stones, place):
                    found[word + "!"] = (stones, place)
            if figures(self.own(self.stones)):
                found["!"] = (self.stones, (0, 0))
        if not found:
            return {"pass": self.stones}
        return {word: stones for word, (stones, _) in found.items()}

    def _puts(self) -> dict[str, tuple[Stones, Place]]:
        places = edge(self.stones)
        if len(self.stones) == 2:
            places = {p for p in places if (0, 0) in around(p) and (1, 0) not in around(p)}
        return {spell(p): ({**self.stones, p: self.turn}, p) for p in places}

    def _shifts(self) -> dict[str, tuple[Stones, Place]]:
        found = {}
        for source in self.own(self.stones):
            rest = {p: letter for p, letter in self.stones.items() if p != source}
            parts = clusters(rest)
            if len(parts) > 1 and self.variant == "basic":
                continue
            size = max(len(part) for part in parts)
            largest = [part for part in parts if len(part) == size]
            for part in largest:
                kept = {p: letter for p, letter in rest.items() if p in part}
                suffix = f"={spell(min(part))}" if len(largest) > 1 else ""
                for target in edge(kept) - {source}:
                    word = f"{spell(source)}>{spell(target)}{suffix}"
                    found[word] = ({**kept, target: self.turn}, target)
        return found

    def ending(self, before: Stones, put: Place | None) -> str | None:
        """How a move of `turn` from `before` to the stones now ends the game (automatic claims)."""
        if put is not None:
            kinds = [kind for kind, cells in figures(self.own(self.stones)) if put in cells]
            if kinds:
                return f"{self.turn} {kinds[0]}"
        few = too_few(before, self.stones)
        return f"{few} too few hexagons" if few else None


def too_few(before: Stones, stones: Stones) -> str | None:
    """Who wins, or `draw`, because a removal left a side with five or fewer."""
    few = "".join(side for side in "br" if list(stones.values()).count(side) <= 5)
    return {"": None, "b": "r", "r": "b", "br": "draw"}[few] if len(stones) < len(before) else None


def count_ways(table: NaiveSix, depth: int) -> int:
    """Perft by walking all paths; repetition and the move limit are too far away to matter."""
    if depth == 0:
        return 1
    total = 0
    for word, stones in table.moves().items():
        after = NaiveSix(table.variant, table.claim)
        after.stones, after.turn = stones, "r" if table.turn == "b" else "b"
        after.moving = table.moving or len(stones) == 42
        own = {p for p, letter in stones.items() if letter == table.turn}
        won = bool(figures(own)) and (table.claim == "auto" or word.endswith("!"))
        if depth == 1 or not (won or too_few(table.stones, stones)):
            total += count_ways(after, depth - 1)
    return total
