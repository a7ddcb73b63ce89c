"""Expeditions: whoever sits first starts, just before what the scenarios of explorers are about.

One module for each of them, so that tests in the browser soon come to it.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from skerry import own_rules as my
from skerry.board.arrays import ints
from skerry.board.terrain import FOREST, RESOURCES, SEA
from skerry.engine.placement import put_route_piece
from skerry.rules.cities_and_knights.knights import put_knight
from skerry.rules.seafarers.explorers.desert_dragons.curse import set_dragons
from skerry.rules.seafarers.explorers.great_canal.digging import lay_tile

SHIPS = {"wood": 5, "wool": 5}


class Expedition(my.Module):
    """The first seat begins, with cards."""

    cards: dict[str, int] = {}

    def setup_finish(self, kernel: my.Kernel) -> None:
        for card, count in self.cards.items():
            my.gain(kernel, 0, RESOURCES.index(card), count)
        self.arrange(kernel)

    def arrange(self, kernel: my.Kernel) -> None:
        """What else is there before anybody has founded anything."""

    def notice_founding_start(self, kernel: my.Kernel) -> None:
        kernel.state.starting_player = 0


class TreasureFleet(Expedition):
    """Ships enough for a treasure, and a settlement for the land before it, which is a forest."""

    cards = {**SHIPS, "brick": 1, "grain": 1}

    def arrange(self, kernel: my.Kernel) -> None:
        discover_first(kernel, FOREST)


class UnknownFleet(Expedition):
    """A ship lies off the coast, water beyond it leads to a treasure, and one has been kept before."""

    cards = SHIPS

    def arrange(self, kernel: my.Kernel) -> None:
        discover_first(kernel, SEA)
        put_route_piece(kernel, 0, kernel.rules.ship, edge(kernel, 1, 3, "SW"))
        tiles = own_of(kernel, "into_the_unknown").tiles
        tiles.stack.hold(kernel, 0, tiles.on_board.lift(kernel, tiles.vertices[-1]))


class NumberFleet(Expedition):
    """A ship is about to touch a new island, and the stack of its tokens is empty."""

    cards = SHIPS

    def arrange(self, kernel: my.Kernel) -> None:
        put_route_piece(kernel, 0, kernel.rules.ship, edge(kernel, 2, 4, "W"))
        stack = own_of(kernel, "greater_catan").own.number_stack
        while stack.can_draw(kernel):
            stack.draw(kernel)


class LairsFilling(Expedition):
    """One more city, and all dragons have gathered; then knights are wanted."""

    cards = {"grain": 2, "ore": 3}

    def arrange(self, kernel: my.Kernel) -> None:
        own = own_of(kernel, "desert_dragons").own
        own.supply.set(kernel, 0, 3)
        own.driven_off.set(kernel, 0, 3)
        for desert, count in zip(own.deserts, (6, 3, 3), strict=True):
            set_dragons(kernel, own, desert, count)
        kernel.state.held[kernel.rules.card_names.index("knight")] += 1


class LastSpades(Expedition):
    """Two knights stand beside a hex of the canal, and but one more would be left to dig."""

    cards = {"grain": 4}

    def arrange(self, kernel: my.Kernel) -> None:
        canal = own_of(kernel, "great_canal").own
        here = kernel.topology.hex_at(4, 5)
        for hex_ in canal.course.hexes:
            if hex_ not in (here, kernel.topology.hex_at(3, 4)):
                lay_tile(kernel, canal, hex_)
        for corner in ("NE", "SE"):
            put_knight(kernel, own_of(kernel, "cities_and_knights").own, 0, 1, kernel.topology.vertex_of(here, corner))


class Hunter(Expedition):
    """A knight stands before a dragon."""

    strength, flags = 3, 2

    def arrange(self, kernel: my.Kernel) -> None:
        vertex = kernel.topology.vertex_of(kernel.topology.hex_at(4, 4), "S")
        own_of(kernel, "enchanted_land").own.dragons.set(kernel, vertex, self.flags)
        put_knight(kernel, own_of(kernel, "cities_and_knights").own, 0, self.strength, vertex, 1)


class WeakHunter(Hunter):
    """It is too strong."""

    strength, flags = 1, 3


def own_of(kernel: my.Kernel, module: str) -> Any:
    return kernel.rules.module(module)


def discover_first(kernel: my.Kernel, terrain: int) -> None:
    """Of the hidden hexes those of a terrain are turned up before all others."""
    fog = own_of(kernel, "seafarers").own.fog_hexes
    hidden = [int(fog.item(kernel, place)) for place in range(fog.left(kernel))]
    fog.lay_in(kernel.state, ints(sorted(hidden, key=lambda each: each == terrain)))


def edge(kernel: my.Kernel, row: int, col: int, side: str) -> int:
    return kernel.topology.edge_of(kernel.topology.hex_at(row, col), side)


for name, expedition in (
    ("treasure_fleet", TreasureFleet),
    ("unknown_fleet", UnknownFleet),
    ("number_fleet", NumberFleet),
    ("lairs_filling", LairsFilling),
    ("last_spades", LastSpades),
    ("hunter", Hunter),
    ("weak_hunter", WeakHunter),
):
    title = name.replace("_", " ").capitalize()
    my.add_module(name, partial(expedition, name), title, "the first seat begins just before it happens")
