"""What referees of the Big Game can do."""

from __future__ import annotations

import pytest

from skerry.big import game as phases
from skerry.big.hall import KNIGHTS, LONGEST_ROAD, NOBODY, ORDER_OF_KNIGHTS, ROUTE
from skerry.big.sight import board_frame
from tests.big.stage import CARD, CITY, QUIET, ROAD, SETTLEMENT, SHIP, Stage

CROSSING = ([0, 3, 4, "SE"], [0, 3, 5, "SW"], [0, 3, 5, "SE"], [1, 3, 0, "SW"])


def staged() -> Stage:
    stage = Stage()
    stage.pass_state()
    stage.window()
    return stage


@pytest.mark.rule("BIG-240")
def test_anybody_calls_the_referee_at_any_time() -> None:
    stage = Stage()
    stage.do(3, "call_referee", text="no cards were paid")
    stage.pass_state()
    stage.do(4, "call_referee", text="x" * 1000)
    stage.act("pause")
    stage.do(5, "call_referee", text="in a pause")
    assert [(alert.kind, alert.seat, len(alert.text)) for alert in stage.game.alerts] == [
        ("called", 3, 18),
        ("called", 4, 200),
        ("called", 5, 10),
    ]


@pytest.mark.rule("BIG-242", "BIG-243")
def test_cards_are_corrected_until_the_end_of_their_turn() -> None:
    stage = staged()
    stage.give(0, ore=2)
    assert stage.act("correct", what="cards", seat=0, give={"wood": 1}, take={"ore": 2}).done
    assert stage.hand(0) == {"wood": 1}
    assert (stage.bank(0)["wood"], stage.bank(0)["ore"]) == (18, 19)
    assert not stage.act("correct", what="cards", seat=0, take={"ore": 1}).done
    stage.pass_state()
    late = stage.act("correct", what="cards", seat=0, give={"ore": 1})
    assert late.reason is not None
    assert late.reason.code == "big_corrected_late"
    stage.window(2)
    assert not stage.act("correct", what="cards", turn=1, seat=0, give={"ore": 1}).done


@pytest.mark.rule("BIG-243")
def test_pieces_markers_and_robbers_are_corrected_at_any_time() -> None:
    stage = staged()
    stage.pass_state()
    assert stage.game.phase == phases.END_TURN
    for edge in CROSSING:
        assert stage.act("correct", what="piece", edge=edge, piece="ship", seat=0).done
    assert (stage.fact(0, ROUTE), stage.marker(0, LONGEST_ROAD)) == (5, 0)
    assert stage.left(0, "ship") == 10
    assert stage.act("correct", what="piece", edge=CROSSING[0]).done
    assert (stage.on(CROSSING[0]), stage.left(0, "ship"), stage.marker(0, LONGEST_ROAD)) == (None, 11, NOBODY)
    assert stage.act("correct", what="marker", board=0, marker="order_of_knights", seat=1).done
    assert stage.marker(0, ORDER_OF_KNIGHTS) == 1
    assert not stage.act("correct", what="marker", board=0, marker="order_of_knights", seat=2).done
    assert stage.act("correct", what="robber", robber=[0, "sun"], hex=[0, 2, 3]).done
    assert not stage.act("correct", what="robber", robber=[0, "sun"], hex=[0, 6, 2]).done


@pytest.mark.rule("BIG-244")
def test_overruling_takes_a_command_back_completely() -> None:
    stage = staged()
    stage.give(0, ROAD, CITY)
    before = stage.game.hall.digest()
    road = stage.do(0, "build_road", edge=[0, 2, 4, "SW"])
    city = stage.do(0, "build_city", vertex=[0, 3, 3, "SW"])
    for deed in (city, road):
        assert stage.act("overrule", deed=deed.told["deed"]).done
    assert stage.game.hall.digest() == before
    assert not stage.act("overrule", deed=road.told["deed"]).done


