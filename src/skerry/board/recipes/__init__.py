"""Boards of combinations: from the maps of several modules to one, and what is drawn of it for each game."""
