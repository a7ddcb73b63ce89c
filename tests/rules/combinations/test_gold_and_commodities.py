"""Cities & Knights at the rivers: what gold buys, and what cannot take it."""

from __future__ import annotations

import pytest

from tests.knights import give, level, play, playable, throw
from tests.riverside import gold, purses, trade
from tests.table import Table

COMMODITIES = {"paper", "cloth", "coin"}
RESOURCES = {"wood", "brick", "wool", "grain", "ore"}


def on_turn(*purse: int) -> Table:
    """Seat 0 has rolled, and everybody has so much gold."""
    table = Table(["rivers", "cities_and_knights"], 4)
    table.turn(0, rolled=True)
    purses(table, *purse)
    return table


@pytest.mark.rule("RIVRCK-02")
def test_gold_buys_resources_and_never_commodities() -> None:
    table = on_turn(8)
    assert {action.operands["card"] for action in table.legal(0, "buy_with_gold")} == RESOURCES
    bought = {action.operands["take"] for action in table.legal(0, "bank_trade") if action.operands["give"] == "gold"}
    assert bought == RESOURCES
    assert table.refused(0, "bank_trade", give="gold", take="cloth") == "the bank does not trade gold for cloth"


@pytest.mark.rule("RIVRCK-02")
def test_the_bank_gives_no_gold_for_commodities_either() -> None:
    table = on_turn()
    table.hand(0, cloth=4, wood=4)
    for_cloth = {
        action.operands["take"] for action in table.legal(0, "bank_trade") if action.operands["give"] == "cloth"
    }
    assert for_cloth == RESOURCES | COMMODITIES - {"cloth"}
    assert table.is_legal(0, "bank_trade", give="wood", take="gold")
    assert table.refused(0, "bank_trade", give="cloth", take="gold") == "the bank does not trade cloth for gold"


@pytest.mark.rule("RIVRCK-03")
def test_players_trade_commodities_for_gold() -> None:
    table = on_turn(0, 3)
    table.hand(0, cloth=1)
    trade(table, 0, 1, {"cloth": 1}, {"gold": 3})
    assert (gold(table)[:2], table.cards(1)) == ([3, 0], {"cloth": 1})


@pytest.mark.rule("RIVRCK-04", "CK-298")
@pytest.mark.parametrize(
    "card", ["resource_monopoly", "trade_monopoly", "master_merchant", "commercial_harbor", "wedding"]
)
@pytest.mark.parametrize("cards", [{}, {"wood": 1, "cloth": 1}])
def test_no_progress_card_takes_gold(card: str, cards: dict[str, int]) -> None:
    table = on_turn(1, 4, 4, 4)
    give(table, 0, card)
    table.put(1, "city", "(0,0) N", "(4,0) S")
    table.hand(0, wood=2)
    for seat in (1, 2, 3):
        table.hand(seat, **cards)
    assert (card in playable(table)) == bool(cards), "gold is nothing that could be taken"
    if cards:
        play(table, card)
        while table.decision != "action":
            seat = table.game.actors[0]
            table.game.apply(seat, table.legal(seat)[0])
    assert gold(table) == [1, 4, 4, 4]


@pytest.mark.rule("RIVRCK-04")
def test_a_fleet_does_not_carry_gold() -> None:
    table = on_turn(2)
    give(table, 0, "merchant_fleet")
    play(table, "merchant_fleet")
    assert {action.operands["card"] for action in table.legal(0)} == RESOURCES | COMMODITIES


@pytest.mark.rule("RIVRCK-05")
def test_the_aqueduct_yields_no_gold() -> None:
    table = Table(["rivers", "cities_and_knights"], 4, dice=[throw(1, 1)])
    level(table, 0, "science", 3)
    table.turn(0)
    table.act(0, "roll")
    assert (table.decision, table.game.actors) == ("aqueduct", [0])
    assert {action.operands["card"] for action in table.legal(0, "choose_resource")} == RESOURCES
