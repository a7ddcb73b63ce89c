"""Trading with commodities: among players, with the bank, and what gives a better rate."""

from __future__ import annotations

import pytest

from skerry import IllegalAction
from tests.knights import give, knights_table, level, own, throw
from tests.table import Table

KINDS = ("wood", "brick", "wool", "grain", "ore", "paper", "cloth", "coin")
RESOURCES = KINDS[:5]
COMMODITIES = KINDS[5:]


def rates(table: Table, seat: int = 0) -> dict[str, int]:
    return dict(table.view()["seats"][seat]["rates"])


def at_rates(**special: int) -> dict[str, int]:
    """4:1 for everything but these."""
    return {kind: special.get(kind, 4) for kind in KINDS}


# Among players


@pytest.mark.rule("CK-079")
def test_players_trade_resources_and_commodities_mixed() -> None:
    table = knights_table()
    table.hand(0, wood=2, coin=3)
    table.hand(1, paper=1, cloth=2, ore=1)
    table.turn(0, rolled=True)
    table.act(0, "offer_trade", give={"wood": 1, "coin": 2}, want={"paper": 1, "cloth": 2, "ore": 1}, to=[1])
    assert table.game.actors == [1, 0]
    table.act(1, "accept")
    table.act(0, "confirm", seat=1)
    assert table.cards(0) == {"wood": 1, "coin": 1, "paper": 1, "cloth": 2, "ore": 1}
    assert table.cards(1) == {"wood": 1, "coin": 2}


@pytest.mark.rule("CK-079")
def test_all_eight_kinds_fit_into_one_offer_to_chosen_players() -> None:
    table = knights_table(players=6)
    table.hand(0, wood=9, brick=1, wool=2, coin=12)
    table.hand(5, grain=3, ore=8, paper=7, cloth=1)
    table.turn(0, rolled=True)
    offer = {
        "give": {"wood": 9, "brick": 1, "wool": 2, "coin": 12},
        "want": {"grain": 3, "ore": 8, "paper": 7, "cloth": 1},
    }
    action = table.action("offer_trade", {**offer, "to": [2, 5]})
    assert table.game.decode(table.game.encode(action)) == action
    table.act(0, "offer_trade", **offer, to=[2, 5])
    assert table.view()["trade"]["offer"] == {**offer, "to": [2, 5]}
    table.act(5, "accept")
    table.act(0, "confirm", seat=5)
    assert table.cards(0) == {"grain": 3, "ore": 8, "paper": 7, "cloth": 1}
    assert table.cards(5) == {"wood": 9, "brick": 1, "wool": 2, "coin": 12}


@pytest.mark.rule("CK-079")
def test_a_counter_offer_may_ask_for_commodities() -> None:
    table = knights_table()
    table.hand(0, wood=2, coin=1)
    table.hand(1, cloth=1)
    table.turn(0, rolled=True)
    table.act(0, "offer_trade", give={"wood": 1}, want={"cloth": 1}, to=[1])
    table.act(1, "counter", give={"cloth": 1}, want={"coin": 1})
    table.act(0, "confirm", seat=1)
    assert (table.cards(0), table.cards(1)) == ({"wood": 2, "cloth": 1}, {"coin": 1})


@pytest.mark.rule("CK-080")
@pytest.mark.parametrize("card", ["spy", "merchant", "printer", "constitution", "defender"])
def test_other_cards_are_never_traded(card: str) -> None:
    table = knights_table()
    give(table, 1, "spy", "merchant")
    own(table).defender.set(table.kernel, 1, 1)
    table.hand(0, wood=4)
    table.turn(0, rolled=True)
    for operands in ({"give": {"wood": 1}, "want": {card: 1}}, {"give": {card: 1}, "want": {"wood": 1}}):
        with pytest.raises(IllegalAction, match=f"'{card}' is no card that can be traded"):
            table.act(0, "offer_trade", **operands)
    with pytest.raises(IllegalAction, match="is none of wood, brick, wool, grain, ore, paper, cloth, coin"):
        table.act(0, "bank_trade", give="wood", take=card)


