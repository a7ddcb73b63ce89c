"""The commercial harbor: a resource face down for a commodity."""

from __future__ import annotations

import json

import pytest

from tests.knights import begun, give, play, playable, progress
from tests.table import Table


def exchanging(copies: int = 1) -> Table:
    """Seat 0 has played so many of the cards; two opponents have commodities, the third has none."""
    table = begun(dice=[(1, 1, 4)])
    give(table, 0, *["commercial_harbor"] * copies)
    table.hand(0, wood=2, ore=1, paper=1)
    table.hand(1, cloth=1, coin=1, wool=1)
    table.hand(2, paper=2)
    table.hand(3, grain=1)
    for _ in range(copies):
        play(table, "commercial_harbor")
    return table


def offers(table: Table) -> set[tuple[object, object]]:
    return {(action.operands["card"], action.operands["seat"]) for action in table.legal(0, "offer_resource")}


@pytest.mark.rule("CK-254")
def test_a_resource_is_exchanged_for_a_commodity_of_the_others_choice() -> None:
    table = exchanging()
    table.hand(2, paper=2, wood=1)
    assert offers(table) == {(card, seat) for card in ("wood", "ore") for seat in (1, 2, 3)}
    table.act(0, "offer_resource", card="wood", seat=1)
    assert (table.decision, table.game.actors) == ("give_commodity", [1])
    # A commodity must be given: nothing else, and no refusal.
    assert {str(action) for action in table.legal(1)} == {"give_commodity(card=cloth)", "give_commodity(card=coin)"}
    assert table.refused(1, "give_commodity", card="paper") == "you do not hold that commodity"
    table.act(1, "give_commodity", card="coin")
    assert table.cards(0) == {"wood": 1, "ore": 1, "paper": 1, "coin": 1}
    assert table.cards(1) == {"cloth": 1, "wool": 1, "wood": 1}
    assert table.decision == "action"


@pytest.mark.rule("CK-254")
def test_each_opponent_is_asked_once_and_only_in_this_turn() -> None:
    table = exchanging()
    table.act(0, "offer_resource", card="wood", seat=1)
    table.act(1, "give_commodity", card="coin")
    assert {seat for _, seat in offers(table)} == {2, 3}
    assert "an opponent not yet asked" in table.refused(0, "offer_resource", card="wood", seat=1)
    assert not table.is_legal(0, "offer_resource", card="wood", seat=0)
    table.act(0, "end_turn")
    table.turn(0, rolled=True)
    assert offers(table) == set()


@pytest.mark.rule("CK-255")
def test_nothing_tells_what_lies_face_down() -> None:
    """Two tables that differ only in the resource offered look alike to everybody but its owner."""
    tables = [exchanging(), exchanging()]
    seen = []
    for table, card in zip(tables, ("wood", "ore"), strict=True):
        events = table.act(0, "offer_resource", card=card, seat=1)
        seen.append(
            {
                seat: json.dumps(
                    [
                        table.view(seat),
                        [event.to_json(seat) for event in events],
                        [action.to_json() for action in table.game.legal_actions(1)],
                        table.game.actors,
                        table.game.can_undo(0),
                    ],
                    sort_keys=True,
                )
                for seat in (None, 1, 2, 3)
            }
        )
        (offered,) = [event for event in events if event.kind == "resource_offered"]
        assert offered.to_json(0)["card"] == card
    assert seen[0] == seen[1]


@pytest.mark.rule("CK-255")
def test_the_exchange_is_known_to_the_two_and_to_nobody_else() -> None:
    table = exchanging()
    table.act(0, "offer_resource", card="ore", seat=1)
    events = table.act(1, "give_commodity", card="cloth")
    given = [event for event in events if event.kind == "card_given"]
    assert [event.to_json(0)["card"] for event in given] == ["cloth", "ore"]
    assert [event.to_json(1)["card"] for event in given] == ["cloth", "ore"]
    assert all("card" not in event.to_json(other) for event in given for other in (None, 2, 3))


@pytest.mark.rule("CK-256")
def test_without_a_commodity_the_resource_comes_back_and_the_offer_is_used() -> None:
    table = exchanging()
    events = table.act(0, "offer_resource", card="ore", seat=3)
    assert table.decision == "action"
    assert table.cards(0) == {"wood": 2, "ore": 1, "paper": 1}
    assert table.cards(3) == {"grain": 1}
    assert {seat for _, seat in offers(table)} == {1, 2}
    assert [event.to_json(3) for event in events] == [
        {"event": "resource_offered", "seat": 0, "opponent": 3},
        {"event": "offer_returned", "seat": 0, "opponent": 3},
    ]


@pytest.mark.rule("CK-257")
def test_a_second_copy_allows_one_more_offer_to_each() -> None:
    table = exchanging(copies=2)
    for card in ("coin", "cloth"):
        table.act(0, "offer_resource", card="wood", seat=1)
        table.act(1, "give_commodity", card=card)
    assert {seat for _, seat in offers(table)} == {2, 3}
    assert table.view(2)["cities_and_knights"]["harbour_offers"] == [0, 0, 2, 2]


@pytest.mark.rule("CK-258")
def test_other_things_may_be_done_between_the_offers_and_none_is_owed() -> None:
    table = exchanging()
    table.put(0, "settlement", "(2,2) NW")
    table.act(0, "offer_resource", card="ore", seat=2)
    table.act(2, "give_commodity", card="paper")
    table.hand(0, wood=2, brick=1)
    table.act(0, "build_road", edge="(2,2) NW")
    table.act(0, "offer_resource", card="wood", seat=1)
    table.act(1, "give_commodity", card="cloth")
    table.act(0, "end_turn")
    assert table.decision == "pre_roll"
    assert table.view()["cities_and_knights"]["harbour_offers"] == [0, 0, 0, 0]


@pytest.mark.rule("CK-188", "CK-254")
def test_the_card_may_be_played_before_there_is_anything_to_offer() -> None:
    table = begun()
    give(table, 0, "commercial_harbor")
    table.hand(1, coin=1)
    assert playable(table) == {"commercial_harbor"}
    play(table, "commercial_harbor")
    assert progress(table, 0) == {}
    assert offers(table) == set()
    table.hand(0, wood=1)
    assert offers(table) == {("wood", 1)}


@pytest.mark.rule("CK-187", "CK-188")
def test_no_commercial_harbor_while_all_other_hands_are_empty() -> None:
    """Hand sizes are public, and nobody else gets a card in one's own turn without giving one."""
    table = begun()
    give(table, 0, "commercial_harbor")
    table.hand(0, wood=2)
    assert playable(table) == set()
    assert table.refused(0, "play_progress", card="commercial_harbor") == (
        "commercial_harbor cannot be played now: nobody else can hold a commodity"
    )
    table.hand(3, wool=1)
    assert playable(table) == {"commercial_harbor"}
