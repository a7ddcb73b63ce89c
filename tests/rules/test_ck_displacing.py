"""Displacing weaker knights, and where they retreat to."""

from __future__ import annotations

import pytest

from tests.knights import STRENGTHS, begun, is_active, knight, own, places, strength_at, vertices
from tests.table import Table, crest, crest_vertex


def at(k: int) -> str:
    """Along the north of the middle row, from west to east."""
    return crest_vertex(2, k)


def low(k: int) -> str:
    """Along the south of the middle row; the west side of hex j joins at(2j) and low(2j - 1)."""
    return crest_vertex(3, k)


def facing(attacker: str = "strong", target: str = "basic", active: bool = False) -> Table:
    """Seat 0 stands at vertex 2 of its line, seat 1 at vertex 4, with two roads of its own to the south."""
    table = begun()
    table.put(0, "road", *crest(2, 5))
    table.put(1, "road", "(2,2) W", "(2,2) SW")
    knight(table, 0, at(2), attacker, active=True)
    knight(table, 1, at(4), target, active=active)
    return table


def displace(table: Table) -> None:
    table.act(0, "move_knight", vertex=at(2))
    table.act(0, "displace_knight", vertex=at(4))


@pytest.mark.parametrize("active", [False, True])
@pytest.mark.parametrize("attacker", STRENGTHS)
@pytest.mark.parametrize("target", STRENGTHS)
@pytest.mark.rule("CK-146", "CK-147")
def test_only_strictly_weaker_knights_are_displaced(attacker: str, target: str, active: bool) -> None:
    table = facing(attacker, target, active)
    table.act(0, "move_knight", vertex=at(2))
    if STRENGTHS[attacker] > STRENGTHS[target]:
        assert vertices(table, 0, "displace_knight") == places(table, at(4))
        table.act(0, "displace_knight", vertex=at(4))
        assert strength_at(table, at(4)) == STRENGTHS[attacker]
        assert own(table).knight_owner.of(table.kernel, table.vertex(at(4))) == 0
        assert strength_at(table, at(2)) == 0
    else:
        assert "only a weaker knight" in table.refused(0, "displace_knight", vertex=at(4))


@pytest.mark.rule("CK-147")
def test_own_knights_are_never_displaced() -> None:
    table = facing("mighty")
    knight(table, 0, at(1))
    table.act(0, "move_knight", vertex=at(2))
    assert vertices(table, 0, "displace_knight") == places(table, at(4))
    assert "of another player" in table.refused(0, "displace_knight", vertex=at(1))


@pytest.mark.parametrize("between", ["foreign settlement", "own settlement", "own knight"])
@pytest.mark.rule("CK-146", "CK-144")
def test_the_way_to_the_target_is_that_of_a_move(between: str) -> None:
    table = facing("mighty")
    if between == "own knight":
        knight(table, 0, at(3))
    else:
        table.put(0 if "own" in between else 2, "settlement", at(3))
    table.act(0, "move_knight", vertex=at(2))
    assert table.is_legal(0, "displace_knight", vertex=at(4)) == ("own" in between)


@pytest.mark.rule("CK-146", "CK-128")
def test_an_attacker_must_be_ready_and_on_own_roads() -> None:
    table = begun()
    table.put(0, "road", *crest(2, 3))
    table.put(1, "road", "(2,2) W")
    knight(table, 0, at(2), "strong")
    knight(table, 0, at(1), "strong", active=True)
    knight(table, 1, at(4))
    assert table.refused(0, "move_knight", vertex=at(2)) == "only an active knight can act"
    table.act(0, "move_knight", vertex=at(1))
    assert table.legal(0, "displace_knight") == []


@pytest.mark.rule("CK-146")
def test_a_knight_that_can_only_displace_may_set_out() -> None:
    table = begun()
    table.put(0, "road", crest(2, 3)[2])
    knight(table, 0, at(2), "strong", active=True)
    knight(table, 1, at(3))
    table.act(0, "move_knight", vertex=at(2))
    assert {action.kind for action in table.legal(0)} == {"displace_knight"}


@pytest.mark.rule("CK-148", "CK-277")
def test_the_owner_says_where_along_its_roads_the_displaced_knight_goes() -> None:
    table = facing()
    displace(table)
    assert (table.decision, table.game.actors) == ("retreat", [1])
    assert vertices(table, 1, "retreat") == places(table, low(3), low(2 + 2))
    assert {action.kind for action in table.legal(1)} == {"retreat"}
    assert "seat 0 is not asked" in table.refused(0, "end_turn")
    assert "its owner's routes" in table.refused(1, "retreat", vertex=at(5))  # along the attacker's roads
    assert "its owner's routes" in table.refused(1, "retreat", vertex=at(4))
    table.act(1, "retreat", vertex=low(3))
    assert strength_at(table, low(3)) == 1
    assert own(table).knight_owner.of(table.kernel, table.vertex(low(3))) == 1
    assert (table.decision, table.game.actors) == ("action", [0])


@pytest.mark.rule("CK-148", "CK-144")
def test_a_retreat_passes_own_pieces_only() -> None:
    table = facing()
    table.put(1, "road", *crest(3, 6))
    table.put(1, "settlement", low(4))
    knight(table, 2, low(2))
    displace(table)
    assert vertices(table, 1, "retreat") == places(table, low(3), low(5), low(6))


