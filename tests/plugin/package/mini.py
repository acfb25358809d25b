"""Another sheet for Qwixx, as a package of its own would offer it: dice with four faces."""

from crosshex.rules import describe_sheet, parse_sheet

MINI = describe_sheet(parse_sheet("faces=4 needed=3 r2-8 / y2-8 / g8-2 / b8-2"), "mini", "Mini")
