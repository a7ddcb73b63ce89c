"""A lake among the hidden hexes of `fog_islands` (FISHSEA-16 to FISHSEA-21)."""

from __future__ import annotations

from typing import Any

import pytest

from skerry.board.terrain import LAKE, SEA, TERRAIN_NUMBER
from skerry.board.tokens import numbers_of
from skerry.engine.placement import put_route_piece
from skerry.engine.robbing import CAUSE_SEVEN, robber_hexes
from tests.fishing import drawers, fish_table, give, hand, hands, lakes, lay, left, roll
from tests.islands import top_last
from tests.table import Table

STACK = [
    TERRAIN_NUMBER[name]
    for name in ("forest", "pasture", *("field", "hill", "mountain", "gold_field") * 2, "sea", "lake")
]

# On the board for four: a coastal vertex, the edge that leads from there into the fog, and what it reaches.
PORT = "(1,3) SW"
OUT = "(1,2) SE"
REACHED = "(2,2)"
PRICE = {"wood": 1, "wool": 1}


def at_sea(*hidden: str, rolls: tuple[int, ...] = (), beside: tuple[str, ...] = (), **script: Any) -> Table:
    """Seat 0 on turn with a port near the fog and the price of a ship; these hexes are discovered first."""
    decks = {"fog": top_last(STACK, *(TERRAIN_NUMBER[name] for name in hidden))}
    table = fish_table("fog_islands", *beside, rolls=rolls, decks=decks, **script)
    table.put(0, "settlement", PORT)
    lay(table, 3, 2, 1, 1)
    table.turn(0, rolled=True)
    table.hand(0, **PRICE)
    return table


def found(*then: str, rolls: tuple[int, ...] = (), **script: Any) -> Table:
    """Seat 0 has just discovered the lake."""
    table = at_sea("lake", *then, rolls=rolls, **script)
    table.act(0, "build_ship", edge=OUT)
    assert lakes(table) == [table.hex(REACHED)]
    return table


@pytest.mark.rule("FISHSEA-19")
def test_whoever_uncovers_the_lake_draws_a_fish_token_and_no_card() -> None:
    table = at_sea("lake")
    events = [event.to_json() for event in table.act(0, "build_ship", edge=OUT)]
    assert drawers(events) == [0]
    assert (hands(table), table.cards(0)) == ([[3], [], [], []], {})
    assert [event["event"] for event in events][-2:] == ["discovered", "fish_drawn"]


@pytest.mark.rule("FISHSEA-19")
def test_whoever_has_seven_tokens_may_exchange_one() -> None:
    table = at_sea("lake")
    give(table, 0, *[1] * 7)
    table.act(0, "build_ship", edge=OUT)
    assert table.decision == "exchange_fish"
    table.act(0, "exchange_fish", token="one_fish")
    assert hand(table, 0) == [1, 1, 1, 1, 1, 1, 3]


@pytest.mark.rule("FISHSEA-19")
def test_without_a_token_left_nothing_is_drawn() -> None:
    table = at_sea("lake")
    lay(table)
    table.act(0, "build_ship", edge=OUT)
    assert (hands(table), table.decision) == ([[], [], [], []], "action")


@pytest.mark.rule("FISHSEA-19")
def test_of_two_players_the_one_who_finds_it_draws_too() -> None:
    """Tokens come else by numbers alone (FISH-97), but this one stands for the card that other hexes bring."""
    table = at_sea("lake", beside=("two_player",), players=2)
    before = hands(table)
    for action in table.legal(0, "build_ship"):
        twin = Table.of(table.game.copy())
        twin.game.apply(0, action)
        if twin.decision == "discover":
            twin.game.apply(0, twin.legal(0)[0])
        if lakes(twin):
            assert [len(hand) - len(had) for had, hand in zip(before, hands(twin), strict=True)] == [1, 0]
            return
    raise AssertionError("no ship reached the fog")


@pytest.mark.rule("FISHSEA-18", "FISHSEA-20")
def test_the_lake_takes_no_number_token_and_shows_its_own() -> None:
    table = at_sea("lake")
    before = table.view()["seafarers"]["hidden_tokens"]
    table.act(0, "build_ship", edge=OUT)
    assert numbers_of(table.state.numbers[table.hex(REACHED)]) == [2, 3, 11, 12]
    assert table.view()["board"]["numbers"][table.hex(REACHED)] == [2, 3, 11, 12]
    assert table.view()["seafarers"]["hidden_tokens"] == before


