"""Barbarian Attack: the four development cards."""

from __future__ import annotations

import pytest

from skerry.board.terrain import SEA
from tests.barbarians import (
    CARD,
    CARDS,
    CASTLE_EDGES,
    COAST,
    ISLET,
    barbarians,
    captives,
    conquered,
    fallen,
    gold,
    kinds,
    knights,
    leave_in_supply,
    on_coast,
    on_edges,
    on_turn,
    operands,
    own,
    part,
    pile,
    told,
)
from tests.table import Table


def buying(*cards: str, **arranged: int) -> Table:
    """Seat 0 can buy these cards, one after another; so many barbarians are on the coast."""
    table = on_turn(cards=cards)
    table.hand(0, **{card: len(cards) for card in CARD})
    barbarians(table, **arranged)
    return table


# Buying


@pytest.mark.rule("BARB-58", "BARB-59", "BARB-61")
def test_a_card_costs_as_ever_and_is_carried_out_and_laid_aside_at_once() -> None:
    table = buying("knighthood")
    events = table.act(0, "buy_card")
    assert table.cards(0) == {}
    assert {"event": "card_played", "seat": 0, "card": "knighthood"} in told(events, "card_played")
    assert table.decision == "place_knight"
    assert table.view()["deck_left"] == 25
    assert table.view()["spent_cards"] == {**dict.fromkeys(CARDS, 0), "knighthood": 1}
    assert table.held(0) == {}
    table.hand(1, wool=1, grain=1)
    table.turn(1, rolled=True)
    assert table.refused(1, "buy_card") == "a development card costs 1 ore more than you hold"


@pytest.mark.rule("BARB-60")
def test_any_number_of_cards_is_bought_one_after_another() -> None:
    table = buying("knighthood", "black_knight", "knighthood")
    for number in range(3):
        table.act(0, "buy_card")
        assert not table.is_legal(0, "buy_card"), "the one before comes first"
        table.act(0, "place_knight", edge=CASTLE_EDGES[number])
    assert table.decision == "action"
    assert len(on_edges(table)) == 3


@pytest.mark.rule("BARB-62")
def test_spent_cards_are_shuffled_when_the_deck_is_empty() -> None:
    table = buying("treason", h30=1, h20=1)
    state = table.state
    state.random.decks = {}
    for card in range(len(CARDS)):
        state.spent_cards[card] = sum(1 for place in range(25) if state.deck[place] == card)
    state.deck[0] = state.deck[25]
    state.deck_left = 1
    table.act(0, "buy_card")
    while table.decision != "action":
        table.game.apply(0, table.legal(0)[0])
    assert (table.view()["deck_left"], sum(table.view()["spent_cards"].values())) == (0, 26)
    table.hand(0, **CARD)
    assert table.is_legal(0, "buy_card")
    table.act(0, "buy_card")
    assert table.view()["deck_left"] == 25 or table.view()["deck_left"] == 24, "an intrigue may be followed by another"
    assert table.view()["deck_left"] + sum(table.view()["spent_cards"].values()) == 26


# Knights


@pytest.mark.rule("BARB-64", "BARB-66", "BARB-109")
def test_knighthood_puts_a_knight_on_a_free_edge_of_the_castle() -> None:
    table = buying("knighthood", h30=3, h41=3)
    knights(table, 1, "(4,0) NE")
    table.put(2, "road", "(4,0) E")
    table.act(0, "buy_card")
    assert operands(table, 0, "place_knight") == {table.edge(edge) for edge in CASTLE_EDGES[1:]}
    assert table.refused(0, "place_knight", edge="(4,0) NE") == (
        "the knight goes on an edge of the castle that has no knight"
    )
    assert table.refused(0, "place_knight", edge="(1,1) NE") == (
        "the knight goes on an edge of the castle that has no knight"
    )
    table.act(0, "place_knight", edge="(4,0) E")
    assert on_edges(table)[table.edge("(4,0) E")] == 0
    assert table.supply(0, "knight") == 5


@pytest.mark.rule("BARB-65", "BARB-66")
def test_black_knight_puts_one_on_any_edge_without_a_knight() -> None:
    table = buying("black_knight", h20=3)
    knights(table, 1, "(1,1) NE")
    table.put(0, "road", "(2,2) NE")
    table.put(1, "road", "(2,2) NW")
    table.act(0, "buy_card")
    open_edges = operands(table, 0, "place_knight")
    assert len(open_edges) == table.kernel.topology.edges - 1
    assert {table.edge(edge) for edge in ("(2,2) NE", "(2,2) NW", "(2,0) W", "(4,0) SE")} <= open_edges
    assert table.refused(0, "place_knight", edge="(1,1) NE") == (
        "the knight goes on an edge of the land that has no knight"
    )
    table.act(0, "place_knight", edge="(2,0) W")
    assert on_edges(table)[table.edge("(2,0) W")] == 0


