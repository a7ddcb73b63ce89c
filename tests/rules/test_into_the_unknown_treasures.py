"""`into_the_unknown` (TDEIU): what routes discover, and treasures that are used at once or kept face down."""

from __future__ import annotations

from typing import Any

import pytest

from skerry.board.map_file import HARBOUR_NUMBER
from skerry.board.terrain import HILL, SEA, TERRAINS
from skerry.board.tokens import numbers_of
from skerry.engine.digest import kept_by
from skerry.engine.event import Event
from skerry.engine.resampling import resample_hidden
from skerry.engine.view import View
from skerry.rules.seafarers.explorers.treasures.tables import TREASURE_NAMES
from tests.knights import give, on_top, play, progress, throw, wall
from tests.table import Table
from tests.unknown import (
    HEXES,
    LAST,
    OUT,
    PRICE,
    SHIP,
    TREASURE,
    at_treasure,
    keep,
    kept,
    part,
    scenario,
    unknown_table,
)

KNIGHTS = "cities_and_knights"
SETTLEMENT = {"wood": 1, "brick": 1, "wool": 1, "grain": 1}

# Coastal places at home without a harbour near, and the coast edges at each.
COAST = "(2,1) NW"
COAST_EDGES = ("(2,1) NW", "(2,1) W")
INLAND = "(4,2) N"


def terrain(table: Table, place: str) -> str:
    return TERRAINS[table.state.terrain[table.hex(place)]]


def numbers(table: Table, place: str) -> list[int]:
    return numbers_of(int(table.state.numbers[table.hex(place)]))


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def reach(table: Table) -> list[Event]:
    """Lay the ship that reaches the treasure."""
    return table.act(0, "build_ship", edge=LAST)


def at_second(treasure: str = "one_resource", **more: Any) -> Table:
    """A seat that has kept a treasure finds another, which it keeps: that is worth a harbour."""
    table = at_treasure(treasure, **more)
    keep(table, 0, 1)
    reach(table)
    table.act(0, "keep_treasure")
    return table


def harbour_edges(table: Table) -> set[tuple[object, object]]:
    legal = table.legal(0, "place_special_harbour")
    return {(action.operands["harbour"], action.operands["edge"]) for action in legal}


# Discovery


@pytest.mark.rule("TDEIU-37", "TDEIU-38", "TDEIU-39")
@pytest.mark.parametrize("players", [3, 4])
def test_a_ship_turns_up_land_with_a_token_and_brings_what_it_produces(players: int) -> None:
    table = unknown_table("mountain", tokens=(9,), players=players)
    table.put(0, "ship", SHIP)
    table.turn(0, rolled=True)
    table.hand(0, **PRICE)
    table.act(0, "build_ship", edge=OUT[0])
    assert (terrain(table, HEXES[0]), numbers(table, HEXES[0])) == ("mountain", [9])
    assert table.cards(0) == {"ore": 1}
    assert table.decision == "action"


@pytest.mark.rule("TDEIU-40")
def test_sea_brings_nothing_and_takes_no_token() -> None:
    table = unknown_table("sea", tokens=(9,))
    table.put(0, "ship", SHIP)
    table.turn(0, rolled=True)
    table.hand(0, **PRICE)
    events = table.act(0, "build_ship", edge=OUT[0])
    assert (terrain(table, HEXES[0]), numbers(table, HEXES[0])) == ("sea", [])
    assert (table.cards(0), table.decision) == ({}, "action")
    assert not [kind for kind in kinds(events) if kind.startswith("treasure")]
    assert table.view()["seafarers"]["hidden_tokens"] == 18


@pytest.mark.rule("TDEIU-37")
@pytest.mark.parametrize("first", [0, 1])
def test_several_hidden_hexes_at_a_vertex_are_turned_in_an_order_of_choice(first: int) -> None:
    table = unknown_table("hill", "pasture", tokens=(4, 5))
    # Nobody could stand here; a line of ships would have turned up one of the two before.
    table.put(0, "settlement", "(1,4) SW")
    table.turn(0, rolled=True)
    table.hand(0, **PRICE)
    table.act(0, "build_ship", edge=OUT[1])
    assert {action.operands["hex"] for action in table.legal(0, "discover")} == {
        table.hex(HEXES[0]),
        table.hex(HEXES[1]),
    }
    table.act(0, "discover", hex=HEXES[first])
    assert (terrain(table, HEXES[first]), terrain(table, HEXES[1 - first])) == ("hill", "pasture")
    assert (table.cards(0), table.decision) == ({"brick": 1, "wool": 1}, "action")


