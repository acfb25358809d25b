"""Work in other processes: whatever takes long or runs code that is not trusted.

Bots, hints, reviews and analyses, uploads, pictures and printed sheets. The event loop only asks
and waits, with a deadline. All of it is done by one program, `worker`, which carries out jobs:
`bot_jobs`, `study_job`, `documents`, `board`. `pool` says which process does which job and when.
"""
