"""Finds the network addresses of this machine, and draws a QR code for the terminal."""

import io
import ipaddress
import socket

# An address reserved for documentation. Nothing is sent: the system only chooses the interface.
FAR_AWAY = ("192.0.2.1", 9)


def lan_addresses() -> list[str]:
    """The addresses of this machine in its networks; that of the default route comes first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(FAR_AWAY)
            found.append(probe.getsockname()[0])
        except OSError:
            pass  # There is no default route, but there may be a local network.
    try:
        _, _, named = socket.gethostbyname_ex(socket.gethostname())
    except OSError:
        named = []
    return [each for each in dict.fromkeys([*found, *named]) if _is_reachable(each)]


def machine_names() -> list[str]:
    """The host names that other machines in the network may use for this machine."""
    own = socket.gethostname()
    # Most machines also answer to the name in .local by multicast DNS (RFC 6762).
    return list(dict.fromkeys([own, socket.getfqdn(), f"{own.partition('.')[0]}.local"]))


def _is_reachable(address: str) -> bool:
    parsed = ipaddress.ip_address(address)
    return not (parsed.is_loopback or parsed.is_unspecified)


def qr_code(text: str) -> str:
    """A text as a QR code of characters, each one module wide and two modules high."""
    import segno

    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(out=drawn, border=2, compact=True)
    return drawn.getvalue()
