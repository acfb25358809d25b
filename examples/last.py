"""A bot that knows no rules: it asks for the legal moves, and takes the last one.

crosshex arena six --bots "random,external:python examples/last.py" --games 10
"""

import sys

for line in sys.stdin:
    match line.split():
        case ["ugi"]:
            print("id name Last\nwants legal\nugiok", flush=True)
        case ["isready"]:
            print("readyok", flush=True)
        case ["legal", *moves]:
            last = moves[-1]
        case ["go", *_]:
            print(f"bestmove {last}", flush=True)
        case ["quit"]:
            break
