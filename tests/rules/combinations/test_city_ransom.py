"""Cities & Knights at the rivers: gold for a city that barbarians are about to pillage."""

from __future__ import annotations

import pytest

from skerry.engine.event import Event
from tests.bots.thinking import choice
from tests.knights import barbarians_at, own, throw, wall
from tests.riverside import gold, poorest, purses, richest
from tests.table import Table


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def piece_at(table: Table, place: str) -> str:
    return table.kernel.rules.pieces[table.state.vertex_piece[table.vertex(place)]].name


def landing(*purse: int, cities: dict[int, tuple[str, ...]], active: int = 0) -> Table:
    """The barbarians land with the next roll, nobody defends, and everybody has so much gold."""
    table = Table(["rivers", "cities_and_knights"], 4, dice=[throw(1, 1, "ship")])
    for seat, sites in cities.items():
        table.put(seat, "city", *sites)
    table.turn(active)
    purses(table, *purse)
    barbarians_at(table, 6)
    return table


@pytest.mark.rule("RIVRCK-06")
def test_five_gold_keep_a_city_with_its_wall() -> None:
    table = landing(6, cities={0: ("(0,0) N",)})
    wall(table, 0, "(0,0) N")
    table.act(0, "roll")
    assert (table.decision, table.game.actors) == ("lose_city", [0])
    events = table.act(0, "ransom_city")
    assert kinds(events)[:2] == ["paid", "city_ransomed"]
    assert gold(table)[0] == 1
    assert piece_at(table, "(0,0) N") == "city"
    assert own(table).wall.has(table.kernel, table.vertex("(0,0) N"))
    assert table.decision == "action"


@pytest.mark.rule("RIVRCK-06")
def test_whoever_has_the_gold_may_lose_the_city_all_the_same() -> None:
    table = landing(6, cities={0: ("(0,0) N",)})
    table.act(0, "roll")
    table.act(0, "lose_city", vertex="(0,0) N")
    assert (gold(table)[0], piece_at(table, "(0,0) N")) == (6, "settlement")


@pytest.mark.rule("RIVRCK-06")
def test_who_has_less_is_not_asked_about_an_only_city_and_cannot_pay_for_one_of_two() -> None:
    table = landing(4, cities={0: ("(0,0) N",)})
    events = table.act(0, "roll")
    assert "city_pillaged" in kinds(events)
    table = landing(4, cities={0: ("(0,0) N", "(0,2) N")})
    table.act(0, "roll")
    assert table.refused(0, "ransom_city") == "this costs 1 gold more than you have"


@pytest.mark.rule("RIVRCK-07")
def test_those_who_tie_decide_each_by_itself_in_turn_order() -> None:
    table = landing(5, 5, 5, cities={0: ("(0,0) N",), 1: ("(0,2) N",), 2: ("(4,0) S",)}, active=1)
    table.act(1, "roll")
    assert table.game.actors == [1]
    table.act(1, "ransom_city")
    assert table.game.actors == [2]
    table.act(2, "lose_city", vertex="(4,0) S")
    assert table.game.actors == [0]
    table.act(0, "ransom_city")
    assert gold(table) == [0, 0, 5, 0]
    assert [piece_at(table, place) for place in ("(0,0) N", "(0,2) N", "(4,0) S")] == ["city", "city", "settlement"]
    assert table.decision == "action"


@pytest.mark.rule("RIVRCK-06")
def test_the_tiles_follow_the_ransom() -> None:
    table = landing(6, 2, 2, 2, cities={0: ("(0,0) N",)})
    assert richest(table) == 0
    table.act(0, "roll")
    table.act(0, "ransom_city")
    assert (richest(table), poorest(table)) == (None, [0])


@pytest.mark.rule("RIVRCK-06")
@pytest.mark.parametrize(("coins", "kind"), [(12, "ransom_city"), (6, "lose_city")])
def test_players_that_know_no_module_weigh_a_city_against_the_tiles(coins: int, kind: str) -> None:
    """Who stays rich pays; who would become the poorest loses more by that than by the city."""
    table = landing(coins, 2, 2, 2, cities={0: ("(0,0) N",)})
    table.act(0, "roll")
    assert choice(table).kind == kind
