"""Fish that founding and numbers bring: how many, in which order, and what happens when there are too few."""

from __future__ import annotations

import pytest

from skerry.board.geometry import CORNERS
from skerry.cli.telling import Teller
from skerry.engine.event import Event
from skerry.engine.rules import FoundingRound, Rules
from tests.fishing import (
    FIRST,
    GROUNDS,
    drawers,
    fish_table,
    found,
    give,
    hand,
    hands,
    has_boot,
    lay,
    left,
    payments,
    roll,
    spend,
    spent,
)
from tests.toys import Tuned

# Founding


@pytest.mark.rule("FISH-21", "FISH-24")
def test_a_second_building_at_the_lake_brings_the_resources_of_its_land_and_no_fish() -> None:
    table = fish_table(players=3)
    found(table, *FIRST, ("(2,2) N", "(2,2) NE"))
    assert table.cards(2) == {"brick": 1, "wool": 1}, "hill and pasture; the lake yields nothing"
    assert hands(table) == [[], [], []]
    assert left(table) == 30


@pytest.mark.rule("FISH-22", "FISH-23")
def test_the_second_building_at_a_fishing_ground_draws_a_token_and_the_first_never() -> None:
    table = fish_table(players=3)
    lay(table, 3, 2)
    told = found(table, *FIRST)
    assert drawers(told) == [], "the first buildings stand at the grounds 6 and 4"
    told = found(table, ("(1,0) N", "(1,0) NW"))
    assert drawers(told) == [2]
    assert hands(table) == [[], [], [3]]
    assert table.cards(2) == {"ore": 1, "grain": 1}, "in addition to the starting resources"


@pytest.mark.rule("FISH-22")
@pytest.mark.parametrize("corner", range(3))
def test_each_of_the_three_intersections_counts(corner: int) -> None:
    table = fish_table(players=3)
    lay(table, 1, 1)
    vertex = GROUNDS["S"][corner]
    edge = {"(4,0) S": "(4,0) SW", "(4,0) SE": "(4,0) E", "(4,1) S": "(4,1) SE"}[str(vertex)]
    found(table, *FIRST, (str(vertex), edge))
    assert hand(table, 2) == [1]


@pytest.mark.rule("FISH-22")
def test_a_founding_city_draws_one_token_not_two() -> None:
    def with_city(rules: Rules) -> None:
        rules.founding_rounds[1] = FoundingRound(clockwise=False, building=int(rules.city), pays=True)

    table = fish_table(Tuned(with_city), players=3)
    found(table, *FIRST, ("(1,0) N", "(1,0) NW"))
    assert table.points(2) == 3
    assert len(hand(table, 2)) == 1


@pytest.mark.rule("FISH-25", "FISH-100")
def test_the_old_boot_drawn_in_founding_is_shown_and_nothing_replaces_it() -> None:
    table = fish_table(players=3)
    lay(table, 0, 2, 2)
    told = found(table, *FIRST, ("(1,0) N", "(1,0) NW"))
    assert [event["event"] for event in told if "boot" in str(event["event"])] == ["old_boot_drawn"]
    assert has_boot(table, 2)
    assert hand(table, 2) == []
    assert left(table) == 2


# Numbers


@pytest.mark.rule("FISH-27")
@pytest.mark.parametrize("place", GROUNDS)
def test_every_settlement_at_a_ground_earns_a_token_on_its_number(place: str) -> None:
    first, tip, last, number = GROUNDS[place]
    for vertex in (first, tip, last):
        table = fish_table(rolls=[number])
        table.put(1, "settlement", str(vertex))
        table.put(2, "settlement", "(2,2) N")
        assert drawers(roll(table)) == [1]
        assert [len(tokens) for tokens in hands(table)] == [0, 1, 0, 0]


@pytest.mark.rule("FISH-27")
def test_other_numbers_and_other_places_of_the_coast_bring_nothing() -> None:
    for number in (2, 3, 4, 5, 8, 9, 10, 11, 12):
        table = fish_table(rolls=[number])
        table.put(1, "settlement", "(0,0) NE")
        assert drawers(roll(table)) == []
    table = fish_table(rolls=[6])
    table.put(1, "settlement", "(0,1) NE", "(0,0) SE", "(0,0) NW")
    assert drawers(roll(table)) == []


@pytest.mark.rule("FISH-28")
def test_a_city_at_a_ground_earns_two() -> None:
    table = fish_table(rolls=[6])
    table.put(1, "city", "(0,1) N")
    assert drawers(roll(table)) == [1, 1]


