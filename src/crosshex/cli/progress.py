"""Progress bars on standard error."""

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text


class _Speed(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:,.0f} games/s" if speed else "")


def progress_bar(*columns: ProgressColumn, only_watched: bool = False) -> Progress:
    """A bar with these columns and the time left; `only_watched` shows it in terminals only."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=only_watched and not console.is_terminal,
    )


def games_bar() -> Progress:
    """A bar with the games so far, games per second and the time left."""
    return progress_bar(MofNCompleteColumn(), _Speed(), only_watched=True)
