"""Tables in memory: commands in, events stored, then sent to everybody.

`live_tables` finds and loads tables, `table_setup` makes new ones, `command_handler` decides at one
of them, `live` sends it to its clients, `driver` asks bots and watches clocks, `heartbeat` moves
deadlines after a stall, and `others` hears what other processes decided. `rooms` puts all this
together.
"""
