"""Full nets: whoever sits first begins with five fish tokens and the old boot, so that tests need not fish for them."""

from skerry import own_rules as my
from skerry.board.arrays import ints
from skerry.rules.traders_and_barbarians.fishermen import Fishermen
from skerry.rules.traders_and_barbarians.fishermen.tables import BOOT, TOKEN_COUNTS

# By kind, the first one on top: tokens of 1, 1, 2, 2 and 3 fish, and the boot.
FIRST = [0, 0, 1, 1, 2, BOOT]


class FullNets(my.Module):
    def __init__(self) -> None:
        super().__init__("full_nets")

    def setup_finish(self, kernel: my.Kernel) -> None:
        module = kernel.rules.module("fishermen")
        assert isinstance(module, Fishermen)
        rest = [kind for kind, count in enumerate(TOKEN_COUNTS) for _ in range(count - FIRST.count(kind))]
        module.fishing.fish.lay_in(kernel.state, ints([*rest, *reversed(FIRST)]))
        for _ in FIRST:
            module.fishing.fish.take(kernel, 0)


my.add_module("full_nets", FullNets, "Full nets", "the first seat begins with fish and the old boot")
