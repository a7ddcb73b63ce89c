"""Goods and wagon cards: taking, delivering, and better wagons."""

from __future__ import annotations

import pytest

from skerry.rules.traders_and_barbarians.traders.tables import DESTINATION, GOODS, SUPPLY, TRADE_HEX_NAMES
from tests.table import Table
from tests.trading import (
    CASTLE,
    GLASSWORKS,
    QUARRY,
    TRADE_HEXES,
    away,
    carries,
    delivered,
    go,
    gold,
    load,
    moving,
    next_goods,
    on_turn,
    told,
    told_of,
    trade,
    wagon,
    wagon_at,
)

GATES = {CASTLE: "(2,0) NE", QUARRY: "(0,2) S", GLASSWORKS: "(4,2) N"}
RICH = {"wood": 6, "brick": 6, "wool": 6, "grain": 6, "ore": 6}


def before(trade_hex: str, carried: str = "", level: int = 1) -> Table:
    """The wagon of seat 0 is a step from a plaza; no barbarian stands in its way."""
    table = moving(GATES[trade_hex], carries=carried, level=level)
    for number, edge in enumerate(("(2,2) NE", "(2,2) E", "(2,2) SE"), start=1):
        layer = trade(table).barbarians
        layer.clear(table.kernel, next(place for place in range(84) if layer.of(table.kernel, place) == number))
        layer.set(table.kernel, table.edge(edge), number)
    go(table)
    return table


def arrive(table: Table, trade_hex: str) -> list[dict[str, object]]:
    events = table.act(0, "move_wagon", vertex=f"{trade_hex} plaza", toll=0)
    return told(events, "goods_taken", "goods_delivered")


@pytest.mark.rule("TRAD-34", "TRAD-35", "TRAD-36", "TRAD-69")
def test_what_each_trade_hex_supplies_and_accepts() -> None:
    supplied = {
        name: {goods for goods, count in zip(GOODS, supply, strict=True) if count}
        for name, supply in zip(TRADE_HEX_NAMES, SUPPLY, strict=True)
    }
    assert supplied == {
        "trade_castle": {"tools", "sand"},
        "quarry": {"marble", "sand"},
        "glassworks": {"glass", "tools"},
    }
    wanted = {"glass": CASTLE, "marble": CASTLE, "tools": QUARRY, "sand": GLASSWORKS}
    for goods, place in wanted.items():
        for trade_hex in TRADE_HEXES:
            table = before(trade_hex, goods)
            arrive(table, trade_hex)
            assert delivered(table) == [int(trade_hex == place), 0, 0, 0], (goods, trade_hex)


@pytest.mark.rule("TRAD-67", "TRAD-68", "TRAD-71")
@pytest.mark.parametrize("number", range(3))
def test_an_empty_wagon_takes_a_token_at_any_trade_hex_and_earns_nothing(number: int) -> None:
    trade_hex = TRADE_HEXES[number]
    goods = ("tools", "marble", "glass")[number]
    table = before(trade_hex)
    next_goods(table, number, goods)
    name = TRADE_HEX_NAMES[number]
    assert arrive(table, trade_hex) == [{"event": "goods_taken", "seat": 0, "goods": goods, "terrain": name}]
    assert (carries(table), told_of(table, 2)["carried"][0]) == (goods, goods), "everybody sees it"
    assert told_of(table)["destinations"][0] == TRADE_HEX_NAMES[DESTINATION[GOODS.index(goods)]]
    assert told_of(table)[f"goods_of_{name}"] == {"left": 11}
    assert (gold(table), table.points(0)) == ([5, 5, 5, 5], 0)


@pytest.mark.rule("TRAD-69", "TRAD-72", "TRAD-74")
def test_the_printed_example_glass_of_the_glassworks_goes_to_the_castle() -> None:
    table = before(GLASSWORKS)
    next_goods(table, 2, "glass")
    arrive(table, GLASSWORKS)
    assert (carries(table), told_of(table)["destinations"][0]) == ("glass", "trade_castle")
    wagon(table, 0, GATES[CASTLE])
    table.turn(0, rolled=True)
    go(table)
    next_goods(table, 0, "sand")
    assert arrive(table, CASTLE) == [
        {"event": "goods_delivered", "seat": 0, "goods": "glass", "terrain": "trade_castle"},
        {"event": "goods_taken", "seat": 0, "goods": "sand", "terrain": "trade_castle"},
    ]
    assert (carries(table), told_of(table)["destinations"][0]) == ("sand", "glassworks")
    assert (delivered(table), table.points(0)) == ([1, 0, 0, 0], 1)


@pytest.mark.rule("TRAD-72", "TRAD-73")
@pytest.mark.parametrize("level", range(1, 6))
def test_a_delivery_is_a_point_and_as_much_gold_as_the_wagon_card_says(level: int) -> None:
    table = before(CASTLE, "marble", level)
    points = table.points(0)
    arrive(table, CASTLE)
    assert gold(table) == [5 + level, 5, 5, 5]
    assert table.points(0) == points + 1
    assert table.game.view(None).sources[0]["delivered"] == 1


