#!/usr/bin/env python3
"""A bot for Qwixx and Longo as a separate program: it needs nothing but the line protocol.

It crosses the number that skips the fewest others, if those are at most two. docs/engine.md
describes the protocol; a bot in any other language would do the same.

    crosshex play qwixx --players "me,external:python examples/leftmost.py"
    crosshex arena qwixx --bots "random,external:python examples/leftmost.py" --games 100
"""

import sys

MOST_SKIPPED = 2


def choose(position: str, seat: int) -> str:
    """The move of a seat (counted from 1) in a position of Qwixx or Longo."""
    head, *sheets = (field.split() for field in position.split("|"))
    game, _active, phase, *dice = head
    highest = 12 if game == "qwixx" else 16
    locking, needed = ([12], 5) if game == "qwixx" else ([15, 16], 6)

    def place(row: int, number: int) -> int:
        """The place of a number in its row: red and yellow rise, green and blue fall."""
        return number if row < 2 else highest + 2 - number

    def crossed(sheet: list[str], row: int) -> list[int]:
        """The crossed places of a row, which is written like r5,7 or r-."""
        text = sheet[row][1:]
        return [] if text == "-" else [place(row, int(number)) for number in text.split(",")]

    is_locked = [any(set(crossed(one, row)) & set(locking) for one in sheets) for row in range(4)]
    white = [int(dice[0]), int(dice[1])]
    if phase == "action-1":
        offers = [(row, sum(white)) for row in range(4)]
    else:
        left = [(row, dice[2 + row]) for row in range(4) if dice[2 + row] != "."]
        offers = [(row, one + int(die)) for row, die in left for one in white]

    best, fewest = "x" if phase == "action-2" and dice[6] == "nothing" else "-", MOST_SKIPPED + 1
    for row, number in offers:
        mine = crossed(sheets[seat - 1], row)
        here, last = place(row, number), max(mine, default=1)
        too_few = here in locking and len(mine) < needed
        if is_locked[row] or here <= last or too_few:
            continue
        if here - last - 1 < fewest:
            best, fewest = f"{'rygb'[row]}{number}", here - last - 1
    return best


def main() -> None:
    """Answer line by line; unknown lines are ignored, because they need no answer."""
    position = ""
    for line in sys.stdin:
        command, *words = line.split() or [""]
        if command == "ugi":
            print("id name Leftmost\nugiok", flush=True)
        elif command == "isready":
            print("readyok", flush=True)
        elif command == "load":
            position = " ".join(words)
        elif command == "go":
            seat = int(words[words.index("seat") + 1])
            print("bestmove", choose(position, seat), flush=True)
        elif command == "quit":
            break


if __name__ == "__main__":
    main()
