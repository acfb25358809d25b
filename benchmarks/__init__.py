"""What we claim about speed, measured against peers in one run: ``python -m benchmarks``."""
