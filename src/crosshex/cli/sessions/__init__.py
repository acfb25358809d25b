"""A game in the terminal: who has which seat, the loop of a game, what is typed and saved.

`session` is the loop that all games share; `qwixx` and `six` are rooms, and `plain` plays any other
game. A room's description is a `terminal.Terminal`.
"""
