"""What a roll brings in the Big Game."""

from __future__ import annotations

import pytest

from skerry.big import game as phases
from tests.big.stage import Stage

GRAIN_HEX = {0: [0, 2, 3], 1: [0, 6, 2]}


def produce(stage: Stage, roll: tuple[int, int], turn: int = 1) -> None:
    stage.announce(turn, roll)
    for seat in range(stage.game.ring.seats):
        stage.take(seat)
    while stage.game.phase != phases.WINDOW:
        stage.pass_state()


@pytest.mark.rule("BIG-100", "BIG-101")
def test_cities_bring_two_and_settlements_one_to_active_and_inactive_alike() -> None:
    stage = Stage()
    stage.put(0, "settlement", [0, 2, 3, "NW"])
    stage.pass_state()
    produce(stage, (5, 5))
    # The city of each on a field with 10, and Sun's settlement at the same field.
    assert stage.hand(0) == {"grain": 3}
    assert stage.hand(1) == {"grain": 2}


@pytest.mark.rule("BIG-100")
def test_a_robber_stops_its_hex_alone() -> None:
    stage = Stage()
    stage.pass_state()
    assert stage.act("correct", what="robber", robber=[0, "sun"], hex=GRAIN_HEX[0]).done
    produce(stage, (5, 5))
    assert stage.hand(0) == {}
    assert stage.hand(1) == {"grain": 2}
    assert stage.hand(6) == {"grain": 2}


@pytest.mark.rule("BIG-101", "BIG-103")
def test_a_building_abroad_is_paid_from_the_bank_at_home() -> None:
    stage = Stage(18)
    stage.pass_state()
    stage.put(2, "settlement", [0, 2, 3, "NW"])
    produce(stage, (5, 5))
    assert stage.hand(2) == {"grain": 1}
    assert stage.bank(1)["grain"] == 18
    assert stage.bank(0)["grain"] == 15


@pytest.mark.rule("BIG-103")
def test_what_is_paid_goes_back_to_the_bank_at_home() -> None:
    stage = Stage()
    stage.window()
    stage.put(2, "ship", [0, 4, 5, "E"])
    stage.give(2, wood=1, wool=1)
    stage.do(2, "build_ship", edge=[0, 4, 5, "SE"])
    assert (stage.bank(1)["wood"], stage.bank(0)["wood"]) == (19, 19)


@pytest.mark.rule("BIG-104")
def test_a_short_bank_pays_neither_of_its_two_players() -> None:
    stage = Stage()
    stage.pass_state()
    stage.announce(1, (5, 5))
    stage.empty_bank(0, "grain", left=3)
    hands = [stage.hand(seat) for seat in (0, 1)]
    while stage.game.phase != phases.WINDOW:
        stage.pass_state()
    assert [stage.hand(seat) for seat in (0, 1)] == hands
    assert stage.bank(0)["grain"] == 3
    # Another board has its own bank.
    assert stage.hand(6)["grain"] >= 2


@pytest.mark.rule("BIG-104")
def test_who_alone_is_due_gets_what_is_left() -> None:
    stage = Stage()
    stage.pass_state()
    assert stage.act("correct", what="robber", robber=[0, "moon"], hex=GRAIN_HEX[1]).done
    stage.announce(1, (5, 5))
    for seat in (0, 1):
        stage.take(seat)
    stage.empty_bank(0, "grain", left=1)
    while stage.game.phase != phases.WINDOW:
        stage.pass_state()
    assert (stage.hand(0), stage.hand(1)) == ({"grain": 1}, {})


@pytest.mark.rule("BIG-105")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    stage = Stage()
    stage.pass_state()
    stage.announce(1, (5, 5))
    stage.give(0, wood=15, ore=15, wool=15)
    while stage.game.phase != phases.WINDOW:
        stage.pass_state()
    assert sum(stage.hand(0).values()) >= 47


@pytest.mark.rule("BIG-107", "BIG-261")
def test_who_is_away_is_credited_too() -> None:
    stage = Stage()
    stage.coordinator.disconnect(0, 0)
    stage.pass_state()
    produce(stage, (5, 5))
    assert stage.hand(0) == {"grain": 2}


@pytest.mark.rule("BIG-106", "BIG-108")
def test_by_hand_production_is_taken_in_its_turn_or_lost() -> None:
    stage = Stage(production="manual")
    stage.pass_state()
    produce(stage, (5, 5))
    assert (stage.hand(0), stage.hand(1)) == ({}, {})
    stage.do(1, "take_production")
    assert stage.hand(1) == {"grain": 2}
    assert stage.refused(1, "take_production") == "big_nothing_due"
    stage.pass_state()
    assert stage.refused(0, "take_production") == "big_late"
    assert stage.hand(0) == {}
    assert stage.bank(0)["grain"] == 17
