"""Yellow progress cards: master merchant, merchant fleet and the monopolies."""

from __future__ import annotations

from typing import Any

import pytest

from skerry.engine.harbours import refresh_rates, serve
from tests.knights import holding, level, play, playable, progress
from tests.table import Table


def told(table: Table, seat: int | None) -> dict[str, Any]:
    return table.view(seat)["cities_and_knights"]


def rates(table: Table, seat: int = 0) -> dict[str, int]:
    return table.view()["seats"][seat]["rates"]


# Master merchant


@pytest.mark.rule("CK-259")
def test_the_master_merchant_sees_a_hand_and_takes_two_cards_of_choice() -> None:
    table = holding("master_merchant")
    table.put(0, "settlement", "(2,2) NW")
    table.put(1, "city", "(2,3) N")
    table.put(2, "settlement", "(4,1) N")
    table.put(3, "city", "(4,0) N")
    table.hand(1, wood=2, coin=1)
    table.hand(2, ore=4)
    table.hand(3, wool=1)
    play(table, "master_merchant")
    assert {action.operands["colour"] for action in table.legal(0, "choose_opponent")} == {1, 3}
    assert "shown_hand" not in told(table, 0)
    table.act(0, "choose_opponent", colour=1)
    shown = {name: count for name, count in told(table, 0)["shown_hand"].items() if count}
    assert shown == {"wood": 2, "coin": 1}
    for other in (None, 1, 2, 3):
        assert "shown_hand" not in told(table, other)
    assert table.refused(0, "take_card", card="ore") == "there is no such card in that hand"
    events = table.act(0, "take_card", card="coin")
    (taken,) = [event for event in events if event.kind == "stolen"]
    assert taken.to_json(0)["card"] == taken.to_json(1)["card"] == "coin"
    assert "card" not in taken.to_json(2)
    # Both cards are taken: there is no leaving it at one.
    assert {action.kind for action in table.legal(0)} == {"take_card"}
    table.act(0, "take_card", card="wood")
    assert table.cards(0) == {"coin": 1, "wood": 1}
    assert table.cards(1) == {"wood": 1}
    assert table.decision == "action"
    assert "shown_hand" not in told(table, 0)


@pytest.mark.rule("CK-259")
def test_of_a_single_card_the_master_merchant_takes_that() -> None:
    table = holding("master_merchant")
    table.put(1, "settlement", "(2,3) N")
    table.hand(1, paper=1)
    play(table, "master_merchant")
    table.act(0, "take_card", card="paper")
    assert table.cards(0) == {"paper": 1}
    assert table.decision == "action"
    assert progress(table, 0) == {}


@pytest.mark.rule("CK-259", "CK-274")
def test_all_are_told_that_a_hand_was_shown_and_the_two_concerned_what_was_in_it() -> None:
    table = holding("master_merchant")
    table.put(1, "city", "(2,3) N")
    table.hand(1, wood=19, paper=12, coin=1)
    events = play(table, "master_merchant")
    (shown,) = [event for event in events if event.kind == "hand_shown"]
    for stranger in (None, 2, 3):
        assert shown.to_json(stranger) == {"event": "hand_shown", "seat": 0, "victim": 1}
    for concerned in (0, 1):
        assert shown.to_json(concerned)["cards"] == {"wood": 19, "paper": 12, "coin": 1}


@pytest.mark.rule("CK-260")
def test_no_master_merchant_without_a_leader_who_has_cards() -> None:
    table = holding("master_merchant")
    table.put(0, "settlement", "(2,2) NW")
    table.put(1, "settlement", "(2,3) N")
    table.hand(1, wood=3)
    assert playable(table) == set()  # not ahead
    table.put(2, "city", "(4,1) N")
    assert playable(table) == set()  # nothing to take
    table.hand(2, wood=1)
    assert playable(table) == {"master_merchant"}


# Merchant fleet


