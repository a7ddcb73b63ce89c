"""The game on the network: an HTTP and WebSocket app over a store that is the only truth."""
