"""Moving ships: when, which and where to (SEA-42 to SEA-50, SEA-87, SEA-88, SEA-108, SEA-109)."""

from __future__ import annotations

import pytest

from skerry.engine.network import lines_of
from skerry.engine.placement import put_route_piece
from tests.sound import around, edges_of, named, north, north_vertex, sound
from tests.table import Table

NOT_OPEN = "only a ship at the open end of a line can be moved, and it needs a place to go"


def line_to(last: int, **options: object) -> Table:
    """Seat 0 is on turn, with a settlement at the forest and ships along the north line to a vertex."""
    table = sound(**options)
    table.put(0, "settlement", north_vertex(1))
    table.put(0, "ship", *north(1, last))
    table.turn(0, rolled=True)
    return table


def movable(table: Table, seat: int = 0) -> set[int]:
    return edges_of(table, seat, "move_ship")


def move(table: Table, origin: str, edge: str) -> None:
    table.act(0, "move_ship", edge=origin)
    table.act(0, "sail_ship", edge=edge)


@pytest.mark.rule("SEA-42")
def test_one_ship_a_turn_free_of_charge() -> None:
    table = line_to(4)
    table.put(0, "ship", "(0,0) E")
    table.turn(0, rolled=True)
    origin = north(3, 4)[0]
    table.act(0, "move_ship", edge=origin)
    told = [event.to_json() for event in table.act(0, "sail_ship", edge="(1,0) E")]
    places = {"origin": table.edge(origin), "place": table.edge("(1,0) E")}
    assert {"event": "moved", "colour": 0, "piece": "ship", **places} in told
    assert table.cards(0) == {}
    assert table.supply(0, "ship") == 11
    assert table.refused(0, "move_ship", edge="(0,0) E") == "only one ship may be moved in a turn"
    assert table.view()["seafarers"]["ship_moved"]
    table.turn(0, rolled=True)
    assert not table.view()["seafarers"]["ship_moved"]
    move(table, "(0,0) E", north(3, 4)[0])


@pytest.mark.rule("SEA-42")
def test_a_ship_moves_before_between_or_after_trades_and_buildings() -> None:
    table = line_to(4)
    table.hand(0, wood=5, wool=6)
    table.act(0, "bank_trade", give="wood", take="ore")
    table.act(0, "build_ship", edge="(0,0) E")
    move(table, north(3, 4)[0], "(1,0) E")
    assert (table.state.turn, table.view()["seafarers"]["ship_moved"]) == (1, True)
    table.act(0, "bank_trade", give="wool", take="ore")
    assert table.cards(0) == {"wool": 1, "ore": 2}


@pytest.mark.rule("SEA-42")
def test_no_ship_moves_before_the_roll_nor_in_somebody_elses_turn() -> None:
    table = line_to(4)
    table.turn(0)
    assert table.refused(0, "move_ship", edge=north(3, 4)[0]) == "move_ship does not answer pre_roll"
    table.turn(1, rolled=True)
    assert "seat 0 is not asked now" in table.refused(0, "move_ship", edge=north(3, 4)[0])
    assert table.refused(1, "move_ship", edge=north(3, 4)[0]) == "you have no ship there"


@pytest.mark.rule("SEA-43")
def test_a_ship_laid_this_turn_stays_this_turn() -> None:
    table = line_to(3)
    table.hand(0, wood=1, wool=1)
    table.act(0, "build_ship", edge=north(3, 4)[0])
    assert table.refused(0, "move_ship", edge=north(3, 4)[0]) == "a ship laid this turn may not be moved"
    assert movable(table) == set()
    table.turn(0, rolled=True)
    assert movable(table) == named(table, north(3, 4)[0])


@pytest.mark.rule("SEA-43")
def test_a_ship_of_road_building_stays_this_turn() -> None:
    table = line_to(3)
    table.give_card(0, "road_building")
    table.act(0, "play_card", card="road_building")
    for edge in north(3, 5):
        table.act(0, "place_ship", edge=edge)
    assert movable(table) == set()


