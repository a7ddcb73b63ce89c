"""Castle muster: whoever sits first starts, with five cards to buy in a known order, and barbarians stand ready."""

from skerry import own_rules as my
from skerry.board.arrays import ints
from skerry.board.terrain import RESOURCES
from skerry.rules.traders_and_barbarians.barbarian_attack import BarbarianAttack
from tests.barbarians import pile

# A city, five development cards, and grain for rides.
FIRST = {"wool": 6, "grain": 10, "ore": 9}
CARDS = ("knighthood", "treason", "intrigue", "knighthood", "black_knight")
# By number, how many barbarians stand on the coastal hex in place of one on the 2 and one on the 12.
BARBARIANS = {2: 1, 3: 3, 9: 2, 12: 1}


class CastleMuster(my.Module):
    def __init__(self) -> None:
        super().__init__("castle_muster")

    def setup_finish(self, kernel: my.Kernel) -> None:
        for card, count in FIRST.items():
            my.gain(kernel, 0, RESOURCES.index(card), count)
        kernel.state.deck = ints(pile(*CARDS))
        module = kernel.rules.module("barbarian_attack")
        assert isinstance(module, BarbarianAttack)
        for number, count in BARBARIANS.items():
            module.own.barbarians.set(kernel, module.own.hex_of(kernel, number), count)

    def notice_founding_start(self, kernel: my.Kernel) -> None:
        kernel.state.starting_player = 0


my.add_module("castle_muster", CastleMuster, "Castle muster", "the first seat begins with cards to buy knights with")
