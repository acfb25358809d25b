"""The courses of our own games: a TOML file for each, beside this one."""

from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Final


class _Courses(Mapping[str, str]):
    """The text of every course, read when it is asked for."""

    def __getitem__(self, game: str) -> str:
        try:
            return files(__package__).joinpath(f"{game}.toml").read_text("utf-8")
        except FileNotFoundError:
            raise KeyError(game) from None

    def __iter__(self) -> Iterator[str]:
        names = (entry.name for entry in files(__package__).iterdir())
        return iter(sorted(name[:-5] for name in names if name.endswith(".toml")))

    def __len__(self) -> int:
        return sum(1 for _ in self)


COURSES: Final = _Courses()
