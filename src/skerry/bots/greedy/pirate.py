"""Robber or pirate, and what is taken from whom."""

from __future__ import annotations

from mypy_extensions import i64

from skerry.bots.greedy.menu import Menu, whole
from skerry.bots.greedy.outlook import Outlook
from skerry.bots.greedy.parts import numbers_in
from skerry.bots.greedy.robber import blocking_value, choose_victim, robber_value, theft_value, threat
from skerry.bots.greedy.tables import CLOTH_THEFT_VALUE, OWN_SHIP_HARM
from skerry.engine.action import Action


def place_robber_or_pirate(outlook: Outlook, menu: Menu) -> Action | None:
    """Whichever does more good, counting what it does already where it stands."""
    view = outlook.view
    best: Action | None = None
    most: i64 = 0
    stays = blocking_value(outlook, view.robber) if view.robber >= 0 else i64(0)
    for action in menu.of("move_robber"):
        value = robber_value(outlook, whole(action, "hex")) - stays
        if best is None or value > most:
            most = value
            best = action
    freed = own_ships_at(outlook, outlook.chart.pirate) * OWN_SHIP_HARM
    for action in menu.of("move_pirate"):
        value = pirate_value(outlook, whole(action, "hex")) + freed
        if best is None or value > most:
            most = value
            best = action
    return best


def pirate_value(outlook: Outlook, hex_: i64) -> i64:
    """What can be taken from ships at a hex, less the harm to own ones; nothing on the frame."""
    view = outlook.view
    if hex_ < 0:
        return 0
    prey: i64 = 0
    for side in range(i64(6)):
        edge = view.topology.hex_edge[6 * hex_ + side]
        owner = view.edge_owner[edge]
        if 0 <= owner < view.seats and owner != outlook.seat and view.edge_piece[edge] == view.rules.ship:
            if cloth_of(outlook, owner) > 0:
                prey = max(prey, cloth_value(outlook, owner))
            if view.hand_size[owner] > 0:
                prey = max(prey, theft_value(outlook, owner))
    return prey - own_ships_at(outlook, hex_) * OWN_SHIP_HARM


def own_ships_at(outlook: Outlook, hex_: i64) -> i64:
    view = outlook.view
    ships: i64 = 0
    if hex_ >= 0:
        for side in range(i64(6)):
            edge = view.topology.hex_edge[6 * hex_ + side]
            if view.edge_owner[edge] == outlook.seat and view.edge_piece[edge] == view.rules.ship:
                ships += 1
    return ships


def cloth_of(outlook: Outlook, seat: i64) -> i64:
    """The cloth that a seat has, where there is any."""
    part = outlook.view.parts.get("cloth_for_catan")
    return numbers_in(part.get("cloth"))[seat] if part is not None else 0


def cloth_value(outlook: Outlook, victim: i64) -> i64:
    """Half a point changes hands."""
    return CLOTH_THEFT_VALUE + threat(outlook, victim)


def take_prey(outlook: Outlook, menu: Menu) -> Action | None:
    """Cloth rather than a card, and from the strongest who has some."""
    best: Action | None = None
    most: i64 = -1
    for action in menu.of("steal_cloth"):
        value = cloth_value(outlook, whole(action, "seat"))
        if value > most:
            most = value
            best = action
    return best if best is not None else choose_victim(outlook, menu, "choose_pirate_victim")
