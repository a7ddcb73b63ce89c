"""Gold: what it buys, how it is traded, and what never touches it."""

from __future__ import annotations

import pytest

from skerry.engine.kept.kept import Numbers
from skerry.engine.module import Module
from skerry.engine.rules import Rules
from skerry.rules.traders_and_barbarians.gold import Gold
from tests.riverside import gold, on_turn, purses, river_table, told, trade

RESOURCES = ("wood", "brick", "wool", "grain", "ore")


# Buying


@pytest.mark.rule("RIVR-68")
def test_two_gold_buy_a_resource_of_choice_twice_a_turn() -> None:
    table = on_turn(gold=(9, 1, 0, 0))
    assert {action.operands["card"] for action in table.legal(0, "buy_with_gold")} == set(RESOURCES)
    table.act(0, "buy_with_gold", card="ore")
    assert table.view()["rivers"]["bought_with_gold"] == 1
    table.act(0, "buy_with_gold", card="ore")
    assert gold(table) == [5, 1, 0, 0]
    assert table.cards(0) == {"ore": 2}
    assert table.legal(0, "buy_with_gold") == []
    enough = "no more than 2 resources may be bought with gold in a turn"
    assert table.refused(0, "buy_with_gold", card="wool") == enough
    table.turn(1, rolled=True)
    assert table.refused(1, "buy_with_gold", card="wool") == "this costs 1 gold more than you have"
    purses(table, 5, 4, 0, 0)
    table.act(1, "buy_with_gold", card="wool")
    table.act(1, "buy_with_gold", card="brick")
    assert table.cards(1) == {"wool": 1, "brick": 1}, "another one the second time"
    table.turn(0, rolled=True)
    assert table.view()["rivers"]["bought_with_gold"] == 0
    table.act(0, "buy_with_gold", card="wood")


@pytest.mark.rule("RIVR-68")
def test_only_whoever_is_on_turn_buys() -> None:
    table = on_turn(gold=(9, 9, 9, 9))
    assert table.legal(1) == []


@pytest.mark.rule("RIVR-69")
def test_what_the_bank_lacks_cannot_be_bought() -> None:
    table = on_turn(gold=(4,))
    table.bank(ore=0)
    assert {action.operands["card"] for action in table.legal(0, "buy_with_gold")} == set(RESOURCES) - {"ore"}
    assert table.refused(0, "buy_with_gold", card="ore") == "the bank has no ore left to sell for gold"


@pytest.mark.rule("RIVR-70")
def test_gold_is_spent_in_the_turn_in_which_it_came() -> None:
    table = on_turn()
    table.put(0, "settlement", "(0,1) S")
    table.hand(0, brick=1, wood=2)
    table.act(0, "build_bridge", edge="(1,1) E")
    table.act(0, "buy_with_gold", card="grain")
    assert (gold(table)[0], table.cards(0)) == (1, {"grain": 1})


@pytest.mark.rule("RIVR-92")
def test_buying_and_bank_trades_come_after_the_roll() -> None:
    table = river_table(rolls=[2])
    table.turn(0)
    purses(table, 9)
    assert {action.kind for action in table.legal(0)} == {"roll"}
    assert "buy_with_gold" in table.refused(0, "buy_with_gold", card="ore")
    assert "bank_trade" in table.refused(0, "bank_trade", give="gold", take="ore")
    table.act(0, "roll")
    assert table.legal(0, "buy_with_gold")
    assert table.legal(0, "bank_trade")


@pytest.mark.rule("RIVR-92")
def test_where_trading_comes_before_building_so_does_buying() -> None:
    table = on_turn(gold=(9,), trade_build="separate")
    table.put(0, "settlement", "(2,2) S")
    table.hand(0, brick=1, wood=1)
    assert table.legal(0, "buy_with_gold")
    table.act(0, "build_road", edge="(2,2) SE")
    assert table.legal(0, "buy_with_gold") == []
    assert table.refused(0, "buy_with_gold", card="ore") == (
        "trading is over for this turn: something was built or bought"
    )


# Trading


