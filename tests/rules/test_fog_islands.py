"""`fog_islands` (SEAFOG): hexes between two islands lie in the fog until a route piece touches them."""

from __future__ import annotations

from typing import Any

import pytest

from skerry.board.terrain import TERRAIN_NUMBER, TERRAINS
from skerry.board.tokens import numbers_of
from skerry.engine.digest import kept_by
from skerry.engine.resampling import resample_hidden
from skerry.engine.view import View
from tests.islands import corners, founding_sites, island, land_on, special_vp, top_last
from tests.table import Table

FOG_ISLANDS = ["fog_islands"]
STACK = [
    TERRAIN_NUMBER[name] for name in ("forest", "pasture", *("field", "hill", "mountain", "gold_field", "sea") * 2)
]
TOKENS = [3, 4, 5, 6, 8, 9, 10, 11, 11, 12]
TOKENS_FOR_THREE = [3, 3, 4, 5, 6, 8, 9, 10, 11, 12]

# On the board for four: a coastal vertex, the edge that leads from there into the fog, and what it reaches.
PORT = "(1,3) SW"
OUT = "(1,2) SE"
REACHED = "(2,2)"


def fog_table(*hidden: str, tokens: tuple[int, ...] = (), **arranged: Any) -> Table:
    """The board for four; these hexes and numbers are discovered first."""
    decks = {
        "fog": top_last(STACK, *(TERRAIN_NUMBER[name] for name in hidden)),
        "fog_tokens": top_last(TOKENS, *tokens),
    }
    return Table(FOG_ISLANDS, 4, decks=decks, **arranged)


def at_sea(*hidden: str, tokens: tuple[int, ...] = ()) -> Table:
    """Seat 0 on turn with a port near the fog and the price of a ship."""
    table = fog_table(*hidden, tokens=tokens)
    table.put(0, "settlement", PORT)
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    return table


def terrain(table: Table, place: str) -> str:
    return TERRAINS[table.state.terrain[table.hex(place)]]


def numbers(table: Table, place: str) -> list[int]:
    return numbers_of(int(table.state.numbers[table.hex(place)]))


# Set-up and founding


@pytest.mark.rule("SEAFOG-06")
@pytest.mark.parametrize("players", [3, 4])
def test_the_robber_starts_on_the_twelve_and_the_pirate_in_the_west(players: int) -> None:
    table = Table(FOG_ISLANDS, players)
    assert numbers_of(table.state.numbers[table.state.robber]) == [12]
    assert table.view()["seafarers"]["pirate"] == "frame"
    (cell,) = table.kernel.rules.board.markers["pirate"]
    assert table.kernel.rules.board.frame[cell.number].x < min(table.kernel.topology.hex_x)


@pytest.mark.rule("SEAFOG-08")
@pytest.mark.parametrize("players", [3, 4])
def test_founding_is_open_on_both_islands_that_lie_face_up(players: int) -> None:
    table = Table(FOG_ISLANDS, players)
    assert founding_sites(table) == corners(table, island(table, "ne") + island(table, "sw"))


@pytest.mark.rule("SEAFOG-08")
def test_one_may_found_on_either_island_or_on_both() -> None:
    table = Table(FOG_ISLANDS, 4)
    places = ["(1,4) N", "(5,1) N", "(2,6) NE", "(7,2) S", "(7,1) S", "(4,6) SE", "(3,7) NE", "(1,5) N"]
    for vertex in places:
        (seat,) = table.game.actors
        table.act(seat, "found_building", vertex=vertex)
        table.game.apply(seat, table.legal(seat, "found_road")[0])
    assert table.decision == "pre_roll"
    islands = [
        {
            name
            for name in ("ne", "sw")
            for vertex in corners(table, island(table, name))
            if table.state.vertex_owner[vertex] == seat
        }
        for seat in range(4)
    ]
    assert islands == [{"ne"}, {"ne", "sw"}, {"ne"}, {"sw"}]


# Discovery


@pytest.mark.rule("SEAFOG-05", "SEAFOG-09", "SEA-73", "SEA-74", "SEA-75", "SEA-76")
def test_a_ship_that_touches_the_fog_lays_the_top_hex_and_number_and_brings_its_resource() -> None:
    table = at_sea("hill", tokens=(8,))
    assert terrain(table, REACHED) == "fog"
    events = table.act(0, "build_ship", edge=OUT)
    assert (terrain(table, REACHED), numbers(table, REACHED)) == ("hill", [8])
    assert table.cards(0) == {"brick": 1}
    assert table.in_bank("brick") == 18
    (told,) = [event.to_json() for event in events if event.kind == "discovered"]
    assert told == {"event": "discovered", "colour": 0, "hex": table.hex(REACHED), "terrain": "hill", "number": 8}
    assert table.view()["seafarers"]["hidden_hexes"] == 11
    assert table.view()["seafarers"]["hidden_tokens"] == 9
    assert sum(name == "fog" for name in table.view()["board"]["terrain"]) == 11


