"""Tables of `fishermen` for tests: tokens in wanted places, in the words of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from skerry import Action
from skerry.board.arrays import ints
from skerry.board.terrain import LAKE
from skerry.engine.module import Module
from skerry.rules.traders_and_barbarians.fishermen import Fishermen
from skerry.rules.traders_and_barbarians.fishermen.own import Fishing
from skerry.rules.traders_and_barbarians.fishermen.tables import BOOT
from tests.table import Table

# The six places of the standard frame: outer, tip, outer, and the number in the fixed set-up (FISH-15).
GROUNDS = {
    "N": ("(0,0) N", "(0,0) NE", "(0,1) N", 6),
    "NW": ("(0,0) NW", "(1,0) N", "(1,0) NW", 10),
    "NE": ("(1,3) NE", "(2,4) N", "(2,4) NE", 5),
    "SE": ("(2,4) SE", "(2,4) S", "(3,3) SE", 4),
    "SW": ("(3,0) SW", "(3,0) S", "(4,0) SW", 8),
    "S": ("(4,0) S", "(4,0) SE", "(4,1) S", 9),
}
INNER = ("(1,1)", "(1,2)", "(2,1)", "(2,2)", "(2,3)", "(3,1)", "(3,2)")
# Where three seats found their first buildings: a ground brings them nothing yet.
FIRST = (("(0,0) NE", "(0,0) NE"), ("(2,4) SE", "(2,4) E"), ("(3,0) N", "(3,0) NE"))
DICE = {number: (number // 2, number - number // 2) for number in range(2, 13)}


def fish_table(
    *beside: str | Module, players: int = 4, rolls: Sequence[int] = (), own_map: str | None = None, **script: Any
) -> Table:
    """The fixed set-up, nobody has founded anything; these numbers are rolled."""
    dice = [DICE[number] for number in rolls]
    return Table(["fishermen", *beside], players, dice=dice, own_map=own_map, **script)


def fishing(table: Table) -> Fishing:
    module = table.kernel.rules.module("fishermen")
    assert isinstance(module, Fishermen)
    return module.fishing


def tips(table: Table) -> dict[int, int]:
    """The number of every fishing ground by its tip."""
    grounds = fishing(table).grounds
    places = range(table.kernel.topology.vertices)
    return {tip: int(grounds.of(table.kernel, tip)) for tip in places if grounds.has(table.kernel, tip)}


def only_ground(table: Table, tip: str, number: int) -> None:
    """There is one fishing ground and no other."""
    grounds = fishing(table).grounds
    for place in tips(table):
        grounds.clear(table.kernel, place)
    grounds.set(table.kernel, table.vertex(tip), number)


def lakes(table: Table) -> list[int]:
    return [hex_ for hex_, terrain in enumerate(table.state.terrain) if terrain == LAKE]


def token(fish: int) -> int:
    """The kind of a token by its fish, 0 for the old boot."""
    return fish - 1 if fish else BOOT


def lay(table: Table, *tops: int) -> None:
    """Exactly these tokens lie face down, the first one on top."""
    fishing(table).fish.lay_in(table.state, ints([token(fish) for fish in reversed(tops)]))


def spend(table: Table, *fish: int) -> None:
    """These tokens lie beside the supply as well."""
    for each in fish:
        fishing(table).fish.spend(table.kernel, token(each))


def give(table: Table, seat: int, *fish: int) -> None:
    """A seat has these tokens as well, 0 for the old boot."""
    for each in fish:
        fishing(table).fish.hold(table.kernel, seat, token(each))


def hand(table: Table, seat: int) -> list[int]:
    """The fish on each token of a seat."""
    fish = fishing(table).fish
    return [kind + 1 for kind in range(3) for _ in range(fish.held(table.kernel, seat, kind))]


def hands(table: Table) -> list[list[int]]:
    return [hand(table, seat) for seat in range(table.game.players)]


def has_boot(table: Table, seat: int) -> bool:
    return fishing(table).boot_holder(table.kernel) == seat


def left(table: Table) -> int:
    return int(fishing(table).fish.left(table.kernel))


def spent(table: Table) -> dict[str, int]:
    return table.view()["fishermen"]["fish"]["spent"]


def payments(table: Table, seat: int, deed: str) -> set[object]:
    return {action.operands["payment"] for action in table.legal(seat, deed)}


def kinds(actions: Sequence[Action]) -> set[str]:
    return {action.kind for action in actions}


def found(table: Table, *places: tuple[str, str]) -> list[dict[str, object]]:
    """Found buildings with their roads, whoever is asked; what everybody is told."""
    told: list[dict[str, object]] = []
    for vertex, edge in places:
        seat = table.game.actors[0]
        events = table.act(seat, "found_building", vertex=vertex)
        events += table.act(seat, "found_road", edge=edge)
        told += [event.to_json() for event in events]
    return told


def roll(table: Table, seat: int = 0) -> list[dict[str, object]]:
    """Begin a turn and roll; what everybody is told."""
    table.turn(seat)
    return [event.to_json() for event in table.act(seat, "roll")]


def drawers(events: Sequence[dict[str, object]]) -> list[object]:
    """Who drew, token by token."""
    return [event["seat"] for event in events if event["event"] in ("fish_drawn", "old_boot_drawn")]
