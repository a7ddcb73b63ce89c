"""Progress cards of science about dice, numbers and cards: alchemist, inventor, irrigation, mining, printer."""

from __future__ import annotations

import pytest

from skerry import IllegalAction
from skerry.board.terrain import FOG
from tests.knights import deck, give, holding, level, on_top, own, play, playable, progress, unlock
from tests.table import Table

# Alchemist


def before_the_roll(*dice: tuple[int, ...]) -> Table:
    table = Table(["cities_and_knights"], dice=dice)
    table.turn(0)
    give(table, 0, "alchemist", "alchemist")
    return table


@pytest.mark.rule("CK-192")
def test_the_alchemist_sets_both_dice_and_only_the_event_die_is_rolled() -> None:
    table = before_the_roll((6,), (5, 5, 6))
    table.put(1, "settlement", "(3,1) N")
    level(table, 1, "science", 1)
    on_top(table, "crane")
    play(table, "alchemist")
    sides = [{"red": red, "yellow": yellow} for red in range(1, 7) for yellow in range(1, 7)]
    assert [action.operands for action in table.legal(0, "set_dice")] == sides
    for wrong in (0, 7, True, "2"):
        with pytest.raises(IllegalAction, match="no side of a die"):
            table.act(0, "set_dice", red=wrong, yellow=1)
    assert len(table.legal(0)) == 36
    shown = [event.to_json(3) for event in table.act(0, "set_dice", red=2, yellow=3)]
    assert shown == [{"event": "dice_set", "seat": 0, "red": 2, "yellow": 3}]
    assert table.view(3)["cities_and_knights"]["set_dice"] == [2, 3]
    assert table.decision == "pre_roll"
    events = [event.to_json() for event in table.act(0, "roll")]
    kinds = [event["event"] for event in events]
    assert {"event": "rolled", "seat": 0, "first": 2, "second": 3} in events
    # First the gate, then the grain of the 5.
    assert kinds.index("event_die") < kinds.index("progress_drawn") < kinds.index("gained")
    assert table.cards(1) == {"grain": 1}
    assert progress(table, 1) == {"crane": 1}
    # The next turn is rolled again.
    assert table.view(3)["cities_and_knights"]["set_dice"] is None
    table.act(0, "end_turn")
    (rolled,) = [event.to_json() for event in table.act(1, "roll") if event.kind == "rolled"]
    assert (rolled["first"], rolled["second"]) == (5, 5)


@pytest.mark.rule("CK-035", "CK-192")
def test_the_event_die_is_not_taken_back_though_the_dice_were_set() -> None:
    table = before_the_roll((1,))
    play(table, "alchemist")
    table.act(0, "set_dice", red=2, yellow=3)
    assert table.game.can_undo(0)
    table.act(0, "roll")
    assert not table.game.can_undo(0)


@pytest.mark.rule("CK-193")
@pytest.mark.parametrize(("red", "drawing"), [(2, {0, 2}), (3, {2})])
def test_the_set_red_die_counts_for_everybodys_progress(red: int, drawing: set[int]) -> None:
    table = before_the_roll((4,))
    level(table, 0, "trade", 1)
    level(table, 2, "trade", 2)
    play(table, "alchemist")
    table.act(0, "set_dice", red=red, yellow=1)
    before = {seat: sum(progress(table, seat).values()) for seat in range(4)}
    table.act(0, "roll")
    assert {seat for seat in range(4) if sum(progress(table, seat).values()) > before[seat]} == drawing


@pytest.mark.rule("CK-194")
def test_a_seven_that_was_set_is_a_seven() -> None:
    table = before_the_roll((4,))
    unlock(table)
    table.hand(1, wood=8)
    play(table, "alchemist")
    table.act(0, "set_dice", red=3, yellow=4)
    table.act(0, "roll")
    assert (table.decision, table.game.actors) == ("discard", [1])
    for _ in range(4):
        table.act(1, "discard", card="wood")
    assert table.decision == "move_robber"


