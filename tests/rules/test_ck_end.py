"""Victory points of Cities & Knights, and who wins when."""

from __future__ import annotations

import pytest

from skerry.engine.scores import point_sources
from skerry.rules.cities_and_knights.tables import TRACKS
from tests.knights import (
    barbarians_at,
    begun,
    give,
    knight,
    knights_table,
    level,
    metropolis,
    module,
    on_top,
    own,
    play,
    throw,
)
from tests.table import Table, crest, crest_vertex

CITIES = ("(4,0) S", "(4,1) S", "(4,2) S", "(2,0) SW")


def points_table(*throws: tuple[int, int, int], seat: int = 0, points: int = 12) -> Table:
    """A seat with 10 to 12 points: four cities, a metropolis, and defender cards."""
    table = knights_table(*throws)
    table.put(seat, "city", *CITIES)
    own(table).defender.set(table.kernel, seat, points - 10)
    metropolis(table, "trade", CITIES[0])
    level(table, seat, "trade", 4)
    assert table.points(seat) == points
    return table


@pytest.mark.rule("CK-287")
def test_thirteen_points_win_in_the_action_phase() -> None:
    table = points_table()
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.put(0, "road", "(0,0) NE")
    table.turn(0, rolled=True)
    assert not table.game.over
    assert table.view()["seats"][0]["target"] == 13
    table.act(0, "build_settlement", vertex="(0,0) N")
    assert table.game.winner == 0


@pytest.mark.rule("CK-287")
def test_a_metropolis_wins_when_it_is_placed() -> None:
    table = points_table(points=11)
    level(table, 0, "science", 3)
    table.hand(0, paper=4)
    table.turn(0, rolled=True)
    table.act(0, "improve", track="science")
    assert (table.decision, table.game.over) == ("place_metropolis", False)
    table.act(0, "place_metropolis", vertex=CITIES[1])
    assert table.game.winner == 0


@pytest.mark.rule("CK-287", "CK-289")
def test_the_merchant_wins_when_it_is_placed() -> None:
    table = points_table()
    give(table, 0, "merchant")
    table.turn(0, rolled=True)
    table.act(0, "play_progress", card="merchant")
    assert not table.game.over
    table.act(0, "place_merchant", hex="(4,0)")
    assert table.game.winner == 0


@pytest.mark.rule("CK-288", "CK-043")
def test_thirteen_points_in_anothers_turn_win_at_the_start_of_the_own_one() -> None:
    table = points_table(throw(1, 1, "science"), throw(1, 1), seat=1)
    level(table, 1, "science", 1)
    on_top(table, "printer")
    table.turn(0)
    table.act(0, "roll")
    assert table.points(1) == 13
    assert not table.game.over
    table.act(0, "end_turn")
    assert table.game.winner == 1
    assert table.state.rolls == 0


@pytest.mark.rule("CK-288", "CK-290")
def test_points_lost_before_the_own_turn_do_not_win() -> None:
    table = points_table(throw(1, 1), throw(1, 1), throw(1, 1), seat=2)
    own(table).merchant_holder.put(table.kernel, 2)
    own(table).merchant_hex.put(table.kernel, table.hex("(4,0)"))
    metropolis(table, "trade", CITIES[0])
    assert table.points(2) == 13
    table.put(1, "settlement", "(0,0) N")
    give(table, 1, "merchant")
    table.turn(1)
    table.act(1, "roll")
    assert not table.game.over
    table.act(1, "play_progress", card="merchant")
    table.act(1, "place_merchant", hex="(0,0)")
    assert (table.points(1), table.points(2)) == (2, 12)
    table.act(1, "end_turn")
    assert not table.game.over
    assert table.game.actors == [2]


