"""Cities & Knights for two: trade tokens for knights, and trades forced in resources or in all cards."""

from __future__ import annotations

import pytest

from tests.knights import give, knight, own, unlock, vertices
from tests.table import Table

TWOCK = ("cities_and_knights", "two_player")
FIRST = 2
OWN_ENDS = ("(2,0) SE", "(2,0) SW")


def tokens(table: Table) -> tuple[int, int, int]:
    """Of seat 0, of seat 1, in the supply."""
    told = table.view()["trade_tokens"]
    return (*told["seats"], told["supply"])


def set_tokens(table: Table, first: int, second: int) -> None:
    held = table.kernel.rules.module("two_player").tokens.held
    held.set(table.kernel, 0, first)
    held.set(table.kernel, 1, second)


def on_turn(**how: object) -> Table:
    """Seat 0 has rolled; both have a settlement, so that no place earns more than another."""
    table = Table(TWOCK, players=2, **how)
    table.put(0, "settlement", "(2,0) S")
    table.put(0, "road", "(2,0) SE", "(2,0) SW")
    table.put(1, "settlement", "(2,4) S")
    table.turn(0, rolled=True)
    return table


# Earning


@pytest.mark.rule("TWOCK-27")
def test_settlements_earn_two_at_a_desert_one_on_the_coast_and_three_at_both() -> None:
    island = """
name both
players 2 3
target 13
row 0 offset 1: desert forest:4 hill:6
row 1 offset 0: pasture:5 field:8 hill:10 desert
row 2 offset 1: mountain:9 forest:10 field:3
marker neutral: (1,2) corner S, (0,2) corner N
marker robber: (0,1)
"""
    earned = {"(1,1) N": 2, "(2,1) S": 1, "(0,0) N": 3, "(1,1) S": 0}
    for place, count in earned.items():
        table = Table(TWOCK, players=2, own_map=island)
        table.act(0, "found_building", vertex=place)
        assert tokens(table) == (5 + count, 5, 10 - count)
    table = Table(TWOCK, players=2, own_map=island)
    table.put(0, "road", "(0,0) NE", "(0,0) NW")
    table.turn(0, rolled=True)
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.act(0, "build_settlement", vertex="(0,0) N")
    assert tokens(table) == (8, 5, 7)


@pytest.mark.rule("TWOCK-28", "TWOCK-29")
@pytest.mark.parametrize("active", [False, True])
def test_an_own_knight_brings_as_many_tokens_as_it_is_strong(active: bool) -> None:
    for strength, count in (("basic", 1), ("strong", 2), ("mighty", 3)):
        table = on_turn()
        knight(table, 0, OWN_ENDS[0], strength, active)
        knight(table, 1, "(2,4) N", strength, active)
        knight(table, FIRST, "(0,1) S")
        assert vertices(table, 0, "turn_in_knight") == {table.vertex(OWN_ENDS[0])}
        assert table.refused(0, "turn_in_knight", vertex="(2,4) N") == "you have no knight there"
        events = table.act(0, "turn_in_knight", vertex=OWN_ENDS[0])
        assert {"event": "knight_turned_in", "seat": 0} in [event.to_json(1) for event in events]
        assert tokens(table) == (5 + count, 5, 10 - count)
        assert table.supply(0, f"{strength}_knight") == 2
        assert own(table).knight.of(table.kernel, table.vertex(OWN_ENDS[0])) == 0
        assert table.decision == "action", "no neutral colour follows"


@pytest.mark.rule("TWOCK-28")
def test_knights_are_turned_in_only_in_the_own_action_phase() -> None:
    table = on_turn()
    knight(table, 0, OWN_ENDS[0])
    table.turn(0)
    assert "does not answer pre_roll" in table.refused(0, "turn_in_knight", vertex=OWN_ENDS[0])
    table.turn(1, rolled=True)
    assert table.legal(1, "turn_in_knight") == []
    assert "not asked" in table.refused(0, "turn_in_knight", vertex=OWN_ENDS[0])


@pytest.mark.rule("TWOCK-28")
def test_a_knight_taken_off_no_longer_interrupts_a_route() -> None:
    table = on_turn()
    table.put(1, "road", "(4,0) SW", "(4,0) SE", "(4,1) SW", "(4,1) SE", "(4,2) SW")
    assert table.holder("longest_road") == 1
    knight(table, 0, "(4,1) SW")
    assert table.holder("longest_road") is None
    table.act(0, "turn_in_knight", vertex="(4,1) SW")
    assert table.holder("longest_road") == 1


