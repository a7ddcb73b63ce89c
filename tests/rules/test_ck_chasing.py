"""Chasing the robber with a knight, and a robber that is beside the board."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from skerry.rules.cities_and_knights.knights import stand
from tests.event_deck import event_deck
from tests.knights import barbarians_at, give, is_active, knight, own, places, unlock, vertices
from tests.table import Table

CORNERS = ("N", "NE", "SE", "S", "SW", "NW")
# No desert, so the robber starts beside the board.
STRIP = "name strip\nrow 0 offset 0: forest:9 hill:6 pasture:4\n"
ISLES = """
name isles
players 3 4
target 12
row 0 offset 1: frame frame frame frame frame frame frame frame
row 1 offset 0: frame forest:4 hill:5 sea pasture:9 field:10 sea mountain:3 frame
row 2 offset 1: frame frame frame frame frame frame frame frame
marker pirate: (1,0)
"""


def chasing(place: str = "(1,2) S", strength: str = "basic", thefts: Sequence[str] = ()) -> Table:
    """Seat 0 is on turn with a ready knight; the robber stands on the desert and may move."""
    table = Table(["cities_and_knights"], thefts=thefts)
    table.turn(0, rolled=True)
    unlock(table)
    knight(table, 0, place, strength, active=True)
    return table


def targets(table: Table, seat: int, kind: str = "move_robber") -> set[object]:
    return {action.operands["hex"] for action in table.legal(seat, kind)}


def land(table: Table) -> set[object]:
    return set(range(19)) - {int(table.state.robber)}


@pytest.mark.parametrize("strength", ["basic", "strong", "mighty"])
@pytest.mark.rule("CK-154")
def test_a_ready_knight_of_any_strength_at_the_robbers_hex_chases_it(strength: str) -> None:
    for corner in CORNERS:
        table = chasing(f"(1,2) {corner}", strength)
        assert vertices(table, 0, "chase_robber") == places(table, f"(1,2) {corner}")


@pytest.mark.rule("CK-154")
def test_no_vertex_but_the_six_of_its_hex_is_near_enough_to_the_robber() -> None:
    corners = {f"(1,2) {corner}" for corner in CORNERS}
    table = chasing("(1,2) S")
    mine = own(table)
    for vertex in range(table.kernel.topology.vertices):
        stand(table.kernel, mine, vertex, 0, 1, 1, 0, 0)
    table.state.placed[mine.basic_knight] = table.kernel.topology.vertices
    assert vertices(table, 0, "chase_robber") == places(table, *corners)


@pytest.mark.rule("CK-154", "CK-128")
def test_a_knight_elsewhere_asleep_or_just_woken_does_not_chase() -> None:
    table = chasing("(2,0) N")
    assert table.refused(0, "chase_robber", vertex="(2,0) N") == "that knight does not stand at the robber's hex"
    knight(table, 0, "(1,2) N")
    table.hand(0, grain=1)
    assert table.refused(0, "chase_robber", vertex="(1,2) N") == "only an active knight can act"
    table.act(0, "activate_knight", vertex="(1,2) N")
    assert "from your next turn on" in table.refused(0, "chase_robber", vertex="(1,2) N")


@pytest.mark.rule("CK-154", "CK-076", "CK-077")
def test_a_robber_is_chased_only_after_the_first_attack() -> None:
    table = Table(["cities_and_knights"], dice=[(1, 1, 1)])
    knight(table, 0, "(1,2) S", active=True)
    table.turn(0, rolled=True)
    assert "no robber on the board that could be chased yet" in table.refused(0, "chase_robber", vertex="(1,2) S")
    barbarians_at(table, 6)
    table.turn(1)
    table.act(1, "roll")
    table.hand(0, grain=1)
    table.turn(0, rolled=True)
    table.act(0, "activate_knight", vertex="(1,2) S")
    table.turn(0, rolled=True)
    assert table.is_legal(0, "chase_robber", vertex="(1,2) S")


@pytest.mark.rule("CK-155", "CK-073")
def test_the_chaser_moves_the_robber_and_takes_a_card_and_nobody_discards() -> None:
    table = chasing(thefts=["ore"])
    table.put(1, "settlement", "(3,1) S")
    table.put(2, "settlement", "(3,1) N")
    table.hand(0, wool=9)
    table.hand(1, ore=9)
    table.act(0, "chase_robber", vertex="(1,2) S")
    assert not is_active(table, "(1,2) S")
    assert (table.decision, table.game.actors) == ("chase_robber", [0])
    table.act(0, "move_robber", hex="(3,1)")
    assert table.state.robber == table.hex("(3,1)")
    assert table.cards(0) == {"wool": 9, "ore": 1}
    assert table.cards(1) == {"ore": 8}
    assert (table.decision, table.game.actors) == ("action", [0])


@pytest.mark.rule("CK-155", "CK-073")
def test_the_chaser_chooses_among_victims_and_may_get_a_commodity() -> None:
    table = chasing()
    table.put(1, "settlement", "(3,1) S")
    table.put(2, "settlement", "(3,1) N")
    table.hand(1, ore=1)
    table.hand(2, coin=1)
    give(table, 2, "warlord")
    table.act(0, "chase_robber", vertex="(1,2) S")
    table.act(0, "move_robber", hex="(3,1)")
    assert {action.operands["seat"] for action in table.legal(0, "choose_victim")} == {1, 2}
    table.act(0, "choose_victim", seat=2)
    assert table.cards(0) == {"coin": 1}


@pytest.mark.rule("CK-156")
def test_a_chased_robber_goes_to_any_other_land_hex() -> None:
    table = chasing()
    table.act(0, "chase_robber", vertex="(1,2) S")
    assert targets(table, 0) == land(table)
    assert "another land hex" in table.refused(0, "move_robber", hex="(1,2)")
    table.act(0, "move_robber", hex="(0,0)")
    knight(table, 0, "(0,0) N", active=True)
    table.act(0, "chase_robber", vertex="(0,0) N")
    table.act(0, "move_robber", hex="(1,2)")  # the desert has no number and is open to it all the same
    assert table.state.robber == table.hex("(1,2)")


@pytest.mark.rule("CK-156", "CK-294")
def test_a_friendly_robber_is_friendly_to_the_chaser_too() -> None:
    table = Table(["cities_and_knights", "friendly_robber"])
    table.turn(0, rolled=True)
    unlock(table)
    table.put(1, "settlement", "(3,1) S")
    knight(table, 0, "(1,2) S", active=True)
    table.act(0, "chase_robber", vertex="(1,2) S")
    assert table.hex("(3,1)") not in targets(table, 0)


# Beside the board


def beside(modules: Sequence[str], own_map: str, **script: object) -> Table:
    table = Table(modules, 3, own_map=own_map, **script)
    table.turn(0)
    return table


@pytest.mark.parametrize(("scenario", "board"), [((), STRIP), (("new_world",), ISLES)])
@pytest.mark.rule("CK-299", "CK-077")
def test_the_first_attack_only_unlocks_a_robber_that_starts_beside_the_board(
    scenario: tuple[str, ...], board: str
) -> None:
    table = beside(["cities_and_knights", *scenario], board, dice=[(3, 4, 4), (1, 1, 1), (3, 4, 4)])
    forest = "(1,1)" if scenario else "(0,0)"
    hexes = [f"{forest} {corner}" for corner in CORNERS]
    table.act(0, "roll")
    assert table.decision == "action"  # a seven, but the robber is locked
    barbarians_at(table, 6)
    table.turn(1)
    events = table.act(1, "roll")
    assert own(table).attacks.of(table.kernel) == 1
    assert "robber_moved" not in [event.kind for event in events]
    assert table.state.robber == -1
    for place in hexes[:2]:
        knight(table, 1, place, active=True)
    assert table.legal(1, "chase_robber") == []
    assert "no robber on the board" in table.refused(1, "chase_robber", vertex=hexes[0])
    table.turn(2)
    table.act(2, "roll")
    assert table.hex(forest) in targets(table, 2)
    table.act(2, "move_robber", hex=forest)
    assert table.state.robber == table.hex(forest)
    table.turn(1, rolled=True)
    assert table.is_legal(1, "chase_robber", vertex=hexes[0])


@pytest.mark.rule("CK-299", "CK-302", "CK-220")
def test_a_bishop_brings_the_robber_to_the_board_once_it_is_unlocked() -> None:
    table = beside(["cities_and_knights"], STRIP)
    table.turn(0, rolled=True)
    give(table, 0, "bishop")
    assert "cannot be played now" in table.refused(0, "play_progress", card="bishop")
    unlock(table)
    assert table.state.robber == -1
    table.act(0, "play_progress", card="bishop")
    assert targets(table, 0, "send_bishop") == {0, 1, 2}
    table.act(0, "send_bishop", hex="(0,1)")
    assert table.state.robber == table.hex("(0,1)")


@pytest.mark.rule("CK-302")
def test_a_robber_that_fled_comes_back_with_the_next_robber_attack() -> None:
    deck = event_deck(("robber_flees", 4), ("robber_attack", 7))
    dice = [(1, 4), (1, 4)]
    table = beside(["cities_and_knights", "event_cards"], STRIP, dice=dice, decks={"event_cards": deck})
    unlock(table)
    table.robber("(0,0)")
    table.act(0, "roll")
    assert table.state.robber == -1
    assert table.decision == "action"
    knight(table, 0, "(0,0) N", active=True)
    assert table.legal(0, "chase_robber") == []
    table.turn(1)
    table.act(1, "roll")
    assert table.decision == "move_robber"
    assert targets(table, 1) == {0, 1, 2}


@pytest.mark.rule("CK-302", "CK-018")
def test_no_knight_card_is_there_to_fetch_the_robber() -> None:
    table = beside(["cities_and_knights"], STRIP)
    table.turn(0, rolled=True)
    unlock(table)
    table.hand(0, wool=1, grain=1, ore=1)
    kinds = {action.kind for action in table.legal(0)}
    assert not kinds & {"buy_card", "play_card", "move_robber"}
