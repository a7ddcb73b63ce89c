"""Questions of Cities & Knights, by the kind of action that answers them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from skerry.bots.greedy.diplomacy import remove_route, replace_route
from skerry.bots.greedy.giving import take_card
from skerry.bots.greedy.goals import Plan
from skerry.bots.greedy.improvements import choose_deck, improve_with_crane, lose_city, place_metropolis, place_wall
from skerry.bots.greedy.knights import (
    best_place,
    choose_knight,
    drive_out_knight,
    go_with_knight,
    promote_neutral_knight,
    remove_neutral_knight,
    strength_order,
)
from skerry.bots.greedy.memory import TurnMemory
from skerry.bots.greedy.menu import Menu, whole, word
from skerry.bots.greedy.monopolies import hire_fleet, name_monopoly, place_merchant
from skerry.bots.greedy.numbers import set_dice, swap_number
from skerry.bots.greedy.outlook import Outlook
from skerry.bots.greedy.realm_tables import PROGRESS_VALUE
from skerry.bots.greedy.robber import place_robber, threat
from skerry.bots.greedy.sites import city_value
from skerry.engine.action import Action


def answer_in_realm(outlook: Outlook, menu: Menu, memory: TurnMemory) -> Action | None:
    for kind in menu.by_kind:
        answer = ANSWERS.get(kind)
        if answer is not None:
            return answer(outlook, menu)
        recalled = RECALLED.get(kind)
        if recalled is not None:
            return recalled(outlook, menu, memory)
    return None


def heal_settlement(outlook: Outlook, menu: Menu) -> Action | None:
    best: Action | None = None
    most: i64 = -1
    for action in menu.of("heal_settlement"):
        value = city_value(outlook, whole(action, "vertex"))
        if value > most:
            most = value
            best = action
    return best


def send_bishop(outlook: Outlook, menu: Menu) -> Action | None:
    return place_robber(outlook, menu, "send_bishop")


def retreat(outlook: Outlook, menu: Menu) -> Action | None:
    return best_place(outlook, menu, "retreat")


def welcome_deserter(outlook: Outlook, menu: Menu) -> Action | None:
    return best_place(outlook, menu, "welcome_deserter")


def give_up_knight(outlook: Outlook, menu: Menu) -> Action | None:
    return choose_knight(outlook, menu, "give_up_knight", -1)


def smith_knight(outlook: Outlook, menu: Menu) -> Action | None:
    return choose_knight(outlook, menu, "smith_knight", 1)


def take_from_hand(outlook: Outlook, menu: Menu) -> Action | None:
    return take_card(outlook, Plan(outlook), menu, "take_card")


def take_progress(outlook: Outlook, menu: Menu) -> Action | None:
    return by_progress_value(menu, "take_progress", 1)


def discard_progress(outlook: Outlook, menu: Menu) -> Action | None:
    return by_progress_value(menu, "discard_progress", -1)


def by_progress_value(menu: Menu, kind: str, sign: i64) -> Action | None:
    best: Action | None = None
    most: i64 = 0
    for action in menu.of(kind):
        value = sign * i64(PROGRESS_VALUE.get(word(action, "card"), 0))
        if best is None or value > most:
            most = value
            best = action
    return best


def choose_opponent(outlook: Outlook, menu: Menu, memory: TurnMemory) -> Action | None:
    """Who has most of what the card takes; among equals the one closest to winning."""
    best: Action | None = None
    most: i64 = -1
    for action in menu.of("choose_opponent"):
        colour = whole(action, "colour")
        value = 100 * booty(outlook, colour, memory.card) + threat(outlook, colour)
        if value > most:
            most = value
            best = action
    return best


def booty(outlook: Outlook, colour: i64, card: str) -> i64:
    """What a card would take from a colour."""
    if card == "deserter":
        return weakest_knight(outlook, colour)
    if colour >= outlook.view.seats:
        return 0
    return outlook.realm.progress[colour] if card == "spy" else outlook.view.hand_size[colour]


def weakest_knight(outlook: Outlook, colour: i64) -> i64:
    """The knight that a colour would give up."""
    least: i64 = 0
    for vertex in range(len(outlook.realm.knight)):
        if outlook.realm.knight_owner[vertex] == colour:
            value = strength_order(outlook, vertex)
            if least == 0 or value < least:
                least = value
    return least


ANSWERS: Final[dict[str, Callable[[Outlook, Menu], Action | None]]] = {
    "place_metropolis": place_metropolis,
    "lose_city": lose_city,
    "place_wall": place_wall,
    "improve_with_crane": improve_with_crane,
    "choose_deck": choose_deck,
    "heal_settlement": heal_settlement,
    "send_bishop": send_bishop,
    "retreat": retreat,
    "welcome_deserter": welcome_deserter,
    "give_up_knight": give_up_knight,
    "smith_knight": smith_knight,
    "drive_out_knight": drive_out_knight,
    "promote_neutral_knight": promote_neutral_knight,
    "remove_neutral_knight": remove_neutral_knight,
    "take_card": take_from_hand,
    "take_progress": take_progress,
    "discard_progress": discard_progress,
    "set_dice": set_dice,
    "name_monopoly": name_monopoly,
    "place_merchant": place_merchant,
    "hire_fleet": hire_fleet,
}
# Those that go on from an earlier choice.
RECALLED: Final[dict[str, Callable[[Outlook, Menu, TurnMemory], Action | None]]] = {
    "choose_opponent": choose_opponent,
    "go_knight": go_with_knight,
    "displace_knight": go_with_knight,
    "swap_number": swap_number,
    "remove_route": remove_route,
    "replace_route": replace_route,
}