@pytest.mark.rule("SEA-43")
def test_founding_ships_may_move_from_the_first_turn_on() -> None:
    table = Table(["new_shores"], 3, dice=[(1, 2)])
    table.act(0, "found_building", vertex="(3,3) N")
    table.act(0, "found_ship", edge="(3,3) NE")
    for seat, place in ((1, "(7,1) S"), (2, "(5,1) SW"), (2, "(5,2) N"), (1, "(6,3) SE"), (0, "(4,1) NW")):
        table.act(seat, "found_building", vertex=place)
        table.act(seat, "found_road", edge=min(edges_of(table, seat, "found_road")))
    table.act(0, "roll")
    assert table.state.turn == 1
    assert movable(table) == named(table, "(3,3) NE")


@pytest.mark.rule("SEA-44")
def test_only_the_open_end_of_a_line_moves() -> None:
    table = line_to(5)
    assert movable(table) == named(table, north(4, 5)[0])
    assert table.refused(0, "move_ship", edge=north(1, 2)[0]) == NOT_OPEN
    table.put(0, "ship", "(0,1) E")
    table.turn(0, rolled=True)
    assert movable(table) == named(table, north(4, 5)[0], "(0,1) E")


@pytest.mark.rule("SEA-44")
def test_own_roads_and_opponents_pieces_at_the_open_end_do_not_matter() -> None:
    table = line_to(9)
    table.put(0, "road", "(0,5) SW")
    table.put(1, "ship", "(0,4) E")
    assert movable(table) == named(table, north(8, 9)[0])
    table.put(1, "settlement", north_vertex(9))
    assert movable(table) == named(table, north(8, 9)[0])
    table = line_to(5)
    table.put(1, "settlement", north_vertex(4))
    assert movable(table) == named(table, north(4, 5)[0]), "the ship behind it has another own ship at that vertex"


@pytest.mark.rule("SEA-45")
@pytest.mark.parametrize("piece", ["settlement", "city"])
def test_a_line_between_two_own_buildings_is_closed(piece: str) -> None:
    table = line_to(9)
    assert movable(table) == named(table, north(8, 9)[0])
    table.put(0, piece, north_vertex(9))
    assert movable(table) == set()
    assert table.refused(0, "move_ship", edge=north(8, 9)[0]) == NOT_OPEN


@pytest.mark.rule("SEA-45")
def test_a_closed_line_stays_closed_when_an_opponent_builds_on_it() -> None:
    table = line_to(9)
    table.put(0, "settlement", north_vertex(9))
    table.put(1, "settlement", north_vertex(5))
    assert movable(table) == set()


@pytest.mark.rule("SEA-45")
def test_a_building_of_somebody_else_closes_no_line() -> None:
    table = line_to(9)
    table.put(1, "settlement", north_vertex(9))
    assert movable(table) == named(table, north(8, 9)[0])


@pytest.mark.rule("SEA-46")
def test_branches_of_a_closed_line_move_from_their_open_end() -> None:
    table = line_to(9)
    table.put(0, "settlement", north_vertex(9))
    table.put(0, "ship", "(0,1) E", "(1,1) E", "(2,2) NE")
    table.turn(0, rolled=True)
    assert movable(table) == named(table, "(0,1) E", "(2,2) NE")


@pytest.mark.rule("SEA-47")
def test_the_pirate_holds_ships_at_its_hex_and_lets_none_come() -> None:
    table = line_to(5)
    table.pirate("(0,2)")
    assert table.refused(0, "move_ship", edge=north(4, 5)[0]) == "the pirate holds that ship"
    table.pirate("(1,1)")
    table.act(0, "move_ship", edge=north(4, 5)[0])
    held = {int(table.kernel.topology.hex_edge[6 * table.hex("(1,1)") + side]) for side in range(6)}
    assert table.edge("(1,0) E") in held
    assert edges_of(table, 0, "sail_ship") == named(table, *north(0, 1), "(0,0) E", "(0,1) E") - held
    assert "where a new ship could be built" in table.refused(0, "sail_ship", edge="(1,0) E")


