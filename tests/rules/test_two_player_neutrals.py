"""The game for two: setting up, and building for the neutral colours."""

from __future__ import annotations

import pytest

from skerry import ConfigError, Game
from skerry.board.maps import load_map
from skerry.catalog import judge
from tests.table import Table
from tests.toys import StartArea

TWO = ("base", "two_player")
NEUTRAL_1 = "(0,1) S"
NEUTRAL_2 = "(4,1) N"

# A small island that marks no neutral places.
UNMARKED = """
name unmarked
players 2 3
target 8
row 0 offset 1: forest:4 hill:6 pasture:9 forest:3
row 1 offset 0: pasture:5 desert field:8 hill:10 mountain:11
row 2 offset 1: mountain:9 forest:10 field:3 pasture:4
"""


def pieces(table: Table, colour: int) -> dict[str, int]:
    """What a colour has on the board."""
    names = [piece.name for piece in table.kernel.rules.pieces]
    placed = {name: int(table.state.placed[colour * len(names) + i]) for i, name in enumerate(names)}
    return {name: count for name, count in placed.items() if count}


def owner(table: Table, vertex: str) -> int:
    return int(table.state.vertex_owner[table.vertex(vertex)])


def found_all(table: Table) -> list[int]:
    """Both rounds at places of no importance; returns who founded."""
    order = []
    for place in ("(1,0) N", "(1,3) N", "(2,0) S", "(2,4) S"):
        (seat,) = table.game.actors
        order.append(seat)
        table.act(seat, "found_building", vertex=place)
        table.act(seat, "found_road", edge=f"{place[:5]} {'NE' if place.endswith('N') else 'SE'}")
    return order


# Components and set-up


@pytest.mark.rule("TWO-01")
def test_exactly_two_play_and_two_colours_are_neutral() -> None:
    for players in (3, 4, 5, 6):
        assert str(judge(TWO, players).reason) == f"two_player is for exactly 2 players, not {players}."
    table = Table(TWO, players=2)
    assert table.view()["players"] == 2
    assert len(table.view()["neutrals"]) == 2
    assert table.state.colours == 4


@pytest.mark.rule("TWO-02", "TWO-03", "TWO-57")
def test_five_of_twenty_tokens_each_and_ten_in_the_supply_for_all_to_see() -> None:
    table = Table(TWO, players=2)
    for seat in (None, 0, 1):
        tokens = table.view(seat)["trade_tokens"]
        assert tokens["seats"] == [5, 5]
        assert tokens["supply"] == 10


@pytest.mark.rule("TWO-04", "TWO-05")
@pytest.mark.parametrize("board", ["beginner", "variable", "drafted"])
def test_a_neutral_settlement_on_each_marked_vertex_before_founding(board: str) -> None:
    table = Table(TWO, players=2, board=board)
    assert (owner(table, NEUTRAL_1), owner(table, NEUTRAL_2)) == (2, 3)
    assert pieces(table, 2) == pieces(table, 3) == {"settlement": 1}
    touching = {
        corner: {
            (int(table.kernel.topology.hex_row[hex_]), int(table.kernel.topology.hex_col[hex_]))
            for hex_ in table.kernel.topology.vertex_hex[3 * table.vertex(corner) : 3 * table.vertex(corner) + 3]
        }
        for corner in (NEUTRAL_1, NEUTRAL_2)
    }
    assert touching == {NEUTRAL_1: {(0, 1), (1, 1), (1, 2)}, NEUTRAL_2: {(3, 1), (3, 2), (4, 1)}}


