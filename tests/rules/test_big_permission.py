"""Leave to build in a foreign half, and the bonus for settling there."""

from __future__ import annotations

import pytest

from skerry.big import game as phases
from skerry.big.books import Request
from skerry.big.hall import FIRSTS
from skerry.big.sight import open_requests, possible
from tests.big.stage import CITY, SETTLEMENT, Stage

SITE = [1, 1, 2, "N"]  # in the Sun half of board 1, whose owner is seat 2
ASKER_ROAD = [1, 1, 2, "NE"]
OWNER_ROAD = [1, 1, 2, "NW"]


def contested(**settings: object) -> Stage:
    """Seats 0 and 2 could both build on the site."""
    stage = Stage(**settings)  # type: ignore[arg-type]
    stage.window()
    stage.put(0, "road", ASKER_ROAD)
    stage.put(2, "road", OWNER_ROAD)
    stage.give(0, SETTLEMENT)
    stage.give(2, SETTLEMENT)
    return stage


def request_of(stage: Stage, number: int) -> Request:
    found = stage.game.requests.get(number)
    assert found is not None
    return found


def ask(stage: Stage) -> int:
    answer = stage.do(0, "build_settlement", vertex=SITE)
    assert stage.at(SITE) is None
    number = answer.told["request"]
    assert isinstance(number, int)
    return number


@pytest.mark.rule("BIG-146", "BIG-147", "BIG-156", "BIG-160", "BIG-161", "BIG-285")
def test_an_owner_who_could_build_there_is_asked_and_may_refuse_for_this_turn() -> None:
    stage = contested()
    number = ask(stage)
    assert request_of(stage, number).until == stage.game.now + 10_000
    stage.do(2, "answer", request=number, allow=False)
    assert stage.at(SITE) is None
    assert stage.hand(0) == SETTLEMENT
    assert stage.refused(0, "build_settlement", vertex=SITE) == "big_leave_refused"
    # The owner need not build there, and later everything is asked anew.
    stage.window(3)
    stage.give(0, SETTLEMENT)
    stage.do(0, "build_settlement", vertex=SITE)
    assert stage.at(SITE) == (0, "settlement")


@pytest.mark.rule("BIG-161")
def test_what_was_asked_or_refused_is_not_told_as_possible() -> None:
    stage = contested()
    site = {"kind": "build_settlement", "vertex": SITE}
    assert site in possible(stage.game, 0)
    number = ask(stage)
    assert site not in possible(stage.game, 0)
    stage.do(2, "answer", request=number, allow=False)
    assert site not in possible(stage.game, 0)
    assert site in possible(stage.game, 2)
    stage.act("expel", seat=2)
    assert site in possible(stage.game, 0)
    stage.do(0, "build_settlement", vertex=SITE)


@pytest.mark.rule("BIG-146")
def test_with_leave_it_is_built() -> None:
    stage = contested()
    stage.do(2, "answer", request=ask(stage), allow=True)
    assert stage.at(SITE) == (0, "settlement")
    assert stage.hand(0) == {}


@pytest.mark.rule("BIG-148", "BIG-153", "BIG-155", "BIG-285")
@pytest.mark.parametrize("vertex", [[1, 7, 2, "S"], [0, 7, 2, "S"]])
def test_an_owner_of_the_other_group_is_not_asked(vertex: list[object]) -> None:
    stage = Stage()
    stage.window()
    board = vertex[0]
    stage.put(0, "road", [board, 7, 2, "SE"])
    owner = 3 if board == 1 else 1
    stage.put(owner, "road", [board, 7, 2, "SW"])
    stage.give(0, SETTLEMENT)
    stage.give(owner, SETTLEMENT)
    stage.do(0, "build_settlement", vertex=vertex)
    assert stage.at(vertex) == (0, "settlement")


@pytest.mark.rule("BIG-149", "BIG-151", "BIG-155")
def test_an_owner_who_would_first_need_a_road_is_not_asked() -> None:
    stage = Stage()
    stage.window()
    stage.put(0, "road", ASKER_ROAD)
    stage.put(2, "road", [1, 1, 2, "W"])
    stage.give(0, SETTLEMENT)
    stage.give(2, SETTLEMENT, wood=1, brick=1)
    stage.do(0, "build_settlement", vertex=SITE)
    assert stage.at(SITE) == (0, "settlement")


@pytest.mark.rule("BIG-150", "BIG-152")
def test_an_owner_who_would_have_to_trade_is_not_asked() -> None:
    stage = contested()
    stage.take(2)
    stage.give(2, wood=5, brick=5, wool=5)
    stage.do(0, "build_settlement", vertex=SITE)
    assert stage.at(SITE) == (0, "settlement")


@pytest.mark.rule("BIG-152")
def test_an_owner_without_a_settlement_left_is_not_asked() -> None:
    stage = contested()
    stage.put(2, "settlement", [1, 7, 2, "S"], [2, 1, 2, "N"])
    assert stage.left(2, "settlement") == 0
    stage.do(0, "build_settlement", vertex=SITE)
    assert stage.at(SITE) == (0, "settlement")


@pytest.mark.rule("BIG-154")
def test_a_city_is_never_refused() -> None:
    stage = Stage()
    stage.window()
    stage.put(0, "settlement", SITE)
    stage.put(2, "road", OWNER_ROAD)
    stage.give(0, CITY)
    stage.give(2, SETTLEMENT)
    stage.do(0, "build_city", vertex=SITE)
    assert stage.at(SITE) == (0, "city")


@pytest.mark.rule("BIG-157", "BIG-263")
def test_silence_is_leave_while_the_window_is_open() -> None:
    stage = contested()
    stage.coordinator.disconnect(stage.game.now, 2)
    ask(stage)
    stage.wait(9.999)
    assert stage.at(SITE) is None
    stage.wait(0.001)
    assert stage.at(SITE) == (0, "settlement")


