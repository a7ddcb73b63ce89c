"""The course of a turn: roll, trade, build, end."""

from __future__ import annotations

import pytest

from tests.table import Table

PLENTY = {"wood": 4, "brick": 1, "wool": 1, "grain": 1, "ore": 1}


def builder(**options: object) -> Table:
    """Seat 0 with a settlement, a road and cards for anything but a city."""
    table = Table(**options)
    table.put(0, "settlement", "(1,1) SE")
    table.put(0, "road", "(1,1) NW")
    table.hand(0, **PLENTY)
    table.hand(1, ore=2, brick=2)
    return table


def offer(table: Table) -> None:
    """Seat 0 trades one wood for one ore with seat 1."""
    table.act(0, "offer_trade", give={"wood": 1}, want={"ore": 1}, to=[1])
    table.act(1, "accept")
    table.act(0, "confirm", seat=1)


@pytest.mark.rule("BASE-66", "BASE-75")
def test_turns_go_clockwise_and_end_explicitly() -> None:
    table = Table(dice=[(1, 1)] * 5)
    table.turn(0)
    for seat in (0, 1, 2, 3, 0):
        assert table.game.actors == [seat]
        table.act(seat, "roll")
        # Nothing can be traded or built, and still the turn goes on until its owner ends it.
        assert [action.kind for action in table.legal(seat)] == ["end_turn"]
        told = [event.to_json() for event in table.act(seat, "end_turn")]
        assert {"event": "turn_ended", "seat": seat} in told
        assert {"event": "turn_started", "seat": (seat + 1) % 4, "turn": table.state.turn} in told


@pytest.mark.rule("BASE-67", "BASE-68", "BASE-69")
def test_the_roll_comes_first_and_cannot_be_left_out() -> None:
    table = builder(dice=[(1, 1)])
    table.turn(0)
    assert [action.kind for action in table.legal(0)] == ["roll"]
    assert table.refused(0, "end_turn") == "end_turn does not answer pre_roll"
    assert table.refused(0, "build_road", edge="(1,1) E") == "build_road does not answer pre_roll"
    assert table.refused(0, "buy_card") == "buy_card does not answer pre_roll"
    assert table.refused(0, "bank_trade", give="wood", take="ore") == "bank_trade does not answer pre_roll"
    offered = {"give": {"wood": 1}, "want": {"ore": 1}}
    assert table.refused(0, "offer_trade", **offered) == "offer_trade does not answer pre_roll"
    table.act(0, "roll")
    kinds = {action.kind for action in table.legal(0)}
    assert kinds == {"build_road", "build_settlement", "buy_card", "bank_trade", "end_turn", "offer_trade"}


@pytest.mark.rule("BASE-68")
def test_there_is_one_production_roll_in_a_turn() -> None:
    table = builder(dice=[(1, 1), (1, 1)])
    table.turn(0)
    table.act(0, "roll")
    assert table.refused(0, "roll") == "roll does not answer action"
    table.act(0, "build_road", edge="(1,1) E")
    assert table.refused(0, "roll") == "roll does not answer action"


@pytest.mark.rule("BASE-69", "BASE-70")
def test_free_roads_may_be_placed_before_the_roll() -> None:
    table = builder()
    table.give_card(0, "road_building")
    table.turn(0)
    table.act(0, "play_card", card="road_building")
    table.act(0, "place_road", edge="(1,1) E")
    table.act(0, "place_road", edge="(1,1) NE")
    assert table.decision == "pre_roll"
    assert table.supply(0, "road") == 12
    assert table.cards(0) == PLENTY


@pytest.mark.parametrize("rolled", [False, True])
@pytest.mark.rule("BASE-70")
def test_a_development_card_may_be_played_before_or_after_the_roll(rolled: bool) -> None:
    table = builder()
    table.give_card(0, "monopoly")
    table.turn(0, rolled=rolled)
    table.act(0, "play_card", card="monopoly")
    table.act(0, "name_resource", card="ore")
    assert table.cards(0) == {**PLENTY, "ore": 3}
    assert table.decision == ("action" if rolled else "pre_roll")


@pytest.mark.rule("BASE-70")
def test_a_development_card_may_be_played_between_trades_and_builds() -> None:
    table = builder()
    table.give_card(0, "knight")
    table.turn(0, rolled=True)
    offer(table)
    table.act(0, "build_road", edge="(1,1) E")
    assert table.is_legal(0, "play_card", card="knight")


