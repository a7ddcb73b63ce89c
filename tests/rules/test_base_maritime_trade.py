"""Trade with the bank and what harbours change in it."""

from __future__ import annotations

import pytest

from tests.table import Table

RESOURCES = ("wood", "brick", "wool", "grain", "ore")

# The beginner board: kind, side, its two vertices.
HARBOURS = [
    ("3:1", "(0,0) NW", "(0,0) N"),
    ("grain", "(0,1) N", "(0,1) NE"),
    ("ore", "(1,3) N", "(1,3) NE"),
    ("3:1", "(2,4) NE", "(2,4) SE"),
    ("wool", "(3,3) SE", "(3,3) S"),
    ("3:1", "(4,1) SE", "(4,1) S"),
    ("3:1", "(4,0) S", "(4,0) SW"),
    ("brick", "(3,0) SW", "(3,0) NW"),
    ("wood", "(1,0) SW", "(1,0) NW"),
]
SPECIAL = [(kind, vertex) for kind, *vertices in HARBOURS if kind != "3:1" for vertex in vertices]
GENERAL = [vertex for kind, *vertices in HARBOURS if kind == "3:1" for vertex in vertices]


def rates(table: Table, seat: int = 0) -> dict[str, int]:
    return table.view()["seats"][seat]["rates"]


def trade(table: Table, give: str, take: str, count: int) -> None:
    """Seat 0 needs exactly so many cards of a kind for one of another."""
    before = table.in_bank(take)
    table.hand(0, **{give: count - 1})
    reason = table.refused(0, "bank_trade", give=give, take=take)
    assert reason == f"the bank takes {count} {give} for one card and you hold {count - 1}"
    table.hand(0, **{give: count})
    table.act(0, "bank_trade", give=give, take=take)
    assert table.cards(0) == {take: 1}
    assert (table.in_bank(give), table.in_bank(take)) == (19, before - 1)
    table.hand(0)


@pytest.mark.rule("BASE-107")
def test_only_the_active_player_trades_with_the_bank_and_only_after_production() -> None:
    table = Table(dice=[(1, 1)])
    table.hand(0, wood=4)
    table.hand(1, wood=4)
    table.turn(0)
    assert table.refused(0, "bank_trade", give="wood", take="ore") == "bank_trade does not answer pre_roll"
    table.act(0, "roll")
    assert "not asked now" in table.refused(1, "bank_trade", give="wood", take="ore")
    table.act(0, "bank_trade", give="wood", take="ore")
    assert (table.cards(0), table.cards(1)) == ({"ore": 1}, {"wood": 4})


@pytest.mark.parametrize("give", RESOURCES)
@pytest.mark.rule("BASE-108")
def test_four_of_a_kind_buy_one_without_a_harbour(give: str) -> None:
    table = Table()
    table.put(0, "settlement", "(1,1) S")
    table.turn(0, rolled=True)
    for take in RESOURCES:
        if take != give:
            trade(table, give, take, 4)
    # Each exchange is offered once, whether or not one holds what is taken.
    table.hand(0, **dict.fromkeys(RESOURCES[:2], 4))
    offered = table.legal(0, "bank_trade")
    assert len(offered) == 2 * 4
    assert all(offered.count(action) == 1 for action in offered)


@pytest.mark.parametrize("building", ["settlement", "city"])
@pytest.mark.parametrize("vertex", GENERAL)
@pytest.mark.rule("BASE-109")
def test_a_general_harbour_takes_three_of_any_kind(vertex: str, building: str) -> None:
    table = Table()
    table.put(0, building, vertex)
    table.turn(0, rolled=True)
    assert rates(table) == dict.fromkeys(RESOURCES, 3)
    assert rates(table, 1) == dict.fromkeys(RESOURCES, 4)
    trade(table, "ore", "wood", 3)
    trade(table, "wool", "ore", 3)


@pytest.mark.parametrize("building", ["settlement", "city"])
@pytest.mark.parametrize(("kind", "vertex"), SPECIAL)
@pytest.mark.rule("BASE-110", "BASE-111")
def test_a_special_harbour_takes_two_of_its_kind_and_helps_no_other(kind: str, vertex: str, building: str) -> None:
    table = Table()
    table.put(0, building, vertex)
    table.turn(0, rolled=True)
    assert rates(table) == {resource: 2 if resource == kind else 4 for resource in RESOURCES}
    other = "wood" if kind != "wood" else "ore"
    trade(table, kind, other, 2)
    trade(table, other, kind, 4)


@pytest.mark.rule("BASE-109", "BASE-110")
def test_harbours_of_both_sorts_add_up() -> None:
    table = Table()
    table.put(0, "settlement", "(0,0) N", "(1,0) SW")
    assert rates(table) == {"wood": 2, "brick": 3, "wool": 3, "grain": 3, "ore": 3}