@pytest.mark.rule("RIVR-71")
@pytest.mark.parametrize(
    ("give", "want"),
    [
        ({"gold": 2}, {"ore": 1}),
        ({"gold": 1, "wood": 1}, {"ore": 1}),
        ({"wood": 1}, {"gold": 3}),
        ({"wood": 1}, {"gold": 1, "ore": 1}),
    ],
)
def test_gold_is_traded_with_players_in_either_direction(give: dict[str, int], want: dict[str, int]) -> None:
    table = on_turn(gold=(3, 3, 0, 0))
    table.hand(0, wood=1)
    table.hand(1, ore=1)
    events = trade(table, 0, 1, give, want)
    moved = want.get("gold", 0) - give.get("gold", 0)
    assert gold(table) == [3 + moved, 3 - moved, 0, 0]
    assert table.cards(0).get("ore", 0) == want.get("ore", 0)
    assert len(told(events, "traded")) == len(give) + len(want)


@pytest.mark.rule("RIVR-71")
def test_gold_may_be_asked_for_in_a_counter_offer() -> None:
    table = on_turn(gold=(3, 0, 0, 0))
    table.hand(0, wood=1)
    table.hand(1, ore=1)
    table.act(0, "offer_trade", give={"wood": 1}, want={"ore": 1}, to=[1])
    table.act(1, "counter", give={"ore": 1}, want={"gold": 2})
    table.act(0, "confirm", seat=1)
    assert gold(table) == [1, 2, 0, 0]
    assert table.cards(0) == {"wood": 1, "ore": 1}


@pytest.mark.rule("RIVR-93")
@pytest.mark.parametrize(("give", "want"), [({"gold": 1}, {}), ({}, {"gold": 1}), ({}, {"ore": 1})])
def test_each_side_gives_a_card_or_gold(give: dict[str, int], want: dict[str, int]) -> None:
    table = on_turn(gold=(3, 3, 0, 0))
    table.hand(0, wood=1)
    empty = "want" if give else "give"
    refusal = table.refused(0, "offer_trade", give=give, want=want, to=[1])
    assert refusal == f"offer_trade: {empty} must name at least one card, as in {{'wood': 1}}"


@pytest.mark.rule("RIVR-93")
def test_gold_is_not_on_both_sides() -> None:
    table = on_turn(gold=(3, 3, 0, 0))
    table.hand(0, wood=1)
    assert "gold" in table.refused(0, "offer_trade", give={"gold": 1, "wood": 1}, want={"gold": 2}, to=[1])


@pytest.mark.rule("RIVR-72")
@pytest.mark.parametrize(
    ("harbour", "card", "rate"),
    [("", "wool", 4), ("(0,0) NW", "wool", 3), ("(3,3) SE", "wool", 2), ("(3,3) SE", "ore", 4)],
)
def test_resources_are_traded_to_the_bank_for_gold_at_the_rates_of_harbours(harbour: str, card: str, rate: int) -> None:
    table = on_turn()
    if harbour:
        table.put(0, "settlement", harbour)
    table.hand(0, **{card: 3 * rate - 1})
    table.act(0, "bank_trade", give=card, take="gold")
    table.act(0, "bank_trade", give=card, take="gold")
    assert gold(table)[0] == 2, "any number of times"
    assert table.cards(0) == ({card: rate - 1} if rate > 1 else {})
    assert not table.is_legal(0, "bank_trade", give=card, take="gold")


@pytest.mark.rule("RIVR-73")
@pytest.mark.parametrize(("harbour", "rate"), [("", 4), ("(0,0) NW", 3), ("(3,3) SE", 4)])
def test_gold_is_traded_to_the_bank_for_a_resource(harbour: str, rate: int) -> None:
    table = on_turn()
    if harbour:
        table.put(0, "settlement", harbour)
    purses(table, 3 * rate + 4)
    for _ in range(3):
        table.act(0, "bank_trade", give="gold", take="ore")
    assert gold(table)[0] == 4
    table.act(0, "buy_with_gold", card="ore")
    table.act(0, "buy_with_gold", card="ore")
    assert table.cards(0) == {"ore": 5}, "the limit of purchases counts purchases only"
    assert not table.is_legal(0, "bank_trade", give="gold", take="ore")


@pytest.mark.rule("RIVR-94")
def test_nobody_spends_more_gold_than_held() -> None:
    table = on_turn(gold=(1, 1, 0, 0))
    table.hand(0, wood=1)
    assert table.refused(0, "buy_with_gold", card="ore") == "this costs 1 gold more than you have"
    assert table.refused(0, "bank_trade", give="gold", take="ore") == (
        "the bank takes 4 gold for one card and you hold 1"
    )
    offer = {"give": {"gold": 2}, "want": {"ore": 1}, "to": [1]}
    assert table.refused(0, "offer_trade", **offer) == "you do not hold what you offer"
    table.act(0, "offer_trade", give={"wood": 1}, want={"gold": 2}, to=[1])
    assert table.refused(1, "accept") == "you do not hold what is asked for"