@pytest.mark.rule("FISHSEA-20")
def test_buildings_at_the_lake_catch_fish_from_then_on() -> None:
    table = found(rolls=(11,))
    table.put(1, "city", f"{REACHED} S")
    before = left(table)
    roll(table, 1)
    assert (len(hand(table, 1)), before - left(table)) == (2, 2)


def surround(table: Table) -> None:
    """All around the lake is water."""
    for side in range(6):
        table.terrain(int(table.kernel.topology.hex_hex[6 * table.hex(REACHED) + side]), SEA)


def shore(table: Table) -> set[int]:
    """The edges of the lake."""
    return {int(table.kernel.topology.hex_edge[6 * table.hex(REACHED) + side]) for side in range(6)}


def ends(table: Table, edge: int) -> set[int]:
    return {int(table.kernel.topology.edge_vertex[2 * edge + end]) for end in range(2)}


def ship_places(table: Table, kind: str) -> set[int]:
    return {int(str(action.operands["edge"])) for action in table.legal(0, kind)}


@pytest.mark.rule("FISHSEA-20")
def test_the_lake_counts_as_land_wherever_it_lies() -> None:
    table = found()
    surround(table)
    corner = table.vertex(f"{REACHED} S")
    around = [int(table.kernel.topology.vertex_edge[3 * corner + spoke]) for spoke in range(3)]
    (outward,) = [edge for edge in around if edge not in shore(table)]
    put_route_piece(table.kernel, 0, table.kernel.rules.ship, outward)
    table.turn(0, rolled=True)
    table.hand(0, wood=2, brick=2, wool=1, grain=1)
    table.act(0, "build_settlement", vertex=f"{REACHED} S")
    roads = {int(str(action.operands["edge"])) for action in table.legal(0, "build_road")}
    assert roads & shore(table) == set(around) - {outward}


@pytest.mark.rule("FISHSEA-20")
def test_the_robber_may_go_to_the_lake() -> None:
    table = found()
    assert robber_hexes(table.kernel, 0, CAUSE_SEVEN)[table.hex(REACHED)] == 1


@pytest.mark.rule("FISHSEA-07", "FISHSEA-20")
def test_no_ship_is_built_at_the_lake() -> None:
    table = found()
    surround(table)
    table.hand(0, **PRICE)
    assert ship_places(table, "build_ship")
    assert not ship_places(table, "build_ship") & shore(table)
    beside = next(edge for edge in shore(table) if ends(table, edge) & ends(table, table.edge(OUT)))
    assert table.refused(0, "build_ship", edge=beside) == "no ship is built at a lake"
    give(table, 0, 2, 3)
    table.act(0, "road_for_fish", payment="2+3")
    assert not ship_places(table, "place_ship") & shore(table)


@pytest.mark.rule("FISHSEA-07")
def test_no_ship_is_moved_to_the_lake() -> None:
    table = found()
    surround(table)
    table.hand(0, **PRICE)
    port = table.vertex(PORT)
    spare = next(edge for edge in ship_places(table, "build_ship") if port in ends(table, edge))
    table.act(0, "build_ship", edge=spare)
    table.turn(0, rolled=True)
    table.act(0, "move_ship", edge=spare)
    assert ship_places(table, "sail_ship")
    assert not ship_places(table, "sail_ship") & shore(table)
    beside = next(edge for edge in shore(table) if ends(table, edge) & ends(table, table.edge(OUT)))
    assert table.refused(0, "sail_ship", edge=beside) == "the ship must go where a new ship could be built"


@pytest.mark.rule("FISHSEA-20")
def test_a_ship_that_lies_there_when_the_lake_is_found_stays() -> None:
    table = at_sea("lake")
    # A hidden hex among water, with a ship of seat 1 along it that was there before.
    side = next(
        side
        for side in range(6)
        if table.state.terrain[table.kernel.topology.hex_hex[6 * table.hex(REACHED) + side]] == SEA
    )
    edge = int(table.kernel.topology.hex_edge[6 * table.hex(REACHED) + side])
    table.state.edge_owner[edge] = 1
    table.state.edge_piece[edge] = table.kernel.rules.ship
    table.act(0, "build_ship", edge=OUT)
    assert table.state.terrain[table.hex(REACHED)] == LAKE
    assert (table.state.edge_owner[edge], table.state.edge_piece[edge]) == (1, table.kernel.rules.ship)
