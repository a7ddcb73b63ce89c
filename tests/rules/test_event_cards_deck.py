"""The event cards themselves: which there are, how they are turned up, and what everybody knows of them."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import Game
from skerry.catalog import judge
from skerry.catalog.modules import MODULES
from skerry.engine.digest import kept_by
from skerry.engine.resampling import resample_hidden
from skerry.engine.view import View
from skerry.rules.variants.event_cards.tables import CARDS, EVENTS
from tests.event_deck import event_deck, event_table, turn_up, variants_and_scenarios
from tests.table import Table

EVENT_CARDS = ("base", "event_cards")

# The cards as the rules list them: number, event, red die.
LISTED = """
2 plentiful_year 1
3 conflict 1 / 3 none 2
4 none 1 / 4 robber_flees 2 / 4 robber_flees 3
5 none 1 / 5 none 2 / 5 tournament 3 / 5 trade_advantage 4
6 epidemic 1 / 6 earthquake 2 / 6 good_neighbors 3 / 6 none 4 / 6 none 5
7 robber_attack 1 / 7 robber_attack 2 / 7 robber_attack 3 / 7 robber_attack 4 / 7 robber_attack 5 / 7 robber_attack 6
8 epidemic 2 / 8 none 3 / 8 none 4 / 8 none 5 / 8 none 6
9 none 3 / 9 none 4 / 9 none 5 / 9 calm_sea 6
10 neighborly_assistance 4 / 10 none 5 / 10 none 6
11 neighborly_assistance 5 / 11 none 6
12 calm_sea 6
"""


def turned_up(events: list[dict[str, object]]) -> list[tuple[object, object]]:
    return [(event["number"], event["card"]) for event in told_of(events, "event_card")]


def told_of(events: list[dict[str, object]], kind: str) -> list[dict[str, object]]:
    return [event for event in events if event["event"] == kind]


def play_out(table: Table) -> list[dict[str, object]]:
    """Turn up a card and answer whatever it asks with the first thing possible."""
    events = turn_up(table)
    while table.decision != "action":
        actor = table.game.actors[0]
        table.game.apply(actor, table.legal(actor)[0])
    return events


@pytest.mark.rule("EVNT-01", "EVNT-03", "EVNT-04")
def test_there_are_36_cards_with_the_odds_of_two_dice_and_eleven_events() -> None:
    assert len(CARDS) == 36
    odds = Counter(a + b for a in range(1, 7) for b in range(1, 7))
    assert Counter(card.number for card in CARDS) == odds
    events = Counter(card.event for card in CARDS)
    assert events.pop("none") == 16
    assert events["robber_attack"] == 6
    assert len(events) == 11
    assert events.total() == 20
    assert set(EVENTS) == {"none", *events}


@pytest.mark.rule("EVNT-05")
def test_the_cards_are_those_of_the_list() -> None:
    listed = [line.split() for line in LISTED.replace("/", "\n").strip().splitlines()]
    wanted = [(int(number), event, int(red)) for number, event, red in listed]
    assert [(card.number, card.event, card.red) for card in CARDS] == wanted


@pytest.mark.rule("EVNT-02", "EVNT-09", "EVNT-11")
def test_a_card_takes_the_place_of_the_roll_and_serves_all_players() -> None:
    table = event_table(8, 10)
    table.put(0, "settlement", "(3,0) N")
    table.put(1, "city", "(2,4) SE")
    table.put(2, "settlement", "(3,0) S")
    table.robber("(2,4)")
    assert turned_up(turn_up(table)) == [(8, "none")]
    assert table.state.number == 8
    assert table.view()["dice"] == [0, 0]
    assert (table.cards(0), table.cards(1), table.cards(2)) == ({"wood": 1}, {}, {"wood": 1})
    assert table.decision == "action"
    assert "roll" not in {action.kind for action in table.legal(0)}


@pytest.mark.rule("EVNT-11")
def test_a_short_bank_pays_as_on_a_roll() -> None:
    table = event_table(8)
    table.put(0, "settlement", "(3,0) N")
    table.put(2, "city", "(3,0) S")
    table.bank(wood=2)
    turn_up(table)
    assert (table.cards(0), table.cards(2)) == ({}, {})


@pytest.mark.rule("EVNT-06", "EVNT-07", "EVNT-08")
def test_31_cards_are_turned_up_and_the_five_under_new_year_stay_unseen() -> None:
    deck = event_deck(bottom=[3, 9, 9, 9, 11])
    table = Table(EVENT_CARDS, decks={"event_cards": deck})
    seen = []
    for _ in range(31):
        events = play_out(table)
        assert not told_of(events, "new_year")
        seen += turned_up(events)
    assert seen == [(CARDS[card].number, CARDS[card].event) for card in reversed(deck[5:])]
    assert table.view()["event_cards"]["cards_left"] == 0


@pytest.mark.rule("EVNT-12", "EVNT-13")
def test_new_year_shuffles_all_36_and_another_card_follows_in_the_same_turn() -> None:
    game = Game.new(EVENT_CARDS, 4, seed="new year")
    first_order = kept_by(game.kernel, "event_cards")["deck"]
    assert sorted(first_order) == list(range(36))
    game.kernel.state.kept[game.kernel.rules.module("event_cards").own.deck.at] = 5
    table = Table(EVENT_CARDS)
    table.game = game
    events = turn_up(table)
    assert [event["event"] for event in events[:2]] == ["new_year", "event_card"]
    assert len(turned_up(events)) == 1, "New Year itself brings no number"
    assert table.state.number == turned_up(events)[0][0]
    second_order = kept_by(game.kernel, "event_cards")["deck"]
    assert sorted(second_order) == list(range(36))
    assert second_order != first_order
    assert table.view()["event_cards"]["cards_left"] == 30
    assert len(table.view()["event_cards"]["played"]) == 1


@pytest.mark.rule("EVNT-10")
def test_the_event_is_carried_out_completely_before_production() -> None:
    table = event_table("plentiful_year")
    table.put(3, "settlement", "(0,1) N")
    turn_up(table)
    for seat in range(4):
        assert (table.decision, table.game.actors) == ("choose_resource", [seat])
        assert table.cards(3) == {}
        table.act(seat, "choose_resource", card="ore")
    assert table.cards(3) == {"ore": 1, "wool": 1}
    assert table.decision == "action"


@pytest.mark.rule("EVNT-14")
def test_a_development_card_may_be_played_before_the_card_is_turned_up() -> None:
    table = event_table("robber_attack")
    table.give_card(0, "knight")
    table.turn(0)
    table.act(0, "play_card", card="knight")
    table.act(0, "move_robber", hex="(0,0)")
    assert (table.decision, table.state.number) == ("pre_roll", 0)
    table.act(0, "roll")
    assert table.state.number == 7


@pytest.mark.rule("EVNT-15")
def test_played_cards_and_the_number_left_are_public_and_the_order_is_hidden() -> None:
    table = event_table(8, "conflict", 10)
    play_out(table)
    play_out(table)
    for seat in (None, 0, 3):
        told = table.view(seat)["event_cards"]
        assert told["cards_left"] == 29
        assert told["played"] == [{"number": 8, "event": "none"}, {"number": 3, "event": "conflict"}]
    other = Table(EVENT_CARDS, decks={"event_cards": event_deck(8, "conflict", 9, 11, "earthquake")})
    play_out(other)
    play_out(other)
    assert other.view(0) == table.view(0)
    deck = kept_by(table.kernel, "event_cards")["deck"]
    twin = resample_hidden(table.kernel, 0, "another deck")
    dealt = kept_by(twin, "event_cards")["deck"]
    assert dealt != deck
    assert dealt[34:] == deck[34:], "what was played stays played"
    assert View(twin, 0).to_json() == table.view(0)


@pytest.mark.rule("EVNT-15")
def test_turning_up_a_card_cannot_be_undone() -> None:
    table = event_table(8)
    table.turn(0)
    table.act(0, "roll")
    assert not table.game.can_undo(0)


@pytest.mark.rule("EVNT-56")
def test_a_card_without_event_only_produces() -> None:
    plain = [card for card in CARDS if card.event == "none"]
    for number in sorted({card.number for card in plain}):
        table = event_table(number)
        table.put(0, "road", "(0,0) NE")
        table.hand(1, wool=9)
        assert [event["event"] for event in turn_up(table)] == ["event_card"]
        assert table.decision == "action"


@pytest.mark.rule("EVNT-62")
def test_an_event_lets_only_the_active_player_win() -> None:
    table = event_table("plentiful_year", 8, target=3)
    table.put(1, "settlement", "(0,0) N", "(2,0) N", "(4,0) S")
    assert table.points(1) == 3
    turn_up(table, 0)
    for seat in range(4):
        table.act(seat, "choose_resource", card="ore")
    assert not table.game.over
    table.turn(1)
    assert table.game.winner == 1


@pytest.mark.parametrize("other", variants_and_scenarios("event_cards"))
@pytest.mark.rule("EVNT-64")
def test_they_join_every_variant_and_scenario(other: str) -> None:
    players = MODULES[other].fewest
    together = judge([*EVENT_CARDS, other], players)
    assert together.legal, together.reason
    assert together.target == judge(["base", other], players).target