@pytest.mark.rule("BIG-244")
def test_what_something_later_depends_on_is_not_overruled() -> None:
    stage = staged()
    stage.give(0, ROAD, ROAD)
    first = stage.do(0, "build_road", edge=[0, 2, 3, "SE"])
    second = stage.do(0, "build_road", edge=[0, 2, 3, "SW"])
    answer = stage.act("overrule", deed=first.told["deed"])
    assert answer.reason is not None
    assert answer.reason.code == "big_depended_on"
    assert stage.act("overrule", deed=second.told["deed"]).done
    assert stage.act("overrule", deed=first.told["deed"]).done
    # Cards that were spent since cannot be taken back.
    stage.take(0)
    stage.give(0, ore=4, wood=1)
    traded = stage.do(0, "bank_trade", give="ore", take="brick")
    stage.do(0, "build_road", edge=[0, 2, 3, "SE"])
    assert not stage.act("overrule", deed=traded.told["deed"]).done


@pytest.mark.rule("BIG-244")
def test_a_marker_that_was_taken_goes_back_with_the_command() -> None:
    stage = staged()
    stage.put(1, "ship", [0, 4, 0, "SE"], [0, 4, 0, "SW"], [4, 4, 5, "SE"], [4, 4, 5, "SW"])
    stage.put(0, "ship", *CROSSING)
    stage.give(0, SHIP)
    ship = stage.do(0, "build_ship", edge=[1, 3, 0, "SE"])
    assert stage.marker(0, LONGEST_ROAD) == 0
    assert stage.act("overrule", deed=ship.told["deed"]).done
    assert stage.marker(0, LONGEST_ROAD) == 1


@pytest.mark.rule("BIG-193", "BIG-244")
def test_a_marker_that_moon_took_goes_back_to_sun() -> None:
    stage = staged()
    stage.put(0, "ship", *CROSSING)
    stage.put(1, "ship", [0, 4, 0, "SE"], [0, 4, 0, "SW"], [4, 4, 5, "SE"], [4, 4, 5, "SW"])
    stage.window(2)
    stage.give(1, SHIP)
    ship = stage.do(1, "build_ship", edge=[4, 4, 4, "SE"])
    assert (stage.fact(1, ROUTE), stage.marker(0, LONGEST_ROAD)) == (6, 1)
    assert stage.act("overrule", deed=ship.told["deed"]).done
    assert (stage.fact(0, ROUTE), stage.fact(1, ROUTE), stage.marker(0, LONGEST_ROAD)) == (5, 5, 0)


@pytest.mark.rule("BIG-171", "BIG-244")
def test_a_purchase_that_was_taken_back_leaves_older_cards_to_be_played() -> None:
    stage = staged()
    cards = stage.game.rules.card_names
    for left in (["knight"], ["victory_point"]):
        stage.game.hall.boards[0].stack[0] = [cards.index(card) for card in left]
        stage.give(0, CARD)
        purchase = stage.do(0, "buy_card")
        if left == ["knight"]:
            stage.window(3)
    assert stage.act("overrule", deed=purchase.told["deed"]).done
    assert (stage.held(0, "knight"), stage.held(0, "victory_point")) == (1, 0)
    stage.do(0, "play_card", card="knight", resource="ore")


@pytest.mark.rule("BIG-143", "BIG-244")
def test_what_was_taken_back_is_not_shown_as_paid() -> None:
    stage = staged()
    stage.give(0, ROAD, CARD)
    road = stage.do(0, "build_road", edge=[0, 2, 4, "SW"])
    stage.do(0, "buy_card")
    assert [deed["command"] for deed in board_frame(stage.game, 0)["deeds"]] == ["build_road", "buy_card"]
    assert stage.act("overrule", deed=road.told["deed"]).done
    assert [deed["command"] for deed in board_frame(stage.game, 0)["deeds"]] == ["buy_card"]


@pytest.mark.rule("BIG-244")
def test_a_refusal_can_be_overruled() -> None:
    stage = staged()
    stage.put(0, "road", [1, 1, 2, "NE"])
    stage.put(2, "road", [1, 1, 2, "NW"])
    stage.give(0, SETTLEMENT)
    stage.give(2, SETTLEMENT)
    request = stage.do(0, "build_settlement", vertex=[1, 1, 2, "N"]).told["request"]
    stage.do(2, "answer", request=request, allow=False)
    refused = stage.say(0, "build_settlement", vertex=[1, 1, 2, "N"])
    assert not refused.done
    stage.take(2)
    assert stage.act("overrule", deed=list(stage.game.deeds)[-1].number).done
    assert stage.at([1, 1, 2, "N"]) == (0, "settlement")


