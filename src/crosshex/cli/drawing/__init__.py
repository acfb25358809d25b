"""What the terminal draws: sheets, dice, hexagons and pages of rules, readable without colours."""
