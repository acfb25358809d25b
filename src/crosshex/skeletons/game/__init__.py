"""The package that `crosshex new game` copies."""
