"""Camel fair: whoever sits first begins with cards for two cities and for votes, so that tests soon come to one."""

from skerry import own_rules as my
from skerry.board.terrain import RESOURCES

# Two cities, and votes for two rounds; with some to spare for a robber.
FIRST = {"grain": 6, "ore": 8, "wool": 17}


class CamelFair(my.Module):
    def __init__(self) -> None:
        super().__init__("camel_fair")

    def setup_finish(self, kernel: my.Kernel) -> None:
        for card, count in FIRST.items():
            my.gain(kernel, 0, RESOURCES.index(card), count)


my.add_module("camel_fair", CamelFair, "Camel fair", "the first seat begins with cards for two cities and for votes")
