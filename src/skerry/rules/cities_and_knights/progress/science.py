"""The green cards: what answers their questions, and those that ask none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.terrain import FOG
from skerry.engine.action import OPERAND_MASK, OPERAND_SHIFT, ActionKind, Codes, Domain, Price
from skerry.engine.cards import can_pay, gain, pay_cost, shortfall
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.event import EventKind
from skerry.engine.placement import build, city_fits, has_building_at, in_supply
from skerry.engine.shown import shown
from skerry.rules.cities_and_knights.cities import PlaceWall, has_sideways, raise_city
from skerry.rules.cities_and_knights.improvements import Improve
from skerry.rules.cities_and_knights.knight_actions import (
    KnightAction,
    may_be_promoted,
    promote_and_tell,
    why_no_promotion,
)
from skerry.rules.cities_and_knights.progress.card import ProgressCard
from skerry.rules.cities_and_knights.tables import FIXED_NUMBERS, MEDICINE_COST, SMITH_KNIGHTS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.slice import CitiesSlice, CitiesSlot

DICE_SET: Final = EventKind("dice_set", "seat:seat red:number yellow:number", chooses="rolled")
NUMBERS_SWAPPED: Final = EventKind("numbers_swapped", "first:hex second:hex")


def declare_science(rules: Rules, at: CitiesSlot) -> None:
    for name in ("set_dice", "crane", "engineer", "inventor", "medicine"):
        rules.add_decision(DecisionKind(name))
    smith = DecisionKind("smith")
    smith.may_lapse = True
    rules.add_decision(smith)
    rules.add_action(SetDice(at), "set_dice")
    rules.add_action(Improve("improve_with_crane", at, 1), "crane")
    rules.add_action(PlaceWall(rules, at), "engineer")
    rules.add_action(SwapNumber(rules), "inventor")
    rules.add_action(HealSettlement(rules, at), "medicine")
    promoting = SmithKnight(rules, at)
    rules.add_action(promoting, "smith")
    rules.add_action(FinishSmith(promoting), "smith")


class Alchemist(ProgressCard):
    """Both production dice are set before the roll, once a turn (CK-192 to CK-195)."""

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        # Of two rolls only the first can be set (TWOCK-44).
        return kernel.state.rolls == 0 and self.at.of(kernel).alchemist_turn != kernel.state.turn

    def play(self, kernel: Kernel, seat: i64) -> None:
        self.at.of(kernel).alchemist_turn = kernel.state.turn
        kernel.ask(kernel.rules.decision("set_dice"), seat)


class Pips(Domain):
    """A side of a die."""

    def __init__(self) -> None:
        super().__init__(6)

    def to_json(self, value: int) -> object:
        return value + 1

    def from_json(self, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= self.count:
            raise ValueError(f"{shown(value)} is no side of a die")
        return value - 1


class SetDice(ActionKind):
    """Set the red and the yellow die (CK-192)."""

    def __init__(self, at: CitiesSlot) -> None:
        super().__init__("set_dice", "red", Pips(), "yellow", Pips())
        self.at = at

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for red in range(6):
            for yellow in range(6):
                codes.put(self, red, yellow)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        own = self.at.of(kernel)
        kernel.answered()
        own.set_red = a + 1
        own.set_yellow = b + 1
        kernel.log.emit(DICE_SET, seat, a + 1, b + 1)


# Inventor


def token_moves(kernel: Kernel, hex_: i64) -> bool:
    """Whether a hex has a token that all can see and whose numbers may be swapped (CK-201, CK-204)."""
    numbers = kernel.state.numbers[hex_]
    if numbers == 0 or kernel.state.terrain[hex_] == FOG:
        return False
    for fixed in FIXED_NUMBERS:
        if numbers >> fixed & 1:
            return False
    return True


class SwapNumber(ActionKind):
    """Choose one token, then a different one that it changes places with (CK-201 to CK-204).

    a of the decision: the first hex and one more, 0 while there is none.
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__("swap_number", "hex", Domain(int(rules.topology.hexes)))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        numbers = kernel.state.numbers
        different = False
        first = decision.a - 1
        start = codes.count
        for hex_ in range(kernel.topology.hexes):
            if token_moves(kernel, hex_) and (first < 0 or numbers[hex_] != numbers[first]):
                codes.put(self, hex_)
                different = different or numbers[hex_] != numbers[(codes.items[start] >> OPERAND_SHIFT) & OPERAND_MASK]
        if first < 0 and not different:
            codes.count = start

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        first = kernel.top().a - 1
        kernel.answered()
        if first < 0:
            kernel.ask(kernel.rules.decision("inventor"), seat, a + 1)
            return
        numbers = kernel.state.numbers
        moved = numbers[first]
        numbers[first] = numbers[a]
        numbers[a] = moved
        kernel.log.emit(NUMBERS_SWAPPED, first, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        if token_moves(kernel, (code >> OPERAND_SHIFT) & OPERAND_MASK):
            return "two equal numbers cannot be swapped"
        return "only open tokens can be swapped, and never a 2, 6, 8 or 12"


class Harvest(ProgressCard):
    """Two cards for each hex of a terrain at one's buildings, robber or not (CK-205 to CK-209)."""

    def __init__(self, at: CitiesSlot, name: str, track: int, count: int, terrain: int) -> None:
        super().__init__(at, name, track, count)
        # The number of such a terrain is also that of its resource.
        self.terrain: i64 = terrain

    def hexes(self, kernel: Kernel, seat: i64) -> i64:
        count: i64 = 0
        for hex_ in range(kernel.topology.hexes):
            if kernel.state.terrain[hex_] == self.terrain and has_building_at(kernel, seat, hex_):
                count += 1
        return count

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        return kernel.state.bank[self.terrain] > 0 and self.hexes(kernel, seat) > 0

    def play(self, kernel: Kernel, seat: i64) -> None:
        due = 2 * self.hexes(kernel, seat)
        left = kernel.state.bank[self.terrain]
        gain(kernel, seat, self.terrain, due if due < left else left)


class HealSettlement(ActionKind):
    """A city for two ore and a grain: say which settlement; a sideways city comes first (CK-177, CK-210, CK-211)."""

    def __init__(self, rules: Rules, at: CitiesSlot) -> None:
        super().__init__("heal_settlement", "vertex", Domain(int(rules.topology.vertices)))
        self.at = at
        self.cost: vec[i64] = zeros(0)

    def price(self, kernel: Kernel) -> vec[i64]:
        if len(self.cost) == 0:
            self.cost = kernel.rules.cost_table([MEDICINE_COST])
        return self.cost

    def fits(self, kernel: Kernel, own: CitiesSlice, seat: i64, vertex: i64) -> bool:
        if own.sideways[vertex] != 0:
            return kernel.state.vertex_owner[vertex] == seat
        return in_supply(kernel, seat, kernel.rules.city) and city_fits(kernel, seat, vertex)

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if can_pay(kernel, seat, self.price(kernel), 0):
            own = self.at.of(kernel)
            for vertex in range(kernel.topology.vertices):
                if self.fits(kernel, own, seat, vertex):
                    codes.put(self, vertex)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        pay_cost(kernel, seat, self.price(kernel), 0)
        if self.at.of(kernel).sideways[a] != 0:
            raise_city(kernel, self.at, seat, a)
        else:
            build(kernel, seat, kernel.rules.city, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        if not can_pay(kernel, seat, self.price(kernel), 0):
            return f"the city costs {shortfall(kernel, seat, self.price(kernel), 0)} more than you hold"
        if has_sideways(kernel, self.at.of(kernel), seat):
            return "your sideways city must be raised first"
        return "a city replaces one of your own settlements"

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(MEDICINE_COST)


# Smith


class SmithKnight(KnightAction):
    """Promote a knight free of charge; a of the decision: how many still can be (CK-216, CK-217)."""

    def __init__(self, rules: Rules, at: CitiesSlot) -> None:
        super().__init__("smith_knight", rules, at)

    def suits(self, kernel: Kernel, own: CitiesSlice, seat: i64, vertex: i64) -> bool:
        return may_be_promoted(kernel, self.at, vertex)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.count_down()
        promote_and_tell(kernel, self.at, a)

    def why_not(self, kernel: Kernel, own: CitiesSlice, seat: i64, vertex: i64) -> str:
        return why_no_promotion(kernel, self.at, vertex)


class FinishSmith(ActionKind):
    """Leave it at one."""

    def __init__(self, promoting: SmithKnight) -> None:
        super().__init__("finish_smith")
        self.promoting = promoting

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        # Listed only beside a second promotion, so that the question can fall away.
        if decision.a < SMITH_KNIGHTS and self.promoting.has_legal(kernel, seat, decision):
            codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        return "at least one knight must be promoted"
