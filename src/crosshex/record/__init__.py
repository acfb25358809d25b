"""Records of games: notation, reading, writing, replay, and positions on one line.

>>> from crosshex.rules import Six
>>> record = Record.start(Six(), names=("Anna", "Ben"))
>>> record = record.played(0, record.state.parse(0, "-1,0"))
>>> read_record(str(record)) == record
True
"""

from crosshex.record.errors import InvalidPosition, RecordError
from crosshex.record.json_form import read_json
from crosshex.record.notation import Notation
from crosshex.record.position import read_position, write_position
from crosshex.record.reader import read_record, read_records, write_records
from crosshex.record.record import Closed, Record, Step
from crosshex.record.tokens import Comment

__all__ = [
    "Closed",
    "Comment",
    "InvalidPosition",
    "Notation",
    "Record",
    "RecordError",
    "Step",
    "read_json",
    "read_position",
    "read_record",
    "read_records",
    "write_position",
    "write_records",
]
