"""What the fishermen tell players that know no module, and how they look in the text picture."""

from __future__ import annotations

import pytest

from skerry import Action
from skerry.cli.table_picture import board_picture, columns_of
from tests.bots.thinking import choice
from tests.fishing import GROUNDS, fish_table, give, lay, spend
from tests.outlook import earned, expected, settling
from tests.table import Table


def coast(*fish: int) -> Table:
    """Seat 0 has a settlement and a road amid the island and is on turn with these tokens; nobody trades."""
    table = fish_table(max_offers=0)
    table.put(0, "settlement", "(1,1) N")
    table.put(0, "road", "(1,1) NE")
    table.put(1, "settlement", "(3,2) S")
    table.put(1, "road", "(3,2) SE")
    give(table, 0, *fish)
    table.turn(0, rolled=True)
    return table


# What is told


def test_fish_in_hand_are_worth_something_each() -> None:
    one = expected(coast(1), "fish")
    assert one > 0
    assert expected(coast(3, 2), "fish") == 5 * one
    assert expected(coast(), "fish") == 0


def test_buildings_that_fish_earn_what_their_numbers_bring() -> None:
    table = coast()
    assert earned(table, "catch", 100) == 0
    table.put(0, "settlement", "(0,0) N")
    settlement = earned(table, "catch", 100)
    assert settlement > 0
    table = coast()
    table.put(0, "city", "(0,0) N")
    assert earned(table, "catch", 100) == 2 * settlement, "a city draws two tokens"
    table = coast()
    table.put(0, "settlement", "(3,3) SE")
    assert 0 < earned(table, "catch", 100) < settlement, "a 4 comes less often than a 6"


def test_places_at_grounds_and_at_the_lake_are_worth_wanting() -> None:
    table = coast()
    for first, tip, last, number in GROUNDS.values():
        worths = {settling(table, str(corner)) for corner in (first, tip, last)}
        assert len(worths) == 1, "each intersection alike"
        assert worths.pop() == settling(table, "(0,0) N") * (6 - abs(7 - number)) // 5
    assert settling(table, "(2,2) N") == settling(table, "(0,0) N") * 6 // 5, "2, 3, 11 and 12 come in 6 of 36 rolls"
    assert settling(table, "(1,1) N") == 0


def test_what_is_settled_earns_in_a_part_of_the_game_what_the_place_was_worth() -> None:
    table = coast()
    wanted = settling(table, "(0,0) NE")
    table.put(0, "settlement", "(0,0) NE")
    assert earned(table, "catch", 15) < wanted < earned(table, "catch", 45)


def test_the_old_boot_is_a_threat_to_its_holder_alone() -> None:
    table = coast(0)
    assert expected(table, "old_boot") < 0
    assert expected(table, "old_boot", 1) == 0


# What players make of it


def test_a_planner_passes_the_old_boot_on() -> None:
    table = coast(0)
    assert choice(table) == Action("pass_boot", {"seat": 1})


def test_a_planner_fetches_the_card_that_lacks_for_a_settlement() -> None:
    table = coast(2, 2)
    table.put(0, "road", "(0,1) E")
    table.hand(0, wood=1, brick=1, wool=1)
    assert choice(table) == Action("resource_for_fish", {"payment": "2+2"})
    table.act(0, "resource_for_fish", payment="2+2")
    assert choice(table) == Action("choose_resource", {"card": "grain"})
    table.act(0, "choose_resource", card="grain")
    assert choice(table).kind == "build_settlement"


def test_a_planner_drives_the_robber_off_its_own_land() -> None:
    table = coast(2)
    table.put(0, "city", "(1,2) S")
    table.robber("(1,2)")
    assert choice(table) == Action("robber_for_fish", {"payment": "2"})


def test_a_planner_pays_with_as_few_fish_as_it_can() -> None:
    table = coast(1, 1, 3)
    table.put(0, "city", "(1,2) S")
    table.robber("(1,2)")
    table.bank(wood=0, brick=0, wool=0, grain=0, ore=0)
    table.state.supply[table.kernel.rules.road] = 0
    assert choice(table) == Action("robber_for_fish", {"payment": "1+1"})


def test_a_planner_at_the_limit_exchanges_its_smallest_token() -> None:
    table = fish_table(rolls=[6])
    table.put(0, "settlement", "(0,0) N")
    give(table, 0, 1, 2, 3, 3, 3, 3, 3)
    lay(table, 3, 2, 2)
    table.turn(0)
    table.act(0, "roll")
    assert choice(table) == Action("exchange_fish", {"token": "one_fish"})


# The text picture


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_picture_shows_grounds_tokens_boot_and_the_own_hand(seat: int | None) -> None:
    table = fish_table()
    give(table, 0, 3, 1)
    give(table, 1, 0)
    lay(table, 1, 1, 1)
    spend(table, 2, 2)
    table.put(2, "settlement", "(0,0) NE")
    table.turn(0, rolled=True)
    view = table.game.view(seat)
    picture = board_picture(view).plain
    for number in (4, 5, 8, 9, 10):
        assert f"~{number}" in picture
    assert "~6" not in picture
    assert "(0,0) NE: fishing ground 6" in picture.splitlines(), "what a building covers is told below"
    assert "fish tokens left 3, spent 2" in picture.splitlines()
    assert ("your fish: 1 3" in picture) == (seat == 0)
    assert ("your fish: none" in picture) == (seat == 1)
    columns = columns_of(view)
    assert list(columns["fish tokens"]) == [2, 0, 0, 0]
    assert list(columns["old boot"]) == ["", "boot", "", ""]
