"""Trying out what a seat could do, in positions that look like the real one to it."""
