"""Who is the wealthiest settler, who are the poorest, and what that is worth."""

from __future__ import annotations

import pytest

from skerry import Game
from tests.riverside import gold, on_turn, poorest, purses, richest, river_table, rivers, told, trade
from tests.table import Table


def tiles(table: Table) -> tuple[int | None, list[int]]:
    return richest(table), poorest(table)


def sources(table: Table, seat: int) -> dict[str, int]:
    return table.game.view(None).sources[seat]


# The wealthiest settler


@pytest.mark.rule("RIVR-55")
@pytest.mark.parametrize(
    ("purse", "holder"),
    [((3, 2, 1, 0), 0), ((3, 3, 1, 0), None), ((0, 0, 0, 1), 3), ((4, 4, 5, 4), 2), ((2, 2, 2, 2), None)],
)
def test_whoever_alone_has_most_gold_is_wealthiest(purse: tuple[int, ...], holder: int | None) -> None:
    assert richest(on_turn(gold=purse)) == holder


@pytest.mark.rule("RIVR-56")
def test_that_is_worth_a_point() -> None:
    table = on_turn(gold=(3, 2, 1, 0))
    assert [table.points(seat) for seat in range(4)] == [1, 0, 0, -2]
    assert sources(table, 0) == {"wealthiest_settler": 1}


@pytest.mark.rule("RIVR-57", "RIVR-59", "RIVR-67")
def test_the_tile_is_lost_to_a_tie_when_its_holder_spends() -> None:
    table = on_turn(gold=(4, 2, 1, 0))
    assert richest(table) == 0
    events = table.act(0, "buy_with_gold", card="ore")
    assert gold(table) == [2, 2, 1, 0]
    assert richest(table) is None
    assert told(events, "paid", "award_moved", "gained") == [
        {"event": "paid", "seat": 0, "card": "gold", "count": 2},
        {"event": "award_moved", "award": "wealthiest_settler", "holder": None},
        {"event": "gained", "seat": 0, "card": "ore", "count": 1},
    ]


@pytest.mark.rule("RIVR-57", "RIVR-59")
def test_the_tile_is_lost_to_a_tie_when_another_gains_and_returns_when_one_is_ahead_again() -> None:
    table = on_turn(gold=(0, 3, 1, 1))
    table.put(0, "settlement", "(0,1) S")
    table.hand(0, brick=2, wood=3)
    assert richest(table) == 1
    table.act(0, "build_bridge", edge="(1,1) E")
    assert gold(table) == [3, 3, 1, 1]
    assert richest(table) is None, "as much is enough to lose it, and not enough to get it"
    table.act(0, "build_road", edge="(1,1) SE")
    assert richest(table) == 0


@pytest.mark.rule("RIVR-58", "RIVR-67")
def test_the_tile_goes_straight_to_whoever_is_then_ahead() -> None:
    table = on_turn(gold=(5, 4, 1, 0))
    events = table.act(0, "buy_with_gold", card="ore")
    assert told(events, "award_moved") == [{"event": "award_moved", "award": "wealthiest_settler", "holder": 1}]
    assert (table.points(0), table.points(1)) == (0, 1)


@pytest.mark.rule("RIVR-60")
def test_nobody_is_wealthy_without_gold() -> None:
    table = on_turn(gold=(1, 0, 0, 0))
    assert richest(table) == 0
    purses(table, 0, 0, 0, 0)
    assert richest(table) is None


# The poorest settler


@pytest.mark.rule("RIVR-61")
@pytest.mark.parametrize(
    ("purse", "holders"),
    [((3, 2, 1, 4), [2]), ((1, 2, 1, 4), [0, 2]), ((5, 5, 5, 6), [0, 1, 2]), ((1, 1, 0, 1), [2])],
)
def test_everybody_with_the_least_gold_is_poorest(purse: tuple[int, ...], holders: list[int]) -> None:
    assert poorest(on_turn(gold=purse)) == holders


@pytest.mark.rule("RIVR-62", "RIVR-63")
@pytest.mark.parametrize("held", [0, 1, 7])
def test_with_the_same_amount_all_are_poorest_with_nothing_too(held: int) -> None:
    table = on_turn(gold=(held,) * 4)
    assert tiles(table) == (None, [0, 1, 2, 3])
    purses(table, 3, 2, 1, 1)
    assert poorest(table) == [2, 3]


@pytest.mark.rule("RIVR-64", "RIVR-67")
def test_a_tile_is_returned_at_once_and_taken_at_once() -> None:
    table = on_turn(gold=(0, 1, 2, 2))
    table.put(0, "settlement", "(0,1) S")
    table.hand(0, brick=1, wood=2)
    events = table.act(0, "build_bridge", edge="(1,1) E")
    assert poorest(table) == [1]
    assert told(events, "poorest_settler_returned", "poorest_settler_taken") == [
        {"event": "poorest_settler_returned", "seat": 0},
        {"event": "poorest_settler_taken", "seat": 1},
    ]


