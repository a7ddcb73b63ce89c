"""The caravans with the four variants."""

from __future__ import annotations

from itertools import combinations

import pytest

from skerry import Game
from skerry.catalog import judge
from skerry.engine.placement import build as build_piece
from skerry.engine.scores import target
from skerry.engine.state import OFF_BOARD
from tests.caravan_park import (
    ACROSS,
    ARROWS,
    HEADS,
    bid,
    bid_all,
    build,
    camels,
    caravan_table,
    caravans,
    edges,
    fronts,
    on_turn,
    open_edges,
    placers,
    polled,
    told,
    vote_on,
)
from tests.event_deck import event_deck, turn_up
from tests.table import Table

VARIANTS = ("friendly_robber", "event_cards", "harbormaster", "two_player")
ISLET = """
name islet
row 0 offset 1: forest:9 hill:6
row 1 offset 0: field:4 oasis pasture:10
row 2 offset 1: mountain:8 field:5
"""


def with_events(*cards: str | int) -> Table:
    return caravan_table("event_cards", decks={"event_cards": event_deck(*cards)})


def for_two(first: int, second: int, seat: int = 0, walked: tuple[str, ...] = ()) -> Table:
    """Two have laid so much wool after the turn of a seat, which built."""
    return polled(first, second, beside=["two_player"], seat=seat, walked=walked)


@pytest.mark.rule("CARV-66", "VARX-10", "VARX-11", "VARX-16", "VARX-37", "VARX-43")
def test_any_of_the_variants_may_join() -> None:
    for size in range(1, 5):
        for chosen in combinations(VARIANTS, size):
            players = (2,) if "two_player" in chosen else (3, 4)
            for number in players:
                assert judge(["caravans", *chosen], number).playable, chosen
                assert Game.new(["caravans", *chosen], number, seed="1").decision


# The friendly robber


@pytest.mark.rule("CARV-67", "VARX-14")
@pytest.mark.parametrize("on_board", [True, False])
def test_where_no_hex_is_open_the_friendly_robber_goes_beside_the_board(on_board: bool) -> None:
    table = caravan_table("friendly_robber", players=3, rolls=[7], own_map=ISLET)
    for seat, places in enumerate((("(0,0) S", "(2,1) N"), ("(0,1) NE", "(2,0) S"), ("(1,0) SW", "(1,2) NE"))):
        table.put(seat, "settlement", *places)
    if on_board:
        table.robber("(2,0)")
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "move_robber"
    assert [action.operands["hex"] for action in table.legal(0)] == ["off_board"]
    table.act(0, "move_robber", hex="off_board")
    assert (table.decision, table.state.robber) == ("action", OFF_BOARD)


@pytest.mark.rule("CARV-15", "CARV-67")
def test_the_first_placement_spares_whom_the_friendly_robber_spares() -> None:
    table = caravan_table("friendly_robber", rolls=[7])
    table.put(1, "settlement", "(0,0) N", "(0,2) N")
    table.turn(0)
    table.act(0, "roll")
    targets = {action.operands["hex"] for action in table.legal(0, "move_robber")}
    assert targets.isdisjoint({table.hex("(0,0)"), table.hex("(0,2)"), table.hex("(2,2)")})
    assert len(targets) == 16


@pytest.mark.rule("CARV-56", "CARV-67")
def test_a_point_by_camels_ends_the_protection() -> None:
    table = caravan_table("friendly_robber", rolls=[7])
    table.put(1, "settlement", "(2,1) N", "(0,2) N")
    camels(table, ARROWS["NW"], "(2,1) NW")
    table.turn(0)
    table.act(0, "roll")
    assert table.is_legal(0, "move_robber", hex=table.hex("(0,2)"))


# Event cards


@pytest.mark.rule("CARV-68", "EVNT-75", "VARX-27")
def test_a_robber_that_flees_goes_beside_the_board_until_a_seven_or_a_knight() -> None:
    table = with_events("robber_flees", 6, "robber_attack")
    table.robber("(0,0)")
    assert {"event": "robber_moved", "seat": 0, "hex": "off_board"} in turn_up(table)
    assert table.state.robber == OFF_BOARD
    turn_up(table, 1)
    assert table.state.robber == OFF_BOARD
    turn_up(table, 2)
    assert table.decision == "move_robber"
    table = with_events("robber_flees")
    table.robber("(1,0)")
    table.give_card(0, "knight")
    turn_up(table)
    table.act(0, "play_card", card="knight")
    assert len(table.legal(0, "move_robber")) == 18


