"""Knights: where to put them, which to part with, and when they act."""

from __future__ import annotations

from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.terrain import is_land
from skerry.bots.greedy.memory import NOWHERE, TurnMemory
from skerry.bots.greedy.menu import Menu, whole
from skerry.bots.greedy.outlook import Outlook, covers
from skerry.bots.greedy.pirate import own_ships_at
from skerry.bots.greedy.realm_tables import (
    ABILITY_LEVEL,
    BLOCKED_SITE_VALUE,
    CHASE_PIPS,
    CHASE_SHIPS,
    CHASE_STEPS,
    CUT_ROUTE_VALUE,
    GUARD_PIP_VALUE,
    MIGHTY,
    POLITICS,
    STRONG,
)
from skerry.bots.greedy.robber import robbed_pips
from skerry.bots.greedy.sites import is_barred, is_site, site_value
from skerry.engine.action import Action
from skerry.engine.walk import CLOSED, Walk, vertex_ground

# Places


def best_knight_site(outlook: Outlook) -> i64:
    """Where a recruit would stand best, or -1 (CK-116, CKS-06)."""
    best = NOWHERE
    most: i64 = 0
    for vertex in range(outlook.view.topology.vertices):
        if is_knight_site(outlook, vertex):
            value = knight_site_value(outlook, vertex)
            if best < 0 or value > most:
                most = value
                best = vertex
    return best


def is_knight_site(outlook: Outlook, vertex: i64) -> bool:
    """A vacant vertex at an own route and at land."""
    view = outlook.view
    if view.vertex_owner[vertex] >= 0 or outlook.realm.has_knight(vertex) or vertex >= view.topology.first_plaza:
        return False
    if routes_at(outlook, vertex, outlook.seat) == 0:
        return False
    for slot in range(i64(3)):
        hex_ = view.topology.vertex_hex[3 * vertex + slot]
        if hex_ >= 0 and is_land(view.terrain[hex_]):
            return True
    return False


def routes_at(outlook: Outlook, vertex: i64, colour: i64) -> i64:
    """Roads and ships of a colour that end at a vertex."""
    topology = outlook.view.topology
    count: i64 = 0
    for spoke in range(topology.spokes):
        edge = topology.vertex_edge[topology.spokes * vertex + spoke]
        if edge >= 0 and outlook.view.edge_owner[edge] == colour:
            count += 1
    return count


def knight_site_value(outlook: Outlook, vertex: i64) -> i64:
    """Beside hexes to guard and in the way of others, but not where the seat itself wants to build."""
    view = outlook.view
    value: i64 = 0
    for slot in range(i64(3)):
        hex_ = view.topology.vertex_hex[3 * vertex + slot]
        if hex_ >= 0:
            value += GUARD_PIP_VALUE * own_pips_at(outlook, hex_)
    if is_site(outlook, vertex):
        value -= site_value(outlook, vertex)
    for colour in range(view.colours):
        if colour != outlook.seat:
            routes = routes_at(outlook, vertex, colour)
            if routes > 1:
                value += CUT_ROUTE_VALUE
            elif routes == 1:
                value += BLOCKED_SITE_VALUE
    return value


def own_pips_at(outlook: Outlook, hex_: i64) -> i64:
    """What a hex yields the seat, in pips."""
    view = outlook.view
    pips: i64 = 0
    for corner in range(i64(6)):
        vertex = view.topology.hex_vertex[6 * hex_ + corner]
        if view.vertex_owner[vertex] == outlook.seat:
            pips += outlook.pips[hex_] * view.rules.piece_yield[view.vertex_piece[vertex]]
    return pips


def best_place(outlook: Outlook, menu: Menu, kind: str) -> Action | None:
    """For a knight that must go somewhere; the strongest one where its strength may be chosen."""
    best: Action | None = None
    most: i64 = 0
    for action in menu.of(kind):
        value = knight_site_value(outlook, whole(action, "vertex")) + 1000 * whole(action, "strength")
        if best is None or value > most:
            most = value
            best = action
    return best


