"""The courses of our own games, each a TOML file in this folder."""

from importlib.resources import files
from typing import Final

COURSES: Final = {
    entry.name.removesuffix(".toml"): entry.read_text("utf-8")
    for entry in files(__package__).iterdir()
    if entry.name.endswith(".toml")
}
