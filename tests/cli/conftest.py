import pytest

from tests.cli.terminal import Terminal, english_terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """The command line, in English and with 80 columns."""
    return english_terminal(monkeypatch, capsys)