# Which knight


def can_be_promoted(outlook: Outlook, vertex: i64) -> bool:
    """Once a turn, and to a mighty one only behind a fortress (CK-124 to CK-127)."""
    realm = outlook.realm
    view = outlook.view
    strength = realm.knight[vertex]
    if realm.knight_owner[vertex] != outlook.seat or strength >= MIGHTY or realm.promoted[vertex]:
        return False
    if strength == STRONG and realm.level_of(outlook.seat, POLITICS) < ABILITY_LEVEL:
        return False
    piece = view.rules.piece("basic_knight") + strength
    return view.supply[outlook.seat * view.rules.piece_count + piece] > 0


def promotable(outlook: Outlook) -> i64:
    """How many own knights could be promoted now."""
    count: i64 = 0
    for vertex in range(len(outlook.realm.knight)):
        if can_be_promoted(outlook, vertex):
            count += 1
    return count


def knight_to_promote(outlook: Outlook) -> i64:
    """An active knight before others, and a strong one before a basic one; -1: none."""
    best = NOWHERE
    most: i64 = 0
    for vertex in range(len(outlook.realm.knight)):
        if can_be_promoted(outlook, vertex):
            value = 2 * outlook.realm.active[vertex] + outlook.realm.knight[vertex]
            if value > most:
                most = value
                best = vertex
    return best


def knight_to_activate(outlook: Outlook) -> i64:
    """The strongest that sleeps, or -1."""
    realm = outlook.realm
    best = NOWHERE
    for vertex in range(len(realm.knight)):
        if realm.knight_owner[vertex] == outlook.seat and not realm.active[vertex]:
            if best < 0 or realm.knight[vertex] > realm.knight[best]:
                best = vertex
    return best


def sleeping_strength(outlook: Outlook) -> i64:
    """What a warlord would wake."""
    realm = outlook.realm
    strength: i64 = 0
    for vertex in range(len(realm.knight)):
        if realm.knight_owner[vertex] == outlook.seat and not realm.active[vertex]:
            strength += realm.knight[vertex]
    return strength


def strength_order(outlook: Outlook, vertex: i64) -> i64:
    """Knights by what they are worth: strength first, then whether they are active."""
    return 2 * outlook.realm.knight[vertex] + outlook.realm.active[vertex]


def choose_knight(outlook: Outlook, menu: Menu, kind: str, sign: i64) -> Action | None:
    """The most valuable knight (sign 1) or the least (sign -1)."""
    best: Action | None = None
    most: i64 = 0
    for action in menu.of(kind):
        value = sign * strength_order(outlook, whole(action, "vertex"))
        if best is None or value > most:
            most = value
            best = action
    return best


# Acting


def act_with_knights(outlook: Outlook, menu: Menu, memory: TurnMemory) -> Action | None:
    """Free an own hex or own ships, or clear the way of an own route or settlement."""
    if not can_spare_action(outlook):
        return None
    step: Action | None = None
    if robbed_pips(outlook) >= CHASE_PIPS:
        step = choose_knight(outlook, menu, "chase_robber", -1)
    if step is None and own_ships_at(outlook, outlook.chart.pirate) >= CHASE_SHIPS:
        step = choose_knight(outlook, menu, "chase_pirate", -1)
    if step is None:
        step = drive_off(outlook, menu, memory)
    return step if step is not None else make_room(outlook, menu, memory)


def can_spare_action(outlook: Outlook) -> bool:
    """A knight that acts sleeps afterwards: the landing must be far, or there is grain to wake it (CK-130)."""
    grain = outlook.view.rules.card_kinds.index("grain")
    return outlook.realm.steps_left > CHASE_STEPS or outlook.view.hand[grain] > 0


