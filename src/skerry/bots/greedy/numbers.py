"""Numbers by choice: the dice that an alchemist sets, and the tokens that an inventor swaps."""

from __future__ import annotations

from mypy_extensions import i64

from skerry.board.terrain import FOG
from skerry.bots.greedy.chances import pips_of
from skerry.bots.greedy.memory import NOWHERE, TurnMemory
from skerry.bots.greedy.menu import Menu, whole
from skerry.bots.greedy.outlook import Outlook
from skerry.bots.greedy.realm_tables import (
    DRAW_VALUE,
    FIXED_NUMBERS,
    OTHERS_CARD_VALUE,
    OWN_CARD_VALUE,
    SEVEN_VALUE,
    TRACK_COUNT,
)
from skerry.engine.action import Action

SEVEN: i64 = 7


def card_balance(outlook: Outlook, hex_: i64) -> i64:
    """What a hex brings the seat when its number comes, less what it brings others."""
    view = outlook.view
    value: i64 = 0
    if outlook.pips[hex_] == 0:
        return 0
    for corner in range(i64(6)):
        vertex = view.topology.hex_vertex[6 * hex_ + corner]
        owner = view.vertex_owner[vertex]
        if owner >= 0:
            cards = view.rules.piece_yield[view.vertex_piece[vertex]]
            value += cards * (OWN_CARD_VALUE if owner == outlook.seat else -OTHERS_CARD_VALUE)
    return value


# Dice


def number_value(outlook: Outlook, number: i64) -> i64:
    """What a roll of a number is worth."""
    view = outlook.view
    if number == SEVEN:
        return SEVEN_VALUE
    value: i64 = 0
    for hex_ in range(view.topology.hexes):
        if view.numbers[hex_] >> number & 1 and hex_ != view.robber:
            value += card_balance(outlook, hex_)
    return value


def best_number_value(outlook: Outlook) -> i64:
    best: i64 = 0
    for number in range(i64(2), i64(13)):
        best = max(best, number_value(outlook, number))
    return best


def draw_value(outlook: Outlook, red: i64) -> i64:
    """The cards that a red die lets the seat draw, less those of others (CK-044)."""
    realm = outlook.realm
    value: i64 = 0
    for seat in range(outlook.view.seats):
        for track in range(i64(TRACK_COUNT)):
            level = realm.level_of(seat, track)
            if level > 0 and red <= level + 1:
                value += 3 * DRAW_VALUE if seat == outlook.seat else -DRAW_VALUE
    return value


def set_dice(outlook: Outlook, menu: Menu) -> Action | None:
    best: Action | None = None
    most: i64 = 0
    for action in menu.of("set_dice"):
        red = whole(action, "red")
        value = 10 * number_value(outlook, red + whole(action, "yellow")) + draw_value(outlook, red)
        if best is None or value > most:
            most = value
            best = action
    return best


# Tokens


class Swap:
    """The two tokens whose exchange gains most."""

    def __init__(self, outlook: Outlook) -> None:
        self.first: i64 = NOWHERE
        self.second: i64 = NOWHERE
        self.gain: i64 = 0
        hexes = [hex_ for hex_ in range(outlook.view.topology.hexes) if token_moves(outlook, hex_)]
        for one in hexes:
            for other in hexes:
                gain = swap_gain(outlook, one, other)
                if gain > self.gain:
                    self.first = one
                    self.second = other
                    self.gain = gain


def token_moves(outlook: Outlook, hex_: i64) -> bool:
    """Never a 2, 6, 8 or 12, nor what is hidden (CK-201, CK-204)."""
    numbers = outlook.view.numbers[hex_]
    if numbers == 0 or outlook.view.terrain[hex_] == FOG:
        return False
    for fixed in FIXED_NUMBERS:
        if numbers >> fixed & 1:
            return False
    return True


def swap_gain(outlook: Outlook, one: i64, other: i64) -> i64:
    numbers = outlook.view.numbers
    more = pips_of(numbers[other]) - pips_of(numbers[one])
    return more * (card_balance(outlook, one) - card_balance(outlook, other)) if more > 0 else 0


def swap_number(outlook: Outlook, menu: Menu, memory: TurnMemory) -> Action | None:
    """One token, then the one that was meant with it."""
    second = menu.at("swap_number", "hex", memory.swap_with)
    if second is not None:
        memory.swap_with = NOWHERE
        return second
    swap = Swap(outlook)
    memory.swap_with = swap.second
    first = menu.at("swap_number", "hex", swap.first)
    return first if first is not None else menu.first("swap_number")
