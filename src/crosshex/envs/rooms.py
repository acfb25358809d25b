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


ENCODINGS: Final = Registry[MakeEncoding](
    "encoding",
    {"qwixx": "crosshex.envs.qwixx:QwixxEncoding", "six": "crosshex.envs.six:make_encoding"},
)
VERSIONS: Final = Registry[MoreVersions]("versions", {"qwixx": "crosshex.envs.qwixx:VERSIONS"})
VECTORS: Final = Registry[MakeBatch](
    "vector",
    {
        "qwixx": "crosshex.envs.qwixx_vector:make_vector",
        "six": "crosshex.envs.six_vector:make_vector",
    },
)
OPENSPIEL: "Final[Registry[OpenSpielInfo]]" = Registry(
    "openspiel",
    {"qwixx": "crosshex.envs.qwixx_openspiel:INFO", "six": "crosshex.envs.six_openspiel:INFO"},
)
