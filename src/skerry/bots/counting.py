"""What anybody can count who looks at a table: hands, and what the bank has given out."""

from __future__ import annotations

from types import MappingProxyType

from mypy_extensions import i64

from skerry.engine.action import Action
from skerry.engine.view import View


def held_by_others(view: View, kind: i64) -> i64:
    """The most cards of a kind that are in the hands of all opponents together."""
    return view.rules.bank_start[kind] - view.bank[kind] - view.hand[kind]


def most_held(view: View, seat: i64, kind: i64) -> i64:
    """The most cards of a kind that one opponent can hold."""
    return min(view.hand_size[seat], held_by_others(view, kind))


def can_be_met(view: View, offer: Action) -> bool:
    """Whether somebody who is asked may hold what an offer wants, by what everybody can count."""
    wanted = offer.operands.get("want")
    asked = offer.operands.get("to")
    if not isinstance(wanted, MappingProxyType):
        return False
    names = view.rules.card_kinds
    cards: i64 = 0
    for name, count in wanted.items():
        if name not in names or not isinstance(count, int) or held_by_others(view, names.index(name)) < count:
            return False
        cards += count
    for seat in range(view.seats):
        if seat != view.seat and view.hand_size[seat] >= cards and (not isinstance(asked, tuple) or seat in asked):
            return True
    return False