@pytest.mark.rule("BARB-65", "BARB-80")
def test_knights_keep_to_the_edges_of_land() -> None:
    """Beyond the island lies open sea, and an isle that no edge of land leads to."""
    at_sea = ISLET.replace("castle pasture:10", "castle pasture:10 sea sea forest:3").replace(
        "mountain:8 desert", "mountain:8 desert sea sea"
    )
    table = on_turn(cards=["black_knight"], own_map=at_sea, players=3)
    table.hand(0, **CARD)
    table.act(0, "buy_card")
    topology = table.kernel.topology
    wet = {
        edge
        for edge in range(topology.edges)
        if all(hex_ < 0 or table.state.terrain[hex_] == SEA for hex_ in topology.edge_hex[2 * edge : 2 * edge + 2])
    }
    assert wet
    assert operands(table, 0, "place_knight") == set(range(topology.edges)) - wet
    table.act(0, "place_knight", edge="(1,2) E")
    table.hand(0, grain=1)
    table.act(0, "end_turn")
    table.act(0, "send_knight", edge="(1,2) E")
    reached = operands(table, 0, "ride_knight")
    assert reached
    assert not reached & wet
    assert not reached & {table.edge(f"(1,5) {side}") for side in ("NE", "E", "SE", "SW", "W", "NW")}


@pytest.mark.rule("BARB-156")
def test_a_road_is_built_where_a_knight_stands() -> None:
    table = on_turn()
    table.put(0, "settlement", "(2,2) N")
    knights(table, 1, "(2,2) NE")
    knights(table, 0, "(2,2) NW")
    table.hand(0, wood=2, brick=2)
    table.act(0, "build_road", edge="(2,2) NE")
    table.act(0, "build_road", edge="(2,2) NW")
    assert on_edges(table) == {table.edge("(2,2) NE"): 1, table.edge("(2,2) NW"): 0}


@pytest.mark.rule("BARB-67")
def test_a_knight_card_without_a_knight_or_without_a_place_has_no_effect() -> None:
    for card in ("knighthood", "black_knight"):
        table = buying(card)
        knights(table, 0, *(f"(2,{col}) NE" for col in range(5)), "(1,1) NE")
        table.act(0, "buy_card")
        assert (table.decision, len(on_edges(table))) == ("action", 6), "no knight left"
        assert table.view()["deck_left"] == 25, "and no other card"
    table = buying("knighthood")
    knights(table, 1, *CASTLE_EDGES)
    table.act(0, "buy_card")
    assert (table.decision, len(on_edges(table)), table.view()["deck_left"]) == ("action", 6, 25)


# Treason


@pytest.mark.rule("BARB-68", "BARB-69", "BARB-72")
def test_treason_brings_gold_and_moves_two_barbarians_between_four_hexes() -> None:
    table = buying("treason", h30=2, h20=1, h10=3)
    table.act(0, "buy_card")
    assert gold(table) == [2, 0, 0, 0]
    assert (table.decision, {action.kind for action in table.legal(0)}) == ("take_barbarian", {"take_barbarian"})
    assert operands(table, 0, "take_barbarian") == {table.hex(hex_) for hex_ in ("(3,0)", "(2,0)", "(1,0)")}
    table.act(0, "take_barbarian", hex="(3,0)")
    assert operands(table, 0, "put_barbarian") == {table.hex(hex_) for hex_ in COAST if hex_ not in ("(3,0)", "(1,0)")}
    assert table.refused(0, "put_barbarian", hex="(1,0)") == (
        "the barbarian goes to a hex with fewer than three that is open to it, and to none chosen before"
    )
    table.act(0, "put_barbarian", hex="(4,1)")
    assert operands(table, 0, "take_barbarian") == {table.hex("(2,0)"), table.hex("(1,0)")}, "neither origin nor goal"
    assert table.refused(0, "take_barbarian", hex="(3,0)") == (
        "choose a hex with a barbarian that can go somewhere, and none chosen before"
    )
    table.act(0, "take_barbarian", hex="(2,0)")
    closed = ("(3,0)", "(4,1)", "(2,0)", "(1,0)")
    assert operands(table, 0, "put_barbarian") == {table.hex(hex_) for hex_ in COAST if hex_ not in closed}
    table.act(0, "put_barbarian", hex="(0,0)")
    assert on_coast(table) == {"(3,0)": 1, "(1,0)": 3, "(4,1)": 1, "(0,0)": 1}
    assert table.decision == "action"


