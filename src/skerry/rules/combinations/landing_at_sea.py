"""Barbarians that land on one of several islands (BARBSEA-05 to BARBSEA-07, BARBSEA-77 to BARBSEA-80).

The coast of that island may lack numbers or show one of them more than once; which answer a scenario has to that is
said by the recipe of its board. Whoever builds elsewhere brings them to that coast all the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.module import Module
from skerry.engine.state import OFF_BOARD
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.barbarian_attack.conquest import has_room
from skerry.rules.traders_and_barbarians.barbarian_attack.landing import Landing
from skerry.rules.traders_and_barbarians.barbarian_attack.module import BarbarianAttack
from skerry.rules.traders_and_barbarians.barbarian_attack.tables import LANDINGS

if TYPE_CHECKING:
    from skerry.board.setup import BoardSetup
    from skerry.engine.kernel import Kernel
    from skerry.engine.randomness import Randomness
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn

# What the recipe of a board says of a number that several landing hexes show.
FEWEST: Final = "fewest"
ALL: Final = "all"

NUMBERS: Final = range(2, 13)

NO_LANDING_THERE: Final = ReasonKind(
    "no_landing_there", "the barbarian lands on a hex of the number rolled that is open to it"
)


class LandingAtSea(Module):
    """One island for barbarians and knights, and neither robber nor pirate."""

    own: BarbarianOwn

    def __init__(self) -> None:
        super().__init__("landing_at_sea")

    def declare(self, rules: Rules) -> None:
        self.own = cast(BarbarianAttack, rules.module("barbarian_attack")).own
        self.own.keeps_to_castle = True
        choosing = rules.add_decision(DecisionKind("choose_landing"))
        rules.add_action(LandBarbarian(rules, self.own), "choose_landing")
        same_number = rules.board.recipe.last("landing").get("same_number")
        if same_number == FEWEST:
            self.own.landing = LandingOnFewest(choosing)
        elif same_number == ALL:
            self.own.landing = LandingOnAll(choosing)
        else:
            self.own.landing = IslandLanding()

    def tune(self, rules: Rules) -> None:
        """The pirate of a seven is out of the game, the fleet of a scenario is not (BARBSEA-05, BARBSEA-76)."""
        rules.has_pirate = False

    def setup_features(self, setup: BoardSetup, random: Randomness) -> None:
        setup.robber = OFF_BOARD


def shows(kernel: Kernel, hex_: i64, number: i64) -> bool:
    return kernel.state.numbers[hex_] >> number & 1 != 0


class IslandLanding(Landing):
    """A result that no landing hex shows is rolled again, while there are as many that one does (BARBSEA-78)."""

    def results(self, kernel: Kernel, own: BarbarianOwn) -> i64:
        return min(LANDINGS, len([number for number in NUMBERS if self.counts(kernel, own, number)]))

    def counts(self, kernel: Kernel, own: BarbarianOwn, number: i64) -> bool:
        return own.hex_of(kernel, number) >= 0


class LandingOnFewest(IslandLanding):
    """One barbarian, on the hex of the number that holds fewest (BARBSEA-22, BARBSEA-57, BARBSEA-72)."""

    def __init__(self, choosing: DecisionKind) -> None:
        self.choosing = choosing

    def hexes(self, kernel: Kernel, own: BarbarianOwn, number: i64) -> list[int]:
        open_ = open_hexes(kernel, own, number)
        fewest = min([int(own.barbarians.of(kernel, hex_)) for hex_ in open_], default=0)
        return [hex_ for hex_ in open_ if own.barbarians.of(kernel, hex_) == fewest]

    def bring(self, kernel: Kernel, own: BarbarianOwn, seat: i64, hexes: list[int]) -> None:
        choose_among(kernel, own, self.choosing, seat, hexes, 1)


class LandingOnAll(IslandLanding):
    """One barbarian on each hex of the number that has room, as far as they go (BARBSEA-42)."""

    def __init__(self, choosing: DecisionKind) -> None:
        self.choosing = choosing

    def hexes(self, kernel: Kernel, own: BarbarianOwn, number: i64) -> list[int]:
        return open_hexes(kernel, own, number)

    def bring(self, kernel: Kernel, own: BarbarianOwn, seat: i64, hexes: list[int]) -> None:
        choose_among(kernel, own, self.choosing, seat, hexes, min(own.supply(kernel), len(hexes)))


def open_hexes(kernel: Kernel, own: BarbarianOwn, number: i64) -> list[int]:
    """The landing hexes with a number that have room."""
    return [int(hex_) for hex_ in own.coast if shows(kernel, hex_, number) and has_room(kernel, own, hex_)]


def choose_among(
    kernel: Kernel, own: BarbarianOwn, choosing: DecisionKind, seat: i64, hexes: list[int], barbarians: i64
) -> None:
    """So many barbarians, each on another of the hexes; the roller says on which if not on all (BARBSEA-42)."""
    if barbarians == len(hexes):
        for hex_ in hexes:
            own.reserve.send(kernel, own, seat, hex_)
        return
    kernel.ask(choosing, seat, bits_of(own, hexes), barbarians)


def bits_of(own: BarbarianOwn, hexes: list[int]) -> i64:
    """A bit for each place of the coast that is among the hexes."""
    one: i64 = 1
    bits: i64 = 0
    for place in range(len(own.coast)):
        if int(own.coast[place]) in hexes:
            bits |= one << place
    return bits


def hexes_of(own: BarbarianOwn, bits: i64) -> list[int]:
    return [int(own.coast[place]) for place in range(len(own.coast)) if bits >> place & 1 != 0]


class LandBarbarian(ActionKind):
    """Say where a barbarian lands; a of the decision: among which places of the coast, b: how many land there."""

    def __init__(self, rules: Rules, own: BarbarianOwn) -> None:
        super().__init__("land_barbarian", "hex", Domain(int(rules.topology.hexes)))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for hex_ in hexes_of(self.own, decision.a):
            codes.put(self, hex_)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        asked = kernel.answered()
        if asked.b > 1:
            left = [hex_ for hex_ in hexes_of(self.own, asked.a) if hex_ != a]
            choose_among(kernel, self.own, kernel.rules.decision("choose_landing"), seat, left, asked.b - 1)
        self.own.reserve.send(kernel, self.own, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NO_LANDING_THERE.of()
