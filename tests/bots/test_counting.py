"""What anybody can count at a table, and which offers somebody could therefore meet."""

from __future__ import annotations

import pytest

from skerry import Action
from skerry.bots.counting import can_be_met, held_by_others
from tests.engine.test_many_things import Coins
from tests.table import Table


def dealt(**others: int) -> Table:
    """Seat 0 on turn with spare wool and a city in mind; seat 1 produces ore and holds what is said."""
    table = Table()
    table.put(0, "settlement", "(1,1) S")
    table.put(0, "road", "(1,1) SE")
    table.put(1, "settlement", "(3,1) S", "(2,4) N")
    table.hand(0, grain=2, ore=2, wool=3)
    table.hand(1, **others)
    table.turn(0, rolled=True)
    return table


def test_what_the_bank_has_given_out_and_one_does_not_hold_is_with_the_others() -> None:
    table = dealt(ore=2, wood=1)
    table.hand(2, ore=1)
    view = table.game.view(0)
    names = view.rules.card_kinds
    assert [held_by_others(view, names.index(name)) for name in ("ore", "wood", "wool")] == [3, 1, 0]


@pytest.mark.parametrize(
    ("want", "to", "may"),
    [
        ({"ore": 1}, None, True),
        ({"ore": 2}, None, True),
        ({"ore": 3}, None, False),
        ({"wool": 1}, None, False),
        ({"ore": 2, "wood": 1}, None, True),
        ({"ore": 2, "wood": 2}, None, False),
        ({"ore": 1}, [1], True),
        ({"ore": 1}, [2], False),
    ],
)
def test_an_offer_can_be_met_by_somebody_with_such_cards_or_not_at_all(
    want: dict[str, int], to: list[int] | None, may: bool
) -> None:
    view = dealt(ore=2, wood=1).game.view(0)
    asked = {} if to is None else {"to": to}
    assert can_be_met(view, Action("offer_trade", {"give": {"grain": 1}, "want": want, **asked})) is may


@pytest.mark.parametrize(
    ("want", "to", "may"),
    [
        ({"gold": 5}, None, True),
        ({"gold": 6}, None, True),
        ({"gold": 7}, None, False),
        ({"gold": 6}, [2], True),
        ({"gold": 6}, [1], False),
        ({"gold": 5, "ore": 2}, [1], True),
        ({"gold": 6, "ore": 2}, None, False),
        ({"shells": 1}, None, False),
    ],
)
def test_an_offer_that_wants_what_a_counter_counts_is_held_against_what_all_see(
    want: dict[str, int], to: list[int] | None, may: bool
) -> None:
    """Everybody has five gold and seat 2 has one more; only seat 1 holds cards, two of ore."""
    coins = Coins()
    table = Table(["base", coins])
    table.hand(0, grain=1)
    table.hand(1, ore=2)
    coins.gold.gain(table.game.kernel, 2, 1)
    table.turn(0, rolled=True)
    asked = {} if to is None else {"to": to}
    offer = Action("offer_trade", {"give": {"grain": 1}, "want": want, **asked})
    assert can_be_met(table.game.view(0), offer) is may
