"""Metropolises: won, placed, captured, and safe for good."""

from __future__ import annotations

import pytest

from tests.knights import barbarians_at, knight, knights_table, level, metropolis, throw, wall
from tests.table import Table

RICH = {"paper": 9, "cloth": 9, "coin": 9}


def holders(table: Table) -> dict[str, str]:
    """By track: whose it is and where."""
    told = table.view()["cities_and_knights"]["metropolises"]
    return {track: f"{int(table.state.vertex_owner[vertex])} at {vertex}" for track, vertex in told.items()}


def rivals(holder_level: int, challenger_level: int, place: str = "(4,0) S") -> Table:
    """Seat 1 holds the science metropolis, seat 0 is on turn with two free cities."""
    table = knights_table()
    table.put(1, "city", place)
    table.put(0, "city", "(1,1) S", "(0,2) N")
    level(table, 1, "science", holder_level)
    metropolis(table, "science", place)
    level(table, 0, "science", challenger_level)
    table.hand(0, **RICH)
    table.turn(0, rolled=True)
    return table


@pytest.mark.rule("CK-099", "CK-100")
@pytest.mark.parametrize("track", ["trade", "politics", "science"])
def test_the_first_at_level_4_puts_the_metropolis_on_a_city_of_choice(track: str) -> None:
    table = knights_table()
    table.put(0, "city", "(1,1) S", "(0,2) N", "(4,0) S")
    table.put(0, "settlement", "(4,2) S")
    table.put(1, "city", "(2,0) N")
    metropolis(table, "trade" if track != "trade" else "science", "(4,0) S")
    level(table, 0, track, 3)
    table.hand(0, **RICH)
    table.turn(0, rolled=True)
    before = table.points(0)
    table.act(0, "improve", track=track)
    assert (table.decision, table.game.actors) == ("place_metropolis", [0])
    places = {action.operands["vertex"] for action in table.legal(0)}
    assert places == {table.vertex("(1,1) S"), table.vertex("(0,2) N")}
    assert "has none" in table.refused(0, "place_metropolis", vertex="(4,0) S")
    table.act(0, "place_metropolis", vertex="(0,2) N")
    assert holders(table)[track] == f"0 at {table.vertex('(0,2) N')}"
    assert table.points(0) == before + 2
    assert table.decision == "action"


@pytest.mark.rule("CK-099")
def test_no_level_below_4_wins_a_metropolis() -> None:
    table = knights_table()
    table.put(0, "city", "(1,1) S", "(4,0) S")
    table.turn(0, rolled=True)
    for reached in (1, 2, 3):
        table.hand(0, paper=reached)
        table.act(0, "improve", track="science")
        assert (table.decision, holders(table), table.points(0)) == ("action", {}, 4)


@pytest.mark.rule("CK-099")
def test_with_one_free_city_nobody_is_asked() -> None:
    table = knights_table()
    table.put(0, "city", "(1,1) S")
    level(table, 0, "science", 3)
    table.hand(0, paper=4)
    table.turn(0, rolled=True)
    events = table.act(0, "improve", track="science")
    assert [e.public for e in events if e.kind == "metropolis_placed"] == [
        {"seat": 0, "track": "science", "vertex": table.vertex("(1,1) S")}
    ]
    assert (table.decision, table.points(0)) == ("action", 4)


@pytest.mark.rule("CK-099")
@pytest.mark.parametrize("place", ["(4,0) S", "(0,0) N"])
def test_the_second_at_level_4_gets_nothing_wherever_the_metropolis_stands(place: str) -> None:
    table = rivals(holder_level=4, challenger_level=3, place=place)
    table.act(0, "improve", track="science")
    assert (table.decision, table.points(0), table.points(1)) == ("action", 4, 4)


@pytest.mark.rule("CK-101", "CK-102", "CK-290")
def test_level_5_takes_the_metropolis_from_a_holder_at_level_4() -> None:
    table = rivals(holder_level=4, challenger_level=4)
    wall(table, 1, "(4,0) S")
    table.act(0, "improve", track="science")
    assert (table.decision, table.game.actors) == ("place_metropolis", [0])
    table.act(0, "place_metropolis", vertex="(1,1) S")
    assert holders(table) == {"science": f"0 at {table.vertex('(1,1) S')}"}
    # The former holder keeps an ordinary city with its wall.
    assert (table.points(0), table.points(1)) == (6, 2)
    assert table.view()["cities_and_knights"]["walls"] == [table.vertex("(4,0) S")]
    assert table.view()["board"]["vertices"][str(table.vertex("(4,0) S"))] == [1, "city"]