@pytest.mark.rule("SEA-48")
def test_it_goes_where_a_new_ship_could_lie_without_it() -> None:
    table = line_to(4)
    table.act(0, "move_ship", edge=north(3, 4)[0])
    # What only the moved ship itself would reach is out, and so is where it lies.
    assert edges_of(table, 0, "sail_ship") == named(table, *north(0, 1), "(0,0) E", "(1,0) E", "(0,1) E")
    for edge in (north(3, 4)[0], north(4, 5)[0], "(1,1) E"):
        assert table.refused(0, "sail_ship", edge=edge) == "the ship must go where a new ship could be built"
    table.act(0, "sail_ship", edge="(0,1) E")
    assert table.decision == "action"


@pytest.mark.rule("SEA-48")
def test_a_ship_with_nowhere_to_go_cannot_be_picked_up() -> None:
    table = sound()
    table.put(0, "ship", "(0,2) E")
    table.turn(0, rolled=True)
    assert movable(table) == set()
    table.put(0, "settlement", "(2,5) N")
    assert movable(table) == named(table, "(0,2) E")


@pytest.mark.rule("SEA-48", "SEA-86")
def test_a_ship_is_no_place_to_go_for_itself_though_it_is_for_another() -> None:
    table = sound()
    first, second = table.edge("(0,2) E"), table.edge("(2,3) E")
    table.put(0, "ship", "(0,2) E", "(2,3) E")
    # Ships of others lie at both ends of the first one, so nothing can go there.
    topology = table.kernel.topology
    for end in range(2):
        vertex = topology.edge_vertex[2 * first + end]
        for edge in topology.vertex_edge[topology.spokes * vertex : topology.spokes * (vertex + 1)]:
            if edge >= 0 and edge != first:
                put_route_piece(table.kernel, 1, table.kernel.rules.ship, edge)
    table.turn(0, rolled=True)
    assert first < second
    assert movable(table) == {first}


@pytest.mark.rule("SEA-49")
def test_a_moved_ship_discovers() -> None:
    table = Table(["new_shores"], own_map="name mist\nrow 0 offset 0: forest:9 sea fog\nstack fog: sea\n")
    table.put(0, "settlement", "(0,0) NE")
    table.put(0, "ship", "(0,0) E", "(0,1) NW")
    table.turn(0, rolled=True)
    move(table, "(0,0) E", "(0,1) NE")
    assert table.view()["board"]["terrain"][2] == "sea"
    assert table.view()["seafarers"]["hidden_hexes"] == 0


@pytest.mark.rule("SEA-49")
def test_a_moved_ship_takes_a_gift() -> None:
    table = Table(["forgotten_tribe"])
    table.put(0, "ship", "(1,1) SE", "(1,1) SW")
    table.turn(0, rolled=True)
    assert table.held(0) == {}
    move(table, "(1,1) SE", "(1,1) W")
    assert sum(table.held(0).values()) == 1, "a face-down card lay there"


@pytest.mark.rule("SEA-49")
def test_a_moved_ship_makes_a_trade_relation() -> None:
    table = Table(["cloth_for_catan"])
    table.put(0, "settlement", "(2,5) S")
    table.put(0, "ship", "(2,5) SW")
    table.turn(0, rolled=True)
    move(table, "(2,5) SW", "(3,5) E")
    village = table.view()["cloth_for_catan"]["villages"]["4"]
    assert (village["cloth"], village["trades_with"]) == (4, [0])


@pytest.mark.rule("SEA-49", "SEA-45")
def test_a_moved_ship_closes_a_route() -> None:
    table = line_to(8)
    table.put(0, "settlement", north_vertex(9))
    table.put(0, "ship", "(0,0) E")
    table.turn(0, rolled=True)
    move(table, "(0,0) E", north(8, 9)[0])
    table.turn(0, rolled=True)
    assert movable(table) == set()


@pytest.mark.rule("SEA-50")
def test_the_route_is_measured_when_the_ship_lies_again() -> None:
    table = line_to(6)
    table.put(1, "ship", *around("(2,3)")[:5])
    table.turn(0, rolled=True)
    assert (table.holder("longest_road"), table.route(1)) == (0, 5)
    table.act(0, "move_ship", edge=north(5, 6)[0])
    assert table.holder("longest_road") == 0
    events = [event.kind for event in table.act(0, "sail_ship", edge=north(0, 1)[0])]
    assert table.route(0) == 5
    assert table.holder("longest_road") == 0, "never shorter in between"
    assert "award_moved" not in events


