"""Gold in Traders & Barbarians: the same purse and the same limits as in the other scenarios that have it."""

from __future__ import annotations

import pytest

from skerry import ConfigError, Game
from skerry.engine.module import Module
from skerry.engine.rules import Rules
from skerry.rules.base.development import Monopoly, YearOfPlenty
from skerry.rules.traders_and_barbarians.gold import Gold
from tests.table import Table
from tests.toys import Tuned
from tests.trading import NAME, gold, on_turn, purse, told_of, trade, trade_table

RESOURCES = {"wood", "brick", "wool", "grain", "ore"}


def deal(table: Table, seat: int, other: int, give: dict[str, int], want: dict[str, int]) -> None:
    """One offers, the other accepts, and they trade."""
    table.act(seat, "offer_trade", give=give, want=want, to=[other])
    table.act(other, "accept")
    table.act(seat, "confirm", seat=other)


@pytest.mark.rule("TRAD-100")
def test_two_gold_buy_a_resource_of_choice_twice_in_the_own_turn() -> None:
    table = on_turn()
    assert {action.operands["card"] for action in table.legal(0, "buy_with_gold")} == RESOURCES
    table.act(0, "buy_with_gold", card="ore")
    table.act(0, "buy_with_gold", card="wood")
    assert (gold(table), table.cards(0)) == ([1, 5, 5, 5], {"ore": 1, "wood": 1})
    assert told_of(table)["bought_with_gold"] == 2
    purse(table, 0, 9)
    assert table.refused(0, "buy_with_gold", card="ore") == (
        "no more than 2 resources may be bought with gold in a turn"
    )
    assert table.legal(1) == []
    table.turn(1, rolled=True)
    table.act(1, "buy_with_gold", card="ore")


@pytest.mark.rule("TRAD-101", "TRAD-128")
def test_gold_is_traded_with_players_like_a_card_and_is_not_on_both_sides() -> None:
    table = on_turn()
    table.hand(0, wood=2)
    table.hand(1, ore=2)
    deal(table, 0, 1, {"gold": 2}, {"ore": 1})
    deal(table, 0, 1, {"wood": 1}, {"gold": 3})
    deal(table, 0, 1, {"wood": 1, "gold": 1}, {"ore": 1})
    assert gold(table) == [5, 5, 5, 5]
    assert (table.cards(0), table.cards(1)) == ({"ore": 2}, {"wood": 2})
    assert "gold" in table.refused(0, "offer_trade", give={"gold": 1}, want={"gold": 2}, to=[1])
    assert table.refused(0, "offer_trade", give={"gold": 1}, want={}, to=[1])
    assert table.refused(0, "offer_trade", give={"gold": 6}, want={"ore": 1}, to=[1])


@pytest.mark.rule("TRAD-102")
def test_the_bank_gives_a_coin_for_four_three_or_two_cards_as_often_as_one_likes() -> None:
    table = on_turn()
    table.hand(0, wool=12)
    for _ in range(3):
        table.act(0, "bank_trade", give="wool", take="gold")
    assert gold(table)[0] == 8
    table.put(0, "settlement", "(0,0) NW")
    table.hand(0, wool=3)
    table.act(0, "bank_trade", give="wool", take="gold")
    table.put(0, "settlement", "(0,1) N")
    table.hand(0, grain=2)
    table.act(0, "bank_trade", give="grain", take="gold")
    assert (gold(table)[0], table.cards(0)) == (10, {})


@pytest.mark.rule("TRAD-103")
def test_the_bank_takes_four_coins_or_three_for_a_card_beside_what_may_be_bought() -> None:
    table = on_turn()
    purse(table, 0, 11)
    table.act(0, "buy_with_gold", card="ore")
    table.act(0, "buy_with_gold", card="ore")
    table.act(0, "bank_trade", give="gold", take="wood")
    assert (gold(table)[0], table.cards(0)) == (3, {"ore": 2, "wood": 1})
    assert table.refused(0, "bank_trade", give="gold", take="wood")
    table.put(0, "settlement", "(0,1) N")
    assert table.refused(0, "bank_trade", give="gold", take="wood"), "a 2:1 harbour is not for gold"
    table.put(0, "settlement", "(0,0) NW")
    table.act(0, "bank_trade", give="gold", take="wood")
    assert gold(table)[0] == 0


