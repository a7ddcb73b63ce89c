"""Barbarians that are moved: away from some hexes, and to others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.event import EventKind
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.barbarian_attack.conquest import has_room, land, leave
from skerry.rules.traders_and_barbarians.barbarian_attack.tables import TREASON_MOVES

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn

LEFT: Final = EventKind("barbarian_left", "seat:seat hex:hex", english="{seat} takes a barbarian off {hex}")

NO_ORIGIN: Final = ReasonKind(
    "no_barbarian_to_move", "choose a hex with a barbarian that can go somewhere, and none chosen before"
)
NO_DESTINATION: Final = ReasonKind(
    "no_room_for_barbarian",
    "the barbarian goes to a hex with fewer than three that is open to it, and to none chosen before",
)

# Four places are chosen at most, two for each barbarian.
CHOSEN_BITS: Final = 15
CHOSEN_MASK: Final = (1 << CHOSEN_BITS) - 1


def declare_treason(rules: Rules, own: BarbarianOwn) -> None:
    rules.add_decision(DecisionKind("take_barbarian"))
    rules.add_action(TakeBarbarian(rules, own), "take_barbarian")
    rules.add_action(PutBarbarian(rules, own), "put_barbarian")


def begin_treason(kernel: Kernel, own: BarbarianOwn, seat: i64) -> None:
    """Two barbarians, from two hexes where there are so many, else out of the supply (BARB-69, BARB-70)."""
    held: i64 = 0
    for place in range(len(own.places)):
        if own.barbarians.has(kernel, own.places[place]):
            held += 1
    moves: i64 = min(held, TREASON_MOVES)
    go_on(kernel, own, seat, 0, moves, min(TREASON_MOVES - moves, own.supply(kernel)))


def go_on(kernel: Kernel, own: BarbarianOwn, seat: i64, closed: i64, moves: i64, landings: i64) -> None:
    """Ask for the next barbarian, while one is to be moved or to land and has a place to go to (BARB-71).

    `closed`: the places that were chosen already.
    """
    if moves > 0 and has_move(kernel, own, closed):
        kernel.ask(kernel.rules.decision("take_barbarian"), seat, closed, moves, landings)
    elif landings > 0 and has_destination(kernel, own, closed):
        kernel.ask(own.putting, seat, closed, 0, landings - 1)
        own.reserve.take_up(kernel, own, seat)


# Which places are left. Those that were chosen are numbers one after another, each one higher than the place.


def is_open(closed: i64, place: i64) -> bool:
    while closed != 0:
        if closed & CHOSEN_MASK == place + 1:
            return False
        closed >>= CHOSEN_BITS
    return True


def shut(closed: i64, place: i64) -> i64:
    return closed << CHOSEN_BITS | (place + 1)


def place_of(own: BarbarianOwn, hex_: i64) -> i64:
    place: i64 = 0
    while own.places[place] != hex_:
        place += 1
    return place


def has_destination(kernel: Kernel, own: BarbarianOwn, closed: i64) -> bool:
    for place in range(len(own.places)):
        if is_open(closed, place) and has_room(kernel, own, own.places[place]):
            return True
    return False


def has_move(kernel: Kernel, own: BarbarianOwn, closed: i64) -> bool:
    """Whether a barbarian on an open place could go to another one."""
    for place in range(len(own.places)):
        if is_open(closed, place) and own.barbarians.has(kernel, own.places[place]):
            if has_destination(kernel, own, shut(closed, place)):
                return True
    return False


def goes_on_after(kernel: Kernel, own: BarbarianOwn, closed: i64, moves: i64, landings: i64) -> bool:
    """Whether what is still to be done is possible with these places closed."""
    if moves > 0:
        return has_move(kernel, own, closed)
    return landings == 0 or has_destination(kernel, own, closed)


def destinations(kernel: Kernel, own: BarbarianOwn, closed: i64, moves: i64, landings: i64) -> list[int]:
    """The hexes that a barbarian may go to: those after which the rest can be done too, if there are any (BARB-72)."""
    places = [
        place for place in range(len(own.places)) if is_open(closed, place) and has_room(kernel, own, own.places[place])
    ]
    best = [place for place in places if goes_on_after(kernel, own, shut(closed, place), moves, landings)]
    return [int(own.places[place]) for place in best or places]


class TakeBarbarian(ActionKind):
    """Take a barbarian off a hex; a of the decision: closed places, b: moves left, this one included, c: landings."""

    def __init__(self, rules: Rules, own: BarbarianOwn) -> None:
        super().__init__("take_barbarian", "hex", Domain(int(rules.topology.hexes)))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        origins = self.origins(kernel, decision, True) or self.origins(kernel, decision, False)
        for hex_ in origins:
            codes.put(self, hex_)

    def origins(self, kernel: Kernel, decision: Decision, in_full: bool) -> list[int]:
        """Hexes that a barbarian can leave for another, or those after which the rest can be done too."""
        own = self.own
        found: list[int] = []
        for place in range(len(own.places)):
            if not is_open(decision.a, place) or not own.barbarians.has(kernel, own.places[place]):
                continue
            closed = shut(decision.a, place)
            for goal in range(len(own.places)):
                if is_open(closed, goal) and has_room(kernel, own, own.places[goal]):
                    if not in_full or goes_on_after(kernel, own, shut(closed, goal), decision.b - 1, decision.c):
                        found.append(int(own.places[place]))
                        break
        return found

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        asked = kernel.answered()
        kernel.log.emit(LEFT, seat, a)
        kernel.ask(self.own.putting, seat, shut(asked.a, place_of(self.own, a)), asked.b - 1, asked.c)
        leave(kernel, self.own, seat, a, 1)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NO_ORIGIN.of()


class PutBarbarian(ActionKind):
    """Say where a barbarian goes; a of the decision: closed places, b: moves that follow, c: landings that follow."""

    def __init__(self, rules: Rules, own: BarbarianOwn) -> None:
        super().__init__("put_barbarian", "hex", Domain(int(rules.topology.hexes)))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for hex_ in destinations(kernel, self.own, decision.a, decision.b, decision.c):
            codes.put(self, hex_)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        asked = kernel.answered()
        go_on(kernel, self.own, seat, shut(asked.a, place_of(self.own, a)), asked.b, asked.c)
        land(kernel, self.own, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NO_DESTINATION.of()
