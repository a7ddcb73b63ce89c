"""Where the robber hurts most, and whom to take a card from."""

from __future__ import annotations

from mypy_extensions import i64

from skerry.bots.greedy.menu import Menu, whole
from skerry.bots.greedy.outlook import Outlook
from skerry.bots.greedy.tables import LEAST_THREAT, OWN_PIP_HARM, THEFT_VALUE, THREAT_BY_LACK
from skerry.engine.action import Action


def threat(outlook: Outlook, seat: i64) -> i64:
    """How much it is worth to hold a seat back; neutral colours threaten nobody."""
    if seat >= outlook.view.seats:
        return 0
    lack = outlook.lack_of(seat)
    if lack < 0:
        return THREAT_BY_LACK[0]
    return THREAT_BY_LACK[lack] if lack < len(THREAT_BY_LACK) else LEAST_THREAT


def place_robber(outlook: Outlook, menu: Menu, kind: str) -> Action | None:
    """The hex that costs the strongest opponents most, with somebody to rob."""
    best: Action | None = None
    most: i64 = 0
    for action in menu.of(kind):
        value = robber_value(outlook, whole(action, "hex"))
        if best is None or value > most:
            most = value
            best = action
    return best


def robber_value(outlook: Outlook, hex_: i64) -> i64:
    """What the robber does on a hex, and the card it takes there."""
    if hex_ < 0:
        return 0
    view = outlook.view
    theft: i64 = 0
    for corner in range(i64(6)):
        owner = view.vertex_owner[view.topology.hex_vertex[6 * hex_ + corner]]
        if owner >= 0 and owner != outlook.seat and owner < view.seats and view.hand_size[owner] > 0:
            theft = max(theft, theft_value(outlook, owner))
    return blocking_value(outlook, hex_) + theft


def blocking_value(outlook: Outlook, hex_: i64) -> i64:
    """What opponents lose while the robber stands on a hex, less what the seat itself loses."""
    view = outlook.view
    value: i64 = 0
    for corner in range(i64(6)):
        vertex = view.topology.hex_vertex[6 * hex_ + corner]
        owner = view.vertex_owner[vertex]
        if owner < 0:
            continue
        blocked = outlook.pips[hex_] * view.rules.piece_yield[view.vertex_piece[vertex]]
        if owner == outlook.seat:
            value -= blocked * OWN_PIP_HARM
        else:
            value += blocked * threat(outlook, owner)
    return value


def theft_value(outlook: Outlook, victim: i64) -> i64:
    """A card from a strong opponent, rather from a full hand than from a last card."""
    cards = outlook.view.hand_size[victim]
    return THEFT_VALUE * threat(outlook, victim) + min(cards, 10)


def choose_victim(outlook: Outlook, menu: Menu, kind: str) -> Action | None:
    best: Action | None = None
    most: i64 = -1
    for action in menu.of(kind):
        value = theft_value(outlook, whole(action, "seat"))
        if value > most:
            most = value
            best = action
    return best


def robbed_pips(outlook: Outlook) -> i64:
    """What the robber costs the seat where it stands, in pips."""
    view = outlook.view
    if view.robber < 0:
        return 0
    pips: i64 = 0
    for corner in range(i64(6)):
        vertex = view.topology.hex_vertex[6 * view.robber + corner]
        if view.vertex_owner[vertex] == outlook.seat:
            pips += outlook.pips[view.robber] * view.rules.piece_yield[view.vertex_piece[vertex]]
    return pips
