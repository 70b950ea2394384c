"""HTTP and WebSocket: what comes in from outside is checked here, and every answer leaves from here."""
