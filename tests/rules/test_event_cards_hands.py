"""Events between hands: gifts that are chosen first and handed over together, and thefts."""

from __future__ import annotations

import pytest

from skerry.engine.digest import kept_by
from skerry.engine.resampling import resample_hidden
from skerry.engine.rules import Rules
from skerry.engine.view import View
from tests.event_deck import event_table, module_called, turn_up
from tests.table import Table
from tests.toys import Coins, ExtraPoints, KnightPieces, Tuned


def hands(table: Table) -> list[dict[str, int]]:
    return [table.cards(seat) for seat in range(table.game.players)]


def award(table: Table, name: str, seat: int) -> None:
    found = table.kernel.rules.award(name)
    assert found is not None
    table.state.award_holder[found.index] = seat


# good_neighbors


@pytest.mark.rule("EVNT-30", "EVNT-31")
def test_good_neighbors_hand_a_card_of_choice_to_the_left_all_at_once() -> None:
    table = event_table("good_neighbors")
    table.hand(0, wood=1, ore=1)
    table.hand(1, wool=1)
    table.hand(3, grain=2)
    before = hands(table)
    turn_up(table)
    assert (table.decision, table.game.actors) == ("give_cards", [0, 1, 3])
    assert {str(action.operands["card"]) for action in table.legal(0)} == {"wood", "ore"}
    assert "that you hold" in table.refused(0, "choose_gift", card="grain", seat=1)
    assert "choose a card" in table.refused(0, "choose_gift", card="wood", seat=2)
    table.act(3, "choose_gift", card="grain", seat=0)
    table.act(0, "choose_gift", card="wood", seat=1)
    assert hands(table) == before, "nothing changes hands before all have chosen"
    assert table.game.actors == [1], "a player with no card before the event gives none"
    table.act(1, "choose_gift", card="wool", seat=2)
    assert hands(table) == [{"ore": 1, "grain": 1}, {"wood": 1}, {"wool": 1}, {"grain": 1}]
    assert table.decision == "action"


@pytest.mark.rule("EVNT-31")
def test_a_chosen_gift_can_be_taken_back_until_somebody_else_acts() -> None:
    table = event_table("good_neighbors")
    table.hand(0, wood=1, ore=1)
    table.hand(1, wool=1)
    turn_up(table)
    table.act(1, "choose_gift", card="wool", seat=2)
    assert table.game.can_undo(1)
    table.act(0, "choose_gift", card="ore", seat=1)
    assert not table.game.can_undo(0), "the gifts have been handed over"


@pytest.mark.rule("EVNT-32")
def test_a_commodity_may_be_given_to_a_neighbour() -> None:
    table = event_table("good_neighbors", beside=[Coins()])
    table.hand(0, coin=1)
    table.hand(1, wool=1, coin=1)
    turn_up(table)
    table.act(0, "choose_gift", card="coin", seat=1)
    table.act(1, "choose_gift", card="coin", seat=2)
    assert hands(table) == [{}, {"wool": 1, "coin": 1}, {"coin": 1}, {}]


@pytest.mark.rule("EVNT-60")
def test_where_nobody_holds_a_card_nobody_gives_or_loses_one() -> None:
    for event in ("good_neighbors", "neighborly_assistance", "conflict", "trade_advantage"):
        table = event_table(event, beside=[ExtraPoints(seat2=4)])
        award(table, "longest_road", 1)
        award(table, "largest_army", 1)
        turn_up(table)
        assert table.decision == "action", event


# neighborly_assistance


@pytest.mark.parametrize("number", [10, 11])
@pytest.mark.rule("EVNT-46")
def test_every_leader_gives_a_card_to_each_player_with_fewer_points(number: int) -> None:
    table = event_table(("neighborly_assistance", number), beside=[ExtraPoints(seat0=4, seat1=2, seat2=4, seat3=3)])
    table.hand(0, wood=1, ore=2)
    table.hand(2, grain=3)
    turn_up(table)
    assert (table.decision, table.game.actors) == ("give_cards", [0, 2])
    table.act(0, "choose_gift", card="wood", seat=1)
    assert "that you hold" in table.refused(0, "choose_gift", card="wood", seat=3), "the only wood is promised"
    table.act(0, "choose_gift", card="ore", seat=3)
    table.act(2, "choose_gift", card="grain", seat=3)
    table.act(2, "choose_gift", card="grain", seat=1)
    assert hands(table) == [{"ore": 1}, {"wood": 1, "grain": 1}, {"grain": 1}, {"ore": 1, "grain": 1}]


