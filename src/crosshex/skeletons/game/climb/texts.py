"""The words of the game for people, as Fluent messages; a missing language falls back to English.

`crosshex check-game climb` says which messages are missing in which language.
"""

TEXTS = {
    "en": """
game-climb = Climb
ending-rounds-played = All rounds are played.
""",
    "de": """
game-climb = Climb
ending-rounds-played = Alle Runden sind gespielt.
""",
}