@pytest.mark.rule("CK-289")
def test_what_is_worth_how_many_points() -> None:
    table = knights_table()
    gained = []

    def now() -> None:
        gained.append(table.points(0) - sum(gained))

    table.put(0, "settlement", "(4,0) S")
    now()
    table.put(0, "city", "(4,2) S")
    now()
    metropolis(table, "science", "(4,2) S")
    now()
    table.put(0, "road", *crest(0, 5))
    now()
    own(table).defender.set(table.kernel, 0, 2)
    metropolis(table, "science", "(4,2) S")
    now()
    for name in ("printer", "constitution"):
        card = [card.name for card in table.kernel.rules.module("cities_and_knights").decks.cards].index(name)
        own(table).laid_open.set(table.kernel, card, 0)
        metropolis(table, "science", "(4,2) S")
        now()
    own(table).merchant_holder.put(table.kernel, 0)
    own(table).merchant_hex.put(table.kernel, table.hex("(4,0)"))
    metropolis(table, "science", "(4,2) S")
    now()
    # Knights, walls and levels are worth nothing by themselves.
    knight(table, 0, "(4,1) S", "mighty", active=True)
    level(table, 0, "trade", 3)
    now()
    assert gained == [1, 2, 2, 2, 2, 1, 1, 1, 0]


@pytest.mark.rule("CK-290", "CK-175")
def test_a_pillaged_city_costs_a_point() -> None:
    table = knights_table(throw(1, 1, "ship"))
    table.put(1, "city", "(4,0) S")
    barbarians_at(table, 6)
    table.turn(0)
    table.act(0, "roll")
    assert table.points(1) == 1


def two_long_roads(*throws: tuple[int, int, int]) -> Table:
    """Seat 1 has the longest road of six, seat 2 one of five; seat 0 may put a knight on that of seat 1."""
    table = knights_table(*throws)
    table.put(1, "road", *crest(1, 6))
    table.put(2, "road", *crest(4, 5))
    table.put(0, "road", "(0,0) E")
    assert table.vertex("(0,1) SW") == table.vertex(crest_vertex(1, 3))
    return table


@pytest.mark.rule("CK-285", "CK-140", "CK-290")
def test_a_knight_on_a_foreign_road_costs_its_owner_the_longest_road_at_once() -> None:
    table = two_long_roads(throw(1, 1), throw(1, 1), throw(1, 1))
    table.put(2, "city", "(0,0) N", "(0,2) N", "(2,0) NW", "(2,4) NE")
    metropolis(table, "trade", "(0,0) N")
    own(table).defender.set(table.kernel, 2, 1)
    metropolis(table, "trade", "(0,0) N")
    assert table.holder("longest_road") == 1
    assert (table.points(1), table.points(2)) == (2, 11)
    table.hand(0, wool=1, ore=1)
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "recruit_knight", vertex="(0,1) SW")
    assert table.holder("longest_road") == 2
    # Thirteen points, but not on the own turn.
    assert (table.points(1), table.points(2)) == (0, 13)
    assert not table.game.over
    table.act(0, "end_turn")
    table.act(1, "roll")
    assert not table.game.over
    table.act(1, "end_turn")
    assert table.game.winner == 2


@pytest.mark.rule("CK-289")
def test_every_point_has_a_source_with_a_name() -> None:
    table = begun()
    table.put(0, "city", "(2,2) NW", "(4,0) N")
    table.put(1, "city", "(4,2) N")
    metropolis(table, "trade", "(2,2) NW")
    metropolis(table, "science", "(4,2) N")
    own(table).defender.gain(table.kernel, 1, 3)
    on_top(table, "printer")
    module(table).decks.draw(table.kernel, 0, TRACKS.index("science"))
    give(table, 0, "merchant")
    play(table, "merchant")
    table.act(0, "place_merchant", hex="(2,2)")
    assert point_sources(table.kernel, 0) == {"city": 4, "metropolis": 2, "merchant": 1, "progress cards": 1}
    assert point_sources(table.kernel, 1) == {"city": 2, "metropolis": 2, "defender": 3}
    assert point_sources(table.kernel, 2) == {}
