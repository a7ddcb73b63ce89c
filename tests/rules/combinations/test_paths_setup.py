"""Barbarian Attack with Cities & Knights: what is in play, and how a turn goes."""

from __future__ import annotations

import pytest

from skerry import Game
from skerry.catalog import judge
from skerry.engine.cards import hand_limit
from tests import knights
from tests.barbarians import (
    COAST,
    SETTLEMENT,
    barbarians,
    coast_table,
    conquered,
    dice,
    fallen,
    kinds,
    leave_in_supply,
    on_coast,
    prisoners,
    purses,
    told,
)
from tests.knights import level, throw, wall
from tests.path_knights import MODULES, paths_table, paths_turn
from tests.table import crest


@pytest.mark.rule("BARBCK-01", "BARBCK-44")
@pytest.mark.parametrize("players", [3, 4])
def test_the_two_go_together_to_thirteen_points(players: int) -> None:
    verdict = judge(MODULES, players)
    assert (verdict.playable, verdict.status) == (True, "yes")
    game = Game.new(MODULES, players)
    assert {seat["target"] for seat in game.view(None).to_json()["seats"]} == {13}
    with_harbours = Game.new([*MODULES, "harbormaster"], players)
    assert {seat["target"] for seat in with_harbours.view(None).to_json()["seats"]} == {14}


@pytest.mark.rule("BARBCK-02")
def test_the_board_is_that_of_the_barbarians() -> None:
    together, alone = paths_table(), coast_table()
    for what in ("terrain", "numbers", "harbours"):
        assert together.view()["board"][what] == alone.view()["board"][what]
    assert together.view()["barbarian_attack"]["coastal_hexes"] == [together.hex(name) for name in COAST]


@pytest.mark.rule("BARBCK-02")
def test_one_barbarian_each_stands_on_the_2_and_the_12_from_the_beginning() -> None:
    told_at_start = Game.new(MODULES, 4).view(None).to_json()["barbarian_attack"]["barbarians"]
    assert sorted(told_at_start.values()) == [1, 1]


@pytest.mark.rule("BARBCK-03", "BARBCK-05", "BARBCK-08")
def test_ships_on_the_event_die_sail_no_track_and_all_three_dice_are_rolled() -> None:
    table = paths_table(rolls=[throw(1, 1, "ship")] * 8)
    for seat in (0, 1, 2, 3, 0, 1, 2, 3):
        table.turn(seat)
        events = table.act(seat, "roll")
        assert kinds(events)[:2] == ["rolled", "event_die"]
        assert not {"barbarians_advanced", "barbarians_attacked"} & set(kinds(events))
    assert not {"barbarian_ship", "attacks", "robber_start"} & set(table.view()["cities_and_knights"])


@pytest.mark.rule("BARBCK-04")
def test_knights_and_cards_are_those_of_cities_and_knights() -> None:
    table = paths_turn()
    table.hand(0, wool=9, grain=9, ore=9)
    assert {"recruit_knight", "activate_knight", "promote_knight"} <= set(table.kernel.rules._actions)
    assert not table.legal(0, "buy_card")
    supply = table.view()["seats"][0]["supply"]
    assert [supply[name] for name in ("basic_knight", "strong_knight", "mighty_knight")] == [2, 2, 2]
    assert "knight" not in supply
    assert table.view()["cities_and_knights"]["decks"] == {"trade": 18, "politics": 18, "science": 18}
    assert "spent_cards" not in table.view()


@pytest.mark.rule("BARBCK-06")
def test_a_settlement_is_founded_and_then_a_city() -> None:
    rules = Game.new(MODULES, 4).kernel.rules
    assert [int(round_.building) for round_ in rules.founding_rounds] == [rules.settlement, rules.city]


