"""What `caravans` keeps: where camels stand and head for, where caravans end, and what is laid in a vote.

The numbers are attributes, so that a combination changes a number and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.kept.counter import Counter
from skerry.engine.kept.kept import EDGE, GAME, SEAT, Numbers
from skerry.engine.kept.layer import Layer
from skerry.engine.placement import edge_on_land
from skerry.rules.traders_and_barbarians.caravans import tables
from skerry.rules.traders_and_barbarians.caravans.ballot import NOT_BID, Ballot

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.module import Module
    from skerry.engine.rules import Rules

# No edge, no vertex, no caravan.
NONE: Final = -1


class CamelGround:
    """Over which edges camels walk; a combination may open others."""

    def bears(self, kernel: Kernel, edge: i64) -> bool:
        """Sides of land hexes, coasts and sides of the oasis among them (CARV-35 to CARV-37)."""
        return edge_on_land(kernel, edge)


class CaravanOwn:
    """Camels by edge, each with the vertex that it heads for; by arrow its edge and the front of its caravan."""

    def __init__(self, module: Module, rules: Rules) -> None:
        self.camels = rules.keep(module, Layer("camels", EDGE, sparse=True, empty=NONE))
        self.supply = rules.keep(module, Counter("camel_supply", GAME, start=tables.CAMELS))
        # The edge along which each arrow points, and the vertex at the far end of it (CARV-09).
        self.starts = rules.keep(module, Numbers("arrow_edges", each=tables.ARROWS, start=NONE))
        self.heads = rules.keep(module, Numbers("arrow_heads", each=tables.ARROWS, start=NONE))
        # Caravans that have merged, or meet and will, have the same front (CARV-52).
        self.fronts = rules.keep(module, Numbers("fronts", each=tables.ARROWS, start=NONE))
        # The caravan that the last camel belongs to.
        self.last = rules.keep(module, Numbers("last_caravan", start=NONE))
        # The turn in which somebody last built what brings a camel, and the last turn that was ended.
        self.built_in = rules.keep(module, Numbers("built_in"))
        self.ended_in = rules.keep(module, Numbers("ended_in"))
        self.robber_came = rules.keep(module, Numbers("robber_came"))
        # How many camels the present round decides about, none between two rounds.
        self.camels_in_vote = rules.keep(module, Numbers("camels_in_vote"))
        # The two kinds of card that are votes; everybody lays of both at the same moment.
        self.first = Ballot(module, rules, tables.GRAIN)
        self.second = Ballot(module, rules, tables.WOOL)
        self.named = rules.keep(module, Numbers("named_edge", SEAT, start=NONE))
        self.ground = CamelGround()
        # How many camels a round decides about, if there are as many (CARV-20, CARV-71, CARV-74).
        self.camels_per_round: i64 = 1
        # Whether there is nothing to vote about with a single legal edge (CARV-24, CARV-79).
        self.skips_single_edge = True
        # Whether with equal votes each seat places a camel, instead of agreeing on an edge (CARV-45, CARV-73).
        self.shares_ties = False
        # Whether a road beside a camel counts twice (CARV-60, CARVTRAD-08).
        self.doubles_roads = True
        # Edges that are no paths, and buildings that are worth nothing, where something makes such (CARVTRAD-12,
        # CARVBARB-06).
        self.closed: Layer | None = None
        self.worthless: Layer | None = None

    # Votes

    def votes(self, kernel: Kernel, seat: i64) -> i64:
        """One for each card laid (CARV-40)."""
        return self.first.of(kernel, seat) + self.second.of(kernel, seat) if self.has_bid(kernel, seat) else 0

    def has_bid(self, kernel: Kernel, seat: i64) -> bool:
        return self.first.of(kernel, seat) != NOT_BID

    def all_votes(self, kernel: Kernel) -> i64:
        total: i64 = 0
        for seat in range(kernel.state.seats):
            total += self.votes(kernel, seat)
        return total
