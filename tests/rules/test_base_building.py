"""Roads, settlements, cities and bought cards: where they go and what they take."""

from __future__ import annotations

import random

import pytest

from skerry import Game
from skerry.engine.placement import put_route_piece, remove_route_piece
from tests.table import Table, crest, crest_vertex, foot

RICH = {"wood": 4, "brick": 4, "wool": 4, "grain": 4, "ore": 4}
NO_PLACE = "a settlement needs a free place at your own route with no building next to it"
NO_ROAD = "a road must continue your own network there, and no opponent's building may lie between"


def rich(**options: object) -> Table:
    """Seat 0 is in its action phase with plenty of everything."""
    table = Table(**options)
    table.hand(0, **RICH)
    table.turn(0, rolled=True)
    return table


def sites(table: Table, kind: str, seat: int = 0) -> set[object]:
    return {place for action in table.legal(seat, kind) for place in action.operands.values()}


@pytest.mark.rule("BASE-120", "BASE-193")
def test_building_pays_the_bank_and_places_the_piece_at_once() -> None:
    table = rich()
    table.put(0, "settlement", "(1,1) S")
    table.bank(wood=0, brick=0)
    table.act(0, "build_road", edge="(1,1) SE")
    assert table.view()["board"]["edges"] == {str(table.edge("(1,1) SE")): [0, "road"]}
    assert (table.in_bank("wood"), table.in_bank("brick")) == (1, 1)
    assert table.cards(0) == {**RICH, "wood": 3, "brick": 3}
    # The card just paid can be taken out again by the next exchange.
    table.hand(0, ore=4)
    table.bank(wood=0, brick=1)
    table.act(0, "bank_trade", give="ore", take="brick")
    assert table.in_bank("brick") == 0


@pytest.mark.rule("BASE-193")
def test_discarded_cards_are_in_the_bank_at_once() -> None:
    table = Table(dice=[(3, 4)])
    table.hand(1, wood=8)
    table.bank(wood=0)
    table.turn(0)
    table.act(0, "roll")
    table.act(1, "discard", card="wood")
    assert table.in_bank("wood") == 1


@pytest.mark.rule("BASE-121", "BASE-132")
def test_one_turn_may_bring_any_number_of_pieces_and_cards() -> None:
    table = rich()
    table.put(0, "settlement", "(1,1) S")
    table.act(0, "build_road", edge="(1,1) SE")
    table.act(0, "build_road", edge="(1,1) E")
    table.act(0, "build_settlement", vertex="(1,1) NE")
    table.act(0, "build_city", vertex="(1,1) NE")
    table.hand(0, wool=2, grain=4, ore=5)
    table.act(0, "buy_card")
    table.act(0, "buy_card")
    table.act(0, "build_city", vertex="(1,1) S")
    assert table.points(0) == 4
    assert sum(table.held(0).values()) == 2
    assert table.cards(0) == {}


@pytest.mark.rule("BASE-122", "BASE-192")
def test_the_sixteenth_road_the_sixth_settlement_and_the_fifth_city_do_not_exist() -> None:
    table = rich()
    table.put(0, "road", *crest(2, 10), *crest(4, 5))
    table.put(0, "settlement", *(crest_vertex(2, k) for k in (1, 3, 5, 7)), crest_vertex(4, 1))
    assert table.supply(0, "road") == table.supply(0, "settlement") == 0
    assert table.refused(0, "build_road", edge="(1,0) E") == "you have no road left in your supply"
    assert table.refused(0, "build_settlement", vertex=crest_vertex(2, 9)) == (
        "you have no settlement left in your supply"
    )
    assert not table.legal(0, "build_road")
    assert not table.legal(0, "build_settlement")
    table.put(0, "city", *(crest_vertex(2, k) for k in (1, 3, 5, 7)))
    assert table.refused(0, "build_city", vertex=crest_vertex(4, 1)) == "you have no city left in your supply"
    assert not table.legal(0, "build_city")


@pytest.mark.rule("BASE-123")
def test_an_edge_holds_one_road() -> None:
    table = rich()
    table.put(0, "settlement", "(1,1) S")
    table.put(0, "road", "(1,1) SE")
    table.put(1, "road", "(1,1) SW")
    for edge in ("(1,1) SE", "(1,1) SW"):
        assert table.refused(0, "build_road", edge=edge) == "that edge is taken"
        assert table.edge(edge) not in sites(table, "build_road")


