"""A loaded wagon: whoever sits first begins with marble on a good wagon, so that tests need not wait for any of it."""

from skerry import own_rules as my
from skerry.board.terrain import RESOURCES
from skerry.rules.traders_and_barbarians.traders import TradersAndBarbarians
from skerry.rules.traders_and_barbarians.traders.own import TradeOwn
from skerry.rules.traders_and_barbarians.traders.tables import GOODS, TRADE_HEX_NAMES

LEVEL = 3
# Grain to feed and what the next wagon card costs, with some to spare for thieves; the others have something to lose.
HAND = {"grain": 3, "wood": 4, "wool": 3, "ore": 3}
OTHERS = {"brick": 5}
CARDS = ("knight", "swift_journey")
LOAD, WANTED_AT = "marble", "trade_castle"
# The barbarian that lies in wait.
NUMBER = 1


class LoadedWagon(my.Module):
    def __init__(self) -> None:
        super().__init__("loaded_wagon")

    def setup_finish(self, kernel: my.Kernel) -> None:
        own = trade(kernel)
        own.level.set(kernel, 0, LEVEL)
        own.carried.set(kernel, 0, GOODS.index(LOAD) + 1)
        for seat in range(kernel.state.seats):
            for card, count in (OTHERS if seat else HAND).items():
                my.gain(kernel, seat, RESOURCES.index(card), count)
        for card in CARDS:
            hold(kernel, kernel.rules.card_names.index(card))

    def notice_founded(self, kernel: my.Kernel, seat: int, vertex: int) -> None:
        """The wagon sets out at a corner of the hex where its load is wanted."""
        own = trade(kernel)
        if seat == 0 and own.place_of(kernel, 0) == vertex:
            ends = kernel.topology.edge_vertex
            for path in range(kernel.topology.first_inner_path, kernel.topology.edges):
                if own.plazas.of(kernel, ends[2 * path + 1]) == TRADE_HEX_NAMES.index(WANTED_AT) + 1:
                    own.wagons.set(kernel, 0, ends[2 * path])

    def notice_turn_end(self, kernel: my.Kernel) -> None:
        """Whenever it sets out, a barbarian stands beside it: where that can be, on its way to a plaza."""
        own = trade(kernel)
        if kernel.state.active == 0:
            topology = kernel.topology
            for edge in range(topology.edges):
                if own.barbarians.of(kernel, edge) == NUMBER:
                    own.barbarians.clear(kernel, edge)
            first = topology.spokes * own.place_of(kernel, 0)
            beside = [int(topology.vertex_edge[spoke]) for spoke in range(first, first + topology.spokes)]
            own.barbarians.set(kernel, max(edge for edge in beside if not own.barbarians.has(kernel, edge)), NUMBER)


def trade(kernel: my.Kernel) -> TradeOwn:
    module = kernel.rules.module("traders_and_barbarians")
    assert isinstance(module, TradersAndBarbarians)
    return module.own


def hold(kernel: my.Kernel, card: int) -> None:
    """The first seat has a development card, out of the deck."""
    state = kernel.state
    place = max(i for i in range(state.deck_left) if state.deck[i] == card)
    state.deck_left -= 1
    state.deck[place] = state.deck[state.deck_left]
    state.held[card] += 1


my.add_module("loaded_wagon", LoadedWagon, "A loaded wagon", "the first seat begins with marble on its wagon")
