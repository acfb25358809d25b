"""One game in progress with its seats, without any I/O: commands in, events out.

`create` and `decide` turn a command into events, `apply_event` turns an event into the next table,
and `view` shows what each client may see. Time, dice and fresh codes come in as arguments, so
replaying the events gives exactly the same table.
"""