@pytest.mark.rule("CK-195")
def test_one_alchemist_a_turn() -> None:
    table = before_the_roll((4,), (1, 1, 4))
    play(table, "alchemist")
    table.act(0, "set_dice", red=1, yellow=1)
    assert table.refused(0, "play_progress", card="alchemist") == (
        "alchemist cannot be played now: the dice are set once a turn, for its first roll"
    )
    assert not table.legal(0, "play_progress")
    table.act(0, "roll")
    table.turn(0)
    assert playable(table) == {"alchemist"}


# Inventor


def hexes(table: Table) -> set[int]:
    return {action.operands["hex"] for action in table.legal(0, "swap_number")}


def numbers(table: Table, place: str) -> list[int]:
    return table.view()["board"]["numbers"][table.hex(place)]


@pytest.mark.rule("CK-201", "CK-203")
def test_the_inventor_swaps_two_different_numbers_anywhere() -> None:
    table = holding("inventor")
    play(table, "inventor")
    fixed = ["(0,0)", "(0,1)", "(2,0)", "(2,4)", "(3,2)", "(4,1)", "(1,2)"]  # 6, 2, 8, 8, 6, 12, desert
    assert hexes(table) == set(range(19)) - {table.hex(place) for place in fixed}
    for place in fixed:
        assert "never a 2, 6, 8 or 12" in table.refused(0, "swap_number", hex=place)
    table.act(0, "swap_number", hex="(1,0)")  # a 3, as is (2,3)
    assert hexes(table).isdisjoint({table.hex(place) for place in [*fixed, "(1,0)", "(2,3)"]})
    assert table.refused(0, "swap_number", hex="(2,3)") == "two equal numbers cannot be swapped"
    events = table.act(0, "swap_number", hex="(2,2)")
    assert [event.to_json(3) for event in events] == [
        {"event": "numbers_swapped", "first": table.hex("(1,0)"), "second": table.hex("(2,2)")}
    ]
    assert (numbers(table, "(1,0)"), numbers(table, "(2,2)")) == ([11], [3])
    assert table.decision == "action"


@pytest.mark.rule("CK-201")
def test_swapped_numbers_produce_at_their_new_places() -> None:
    table = holding("inventor", dice=[(1, 2, 4)])
    table.put(1, "settlement", "(2,2) N")
    play(table, "inventor")
    table.act(0, "swap_number", hex="(1,0)")
    table.act(0, "swap_number", hex="(2,2)")
    table.act(0, "end_turn")
    table.act(1, "roll")
    assert table.cards(1) == {"brick": 1}


@pytest.mark.rule("CK-201")
def test_the_first_hex_of_the_board_is_one_to_choose_like_any_other() -> None:
    table = holding("inventor")
    for hex_ in range(19):
        table.number(hex_, 11)
    table.number("(0,0)", 4)
    play(table, "inventor")
    table.act(0, "swap_number", hex="(0,0)")
    assert hexes(table) == set(range(1, 19))
    table.act(0, "swap_number", hex="(2,2)")
    assert (numbers(table, "(0,0)"), numbers(table, "(2,2)")) == ([11], [4])
    assert table.decision == "action"


@pytest.mark.rule("CK-202")
def test_robber_and_merchant_stay_where_they_are_when_numbers_move() -> None:
    table = holding("inventor")
    unlock(table)
    table.robber("(1,0)")
    own(table).merchant_hex.put(table.kernel, table.hex("(2,2)"))
    own(table).merchant_holder.put(table.kernel, 1)
    play(table, "inventor")
    table.act(0, "swap_number", hex="(1,0)")
    table.act(0, "swap_number", hex="(2,2)")
    assert table.state.robber == table.hex("(1,0)")
    assert table.view()["cities_and_knights"]["merchant"] == {"hex": table.hex("(2,2)"), "holder": 1}


@pytest.mark.rule("CK-203")
def test_no_inventor_where_all_numbers_are_alike() -> None:
    table = holding("inventor")
    for hex_ in range(19):
        table.number(hex_, 9)
    assert playable(table) == set()
    table.number("(0,0)", 6)
    assert playable(table) == set()
    for place in ("(4,2)", "(2,2)"):
        table.number(place, 5)
        assert playable(table) == {"inventor"}
        table.number(place, 9)


