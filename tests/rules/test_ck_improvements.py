"""City improvements: what they cost, in which order, and which city they need."""

from __future__ import annotations

import pytest

from tests.knights import barbarians_at, knight, knights_table, level, metropolis, throw
from tests.table import Table

TRACKS = ("trade", "politics", "science")


def levels(table: Table, seat: int = 0) -> dict[str, int]:
    return dict(table.view()["cities_and_knights"]["levels"][seat])


def tracks_open(table: Table, seat: int = 0) -> set[object]:
    return {action.operands["track"] for action in table.legal(seat, "improve")}


def with_city(*cities: str, **cards: int) -> Table:
    table = knights_table()
    table.put(0, "city", *(cities or ("(1,1) S",)))
    table.hand(0, **(cards or {"paper": 12, "cloth": 12, "coin": 12}))
    table.turn(0, rolled=True)
    return table


@pytest.mark.rule("CK-089", "CK-090")
def test_level_n_costs_n_and_a_full_track_fifteen() -> None:
    table = knights_table()
    table.put(0, "city", "(1,1) S", "(4,0) S")
    table.turn(0, rolled=True)
    spent = 0
    for reached in range(1, 6):
        table.hand(0, cloth=reached - 1, paper=5, coin=5)
        assert table.refused(0, "improve", track="trade") == f"level {reached} of trade costs {reached} cloth"
        table.hand(0, cloth=reached)
        events = table.act(0, "improve", track="trade")
        assert [e.public for e in events if e.kind == "city_improved"] == [
            {"seat": 0, "track": "trade", "level": reached}
        ]
        if table.decision == "place_metropolis":
            table.act(0, "place_metropolis", vertex="(1,1) S")
        assert table.cards(0) == {}
        spent += reached
        # Never more than one step, whatever is in hand.
        assert levels(table) == {"trade": reached, "politics": 0, "science": 0}
    assert spent == 15
    table.hand(0, cloth=12)
    assert table.refused(0, "improve", track="trade") == "your trade is at its highest level"


@pytest.mark.rule("CK-091")
def test_several_levels_on_any_tracks_may_be_bought_in_a_turn() -> None:
    table = knights_table(throw(1, 1, "ship"))
    table.put(0, "city", "(1,1) S")
    table.hand(0, paper=6, cloth=3, coin=1)
    table.turn(0)
    table.act(0, "roll")
    for track in ("science", "trade", "science", "politics", "trade", "science"):
        table.act(0, "improve", track=track)
    assert levels(table) == {"trade": 2, "politics": 1, "science": 3}
    assert table.cards(0) == {}


@pytest.mark.rule("CK-092")
def test_a_purchase_needs_a_city() -> None:
    table = knights_table()
    table.put(0, "settlement", "(1,1) S")
    table.put(1, "city", "(4,0) S")
    table.hand(0, paper=5)
    table.turn(0, rolled=True)
    assert table.refused(0, "improve", track="science") == "an improvement needs a city of yours on the board"
    table.put(0, "city", "(1,1) S")
    table.act(0, "improve", track="science")


@pytest.mark.rule("CK-092", "CK-097")
def test_a_city_with_a_metropolis_is_enough_for_levels_1_to_3() -> None:
    table = with_city("(1,1) S")
    level(table, 0, "trade", 4)
    metropolis(table, "trade", "(1,1) S")
    for _ in range(3):
        table.act(0, "improve", track="science")
    assert levels(table)["science"] == 3
    assert table.refused(0, "improve", track="science") == "levels 4 and 5 need a city of yours without a metropolis"


@pytest.mark.rule("CK-092", "CK-176")
def test_a_sideways_city_is_no_city_for_improvements() -> None:
    table = knights_table(throw(1, 1, "ship"))
    table.put(0, "city", "(1,1) S")
    table.put(0, "settlement", "(0,0) N", "(0,1) N", "(0,2) N", "(4,0) S", "(4,1) S")
    table.hand(0, paper=5)
    barbarians_at(table, 6)
    table.turn(0)
    table.act(0, "roll")
    assert table.view()["cities_and_knights"]["sideways_cities"] == [table.vertex("(1,1) S")]
    assert tracks_open(table) == set()