@pytest.mark.rule("TDEIU-42")
def test_what_lies_face_up_is_no_discovery() -> None:
    table = unknown_table()
    table.put(0, "ship", "(2,9) SE")
    table.turn(0, rolled=True)
    table.hand(0, **PRICE)
    before = table.view()["seafarers"]["hidden_hexes"]
    events = table.act(0, "build_ship", edge="(2,9) E")
    assert "discovered" not in kinds(events)
    assert (table.cards(0), table.decision) == ({}, "action")
    assert table.view()["seafarers"]["hidden_hexes"] == before


@pytest.mark.rule("TDEIU-63")
def test_a_moved_ship_discovers_and_collects() -> None:
    table = at_treasure("one_resource")
    table.put(0, "ship", "(1,2) SW")
    table.turn(0, rolled=True)
    table.act(0, "move_ship", edge="(1,2) SW")
    table.act(0, "sail_ship", edge=LAST)
    assert table.decision == "treasure"
    table.act(0, "keep_treasure")
    assert terrain(table, HEXES[2]) == "field"
    assert kept(table) == [1, 0, 0, 0]


# A treasure that was found


@pytest.mark.rule("TDEIU-44", "TDEIU-45", "TDEIU-61")
def test_who_reaches_a_treasure_looks_at_it_alone_and_uses_or_keeps_it() -> None:
    table = at_treasure("two_resources")
    events = reach(table)
    assert (table.decision, table.game.actors) == ("treasure", [0])
    assert [action.kind for action in table.legal(0)] == ["use_treasure", "keep_treasure"]
    (found,) = [event for event in events if event.kind == "treasure_taken"]
    assert found.to_json(0)["treasure"] == "two_resources"
    assert "treasure" not in found.to_json(1)
    place = str(table.vertex(TREASURE))
    assert part(table, 0)["treasures"][place] == "two_resources"
    assert part(table, 1)["treasures"][place] == part(table)["treasures"][place] == "?"
    assert table.refused(0, "end_turn") == "end_turn does not answer treasure"


@pytest.mark.rule("TDEIU-41", "TDEIU-70")
@pytest.mark.parametrize("answer", ["use_treasure", "keep_treasure"])
def test_the_treasure_comes_before_the_hidden_hex_at_its_vertex(answer: str) -> None:
    table = at_treasure("one_resource")
    reach(table)
    assert terrain(table, HEXES[2]) == "fog"
    table.act(0, answer)
    if answer == "use_treasure":
        assert (table.decision, terrain(table, HEXES[2])) == ("choose_resource", "fog")
        table.act(0, "choose_resource", card="ore")
    assert (terrain(table, HEXES[2]), numbers(table, HEXES[2])) == ("field", [5])
    assert table.cards(0) == ({"ore": 1, "grain": 1} if answer == "use_treasure" else {"grain": 1})
    assert table.decision == "action"


@pytest.mark.rule("TDEIU-46")
@pytest.mark.parametrize(
    ("treasure", "taken", "hand"),
    [
        ("one_resource", ["ore"], {"ore": 1}),
        ("two_resources", ["ore", "ore"], {"ore": 2}),
        ("grain_wool_brick", [], {"grain": 1, "wool": 1, "brick": 1}),
    ],
)
def test_a_used_treasure_gives_resources_at_once(treasure: str, taken: list[str], hand: dict[str, int]) -> None:
    table = at_treasure(treasure, ("sea", "hill", "sea"), (4,))
    reach(table)
    events = table.act(0, "use_treasure")
    assert [event.to_json()["treasure"] for event in events if event.kind == "treasure_used"] == [treasure]
    for card in taken:
        table.act(0, "choose_resource", card=card)
    assert (table.cards(0), table.decision) == (hand, "action")
    assert str(table.vertex(TREASURE)) not in part(table)["treasures"]
    assert part(table)["treasure_stack"]["spent"] == {treasure: 1}
    assert kept(table) == [0, 0, 0, 0]


