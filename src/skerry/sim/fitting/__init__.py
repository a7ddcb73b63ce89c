"""Weights that are fitted by playing."""