def drive_off(outlook: Outlook, menu: Menu, memory: TurnMemory) -> Action | None:
    """Displace a weaker knight that stands in the way of an own route (CK-146)."""
    realm = outlook.realm
    for action in menu.of("move_knight"):
        origin = whole(action, "vertex")
        walk = KnightWalk(outlook, origin)
        for vertex in range(outlook.view.topology.vertices):
            if walk.reaches(vertex) and is_prey(outlook, vertex) and realm.knight[vertex] < realm.knight[origin]:
                memory.knight_to = vertex
                return action
    return None


def is_prey(outlook: Outlook, vertex: i64) -> bool:
    """Somebody else's knight between own route pieces, or where the seat could build."""
    if not outlook.realm.has_foreign_knight(vertex, outlook.seat):
        return False
    routes = routes_at(outlook, vertex, outlook.seat)
    return routes > 1 or (routes == 1 and is_site(outlook, vertex))


def make_room(outlook: Outlook, menu: Menu, memory: TurnMemory) -> Action | None:
    """Move a knight off a site for which the settlement is paid (CK-136)."""
    rules = outlook.view.rules
    cost = zeros(outlook.kinds)
    for kind in range(outlook.kinds):
        cost[kind] = rules.piece_cost[rules.settlement * outlook.kinds + kind]
    if not covers(outlook.view.hand, cost):
        return None
    if outlook.view.supply[outlook.seat * rules.piece_count + rules.settlement] == 0:
        return None
    for action in menu.of("move_knight"):
        if is_site(outlook, whole(action, "vertex")):
            memory.knight_to = NOWHERE
            return action
    return None


class KnightWalk(Walk):
    """Where a knight gets to over own routes, those places where it cannot pass included (CK-143)."""

    def __init__(self, outlook: Outlook, origin: i64) -> None:
        super().__init__(vertex_ground(outlook.view.topology))
        self.outlook = outlook
        self.go(origin)

    def price(self, place: i64, over: i64, to: i64) -> i64:
        return 1 if self.outlook.view.edge_owner[over] == self.outlook.seat else CLOSED

    def passes(self, place: i64) -> bool:
        return not is_barred(self.outlook, place, self.outlook.seat)


def go_with_knight(outlook: Outlook, menu: Menu, memory: TurnMemory) -> Action | None:
    """Where the knight was sent; else wherever it does most."""
    chosen = menu.at("displace_knight", "vertex", memory.knight_to)
    if chosen is None:
        chosen = best_place(outlook, menu, "go_knight")
    return chosen if chosen is not None else best_place(outlook, menu, "displace_knight")


def drive_out_knight(outlook: Outlook, menu: Menu) -> Action | None:
    """The strongest knight of somebody else, rather one in the way."""
    best: Action | None = None
    most: i64 = -1
    for action in menu.of("drive_out_knight"):
        vertex = whole(action, "vertex")
        value = strength_order(outlook, vertex) + (10 if is_prey(outlook, vertex) else 0)
        if value > most:
            most = value
            best = action
    return best


# Neutral knights


def promote_neutral_knight(outlook: Outlook, menu: Menu) -> Action | None:
    """One that is more in the way of others than in the own way (TWOCK-19)."""
    return neutral_knight(outlook, menu, "promote_neutral_knight", 1)


def remove_neutral_knight(outlook: Outlook, menu: Menu) -> Action | None:
    """One that is more in the own way than in that of others (TWOCK-40)."""
    return neutral_knight(outlook, menu, "remove_neutral_knight", -1)


def neutral_knight(outlook: Outlook, menu: Menu, kind: str, sign: i64) -> Action | None:
    best: Action | None = None
    most: i64 = 0
    for action in menu.of(kind):
        vertex = whole(action, "vertex")
        harm = -routes_at(outlook, vertex, outlook.seat)
        for other in range(outlook.view.seats):
            if other != outlook.seat:
                harm += routes_at(outlook, vertex, other)
        if best is None or sign * harm > most:
            most = sign * harm
            best = action
    return best
