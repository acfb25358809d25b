"""What a person keeps here: finished games, what reviews say about them, and mistakes to repeat."""
