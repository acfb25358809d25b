"""The command line: `crosshex play`, `replay`, `perft`, `rules` and the other commands."""


def main() -> None:
    """Run the command line. Everything is imported late, so that `--help` is fast."""
    from crosshex.cli.failure import in_one_line

    # The import fails already if a game of another package is broken.
    with in_one_line():
        from crosshex.cli.app import run
    run()