@pytest.mark.rule("TWO-06")
def test_elsewhere_the_later_player_places_first_and_then_the_starting_player() -> None:
    table = Table(TWO, players=2, own_map=UNMARKED, roll_off=[(1, 1), (6, 6)])
    assert table.state.starting_player == 1
    assert (table.decision, table.game.actors) == ("found_neutral", [0])
    assert "three land hexes" in table.refused(0, "found_neutral", vertex="(0,0) N")
    table.act(0, "found_neutral", vertex="(1,1) N")
    assert (table.decision, table.game.actors) == ("found_neutral", [1])
    assert table.is_legal(1, "found_neutral", vertex="(1,3) S")
    # The distance rule.
    assert not table.is_legal(1, "found_neutral", vertex="(1,1) NE")
    table.act(1, "found_neutral", vertex="(1,3) S")
    assert (owner(table, "(1,1) N"), owner(table, "(1,3) S")) == (2, 3)
    assert pieces(table, 2) == pieces(table, 3) == {"settlement": 1}
    assert (table.decision, table.game.actors) == ("found_building", [1])


@pytest.mark.rule("TWO-06")
def test_neutral_settlements_start_in_the_start_area_only() -> None:
    table = Table([*TWO, StartArea(row=2)], players=2, own_map=UNMARKED)
    assert table.is_legal(1, "found_neutral", vertex="(1,1) S")
    assert not table.is_legal(1, "found_neutral", vertex="(1,1) N")


@pytest.mark.rule("TWO-06")
def test_a_map_may_mark_the_two_places_but_not_only_one() -> None:
    table = Table(TWO, players=2, own_map=UNMARKED + "marker neutral: (1,1) corner N, (1,3) corner S\n")
    assert table.decision == "found_building"
    assert (owner(table, "(1,1) N"), owner(table, "(1,3) S")) == (2, 3)
    with pytest.raises(ConfigError, match="marks 1 vertices as neutral"):
        Game.new(TWO, 2, board=UNMARKED + "marker neutral: (1,1) corner N\n")


@pytest.mark.parametrize("second", ["(1,1) corner N", "(0,0) corner SE", "(1,1) corner NE"])
@pytest.mark.rule("TWO-06")
def test_the_two_places_of_a_map_keep_the_distance_rule(second: str) -> None:
    with pytest.raises(ConfigError, match="unmarked marks two vertices as neutral that are the same or neighbours"):
        Game.new(TWO, 2, board=UNMARKED + f"marker neutral: (1,1) corner N, {second}\n")


@pytest.mark.rule("TWO-07", "TWO-08", "TWO-26")
def test_founding_goes_one_two_two_one_and_triggers_no_neutral_piece() -> None:
    table = Table(TWO, players=2)
    assert found_all(table) == [0, 1, 1, 0]
    assert pieces(table, 0) == pieces(table, 1) == {"settlement": 2, "road": 2}
    assert pieces(table, 2) == pieces(table, 3) == {"settlement": 1}
    assert (table.decision, table.game.actors) == ("pre_roll", [0])


@pytest.mark.rule("TWO-09", "TWO-58")
def test_everything_else_is_as_with_four_players() -> None:
    two = Table(TWO, players=2).kernel.rules
    four = Table(players=4).kernel.rules
    for piece, other in zip(two.pieces, four.pieces, strict=True):
        assert (piece.name, piece.limit, piece.cost, piece.points) == (
            other.name,
            other.limit,
            other.cost,
            other.points,
        )
    assert two.bank_start == four.bank_start
    assert two.hand_limit == four.hand_limit
    assert two.base_target == four.base_target == 10
    assert [(card.name, card.count) for card in two.development_cards] == [
        (card.name, card.count) for card in four.development_cards
    ]
    assert [(award.name, award.minimum, award.points) for award in two.awards] == [
        (award.name, award.minimum, award.points) for award in four.awards
    ]


@pytest.mark.rule("TWO-09")
def test_the_island_of_the_base_game_is_accepted_as_a_map_for_two() -> None:
    game = Game.new(TWO, 2, seed=1, board=load_map("base"))
    assert game.view().target[0] == 10


# Building for the neutral colours


def ready_to_build(**cards: int) -> Table:
    """Seat 0 has rolled and has a settlement and a road; each neutral colour has its first settlement."""
    table = Table(TWO, players=2)
    table.put(0, "settlement", "(2,0) S")
    table.put(0, "road", "(2,0) SE")
    table.hand(0, **cards)
    table.turn(0, rolled=True)
    return table


