"""What anybody can count who looks at a table: hands, and what the bank has given out."""

from __future__ import annotations

from types import MappingProxyType

from mypy_extensions import i64

from skerry.engine.action import Action
from skerry.engine.kept.counter import Counter
from skerry.engine.view import View


def held_by_others(view: View, kind: i64) -> i64:
    """The most cards of a kind that are in the hands of all opponents together."""
    return view.rules.bank_start[kind] - view.bank[kind] - view.hand[kind]


def can_be_met(view: View, offer: Action) -> bool:
    """Whether somebody who is asked may have what an offer wants, by what everybody can count."""
    wanted = offer.operands.get("want")
    asked = offer.operands.get("to")
    if not isinstance(wanted, MappingProxyType):
        return False
    names = view.rules.card_kinds
    cards: i64 = 0
    counted: list[tuple[Counter, int]] = []
    for name, count in wanted.items():
        if name not in view.rules.things or not isinstance(count, int):
            return False
        thing = view.rules.things.index(name)
        if thing >= len(names):
            counted.append((view.rules.traded[thing - len(names)], count))
        elif held_by_others(view, thing) < count:
            return False
        else:
            cards += count
    for seat in range(view.seats):
        if seat != view.seat and view.hand_size[seat] >= cards and (not isinstance(asked, tuple) or seat in asked):
            if has_counted(view, seat, counted):
                return True
    return False


def has_counted(view: View, seat: i64, counted: list[tuple[Counter, int]]) -> bool:
    """Whether a seat has so many by counters that lie open."""
    for counter, count in counted:
        told = view.parts[counter.module][counter.name]
        if not isinstance(told, list) or told[seat] < count:
            return False
    return True
