"""Where river pieces may lie: straight runs of drawn hexes that end at the water (RIVRSEA-08, RIVRSEA-52)."""

from __future__ import annotations

from typing import Any, Final

from skerry.board.geometry import opposite
from skerry.board.map_file import MapFile, River
from skerry.board.terrain import EMPTY, SEA
from skerry.board.topology import NOWHERE

# How far the mouth is turned from the direction of flow.
TURNS: Final[dict[str, int]] = {"one_side_clockwise": 1, "one_side_counter_clockwise": 5}


def runs(map_file: MapFile, hexes: list[int], length: int, turn: int, mouth_on: list[str]) -> list[River]:
    """Every way to lay one piece on some hexes, as rivers from the source to the mouth."""
    topology = map_file.topology
    found: list[River] = []
    for mouth in hexes:
        for upstream in range(6):
            side = (int(opposite(upstream)) + turn) % 6
            across = topology.hex_hex[6 * mouth + side]
            water = "frame" if across == NOWHERE else "sea" if map_file.terrain[across] == SEA else "land"
            if water not in mouth_on:
                continue
            run = [mouth]
            sites = [int(topology.hex_edge[6 * mouth + side])]
            while len(run) < length:
                beyond = int(topology.hex_hex[6 * run[-1] + upstream])
                if beyond not in hexes or map_file.terrain[beyond] != EMPTY:
                    break
                sites.append(int(topology.hex_edge[6 * run[-1] + upstream]))
                run.append(beyond)
            if len(run) == length:
                run.reverse()
                sites.reverse()
                found.append(River(run, sites, side))
    return found


def touches(map_file: MapFile, one: River, other: River) -> bool:
    """Whether two rivers meet or border."""
    topology = map_file.topology
    beside = {int(topology.hex_hex[6 * h + side]) for h in one.hexes for side in range(6)} | set(one.hexes)
    return not beside.isdisjoint(other.hexes)


def on_opposite_sides(map_file: MapFile, one: River, other: River, middle: int) -> bool:
    """Whether one lies wholly west and one wholly east of a column of half-hexes."""
    columns = [[int(map_file.topology.hex_x[h]) for h in river.hexes] for river in (one, other)]
    first, second = columns
    return (max(first) < middle < min(second)) or (max(second) < middle < min(first))


def river_pairs(map_file: MapFile, step: dict[str, Any], pieces: list[tuple[int, int]]) -> list[tuple[River, River]]:
    """Every way to lay both pieces of a step; each piece by its length and how far its mouth is turned."""
    islands = step["islands"]
    hexes = [h for h, terrain in enumerate(map_file.terrain) if terrain == EMPTY]
    if islands != "*":
        on_them = {h for island in map_file.islands if island.name in islands for h in island.hexes}
        hexes = [h for h in hexes if h in on_them]
    firsts, seconds = [runs(map_file, hexes, length, turn, step["mouth_on"]) for length, turn in pieces]
    middle = step.get("opposite_sides_of_x")
    return [
        (one, other)
        for one in firsts
        for other in seconds
        if not touches(map_file, one, other) and (middle is None or on_opposite_sides(map_file, one, other, middle))
    ]
