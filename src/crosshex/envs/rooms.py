"""The rooms of games in `envs`: arrays, many games at once, and what OpenSpiel must know."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from crosshex.rules import Description, Registry

if TYPE_CHECKING:
    from crosshex.envs.encoding import Encoding
    from crosshex.envs.openspiel_info import OpenSpielInfo
    from crosshex.envs.vector import Batch


MoreVersions: TypeAlias = Mapping[str, Mapping[str, Any]]
"""The ends of the names of further environments, each with the options that it begins with."""


class MakeEncoding(Protocol):
    """Makes the encoding of a game."""

    def __call__(self, game: Any, /) -> "Encoding":
        """Its observations and actions as arrays."""


class MakeBatch(Protocol):
    """Makes a batch of games."""

    def __call__(self, game: Description, seats: int, **options: Any) -> "Batch":
        """Games with this number of seats; the options are those of the batch."""


def _sheet_encoding() -> MakeEncoding:
    from crosshex.envs.qwixx import QwixxEncoding

    return QwixxEncoding


def _sheet_versions() -> MoreVersions:
    from crosshex.envs.qwixx import VERSIONS

    return VERSIONS


def _six_encoding() -> MakeEncoding:
    from crosshex.envs.six import make_encoding

    return make_encoding


def _sheet_vector() -> MakeBatch:
    from crosshex.envs.qwixx_vector import make_vector

    return make_vector


def _six_vector() -> MakeBatch:
    from crosshex.envs.six_vector import make_vector

    return make_vector


def _sheet_info() -> "OpenSpielInfo":
    from crosshex.envs.qwixx_openspiel import INFO

    return INFO


def _six_info() -> "OpenSpielInfo":
    from crosshex.envs.six_openspiel import INFO

    return INFO


ENCODINGS: Final = Registry[MakeEncoding](
    "encoding", {"qwixx": _sheet_encoding, "six": _six_encoding}
)
VERSIONS: Final = Registry[MoreVersions]("versions", {"qwixx": _sheet_versions})
VECTORS: Final = Registry[MakeBatch]("vector", {"qwixx": _sheet_vector, "six": _six_vector})
OPENSPIEL: Final = Registry["OpenSpielInfo"]("openspiel", {"qwixx": _sheet_info, "six": _six_info})
