"""Path muster: whoever sits first starts, with cards to recruit, and a strong knight stands beside a weak one."""

from skerry import own_rules as my
from skerry.board.terrain import RESOURCES
from skerry.rules.cities_and_knights import CitiesAndKnights
from skerry.rules.cities_and_knights.knights import put_knight
from skerry.rules.cities_and_knights.tables import BASIC, STRONG

FIRST = {"wool": 2, "grain": 3, "ore": 2}


class PathMuster(my.Module):
    def __init__(self) -> None:
        super().__init__("path_muster")

    def setup_finish(self, kernel: my.Kernel) -> None:
        for card, count in FIRST.items():
            my.gain(kernel, 0, RESOURCES.index(card), count)
        module = kernel.rules.module("cities_and_knights")
        assert isinstance(module, CitiesAndKnights)
        inland = kernel.topology.hex_at(2, 2)
        put_knight(kernel, module.own, 0, STRONG, kernel.topology.edge_of(inland, "NE"), 1)
        put_knight(kernel, module.own, 1, BASIC, kernel.topology.edge_of(inland, "E"))

    def notice_founding_start(self, kernel: my.Kernel) -> None:
        kernel.state.starting_player = 0


my.add_module("path_muster", PathMuster, "Path muster", "the first seat begins with a strong knight on a path")
