"""Barbarian Attack with Cities & Knights: battles, losses and metropolises."""

from __future__ import annotations

import pytest

from tests.barbarians import barbarians, captives, end_turn, fallen, gold, kinds, on_coast, told
from tests.knights import level, metropolis
from tests.path_knights import SIDES, knight_at, paths_turn, rider, riders
from tests.table import Table

PURPLE, GREEN, BROWN = (1,), (2,), (3,)
STRENGTHS = ("basic", "strong", "mighty")


def battle(count: int, *rolls: tuple[int, ...], **sides: tuple[int, str, bool]) -> Table:
    """So many barbarians on (2,0), and knights on its sides by colour, strength, and whether they are active."""
    table = paths_turn(rolls=rolls)
    barbarians(table, h20=count)
    for side, (colour, strength, active) in sides.items():
        rider(table, colour, f"(2,0) {side}", strength, active)
    return table


# Strength


@pytest.mark.rule("BARBCK-23", "BARBCK-24")
@pytest.mark.parametrize(
    ("count", "strengths", "won"),
    [
        (1, ("basic",), False),
        (1, ("strong",), True),
        (2, ("strong",), False),
        (2, ("mighty",), True),
        (3, ("mighty",), False),
        (3, ("mighty", "basic"), True),
        (3, ("basic", "strong"), False),
    ],
)
def test_active_knights_win_with_more_strength_than_barbarians(
    count: int, strengths: tuple[str, ...], won: bool
) -> None:
    given = {side: (0, strength, True) for side, strength in zip(SIDES, strengths, strict=False)}
    table = battle(count, PURPLE, **given)
    events = end_turn(table)
    assert ("barbarians_beaten" in kinds(events)) == won
    assert on_coast(table) == ({} if won else {"(2,0)": count})
    if won:
        assert told(events, "barbarians_beaten")[0]["knights"] == sum(STRENGTHS.index(s) + 1 for s in strengths)


@pytest.mark.rule("BARBCK-25", "BARBCK-48", "BARBCK-49")
def test_sleeping_knights_do_not_count_are_not_involved_and_are_not_hit() -> None:
    table = battle(1, GREEN, NE=(1, "mighty", False), SW=(0, "strong", True), W=(2, "basic", False))
    end_turn(table)
    assert captives(table) == [1, 0, 0, 0]
    assert knight_at(table, "(2,0) NE") == (1, 3, False)
    assert gold(table) == [3, 0, 0, 0], "only the knight that fought was hit"
    alone = battle(1, PURPLE, NE=(0, "mighty", False))
    assert "barbarians_beaten" not in kinds(end_turn(alone))


@pytest.mark.rule("BARBCK-26", "BARBCK-48")
def test_who_fought_is_inactive_and_without_victory_nobody_is() -> None:
    table = battle(2, PURPLE, NE=(0, "strong", True), SW=(1, "basic", True))
    end_turn(table)
    assert set(riders(table).values()) == {(0, 2, False), (1, 1, False)}
    beaten = battle(3, NE=(0, "strong", True))
    end_turn(beaten)
    assert knight_at(beaten, "(2,0) NE") == (0, 2, True)


@pytest.mark.rule("BARBCK-48")
def test_a_knight_that_won_does_not_count_at_a_later_hex() -> None:
    table = paths_turn(rolls=[PURPLE])
    # Between (3,0), which is checked first, and (2,0).
    rider(table, 0, "(3,0) NW", "strong", active=True)
    barbarians(table, h30=1, h20=1)
    events = end_turn(table)
    assert [event["hex"] for event in told(events, "barbarians_beaten")] == [table.hex("(3,0)")]
    assert on_coast(table) == {"(2,0)": 1}


@pytest.mark.rule("BARBCK-47")
def test_a_knight_activated_this_turn_fights() -> None:
    table = battle(1, PURPLE, NE=(0, "strong", False))
    table.hand(0, grain=1)
    table.act(0, "activate_knight", edge="(2,0) NE")
    assert "barbarians_beaten" in kinds(end_turn(table))


# Prisoners


@pytest.mark.rule("BARBCK-27")
def test_the_prisoner_that_is_left_over_goes_to_the_greater_strength() -> None:
    table = battle(3, PURPLE, NE=(0, "basic", True), E=(0, "basic", True), W=(1, "mighty", True))
    end_turn(table)
    assert captives(table) == [1, 2, 0, 0], "one mighty knight is stronger than two basic ones"


@pytest.mark.rule("BARBCK-27")
def test_with_equal_strength_dice_decide_about_the_prisoner_that_is_left_over() -> None:
    table = battle(3, (2,), (5,), PURPLE, NE=(0, "strong", True), W=(1, "strong", True))
    events = end_turn(table)
    assert [event["seat"] for event in told(events, "prisoner_rolled")] == [0, 1]
    assert captives(table) == [1, 2, 0, 0]


