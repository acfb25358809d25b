"""Limits on what clients upload: how large it may be, and how long reading it may take."""

from typing import Annotated, Final

from pydantic import ConfigDict, Field

from crosshex.table.commands import Message
from crosshex.table.faults import Refused

LARGEST_RECORD: Final = 256 * 1024
LARGEST_UPLOAD: Final = 2 * LARGEST_RECORD
"""How many bytes a request with a record may have; JSON may make the record twice as long."""
LARGEST_BODY: Final = 16 * 1024
"""How many bytes any other request may have."""
UPLOADS: Final = ("/api/replay", "/api/review")
UPLOAD_SECONDS: Final = 3.0
"""How much CPU time reading an uploaded text may take."""
TABLE_SECONDS: Final = 20.0
"""How much CPU time reading the game at a table may take."""


class UploadedText(Message):
    """A file with records."""

    # Ignore unknown fields: errors about thousands of them would block the event loop.
    model_config = ConfigDict(extra="ignore")

    text: Annotated[str, Field(json_schema_extra={"maxLength": LARGEST_RECORD})]

    def checked(self) -> str:
        """The text.

        Raises:
            Refused: it is too large.
        """
        if len(self.text) > LARGEST_RECORD:
            raise Refused("too-large", limit=LARGEST_RECORD)
        return self.text
