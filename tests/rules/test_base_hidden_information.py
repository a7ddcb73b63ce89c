"""What each seat may know and what nobody may."""

from __future__ import annotations

import json

import pytest

from skerry.engine.resampling import resample_hidden
from skerry.engine.view import View
from tests.table import Table, crest, crest_vertex

SPECTATOR = None


def told(table: Table, seat: int | None) -> str:
    return json.dumps(table.view(seat), sort_keys=True)


def swapped_hands(swap: bool) -> Table:
    """Seats 1 and 2 hold one wood and one ore between them."""
    table = Table()
    table.hand(1 if swap else 2, wood=1)
    table.hand(2 if swap else 1, ore=1)
    table.turn(0)
    return table


@pytest.mark.rule("BASE-179", "BASE-180")
def test_hands_are_known_by_size_only_except_to_their_owner() -> None:
    plain, swapped = swapped_hands(False), swapped_hands(True)
    for seat in (SPECTATOR, 0, 3):
        assert told(plain, seat) == told(swapped, seat)
        assert [player["hand_size"] for player in plain.view(seat)["seats"]] == [0, 1, 1, 0]
        assert plain.game.legal_actions(0) == swapped.game.legal_actions(0)
    assert plain.view(1)["own"]["hand"]["ore"] == 1
    assert swapped.view(1)["own"]["hand"]["wood"] == 1
    assert "own" not in plain.view(SPECTATOR)


@pytest.mark.rule("BASE-181")
def test_a_stolen_card_is_known_to_thief_and_victim_only() -> None:
    table = Table(thefts=["ore"])
    table.put(1, "settlement", "(0,0) N")
    table.hand(1, ore=1, wood=1)
    table.give_card(0, "knight")
    table.turn(0)
    table.act(0, "play_card", card="knight")
    events = table.act(0, "move_robber", hex="(0,0)")
    (stolen,) = [event for event in events if event.kind == "stolen"]
    for seat in (0, 1):
        assert stolen.to_json(seat) == {"event": "stolen", "thief": 0, "victim": 1, "card": "ore"}
    for seat in (SPECTATOR, 2, 3):
        assert stolen.to_json(seat) == {"event": "stolen", "thief": 0, "victim": 1}
        # No other event of the theft tells it either.
        assert "ore" not in json.dumps([event.to_json(seat) for event in events])


def swapped_cards(swap: bool) -> Table:
    """Seats 1 and 2 hold a knight and a victory point between them."""
    table = Table()
    table.give_card(1 if swap else 2, "knight")
    table.give_card(2 if swap else 1, "victory_point")
    table.turn(0)
    return table


@pytest.mark.rule("BASE-182", "BASE-183", "BASE-184")
def test_unplayed_development_cards_are_known_by_number_only() -> None:
    plain, swapped = swapped_cards(False), swapped_cards(True)
    for seat in (SPECTATOR, 0, 3):
        assert told(plain, seat) == told(swapped, seat)
        assert [player["development_cards"] for player in plain.view(seat)["seats"]] == [0, 1, 1, 0]
        assert [player["points"] for player in plain.view(seat)["seats"]] == [0, 0, 0, 0]
    assert plain.view(1)["own"]["development_cards"]["victory_point"] == 1
    assert plain.view(1)["own"]["points"] == 1
    assert plain.game.scores() == [0, 0, 0, 0]


@pytest.mark.rule("BASE-185", "BASE-186")
def test_of_the_deck_only_its_size_is_known() -> None:
    first = Table(decks={"development": [0] * 14 + [1] * 5 + [2, 2, 3, 3, 4, 4]})
    second = Table(decks={"development": [4, 4, 3, 3, 2, 2] + [1] * 5 + [0] * 14})
    for seat in (SPECTATOR, 0, 1, 2, 3):
        assert told(first, seat) == told(second, seat)
        assert first.view(seat)["deck_left"] == 25
    first.hand(0, wool=1, grain=1, ore=1)
    first.turn(0, rolled=True)
    first.act(0, "buy_card")
    assert first.view(SPECTATOR)["deck_left"] == 24