@pytest.mark.rule("TRAD-70")
def test_one_token_at_a_time() -> None:
    table = before(QUARRY, "sand")
    left = told_of(table)["goods_of_quarry"]
    assert arrive(table, QUARRY) == []
    assert (carries(table), told_of(table)["goods_of_quarry"]) == ("sand", left)


@pytest.mark.rule("TRAD-75")
def test_where_the_load_is_not_accepted_nothing_happens() -> None:
    table = before(CASTLE, "tools")
    assert arrive(table, CASTLE) == []
    assert (carries(table), delivered(table), gold(table)) == ("tools", [0, 0, 0, 0], [5, 5, 5, 5])
    assert told_of(table)["goods_of_trade_castle"] == {"left": 12}


@pytest.mark.rule("TRAD-76")
def test_a_wagon_that_stays_on_a_plaza_draws_nothing_further() -> None:
    table = on_turn()
    wagon(table, 0, "(2,0) plaza")
    go(table)
    table.act(0, "end_movement")
    assert (carries(table), told_of(table)["goods_of_trade_castle"]) == (None, {"left": 12})


@pytest.mark.rule("TRAD-77")
def test_an_empty_stack_leaves_the_wagon_empty_and_free_to_go_anywhere() -> None:
    table = before(CASTLE, "glass")
    stack = trade(table).goods[0]
    while stack.left(table.kernel):
        stack.draw(table.kernel)
    assert arrive(table, CASTLE) == [
        {"event": "goods_delivered", "seat": 0, "goods": "glass", "terrain": "trade_castle"}
    ]
    assert carries(table) is None
    wagon(table, 0, GATES[QUARRY])
    table.turn(0, rolled=True)
    go(table)
    next_goods(table, 1, "marble")
    arrive(table, QUARRY)
    assert carries(table) == "marble"


# Wagon cards


@pytest.mark.rule("TRAD-12", "TRAD-78", "TRAD-79", "TRAD-80", "TRAD-81")
def test_levels_are_bought_in_order_several_in_a_turn_and_the_last_is_a_point() -> None:
    table = on_turn()
    table.hand(0, wood=6, wool=4, ore=4)
    for level, cost in enumerate(({"wood": 5, "wool": 3, "ore": 3}, {"wood": 4, "wool": 2, "ore": 2}), start=2):
        table.act(0, "improve_wagon")
        assert (told_of(table)["wagon_level"][0], table.cards(0)) == (level, cost)
    table.act(0, "improve_wagon")
    assert table.cards(0) == {"wood": 2, "wool": 1, "ore": 1}
    assert table.points(0) == 0
    events = table.act(0, "improve_wagon")
    assert told(events, "wagon_improved") == [{"event": "wagon_improved", "seat": 0, "level": 5}]
    assert (told_of(table)["wagon_level"], table.cards(0)) == ([5, 1, 1, 1], {})
    assert table.points(0) == 1
    table.hand(0, **RICH)
    assert table.refused(0, "improve_wagon") == "there is no level above 5"
    go(table)
    table.turn(1)
    assert table.points(0) == 1, "for the rest of the game"


@pytest.mark.rule("TRAD-12", "TRAD-78")
def test_what_the_next_level_costs_is_told_and_what_is_missing() -> None:
    table = on_turn()
    table.hand(0, wood=1, wool=1)
    prices = {price.action.kind: price.cost for price in table.game.prices(0)}
    assert prices["improve_wagon"] == {"wood": 1, "wool": 1, "ore": 1}
    assert table.refused(0, "improve_wagon") == "this costs 1 ore more than you have"
    trade(table).level.set(table.kernel, 0, 3)
    prices = {price.action.kind: price.cost for price in table.game.prices(0)}
    assert prices["improve_wagon"] == {"wood": 2, "wool": 1, "ore": 1}


def test_a_better_wagon_closes_trading_where_trading_comes_first() -> None:
    table = on_turn(trade_build="separate")
    table.hand(0, wood=1, wool=5, ore=1)
    assert table.legal(0, "bank_trade")
    table.act(0, "improve_wagon")
    assert table.refused(0, "bank_trade", give="wool", take="gold").startswith("trading is over")


def test_a_second_delivery_needs_another_way() -> None:
    """What lies at a plaza is never delivered there, so that a wagon comes back with something else or not at all."""
    for supply, name in zip(SUPPLY, TRADE_HEX_NAMES, strict=True):
        accepted = {goods for goods in range(4) if TRADE_HEX_NAMES[DESTINATION[goods]] == name}
        assert not any(supply[goods] for goods in accepted)
    table = on_turn()
    away(table)
    wagon(table, 0, "(2,0) plaza")
    load(table, 0, "sand")
    go(table)
    table.act(0, "move_wagon", vertex="(2,0) NE", toll=0)
    table.act(0, "move_wagon", vertex="(2,0) plaza", toll=0)
    assert (carries(table), wagon_at(table)) == ("sand", table.vertex("(2,0) plaza"))
