"""The merchant: a point, and a rate for the resource of its hex."""

from __future__ import annotations

import pytest

from skerry.board.terrain import FOG, GOLD_FIELD, LAKE, SEA
from tests.knights import begun, give, play, playable, unlock
from tests.table import Table


def trading(*cards: str, dice: tuple[tuple[int, ...], ...] = ()) -> Table:
    """Seat 0 holds the cards and has a settlement between field, mountain and hill."""
    table = begun(dice=dice)
    give(table, 0, *(cards or ("merchant",)))
    table.put(0, "settlement", "(2,2) NW")
    return table


def hexes(table: Table, seat: int = 0) -> set[int]:
    return {action.operands["hex"] for action in table.legal(seat, "place_merchant")}


def rates(table: Table, seat: int = 0) -> dict[str, int]:
    return table.view()["seats"][seat]["rates"]


def at_two(table: Table, seat: int = 0) -> set[str]:
    return {name for name, rate in rates(table, seat).items() if rate == 2}


def merchant(table: Table) -> object:
    return table.view(3)["cities_and_knights"]["merchant"]


@pytest.mark.rule("CK-261")
def test_the_merchant_goes_to_a_land_hex_at_an_own_building() -> None:
    table = trading()
    table.put(1, "settlement", "(4,1) N")
    table.put(0, "road", "(3,0) SW")
    assert merchant(table) is None
    play(table, "merchant")
    assert hexes(table) == {table.hex("(2,1)"), table.hex("(2,2)"), table.hex("(1,1)")}
    reason = "the merchant goes to another land hex next to one of your buildings"
    assert table.refused(0, "place_merchant", hex="(4,1)") == reason
    events = table.act(0, "place_merchant", hex="(2,1)")
    assert [event.to_json(3) for event in events] == [
        {"event": "merchant_placed", "seat": 0, "hex": table.hex("(2,1)")}
    ]
    assert merchant(table) == {"hex": table.hex("(2,1)"), "holder": 0}


@pytest.mark.rule("CK-187", "CK-261")
def test_no_merchant_without_a_building() -> None:
    table = begun()
    give(table, 0, "merchant")
    table.put(0, "road", "(2,2) NW")
    assert playable(table) == set()


@pytest.mark.rule("CK-262", "CK-265")
def test_control_its_point_and_its_rate_pass_with_the_next_merchant() -> None:
    table = trading(dice=((1, 1, 4),))
    table.put(1, "settlement", "(2,2) SE")
    give(table, 1, "merchant")
    play(table, "merchant")
    table.act(0, "place_merchant", hex="(2,2)")
    assert (table.points(0), table.points(1)) == (2, 1)
    table.act(0, "end_turn")
    table.act(1, "roll")
    assert at_two(table, 0) == {"brick"}
    play(table, "merchant", 1)
    # Taking it over where it stands is a change of hands.
    table.act(1, "place_merchant", hex="(2,2)")
    assert (table.points(0), table.points(1)) == (1, 2)
    assert (at_two(table, 0), at_two(table, 1)) == (set(), {"brick"})
    assert merchant(table) == {"hex": table.hex("(2,2)"), "holder": 1}


@pytest.mark.rule("CK-263", "CK-264")
def test_its_resource_trades_at_two_to_one_at_once_and_later() -> None:
    table = trading(dice=((1, 1, 4), (1, 1, 4), (1, 1, 4), (1, 1, 4)))
    table.hand(0, ore=4, coin=2)
    play(table, "merchant")
    table.act(0, "place_merchant", hex="(1,1)")
    assert at_two(table) == {"ore"}
    # For a commodity as well, but a mountain's commodity has no such rate.
    table.act(0, "bank_trade", give="ore", take="paper")
    assert table.cards(0) == {"ore": 2, "coin": 2, "paper": 1}
    assert not table.is_legal(0, "bank_trade", give="coin", take="wood")
    for seat in (0, 1, 2, 3):
        table.act(seat, "end_turn")
        table.act((seat + 1) % 4, "roll")
    assert table.state.active == 0
    assert at_two(table) == {"ore"}
    table.act(0, "bank_trade", give="ore", take="wood")


@pytest.mark.rule("CK-265")
def test_the_point_of_the_merchant_can_win() -> None:
    table = trading()
    table.put(0, "city", "(0,0) N", "(0,2) N", "(4,0) S", "(4,2) S")
    table.put(0, "settlement", "(2,0) N", "(2,4) NE", "(3,3) S")
    assert table.points(0) == 12
    play(table, "merchant")
    table.act(0, "place_merchant", hex="(2,2)")
    assert table.game.winner == 0


@pytest.mark.rule("CK-266")
def test_robber_and_merchant_share_a_hex() -> None:
    table = trading()
    unlock(table)
    table.robber("(2,2)")
    play(table, "merchant")
    table.act(0, "place_merchant", hex="(2,2)")
    assert at_two(table) == {"brick"}
    assert table.points(0) == 2
    assert table.state.robber == table.hex("(2,2)")


@pytest.mark.rule("CK-267")
def test_on_the_desert_it_gives_the_point_and_no_rate() -> None:
    table = trading()
    table.put(0, "settlement", "(1,2) N")
    play(table, "merchant")
    table.act(0, "place_merchant", hex="(1,2)")
    assert table.points(0) == 3
    assert at_two(table) == set()


@pytest.mark.rule("CK-267")
@pytest.mark.parametrize("terrain", [SEA, LAKE, GOLD_FIELD, FOG])
def test_water_gold_and_the_unknown_are_no_place_for_it(terrain: int) -> None:
    table = trading()
    table.terrain("(2,2)", terrain)
    play(table, "merchant")
    assert hexes(table) == {table.hex("(2,1)"), table.hex("(1,1)")}


@pytest.mark.rule("CK-268")
def test_its_controller_must_choose_another_hex() -> None:
    table = trading("merchant", "merchant", "merchant")
    play(table, "merchant")
    table.act(0, "place_merchant", hex="(2,2)")
    play(table, "merchant")
    assert hexes(table) == {table.hex("(2,1)"), table.hex("(1,1)")}
    table.act(0, "place_merchant", hex="(2,1)")
    assert at_two(table) == {"grain"}
    assert table.points(0) == 2
    # Without another hex the card has no effect.
    for place in ("(2,2)", "(1,1)"):
        table.terrain(place, SEA)
    assert playable(table) == set()