@pytest.mark.rule("BASE-71")
def test_no_card_is_played_while_a_seven_is_resolved() -> None:
    table = Table(dice=[(3, 4)])
    table.put(1, "settlement", "(0,0) N")
    table.put(2, "settlement", "(0,0) S")
    table.hand(0, wood=8)
    table.hand(1, wood=1)
    table.hand(2, wood=1)
    table.give_card(0, "monopoly")
    table.turn(0)
    table.act(0, "roll")
    assert table.refused(0, "play_card", card="monopoly") == "play_card does not answer discard"
    for _ in range(4):
        table.act(0, "discard", card="wood")
    assert table.refused(0, "play_card", card="monopoly") == "play_card does not answer move_robber"
    table.act(0, "move_robber", hex="(0,0)")
    assert table.refused(0, "play_card", card="monopoly") == "play_card does not answer choose_victim"
    table.act(0, "choose_victim", seat=2)
    assert table.is_legal(0, "play_card", card="monopoly")


@pytest.mark.rule("BASE-71", "BASE-149")
def test_nothing_else_is_done_between_two_free_roads() -> None:
    table = builder()
    table.give_card(0, "road_building")
    table.give_card(0, "knight")
    table.turn(0, rolled=True)
    table.act(0, "play_card", card="road_building")
    table.act(0, "place_road", edge="(1,1) E")
    for kind, operands in [
        ("play_card", {"card": "knight"}),
        ("build_road", {"edge": "(1,1) NE"}),
        ("build_settlement", {"vertex": "(1,1) N"}),
        ("buy_card", {}),
        ("bank_trade", {"give": "wood", "take": "ore"}),
        ("offer_trade", {"give": {"wood": 1}, "want": {"ore": 1}}),
        ("end_turn", {}),
    ]:
        assert table.refused(0, kind, **operands) == f"{kind} does not answer place_free_route"
    assert {action.kind for action in table.legal(0)} == {"place_road"}


@pytest.mark.rule("BASE-72", "BASE-74")
def test_by_default_trade_and_build_alternate_freely() -> None:
    table = builder()
    assert table.kernel.rules.choice("trade_build") == "combined"
    table.turn(0, rolled=True)
    table.act(0, "build_road", edge="(1,1) E")
    offer(table)
    table.hand(0, wool=1, grain=1, ore=1, wood=5, brick=1)
    table.act(0, "buy_card")
    table.act(0, "bank_trade", give="wood", take="brick")
    table.act(0, "build_road", edge="(1,1) NE")
    assert table.cards(0) == {"brick": 1}


@pytest.mark.parametrize(
    ("kind", "operands"),
    [
        ("build_road", {"edge": "(1,1) E"}),
        ("build_settlement", {"vertex": "(1,1) N"}),
        ("build_city", {"vertex": "(1,1) SE"}),
        ("buy_card", {}),
    ],
)
@pytest.mark.rule("BASE-72", "BASE-73")
def test_with_separate_the_first_build_or_purchase_ends_trading(kind: str, operands: dict[str, str]) -> None:
    table = builder(trade_build="separate")
    table.hand(0, wood=6, brick=3, wool=3, grain=3, ore=4)
    table.turn(0, rolled=True)
    offer(table)
    table.act(0, "bank_trade", give="wood", take="brick")
    table.act(0, kind, **operands)
    reason = "trading is over for this turn: something was built or bought"
    table.hand(0, wood=4, brick=4)
    assert table.refused(0, "bank_trade", give="wood", take="ore") == reason
    assert table.refused(0, "offer_trade", give={"wood": 1}, want={"ore": 1}) == reason
    assert {action.kind for action in table.legal(0)} == {"build_road", "end_turn"}
    # Others and later turns are not concerned.
    table.turn(1, rolled=True)
    assert table.legal(1, "offer_trade")


@pytest.mark.rule("BASE-73")
def test_with_separate_a_development_card_does_not_end_trading() -> None:
    table = builder(trade_build="separate")
    table.give_card(0, "road_building")
    table.turn(0, rolled=True)
    table.act(0, "play_card", card="road_building")
    table.act(0, "place_road", edge="(1,1) E")
    table.act(0, "place_road", edge="(1,1) NE")
    offer(table)
    table.hand(0, wood=4)
    table.act(0, "bank_trade", give="wood", take="brick")
    assert table.cards(0) == {"brick": 1}