@pytest.mark.rule("TDEIU-46")
def test_a_used_treasure_gives_a_development_card_for_later() -> None:
    table = at_treasure("development_card", decks={"development": [1] * 5 + [2] * 2 + [3] * 2 + [4] * 2 + [0] * 14})
    reach(table)
    table.act(0, "use_treasure")
    assert table.held(0) == {"knight": 1}
    assert "bought this turn" in table.refused(0, "play_card", card="knight")


@pytest.mark.rule("TDEIU-46", "TDEIU-70")
def test_free_routes_are_laid_before_the_hidden_hex_is_turned_and_a_missing_place_loses_them() -> None:
    table = at_treasure("two_routes", ("sea", "hill", "sea"), (4,))
    reach(table)
    table.act(0, "use_treasure")
    assert (table.decision, terrain(table, HEXES[2])) == ("place_free_route", "fog")
    # Beside the known sea an edge of the hidden hex may be used (TDETI-90).
    table.act(0, "place_ship", edge="(1,4) E")
    assert terrain(table, HEXES[2]) == "sea", "the free ship touches it, so that is resolved before the next piece"
    table.act(0, "place_ship", edge="(1,4) NE")
    assert (table.decision, table.cards(0)) == ("action", {})
    without = at_treasure("two_routes", ("sea", "hill", "sea"), (4,))
    for piece in ("ship", "road"):
        number = without.kernel.rules.piece(piece)
        without.state.supply[number] = 1 if piece == "ship" else 0
    reach(without)
    without.act(0, "use_treasure")
    assert without.decision == "action"


@pytest.mark.rule("TDEIU-47", "TDEIU-61")
def test_a_kept_treasure_is_seen_by_its_finder_alone_and_never_used() -> None:
    table = at_treasure("two_resources")
    reach(table)
    events = table.act(0, "keep_treasure")
    (told,) = [event for event in events if event.kind == "treasure_kept"]
    assert told.to_json(0) == told.to_json(1) == {"event": "treasure_kept", "seat": 0}
    assert kept(table) == [1, 0, 0, 0]
    assert part(table, 0)["treasure_stack"]["own"] == {"two_resources": 1}
    assert part(table, 1)["treasure_stack"]["own"] == {}
    assert "own" not in part(table)["treasure_stack"]
    assert "spent" not in part(table)["treasure_stack"]
    assert not table.legal(0, "use_treasure")
    table.turn(0)
    assert not table.legal(0, "use_treasure")


@pytest.mark.rule("TDEIU-61")
def test_for_the_others_a_kept_treasure_may_be_any_of_those_they_have_not_seen() -> None:
    table = at_treasure("two_resources")
    reach(table)
    table.act(0, "keep_treasure")
    number = TREASURE_NAMES.index("two_resources")
    mine = scenario(table).tiles.stack
    for seat in range(-1, 4):
        found = set()
        for deal in range(40):
            world = resample_hidden(table.kernel, seat, f"deal {deal}")
            assert View(world, seat).to_json() == View(table.kernel, seat).to_json()
            (kind,) = [kind for kind in range(5) if mine.held(world, 0, kind)]
            lying = [kind - 1 for kind in kept_by(world, "into_the_unknown")["treasures"] if kind]
            assert sorted([*lying, kind]) == sorted([*range(5)] * 4)
            found.add(kind)
        assert found == ({number} if seat == 0 else {0, 1, 2, 3, 4})


@pytest.mark.rule("TDEIU-48", "TDEIU-49")
def test_whoever_keeps_four_treasures_uses_every_further_one() -> None:
    table = at_treasure("grain_wool_brick", ("sea", "hill", "sea"), (4,))
    keep(table, 0, 4)
    events = reach(table)
    assert [kind for kind in kinds(events) if kind.startswith("treasure")] == ["treasure_taken", "treasure_used"]
    assert (table.decision, table.cards(0)) == ("action", {"grain": 1, "wool": 1, "brick": 1})
    assert kept(table) == [4, 0, 0, 0]


@pytest.mark.rule("TDEIU-48")
def test_whoever_keeps_three_may_keep_one_more() -> None:
    table = at_treasure("grain_wool_brick")
    keep(table, 0, 3)
    reach(table)
    table.act(0, "keep_treasure")
    assert kept(table) == [4, 0, 0, 0]


