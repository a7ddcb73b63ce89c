"""Trade between players: offers, answers, counter-offers and deals."""

from __future__ import annotations

import pytest

from tests.table import Table

WOOD_FOR_ORE = {"give": {"wood": 1}, "want": {"ore": 1}}


def market(dice: tuple[tuple[int, int], ...] = (), **options: object) -> Table:
    """Seat 0 has wood and brick, seat 1 ore and wool, seat 2 ore, seat 3 nothing."""
    table = Table(dice=dice, **options)
    table.hand(0, wood=3, brick=1)
    table.hand(1, ore=2, wool=1)
    table.hand(2, ore=1)
    table.turn(0, rolled=not dice)
    return table


def hands(table: Table) -> list[dict[str, int]]:
    return [table.cards(seat) for seat in range(4)]


@pytest.mark.rule("BASE-98")
def test_only_the_active_player_trades_and_only_after_production() -> None:
    table = market(dice=((3, 4),))
    assert table.refused(0, "offer_trade", **WOOD_FOR_ORE) == "offer_trade does not answer pre_roll"
    table.act(0, "roll")
    assert table.refused(0, "offer_trade", **WOOD_FOR_ORE) == "offer_trade does not answer move_robber"
    table.act(0, "move_robber", hex="(0,0)")
    assert "not asked now" in table.refused(1, "offer_trade", give={"ore": 1}, want={"wood": 1})
    table.act(0, "offer_trade", **WOOD_FOR_ORE)
    assert table.decision == "answer_trade"


@pytest.mark.rule("BASE-99")
def test_opponents_cannot_trade_among_themselves() -> None:
    table = market()
    assert "not asked now" in table.refused(1, "offer_trade", give={"ore": 1}, want={"wool": 1}, to=[2])
    table.act(0, "offer_trade", **WOOD_FOR_ORE)
    table.act(1, "accept")
    assert "not asked now" in table.refused(1, "confirm", seat=2)
    assert table.refused(2, "confirm", seat=1) == "only the seat that offered can close the deal"
    # A counter-offer goes to the active player and to nobody else.
    reason = "a counter-offer names cards you hold and cards you want, and goes to the offering seat"
    assert table.refused(2, "counter", give={"ore": 1}, want={"wool": 1}, to=[1]) == reason
    assert table.refused(0, "offer_trade", **WOOD_FOR_ORE, to=[2]) == "offer_trade does not answer answer_trade"


@pytest.mark.parametrize(
    ("give", "want", "side"),
    [({}, {"ore": 1}, "give"), ({"wood": 1}, {}, "want"), ({"wood": 0}, {"ore": 1}, "give")],
)
@pytest.mark.rule("BASE-100")
def test_gifts_are_forbidden(give: dict[str, int], want: dict[str, int], side: str) -> None:
    table = market()
    assert f"offer_trade: {side}" in table.refused(0, "offer_trade", give=give, want=want)
    table.act(0, "offer_trade", **WOOD_FOR_ORE)
    assert f"counter: {side}" in table.refused(1, "counter", give=give, want=want)


@pytest.mark.rule("BASE-101")
def test_no_resource_lies_on_both_sides() -> None:
    table = market()
    table.hand(0, ore=2, wood=1)
    both = "cannot be on both sides of a trade"
    assert both in table.refused(0, "offer_trade", give={"ore": 2}, want={"ore": 1})
    assert both in table.refused(0, "offer_trade", give={"ore": 1, "wood": 1}, want={"wool": 1, "ore": 2})
    table.act(0, "offer_trade", **WOOD_FOR_ORE)
    assert both in table.refused(1, "counter", give={"ore": 2}, want={"ore": 1, "wood": 1})


@pytest.mark.parametrize("thing", ["knight", "victory_point", "road", "settlement", "longest_road"])
@pytest.mark.rule("BASE-102", "BASE-157")
def test_only_resource_cards_are_traded(thing: str) -> None:
    table = market()
    table.give_card(0, "knight")
    table.give_card(0, "victory_point")
    for give, want in (({thing: 1}, {"ore": 1}), ({"wood": 1}, {thing: 1})):
        reason = table.refused(0, "offer_trade", give=give, want=want)
        assert reason == f"offer_trade: {thing!r} is no card that can be traded"


@pytest.mark.rule("BASE-103")
def test_a_trade_needs_the_consent_of_both() -> None:
    table = market()
    before = hands(table)
    table.act(0, "offer_trade", **WOOD_FOR_ORE)
    assert table.refused(0, "confirm", seat=1) == "that seat has not agreed, or you do not hold what it asks for"
    table.act(1, "accept")
    assert hands(table) == before
    table.act(2, "decline")
    assert "has not agreed" in table.refused(0, "confirm", seat=2)
    table.act(0, "withdraw")
    assert hands(table) == before
    assert table.decision == "action"