@pytest.mark.rule("BASE-112")
def test_the_card_received_differs_from_those_given() -> None:
    table = Table()
    table.hand(0, wood=8)
    table.turn(0, rolled=True)
    assert table.refused(0, "bank_trade", give="wood", take="wood") == "the card taken must differ from the cards given"
    assert [action.operands["take"] for action in table.legal(0, "bank_trade")] == ["brick", "wool", "grain", "ore"]


@pytest.mark.rule("BASE-113")
def test_the_cards_given_are_of_one_kind() -> None:
    table = Table()
    table.hand(0, wood=3, brick=3, wool=3)
    table.turn(0, rolled=True)
    assert table.legal(0, "bank_trade") == []
    assert str(table.game.why_not(0)["bank_trade"]) == "you hold too few of any one card to trade with the bank"


@pytest.mark.rule("BASE-114")
def test_the_bank_must_hold_the_card() -> None:
    table = Table()
    table.hand(0, wood=4)
    table.bank(ore=0)
    table.turn(0, rolled=True)
    assert table.refused(0, "bank_trade", give="wood", take="ore") == "the bank has no ore left"
    assert [action.operands["take"] for action in table.legal(0, "bank_trade")] == ["brick", "wool", "grain"]


@pytest.mark.rule("BASE-115")
def test_exchanges_may_be_repeated() -> None:
    table = Table()
    table.put(0, "settlement", "(1,0) SW")
    table.hand(0, wood=4)
    table.turn(0, rolled=True)
    table.act(0, "bank_trade", give="wood", take="ore")
    table.act(0, "bank_trade", give="wood", take="grain")
    assert table.cards(0) == {"ore": 1, "grain": 1}


@pytest.mark.rule("BASE-116")
def test_a_harbour_serves_the_two_vertices_of_its_edge_and_no_other() -> None:
    table = Table()
    served = {table.vertex(name) for _, *vertices in HARBOURS for name in vertices}
    assert len(served) == 18
    for vertex in range(54):
        alone = Table()
        alone.act(0, "found_building", vertex=vertex)
        helped = rates(alone) != dict.fromkeys(RESOURCES, 4)
        assert helped == (vertex in served)


@pytest.mark.rule("BASE-116")
def test_next_to_a_harbour_is_not_at_it() -> None:
    table = Table()
    # Neighbours of the ends of the harbours at (0,0) side NW and (1,0) side W.
    table.put(0, "settlement", "(0,0) NE", "(0,0) SW", "(1,0) S")
    assert rates(table) == dict.fromkeys(RESOURCES, 4)


def build_at_harbour(trade_build: str) -> Table:
    """Seat 0 has just built a settlement at the wood harbour."""
    table = Table(trade_build=trade_build, dice=[(1, 1)] * 8)
    table.put(0, "road", "(1,0) SW")
    table.hand(0, wood=5, brick=1, wool=1, grain=1)
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "build_settlement", vertex="(1,0) SW")
    return table


@pytest.mark.rule("BASE-117")
def test_with_separate_a_new_harbour_serves_from_the_next_own_turn() -> None:
    table = build_at_harbour("separate")
    assert "trading is over" in table.refused(0, "bank_trade", give="wood", take="ore")
    assert rates(table)["wood"] == 4
    for seat in range(4):
        if seat:
            table.act(seat, "roll")
        table.act(seat, "end_turn")
    table.act(0, "roll")
    assert rates(table)["wood"] == 2
    table.act(0, "bank_trade", give="wood", take="ore")
    assert table.cards(0) == {"wood": 2, "ore": 1}


@pytest.mark.rule("BASE-118")
def test_with_combined_a_new_harbour_serves_at_once() -> None:
    table = build_at_harbour("combined")
    table.act(0, "bank_trade", give="wood", take="ore")
    assert table.cards(0) == {"wood": 2, "ore": 1}


@pytest.mark.parametrize("trade_build", ["separate", "combined"])
@pytest.mark.rule("BASE-119")
def test_a_harbour_reached_in_founding_serves_from_the_first_turn(trade_build: str) -> None:
    table = Table(players=3, trade_build=trade_build, dice=[(1, 1)])
    for seat, vertex, edge in [
        (0, "(1,0) SW", "(1,0) SW"),
        (1, "(0,2) N", "(0,2) NE"),
        (2, "(2,4) S", "(2,4) SE"),
        (2, "(4,2) S", "(4,2) SE"),
        (1, "(4,0) N", "(4,0) NE"),
        (0, "(2,2) S", "(2,2) SE"),
    ]:
        table.act(seat, "found_building", vertex=vertex)
        table.act(seat, "found_road", edge=edge)
    table.act(0, "roll")
    table.hand(0, wood=2)
    table.act(0, "bank_trade", give="wood", take="ore")
    assert table.cards(0) == {"ore": 1}
