"""Decisions the bot has no opinion about: any kind of action that does no harm, by chance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from skerry.bots.chance import BotChance
from skerry.bots.greedy.menu import Menu
from skerry.engine.action import Action

# Kinds that are rather done than left, or rather left than done; everything else is equal.
INCLINATION: Final[dict[str, int]] = {
    "offer_trade": -2,
    "bank_trade": -1,
    "turn_in_knight": -1,
}


def choose_unfamiliar(menu: Menu, chance: BotChance) -> Action:
    """One of the kinds it inclines to most, each as likely, so that nothing is repeated for ever."""
    kinds: list[str] = []
    most: i64 = -100
    for kind in menu.by_kind:
        inclination: i64 = INCLINATION.get(kind, 0)
        if inclination > most:
            most = inclination
            kinds = []
        if inclination == most:
            kinds.append(kind)
    same = menu.of(kinds[chance.below(len(kinds))])
    return same[chance.below(len(same))]