@pytest.mark.rule("EVNT-47")
def test_a_leader_who_cannot_serve_all_gives_nothing() -> None:
    table = event_table("neighborly_assistance", beside=[ExtraPoints(seat0=4, seat1=4)])
    table.hand(0, wood=1)
    table.hand(1, ore=2)
    turn_up(table)
    assert table.game.actors == [1]
    table.act(1, "choose_gift", card="ore", seat=2)
    table.act(1, "choose_gift", card="ore", seat=3)
    assert hands(table) == [{"wood": 1}, {}, {"ore": 1}, {"ore": 1}]


@pytest.mark.rule("EVNT-48")
def test_hidden_points_make_no_leader() -> None:
    table = event_table("neighborly_assistance", beside=[ExtraPoints(seat0=1)])
    table.give_card(1, "victory_point", 3)
    for seat in (0, 1):
        table.hand(seat, wool=3)
    turn_up(table)
    assert table.game.actors == [0]
    assert table.is_legal(0, "choose_gift", card="wool", seat=1)


@pytest.mark.rule("EVNT-49")
def test_nothing_happens_when_all_are_level() -> None:
    table = event_table("neighborly_assistance")
    for seat in range(4):
        table.hand(seat, wool=5)
    turn_up(table)
    assert table.decision == "action"


@pytest.mark.rule("EVNT-50")
def test_commodities_may_be_given_and_count_for_serving_all() -> None:
    table = event_table("neighborly_assistance", beside=[Coins(), ExtraPoints(seat0=1)])
    table.hand(0, coin=2, wool=1)
    turn_up(table)
    table.act(0, "choose_gift", card="coin", seat=1)
    table.act(0, "choose_gift", card="wool", seat=2)
    table.act(0, "choose_gift", card="coin", seat=3)
    assert hands(table) == [{}, {"coin": 1}, {"wool": 1}, {"coin": 1}]


@pytest.mark.rule("EVNT-57")
def test_with_scope_one_the_gift_goes_to_one_lower_player_of_choice() -> None:
    table = event_table("neighborly_assistance", beside=[ExtraPoints(seat0=4, seat2=4, seat3=1)], event_scope="one")
    table.hand(0, wood=1)
    table.hand(2, ore=1, wool=1)
    turn_up(table)
    assert {action.operands["seat"] for action in table.legal(2)} == {1, 3}
    table.act(0, "choose_gift", card="wood", seat=3)
    table.act(2, "choose_gift", card="ore", seat=3)
    assert hands(table) == [{}, {}, {"wool": 1}, {"wood": 1, "ore": 1}]
    assert table.decision == "action"


# trade_advantage


@pytest.mark.rule("EVNT-36")
def test_the_holder_of_the_longest_road_draws_or_declines_opponent_by_opponent() -> None:
    table = event_table("trade_advantage", thefts=["ore", "wool"])
    award(table, "longest_road", 2)
    for seat, cards in ((0, {"wool": 2}), (1, {"grain": 1}), (3, {"ore": 1, "wood": 1})):
        table.hand(seat, **cards)
    table.give_card(3, "knight")
    turn_up(table)
    assert (table.decision, table.game.actors) == ("may_draw_card", [2])
    assert "seat 3" in table.refused(2, "draw_card", seat=0)
    table.act(2, "draw_card", seat=3)
    table.act(2, "draw_card", seat=0)
    table.act(2, "decline_draw")
    assert hands(table) == [{"wool": 1}, {"grain": 1}, {"wool": 1, "ore": 1}, {"wood": 1}]
    assert table.held(3) == {"knight": 1}
    assert table.decision == "action"


