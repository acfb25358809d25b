"""Tables in memory: commands in, events stored, then sent to everybody.

`live_tables` finds and loads tables, `command_handler` decides at one of them, `live` sends it to
its clients, `driver` asks bots and watches clocks, and `others` hears what other processes decided.
`rooms` puts them together.
"""