# What it is not


@pytest.mark.rule("RIVR-74")
def test_the_robber_steals_no_gold() -> None:
    table = river_table(rolls=[7])
    table.put(1, "settlement", "(2,2) N")
    table.turn(0)
    purses(table, 0, 9, 0, 0)
    table.act(0, "roll")
    table.act(0, "move_robber", hex="(2,2)")
    assert table.decision == "action", "gold alone makes nobody a victim"
    assert gold(table) == [0, 9, 0, 0]


@pytest.mark.rule("RIVR-74")
def test_a_theft_takes_a_card_and_leaves_the_gold() -> None:
    table = river_table(rolls=[7], thefts=["ore"])
    table.put(1, "settlement", "(2,2) N")
    table.hand(1, ore=1)
    table.turn(0)
    purses(table, 0, 9, 0, 0)
    table.act(0, "roll")
    table.act(0, "move_robber", hex="(2,2)")
    assert table.cards(0) == {"ore": 1}
    assert gold(table) == [0, 9, 0, 0]


@pytest.mark.rule("RIVR-75")
def test_monopoly_takes_no_gold() -> None:
    table = on_turn(gold=(0, 9, 9, 9))
    table.give_card(0, "monopoly")
    table.act(0, "play_card", card="monopoly")
    named = {value for action in table.legal(0) for value in action.operands.values()}
    assert named == set(RESOURCES)
    table.game.apply(0, table.legal(0)[0])
    assert gold(table) == [0, 9, 9, 9]


@pytest.mark.rule("RIVR-76")
def test_gold_counts_for_no_hand_and_is_never_discarded() -> None:
    table = river_table(rolls=[7])
    table.hand(0, wool=7)
    table.hand(1, wool=8)
    table.turn(0)
    purses(table, 9, 9, 0, 0)
    table.act(0, "roll")
    assert table.game.actors == [1]
    assert {action.operands["card"] for action in table.legal(1)} == {"wool"}
    while table.decision == "discard":
        table.game.apply(1, table.legal(1)[0])
    assert table.cards(1) == {"wool": 4}
    assert gold(table) == [9, 9, 0, 0]


@pytest.mark.rule("RIVR-77")
def test_year_of_plenty_gives_no_gold() -> None:
    table = on_turn()
    table.give_card(0, "year_of_plenty")
    table.act(0, "play_card", card="year_of_plenty")
    named = {value for action in table.legal(0) for value in action.operands.values()}
    assert named == set(RESOURCES)


@pytest.mark.rule("RIVR-78")
def test_everybody_sees_what_everybody_has() -> None:
    table = on_turn(gold=(3, 1, 4, 1))
    for seat in (None, 0, 1, 2, 3):
        assert table.view(seat)["rivers"]["gold"] == [3, 1, 4, 1]


# One purse


class Mint(Module):
    """Another scenario with gold."""

    def __init__(self, start: int = 0) -> None:
        super().__init__("mint")
        self.start = start

    def declare(self, rules: Rules) -> None:
        self.gold = Gold(self, rules, self.start)


@pytest.mark.rule("RIVR-95")
def test_with_another_gold_scenario_there_is_one_purse_and_one_limit() -> None:
    mint = Mint()
    table = on_turn(mint, gold=(8, 0, 0, 0))
    assert table.kernel.rules.things == [*RESOURCES, "gold"]
    assert mint.gold.of(table.kernel, 0) == 8
    mint.gold.earn(table.kernel, 1, 9)
    assert gold(table) == [8, 9, 0, 0]
    assert table.holder("wealthiest_settler") == 1, "whoever pays it, the tiles follow"
    for _ in range(2):
        table.act(0, "buy_with_gold", card="ore")
    assert mint.gold.bought(table.kernel) == 2
    assert table.legal(0, "buy_with_gold") == []


def test_a_scenario_that_starts_without_gold_leaves_that_to_the_other() -> None:
    assert gold(river_table(Mint(start=2))) == [2, 2, 2, 2]


def test_gold_and_purchases_are_kept_once() -> None:
    kept = [each for each in on_turn(Mint()).kernel.rules.kept if each.name in ("gold", "gold_purchases")]
    assert [(each.name, each.module) for each in kept] == [("gold", "rivers"), ("gold_purchases", "rivers")]
    assert isinstance(kept[1], Numbers)
