"""Another sheet for Qwixx, as a package of its own would offer it: dice with four faces."""

from crosshex.rules import Sheet, describe_sheet

MINI = describe_sheet(Sheet("mini", faces=4, locking=1, needed=3), "Mini")
