"""The bots of Six, and what positions are worth."""