@pytest.mark.rule("SEA-50", "SEA-54")
def test_a_holder_who_moves_a_ship_away_loses_the_longest_route() -> None:
    table = line_to(6)
    table.put(1, "ship", *around("(2,3)")[:5])
    table.turn(0, rolled=True)
    move(table, north(5, 6)[0], "(1,0) E")
    assert table.route(0) == 4
    assert table.holder("longest_road") == 1


def ring_at(*homes: str, more: tuple[str, ...] = ()) -> Table:
    """A ring of six ships around (1,2), with own settlements at some of its corners and more ships."""
    table = sound()
    for home in homes:
        table.put(0, "settlement", home)
    table.put(0, "ship", *around("(1,2)"), *more)
    # Somewhere to go.
    table.put(0, "settlement", "(3,2) S")
    table.turn(0, rolled=True)
    return table


@pytest.mark.rule("SEA-87")
def test_of_a_ring_with_one_building_the_two_ships_at_it_are_open() -> None:
    table = ring_at("(1,2) N")
    assert movable(table) == named(table, "(1,2) NE", "(1,2) NW")


@pytest.mark.rule("SEA-87")
def test_of_a_ring_without_building_every_ship_is_open_but_none_of_a_line_to_it() -> None:
    table = ring_at(more=("(0,2) E",))
    assert movable(table) == named(table, *around("(1,2)"), "(0,2) E")
    table.put(0, "settlement", "(0,2) NE")
    assert movable(table) == named(table, *around("(1,2)")), "the line leads from a building to the ring"


@pytest.mark.rule("SEA-45", "SEA-87")
def test_a_ring_between_two_buildings_is_closed() -> None:
    assert movable(ring_at("(1,2) N", "(1,2) S")) == set()
    across = ring_at("(0,2) NE", more=("(0,2) E", "(2,2) E"))
    across.put(0, "settlement", "(2,2) SE")
    assert movable(across) == set(), "every ship of the ring lies between the two"


@pytest.mark.rule("SEA-46", "SEA-87")
def test_a_ring_beside_a_closed_line_keeps_its_open_ships() -> None:
    table = ring_at("(1,2) N", "(0,2) NE", more=("(0,2) E",))
    assert movable(table) == named(table, "(1,2) NE", "(1,2) NW")


@pytest.mark.rule("SEA-88")
def test_a_single_ship_between_two_own_settlements_is_closed() -> None:
    table = sound()
    table.put(0, "settlement", north_vertex(1), north_vertex(2))
    table.put(0, "ship", north(1, 2)[0])
    table.turn(0, rolled=True)
    ships = lines_of(table.kernel, 0, table.kernel.rules.ship)
    assert not ships.is_open(table.kernel, table.edge(north(1, 2)[0]))
    assert movable(table) == set()


@pytest.mark.rule("SEA-108")
def test_with_separate_parts_ships_belong_to_the_building_part() -> None:
    reason = "trading is over for this turn: something was built or bought"
    for act in ("build", "move"):
        table = line_to(4, trade_build="separate")
        table.hand(0, wood=5, wool=5, ore=4)
        table.act(0, "bank_trade", give="ore", take="grain")
        if act == "build":
            table.act(0, "build_ship", edge="(0,0) E")
        else:
            move(table, north(3, 4)[0], "(0,0) E")
        assert table.refused(0, "bank_trade", give="wood", take="grain") == reason


@pytest.mark.rule("SEA-109")
def test_the_only_ship_of_a_building_may_leave_it() -> None:
    table = line_to(2)
    table.put(0, "settlement", "(2,5) N")
    table.put(0, "ship", "(2,5) NW")
    table.turn(0, rolled=True)
    assert table.edge(north(1, 2)[0]) in movable(table)
    move(table, north(1, 2)[0], "(2,5) NE")
    assert table.state.vertex_owner[table.vertex(north_vertex(1))] == 0
    assert table.route(0) == 2