@pytest.mark.rule("BARB-69", "BARB-72")
def test_the_first_move_leaves_a_second_one() -> None:
    """With two hexes that hold barbarians the first does not go where the second stands."""
    table = buying("treason", h30=1, h20=2)
    table.act(0, "buy_card")
    table.act(0, "take_barbarian", hex="(3,0)")
    assert table.hex("(2,0)") not in operands(table, 0, "put_barbarian")
    table.act(0, "put_barbarian", hex="(1,0)")
    assert operands(table, 0, "take_barbarian") == {table.hex("(2,0)")}


@pytest.mark.rule("BARB-70")
def test_missing_barbarians_come_out_of_the_supply() -> None:
    table = buying("treason", h30=1)
    table.act(0, "buy_card")
    table.act(0, "take_barbarian", hex="(3,0)")
    table.act(0, "put_barbarian", hex="(2,0)")
    assert table.decision == "put_barbarian"
    assert operands(table, 0, "put_barbarian") == {table.hex(hex_) for hex_ in COAST if hex_ not in ("(3,0)", "(2,0)")}
    table.act(0, "put_barbarian", hex="(1,0)")
    assert (on_coast(table), table.decision) == ({"(2,0)": 1, "(1,0)": 1}, "action")
    table = buying("treason")
    table.act(0, "buy_card")
    table.act(0, "put_barbarian", hex="(2,0)")
    assert not table.is_legal(0, "put_barbarian", hex="(2,0)")
    table.act(0, "put_barbarian", hex="(1,0)")
    assert (on_coast(table), table.decision) == ({"(2,0)": 1, "(1,0)": 1}, "action")


@pytest.mark.rule("BARB-68", "BARB-70", "BARB-22")
def test_a_barbarian_in_hand_is_not_in_the_supply() -> None:
    table = buying("treason", h30=1)
    assert part(table)["barbarians_left"] == 35
    table.act(0, "buy_card")
    table.act(0, "take_barbarian", hex="(3,0)")
    assert (on_coast(table), part(table)["barbarians_left"]) == ({}, 35)
    table.act(0, "put_barbarian", hex="(2,0)")
    assert (table.decision, part(table)["barbarians_left"]) == ("put_barbarian", 34), "the second is out of the supply"
    table.act(0, "put_barbarian", hex="(1,0)")
    assert part(table)["barbarians_left"] == 34


@pytest.mark.rule("BARB-71", "BARB-75")
def test_what_cannot_be_done_of_a_treason_is_left_out() -> None:
    full = {f"h{hex_[1]}{hex_[3]}": 3 for hex_ in COAST}
    table = buying("treason", **full)
    table.act(0, "buy_card")
    assert (table.decision, gold(table)[0]) == ("action", 2), "nowhere to go"
    assert set(on_coast(table).values()) == {3}
    table = buying("treason", **{**full, "h30": 2})
    table.act(0, "buy_card")
    table.act(0, "take_barbarian", hex="(2,0)")
    table.act(0, "put_barbarian", hex="(3,0)")
    assert table.decision == "action", "the second has no place left"
    table = buying("treason", h30=1)
    leave_in_supply(table, 0)
    table.act(0, "buy_card")
    table.act(0, "take_barbarian", hex="(3,0)")
    table.act(0, "put_barbarian", hex="(2,0)")
    assert (table.decision, on_coast(table)) == ("action", {"(2,0)": 1}), "none is left beside the board"


@pytest.mark.rule("BARB-71", "BARB-72")
def test_whoever_can_move_two_barbarians_takes_none_that_leaves_only_one_to_move() -> None:
    """Two hexes have room: from one of them to the other would close both."""
    full = {f"h{hex_[1]}{hex_[3]}": 3 for hex_ in COAST}
    table = buying("treason", **{**full, "h30": 2, "h20": 1})
    table.act(0, "buy_card")
    assert operands(table, 0, "take_barbarian") == {table.hex(hex_) for hex_ in COAST} - {
        table.hex("(3,0)"),
        table.hex("(2,0)"),
    }
    table.act(0, "take_barbarian", hex="(0,0)")
    table.act(0, "put_barbarian", hex="(2,0)")
    table.act(0, "take_barbarian", hex="(4,1)")
    assert operands(table, 0, "put_barbarian") == {table.hex("(3,0)")}