# Losses


@pytest.mark.rule("BARBCK-28", "BARBCK-29", "BARBCK-32")
def test_the_coloured_die_says_which_sides_are_hit_and_a_basic_knight_is_lost() -> None:
    table = battle(1, GREEN, NE=(0, "basic", True), E=(1, "basic", True), SW=(2, "basic", True))
    # Three knights for one prisoner: dice for that first, then the coloured one.
    table.state.random.dice = [6, 1, 2, *GREEN]
    table.state.random.die_next = 0
    events = end_turn(table)
    assert [event["colour"] for event in told(events, "removed")] == [0, 2]
    assert riders(table) == {table.edge("(2,0) E"): (1, 1, False)}
    assert gold(table) == [3, 3, 6, 0], "two of them got no prisoner"
    assert table.supply(0, "basic_knight") == 2


@pytest.mark.rule("BARBCK-30", "BARBCK-31", "BARBCK-32")
@pytest.mark.parametrize(
    ("strength", "used", "left"),
    [
        ("strong", {}, 1),
        ("strong", {"basic": 2}, 0),
        ("mighty", {}, 2),
        ("mighty", {"strong": 2}, 1),
        ("mighty", {"strong": 2, "basic": 2}, 0),
    ],
)
def test_a_stronger_knight_becomes_the_next_weaker_one_that_its_owner_has(
    strength: str, used: dict[str, int], left: int
) -> None:
    table = battle(1, GREEN, NE=(0, strength, True))
    elsewhere = iter(("(2,2) NE", "(2,2) E", "(2,2) SE", "(2,2) SW"))
    for other, count in used.items():
        for _ in range(count):
            rider(table, 0, next(elsewhere), other)
    events = end_turn(table)
    assert knight_at(table, "(2,0) NE") == ((0, left, False) if left else None)
    assert gold(table) == [3, 0, 0, 0], "hit is hit, removed or only reduced"
    reduced = told(events, "rider_reduced")
    assert [event["piece"] for event in reduced] == ([f"{STRENGTHS[left - 1]}_knight"] if left else [])
    assert ("removed" in kinds(events)) == (left == 0)
    on_board = [knight for knight in riders(table).values() if knight[1] == STRENGTHS.index(strength) + 1]
    assert table.supply(0, f"{strength}_knight") == 2 - len(on_board)


# Metropolises


@pytest.mark.rule("BARBCK-35", "BARBCK-36")
def test_a_metropolis_is_not_conquered_yields_nothing_and_keeps_its_points() -> None:
    table = paths_turn(rolls=[(4, 5, 4)])
    table.put(0, "city", "(1,0) NW")
    metropolis(table, "trade", "(1,0) NW")
    assert table.points(0) == 4
    barbarians(table, h10=3)
    assert fallen(table) == set()
    assert table.points(0) == 4
    table.turn(0)
    assert "gained" not in kinds(table.act(0, "roll"))


@pytest.mark.rule("BARBCK-37")
def test_who_has_no_city_but_a_metropolis_that_is_cut_off_buys_no_improvements() -> None:
    table = paths_turn(rolls=[(3, 4), (3, 4)])
    table.put(0, "city", "(1,0) NW")
    level(table, 0, "trade", 4)
    metropolis(table, "trade", "(1,0) NW")
    table.hand(0, cloth=5, paper=1)
    assert {action.operand("track") for action in table.legal(0, "improve")} == {"trade", "science"}
    barbarians(table, h10=3)
    for track in ("trade", "science"):
        assert table.refused(0, "improve", track=track) == "none of your cities can be improved as things stand"
    table.put(0, "city", "(2,2) N")
    assert {action.operand("track") for action in table.legal(0, "improve")} == {"trade", "science"}
    table.act(0, "improve", track="science")


@pytest.mark.rule("BARBCK-35", "BARBCK-37")
def test_a_conquered_city_takes_no_metropolis_and_one_that_loses_its_metropolis_falls() -> None:
    table = paths_turn(rolls=[(3, 4)])
    table.put(0, "city", "(2,2) N", "(0,0) NW")
    table.put(1, "city", "(1,0) NW")
    level(table, 1, "science", 4)
    metropolis(table, "science", "(1,0) NW")
    barbarians(table, h10=3, h00=3)
    level(table, 0, "science", 4)
    table.hand(0, paper=5)
    events = table.act(0, "improve", track="science")
    assert told(events, "metropolis_placed")[0]["vertex"] == table.vertex("(2,2) N"), "there is no other choice"
    assert table.vertex("(1,0) NW") in fallen(table)
    assert [event["vertex"] for event in told(events, "building_conquered")] == [table.vertex("(1,0) NW")]