# With the bank


@pytest.mark.rule("CK-081", "CK-087")
@pytest.mark.parametrize("given", ["wood", "coin"])
def test_four_cards_of_a_kind_buy_one_of_any_other_kind(given: str) -> None:
    table = knights_table()
    table.turn(0, rolled=True)
    assert rates(table) == at_rates()
    table.hand(0, **{given: 3})
    assert table.legal(0, "bank_trade") == []
    for taken in KINDS:
        table.hand(0, **{given: 4})
        if taken == given:
            assert table.refused(0, "bank_trade", give=given, take=taken).startswith("the card taken must differ")
        else:
            table.act(0, "bank_trade", give=given, take=taken)
            assert table.cards(0) == {taken: 1}


@pytest.mark.rule("CK-081")
def test_cards_given_to_the_bank_are_all_of_one_kind() -> None:
    table = knights_table()
    table.hand(0, paper=2, coin=2, cloth=3, ore=3)
    table.turn(0, rolled=True)
    assert table.legal(0, "bank_trade") == []


@pytest.mark.rule("CK-082")
def test_a_general_harbour_serves_commodities_too() -> None:
    table = knights_table()
    table.put(0, "settlement", "(4,1) S")
    table.hand(0, paper=3, wood=3)
    table.turn(0, rolled=True)
    assert rates(table) == dict.fromkeys(KINDS, 3)
    table.act(0, "bank_trade", give="paper", take="coin")
    table.act(0, "bank_trade", give="wood", take="cloth")
    assert table.cards(0) == {"coin": 1, "cloth": 1}


@pytest.mark.rule("CK-083")
@pytest.mark.parametrize(
    ("place", "resource"),
    [("(0,0) N", "brick"), ("(0,1) N", "ore"), ("(1,3) N", "wood"), ("(2,4) SE", "grain"), ("(3,0) SW", "wool")],
)
def test_a_special_harbour_serves_its_resource_only(place: str, resource: str) -> None:
    table = knights_table()
    table.put(0, "city", place)
    table.hand(0, **{resource: 2})
    table.turn(0, rolled=True)
    assert rates(table) == at_rates(**{resource: 2})
    table.act(0, "bank_trade", give=resource, take="coin")
    assert table.cards(0) == {"coin": 1}


@pytest.mark.rule("CK-084", "CK-094")
def test_the_merchant_guild_trades_commodities_two_to_one_as_often_as_one_likes() -> None:
    table = knights_table()
    table.put(0, "city", "(1,1) S")
    level(table, 0, "trade", 2)
    level(table, 1, "trade", 3)
    table.hand(0, cloth=7)
    table.turn(0, rolled=True)
    assert rates(table) == at_rates()
    assert rates(table, 1) == at_rates(paper=2, cloth=2, coin=2)
    table.act(0, "improve", track="trade")
    # At once, for every commodity and for no resource; seat 1 has it as well.
    assert rates(table) == rates(table, 1) == at_rates(paper=2, cloth=2, coin=2)
    table.act(0, "bank_trade", give="cloth", take="coin")
    table.act(0, "bank_trade", give="cloth", take="ore")
    assert table.cards(0) == {"coin": 1, "ore": 1}


@pytest.mark.rule("CK-085", "CK-263")
def test_the_merchant_gives_two_to_one_for_the_resource_of_its_hex() -> None:
    table = knights_table()
    table.put(0, "city", "(1,0) N")
    give(table, 0, "merchant")
    table.turn(0, rolled=True)
    table.act(0, "play_progress", card="merchant")
    table.act(0, "place_merchant", hex="(1,0)")
    assert rates(table) == at_rates(wood=2)
    assert rates(table, 1) == at_rates()


