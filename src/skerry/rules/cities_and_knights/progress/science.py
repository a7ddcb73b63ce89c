"""The green cards: what answers their questions, and those that ask none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.arrays import put_in
from skerry.board.terrain import FOG
from skerry.board.tokens import HIGHEST, LOWEST
from skerry.engine.action import OPERAND_MASK, OPERAND_SHIFT, ActionKind, Codes, Domain, Price
from skerry.engine.building import CITY_SITE
from skerry.engine.cards import gain, in_bank
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.event import EventKind
from skerry.engine.manner import SAYS_NO, Manner
from skerry.engine.network import network_of
from skerry.engine.numbers import number_repeats, number_stands
from skerry.engine.placement import build, city_fits, has_building_at, in_supply
from skerry.engine.shown import shown
from skerry.reason import Reason, ReasonKind
from skerry.rules.cities_and_knights.cities import RAISE_FIRST, PlaceWall, has_sideways, raise_city
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
    from skerry.rules.cities_and_knights.own import CitiesOwn

DICE_SET: Final = EventKind(
    "dice_set",
    "seat:seat red:number yellow:number",
    chooses="rolled",
    english="{seat} sets the dice to {red} and {yellow}",
)
NUMBERS_SWAPPED: Final = EventKind(
    "numbers_swapped", "first:hex second:hex", english="the numbers on {first} and {second} change places"
)

EQUAL_NUMBERS: Final = ReasonKind("equal_numbers", "two equal numbers cannot be swapped")
FIXED_NUMBER: Final = ReasonKind("fixed_number", "only open tokens can be swapped, and never a 2, 6, 8 or 12")
NUMBER_DOES_NOT_COUNT: Final = ReasonKind(
    "number_does_not_count", "a {number:number} does not count here and cannot be set"
)
TOKEN_STAYS: Final = ReasonKind("token_stays", "the number of that hex has to stay where it is")
MEDICINE_TOO_DEAR: Final = ReasonKind("medicine_too_dear", "the city costs {missing:cards} more than you hold")
ONE_PROMOTION: Final = ReasonKind("at_least_one_promotion", "at least one knight must be promoted")


def declare_science(rules: Rules, own: CitiesOwn) -> None:
    for name in ("set_dice", "crane", "engineer", "inventor", "medicine"):
        rules.add_decision(DecisionKind(name))
    smith = DecisionKind("smith")
    smith.may_lapse = True
    rules.add_decision(smith)
    rules.add_action(SetDice(own), "set_dice")
    rules.add_action(Improve("improve_with_crane", own, 1), "crane")
    rules.add_action(PlaceWall(rules, own), "engineer")
    rules.add_action(SwapNumber(rules), "inventor")
    rules.add_action(HealSettlement(rules, own), "medicine")
    promoting = SmithKnight(own)
    rules.add_action(promoting, "smith")
    rules.add_action(FinishSmith(promoting), "smith")


class Alchemist(ProgressCard):
    """Both production dice are set before the roll, once a turn (CK-192 to CK-195)."""

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        # Of two rolls only the first can be set (TWOCK-44).
        return (
            kernel.state.rolls == 0
            and self.own.alchemist_turn.of(kernel) != kernel.state.turn
            and kernel.has_answer(kernel.rules.decision("set_dice"), seat)
        )

    def play(self, kernel: Kernel, seat: i64) -> None:
        self.own.alchemist_turn.put(kernel, kernel.state.turn)
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


def counts(kernel: Kernel, number: i64) -> bool:
    """Whether a total is one that would not be rolled again (TRADCK-18)."""
    return number_stands(kernel, number) and not number_repeats(kernel, number)


class SetDice(ActionKind):
    """Set the red and the yellow die to a total that counts (CK-192, TRADCK-18)."""

    def __init__(self, own: CitiesOwn) -> None:
        super().__init__("set_dice", "red", Pips(), "yellow", Pips())
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for red in range(6):
            for yellow in range(6):
                if counts(kernel, red + yellow + LOWEST):
                    codes.put(self, red, yellow)

    def has_legal(self, kernel: Kernel, seat: i64, decision: Decision) -> bool:
        for number in range(LOWEST, HIGHEST + 1):
            if counts(kernel, number):
                return True
        return False

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        self.own.set_red.put(kernel, a + 1)
        self.own.set_yellow.put(kernel, b + 1)
        kernel.log.emit(DICE_SET, seat, a + 1, b + 1)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NUMBER_DOES_NOT_COUNT.of(number=int(self.operand(code) + (code & OPERAND_MASK) + LOWEST))


# Inventor


def token_moves(kernel: Kernel, hex_: i64) -> bool:
    """Whether a hex has a token that may be swapped."""
    may = is_plain_token(kernel, hex_)
    for module in kernel.rules.adjust_token_moves:
        may = module.adjust_token_moves(kernel, hex_, may)
    return may


def is_plain_token(kernel: Kernel, hex_: i64) -> bool:
    """Whether a hex has a token that all can see and whose numbers are not fixed (CK-201, CK-204)."""
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

    def has_legal(self, kernel: Kernel, seat: i64, decision: Decision) -> bool:
        """Whether there are two different tokens, or one that differs from the first."""
        numbers = kernel.state.numbers
        first = decision.a - 1
        for hex_ in range(kernel.topology.hexes):
            if token_moves(kernel, hex_):
                if first < 0:
                    first = hex_
                elif numbers[hex_] != numbers[first]:
                    return True
        return False

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        first = kernel.top().a - 1
        kernel.answered()
        if first < 0:
            kernel.ask(kernel.rules.decision("inventor"), seat, a + 1)
            return
        numbers = kernel.state.numbers
        kernel.state.numbers = put_in(put_in(numbers, first, numbers[a]), a, numbers[first])
        kernel.log.emit(NUMBERS_SWAPPED, first, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        hex_ = self.operand(code)
        if token_moves(kernel, hex_):
            return EQUAL_NUMBERS.of()
        return TOKEN_STAYS.of() if is_plain_token(kernel, hex_) else FIXED_NUMBER.of()


class Harvest(ProgressCard):
    """Two cards for each hex of a terrain at one's buildings, robber or not (CK-205 to CK-209)."""

    def __init__(self, name: str, track: int, count: int, terrain: int) -> None:
        super().__init__(name, track, count)
        # The number of such a terrain is also that of its resource.
        self.terrain: i64 = terrain

    def hexes(self, kernel: Kernel, seat: i64) -> i64:
        count: i64 = 0
        for hex_ in range(kernel.topology.hexes):
            if kernel.state.terrain[hex_] == self.terrain and has_building_at(kernel, seat, hex_):
                count += 1
        return count

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        if in_bank(kernel, seat, self.terrain) <= 0:
            return False
        buildings = network_of(kernel, seat).buildings
        for i in range(len(buildings)):
            for slot in range(3):
                hex_ = kernel.topology.vertex_hex[3 * buildings[i] + slot]
                if hex_ >= 0 and kernel.state.terrain[hex_] == self.terrain:
                    return True
        return False

    def play(self, kernel: Kernel, seat: i64) -> None:
        due = 2 * self.hexes(kernel, seat)
        left = in_bank(kernel, seat, self.terrain)
        gain(kernel, seat, self.terrain, due if due < left else left)


