"""The words of Pips, as Fluent messages; English is what the others fall back to."""

TEXTS = {
    "en": """
game-pips = Pips
ending-rounds-played = All rounds are played.
web-option-length = Length
web-option-length-short = two rounds
web-option-length-long = four rounds
""",
    "de": """
game-pips = Augen
ending-rounds-played = Alle Runden sind gespielt.
web-option-length = Länge
web-option-length-short = zwei Runden
web-option-length-long = vier Runden
""",
}
