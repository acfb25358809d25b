"""A module that cannot be imported, as a broken package would have it."""

raise ValueError("on purpose")