@pytest.mark.rule("BARBCK-07")
def test_on_a_seven_hands_are_checked_with_walls_and_a_card_of_anybody_is_taken() -> None:
    table = paths_table(rolls=[throw(3, 4)], thefts=["ore"])
    table.put(1, "city", "(2,2) N")
    wall(table, 1, "(2,2) N")
    table.hand(1, ore=9)
    table.hand(2, wool=8)
    table.turn(0)
    assert hand_limit(table.kernel, 1) == 9
    table.act(0, "roll")
    assert (table.decision, table.game.actors) == ("discard", [2])
    for _ in range(4):
        table.act(2, "discard", card="wool")
    assert table.decision == "rob_anybody"
    table.act(0, "rob_anybody", seat=1)
    assert table.cards(0) == {"ore": 1}
    assert table.view()["board"]["robber"] == "off_board"
    assert not table.legal(0, "chase_robber")


# Landing


@pytest.mark.rule("BARBCK-09")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (2, 3), (3, 3)])
def test_a_ship_lands_one_barbarian_on_the_hex_with_the_number_if_there_is_room(before: int, after: int) -> None:
    table = paths_table(rolls=[throw(4, 5, "ship")])
    barbarians(table, h10=before)
    table.turn(0)
    events = table.act(0, "roll")
    assert on_coast(table) == {"(1,0)": after}
    assert len(told(events, "barbarian_landed")) == after - before


@pytest.mark.rule("BARBCK-09")
def test_no_other_face_of_the_event_die_lands_anybody() -> None:
    table = paths_table(rolls=[throw(4, 5, "trade")])
    table.turn(0)
    table.act(0, "roll")
    assert on_coast(table) == {}


@pytest.mark.rule("BARBCK-10")
def test_with_a_seven_nobody_lands() -> None:
    table = paths_table(rolls=[throw(3, 4, "ship")])
    table.turn(0)
    events = table.act(0, "roll")
    assert "barbarian_landed" not in kinds(events)


@pytest.mark.rule("BARBCK-45")
def test_a_hex_that_the_ship_conquers_does_not_produce_in_that_roll() -> None:
    table = paths_table(rolls=[throw(4, 5, "ship"), throw(4, 5, "trade")])
    barbarians(table, h10=2)
    table.put(0, "settlement", "(1,0) NW")
    table.turn(0)
    events = table.act(0, "roll")
    assert conquered(table) == ["(1,0)"]
    assert "gained" not in kinds(events)
    assert table.cards(0) == {}
    barbarians(table, h10=0)
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0) == {"grain": 1}


@pytest.mark.rule("BARBCK-09", "BARBCK-45")
@pytest.mark.parametrize("red_from_card", [False, True])
def test_with_event_cards_the_ship_lands_where_the_card_says(red_from_card: bool) -> None:
    table = paths_table("event_cards", rolls=[(1, 1) if not red_from_card else (1,)], red_from_card=red_from_card)
    table.turn(0)
    events = table.act(0, "roll")
    (card,) = told(events, "event_card")
    landed = told(events, "barbarian_landed")
    number = card["number"]
    names = {count: name for name, count in COAST.items()}
    assert [event["hex"] for event in landed] == ([table.hex(names[number])] if number != 7 else [])
    assert kinds(events).index("event_die") < len(kinds(events))


@pytest.mark.rule("BARBCK-05", "BARBCK-11")
def test_a_settlement_still_brings_the_whole_attack() -> None:
    table = paths_turn(rolls=dice(4, 7, 12, 9))
    table.put(0, "road", *crest(2, 3))
    table.hand(0, **SETTLEMENT)
    table.act(0, "build_settlement", vertex="(2,1) N")
    assert on_coast(table) == {"(3,0)": 1, "(2,0)": 1, "(1,0)": 1}


