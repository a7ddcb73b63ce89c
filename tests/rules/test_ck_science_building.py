"""Progress cards of science that build: crane, engineer, medicine, road building, smith."""

from __future__ import annotations

import pytest

from skerry.rules.cities_and_knights.cities import pillage
from tests.knights import (
    holding,
    is_active,
    knight,
    level,
    metropolis,
    own,
    places,
    play,
    playable,
    strength_at,
    vertices,
    wall,
)
from tests.table import crest

# Crane


@pytest.mark.rule("CK-196", "CK-198")
def test_the_crane_makes_the_first_level_free() -> None:
    table = holding("crane")
    table.put(0, "city", "(2,2) NW")
    play(table, "crane")
    assert table.decision == "crane"
    # It is bought together with the card: nothing else can be done first.
    assert {action.kind for action in table.legal(0)} == {"improve_with_crane"}
    table.act(0, "improve_with_crane", track="science")
    assert table.view(0)["cities_and_knights"]["levels"][0] == {"trade": 0, "politics": 0, "science": 1}
    assert table.decision == "action"


@pytest.mark.rule("CK-196", "CK-198")
def test_the_crane_takes_one_commodity_off_and_nothing_else() -> None:
    table = holding("crane")
    table.put(0, "city", "(2,2) NW")
    for track in ("trade", "politics", "science"):
        level(table, 0, track, 2)
    table.hand(0, cloth=1, coin=2, paper=1)
    assert not table.is_legal(0, "improve", track="politics")
    play(table, "crane")
    assert table.refused(0, "improve_with_crane", track="trade") == "level 3 of trade costs 2 cloth"
    table.act(0, "improve_with_crane", track="politics")
    assert table.cards(0) == {"cloth": 1, "paper": 1}
    assert own(table).level.of(table.kernel, 1) == 3


@pytest.mark.rule("CK-196", "CK-198")
def test_the_crane_needs_all_that_the_purchase_needs() -> None:
    table = holding("crane")
    table.hand(0, cloth=5, coin=5, paper=5)
    assert playable(table) == set()  # no city
    table.put(0, "city", "(2,2) NW")
    assert playable(table) == {"crane"}
    metropolis(table, "trade", "(2,2) NW")
    level(table, 0, "trade", 5)
    level(table, 0, "politics", 3)
    level(table, 0, "science", 3)
    assert playable(table) == set()  # no city for another metropolis, and nothing above the top
    level(table, 0, "trade", 4)
    play(table, "crane")
    assert [action.operands["track"] for action in table.legal(0)] == ["trade"]
    table.act(0, "improve_with_crane", track="trade")
    assert table.cards(0) == {"cloth": 1, "coin": 5, "paper": 5}


@pytest.mark.rule("CK-196")
def test_a_level_bought_with_the_crane_wins_its_metropolis() -> None:
    table = holding("crane")
    table.put(0, "city", "(2,2) NW")
    level(table, 0, "politics", 3)
    table.hand(0, coin=3)
    play(table, "crane")
    table.act(0, "improve_with_crane", track="politics")
    assert table.points(0) == 4


@pytest.mark.rule("CK-197")
def test_each_crane_is_for_a_purchase_of_its_own() -> None:
    table = holding("crane", "crane")
    table.put(0, "city", "(2,2) NW")
    level(table, 0, "trade", 2)
    table.hand(0, cloth=5)
    play(table, "crane")
    assert not table.legal(0, "play_progress")  # the second cannot join the first
    table.act(0, "improve_with_crane", track="trade")
    assert table.cards(0) == {"cloth": 3}
    play(table, "crane")
    table.act(0, "improve_with_crane", track="trade")
    assert table.cards(0) == {}
    assert own(table).level.of(table.kernel, 0) == 4


# Engineer


@pytest.mark.rule("CK-199")
def test_the_engineer_builds_a_wall_for_nothing() -> None:
    table = holding("engineer")
    table.put(0, "city", "(2,2) NW", "(2,3) N")
    table.put(0, "settlement", "(4,1) N")
    table.put(1, "city", "(3,0) N")
    wall(table, 0, "(2,3) N")
    play(table, "engineer")
    assert vertices(table, 0, "place_wall") == places(table, "(2,2) NW")
    table.act(0, "place_wall", vertex="(2,2) NW")
    assert table.supply(0, "wall") == 1
    assert own(table).wall.of(table.kernel, table.vertex("(2,2) NW")) == 1
    assert table.in_bank("brick") == 19


@pytest.mark.rule("CK-200")
def test_no_engineer_without_a_place_or_a_wall() -> None:
    table = holding("engineer")
    table.put(0, "settlement", "(4,1) N")
    assert playable(table) == set()
    table.put(0, "city", "(2,2) NW")
    wall(table, 0, "(2,2) NW")
    assert playable(table) == set()
    table.put(0, "city", "(2,3) N")
    assert playable(table) == {"engineer"}
    table.put(0, "city", "(3,0) N", "(0,0) N")
    wall(table, 0, "(3,0) N")
    wall(table, 0, "(0,0) N")
    assert playable(table) == set()


