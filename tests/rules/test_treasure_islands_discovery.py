"""`treasure_islands` (TDETI): discovering hexes, what barren ones bring, and points for settling the islands."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import Game
from skerry.board.terrain import FIELD, FOG, GOLD_FIELD, HILL
from tests.islands import corners, island, special_vp, top_last
from tests.suites.player import Player
from tests.table import Table
from tests.treasures import (
    AROUND,
    BOARD,
    EASTERN_FIRST,
    EASTERN_SECOND,
    ISLANDS,
    OUT,
    PORT,
    REACHED,
    ROAD,
    SETTLEMENT,
    SHIP,
    TO_EASTERN_TILE,
    at_eastern_tile,
    at_port,
    islands_table,
    lay,
    numbers,
    terrain,
    told,
    used,
)

# Discovery


@pytest.mark.rule("TDETI-50", "TDETI-52", "TDETI-53")
def test_a_ship_turns_up_the_hex_that_it_touches_with_a_number_and_a_resource() -> None:
    table = at_port("mountain", tokens=(9,))
    assert terrain(table, REACHED) == "fog"
    events = table.act(0, "build_ship", edge=OUT)
    (found,) = [event.to_json() for event in events if event.kind == "discovered"]
    assert found == {"event": "discovered", "colour": 0, "hex": table.hex(REACHED), "terrain": "mountain", "number": 9}
    assert (terrain(table, REACHED), numbers(table, REACHED)) == ("mountain", [9])
    assert (table.cards(0), table.in_bank("ore"), table.decision) == ({"ore": 1}, 18, "action")
    view = table.view()["seafarers"]
    assert (view["hidden_hexes"], view["hidden_tokens"]) == (14, 9)


@pytest.mark.rule("TDETI-50")
def test_a_road_turns_up_the_hex_that_it_touches() -> None:
    table = islands_table("field", "hill", tokens=(4, 5))
    table.put(0, "settlement", PORT)
    table.put(0, "ship", OUT)
    table.put(0, "settlement", "(2,2) N")
    table.turn(0, rolled=True)
    table.hand(0, **ROAD)
    table.act(0, "build_road", edge="(2,2) NW")
    assert (terrain(table, "(2,1)"), numbers(table, "(2,1)"), table.cards(0)) == ("hill", [5], {"brick": 1})


@pytest.mark.rule("TDETI-50", "TDETI-21")
def test_a_moved_ship_turns_up_hexes_too() -> None:
    table = islands_table("hill", tokens=(5,))
    table.put(0, "settlement", PORT)
    table.put(0, "ship", "(2,3) W")
    table.turn(0, rolled=True)
    table.hand(0)
    table.act(0, "move_ship", edge="(2,3) W")
    table.act(0, "sail_ship", edge=OUT)
    assert (terrain(table, REACHED), table.cards(0)) == ("hill", {"brick": 1})


NARROWS = """
name narrows
players 3 4
row 0 offset 0: hill:6 sea fog
row 1 offset 1: forest:5 fog
stack fog: field, gold_field
stack fog_tokens: 4 9
"""


@pytest.mark.rule("TDETI-51", "TDETI-54", "TDETI-91")
@pytest.mark.parametrize(("first", "second"), [("(0,2)", "(1,1)"), ("(1,1)", "(0,2)")])
def test_several_hexes_at_a_vertex_are_turned_in_an_order_of_choice_each_settled_first(first: str, second: str) -> None:
    decks = {"fog": top_last([FIELD, GOLD_FIELD], GOLD_FIELD, FIELD), "fog_tokens": [4, 9]}
    table = Table(ISLANDS, 3, own_map=NARROWS, decks=decks)
    table.put(0, "settlement", "(0,1) S")
    table.turn(0, rolled=True)
    table.hand(0, **SHIP)
    table.act(0, "build_ship", edge="(0,1) SE")
    assert {action.operands["hex"] for action in table.legal(0, "discover")} == {table.hex(first), table.hex(second)}
    table.act(0, "discover", hex=first)
    assert (terrain(table, first), numbers(table, first), terrain(table, second)) == ("gold_field", [9], "fog")
    assert table.decision == "choose_resource"
    table.act(0, "choose_resource", card="ore")
    assert (terrain(table, second), numbers(table, second)) == ("field", [4])
    assert (table.decision, table.cards(0)) == ("action", {"grain": 1, "ore": 1})


STRAIT = """
name strait
players 3 4
row 0 offset 1: frame fog frame
row 1 offset 0: frame forest:4 sea frame
row 2 offset 1: frame fog frame
island home (main): (1,1)
stack fog: hill, gold_field
stack fog_tokens: 5 9
"""


@pytest.mark.rule("TDETI-21")
@pytest.mark.parametrize(("home", "new", "old"), [("(1,1) NE", "(2,1)", "(0,1)"), ("(1,1) SE", "(0,1)", "(2,1)")])
def test_the_hexes_of_the_newly_reached_end_are_turned_first(home: str, new: str, old: str) -> None:
    decks = {"fog": top_last([HILL, GOLD_FIELD], GOLD_FIELD, HILL), "fog_tokens": [5, 9]}
    table = Table(ISLANDS, 3, own_map=STRAIT, decks=decks)
    table.put(0, "settlement", home)
    table.turn(0, rolled=True)
    table.hand(0, **SHIP)
    table.act(0, "build_ship", edge="(1,1) E")
    assert (terrain(table, new), terrain(table, old), table.decision) == ("gold_field", "fog", "choose_resource")
    table.act(0, "choose_resource", card="ore")
    assert (terrain(table, old), table.decision, table.cards(0)) == ("hill", "action", {"brick": 1, "ore": 1})


WILD_STRAIT = """
name wild_strait
players 3 4
row 0 offset 1: frame fog frame frame frame
row 1 offset 0: frame fog sea pasture:8 forest:6 mountain:10 frame
row 2 offset 1: frame fog frame frame frame
stack fog: field, hill, gold_field
stack fog_tokens: 4 5 9
"""


@pytest.mark.rule("TDETI-21", "TDETI-51", "TDETI-90")
def test_one_chooses_among_the_hexes_of_one_end_before_those_of_the_other() -> None:
    decks = {"fog": [HILL, FIELD, GOLD_FIELD], "fog_tokens": [4, 5, 9]}
    table = Table(ISLANDS, 3, own_map=WILD_STRAIT, setup="fixed", decks=decks)
    table.put(0, "settlement", "(1,1) NE")
    table.turn(0, rolled=True)
    table.hand(0, **SHIP)
    table.act(0, "build_ship", edge="(1,1) E")
    offered = {action.operands["hex"] for action in table.legal(0, "discover")}
    assert offered == {table.hex("(1,1)"), table.hex("(2,1)")}
    assert "piece just placed touches" in table.refused(0, "discover", hex="(0,1)")
    table.act(0, "discover", hex="(1,1)")
    table.act(0, "choose_resource", card="ore")
    assert [terrain(table, place) for place in ("(1,1)", "(2,1)", "(0,1)")] == ["gold_field", "field", "hill"]
    assert (table.decision, table.cards(0)) == ("action", {"brick": 1, "grain": 1, "ore": 1})


@pytest.mark.rule("TDETI-54")
def test_a_gold_field_brings_any_resource() -> None:
    table = at_port("gold_field", tokens=(3,))
    table.act(0, "build_ship", edge=OUT)
    assert (numbers(table, REACHED), table.decision) == ([3], "choose_resource")
    assert len(table.legal(0, "choose_resource")) == 5
    table.act(0, "choose_resource", card="brick")
    assert (table.cards(0), table.decision) == ({"brick": 1}, "action")


@pytest.mark.rule("TDETI-57")
@pytest.mark.parametrize("hidden", ["hill", "gold_field"])
def test_what_the_bank_lacks_is_not_received(hidden: str) -> None:
    table = islands_table(hidden, tokens=(9,))
    table.put(0, "settlement", PORT)
    table.turn(0, rolled=True)
    table.hand(0)
    table.bank(wood=0, brick=0, wool=0, grain=0, ore=0)
    table.put(0, "ship", OUT)
    table.kernel.settle()
    assert (terrain(table, REACHED), table.cards(0), table.decision) == (hidden, {}, "action")


@pytest.mark.rule("TDETI-55")
@pytest.mark.parametrize("barren", ["desert", "sea"])
def test_a_barren_hex_brings_the_top_treasure_of_the_stack(barren: str) -> None:
    table = at_port(barren, stack=["grain_wool_brick"])
    events = [event.to_json(1) for event in table.act(0, "build_ship", edge=OUT)]
    assert (terrain(table, REACHED), numbers(table, REACHED)) == (barren, [])
    assert {"event": "treasure_drawn", "seat": 0} in events
    assert {"event": "treasure_used", "seat": 0, "treasure": "grain_wool_brick"} in events
    assert table.cards(0) == {"grain": 1, "wool": 1, "brick": 1}
    assert (told(table)["treasure_stack"]["left"], len(told(table)["treasures"])) == (4, 15)
    assert used(table) == {"grain_wool_brick": 1}
    assert table.view()["seafarers"]["hidden_tokens"] == 10


@pytest.mark.rule("TDETI-55", "TDETI-91")
def test_a_treasure_of_the_stack_is_settled_like_a_found_one_before_anything_else() -> None:
    """Free ships of a barren hex reach the next one, and so on."""
    table = at_port("sea", "desert", stack=["two_routes", "two_resources"])
    table.act(0, "build_ship", edge=OUT)
    assert table.decision == "place_free_route"
    assert table.refused(0, "end_turn") == "end_turn does not answer place_free_route"
    table.act(0, "place_ship", edge="(2,2) NW")
    assert (terrain(table, "(2,1)"), table.decision) == ("desert", "choose_resource")
    for card in ("ore", "ore"):
        table.act(0, "choose_resource", card=card)
    assert table.decision == "place_free_route"
    table.act(0, "place_ship", edge=AROUND)
    assert (table.decision, table.cards(0)) == ("action", {"ore": 2})


@pytest.mark.rule("TDETI-55")
@pytest.mark.parametrize("fertile", ["hill", "gold_field"])
def test_a_hex_that_produces_brings_no_treasure(fertile: str) -> None:
    table = at_port(fertile, tokens=(9,), stack=["grain_wool_brick"])
    table.act(0, "build_ship", edge=OUT)
    assert (told(table)["treasure_stack"]["left"], used(table)) == (5, {})


@pytest.mark.rule("TDETI-56")
def test_the_stacks_suffice_exactly() -> None:
    table = islands_table()
    hidden = [h for h, kind in enumerate(BOARD.terrain) if kind == FOG]
    topology = table.kernel.topology
    for h in hidden:
        # A question about a tile keeps the hex hidden here, so one comes from all sides.
        for side in ("NE", "E", "SE", "SW", "W", "NW"):
            if table.state.terrain[h] == FOG:
                lay(table, 0, f"({topology.hex_row[h]},{topology.hex_col[h]}) {side}")
    view = table.view()
    assert "fog" not in view["board"]["terrain"]
    assert (view["seafarers"]["hidden_hexes"], view["seafarers"]["hidden_tokens"]) == (0, 0)
    assert told(table)["treasure_stack"]["left"] == 0
    barren = {h for h, name in enumerate(view["board"]["terrain"]) if name in ("sea", "desert")}
    for h in hidden:
        assert (h in barren) == (table.state.numbers[h] == 0)


RED_COAST = """
name red_coast
players 3 4
row 0 offset 0: hill:8 sea fog
row 1 offset 1: forest:5 field:8
stack fog: mountain
stack fog_tokens: 6
"""


@pytest.mark.rule("TDETI-58")
def test_a_red_number_stays_where_it_falls() -> None:
    table = Table(ISLANDS, 3, own_map=RED_COAST)
    table.put(0, "settlement", "(0,1) S")
    table.turn(0, rolled=True)
    table.hand(0, **SHIP)
    table.act(0, "build_ship", edge="(0,1) SE")
    assert (numbers(table, "(0,2)"), numbers(table, "(1,1)")) == ([6], [8])


@pytest.mark.rule("TDETI-60")
@pytest.mark.parametrize("hidden", ["hill", "sea", "desert"])
def test_the_piece_stays_whatever_it_found(hidden: str) -> None:
    """The second ship lies between the sea and a hex that it turned up itself."""
    table = at_port(hidden, "pasture", tokens=(4, 5), stack=["grain_wool_brick"])
    table.act(0, "build_ship", edge=OUT)
    table.hand(0, **SHIP)
    table.act(0, "build_ship", edge="(2,2) NW")
    assert (terrain(table, REACHED), terrain(table, "(2,1)")) == (hidden, "pasture")
    for edge in (OUT, "(2,2) NW"):
        assert table.state.edge_owner[table.edge(edge)] == 0
        assert table.state.edge_piece[table.edge(edge)] == table.kernel.rules.ship


@pytest.mark.rule("TDETI-90")
def test_an_edge_between_two_hidden_hexes_holds_nothing() -> None:
    table = at_eastern_tile("two_routes", "sea", stack=["grain_wool_brick"])
    table.put(0, "settlement", "(3,9) SE")
    table.turn(0, rolled=True)
    table.hand(0, wood=9, brick=9, wool=9)
    between = table.edge("(2,7) NW")
    table.put(0, "settlement", "(2,7) N")
    table.turn(0, rolled=True)
    for kind in ("build_ship", "build_road"):
        assert between not in {action.operands["edge"] for action in table.legal(0, kind)}
    assert (terrain(table, EASTERN_FIRST), terrain(table, EASTERN_SECOND)) == ("sea", "fog")
    table.act(0, "build_ship", edge=TO_EASTERN_TILE)
    assert between not in {action.operands["edge"] for action in table.legal(0)}


# Robber and pirate


@pytest.mark.rule("TDETI-49", "TDETI-79", "TDETI-81")
def test_robber_and_pirate_keep_off_hidden_hexes_and_the_pirate_may_go_to_discovered_sea() -> None:
    table = at_port("sea", dice=[(3, 4)], stack=["grain_wool_brick"])
    table.act(0, "build_ship", edge=OUT)
    table.turn(1)
    table.act(1, "roll")
    assert {action.kind for action in table.legal(1)} == {"move_robber", "move_pirate"}
    targets = {
        kind: {
            int(action.operands["hex"]) for action in table.legal(1, kind) if isinstance(action.operands["hex"], int)
        }
        for kind in ("move_robber", "move_pirate")
    }
    hidden = {h for h, name in enumerate(table.view()["board"]["terrain"]) if name == "fog"}
    assert len(hidden) == 14
    assert hidden.isdisjoint(targets["move_robber"] | targets["move_pirate"])
    assert table.hex(REACHED) in targets["move_pirate"]
    assert set(island(table, "home")) - targets["move_robber"] == {table.state.robber}


@pytest.mark.rule("TDETI-79")
def test_a_discovered_desert_does_not_move_the_robber() -> None:
    table = at_port("desert", stack=["grain_wool_brick"])
    before = int(table.state.robber)
    table.act(0, "build_ship", edge=OUT)
    assert (terrain(table, REACHED), table.state.robber) == ("desert", before)


# Points


def settle(table: Table, seat: int, vertex: str) -> None:
    table.turn(seat, rolled=True)
    table.hand(seat, **SETTLEMENT)
    table.act(seat, "build_settlement", vertex=vertex)


@pytest.mark.rule("TDETI-75", "TDETI-76")
def test_the_first_settlement_on_each_island_is_worth_a_special_point_to_everybody() -> None:
    table = islands_table("hill", "pasture", "mountain", tokens=(3, 4, 5))
    lay(table, 0, OUT, "(2,2) NW", "(2,1) NE")
    lay(table, 1, "(1,1) NE")
    settle(table, 0, "(2,2) N")
    assert (special_vp(table), table.points(0)) == ([1, 0, 0, 0], 2)
    settle(table, 0, "(2,1) N")
    assert (special_vp(table), table.points(0)) == ([1, 0, 0, 0], 3), "the second one there is a settlement"
    settle(table, 1, "(1,1) N")
    assert (special_vp(table), table.points(1)) == ([1, 1, 0, 0], 2)
    lay(table, 0, "(4,7) NW", "(4,7) NE")
    settle(table, 0, "(4,7) NE")
    assert (special_vp(table), table.points(0)) == ([2, 1, 0, 0], 5)
    assert [area["settled_by"] for area in told(table)["areas"]] == [[0, 1], [], [0], [], []]


@pytest.mark.rule("TDETI-75")
def test_a_settlement_at_home_and_a_city_are_worth_no_special_point() -> None:
    table = islands_table("hill", tokens=(3,))
    lay(table, 0, OUT)
    table.put(0, "road", "(4,4) NE")
    settle(table, 0, "(4,4) N")
    assert special_vp(table) == [0, 0, 0, 0]
    settle(table, 0, "(2,2) N")
    table.hand(0, grain=2, ore=3)
    table.act(0, "build_city", vertex="(2,2) N")
    assert (special_vp(table), table.points(0)) == ([1, 0, 0, 0], 4)


@pytest.mark.rule("TDETI-77")
def test_an_island_that_sea_splits_is_one_island() -> None:
    table = islands_table("hill", "sea", "mountain", tokens=(3, 4), stack=["grain_wool_brick"])
    lay(table, 0, OUT, "(2,2) NW", "(2,1) E", "(2,1) SE")
    assert [terrain(table, place) for place in ("(1,1)", "(2,1)", "(3,1)")] == ["hill", "sea", "mountain"]
    settle(table, 0, "(2,2) N")
    settle(table, 0, "(2,1) S")
    assert (special_vp(table), table.points(0)) == ([1, 0, 0, 0], 3)


@pytest.mark.rule("TDETI-78")
def test_a_settlement_that_touches_a_group_counts_for_it_and_none_touches_two() -> None:
    table = islands_table("hill", tokens=(3,))
    groups = [corners(table, island(table, name)) for name in ("nw", "ne", "e", "se", "sw")]
    counts = Counter(vertex for group in groups for vertex in group)
    assert set(counts.values()) == {1}
    lay(table, 0, OUT, AROUND)
    settle(table, 0, "(1,1) NE")
    assert special_vp(table) == [1, 0, 0, 0]


def test_random_games_come_to_an_end_and_find_treasures() -> None:
    found = 0
    for seed in range(2):
        game = Game.new(ISLANDS, 4, f"random {seed}")
        for _, _, events in Player(seed).play(game, 6_000):
            found += sum(event.kind == "treasure_used" for event in events)
        assert game.over
    assert found > 4
