"""The bot `greedy`: a one-step heuristic that knows what it saves for."""