@pytest.mark.rule("CK-204")
def test_hidden_and_doubled_tokens_with_a_fixed_number_stay() -> None:
    table = holding("inventor")
    table.terrain("(1,0)", FOG)
    table.number("(2,2)", 2, 11)
    table.number("(1,1)", 9, 12)
    table.number("(3,1)", 5, 4)
    play(table, "inventor")
    assert hexes(table).isdisjoint({table.hex("(1,0)"), table.hex("(2,2)"), table.hex("(1,1)")})
    assert table.hex("(3,1)") in hexes(table)


# Irrigation and mining

HARVESTS = [
    ("irrigation", "grain", ["(2,1)", "(3,1)", "(4,0)", "(2,4)"]),
    ("mining", "ore", ["(0,1)", "(1,1)", "(3,2)"]),
]


@pytest.mark.rule("CK-205", "CK-206")
@pytest.mark.parametrize(("card", "resource", "its_hexes"), HARVESTS)
def test_two_cards_for_each_hex_whatever_stands_there(card: str, resource: str, its_hexes: list[str]) -> None:
    table = holding(card)
    first, second = its_hexes[:2]
    table.put(0, "city", f"{first} N")
    table.put(0, "settlement", f"{first} NE")
    table.put(1, "settlement", f"{its_hexes[2]} S")
    play(table, card)
    assert table.cards(0) == {resource: 2}
    give(table, 0, card)
    table.put(0, "settlement", f"{second} SE")
    play(table, card)
    assert table.cards(0) == {resource: 6}
    assert table.cards(1) == {}


@pytest.mark.rule("CK-207")
@pytest.mark.parametrize(("card", "resource", "its_hexes"), HARVESTS)
def test_the_robber_does_not_touch_it(card: str, resource: str, its_hexes: list[str]) -> None:
    table = holding(card)
    unlock(table)
    table.robber(its_hexes[0])
    table.put(0, "settlement", f"{its_hexes[0]} N")
    play(table, card)
    assert table.cards(0) == {resource: 2}


@pytest.mark.rule("CK-208", "CK-209")
@pytest.mark.parametrize(("card", "resource", "its_hexes"), HARVESTS)
def test_a_short_bank_gives_what_it_has_and_an_empty_one_forbids(
    card: str, resource: str, its_hexes: list[str]
) -> None:
    table = holding(card, card)
    table.put(0, "settlement", f"{its_hexes[0]} N")
    table.bank(**{resource: 1})
    play(table, card)
    assert table.cards(0) == {resource: 1}
    assert table.in_bank(resource) == 0
    assert playable(table) == set()
    table.bank(**{resource: 2})
    assert playable(table) == {card}


@pytest.mark.rule("CK-209")
@pytest.mark.parametrize(("card", "resource", "its_hexes"), HARVESTS)
def test_not_without_a_hex_of_that_kind(card: str, resource: str, its_hexes: list[str]) -> None:
    table = holding(card)
    table.put(0, "settlement", "(0,2) NE")
    table.put(1, "settlement", f"{its_hexes[0]} N")
    table.put(0, "road", f"{its_hexes[1]} NE")
    assert playable(table) == set()


# Printer


@pytest.mark.rule("CK-218")
def test_the_printer_can_win_the_game_before_production() -> None:
    table = Table(["cities_and_knights"], dice=[(1, 1, 6)])
    table.put(0, "city", "(0,0) N", "(0,2) N", "(2,0) N", "(4,2) N")
    table.put(0, "settlement", "(0,1) N", "(4,0) S", "(2,2) N", "(2,4) N")
    level(table, 0, "science", 1)
    on_top(table, "printer")
    table.turn(0)
    assert table.points(0) == 12
    table.act(0, "roll")
    assert table.game.winner == 0
    assert "printer" not in deck(table, "science")
