"""City improvements: what the next level of a track is worth, and where a metropolis goes."""

from __future__ import annotations

from mypy_extensions import i64

from skerry.bots.greedy.menu import Menu, whole, word
from skerry.bots.greedy.outlook import Outlook
from skerry.bots.greedy.realm_tables import (
    ABILITY_LEVEL,
    ABILITY_VALUE,
    CHALLENGED_METROPOLIS_VALUE,
    DECK_VALUE,
    FREE_METROPOLIS_VALUE,
    HELD_METROPOLIS_VALUE,
    KEEP_METROPOLIS_VALUE,
    LEVEL_STEP_VALUE,
    MERCHANT_DECK_VALUE,
    METROPOLIS_LEVEL,
    TOP_LEVEL,
    TRACKS,
    TRADE,
)
from skerry.bots.greedy.sites import city_value, production_value
from skerry.engine.action import Action


def may_improve(outlook: Outlook, track: i64) -> bool:
    """Whether a city allows the next level (CK-092, CK-097, CK-098)."""
    realm = outlook.realm
    level = realm.level_of(outlook.seat, track) + 1
    if level > TOP_LEVEL or realm.cities_of(outlook.seat) == 0:
        return False
    return level < METROPOLIS_LEVEL or realm.holder_of(track) == outlook.seat or realm.plain_cities_of(outlook.seat) > 0


def wins_metropolis(outlook: Outlook, track: i64) -> bool:
    """Whether the next level takes the metropolis at once (CK-099, CK-101)."""
    realm = outlook.realm
    level = realm.level_of(outlook.seat, track) + 1
    holder = realm.holder_of(track)
    if level < METROPOLIS_LEVEL or holder == outlook.seat:
        return False
    return holder < 0 or level > realm.level_of(holder, track)


def level_value(outlook: Outlook, track: i64) -> i64:
    """The next level: cards, an ability, and the metropolis."""
    level = outlook.realm.level_of(outlook.seat, track) + 1
    value: i64 = LEVEL_STEP_VALUE[level] * outlook.growth() // 100
    if level == ABILITY_LEVEL:
        value += ABILITY_VALUE[track] * outlook.growth() // 100
    return value + metropolis_value(outlook, track, level)


def metropolis_value(outlook: Outlook, track: i64, level: i64) -> i64:
    """What a level does for winning or keeping a track's metropolis."""
    realm = outlook.realm
    holder = realm.holder_of(track)
    if holder == outlook.seat:
        return CHALLENGED_METROPOLIS_VALUE if is_challenged(outlook, track) else KEEP_METROPOLIS_VALUE
    if holder < 0:
        return FREE_METROPOLIS_VALUE[level]
    return HELD_METROPOLIS_VALUE[level] if realm.level_of(holder, track) < TOP_LEVEL else 0


def is_challenged(outlook: Outlook, track: i64) -> bool:
    """Whether somebody could take the metropolis of a track with the next purchase."""
    realm = outlook.realm
    for seat in range(outlook.view.seats):
        if seat != outlook.seat and realm.level_of(seat, track) >= METROPOLIS_LEVEL:
            return True
    return False


def improve_with_crane(outlook: Outlook, menu: Menu) -> Action | None:
    best: Action | None = None
    most: i64 = -1
    for action in menu.of("improve_with_crane"):
        track = TRACKS.index(word(action, "track"))
        # The level that costs most saves no more, but is the hardest to come by.
        value = level_value(outlook, track) + outlook.realm.level_of(outlook.seat, track)
        if value > most:
            most = value
            best = action
    return best


def place_metropolis(outlook: Outlook, menu: Menu) -> Action | None:
    """On the city that yields most: the barbarians cannot take it any more (CK-108)."""
    return best_city(outlook, menu, "place_metropolis", 1)


def lose_city(outlook: Outlook, menu: Menu) -> Action | None:
    """The city that yields least, a wall counted."""
    return best_city(outlook, menu, "lose_city", -1)


def place_wall(outlook: Outlook, menu: Menu) -> Action | None:
    """Rather under a metropolis, which never falls."""
    for action in menu.of("place_wall"):
        if outlook.realm.is_metropolis(whole(action, "vertex")):
            return action
    return best_city(outlook, menu, "place_wall", 1)


def best_city(outlook: Outlook, menu: Menu, kind: str, sign: i64) -> Action | None:
    best: Action | None = None
    most: i64 = 0
    for action in menu.of(kind):
        vertex = whole(action, "vertex")
        value = production_value(outlook, vertex) + city_value(outlook, vertex) + outlook.realm.wall[vertex] * 10
        if best is None or sign * value > most:
            most = sign * value
            best = action
    return best


def choose_deck(outlook: Outlook, menu: Menu) -> Action | None:
    best: Action | None = None
    most: i64 = -1
    for action in menu.of("choose_deck"):
        track = TRACKS.index(word(action, "track"))
        value: i64 = DECK_VALUE[track]
        if track == TRADE and outlook.realm.merchant_holder == outlook.seat:
            value -= MERCHANT_DECK_VALUE
        if value > most:
            most = value
            best = action
    return best
