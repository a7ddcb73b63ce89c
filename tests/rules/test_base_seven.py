"""The seven: no production, discards, then the robber."""

from __future__ import annotations

import pytest

from tests.table import Table


def seven(**hands: int) -> Table:
    """Seat 0 has rolled a seven with so many wood in each hand, s0 to s3."""
    table = Table(dice=[(3, 4)])
    for seat in range(4):
        count = hands.get(f"s{seat}", 0)
        table.hand(seat, wood=min(count, 4), brick=max(count - 4, 0))
    table.turn(0)
    table.act(0, "roll")
    return table


@pytest.mark.rule("BASE-83")
def test_nothing_is_produced_on_a_seven() -> None:
    table = Table(dice=[(2, 5)])
    for seat, vertex in enumerate(("(1,1) N", "(1,2) N", "(3,1) S", "(3,2) S")):
        table.put(seat, "city", vertex)
    # Even a hex that carried the number would stay silent.
    table.number("(1,1)", 6, 7)
    table.turn(0)
    table.act(0, "roll")
    assert [table.cards(seat) for seat in range(4)] == [{}, {}, {}, {}]
    assert table.decision == "move_robber"


@pytest.mark.parametrize(("held", "discarded"), [(7, 0), (8, 4), (9, 4), (10, 5), (11, 5), (12, 6)])
@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.rule("BASE-84")
def test_more_than_seven_cards_lose_half_rounded_down(seat: int, held: int, discarded: int) -> None:
    table = seven(**{f"s{seat}": held})
    for _ in range(discarded):
        assert (table.decision, table.game.actors) == ("discard", [seat])
        table.act(seat, "discard", card="wood" if table.cards(seat).get("wood") else "brick")
    assert (table.decision, table.game.actors) == ("move_robber", [0])
    assert sum(table.cards(seat).values()) == held - discarded
    assert table.in_bank("wood") + table.in_bank("brick") == 38 - held + discarded


@pytest.mark.rule("BASE-84")
def test_the_owner_chooses_among_the_cards_held() -> None:
    table = seven(s1=9)
    assert table.refused(1, "discard", card="ore") == "you do not hold that card"
    for _ in range(4):
        table.act(1, "discard", card="brick")
    assert table.cards(1) == {"wood": 4, "brick": 1}


@pytest.mark.rule("BASE-84")
def test_whoever_discards_is_told_the_limit_and_how_many_cards_are_still_due() -> None:
    table = seven(s1=11)
    told = table.view(1)
    assert (told["own"]["hand_limit"], table.game.view(1).owed) == (7, 5)
    assert told["discard"] == {"over_limit": True}
    table.act(1, "discard", card="wood")
    assert table.game.view(1).owed == 4
    assert table.game.view(0).owed == 0


@pytest.mark.rule("BASE-84")
def test_the_limit_of_seven_is_an_option() -> None:
    table = Table(dice=[(3, 4)], hand_limit=9)
    table.hand(0, wood=9)
    table.hand(1, brick=10)
    table.turn(0)
    table.act(0, "roll")
    assert table.game.actors == [1]


@pytest.mark.rule("BASE-85", "BASE-157")
def test_development_cards_do_not_count() -> None:
    table = Table(dice=[(3, 4)])
    table.hand(1, wood=7)
    table.give_card(1, "knight", 5)
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "move_robber"
    assert table.held(1) == {"knight": 5}


@pytest.mark.rule("BASE-157")
def test_development_cards_cannot_be_discarded() -> None:
    table = seven(s1=8)
    table.give_card(1, "knight")
    assert "knight" in table.refused(1, "discard", card="knight")
    assert {action.operands["card"] for action in table.legal(1)} == {"wood", "brick"}


@pytest.mark.rule("BASE-86")
def test_all_who_owe_discard_at_once_and_in_any_order_before_the_robber_moves() -> None:
    table = seven(s0=8, s2=9)
    assert table.game.actors == [0, 2]
    assert table.refused(0, "move_robber", hex="(0,0)") == "move_robber does not answer discard"
    assert "not asked" in table.refused(1, "discard", card="wood")
    for seat in (2, 0, 0, 2, 2, 0, 2):
        table.act(seat, "discard", card="wood")
    assert table.game.actors == [0]
    assert [table.game.view(seat).owed for seat in range(3)] == [1, 0, 0]
    assert "not asked" in table.refused(2, "discard", card="brick")
    assert table.decision == "discard"
    table.act(0, "discard", card="wood")
    assert table.decision == "move_robber"


@pytest.mark.rule("BASE-87", "BASE-67")
def test_after_robber_and_theft_the_turn_goes_on() -> None:
    table = Table(dice=[(3, 4)])
    table.put(1, "settlement", "(0,0) N")
    table.hand(0, ore=4)
    table.hand(1, wood=1)
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "move_robber", hex="(0,0)")
    assert (table.cards(0), table.cards(1)) == ({"ore": 4, "wood": 1}, {})
    assert (table.decision, table.game.actors) == ("action", [0])
    table.act(0, "bank_trade", give="ore", take="brick")