@pytest.mark.rule("TDEIU-49")
def test_a_further_treasure_that_gives_nothing_is_lost() -> None:
    table = at_treasure("development_card", ("sea", "hill", "sea"), (4,))
    keep(table, 0, 4)
    table.state.deck_left = 0
    reach(table)
    assert (table.decision, table.held(0), kept(table)) == ("action", {}, [4, 0, 0, 0])
    assert part(table)["treasure_stack"]["spent"] == {"development_card": 1}


@pytest.mark.rule("TDEIU-44")
def test_only_the_first_who_comes_finds_it() -> None:
    table = at_treasure("one_resource")
    reach(table)
    table.act(0, "keep_treasure")
    table.put(1, "ship", "(1,4) NE")
    table.turn(1, rolled=True)
    table.hand(1, **PRICE)
    table.terrain("(1,5)", SEA)
    events = table.act(1, "build_ship", edge="(1,4) E")
    assert "treasure_taken" not in kinds(events)
    assert kept(table) == [1, 0, 0, 0]


# One kept treasure: the hand


@pytest.mark.rule("TDEIU-50", "TDEIU-51", "TDEIU-60")
@pytest.mark.parametrize("count", [1, 4])
@pytest.mark.parametrize(("cards", "owed"), [(9, 0), (10, 5), (11, 5)])
def test_whoever_keeps_a_treasure_discards_half_from_ten_cards_on(count: int, cards: int, owed: int) -> None:
    table = unknown_table(dice=[(3, 4)])
    keep(table, 1, count)
    table.hand(1, ore=cards)
    table.hand(2, wood=8)
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "discard"
    assert table.game.actors == ([1, 2] if owed else [2])
    for _ in range(owed):
        table.act(1, "discard", card="ore")
    assert table.game.actors == [2]
    assert table.cards(1) == {"ore": cards - owed}


@pytest.mark.rule("TDEIU-69")
@pytest.mark.parametrize(("walls", "limit"), [(0, 9), (1, 11), (2, 13)])
def test_each_wall_adds_two_to_the_nine_cards(walls: int, limit: int) -> None:
    for count, size in enumerate((limit, limit + 1)):
        table = unknown_table(modules=(KNIGHTS,), dice=[throw(3, 4)])
        places = ("(2,1) N", "(5,1) SW")
        table.put(1, "city", *places)
        for place in places[:walls]:
            wall(table, 1, place)
        keep(table, 1, 1)
        table.hand(1, ore=size)
        table.turn(0)
        table.act(0, "roll")
        assert (table.decision == "discard") == bool(count)


# Two kept treasures: a special harbour


@pytest.mark.rule("TDEIU-52")
def test_the_second_kept_treasure_brings_a_special_harbour_of_choice_at_an_own_coastal_building() -> None:
    table = at_treasure("one_resource")
    table.put(0, "settlement", COAST, INLAND)
    keep(table, 0, 1)
    table.turn(0, rolled=True)
    table.hand(0, **PRICE)
    reach(table)
    table.act(0, "keep_treasure")
    assert (table.decision, table.game.actors) == ("take_special_harbour", [0])
    assert [action.operands.get("harbour") for action in table.legal(0)] == [
        "wood",
        "brick",
        "wool",
        "grain",
        "ore",
        None,
    ]
    events = table.act(0, "take_special_harbour", harbour="ore")
    assert {"event": "special_harbour_taken", "seat": 0, "harbour": "ore"} in [event.to_json() for event in events]
    assert table.decision == "place_special_harbour"
    assert harbour_edges(table) == {("ore", table.edge(edge)) for edge in COAST_EDGES}
    table.act(0, "place_special_harbour", harbour="ore", edge=COAST_EDGES[0])
    assert table.view()["seats"][0]["rates"]["ore"] == 2
    assert part(table)["special_harbours"] == ["wood", "brick", "wool", "grain"]
    assert part(table)["kept_harbours"] == [{}] * 4
    table.hand(0, ore=2)
    table.act(0, "bank_trade", give="ore", take="wool")
    assert table.cards(0) == {"wool": 1}


