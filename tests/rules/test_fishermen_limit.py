"""The limit of seven fish tokens, and the exchange that is left to whoever has reached it."""

from __future__ import annotations

import pytest

from tests.fishing import drawers, fish_table, give, hand, has_boot, lay, left, roll, spent
from tests.table import Table


def full(rolls: list[int], *more: int, building: str = "settlement") -> Table:
    """Seat 0 holds seven tokens of one fish, and more, beside a building at the ground 6; threes lie on top."""
    table = fish_table(rolls=rolls)
    lay(table, 3, 3, 3)
    give(table, 0, *[1] * 7, *more)
    table.put(0, building, "(0,0) N")
    return table


@pytest.mark.rule("FISH-40", "FISH-43")
def test_nobody_holds_more_than_seven_and_what_is_due_beyond_is_lost() -> None:
    table = full([6], building="city")
    roll(table)
    assert table.decision == "exchange_fish"
    table.act(0, "keep_fish")
    assert hand(table, 0) == [1] * 7
    assert (left(table), table.decision) == (3, "action")


@pytest.mark.rule("FISH-41")
def test_the_old_boot_does_not_count_towards_the_seven() -> None:
    table = fish_table(rolls=[6])
    lay(table, 3)
    give(table, 0, *[1] * 6, 0)
    table.put(0, "settlement", "(0,0) N")
    roll(table)
    assert hand(table, 0) == [*[1] * 6, 3]
    assert has_boot(table, 0)
    assert table.view()["fishermen"]["fish"]["held"][0] == 7


@pytest.mark.rule("FISH-42")
def test_one_token_is_exchanged_however_many_are_due() -> None:
    table = full([6], building="city")
    table.put(0, "settlement", "(0,1) N")
    roll(table)
    assert {str(action.operands.get("token", "")) for action in table.legal(0)} == {"one_fish", ""}
    assert table.refused(0, "exchange_fish", token="two_fish") == "you hold no fish token of that kind"
    told = [event.to_json() for event in table.act(0, "exchange_fish", token="one_fish")]
    assert {"event": "fish_exchanged", "seat": 0, "token": "one_fish"} in told
    assert hand(table, 0) == [*[1] * 6, 3]
    assert spent(table) == {"one_fish": 1}
    assert table.decision == "action", "one exchange a roll"


@pytest.mark.rule("FISH-42")
def test_the_next_roll_allows_another_exchange() -> None:
    table = full([6, 6])
    for _ in range(2):
        roll(table)
        table.act(0, "exchange_fish", token="one_fish")
    assert hand(table, 0) == [*[1] * 5, 3, 3]


@pytest.mark.rule("FISH-43")
def test_saying_no_is_what_a_clock_does_for_who_is_away() -> None:
    table = full([6])
    roll(table)
    safe = {kind.name: kind.manner.safe for kind in table.kernel.top_kind().actions}
    assert safe["keep_fish"] > 0
    assert safe["exchange_fish"] == 0


@pytest.mark.rule("FISH-44")
def test_a_due_that_passes_seven_first_fills_the_hand() -> None:
    table = fish_table(rolls=[6])
    lay(table, 3, 2, 2)
    give(table, 0, *[1] * 6)
    table.put(0, "city", "(0,0) N")
    assert drawers(roll(table)) == [0]
    assert hand(table, 0) == [*[1] * 6, 3]
    assert table.decision == "exchange_fish"
    table.act(0, "exchange_fish", token="three_fish")
    assert hand(table, 0) == [*[1] * 6, 2]


@pytest.mark.rule("FISH-44")
def test_without_a_rest_nothing_is_asked() -> None:
    table = fish_table(rolls=[6])
    give(table, 0, *[1] * 6)
    table.put(0, "settlement", "(0,0) N")
    roll(table)
    assert len(hand(table, 0)) == 7
    assert table.decision == "action"


@pytest.mark.rule("FISH-45")
def test_the_old_boot_drawn_in_an_exchange_leaves_six_tokens() -> None:
    table = full([6])
    lay(table, 0, 3)
    roll(table)
    table.act(0, "exchange_fish", token="one_fish")
    assert hand(table, 0) == [1] * 6
    assert has_boot(table, 0)
    assert table.decision == "action"
    assert left(table) == 1


@pytest.mark.rule("FISH-102")
def test_in_an_exchange_the_token_is_spent_before_another_is_drawn() -> None:
    table = full([6])
    lay(table)
    roll(table)
    table.act(0, "exchange_fish", token="one_fish")
    assert hand(table, 0) == [1] * 7, "the very token came back: nothing else lay there"
    assert (left(table), spent(table)) == (0, {})
