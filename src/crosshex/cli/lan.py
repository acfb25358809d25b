"""Where others in the network reach this machine: its addresses, and a QR code for the terminal."""

import io
import ipaddress
import socket

# Set aside for documentation: nothing is sent there, but the system says by which way it would be.
FAR_AWAY = ("192.0.2.1", 9)


def lan_addresses() -> list[str]:
    """The addresses of this machine in its networks, the one that it goes out by first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(FAR_AWAY)
            found.append(probe.getsockname()[0])
        except OSError:
            pass  # There is no way out; it may have a network all the same.
    try:
        _, _, named = socket.gethostbyname_ex(socket.gethostname())
    except OSError:
        named = []
    return [each for each in dict.fromkeys([*found, *named]) if _is_reachable(each)]


def machine_names() -> list[str]:
    """The names by which others in the network may know this machine."""
    own = socket.gethostname()
    # Most machines also answer to this one by multicast DNS (RFC 6762).
    return list(dict.fromkeys([own, socket.getfqdn(), f"{own.partition('.')[0]}.local"]))


def _is_reachable(address: str) -> bool:
    parsed = ipaddress.ip_address(address)
    return not (parsed.is_loopback or parsed.is_unspecified)


def qr_code(text: str) -> str:
    """A text as a QR code of half blocks, two modules high and one wide each."""
    import segno

    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(out=drawn, border=2, compact=True)
    return drawn.getvalue()