@pytest.mark.rule("RIVR-65", "RIVR-66")
def test_a_tile_takes_two_points_while_it_is_held_and_there_is_no_floor() -> None:
    table = on_turn(gold=(0, 1, 2, 2))
    table.put(0, "settlement", "(2,2) N")
    assert table.points(0) == 1 - 2
    assert sources(table, 0) == {"settlement": 1, "poorest_settler": -2}
    purses(table, 2, 1, 2, 2)
    assert table.points(0) == 1


@pytest.mark.rule("RIVR-67")
def test_a_trade_is_one_change_on_whoevers_turn() -> None:
    table = on_turn(gold=(4, 0, 2, 2))
    table.hand(1, wool=1)
    assert tiles(table) == (0, [1])
    events = trade(table, 0, 1, {"gold": 4}, {"wool": 1})
    assert gold(table) == [0, 4, 2, 2]
    assert tiles(table) == (1, [0])
    # What changed hands is told before what follows from it, and nobody else had a tile in between.
    assert told(events, "traded", "award_moved", "poorest_settler_returned", "poorest_settler_taken") == [
        {"event": "traded", "giver": 1, "taker": 0, "card": "wool", "count": 1},
        {"event": "traded", "giver": 0, "taker": 1, "card": "gold", "count": 4},
        {"event": "award_moved", "award": "wealthiest_settler", "holder": 1},
        {"event": "poorest_settler_returned", "seat": 1},
        {"event": "poorest_settler_taken", "seat": 0},
    ]


@pytest.mark.rule("RIVR-67")
def test_bank_trades_change_the_tiles_too() -> None:
    table = on_turn(gold=(0, 1, 1, 1))
    table.hand(0, wool=8)
    table.act(0, "bank_trade", give="wool", take="gold")
    assert tiles(table) == (None, [0, 1, 2, 3])
    table.act(0, "bank_trade", give="wool", take="gold")
    assert tiles(table) == (0, [1, 2, 3])


@pytest.mark.rule("RIVR-38")
def test_no_tile_moves_while_all_are_founding() -> None:
    game = Game.new(["rivers"], 4, seed="tiles")
    while game.turn == 0:
        assert sum(game.view(None).parts["rivers"]["poorest_settler"]) == 0
        assert "wealthiest_settler" not in {source for seat in game.view(None).sources for source in seat}
        seat = game.actors[0]
        game.apply(seat, game.legal_actions(seat)[0])
    assert sum(game.view(None).parts["rivers"]["poorest_settler"]) > 0


# The end


def nearly_won(table: Table, settlements: int = 5, cities: int = 2) -> None:
    """Nine points of buildings for seat 0, away from the rivers' gold."""
    places = ("(0,0) N", "(0,1) N", "(0,2) N", "(2,2) N", "(4,0) S", "(4,1) S", "(4,2) S")
    table.put(0, "settlement", *places[:settlements])
    table.put(0, "city", *places[settlements : settlements + cities])


@pytest.mark.rule("RIVR-82")
def test_ten_points_in_the_own_turn_win_with_the_tiles_counted() -> None:
    table = river_table()
    assert table.kernel.rules.base_target == 10
    nearly_won(table)
    table.turn(0, rolled=True)
    purses(table, 2, 2, 2, 0)
    assert table.points(0) == 9
    table.hand(0, wool=4)
    table.act(0, "bank_trade", give="wool", take="gold")
    assert table.points(0) == 10
    assert (table.game.over, table.game.winner) == (True, 0)


@pytest.mark.rule("RIVR-82", "RIVR-65")
def test_a_poorest_tile_keeps_from_winning_until_it_is_returned() -> None:
    table = river_table()
    nearly_won(table, settlements=4, cities=3)
    table.turn(0, rolled=True)
    purses(table, 1, 2, 2, 1)
    assert table.points(0) == 8
    assert not table.game.over
    table.hand(0, wool=4)
    table.act(0, "bank_trade", give="wool", take="gold")
    assert table.game.winner == 0


@pytest.mark.rule("RIVR-82")
def test_whoever_gets_there_in_the_turn_of_another_waits_for_the_own() -> None:
    table = river_table()
    nearly_won(table)
    table.turn(1, rolled=True)
    purses(table, 2, 3, 2, 0)
    table.hand(0, ore=1)
    trade(table, 1, 0, {"gold": 2}, {"ore": 1})
    assert table.points(0) == 10
    assert not table.game.over
    table.turn(0)
    assert table.game.winner == 0


def test_the_tiles_are_told_to_everybody() -> None:
    table = on_turn(gold=(3, 0, 2, 0))
    assert table.view()["rivers"]["poorest_settler"] == [0, 1, 0, 1]
    assert rivers(table).poorest.left(table.kernel) == 2