@pytest.mark.rule("FISH-29", "FISH-30")
@pytest.mark.parametrize("number", range(2, 13))
def test_the_lake_brings_tokens_on_its_four_numbers(number: int) -> None:
    for corner, name in enumerate(CORNERS):
        table = fish_table(rolls=[number])
        table.put(1, "settlement", f"(2,2) {name}")
        table.put(3, "city", f"(2,2) {CORNERS[(corner + 3) % 6]}")
        fish = number in (2, 3, 11, 12)
        assert drawers(roll(table)) == ([1, 3, 3] if fish else [])


@pytest.mark.rule("FISH-31")
def test_fish_come_beside_the_resources_of_the_same_roll() -> None:
    table = fish_table(rolls=[6])
    table.number("(0,0)", 6)
    table.put(1, "settlement", "(0,0) NE")
    roll(table)
    assert table.cards(1) == {"ore": 1}
    assert len(hand(table, 1)) == 1


@pytest.mark.rule("FISH-32")
def test_what_several_buildings_earn_adds_up() -> None:
    table = fish_table(rolls=[6])
    table.put(1, "settlement", "(0,0) N")
    table.put(1, "city", "(0,1) N")
    assert drawers(roll(table)) == [1, 1, 1]
    table = fish_table(rolls=[12])
    table.put(2, "settlement", "(2,2) N", "(2,2) SE", "(2,2) SW")
    assert drawers(roll(table)) == [2, 2, 2]


@pytest.mark.rule("FISH-33")
def test_a_seven_brings_no_fish() -> None:
    table = fish_table(rolls=[7])
    for first, _, _, _ in GROUNDS.values():
        table.put(1, "settlement", first)
    table.put(2, "city", "(2,2) N", "(2,2) SE")
    assert drawers(roll(table)) == []
    assert table.decision == "move_robber"


@pytest.mark.rule("FISH-34")
def test_the_active_player_draws_all_that_is_due_then_the_next_clockwise() -> None:
    table = fish_table(rolls=[12])
    lay(table, 1, 2, 3, 1, 1)
    table.put(0, "settlement", "(2,2) N")
    table.put(1, "settlement", "(2,2) SE")
    table.put(2, "city", "(2,2) SW")
    assert drawers(roll(table, 2)) == [2, 2, 0, 1]
    assert hands(table) == [[3], [1], [1, 2], []]


@pytest.mark.rule("FISH-34", "FISH-42")
def test_an_exchange_comes_before_the_next_player_draws() -> None:
    table = fish_table(rolls=[12])
    lay(table, 3, 2, 1)
    give(table, 0, 1, 1, 1, 1, 1, 1, 1)
    table.put(0, "settlement", "(2,2) N")
    table.put(1, "settlement", "(2,2) SE")
    assert drawers(roll(table)) == []
    assert (table.decision, table.game.actors) == ("exchange_fish", [0])
    table.act(0, "exchange_fish", token="one_fish")
    assert hands(table)[:2] == [[1, 1, 1, 1, 1, 1, 3], [2]]
    assert table.decision == "action"


@pytest.mark.rule("FISH-35")
def test_a_token_is_seen_by_its_owner_alone_until_it_is_spent() -> None:
    table = fish_table(rolls=[6])
    lay(table, 3, 1)
    table.put(1, "settlement", "(0,0) NE")
    table.turn(0)
    (drawn,) = [event for event in table.act(0, "roll") if event.kind == "fish_drawn"]
    assert drawn.to_json(1) == {"event": "fish_drawn", "seat": 1, "token": "three_fish"}
    for other in (None, 0, 2, 3):
        assert drawn.to_json(other) == {"event": "fish_drawn", "seat": 1}
    assert table.view(1)["fishermen"]["fish"]["own"] == {"three_fish": 1}
    for other in (None, 0, 2, 3):
        told = table.view(other)["fishermen"]["fish"]
        assert "three_fish" not in str(told)
    table.hand(0, wood=1)
    table.turn(1)
    paid = [event for event in table.act(1, "theft_for_fish", payment="3") if event.kind == "fish_paid"]
    assert paid[0].to_json() == {"event": "fish_paid", "seat": 1, "payment": "3"}


@pytest.mark.rule("FISH-36")
def test_everybody_knows_how_many_tokens_somebody_holds() -> None:
    table = fish_table()
    give(table, 1, 1, 3)
    give(table, 3, 2)
    for seat in (None, 0, 1):
        assert table.view(seat)["fishermen"]["fish"]["held"] == [0, 2, 0, 1]


# Too few


@pytest.mark.rule("FISH-37")
@pytest.mark.parametrize("due", [1, 3])
def test_the_log_tells_how_many_were_due(due: int) -> None:
    teller = Teller(fish_table().game.view(None))
    sentence = teller.sentence(Event("fish_short", {"due": due}, {}))
    assert sentence == f"too few fish tokens for the {due} that are due"


