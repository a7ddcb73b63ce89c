"""Absence, late comers, restarts, and what a player may see in the Big Game."""

from __future__ import annotations

import pytest

from skerry import Game
from skerry.big import game as phases
from skerry.big.coordinator import Coordinator
from skerry.big.replay import restart
from skerry.big.settings import Settings
from skerry.big.sight import public_display, seat_frame, strip
from skerry.catalog import judge
from skerry.engine.errors import ConfigError
from skerry.engine.randomness import commitment
from tests.big.stage import ROAD, Stage


@pytest.mark.rule("BIG-257")
def test_a_vacant_seat_has_no_pieces_no_hand_and_no_trades() -> None:
    stage = Stage(7)
    stage.window()
    stage.give(6, ore=1)
    assert stage.say(6, "offer", give={"ore": 1}, want={"wood": 1}, to=[7]).reason is not None
    assert stage.game.hall.seats[7].cards == 0
    assert len(stage.game.hall.boards[3].edge) == 2


@pytest.mark.rule("BIG-259", "BIG-260")
def test_a_reserve_takes_an_absent_seat_until_the_first_turn() -> None:
    stage = Stage()
    stage.coordinator.disconnect(0, 4)
    number = stage.coordinator.register(0, "reserve").told["number"]
    assert number == 11
    assert stage.act("substitute", seat=4, name="reserve").told["number"] == 11
    assert stage.coordinator.register(0, "another").told["number"] == 12
    stage.pass_state()
    late = stage.coordinator.register(stage.game.now, "too late")
    assert late.reason is not None
    assert late.reason.code == "big_joined_late"


@pytest.mark.rule("BIG-259")
def test_of_reserves_with_one_name_the_number_says_which_and_who_was_replaced_is_one_too() -> None:
    stage = Stage()
    numbers = [stage.coordinator.register(0, "same").told["number"] for _ in range(2)]
    for seat in (4, 5):
        stage.coordinator.disconnect(0, seat)
    replaced = stage.game.roster.places[4].person
    assert stage.act("substitute", seat=4, name="same", number=99).told["number"] == 13
    assert stage.act("substitute", seat=5, name="same", number=numbers[1]).told["number"] == numbers[1]
    assert stage.act("substitute", seat=4, name="same", number="x").reason is not None
    waiting = [person.number for person in stage.game.roster.reserves]
    assert replaced is not None
    assert waiting == [numbers[0], replaced.number, 6]


@pytest.mark.rule("BIG-261", "BIG-262")
def test_who_is_away_keeps_everything_and_offers_stay_open() -> None:
    stage = Stage()
    stage.window()
    stage.give(0, ore=1)
    stage.give(1, wood=1)
    offer = stage.do(0, "offer", give={"ore": 1}, want={"wood": 1}, to=[1]).told["offer"]
    stage.coordinator.disconnect(stage.game.now, 1)
    stage.wait(60)
    assert offer in stage.game.offers
    stage.coordinator.connect(stage.game.now, 1)
    stage.do(1, "accept", offer=offer)


@pytest.mark.rule("BIG-265")
def test_who_comes_back_sees_all_of_three_boards_the_hand_and_what_is_open() -> None:
    stage = Stage(14)
    stage.window()
    stage.give(0, ore=2, wood=1, brick=1)
    stage.give(2, wood=1)
    offer = stage.do(0, "offer", give={"ore": 1}, want={"wood": 1}, to=[2]).told["offer"]
    stage.do(0, "build_road", edge=[0, 2, 4, "SW"])
    deadline = stage.game.deadline
    stage.coordinator.disconnect(stage.game.now, 0)
    stage.wait(30)
    stage.coordinator.connect(stage.game.now, 0)
    frame = seat_frame(stage.game, 0)
    boards = frame["boards"]
    assert isinstance(boards, list)
    assert [board["board"] for board in boards] == [6, 0, 1]
    assert [[0, 2, 4, "SW"], 0, "road"] in boards[1]["routes"]
    own = frame["you"]
    assert isinstance(own, dict)
    assert own["hand"] == {"ore": 2}
    assert [open_["offer"] for open_ in frame["offers"]] == [offer]  # type: ignore[attr-defined]
    clock = frame["clock"]
    assert isinstance(clock, dict)
    assert (clock["phase"], clock["deadline"]) == (phases.WINDOW, deadline)


