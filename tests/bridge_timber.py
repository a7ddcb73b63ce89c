"""Bridge timber: whoever sits first begins with what two bridges cost, so that tests need not wait for it."""

from skerry import own_rules as my
from skerry.board.terrain import RESOURCES

# With some to spare for a robber.
FIRST = {"wood": 6, "brick": 4}


class BridgeTimber(my.Module):
    def __init__(self) -> None:
        super().__init__("bridge_timber")

    def setup_finish(self, kernel: my.Kernel) -> None:
        for card, count in FIRST.items():
            my.gain(kernel, 0, RESOURCES.index(card), count)


my.add_module("bridge_timber", BridgeTimber, "Bridge timber", "the first seat begins with wood and brick for bridges")