@pytest.mark.rule("CK-085", "CK-264", "CK-267")
def test_a_merchant_in_the_desert_gives_no_rate_for_anything() -> None:
    table = knights_table()
    table.put(0, "city", "(1,2) S")
    give(table, 0, "merchant")
    table.turn(0, rolled=True)
    table.act(0, "play_progress", card="merchant")
    table.act(0, "place_merchant", hex="(1,2)")
    assert table.points(0) == 3
    assert rates(table) == at_rates()


@pytest.mark.rule("CK-085", "CK-269")
@pytest.mark.parametrize("kind", ["ore", "paper"])
def test_the_merchant_fleet_gives_two_to_one_for_one_kind_until_the_end_of_the_turn(kind: str) -> None:
    table = knights_table(throw(1, 1))
    give(table, 0, "merchant_fleet")
    table.turn(0, rolled=True)
    table.act(0, "play_progress", card="merchant_fleet")
    events = table.act(0, "hire_fleet", card=kind)
    assert [event.to_json(3) for event in events] == [{"event": "fleet_hired", "seat": 0, "card": kind}]
    assert rates(table) == at_rates(**{kind: 2})
    assert rates(table, 1) == at_rates()
    table.act(0, "end_turn")
    assert rates(table) == rates(table, 1) == at_rates()


@pytest.mark.rule("CK-269", "CK-085")
def test_a_fleet_serves_nobody_else() -> None:
    table = knights_table()
    table.put(0, "city", "(4,0) SE")
    table.put(1, "city", "(1,0) SE")
    own(table).merchant_holder.put(table.kernel, 1)
    own(table).merchant_hex.put(table.kernel, table.hex("(1,0)"))
    give(table, 0, "merchant_fleet", "merchant")
    table.turn(0, rolled=True)
    table.act(0, "play_progress", card="merchant_fleet")
    table.act(0, "hire_fleet", card="ore")
    # The former holder of the merchant loses a rate, and that is all.
    table.act(0, "play_progress", card="merchant")
    table.act(0, "place_merchant", hex="(4,0)")
    assert rates(table) == at_rates(ore=2, grain=2)
    assert rates(table, 1) == at_rates()


@pytest.mark.rule("CK-086")
def test_rates_do_not_add_up() -> None:
    table = knights_table()
    # A general harbour, the guild, and merchant and fleet on the same resource.
    table.put(0, "city", "(4,0) S", "(1,0) N")
    level(table, 0, "trade", 3)
    give(table, 0, "merchant", "merchant_fleet")
    table.turn(0, rolled=True)
    assert rates(table) == dict.fromkeys(RESOURCES, 3) | dict.fromkeys(COMMODITIES, 2)
    table.act(0, "play_progress", card="merchant_fleet")
    table.act(0, "hire_fleet", card="wood")
    table.act(0, "play_progress", card="merchant")
    table.act(0, "place_merchant", hex="(1,0)")
    assert rates(table) == dict.fromkeys(RESOURCES, 3) | dict.fromkeys(COMMODITIES, 2) | {"wood": 2}


@pytest.mark.rule("CK-087")
def test_the_card_taken_must_be_in_the_supply() -> None:
    table = knights_table()
    table.hand(0, wood=4)
    table.bank(coin=0)
    table.turn(0, rolled=True)
    assert table.refused(0, "bank_trade", give="wood", take="coin") == "the bank has no coin left"
    assert len(table.legal(0, "bank_trade")) == 6


@pytest.mark.rule("CK-088")
def test_bank_trades_belong_to_the_own_action_phase() -> None:
    table = knights_table(throw(1, 1))
    for seat in range(4):
        table.hand(seat, wood=4)
    table.turn(0)
    assert table.refused(0, "bank_trade", give="wood", take="ore") == "bank_trade does not answer pre_roll"
    table.act(0, "roll")
    assert "is not asked now" in table.refused(1, "bank_trade", give="wood", take="ore")
    table.act(0, "bank_trade", give="wood", take="ore")
