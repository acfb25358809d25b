"""The package that `crosshex new bot` copies."""
