"""The commands: `crosshex play`, `replay`, `perft`, `rules` and the others."""


def main() -> None:
    """Run the command line. Everything is imported late, so that `--help` is quick."""
    from crosshex.cli.failure import in_one_line

    # A game of another package that is broken is noticed on import already.
    with in_one_line():
        from crosshex.cli.app import run
    run()


__all__ = ["main"]
