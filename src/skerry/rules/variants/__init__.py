"""Optional rules on top of the base game: friendly robber, event cards, harbormaster, two players (variants.md)."""
