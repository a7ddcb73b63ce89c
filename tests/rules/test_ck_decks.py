"""Progress cards as cards: who draws, how many one may hold, and how they go back under their decks."""

from __future__ import annotations

import pytest

from skerry.rules.cities_and_knights.tables import TRACKS
from tests.knights import (
    barbarians_at,
    bottom_is_public,
    deck,
    give,
    knight,
    knights_table,
    leave,
    level,
    on_top,
    progress,
    throw,
)
from tests.table import Table

FULL = ("crane", "mining", "smith", "medicine")


def empty(table: Table, track: int, left: int = 0) -> None:
    leave(table, TRACKS[track], left)


@pytest.mark.rule("CK-044", "CK-045")
@pytest.mark.parametrize("reached", [0, 1, 2, 3, 4, 5])
def test_the_red_die_says_who_draws_at_a_gate(reached: int) -> None:
    drawing = {0: 0, 1: 2, 2: 3, 3: 4, 4: 5, 5: 6}[reached]
    for red in range(1, 7):
        # The yellow die would always say the opposite.
        table = knights_table(throw(red, 1 if red > 3 else 6, "science"))
        on_top(table, "crane")
        level(table, 0, "science", reached)
        level(table, 0, "trade", 5)
        level(table, 1, "politics", 5)
        table.turn(0)
        table.act(0, "roll")
        assert sum(progress(table, 0).values()) == (1 if red <= drawing else 0)
        assert progress(table, 1) == {}
        assert len(deck(table, "trade")) == len(deck(table, "politics")) == 18


@pytest.mark.rule("CK-044")
def test_everybody_who_reaches_the_red_die_draws_one_card_of_that_deck() -> None:
    table = knights_table(throw(3, 5, "politics"))
    for seat, reached in enumerate((2, 1, 5, 3)):
        level(table, seat, "politics", reached)
    table.turn(3)
    table.act(3, "roll")
    assert [sum(progress(table, seat).values()) for seat in range(4)] == [1, 0, 1, 1]
    assert len(deck(table, "politics")) == 15
    assert len(deck(table, "trade")) == len(deck(table, "science")) == 18


@pytest.mark.rule("CK-046", "CK-047")
def test_draws_come_from_the_top_in_turn_order_until_the_deck_is_empty() -> None:
    table = knights_table(throw(1, 1, "trade"))
    for seat in range(4):
        level(table, seat, "trade", 1)
    empty(table, 0, left=2)
    lower, upper = deck(table, "trade")
    table.turn(3)
    table.act(3, "roll")
    assert [progress(table, seat) for seat in (3, 0, 1, 2)] == [{upper: 1}, {lower: 1}, {}, {}]
    assert len(deck(table, "politics")) == len(deck(table, "science")) == 18
    assert table.decision == "action"


@pytest.mark.rule("CK-048", "CK-093", "CK-095")
def test_levels_count_without_any_city() -> None:
    table = knights_table(throw(4, 1, "trade"))
    table.put(1, "settlement", "(0,0) N")
    level(table, 1, "trade", 3)
    table.turn(0)
    table.act(0, "roll")
    assert sum(progress(table, 1).values()) == 1
    rates = table.view()["seats"][1]["rates"]
    assert (rates["cloth"], rates["wood"]) == (2, 4)


@pytest.mark.rule("CK-049", "CK-050", "CK-218")
def test_a_card_that_is_a_point_is_laid_open_at_once_in_anothers_turn_too() -> None:
    table = knights_table(throw(1, 1, "science"))
    level(table, 1, "science", 1)
    give(table, 1, *FULL)
    on_top(table, "printer")
    table.turn(0)
    events = table.act(0, "roll")
    assert ("progress_laid_open", {"seat": 1, "card": "printer"}) in [(e.kind, e.public) for e in events]
    assert table.points(1) == 1
    assert table.view()["cities_and_knights"]["open_cards"] == {"printer": 1}
    # No card in its place, and nothing to discard: it does not count among the four.
    assert progress(table, 1) == dict.fromkeys(FULL, 1)
    assert len(deck(table, "science")) == 13
    assert table.decision == "action"


@pytest.mark.rule("CK-050", "CK-051", "CK-053")
def test_a_fifth_card_in_anothers_turn_is_discarded_before_production() -> None:
    table = knights_table(throw(1, 2, "science"))
    table.put(2, "settlement", "(1,0) N")
    level(table, 1, "science", 1)
    give(table, 1, *FULL)
    on_top(table, "inventor")
    table.turn(0)
    table.act(0, "roll")
    assert (table.decision, table.game.actors, table.cards(2)) == ("discard_progress", [1], {})
    # The new card is seen first and may be the one that goes.
    assert table.view(1)["cities_and_knights"]["own"]["inventor"] == 1
    assert {action.operands["card"] for action in table.legal(1)} == {*FULL, "inventor"}
    table.act(1, "discard_progress", card="inventor")
    assert table.cards(2) == {"wood": 1}
    assert progress(table, 1) == dict.fromkeys(FULL, 1)
    assert deck(table, "science")[0] == "inventor"
    assert not bottom_is_public(table, "science")