@pytest.mark.rule("BARBCK-12")
@pytest.mark.parametrize(("number", "before", "after"), [(9, 0, 1), (9, 3, 3), (7, 0, 0)])
def test_an_improvement_is_one_roll_and_one_barbarian(number: int, before: int, after: int) -> None:
    table = paths_turn(rolls=dice(number))
    table.put(0, "city", "(2,2) N")
    barbarians(table, h10=before)
    table.hand(0, paper=1)
    events = table.act(0, "improve", track="science")
    assert len(told(events, "attack_rolled")) == 1
    assert on_coast(table).get("(1,0)", 0) == after
    assert sum(on_coast(table).values()) == after


@pytest.mark.rule("BARBCK-12")
def test_an_improvement_with_a_crane_counts_and_nothing_is_rolled_when_nobody_is_left() -> None:
    table = paths_turn(rolls=dice(9))
    table.put(0, "city", "(2,2) N")
    knights.give(table, 0, "crane")
    table.act(0, "play_progress", card="crane")
    table.act(0, "improve_with_crane", track="trade")
    assert on_coast(table) == {"(1,0)": 1}
    leave_in_supply(table, 0)
    table.hand(0, paper=1)
    assert "attack_rolled" not in kinds(table.act(0, "improve", track="science"))


@pytest.mark.rule("BARBCK-12")
def test_the_barbarian_of_an_improvement_comes_after_the_metropolis_that_it_wins() -> None:
    table = paths_turn(rolls=dice(9))
    table.put(0, "city", "(2,2) N", "(2,3) S")
    level(table, 0, "science", 3)
    table.hand(0, paper=4)
    assert "barbarian_landed" not in kinds(table.act(0, "improve", track="science"))
    assert "barbarian_landed" in kinds(table.act(0, "place_metropolis", vertex="(2,2) N"))


# Gold and walls


@pytest.mark.rule("BARBCK-13")
def test_gold_buys_resources_and_no_commodities() -> None:
    table = paths_turn()
    purses(table, 9)
    assert {action.operand("card") for action in table.legal(0, "buy_with_gold")} == {
        "wood",
        "brick",
        "wool",
        "grain",
        "ore",
    }
    assert table.is_legal(0, "bank_trade", give="gold", take="ore")
    for commodity in ("paper", "cloth", "coin"):
        assert table.refused(0, "bank_trade", give="gold", take=commodity) == (
            f"the bank does not trade gold for {commodity}"
        )


@pytest.mark.rule("BARBCK-14")
def test_a_city_falls_with_its_wall() -> None:
    table = paths_turn()
    table.put(0, "city", "(1,0) NW")
    wall(table, 0, "(1,0) NW")
    before = table.points(0)
    barbarians(table, h10=3)
    assert fallen(table) == {table.vertex("(1,0) NW")}
    assert table.points(0) == before - 2


# Prisoners


@pytest.mark.rule("BARBCK-33")
def test_three_prisoners_are_a_point() -> None:
    table = paths_turn()
    for count, points in ((2, 0), (3, 1), (5, 1), (6, 2)):
        prisoners(table, count)
        assert table.points(0) == points


@pytest.mark.rule("BARBCK-34")
def test_when_barbarians_run_out_prisoners_are_exchanged_for_a_point_and_go_back() -> None:
    table = paths_turn()
    prisoners(table, 7)
    assert table.refused(0, "exchange_prisoners") == (
        "when no barbarian is left beside the board, 3 prisoners at a time are exchanged for a point"
    )
    leave_in_supply(table, 0)
    points = table.points(0)
    events = table.act(0, "exchange_prisoners")
    assert told(events, "prisoners_exchanged") == [{"event": "prisoners_exchanged", "seat": 0, "prisoners": 3}]
    assert table.points(0) == points
    assert table.view()["barbarian_attack"]["prisoners"][0] == 4
    assert table.view()["barbarian_attack"]["barbarians_left"] == 3
    assert table.view()["cities_and_knights"]["defenders"] == [1, 0, 0, 0]
    assert not table.legal(0, "exchange_prisoners"), "there are barbarians again"
    prisoners(table, 2)
    leave_in_supply(table, 0)
    assert not table.legal(0, "exchange_prisoners")
