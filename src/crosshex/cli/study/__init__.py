"""Commands to learn by: rules, lessons, strategy and puzzles; recorded games shown and reviewed."""
