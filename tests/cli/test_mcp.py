"""`crosshex mcp` as a user starts it by mistake; tests/mcp plays with it."""

from pathlib import Path

from tests.cli.terminal import Terminal


def test_a_file_that_cannot_be_written_is_told_before_any_game(
    terminal: Terminal, tmp_path: Path
) -> None:
    run = terminal("mcp", "--records", str(tmp_path))
    assert run.status == 2
    assert run.err.startswith(f"crosshex: records: {tmp_path} cannot be written: ")