@pytest.mark.rule("BIG-241", "BIG-245", "BIG-246")
@pytest.mark.parametrize("phase", [phases.SETUP, phases.ANNOUNCE, phases.DICE, phases.PRODUCTION, phases.WINDOW])
def test_a_pause_stops_the_one_clock_and_gives_back_what_was_left(phase: str) -> None:
    stage = Stage()
    stage.rolls(QUIET)
    while stage.game.phase != phase:
        stage.pass_state()
    stage.wait(1)
    assert stage.game.deadline is not None
    left = stage.game.deadline - stage.game.now
    assert stage.act("pause").done
    assert not stage.act("pause").done
    stage.wait(500)
    assert stage.game.phase == phases.PAUSED
    assert stage.refused(0, "choose_start", cards=0, city=0) == "big_paused"
    assert stage.coordinator.next_time() is None
    assert stage.act("resume").done
    assert (stage.game.phase, stage.game.deadline - stage.game.now) == (phase, left)


@pytest.mark.rule("BIG-245")
def test_no_pause_before_and_after_the_game() -> None:
    assert not Stage(5).act("pause").done
    stage = Stage(max_turns=1)
    while stage.game.phase != phases.FINISHED:
        stage.pass_state()
    assert not stage.act("pause").done


@pytest.mark.rule("BIG-245")
def test_leave_and_claims_wait_with_the_clock() -> None:
    stage = staged()
    stage.put(0, "road", [1, 1, 2, "NE"])
    stage.put(2, "road", [1, 1, 2, "NW"])
    stage.give(0, SETTLEMENT)
    stage.give(2, SETTLEMENT)
    stage.do(0, "build_settlement", vertex=[1, 1, 2, "N"])
    stage.act("pause")
    stage.wait(100)
    stage.act("resume")
    assert stage.at([1, 1, 2, "N"]) is None
    stage.wait(9)
    stage.do(0, "claim")
    stage.wait(12)
    assert (stage.game.phase, stage.at([1, 1, 2, "N"])) == (phases.WINDOW, None)
    stage.wait(1)
    assert stage.at([1, 1, 2, "N"]) == (0, "settlement")


@pytest.mark.rule("BIG-247")
def test_extending_gives_everybody_more_time() -> None:
    stage = staged()
    deadline = stage.game.deadline
    assert deadline is not None
    assert stage.act("extend", seconds=30).done
    assert stage.game.deadline == deadline + 30_000
    assert not stage.act("extend", seconds=0).done


@pytest.mark.rule("BIG-248")
def test_a_warning_is_recorded_for_its_player() -> None:
    stage = staged()
    assert stage.act("warn", seat=3, text="quiet please").done
    assert stage.game.warnings == [(3, "quiet please")]


@pytest.mark.rule("BIG-249", "BIG-250", "BIG-251", "BIG-252")
def test_an_expelled_player_keeps_pieces_that_only_stand_in_the_way() -> None:
    stage = Stage()
    stage.pass_state()
    stage.window()
    stage.give(0, ore=3)
    stage.hold(0, "knight")
    stage.give(2, wood=1, wool=1)
    assert stage.act("expel", seat=0).done
    assert stage.at([0, 3, 3, "N"]) == (0, "city")
    assert (stage.hand(0), stage.held(0, "knight"), stage.bank(0)["ore"]) == ({}, 0, 19)
    assert stage.points(0) == 0
    assert stage.refused(0, "claim") == "big_no_player"
    stage.put(2, "ship", [0, 4, 4, "E"])
    assert stage.refused(2, "build_ship", edge=[0, 4, 4, "NE"]) == "ship_place_wrong"
    stage.announce(3, (5, 5))
    while stage.game.phase != phases.WINDOW:
        stage.pass_state()
    assert stage.hand(0) == {}
    assert stage.hand(1) == {"grain": 2}


