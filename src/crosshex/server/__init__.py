"""Tables over HTTP and WebSocket, stored, fanned out."""