@pytest.mark.rule("CARV-68")
def test_it_flees_past_a_desert_that_a_map_of_ones_own_may_have() -> None:
    desert = ISLET.replace("field:5", "desert")
    table = caravan_table("event_cards", players=3, own_map=desert, decks={"event_cards": event_deck("robber_flees")})
    table.robber("(0,0)")
    turn_up(table)
    assert table.state.robber == OFF_BOARD


@pytest.mark.rule("CARV-69")
def test_a_seven_card_brings_the_robber_in() -> None:
    table = with_events("robber_attack")
    assert table.state.robber == OFF_BOARD
    turn_up(table)
    assert table.decision == "move_robber"
    assert len(table.legal(0, "move_robber")) == 18
    table.act(0, "move_robber", hex="(3,3)")
    assert table.state.robber == table.hex("(3,3)")


# Harbormaster


@pytest.mark.rule("CARV-70", "HARB-15", "VARX-38")
def test_with_the_harbormaster_it_takes_thirteen_points() -> None:
    assert judge(["caravans", "harbormaster"], 4).target == 13
    table = caravan_table("harbormaster")
    assert [int(target(table.kernel, seat)) for seat in range(4)] == [13] * 4


# Two players


@pytest.mark.rule("CARV-71", "CARV-72", "TWO-72", "VARX-54")
def test_who_has_more_votes_places_two_camels_in_two_caravans() -> None:
    table = for_two(1, 2)
    assert told(table)["vote"]["camels"] == 2
    assert told(table)["vote"]["placers"] == [1, 1]
    assert placers(table) == ("place_camel", [1])
    table.act(1, "place_camel", edge=ARROWS["NW"])
    assert placers(table) == ("place_camel", [1])
    legal = {action.operands["edge"] for action in table.legal(1)}
    assert legal == edges(table, ARROWS["NE"], ARROWS["S"])
    assert table.refused(1, "place_camel", edge="(2,1) NW") == (
        "the second camel has to continue another caravan than the first"
    )
    table.act(1, "place_camel", edge=ARROWS["S"])
    assert table.decision == "pre_roll"
    assert told(table)["camel_supply"] == 20


@pytest.mark.rule("CARV-73", "CARV-75", "TWO-73", "VARX-55")
@pytest.mark.parametrize(("votes", "seat"), [((2, 2), 0), ((1, 1), 1), ((0, 0), 1)])
def test_with_equal_votes_each_places_one_first_whose_turn_has_ended(votes: tuple[int, int], seat: int) -> None:
    table = for_two(*votes, seat=seat)
    assert told(table)["vote"]["placers"] == [seat, 1 - seat]
    assert not told(table)["vote"]["may_agree"]
    assert placers(table) == ("place_camel", [seat]), "and nobody names an edge before"
    table.act(seat, "place_camel", edge=ARROWS["NW"])
    assert placers(table) == ("place_camel", [1 - seat])
    assert table.is_legal(1 - seat, "place_camel", edge=table.edge("(2,1) NW")), "the same caravan may go on"
    table.act(1 - seat, "place_camel", edge="(2,1) NW")
    assert table.decision == "pre_roll"
    assert told(table)["camel_supply"] == 20


@pytest.mark.rule("CARV-74")
@pytest.mark.parametrize("votes", [(0, 0), (0, 2)])
def test_of_one_camel_one_is_placed(votes: tuple[int, int]) -> None:
    table = on_turn("two_player", players=2)
    caravans(table).supply.set(table.kernel, 0, 1)
    vote_on(table, *((0, count) for count in votes))
    assert told(table)["vote"]["camels"] == 1
    bid_all(table, *votes)
    placer = 0 if votes[0] == votes[1] else 1
    assert told(table)["vote"]["placers"] == [placer]
    assert placers(table) == ("place_camel", [placer]), "in a tie by whose turn has ended"
    table.act(placer, "place_camel", edge=ARROWS["S"])
    assert table.decision == "pre_roll"
    assert told(table)["camel_supply"] == 0


