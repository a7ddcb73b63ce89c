"""What a position is worth to a seat, by what the rules and modules declare."""
