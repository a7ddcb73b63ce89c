"""The Big Game on a few boards side by side: what one player can do there (digest big_game.md: BIG).

Clock, groups, offers, permissions and claims are the business of `skerry.big`; here is what boards and pieces decide.
"""

from skerry.rules.big_game.module import BigGame

__all__ = ["BigGame"]
