"""The blue progress cards, but for those about pieces on the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.knights import (
    begun,
    deck,
    give,
    is_active,
    knight,
    metropolis,
    on_top,
    own,
    play,
    playable,
    progress,
    unlock,
    vertices,
    wall,
)
from tests.table import Table


def holding(*cards: str, **options: Any) -> Table:
    """Seat 0 is on turn, has rolled and holds these cards; the robber is free."""
    table = begun(**options)
    unlock(table)
    give(table, 0, *cards)
    return table


def told(table: Table, seat: int | None) -> dict[str, Any]:
    return table.view(seat)["cities_and_knights"]


# Bishop


@pytest.mark.rule("CK-219")
def test_the_bishop_takes_one_card_from_everybody_at_the_hex() -> None:
    table = holding("bishop", thefts=["wool", "ore"])
    table.put(0, "settlement", "(2,2) N")
    table.put(1, "settlement", "(2,2) NE")
    table.put(1, "city", "(2,2) SE")
    table.put(2, "settlement", "(2,2) S")
    table.put(3, "settlement", "(2,4) N")
    for seat, cards in ((0, {"wood": 1}), (1, {"wool": 3}), (2, {"ore": 2}), (3, {"brick": 2})):
        table.hand(seat, **cards)
    play(table, "bishop")
    events = table.act(0, "send_bishop", hex="(2,2)")
    assert table.state.robber == table.hex("(2,2)")
    assert table.cards(0) == {"wood": 1, "wool": 1, "ore": 1}
    assert [table.cards(seat) for seat in (1, 2, 3)] == [{"wool": 2}, {"ore": 1}, {"brick": 2}]
    thefts = [event for event in events if event.kind == "stolen"]
    assert [event.to_json(1).get("card") for event in thefts] == ["wool", None]
    assert [event.to_json(3).get("card") for event in thefts] == [None, None]
    assert table.decision == "action"


@pytest.mark.rule("CK-219")
def test_the_bishop_may_take_a_commodity() -> None:
    table = holding("bishop")
    table.put(1, "settlement", "(2,2) NE")
    table.hand(1, coin=2)
    play(table, "bishop")
    table.act(0, "send_bishop", hex="(2,2)")
    assert table.cards(0) == {"coin": 1}


@pytest.mark.rule("CK-219")
def test_the_bishop_moves_the_robber_by_its_rules() -> None:
    table = holding("bishop")
    table.robber("(2,2)")
    play(table, "bishop")
    legal = {action.operands["hex"] for action in table.legal(0, "send_bishop")}
    assert legal == set(range(19)) - {table.hex("(2,2)")}
    assert "must move to another land hex" in table.refused(0, "send_bishop", hex="(2,2)")


@pytest.mark.rule("CK-220")
def test_no_bishop_while_the_robber_is_locked() -> None:
    table = begun()
    give(table, 0, "bishop")
    table.put(1, "settlement", "(2,2) NE")
    table.hand(1, coin=2)
    assert table.refused(0, "play_progress", card="bishop") == (
        "bishop cannot be played now: the robber may not move yet"
    )
    unlock(table)
    assert playable(table) == {"bishop"}


@pytest.mark.rule("CK-221")
def test_the_bishop_goes_to_lonely_hexes_and_spares_empty_hands() -> None:
    table = holding("bishop", "bishop", thefts=["wool"])
    play(table, "bishop")
    table.act(0, "send_bishop", hex="(2,2)")
    assert table.cards(0) == {}
    table.put(1, "settlement", "(3,1) N")
    table.put(2, "settlement", "(3,1) S")
    table.hand(2, wool=1)
    play(table, "bishop")
    table.act(0, "send_bishop", hex="(3,1)")
    assert table.cards(0) == {"wool": 1}
    assert table.cards(1) == table.cards(2) == {}


# Constitution


@pytest.mark.rule("CK-222")
def test_the_constitution_is_laid_open_in_somebody_elses_turn_too() -> None:
    table = Table(["cities_and_knights"], dice=[(1, 1, 5)])
    own(table).level.set(table.kernel, 2 * 3 + 1, 1)
    on_top(table, "constitution")
    table.turn(0)
    events = [event.to_json(3) for event in table.act(0, "roll")]
    assert {"event": "progress_laid_open", "seat": 2, "card": "constitution"} in events
    assert table.points(2) == 1
    assert len(deck(table, "politics")) == 17


# Saboteur


@pytest.mark.rule("CK-244", "CK-245")
def test_the_saboteur_halves_the_hands_of_all_who_are_not_behind() -> None:
    table = holding("saboteur")
    table.put(0, "city", "(2,2) NW")
    table.put(1, "city", "(2,3) N")
    table.put(2, "settlement", "(4,1) N")
    table.put(3, "city", "(4,0) N")
    table.put(3, "settlement", "(0,0) N")
    wall(table, 1, "(2,3) N")
    table.hand(0, wood=9)
    table.hand(1, wool=3, coin=2)  # below any limit, and with a wall
    table.hand(2, ore=9)
    table.hand(3, grain=2)
    play(table, "saboteur")
    # All at once, each as slowly as they like.
    assert table.game.actors == [1, 3]
    assert table.view(1)["discard"] == {"over_limit": False}
    table.act(3, "discard", card="grain")
    assert table.game.actors == [1]
    table.act(1, "discard", card="coin")
    table.act(1, "discard", card="wool")
    assert table.decision == "action"
    assert table.cards(1) == {"wool": 2, "coin": 1}
    assert table.cards(3) == {"grain": 1}
    assert (table.cards(0), table.cards(2)) == ({"wood": 9}, {"ore": 9})
    assert table.in_bank("coin") == 11


@pytest.mark.rule("CK-246")
def test_no_saboteur_without_somebody_who_would_lose_a_card() -> None:
    table = holding("saboteur")
    table.put(0, "settlement", "(2,2) NW")
    table.put(1, "settlement", "(2,3) N")
    table.hand(1, wood=1)
    table.hand(2, wood=9)  # behind
    assert playable(table) == set()
    table.hand(1, wood=2)
    assert playable(table) == {"saboteur"}


# Spy


@pytest.mark.rule("CK-247")
def test_a_spy_sees_a_progress_hand_and_takes_a_card() -> None:
    table = holding("spy")
    give(table, 1, "merchant", "crane")
    give(table, 2, "wedding")
    play(table, "spy")
    assert {action.operands["colour"] for action in table.legal(0, "choose_opponent")} == {1, 2}
    shown = [event.to_json(3) for event in table.act(0, "choose_opponent", colour=1)]
    assert shown == [{"event": "progress_shown", "seat": 0, "victim": 1}]
    assert told(table, 0)["shown"] == {"merchant": 1, "crane": 1}
    for other in (None, 1, 2, 3):
        assert "shown" not in told(table, other)
    assert table.refused(0, "take_progress", card="wedding") == "there is no such card in that progress hand"
    events = table.act(0, "take_progress", card="crane")
    (spied,) = [event for event in events if event.kind == "progress_spied"]
    assert spied.to_json(0)["card"] == spied.to_json(1)["card"] == "crane"
    assert spied.to_json(2) == {"event": "progress_spied", "seat": 0, "victim": 1, "track": "science"}
    assert progress(table, 0) == {"crane": 1}
    assert progress(table, 1) == {"merchant": 1}
    assert "shown" not in told(table, 0)


@pytest.mark.rule("CK-247")
def test_a_spy_may_leave_everything() -> None:
    table = holding("spy")
    give(table, 1, "merchant")
    play(table, "spy")
    assert told(table, 0)["shown"] == {"merchant": 1}
    table.act(0, "take_nothing")
    assert progress(table, 1) == {"merchant": 1}
    assert progress(table, 0) == {}
    assert table.decision == "action"


@pytest.mark.rule("CK-248")
def test_a_taken_card_is_played_at_once_and_the_limit_waits_for_the_end() -> None:
    table = holding("spy", "merchant", "merchant", "merchant", "merchant")
    table.put(0, "settlement", "(2,2) NW")
    give(table, 1, "spy", "alchemist")
    play(table, "spy")
    table.act(0, "take_progress", card="spy")
    assert sum(progress(table, 0).values()) == 5
    play(table, "spy")
    table.act(0, "take_progress", card="alchemist")
    assert table.decision == "action"
    assert table.refused(0, "play_progress", card="alchemist") == "alchemist is played before the roll"
    table.act(0, "end_turn")
    assert (table.decision, table.game.actors) == ("discard_progress", [0])
    table.act(0, "discard_progress", card="alchemist")
    assert table.decision == "pre_roll"


@pytest.mark.rule("CK-249")
def test_no_spy_where_nobody_else_has_a_card() -> None:
    table = holding("spy", "merchant", "spy")
    assert playable(table) == set()
    own(table).laid_open.set(table.kernel, 7, 1)  # a card of points is in no hand
    assert playable(table) == set()
    give(table, 3, "bishop")
    assert playable(table) == {"spy"}


# Warlord


@pytest.mark.rule("CK-250")
def test_the_warlord_wakes_all_own_knights_but_they_act_later() -> None:
    table = holding("warlord")
    table.put(0, "settlement", "(2,1) NW")
    table.put(0, "road", "(2,1) NW", "(2,1) NE", "(2,2) NW", "(2,2) NE")
    knight(table, 0, "(2,1) N")
    knight(table, 0, "(2,2) NW", "mighty")
    knight(table, 0, "(2,2) N", "strong", active=True)
    knight(table, 1, "(4,1) N")
    table.hand(0, grain=3)
    play(table, "warlord")
    assert all(is_active(table, place) for place in ("(2,1) N", "(2,2) NW", "(2,2) N"))
    assert not is_active(table, "(4,1) N")
    assert table.cards(0) == {"grain": 3}
    assert vertices(table, 0, "move_knight") == {table.vertex("(2,2) N")}
    reason = "a knight that was activated this turn acts from your next turn on"
    assert table.refused(0, "move_knight", vertex="(2,1) N") == reason
    table.state.turn += 1
    assert table.vertex("(2,1) N") in vertices(table, 0, "move_knight")


@pytest.mark.rule("CK-251")
def test_no_warlord_without_an_inactive_own_knight() -> None:
    table = holding("warlord")
    knight(table, 0, "(2,1) N", active=True)
    knight(table, 1, "(4,1) N")
    assert playable(table) == set()
    knight(table, 0, "(2,2) N")
    assert playable(table) == {"warlord"}


# Wedding


@pytest.mark.rule("CK-252")
def test_everybody_ahead_gives_two_cards_of_their_choice() -> None:
    table = holding("wedding")
    table.put(0, "settlement", "(2,2) NW")
    table.put(1, "city", "(2,3) N")
    metropolis(table, "trade", "(2,3) N")
    table.put(2, "settlement", "(4,1) N")
    table.put(3, "city", "(4,0) N")
    table.hand(1, wood=2, coin=2)
    table.hand(2, ore=5)
    table.hand(3, grain=1)
    play(table, "wedding")
    assert table.game.actors == [1, 3]
    table.act(3, "give_wedding_gift", card="grain")
    assert table.game.actors == [1]
    events = table.act(1, "give_wedding_gift", card="coin")
    assert table.refused(1, "give_wedding_gift", card="ore") == "you do not hold that card"
    table.act(1, "give_wedding_gift", card="wood")
    assert table.decision == "action"
    assert table.cards(0) == {"grain": 1, "coin": 1, "wood": 1}
    assert (table.cards(1), table.cards(2), table.cards(3)) == ({"wood": 1, "coin": 1}, {"ore": 5}, {})
    (gift,) = [event for event in events if event.kind == "card_given"]
    assert gift.to_json(0)["card"] == gift.to_json(1)["card"] == "coin"
    assert "card" not in gift.to_json(2)


@pytest.mark.rule("CK-253")
def test_no_wedding_without_a_guest_who_has_something() -> None:
    table = holding("wedding")
    table.put(0, "settlement", "(2,2) NW")
    table.put(1, "city", "(2,3) N")
    table.put(2, "settlement", "(4,1) N")
    table.hand(2, wood=3)  # not ahead
    assert playable(table) == set()
    table.hand(1, wood=1)
    assert playable(table) == {"wedding"}
