"""The server: tables over HTTP and WebSocket, kept in a database, sent to all who watch."""
