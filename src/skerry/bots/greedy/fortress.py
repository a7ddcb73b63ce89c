"""When one's fortress is attacked."""

from __future__ import annotations

from mypy_extensions import i64

from skerry.bots.greedy.menu import Menu
from skerry.bots.greedy.outlook import Outlook
from skerry.bots.greedy.parts import numbers_in
from skerry.bots.greedy.tables import WARSHIPS_AT_LEAST, WARSHIPS_TO_ATTACK
from skerry.engine.action import Action


def attack_fortress(outlook: Outlook, menu: Menu) -> Action | None:
    """Last in a turn, when the odds are fair, or when no more warships can be had (SEAPIR-32 to SEAPIR-36)."""
    attack = menu.first("attack_pirate_fortress")
    if attack is None:
        return None
    view = outlook.view
    strength: i64 = numbers_in(view.parts["pirate_islands"].get("strength"))[outlook.seat]
    no_more = view.deck_left == 0 and view.cards_held[outlook.seat] == 0
    return attack if strength >= (WARSHIPS_AT_LEAST if no_more else WARSHIPS_TO_ATTACK) else None
