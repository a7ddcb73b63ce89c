"""Treasure tiles (TDETI-61 to TDETI-74): whoever reaches one takes it, turns it over and uses it at once."""

from __future__ import annotations

from typing import Any

import pytest

from skerry.engine.errors import ConfigError
from skerry.engine.resampling import resample_hidden
from skerry.engine.view import View
from tests.table import Table
from tests.treasures import (
    AROUND,
    EASTERN_FIRST,
    EASTERN_SECOND,
    EASTERN_TILE,
    ISLANDS,
    OUT,
    PORT,
    REACHED,
    ROAD,
    SHIP,
    TILE,
    TO_EASTERN_TILE,
    TO_TILE,
    at_eastern_tile,
    at_tile,
    choices,
    islands_table,
    kinds,
    lies,
    numbers,
    terrain,
    tile_order,
    told,
    used,
)

RESOURCES = {"wood", "brick", "wool", "grain", "ore"}
KNIGHT = 0


def take(table: Table) -> list[dict[str, object]]:
    """The ship that reaches the tile in the north-west; what seat 1 hears of it."""
    return [event.to_json(1) for event in table.act(0, "build_ship", edge=TO_TILE)]


# Taking


@pytest.mark.rule("TDETI-61", "TDETI-63")
def test_a_ship_takes_the_tile_that_it_reaches_and_it_is_used_at_once() -> None:
    table = at_tile("grain_wool_brick")
    assert lies(table, TILE)
    events = take(table)
    assert not lies(table, TILE)
    vertex = table.vertex(TILE)
    assert {"event": "treasure_taken", "seat": 0, "vertex": vertex} in events
    assert {"event": "treasure_used", "seat": 0, "treasure": "grain_wool_brick"} in events
    assert table.cards(0) == {"grain": 1, "wool": 1, "brick": 1}
    assert table.decision == "action", "nothing was kept for later"


@pytest.mark.rule("TDETI-61")
def test_a_road_takes_a_tile_too() -> None:
    table = islands_table("forest", tiles={TILE: "grain_wool_brick"})
    table.put(0, "road", AROUND)
    table.turn(0, rolled=True)
    table.hand(0, **ROAD)
    table.act(0, "build_road", edge=TO_TILE)
    assert (lies(table, TILE), table.cards(0)) == (False, {"grain": 1, "wool": 1, "brick": 1})


@pytest.mark.rule("TDETI-61")
def test_what_ends_elsewhere_takes_nothing() -> None:
    table = at_tile("grain_wool_brick")
    table.act(0, "build_ship", edge="(1,2) NW")
    assert (lies(table, TILE), table.cards(0), used(table)) == (True, {}, {})


@pytest.mark.rule("TDETI-21", "TDETI-61")
def test_a_ship_that_moves_to_a_tile_takes_it() -> None:
    table = islands_table("forest", tiles={TILE: "grain_wool_brick"})
    table.put(0, "settlement", PORT)
    table.put(0, "ship", OUT, AROUND, "(2,2) NW")
    table.turn(0, rolled=True)
    table.hand(0)
    table.turn(0, rolled=True)
    table.act(0, "move_ship", edge="(2,2) NW")
    table.act(0, "sail_ship", edge=TO_TILE)
    assert (lies(table, TILE), table.cards(0)) == (False, {"grain": 1, "wool": 1, "brick": 1})


ISTHMUS = """
name isthmus
players 3 4
row 0 offset 1: frame frame frame
row 1 offset 0: frame hill:6 forest:5 frame
row 2 offset 1: frame frame frame
island home (main): (1,1) (1,2)
founding home
marker treasure: (1,1) corner NW, (1,1) corner N
"""
WEST, NORTH, BETWEEN = "(1,1) NW", "(1,1) N", "(1,1) NW"


def isthmus(west: str, north: str) -> Table:
    """A map of one's own with tiles at the two ends of an edge of the home island."""
    given: dict[str, Any] = {"own_map": ISTHMUS, "setup": "fixed"}
    order = tile_order({WEST: west, NORTH: north}, (), Table(ISLANDS, 3, **given))
    return Table(ISLANDS, 3, decks={"treasure_stack": order}, **given)


@pytest.mark.rule("TDETI-21")
def test_founding_pieces_take_tiles_and_a_building_takes_none() -> None:
    table = isthmus("grain_wool_brick", "one_resource")
    table.act(0, "found_building", vertex=WEST)
    assert lies(table, WEST)
    table.act(0, "found_road", edge="(1,1) W")
    assert (lies(table, WEST), lies(table, NORTH)) == (False, True)
    assert table.cards(0) == {"grain": 1, "wool": 1, "brick": 1}
    assert (table.decision, table.game.actors) == ("found_building", [1])


