"""Trades are about any number of kinds of cards and every tradeable counter (RIVR-71, RIVRCK-03)."""

from __future__ import annotations

import json

import pytest

from skerry import Action, ConfigError, Game, IllegalAction
from skerry.engine.kept.counter import Counter
from skerry.engine.module import Module
from skerry.engine.resampling import resample_hidden
from skerry.engine.rules import Rules
from skerry.rules.base.terms import REMEMBERED
from tests.suites.player import Player
from tests.table import Table


class MoreCards(Module):
    """So many more kinds of card."""

    def __init__(self, *names: str) -> None:
        super().__init__("toy_more_cards")
        self.names = names

    def declare(self, rules: Rules) -> None:
        rules.card_kinds.extend(self.names)
        rules.bank_start = [*rules.bank_start, *[30] * len(self.names)]


class Coins(Module):
    """Gold that everybody sees and may trade."""

    def __init__(self, **wrong: object) -> None:
        super().__init__("toy_coins")
        self.wrong = wrong

    def declare(self, rules: Rules) -> None:
        self.gold = rules.keep(self, Counter("gold", start=5, tradeable=True, **self.wrong))


@pytest.mark.parametrize("names", [("gold",), ("silk", "salt", "fish", "gold")])
def test_an_offer_of_two_gold_to_one_seat_is_exactly_that(names: tuple[str, ...]) -> None:
    table = Table(["cities_and_knights", MoreCards(*names)], dice=[(5, 6, 1)])
    table.turn(0)
    table.act(0, "roll")
    table.hand(0, gold=2)
    table.hand(1, wood=3)
    table.hand(3, wood=1)
    terms = {"give": {"gold": 2}, "want": {"wood": 1}, "to": [3]}
    action = Action("offer_trade", terms)
    game = table.game
    assert game.decode(game.encode(action)) == action
    events = [event.to_json() for event in game.apply(0, action)]
    assert events == [
        {"event": "trade_offered", "seat": 0},
        {"event": "wants", "seat": 0, "card": "wood", "count": 1},
        {"event": "offers", "seat": 0, "card": "gold", "count": 2},
    ]
    assert game.view(2).to_json()["trade"]["offer"] == terms
    assert sorted(game.actors) == [0, 3]
    for deal in range(20):
        dealt = resample_hidden(game.kernel, 2, f"deal {deal}")
        assert dealt.state.hand[dealt.rules.card_kinds.index("gold")] == 2
    assert game.actions()[-1] == (0, action)
    game.apply(3, Action("accept"))
    game.apply(0, Action("confirm", {"seat": 3}))
    assert (table.cards(0), table.cards(3)) == ({"wood": 1}, {"gold": 2})


def test_simple_offers_of_every_kind_are_listed_and_numbered() -> None:
    table = Table(["cities_and_knights", MoreCards("silk", "salt", "gold")], dice=[(5, 6, 1)])
    table.turn(0)
    table.act(0, "roll")
    table.hand(0, gold=2, wood=1)
    offers = [action for action in table.game.legal_actions(0) if action.kind == "offer_trade"]
    assert len(offers) == 10 * 2 + 10 * 3
    assert len(set(offers)) == len(offers)
    for offer in offers:
        number = table.game.encode(offer)
        assert number < table.game.action_count
        assert table.game.decode(number) == offer
        assert table.game.copy().apply(0, offer)


def test_records_undo_and_copies_keep_terms_that_do_not_fit_into_an_action() -> None:
    game = Game.new(["base", MoreCards("a", "b", "c", "gold")], 3, seed="many")
    while game.decision != "action":
        seat = game.actors[0]
        game.apply(seat, game.legal_actions(seat)[0])
    seat = game.actors[0]
    held = next(card for card, count in game.view(seat).to_json()["own"]["hand"].items() if count)
    before = game.state_digest()
    action = Action("offer_trade", {"give": {held: 1}, "want": {"gold": 3, "c": 31}, "to": [(seat + 1) % 3]})
    game.apply(seat, action)
    after = game.state_digest()
    offer = game.kernel.rules.action("offer_trade")
    # Others read so many offers that the ticket of this one is outdated.
    outdated = offer.from_action(action)
    for count in range(REMEMBERED):
        offer.from_action(Action("offer_trade", {"give": {"wood": 1 + count % 31}, "want": {"gold": 4}}))
    assert game.copy().actions()[-1] == (seat, action)
    assert (
        Game.replay(json.loads(json.dumps(game.record())), [MoreCards("a", "b", "c", "gold")]).state_digest() == after
    )
    game.undo(seat)
    assert game.state_digest() == before
    game.apply(seat, action)
    assert game.state_digest() == after
    with pytest.raises(IllegalAction, match="too long ago"):
        offer.to_action(outdated)


