"""The server: tables over HTTP and WebSocket, kept in a database, sent to all who watch.

    store/  keeps events and all else that must survive, in SQLite or PostgreSQL
    rooms/  tables in memory: commands in, events stored, then sent to everybody
    jobs/   all that takes long or is not trusted, in worker processes
    daily/  the game of each day, with its secret seed
    me/     what a person keeps: finished games, reviews, mistakes, devices
    pads/   shared score pads of people with real dice
    api/    what clients reach: routes, sockets, limits, messages
    ops/    what keeps a server running and tells how it does

`app` puts them together, `run` serves them, and `config` has the settings.
"""