@pytest.mark.rule("SEAFOG-09", "SEA-73")
def test_a_ship_that_touches_no_fog_discovers_nothing() -> None:
    table = at_sea()
    table.act(0, "build_ship", edge="(1,3) W")
    assert table.view()["seafarers"]["hidden_hexes"] == 12
    assert table.cards(0) == {}


@pytest.mark.rule("SEAFOG-09", "SEA-49", "SEA-73")
def test_a_moved_ship_discovers_like_a_new_one() -> None:
    table = fog_table("field", tokens=(5,))
    table.put(0, "settlement", PORT)
    table.put(0, "ship", "(1,3) W")
    table.turn(0, rolled=True)
    table.act(0, "move_ship", edge="(1,3) W")
    table.act(0, "sail_ship", edge=OUT)
    assert (terrain(table, REACHED), numbers(table, REACHED)) == ("field", [5])
    assert table.cards(0) == {"grain": 1}


@pytest.mark.rule("SEAFOG-09", "SEA-79")
def test_a_founding_ship_discovers_with_all_effects() -> None:
    table = fog_table("mountain", tokens=(11,))
    table.act(0, "found_building", vertex=PORT)
    table.act(0, "found_ship", edge=OUT)
    assert (terrain(table, REACHED), numbers(table, REACHED)) == ("mountain", [11])
    assert table.cards(0) == {"ore": 1}
    assert (table.decision, table.game.actors) == ("found_building", [1])


@pytest.mark.rule("SEAFOG-09", "SEA-76", "SEA-79")
def test_gold_discovered_in_the_founding_phase_is_chosen_before_the_next_founds() -> None:
    table = fog_table("gold_field", tokens=(11,))
    table.act(0, "found_building", vertex=PORT)
    table.act(0, "found_ship", edge=OUT)
    assert (table.decision, table.game.actors) == ("choose_resource", [0])
    table.act(0, "choose_resource", card="ore")
    assert table.cards(0) == {"ore": 1}
    assert (table.decision, table.game.actors) == ("found_building", [1])


@pytest.mark.rule("SEAFOG-09", "SEAFOG-11", "SEA-73")
def test_discovered_land_is_settled_and_a_road_on_it_discovers_further() -> None:
    table = at_sea("forest", "sea", "pasture", tokens=(3, 9))
    table.act(0, "build_ship", edge=OUT)
    table.hand(0, wood=1, wool=1)
    table.act(0, "build_ship", edge="(1,2) SW")
    assert (terrain(table, REACHED), terrain(table, "(1,1)")) == ("forest", "sea")
    table.hand(0, wood=2, brick=2, wool=1, grain=1)
    table.act(0, "build_settlement", vertex="(2,2) N")
    assert terrain(table, "(2,1)") == "fog"
    table.act(0, "build_road", edge="(2,2) NW")
    assert (terrain(table, "(2,1)"), numbers(table, "(2,1)")) == ("pasture", [9])
    assert table.cards(0) == {"wool": 1}


@pytest.mark.rule("SEAFOG-09", "SEA-76")
def test_a_discovered_gold_field_gets_a_number_and_brings_one_card_of_choice() -> None:
    table = at_sea("gold_field", tokens=(4,))
    table.act(0, "build_ship", edge=OUT)
    assert (terrain(table, REACHED), numbers(table, REACHED)) == ("gold_field", [4])
    assert table.decision == "choose_resource"
    assert table.refused(0, "end_turn") == "end_turn does not answer choose_resource"
    table.act(0, "choose_resource", card="grain")
    assert table.cards(0) == {"grain": 1}
    assert table.decision == "action"


@pytest.mark.rule("SEAFOG-09", "SEA-75", "SEA-76")
def test_discovered_sea_has_neither_number_nor_reward() -> None:
    table = at_sea("sea", tokens=(4,))
    table.act(0, "build_ship", edge=OUT)
    assert (terrain(table, REACHED), numbers(table, REACHED)) == ("sea", [])
    assert table.cards(0) == {}
    assert table.view()["seafarers"]["hidden_tokens"] == 10
    assert table.decision == "action"


