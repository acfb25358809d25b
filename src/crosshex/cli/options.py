"""The options that several commands share, with their help."""

from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="qwixx, longo or six")]
Seats = Annotated[
    int | None, typer.Option(metavar="N", help="Qwixx and Longo: 1 to 5. Six: 2 or 4. Default 2.")
]
Variant = Annotated[
    str | None, typer.Option(metavar="NAME", help="Six: basic (default) or advanced.")
]
ClaimRule = Annotated[
    str | None, typer.Option(metavar="RULE", help="Six: auto (default) or manual.")
]
Lucky = Annotated[
    str | None, typer.Option(metavar="PAIRS", help="Longo: a pair for each seat, 5,8/6,11.")
]
First = Annotated[int | None, typer.Option(metavar="SEAT", help="The seat that begins, from 1.")]
AsJson = Annotated[bool, typer.Option("--json", help="JSON on standard output.")]
Workers = Annotated[int, typer.Option(metavar="N", min=0, help="Cores to use; 0 for all.")]
Ray = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Play on a Ray cluster: its address, auto, or local for one on this machine.",
    ),
]