@pytest.mark.rule("TDEIU-70", "TDEIU-52")
def test_the_harbour_is_placed_before_the_hidden_hex_is_turned() -> None:
    table = at_second()
    assert terrain(table, HEXES[2]) == "fog"
    table.put(0, "settlement", COAST)
    table.act(0, "take_special_harbour", harbour="ore")
    assert (table.decision, terrain(table, HEXES[2])) == ("place_special_harbour", "fog")
    table.act(0, "place_special_harbour", harbour="ore", edge=COAST_EDGES[0])
    assert (table.decision, terrain(table, HEXES[2])) == ("action", "field")


@pytest.mark.rule("TDEIU-53")
@pytest.mark.parametrize("before", [0, 2, 3])
def test_a_harbour_comes_with_the_second_kept_treasure_and_no_other(before: int) -> None:
    table = at_treasure("one_resource", ("sea", "hill", "sea"), (4,))
    if before:
        keep(table, 0, before)
    reach(table)
    table.act(0, "keep_treasure")
    assert table.decision == "action"
    assert kept(table)[0] == before + 1


@pytest.mark.rule("TDEIU-54")
def test_it_goes_on_a_coast_of_known_land_away_from_other_harbours() -> None:
    table = at_second()
    # A city beside the general harbour at (1,1), and a settlement on the new land with one hidden hex beside it.
    table.put(0, "city", "(1,1) N")
    table.put(0, "settlement", "(1,4) S")
    table.put(1, "settlement", COAST)
    table.act(0, "take_special_harbour", harbour="ore")
    edges = ("(1,1) NW", "(2,5) W", "(2,5) NW")
    assert harbour_edges(table) == {("ore", table.edge(edge)) for edge in edges}
    reason = "a kept harbour goes on a coast edge at your own building, away from other harbours"
    for edge in ("(1,1) NE", COAST_EDGES[0], "(1,4) SW"):
        assert table.refused(0, "place_special_harbour", harbour="ore", edge=edge) == reason
    assert table.refused(0, "place_special_harbour", harbour="wool", edge="(1,1) NW") == reason


@pytest.mark.rule("TDEIU-55")
def test_a_harbour_without_a_place_waits_and_is_placed_as_soon_as_there_is_one_in_the_own_turn() -> None:
    table = at_second()
    table.act(0, "take_special_harbour", harbour="grain")
    assert (table.decision, part(table)["kept_harbours"][0]) == ("action", {"grain": 1})
    assert "grain" not in part(table)["special_harbours"]
    table.put(0, "road", "(2,1) NW")
    table.turn(0, rolled=True)
    assert table.decision == "action"
    table.hand(0, **SETTLEMENT)
    table.act(0, "build_settlement", vertex=COAST)
    assert table.decision == "place_special_harbour"
    assert table.refused(0, "end_turn") == "end_turn does not answer place_special_harbour"
    table.act(0, "place_special_harbour", harbour="grain", edge=COAST_EDGES[1])
    assert (table.decision, part(table)["kept_harbours"][0]) == ("action", {})


@pytest.mark.rule("TDEIU-55")
def test_a_harbour_that_waits_is_placed_at_the_start_of_the_own_turn_and_not_in_another() -> None:
    table = at_second()
    table.act(0, "take_special_harbour", harbour="grain")
    table.put(0, "settlement", COAST)
    table.turn(1)
    assert (table.decision, table.game.actors) == ("pre_roll", [1])
    table.turn(0)
    assert (table.decision, table.game.actors) == ("place_special_harbour", [0])


@pytest.mark.rule("TDEIU-55")
def test_a_coast_that_is_discovered_takes_a_harbour_that_waits() -> None:
    table = unknown_table("sea")
    scenario(table).own.harbours.set(table.kernel, HARBOUR_NUMBER["grain"], 1)
    scenario(table).tiles.on_board.clear(table.kernel, table.vertex(TREASURE))
    # At the settlement lie two hexes of land and a hidden one, so that there is no coast yet.
    for place in HEXES[:2]:
        table.terrain(place, HILL)
    table.put(0, "settlement", TREASURE)
    table.turn(0, rolled=True)
    assert table.decision == "action"
    table.hand(0, wood=1, brick=1)
    table.act(0, "build_road", edge="(1,4) E")
    assert (terrain(table, HEXES[2]), table.decision) == ("sea", "place_special_harbour")
    assert harbour_edges(table) == {("grain", table.edge("(1,4) E")), ("grain", table.edge("(1,5) SW"))}


