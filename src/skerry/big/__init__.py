"""The Big Game: any number of players on a line of two-player boards, with one clock and one pair of dice for all.

Digest big_game.md (BIG). How it is built: docs/design.md, "The Big Game".
"""
