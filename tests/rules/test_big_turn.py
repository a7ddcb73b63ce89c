"""Turns, groups, states and commands of the Big Game."""

from __future__ import annotations

import pytest

from skerry.big import game as phases
from skerry.big.messages import Command
from skerry.big.places import MOON, SUN
from tests.big.stage import QUIET, ROAD, Stage

ROAD_EDGE = [0, 2, 4, "SW"]


def states(stage: Stage) -> list[dict[str, object]]:
    return [dict(entry.content) for entry in stage.coordinator.log if entry.kind == "state"]


@pytest.mark.rule("BIG-037", "BIG-076", "BIG-077", "BIG-078")
def test_turns_are_counted_for_all_and_the_groups_alternate_from_sun() -> None:
    stage = Stage(6)
    seen: list[tuple[int, int]] = []
    stage.rolls(*[QUIET] * 4)
    while stage.game.turn < 5:
        if stage.pass_state() == phases.ANNOUNCE:
            seen.append((stage.game.turn, stage.game.group))
    assert seen == [(1, SUN), (2, MOON), (3, SUN), (4, MOON), (5, SUN)]


@pytest.mark.rule("BIG-079")
def test_all_of_the_group_on_turn_are_active_and_no_others() -> None:
    stage = Stage(7)
    stage.window(2)
    assert stage.game.active_seats() == [1, 3, 5]
    assert stage.refused(0, "claim") == "big_not_your_group"


@pytest.mark.rule("BIG-080", "BIG-082", "BIG-083", "BIG-085")
def test_every_state_is_told_once_with_its_deadline() -> None:
    stage = Stage(6)
    stage.rolls(QUIET)
    while stage.game.phase != phases.END_TURN:
        stage.pass_state()
    told = states(stage)
    assert [state["phase"] for state in told] == ["SETUP", "ANNOUNCE", "DICE", "PRODUCTION", "WINDOW", "END_TURN"]
    assert [state["deadline"] for state in told] == [120_000, 125_000, 130_000, 135_000, 225_000, 230_000]
    assert {state["group"] for state in told[1:]} == {"sun"}
    # The group is announced before anybody knows the roll.
    assert (told[1]["roll"], told[2]["roll"]) == (None, QUIET)


@pytest.mark.rule("BIG-081", "BIG-100", "BIG-102")
def test_one_roll_for_every_board() -> None:
    stage = Stage(18)
    stage.announce(1, (5, 5))
    before = [stage.hand(seat) for seat in range(18)]
    while stage.game.phase != phases.WINDOW:
        stage.pass_state()
    gained = [seat for seat in range(18) if stage.hand(seat) != before[seat]]
    # A has a field with 10 at a start spot of each half, B has none at any, C a pasture with 10.
    assert gained == [0, 1, 4, 5, 6, 7, 10, 11, 12, 13, 16, 17]


@pytest.mark.rule("BIG-084", "BIG-087")
def test_nothing_is_accepted_before_and_after_the_window() -> None:
    stage = Stage()
    stage.announce(1, QUIET)
    refusals = {}
    while stage.game.turn == 1:
        if stage.game.phase != phases.WINDOW:
            refusals[stage.game.phase] = stage.refused(0, "offer", give={"wood": 1}, want={"ore": 1}, to=[1])
        stage.pass_state()
    assert refusals == {
        "ANNOUNCE": "big_not_now",
        "DICE": "big_not_now",
        "PRODUCTION": "big_not_now",
        "END_TURN": "big_late",
    }


@pytest.mark.rule("BIG-086", "BIG-093", "BIG-094", "BIG-095")
def test_in_time_is_what_was_received_before_the_deadline() -> None:
    stage = Stage()
    stage.window()
    stage.give(0, ROAD, ROAD)
    assert stage.game.deadline is not None
    deadline = stage.game.deadline
    command = Command("build_road", operands={"edge": ROAD_EDGE})
    assert stage.coordinator.command(deadline - 1, 0, command).done
    before = stage.game.hall.digest()
    late = stage.coordinator.command(deadline, 0, Command("build_road", operands={"edge": [0, 2, 3, "SE"]}))
    assert late.reason is not None
    assert late.reason.code == "big_late"
    assert stage.game.hall.digest() == before


@pytest.mark.rule("BIG-094")
def test_a_command_for_an_earlier_turn_is_late_whatever_the_state() -> None:
    stage = Stage()
    stage.window(3)
    stage.give(0, ROAD)
    assert stage.refused(0, "build_road", turn=1, edge=ROAD_EDGE) == "big_late"
    assert stage.do(0, "build_road", turn=3, edge=ROAD_EDGE).done


@pytest.mark.rule("BIG-088")
def test_while_cards_are_returned_nothing_else_is_accepted() -> None:
    stage = Stage()
    stage.announce(1, (3, 4))
    stage.give(0, wood=8)
    while stage.game.phase != phases.DISCARD:
        stage.pass_state()
    assert stage.refused(0, "build_road", edge=ROAD_EDGE) == "big_not_now"
    assert stage.do(0, "discard", cards={"wood": stage.game.owed[0]}).done


