"""What a planner makes of a position of the base game."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from skerry import Action
from skerry.bots.judging.judge import Judge
from skerry.bots.judging.weights import FITTED
from skerry.bots.memory import Memory
from skerry.bots.planner import MANY_RESTS
from skerry.bots.planning.trading import Trader
from tests.bots.thinking import UNHURRIED, choice, decided, planner, told
from tests.table import Table


def settled(**options: object) -> Table:
    """Seat 0 at good hexes in the middle, seat 1 elsewhere, seat 0 on turn."""
    table = Table(**options)
    table.put(0, "settlement", "(1,1) S")
    table.put(0, "road", "(1,1) SE")
    table.put(1, "settlement", "(3,1) S")
    table.put(1, "road", "(3,1) SE")
    return table


def pips(table: Table, vertex: int) -> int:
    view = table.game.view(0)
    around = [view.topology.vertex_hex[3 * vertex + slot] for slot in range(3)]
    masks = [view.numbers[hex_] for hex_ in around if hex_ >= 0]
    return sum(6 - abs(7 - n) for mask in masks for n in range(2, 13) if mask >> n & 1)


def test_it_founds_where_much_is_produced() -> None:
    table = Table()
    chosen = choice(table)
    assert chosen.kind == "found_building"
    everywhere = sorted((pips(table, int(str(a.operands["vertex"]))) for a in table.legal(0)), reverse=True)
    assert pips(table, int(str(chosen.operands["vertex"]))) >= everywhere[5]


@pytest.mark.parametrize(
    ("roads", "cards", "kind"),
    [
        ([], {"grain": 2, "ore": 3}, "build_city"),
        (["(1,2) SE", "(1,2) E"], {"wood": 1, "brick": 1, "wool": 1, "grain": 1}, "build_settlement"),
        ([], {"wood": 1, "brick": 1}, "build_road"),
        ([], {"wool": 1, "grain": 1, "ore": 1}, "buy_card"),
    ],
)
def test_it_builds_what_it_can_pay(roads: list[str], cards: dict[str, int], kind: str) -> None:
    table = settled()
    table.put(0, "road", *roads)
    table.hand(0, **cards)
    table.turn(0, rolled=True)
    assert choice(table).kind == kind


def test_it_takes_the_point_that_wins() -> None:
    table = settled(target=3)
    table.put(0, "settlement", "(0,0) N")
    table.put(0, "road", "(1,2) SE", "(1,2) E")
    table.hand(0, wood=2, brick=2, wool=1, grain=1)
    table.turn(0, rolled=True)
    table.game.apply(0, choice(table))
    assert table.game.winner == 0


@pytest.mark.parametrize(
    ("level", "cards"),
    [
        ("medium", {"wood": 3, "brick": 3, "wool": 1, "grain": 1}),
        ("hard", {"wood": 3, "brick": 3, "wool": 5}),
    ],
)
def test_it_finds_the_point_that_wins_over_several_steps(level: str, cards: dict[str, int]) -> None:
    """Roads lead to the site; with all that wool, the bank has to change some before the settlement is built."""
    table = settled(target=3, max_offers=0)
    table.put(0, "settlement", "(0,0) N")
    table.hand(0, **cards)
    table.turn(0, rolled=True)
    bot = planner(level=UNHURRIED[level])
    while not table.game.over:
        chosen = decided(bot, table.game, 0)
        assert chosen.kind != "end_turn"
        table.game.apply(0, chosen)
    assert table.game.winner == 0


@pytest.mark.parametrize(("rests", "winner"), [(0, None), (MANY_RESTS - 1, None), (MANY_RESTS, 0)])
def test_whoever_has_rested_for_long_looks_further_to_the_end_of_the_turn(rests: int, winner: int | None) -> None:
    table = settled(target=3, max_offers=0)
    table.put(0, "settlement", "(0,0) N")
    table.hand(0, wood=3, brick=3, wool=5)
    table.turn(0, rolled=True)
    bot = planner()
    for _ in range(rests):
        bot.count_rests(is_rest=True)
    while table.game.actors == [0]:
        table.game.apply(0, decided(bot, table.game, 0))
    assert table.game.winner == winner


def test_whoever_does_something_in_a_turn_has_not_rested() -> None:
    bot = planner()
    for _ in range(MANY_RESTS - 1):
        bot.count_rests(is_rest=True)
    bot.count_rests(is_rest=False)
    bot.count_rests(is_rest=True)
    bot.count_rests(is_rest=True)
    assert bot.rests == 1


def test_it_trades_with_the_bank_when_that_pays_for_its_goal() -> None:
    table = settled(max_offers=0)
    table.hand(0, grain=6, ore=2)
    table.turn(0, rolled=True)
    assert choice(table) == Action("bank_trade", {"give": "grain", "take": "ore"})


def test_it_keeps_what_it_saves_for() -> None:
    table = settled(max_offers=0)
    table.hand(0, grain=2, ore=2)
    table.turn(0, rolled=True)
    assert choice(table).kind == "end_turn"


def test_it_offers_what_helps_both_and_repeats_no_refused_offer_in_a_turn() -> None:
    table = settled()
    table.put(1, "settlement", "(2,4) N")
    table.hand(0, grain=2, ore=2, wool=3)
    table.hand(1, ore=2, wood=2)
    table.turn(0, rolled=True)
    bot = planner()
    made: list[Action] = []
    while table.decision == "action":
        chosen = decided(bot, table.game, 0)
        told(bot, 0, table.game.apply(0, chosen))
        if chosen.kind != "offer_trade":
            break
        made.append(chosen)
        for seat in (1, 2, 3):
            told(bot, 0, table.act(seat, "decline"))
    first = made[0].to_json()
    assert first["want"] == {"ore": 1}
    assert first["give"] in ({"wool": 1}, {"wool": 2})
    assert all(made.count(offer) == 1 for offer in made)
    assert len(made) <= 2


def test_it_asks_for_what_somebody_may_hold_only() -> None:
    """Both times seat 1 holds three cards and produces ore; only the bank tells that none of the cards is ore."""
    for card, asks in (("ore", True), ("wood", False)):
        table = settled()
        table.put(1, "settlement", "(2,4) N")
        table.hand(0, grain=2, ore=2, wool=3)
        table.hand(1, **{card: 3})
        table.turn(0, rolled=True)
        chosen = choice(table)
        assert (chosen.kind == "offer_trade" and "ore" in str(chosen.operands["want"])) is asks


def test_who_may_hold_a_card_is_told_by_many_guesses() -> None:
    """By some guesses the ore is in one hand, by some in the other; who has no cards has none by any."""
    table = settled()
    table.hand(0, grain=2, ore=2, wool=3)
    table.hand(1, wood=2, ore=1)
    table.hand(2, brick=3)
    table.turn(0, rolled=True)
    insight = table.game.insight(0)
    worlds = [insight.world(f"guess {number}") for number in range(12)]
    judge = Judge(worlds[0], 0, FITTED)
    ore = vec[i64]([0, 0, 0, 0, 1])
    shares = [Trader(judge, worlds[0], Memory(0), worlds).held_by(seat, ore) for seat in (1, 2, 3)]
    assert 0.0 < shares[0] < 1.0
    assert 0.0 < shares[1] < 1.0
    assert shares[2] == 0.0


def test_a_card_is_worth_what_it_buys_in_the_long_run() -> None:
    """Each kind by its own worth to the seat; of others nobody knows what they are after."""
    table = settled()
    table.turn(0, rolled=True)
    kernel = table.game.insight(0).world("judged")
    judge = Judge(kernel, 0, FITTED)
    worths = [judge.card[kind] for kind in range(5)]
    best, least = worths.index(max(worths)), worths.index(min(worths))
    assert worths[best] > worths[least] >= 0.0
    hand = vec[i64]([0] * 5)
    hand[best] = 2
    hand[least] = 1
    assert judge.cards_worth(hand, 0) == pytest.approx(2 * worths[best] + worths[least])
    assert judge.cards_worth(hand, 1) == pytest.approx(3 * sum(worths) / 5)


def test_it_accepts_what_helps_it() -> None:
    table = settled()
    table.hand(0, grain=2, ore=2, wool=2)
    table.hand(1, ore=1)
    table.turn(1, rolled=True)
    offered = table.act(1, "offer_trade", give={"ore": 1}, want={"wool": 1})
    assert choice(table, 0, *offered).kind == "accept"


def test_it_does_not_give_what_its_goal_needs() -> None:
    table = settled()
    table.hand(0, grain=2, ore=3)
    table.hand(1, wool=1)
    table.turn(1, rolled=True)
    offered = table.act(1, "offer_trade", give={"wool": 1}, want={"ore": 1})
    assert choice(table, 0, *offered).kind == "decline"


def test_it_names_other_terms_for_what_it_can_spare() -> None:
    """With the ore that seat 1 holds it can build a city, and not with wool."""
    table = settled()
    table.hand(0, grain=3, ore=2)
    table.hand(1, wool=3, ore=3)
    table.turn(1, rolled=True)
    offered = table.act(1, "offer_trade", give={"wool": 1}, want={"grain": 1})
    assert choice(table, 0, *offered) == Action("counter", {"give": {"grain": 1}, "want": {"ore": 1}})


def test_it_closes_its_offer_with_who_accepts() -> None:
    table = settled()
    table.hand(0, grain=2, ore=2, wool=3)
    table.hand(1, ore=2, wood=2)
    table.turn(0, rolled=True)
    seen = [*table.act(0, "offer_trade", give={"wool": 1}, want={"ore": 1}), *table.act(1, "accept")]
    assert choice(table, 0, *seen) == Action("confirm", {"seat": 1})


def test_it_discards_what_its_goal_does_not_need() -> None:
    table = settled(dice=[(3, 4)])
    table.hand(0, grain=2, ore=3, wool=4)
    table.turn(0)
    table.act(0, "roll")
    for _ in range(4):
        chosen = choice(table)
        assert chosen == Action("discard", {"card": "wool"})
        table.game.apply(0, chosen)


def test_the_robber_goes_to_the_leader_and_not_to_its_own_hexes() -> None:
    table = settled(dice=[(3, 4)])
    table.put(2, "settlement", "(1,3) S")
    table.put(1, "city", "(4,1) S")
    table.hand(1, ore=2)
    table.hand(2, ore=2)
    table.turn(0)
    table.act(0, "roll")
    table.game.apply(0, choice(table))
    view = table.game.view(0)
    owners = {view.vertex_owner[view.topology.hex_vertex[6 * view.robber + corner]] for corner in range(6)}
    assert 1 in owners
    assert 0 not in owners


def test_it_takes_the_card_of_the_stronger_victim() -> None:
    table = settled(dice=[(3, 4)])
    table.put(1, "city", "(2,0) S")
    table.put(2, "settlement", "(2,0) N")
    table.hand(1, ore=2)
    table.hand(2, ore=2)
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "move_robber", hex="(2,0)")
    assert choice(table) == Action("choose_victim", {"seat": 1})


def test_a_knight_frees_its_own_hex_before_the_roll() -> None:
    table = settled()
    table.give_card(0, "knight")
    table.turn(0)
    table.robber("(1,1)")
    assert choice(table) == Action("play_card", {"card": "knight"})


def test_a_year_of_plenty_completes_its_goal() -> None:
    table = settled()
    table.give_card(0, "year_of_plenty")
    table.hand(0, grain=1, ore=2)
    table.turn(0, rolled=True)
    chosen = choice(table)
    assert chosen == Action("play_card", {"card": "year_of_plenty"})
    table.game.apply(0, chosen)
    table.game.apply(0, choice(table))
    table.game.apply(0, choice(table))
    assert table.cards(0) == {"grain": 2, "ore": 3}


def test_free_roads_lead_to_a_place_for_a_settlement() -> None:
    table = settled()
    table.give_card(0, "road_building")
    table.turn(0, rolled=True)
    assert choice(table) == Action("play_card", {"card": "road_building"})
    for _ in range(3):
        table.game.apply(0, choice(table))
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    assert table.legal(0, "build_settlement")


def test_what_can_be_done_in_one_way_only_is_done_without_thinking() -> None:
    table = settled()
    table.turn(0)
    bot = planner()
    assert len(table.legal(0)) == 1
    assert decided(bot, table.game, 0).kind == "roll"
    assert bot.asked == 0