@pytest.mark.rule("FISH-37")
def test_when_the_tokens_do_not_cover_what_all_are_due_nobody_gets_any() -> None:
    """The printed rule: if there are not enough tokens for the production of all players, nobody receives fish."""
    table = fish_table(rolls=[6, 6])
    lay(table, 3, 2)
    table.put(0, "settlement", "(0,0) N")
    table.put(1, "city", "(0,1) N")
    told = roll(table)
    assert drawers(told) == []
    assert [event for event in told if event["event"] == "fish_short"] == [{"event": "fish_short", "due": 3}]
    assert hands(table) == [[], [], [], []]
    assert left(table) == 2
    lay(table, 3, 2, 1)
    assert drawers(roll(table)) == [0, 1, 1], "three cover it"
    assert hands(table)[:2] == [[3], [1, 2]]


@pytest.mark.rule("FISH-37")
def test_a_shortage_of_fish_leaves_the_resources_of_the_roll_alone() -> None:
    table = fish_table(rolls=[6])
    lay(table)
    table.number("(0,0)", 6)
    table.put(1, "settlement", "(0,0) NE")
    roll(table)
    assert table.cards(1) == {"ore": 1}
    assert hand(table, 1) == []


@pytest.mark.rule("FISH-38")
def test_spent_tokens_and_the_old_boot_count_as_available() -> None:
    table = fish_table(rolls=[6])
    lay(table, 0)
    spend(table, 2)
    table.put(0, "city", "(0,0) N")
    assert drawers(roll(table)) == [0, 0]
    assert has_boot(table, 0)
    assert hand(table, 0) == [2]


@pytest.mark.rule("FISH-38")
def test_what_a_hand_has_no_room_for_is_not_due() -> None:
    table = fish_table(rolls=[6])
    lay(table, 3, 2)
    give(table, 0, 1, 1, 1, 1, 1, 1)
    table.put(0, "city", "(0,0) N")
    table.put(1, "settlement", "(0,1) N")
    told = roll(table)
    assert [event for event in told if event["event"] == "fish_short"] == [], "one each, though three would be due"
    assert hand(table, 0) == [1, 1, 1, 1, 1, 1, 3]
    table.act(0, "keep_fish")
    assert hand(table, 1) == [2]


@pytest.mark.rule("FISH-38", "FISH-44")
def test_who_draws_the_old_boot_takes_no_token_that_another_is_due() -> None:
    table = fish_table(rolls=[6])
    lay(table, 0, 2)
    give(table, 0, 1, 1, 1, 1, 1, 1)
    table.put(0, "city", "(0,0) N")
    table.put(1, "settlement", "(0,1) N")
    assert drawers(roll(table)) == [0, 1]
    assert hands(table)[:2] == [[1] * 6, [2]]
    assert table.decision == "action"


@pytest.mark.rule("FISH-39")
def test_spent_tokens_are_shuffled_in_the_middle_of_a_distribution() -> None:
    table = fish_table(rolls=[6])
    lay(table, 3)
    spend(table, 1, 1, 2)
    table.put(0, "settlement", "(0,0) N")
    table.put(1, "city", "(0,1) N")
    assert drawers(roll(table)) == [0, 1, 1]
    assert hand(table, 0) == [3]
    assert set(hand(table, 1)) <= {1, 2}
    assert (left(table), spent(table)) == (1, {}), "at the moment the last one was gone"


@pytest.mark.rule("FISH-100")
def test_the_old_boot_uses_up_a_token_due() -> None:
    table = fish_table(rolls=[6])
    lay(table, 0, 3, 3)
    table.put(0, "city", "(0,0) N")
    assert drawers(roll(table)) == [0, 0]
    assert hand(table, 0) == [3]
    assert left(table) == 1


@pytest.mark.rule("FISH-101")
def test_with_nothing_spent_the_supply_is_formed_when_a_token_is_wanted() -> None:
    table = fish_table(rolls=[6, 6])
    lay(table, 2)
    table.put(0, "settlement", "(0,0) N")
    roll(table)
    assert (left(table), spent(table), hand(table, 0)) == (0, {}, [2])
    table.turn(0, rolled=True)
    table.hand(1, wood=1)
    give(table, 0, 1)
    table.act(0, "theft_for_fish", payment="1+2")
    assert (left(table), spent(table)) == (0, {"one_fish": 1, "two_fish": 1}), "nothing has to be drawn yet"
    assert drawers(roll(table)) == [0]
    assert left(table) + len(hand(table, 0)) == 2


@pytest.mark.rule("FISH-107")
def test_tokens_of_the_own_roll_may_be_spent_at_once() -> None:
    table = fish_table(rolls=[6])
    lay(table, 3, 1)
    table.put(0, "settlement", "(0,0) N")
    table.hand(1, wool=1)
    roll(table)
    assert payments(table, 0, "theft_for_fish") == {"3"}
    table.act(0, "theft_for_fish", payment="3")
    assert table.cards(0) == {"wool": 1}
