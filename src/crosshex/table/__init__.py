"""One game in progress with its seats: commands in, events out, still no I/O.

`create` and `decide` turn a command into events, `apply_event` turns an event into the next table,
and `view` says what each client may see of it. Time, dice and fresh codes come in as arguments, so
a table replays from its events to exactly the same value.
"""
