"""Work in other processes: whatever takes long or runs code that is not trusted.

Bots, hints, reviews and analyses, uploads, pictures and printed sheets. The event loop only asks
and waits, with a deadline.
"""
