"""Where games are kept: an append-only log per game, with a unique key as the only lock."""
