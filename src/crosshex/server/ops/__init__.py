"""What keeps a server running and tells how it does: tasks, clock, logs, metrics."""