@pytest.mark.rule("TWO-16", "TWO-18")
def test_a_road_is_followed_at_once_by_a_free_neutral_road_of_the_builders_choice() -> None:
    table = ready_to_build(wood=2, brick=2)
    table.act(0, "build_road", edge="(2,0) E")
    assert (table.decision, table.game.actors) == ("build_neutral", [0])
    assert "does not answer" in table.refused(0, "end_turn")
    assert {action.kind for action in table.legal(0)} == {"place_neutral_road"}
    assert {action.operands["colour"] for action in table.legal(0)} == {2, 3}
    assert len(table.legal(0)) == 6
    before = table.cards(0), table.in_bank("wood")
    table.act(0, "place_neutral_road", colour=3, edge="(4,1) NW")
    assert (table.cards(0), table.in_bank("wood")) == before
    assert table.state.edge_owner[table.edge("(4,1) NW")] == 3
    assert table.decision == "action"


@pytest.mark.rule("TWO-17", "TWO-18")
def test_a_settlement_is_followed_by_a_free_neutral_settlement() -> None:
    table = ready_to_build(wood=1, brick=1, wool=1, grain=1)
    table.put(0, "road", "(2,0) E")
    table.put(2, "road", "(0,1) SE", "(1,2) NE")
    table.put(3, "road", "(4,1) NW", "(4,1) W")
    table.act(0, "build_settlement", vertex="(2,0) NE")
    assert table.decision == "build_neutral"
    assert table.legal(0) == [
        table.action("place_neutral_settlement", {"colour": 2, "vertex": "(1,2) NE"}),
        table.action("place_neutral_settlement", {"colour": 3, "vertex": "(4,1) SW"}),
    ]
    table.act(0, "place_neutral_settlement", colour=2, vertex="(1,2) NE")
    assert owner(table, "(1,2) NE") == 2
    assert pieces(table, 2) == {"settlement": 2, "road": 2}
    assert table.decision == "action"
    assert table.cards(0) == {}


@pytest.mark.rule("TWO-19", "TWO-20")
def test_neutral_pieces_follow_the_network_and_supply_of_their_own_colour() -> None:
    table = ready_to_build(wood=2, brick=2)
    assert [table.supply(colour, "road") for colour in (2, 3)] == [15, 15]
    assert [table.supply(colour, "settlement") for colour in (2, 3)] == [4, 4]
    table.act(0, "build_road", edge="(2,0) E")
    # An edge at the players' own road, and one of the other neutral colour.
    assert "fits the colour's own network" in table.refused(0, "place_neutral_road", colour=2, edge="(1,0) SE")
    assert table.refused(0, "place_neutral_road", colour=2, edge="(4,1) NW")
    assert "no neutral settlement" in table.refused(0, "place_neutral_settlement", colour=2, vertex="(2,0) N")
    assert "no neutral colour" in table.refused(0, "place_neutral_road", colour=1, edge="(0,1) SE")
    table.act(0, "place_neutral_road", colour=2, edge="(0,1) SE")
    assert table.supply(2, "road") == 14
    # A colour without pieces cannot be chosen.
    table.state.supply[3 * table.kernel.rules.piece_count + table.kernel.rules.road] = 0
    table.act(0, "build_road", edge="(2,1) NW")
    assert {action.operands["colour"] for action in table.legal(0)} == {2}
    assert table.is_legal(0, "place_neutral_road", colour=2, edge="(1,2) NE")


@pytest.mark.rule("TWO-19")
def test_a_neutral_settlement_keeps_the_distance_rule() -> None:
    table = ready_to_build(wood=1, brick=1, wool=1, grain=1)
    table.put(0, "road", "(2,0) E")
    table.put(2, "road", "(0,1) SE", "(1,2) NE")
    table.put(1, "settlement", "(1,3) N")
    table.act(0, "build_settlement", vertex="(2,0) NE")
    assert not table.is_legal(0, "place_neutral_settlement", colour=2, vertex="(1,2) NE")
    # No neutral settlement fits anywhere, so that a road is due.
    assert {action.kind for action in table.legal(0)} == {"place_neutral_road"}


