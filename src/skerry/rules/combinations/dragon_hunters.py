"""Cities & Knights with `enchanted_land`: knights cross the sea, walk freely beyond it and fight dragons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.topology import NOWHERE
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.event import EventKind
from skerry.engine.manner import Manner
from skerry.engine.module import Module
from skerry.engine.placement import touches_land
from skerry.engine.walk import CLOSED
from skerry.reason import Reason, ReasonKind
from skerry.rules.cities_and_knights.knight_actions import KnightAction, ReadyKnightAction, why_not_ready
from skerry.rules.cities_and_knights.knights import (
    KnightWalk,
    deactivate,
    is_ready,
    is_target,
    is_vacant,
    is_weaker,
    shift_knight,
)
from skerry.rules.cities_and_knights.module import ACTING_PARTS, CitiesAndKnights
from skerry.rules.cities_and_knights.retreat import drive_out
from skerry.rules.seafarers.explorers.enchanted_land import EnchantedLand
from skerry.rules.seafarers.explorers.enchanted_land.land import COAST, INLAND, reaches_coast
from skerry.rules.seafarers.explorers.enchanted_land.outlook import tell_hunt

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.own import CitiesOwn
    from skerry.rules.seafarers.explorers.enchanted_land.land import Land

# How many edges a knight goes in the enchanted land (TDEEL-47).
FREE_STEPS: Final = 3

TRANSFERRED: Final = EventKind(
    "knight_transferred",
    "seat:seat vertex:vertex",
    english="a knight of {seat} lands in the enchanted land at {vertex}",
)
BEATEN: Final = EventKind(
    "dragon_beaten",
    "seat:seat vertex:vertex dragon:dragons",
    english="{seat} beats the dragon at {vertex}: {dragon}",
)
UNBEATEN: Final = EventKind(
    "dragon_unbeaten",
    "seat:seat vertex:vertex dragon:dragons",
    english="the dragon at {vertex} is too strong for the knight of {seat}: {dragon}",
)

ONE_TRANSFER: Final = ReasonKind("one_transfer", "only one of your knights may be transferred in the whole game")
NO_LANDING: Final = ReasonKind(
    "no_landing",
    "a knight is transferred along your own routes to where your ships reach the coast of the enchanted land, if that"
    " vertex is free or a weaker knight stands there",
)
NO_DRAGON_AT_VERTEX: Final = ReasonKind("no_dragon_at_vertex", "no dragon is on that vertex")
DRAGON_TOO_STRONG: Final = ReasonKind("dragon_too_strong", "that dragon is known to be too strong for this knight")


class DragonHunters(Module):
    """How knights come to the enchanted land, and what they do and do not do there."""

    def __init__(self) -> None:
        super().__init__("dragon_hunters")
        self.counts_changes = True

    def declare(self, rules: Rules) -> None:
        self.scenario = cast(EnchantedLand, rules.module("enchanted_land"))
        self.land: Land = self.scenario.land
        knights = cast(CitiesAndKnights, rules.module("cities_and_knights"))
        self.knights: CitiesOwn = knights.own
        self.landing = rules.add_decision(DecisionKind("knight_landing"))
        rules.add_action(LandKnight(self, rules), "knight_landing")
        knights.add_to_parts(rules, TransferKnight(self, rules), ACTING_PARTS)
        knights.add_to_parts(rules, FightDragon(self, rules), ACTING_PARTS)

    # Ways

    def adjust_knight_step(self, kernel: Kernel, colour: i64, origin: i64, edge: i64, price: i64) -> i64:
        """Free inside the enchanted land, and nowhere out of it (TDEEL-39, TDEEL-46)."""
        if not self.land.is_inside(origin):
            return price
        return 1 if self.land.edges[edge] != 0 else CLOSED

    def adjust_knight_range(self, kernel: Kernel, colour: i64, origin: i64, steps: i64) -> i64:
        return FREE_STEPS if self.land.is_inside(origin) else steps

    def adjust_knight_end(self, kernel: Kernel, colour: i64, origin: i64, vertex: i64, may: bool) -> bool:
        """Inside on no coast, and from outside nowhere inside: only a transfer leads there (TDEEL-48, TDEEL-81)."""
        if self.land.is_inside(origin):
            return may and self.land.vertices[vertex] == INLAND
        return may and not self.land.is_inside(vertex)

    def adjust_knight_retreats(self, kernel: Kernel, colour: i64, origin: i64, places: vec[i64]) -> None:
        """Any free vertex of the enchanted land, the coast too (TDEEL-51, TDEEL-52)."""
        if self.land.is_inside(origin):
            for vertex in range(len(places)):
                places[vertex] = 1 if self.land.is_inside(vertex) else 0

    def adjust_knight_retreat_decider(
        self, kernel: Kernel, colour: i64, origin: i64, displacer: i64, decider: i64
    ) -> i64:
        return displacer if self.land.is_inside(origin) else decider

    # What holds for a knight that is far from home

    def adjust_knight_tied(self, kernel: Kernel, vertex: i64, tied: bool) -> bool:
        """It needs no connection (TDEEL-84)."""
        return tied and not self.land.is_inside(vertex)

    def adjust_knight_target(self, kernel: Kernel, seat: i64, vertex: i64, by_card: bool, may: bool) -> bool:
        """Deserter and intrigue do not reach it (TDEEL-72, CKS-54)."""
        return may and not (by_card and self.land.is_inside(vertex))

    def adjust_knight_defends(self, kernel: Kernel, vertex: i64, defends: bool) -> bool:
        """Neither in the enchanted land nor amid the sea (TDEEL-69, TDEEL-70, CKS-54)."""
        return defends and not self.land.is_inside(vertex) and touches_land(kernel, vertex)

    def notice_knight_stands(self, kernel: Kernel, colour: i64, origin: i64, vertex: i64) -> None:
        """Keep where the hunter of a seat is, and that it was transferred, even if it is lost (TDEEL-38, TDEEL-75)."""
        own = self.scenario.own
        if vertex != NOWHERE and self.land.is_inside(vertex):
            own.hunter.set(kernel, colour, vertex)
            if own.transferred.of(kernel, colour) == 0:
                own.transferred.set(kernel, colour, 1)
                kernel.log.emit(TRANSFERRED, colour, vertex)
        elif origin != NOWHERE and self.land.is_inside(origin):
            own.hunter.set(kernel, colour, NOWHERE)

    def add_progress(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        """A knight that is about to land counts as a hunter, so that the first half of a transfer is worth its end."""
        hunter = self.scenario.own.hunter.of(kernel, seat)
        if hunter == NOWHERE and kernel.top_kind() is self.landing and kernel.top().seat == seat:
            hunter = kernel.top().a
        strength: i64 = self.knights.knight.of(kernel, hunter) if hunter != NOWHERE else 0
        active: i64 = self.knights.active.of(kernel, hunter) if hunter != NOWHERE else 0
        tell_hunt(kernel, self.scenario, seat, hunter, strength, active, progress)


# Crossing the sea


def landings(kernel: Kernel, hunters: DragonHunters, seat: i64, origin: i64) -> vec[i64]:
    """Where the knight on a vertex may be transferred to: 1 for each vertex (TDEEL-35, TDEEL-36, TDEEL-41 to TDEEL-44).

    Its way is that of any knight; only where it may end is another question.
    """
    own = hunters.knights
    walk = KnightWalk(kernel, own, seat, origin)
    strength = own.knight.of(kernel, origin)
    places = zeros(kernel.topology.vertices)
    for i in range(walk.count):
        vertex = walk.reached[i]
        if hunters.land.vertices[vertex] == COAST:
            if kernel.state.vertex_owner[vertex] == seat:
                open_beside(kernel, hunters, vertex, places)
            elif is_vacant(kernel, own, vertex) or (
                is_weaker(kernel, own, seat, strength, vertex) and is_target(kernel, seat, vertex, False)
            ):
                places[vertex] = 1
    return places


def open_beside(kernel: Kernel, hunters: DragonHunters, vertex: i64, places: vec[i64]) -> None:
    """Where an own settlement stands, the free coastal vertices beside it (TDEEL-40)."""
    topology = kernel.topology
    for slot in range(topology.spokes * vertex, topology.spokes * (vertex + 1)):
        beside = topology.vertex_vertex[slot]
        if beside >= 0 and hunters.land.vertices[beside] == COAST and is_vacant(kernel, hunters.knights, beside):
            places[beside] = 1


class TransferKnight(ReadyKnightAction):
    """Say which ready knight crosses to the enchanted land; where it lands is asked next (TDEEL-35, TDEEL-45)."""

    def __init__(self, hunters: DragonHunters, rules: Rules) -> None:
        super().__init__("transfer_knight", hunters.knights)
        self.hunters = hunters
        self.landing = hunters.landing

    def is_possible(self, kernel: Kernel, seat: i64) -> bool:
        transferred = self.hunters.scenario.own.transferred.of(kernel, seat) != 0
        return not transferred and reaches_coast(kernel, self.hunters.land, seat)

    def suits(self, kernel: Kernel, seat: i64, vertex: i64) -> bool:
        if not is_ready(kernel, self.own, vertex):
            return False
        places = landings(kernel, self.hunters, seat, vertex)
        for i in range(len(places)):
            if places[i] != 0:
                return True
        return False

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.ask(self.landing, seat, a)

    def why_not(self, kernel: Kernel, seat: i64, vertex: i64) -> Reason:
        if self.hunters.scenario.own.transferred.of(kernel, seat) != 0:
            return ONE_TRANSFER.of()
        if not is_ready(kernel, self.own, vertex):
            return why_not_ready(kernel, self.own, vertex)
        return NO_LANDING.of()


class LandKnight(ActionKind):
    """Go ashore, inactive, and displace who is weaker; a of the decision: where from (TDEEL-37, TDEEL-44)."""

    def __init__(self, hunters: DragonHunters, rules: Rules) -> None:
        super().__init__("land_knight", "vertex", Domain(int(rules.topology.vertices)), manner=Manner(preview="knight"))
        self.hunters = hunters

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        places = landings(kernel, self.hunters, seat, decision.a)
        for vertex in range(len(places)):
            if places[vertex] != 0:
                codes.put(self, vertex)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        own = self.hunters.knights
        origin = kernel.top().a
        kernel.answered()
        deactivate(kernel, own, origin)
        if is_vacant(kernel, own, a):
            shift_knight(kernel, own, origin, a)
        else:
            drive_out(kernel, own, seat, a, origin)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NO_LANDING.of()


# Fighting


class FightDragon(KnightAction):
    """Turn over the dragon below a ready knight: as many flags as it is strong at most, and it is beaten (TDEEL-55 to
    TDEEL-66)."""

    def __init__(self, hunters: DragonHunters, rules: Rules) -> None:
        super().__init__("fight_dragon", hunters.knights)
        self.dragons = hunters.scenario.own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        """A seat has one hunter at most, and it is known where that stands."""
        hunter = self.dragons.hunter.of(kernel, seat)
        if hunter != NOWHERE and self.suits(kernel, seat, hunter):
            codes.put(self, hunter)

    def suits(self, kernel: Kernel, seat: i64, vertex: i64) -> bool:
        there = self.dragons.flags(kernel, vertex) != 0 and is_ready(kernel, self.own, vertex)
        return there and not self.is_hopeless(kernel, seat, vertex)

    def is_hopeless(self, kernel: Kernel, seat: i64, vertex: i64) -> bool:
        """Whether a lost fight has shown that the knight has to be promoted first (TDEEL-66, TDEEL-67)."""
        known = not self.dragons.dragons.is_unknown(kernel, seat, vertex)
        return known and self.dragons.flags(kernel, vertex) > self.own.knight.of(kernel, vertex)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        own = self.dragons
        flags = own.flags(kernel, a)
        deactivate(kernel, self.own, a)
        if self.own.knight.of(kernel, a) >= flags:
            own.win_tile(kernel, seat, a)
            kernel.log.emit(BEATEN, seat, a, flags - 1)
        else:
            own.dragons.turn_up(kernel, a)
            kernel.log.emit(UNBEATEN, seat, a, flags - 1)

    def why_not(self, kernel: Kernel, seat: i64, vertex: i64) -> Reason:
        if self.dragons.flags(kernel, vertex) == 0:
            return NO_DRAGON_AT_VERTEX.of()
        if not is_ready(kernel, self.own, vertex):
            return why_not_ready(kernel, self.own, vertex)
        return DRAGON_TOO_STRONG.of()
