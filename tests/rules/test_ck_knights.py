"""Knights of Cities & Knights: recruiting, activating, promoting, and when they are ready."""

from __future__ import annotations

import pytest

from tests.knights import (
    barbarians_at,
    begun,
    give,
    is_active,
    kept,
    knight,
    level,
    places,
    strength_at,
    unlock,
    vertices,
)
from tests.table import Table, crest, crest_vertex

# The line along the north of the middle row; its vertices 5 to 7 lie at the desert.
LINE = crest(2, 8)
RECRUIT = {"wool": 1, "ore": 1}


def at(k: int) -> str:
    return crest_vertex(2, k)


def lined(**hand: int) -> Table:
    """Seat 0 is on turn, with a settlement at the west end of eight roads and this hand."""
    table = begun()
    table.put(0, "settlement", at(0))
    table.put(0, "road", *LINE)
    table.hand(0, **hand)
    return table


def next_turn(table: Table, seat: int = 0) -> None:
    """The others have their turns, then this seat is on turn again."""
    for other in range(4):
        if other != seat:
            table.turn(other, rolled=True)
    table.turn(seat, rolled=True)


def is_ready(table: Table, place: str) -> bool:
    (told,) = [one for one in table.view()["cities_and_knights"]["knights"] if one["vertex"] == table.vertex(place)]
    return bool(told["ready"])


# Recruiting


@pytest.mark.rule("CK-114", "CK-115", "CK-020")
def test_a_recruit_costs_wool_and_ore_and_is_a_basic_knight_that_sleeps() -> None:
    table = lined(wool=1, ore=1, grain=1)
    table.act(0, "recruit_knight", vertex=at(2))
    assert table.cards(0) == {"grain": 1}
    assert strength_at(table, at(2)) == 1
    assert not is_active(table, at(2))
    assert [table.supply(0, f"{name}_knight") for name in ("basic", "strong", "mighty")] == [1, 2, 2]


@pytest.mark.parametrize("hand", [{"wool": 1}, {"ore": 1}, {"wool": 2, "grain": 2}])
@pytest.mark.rule("CK-114", "CK-020")
def test_a_recruit_must_be_paid(hand: dict[str, int]) -> None:
    table = lined(**hand)
    assert "more than you hold" in table.refused(0, "recruit_knight", vertex=at(2))


@pytest.mark.rule("CK-114", "CK-119", "CK-010")
def test_with_both_basic_pieces_on_the_board_nobody_is_recruited_until_one_is_promoted() -> None:
    table = lined(wool=2, ore=2)
    knight(table, 0, at(2))
    knight(table, 0, at(4))
    assert table.refused(0, "recruit_knight", vertex=at(6)) == "you have no basic_knight left in your supply"
    table.act(0, "promote_knight", vertex=at(2))
    table.act(0, "recruit_knight", vertex=at(6))
    assert strength_at(table, at(6)) == 1


@pytest.mark.rule("CK-119")
def test_a_removed_knight_can_be_recruited_again() -> None:
    table = lined(**RECRUIT)
    for place in (at(2), at(4)):
        knight(table, 0, place)
    give(table, 1, "deserter")
    table.turn(1, rolled=True)
    table.act(1, "play_progress", card="deserter")
    table.act(0, "give_up_knight", vertex=at(4))
    table.turn(0, rolled=True)
    assert table.is_legal(0, "recruit_knight", vertex=at(6))


@pytest.mark.rule("CK-116")
def test_recruits_stand_on_vacant_vertices_at_own_roads() -> None:
    table = begun()
    table.put(0, "settlement", at(0))
    table.put(0, "road", *crest(2, 6))
    table.put(1, "settlement", at(2))
    knight(table, 0, at(4))
    knight(table, 2, at(5), active=True)
    table.put(3, "road", *crest(2, 2, 8))
    table.hand(0, **RECRUIT)
    assert vertices(table, 0, "recruit_knight") == places(table, at(1), at(3), at(6))
    for taken in (at(0), at(2), at(4), at(5), at(8)):
        assert "vacant" in table.refused(0, "recruit_knight", vertex=taken)


@pytest.mark.rule("CK-117")
def test_no_distance_is_kept_between_knights_and_buildings() -> None:
    table = lined(wool=3, ore=2, wood=1, brick=1, grain=1)
    table.act(0, "recruit_knight", vertex=at(1))  # next to the own settlement
    table.act(0, "recruit_knight", vertex=at(2))  # next to the knight
    table.act(0, "build_settlement", vertex=at(3))  # next to a knight
    assert table.state.vertex_owner[table.vertex(at(3))] == 0


