"""What is public in Cities & Knights, what only some may know, and who is asked out of turn."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from skerry.engine.event import Event
from skerry.engine.resampling import resample_hidden
from skerry.engine.view import View
from skerry.rules.cities_and_knights.tables import TRACKS
from tests.knights import (
    barbarians_at,
    begun,
    deck,
    give,
    knight,
    knights_table,
    level,
    metropolis,
    module,
    on_top,
    own,
    play,
    swap,
    throw,
    unlock,
    wall,
)
from tests.table import Table


def view_text(table: Table, seat: int | None) -> str:
    return json.dumps(table.view(seat), sort_keys=True)


def exchange(table: Table, seat: int, held: str, other: str) -> None:
    """Swap a card of a progress hand for another one of the deck it came from."""
    hands = own(table).held
    cards = {card.name: card for card in module(table).decks.cards}
    lying = own(table).deck[cards[held].track]
    place = next(i for i in range(18) if lying.item(table.kernel, i) == cards[other].index)
    table.state.kept[lying.at + lying.items + place] = cards[held].index
    hands.change(table.kernel, seat * len(cards) + cards[held].index, -1)
    hands.change(table.kernel, seat * len(cards) + cards[other].index, 1)


def told_to(events: list[Event], kind: str, seat: int | None) -> list[dict[str, object]]:
    return [event.to_json(seat) for event in events if event.kind == kind]


@pytest.mark.rule("CK-272")
def test_sizes_and_backs_are_public_and_contents_are_not() -> None:
    table = knights_table()
    table.hand(1, wood=2, paper=1)
    give(table, 1, "spy", "wedding", "crane")
    table.turn(0, rolled=True)
    for seat in (0, 2, None):
        told = table.view(seat)
        assert told["seats"][1]["hand_size"] == 3
        assert told["cities_and_knights"]["progress_cards"][1] == {"trade": 0, "politics": 2, "science": 1}
    assert table.view(1)["cities_and_knights"]["own"] == {"spy": 1, "wedding": 1, "crane": 1}
    assert "own" not in table.view()["cities_and_knights"]
    assert table.view(1)["own"]["hand"]["paper"] == 1
    before = {seat: view_text(table, seat) for seat in (0, 1, 2, 3, None)}
    exchange(table, 1, "spy", "bishop")
    table.state.hand[table.state.kinds] -= 1
    table.state.hand[table.state.kinds + 7] += 1
    after = {seat: view_text(table, seat) for seat in (0, 1, 2, 3, None)}
    assert [seat for seat in before if before[seat] != after[seat]] == [1]
    # A card of another colour is seen by all.
    give(table, 1, "merchant")
    assert all(view_text(table, seat) != after[seat] for seat in after)


@pytest.mark.rule("CK-272")
def test_the_order_of_the_decks_is_hidden_from_everybody() -> None:
    table = knights_table()
    before = [view_text(table, seat) for seat in (0, 1, 2, 3, None)]
    for track in TRACKS:
        for i in range(0, 18, 2):
            swap(table, track, i, i + 1)
    assert [view_text(table, seat) for seat in (0, 1, 2, 3, None)] == before


@pytest.mark.rule("CK-273")
def test_what_everybody_sees() -> None:
    table = knights_table()
    table.put(1, "city", "(1,0) N", "(4,0) S")
    level(table, 1, "trade", 4)
    metropolis(table, "trade", "(1,0) N")
    wall(table, 1, "(4,0) S")
    table.put(2, "road", "(0,2) NE")
    knight(table, 2, "(0,2) N", "strong", active=True)
    own(table).defender.set(table.kernel, 3, 2)
    barbarians_at(table, 4)
    give(table, 1, "merchant")
    table.turn(1, rolled=True)
    table.act(1, "play_progress", card="merchant")
    table.act(1, "place_merchant", hex="(1,0)")
    for seat in (0, None):
        told = table.view(seat)["cities_and_knights"]
        assert told["levels"][1] == {"trade": 4, "politics": 0, "science": 0}
        assert told["metropolises"] == {"trade": table.vertex("(1,0) N")}
        assert told["walls"] == [table.vertex("(4,0) S")]
        assert [(k["vertex"], k["colour"], k["strength"], k["active"]) for k in told["knights"]] == [
            (table.vertex("(0,2) N"), 2, 2, True)
        ]
        assert told["defenders"] == [0, 0, 0, 2]
        assert told["barbarian_ship"] == 4
        assert told["merchant"] == {"hex": table.hex("(1,0)"), "holder": 1}


@pytest.mark.rule("CK-273", "CK-049")
def test_played_cards_and_cards_laid_open_are_told_to_all() -> None:
    table = knights_table(throw(1, 1, "politics"))
    level(table, 0, "politics", 1)
    on_top(table, "constitution")
    give(table, 0, "resource_monopoly")
    table.hand(1, wood=1)
    table.turn(0)
    events = table.act(0, "roll")
    assert told_to(events, "progress_laid_open", None) == [
        {"event": "progress_laid_open", "seat": 0, "card": "constitution"}
    ]
    events = table.act(0, "play_progress", card="resource_monopoly")
    assert told_to(events, "progress_played", None) == [
        {"event": "progress_played", "seat": 0, "card": "resource_monopoly"}
    ]


@pytest.mark.rule("CK-272", "CK-274")
def test_a_drawn_card_is_told_to_its_owner_by_name_and_to_others_by_its_back() -> None:
    table = knights_table(throw(1, 1, "science"))
    level(table, 1, "science", 1)
    on_top(table, "crane")
    table.turn(0)
    events = table.act(0, "roll")
    assert told_to(events, "progress_drawn", 1) == [
        {"event": "progress_drawn", "seat": 1, "track": "science", "card": "crane"}
    ]
    for other in (0, 2, None):
        assert told_to(events, "progress_drawn", other) == [{"event": "progress_drawn", "seat": 1, "track": "science"}]


def only_between(events: list[Event], kind: str, concerned: tuple[int, int], field: str = "card") -> None:
    """The card is told to the two seats concerned and to nobody else."""
    for seat in (0, 1, 2, 3, None):
        for told in told_to(events, kind, seat):
            assert (field in told) == (seat in concerned)
    assert told_to(events, kind, None)


@pytest.mark.rule("CK-274")
def test_stolen_cards_are_seen_by_thief_and_victim() -> None:
    table = knights_table(throw(3, 4))
    table.put(1, "city", "(1,0) N")
    table.hand(1, coin=3)
    give(table, 0, "bishop")
    table.turn(0)
    unlock(table)
    table.act(0, "roll")
    only_between(table.act(0, "move_robber", hex="(1,0)"), "stolen", (0, 1))
    table.act(0, "play_progress", card="bishop")
    table.act(0, "send_bishop", hex="(4,0)")
    table.put(2, "settlement", "(0,2) N")
    give(table, 0, "bishop")
    table.act(0, "play_progress", card="bishop")
    only_between(table.act(0, "send_bishop", hex="(1,0)"), "stolen", (0, 1))


@pytest.mark.rule("CK-274")
def test_the_hand_shown_to_the_master_merchant_is_seen_by_nobody_else() -> None:
    table = knights_table()
    table.put(1, "city", "(1,0) N")
    table.hand(1, coin=3, wood=1)
    give(table, 0, "master_merchant")
    table.turn(0, rolled=True)
    table.act(0, "play_progress", card="master_merchant")
    assert table.decision == "take_cards"
    shown = table.view(0)["cities_and_knights"]["shown_hand"]
    assert {card: count for card, count in shown.items() if count} == {"coin": 3, "wood": 1}
    for other in (1, 2, 3, None):
        assert "shown_hand" not in table.view(other)["cities_and_knights"]
    only_between(table.act(0, "take_card", card="coin"), "stolen", (0, 1))
    table.act(0, "take_card", card="wood")
    # Once it is over, the hand is closed again.
    assert "shown_hand" not in table.view(0)["cities_and_knights"]


@pytest.mark.rule("CK-259", "CK-247", "CK-274")
def test_the_cards_of_the_first_seat_are_shown_like_those_of_any_other() -> None:
    table = knights_table()
    table.put(0, "city", "(1,0) N")
    table.hand(0, coin=3, wood=1)
    give(table, 0, "crane")
    give(table, 1, "master_merchant", "spy")
    table.turn(1, rolled=True)
    table.act(1, "play_progress", card="master_merchant")
    shown = table.view(1)["cities_and_knights"]["shown_hand"]
    assert {card: count for card, count in shown.items() if count} == {"coin": 3, "wood": 1}
    table.act(1, "take_card", card="coin")
    table.act(1, "take_card", card="coin")
    table.act(1, "play_progress", card="spy")
    assert table.view(1)["cities_and_knights"]["shown"] == {"crane": 1}
    for other in (0, 2, 3, None):
        assert "shown" not in table.view(other)["cities_and_knights"]


@pytest.mark.rule("CK-274")
def test_the_cards_shown_to_and_taken_by_a_spy_are_seen_by_nobody_else() -> None:
    table = knights_table()
    give(table, 1, "crane", "wedding")
    give(table, 0, "spy")
    table.turn(0, rolled=True)
    table.act(0, "play_progress", card="spy")
    assert table.view(0)["cities_and_knights"]["shown"] == {"crane": 1, "wedding": 1}
    for other in (1, 2, 3, None):
        assert "shown" not in table.view(other)["cities_and_knights"]
    only_between(table.act(0, "take_progress", card="wedding"), "progress_spied", (0, 1))
    assert "shown" not in table.view(0)["cities_and_knights"]


@pytest.mark.rule("CK-274")
def test_wedding_gifts_are_seen_by_giver_and_taker() -> None:
    table = knights_table()
    table.put(2, "city", "(1,0) N")
    table.hand(2, coin=2, ore=3)
    give(table, 0, "wedding")
    table.turn(0, rolled=True)
    table.act(0, "play_progress", card="wedding")
    only_between(table.act(2, "give_wedding_gift", card="coin"), "card_given", (0, 2))


@pytest.mark.rule("CK-275")
def test_a_discarded_progress_card_stays_unknown_to_the_others() -> None:
    table = knights_table(throw(1, 1))
    give(table, 0, "crane", "mining", "smith", "medicine", "inventor")
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "end_turn")
    events = table.act(0, "discard_progress", card="smith")
    assert told_to(events, "progress_discarded", 0)[0]["card"] == "smith"
    for other in (1, 2, 3, None):
        assert told_to(events, "progress_discarded", other) == [
            {"event": "progress_discarded", "seat": 0, "track": "science"}
        ]
    # In what another seat can imagine, any card may lie at the bottom; its owner knows which one does.
    bottoms: dict[int, set[str]] = {0: set(), 1: set()}
    for seat, bottom in bottoms.items():
        for deal in range(12):
            twin = resample_hidden(table.kernel, seat, f"deal {deal}")
            bottom.add(deck(table, "science", twin)[0])
            assert json.dumps(View(twin, seat).to_json()) == json.dumps(View(table.kernel, seat).to_json())
    assert bottoms[0] == {"smith"}
    assert len(bottoms[1]) > 1


@pytest.mark.rule("CK-273", "CK-272")
def test_a_card_put_back_after_being_played_is_known_to_all() -> None:
    table = knights_table()
    give(table, 0, "mining", "crane")
    table.put(0, "settlement", "(0,1) N")
    table.turn(0, rolled=True)
    table.act(0, "play_progress", card="mining")
    assert deck(table, "science")[0] == "mining"
    for seat in (1, -1):
        for deal in range(6):
            twin = resample_hidden(table.kernel, seat, f"deal {deal}")
            assert deck(table, "science", twin)[0] == "mining"


@pytest.mark.rule("CK-276")
def test_cards_returned_for_a_seven_or_the_saboteur_are_public() -> None:
    table = knights_table(throw(3, 4))
    table.hand(1, coin=8)
    give(table, 0, "saboteur")
    table.turn(0)
    table.act(0, "roll")
    for _ in range(4):
        events = table.act(1, "discard", card="coin")
        assert told_to(events, "paid", None) == [{"event": "paid", "seat": 1, "card": "coin", "count": 1}]
    table.act(0, "play_progress", card="saboteur")
    events = table.act(1, "discard", card="coin")
    assert told_to(events, "paid", None) == [{"event": "paid", "seat": 1, "card": "coin", "count": 1}]
    assert table.view()["bank"]["coin"] == 9


# Asked out of turn


def asked(table: Table, decision: str, seat: int, kind: str, /, **operands: object) -> None:
    """Another seat than the one on turn is asked, and its answer is taken."""
    assert (table.decision, table.game.actors) == (decision, [seat])
    assert table.state.active != seat
    assert table.legal(table.state.active) == []
    table.act(seat, kind, **operands)


@pytest.mark.rule("CK-277")
def test_decisions_of_a_roll_that_others_take() -> None:
    table = knights_table(throw(1, 2, "science"), throw(3, 4, "trade"))
    table.hand(1, coin=8)
    level(table, 2, "science", 3)
    give(table, 2, "crane", "mining", "smith", "medicine")
    on_top(table, "inventor")
    table.turn(0)
    table.act(0, "roll")
    asked(table, "discard_progress", 2, "discard_progress", card="mining")
    asked(table, "aqueduct", 2, "choose_resource", card="ore")
    table.turn(0)
    table.act(0, "roll")
    asked(table, "discard", 1, "discard", card="coin")


@pytest.mark.rule("CK-277")
def test_decisions_of_an_attack_that_others_take() -> None:
    table = knights_table(throw(1, 1, "ship"), throw(1, 1, "ship"))
    table.put(1, "city", "(1,0) N", "(4,0) S")
    barbarians_at(table, 6)
    table.turn(0)
    table.act(0, "roll")
    asked(table, "lose_city", 1, "lose_city", vertex="(4,0) S")
    knight(table, 2, "(0,0) N", active=True)
    knight(table, 3, "(0,1) N", active=True)
    barbarians_at(table, 6)
    table.turn(0)
    table.act(0, "roll")
    asked(table, "choose_deck", 2, "choose_deck", track="trade")
    asked(table, "choose_deck", 3, "choose_deck", track="trade")


@pytest.mark.rule("CK-277")
def test_decisions_about_knights_that_others_take() -> None:
    table = knights_table(throw(1, 1))
    table.put(0, "road", "(0,0) NW", "(0,0) NE", "(0,1) NW")
    table.put(1, "road", "(0,1) NE", "(0,2) NW")
    knight(table, 0, "(0,0) N", "strong", active=True)
    knight(table, 1, "(0,1) N")
    knight(table, 1, "(0,2) N")
    give(table, 0, "deserter")
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "move_knight", vertex="(0,0) N")
    table.act(0, "displace_knight", vertex="(0,1) N")
    asked(table, "retreat", 1, "retreat", vertex="(0,1) NE")
    table.act(0, "play_progress", card="deserter")
    asked(table, "give_up_knight", 1, "give_up_knight", vertex="(0,2) N")


@pytest.mark.rule("CK-277")
def test_decisions_about_cards_that_others_take() -> None:
    table = knights_table()
    table.put(1, "city", "(1,0) N")
    table.hand(0, wood=1)
    table.hand(1, coin=4, paper=2)
    give(table, 0, "wedding", "saboteur", "commercial_harbor")
    table.turn(0, rolled=True)
    table.act(0, "play_progress", card="wedding")
    asked(table, "wedding", 1, "give_wedding_gift", card="coin")
    asked(table, "wedding", 1, "give_wedding_gift", card="coin")
    table.act(0, "play_progress", card="saboteur")
    asked(table, "discard", 1, "discard", card="paper")
    asked(table, "discard", 1, "discard", card="coin")
    table.act(0, "play_progress", card="commercial_harbor")
    table.act(0, "offer_resource", card="wood", seat=1)
    asked(table, "give_commodity", 1, "give_commodity", card="coin")


def asked_for_a_commodity() -> Table:
    table = begun()
    give(table, 0, "commercial_harbor")
    table.hand(0, wood=5)
    table.hand(1, coin=1, wool=3)
    play(table, "commercial_harbor")
    table.act(0, "offer_resource", card="wood", seat=1)
    return table


def at_a_crane() -> Table:
    table = begun()
    give(table, 0, "crane")
    table.put(0, "city", "(2,2) NW")
    for track in ("trade", "politics", "science"):
        level(table, 0, track, 1)
    table.hand(0, coin=1, wood=2)
    table.hand(1, wool=4)
    play(table, "crane")
    return table


def at_a_sickbed() -> Table:
    table = begun()
    give(table, 0, "medicine")
    table.put(0, "settlement", "(2,2) NW")
    table.hand(0, ore=2, grain=1)
    table.hand(1, wool=3)
    play(table, "medicine")
    return table


@pytest.mark.rule("CK-196", "CK-210", "CK-256", "CK-272")
@pytest.mark.parametrize("arrange", [asked_for_a_commodity, at_a_crane, at_a_sickbed])
def test_whoever_is_asked_for_cards_has_them_in_every_world_that_others_can_think_of(
    arrange: Callable[[], Table],
) -> None:
    table = arrange()
    (asked,) = table.game.actors
    for observer in (2, -1):
        for world in range(20):
            assert resample_hidden(table.kernel, observer, f"world {world}").find_legal(asked).count > 0
