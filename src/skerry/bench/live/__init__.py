"""How many live games a server carries: real nodes in processes of their own, real WebSocket clients, loopback only."""