@pytest.mark.rule("TDETI-21")
@pytest.mark.parametrize(("home", "new"), [(WEST, NORTH), (NORTH, WEST)])
@pytest.mark.parametrize("line", ["settlement", "road"])
def test_of_two_tiles_at_one_piece_that_of_the_newly_reached_end_is_used_first(home: str, new: str, line: str) -> None:
    """How many resources the first question asks for tells which of the tiles it is about."""
    given = {home: "two_resources", new: "one_resource"}
    table = isthmus(given[WEST], given[NORTH])
    if line == "settlement":
        table.put(0, "settlement", home)
    else:
        own = table.kernel.rules.module("treasure_islands").tiles.on_board
        kept = own.of(table.kernel, table.vertex(home))
        table.put(0, "road", "(1,1) W" if home == WEST else "(1,1) NE")
        own.set(table.kernel, table.vertex(home), kept)
    table.turn(0, rolled=True)
    table.hand(0, **ROAD)
    table.act(0, "build_road", edge=BETWEEN)
    assert (table.decision, table.kernel.top().a) == ("choose_resource", 1)
    assert (lies(table, home), lies(table, new)) == (True, False)
    for _ in range(3):
        table.act(0, "choose_resource", card="ore")
    assert (table.decision, table.cards(0), lies(table, home)) == ("action", {"ore": 3}, False)


@pytest.mark.rule("TDETI-21", "TDETI-65", "TDETI-91")
def test_what_a_free_piece_took_meanwhile_is_not_found_again() -> None:
    """A free road of the first tile touches the end where the second one waits."""
    table = isthmus("two_routes", "one_resource")
    table.put(0, "settlement", NORTH)
    table.turn(0, rolled=True)
    table.hand(0, **ROAD)
    table.act(0, "build_road", edge=BETWEEN)
    table.act(0, "place_road", edge="(1,1) NE")
    assert (table.decision, lies(table, NORTH)) == ("choose_resource", False)
    table.act(0, "choose_resource", card="ore")
    table.act(0, "place_road", edge="(1,1) W")
    assert (table.decision, table.cards(0), used(table)) == ("action", {"ore": 1}, {"two_routes": 1, "one_resource": 1})


@pytest.mark.rule("TDETI-74", "TDETI-21")
def test_only_the_first_who_reaches_a_tile_gets_it() -> None:
    table = at_tile("grain_wool_brick", "sea", stack=["one_resource"])
    table.put(1, "ship", "(1,1) W")
    table.turn(0, rolled=True)
    take(table)
    assert used(table) == {"grain_wool_brick": 1, "one_resource": 1}
    table.turn(1, rolled=True)
    table.hand(1, **SHIP)
    table.act(1, "build_ship", edge="(1,1) NW")
    assert (table.decision, table.cards(1)) == ("action", {})
    assert used(table) == {"grain_wool_brick": 1, "one_resource": 1}


@pytest.mark.rule("TDETI-73")
def test_a_used_tile_leaves_the_game() -> None:
    table = at_tile("grain_wool_brick", "sea", stack=["one_resource"])
    take(table)
    assert used(table) == {"grain_wool_brick": 1}
    assert (told(table)["treasure_stack"]["left"], len(told(table)["treasures"])) == (5, 14)
    table.hand(0, **SHIP)
    table.act(0, "build_ship", edge="(2,2) NW")
    assert used(table) == {"grain_wool_brick": 1, "one_resource": 1}
    assert (told(table)["treasure_stack"]["left"], len(told(table)["treasures"])) == (4, 14)


# Free routes


@pytest.mark.rule("TDETI-64")
@pytest.mark.parametrize("pieces", [("road", "road"), ("ship", "ship"), ("road", "ship"), ("ship", "road")])
def test_two_routes_are_two_roads_two_ships_or_one_of_each_and_cost_nothing(pieces: tuple[str, str]) -> None:
    table = at_tile("two_routes")
    take(table)
    table.hand(0)
    assert table.decision == "place_free_route"
    assert table.refused(0, "end_turn") == "end_turn does not answer place_free_route"
    places = {"road": ["(2,3) W", "(3,3) NW"], "ship": ["(1,2) NW", "(1,2) NE"]}
    for piece in pieces:
        edge = places[piece].pop(0)
        table.act(0, f"place_{piece}", edge=edge)
        assert table.state.edge_piece[table.edge(edge)] == table.kernel.rules.piece(piece)
    assert (table.decision, table.cards(0)) == ("action", {})
    assert table.refused(0, "place_road", edge="(3,3) NW").startswith("place_road does not answer")