@pytest.mark.rule("TWOCK-30")
def test_knights_lost_to_cards_and_other_knights_bring_no_tokens() -> None:
    table = on_turn()
    give(table, 0, "deserter", "intrigue")
    knight(table, 1, OWN_ENDS[0])
    table.act(0, "play_progress", card="intrigue")
    table.act(0, "drive_out_knight", vertex=OWN_ENDS[0])
    assert table.supply(1, "basic_knight") == 2
    knight(table, 1, OWN_ENDS[0])
    table.act(0, "play_progress", card="deserter")
    table.act(0, "turn_deserter_away")
    assert table.supply(1, "basic_knight") == 2
    knight(table, 1, OWN_ENDS[0])
    knight(table, 0, OWN_ENDS[1], "strong", active=True)
    table.act(0, "move_knight", vertex=OWN_ENDS[1])
    table.act(0, "displace_knight", vertex=OWN_ENDS[0])
    assert table.supply(1, "basic_knight") == 2
    assert tokens(table) == (5, 5, 10)


@pytest.mark.rule("TWOCK-31")
def test_with_an_empty_supply_no_knight_can_be_turned_in_until_tokens_return() -> None:
    table = on_turn()
    unlock(table)
    table.robber("(0,0)")
    set_tokens(table, 10, 10)
    knight(table, 0, OWN_ENDS[0])
    assert table.refused(0, "turn_in_knight", vertex=OWN_ENDS[0]) == "there are no trade tokens left to take"
    table.act(0, "send_robber_home", hex="(1,2)")
    assert tokens(table) == (9, 10, 1)
    table.act(0, "turn_in_knight", vertex=OWN_ENDS[0])
    assert tokens(table) == (10, 10, 0)


@pytest.mark.rule("TWOCK-32")
def test_with_too_few_left_one_takes_what_is_there() -> None:
    table = on_turn()
    set_tokens(table, 8, 11)
    knight(table, 0, OWN_ENDS[0], "mighty")
    table.act(0, "turn_in_knight", vertex=OWN_ENDS[0])
    assert tokens(table) == (9, 11, 0)


@pytest.mark.rule("TWOCK-33")
def test_one_knight_is_turned_in_in_each_own_turn_beside_the_token_action() -> None:
    table = on_turn()
    table.hand(0, wool=1)
    table.hand(1, ore=1)
    for place in OWN_ENDS:
        knight(table, 0, place)
    table.act(0, "turn_in_knight", vertex=OWN_ENDS[0])
    assert table.refused(0, "turn_in_knight", vertex=OWN_ENDS[1]) == "only one knight may be turned in during a turn"
    assert table.is_legal(0, "forced_trade")
    table.turn(1, rolled=True)
    table.turn(0, rolled=True)
    table.act(0, "turn_in_knight", vertex=OWN_ENDS[1])
    assert tokens(table) == (7, 5, 8)


# Spending


@pytest.mark.rule("TWOCK-34")
@pytest.mark.parametrize(("extra", "price"), [(0, 1), (1, 2)])
def test_an_action_costs_one_token_or_two_for_whoever_has_more_points(extra: int, price: int) -> None:
    for kind in ("forced_trade", "forced_trade_of_any_cards", "send_robber_home"):
        table = on_turn()
        unlock(table)
        table.robber("(0,0)")
        own(table).points.set(table.kernel, 0, extra)
        table.hand(0, wool=2)
        table.hand(1, ore=2)
        if kind == "send_robber_home":
            table.act(0, kind, hex="(1,2)")
            assert table.state.robber == table.hex("(1,2)")
        else:
            table.act(0, kind)
        assert tokens(table) == (5 - price, 5, 10 + price)


@pytest.mark.rule("TWOCK-35")
def test_one_token_action_in_a_turn_before_between_or_after_the_rolls() -> None:
    for phase in ("before", "between", "after"):
        table = Table(TWOCK, players=2, dice=[(1, 1, 4), (1, 2, 4)])
        table.turn(0)
        unlock(table)
        table.robber("(0,0)")
        if phase != "before":
            table.act(0, "roll")
        if phase == "after":
            table.act(0, "roll")
        table.hand(0, wool=2)
        table.hand(1, ore=2)
        table.act(0, "forced_trade_of_any_cards")
        table.act(0, "give_card", card="wool")
        table.act(0, "give_card", card="wool")
        for kind, operands in (
            ("forced_trade", {}),
            ("forced_trade_of_any_cards", {}),
            ("send_robber_home", {"hex": "(1,2)"}),
        ):
            reason = table.refused(0, kind, **operands)
            assert reason == "only one action may be paid with trade tokens in a turn"