class HealSettlement(ActionKind):
    """A city for two ore and a grain: say which settlement; a sideways city comes first (CK-177, CK-210, CK-211)."""

    def __init__(self, rules: Rules, own: CitiesOwn) -> None:
        super().__init__(
            "heal_settlement", "vertex", Domain(int(rules.topology.vertices)), manner=Manner(preview="city")
        )
        self.own = own
        self.cost = rules.add_cost(MEDICINE_COST)

    def fits(self, kernel: Kernel, seat: i64, vertex: i64) -> bool:
        """Whether this is the settlement, of a building of the seat."""
        if self.own.sideways.has(kernel, vertex):
            return True
        return in_supply(kernel, seat, kernel.rules.city) and city_fits(kernel, seat, vertex)

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if self.cost.can_pay(kernel, seat):
            buildings = network_of(kernel, seat).buildings
            for i in range(len(buildings)):
                if self.fits(kernel, seat, buildings[i]):
                    codes.put(self, buildings[i])

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        self.cost.pay(kernel, seat)
        if self.own.sideways.has(kernel, a):
            raise_city(kernel, self.own, seat, a)
        else:
            build(kernel, seat, kernel.rules.city, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        if not self.cost.can_pay(kernel, seat):
            return MEDICINE_TOO_DEAR.of(missing=self.cost.missing(kernel, seat))
        if has_sideways(kernel, self.own, seat):
            return RAISE_FIRST.of()
        return CITY_SITE.of()

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(self.cost.named)


# Smith


class SmithKnight(KnightAction):
    """Promote a knight free of charge; a of the decision: how many still can be (CK-216, CK-217)."""

    def __init__(self, own: CitiesOwn) -> None:
        super().__init__("smith_knight", own)

    def suits(self, kernel: Kernel, seat: i64, vertex: i64) -> bool:
        return may_be_promoted(kernel, self.own, vertex)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.count_down()
        promote_and_tell(kernel, self.own, a)

    def why_not(self, kernel: Kernel, seat: i64, vertex: i64) -> Reason:
        return why_no_promotion(kernel, self.own, vertex)


class FinishSmith(ActionKind):
    """Leave it at one."""

    def __init__(self, promoting: SmithKnight) -> None:
        super().__init__("finish_smith", manner=Manner(safe=SAYS_NO))
        self.promoting = promoting

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        # Listed only beside a second promotion, so that the question can fall away.
        if decision.a < SMITH_KNIGHTS and self.promoting.has_legal(kernel, seat, decision):
            codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return ONE_PROMOTION.of()