@pytest.mark.rule("SEAFOG-09", "SEA-77")
def test_the_reward_is_lost_when_the_bank_lacks_it() -> None:
    table = at_sea("hill", tokens=(8,))
    table.bank(brick=0)
    table.act(0, "build_ship", edge=OUT)
    assert terrain(table, REACHED) == "hill"
    assert table.cards(0) == {}
    assert table.in_bank("brick") == 0
    assert table.decision == "action"


@pytest.mark.rule("SEAFOG-09", "SEA-58", "SEA-77")
def test_gold_is_paid_from_what_the_bank_has_left() -> None:
    table = at_sea("gold_field", tokens=(8,))
    table.bank(wood=0, brick=0, wool=0, grain=0, ore=0)
    # The ship itself is paid with the last wood and wool.
    table.act(0, "build_ship", edge=OUT)
    assert {action.operands["card"] for action in table.legal(0, "choose_resource")} == {"wood", "wool"}


@pytest.mark.rule("SEAFOG-09", "SEA-70")
def test_free_ships_discover_one_after_the_other() -> None:
    table = fog_table("gold_field", "hill", tokens=(9, 3))
    table.put(0, "settlement", PORT)
    table.give_card(0, "road_building")
    table.turn(0, rolled=True)
    table.act(0, "play_card", card="road_building")
    table.act(0, "place_ship", edge=OUT)
    assert table.decision == "choose_resource"
    table.act(0, "choose_resource", card="ore")
    table.act(0, "place_ship", edge="(1,2) SW")
    assert terrain(table, "(1,1)") == "hill"
    assert table.cards(0) == {"brick": 1, "ore": 1}
    assert table.decision == "action"


NARROWS = """
name narrows
players 3 4
target 12
row 0 offset 1: frame fog frame
row 1 offset 0: frame forest:4 sea frame
row 2 offset 1: frame fog frame
island home (main): (1,1)
founding home
stack fog: hill, gold_field
stack fog_tokens: 5 9
"""


@pytest.mark.rule("SEAFOG-09", "SEA-78")
@pytest.mark.parametrize(("first", "second"), [("(0,1)", "(2,1)"), ("(2,1)", "(0,1)")])
def test_a_piece_that_touches_two_hidden_hexes_discovers_them_in_an_order_of_choice(first: str, second: str) -> None:
    decks = {"fog": top_last([1, 7], 7, 1), "fog_tokens": [5, 9]}
    table = Table(FOG_ISLANDS, 3, own_map=NARROWS, decks=decks)
    table.put(0, "settlement", "(1,1) NE")
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    table.act(0, "build_ship", edge="(1,1) E")
    assert {action.operands["hex"] for action in table.legal(0, "discover")} == {table.hex(first), table.hex(second)}
    table.act(0, "discover", hex=first)
    # The reward of one comes before the other is turned up.
    assert (terrain(table, first), terrain(table, second)) == ("gold_field", "fog")
    table.act(0, "choose_resource", card="ore")
    assert (terrain(table, second), numbers(table, second)) == ("hill", [5])
    assert table.cards(0) == {"brick": 1, "ore": 1}
    assert table.decision == "action"


@pytest.mark.rule("SEAFOG-03", "SEAFOG-04", "SEA-74")
def test_what_lies_face_down_is_told_to_nobody() -> None:
    table = at_sea()
    own = kept_by(table.kernel, "seafarers")
    for seat in range(-1, 4):
        orders = set()
        for deal in range(5):
            twin = resample_hidden(table.kernel, seat, f"deal {deal}")
            assert View(twin, seat).to_json() == View(table.kernel, seat).to_json()
            dealt = kept_by(twin, "seafarers")
            assert sorted(dealt["fog_hexes"]) == sorted(own["fog_hexes"])
            assert sorted(dealt["fog_tokens"]) == sorted(own["fog_tokens"])
            orders.add((*dealt["fog_hexes"], *dealt["fog_tokens"]))
        assert len(orders) == 5


# What was discovered


@pytest.mark.rule("SEAFOG-10")
def test_ships_and_the_pirate_use_discovered_sea() -> None:
    table = fog_table("sea", "hill", "field", dice=[(3, 4)])
    table.put(0, "settlement", PORT)
    table.put(0, "ship", OUT, "(1,2) SW")
    assert (terrain(table, REACHED), terrain(table, "(1,1)")) == ("sea", "hill")
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    # Between what was discovered: a sea edge only by the discovered sea.
    table.act(0, "build_ship", edge="(2,2) NW")
    table.turn(0)
    table.act(0, "roll")
    assert table.is_legal(0, "move_pirate", hex=REACHED)
    fog = [hex_ for hex_, name in enumerate(table.view()["board"]["terrain"]) if name == "fog"]
    assert len(fog) == 9
    assert not any(table.is_legal(0, kind, hex=hex_) for kind in ("move_pirate", "move_robber") for hex_ in fog)
    table.act(0, "move_pirate", hex=REACHED)
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    assert table.refused(0, "build_ship", edge="(2,2) E").endswith("away from the pirate")


