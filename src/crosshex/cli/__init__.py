"""The command line: `app` has the options and the help of every command.

`sessions` is a game in the terminal and `drawing` how it looks there; `study` has the commands to
learn by, `measure` those that measure. The other commands lie here, beside what all commands share:
`options` and `game_options`, `screen`, `menu`, `progress` and `failure`.
"""


def main() -> None:
    """Run the command line. Everything is imported late, so that `--help` is fast."""
    from crosshex.cli.failure import in_one_line

    # The import fails already if a game of another package is broken.
    with in_one_line():
        from crosshex.cli.app import run
    run()