@pytest.mark.rule("TWO-21")
def test_a_neutral_road_takes_the_place_of_a_settlement_that_fits_neither_colour() -> None:
    table = ready_to_build(wood=2, brick=2, wool=2, grain=2)
    table.put(0, "road", "(2,0) E", "(2,1) NW", "(2,1) NE")
    table.act(0, "build_settlement", vertex="(2,0) NE")
    assert {action.kind for action in table.legal(0)} == {"place_neutral_road"}
    table.act(0, "place_neutral_road", colour=2, edge="(0,1) SE")
    # As soon as one of the two colours has a place, no road may be chosen instead.
    table.put(3, "road", "(4,1) NW", "(4,1) W")
    table.act(0, "build_settlement", vertex="(2,1) NE")
    assert table.legal(0) == [table.action("place_neutral_settlement", {"colour": 3, "vertex": "(4,1) SW"})]
    assert "no neutral road is to be built" in table.refused(0, "place_neutral_road", colour=2, edge="(0,1) SW")


@pytest.mark.rule("TWO-22")
def test_nothing_is_built_where_no_neutral_road_is_possible_either() -> None:
    table = ready_to_build(wood=2, brick=2, wool=1, grain=1)
    for colour in (2, 3):
        table.state.supply[colour * table.kernel.rules.piece_count + table.kernel.rules.road] = 0
    table.act(0, "build_road", edge="(2,0) E")
    assert table.decision == "action"
    table.act(0, "build_settlement", vertex="(2,0) NE")
    assert table.decision == "action"
    assert pieces(table, 2) == pieces(table, 3) == {"settlement": 1}


@pytest.mark.rule("TWO-23", "TWO-53")
def test_a_city_or_a_card_triggers_nothing_and_earns_nothing() -> None:
    table = ready_to_build(grain=3, ore=4, wool=1)
    tokens = table.view()["trade_tokens"]
    table.act(0, "build_city", vertex="(2,0) S")
    assert table.decision == "action"
    table.act(0, "buy_card")
    assert table.decision == "action"
    assert table.view()["trade_tokens"] == tokens


@pytest.mark.rule("TWO-24")
def test_neutral_colours_are_never_given_a_city() -> None:
    kinds = [action.name for action in Table(TWO, players=2).kernel.rules.action_kinds]
    assert [name for name in kinds if name.startswith("place_neutral")] == [
        "place_neutral_road",
        "place_neutral_settlement",
    ]


@pytest.mark.rule("TWO-25")
def test_each_free_road_triggers_a_neutral_road() -> None:
    table = ready_to_build()
    table.give_card(0, "road_building")
    table.act(0, "play_card", card="road_building")
    table.act(0, "place_road", edge="(2,0) E")
    assert table.decision == "build_neutral"
    table.act(0, "place_neutral_road", colour=2, edge="(0,1) SE")
    assert table.decision == "place_free_route"
    table.act(0, "place_road", edge="(2,1) NW")
    table.act(0, "place_neutral_road", colour=3, edge="(4,1) NW")
    assert table.decision == "action"
    assert [pieces(table, colour)["road"] for colour in (0, 2, 3)] == [3, 1, 1]


@pytest.mark.rule("TWO-27")
def test_neutral_buildings_produce_nothing() -> None:
    # (0,1) is pasture:2, (1,1) hill:6, (1,2) pasture:4; only the neutral settlement stands there.
    table = Table(TWO, players=2, dice=[(1, 1), (3, 3)])
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "roll")
    assert table.state.number == 6
    assert [table.in_bank(card) for card in ("wool", "brick")] == [19, 19]