@pytest.mark.rule("TDETI-65", "TDETI-62", "TDETI-91")
def test_what_a_free_piece_reaches_comes_before_the_next_one() -> None:
    """The first free ship finds another tile and a hex; both are settled before the second."""
    table = at_eastern_tile(
        "two_routes", "sea", "gold_field", tokens=(9,), stack=["grain_wool_brick"], tiles={"(3,9) NE": "one_resource"}
    )
    table.act(0, "build_ship", edge=TO_EASTERN_TILE)
    assert (table.decision, terrain(table, EASTERN_SECOND)) == ("place_free_route", "fog")
    table.act(0, "place_ship", edge="(3,8) E")
    assert (terrain(table, EASTERN_SECOND), numbers(table, EASTERN_SECOND)) == ("gold_field", [9])
    assert table.decision == "choose_resource"
    assert table.refused(0, "place_ship", edge="(3,9) NW") == "place_ship does not answer choose_resource"
    table.act(0, "choose_resource", card="ore")
    assert table.decision == "place_free_route"
    table.act(0, "place_ship", edge="(4,8) NE")
    assert (table.decision, table.cards(0)) == ("action", {"ore": 1})


@pytest.mark.rule("TDETI-65")
def test_a_tile_found_by_a_free_piece_is_used_before_the_next_one() -> None:
    table = at_tile("two_routes", tiles={"(2,1) NW": "two_resources"})
    table.put(0, "ship", "(1,1) NW", "(1,1) W")
    table.turn(0, rolled=True)
    table.hand(0, **SHIP)
    take(table)
    table.act(0, "place_ship", edge="(2,1) NW")
    assert table.decision == "choose_resource"
    for card in ("ore", "brick"):
        table.act(0, "choose_resource", card=card)
    assert (table.decision, table.kernel.top().a) == ("place_free_route", 1)
    assert table.cards(0) == {"brick": 1, "ore": 1}


@pytest.mark.rule("TDETI-65", "SEA-70")
def test_free_ships_of_a_card_take_tiles_one_after_the_other() -> None:
    table = islands_table("forest", tiles={TILE: "one_resource"})
    table.put(0, "settlement", PORT)
    table.put(0, "ship", OUT, AROUND)
    table.give_card(0, "road_building")
    table.turn(0, rolled=True)
    table.hand(0)
    table.act(0, "play_card", card="road_building")
    table.act(0, "place_ship", edge=TO_TILE)
    assert table.decision == "choose_resource"
    table.act(0, "choose_resource", card="wool")
    assert (table.decision, table.kernel.top().a) == ("place_free_route", 1)


@pytest.mark.rule("TDETI-65", "TDETI-80")
def test_free_ships_follow_the_building_rules_and_keep_away_from_the_pirate() -> None:
    table = at_tile("two_routes")
    table.pirate("(1,2)")
    table.turn(0, rolled=True)
    table.pirate("(1,3)")
    take(table)
    assert "free sea edge" in table.refused(0, "place_ship", edge="(6,7) E")
    blocked = table.edge("(1,2) NE")
    table.act(0, "place_ship", edge="(1,2) NW")
    assert table.is_legal(0, "place_ship", edge="(1,2) NE")
    table.pirate("(1,2)")
    assert blocked not in {action.operands["edge"] for action in table.legal(0, "place_ship")}
    assert table.refused(0, "place_ship", edge="(1,2) NE").endswith("away from the pirate")


@pytest.mark.rule("TDETI-94", "SEA-43")
def test_a_free_ship_may_not_move_on_the_same_turn() -> None:
    table = at_tile("two_routes")
    take(table)
    table.act(0, "place_ship", edge="(1,1) NW")
    table.act(0, "place_ship", edge="(1,1) W")
    last = table.edge("(1,1) W")
    assert last not in {action.operands["edge"] for action in table.legal(0, "move_ship")}
    table.turn(0, rolled=True)
    assert last in {action.operands["edge"] for action in table.legal(0, "move_ship")}


@pytest.mark.rule("TDETI-66")
def test_a_free_piece_must_be_placed_while_there_is_one_and_a_place() -> None:
    table = at_tile("two_routes")
    take(table)
    assert kinds(table) == {"place_road", "place_ship"}, "nobody may decline"