@pytest.mark.rule("BIG-250")
def test_pieces_of_the_expelled_still_break_routes() -> None:
    stage = staged()
    stage.put(2, "ship", *CROSSING, [1, 3, 0, "SE"])
    assert stage.fact(2, ROUTE) >= 5
    stage.put(4, "settlement", [1, 3, 0, "S"])
    broken = stage.fact(2, ROUTE)
    assert stage.act("expel", seat=4).done
    stage.put(2, "ship", [2, 8, 2, "E"])
    assert stage.fact(2, ROUTE) == broken


@pytest.mark.rule("BIG-253")
def test_markers_of_the_expelled_go_to_the_mate_or_beside_the_board() -> None:
    stage = staged()
    stage.put(0, "ship", *CROSSING, [1, 3, 0, "SE"])
    stage.put(1, "ship", [0, 4, 0, "SE"], [0, 4, 0, "SW"], [4, 4, 5, "SE"], [4, 4, 5, "SW"])
    stage.game.hall.seats[0].fact[KNIGHTS] = 3
    stage.game.hall.seats[1].fact[KNIGHTS] = 2
    stage.game.hall.boards[0].marker = [0, 0]
    assert stage.act("expel", seat=0).done
    assert stage.game.hall.boards[0].marker == [1, NOBODY]


@pytest.mark.rule("BIG-255")
def test_a_substitute_takes_over_everything_of_an_absent_player() -> None:
    stage = staged()
    stage.give(4, ore=2)
    assert not stage.act("substitute", seat=4, name="new").done
    stage.coordinator.disconnect(stage.game.now, 4)
    answer = stage.act("substitute", seat=4, name="new")
    assert answer.told["number"] == 5
    assert (stage.hand(4), stage.game.roster.number(4)) == ({"ore": 2}, 5)
    person = stage.game.roster.places[4].person
    assert person is not None
    assert person.name == "new"
    stage.act("expel", seat=6)
    stage.coordinator.game.roster.places[6].connected = False
    refused = stage.act("substitute", seat=6, name="other")
    assert refused.reason is not None
    assert refused.reason.code == "big_not_absent"


@pytest.mark.rule("BIG-255", "BIG-260")
def test_a_vacant_seat_is_filled_before_the_first_turn_only() -> None:
    stage = Stage(7)
    assert stage.act("substitute", seat=7, name="late").done
    assert sum(owner == 7 for owner, _ in stage.game.hall.boards[3].building.values()) == 3
    other = Stage(7)
    other.window()
    assert not other.act("substitute", seat=7, name="later").done


@pytest.mark.rule("BIG-256")
def test_every_act_is_logged_with_turn_time_and_reason() -> None:
    stage = staged()
    assert not stage.act("warn", why=" ", seat=3, text="x").done
    stage.wait(3)
    stage.act("warn", why="shouting", seat=3, text="x")
    entry = [entry for entry in stage.coordinator.log if entry.kind == "referee"][-1]
    assert (entry.at, entry.content["turn"]) == (stage.game.now, 1)
    assert entry.content["act"] == {"kind": "warn", "referee": "ref", "reason": "shouting", "seat": 3, "text": "x"}
    assert not stage.act("dance").done


@pytest.mark.rule("BIG-244")
def test_an_open_offer_and_a_deal_can_be_cancelled() -> None:
    stage = staged()
    stage.give(0, ore=2)
    stage.give(1, wood=2)
    offer = stage.do(0, "offer", give={"ore": 1}, want={"wood": 1}, to=[1])
    assert stage.act("overrule", deed=offer.told["deed"]).done
    assert stage.refused(1, "accept", offer=offer.told["offer"]) == "big_no_offer"
    offer = stage.do(0, "offer", give={"ore": 1}, want={"wood": 1}, to=[1])
    deal = stage.do(1, "accept", offer=offer.told["offer"])
    assert stage.act("overrule", deed=deal.told["deed"]).done
    assert (stage.hand(0), stage.hand(1)) == ({"ore": 2}, {"wood": 2})
