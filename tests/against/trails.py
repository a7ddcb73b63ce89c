"""Longest trails by trying them all: slow, plain, and independent of both engines."""

from __future__ import annotations

from collections.abc import Iterator

from skerry.board.topology import Topology
from tests.against.position import Position


def longest_trail(topology: Topology, position: Position, seat: int, stops: str) -> int:
    """The longest trail of a seat's roads.

    `stops` says what a trail may do where an opponent's building stands: "end" there and begin there (BASE-163),
    do both but not at the same vertex ("not closed"), or "never" touch it.
    """
    owned = {
        edge: (int(topology.edge_vertex[2 * edge]), int(topology.edge_vertex[2 * edge + 1]))
        for edge, owner in position.roads.items()
        if owner == seat
    }
    blocked = {vertex for vertex, (owner, _) in position.buildings.items() if owner != seat}
    if stops == "never":
        owned = {edge: ends for edge, ends in owned.items() if not blocked & set(ends)}
    starts = {vertex for ends in owned.values() for vertex in ends}
    lengths = (len(used) for start in starts for used in trails(owned, blocked, start, stops == "end"))
    return max(lengths, default=0)


def trails(
    owned: dict[int, tuple[int, int]], blocked: set[int], start: int, may_close: bool
) -> Iterator[frozenset[int]]:
    open_ends = [(start, frozenset[int]())]
    while open_ends:
        vertex, used = open_ends.pop()
        yield used
        if vertex in blocked and used:
            continue
        for edge, (a, b) in owned.items():
            if edge not in used and vertex in (a, b):
                following = b if vertex == a else a
                if may_close or following != start or start not in blocked:
                    open_ends.append((following, used | {edge}))


def rightful_holder(previous: int | None, lengths: tuple[int, ...]) -> int | None:
    """Whose the Longest Road is: BASE-158 and BASE-167 to BASE-172 said once more."""
    most = max(lengths)
    leaders = [seat for seat, length in enumerate(lengths) if length == most]
    if most < 5:
        return None
    if previous in leaders:
        return previous
    return leaders[0] if len(leaders) == 1 else None