@pytest.mark.rule("CK-051", "CK-052")
def test_the_seat_on_turn_keeps_a_fifth_card_until_the_end() -> None:
    table = knights_table(throw(1, 1, "science"))
    level(table, 0, "science", 1)
    give(table, 0, *FULL)
    on_top(table, "inventor")
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "action"
    assert sum(progress(table, 0).values()) == 5
    # Playing one is as good as discarding one.
    table.act(0, "play_progress", card="inventor")
    table.act(0, "swap_number", hex="(0,2)")
    table.act(0, "swap_number", hex="(1,0)")
    table.act(0, "end_turn")
    assert (table.decision, table.game.actors) == ("pre_roll", [1])


@pytest.mark.rule("CK-053", "CK-055")
def test_all_draw_before_those_over_the_limit_discard_in_turn_order() -> None:
    table = knights_table(throw(1, 1, "trade"))
    for seat in range(4):
        level(table, seat, "trade", 1)
    give(table, 0, *FULL)
    give(table, 1, "spy", "spy", "wedding", "crane")
    give(table, 3, "merchant", "merchant", "merchant", "merchant")
    on_top(table, "trade_monopoly")
    table.turn(2)
    table.act(2, "roll")
    assert [sum(progress(table, seat).values()) for seat in range(4)] == [5, 5, 1, 5]
    asked = []
    for card in ("merchant", "crane", "spy"):
        asked.append(table.game.actors)
        table.act(table.game.actors[0], "discard_progress", card=card)
    assert asked == [[3], [0], [1]]
    assert table.decision == "action"
    assert deck(table, "trade")[0] == "merchant"
    assert deck(table, "science")[0] == "crane"
    assert deck(table, "politics")[0] == "spy"


@pytest.mark.rule("CK-053")
def test_discarded_cards_go_under_their_own_deck_one_below_the_other() -> None:
    table = knights_table(throw(1, 1))
    give(table, 0, *FULL, "inventor", "spy")
    before = deck(table, "science")
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "end_turn")
    table.act(0, "discard_progress", card="smith")
    table.act(0, "discard_progress", card="crane")
    assert deck(table, "science") == ["crane", "smith", *before]
    assert len(deck(table, "politics")) == 17


@pytest.mark.rule("CK-053", "CK-047")
def test_a_card_under_an_empty_deck_is_drawn_next() -> None:
    table = knights_table(throw(1, 1), throw(1, 1, "politics"))
    give(table, 0, *FULL, "spy")
    level(table, 1, "politics", 1)
    table.turn(0)
    table.act(0, "roll")
    empty(table, 1)
    table.act(0, "end_turn")
    table.act(0, "discard_progress", card="spy")
    table.act(1, "roll")
    assert progress(table, 1) == {"spy": 1}
    assert deck(table, "politics") == []


@pytest.mark.rule("CK-054")
def test_nobody_may_discard_a_progress_card_at_or_below_four() -> None:
    table = knights_table(throw(1, 1, "politics"))
    for seat in range(4):
        give(table, seat, "merchant")
    level(table, 1, "politics", 1)
    give(table, 1, "crane", "mining")
    on_top(table, "wedding")
    table.turn(0)
    for seat in range(4):
        table.refused(seat, "discard_progress", card="merchant")
    table.act(0, "roll")
    assert sum(progress(table, 1).values()) == 4
    assert table.decision == "action"
    for seat in range(4):
        table.refused(seat, "discard_progress", card="merchant")


@pytest.mark.rule("CK-055", "CK-167")
def test_after_a_tied_defence_all_choose_their_decks_before_anybody_discards() -> None:
    table = knights_table(throw(1, 1, "ship"))
    for seat, place in ((1, "(0,0) N"), (2, "(0,1) N")):
        knight(table, seat, place, active=True)
    give(table, 1, *FULL)
    give(table, 2, "merchant", "merchant", "merchant", "merchant")
    on_top(table, "spy")
    barbarians_at(table, 6)
    table.turn(2)
    table.act(2, "roll")
    assert (table.decision, table.game.actors) == ("choose_deck", [2])
    table.act(2, "choose_deck", track="politics")
    assert (table.decision, table.game.actors) == ("choose_deck", [1])
    table.act(1, "choose_deck", track="trade")
    # Seat 2 is on turn and keeps its fifth card for now.
    assert (table.decision, table.game.actors) == ("discard_progress", [1])
    table.act(1, "discard_progress", card="smith")
    assert table.decision == "action"
    assert sum(progress(table, 2).values()) == 5