@pytest.mark.rule("CK-118")
def test_foreign_neighbours_do_not_forbid_a_site() -> None:
    table = lined(**RECRUIT)
    table.put(1, "city", at(3))
    knight(table, 2, at(5), "mighty", active=True)
    table.act(0, "recruit_knight", vertex=at(4))
    assert strength_at(table, at(4)) == 1


# Activating


@pytest.mark.parametrize("strength", ["basic", "strong", "mighty"])
@pytest.mark.rule("CK-120")
def test_activating_costs_one_grain_whatever_the_strength(strength: str) -> None:
    table = lined(grain=2)
    knight(table, 0, at(2), strength)
    table.act(0, "activate_knight", vertex=at(2))
    assert is_active(table, at(2))
    assert table.cards(0) == {"grain": 1}
    assert table.refused(0, "activate_knight", vertex=at(2)) == "that knight is active already"


@pytest.mark.rule("CK-120")
def test_activating_needs_grain_an_own_knight_and_the_action_phase() -> None:
    table = lined(wool=4)
    knight(table, 0, at(2))
    knight(table, 1, at(4))
    assert "grain" in table.refused(0, "activate_knight", vertex=at(2))
    table.hand(0, grain=1)
    assert table.refused(0, "activate_knight", vertex=at(4)) == "you have no knight there"
    assert table.refused(0, "activate_knight", vertex=at(3)) == "you have no knight there"
    table.turn(0)
    assert table.refused(0, "activate_knight", vertex=at(2)) == "activate_knight does not answer pre_roll"
    table.turn(1, rolled=True)
    assert "seat 0 is not asked" in table.refused(0, "activate_knight", vertex=at(2))


@pytest.mark.rule("CK-121", "CK-128")
def test_a_recruit_may_be_activated_at_once_but_does_not_act_yet() -> None:
    table = lined(wool=1, ore=1, grain=1)
    table.act(0, "recruit_knight", vertex=at(2))
    table.act(0, "activate_knight", vertex=at(2))
    assert is_active(table, at(2))
    assert "from your next turn on" in table.refused(0, "move_knight", vertex=at(2))


@pytest.mark.rule("CK-121", "CK-130", "CK-131", "CK-281")
def test_a_knight_that_moved_is_woken_again_defends_but_acts_only_next_turn() -> None:
    table = lined(grain=1)
    table.put(1, "city", "(4,0) S")
    knight(table, 0, at(2), active=True)
    table.act(0, "move_knight", vertex=at(2))
    table.act(0, "go_knight", vertex=at(4))
    assert not is_active(table, at(4))
    assert table.refused(0, "move_knight", vertex=at(4)) == "only an active knight can act"
    table.act(0, "activate_knight", vertex=at(4))
    assert is_active(table, at(4))
    assert not is_ready(table, at(4))
    assert "from your next turn on" in table.refused(0, "move_knight", vertex=at(4))
    next_turn(table)
    assert table.is_legal(0, "move_knight", vertex=at(4))


@pytest.mark.rule("CK-281", "CK-160")
def test_a_knight_woken_after_its_move_defends_on_the_next_roll() -> None:
    table = Table(["cities_and_knights"], dice=[(3, 3, 1)])
    table.put(0, "road", *LINE)
    table.put(1, "city", "(4,0) S")
    table.hand(0, grain=1)
    table.turn(0, rolled=True)
    barbarians_at(table, 6)
    knight(table, 0, at(2), active=True)
    table.act(0, "move_knight", vertex=at(2))
    table.act(0, "go_knight", vertex=at(4))
    table.act(0, "activate_knight", vertex=at(4))
    table.act(0, "end_turn")
    table.act(1, "roll")
    assert kept(table)["defender"] == [1, 0, 0, 0]


# Promoting


@pytest.mark.parametrize("active", [False, True])
@pytest.mark.rule("CK-122", "CK-123", "CK-020")
def test_a_promotion_exchanges_the_piece_and_nothing_else(active: bool) -> None:
    table = lined(wool=2, ore=2)
    level(table, 0, "politics", 3)
    knight(table, 0, at(2), active=active)
    table.act(0, "promote_knight", vertex=at(2))
    assert strength_at(table, at(2)) == 2
    assert is_active(table, at(2)) == active
    assert table.cards(0) == {"wool": 1, "ore": 1}
    assert [table.supply(0, f"{name}_knight") for name in ("basic", "strong", "mighty")] == [2, 1, 2]
    next_turn(table)
    table.act(0, "promote_knight", vertex=at(2))
    assert strength_at(table, at(2)) == 3
    assert is_active(table, at(2)) == active
    assert table.cards(0) == {}
    assert [table.supply(0, f"{name}_knight") for name in ("basic", "strong", "mighty")] == [2, 2, 1]