@pytest.mark.rule("EVNT-37")
def test_trade_advantage_needs_a_holder_of_the_longest_road() -> None:
    table = event_table("trade_advantage")
    table.put(0, "road", "(0,0) NE", "(0,0) NW")
    table.hand(1, wool=1)
    turn_up(table)
    assert table.decision == "action"
    assert table.cards(1) == {"wool": 1}


@pytest.mark.rule("EVNT-88")
def test_trade_advantage_has_no_effect_where_there_is_no_longest_road() -> None:
    def no_award(rules: Rules) -> None:
        rules.longest_road = None

    table = event_table("trade_advantage", beside=[Tuned(no_award)])
    table.hand(1, wool=1)
    turn_up(table)
    assert table.decision == "action"


@pytest.mark.rule("EVNT-38")
def test_trade_advantage_takes_any_card_of_the_hand_and_no_other() -> None:
    table = event_table("trade_advantage", beside=[Coins()])
    award(table, "longest_road", 0)
    table.hand(1, coin=1)
    table.give_card(2, "monopoly")
    turn_up(table)
    table.act(0, "draw_card", seat=1)
    assert table.cards(0) == {"coin": 1}
    assert table.decision == "action", "seat 2 holds nothing that could be taken"


@pytest.mark.rule("EVNT-57")
def test_with_scope_one_trade_advantage_hits_one_opponent_of_choice() -> None:
    for answer in ("draw_card", "decline_draw"):
        table = event_table("trade_advantage", event_scope="one")
        award(table, "longest_road", 2)
        table.hand(0, wool=1)
        table.hand(3, wool=1)
        turn_up(table)
        assert [action.operands["seat"] for action in table.legal(2, "draw_card")] == [0, 3]
        assert "opponent who holds one" in table.refused(2, "draw_card", seat=1)
        table.act(2, answer, **({"seat": 3} if answer == "draw_card" else {}))
        assert table.cards(2) == ({"wool": 1} if answer == "draw_card" else {})
        assert table.cards(0) == {"wool": 1}
        assert table.decision == "action"


# conflict


@pytest.mark.rule("EVNT-51")
def test_the_holder_of_the_largest_army_draws_from_each_opponent() -> None:
    table = event_table("conflict", thefts=["ore", "wool"])
    award(table, "largest_army", 2)
    table.state.knights[0] = 9
    for seat, cards in ((0, {"wool": 2}), (3, {"ore": 1, "wood": 1})):
        table.hand(seat, **cards)
    table.give_card(3, "knight")
    turn_up(table)
    assert hands(table) == [{"wool": 1}, {}, {"wool": 1, "ore": 1}, {"wood": 1}]
    assert table.held(3) == {"knight": 1}
    assert table.decision == "action"


@pytest.mark.parametrize(
    ("knights", "taker"), [((0, 1, 0, 0), 1), ((0, 1, 2, 0), 2), ((1, 1, 0, 0), None), ((0, 0, 0, 0), None)]
)
@pytest.mark.rule("EVNT-52")
def test_without_an_army_who_alone_has_most_knights_draws(knights: tuple[int, ...], taker: int | None) -> None:
    table = event_table("conflict")
    for seat in range(4):
        table.state.knights[seat] = knights[seat]
        table.hand(seat, wool=1)
    turn_up(table)
    after = [1, 1, 1, 1] if taker is None else [4 if seat == taker else 0 for seat in range(4)]
    assert [table.cards(seat).get("wool", 0) for seat in range(4)] == after


@pytest.mark.parametrize(("pieces", "taker"), [((0, 3, 2, 0), 1), ((2, 2, 0, 0), None), ((0, 0, 0, 0), None)])
@pytest.mark.rule("EVNT-53")
def test_where_knights_are_pieces_conflict_counts_those(pieces: tuple[int, ...], taker: int | None) -> None:
    table = event_table("conflict", beside=[Coins(), KnightPieces(*pieces)])
    table.state.knights[3] = 5
    table.hand(0, coin=1)
    turn_up(table)
    assert hands(table)[1 if taker == 1 else 0] == {"coin": 1}


