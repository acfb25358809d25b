"""`crosshex serve`: play in the browser."""

import contextlib
import errno
import logging
import os
import socket
import sys
import webbrowser
from typing import Annotated

import typer

from crosshex.cli.lan import lan_addresses, machine_names, qr_code

LOCAL = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
ALL_ADDRESSES = (EVERYWHERE, "::")
PORT = 8600


def serve(
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others in your network play; shows the address.")
    ] = False,
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Address to listen on; 0.0.0.0 for all.")
    ] = LOCAL,
    port: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=0,
            max=65535,
            help="Port; 0 for a free one. By default 8600 if it is free.",
        ),
    ] = None,
    db: Annotated[
        str,
        typer.Option(
            metavar="URL",
            help="Database, as a SQLAlchemy URL; by default a SQLite file.",
            show_default=False,
        ),
    ] = "",
    workers: Annotated[int, typer.Option(metavar="N", min=1, help="Processes for bots.")] = 2,
    host_name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A host name of this server; may be repeated."),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="URL", help="Origin of a site that may use this server; may be repeated."
        ),
    ] = None,
    idle_days: Annotated[
        float, typer.Option(metavar="D", help="Days until an unused table is deleted.")
    ] = 30.0,
    connections_per_address: Annotated[
        int, typer.Option(metavar="N", min=1, help="Most connections from one IP address.")
    ] = 400,
    tables_per_owner: Annotated[
        int, typer.Option(metavar="N", min=1, help="Most unfinished tables of one person.")
    ] = 200,
    daily: Annotated[bool, typer.Option(help="One game a day, the same for everybody.")] = True,
    solve: Annotated[
        bool, typer.Option(help="Solve the game of the Daily once, in the background.")
    ] = True,
    rate_limits: Annotated[bool, typer.Option(help="Limit the request rate of clients.")] = True,
    records: Annotated[
        bool, typer.Option(help="Let people keep a record of their finished games.")
    ] = True,
    browser: Annotated[bool, typer.Option(help="Open a browser.")] = True,
) -> None:
    """Play in the browser: start the server and open it.

    \b
    Examples:
      crosshex serve                                 just for you, on this machine
      crosshex serve --lan                           for everyone in your network
      crosshex serve --db postgresql+psycopg://user@host/crosshex
    """
    from crosshex.server.api.request_checks import bracketed, plain_host
    from crosshex.server.config import LOCAL_NAME, ClientLimits, ServerConfig
    from crosshex.server.ops.logs import set_up_logs
    from crosshex.server.ops.warm_up import warm_up_kernels
    from crosshex.server.run import make_server
    from crosshex.server.store.errors import StoreUnusable

    if lan:
        host = EVERYWHERE
    for name in host_name or ():
        try:
            plain_host(name)
        except ValueError:
            typer.echo(f"--host-name {name}: not a host name such as play.example.org", err=True)
            raise typer.Exit(2) from None
    number = PORT if port is None else port
    try:
        listening = _listen(host, number, or_free=port is None)
    except OSError as error:
        typer.echo(f"Cannot listen on {host} port {number}: {error.strerror or error}", err=True)
        raise typer.Exit(1) from None
    number = listening.getsockname()[1]
    reached = [f"http://{each}:{number}" for each in lan_addresses()] if lan else []
    config = ServerConfig(
        db=db,
        workers=workers,
        host_names=(
            LOCAL_NAME,
            *(machine_names() if host in ALL_ADDRESSES else ()),
            *(host_name or ()),
        ),
        origins=tuple(origin or ()),
        idle_days=idle_days,
        rate_limits=rate_limits,
        daily=("on" if solve else "unsolved") if daily else "off",
        limits=ClientLimits(connections=connections_per_address, tables=tables_per_owner),
        address=reached[0] if reached else None,
        records=records,
    )
    # In a terminal log only warnings; a service logs every request.
    set_up_logs(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    try:
        server = make_server(config)
    except StoreUnusable as error:
        listening.close()
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
    shown = LOCAL_NAME if host in (LOCAL, *ALL_ADDRESSES) else bracketed(host)
    address = f"http://{shown}:{number}/"
    typer.echo(f"Crosshex is at {address} (Ctrl+C stops it)")
    if lan:
        _tell_others(reached)
    elif host == LOCAL:
        typer.echo("For friends in your network: crosshex serve --lan")
    if browser and has_display():
        webbrowser.open(address)
    with warm_up_kernels():
        server.run(sockets=[listening])


def _listen(host: str, port: int, or_free: bool) -> socket.socket:
    """Bind the address before anything else starts, so that a port in use is reported early."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        if not or_free or error.errno != errno.EADDRINUSE:
            listening.close()
            raise
        listening.bind((host, 0))
    # A browser may connect before the server is ready: its connection waits in this queue.
    listening.listen(2048)
    return listening


def _tell_others(reached: list[str]) -> None:
    """Print the addresses for other people, and a QR code for their phones."""
    if not reached:
        typer.echo("This machine has no network address: other people cannot reach it.")
        return
    typer.echo(f"Others in your network find it at {' or '.join(f'{one}/' for one in reached)}")
    # Some terminals cannot encode block characters.
    with contextlib.suppress(UnicodeEncodeError):
        typer.echo(qr_code(f"{reached[0]}/"))


def has_display() -> bool:
    """Whether there is a display that can show a browser."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