def test_an_outdated_ticket_is_refused_and_means_nothing_else() -> None:
    table = Table(["base", MoreCards("a", "b", "c", "gold")], dice=[(5, 6)])
    table.turn(0)
    table.act(0, "roll")
    table.hand(0, gold=3)
    offer = table.kernel.rules.action("offer_trade")
    ticket = offer.from_action(Action("offer_trade", {"give": {"gold": 3}, "want": {"wood": 1}}))
    table.kernel.check(0, ticket)
    for _ in range(REMEMBERED):
        offer.from_action(Action("offer_trade", {"give": {"gold": 1}, "want": {"wood": 3}}))
    with pytest.raises(IllegalAction, match="too long ago"):
        table.kernel.check(0, ticket)


def test_counters_are_traded_like_cards_and_not_with_the_bank() -> None:
    table = Table(["cities_and_knights", Coins()], dice=[(5, 6, 1)])
    table.turn(0)
    table.act(0, "roll")
    table.hand(0, wood=1)
    table.hand(2, wool=1)
    game = table.game
    own = game.kernel.rules.module("toy_coins")
    kinds = {tuple(action.operands["give"]) for action in game.legal_actions(0) if action.kind == "offer_trade"}
    assert kinds == {("wood",), ("gold",)}
    assert not any(
        "gold" in action.operands.values() for action in game.legal_actions(0) if action.kind == "bank_trade"
    )
    assert table.refused(0, "offer_trade", give={"gold": 6}, want={"wool": 1}) == "you do not hold what you offer"
    table.act(0, "offer_trade", give={"gold": 2}, want={"wool": 1}, to=[2, 3])
    assert table.refused(3, "accept") == "you do not hold what is asked for"
    table.act(2, "counter", give={"wool": 1}, want={"gold": 4})
    assert game.view(1).to_json()["trade"]["counters"] == {"2": {"give": {"wool": 1}, "want": {"gold": 4}}}
    events = [event.to_json() for event in game.apply(0, Action("confirm", {"seat": 2}))]
    assert {"event": "traded", "giver": 0, "taker": 2, "card": "gold", "count": 4} in events
    assert [own.gold.of(game.kernel, seat) for seat in range(4)] == [1, 5, 9, 5]
    assert table.cards(0) == {"wood": 1, "wool": 1}


@pytest.mark.parametrize("wrong", [{"hidden": True}, {"limit": 9}, {"per": "game"}])
def test_only_an_open_counter_of_the_seats_can_be_traded(wrong: dict[str, object]) -> None:
    with pytest.raises(ConfigError, match="gold cannot be tradeable"):
        Game.new(["base", Coins(**wrong)], 4)


def test_a_hand_of_many_kinds_is_told_whole() -> None:
    names = [f"kind_{i}" for i in range(9)]
    table = Table(["cities_and_knights", MoreCards(*names)])
    table.hand(1, **{name: 70 + i for i, name in enumerate(names)})
    log = table.kernel.log
    place = log.note_hand(table.state.hand, table.state.kinds, table.state.kinds)
    assert log.hand_at(place, table.kernel.rules.card_kinds) == {name: 70 + i for i, name in enumerate(names)}


def test_who_has_nothing_but_a_counter_offers_that() -> None:
    table = Table(["base", Coins()])
    table.turn(0, rolled=True)
    action = Player(1).free_offer(table.game, 0)
    assert list(action.operands["give"]) == ["gold"]
    assert table.game.apply(0, action)