@pytest.mark.rule("CK-122", "CK-020")
def test_a_promotion_must_be_paid_and_needs_an_own_knight() -> None:
    table = lined(wool=1, grain=3)
    knight(table, 0, at(2))
    knight(table, 1, at(4))
    assert "ore" in table.refused(0, "promote_knight", vertex=at(2))
    table.hand(0, wool=1, ore=1)
    assert table.refused(0, "promote_knight", vertex=at(4)) == "you have no knight there"


@pytest.mark.parametrize(("strength", "following"), [("basic", "strong"), ("strong", "mighty")])
@pytest.mark.rule("CK-124")
def test_without_a_piece_of_the_next_strength_nobody_is_promoted(strength: str, following: str) -> None:
    table = lined(wool=1, ore=1)
    level(table, 0, "politics", 3)
    knight(table, 0, at(1), following)
    knight(table, 0, at(2), following)
    knight(table, 0, at(3), strength)
    assert "next strength" in table.refused(0, "promote_knight", vertex=at(3))


@pytest.mark.parametrize("first", ["promote_knight", "smith_knight"])
@pytest.mark.rule("CK-125", "CK-217")
def test_a_knight_is_promoted_once_a_turn_by_purse_and_smith_together(first: str) -> None:
    table = lined(wool=2, ore=2)
    level(table, 0, "politics", 3)
    knight(table, 0, at(2))
    give(table, 0, "smith")
    if first == "smith_knight":
        table.act(0, "play_progress", card="smith")
    table.act(0, first, vertex=at(2))
    once = "a knight is promoted only once a turn"
    assert table.refused(0, "promote_knight", vertex=at(2)) == once
    if first == "promote_knight":
        assert "smith cannot be played now" in table.refused(0, "play_progress", card="smith")
        knight(table, 0, at(4))
        table.act(0, "play_progress", card="smith")
        assert table.refused(0, "smith_knight", vertex=at(2)) == once
        table.act(0, "smith_knight", vertex=at(4))
    next_turn(table)
    table.act(0, "promote_knight", vertex=at(2))
    assert strength_at(table, at(2)) == 3


@pytest.mark.rule("CK-125")
def test_a_move_does_not_earn_a_second_promotion() -> None:
    table = lined(wool=2, ore=2)
    level(table, 0, "politics", 3)
    knight(table, 0, at(2), active=True)
    table.act(0, "promote_knight", vertex=at(2))
    table.act(0, "move_knight", vertex=at(2))
    table.act(0, "go_knight", vertex=at(4))
    assert table.refused(0, "promote_knight", vertex=at(4)) == "a knight is promoted only once a turn"


@pytest.mark.rule("CK-125")
def test_a_recruit_on_the_place_of_a_promoted_knight_is_another_one() -> None:
    table = lined(wool=3, ore=3)
    knight(table, 0, at(2), active=True)
    table.act(0, "promote_knight", vertex=at(2))
    table.act(0, "move_knight", vertex=at(2))
    table.act(0, "go_knight", vertex=at(4))
    table.act(0, "recruit_knight", vertex=at(2))
    table.act(0, "promote_knight", vertex=at(2))
    assert strength_at(table, at(2)) == 2


@pytest.mark.rule("CK-126")
def test_a_recruit_may_be_promoted_at_once() -> None:
    table = lined(wool=2, ore=2)
    table.act(0, "recruit_knight", vertex=at(2))
    table.act(0, "promote_knight", vertex=at(2))
    assert strength_at(table, at(2)) == 2
    assert table.supply(0, "basic_knight") == 2


@pytest.mark.rule("CK-127", "CK-096")
def test_only_a_fortress_makes_mighty_knights() -> None:
    table = lined(wool=3, ore=3)
    knight(table, 0, at(1), "basic")
    knight(table, 0, at(2), "strong")
    knight(table, 0, at(3), "mighty")
    level(table, 0, "politics", 2)
    level(table, 1, "politics", 5)
    assert vertices(table, 0, "promote_knight") == places(table, at(1))
    assert "fortress" in table.refused(0, "promote_knight", vertex=at(2))
    level(table, 0, "politics", 3)
    assert vertices(table, 0, "promote_knight") == places(table, at(1), at(2))
    assert table.refused(0, "promote_knight", vertex=at(3)) == "a mighty knight cannot be promoted"


# Readiness