@pytest.mark.rule("BASE-124")
def test_a_road_continues_an_own_building_or_road() -> None:
    table = rich()
    table.put(0, "settlement", "(1,1) S")
    table.put(0, "city", "(4,1) S")
    table.put(0, "road", "(0,0) NW")
    expected = ["(1,1) SE", "(1,1) SW", "(2,1) E", "(4,1) SW", "(4,1) SE", "(0,0) W", "(0,0) NE"]
    assert sites(table, "build_road") == {table.edge(name) for name in expected}
    assert table.refused(0, "build_road", edge="(2,4) E") == NO_ROAD


@pytest.mark.rule("BASE-124", "BASE-127")
def test_every_road_of_the_board_leads_on_from_both_its_ends() -> None:
    table = rich()
    topology = table.kernel.topology
    ends = [{int(topology.edge_vertex[2 * edge + end]) for end in range(2)} for edge in range(topology.edges)]
    for edge in range(topology.edges):
        put_route_piece(table.kernel, 0, table.kernel.rules.road, edge)
        onwards = {other for other in range(topology.edges) if other != edge and ends[other] & ends[edge]}
        assert sites(table, "build_road") == onwards
        assert sites(table, "build_settlement") == ends[edge]
        remove_route_piece(table.kernel, edge)


@pytest.mark.rule("BASE-06", "BASE-124")
def test_roads_and_settlements_may_lie_on_the_coast() -> None:
    table = rich()
    table.put(0, "road", "(0,0) NW", "(0,0) NE")
    table.act(0, "build_settlement", vertex="(0,0) N")
    table.act(0, "build_road", edge="(0,0) W")
    assert table.route(0) == 3


@pytest.mark.parametrize("building", ["settlement", "city"])
@pytest.mark.rule("BASE-124", "BASE-125")
def test_no_road_goes_on_through_an_opponents_building(building: str) -> None:
    table = rich()
    table.put(0, "road", "(2,2) NW")
    table.put(1, building, "(2,2) N")
    # West of the own road everything is open, east of it the building bars the way.
    assert sites(table, "build_road") == {table.edge("(2,1) NE"), table.edge("(2,1) E")}
    for edge in ("(2,2) NE", "(1,1) E"):
        assert table.refused(0, "build_road", edge=edge) == NO_ROAD


@pytest.mark.rule("BASE-126")
def test_opponents_roads_do_not_bar_a_vertex() -> None:
    table = rich()
    table.put(0, "road", "(2,2) NW")
    table.put(1, "road", "(2,2) NE")
    table.act(0, "build_road", edge="(1,1) E")
    assert table.route(0) == 2


@pytest.mark.rule("BASE-127")
def test_a_settlement_needs_a_free_vertex_at_an_own_road() -> None:
    table = rich()
    table.put(0, "road", "(2,2) NW")
    table.put(1, "road", "(0,0) NW")
    assert sites(table, "build_settlement") == {table.vertex("(2,2) NW"), table.vertex("(2,2) N")}
    for vertex in ("(2,2) S", "(0,0) N"):
        assert table.refused(0, "build_settlement", vertex=vertex) == NO_PLACE
    table.put(1, "settlement", "(2,2) N")
    assert table.refused(0, "build_settlement", vertex="(2,2) N") == NO_PLACE
    assert table.state.vertex_owner[table.vertex("(2,2) N")] == 1


@pytest.mark.rule("BASE-128")
def test_a_settlement_may_stand_at_a_part_that_was_cut_off() -> None:
    table = rich()
    table.put(0, "settlement", crest_vertex(2, 0))
    table.put(0, "road", *crest(2, 5))
    table.put(1, "settlement", crest_vertex(2, 3))
    # Beyond the opponent's building lies one vertex far enough from it.
    table.act(0, "build_settlement", vertex=crest_vertex(2, 5))
    assert table.points(0) == 2


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("building", ["settlement", "city"])
@pytest.mark.rule("BASE-129")
def test_no_building_next_to_another(owner: int, building: str) -> None:
    table = rich()
    table.put(0, "road", *crest(2, 4))
    table.put(owner, building, crest_vertex(2, 2))
    allowed = {0, 4}
    for k in range(5):
        if k in allowed:
            assert table.is_legal(0, "build_settlement", vertex=crest_vertex(2, k))
        else:
            assert table.refused(0, "build_settlement", vertex=crest_vertex(2, k)) == NO_PLACE


@pytest.mark.rule("BASE-130", "BASE-134")
def test_a_city_replaces_an_own_settlement_and_nothing_else() -> None:
    table = rich()
    table.put(0, "road", "(2,2) NW")
    table.put(0, "settlement", "(4,0) S")
    table.put(0, "city", "(4,2) S")
    table.put(1, "settlement", "(0,0) N")
    assert sites(table, "build_city") == {table.vertex("(4,0) S")}
    for vertex in ("(2,2) NW", "(4,2) S", "(0,0) N"):
        assert table.refused(0, "build_city", vertex=vertex) == "a city replaces one of your own settlements"
    table.act(0, "build_city", vertex="(4,0) S")
    assert table.view()["board"]["vertices"][str(table.vertex("(4,0) S"))] == [0, "city"]


