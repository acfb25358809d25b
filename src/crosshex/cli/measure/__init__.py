"""Commands that measure: games simulated and solved, bots compared, what a decision or sheet costs.

The work is done in other parts; here are the options, the tables, the pages and the pictures.
"""
