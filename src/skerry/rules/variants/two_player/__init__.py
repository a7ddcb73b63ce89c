"""The game for two (digest variants.md: TWO).

Two neutral colours grow beside the players' own, every turn has two different production numbers, and trade tokens
buy a forced trade or send the robber home.
"""

from skerry.rules.variants.two_player.module import TwoPlayer

__all__ = ["TwoPlayer"]
