"""Tables of `desert_dragons` for tests: dragons in wanted places, in the words of the game.

On the printed example the home island has these hexes, from north to south and west to east:

    (1,1) hill 9, (1,2) pasture 3
    (2,1) desert, (2,2) forest 4, (2,3) forest 6
    (3,1) field 11, (3,2) hill 8, (3,3) pasture 5
    (4,1) desert, (4,2) hill 4, (4,3) field 8
    (5,1) mountain 10, (5,2) pasture 9, (5,3) pasture 5
    (6,1) desert, (6,2) field 2, (6,3) forest 6
    (7,1) mountain 10, (7,2) mountain 3
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from skerry.engine.event import Event
from skerry.rules.seafarers.explorers.desert_dragons import DesertDragons
from skerry.rules.seafarers.explorers.desert_dragons.curse import judge_changes, set_dragons
from skerry.rules.seafarers.explorers.desert_dragons.own import DragonsOwn
from tests.table import Table

DESERTS = ("(2,1)", "(4,1)", "(6,1)")
GATHERED = dict.fromkeys(DESERTS, 6)
HOME = (
    *("(1,1)", "(1,2)", "(2,2)", "(2,3)", "(3,1)", "(3,2)", "(3,3)", "(4,2)"),
    *("(4,3)", "(5,1)", "(5,2)", "(5,3)", "(6,2)", "(6,3)", "(7,1)", "(7,2)"),
)
# A site on the neighbour island at no hex but a forest with 12.
ACROSS = "(6,8) SE"
SETTLEMENT = {"wood": 1, "brick": 1, "wool": 1, "grain": 1}
CITY = {"grain": 2, "ore": 3}


def own(table: Table) -> DragonsOwn:
    module = table.kernel.rules.module("desert_dragons")
    assert isinstance(module, DesertDragons)
    return module.own


def dragon_table(
    *beside: str,
    dragons: Mapping[str, int] | None = None,
    supply: int | None = None,
    players: int = 4,
    rolls: Sequence[int] = (),
    **script: Any,
) -> Table:
    """The printed example, nobody has founded anything. Dragons that are neither named nor beside the board, where
    they all are if nothing is said, were driven off."""
    dice = [(number // 2, number - number // 2) for number in rolls]
    table = Table(["desert_dragons", *beside], players, dice=dice, **{"setup": "fixed", **script})
    if dragons is not None:
        arrange(table, dragons, supply or 0)
    return table


def arrange(table: Table, dragons: Mapping[str, int], supply: int = 0) -> None:
    kernel = table.kernel
    kept = own(table)
    for hex_ in range(kernel.topology.hexes):
        set_dragons(kernel, kept, hex_, 0)
    judge_changes(kernel, kept)
    for place, count in dragons.items():
        set_dragons(kernel, kept, table.hex(place), count)
    judge_changes(kernel, kept)
    kept.supply.set(kernel, 0, supply)
    kept.driven_off.set(kernel, 0, 18 - supply - sum(dragons.values()))


def attacking(*occupied: str, deserts: Mapping[str, int] | None = None, **script: Any) -> Table:
    """The attack has begun, and dragons are on these hexes and in the deserts; the others were driven off.

    The last seat gets something on a 12 across the sea, so that nothing is at a standstill.
    """
    dragons = {**(GATHERED if deserts is None else deserts), **dict.fromkeys(occupied, 1)}
    spare = sum(dragons.values()) - 18
    for desert in DESERTS if deserts is None else ():
        taken = -(-spare // 3) if spare > 0 else 0
        dragons[desert] -= taken
        spare -= taken
    table = dragon_table(dragons=dragons, **script)
    table.put(3, "settlement", ACROSS)
    return table


def roll(table: Table, seat: int = 0) -> list[Event]:
    """A turn of a seat begins with the next roll; whatever asks for a desert is answered with the first."""
    table.turn(seat)
    events = table.act(seat, "roll")
    while table.decision == "send_dragon":
        events += table.game.apply(seat, table.legal(seat)[0])
    return events


# Looking


def part(table: Table) -> dict[str, Any]:
    return table.view()["desert_dragons"]


def where(table: Table) -> dict[str, int]:
    """How many dragons are where, by the names of the hexes."""
    topology = table.kernel.topology
    return {topology.hex_name(int(hex_)): count for hex_, count in part(table)["dragons"].items()}


def named(table: Table, hexes: Sequence[int]) -> set[str]:
    return {table.kernel.topology.hex_name(hex_) for hex_ in hexes}


def offered(table: Table, seat: int, kind: str) -> set[str]:
    """The hexes of the legal actions of a kind."""
    return named(table, [int(str(action.operands["hex"])) for action in table.legal(seat, kind)])


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]