@pytest.mark.rule("CK-093")
def test_losing_the_last_city_keeps_the_levels_and_stops_purchases() -> None:
    table = knights_table(throw(1, 1, "ship"))
    table.put(0, "city", "(1,1) S")
    level(table, 0, "science", 2)
    table.hand(0, paper=5, grain=2, ore=3)
    barbarians_at(table, 6)
    table.turn(0)
    table.act(0, "roll")
    assert table.points(0) == 1
    assert levels(table)["science"] == 2
    assert tracks_open(table) == set()
    table.act(0, "build_city", vertex="(1,1) S")
    table.act(0, "improve", track="science")
    assert levels(table)["science"] == 3


@pytest.mark.rule("CK-094", "CK-095", "CK-096")
@pytest.mark.parametrize("reached", [3, 4, 5])
def test_everybody_at_level_3_or_more_has_the_ability_with_or_without_cities(reached: int) -> None:
    table = knights_table(throw(1, 1))
    for seat in (0, 1):
        for track in TRACKS:
            level(table, seat, track, reached)
    table.put(0, "road", "(0,0) NW")
    knight(table, 0, "(0,0) N", "strong")
    table.turn(0)
    table.act(0, "roll")
    for seat in (0, 1):
        assert (table.decision, table.game.actors) == ("aqueduct", [seat])
        table.act(seat, "decline_resource")
        assert table.view()["seats"][seat]["rates"]["coin"] == 2
    table.hand(0, wool=1, ore=1)
    table.act(0, "promote_knight", vertex="(0,0) N")


@pytest.mark.rule("CK-096")
def test_only_the_fortress_makes_strong_knights_mighty() -> None:
    table = knights_table()
    table.put(0, "city", "(1,1) S")
    knight(table, 0, "(0,0) N", "strong")
    level(table, 0, "politics", 2)
    level(table, 1, "politics", 5)
    table.hand(0, coin=3, wool=1, ore=1)
    table.turn(0, rolled=True)
    assert table.legal(0, "promote_knight") == []
    table.act(0, "improve", track="politics")
    table.act(0, "promote_knight", vertex="(0,0) N")
    assert table.supply(0, "mighty_knight") == 1


@pytest.mark.rule("CK-097")
def test_levels_4_and_5_need_a_city_without_metropolis_even_when_none_is_to_be_won() -> None:
    for reached in (3, 4):
        table = with_city("(1,1) S")
        metropolis(table, "trade", "(1,1) S")
        level(table, 0, "trade", 4)
        # The science metropolis is out of reach for good: its holder is at the top.
        table.put(1, "city", "(4,0) S")
        level(table, 1, "science", 5)
        metropolis(table, "science", "(4,0) S")
        level(table, 0, "science", reached)
        assert "science" not in tracks_open(table)
        table.put(0, "city", "(4,2) S")
        table.act(0, "improve", track="science")
        assert levels(table)["science"] == reached + 1
        assert table.decision == "action"


@pytest.mark.rule("CK-098", "CK-284")
def test_one_city_with_the_trade_metropolis() -> None:
    table = with_city("(1,1) S")
    level(table, 0, "trade", 4)
    metropolis(table, "trade", "(1,1) S")
    assert tracks_open(table) == {"trade", "politics", "science"}
    level(table, 0, "science", 3)
    level(table, 0, "politics", 3)
    assert tracks_open(table) == {"trade"}
    table.act(0, "improve", track="trade")
    assert levels(table)["trade"] == 5
    assert table.decision == "action"
    assert table.points(0) == 4


@pytest.mark.rule("CK-286")
def test_improvements_and_metropolises_use_no_city_pieces() -> None:
    table = with_city("(1,1) S", "(4,0) S", "(4,2) S", "(0,0) N", paper=12, grain=2, ore=3)
    assert table.supply(0, "city") == 0
    level(table, 0, "science", 3)
    table.act(0, "improve", track="science")
    table.act(0, "place_metropolis", vertex="(1,1) S")
    assert table.supply(0, "city") == 0
    table.put(0, "settlement", "(0,2) N")
    assert table.refused(0, "build_city", vertex="(0,2) N") == "you have no city left in your supply"
