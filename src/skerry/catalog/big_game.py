"""The rules of a few boards of the Big Game; a hall of them is `skerry.big`."""

from __future__ import annotations

from skerry.board.map_file import MapFile
from skerry.engine.rules import Rules
from skerry.rules.base import Base
from skerry.rules.big_game.ground import Ground
from skerry.rules.big_game.module import BigGame
from skerry.rules.big_game.tables import TARGET
from skerry.rules.seafarers import Seafarers

# What the options of the base game are in a game that offers none of them: printed boards, seven cards, and offers as
# many as a player may have open at a time, which is counted elsewhere (BIG-119).
OPTIONS = {
    "board": "beginner",
    "numbers": "spiral",
    "harbours": "fixed",
    "fixed_start": False,
    "trade_build": "combined",
    "target": TARGET,
    "hand_limit": 7,
    "max_offers": None,
    "five_six_turn": "special_build",
}


def compose_big_game(board: MapFile, ground: Ground) -> Rules:
    """Base game and ships on these boards, without scenario, pirate or monopoly (BIG-031, BIG-036, BIG-272)."""
    seats = 2 * int(ground.boards)
    return Rules([Base(), Seafarers(), BigGame(ground)], seats, TARGET, dict(OPTIONS), board)
