"""Development cards with ships (SEA-70 to SEA-72)."""

from __future__ import annotations

import pytest

from tests.sound import edges_of, named, north, north_vertex, sound
from tests.table import Table


def road_building() -> Table:
    """Seat 0 at the forest plays the card without holding any resources."""
    table = sound()
    table.put(0, "settlement", north_vertex(1))
    table.give_card(0, "road_building")
    table.turn(0, rolled=True)
    return table


@pytest.mark.rule("SEA-70")
@pytest.mark.parametrize(
    "pieces",
    [
        [("road", "(0,0) E"), ("road", "(0,0) NE")],
        [("ship", "(1,0) NE"), ("ship", "(1,1) NW")],
        [("ship", "(1,0) NE"), ("road", "(0,0) E")],
        [("road", "(0,0) E"), ("ship", "(1,0) NE")],
    ],
)
def test_any_two_of_roads_and_ships_free_of_charge(pieces: list[tuple[str, str]]) -> None:
    table = road_building()
    table.act(0, "play_card", card="road_building")
    for piece, edge in pieces:
        assert table.decision == "place_free_route"
        table.act(0, f"place_{piece}", edge=edge)
        assert table.state.edge_piece[table.edge(edge)] == table.kernel.rules.piece(piece)
    assert table.decision == "action"
    ships = sum(piece == "ship" for piece, _ in pieces)
    assert (table.supply(0, "ship"), table.supply(0, "road")) == (15 - ships, 13 + ships)


@pytest.mark.rule("SEA-70")
def test_each_piece_obeys_the_rules_of_its_place_in_order() -> None:
    table = road_building()
    table.pirate("(0,1)")
    table.act(0, "play_card", card="road_building")
    assert edges_of(table, 0, "place_ship") == named(table, *north(0, 1)), "the pirate blocks the others"
    assert "away from the pirate" in table.refused(0, "place_ship", edge=north(1, 2)[0])
    assert "build_ship does not answer" in table.refused(0, "build_ship", edge=north(0, 1)[0])
    table.act(0, "place_road", edge="(0,0) E")
    # A road does not carry a ship on, and nothing may be done in between.
    assert {action.kind for action in table.legal(0)} == {"place_road", "place_ship"}
    assert edges_of(table, 0, "place_ship") == named(table, *north(0, 1))


@pytest.mark.rule("SEA-71")
def test_what_cannot_be_placed_is_lost_and_what_can_must_be() -> None:
    table = road_building()
    rules = table.kernel.rules
    table.state.supply[rules.road] = 0
    table.state.supply[rules.ship] = 1
    table.act(0, "play_card", card="road_building")
    assert {action.kind for action in table.legal(0)} == {"place_ship"}, "there is no way to decline"
    table.act(0, "place_ship", edge=north(1, 2)[0])
    assert table.decision == "action"


@pytest.mark.rule("SEA-71")
def test_without_roads_the_card_still_serves_for_ships_but_not_for_nothing() -> None:
    table = road_building()
    rules = table.kernel.rules
    table.state.supply[rules.road] = 0
    assert table.is_legal(0, "play_card", card="road_building")
    table.state.supply[rules.ship] = 0
    assert not table.is_legal(0, "play_card", card="road_building")


@pytest.mark.rule("SEA-72")
def test_the_other_cards_are_those_of_the_base_game() -> None:
    table = road_building()
    table.give_card(0, "year_of_plenty")
    table.give_card(0, "monopoly")
    table.give_card(0, "victory_point")
    assert (table.points(0), table.all_points(0)) == (1, 2)
    table.act(0, "play_card", card="year_of_plenty")
    table.act(0, "choose_resource", card="ore")
    table.act(0, "choose_resource", card="wool")
    assert table.cards(0) == {"wool": 1, "ore": 1}
    table.hand(1, wool=3)
    table.hand(2, wool=1, brick=1)
    table.turn(0, rolled=True)
    table.act(0, "play_card", card="monopoly")
    table.act(0, "name_resource", card="wool")
    assert (table.cards(0), table.cards(1), table.cards(2)) == ({"wool": 5, "ore": 1}, {}, {"brick": 1})