@pytest.mark.rule("BIG-266")
def test_three_own_turns_without_connection_alert_the_referee() -> None:
    stage = Stage(6)
    stage.coordinator.disconnect(0, 2)
    for turn in range(1, 6):
        assert not stage.game.alerts
        stage.window(turn)
        stage.pass_state()
    assert [(alert.kind, alert.seat) for alert in stage.game.alerts] == [("absent", 2)]
    other = Stage(6)
    other.coordinator.disconnect(0, 2)
    for turn in range(1, 6):
        other.window(turn)
        if turn == 3:
            other.coordinator.connect(other.game.now, 2)
            other.coordinator.disconnect(other.game.now, 2)
        other.pass_state()
    assert not other.game.alerts


@pytest.mark.rule("BIG-267")
def test_a_restart_comes_back_paused_after_the_last_command() -> None:
    coordinator = Coordinator(Settings(), "restart")
    for number in range(6):
        coordinator.register(0, str(number))
    coordinator.start(0)
    coordinator.advance(130_000)
    again = restart(coordinator.log)
    assert again.game.phase == phases.PAUSED
    assert again.game.pause is not None
    assert again.game.pause.phase == coordinator.game.phase
    assert again.game.hall.digest() == coordinator.game.hall.digest()
    twice = restart(again.log)
    assert twice.game.phase == phases.PAUSED


@pytest.mark.rule("BIG-268")
def test_the_seed_is_bound_before_the_first_roll_and_told_at_the_end() -> None:
    stage = Stage(max_turns=1)
    shown = public_display(stage.game)
    assert shown["commitment"] == commitment("stage")
    assert "seed" not in shown
    assert "stage" not in str(seat_frame(stage.game, 0))
    rolls = []
    while stage.game.phase != phases.FINISHED:
        if stage.game.roll is not None:
            rolls.append(stage.game.roll)
        stage.pass_state()
    assert public_display(stage.game)["seed"] == "stage"
    again = Stage(max_turns=1)
    again.pass_state()
    again.pass_state()
    assert again.game.roll == rolls[0]


@pytest.mark.rule("BIG-269")
def test_a_player_sees_three_boards_hand_sizes_of_partners_and_public_points() -> None:
    stage = Stage(14)
    stage.window()
    stage.give(2, ROAD)
    stage.hold(2, "victory_point", 2)
    frame = seat_frame(stage.game, 0)
    partners = frame["partners"]
    assert isinstance(partners, list)
    assert [partner["seat"] for partner in partners] == [1, 2, 3, 12, 13]
    assert (partners[1]["cards"], partners[1]["development_cards"]) == (2, 2)
    assert partners[1]["public_points"] == stage.points(2) - 2
    assert "wood" not in str(partners)
    summary = strip(stage.game)
    assert len(summary) == 7
    assert summary[1]["points"] == [stage.points(2) - 2, stage.points(3)]


@pytest.mark.rule("BIG-270")
def test_the_hall_sees_turn_group_dice_time_pause_and_claims() -> None:
    stage = Stage()
    stage.announce(16, (3, 4), (2, 2))
    while stage.game.phase != phases.WINDOW:
        stage.pass_state()
    stage.do(1, "claim")
    shown = public_display(stage.game)
    assert (shown["turn"], shown["group"], shown["roll"], shown["second_roll"]) == (16, "moon", (3, 4), (2, 2))
    assert (shown["claims"], shown["paused"], shown["deadline"]) == ([1], None, stage.game.deadline)
    stage.act("pause")
    assert public_display(stage.game)["paused"] == phases.WINDOW


@pytest.mark.rule("BIG-272", "BIG-273", "BIG-274", "BIG-275")
def test_nothing_else_combines_with_it() -> None:
    assert judge(["big_game"], 60).legal
    others = ["cities_and_knights", "fishermen", "new_shores", "desert_dragons", "friendly_robber", "event_cards"]
    for other in [*others, "harbormaster", "two_player"]:
        verdict = judge(["big_game", other], 60)
        assert not verdict.legal
        assert verdict.reason is not None
        with pytest.raises(ConfigError):
            Game.new(["big_game", other], 6)
    stage = Stage()
    names = [module.name for module in stage.game.rules.modules]
    assert names == ["base", "seafarers", "big_game"]
    assert not any(card.name == "monopoly" for card in stage.game.rules.development_cards)