def public(table: Table, seat: int, kind: str, /, **operands: object) -> list[dict[str, object]]:
    """What a spectator is told of an action."""
    return [event.to_json(SPECTATOR) for event in table.act(seat, kind, **operands)]


@pytest.mark.rule("BASE-187")
def test_dice_production_discards_and_the_bank_are_public() -> None:
    table = Table(dice=[(3, 6), (3, 4)])
    table.put(1, "settlement", "(0,2) N")
    table.turn(0)
    events = public(table, 0, "roll")
    assert {"event": "rolled", "seat": 0, "first": 3, "second": 6} in events
    assert {"event": "gained", "seat": 1, "card": "wood", "count": 1} in events
    assert table.view()["dice"] == [3, 6]
    assert table.view()["bank"]["wood"] == 18
    table.hand(2, ore=8)
    table.turn(0)
    table.act(0, "roll")
    assert {"event": "paid", "seat": 2, "card": "ore", "count": 1} in public(table, 2, "discard", card="ore")


@pytest.mark.rule("BASE-187")
def test_cards_taken_by_development_cards_and_trades_are_public() -> None:
    table = Table()
    table.give_card(0, "year_of_plenty")
    table.give_card(0, "monopoly")
    table.hand(1, wool=2)
    table.turn(0)
    assert {"event": "card_played", "seat": 0, "card": "year_of_plenty"} in public(
        table, 0, "play_card", card="year_of_plenty"
    )
    taken = public(table, 0, "choose_resource", card="ore")
    assert {"event": "gained", "seat": 0, "card": "ore", "count": 1} in taken
    table.turn(0, rolled=True)
    table.act(0, "play_card", card="monopoly")
    taken = public(table, 0, "name_resource", card="wool")
    assert {"event": "monopolised", "seat": 0, "victim": 1, "card": "wool", "count": 2} in taken
    table.hand(1, brick=1)
    table.act(0, "offer_trade", give={"wool": 2}, want={"brick": 1})
    table.act(1, "accept")
    deal = public(table, 0, "confirm", seat=1)
    assert {"event": "traded", "giver": 0, "taker": 1, "card": "wool", "count": 2} in deal
    assert {"event": "traded", "giver": 1, "taker": 0, "card": "brick", "count": 1} in deal


@pytest.mark.rule("BASE-187")
def test_board_supplies_knights_and_special_cards_are_public() -> None:
    table = Table()
    table.put(2, "settlement", "(0,0) N")
    table.put(2, "road", *(f"(2,2) {side}" for side in ("NE", "E", "SE", "SW", "W", "NW")))
    table.give_card(1, "knight")
    table.turn(1)
    table.act(1, "play_card", card="knight")
    table.act(1, "move_robber", hex="(4,0)")
    for seat in (SPECTATOR, 0, 2):
        view = table.view(seat)
        assert view["board"]["robber"] == table.hex("(4,0)")
        assert view["board"]["vertices"] == {str(table.vertex("(0,0) N")): [2, "settlement"]}
        assert len(view["board"]["edges"]) == 6
        assert view["seats"][2]["supply"] == {"road": 9, "settlement": 4, "city": 4}
        assert view["seats"][2]["points"] == 3
        assert view["seats"][1]["knights"] == 1
        assert view["awards"] == {"longest_road": 2, "largest_army": None}


@pytest.mark.rule("BASE-187")
def test_what_is_built_and_where_a_special_card_goes_is_told_to_all() -> None:
    table = Table()
    table.put(0, "settlement", "(2,0) NW")
    table.put(0, "road", *crest(2, 4))
    table.turn(0, rolled=True)
    table.hand(0, wood=3, brick=3, wool=1, grain=1)
    fifth, sixth = crest(2, 2, first=4)
    assert public(table, 0, "build_road", edge=fifth) == [
        {"event": "paid", "seat": 0, "card": "wood", "count": 1},
        {"event": "paid", "seat": 0, "card": "brick", "count": 1},
        {"event": "built", "colour": 0, "piece": "road", "place": table.edge(fifth)},
        {"event": "award_moved", "award": "longest_road", "holder": 0},
    ]
    # Nothing is told of a card that stays where it is.
    assert {"award_moved"} & {event["event"] for event in public(table, 0, "build_road", edge=sixth)} == set()
    place = table.vertex(crest_vertex(2, 2))
    assert {"event": "built", "colour": 0, "piece": "settlement", "place": place} in public(
        table, 0, "build_settlement", vertex=crest_vertex(2, 2)
    )