# Medicine


@pytest.mark.rule("CK-210")
def test_medicine_makes_a_city_for_three_cards() -> None:
    table = holding("medicine")
    table.put(0, "settlement", "(2,2) NW", "(2,3) N")
    table.put(1, "settlement", "(4,1) N")
    table.hand(0, ore=2, grain=1, wood=1)
    play(table, "medicine")
    assert vertices(table, 0, "heal_settlement") == places(table, "(2,2) NW", "(2,3) N")
    table.act(0, "heal_settlement", vertex="(2,3) N")
    assert table.cards(0) == {"wood": 1}
    assert (table.supply(0, "city"), table.supply(0, "settlement")) == (3, 4)
    assert table.points(0) == 3


@pytest.mark.rule("CK-187", "CK-210")
def test_medicine_must_be_paid() -> None:
    table = holding("medicine")
    table.put(0, "settlement", "(2,2) NW")
    table.hand(0, ore=2)
    assert playable(table) == set()
    table.hand(0, ore=1, grain=2)
    assert playable(table) == set()
    table.hand(0, ore=2, grain=1)
    assert playable(table) == {"medicine"}


@pytest.mark.rule("CK-211")
def test_one_medicine_is_one_city_and_needs_a_piece() -> None:
    table = holding("medicine", "medicine")
    table.put(0, "settlement", "(2,2) NW", "(2,3) N")
    table.put(0, "city", "(0,0) N", "(0,2) N", "(4,0) S")
    table.hand(0, ore=4, grain=2)
    play(table, "medicine")
    table.act(0, "heal_settlement", vertex="(2,3) N")
    assert table.decision == "action"
    assert table.supply(0, "city") == 0
    assert playable(table) == set()


@pytest.mark.rule("CK-211")
def test_medicine_raises_a_sideways_city_first_and_takes_no_piece_for_it() -> None:
    table = holding("medicine")
    table.put(0, "settlement", "(2,2) NW", "(2,3) N", "(0,0) N", "(0,2) N", "(4,0) S")
    table.put(0, "city", "(4,2) S", "(3,0) N", "(2,0) N", "(0,1) N")
    pillage(table.kernel, own(table), table.vertex("(4,2) S"))
    assert (table.supply(0, "city"), table.points(0)) == (0, 12)
    table.hand(0, ore=2, grain=1)
    play(table, "medicine")
    assert vertices(table, 0, "heal_settlement") == places(table, "(4,2) S")
    assert table.refused(0, "heal_settlement", vertex="(2,2) NW") == "your sideways city must be raised first"
    table.act(0, "heal_settlement", vertex="(4,2) S")
    assert table.cards(0) == {}
    assert (table.supply(0, "city"), table.supply(0, "settlement")) == (0, 0)
    assert table.game.winner == 0  # the 13th point


# Road building


@pytest.mark.rule("CK-212", "CK-214")
def test_two_free_roads_the_second_on_from_the_first() -> None:
    table = holding("road_building")
    table.put(0, "settlement", "(2,2) NW")
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    play(table, "road_building")
    table.act(0, "place_road", edge="(2,2) NW")
    # Nothing comes in between, not even a settlement that could be paid.
    assert {action.kind for action in table.legal(0)} == {"place_road"}
    assert "does not answer" in table.refused(0, "build_road", edge="(2,2) NE")
    table.act(0, "place_road", edge="(2,2) NE")
    assert table.decision == "action"
    assert (table.supply(0, "road"), table.route(0)) == (13, 2)
    assert table.cards(0) == {"wood": 1, "brick": 1, "wool": 1, "grain": 1}


@pytest.mark.rule("CK-213")
def test_with_one_piece_only_one_road_is_placed() -> None:
    table = holding("road_building")
    table.put(0, "settlement", "(2,2) NW")
    table.put(0, "road", *crest(1, 8), *crest(4, 6))
    play(table, "road_building")
    table.act(0, "place_road", edge="(2,2) NW")
    assert table.supply(0, "road") == 0
    assert table.decision == "action"


@pytest.mark.rule("CK-213")
def test_with_one_edge_only_one_road_is_placed() -> None:
    table = holding("road_building")
    table.put(0, "settlement", "(2,2) NW")
    table.put(1, "road", "(2,2) W", "(1,1) SW")
    table.put(1, "settlement", "(2,2) N")
    play(table, "road_building")
    assert [action.operands["edge"] for action in table.legal(0)] == [table.edge("(2,2) NW")]
    table.act(0, "place_road", edge="(2,2) NW")
    assert table.decision == "action"


@pytest.mark.rule("CK-213")
def test_both_roads_must_be_placed_if_they_can() -> None:
    table = holding("road_building")
    table.put(0, "settlement", "(2,2) NW")
    play(table, "road_building")
    table.act(0, "place_road", edge="(2,2) NW")
    assert table.decision == "place_free_route"
    assert all(action.kind == "place_road" for action in table.legal(0))


