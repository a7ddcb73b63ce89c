"""Traders & Barbarians: its scenarios, one folder each; they never import each other."""