@pytest.mark.rule("BASE-131", "BASE-133")
def test_an_upgraded_settlement_returns_and_can_be_built_again() -> None:
    table = rich()
    table.put(0, "road", *crest(2, 10))
    table.put(0, "settlement", *(crest_vertex(2, k) for k in (0, 2, 4, 6)), "(4,1) S")
    assert table.refused(0, "build_settlement", vertex=crest_vertex(2, 8)) == (
        "you have no settlement left in your supply"
    )
    table.act(0, "build_city", vertex="(4,1) S")
    assert (table.supply(0, "settlement"), table.supply(0, "city")) == (1, 3)
    table.act(0, "build_settlement", vertex=crest_vertex(2, 8))
    assert table.points(0) == 7 + 2
    assert table.holder("longest_road") == 0


@pytest.mark.rule("BASE-134")
def test_roads_and_cities_stay_where_they_are_through_a_whole_game() -> None:
    game = Game.new(["base"], players=4, seed="stay")
    chance = random.Random(4)
    state = game.kernel.state
    roads: dict[int, int] = {}
    cities: dict[int, int] = {}
    for _ in range(1200):
        if game.over:
            break
        seat = game.actors[0]
        legal = [action for action in game.legal_actions(seat) if action.kind != "offer_trade"]
        game.apply(seat, chance.choice(legal))
        for edge, owner in roads.items():
            assert state.edge_owner[edge] == owner
        for vertex, owner in cities.items():
            assert (state.vertex_owner[vertex], state.vertex_piece[vertex]) == (owner, game.kernel.rules.city)
        roads = {edge: owner for edge, owner in enumerate(state.edge_owner) if owner >= 0}
        cities = {
            vertex: state.vertex_owner[vertex]
            for vertex, piece in enumerate(state.vertex_piece)
            if piece == game.kernel.rules.city
        }
    assert len(roads) > 20
    assert cities


DECK = [0] * 14 + [1] * 5 + [2, 2, 3, 3, 4, 4]


@pytest.mark.rule("BASE-135")
def test_a_bought_card_is_the_top_of_the_deck() -> None:
    table = rich(decks={"development": DECK})
    for expected in (["monopoly"], ["monopoly"], ["monopoly", "year_of_plenty"]):
        table.act(0, "buy_card")
        assert sorted(table.held(0)) == expected
    assert table.held(0) == {"monopoly": 2, "year_of_plenty": 1}
    assert table.view()["deck_left"] == 22


@pytest.mark.rule("BASE-136", "BASE-137")
def test_an_empty_deck_sells_nothing_and_played_cards_do_not_return() -> None:
    table = rich()
    table.give_card(1, "victory_point", 5)
    table.give_card(1, "knight", 14)
    table.give_card(1, "road_building", 2)
    table.give_card(1, "year_of_plenty", 2)
    table.give_card(1, "monopoly", 1)
    table.give_card(0, "monopoly", 1)
    assert table.view()["deck_left"] == 0
    table.act(0, "play_card", card="monopoly")
    table.act(0, "name_resource", card="ore")
    assert table.view()["deck_left"] == 0
    assert table.refused(0, "buy_card") == "there are no development cards left"
    assert not table.legal(0, "buy_card")


@pytest.mark.rule("BASE-191")
def test_a_player_without_a_place_to_build_simply_goes_on() -> None:
    table = rich(dice=[(1, 1)])
    table.put(0, "city", "(2,2) N")
    for edge in ("(2,2) NW", "(2,2) NE", "(1,1) E"):
        table.put(1, "road", edge)
    assert {action.kind for action in table.legal(0)} == {"buy_card", "bank_trade", "end_turn", "offer_trade"}
    assert table.refused(0, "build_road", edge="(2,2) W") == NO_ROAD
    table.act(0, "end_turn")
    assert not table.game.over
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "action"


@pytest.mark.rule("BASE-122")
def test_no_game_ever_has_too_many_pieces_on_the_board() -> None:
    table = rich()
    table.put(0, "road", *foot(2, 10), *foot(4, 4))
    assert table.supply(0, "road") == 1
    table.act(0, "build_road", edge="(4,2) SW")
    assert not table.legal(0, "build_road")
    assert sum(1 for owner in table.state.edge_owner if owner == 0) == 15
