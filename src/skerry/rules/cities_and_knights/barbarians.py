"""The barbarians: their ship, their landing, who is honoured and who loses a city."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.topology import NOWHERE
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.event import EventKind
from skerry.engine.robbing import put_this_robber, robber_place, set_robber
from skerry.engine.state import NOBODY, OFF_BOARD
from skerry.reason import Reason, ReasonKind
from skerry.rules.cities_and_knights.cities import cities_of, is_plain_city, pillage, plain_cities_of
from skerry.rules.cities_and_knights.knights import set_active
from skerry.rules.cities_and_knights.tables import LANDING

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.own import CitiesOwn

SHIP_ADVANCED: Final = EventKind("barbarians_advanced", "step:number", english="the barbarians sail to step {step}")
ATTACKED: Final = EventKind(
    "barbarians_attacked",
    "strength:number defence:number winner:barbarians|knights",
    english="{strength} barbarians attack and knights of {defence} defend, the {winner} win",
)
DEFENDER: Final = EventKind("defender_honoured", "seat:seat", english="{seat} defended best and earns a point")

CITY_TO_LOSE: Final = ReasonKind("city_to_lose", "the barbarians pillage one of your cities that has no metropolis")


def declare_barbarians(rules: Rules, own: CitiesOwn) -> None:
    rules.add_decision(DecisionKind("lose_city"))
    rules.add_decision(RavageSeat())
    rules.add_action(LoseCity(rules, own), "lose_city")


def barbarian_strength(kernel: Kernel) -> i64:
    """As many as there are cities, a metropolis counted once (CK-158)."""
    strength: i64 = 0
    for seat in range(kernel.state.seats):
        strength += cities_of(kernel, seat)
    return strength


def contributions(kernel: Kernel, own: CitiesOwn) -> vec[i64]:
    """By seat: the strengths of all active knights; none may be held back (CK-160, CK-161)."""
    kept = kernel.state.kept
    given = zeros(kernel.state.seats)
    for seat in range(kernel.state.seats):
        vertex = own.muster.first(kernel, seat)
        while vertex != NOWHERE:
            if defends(kernel, own, vertex):
                given[seat] += kept[own.knight.at + vertex]
            vertex = own.muster.after(kernel, vertex)
    return given


def defends(kernel: Kernel, own: CitiesOwn, vertex: i64) -> bool:
    """Whether a knight stands on a vertex that counts in the attack, and sleeps after it (CK-160, CK-180)."""
    return kernel.state.kept[own.active.at + vertex] != 0 and would_defend(kernel, vertex)


def would_defend(kernel: Kernel, vertex: i64) -> bool:
    """Whether an active knight counts where this one stands."""
    counts = True
    for module in kernel.rules.adjust_knight_defends:
        counts = module.adjust_knight_defends(kernel, vertex, counts)
    return counts


def advance_ship(kernel: Kernel, own: CitiesOwn) -> None:
    """One step; at the landing the attack comes at once (CK-037, CK-157)."""
    own.ship.change(kernel, 0, 1)
    kernel.log.emit(SHIP_ADVANCED, own.ship.of(kernel))
    if own.ship.of(kernel) == LANDING:
        attack(kernel, own)


def attack(kernel: Kernel, own: CitiesOwn) -> None:
    """Compare, honour or pillage, send everybody home (CK-162, CK-180, CK-181)."""
    strength = barbarian_strength(kernel)
    given = contributions(kernel, own)
    defence: i64 = 0
    for seat in range(len(given)):
        defence += given[seat]
    kernel.log.emit(ATTACKED, strength, defence, 1 if defence >= strength else 0)
    own.ship.put(kernel, 0)
    own.attacks.change(kernel, 0, 1)
    for colour in range(kernel.state.colours):
        vertex = own.muster.first(kernel, colour)
        while vertex != NOWHERE:
            if defends(kernel, own, vertex):
                set_active(kernel, own, vertex, 0)
            vertex = own.muster.after(kernel, vertex)
    if own.attacks.of(kernel) == 1:
        unlock_robbers(kernel, own)
    if defence >= strength:
        honour(kernel, own, given)
    else:
        ravage(kernel, own, given)


def lock_robbers(kernel: Kernel, own: CitiesOwn) -> None:
    """Until the first attack every robber waits beside the board, where it blocks nothing (CK-027, CK-076)."""
    for robber in range(kernel.rules.robbers):
        own.robber_start.set(kernel, robber, robber_place(kernel, robber))
        set_robber(kernel, robber, OFF_BOARD)


def unlock_robbers(kernel: Kernel, own: CitiesOwn) -> None:
    """Each stands where it was put at the start, and one that starts beside the board stays there (CK-077, CK-299)."""
    for robber in range(kernel.rules.robbers):
        start = own.robber_start.of(kernel, robber)
        if start != OFF_BOARD:
            put_this_robber(kernel, kernel.state.active, robber, start)
            own.robber_start.set(kernel, robber, OFF_BOARD)
    for module in kernel.rules.notice_robber_unlocked:
        module.notice_robber_unlocked(kernel)


def honour(kernel: Kernel, own: CitiesOwn, given: vec[i64]) -> None:
    """A sole best defender gets a point, several a progress card each (CK-163, CK-164, CK-168)."""
    most: i64 = 0
    best: i64 = NOBODY
    leaders: i64 = 0
    for seat in range(len(given)):
        if given[seat] > most:
            most = given[seat]
            best = seat
            leaders = 1
        elif given[seat] == most:
            leaders += 1
    if most == 0:
        return
    if leaders == 1:
        own.defender.gain(kernel, best, 1)
        kernel.log.emit(DEFENDER, best)
        return
    due = zeros(len(given))
    for seat in range(len(given)):
        if given[seat] == most:
            due[seat] = 1
    kernel.ask(kernel.rules.decision("trim_progress_hands"), kernel.state.active)
    kernel.ask_in_turn(kernel.rules.decision("choose_deck"), due)


def ravage(kernel: Kernel, own: CitiesOwn, given: vec[i64]) -> None:
    """Of those who can lose a city, everybody who gave least loses one, in turn order (CK-169 to CK-174)."""
    least: i64 = NOBODY
    for seat in range(len(given)):
        if plain_cities_of(kernel, own, seat) > 0 and (least == NOBODY or given[seat] < least):
            least = given[seat]
    losing = zeros(len(given))
    for seat in range(len(given)):
        if plain_cities_of(kernel, own, seat) > 0 and given[seat] == least:
            losing[seat] = 1
    kernel.ask_in_turn(kernel.rules.decision("ravage_seat"), losing)


class RavageSeat(Step):
    """A seat loses its only city that can be lost, or says which (CK-173)."""

    def __init__(self) -> None:
        super().__init__("ravage_seat")

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        kernel.ask_or_act(kernel.rules.decision("lose_city"), decision.seat)


class LoseCity(ActionKind):
    """Say which of one's cities without metropolis is pillaged (CK-173)."""

    def __init__(self, rules: Rules, own: CitiesOwn) -> None:
        super().__init__("lose_city", "vertex", Domain(int(rules.topology.vertices)))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for vertex in range(kernel.topology.vertices):
            if is_plain_city(kernel, self.own, seat, vertex):
                codes.put(self, vertex)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        pillage(kernel, self.own, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return CITY_TO_LOSE.of()