@pytest.mark.rule("CARV-71")
@pytest.mark.parametrize("supply", [2, 3])
def test_a_round_about_two_camels_stays_one_when_the_first_is_placed(supply: int) -> None:
    table = on_turn("two_player", players=2)
    caravans(table).supply.set(table.kernel, 0, supply)
    vote_on(table, (0, 0), (0, 0))
    bid_all(table, 0, 0)
    table.act(0, "place_camel", edge=ARROWS["S"])
    assert told(table)["camel_supply"] == supply - 1
    assert told(table)["vote"]["camels"] == 2
    assert told(table)["vote"]["placers"] == [0, 1]
    table.act(1, "place_camel", edge=ARROWS["NE"])
    assert told(table)["vote"] is None


ONE_WAY = "name one_way\nrow 0 offset 0: oasis forest:9 hill:4\narrows NW NE S\n"


def on_one_way(*votes: int) -> Table:
    """Only one arrow leads anywhere; seat 0 has built, and both have laid so much wool."""
    table = on_turn("two_player", players=2, own_map=ONE_WAY)
    table.put(0, "settlement", "(0,2) SE")
    table.hand(0, grain=2, ore=3)
    table.act(0, "build_city", vertex="(0,2) SE")
    for seat, count in enumerate(votes):
        table.hand(seat, wool=count)
    table.act(0, "end_turn")
    return table


@pytest.mark.rule("CARV-74", "CARV-79")
def test_with_one_legal_edge_the_vote_is_held_and_a_winner_places_one_camel() -> None:
    table = on_one_way(0, 1)
    assert (table.decision, len(open_edges(table))) == ("bid", 1)
    bid_all(table, 0, 1)
    table.act(1, "place_camel", edge="(0,1) NW")
    assert table.decision == "pre_roll", "there is no other caravan"
    assert told(table)["camel_supply"] == 21


@pytest.mark.rule("CARV-75", "CARV-79")
def test_in_a_tie_both_may_continue_the_only_caravan() -> None:
    table = on_one_way(0, 0)
    bid_all(table, 0, 0)
    table.act(0, "place_camel", edge="(0,1) NW")
    assert placers(table) == ("place_camel", [1])
    table.act(1, "place_camel", edge="(0,1) NE")
    assert told(table)["camel_supply"] == 20


@pytest.mark.rule("CARV-80")
def test_the_legal_edges_of_the_second_camel_are_found_anew() -> None:
    table = for_two(0, 1, walked=(ARROWS["NE"], *ACROSS[:-2]))
    before = open_edges(table)
    table.act(1, "place_camel", edge=ARROWS["S"])
    legal = {action.operands["edge"] for action in table.legal(1)}
    assert legal == before - edges(table, ARROWS["S"])
    table = for_two(0, 0, walked=(ARROWS["NE"], *ACROSS[:-2]))
    table.act(0, "place_camel", edge=ACROSS[-2])
    assert table.edge(ACROSS[-1]) in {action.operands["edge"] for action in table.legal(1)}


@pytest.mark.rule("CARV-72", "CARV-80")
def test_an_edge_that_continues_the_first_camels_caravan_merged_is_no_other_caravan() -> None:
    table = for_two(0, 1, walked=(ARROWS["NE"], *ACROSS[:-1]))
    table.act(1, "place_camel", edge=ACROSS[-1])
    table.act(1, "head_camel", vertex=HEADS["NE"])
    assert fronts(table)[0] == fronts(table)[2] == table.vertex(HEADS["NE"])
    assert {action.operands["edge"] for action in table.legal(1)} == edges(table, ARROWS["S"])
    table.act(1, "place_camel", edge=ARROWS["S"])
    assert table.decision == "pre_roll"


@pytest.mark.rule("CARV-80")
def test_starting_a_caravan_counts_as_continuing_it() -> None:
    table = for_two(3, 1, walked=(ARROWS["NE"],))
    table.act(0, "place_camel", edge=ARROWS["NW"])
    legal = {action.operands["edge"] for action in table.legal(0)}
    assert legal == edges(table, ARROWS["S"], "(2,3) NE", "(1,2) E"), "neither edge of the caravan just started"