@pytest.mark.rule("CK-215")
def test_no_road_building_without_a_piece_or_an_edge() -> None:
    table = holding("road_building")
    assert playable(table) == set()
    table.put(0, "settlement", "(2,2) NW")
    assert playable(table) == {"road_building"}
    table.put(0, "road", *crest(1, 8), *crest(4, 7))
    assert table.supply(0, "road") == 0
    assert playable(table) == set()


# Smith


@pytest.mark.rule("CK-216")
@pytest.mark.parametrize("second", [True, False])
def test_the_smith_promotes_one_or_two_knights_for_nothing(second: bool) -> None:
    table = holding("smith")
    knight(table, 0, "(2,2) N", active=True)
    knight(table, 0, "(2,3) N")
    knight(table, 1, "(2,1) N")
    play(table, "smith")
    assert table.refused(0, "finish_smith") == "at least one knight must be promoted"
    assert vertices(table, 0, "smith_knight") == places(table, "(2,2) N", "(2,3) N")
    table.act(0, "smith_knight", vertex="(2,2) N")
    assert (strength_at(table, "(2,2) N"), is_active(table, "(2,2) N")) == (2, True)
    # A different one, and only one.
    assert vertices(table, 0, "smith_knight") == places(table, "(2,3) N")
    assert table.refused(0, "smith_knight", vertex="(2,2) N") == "a knight is promoted only once a turn"
    if second:
        table.act(0, "smith_knight", vertex="(2,3) N")
    else:
        table.act(0, "finish_smith")
    assert table.decision == "action"
    assert (strength_at(table, "(2,3) N"), is_active(table, "(2,3) N")) == (2 if second else 1, False)
    assert strength_at(table, "(2,1) N") == 1


@pytest.mark.rule("CK-216")
def test_two_promotions_are_all_however_many_knights_there_are() -> None:
    table = holding("smith")
    level(table, 0, "politics", 3)
    knight(table, 0, "(2,1) N")
    knight(table, 0, "(2,2) N")
    knight(table, 0, "(2,3) N", "strong")
    play(table, "smith")
    table.act(0, "smith_knight", vertex="(2,3) N")
    table.act(0, "smith_knight", vertex="(2,1) N")
    assert table.decision == "action"
    assert strength_at(table, "(2,2) N") == 1


@pytest.mark.rule("CK-216", "CK-217")
def test_the_smith_ends_with_the_first_where_there_is_no_second() -> None:
    table = holding("smith")
    knight(table, 0, "(2,2) N")
    play(table, "smith")
    table.act(0, "smith_knight", vertex="(2,2) N")
    assert table.decision == "action"
    assert (table.supply(0, "basic_knight"), table.supply(0, "strong_knight")) == (2, 1)


@pytest.mark.rule("CK-217")
def test_a_piece_freed_by_the_first_promotion_serves_the_second() -> None:
    table = holding("smith")
    level(table, 0, "politics", 3)
    knight(table, 0, "(2,1) N")
    knight(table, 0, "(2,2) N", "strong")
    knight(table, 0, "(2,3) N", "strong")
    play(table, "smith")
    # Both strong pieces are out, so the basic knight has to wait.
    assert vertices(table, 0, "smith_knight") == places(table, "(2,2) N", "(2,3) N")
    table.act(0, "smith_knight", vertex="(2,2) N")
    table.act(0, "smith_knight", vertex="(2,1) N")
    assert [strength_at(table, f"(2,{k}) N") for k in (1, 2, 3)] == [2, 3, 2]
    assert table.supply(0, "basic_knight") == 2
    assert table.supply(0, "strong_knight") == 0
    assert table.supply(0, "mighty_knight") == 1


@pytest.mark.rule("CK-217")
def test_the_smith_needs_fortress_supply_and_a_knight_not_yet_promoted() -> None:
    table = holding("smith")
    knight(table, 0, "(2,2) N", "strong")
    assert playable(table) == set()
    level(table, 0, "politics", 3)
    assert playable(table) == {"smith"}
    table.hand(0, wool=1, ore=1)
    table.act(0, "promote_knight", vertex="(2,2) N")
    assert playable(table) == set()
    knight(table, 0, "(2,3) N", "strong")
    assert playable(table) == {"smith"}
    knight(table, 0, "(2,1) N", "mighty")
    assert playable(table) == set()


@pytest.mark.rule("CK-217")
def test_a_knight_the_smith_promoted_is_not_promoted_again_for_a_price() -> None:
    table = holding("smith")
    level(table, 0, "politics", 3)
    knight(table, 0, "(2,2) N")
    table.hand(0, wool=1, ore=1)
    play(table, "smith")
    table.act(0, "smith_knight", vertex="(2,2) N")
    assert table.refused(0, "promote_knight", vertex="(2,2) N") == "a knight is promoted only once a turn"
