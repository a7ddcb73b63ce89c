"""The numbers of the game for two."""

from __future__ import annotations

from typing import Final

from skerry.board.terrain import DESERT

NEUTRAL_COLOURS: Final = 2  # TWO-01
ROLLS_PER_TURN: Final = 2  # TWO-10

TRADE_TOKENS: Final = 20  # TWO-02
START_TOKENS: Final = 5  # TWO-03
TOKENS_BY_TERRAIN: Final = {DESERT: 2}  # TWO-49
COAST_TOKENS: Final = 1  # TWO-50
KNIGHT_TOKENS: Final = 2  # TWO-45
PRICE: Final = 1  # TWO-34
PRICE_OF_THE_LEADER: Final = 2
FORCED_TRADE_CARDS: Final = 2  # TWO-37

# What one token is worth, in hundredths of a point, and one beyond what is needed for some turns.
TOKEN_WORTH: Final = 12
SPARE_TOKEN_WORTH: Final = 3
TOKENS_AT_HAND: Final = 4

# What is built for a neutral colour when a player builds a piece: the first of these that fits somewhere
# (TWO-16, TWO-17, TWO-21, TWO-63). Pieces that are not named trigger nothing (TWO-23).
NEUTRAL_PIECES: Final[dict[str, tuple[str, ...]]] = {
    "road": ("road",),
    "settlement": ("settlement", "road"),
    "ship": ("ship", "road"),
}
