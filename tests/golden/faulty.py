"""Faulty texts and options for the golden file of error messages; plain data, no code."""

from typing import Any

QWIXX = """\
[Game "qwixx"]
[Rules "1"]
[Seat1 "North"]
[Seat2 "East"]
[First "1"]
[Result "*"]

1. 4 1 6 3 5 6 / r5 y5 / b10
2. 6 6 1 1 2 1 / - - / x
"""
SIX = """\
[Game "six"]
[Rules "1"]
[Variant "advanced"]
[Claim "auto"]
[Seat1 "North"]
[Seat2 "East"]
[Result "*"]

1. -1,0 0,1
2. 0,-1 2,-1
"""
LONGO = """\
[Game "longo"]
[Rules "1"]
[Seat1 "North"]
[Seat2 "East"]
[First "2"]
[Lucky1 "5 8"]
[Lucky2 "6 11"]
[Result "*"]

1. 5 1 6 3 5 8 / r6 *g16 / b13
"""

# What is replaced, and by what.
FAULTS: dict[str, list[tuple[str, str]]] = {
    QWIXX: [
        ("r5 y5", "r6 y5"),
        ("r5 y5", "r5 y6"),
        ("r5 y5", "r5"),
        ("r5 y5", "r5 y5 g5"),
        ("r5 y5", "*r5 y5"),
        ("b10\n", "q10\n"),
        ("b10\n", "b10 x\n"),
        ("/ x", "/ -"),
        ("4 1 6 3", "4 1 7 3"),
        ("4 1 6 3", "4 1 . 3"),
        ("1. 4", "2. 4"),
        ("1. 4", "4"),
        (" / r5 y5 / b10", ""),
        (" / b10", ""),
        ('"East"]', '"East"'),
        ('First "1"', 'First "3"'),
        ('[First "1"]\n', ""),
        ('[Seat1 "North"]\n[Seat2 "East"]\n', ""),
        ('[Seat2 "East"]\n', '[Seat2 "East"]\n[Seat2 "West"]\n'),
        ('[Seat2 "East"]\n', '[Seat3 "East"]\n'),
        ('[Seat2 "East"]\n', "".join(f'[Seat{n} "S"]\n' for n in range(2, 8))),
        ('"qwixx"', '"chess"'),
        ('[Game "qwixx"]\n', ""),
        ('Rules "1"', 'Rules "2"'),
        ('[Result "*"]\n', ""),
        ('Result "*"', 'Result "5 0"'),
        ('[Result "*"]', '[Result "*"]\n[Ending "rows locked"]'),
        ('[Result "*"]', '[Result "1-0"]\n[Ending "resignation"]'),
        ("/ x", "/ x {never"),
        (QWIXX, "dear diary\ntoday"),
        (QWIXX, ""),
    ],
    LONGO: [
        ("*g16", "*g15"),
        ("*g16", "g16"),
        ("r6 *g16", "r6 *r3"),
        ("5 1 6 3 5 8", "5 1 6 3 5 9"),
        ('Lucky1 "5 8"', 'Lucky1 "5,8"'),
        ('Lucky1 "5 8"', 'Lucky1 "8 5"'),
        ('Lucky1 "5 8"', 'Lucky1 "5 5"'),
        ('Lucky1 "5 8"', 'Lucky1 "1 99"'),
        ('[Lucky2 "6 11"]\n', ""),
        ('[Lucky2 "6 11"]\n', '[Lucky3 "6 11"]\n'),
    ],
    SIX: [
        ("0,1\n", "5,5\n"),
        ("0,1\n", "0,1 1,1\n"),
        (" 0,1\n", "\n"),
        ("2,-1\n", "2,-1>3,3\n"),
        ("2,-1\n", "2,-1!\n"),
        ("2,-1\n", "pass\n"),
        ("-1,0", "1,1"),
        ("-1,0", "01,1"),
        ('"advanced"', '"expert"'),
        ('"auto"', '"never"'),
        ('[Claim "auto"]\n', ""),
        ('[Variant "advanced"]\n', ""),
        ('[Seat2 "East"]\n', '[Seat2 "East"]\n[Seat3 "South"]\n'),
        ('"auto"]\n', '"auto"]\n[MoveLimit "0"]\n'),
        ('"auto"]\n', '"auto"]\n[Repetition "1"]\n'),
        ('"auto"]\n', '"auto"]\n[Repetition "often"]\n'),
        ('Result "*"', 'Result "1-0"'),
        ('"*"]', '"1-0"]\n[Ending "agreement"]'),
        ('"*"]', '"*"]\n[Ending "resignation"]'),
        ('"*"]', '"1-0"]\n[Ending "line"]'),
    ],
}

TWINS = [
    "",
    "{",
    "[]",
    '{"headers": {}}',
    '{"headers": {"Game": 5}, "moves": []}',
    '{"headers": {"Game": "chess"}, "moves": []}',
    '{"headers": {"Game": "six"}, "moves": ["0,0 1,1"]}',
    '{"headers": {"Game": "qwixx"}, "turns": [{"roll": [1]}]}',
    '{"headers": {"Game": "qwixx"}, "turns": [{}]}',
]