@pytest.mark.rule("CK-102")
def test_a_city_that_lost_its_metropolis_can_be_pillaged() -> None:
    table = knights_table(throw(1, 1), throw(1, 1, "ship"))
    table.put(1, "city", "(4,0) S")
    table.put(0, "city", "(1,1) S")
    level(table, 1, "science", 4)
    metropolis(table, "science", "(4,0) S")
    level(table, 0, "science", 4)
    table.hand(0, paper=5)
    table.turn(0)
    table.act(0, "roll")
    while table.decision == "aqueduct":
        table.act(table.game.actors[0], "decline_resource")
    table.act(0, "improve", track="science")
    table.act(0, "end_turn")
    barbarians_at(table, 6)
    table.act(1, "roll")
    assert (table.points(0), table.points(1)) == (4, 1)


@pytest.mark.rule("CK-103")
def test_a_holder_at_level_5_keeps_the_metropolis_for_good() -> None:
    table = rivals(holder_level=5, challenger_level=4)
    table.act(0, "improve", track="science")
    assert (table.decision, table.points(0), table.points(1)) == ("action", 4, 4)
    assert holders(table) == {"science": f"1 at {table.vertex('(4,0) S')}"}


@pytest.mark.rule("CK-103")
def test_the_holder_at_level_4_makes_it_safe_with_level_5() -> None:
    table = knights_table()
    table.put(0, "city", "(1,1) S")
    level(table, 0, "science", 4)
    metropolis(table, "science", "(1,1) S")
    table.hand(0, paper=5)
    table.turn(0, rolled=True)
    table.act(0, "improve", track="science")
    # It is not placed again.
    assert (table.decision, table.points(0)) == ("action", 4)
    table.put(1, "city", "(4,0) S")
    level(table, 1, "science", 4)
    table.hand(1, paper=5)
    table.turn(1, rolled=True)
    table.act(1, "improve", track="science")
    assert (table.points(0), table.points(1)) == (4, 2)


@pytest.mark.rule("CK-104", "CK-099")
def test_one_player_may_hold_all_three_on_three_cities() -> None:
    table = knights_table(target=20)
    table.put(0, "city", "(1,1) S", "(0,2) N", "(4,0) S")
    for track in ("trade", "politics", "science"):
        level(table, 0, track, 3)
    table.hand(0, **RICH)
    table.turn(0, rolled=True)
    table.act(0, "improve", track="trade")
    table.act(0, "place_metropolis", vertex="(1,1) S")
    table.act(0, "improve", track="politics")
    assert table.vertex("(1,1) S") not in {action.operands["vertex"] for action in table.legal(0)}
    table.act(0, "place_metropolis", vertex="(0,2) N")
    table.act(0, "improve", track="science")
    assert len(set(holders(table).values())) == 3
    assert table.points(0) == 12


@pytest.mark.rule("CK-105")
def test_a_placed_metropolis_stays_where_it_is() -> None:
    table = rivals(holder_level=4, challenger_level=0)
    table.put(1, "city", "(4,2) S")
    table.hand(1, **RICH)
    table.turn(1, rolled=True)
    table.act(1, "improve", track="science")
    assert holders(table) == {"science": f"1 at {table.vertex('(4,0) S')}"}
    assert table.legal(1, "place_metropolis") == []
    table.refused(1, "place_metropolis", vertex="(4,2) S")


@pytest.mark.rule("CK-106")
def test_a_metropolis_city_produces_and_can_have_a_wall() -> None:
    table = knights_table(throw(1, 2))
    table.put(0, "city", "(1,0) N")
    metropolis(table, "politics", "(1,0) N")
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0) == {"wood": 1, "paper": 1}
    table.hand(0, brick=2)
    table.act(0, "build_wall", vertex="(1,0) N")


@pytest.mark.rule("CK-107", "CK-108")
def test_a_metropolis_counts_once_for_the_barbarians_and_is_never_pillaged() -> None:
    table = knights_table(throw(1, 1, "ship"), throw(1, 1, "ship"))
    table.put(0, "city", "(1,0) N", "(4,0) S")
    metropolis(table, "politics", "(1,0) N")
    metropolis(table, "trade", "(4,0) S")
    knight(table, 1, "(0,2) N", active=True)
    barbarians_at(table, 6)
    table.turn(0)
    events = table.act(0, "roll")
    attacked = next(event.public for event in events if event.kind == "barbarians_attacked")
    assert attacked == {"strength": 2, "defence": 1, "winner": "barbarians"}
    assert table.points(0) == 8
    assert table.decision == "action"


@pytest.mark.rule("CK-108", "CK-173")
def test_only_the_city_without_metropolis_can_be_given_up() -> None:
    table = knights_table(throw(1, 1, "ship"))
    table.put(0, "city", "(1,0) N", "(4,0) S", "(0,2) N")
    metropolis(table, "politics", "(1,0) N")
    barbarians_at(table, 6)
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "lose_city"
    assert "has no metropolis" in table.refused(0, "lose_city", vertex="(1,0) N")
    assert len(table.legal(0)) == 2
