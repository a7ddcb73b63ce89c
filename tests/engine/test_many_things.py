"""Trades are about any number of kinds of cards and every tradeable counter (RIVR-71, RIVRCK-03)."""

from __future__ import annotations

import json

import pytest

from skerry import Action, ConfigError, Game, IllegalAction
from skerry.board.map_file import HARBOUR_KINDS
from skerry.engine.kept.counter import Counter
from skerry.engine.kernel import Kernel
from skerry.engine.module import Module
from skerry.engine.placement import put_building
from skerry.engine.resampling import resample_hidden
from skerry.engine.rules import Rules
from skerry.rules.base.terms import REMEMBERED
from skerry.server.live.facts import facts_of
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


def test_clients_are_told_what_can_be_traded() -> None:
    facts = facts_of(Game.new(["base", Coins()], 4, seed="things"))
    assert facts["cards"] == ["wood", "brick", "wool", "grain", "ore"]
    assert facts["things"] == ["wood", "brick", "wool", "grain", "ore", "gold"]


@pytest.mark.parametrize("wrong", [{"hidden": True}, {"limit": 9}, {"per": "game"}, {"shown": False}])
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


class Purse(Module):
    """Gold that the bank deals in, but for one kind of card."""

    def __init__(self, pool: int = 20, refused: str = "") -> None:
        super().__init__("toy_purse")
        self.gold = Counter("gold", pool=pool, tradeable=True, banked=True)
        self.refused = refused

    def declare(self, rules: Rules) -> None:
        rules.keep(self, self.gold)

    def adjust_bank_trade(self, kernel: Kernel, seat: int, give: int, take: int, may: bool) -> bool:
        return may and kernel.rules.things[take] != self.refused


def at_the_bank(purse: Purse, *modules: str, gold: int = 0, **hand: int) -> Table:
    table = Table([*modules, purse], dice=[(5, 6, 1)])
    table.turn(0)
    table.act(0, "roll")
    table.hand(0, **hand)
    purse.gold.set(table.kernel, 0, gold)
    return table


def bank_trades(table: Table) -> list[tuple[object, object]]:
    listed = [action for action in table.game.legal_actions(0) if action.kind == "bank_trade"]
    return [(action.operands["give"], action.operands["take"]) for action in listed]


def test_the_bank_gives_gold_for_cards_and_cards_for_gold_at_its_rates() -> None:
    """As RIVR-72 and RIVR-73 will have it; the pool is the bank's stock."""
    purse = Purse()
    table = at_the_bank(purse, "base", gold=4, wool=4)
    assert set(bank_trades(table)) == {
        *[("wool", take) for take in ("wood", "brick", "grain", "ore", "gold")],
        *[("gold", take) for take in ("wood", "brick", "wool", "grain", "ore")],
    }
    events = table.game.apply(0, Action("bank_trade", {"give": "gold", "take": "ore"}))
    assert [event.to_json() for event in events] == [
        {"event": "paid", "seat": 0, "card": "gold", "count": 4},
        {"event": "gained", "seat": 0, "card": "ore", "count": 1},
    ]
    assert purse.gold.of(table.kernel, 0) == 0
    assert purse.gold.left(table.kernel) == 20
    table.act(0, "bank_trade", give="wool", take="gold")
    assert purse.gold.of(table.kernel, 0) == 1
    assert table.cards(0) == {"ore": 1}
    assert table.game.view(0).to_json()["seats"][0]["rates"]["gold"] == 4


def harbour_vertex(kernel: Kernel, kind: str) -> int:
    lying = [HARBOUR_KINDS[laid] if laid >= 0 else "" for laid in kernel.state.edge_harbour]
    return int(kernel.topology.edge_vertex[2 * lying.index(kind)])


def test_a_general_harbour_holds_for_gold_and_a_special_one_does_not() -> None:
    table = at_the_bank(Purse(), "base", gold=3)
    kernel = table.kernel
    put_building(kernel, 0, kernel.rules.settlement, harbour_vertex(kernel, "wool"))
    rates = table.game.view(0).to_json()["seats"][0]["rates"]
    assert (rates["wool"], rates["gold"]) == (2, 4)
    assert bank_trades(table) == []
    put_building(kernel, 0, kernel.rules.settlement, harbour_vertex(kernel, "3:1"))
    assert ("gold", "wool") in bank_trades(table)


def test_the_bank_gives_no_more_gold_than_it_has_and_nothing_that_a_module_forbids() -> None:
    table = at_the_bank(Purse(pool=0), "base", wool=4)
    assert ("wool", "gold") not in bank_trades(table)
    with pytest.raises(IllegalAction, match="the bank has no gold left"):
        table.act(0, "bank_trade", give="wool", take="gold")
    table = at_the_bank(Purse(refused="paper"), "cities_and_knights", gold=4)
    assert ("gold", "coin") in bank_trades(table)
    assert ("gold", "paper") not in bank_trades(table)
    with pytest.raises(IllegalAction, match="the bank does not trade gold for paper"):
        table.act(0, "bank_trade", give="gold", take="paper")


def test_the_bank_does_not_deal_in_a_counter_unless_it_is_declared() -> None:
    table = Table(["base", Coins()], dice=[(5, 6)])
    table.turn(0)
    table.act(0, "roll")
    table.hand(0, wool=4)
    assert ("gold", "ore") not in bank_trades(table)
    assert ("wool", "gold") not in bank_trades(table)
    assert "gold" not in table.game.view(0).to_json()["seats"][0]["rates"]
    with pytest.raises(ConfigError, match="the bank trades what can be traded"):
        Counter("gold", banked=True)


def test_who_has_nothing_but_a_counter_offers_that() -> None:
    table = Table(["base", Coins()])
    table.turn(0, rolled=True)
    action = Player(1).free_offer(table.game, 0)
    assert list(action.operands["give"]) == ["gold"]
    assert table.game.apply(0, action)
