"""Saves the record of a game that is played in the terminal."""

from pathlib import Path

from crosshex.cli.screen import Leave, Screen
from crosshex.record import Record


class Saving:
    """Writes a game's record to files; it never overwrites a file that it did not write.

    Attributes:
        wanted: the file to write when the game ends or the person leaves, or None.
    """

    def __init__(self, screen: Screen, wanted: Path | None = None) -> None:
        self.wanted = wanted
        self._screen = screen
        self._written: set[Path] = set()

    def save(self, record: Record, name: str) -> bool:
        """Write the record, and say so or say why not; return whether it was written."""
        path = Path(name).expanduser()
        text = record.to_json() + "\n" if path.suffix == ".json" else str(record)
        try:
            with path.open("w" if path in self._written else "x", encoding="utf-8") as file:
                file.write(text)
        except FileExistsError:
            self._screen.say("answer-file-exists", file=str(path))
            return False
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            self._screen.say("answer-not-saved", error=f"{path}: {reason}")
            return False
        self._written.add(path)
        self._screen.say("answer-saved", file=str(path))
        return True

    def obey(self, record: Record, name: str) -> None:
        """Execute the command `save`."""
        if name:
            self.save(record, name)
        else:
            self._screen.say("answer-save-how")

    def offer(self, record: Record) -> None:
        """Ask after the game whether and where to save it."""
        try:
            while name := self._screen.ask("ask-save"):
                if self.save(record, name):
                    return
        except Leave:
            return

    def save_if_wanted(self, record: Record) -> bool:
        """Write the record to the wanted file, if there is one; return whether there is."""
        if self.wanted is not None:
            self.save(record, str(self.wanted))
        return self.wanted is not None

    def ask_before_leaving(self, record: Record) -> bool:
        """Ask whether to leave, and where to save first; return whether the person leaves."""
        if self.wanted is None:
            while name := self._screen.ask("ask-quit"):
                if name.lower() in ("no", self._screen.texts("ask-no")):
                    self._screen.say("answer-play-on")
                    return False
                if self.save(record, name):
                    break
        return True
