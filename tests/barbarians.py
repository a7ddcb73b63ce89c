"""Tables of `barbarian_attack` for tests: barbarians, knights and cards in wanted places, in the words of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from skerry.engine.event import Event
from skerry.engine.module import Module
from skerry.engine.placement import take_from_supply
from skerry.rules.traders_and_barbarians.barbarian_attack import BarbarianAttack
from skerry.rules.traders_and_barbarians.barbarian_attack.conquest import judge_buildings
from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn
from tests.table import Table

# The coastal hexes clockwise from the castle, each with its number (BARB-14).
COAST = {
    "(3,0)": 4,
    "(2,0)": 12,
    "(1,0)": 9,
    "(0,0)": 3,
    "(0,1)": 8,
    "(1,3)": 10,
    "(2,4)": 11,
    "(3,3)": 5,
    "(4,2)": 2,
    "(4,1)": 6,
}
INLAND = {"(1,1)": 4, "(1,2)": 5, "(2,1)": 6, "(2,2)": 10, "(2,3)": 8, "(3,1)": 9, "(3,2)": 3}
CASTLE_EDGES = tuple(f"(4,0) {side}" for side in ("NE", "E", "SE", "SW", "W", "NW"))
DICE = {number: (number // 2, number - number // 2) for number in range(2, 13)}
CARDS = {"knighthood": 14, "black_knight": 4, "treason": 4, "intrigue": 4}
CARD = {"wool": 1, "grain": 1, "ore": 1}
SETTLEMENT = {"wood": 1, "brick": 1, "wool": 1, "grain": 1}
CITY = {"grain": 2, "ore": 3}
# An island for one's own maps: four coastal hexes around two others.
ISLET = """
name islet
row 0 offset 1: forest:4 hill:6
row 1 offset 0: field:9 castle pasture:10
row 2 offset 1: mountain:8 desert
coast (1,0) (0,0) (0,1) (2,0)
"""


def dice(*numbers: int) -> list[tuple[int, int]]:
    """Two dice for each of these sums."""
    return [DICE[number] for number in numbers]


def pile(*tops: str) -> list[int]:
    """All 26 cards, these on top, the first one first."""
    names = list(CARDS)
    counts = dict(CARDS)
    for card in tops:
        counts[card] -= 1
    rest = [names.index(card) for card, count in counts.items() for _ in range(count)]
    return [*rest, *[names.index(card) for card in reversed(tops)]]


def coast_table(
    *beside: str | Module,
    players: int = 4,
    rolls: Sequence[Sequence[int]] = (),
    cards: Sequence[str] = (),
    own_map: str | None = None,
    **script: Any,
) -> Table:
    """The fixed set-up, nobody has founded anything, and no barbarian is on the board."""
    decks = {"development": pile(*cards), **script.pop("decks", {})}
    table = Table(["barbarian_attack", *beside], players, dice=rolls, own_map=own_map, decks=decks, **script)
    for hex_ in own(table).coast:
        own(table).barbarians.set(table.kernel, hex_, 0)
    return table


def on_turn(*beside: str | Module, seat: int = 0, **arranged: Any) -> Table:
    """The same, and somebody has rolled."""
    table = coast_table(*beside, **arranged)
    table.turn(seat, rolled=True)
    return table


def own(table: Table) -> BarbarianOwn:
    module = table.kernel.rules.module("barbarian_attack")
    assert isinstance(module, BarbarianAttack)
    return module.own


# Arranging


def barbarians(table: Table, **counts: int) -> None:
    """So many on hexes, which are named as h30 for (3,0); buildings there fall or stand."""
    for name, count in counts.items():
        hex_ = table.hex(f"({name[1]},{name[2]})")
        own(table).barbarians.set(table.kernel, hex_, count)
        judge_buildings(table.kernel, own(table), hex_)


def knights(table: Table, colour: int, *edges: str) -> None:
    for edge in edges:
        own(table).knights.set(table.kernel, table.edge(edge), colour)
        take_from_supply(table.kernel, colour, own(table).knight)


def prisoners(table: Table, *counts: int) -> None:
    for seat, count in enumerate(counts):
        own(table).prisoners.set(table.kernel, seat, count)


def purses(table: Table, *counts: int) -> None:
    for seat, count in enumerate(counts):
        own(table).gold.coins.set(table.kernel, seat, count)


def leave_in_supply(table: Table, count: int) -> None:
    """So few barbarians are left beside the board, the others are prisoners of the last seat."""
    last = table.game.players - 1
    own(table).prisoners.change(table.kernel, last, own(table).supply(table.kernel) - count)


# Looking


def part(table: Table) -> dict[str, Any]:
    return table.view()["barbarian_attack"]


def on_coast(table: Table) -> dict[str, int]:
    """How many barbarians are where, by the names of the hexes."""
    topology = table.kernel.topology
    return {topology.hex_name(int(hex_)): count for hex_, count in part(table)["barbarians"].items()}


def on_edges(table: Table) -> dict[int, int]:
    return {int(edge): colour for edge, colour in part(table)["knights"].items()}


def gold(table: Table) -> list[int]:
    return part(table)["gold"]


def captives(table: Table) -> list[int]:
    return part(table)["prisoners"]


def conquered(table: Table) -> list[str]:
    return [table.kernel.topology.hex_name(hex_) for hex_ in part(table)["conquered_hexes"]]


def fallen(table: Table) -> set[int]:
    return {int(vertex) for vertex in part(table)["conquered_buildings"]}


def told(events: Sequence[Event], *kinds: str) -> list[dict[str, object]]:
    """What everybody hears of these kinds."""
    return [event.to_json() for event in events if event.kind in kinds]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def operands(table: Table, seat: int, kind: str) -> set[int]:
    """The places of the legal actions of a kind."""
    found: set[int] = set()
    for action in table.legal(seat, kind):
        (place,) = action.operands.values()
        assert isinstance(place, int)
        found.add(place)
    return found


def steps(table: Table, origin: str) -> dict[int, int]:
    """By edge, how many steps it is away, found the slow way."""
    topology = table.kernel.topology
    ends = [set(topology.edge_vertex[2 * edge : 2 * edge + 2]) for edge in range(topology.edges)]
    found = {table.edge(origin): 0}
    for step in range(1, 6):
        last = [edge for edge, away in found.items() if away == step - 1]
        for edge in range(topology.edges):
            if edge not in found and any(ends[edge] & ends[other] for other in last):
                found[edge] = step
    return found


# Acting


def end_turn(table: Table, seat: int = 0) -> list[Event]:
    """End the turn with all knights where they are; all that is heard."""
    events = table.act(seat, "end_turn")
    while not table.game.over and table.decision == "move_knights":
        events += table.act(seat, "end_rides")
    return events


def ride(table: Table, seat: int, origin: str, edge: str) -> list[Event]:
    return [*table.act(seat, "send_knight", edge=origin), *table.act(seat, "ride_knight", edge=edge)]


def trade(table: Table, seat: int, other: int, give: dict[str, int], want: dict[str, int]) -> list[Event]:
    """One offers, the other accepts, and they trade; what is heard of the deal."""
    table.act(seat, "offer_trade", give=give, want=want, to=[other])
    table.act(other, "accept")
    return table.act(seat, "confirm", seat=other)
