"""Barbarian Attack: gold, what it buys and what never touches it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from skerry.engine.module import Module
from skerry.engine.rules import Rules
from skerry.rules.base.development import Monopoly, YearOfPlenty
from skerry.rules.traders_and_barbarians.gold import Gold
from tests.barbarians import CARD, CARDS, coast_table, dice, gold, on_turn, part, pile, purses, trade
from tests.table import Table
from tests.toys import Tuned

RESOURCES = ("wood", "brick", "wool", "grain", "ore")


def rich(*coins: int, beside: Sequence[Module] = (), **arranged: object) -> Table:
    table = on_turn(*beside, **arranged)
    purses(table, *coins)
    return table


@pytest.mark.rule("BARB-113")
def test_two_gold_buy_a_resource_of_choice_twice_a_turn() -> None:
    table = rich(9)
    assert {action.operands["card"] for action in table.legal(0, "buy_with_gold")} == set(RESOURCES)
    table.act(0, "buy_with_gold", card="ore")
    table.act(0, "buy_with_gold", card="wool")
    assert (gold(table)[0], table.cards(0), part(table)["bought_with_gold"]) == (5, {"ore": 1, "wool": 1}, 2)
    assert table.refused(0, "buy_with_gold", card="ore") == (
        "no more than 2 resources may be bought with gold in a turn"
    )
    table.turn(0, rolled=True)
    table.act(0, "buy_with_gold", card="ore")
    assert table.cards(0) == {"ore": 2, "wool": 1}


@pytest.mark.rule("BARB-146")
def test_what_the_bank_lacks_cannot_be_bought() -> None:
    table = rich(4)
    table.bank(ore=0)
    assert table.refused(0, "buy_with_gold", card="ore") == "the bank has no ore left to sell for gold"
    purses(table, 8)
    assert not table.is_legal(0, "bank_trade", give="gold", take="ore")


@pytest.mark.rule("BARB-147")
def test_gold_is_spent_in_the_turn_in_which_it_comes() -> None:
    table = on_turn(cards=["treason"])
    table.hand(0, **CARD)
    table.act(0, "buy_card")
    while table.decision != "action":
        table.game.apply(0, table.legal(0)[0])
    table.act(0, "buy_with_gold", card="grain")
    assert (gold(table)[0], table.cards(0)) == (0, {"grain": 1})


@pytest.mark.rule("BARB-114")
@pytest.mark.parametrize(
    ("give", "want"),
    [({"gold": 2}, {"ore": 1}), ({"gold": 1, "wood": 1}, {"ore": 1}), ({"wood": 1}, {"gold": 1, "ore": 1})],
)
def test_gold_is_traded_with_players_in_either_direction(give: dict[str, int], want: dict[str, int]) -> None:
    table = rich(3, 3)
    table.hand(0, wood=1)
    table.hand(1, ore=1)
    trade(table, 0, 1, give, want)
    moved = want.get("gold", 0) - give.get("gold", 0)
    assert gold(table) == [3 + moved, 3 - moved, 0, 0]
    assert table.cards(0).get("ore") == 1


@pytest.mark.rule("BARB-148")
def test_each_side_of_a_trade_gives_something_and_gold_is_on_one_side() -> None:
    table = rich(3, 3)
    table.hand(0, wood=1)
    assert "want must name at least one card" in table.refused(0, "offer_trade", give={"gold": 1}, want={}, to=[1])
    assert "give must name at least one card" in table.refused(0, "offer_trade", give={}, want={"gold": 1}, to=[1])
    assert "gold" in table.refused(0, "offer_trade", give={"gold": 1, "wood": 1}, want={"gold": 2}, to=[1])


@pytest.mark.rule("BARB-115")
@pytest.mark.parametrize(
    ("harbour", "card", "rate"),
    [("", "wool", 4), ("(0,0) NW", "wool", 3), ("(3,3) SE", "wool", 2), ("(3,3) SE", "ore", 4)],
)
def test_resources_are_traded_to_the_bank_for_gold(harbour: str, card: str, rate: int) -> None:
    table = on_turn()
    if harbour:
        table.put(0, "settlement", harbour)
    table.hand(0, **{card: 3 * rate - 1})
    table.act(0, "bank_trade", give=card, take="gold")
    table.act(0, "bank_trade", give=card, take="gold")
    assert (gold(table)[0], table.cards(0)) == (2, {card: rate - 1})


@pytest.mark.rule("BARB-116")
@pytest.mark.parametrize(("harbour", "rate"), [("", 4), ("(0,0) NW", 3), ("(3,3) SE", 4)])
def test_gold_is_traded_to_the_bank_for_a_resource(harbour: str, rate: int) -> None:
    table = on_turn()
    if harbour:
        table.put(0, "settlement", harbour)
    purses(table, 3 * rate + 4)
    for _ in range(3):
        table.act(0, "bank_trade", give="gold", take="ore")
    for _ in range(2):
        table.act(0, "buy_with_gold", card="ore")
    assert (gold(table)[0], table.cards(0)) == (0, {"ore": 5}), "the limit of purchases counts purchases only"


@pytest.mark.rule("BARB-117")
def test_nobody_steals_gold() -> None:
    table = coast_table(rolls=dice(7, 7), thefts=["ore"])
    purses(table, 0, 9, 0, 0)
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "action", "gold alone makes nobody a victim"
    table.hand(1, ore=1)
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "rob_anybody", seat=1)
    assert (table.cards(0), gold(table)) == ({"ore": 1}, [0, 9, 0, 0])


def with_cards(rules: Rules) -> None:
    """The cards of the base game that take and give resources, beside those of the scenario."""
    for card in (Monopoly("monopoly", 1), YearOfPlenty("year_of_plenty", 1, rules.decision("choose_resource"))):
        rules.add_card(card)


@pytest.mark.rule("BARB-149", "BARB-151")
def test_no_card_takes_or_gives_gold() -> None:
    """The deck has no such cards; a guest may bring them."""
    monopoly, year_of_plenty = len(CARDS), len(CARDS) + 1
    table = rich(3, 3, beside=[Tuned(with_cards)], decks={"development": [*pile(), monopoly, year_of_plenty]})
    table.hand(1, ore=3)
    table.give_card(0, "monopoly")
    table.act(0, "play_card", card="monopoly")
    assert {action.operands["card"] for action in table.legal(0)} == set(RESOURCES)
    table.act(0, "name_resource", card="ore")
    assert (table.cards(0), gold(table)) == ({"ore": 3}, [3, 3, 0, 0])
    table.give_card(0, "year_of_plenty")
    table.turn(0, rolled=True)
    table.act(0, "play_card", card="year_of_plenty")
    assert {action.operands["card"] for action in table.legal(0)} == set(RESOURCES)


@pytest.mark.rule("BARB-152")
def test_everybody_sees_what_everybody_has() -> None:
    table = rich(3, 1, 4, 1)
    for seat in (None, 0, 1, 2, 3):
        assert table.view(seat)["barbarian_attack"]["gold"] == [3, 1, 4, 1]


@pytest.mark.rule("BARB-153")
def test_gold_is_spent_after_the_roll() -> None:
    table = coast_table(rolls=dice(2))
    table.turn(0)
    purses(table, 9)
    assert {action.kind for action in table.legal(0)} == {"roll"}
    assert "does not answer pre_roll" in table.refused(0, "buy_with_gold", card="ore")
    table.act(0, "roll")
    assert table.legal(0, "buy_with_gold")


@pytest.mark.rule("BARB-154")
def test_nobody_spends_more_gold_than_held() -> None:
    table = rich(1, 1)
    assert table.refused(0, "buy_with_gold", card="ore") == "this costs 1 gold more than you have"
    assert table.refused(0, "bank_trade", give="gold", take="ore") == (
        "the bank takes 4 gold for one card and you hold 1"
    )
    assert (
        table.refused(0, "offer_trade", give={"gold": 2}, want={"ore": 1}, to=[1]) == "you do not hold what you offer"
    )


class Mint(Module):
    """Another scenario with gold."""

    def __init__(self) -> None:
        super().__init__("mint")

    def declare(self, rules: Rules) -> None:
        self.gold = Gold(self, rules)


@pytest.mark.rule("BARB-155")
def test_with_another_gold_scenario_there_is_one_purse_and_one_limit() -> None:
    mint = Mint()
    table = on_turn(mint)
    mint.gold.earn(table.kernel, 0, 8)
    assert gold(table) == [8, 0, 0, 0]
    for _ in range(2):
        table.act(0, "buy_with_gold", card="ore")
    assert mint.gold.bought(table.kernel) == 2
    assert table.legal(0, "buy_with_gold") == []