POSITIONS = [
    "",
    "chess",
    "qwixx",
    "longo",
    "six",
    "qwixx 1 throw",
    "qwixx 1 throw | r- y- g- b-",
    "qwixx 1 throw | r- y- g- b- x0 *5,8",
    "qwixx 1 throw | r- y- g- b- x5",
    "qwixx 1 throw | r7,5 y- g- b- x0",
    "qwixx 1 throw | r12 y- g- b- x0",
    "qwixx 1 throw | r13 y- g- b- x0",
    "qwixx 3 throw | r- y- g- b- x0",
    "qwixx 1 throw | r- y- g- b- x4",
    "qwixx 1 over | r- y- g- b- x0",
    "qwixx 1 action-1 7 1 6 3 5 6 | r- y- g- b- x0",
    "qwixx 1 action-1 1 1 6 . 5 6 | r- y- g- b- x0",
    "qwixx 1 action-2 1 1 6 1 5 6 | r- y- g- b- x0",
    "qwixx 1 later | r- y- g- b- x0",
    "longo 1 throw | r- y- g- b- x0",
    "longo 1 throw | r- y- g- b- x0 *5,5",
    "longo 1 throw | r- y- g- b- x0 *5,99",
    "six basic",
    "six wild auto 1/2 placing | 1,0 | 0,0",
    "six basic often 1/2 placing | 1,0 | 0,0",
    "six basic auto 1/3 placing | 1,0 | 0,0",
    "six basic auto 3/2 placing | 1,0 | 0,0",
    "six basic auto 2/2 placing | 1,0 | 0,0",
    "six basic auto 1/2 placing | 1,0 | 1,0",
    "six basic auto 1/2 placing | 1,0 | 3,0",
    "six basic auto 1/2 placing | 1,0 | ",
    "six basic auto 1/2 placing | 1,0 1,0 | 0,0",
    "six basic auto 1/2 placing | 1,0",
    "six basic auto 1/2 repetition=1 placing | 1,0 | 0,0",
    "six basic auto 1/2 limit=0 placing | 1,0 | 0,0",
    "six basic auto 1/2 limit=x placing | 1,0 | 0,0",
    "six basic auto 1/2 moving 0 | 1,0 | 0,0",
    "six advanced auto 1/2 moving 0 | 1,0 | 0,0",
    "six basic auto 1/2 placing over 1-0 rows locked | 1,0 | 0,0",
    "six basic auto 1/2 placing soon | 1,0 | 0,0",
    "six basic auto 1/2 placing | 1,0 2,0 3,0 4,0 5,0 6,0 | 0,0 0,1 1,1 2,1 3,1 4,1",
]

# Arguments for `crosshex`; each ends with status 2 and a sentence on standard error.
COMMANDS = [
    "perft chess 1",
    "perft qwixx 1 --seats 6",
    "perft qwixx 1 --seats 0",
    "perft qwixx 1 --variant advanced",
    "perft longo 1 --claim manual",
    "perft qwixx 1 --lucky 5,8/6,11",
    "perft longo 1 --lucky 5",
    "perft longo 1 --lucky 5,8",
    "perft longo 1 --lucky 5,5/6,11",
    "perft six 1 --lucky 5,8/6,11",
    "perft six 1 --seats 3",
    "perft six 1 --variant wild",
    "perft six 1 --claim never",
    "perft six 1 --first 2",
    "perft qwixx 1 --first 3",
    "play chess",
    "play longo --first 9",
    "play six --save /no/such/folder/game.txt",
    "simulate chess --bots random",
    "simulate qwixx --bots random,random,random,random,random,random",
    "simulate qwixx --bots random --variant advanced",
    "simulate qwixx --bots random --lucky 5,8",
    "simulate longo --bots random,random --lucky 5,8",
    "simulate longo --bots random --lucky 8",
    "simulate longo --bots random --lucky 5,99",
    "simulate six --bots random",
    "simulate six --bots random,random --variant wild",
    "arena qwixx --bots random",
    "arena qwixx --bots random,random",
    "arena qwixx --bots random,greedy --seats 1",
    "arena qwixx --bots random,greedy --variant advanced",
    "arena six --bots random,greedy --seats 3",
    "arena six --bots random,greedy --opening 99",
    "arena chess --bots random,greedy",
]

ME: dict[str, Any] = {"kind": "me", "name": "Ann"}

# Requests for a table that the server refuses.
TABLES: list[dict[str, Any]] = [
    {"game": "six", "seats": [ME]},
    {"game": "six", "seats": [ME, ME, ME]},
    {"game": "six", "seats": [ME, ME, ME, ME, ME]},
    {"game": "qwixx", "seats": [ME, {"kind": "bot", "bot": "genius"}]},
    {"game": "longo", "seats": [ME, ME], "options": {"lucky": [[5, 8]]}},
    {"game": "longo", "seats": [ME, ME], "options": {"lucky": [[5, 5], [6, 11]]}},
]
