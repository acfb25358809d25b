"""Tables in memory: a command comes in, its events are stored, and only then published.

`hub` finds and loads tables, `command_handler` decides at one of them, `live` sends it to its
connections. `driver` does what no client asks for: bots, clocks, removal of idle tables.
"""
