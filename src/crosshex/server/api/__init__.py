"""What clients reach: routes, WebSockets, messages, and the limits on all that strangers send."""
