import pytest
from websockets.frames import Frame, Opcode

from crosshex.server.frames import frame_head


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_written_as_the_standard_says(length: int) -> None:
    message = b"x" * length
    expected = Frame(Opcode.TEXT, message).serialize(mask=False)
    assert frame_head(length) + message == expected
