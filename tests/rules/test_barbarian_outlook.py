"""What Barbarian Attack tells players that know no module, and how it looks in the text picture."""

from __future__ import annotations

import pytest

from skerry import Action
from skerry.cli.table_picture import board_picture, columns_of
from tests.barbarians import (
    CARD,
    barbarians,
    coast_table,
    dice,
    knights,
    on_turn,
    prisoners,
    purses,
)
from tests.bots.thinking import choice
from tests.outlook import expected, settling
from tests.table import Table


def front(*edges: str, other: tuple[str, ...] = (), **arranged: int) -> Table:
    """Seat 0 is on turn with knights on these edges, seat 1 has others, and so many barbarians are on the coast."""
    table = on_turn(max_offers=0)
    barbarians(table, **arranged)
    knights(table, 0, *edges)
    knights(table, 1, *other)
    return table


# What is told


def test_coins_are_worth_something_each_and_less_where_there_are_many() -> None:
    def worth(count: int) -> int:
        table = on_turn()
        purses(table, count)
        return expected(table, "gold")

    assert worth(0) == 0
    assert worth(5) == 5 * worth(1) > 0
    assert 0 < worth(21) - worth(20) < worth(1)


def test_a_prisoner_without_a_second_is_nearly_half_a_point() -> None:
    for count, worth in ((0, 0), (1, 45), (2, 0), (3, 45)):
        table = on_turn()
        prisoners(table, count)
        assert expected(table, "prisoners") == worth


def test_knights_are_worth_more_the_nearer_they_are_to_barbarians() -> None:
    none, idle = front(h20=1), front("(2,3) E", h20=1)
    near, there = front("(2,1) E", h20=1), front("(2,0) E", h20=1)
    worth = [expected(table, "knights") for table in (none, idle, near, there)]
    assert worth == sorted(worth)
    assert len(set(worth)) == 4
    assert worth[0] == 0


def test_what_a_victory_will_bring_is_told_by_the_share_in_it() -> None:
    alone = expected(front("(2,0) E", "(2,0) W", h20=1), "knights")
    shared = expected(front("(2,0) E", other=("(2,0) W",), h20=1), "knights")
    lacking = expected(front("(2,0) E", h20=1), "knights")
    assert alone > shared > lacking
    beaten = front("(2,0) E", "(2,0) W")
    prisoners(beaten, 1)
    assert abs(alone - expected(beaten, "knights") - expected(beaten, "prisoners")) < 45


def test_only_who_is_asked_sees_a_knight_where_it_rides_best() -> None:
    table = front("(2,0) E", "(1,1) W", other=("(2,0) W",), h20=2)
    table.act(0, "end_turn")
    before = [expected(table, "knights", seat) for seat in range(4)]
    table.act(0, "send_knight", edge="(1,1) W")
    asked, *others = [expected(table, "knights", seat) for seat in range(4)]
    assert asked > before[0]
    assert others == before[1:], "nobody else can send it anywhere"


def test_the_mercenary_is_seen_where_it_helps_who_sends_it() -> None:
    table = on_turn("two_player", players=2)
    barbarians(table, h20=2)
    knights(table, 0, "(2,0) E")
    knights(table, 1, "(2,0) W")
    knights(table, 2, "(1,1) W")
    table.act(0, "end_turn")
    table.act(0, "end_rides")
    before = [expected(table, "knights", seat) for seat in range(2)]
    table.act(0, "send_knight", edge="(1,1) W")
    asked, other = (expected(table, "knights", seat) for seat in range(2))
    assert asked > before[0], "with it they are more than the barbarians"
    assert other == before[1]


def test_barbarians_at_own_buildings_are_a_threat_and_more_so_where_a_building_may_fall() -> None:
    def harm(vertex: str, **arranged: int) -> int:
        table = on_turn()
        table.put(0, "city", vertex)
        barbarians(table, **arranged)
        return expected(table, "barbarians")

    assert harm("(2,0) NE") == 0
    assert 0 > harm("(2,0) NE", h20=1) > harm("(2,0) NE", h20=2)
    assert harm("(2,0) NW", h20=2) < harm("(2,0) NE", h20=2), "nothing but the coast keeps it"
    assert harm("(2,2) N", h20=2) == 0
    assert harm("(2,0) NW", h20=3) == 0, "it has fallen, and its points are gone already"


def test_places_that_barbarians_never_come_to_are_worth_wanting() -> None:
    table = on_turn()
    assert settling(table, "(2,2) N") == settling(table, "(2,0) NE") == settling(table, "(4,0) S") > 0
    assert settling(table, "(2,0) NW") == settling(table, "(0,0) NE") == 0


# What players make of it


def test_a_planner_sends_the_knight_that_decides_a_victory() -> None:
    table = front("(2,0) E", "(2,3) E", "(1,1) W", h20=1)
    table.act(0, "end_turn")
    assert choice(table) == Action("send_knight", {"edge": table.edge("(1,1) W")})
    table.act(0, "send_knight", edge="(1,1) W")
    ridden = choice(table)
    assert ridden.kind == "ride_knight"
    assert ridden.operand("edge") in {table.edge(f"(2,0) {side}") for side in ("NE", "SE", "SW", "W", "NW")}


def test_a_planner_leaves_a_fight_that_is_won_alone() -> None:
    table = front("(2,0) E", "(2,0) W", h20=1)
    table.act(0, "end_turn")
    assert choice(table).kind == "end_rides"


def test_a_planner_buys_a_card_that_may_be_a_knight() -> None:
    table = front(h20=1, h30=2)
    table.put(0, "city", "(2,0) S", "(1,1) N")
    table.hand(0, **CARD)
    assert choice(table) == Action("buy_card")


def test_a_planner_frees_its_own_city_by_intrigue() -> None:
    table = on_turn(cards=["intrigue"], max_offers=0)
    table.put(0, "city", "(2,0) NW")
    barbarians(table, h20=3, h33=1)
    table.hand(0, **CARD)
    table.act(0, "buy_card")
    assert choice(table) == Action("take_prisoner", {"hex": table.hex("(2,0)")})


# The text picture


@pytest.mark.parametrize("seat", [0, None])
def test_the_picture_shows_barbarians_knights_fallen_buildings_and_counts(seat: int | None) -> None:
    table = coast_table(rolls=dice(4))
    table.put(2, "settlement", "(2,0) NW")
    table.put(1, "road", "(1,1) NE")
    barbarians(table, h20=3, h41=1)
    knights(table, 3, "(2,2) NE")
    knights(table, 0, "(1,1) NE")
    prisoners(table, 0, 3)
    purses(table, 1, 2, 3, 4)
    view = table.game.view(seat)
    picture = board_picture(view).plain
    for mark in ("b3", "b1", "s2!", "k3", "barbarians left 29", "(0,1) side SW: knight of 0"):
        assert mark in picture, mark
    columns = columns_of(view)
    assert list(columns["knights"]) == [1, 0, 0, 1]
    assert list(columns["gold"]) == [1, 2, 3, 4]
    assert list(columns["prisoners"]) == [0, 3, 0, 0]
