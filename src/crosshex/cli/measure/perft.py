"""`crosshex perft`: counts the move sequences of a game, to compare engines."""

import json
import sys

from crosshex.rules import Game, perft


def count(game: Game, first: int, depth: int, as_json: bool) -> None:
    """Count and print the number; standard error shows that the count is running."""
    from rich.console import Console

    with Console(stderr=True).status(f"perft {game.name} {depth}"):
        nodes = perft(game.start(first), depth)
    if as_json:
        json.dump({"game": game.name, "depth": depth, "nodes": nodes}, sys.stdout)
        sys.stdout.write("\n")
    else:
        sys.stdout.write(f"{nodes}\n")