@pytest.mark.rule("CK-128")
def test_only_an_active_knight_that_was_not_woken_this_turn_acts() -> None:
    table = lined(grain=1)
    knight(table, 0, at(2))
    knight(table, 0, at(4), active=True)
    assert table.refused(0, "move_knight", vertex=at(2)) == "only an active knight can act"
    table.act(0, "activate_knight", vertex=at(2))
    assert vertices(table, 0, "move_knight") == places(table, at(4))
    next_turn(table)
    assert vertices(table, 0, "move_knight") == places(table, at(2), at(4))


@pytest.mark.rule("CK-129")
def test_a_promoted_knight_acts_as_before() -> None:
    table = lined(wool=2, ore=2, grain=1)
    table.put(1, "road", "(2,2) W")
    knight(table, 1, at(4))
    knight(table, 0, at(2), active=True)
    knight(table, 0, at(1))
    table.act(0, "promote_knight", vertex=at(2))
    table.act(0, "activate_knight", vertex=at(1))
    table.act(0, "promote_knight", vertex=at(1))
    assert vertices(table, 0, "move_knight") == places(table, at(2))
    table.act(0, "move_knight", vertex=at(2))
    table.act(0, "displace_knight", vertex=at(4))  # with its new strength
    assert strength_at(table, at(4)) == 2


@pytest.mark.parametrize("deed", ["go_knight", "displace_knight", "chase_robber"])
@pytest.mark.rule("CK-130", "CK-133")
def test_each_of_the_three_actions_puts_the_knight_to_sleep(deed: str) -> None:
    table = lined()
    unlock(table)
    knight(table, 0, at(6), "strong", active=True)
    knight(table, 0, at(2), active=True)
    table.put(1, "road", "(2,2) W")
    knight(table, 1, at(4), active=True)
    if deed == "chase_robber":
        table.act(0, "chase_robber", vertex=at(6))
        assert not is_active(table, at(6))
    else:
        table.act(0, "move_knight", vertex=at(6))
        assert {action.kind for action in table.legal(0)} == {"go_knight", "displace_knight"}
        goal = at(5) if deed == "go_knight" else at(4)
        table.act(0, deed, vertex=goal)
        assert strength_at(table, goal) == 2
        assert not is_active(table, goal)
    assert is_active(table, at(2))


@pytest.mark.rule("CK-131")
def test_a_chase_and_a_fresh_sheaf_do_not_make_a_second_action() -> None:
    table = lined(grain=1)
    unlock(table)
    knight(table, 0, at(6), active=True)
    table.act(0, "chase_robber", vertex=at(6))
    table.act(0, "move_robber", hex="(4,2)")
    table.robber("(1,2)")
    table.act(0, "activate_knight", vertex=at(6))
    assert table.legal(0, "chase_robber") == []
    assert table.legal(0, "move_knight") == []
    assert "from your next turn on" in table.refused(0, "chase_robber", vertex=at(6))
    next_turn(table)
    assert table.is_legal(0, "chase_robber", vertex=at(6))


@pytest.mark.rule("CK-132")
def test_any_number_of_ready_knights_act_in_the_own_action_phase_only() -> None:
    table = lined()
    for k in (1, 3, 5):
        knight(table, 0, at(k), "strong" if k > 3 else "basic", active=True)
    table.turn(0)
    assert table.refused(0, "move_knight", vertex=at(1)) == "move_knight does not answer pre_roll"
    table.turn(1, rolled=True)
    assert "seat 0 is not asked" in table.refused(0, "move_knight", vertex=at(1))
    assert table.refused(1, "move_knight", vertex=at(1)) == "you have no knight there"
    table.turn(0, rolled=True)
    for k, goal in ((1, 2), (3, 4), (5, 6)):
        table.act(0, "move_knight", vertex=at(k))
        table.act(0, "go_knight", vertex=at(goal))
    assert [strength_at(table, at(k)) for k in range(7)] == [0, 0, 1, 0, 1, 0, 2]


@pytest.mark.rule("CK-133", "CK-134")
def test_a_knight_is_neither_put_to_sleep_nor_taken_off_at_will() -> None:
    table = begun()
    table.put(0, "settlement", at(0))
    table.put(0, "road", *crest(2, 1))
    knight(table, 0, at(1), active=True)
    # It has nowhere to go and nobody to chase: with empty hands nothing is left but to end the turn.
    assert {action.kind for action in table.legal(0)} == {"end_turn"}
    assert table.refused(0, "move_knight", vertex=at(1)) == "that knight can get nowhere along your routes"


