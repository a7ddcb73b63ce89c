"""`treasure_islands` (TDETI): its end, and Cities & Knights beside it."""

from __future__ import annotations

import pytest

from skerry import Game
from skerry.catalog import judge
from skerry.rules.cities_and_knights.tables import TRACKS
from tests.knights import give, leave, on_top, progress
from tests.rules.test_treasure_islands_discovery import settle
from tests.table import Table
from tests.treasures import (
    ISLANDS,
    KNIGHTS,
    OUT,
    PORT,
    TILE,
    TO_TILE,
    at_port,
    at_tile,
    choices,
    islands_table,
    lay,
    told,
    used,
)

HOMES = ("(2,4) N", "(3,4) N", "(3,5) N", "(4,3) N", "(4,4) N", "(5,4) N", "(5,5) N", "(6,4) S")


# The end


@pytest.mark.rule("TDETI-82", "TDETI-83")
@pytest.mark.parametrize(("players", "target"), [(3, 15), (4, 14)])
def test_the_game_ends_at_fifteen_points_with_three_and_fourteen_with_four(players: int, target: int) -> None:
    table = islands_table("hill", tokens=(3,), players=players)
    assert table.kernel.rules.base_target == target
    table.put(0, "city", *HOMES[:4])
    table.put(0, "settlement", *HOMES[4 : 4 + target - 11])
    lay(table, 0, OUT)
    assert table.points(0) == target - 3
    table.turn(0, rolled=True)
    assert not table.game.over
    settle(table, 0, "(2,2) N")
    assert (table.points(0), table.game.over) == (target - 1, False)
    table.turn(1, rolled=True)
    table.put(0, "settlement", "(2,3) N")
    table.kernel.settle()
    assert (table.points(0), table.game.over) == (target, False), "only on one's own turn"
    table.turn(0)
    assert (table.game.over, table.game.winner) == (True, 0)


@pytest.mark.rule("TDETI-85")
@pytest.mark.parametrize(("players", "target"), [(3, 17), (4, 16)])
def test_with_knights_the_target_is_two_more(players: int, target: int) -> None:
    assert judge([*ISLANDS, KNIGHTS], players).target == target
    assert Game.new([*ISLANDS, KNIGHTS], players, "target").kernel.rules.base_target == target


# Cities & Knights


@pytest.mark.rule("TDETI-86", "TDETI-84", "CK-297", "VARX-79")
@pytest.mark.parametrize("track", TRACKS)
def test_a_development_card_is_the_top_progress_card_of_a_deck_of_choice(track: str) -> None:
    table = at_tile("development_card", beside=[KNIGHTS])
    card = {"trade": "merchant", "politics": "spy", "science": "crane"}[track]
    on_top(table, card)
    events = [event.to_json(1) for event in table.act(0, "build_ship", edge=TO_TILE)]
    assert {"event": "treasure_used", "seat": 0, "treasure": "progress_card"} in events
    assert (table.decision, {action.operands["track"] for action in table.legal(0)}) == ("choose_deck", set(TRACKS))
    table.act(0, "choose_deck", track=track)
    assert (progress(table, 0), table.decision) == ({card: 1}, "action")


@pytest.mark.rule("TDETI-86")
def test_the_tile_is_told_as_what_it_brings() -> None:
    table = at_tile("development_card", beside=[KNIGHTS])
    words = table.kernel.rules.words["treasure"]
    assert words == ("two_routes", "progress_card", "one_resource", "grain_wool_brick", "two_resources")
    table.act(0, "build_ship", edge=TO_TILE)
    table.act(0, "choose_deck", track="trade")
    assert used(table) == {"progress_card": 1}


@pytest.mark.rule("TDETI-93")
def test_an_empty_deck_is_not_chosen_and_without_any_card_the_tile_has_no_effect() -> None:
    table = at_tile("development_card", beside=[KNIGHTS])
    leave(table, "trade", 0)
    table.act(0, "build_ship", edge=TO_TILE)
    assert {action.operands["track"] for action in table.legal(0)} == {"politics", "science"}
    assert table.refused(0, "choose_deck", track="trade") == "there is no card left in that deck"
    empty = at_tile("development_card", beside=[KNIGHTS])
    for track in TRACKS:
        leave(empty, track, 0)
    empty.act(0, "build_ship", edge=TO_TILE)
    assert (empty.decision, used(empty), progress(empty, 0)) == ("action", {"progress_card": 1}, {})