@pytest.mark.rule("TWOCK-36", "TWOCK-37")
def test_a_trade_in_resources_leaves_all_commodities_aside() -> None:
    table = on_turn()
    table.hand(0, wool=1, cloth=3)
    table.hand(1, ore=2, coin=3)
    told = table.act(0, "forced_trade")
    assert [event.kind for event in told][:2] == ["trade_tokens_paid", "forced_trade"]
    assert table.cards(0) == {"wool": 1, "ore": 1, "cloth": 3}
    assert {action.operands["card"] for action in table.legal(0, "give_card")} == {"wool", "ore"}
    assert table.refused(0, "give_card", card="cloth") == "this trade is about resource cards only"
    table.act(0, "give_card", card="wool")
    assert table.decision == "action"
    assert table.cards(1) == {"wool": 1, "ore": 1, "coin": 3}


@pytest.mark.rule("TWOCK-36", "TWOCK-38")
def test_a_trade_in_all_cards_draws_and_returns_commodities_too_for_the_same_price() -> None:
    table = on_turn()
    table.hand(0, cloth=2)
    table.hand(1, coin=4)
    told = table.act(0, "forced_trade_of_any_cards")
    assert [event.kind for event in told][:2] == ["trade_tokens_paid", "forced_trade_of_any_cards"]
    assert tokens(table) == (4, 5, 11)
    assert table.cards(0) == {"cloth": 2, "coin": 2}
    assert {action.operands["card"] for action in table.legal(0, "give_card")} == {"cloth", "coin"}
    assert table.refused(0, "give_card", card="ore") == "you do not hold that card"
    table.act(0, "give_card", card="cloth")
    table.act(0, "give_card", card="cloth")
    assert (table.cards(0), table.cards(1)) == ({"coin": 2}, {"coin": 2, "cloth": 2})


@pytest.mark.rule("TWOCK-51")
@pytest.mark.parametrize(
    ("mine", "theirs", "resources", "all_cards"),
    [
        ({"wool": 3}, {"ore": 3}, 2, 2),
        ({"wool": 1, "cloth": 3}, {"ore": 3}, 1, 2),
        ({"wool": 3}, {"ore": 1, "coin": 1}, 1, 2),
        ({"wool": 3}, {"coin": 1}, 0, 1),
        ({"cloth": 2}, {"ore": 3}, 0, 2),
        ({"wool": 3}, {}, 0, 0),
        ({}, {"coin": 3}, 0, 0),
    ],
)
def test_as_many_cards_as_both_have_of_the_announced_kind_are_exchanged(
    mine: dict[str, int], theirs: dict[str, int], resources: int, all_cards: int
) -> None:
    for kind, count in (("forced_trade", resources), ("forced_trade_of_any_cards", all_cards)):
        table = on_turn()
        table.hand(0, **mine)
        table.hand(1, **theirs)
        if count == 0:
            assert "in both hands" in table.refused(0, kind)
            continue
        before = sum(mine.values())
        table.act(0, kind)
        assert sum(table.cards(0).values()) == before + count
        for _ in range(count):
            assert table.decision == "forced_trade_gift"
            choice = table.legal(0, "give_card")[0]
            table.act(0, choice.kind, **choice.operands)
        assert (table.decision, sum(table.cards(0).values())) == ("action", before)


@pytest.mark.rule("TWOCK-39")
def test_before_the_first_attack_the_robber_cannot_be_sent_home() -> None:
    table = on_turn()
    assert table.legal(0, "send_robber_home") == []
    assert table.refused(0, "send_robber_home", hex="(1,2)") == "there is no robber that could be moved"
    unlock(table)
    # It starts on the desert, where the action would have no effect.
    assert table.refused(0, "send_robber_home", hex="(1,2)") == "the robber is at home already"
    table.robber("(0,0)")
    assert table.is_legal(0, "send_robber_home", hex="(1,2)")


@pytest.mark.rule("CK-302")
def test_a_robber_sent_beside_the_board_comes_back_by_a_bishop() -> None:
    strip = "name strip\nplayers 2 3\ntarget 13\nrow 0 offset 0: forest:9 hill:6 field:4\n"
    table = Table(TWOCK, players=2, own_map=strip + "marker neutral: (0,1) corner N, (0,2) corner S\n")
    table.turn(0, rolled=True)
    unlock(table)
    table.robber("(0,1)")
    table.act(0, "send_robber_home", hex="off_board")
    knight(table, 0, "(0,1) S", active=True)
    assert table.legal(0, "chase_robber") == []
    give(table, 0, "bishop")
    table.act(0, "play_progress", card="bishop")
    table.act(0, "send_bishop", hex="(0,0)")
    assert table.state.robber == table.hex("(0,0)")
