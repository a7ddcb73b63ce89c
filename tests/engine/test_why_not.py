"""Why nothing of a kind is possible: what a player reads on a button that does nothing."""

from __future__ import annotations

import pytest

from tests.knights import give, knight, knights_table, level
from tests.table import Table


def knights_and_hand(*knights: tuple[str, str, bool], **cards: int) -> Table:
    table = knights_table()
    for place, strength, active in knights:
        knight(table, 0, place, strength, active)
    table.hand(0, **cards)
    table.turn(0, rolled=True)
    return table


@pytest.mark.parametrize(
    ("knights", "cards", "kind", "reason"),
    [
        ([], {"grain": 1}, "activate_knight", "you have no knight on the board"),
        ([("(2,2) N", "basic", True)], {"grain": 1}, "activate_knight", "you have no inactive knight"),
        (
            [("(1,1) N", "basic", True), ("(2,2) N", "basic", False)],
            {},
            "activate_knight",
            "activating a knight costs 1 grain more than you hold",
        ),
        (
            [("(1,1) N", "mighty", True), ("(2,2) N", "basic", False)],
            {"ore": 1},
            "promote_knight",
            "promoting a knight costs 1 wool more than you hold",
        ),
        (
            [("(1,1) N", "strong", True), ("(2,2) N", "strong", True)],
            {"ore": 1, "wool": 1},
            "promote_knight",
            "mighty knights need the fortress, level 3 of politics",
        ),
        (
            [("(1,1) N", "strong", True), ("(2,2) N", "mighty", True)],
            {"ore": 1, "wool": 1},
            "promote_knight",
            "none of your knights can do that now",
        ),
    ],
)
def test_of_knights_the_one_that_comes_nearest_speaks(
    knights: list[tuple[str, str, bool]], cards: dict[str, int], kind: str, reason: str
) -> None:
    assert str(knights_and_hand(*knights, **cards).game.why_not(0)[kind]) == reason


def test_of_cards_one_that_is_held_speaks() -> None:
    table = Table()
    table.turn(0, rolled=True)
    assert str(table.game.why_not(0)["play_card"]) == "you hold no development card that can be played"
    table.give_card(0, "victory_point")
    assert str(table.game.why_not(0)["play_card"]) == "you hold no development card that can be played"
    table.give_card(0, "road_building")
    assert str(table.game.why_not(0)["play_card"]) == "road_building cannot be played now: it would have no effect"


def test_of_progress_cards_one_that_is_held_speaks() -> None:
    table = knights_table()
    table.turn(0, rolled=True)
    assert str(table.game.why_not(0)["play_progress"]) == "you hold no progress card"
    give(table, 0, "spy")
    assert str(table.game.why_not(0)["play_progress"]) == "spy cannot be played now: nobody else holds a progress card"


def test_of_tracks_the_cheapest_that_has_a_city_speaks() -> None:
    table = knights_table()
    table.turn(0, rolled=True)
    assert str(table.game.why_not(0)["improve"]) == "an improvement needs a city of yours on the board"
    table.put(0, "city", "(2,2) N")
    for track, value in (("trade", 2), ("politics", 1), ("science", 3)):
        level(table, 0, track, value)
    assert str(table.game.why_not(0)["improve"]) == "level 2 of politics costs 2 coin"
    for track in ("trade", "politics", "science"):
        level(table, 0, track, 5)
    assert str(table.game.why_not(0)["improve"]) == "levels 4 and 5 need a city of yours without a metropolis"


def test_what_stands_against_one_place_is_not_told_of_all() -> None:
    table = Table(modules=["base", "cities_and_knights"])
    table.put(0, "settlement", "(2,2) N")
    knight(table, 1, "(0,0) N")
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.turn(0, rolled=True)
    told = str(table.game.why_not(0)["build_settlement"])
    assert told == "a settlement needs a free place at your own route with no building next to it"


def test_a_bank_without_other_cards_is_told() -> None:
    table = Table()
    table.hand(0, wood=4)
    table.bank(brick=0, wool=0, grain=0, ore=0)
    table.turn(0, rolled=True)
    assert str(table.game.why_not(0)["bank_trade"]) == "the bank has no other card left"


def test_the_wonders_that_are_left_say_what_they_need() -> None:
    table = Table(modules=["seafarers", "wonders"])
    table.put(1, "city", "(2,2) N", "(2,3) S")
    table.turn(1, rolled=True)
    table.act(1, "claim_wonder", wonder="theater")
    assert str(table.game.why_not(1)["claim_wonder"]) == "you have claimed a wonder already"
    table.turn(0, rolled=True)
    told = str(table.game.why_not(0)["claim_wonder"])
    assert told.startswith("for one of the wonders that are left you need: a building at the great bridge; or: a city")
    assert "two cities" not in told


def test_ships_at_the_open_end_are_told_of() -> None:
    table = Table(modules=["seafarers", "new_shores"])
    table.turn(0, rolled=True)
    assert str(table.game.why_not(0)["move_ship"]) == "you have no ship on the board"
