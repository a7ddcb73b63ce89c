"""Tables of `caravans` for tests: camels on wanted edges, and voting rounds in the words of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from skerry.engine.event import Event
from skerry.engine.module import Module
from skerry.rules.traders_and_barbarians.caravans import Caravans
from skerry.rules.traders_and_barbarians.caravans.own import CaravanOwn
from skerry.rules.traders_and_barbarians.caravans.route import open_ways, put_camel
from tests.table import Table

DICE = {number: (number // 2, number - number // 2) for number in range(2, 13)}
# The edges along which the arrows of the printed oasis point, by the corner of the oasis, and where they lead to.
ARROWS = {"NW": "(2,1) NE", "NE": "(2,3) NW", "S": "(3,1) E"}
HEADS = {"NW": "(2,1) N", "NE": "(2,3) N", "S": "(4,1) N"}
# A corner of the island for each seat, far from all caravans.
HOMES = ("(0,0) N", "(0,2) N", "(4,0) S", "(4,2) S")
# From the arrow NW round the hex (1,1) back to the oasis, and round (1,2) to the arrow NE.
ROUND = ("(2,1) NE", "(1,0) E", "(1,1) NW", "(1,1) NE", "(1,1) E")
ACROSS = ("(2,1) NE", "(1,0) E", "(1,1) NW", "(1,1) NE", "(1,2) NW", "(1,2) NE", "(1,2) E")


def caravan_table(
    *beside: str | Module, players: int = 4, rolls: Sequence[int] = (), own_map: str | None = None, **script: Any
) -> Table:
    """The fixed set-up, nobody has founded anything; these numbers are rolled."""
    dice = [DICE[number] for number in rolls]
    return Table(["caravans", *beside], players, dice=dice, own_map=own_map, **script)


def on_turn(*beside: str | Module, seat: int = 0, **arranged: Any) -> Table:
    """Somebody has rolled in the first turn."""
    table = caravan_table(*beside, **arranged)
    table.turn(seat, rolled=True)
    return table


def caravans(table: Table) -> CaravanOwn:
    module = table.kernel.rules.module("caravans")
    assert isinstance(module, Caravans)
    return module.own


# Camels


def camels(table: Table, *edges: str, head: str = "") -> None:
    """Camels go one after another on these legal edges; where the last may head both ways, for this vertex."""
    for edge in edges:
        own = caravans(table)
        found = [int(way) for way in open_ways(table.kernel, own) if way // 2 == table.edge(edge)]
        if len(found) > 1:
            found = [way for way in found if table.kernel.topology.edge_vertex[way] == table.vertex(head)]
        assert len(found) == 1, f"{len(found)} ways for a camel at {edge}"
        put_camel(table.kernel, own, 0, found[0])


def told(table: Table, seat: int | None = None) -> dict[str, Any]:
    return table.view(seat)["caravans"]


def edges(table: Table, *names: str) -> set[int]:
    return {table.edge(name) for name in names}


def open_edges(table: Table) -> set[int]:
    """Where the next camel may go, as everybody is told."""
    listed = told(table)["open_edges"]
    assert len(set(listed)) == len(listed), "each counts once"
    return set(listed)


def fronts(table: Table) -> list[int | None]:
    """Where the caravans of the arrows end, in the order of the corners from the north on: NE, S, NW."""
    return told(table)["fronts"]


# Votes


def build(table: Table, seat: int) -> None:
    """The seat whose turn it is makes a settlement far away a city."""
    if table.state.vertex_owner[table.vertex(HOMES[seat])] < 0:
        table.put(seat, "settlement", HOMES[seat])
    table.hand(seat, grain=2, ore=3)
    table.act(seat, "build_city", vertex=HOMES[seat])


def hands(table: Table, *counts: tuple[int, int]) -> None:
    """Everybody holds so much grain and wool and nothing else, in the order of the seats."""
    for seat, (grain, wool) in enumerate(counts):
        table.hand(seat, grain=grain, wool=wool)


def vote_on(table: Table, *counts: tuple[int, int]) -> list[Event]:
    """The seat on turn has built and ends its turn; everybody holds so much grain and wool, and nobody has bid."""
    seat = int(table.state.active)
    build(table, seat)
    hands(table, *counts)
    events = table.act(seat, "end_turn")
    assert table.decision == "bid"
    return events


def bid(table: Table, seat: int, grain: int = 0, wool: int = 0) -> list[Event]:
    return table.act(seat, "bid", grain=grain, wool=wool) if grain + wool else table.act(seat, "bid_nothing")


def bid_all(table: Table, *votes: int) -> None:
    """Seats 0, 1, 2 ... lay so much wool, those whose turn it is first."""
    for _ in votes:
        seat = table.game.actors[0]
        bid(table, seat, wool=votes[seat])


def polled(*votes: int, beside: Sequence[str] = (), seat: int = 0, walked: Sequence[str] = ()) -> Table:
    """Camels went some way, the seat has built and ended its turn, and everybody has laid so much wool."""
    table = on_turn(*beside, seat=seat, players=len(votes))
    camels(table, *walked)
    vote_on(table, *((0, count) for count in votes))
    bid_all(table, *votes)
    return table


def placers(table: Table) -> tuple[str, list[int]]:
    return table.decision, list(table.game.actors)