@pytest.mark.rule("TWO-28")
def test_neutral_colours_are_no_victims() -> None:
    table = Table(TWO, players=2, dice=[(3, 4)], thefts=["ore"])
    table.put(1, "settlement", "(4,2) S")
    table.hand(1, ore=1)
    table.turn(0)
    table.act(0, "roll")
    # Only a neutral settlement stands at (1,1).
    table.act(0, "move_robber", hex="(1,1)")
    assert table.decision == "pre_roll"
    assert table.cards(1) == {"ore": 1}
    assert table.view()["seats"][0]["hand_size"] == 0

    beside = Table(TWO, players=2, dice=[(3, 4)], thefts=["ore"])
    beside.put(1, "settlement", "(1,1) SW")
    beside.hand(1, ore=1)
    beside.turn(0)
    beside.act(0, "roll")
    # A neutral colour beside the opponent leaves no choice of victims.
    beside.act(0, "move_robber", hex="(1,1)")
    assert beside.decision == "pre_roll"
    assert beside.cards(0) == {"ore": 1}


@pytest.mark.rule("TWO-29")
def test_a_neutral_colour_can_hold_longest_road_and_it_scores_for_nobody() -> None:
    table = ready_to_build(wood=1, brick=1)
    for edge in ("(0,1) SW", "(1,1) NW", "(1,1) W", "(1,1) SW", "(1,1) SE"):
        table.put(2, "road", edge)
    assert table.route(2) == 5
    assert table.holder("longest_road") == 2
    assert (table.points(0), table.points(1)) == (1, 0)
    table.put(0, "road", "(2,0) SW", "(2,0) W", "(2,0) NW", "(2,0) NE")
    assert table.route(0) == 5
    assert table.holder("longest_road") == 2
    table.act(0, "build_road", edge="(2,0) E")
    assert table.route(0) == 6
    assert table.holder("longest_road") == 0
    assert table.points(0) == 1 + 2
    assert table.game.scores() == [3, 0]
    # The neutral colour takes it back with 7.
    table.put(2, "road", "(1,1) E", "(1,2) NW")
    assert table.route(2) == 7
    assert table.holder("longest_road") == 2
    assert table.points(0) == 1


@pytest.mark.rule("TWO-30")
def test_a_neutral_building_interrupts_roads_and_blocks_vertices() -> None:
    table = ready_to_build(wood=3, brick=3, wool=1, grain=1)
    table.put(0, "road", "(1,1) NW", "(0,1) SW")
    # The neutral settlement at the S corner of (0,1) stops the road that arrives there ...
    assert "no opponent's building may lie between" in table.refused(0, "build_road", edge="(0,1) SE")
    # ... takes the vertex, and keeps its neighbours free.
    assert not table.is_legal(0, "build_settlement", vertex=NEUTRAL_1)
    assert not table.is_legal(0, "build_settlement", vertex="(0,1) SW")
    table.put(1, "road", "(4,0) NE", "(4,1) NW", "(4,1) NE")
    assert table.route(1) == 2


@pytest.mark.rule("TWO-31")
def test_a_winning_settlement_is_not_followed_by_a_neutral_one() -> None:
    table = ready_to_build(wood=1, brick=1, wool=1, grain=1)
    table.put(0, "city", "(1,0) N", "(1,3) N", "(3,3) S", "(4,0) S")
    table.put(0, "road", "(2,0) E")
    table.put(2, "road", "(0,1) SE", "(1,2) NE")
    assert table.points(0) == 9
    table.act(0, "build_settlement", vertex="(2,0) NE")
    assert table.game.winner == 0
    assert table.legal(0) == []
    assert pieces(table, 2)["settlement"] == 1


@pytest.mark.rule("TWO-31")
def test_a_winning_road_is_not_answered_by_one_that_would_take_the_award_away() -> None:
    table = ready_to_build(wood=1, brick=1)
    table.put(0, "city", "(1,3) N", "(3,3) S", "(4,0) S")
    table.put(0, "settlement", "(2,4) NE")
    assert table.points(0) == 8
    table.put(0, "road", "(2,0) SW", "(2,0) W", "(2,0) NW")
    assert table.route(0) == 4
    table.act(0, "build_road", edge="(2,0) NE")
    assert table.game.winner == 0
    assert table.game.scores() == [10, 0]