@pytest.mark.rule("TRAD-104")
def test_gold_counts_for_no_hand_and_is_never_discarded() -> None:
    table = trade_table(rolls=[7, 7])
    purse(table, 1, 60)
    table.hand(1, wood=7)
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "move_barbarian"
    table.hand(1, wood=8)
    table.turn(0)
    table.act(0, "roll")
    assert {action.operands["card"] for action in table.legal(1, "discard")} == {"wood"}
    for _ in range(4):
        table.act(1, "discard", card="wood")
    assert gold(table)[1] == 60


def with_cards(rules: Rules) -> None:
    """The cards of the base game that take and give resources, in the place of others."""
    for card in (Monopoly("monopoly", 1), YearOfPlenty("year_of_plenty", 1, rules.decision("choose_resource"))):
        rules.add_card(card)


@pytest.mark.rule("TRAD-105", "TRAD-130")
def test_no_card_takes_or_gives_gold() -> None:
    """The deck has no such cards; a guest may bring them."""
    table = on_turn(Tuned(with_cards))
    table.hand(1, ore=3)
    table.give_card(0, "monopoly")
    table.act(0, "play_card", card="monopoly")
    assert {action.operands["card"] for action in table.legal(0)} == RESOURCES
    table.act(0, "name_resource", card="ore")
    assert (table.cards(0), gold(table)) == ({"ore": 3}, [5, 5, 5, 5])
    table.give_card(0, "year_of_plenty")
    table.turn(0, rolled=True)
    table.act(0, "play_card", card="year_of_plenty")
    assert {action.operands["card"] for action in table.legal(0)} == RESOURCES


@pytest.mark.rule("TRAD-126")
def test_what_the_bank_lacks_cannot_be_bought() -> None:
    table = on_turn()
    table.bank(ore=0)
    assert table.refused(0, "buy_with_gold", card="ore") == "the bank has no ore left to sell for gold"
    purse(table, 0, 4)
    assert "ore" in table.refused(0, "bank_trade", give="gold", take="ore")


@pytest.mark.rule("TRAD-132")
def test_buying_and_bank_trades_come_after_the_roll() -> None:
    table = trade_table(rolls=[3])
    table.turn(0)
    assert {action.kind for action in table.legal(0)} == {"roll"}
    assert "buy_with_gold" in table.refused(0, "buy_with_gold", card="ore")
    table.act(0, "roll")
    assert table.legal(0, "buy_with_gold")


@pytest.mark.rule("TRAD-133")
def test_nobody_spends_more_gold_than_there_is() -> None:
    table = on_turn()
    purse(table, 0, 1)
    assert table.refused(0, "buy_with_gold", card="ore") == "this costs 1 gold more than you have"


class Treasury(Module):
    """Another scenario with gold."""

    def __init__(self, start: int) -> None:
        super().__init__("treasury")
        self.start = start

    def declare(self, rules: Rules) -> None:
        self.gold = Gold(self, rules, self.start)


@pytest.mark.rule("TRAD-134")
def test_another_scenario_with_gold_shares_the_purse_and_the_limit() -> None:
    treasury = Treasury(5)
    table = on_turn(treasury)
    assert treasury.gold.coins is trade(table).gold.coins
    table.act(0, "buy_with_gold", card="ore")
    assert treasury.gold.bought(table.kernel) == 1
    with pytest.raises(ConfigError, match="share gold with another start"):
        Game.new([NAME, Treasury(3)], 4)