@pytest.mark.rule("CK-269")
@pytest.mark.parametrize("kind", ["wood", "brick", "wool", "grain", "ore", "paper", "cloth", "coin"])
def test_a_fleet_trades_one_kind_at_two_to_one_until_the_turn_ends(kind: str) -> None:
    table = holding("merchant_fleet", dice=[(1, 1, 4)])
    other = "wood" if kind != "wood" else "ore"
    table.hand(0, **{kind: 6})
    play(table, "merchant_fleet")
    assert len(table.legal(0, "hire_fleet")) == 8
    table.act(0, "hire_fleet", card=kind)
    assert {name for name, rate in rates(table).items() if rate == 2} == {kind}
    assert all(rate == 4 for rate in rates(table, 1).values())
    for _ in range(3):
        table.act(0, "bank_trade", give=kind, take=other)
    assert table.cards(0) == {other: 3}
    table.act(0, "end_turn")
    assert all(rate == 4 for rate in rates(table).values())


@pytest.mark.rule("CK-187", "CK-269")
def test_a_fleet_for_what_trades_so_anyway_has_no_effect() -> None:
    table = holding("merchant_fleet", "merchant_fleet")
    level(table, 0, "trade", 3)
    play(table, "merchant_fleet")
    assert table.refused(0, "hire_fleet", card="paper") == "you trade that card at 2:1 already"
    table.act(0, "hire_fleet", card="ore")
    play(table, "merchant_fleet")
    assert {action.operands["card"] for action in table.legal(0, "hire_fleet")} == {"wood", "brick", "wool", "grain"}


@pytest.mark.rule("CK-187", "CK-269")
def test_no_fleet_where_all_kinds_trade_at_two_to_one() -> None:
    table = holding("merchant_fleet")
    level(table, 0, "trade", 3)
    for kind in range(5):
        serve(table.state, table.kernel.topology, table.edge("(4,1) NE"), kind)
    table.put(0, "settlement", "(4,1) N")
    refresh_rates(table.kernel, 0)
    assert playable(table) == set()


# Monopolies


@pytest.mark.rule("CK-270")
def test_a_resource_monopoly_takes_two_of_a_resource_from_everybody() -> None:
    table = holding("resource_monopoly")
    table.hand(0, wool=1)
    table.hand(1, wool=3, wood=1)
    table.hand(2, wool=1)
    table.hand(3, cloth=4)
    play(table, "resource_monopoly")
    legal = {action.operands["card"] for action in table.legal(0, "name_monopoly")}
    assert legal == {"wood", "brick", "wool", "grain", "ore"}
    assert table.refused(0, "name_monopoly", card="cloth") == "resource_monopoly is not about that card"
    events = [event.to_json(3) for event in table.act(0, "name_monopoly", card="wool")]
    assert [table.cards(seat) for seat in range(4)] == [{"wool": 4}, {"wool": 1, "wood": 1}, {}, {"cloth": 4}]
    assert events == [
        {"event": "monopoly_named", "seat": 0, "card": "wool"},
        {"event": "monopoly_taken", "seat": 0, "victim": 1, "card": "wool", "count": 2},
        {"event": "monopoly_taken", "seat": 0, "victim": 2, "card": "wool", "count": 1},
    ]


@pytest.mark.rule("CK-271")
def test_a_trade_monopoly_takes_one_of_a_commodity_from_everybody() -> None:
    table = holding("trade_monopoly")
    table.hand(1, cloth=3)
    table.hand(2, cloth=1, coin=1)
    table.hand(3, wool=4)
    play(table, "trade_monopoly")
    legal = {action.operands["card"] for action in table.legal(0, "name_monopoly")}
    assert legal == {"paper", "cloth", "coin"}
    assert table.refused(0, "name_monopoly", card="wool") == "trade_monopoly is not about that card"
    table.act(0, "name_monopoly", card="cloth")
    assert [table.cards(seat) for seat in range(4)] == [{"cloth": 2}, {"cloth": 2}, {"coin": 1}, {"wool": 4}]
    assert table.decision == "action"


@pytest.mark.rule("CK-188", "CK-270", "CK-271")
@pytest.mark.parametrize(("monopoly", "card"), [("resource_monopoly", "ore"), ("trade_monopoly", "coin")])
def test_all_hear_which_card_was_named_even_if_nobody_has_one(monopoly: str, card: str) -> None:
    table = holding(monopoly)
    table.hand(1, wood=1, cloth=1)
    play(table, monopoly)
    events = table.act(0, "name_monopoly", card=card)
    for hearer in (None, 1, 2, 3):
        assert [event.to_json(hearer) for event in events] == [{"event": "monopoly_named", "seat": 0, "card": card}]
    assert progress(table, 0) == {}
