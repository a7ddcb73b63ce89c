"""The numbers of `barbarian_attack`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints

BARBARIANS: Final = 36  # BARB-02
KNIGHTS: Final = 6  # BARB-03

# Development cards (BARB-07).
KNIGHTHOODS: Final = 14
BLACK_KNIGHTS: Final = 4
TREASONS: Final = 4
INTRIGUES: Final = 4

# The numbers of the coastal hexes where one barbarian stands from the beginning (BARB-22).
FIRST_NUMBERS: Final = (2, 12)
LANDINGS: Final = 3  # BARB-35
CONQUERORS: Final = 3  # BARB-42

TREASON_GOLD: Final = 2  # BARB-68
TREASON_MOVES: Final = 2

RIDE: Final = 3  # BARB-81
LONG_RIDE: Final = 5  # BARB-82
LONG_RIDE_COST: Final = {"grain": 1}

PRISONERS_PER_POINT: Final = 2  # BARB-103
CONSOLATION_GOLD: Final = 3  # BARB-97, BARB-101
KNIGHT_GOLD: Final = 3  # BARB-110
MERCENARY_RESULT: Final = 3  # BARB-141

# The colours of the die in the order of the sides of a hex from NE on: opposite sides have the same (BARB-19).
DIE_COLOURS: Final = ("green", "brown", "purple")
# By what an ordinary die shows, from 1 on (BARB-20).
COLOUR_OF_DIE: Final[vec[i64]] = ints([2, 0, 1, 1, 0, 2])

# In hundredths of a point. A prisoner of whom there is no second yet, and one who is as good as taken.
PRISONER_WORTH: Final = 45
# A knight on the board, and how much nearer to somebody to fight is better, by the steps that are missing.
KNIGHT_WORTH: Final = 22
RIDE_WORTH: Final = 2
# A barbarian at a building, for each way of the hex's number to be rolled; a point of a building that only the coast
# keeps, by how full all its hexes are.
HARM_PER_PIP: Final = 1
LOSS_WORTH: Final = 60
# A building where barbarians never come.
SHELTER_WORTH: Final = 15