@pytest.mark.rule("BARB-105", "BARB-122", "BARB-77")
def test_points_that_are_freed_in_the_own_turn_win_at_once() -> None:
    table = buying("treason", h20=3, h30=1)
    table.put(0, "settlement", "(2,0) NW")
    barbarians(table, h20=3)
    own(table).prisoners.set(table.kernel, 0, 22)
    table.kernel.settle()
    table.act(0, "buy_card")
    assert (table.points(0), table.game.over) == (11, False)
    table.act(0, "take_barbarian", hex="(2,0)")
    assert (table.points(0), table.game.winner) == (12, 0)


@pytest.mark.rule("BARB-71")
def test_on_a_short_coast_one_barbarian_may_be_all_that_moves() -> None:
    two = ISLET.replace("coast (1,0) (0,0) (0,1) (2,0)", "coast (1,0) (0,0)")
    table = on_turn(cards=["treason"], own_map=two, players=3)
    table.hand(0, **CARD)
    own(table).barbarians.set(table.kernel, table.hex("(1,0)"), 1)
    own(table).barbarians.set(table.kernel, table.hex("(0,0)"), 1)
    table.act(0, "buy_card")
    table.act(0, "take_barbarian", hex="(1,0)")
    table.act(0, "put_barbarian", hex="(0,0)")
    assert (on_coast(table), table.decision) == ({"(0,0)": 2}, "action")


@pytest.mark.rule("BARB-77", "BARB-78", "BARB-106")
def test_treason_frees_and_conquers() -> None:
    table = buying("treason", h20=3, h30=2, h10=2)
    table.put(1, "settlement", "(2,0) NW")
    table.put(2, "city", "(3,0) SW")
    barbarians(table, h20=3)
    assert fallen(table) == {table.vertex("(2,0) NW")}
    table.act(0, "buy_card")
    events = table.act(0, "take_barbarian", hex="(2,0)")
    assert kinds(events) == ["barbarian_left", "hex_freed", "building_freed"]
    events = table.act(0, "put_barbarian", hex="(3,0)")
    assert kinds(events) == ["barbarian_landed", "hex_conquered", "building_conquered"]
    assert conquered(table) == ["(3,0)"]
    assert fallen(table) == {table.vertex("(3,0) SW")}
    assert [table.points(seat) for seat in (1, 2)] == [1, 0]


# Intrigue


@pytest.mark.rule("BARB-73", "BARB-77", "BARB-106")
def test_intrigue_takes_a_barbarian_of_choice_prisoner() -> None:
    table = buying("intrigue", h30=1, h20=3)
    table.put(0, "settlement", "(2,0) NW")
    barbarians(table, h20=3)
    table.act(0, "buy_card")
    assert operands(table, 0, "take_prisoner") == {table.hex("(3,0)"), table.hex("(2,0)")}
    assert table.refused(0, "take_prisoner", hex="(1,0)") == "choose a hex with a barbarian on it"
    events = table.act(0, "take_prisoner", hex="(2,0)")
    assert kinds(events) == ["prisoners_taken", "hex_freed", "building_freed"]
    assert captives(table) == [1, 0, 0, 0]
    assert on_coast(table) == {"(3,0)": 1, "(2,0)": 2}


@pytest.mark.rule("BARB-74")
def test_intrigue_without_a_barbarian_is_followed_by_another_card() -> None:
    table = buying("intrigue", "intrigue", "knighthood")
    table.hand(0, **CARD)
    events = table.act(0, "buy_card")
    assert [event["card"] for event in told(events, "card_played")] == ["intrigue", "intrigue", "knighthood"]
    assert told(events, "card_bought", "card_drawn") == [
        {"event": "card_bought", "seat": 0},
        {"event": "card_drawn", "seat": 0},
        {"event": "card_drawn", "seat": 0},
    ], "only the first was paid for"
    assert (table.cards(0), table.decision) == ({}, "place_knight")
    assert table.view()["deck_left"] == 23


@pytest.mark.rule("BARB-74", "BARB-62")
def test_when_only_intrigues_are_left_the_deck_is_made_anew() -> None:
    table = on_turn(cards=["intrigue"])
    state = table.state
    state.deck[0] = state.deck[25]
    state.deck_left = 1
    for card, name in enumerate(CARDS):
        state.spent_cards[card] = CARDS[name] - (name == "intrigue")
    state.random.decks = {"development": pile("intrigue", "intrigue", "black_knight")}
    table.hand(0, **CARD)
    events = table.act(0, "buy_card")
    assert [event["card"] for event in told(events, "card_played")] == ["intrigue"] * 3 + ["black_knight"]
    assert table.view()["deck_left"] == 23