@pytest.mark.rule("TDETI-93")
def test_a_card_that_is_a_point_is_laid_open_at_once() -> None:
    table = at_tile("development_card", beside=[KNIGHTS])
    on_top(table, "constitution")
    before = table.points(0)
    table.act(0, "build_ship", edge=TO_TILE)
    table.act(0, "choose_deck", track="politics")
    assert (progress(table, 0), table.points(0)) == ({}, before + 1)


@pytest.mark.rule("TDETI-93")
def test_a_fifth_card_is_kept_until_the_end_of_the_turn() -> None:
    table = at_tile("development_card", beside=[KNIGHTS])
    give(table, 0, "spy", "spy", "crane", "smith")
    on_top(table, "merchant")
    table.act(0, "build_ship", edge=TO_TILE)
    table.act(0, "choose_deck", track="trade")
    assert (table.decision, sum(progress(table, 0).values())) == ("action", 5)
    table.act(0, "end_turn")
    assert (table.decision, table.game.actors) == ("discard_progress", [0])


@pytest.mark.rule("TDETI-87", "CKS-55")
@pytest.mark.parametrize(("hidden", "card"), [("forest", "wood"), ("pasture", "wool"), ("mountain", "ore")])
def test_a_discovery_brings_resources_and_never_commodities(hidden: str, card: str) -> None:
    table = at_port(hidden, tokens=(5,), beside=[KNIGHTS])
    table.put(0, "city", "(4,4) N")
    table.turn(0, rolled=True)
    table.act(0, "build_ship", edge=OUT)
    assert table.cards(0) == {card: 1}


@pytest.mark.rule("TDETI-87")
def test_a_treasure_brings_resources_and_never_commodities() -> None:
    table = at_tile("two_resources", beside=[KNIGHTS])
    table.act(0, "build_ship", edge=TO_TILE)
    assert choices(table) == {"wood", "brick", "wool", "grain", "ore"}
    gold = at_port("gold_field", tokens=(5,), beside=[KNIGHTS])
    gold.act(0, "build_ship", edge=OUT)
    assert choices(gold) == {"wood", "brick", "wool", "grain", "ore"}


@pytest.mark.rule("TDETI-88", "TDETI-46")
def test_with_knights_the_second_founding_building_is_a_city() -> None:
    table = Table([*ISLANDS, KNIGHTS], 3)
    founded = []
    while table.state.turn == 0:
        (seat,) = table.game.actors
        action = table.legal(seat)[0]
        table.game.apply(seat, action)
        if action.kind == "found_building":
            vertex = int(str(action.operands["vertex"]))
            founded.append(table.kernel.rules.pieces[table.state.vertex_piece[vertex]].name)
    assert founded == ["settlement"] * 3 + ["city"] * 3


@pytest.mark.rule("TDETI-65", "CK-233")
def test_free_routes_of_a_progress_card_take_tiles_too() -> None:
    table = islands_table("forest", tiles={TILE: "grain_wool_brick"}, beside=[KNIGHTS])
    table.put(0, "settlement", PORT)
    table.put(0, "ship", OUT, "(1,1) E")
    give(table, 0, "road_building")
    table.turn(0, rolled=True)
    table.hand(0)
    table.act(0, "play_progress", card="road_building")
    table.act(0, "place_ship", edge=TO_TILE)
    assert table.cards(0) == {"grain": 1, "wool": 1, "brick": 1}
    assert (table.decision, len(told(table)["treasures"])) == ("place_free_route", 14)


@pytest.mark.rule("TDETI-20")
def test_harbormaster_asks_for_a_point_more() -> None:
    table = islands_table(beside=["harbormaster"])
    assert table.kernel.rules.base_target == 15
