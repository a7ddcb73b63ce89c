"""Points, claims and the end of the Big Game."""

from __future__ import annotations

import pytest

from skerry.big import game as phases
from skerry.big.hall import FIRSTS, LONGEST_ROAD, ORDER_OF_KNIGHTS
from skerry.big.messages import Command
from skerry.big.scores import Standing, best, ranking
from skerry.big.sight import public_display, seat_frame
from tests.big.stage import Stage

SETTLED = 4  # what everybody starts with


def rich(stage: Stage, seat: int, points: int) -> None:
    """Bring a player to so many points by hidden cards, which nobody else sees."""
    stage.hold(seat, "victory_point", points - stage.points(seat))


def staged(players: int = 10, **settings: object) -> Stage:
    stage = Stage(players, **settings)  # type: ignore[arg-type]
    stage.pass_state()
    stage.window()
    return stage


@pytest.mark.rule("BIG-212", "BIG-213", "BIG-214", "BIG-215", "BIG-216", "BIG-217", "BIG-218")
def test_where_points_come_from_and_how_many_there_can_be() -> None:
    stage = staged()
    there, rules = stage.game.hall.seats[0], stage.game.rules
    assert stage.points(0) == SETTLED
    there.supply[rules.piece("settlement")] = 0
    assert stage.points(0) == 5 + 2
    there.supply[rules.piece("city")] = 0
    assert stage.points(0) == 5 + 20
    there.fact[FIRSTS] = 0b111011 & ~0b000100 | 0b001000
    assert stage.points(0) == 5 + 20 + 10
    stage.hold(0, "victory_point", 5)
    stage.game.hall.boards[0].marker = [0, 0]
    assert stage.points(0) == 44
    assert (LONGEST_ROAD, ORDER_OF_KNIGHTS) == (0, 1)


@pytest.mark.rule("BIG-219", "BIG-220", "BIG-230")
def test_a_claim_of_25_points_wins() -> None:
    stage = staged()
    rich(stage, 2, 25)
    stage.do(2, "claim")
    stage.pass_state()
    stage.pass_state()
    assert (stage.game.phase, stage.game.winner) == (phases.FINISHED, 2)


@pytest.mark.rule("BIG-221")
def test_points_never_win_by_themselves_unless_claims_are_automatic() -> None:
    stage = staged()
    rich(stage, 2, 30)
    stage.pass_state()
    assert stage.game.phase == phases.END_TURN

    automatic = Stage(auto_claim=True)
    automatic.pass_state()
    rich(automatic, 2, 25)
    automatic.window()
    assert automatic.game.claims is not None
    assert automatic.game.claims.seats == [2]

    later = staged(auto_claim=True)
    rich(later, 2, 24)
    later.game.hall.boards[1].stack = [(1,), ()]
    later.give(2, wool=1, grain=1, ore=1)
    later.do(2, "buy_card")
    assert later.game.claims is not None


@pytest.mark.rule("BIG-222", "BIG-223")
def test_claims_only_in_the_window_of_an_own_turn() -> None:
    stage = staged()
    rich(stage, 1, 25)
    assert stage.refused(1, "claim") == "big_not_your_group"
    stage.pass_state()
    assert stage.refused(1, "claim") == "big_late"
    stage.pass_state()
    assert stage.refused(1, "claim") == "big_not_now"
    stage.window(2)
    stage.do(1, "claim")


@pytest.mark.rule("BIG-224", "BIG-228")
def test_the_referee_sees_what_was_counted_and_decides() -> None:
    stage = staged()
    stage.coordinator.referee_comes(stage.game.now, "ref")
    rich(stage, 2, 25)
    stage.do(2, "claim")
    stage.pass_state()
    told = [entry for entry in stage.coordinator.log if entry.kind == "state"][-1].content
    assert told["claims"] == [{"seat": 2, "points": 25, "cards": 0}]
    stage.wait(1000)
    assert stage.game.phase == phases.CLAIM_REVIEW
    assert not stage.act("judge", seat=4, confirm=True).done
    assert stage.act("judge", seat=2, confirm=True).told["points"] == 25
    assert stage.game.winner == 2


@pytest.mark.rule("BIG-225")
def test_from_the_first_claim_on_nothing_but_claims() -> None:
    stage = staged()
    stage.give(4, wood=1, brick=1)
    stage.do(2, "claim")
    assert stage.refused(4, "build_road", edge=[2, 2, 4, "SW"]) == "big_claim_pending"
    assert stage.refused(1, "decline", offer=1) == "big_claim_pending"
    stage.do(4, "claim")


@pytest.mark.rule("BIG-226", "BIG-227")
def test_claims_shortly_after_the_first_are_simultaneous() -> None:
    stage = staged()
    stage.wait(20)
    stage.do(2, "claim")
    stage.wait(1.999)
    stage.do(4, "claim")
    stage.wait(0.001)
    assert stage.game.phase == phases.CLAIM_REVIEW
    assert stage.refused(6, "claim") == "big_claim_pending"
    assert stage.game.claims is not None
    assert (stage.game.claims.seats, stage.game.claims.left) == ([2, 4], 70_000)


