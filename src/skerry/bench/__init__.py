"""How fast the engine is, always as ratios within one run: machines are noisy."""
