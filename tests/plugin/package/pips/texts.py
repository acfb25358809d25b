"""The words of Pips, as Fluent messages; English is what the others fall back to."""

TEXTS = {
    "en": """
game-pips = Pips
ending-rounds-played = All rounds are played.
length-short = two rounds
length-long = four rounds
menu-ask-pips-length = A short or a long game (s/l)? Enter for short:
web-option-length = Length
web-option-length-short = two rounds
web-option-length-long = four rounds
""",
    "de": """
game-pips = Augen
ending-rounds-played = Alle Runden sind gespielt.
length-short = zwei Runden
length-long = vier Runden
menu-ask-pips-length = Ein kurzes oder ein langes Spiel (s/l)? Eingabe für kurz:
web-option-length = Länge
web-option-length-short = zwei Runden
web-option-length-long = vier Runden
""",
}
