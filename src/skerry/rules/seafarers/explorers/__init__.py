"""The scenarios of Treasures, Dragons & Explorers: six ways to play with ships (TDETI-01)."""