@pytest.mark.rule("BASE-103", "BASE-188")
def test_an_accepted_offer_is_closed_with_the_one_chosen() -> None:
    table = market()
    table.act(0, "offer_trade", give={"wood": 2}, want={"ore": 1})
    table.act(1, "accept")
    table.act(2, "accept")
    for seat in (None, 0, 3):
        assert table.view(seat)["trade"] == {
            "offer": {"give": {"wood": 2}, "want": {"ore": 1}},
            "answers": ["not_asked", "accepted", "accepted", "pending"],
            "counters": {},
        }
    table.act(0, "confirm", seat=2)
    assert hands(table) == [{"wood": 1, "brick": 1, "ore": 1}, {"ore": 2, "wool": 1}, {"wood": 2}, {}]
    assert table.decision == "action"
    assert "trade" not in table.view(0)


@pytest.mark.rule("BASE-103")
def test_an_offer_that_all_decline_falls_away() -> None:
    table = market()
    table.act(0, "offer_trade", **WOOD_FOR_ORE, to=[1, 2])
    assert table.game.actors == [1, 2, 0]
    assert "not asked now" in table.refused(3, "accept")
    table.act(1, "decline")
    table.act(2, "decline")
    assert table.decision == "action"


@pytest.mark.rule("BASE-104")
def test_both_sides_must_hold_their_cards() -> None:
    table = market()
    assert table.refused(0, "offer_trade", give={"wood": 4}, want={"ore": 1}) == "you do not hold what you offer"
    assert table.refused(0, "offer_trade", give={"wool": 1}, want={"ore": 1}) == "you do not hold what you offer"
    table.act(0, "offer_trade", give={"wood": 1}, want={"ore": 2})
    assert table.refused(2, "accept") == "you do not hold what is asked for"
    assert table.refused(3, "accept") == "you do not hold what is asked for"
    assert table.legal(3) == [table.action("decline", {})]
    assert "cards you hold" in table.refused(2, "counter", give={"ore": 2}, want={"wood": 1})
    # A counter-offer may ask for what the active player lacks, but then it cannot be closed.
    table.act(1, "counter", give={"ore": 1}, want={"wood": 4})
    assert "you do not hold what it asks for" in table.refused(0, "confirm", seat=1)


@pytest.mark.rule("BASE-105", "BASE-188")
def test_an_opponent_may_answer_with_a_counter_offer() -> None:
    table = market()
    table.act(0, "offer_trade", **WOOD_FOR_ORE)
    table.act(1, "counter", give={"ore": 1, "wool": 1}, want={"wood": 2, "brick": 1})
    for seat in (None, 0, 2):
        assert table.view(seat)["trade"]["counters"] == {
            "1": {"give": {"ore": 1, "wool": 1}, "want": {"wood": 2, "brick": 1}}
        }
    assert table.refused(1, "accept").startswith("seat 1 is not asked now")
    table.act(2, "accept")
    table.act(0, "confirm", seat=1)
    assert hands(table) == [{"wood": 1, "ore": 1, "wool": 1}, {"ore": 1, "wood": 2, "brick": 1}, {"ore": 1}, {}]


@pytest.mark.rule("BASE-106")
def test_there_is_no_limit_to_trades_in_a_turn() -> None:
    table = market()
    for _ in range(20):
        table.act(0, "offer_trade", give={"wood": 1}, want={"ore": 1}, to=[1])
        table.act(1, "accept")
        table.act(0, "confirm", seat=1)
        table.act(0, "offer_trade", give={"ore": 1}, want={"wood": 1}, to=[1])
        table.act(1, "accept")
        table.act(0, "confirm", seat=1)
    assert hands(table) == hands(market())
    assert table.legal(0, "offer_trade")


@pytest.mark.rule("BASE-106")
def test_a_limit_to_offers_is_an_option() -> None:
    table = market(max_offers=1)
    table.act(0, "offer_trade", **WOOD_FOR_ORE)
    table.act(0, "withdraw")
    assert table.refused(0, "offer_trade", **WOOD_FOR_ORE) == "no more than 1 offers may be made in a turn"
    assert not table.legal(0, "offer_trade")
    table.turn(0, rolled=True)
    assert table.legal(0, "offer_trade")


@pytest.mark.rule("BASE-98", "BASE-101", "BASE-104")
def test_one_for_one_two_for_one_and_one_for_two_are_listed_as_far_as_the_hand_goes() -> None:
    table = Table()
    table.hand(0, wood=2, ore=1)
    table.turn(0, rolled=True)
    expected = [
        table.action("offer_trade", {"give": {give: given}, "want": {want: wanted}})
        for give, held in (("wood", 2), ("ore", 1))
        for want in ("wood", "brick", "wool", "grain", "ore")
        for given, wanted in ((1, 1), (2, 1), (1, 2))
        if want != give and given <= held
    ]
    listed = table.legal(0, "offer_trade")
    assert len(listed) == len(expected) == 20
    assert set(listed) == set(expected)