@pytest.mark.rule("BIG-226")
def test_no_claim_is_simultaneous_after_the_deadline_of_the_window() -> None:
    stage = staged()
    stage.wait(89)
    stage.do(2, "claim")
    assert stage.game.claims is not None
    assert stage.game.claims.tie_until - stage.game.now == 1000


@pytest.mark.rule("BIG-229", "BIG-234", "BIG-237")
def test_without_a_referee_the_count_decides_after_ten_seconds_and_the_window_goes_on() -> None:
    stage = staged()
    stage.hold(2, "victory_point", 3)
    stage.wait(20)
    stage.do(2, "claim")
    stage.wait(2)
    assert stage.game.phase == phases.CLAIM_REVIEW
    stage.wait(9.999)
    assert stage.game.phase == phases.CLAIM_REVIEW
    stage.wait(0.001)
    assert stage.game.phase == phases.WINDOW
    assert stage.game.deadline == stage.game.now + 70_000
    stage.give(4, wood=1, brick=1)
    stage.do(4, "build_road", edge=[2, 2, 4, "SW"])
    # Nobody is told of the cards that were counted.
    partners = seat_frame(stage.game, 4)["partners"]
    assert isinstance(partners, list)
    assert [one["public_points"] for one in partners if one["seat"] == 2] == [SETTLED]
    assert "points" not in str(public_display(stage.game))


@pytest.mark.rule("BIG-231", "BIG-232", "BIG-233", "BIG-286")
def test_of_several_claims_cards_count_a_tenth_and_then_the_registration_number() -> None:
    def one(seat: int, points: int, cards: int) -> Standing:
        return Standing(seat, seat + 1, "", points, points, cards)

    assert (one(2, 25, 11).worth, one(4, 26, 0).worth) == (261, 260)
    assert best([one(4, 26, 0), one(2, 25, 11)]).seat == 2
    assert best([one(4, 26, 0), one(2, 25, 10)]).seat == 2
    assert best([one(2, 26, 0), one(4, 25, 10)]).seat == 2
    assert best([one(4, 26, 0), one(6, 25, 10)]).seat == 4

    stage = staged()
    rich(stage, 2, 26)
    rich(stage, 4, 25)
    stage.give(4, wood=11)
    for seat in (2, 4):
        stage.do(seat, "claim")
    while stage.game.phase != phases.FINISHED:
        stage.pass_state()
    assert stage.game.winner == 4


@pytest.mark.rule("BIG-230", "BIG-231")
def test_a_false_claim_beside_a_true_one_does_not_compete() -> None:
    stage = staged()
    rich(stage, 2, 25)
    stage.give(4, wood=19, ore=19, brick=19, grain=19, wool=19)
    for seat in (4, 2):
        stage.do(seat, "claim")
    while stage.game.phase != phases.FINISHED:
        stage.pass_state()
    assert stage.game.winner == 2


@pytest.mark.rule("BIG-235", "BIG-236")
def test_a_false_claim_costs_the_next_one_of_this_turn_and_the_third_alerts() -> None:
    stage = staged()
    for turn in (1, 3, 5):
        stage.window(turn)
        stage.do(2, "claim")
        assert stage.refused(2, "claim") == "big_claimed_already"
        stage.pass_state()
        stage.pass_state()
        assert stage.game.phase == phases.WINDOW
        assert stage.refused(2, "claim") == "big_claimed_already"
        assert bool(stage.game.alerts) == (turn == 5)
    assert (stage.game.alerts[0].kind, stage.game.alerts[0].seat) == ("false_claims", 2)


@pytest.mark.rule("BIG-238")
def test_after_the_last_turn_the_best_wins() -> None:
    stage = staged(max_turns=1)
    rich(stage, 3, 9)
    rich(stage, 5, 9)
    stage.give(5, ore=1)
    stage.pass_state()
    stage.pass_state()
    assert (stage.game.phase, stage.game.winner) == (phases.FINISHED, 5)


@pytest.mark.rule("BIG-239")
def test_the_ranking_begins_with_the_winner() -> None:
    stage = staged()
    rich(stage, 8, 30)
    rich(stage, 2, 25)
    stage.give(0, ore=2)
    stage.do(2, "claim")
    while stage.game.phase != phases.FINISHED:
        stage.pass_state()
    assert [one.seat for one in ranking(stage.game)][:4] == [2, 8, 0, 1]
    assert len(ranking(stage.game)) == 10


def test_after_the_end_nothing_is_accepted() -> None:
    stage = staged(max_turns=1)
    while stage.game.phase != phases.FINISHED:
        stage.pass_state()
    answer = stage.coordinator.command(stage.game.now + 1, 0, Command("claim"))
    assert not answer.done
    assert stage.coordinator.next_time() is None


@pytest.mark.rule("BIG-221")
def test_whoever_has_enough_goes_on_like_everybody_else() -> None:
    stage = staged()
    rich(stage, 2, 30)
    stage.hold(2, "knight")
    stage.do(2, "play_card", card="knight", resource="ore")
    assert stage.hand(2) == {"ore": 1}
    assert stage.game.winner is None
