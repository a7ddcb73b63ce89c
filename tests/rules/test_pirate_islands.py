"""`pirate_islands` (SEAPIR): what lies on the table, founding, lines of ships and warships."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from skerry import ConfigError
from skerry.board.maps import load_map
from skerry.engine.state import OFF_BOARD
from tests.pirate_islands import (
    BEACHHEADS,
    FORTRESSES,
    LINES,
    TO_BEACHHEAD,
    TO_FORTRESS,
    lay_line,
    own,
    pirate_table,
    put_fleet,
    warships,
)
from tests.table import Table


def deck(table: Table) -> Counter[str]:
    names = table.kernel.rules.card_names
    return Counter(names[table.state.deck[i]] for i in range(table.state.deck_left))


def corners_of_main(table: Table) -> set[int]:
    board = table.kernel.rules.board
    main = next(island.hexes for island in board.islands if island.name == "main")
    return {int(table.kernel.topology.hex_vertex[6 * hex_ + corner]) for hex_ in main for corner in range(6)}


# Set-up


@pytest.mark.rule("SEAPIR-02", "SEAPIR-04")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_begins_with_a_settlement_and_a_ship_at_an_own_position(players: int) -> None:
    table = pirate_table(players)
    board = table.kernel.rules.board
    for seat, letter in enumerate("abcd"):
        (settlement,) = board.vertices_of(f"settlement_{letter}")
        (ship,) = board.edges_of(f"ship_{letter}")
        taken = seat if seat < players else -1
        assert (table.state.vertex_owner[settlement], table.state.edge_owner[ship]) == (taken, taken)
    for seat in range(players):
        # Of five settlements one is preset and one stands on the fortress.
        assert (table.supply(seat, "settlement"), table.supply(seat, "ship")) == (3, 14)
    assert len(table.view()["pirate_islands"]["fortresses"]) == players


@pytest.mark.rule("SEAPIR-02", "SEAPIR-11", "SEAPIR-22")
@pytest.mark.parametrize(
    ("marker", "place", "reason"),
    [
        ("settlement_b", "(6,6) corner SW", "has settlement_a and settlement_b at the same vertex or at neighbours"),
        ("beachhead_d", "(4,2) corner SE", "has beachhead_c and beachhead_d at the same vertex or at neighbours"),
        ("ship_a", "(6,6) side SW", "has ship_a at no sea edge of settlement_a"),
        ("ship_a", "(6,7) side W", "has ship_a at no sea edge of settlement_a"),
        ("fortress_c", "(4,6) corner SE", "has no way over the sea from settlement_c to fortress_c"),
        ("pirate_path", "(7,4) (7,5)", r"sends the pirate to \(7,5\), which is no sea hex"),
    ],
)
def test_a_map_of_ones_own_has_positions_that_can_be_played(marker: str, place: str, reason: str) -> None:
    text = load_map("seafarers/pirate_islands").source_text
    text = re.sub(f"marker {marker}: .*", f"marker {marker}: {place}", text)
    with pytest.raises(ConfigError, match=f"the map pirate_islands {reason}"):
        pirate_table(own_map=text)


@pytest.mark.rule("SEAPIR-03")
def test_a_fortress_of_strength_three_neither_scores_nor_produces() -> None:
    table = pirate_table(dice=[(4, 6)])
    assert table.view()["pirate_islands"]["lairs"] == [3, 3, 3, 3]
    assert table.game.scores() == [1, 1, 1, 1]
    table.turn(0)
    table.act(0, "roll")
    # Seat 0 has its preset settlement at the field with the 10, seat 2 only its fortress.
    assert (table.cards(0), table.cards(2)) == ({"grain": 1}, {})


@pytest.mark.rule("SEAPIR-05")
def test_three_players_leave_the_victory_point_cards_out() -> None:
    three = deck(pirate_table(3))
    four = deck(pirate_table(4))
    assert (three["knight"], three["victory_point"], sum(three.values())) == (14, 0, 20)
    assert (four["knight"], four["victory_point"], sum(four.values())) == (14, 5, 25)


@pytest.mark.rule("SEAPIR-05", "SEAPIR-27")
def test_with_four_players_a_victory_point_card_is_a_knight_and_gives_no_point() -> None:
    table = pirate_table()
    table.give_card(0, "victory_point", 2)
    table.turn(0)
    assert table.all_points(0) == 1
    table.act(0, "play_card", card="victory_point")
    assert warships(table) == [table.edge(LINES[0][0])]
    assert table.held(0) == {"victory_point": 1}
    assert table.all_points(0) == 1


@pytest.mark.rule("SEAPIR-06")
def test_there_is_no_robber_and_no_award() -> None:
    table = pirate_table(dice=[(3, 4)])
    assert table.state.robber == OFF_BOARD
    lay_line(table, 0, 8)
    assert table.route(0) == 8
    assert table.view()["awards"] == {}
    assert table.points(0) == 1
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "action"
    assert {action.kind for action in table.legal(0)}.isdisjoint({"move_robber", "move_pirate"})


@pytest.mark.rule("SEAPIR-09", "SEAPIR-10")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_founds_two_settlements_on_the_main_island_and_the_second_pays(players: int) -> None:
    table = pirate_table(players)
    corners = corners_of_main(table)
    founded: list[int] = []
    while table.decision in ("found_building", "found_route"):
        (seat,) = table.game.actors
        if table.decision == "found_building":
            places = [int(str(action.operands["vertex"])) for action in table.legal(seat)]
            assert set(places) <= corners
            before = sum(table.cards(seat).values())
            table.act(seat, "found_building", vertex=places[0])
            founded.append(seat)
            gained = sum(table.cards(seat).values()) - before
            assert (gained > 0) == (founded.count(seat) == 2)
        else:
            table.game.apply(seat, table.legal(seat)[0])
    order = list(range(players))
    assert founded == order + order[::-1]
    assert table.game.scores() == [3] * players


# Lines


@pytest.mark.rule("SEAPIR-25")
def test_a_settlement_and_then_a_city_may_stand_at_the_own_beachhead() -> None:
    table = pirate_table()
    put_fleet(table, 5)
    lay_line(table, 0, TO_BEACHHEAD - 1)
    table.turn(0, rolled=True)
    table.hand(0, wood=2, brick=1, wool=2, grain=3, ore=3)
    assert not table.is_legal(0, "build_settlement", vertex=BEACHHEADS[0])
    table.act(0, "build_ship", edge=LINES[0][TO_BEACHHEAD - 1])
    table.act(0, "build_settlement", vertex=BEACHHEADS[0])
    assert (table.cards(0), table.points(0)) == ({"grain": 2, "ore": 3}, 2)
    table.act(0, "build_city", vertex=BEACHHEADS[0])
    assert table.points(0) == 3


def settlement_sites(table: Table, seat: int) -> list[object]:
    return [action.operands["vertex"] for action in table.legal(seat, "build_settlement")]


@pytest.mark.rule("SEAPIR-26")
def test_nothing_else_is_built_on_the_pirate_islands() -> None:
    table = pirate_table()
    put_fleet(table, 5)
    lay_line(table, 0, TO_FORTRESS)
    table.turn(0, rolled=True)
    table.hand(0, wood=3, brick=3, wool=3, grain=3)
    corners = corners_of_main(table)
    # The line touches four corners of the islands, the fortress among them.
    beyond = [v for v in settlement_sites(table, 0) if v not in corners]
    assert beyond == [table.vertex(BEACHHEADS[0])]
    table.act(0, "build_settlement", vertex=BEACHHEADS[0])
    assert set(settlement_sites(table, 0)) <= corners
    nothing_else = "on the pirate islands you may build nothing but a settlement at your own beachhead"
    for edge in ("(7,2) E", "(7,1) E"):
        assert table.refused(0, "build_road", edge=edge) == nothing_else
    assert table.refused(0, "build_settlement", vertex=FORTRESSES[0]) == nothing_else
    # Seat 1 has a ship at the beachhead of seat 0.
    other = pirate_table()
    other.put(1, "ship", LINES[0][TO_BEACHHEAD - 1])
    other.turn(1, rolled=True)
    other.hand(1, wood=1, brick=1, wool=1, grain=1)
    assert other.legal(1, "build_settlement") == []


# Warships


@pytest.mark.rule("SEAPIR-27", "SEAPIR-29")
def test_a_knight_arms_the_normal_ship_nearest_to_the_start_and_is_gone() -> None:
    table = pirate_table()
    lay_line(table, 0, 4, warships=1)
    table.give_card(0, "knight", 2)
    table.hand(1, ore=1)
    left = table.state.deck_left
    table.turn(0)
    table.act(0, "play_card", card="knight")
    assert warships(table) == sorted(table.edge(edge) for edge in LINES[0][:2])
    assert (table.held(0), table.state.deck_left, table.state.knights[0]) == ({"knight": 1}, left, 0)
    assert (table.decision, table.cards(1)) == ("pre_roll", {"ore": 1})


@pytest.mark.rule("SEAPIR-27", "SEAPIR-28")
def test_a_road_that_goes_on_from_the_line_is_no_ship_of_it() -> None:
    table = pirate_table()
    table.put(0, "road", "(7,4) NE")
    table.give_card(0, "knight", 2)
    table.turn(0)
    told = [event.to_json() for event in table.act(0, "play_card", card="knight")]
    assert {"event": "ship_armed", "seat": 0, "edge": table.edge(LINES[0][0])} in told
    table.turn(0)
    assert table.refused(0, "play_card", card="knight") == "knight cannot be played now: it would have no effect"


@pytest.mark.rule("SEAPIR-28")
def test_one_card_a_turn_none_bought_in_it_and_none_without_a_normal_ship() -> None:
    table = pirate_table()
    lay_line(table, 0, 3)
    table.give_card(0, "knight", 2)
    table.give_card(0, "victory_point", 1)
    table.turn(0, rolled=True)
    table.act(0, "play_card", card="knight")
    assert table.refused(0, "play_card", card="victory_point") == "only one development card may be played in a turn"

    table.give_card(1, "knight", 1)
    table.turn(1, rolled=True)
    table.give_card(1, "victory_point", 1, bought=True)
    assert table.refused(1, "play_card", card="victory_point").startswith("your victory_point was bought this turn")
    table.act(1, "play_card", card="knight")
    table.turn(1)
    assert table.refused(1, "play_card", card="victory_point") == (
        "victory_point cannot be played now: it would have no effect"
    )
    table.put(1, "ship", LINES[1][1])
    table.act(1, "play_card", card="victory_point")
    assert own(table).warship.has(table.kernel, table.edge(LINES[1][1]))


@pytest.mark.rule("SEAPIR-30")
def test_a_warship_connects_like_a_ship_and_all_warships_count() -> None:
    table = pirate_table()
    put_fleet(table, 5)
    lay_line(table, 0, 4, warships=4)
    table.put(0, "ship", "(7,5) SW")
    own(table).warship.set(table.kernel, table.edge("(7,5) SW"), 1)
    table.turn(0, rolled=True)
    assert table.view()["pirate_islands"]["strength"] == [5, 0, 0, 0]
    table.hand(0, wood=1, wool=1)
    table.act(0, "build_ship", edge=LINES[0][4])
    assert table.route(0) >= 5


def test_lines_and_landmarks_of_these_tests_are_those_of_the_map() -> None:
    board = pirate_table().kernel.rules.board
    table = pirate_table()
    for seat, letter in enumerate("ab"):
        assert {table.edge(edge) for edge in LINES[seat]} <= set(board.edges_of(f"route_{letter}"))
        assert [table.vertex(BEACHHEADS[seat])] == board.vertices_of(f"beachhead_{letter}")
        assert [table.vertex(FORTRESSES[seat])] == board.vertices_of(f"fortress_{letter}")
