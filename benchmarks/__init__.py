"""Measures what we claim about speed and strength: ``python -m benchmarks --help``."""

BENCHMARKS = {
    "bot_speed": "how long `master` thinks about a choice in Qwixx and Longo",
    "counting": "what the server's metrics cost a move",
    "envs": "steps of the environments per second",
    "first_start": "how long a newcomer waits for pages, moves and the compiler, from the wheel",
    "kernels": "compiled random games per second, compared with C",
    "opening": "how long usual and the longest tables take to open",
    "page": "bytes of the first load, and the time from a tap to its mark, in Chromium",
    "peers": "random games per second of other libraries and of our rules",
    "review": "what a review costs, and what `crosshex arena --adjusted` gains",
    "rules": "random games per second of the readable rules, and the time of the import",
    "six_search": "positions per second and depth of `master` in Six",
    "solver": "time and memory of the exact solver",
    "uploads": "how long the server needs for the worst uploads",
}
"""Modules of this package that have a function ``run(report)``, with what they measure."""

PROGRAMS = {
    "compare": "runs the same benchmarks in two checkouts, in turn",
    "load": "measures how many tables a server can handle",
    "losses": "reviews games of the bots, and writes what a decision of each level costs",
    "strength": "rates the bots, and writes docs/strength.md and the list of ratings",
}
"""Modules with a command line of their own: ``python -m benchmarks.load --help``."""