@pytest.mark.rule("SEAFOG-11")
def test_discovered_land_produces_and_takes_the_robber() -> None:
    table = fog_table("forest", "sea", tokens=(3,), dice=[(1, 2), (3, 4)])
    table.put(0, "settlement", PORT)
    table.put(0, "ship", OUT, "(1,2) SW")
    table.put(0, "settlement", "(2,2) N")
    table.hand(0)
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0) == {"wood": 1}
    table.turn(1)
    table.act(1, "roll")
    assert table.is_legal(1, "move_robber", hex=REACHED)


@pytest.mark.rule("SEAFOG-11", "SEA-13")
def test_an_edge_between_two_hidden_hexes_holds_nothing() -> None:
    table = at_sea()
    # Nobody could stand here; it shows that what is missing is not the connection.
    table.put(0, "settlement", "(4,3) NE")
    table.hand(0, wood=1, brick=1, wool=1)
    assert table.is_legal(0, "build_ship", edge="(4,3) NE")
    assert table.refused(0, "build_ship", edge="(4,3) E").startswith("a ship needs a free sea edge")
    assert table.refused(0, "build_road", edge="(4,3) E")
    assert not table.is_legal(0, "build_road", edge="(4,3) NE")


@pytest.mark.rule("SEAFOG-12")
def test_no_island_earns_special_points() -> None:
    table = fog_table("forest", "sea")
    table.put(0, "ship", OUT, "(1,2) SW")
    table.turn(0, rolled=True)
    land_on(table, 0, ("(1,4) N", "(1,4) NE"))
    land_on(table, 0, ("(7,2) S", "(7,2) SE"))
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.act(0, "build_settlement", vertex="(2,2) N")
    assert special_vp(table) == [0, 0, 0, 0]
    assert table.points(0) == 3


@pytest.mark.rule("SEAFOG-14")
@pytest.mark.parametrize("players", [3, 4])
def test_twelve_points_win_and_eleven_do_not(players: int) -> None:
    table = Table(FOG_ISLANDS, players)
    table.put(0, "city", "(1,4) N", "(1,5) NE", "(2,6) SE", "(3,6) SW")
    table.put(0, "settlement", "(6,2) S", "(7,2) SE", "(5,2) S")
    table.turn(0, rolled=True)
    assert table.points(0) == 11
    assert not table.game.over
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.put(0, "road", "(6,2) NE")
    table.act(0, "build_settlement", vertex="(6,2) NE")
    assert table.game.winner == 0


# Two players: the neutral colours discover too, for nobody's gain


def two_at_sea(*hidden: str, tokens: tuple[int, ...]) -> Table:
    decks = {
        "fog": top_last(STACK, *(TERRAIN_NUMBER[name] for name in hidden)),
        "fog_tokens": top_last(TOKENS_FOR_THREE, *tokens),
    }
    table = Table(["two_player", *FOG_ISLANDS], 2, decks=decks)
    table.put(0, "settlement", "(1,4) SW")
    table.put(2, "settlement", "(3,6) SW")
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    return table


@pytest.mark.rule("SEAFOG-09", "TWO-27", "TWO-63")
def test_a_neutral_ship_discovers_and_nobody_is_rewarded() -> None:
    table = two_at_sea("hill", "gold_field", tokens=(8, 9))
    table.act(0, "build_ship", edge="(1,3) SE")
    assert table.cards(0) == {"brick": 1}
    events = table.act(0, "place_neutral_ship", colour=2, edge="(3,5) SE")
    assert (terrain(table, "(4,4)"), numbers(table, "(4,4)")) == ("gold_field", [9])
    (told,) = [event.to_json() for event in events if event.kind == "discovered"]
    assert told["colour"] == 2
    assert (table.cards(0), table.cards(1)) == ({"brick": 1}, {})
    assert table.decision == "action"


@pytest.mark.rule("SEAFOG-09", "TWO-63")
def test_the_own_discovery_is_finished_before_the_neutral_ship_sails() -> None:
    table = two_at_sea("gold_field", tokens=(8,))
    table.act(0, "build_ship", edge="(1,3) SE")
    assert table.decision == "choose_resource"
    table.act(0, "choose_resource", card="ore")
    assert table.decision == "build_neutral"
    assert table.is_legal(0, "place_neutral_ship", colour=2, edge="(3,5) SE")
