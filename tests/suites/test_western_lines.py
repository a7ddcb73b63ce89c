"""The line of ships of `pirate_islands`: every shortest way of every position, against a geometry of its own."""

from __future__ import annotations

import pytest

from skerry.engine.placement import put_route_piece
from skerry.engine.state import OFF_BOARD
from skerry.rules.seafarers.module import sea
from tests.pirate_islands import own, pirate_table
from tests.suites.configurations import PLAY_ALL
from tests.suites.western_oracle import WATERS, Point, Position, Side, far_end
from tests.table import Table

SEATS = [(seat, players) for players in (3, 4) for seat in range(players)]
KNIGHTS = 14
MAP = pirate_table()
EDGES = {side: MAP.edge(WATERS.side_name(side)) for side in WATERS.sea}
SIDES = {edge: side for side, edge in EDGES.items()}


def at_sea(seat: int, players: int, start: Point, position: Position) -> Table:
    """A seat on turn with a building at a vertex beside its preset one, and no fleet in the way."""
    table = pirate_table(players)
    sea(table.kernel.rules).pirate.put(table.kernel, OFF_BOARD)
    if start != position.settlement:
        table.put(seat, "settlement", WATERS.point_name(start))
    table.turn(seat, rolled=True)
    return table


def lay(table: Table, seat: int, ships: list[Side]) -> None:
    for side in ships:
        if table.state.edge_owner[EDGES[side]] != seat:
            put_route_piece(table.kernel, seat, table.kernel.rules.ship, EDGES[side])


def ways_west(table: Table, seat: int) -> set[Side]:
    """Where a ship may be built off the coast of the main island."""
    table.hand(seat, wood=1, wool=1)
    # From far away a line takes more ships than anybody has; where it may go does not hang on that.
    table.state.supply[seat * table.kernel.rules.piece_count + table.kernel.rules.ship] = 1
    return {SIDES[int(str(action.operands["edge"]))] for action in table.legal(seat, "build_ship")} - WATERS.coast


def told(start: Point, way: list[Side]) -> str:
    return f"from {WATERS.point_name(start)} over {', '.join(WATERS.side_name(side) for side in way)}"


@pytest.mark.rule("SEAPIR-21", "SEAPIR-22", "SEAPIR-23", "SEAPIR-43")
@pytest.mark.parametrize(("seat", "players"), SEATS if PLAY_ALL else SEATS[:1])
def test_every_shortest_way_can_be_laid_to_its_end_and_no_other(seat: int, players: int) -> None:
    position = Position(seat, players)
    finished: set[Point] = set()
    for start in position.starts():
        table = at_sea(seat, players, start, position)
        games = {0: table.game}
        for way in position.prefixes(start):
            # A way follows the one it goes on from, so what was laid up to there is still known.
            if way:
                table.game = games[len(way) - 1].copy()
                lay(table, seat, way[-1:])
                games[len(way)] = table.game
            onward = set(position.next_sides(start, way))
            if position.is_whole(start, way):
                finished.add(start)
                assert table.is_legal(seat, "attack_pirate_fortress"), told(start, way)
            else:
                assert onward or position.is_blocked(start, way), told(start, way)
            if set(way) <= WATERS.coast:
                # Any building may still become the start.
                assert onward - WATERS.coast <= ways_west(table, seat), told(start, way)
            else:
                assert onward - WATERS.coast == ways_west(table, seat), told(start, way)
    assert position.settlement in finished
    # Pieces that the others begin with close the coast to a few.
    assert len(finished) >= len(WATERS.coastal) - 2 * players


@pytest.mark.rule("SEAPIR-27", "SEAPIR-43")
@pytest.mark.parametrize(("seat", "players"), SEATS if PLAY_ALL else SEATS[:1])
def test_every_knight_arms_the_next_ship_also_after_a_settlement_was_put_on_the_way(seat: int, players: int) -> None:
    position = Position(seat, players)
    for start in position.starts():
        way = next((way for way in position.prefixes(start) if position.is_whole(start, way)), None)
        if way is None:
            continue
        for later in points_between(position, start, way):
            table = at_sea(seat, players, start, position)
            lay(table, seat, way)
            line = position.line({start, position.settlement}, {*way, position.ship})
            table.give_card(seat, "knight", KNIGHTS)
            for number, side in enumerate(line[:KNIGHTS]):
                if number == 1:
                    table.put(seat, "settlement", WATERS.point_name(later))
                table.turn(seat)
                table.act(seat, "play_card", card="knight")
                armed = [side for side in EDGES if own(table).warship.has(table.kernel, EDGES[side])]
                assert set(armed) == set(line[: number + 1]), f"{told(start, way)}, then {WATERS.point_name(later)}"


def points_between(position: Position, start: Point, way: list[Side]) -> list[Point]:
    """The vertices of the main coast on a way where another building can be put."""
    found: list[Point] = []
    tip = start
    for side in way:
        tip = far_end(side, tip)
        if tip in WATERS.coastal and tip not in position.foreign_points and tip != position.settlement:
            found.append(tip)
    return found