@pytest.mark.rule("CARV-76")
def test_neutral_colours_neither_bid_nor_call_for_a_round_of_their_own() -> None:
    table = on_turn("two_player", players=2)
    table.put(0, "road", "(0,0) NE")
    table.put(2, "road", "(1,2) NW", "(1,2) NE")
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.act(0, "build_settlement", vertex="(0,0) N")
    table.act(0, "place_neutral_settlement", colour=2, vertex="(1,2) NE")
    table.act(0, "end_turn")
    asked = []
    while table.decision == "bid":
        asked.append(table.game.actors[0])
        bid(table, asked[-1])
    assert asked == [0, 1]
    table.act(0, "place_camel", edge=ARROWS["S"])
    table.act(1, "place_camel", edge=ARROWS["NW"])
    assert table.decision == "pre_roll"


@pytest.mark.rule("CARV-76")
def test_a_neutral_settlement_by_itself_brings_no_camel() -> None:
    table = on_turn("two_player", players=2)
    build_piece(table.kernel, 2, table.kernel.rules.settlement, table.vertex("(0,0) N"))
    table.act(0, "end_turn")
    assert table.decision == "pre_roll"


@pytest.mark.rule("CARV-76", "CARV-21")
def test_a_road_with_its_neutral_road_brings_no_camel() -> None:
    table = on_turn("two_player", players=2)
    table.put(0, "road", "(0,0) NE")
    table.hand(0, wood=1, brick=1)
    table.act(0, "build_road", edge="(0,0) NW")
    table.game.apply(0, table.legal(0)[0])
    table.act(0, "end_turn")
    assert table.decision == "pre_roll"


@pytest.mark.rule("CARV-58", "CARV-60")
def test_neutral_buildings_and_roads_benefit_like_all_others() -> None:
    table = on_turn("two_player", players=2)
    table.put(2, "settlement", "(2,1) N")
    table.put(2, "road", ARROWS["NW"])
    before = table.points(2)
    camels(table, ARROWS["NW"], "(2,1) NW")
    assert table.points(2) == before + 1
    assert table.route(2) == 2


@pytest.mark.rule("CARV-77", "TWO-74", "VARX-56")
def test_a_token_sends_the_robber_beside_the_board_until_a_seven_or_a_knight() -> None:
    table = caravan_table("two_player", players=2, rolls=[6, 4, 7])
    table.robber("(0,0)")
    table.turn(0)
    table.act(0, "send_robber_home", hex="off_board")
    assert table.state.robber == OFF_BOARD
    table.act(0, "roll")
    table.act(0, "roll")
    assert table.state.robber == OFF_BOARD
    table.turn(1)
    assert table.refused(1, "send_robber_home", hex="off_board") == "the robber is at home already"
    table.give_card(1, "knight")
    table.act(1, "play_card", card="knight")
    assert table.decision == "move_robber"
    table.act(1, "move_robber", hex="(4,0)")
    assert table.state.robber == table.hex("(4,0)")


@pytest.mark.rule("CARV-78")
def test_a_settlement_at_the_oasis_earns_no_trade_tokens() -> None:
    founding = caravan_table("two_player", players=2)
    before = founding.view()["trade_tokens"]["seats"][0]
    founding.act(0, "found_building", vertex="(2,2) SE")
    assert founding.view()["trade_tokens"]["seats"][0] == before


@pytest.mark.rule("CARV-71")
def test_every_round_is_about_two_camels() -> None:
    table = on_turn("two_player", players=2)
    for turn, supply in enumerate((20, 18)):
        build_somewhere(table, turn)
        table.act(turn, "end_turn")
        bid_all(table, 0, 0)
        for seat in (turn, 1 - turn):
            table.game.apply(seat, table.legal(seat)[0])
            if table.decision == "head_camel":
                table.game.apply(seat, table.legal(seat)[0])
        assert told(table)["camel_supply"] == supply
        table.turn(1 - turn, rolled=True)


def build_somewhere(table: Table, seat: int) -> None:
    build(table, seat)
    table.hand(seat)
