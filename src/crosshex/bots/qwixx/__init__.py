"""The bots of Qwixx and Longo, and what positions are worth."""
