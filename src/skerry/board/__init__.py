"""The board: hex geometry, topology, text maps and random set-up."""
