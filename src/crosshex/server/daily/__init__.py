"""The Daily: one game a day, with the same throws for everybody on this server."""