@pytest.mark.rule("EVNT-57")
def test_with_scope_one_conflict_hits_one_opponent_of_choice() -> None:
    table = event_table("conflict", event_scope="one")
    award(table, "largest_army", 2)
    table.hand(0, wool=1)
    table.hand(1, ore=1)
    turn_up(table)
    assert (table.decision, table.game.actors) == ("draw_card", [2])
    assert table.legal(2, "decline_draw") == []
    table.act(2, "draw_card", seat=0)
    assert hands(table)[:3] == [{}, {"ore": 1}, {"wool": 1}]


@pytest.mark.rule("EVNT-81")
def test_a_combination_may_limit_conflict_to_one_victim_whatever_the_scope() -> None:
    def one_victim(rules: Rules) -> None:
        module_called(rules, "event_cards").event("conflict").from_each = False

    table = event_table("conflict", beside=[KnightPieces(0, 2, 1, 0), Tuned(one_victim)], event_scope="each")
    table.hand(0, wool=1)
    table.hand(3, ore=1)
    turn_up(table)
    assert (table.decision, table.game.actors) == ("draw_card", [1])
    table.act(1, "draw_card", seat=3)
    assert hands(table) == [{"wool": 1}, {"ore": 1}, {}, {}]


# Who sees what


@pytest.mark.rule("EVNT-92")
def test_a_card_between_two_players_is_seen_by_those_two_only() -> None:
    table = event_table("good_neighbors", "conflict")
    table.hand(0, wool=1)
    table.hand(1, ore=1, grain=1)
    turn_up(table)
    table.act(0, "choose_gift", card="wool", seat=1)
    events = table.act(1, "choose_gift", card="ore", seat=2)
    given = [event for event in events if event.kind == "card_given"]
    assert [event.public for event in given] == [{"giver": 0, "taker": 1}, {"giver": 1, "taker": 2}]
    for seat in (None, 0, 1, 2, 3):
        assert ("card" in given[0].to_json(seat)) == (seat in (0, 1))
        assert ("card" in given[1].to_json(seat)) == (seat in (1, 2))
    award(table, "largest_army", 3)
    table.turn(0)
    stolen = [event for event in table.act(0, "roll") if event.kind == "stolen"]
    assert len(stolen) == 2
    for event in stolen:
        for seat in (None, 0, 1, 2, 3):
            assert ("card" in event.to_json(seat)) == (seat in (3, event.public["victim"]))


@pytest.mark.parametrize("scope", ["each", "one"])
@pytest.mark.rule("EVNT-31", "EVNT-92")
def test_a_chosen_gift_is_known_to_its_giver_only_and_stays_in_the_hand(scope: str) -> None:
    extra = ExtraPoints(seat0=4, seat1=4)
    table = event_table("neighborly_assistance", beside=[extra], event_scope=scope)
    table.hand(0, wood=2, ore=2)
    table.hand(1, wool=2, brick=2)
    table.hand(2, grain=5)
    turn_up(table)
    plain = table.view(2)
    table.act(0, "choose_gift", card="ore", seat=2)
    told = {"giver": 0, "taker": 2, "card": "ore"}
    assert table.view(0)["event_cards"]["gifts"][0] == told
    for seat in (None, 1, 2, 3):
        assert "card" not in str(table.view(seat)["event_cards"]["gifts"])
    assert table.view(2)["event_cards"] == plain["event_cards"]
    for seed in range(20):
        twin = resample_hidden(table.kernel, 2, str(seed))
        assert View(twin, 2).to_json() == table.view(2)
        gifts = kept_by(twin, "event_cards")["gifts"]
        chosen = [card for card in gifts[2::3] if card >= 0]
        assert len(chosen) == 1
        assert twin.state.hand[chosen[0]] > 0, "the gift is in the hand dealt anew"
    assert View(resample_hidden(table.kernel, 0, "own"), 0).to_json() == table.view(0)