@pytest.mark.rule("CK-282", "CK-250")
def test_after_a_warlord_only_those_who_were_awake_before_act() -> None:
    table = lined()
    give(table, 0, "warlord")
    knight(table, 0, at(2), active=True)
    knight(table, 0, at(4))
    knight(table, 0, at(6), "strong")
    table.act(0, "play_progress", card="warlord")
    assert all(is_active(table, at(k)) for k in (2, 4, 6))
    assert vertices(table, 0, "move_knight") == places(table, at(2))
    next_turn(table)
    assert vertices(table, 0, "move_knight") == places(table, at(2), at(4), at(6))


# Five and six players


@pytest.mark.rule("CK-128", "CK-305", "CK-307")
def test_a_knight_woken_in_the_special_building_phase_is_ready_in_the_next_own_turn() -> None:
    table = Table(["cities_and_knights"], 5, dice=[(1, 1, 4)])
    line = crest(3, 4)
    table.put(1, "settlement", crest_vertex(3, 0))
    table.put(1, "road", *line)
    table.hand(1, wool=2, ore=2, grain=2)
    knight(table, 1, crest_vertex(3, 2), active=True)
    table.turn(0, rolled=True)
    table.act(0, "end_turn")
    assert (table.decision, table.game.actors) == ("special_build", [1])
    table.act(1, "recruit_knight", vertex=crest_vertex(3, 4))
    table.act(1, "activate_knight", vertex=crest_vertex(3, 4))
    table.act(1, "promote_knight", vertex=crest_vertex(3, 4))
    assert table.refused(1, "move_knight", vertex=crest_vertex(3, 2)) == "move_knight does not answer special_build"
    for seat in (1, 2, 3, 4):
        table.act(seat, "pass")
    table.act(1, "roll")
    assert table.cards(1) == {"grain": 1}
    assert vertices(table, 1, "move_knight") == {table.vertex(crest_vertex(3, k)) for k in (2, 4)}


@pytest.mark.rule("CK-125", "CK-128", "CK-131", "CK-307", "CK-309")
def test_in_a_part_turn_knights_act_and_what_is_woken_there_is_ready_in_the_next_own_turn() -> None:
    table = Table(["cities_and_knights"], 5, five_six_turn="paired", dice=[(1, 1, 4)] * 5)
    table.put(3, "settlement", crest_vertex(3, 0))
    table.put(3, "road", *crest(3, 6))
    table.hand(3, wool=2, ore=2, grain=1)
    level(table, 3, "politics", 3)
    knight(table, 3, crest_vertex(3, 2), active=True)
    table.turn(0, rolled=True)
    table.act(0, "end_turn")
    assert (table.decision, table.game.actors) == ("part_turn", [3])
    table.act(3, "promote_knight", vertex=crest_vertex(3, 2))
    table.act(3, "move_knight", vertex=crest_vertex(3, 2))
    table.act(3, "go_knight", vertex=crest_vertex(3, 4))
    table.act(3, "activate_knight", vertex=crest_vertex(3, 4))
    assert "from your next turn on" in table.refused(3, "move_knight", vertex=crest_vertex(3, 4))
    assert "only once a turn" in table.refused(3, "promote_knight", vertex=crest_vertex(3, 4))
    table.act(3, "pass")
    for seat, second in ((1, 4), (2, 0)):
        table.act(seat, "roll")
        table.act(seat, "end_turn")
        table.act(second, "pass")
    table.act(3, "roll")
    assert table.is_legal(3, "promote_knight", vertex=crest_vertex(3, 4))
    assert table.is_legal(3, "move_knight", vertex=crest_vertex(3, 4))


@pytest.mark.rule("CK-115", "CK-120", "CK-122", "CK-130", "CK-143", "CK-273")
def test_everybody_is_told_what_a_knight_does() -> None:
    table = lined(wool=2, ore=2, grain=1)

    def told(kind: str, place: str) -> list[dict[str, object]]:
        return [event.to_json(3) for event in table.act(0, kind, vertex=place) if event.kind != "paid"]

    here, there = table.vertex(at(3)), table.vertex(at(5))
    assert told("recruit_knight", at(3)) == [{"event": "built", "colour": 0, "piece": "basic_knight", "place": here}]
    assert told("activate_knight", at(3)) == [{"event": "knight_activated", "colour": 0, "vertex": here}]
    assert told("promote_knight", at(3)) == [
        {"event": "knight_promoted", "colour": 0, "piece": "strong_knight", "vertex": here}
    ]
    next_turn(table)
    table.act(0, "move_knight", vertex=at(3))
    assert told("go_knight", at(5)) == [
        {"event": "knight_deactivated", "colour": 0, "vertex": here},
        {"event": "moved", "colour": 0, "piece": "strong_knight", "origin": here, "place": there},
    ]