@pytest.mark.rule("TDETI-66")
def test_free_pieces_without_a_piece_are_lost() -> None:
    table = at_tile("two_routes")
    count = table.kernel.rules.piece_count
    ship, road = table.kernel.rules.piece("ship"), table.kernel.rules.piece("road")
    table.state.supply[0 * count + ship] = 2
    table.state.supply[0 * count + road] = 0
    take(table)
    assert kinds(table) == {"place_ship"}
    table.act(0, "place_ship", edge="(1,1) NW")
    assert table.decision == "action", "the second is lost"


# Development cards


@pytest.mark.rule("TDETI-67")
def test_a_development_card_comes_from_the_top_of_the_deck_and_waits_for_the_next_turn() -> None:
    table = at_tile("development_card")
    top = table.kernel.rules.card_names[table.state.deck[table.state.deck_left - 1]]
    events = table.act(0, "build_ship", edge=TO_TILE)
    (found,) = [event for event in events if event.kind == "card_found"]
    assert found.to_json(0) == {"event": "card_found", "seat": 0, "card": top}
    assert found.to_json(1) == {"event": "card_found", "seat": 0}
    assert table.held(0) == {top: 1}
    assert table.view(0)["deck_left"] == 24
    assert not table.legal(0, "play_card")


@pytest.mark.rule("TDETI-67")
def test_a_card_of_a_tile_is_played_from_the_next_turn_on() -> None:
    table = at_tile("development_card")
    place = max(i for i in range(table.state.deck_left) if table.state.deck[i] == KNIGHT)
    table.state.deck[place], table.state.deck[24] = table.state.deck[24], table.state.deck[place]
    take(table)
    assert "bought this turn" in table.refused(0, "play_card", card="knight")
    table.act(0, "end_turn")
    table.turn(0, rolled=True)
    assert table.is_legal(0, "play_card", card="knight")


@pytest.mark.rule("TDETI-68")
def test_without_a_deck_the_tile_has_no_effect() -> None:
    table = at_tile("development_card")
    table.state.deck_left = 0
    take(table)
    assert (table.decision, table.held(0), used(table)) == ("action", {}, {"development_card": 1})


# Resources


@pytest.mark.rule("TDETI-69")
def test_one_resource_of_choice() -> None:
    table = at_tile("one_resource")
    take(table)
    assert (table.decision, choices(table)) == ("choose_resource", RESOURCES)
    table.act(0, "choose_resource", card="ore")
    assert (table.decision, table.cards(0), table.in_bank("ore")) == ("action", {"ore": 1}, 18)


@pytest.mark.rule("TDETI-70")
def test_grain_wool_and_brick() -> None:
    table = at_tile("grain_wool_brick")
    take(table)
    assert (table.decision, table.cards(0)) == ("action", {"grain": 1, "wool": 1, "brick": 1})
    assert [table.in_bank(card) for card in ("grain", "wool", "brick")] == [18, 18, 18]


@pytest.mark.rule("TDETI-71")
@pytest.mark.parametrize("chosen", [("ore", "ore"), ("wool", "grain")])
def test_two_resources_of_choice_may_be_equal_or_different(chosen: tuple[str, str]) -> None:
    table = at_tile("two_resources")
    take(table)
    for card in chosen:
        assert choices(table) == RESOURCES
        table.act(0, "choose_resource", card=card)
    assert (table.decision, table.cards(0)) == ("action", {card: chosen.count(card) for card in chosen})


@pytest.mark.rule("TDETI-72")
def test_named_resources_that_the_bank_lacks_are_not_received() -> None:
    table = at_tile("grain_wool_brick")
    table.bank(grain=0, brick=1)
    take(table)
    assert table.cards(0) == {"wool": 1, "brick": 1}
    assert (table.in_bank("grain"), table.in_bank("brick")) == (0, 0)


@pytest.mark.rule("TDETI-72")
def test_chosen_resources_are_those_that_the_bank_has() -> None:
    table = at_tile("two_resources")
    table.bank(wood=0, brick=1, wool=0, grain=0, ore=0)
    table.hand(0, **SHIP)
    table.bank(wood=0, wool=0)
    table.act(0, "build_ship", edge=TO_TILE)
    # The ship itself was paid with the last wood and wool.
    assert choices(table) == {"wood", "wool", "brick"}
    assert table.refused(0, "choose_resource", card="ore") == "the bank has none of that card left"
    table.act(0, "choose_resource", card="brick")
    assert choices(table) == {"wood", "wool"}
    empty = at_tile("two_resources")
    empty.put(0, "road", TO_TILE)
    empty.bank(wood=0, brick=0, wool=0, grain=0, ore=0)
    empty.kernel.settle()
    assert (empty.decision, used(empty)) == ("action", {"two_resources": 1}), "nothing is left to choose"