@pytest.mark.rule("BIG-156", "BIG-247")
def test_more_time_for_the_window_is_more_time_to_answer() -> None:
    stage = contested(window_seconds=20)
    stage.wait(16)
    number = ask(stage)
    asked_at = stage.game.now
    assert open_requests(stage.game, 2)[0]["until"] == asked_at + 4_000
    assert stage.act("extend", seconds=60).done
    assert open_requests(stage.game, 2)[0]["until"] == asked_at + 10_000
    stage.wait(9)
    assert stage.at(SITE) is None
    stage.do(2, "answer", request=number, allow=False)
    assert stage.at(SITE) is None


@pytest.mark.rule("BIG-156", "BIG-157")
def test_when_the_window_closes_nothing_is_built() -> None:
    stage = contested()
    stage.wait(85)
    ask(stage)
    assert open_requests(stage.game, 2)[0]["until"] == stage.game.deadline
    stage.wait(5)
    assert stage.game.phase == phases.END_TURN
    assert stage.at(SITE) is None
    assert stage.hand(0) == SETTLEMENT


@pytest.mark.rule("BIG-158")
def test_a_refusal_is_void_when_a_condition_fell_away() -> None:
    stage = contested()
    number = ask(stage)
    stage.take(2)
    stage.do(2, "answer", request=number, allow=False)
    assert stage.at(SITE) == (0, "settlement")


@pytest.mark.rule("BIG-159")
def test_the_asker_keeps_the_cards_and_fails_without_them() -> None:
    stage = contested()
    number = ask(stage)
    stage.do(0, "build_road", edge=[1, 1, 2, "E"])
    answer = stage.do(2, "answer", request=number, allow=True)
    assert answer.told["built"] is False
    assert stage.at(SITE) is None


def test_the_same_place_is_asked_for_once_and_answered_by_its_owner() -> None:
    stage = contested()
    number = ask(stage)
    assert stage.refused(0, "build_settlement", vertex=SITE) == "big_asked_already"
    assert stage.refused(4, "answer", request=number, allow=False) == "big_no_request"


@pytest.mark.rule("BIG-162", "BIG-254")
def test_in_the_half_of_somebody_expelled_leave_is_given() -> None:
    stage = contested()
    number = ask(stage)
    assert stage.act("expel", seat=2).done
    assert number not in stage.game.requests
    assert stage.at(SITE) == (0, "settlement")


# The bonus


@pytest.mark.rule("BIG-163", "BIG-164", "BIG-214")
def test_the_first_settlement_in_each_foreign_half_brings_two_points() -> None:
    stage = Stage()
    stage.pass_state()
    stage.window()
    gained = []
    for board, row, corner, side in ((0, 7, "S", "SE"), (1, 1, "N", "NE"), (1, 7, "S", "SE"), (4, 1, "N", "NE")):
        stage.put(0, "road", [board, row, 2, side])
        stage.give(0, SETTLEMENT, CITY)
        before = stage.points(0)
        stage.do(0, "build_settlement", vertex=[board, row, 2, corner])
        gained.append(stage.points(0) - before)
        stage.do(0, "build_city", vertex=[board, row, 2, corner])
    assert gained == [3, 3, 3, 3]
    # A second one in the same half, and one at home, bring one point.
    for board, edge, vertex in ((1, [1, 1, 3, "NE"], [1, 1, 3, "N"]), (0, [0, 1, 2, "NE"], [0, 1, 2, "N"])):
        assert board in (0, 1)
        stage.put(0, "road", edge)
        stage.give(0, SETTLEMENT, CITY)
        before = stage.points(0)
        stage.do(0, "build_settlement", vertex=vertex)
        assert stage.points(0) - before == 1
        stage.do(0, "build_city", vertex=vertex)


@pytest.mark.rule("BIG-165")
def test_it_does_not_matter_who_else_has_settled_there() -> None:
    stage = Stage()
    stage.window()
    stage.put(4, "settlement", [1, 1, 3, "N"])
    stage.put(0, "road", ASKER_ROAD)
    stage.give(0, SETTLEMENT)
    before = stage.points(0)
    stage.do(0, "build_settlement", vertex=SITE)
    assert stage.points(0) - before == 3


@pytest.mark.rule("BIG-166")
def test_the_half_of_the_vertex_decides() -> None:
    stage = Stage()
    stage.window()
    # (4,3) S lies in the Moon half of the own board, (3,2) S in the own half.
    stage.put(0, "road", [0, 4, 3, "SE"])
    stage.give(0, SETTLEMENT)
    stage.do(0, "build_settlement", vertex=[0, 4, 3, "S"])
    assert stage.fact(0, FIRSTS) == 1 << (2 * 1 + 1)


@pytest.mark.rule("BIG-167")
def test_the_bonus_stays_when_it_becomes_a_city() -> None:
    stage = Stage()
    stage.window()
    stage.put(0, "road", ASKER_ROAD)
    stage.give(0, SETTLEMENT, CITY)
    stage.do(0, "build_settlement", vertex=SITE)
    before = stage.points(0)
    stage.do(0, "build_city", vertex=SITE)
    assert stage.points(0) - before == 1


@pytest.mark.rule("BIG-168")
def test_a_half_without_a_player_brings_the_bonus_too() -> None:
    stage = Stage(11)
    stage.window()
    assert not stage.game.roster.is_playing(11)
    stage.put(10, "road", [5, 7, 2, "SE"])
    stage.give(10, SETTLEMENT)
    before = stage.points(10)
    stage.do(10, "build_settlement", vertex=[5, 7, 2, "S"])
    assert stage.points(10) - before == 3
