"""The games that a process of bots has in mind."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from skerry.server.beside.packing import written
from skerry.server.minds.followed import Followed

# What is not in mind is told from its beginning, so a process that has more games than that to think about is slow.
MOST_GAMES: Final = 1000
# The answer where the question goes on from something that is not known here.
UNKNOWN: Final = b"null"


class Memory:
    """Followed games, up to so many; the one that was not thought about for longest is forgotten first."""

    def __init__(self, most: int = MOST_GAMES) -> None:
        self.most = most
        self.games: OrderedDict[str, Followed] = OrderedDict()

    def think(self, asked: dict[str, Any]) -> bytes:
        """What a bot does. `made` comes with everything from the beginning, else `actions` are those since the last
        question. A game that goes wrong is not kept."""
        followed = self.games.pop(asked["game"], None)
        if "made" in asked:
            followed = Followed(asked["made"]["config"], asked["made"]["seed"], asked["taken_back"])
        elif followed is None or not followed.goes_on(asked["since"], asked["taken_back"]):
            return UNKNOWN
        for seat, level in asked["bots"]:
            followed.seat(seat, level)
        followed.follow(asked["actions"])
        action = followed.decide(asked["seat"], asked["level"], asked["offers"])
        self.games[asked["game"]] = followed
        if len(self.games) > self.most:
            self.games.popitem(last=False)
        return written(action.to_json())