@pytest.mark.rule("BIG-089")
def test_what_the_active_may_say_in_the_window() -> None:
    stage = Stage()
    stage.window()
    stage.give(0, wood=6, wool=2, brick=2, ore=2, grain=2)
    stage.give(2, wood=2)
    offer = stage.do(0, "offer", give={"ore": 1}, want={"wood": 1}, to=[2]).told["offer"]
    stage.do(2, "decline", offer=offer)
    offer = stage.do(0, "offer", give={"ore": 1}, want={"wood": 1}, to=[1, 2]).told["offer"]
    stage.do(0, "withdraw", offer=offer)
    stage.do(0, "bank_trade", give="wood", take="ore")
    stage.do(0, "build_road", edge=ROAD_EDGE)
    stage.do(0, "build_ship", edge=[0, 3, 4, "SE"])
    stage.do(0, "buy_card")
    stage.do(0, "claim")


@pytest.mark.rule("BIG-090")
@pytest.mark.parametrize(
    "kind", ["offer", "withdraw", "bank_trade", "build_road", "build_city", "move_ship", "buy_card", "answer", "claim"]
)
def test_the_inactive_only_answer_offers(kind: str) -> None:
    stage = Stage()
    stage.window()
    stage.give(0, ore=1)
    stage.give(1, wood=1)
    offer = stage.do(0, "offer", give={"ore": 1}, want={"wood": 1}, to=[1]).told["offer"]
    assert stage.refused(1, kind) == "big_not_your_group"
    stage.do(1, "accept", offer=offer)


@pytest.mark.rule("BIG-091", "BIG-099")
def test_the_window_runs_its_full_length_unless_all_may_close_it() -> None:
    stage = Stage(6)
    stage.window()
    assert stage.game.deadline is not None
    stage.coordinator.advance(stage.game.deadline - 1)
    for seat in (0, 2, 4):
        stage.do(seat, "done")
    assert stage.game.phase == phases.WINDOW
    stage.wait(0.001)
    assert stage.game.phase == phases.END_TURN

    early = Stage(6, early_close=True)
    early.window()
    early.coordinator.disconnect(early.game.now, 4)
    early.do(0, "done")
    assert early.game.phase == phases.WINDOW
    early.do(2, "done")
    assert early.game.phase == phases.END_TURN


@pytest.mark.rule("BIG-092")
def test_the_discards_end_as_soon_as_all_are_in() -> None:
    stage = Stage(6)
    stage.announce(1, (3, 4))
    stage.give(0, wood=9)
    stage.give(3, ore=9)
    while stage.game.phase != phases.DISCARD:
        stage.pass_state()
    began = stage.game.now
    stage.wait(3)
    stage.do(0, "discard", cards={"wood": stage.game.owed[0]})
    assert stage.game.phase == phases.DISCARD
    stage.do(3, "discard", cards={"ore": stage.game.owed[3]})
    assert (stage.game.phase, stage.game.now - began) == (phases.WINDOW, 3000)


@pytest.mark.rule("BIG-096", "BIG-144")
def test_of_two_who_want_one_place_the_first_received_gets_it() -> None:
    stage = Stage()
    stage.window()
    seam = [0, 4, 5, "E"]
    stage.put(0, "ship", [0, 4, 5, "SE"])
    stage.put(2, "ship", [0, 3, 5, "SE"])
    for seat in (0, 2):
        stage.give(seat, wood=1, wool=1)
    stage.do(2, "build_ship", edge=seam)
    hand = stage.hand(0)
    assert stage.refused(0, "build_ship", edge=seam) == "ship_place_wrong"
    assert stage.hand(0) == hand


@pytest.mark.rule("BIG-096")
def test_a_command_that_fails_in_its_middle_changes_nothing() -> None:
    stage = Stage()
    stage.window()
    stage.hold(0, "road_building")
    pieces = [["road", ROAD_EDGE], ["road", [0, 7, 2, "SE"]]]
    assert stage.refused(0, "play_card", card="road_building", pieces=pieces) == "road_unconnected"
    assert stage.held(0, "road_building") == 1
    assert stage.on(ROAD_EDGE) is None


@pytest.mark.rule("BIG-097")
def test_a_repeated_client_id_is_answered_as_the_first_time() -> None:
    stage = Stage()
    stage.window()
    stage.give(0, wood=2, brick=2)
    first = stage.say(0, "build_road", client="a", edge=ROAD_EDGE)
    again = stage.say(0, "build_road", client="a", edge=[0, 2, 3, "SE"])
    assert first.done
    assert again == first
    assert stage.hand(0) == {"wood": 1, "brick": 1}
    # The same id of somebody else is another one.
    refused = stage.say(2, "build_road", client="a", edge=ROAD_EDGE)
    assert not refused.done
    stage.pass_state()
    assert stage.say(0, "build_road", client="a", edge=ROAD_EDGE) == first


@pytest.mark.rule("BIG-098")
def test_offers_and_requests_lapse_with_the_turn() -> None:
    stage = Stage()
    stage.window()
    stage.give(0, ore=1)
    stage.give(1, wood=1)
    offer = stage.do(0, "offer", give={"ore": 1}, want={"wood": 1}, to=[1]).told["offer"]
    stage.pass_state()
    assert (len(stage.game.offers), len(stage.game.requests)) == (0, 0)
    stage.window(2)
    stage.give(1, wood=1)
    assert stage.refused(1, "accept", offer=offer) == "big_no_offer"
