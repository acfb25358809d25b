"""The search of Six: its board, values, attacks by threats, alpha-beta, and proofs."""
