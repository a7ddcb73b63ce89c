"""The deserter: a knight changes sides."""

from __future__ import annotations

import pytest

from tests.knights import begun, give, is_active, knight, own, places, play, playable, strength_at, vertices
from tests.table import Table, crest


def recruiting(strength: str = "basic", active: bool = False) -> Table:
    """Seat 0 holds the card and has roads; seat 1 has one knight, on a vertex that they touch."""
    table = begun()
    give(table, 0, "deserter")
    table.put(0, "settlement", "(2,1) NW")
    table.put(0, "road", "(2,1) NW", "(2,1) NE")
    knight(table, 1, "(2,1) N", strength, active)
    return table


def welcomed(table: Table) -> set[tuple[int, int]]:
    return {(a.operands["vertex"], a.operands["strength"]) for a in table.legal(0, "welcome_deserter")}


@pytest.mark.rule("CK-223")
def test_the_opponent_chooses_which_knight_goes() -> None:
    table = recruiting()
    knight(table, 1, "(4,1) N", "mighty")
    knight(table, 2, "(4,0) N")
    play(table, "deserter")
    assert {action.operands["colour"] for action in table.legal(0, "choose_opponent")} == {1, 2}
    assert table.refused(0, "choose_opponent", colour=3) == "deserter cannot be aimed at that player"
    table.act(0, "choose_opponent", colour=1)
    assert (table.decision, table.game.actors) == ("give_up_knight", [1])
    assert vertices(table, 1, "give_up_knight") == places(table, "(2,1) N", "(4,1) N")
    events = table.act(1, "give_up_knight", vertex="(4,1) N")
    assert {"event": "removed", "colour": 1, "piece": "mighty_knight", "place": table.vertex("(4,1) N")} in [
        event.to_json(3) for event in events
    ]
    assert strength_at(table, "(4,1) N") == 0
    assert table.supply(1, "mighty_knight") == 2
    assert strength_at(table, "(2,1) N") == 1


@pytest.mark.rule("CK-224")
def test_the_new_knight_stands_on_any_recruiting_site_free_of_charge() -> None:
    table = recruiting()
    table.put(2, "settlement", "(2,1) NE")
    play(table, "deserter")
    # The vacated vertex too; not a building, nor where no own road ends.
    assert welcomed(table) == {(table.vertex("(2,1) N"), 1)}
    table.act(0, "welcome_deserter", vertex="(2,1) N", strength=1)
    assert own(table).knight_owner.of(table.kernel, table.vertex("(2,1) N")) == 0
    assert table.supply(0, "basic_knight") == 1
    assert table.supply(1, "basic_knight") == 2
    assert table.decision == "action"


@pytest.mark.rule("CK-224")
def test_the_deserter_may_be_turned_away() -> None:
    table = recruiting()
    play(table, "deserter")
    table.act(0, "turn_deserter_away")
    assert strength_at(table, "(2,1) N") == 0
    assert table.supply(0, "basic_knight") == 2
    assert table.decision == "action"


@pytest.mark.rule("CK-225", "CK-226")
@pytest.mark.parametrize(("strength", "allowed"), [("basic", {1}), ("strong", {1, 2}), ("mighty", {1, 2, 3})])
def test_the_new_knight_is_as_strong_or_weaker_even_without_a_fortress(strength: str, allowed: set[int]) -> None:
    table = recruiting(strength)
    play(table, "deserter")
    assert {strength for _, strength in welcomed(table)} == allowed
    best = max(allowed)
    table.act(0, "welcome_deserter", vertex="(2,1) N", strength=best)
    assert strength_at(table, "(2,1) N") == best


@pytest.mark.rule("CK-225")
def test_the_last_piece_of_a_strength_may_be_the_one_that_joins() -> None:
    table = recruiting("strong")
    knight(table, 0, "(4,0) N", "strong")
    play(table, "deserter")
    assert {strength for _, strength in welcomed(table)} == {1, 2}
    table.act(0, "welcome_deserter", vertex="(2,1) N", strength=2)
    assert table.supply(0, "strong_knight") == 0


@pytest.mark.rule("CK-225")
def test_a_strength_that_is_used_up_leaves_the_weaker_ones() -> None:
    table = recruiting("strong")
    for place in ("(4,0) N", "(4,1) N"):
        knight(table, 0, place, "strong")
    play(table, "deserter")
    assert {strength for _, strength in welcomed(table)} == {1}
    reason = "the deserter needs a place for a recruit, and a piece of your supply no stronger than it was"
    assert table.refused(0, "welcome_deserter", vertex="(2,1) N", strength=2) == reason
    assert table.refused(0, "welcome_deserter", vertex="(2,1) N", strength=3) == reason


@pytest.mark.rule("CK-227", "CK-228")
def test_an_active_deserter_stays_active_and_may_act_this_turn() -> None:
    table = recruiting("strong", active=True)
    play(table, "deserter")
    table.act(0, "welcome_deserter", vertex="(2,1) N", strength=1)
    assert is_active(table, "(2,1) N")
    table.act(0, "move_knight", vertex="(2,1) N")
    table.act(0, "go_knight", vertex="(2,1) NE")
    assert strength_at(table, "(2,1) NE") == 1


@pytest.mark.rule("CK-227")
def test_an_inactive_deserter_stays_inactive() -> None:
    table = recruiting()
    play(table, "deserter")
    table.act(0, "welcome_deserter", vertex="(2,1) N", strength=1)
    assert not is_active(table, "(2,1) N")
    assert not table.legal(0, "move_knight")


@pytest.mark.rule("CK-228")
def test_a_knight_activated_this_turn_by_nobody_is_ready_even_if_the_old_one_was_not() -> None:
    table = recruiting(active=True)
    own(table).activated.set(table.kernel, table.vertex("(2,1) N"), table.state.turn)
    play(table, "deserter")
    table.act(0, "welcome_deserter", vertex="(2,1) NE", strength=1)
    assert vertices(table, 0, "move_knight") == places(table, "(2,1) NE")


@pytest.mark.rule("CK-229")
@pytest.mark.parametrize("why", ["no place", "no piece"])
def test_the_knight_goes_even_if_none_can_be_placed(why: str) -> None:
    table = begun()
    give(table, 0, "deserter")
    knight(table, 1, "(4,1) N")
    if why == "no piece":
        table.put(0, "road", *crest(2, 5))
        knight(table, 0, "(2,0) N")
        knight(table, 0, "(2,1) N")
    play(table, "deserter")
    assert strength_at(table, "(4,1) N") == 0
    assert table.supply(1, "basic_knight") == 2
    assert table.decision == "action"


@pytest.mark.rule("CK-230")
def test_no_deserter_where_nobody_else_has_a_knight() -> None:
    table = begun()
    give(table, 0, "deserter")
    table.put(0, "road", *crest(2, 5))
    knight(table, 0, "(2,1) N")
    assert playable(table) == set()
    knight(table, 3, "(4,1) N")
    assert playable(table) == {"deserter"}


@pytest.mark.rule("CK-224")
def test_the_new_knight_interrupts_a_route_at_once() -> None:
    table = recruiting()
    table.put(2, "road", *crest(3, 5))
    assert table.holder("longest_road") == 2
    table.put(0, "road", "(3,1) W")
    play(table, "deserter")
    table.act(0, "welcome_deserter", vertex="(3,1) NW", strength=1)
    assert table.route(2) == 3
    assert table.holder("longest_road") is None