@pytest.mark.rule("TDEIU-56")
def test_anybody_with_a_building_at_the_harbour_uses_it() -> None:
    table = at_second()
    table.put(0, "settlement", COAST)
    table.act(0, "take_special_harbour", harbour="ore")
    table.act(0, "place_special_harbour", harbour="ore", edge=COAST_EDGES[0])
    rates = [table.view()["seats"][seat]["rates"]["ore"] for seat in range(4)]
    assert rates == [2, 4, 4, 4]
    # The distance rule keeps others away while the finder's building stands.
    table.put(1, "settlement", "(2,1) N")
    assert table.view()["seats"][1]["rates"]["ore"] == 2


@pytest.mark.rule("TDEIU-57")
def test_a_harbour_may_be_declined_and_is_then_gone_for_good() -> None:
    table = at_second()
    table.put(0, "settlement", COAST)
    events = table.act(0, "decline_special_harbour")
    assert "special_harbour_declined" in kinds(events)
    assert table.decision == "action"
    assert part(table)["special_harbours"] == ["wood", "brick", "wool", "grain", "ore"]
    table.turn(0)
    assert (table.decision, part(table)["kept_harbours"][0]) == ("pre_roll", {})


@pytest.mark.rule("TDEIU-57")
def test_a_harbour_that_somebody_took_is_not_there_for_the_next() -> None:
    table = at_treasure("one_resource")
    scenario(table).harbours.take(table.kernel, 1, 0)
    table.state.top = None
    table.kernel.ask(table.kernel.rules.decision("action"), 0)
    keep(table, 0, 1)
    reach(table)
    table.act(0, "keep_treasure")
    assert table.refused(0, "take_special_harbour", harbour="wood") == "that harbour is no longer beside the board"
    assert len(table.legal(0, "take_special_harbour")) == 4, "with at most three others there is always one left"


# Three and four kept treasures: points


@pytest.mark.rule("TDEIU-58", "TDEIU-59", "TDEIU-60")
def test_three_kept_treasures_are_one_point_and_four_are_two() -> None:
    points = []
    for count in range(5):
        table = unknown_table()
        if count:
            keep(table, 0, count)
        points.append((table.points(0), table.game.view(None).sources[0]))
    assert points == [(0, {}), (0, {}), (0, {}), (1, {"kept_treasures": 1}), (2, {"kept_treasures": 2})]
    assert table.points(1) == 0


@pytest.mark.rule("TDEIU-58", "TDEIU-64")
def test_the_point_of_a_third_treasure_wins_at_once() -> None:
    table = at_treasure("one_resource")
    table.put(0, "city", "(1,1) N", "(2,1) S", "(3,1) S", "(5,1) S")
    table.put(0, "settlement", "(7,1) S", "(2,2) SE", "(6,2) NE")
    keep(table, 0, 2)
    table.turn(0, rolled=True)
    table.hand(0, **PRICE)
    reach(table)
    assert (table.points(0), table.game.over) == (11, False)
    table.act(0, "keep_treasure")
    assert table.game.winner == 0
    assert table.game.scores()[0] == 12


# Cities & Knights


@pytest.mark.rule("TDEIU-68")
def test_with_cities_and_knights_a_card_is_the_top_progress_card_of_a_deck_of_choice() -> None:
    table = at_treasure("development_card", modules=(KNIGHTS,))
    on_top(table, "warlord")
    reach(table)
    assert part(table, 0)["treasures"][str(table.vertex(TREASURE))] == "progress_card"
    table.act(0, "use_treasure")
    assert (table.decision, terrain(table, HEXES[2])) == ("choose_deck", "fog")
    table.act(0, "choose_deck", track="politics")
    assert progress(table, 0) == {"warlord": 1}


@pytest.mark.rule("TDEIU-65", "TDEIU-68")
def test_with_cities_and_knights_a_free_road_card_discovers_and_collects_too() -> None:
    table = at_treasure("one_resource", modules=(KNIGHTS,))
    give(table, 0, "road_building")
    table.turn(0, rolled=True)
    play(table, "road_building")
    table.act(0, "place_ship", edge=LAST)
    assert table.decision == "treasure"