# Order, and what nobody may know


@pytest.mark.rule("TDETI-62", "TDETI-90", "TDETI-91")
def test_the_treasure_of_a_vertex_comes_before_its_hexes() -> None:
    table = at_eastern_tile("one_resource", "sea", "hill", tokens=(5,), stack=["grain_wool_brick"])
    assert (terrain(table, EASTERN_FIRST), terrain(table, EASTERN_SECOND)) == ("sea", "fog")
    events = table.act(0, "build_ship", edge=TO_EASTERN_TILE)
    assert "discovered" not in [event.kind for event in events]
    assert (table.decision, terrain(table, EASTERN_SECOND)) == ("choose_resource", "fog")
    table.act(0, "choose_resource", card="wood")
    assert (terrain(table, EASTERN_SECOND), numbers(table, EASTERN_SECOND)) == ("hill", [5])
    assert (table.decision, table.cards(0)) == ("action", {"wood": 1, "brick": 1})


@pytest.mark.rule("TDETI-90")
@pytest.mark.parametrize(("known", "fitting"), [("sea", {"place_ship"}), ("hill", {"place_road", "place_ship"})])
def test_an_edge_beside_a_hidden_hex_is_used_by_the_known_one(known: str, fitting: set[str]) -> None:
    """Free pieces of a tile are laid before the hexes of its vertex are turned."""
    table = at_eastern_tile("two_routes", known, tokens=(5,) if known == "hill" else (), stack=["one_resource"])
    table.put(0, "settlement", EASTERN_TILE)
    table.turn(0, rolled=True)
    table.hand(0, **SHIP)
    table.act(0, "build_ship", edge=TO_EASTERN_TILE)
    assert terrain(table, EASTERN_SECOND) == "fog"
    beside_sea, beside_known = table.edge("(3,8) E"), table.edge("(4,8) NE")
    by_kind = {
        kind: {action.operands["edge"] for action in table.legal(0, kind)} for kind in ("place_road", "place_ship")
    }
    assert beside_sea in by_kind["place_ship"]
    assert beside_sea not in by_kind["place_road"]
    assert (beside_known in by_kind["place_road"]) == (known == "hill")
    assert (beside_known in by_kind["place_ship"]) == (known == "sea")


@pytest.mark.rule("TDETI-92", "TDETI-41")
def test_the_reward_sides_are_hidden_from_everybody() -> None:
    table = at_tile("two_routes")
    where = {str(vertex) for vertex in table.kernel.rules.board.vertices_of("treasure")}
    own = table.kernel.rules.module("treasure_islands").tiles
    for seat in (None, 0, 1, 2, 3):
        shown = told(table, seat)
        assert shown["treasures"] == dict.fromkeys(where, "?")
        assert shown["treasure_stack"] == {"left": 5}
        orders = set()
        for deal in range(6):
            twin = resample_hidden(table.kernel, -1 if seat is None else seat, f"deal {deal}")
            assert View(twin, -1 if seat is None else seat).to_json() == table.view(seat)
            on_board = [int(own.on_board.of(twin, int(vertex))) - 1 for vertex in sorted(where)]
            lying = [int(own.stack.item(twin, place)) for place in range(5)]
            assert sorted(on_board + lying) == sorted([*range(5)] * 4)
            orders.add((*on_board, *lying))
        assert len(orders) == 6


LONG_ISLAND = """
name long_island
row 0 offset 1: frame frame frame frame frame frame
row 1 offset 0: frame hill:6 forest:5 hill:4 field:3 hill:9 frame
row 2 offset 1: frame frame frame frame frame frame
"""


def test_a_map_that_marks_more_vertices_than_there_are_tiles_is_refused() -> None:
    corners = [f"(1,{col}) corner {corner}" for col in range(1, 6) for corner in ("N", "NE", "S", "SE")]
    text = LONG_ISLAND + "marker treasure: " + ", ".join([*corners, "(1,1) corner NW"]) + "\n"
    with pytest.raises(ConfigError, match="marks 21 vertices as treasure, but there are 20 treasures for them"):
        Table(ISLANDS, 3, own_map=text)
    fewer = Table(ISLANDS, 3, own_map=LONG_ISLAND + "marker treasure: " + ", ".join(corners) + "\n")
    assert (len(told(fewer)["treasures"]), told(fewer)["treasure_stack"]["left"]) == (20, 0)


def test_a_hex_that_is_already_known_is_not_found_again() -> None:
    table = at_tile("one_resource")
    take(table)
    assert terrain(table, REACHED) == "forest"
    assert table.view()["seafarers"]["hidden_hexes"] == 14