@pytest.mark.rule("CK-149")
def test_the_attackers_former_vertex_is_a_retreat_if_own_roads_reach_it() -> None:
    table = facing()
    table.put(1, "road", "(2,1) SE", "(2,1) SW", "(2,1) W")
    displace(table)
    assert table.vertex(at(2)) in vertices(table, 1, "retreat")
    table.act(1, "retreat", vertex=at(2))
    assert strength_at(table, at(2)) == 1
    assert own(table).knight_owner.of(table.kernel, table.vertex(at(2))) == 1


@pytest.mark.rule("CK-149")
def test_the_attackers_former_vertex_may_be_the_only_retreat() -> None:
    table = begun()
    table.put(0, "road", "(2,1) NW", "(2,1) W", "(2,1) SW", "(2,1) SE", "(2,2) W")
    # The only road of seat 1 leads from its knight to where the attacker stands.
    table.put(1, "road", "(2,1) NE")
    knight(table, 0, at(3), "strong", active=True)
    knight(table, 1, at(4))
    table.act(0, "move_knight", vertex=at(3))
    table.act(0, "displace_knight", vertex=at(4))
    assert vertices(table, 1, "retreat") == places(table, at(3))


@pytest.mark.rule("CK-150")
def test_a_displaced_knight_displaces_nobody() -> None:
    table = facing("mighty", "strong")
    knight(table, 2, low(3))
    displace(table)
    # The weaker knight of seat 2 bars the only way, and there is no pushing on.
    assert (table.decision, table.supply(1, "strong_knight")) == ("action", 2)
    assert strength_at(table, low(3)) == 1


@pytest.mark.parametrize("active", [False, True])
@pytest.mark.rule("CK-151")
def test_a_displaced_knight_stays_as_wakeful_and_as_strong_as_it_was(active: bool) -> None:
    table = facing("mighty", "strong", active)
    displace(table)
    table.act(1, "retreat", vertex=low(3))
    assert strength_at(table, low(3)) == 2
    assert is_active(table, low(3)) == active
    table.turn(1, rolled=True)
    assert table.is_legal(1, "move_knight", vertex=low(3)) == active


@pytest.mark.rule("CK-151", "CK-125", "CK-128")
def test_what_a_knight_did_this_turn_goes_with_it_into_retreat() -> None:
    table = Table(["cities_and_knights"], 5, five_six_turn="paired")
    table.put(0, "road", crest(3, 1)[0], crest(3, 2)[1])
    table.put(3, "road", *crest(3, 2, 2))
    knight(table, 3, low(4), "mighty", active=True)
    knight(table, 0, low(2))
    table.hand(0, wool=1, ore=1, grain=1)
    table.turn(0, rolled=True)
    table.act(0, "promote_knight", vertex=low(2))
    table.act(0, "activate_knight", vertex=low(2))
    table.act(0, "end_turn")
    table.act(3, "move_knight", vertex=low(4))
    table.act(3, "displace_knight", vertex=low(2))
    table.act(0, "retreat", vertex=low(1))
    told = [one for one in table.view()["cities_and_knights"]["knights"] if one["vertex"] == table.vertex(low(1))]
    assert told == [
        {
            "vertex": table.vertex(low(1)),
            "colour": 0,
            "strength": 2,
            "active": True,
            "ready": False,
            "promoted": True,
        }
    ]


@pytest.mark.rule("CK-152")
def test_without_a_retreat_the_knight_goes_back_to_the_supply_for_nothing() -> None:
    table = begun()
    table.put(0, "road", *crest(2, 5))
    table.put(1, "road", "(2,2) W")
    table.put(2, "settlement", low(3))
    table.hand(1, ore=1)
    knight(table, 0, at(2), "strong", active=True)
    knight(table, 1, at(4), active=True)
    assert table.supply(1, "basic_knight") == 1
    events = displace_events(table)
    assert (table.decision, table.game.actors) == ("action", [0])
    assert table.supply(1, "basic_knight") == 2
    assert table.cards(1) == {"ore": 1}
    assert (strength_at(table, at(4)), own(table).knight_owner.of(table.kernel, table.vertex(at(4)))) == (2, 0)
    assert "knight_lost" in events


def displace_events(table: Table) -> list[str]:
    table.act(0, "move_knight", vertex=at(2))
    return [event.kind for event in table.act(0, "displace_knight", vertex=at(4))]


@pytest.mark.rule("CK-153")
def test_with_a_retreat_there_is_no_way_back_to_the_supply() -> None:
    table = begun()
    table.put(0, "road", *crest(2, 5))
    table.put(1, "road", "(2,2) W")
    knight(table, 0, at(2), "strong", active=True)
    knight(table, 1, at(4), active=True)
    displace(table)
    assert [action.kind for action in table.legal(1)] == ["retreat"]
    assert table.supply(1, "basic_knight") == 1
    table.act(1, "retreat", vertex=low(3))
    assert table.supply(1, "basic_knight") == 1


@pytest.mark.rule("CK-148", "CK-273")
@pytest.mark.parametrize("target", ["basic", "strong"])
def test_everybody_sees_which_knight_is_on_its_way(target: str) -> None:
    table = facing("mighty", target, active=True)
    displace(table)
    strength = STRENGTHS[target]
    for seat in (None, 0, 1, 2):
        told = table.view(seat)["cities_and_knights"]
        assert told["displaced_knight"] == {
            "vertex": table.vertex(at(4)),
            "colour": 1,
            "strength": strength,
            "active": True,
        }
    events = [event.to_json(3) for event in table.act(1, "retreat", vertex=low(3))]
    assert {
        "event": "moved",
        "colour": 1,
        "piece": f"{target}_knight",
        "origin": table.vertex(at(4)),
        "place": table.vertex(low(3)),
    } in events
    assert table.view()["cities_and_knights"]["displaced_knight"] is None
