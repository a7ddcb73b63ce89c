"""Who loses a city to the barbarians, and what becomes of it."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.knights import barbarians_at, give, kept, knight, metropolis, own, places, vertices, wall
from tests.table import Table, crest_vertex

SITES = {
    0: ("(0,0) N", "(0,0) S", "(0,2) N", "(0,2) S"),
    1: ("(2,0) SW", "(2,1) S", "(2,2) S", "(2,3) S"),
    2: ("(4,0) S", "(4,1) S", "(4,2) S", "(4,2) NE"),
    3: ("(1,0) NW", "(1,3) NE", "(2,4) NE", "(3,3) SE"),
}
POSTS = {0: (0, 1, 2), 1: (3, 4, 5), 2: (6, 7, 8), 3: (9,)}
CITY = {"ore": 3, "grain": 2}


def losing(
    cities: tuple[int, ...], knights: tuple[str, ...] = (), active: int = 0, dice: tuple[int, int, int] = (1, 1, 1)
) -> Table:
    """The barbarians land with the next roll; seats have so many cities and knights of these strengths, all awake."""
    table = Table(["cities_and_knights"], dice=[dice] * 4)
    for seat, count in enumerate(cities):
        table.put(seat, "city", *SITES[seat][:count])
    for seat, strengths in enumerate(knights):
        for k, strength in zip(POSTS[seat], strengths.split(), strict=False):
            knight(table, seat, crest_vertex(2, k), strength, active=True)
    table.turn(active)
    barbarians_at(table, 6)
    return table


def cities(table: Table) -> list[int]:
    piece = table.kernel.rules.city
    return [int(table.state.placed[seat * table.kernel.rules.piece_count + piece]) for seat in range(4)]


def without_settlements(table: Table, seat: int, *free: str) -> None:
    """Put all five settlements of a seat on the board."""
    table.put(seat, "settlement", *free)
    assert table.supply(seat, "settlement") == 0


def account(table: Table) -> None:
    """Every piece is in the supply or on the board, where a sideways city is a city."""
    state, rules, mine = table.state, table.kernel.rules, kept(table)
    on_board: Counter[tuple[int, int]] = Counter()
    for vertex, owner in enumerate(state.vertex_owner):
        piece = rules.city if mine["sideways"][vertex] else state.vertex_piece[vertex]
        on_board[int(owner), int(piece)] += 1
        if mine["wall"][vertex]:
            assert piece == rules.city
            assert not mine["sideways"][vertex]
            on_board[int(owner), rules.piece("wall")] += 1
    for seat in range(4):
        for name in ("settlement", "city", "wall"):
            piece = rules.piece(name)
            assert table.supply(seat, name) + on_board[seat, piece] == rules.pieces[piece].limit, (seat, name)


# Who


@pytest.mark.rule("CK-169", "CK-108")
def test_only_cities_without_a_metropolis_are_lost() -> None:
    table = losing((1, 2, 0), ("", "basic", ""))
    metropolis(table, "trade", SITES[0][0])
    metropolis(table, "science", SITES[1][1])
    table.act(0, "roll")
    # Seat 0 gave nothing but has only its metropolis; of seat 1 the other city goes without a question.
    assert cities(table) == [1, 1, 0, 0]
    assert table.state.vertex_piece[table.vertex(SITES[1][0])] == table.kernel.rules.settlement
    assert table.decision == "action"
    account(table)


@pytest.mark.rule("CK-170")
def test_everybody_with_the_lowest_contribution_loses_exactly_one() -> None:
    table = losing((2, 2, 2, 2), ("basic", "basic", "strong", "basic"))
    table.act(0, "roll")
    for seat in (0, 1, 3):
        assert (table.decision, table.game.actors) == ("lose_city", [seat])
        table.act(seat, "lose_city", vertex=SITES[seat][0])
    assert cities(table) == [1, 1, 2, 1]
    assert table.decision == "action"
    account(table)


@pytest.mark.rule("CK-170")
def test_whoever_gave_nothing_loses_before_those_who_gave_little() -> None:
    table = losing((1, 1, 1), ("basic", "", "basic"))
    table.act(0, "roll")
    assert cities(table) == [1, 0, 1, 0]


@pytest.mark.rule("CK-171", "CK-169")
def test_the_next_lowest_loses_when_the_lowest_cannot() -> None:
    # Seat 3 gave nothing and has no city; seat 0 gave one and has a metropolis only.
    table = losing((1, 2, 3), ("basic", "strong", "basic basic"))
    metropolis(table, "politics", SITES[0][0])
    table.act(0, "roll")
    for seat in (1, 2):
        assert table.game.actors == [seat]
        table.act(seat, "lose_city", vertex=SITES[seat][0])
    assert cities(table) == [1, 1, 2, 0]


@pytest.mark.rule("CK-283", "CK-170", "CK-171")
def test_the_example_with_a_lone_metropolis() -> None:
    table = losing((1, 2, 2, 2), ("", "basic", "basic", "strong"))
    metropolis(table, "trade", SITES[0][0])
    table.act(0, "roll")
    table.act(1, "lose_city", vertex=SITES[1][1])
    table.act(2, "lose_city", vertex=SITES[2][1])
    assert cities(table) == [1, 1, 1, 2]
    assert table.decision == "action"


@pytest.mark.rule("CK-172")
def test_where_nobody_has_a_city_to_lose_nothing_is_lost() -> None:
    table = losing((1, 2, 0), ("basic",))
    metropolis(table, "trade", SITES[0][0])
    metropolis(table, "science", SITES[1][0])
    metropolis(table, "politics", SITES[1][1])
    table.act(0, "roll")
    assert own(table).attacks.of(table.kernel) == 1
    assert cities(table) == [1, 2, 0, 0]
    assert table.decision == "action"


@pytest.mark.rule("CK-173", "CK-277", "CKS-31")
def test_the_owner_chooses_which_city_falls() -> None:
    table = losing((0, 3, 0))
    metropolis(table, "trade", SITES[1][2])
    table.put(1, "settlement", SITES[2][0])
    table.act(0, "roll")
    assert vertices(table, 1, "lose_city") == places(table, *SITES[1][:2])
    for wrong in (SITES[1][2], SITES[2][0], SITES[0][0]):
        assert "one of your cities that has no metropolis" in table.refused(1, "lose_city", vertex=wrong)
    table.act(1, "lose_city", vertex=SITES[1][1])
    assert table.state.vertex_piece[table.vertex(SITES[1][1])] == table.kernel.rules.settlement
    assert table.state.vertex_piece[table.vertex(SITES[1][0])] == table.kernel.rules.city


@pytest.mark.rule("CK-174", "CK-003")
def test_losers_follow_each_other_in_turn_order_whether_they_can_choose_or_not() -> None:
    table = losing((2, 1, 2, 1), active=2)
    lost: list[object] = []
    lost += [event.public["seat"] for event in table.act(2, "roll") if event.kind == "city_pillaged"]
    assert (lost, table.game.actors) == ([], [2])
    lost += [
        event.public["seat"] for event in table.act(2, "lose_city", vertex=SITES[2][0]) if event.kind == "city_pillaged"
    ]
    assert (lost, table.game.actors) == ([2, 3], [0])
    lost += [
        event.public["seat"] for event in table.act(0, "lose_city", vertex=SITES[0][0]) if event.kind == "city_pillaged"
    ]
    assert lost == [2, 3, 0, 1]
    assert table.decision == "action"


# What becomes of the city


@pytest.mark.rule("CK-175", "CK-112", "CK-113", "CK-290")
def test_a_settlement_takes_the_place_of_the_city_and_the_wall_goes_home() -> None:
    table = losing((0, 1, 0))
    wall(table, 1, SITES[1][0])
    assert (table.points(1), table.supply(1, "city"), table.supply(1, "settlement")) == (2, 3, 5)
    table.act(0, "roll")
    assert table.state.vertex_owner[table.vertex(SITES[1][0])] == 1
    assert table.state.vertex_piece[table.vertex(SITES[1][0])] == table.kernel.rules.settlement
    assert (table.points(1), table.supply(1, "city"), table.supply(1, "settlement")) == (1, 4, 4)
    assert table.supply(1, "wall") == 3
    assert own(table).wall.of(table.kernel, table.vertex(SITES[1][0])) == 0
    account(table)
    table.hand(1, **CITY, brick=2)
    table.turn(1, rolled=True)
    assert table.legal(1, "build_wall") == []
    table.act(1, "build_city", vertex=SITES[1][0])
    table.act(1, "build_wall", vertex=SITES[1][0])
    assert table.points(1) == 2
    account(table)


@pytest.mark.rule("CK-175")
def test_a_wall_under_another_city_stays() -> None:
    table = losing((0, 2, 0))
    wall(table, 1, SITES[1][0])
    wall(table, 1, SITES[1][1])
    table.act(0, "roll")
    table.act(1, "lose_city", vertex=SITES[1][0])
    assert table.supply(1, "wall") == 2
    assert own(table).wall.of(table.kernel, table.vertex(SITES[1][1])) == 1
    account(table)


@pytest.mark.rule("CK-176", "CK-061")
def test_without_a_settlement_the_city_lies_sideways_and_is_one_in_every_respect() -> None:
    # A city at the field with the 4.
    table = losing((0, 0, 0), dice=(2, 2, 1))
    table.put(1, "city", "(2,1) N")
    wall(table, 1, "(2,1) N")
    without_settlements(table, 1, *SITES[2], "(3,3) SE")
    assert table.points(1) == 7
    table.act(0, "roll")
    vertex = table.vertex("(2,1) N")
    assert table.view()["cities_and_knights"]["sideways_cities"] == [vertex]
    assert table.view()["board"]["vertices"][str(vertex)] == [1, "settlement"]
    assert table.points(1) == 6
    assert table.cards(1)["grain"] == 1
    assert (table.supply(1, "city"), table.supply(1, "settlement"), table.supply(1, "wall")) == (3, 0, 3)
    account(table)
    table.hand(1, brick=2, coin=1)
    table.turn(1, rolled=True)
    assert table.legal(1, "build_wall") == []
    assert "needs a city" in table.refused(1, "improve", track="politics")


@pytest.mark.rule("CK-176", "CK-169")
def test_a_sideways_city_is_not_lost_again() -> None:
    table = losing((0, 1, 0))
    without_settlements(table, 1, *SITES[2], "(3,3) SE")
    table.act(0, "roll")
    assert cities(table) == [0, 0, 0, 0]
    barbarians_at(table, 6)
    table.put(0, "city", SITES[0][0])
    table.turn(2)
    table.act(2, "roll")
    assert cities(table) == [0, 0, 0, 0]
    assert own(table).sideways.of(table.kernel, table.vertex(SITES[1][0])) == 1
    assert table.points(1) == 6
    account(table)


def sideways(*more: str) -> Table:
    """Seat 1 is on turn with a sideways city, more of them on demand, and all its settlements on the board."""
    table = Table(["cities_and_knights"], dice=[(1, 1, 1)] * 4)
    table.put(1, "city", SITES[1][0], *more)
    without_settlements(table, 1, *SITES[2], "(3,3) SE")
    for seat in range(1 + len(more)):
        table.turn(seat)
        barbarians_at(table, 6)
        table.act(seat, "roll")
        if table.decision == "lose_city":
            table.game.apply(1, table.legal(1)[0])
    table.turn(1, rolled=True)
    assert cities(table) == [0, 0, 0, 0]
    return table


@pytest.mark.rule("CK-177", "CK-178")
def test_a_sideways_city_is_raised_before_any_other_settlement_is_upgraded() -> None:
    table = sideways()
    table.hand(1, ore=6, grain=4)
    assert table.legal(1, "build_city") == []
    assert table.refused(1, "build_city", vertex=SITES[2][0]) == "your sideways city must be raised first"
    assert table.refused(1, "build_city", vertex=SITES[1][0]) == "your sideways city must be raised first"
    assert vertices(table, 1, "raise_city") == places(table, SITES[1][0])
    assert table.refused(1, "raise_city", vertex=SITES[2][0]) == "you have no sideways city there"
    events = table.act(1, "raise_city", vertex=SITES[1][0])
    assert {"event": "built", "colour": 1, "piece": "city", "place": table.vertex(SITES[1][0])} in [
        event.to_json(None) for event in events
    ]
    assert table.cards(1) == {"ore": 3, "grain": 2}
    assert own(table).sideways.of(table.kernel, table.vertex(SITES[1][0])) == 0
    assert table.state.vertex_piece[table.vertex(SITES[1][0])] == table.kernel.rules.city
    assert (table.supply(1, "city"), table.supply(1, "settlement")) == (3, 0)
    assert table.points(1) == 7
    account(table)
    table.act(1, "build_city", vertex=SITES[2][0])
    assert (table.supply(1, "city"), table.supply(1, "settlement")) == (2, 1)
    account(table)


@pytest.mark.rule("CK-177")
def test_raising_costs_what_a_city_costs() -> None:
    table = sideways()
    table.hand(1, ore=3, grain=1)
    assert "grain" in table.refused(1, "raise_city", vertex=SITES[1][0])


@pytest.mark.rule("CK-177", "CK-178", "CK-210", "CK-211")
def test_medicine_raises_a_sideways_city_first_too() -> None:
    table = sideways()
    give(table, 1, "medicine")
    table.hand(1, ore=2, grain=1)
    table.act(1, "play_progress", card="medicine")
    assert vertices(table, 1, "heal_settlement") == places(table, SITES[1][0])
    assert "must be raised first" in table.refused(1, "heal_settlement", vertex=SITES[2][0])
    table.act(1, "heal_settlement", vertex=SITES[1][0])
    assert table.cards(1) == {}
    assert (cities(table), table.supply(1, "city"), table.supply(1, "settlement")) == ([0, 1, 0, 0], 3, 0)
    account(table)


@pytest.mark.rule("CK-177", "CK-210")
def test_medicine_raises_no_sideways_city_of_somebody_else() -> None:
    table = sideways()
    table.put(0, "settlement", SITES[0][0])
    give(table, 0, "medicine")
    table.hand(0, ore=2, grain=1)
    table.turn(0, rolled=True)
    table.act(0, "play_progress", card="medicine")
    assert vertices(table, 0, "heal_settlement") == places(table, SITES[0][0])


@pytest.mark.rule("CK-178", "CK-286")
def test_a_sideways_city_is_raised_without_a_city_in_the_supply() -> None:
    table = sideways(*SITES[1][1:])
    assert table.supply(1, "city") == 0
    table.hand(1, **CITY)
    table.act(1, "raise_city", vertex=SITES[1][0])
    assert (table.supply(1, "city"), cities(table)) == (0, [0, 1, 0, 0])
    account(table)


@pytest.mark.rule("CK-179", "CK-177")
def test_several_sideways_cities_are_raised_in_any_order_but_all_before_others() -> None:
    table = sideways(SITES[1][1])
    table.hand(1, ore=9, grain=6)
    assert vertices(table, 1, "raise_city") == places(table, *SITES[1][:2])
    table.act(1, "raise_city", vertex=SITES[1][1])
    assert table.refused(1, "build_city", vertex=SITES[2][0]) == "your sideways city must be raised first"
    table.act(1, "raise_city", vertex=SITES[1][0])
    table.act(1, "build_city", vertex=SITES[2][0])
    assert cities(table) == [0, 3, 0, 0]
    account(table)


@pytest.mark.rule("CK-177")
def test_the_sideways_city_of_one_player_does_not_bind_another() -> None:
    table = sideways()
    table.put(0, "settlement", SITES[0][0])
    table.hand(0, **CITY)
    table.turn(0, rolled=True)
    assert "no sideways city" in table.refused(0, "raise_city", vertex=SITES[1][0])
    table.act(0, "build_city", vertex=SITES[0][0])
    assert cities(table) == [1, 0, 0, 0]
    account(table)


@pytest.mark.rule("CK-286")
def test_four_cities_are_the_limit_whatever_stands_on_them() -> None:
    table = Table(["cities_and_knights"])
    table.put(1, "city", *SITES[1])
    table.put(1, "settlement", SITES[2][0])
    metropolis(table, "trade", SITES[1][0])
    table.hand(1, **CITY)
    table.turn(1, rolled=True)
    assert table.refused(1, "build_city", vertex=SITES[2][0]) == "you have no city left in your supply"


@pytest.mark.rule("CK-176")
def test_a_sideways_city_frees_no_settlement() -> None:
    table = sideways()
    table.hand(1, wood=1, brick=1, wool=1, grain=1)
    table.put(1, "road", "(0,0) NW", "(0,0) NE")
    assert table.refused(1, "build_settlement", vertex="(0,0) NW") == "you have no settlement left in your supply"
    assert own(table).sideways.of(table.kernel, table.vertex(SITES[1][0])) == 1
    account(table)