@pytest.mark.rule("BASE-187", "BASE-55")
def test_the_roll_off_is_public() -> None:
    table = Table(players=3, roll_off=[(1, 2), (6, 3), (4, 2)])
    assert [event.to_json(SPECTATOR) for event in table.game.opening_events()] == [
        {"event": "rolled", "seat": 0, "first": 1, "second": 2},
        {"event": "rolled", "seat": 1, "first": 6, "second": 3},
        {"event": "rolled", "seat": 2, "first": 4, "second": 2},
        {"event": "starting_player", "seat": 1},
    ]


@pytest.mark.rule("BASE-188")
def test_offers_and_answers_are_public() -> None:
    table = Table()
    table.hand(0, wood=1)
    table.hand(1, ore=1)
    table.turn(0, rolled=True)
    assert "trade" not in table.view(0)
    assert {"event": "trade_offered", "seat": 0} in public(
        table, 0, "offer_trade", give={"wood": 1}, want={"ore": 1}, to=[1, 2]
    )
    table.act(2, "decline")
    table.act(1, "counter", give={"ore": 1}, want={"wood": 2})
    for seat in (SPECTATOR, 0, 3):
        assert table.view(seat)["trade"] == {
            "offer": {"give": {"wood": 1}, "want": {"ore": 1}, "to": [1, 2]},
            "answers": ["not_asked", "countered", "declined", "not_asked"],
            "counters": {"1": {"give": {"ore": 1}, "want": {"wood": 2}}},
        }


@pytest.mark.rule("BASE-104", "BASE-179", "BASE-188")
def test_of_closed_hands_only_what_an_open_trade_shows_is_known() -> None:
    table = Table()
    kinds = table.state.kinds
    wood, brick, ore = (table.kernel.rules.card_kinds.index(card) for card in ("wood", "brick", "ore"))
    table.hand(0, wood=2, grain=1)
    table.hand(1, ore=1, wool=2)
    table.hand(2, brick=2, grain=1)
    table.turn(0, rolled=True)
    table.act(0, "offer_trade", give={"wood": 2}, want={"ore": 1})
    table.act(1, "accept")
    table.act(2, "counter", give={"brick": 2}, want={"wood": 1})
    third_cards = set()
    for seed in range(20):
        twin = resample_hidden(table.kernel, 3, str(seed))
        hands = [list(twin.state.hand[seat * kinds : (seat + 1) * kinds]) for seat in range(3)]
        assert (hands[0][wood] >= 2, hands[1][ore] >= 1, hands[2][brick] >= 2) == (True, True, True)
        assert [sum(hand) for hand in hands] == [3, 3, 3]
        assert min(min(hand) for hand in hands) == 0
        assert View(twin, 3).to_json() == table.view(3)
        third_cards.add(tuple(hands[2]))
    assert len(third_cards) == 2, "the card that was not shown may be any of those that are left"


@pytest.mark.rule("BASE-188")
def test_the_terms_of_a_trade_are_told_card_by_card() -> None:
    table = Table()
    table.hand(0, wood=2, brick=1)
    table.turn(0, rolled=True)
    told = public(table, 0, "offer_trade", give={"wood": 2, "brick": 1}, want={"ore": 3})
    assert [event for event in told if event["event"] in ("offers", "wants")] == [
        {"event": "offers", "seat": 0, "card": "wood", "count": 2},
        {"event": "offers", "seat": 0, "card": "brick", "count": 1},
        {"event": "wants", "seat": 0, "card": "ore", "count": 3},
    ]
