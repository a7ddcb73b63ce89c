"""Actions: one int inside the engine, a readable value at its outer face.

Inside, an action is `kind << 54 | a << 27 | b`. Outside it is an `Action`: the name of its
kind and named operands, with a stable JSON form. Each config also numbers its enumerable
actions densely from 0, for learning agents.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from skerry.engine.errors import IllegalAction
from skerry.engine.manner import PLAIN, Manner
from skerry.engine.shown import shown
from skerry.engine.whole import is_whole
from skerry.reason import Reason, ReasonKind

if TYPE_CHECKING:
    from skerry.engine.decision import Decision
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

KIND_BITS: Final = 9
KINDS_MASK: Final = (1 << 9) - 1
KIND_SHIFT: Final = 54
OPERAND_SHIFT: Final = 27
OPERAND_MASK: Final = (1 << 27) - 1
OPERANDS_MASK: Final = (1 << 54) - 1
# Where the kind lies in the id of a free-form action, counted from the first id that is not dense.
ID_KIND_SHIFT: Final = 56

NOT_POSSIBLE: Final = ReasonKind("not_possible", "{action:action} is not possible now")

# Terms of a trade lie one deep; what comes from strangers may lie as deep as it likes.
DEEPEST_OPERAND: Final = 4


class Action:
    """An immutable value: a kind and its named operands."""

    def __init__(self, kind: str, operands: Mapping[str, object] | None = None) -> None:
        self._kind = kind
        # Nobody else holds this dictionary nor what lies in it.
        self._operands: dict[str, object] = {}
        if operands is not None:
            for name, value in operands.items():
                self._operands[name] = _copied(value, DEEPEST_OPERAND)

    @property
    def kind(self) -> str:
        return self._kind

    @property
    def operands(self) -> Mapping[str, object]:
        """To be read, not to be changed: lists are tuples here, and nothing can be put in."""
        return MappingProxyType({name: _frozen(value) for name, value in self._operands.items()})

    def operand(self, name: str) -> object:
        """One operand, or None where there is none of this name; cheaper than asking for all of them."""
        return _frozen(self._operands.get(name))

    def single(self, name: str) -> str:
        """The card where an operand is one card, as in {"wood": 1}, else nothing; cheaper than asking for its cards."""
        cards = self._operands.get(name)
        if isinstance(cards, dict) and len(cards) == 1:
            for card, count in cards.items():
                if count == 1 and isinstance(card, str):
                    return card
        return ""

    def to_json(self) -> dict[str, object]:
        told: dict[str, object] = {"kind": self._kind}
        for name, value in self._operands.items():
            told[name] = _copied(value, DEEPEST_OPERAND)
        return told

    @staticmethod
    def from_json(data: object) -> Action:
        if not isinstance(data, dict):
            raise IllegalAction(f"an action is a JSON object with a kind, not {type(data).__name__}")
        kind = data.get("kind")
        if not isinstance(kind, str):
            raise IllegalAction("an action needs a kind, a string")
        if not all(isinstance(name, str) for name in data):
            raise IllegalAction("the operands of an action are named by strings")
        return Action(kind, {str(name): value for name, value in data.items() if name != "kind"})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self._kind == other._kind and self._operands == other._operands

    def __hash__(self) -> int:
        return hash((self._kind, _fixed(self._operands)))

    def __repr__(self) -> str:
        try:
            inside = ", ".join([f"{name}={value}" for name, value in self._operands.items()])
        except ValueError:
            # A number with more digits than Python writes.
            inside = ", ".join([f"{name}={shown(value)}" for name, value in self._operands.items()])
        return f"{self._kind}({inside})"

    def __reduce__(self) -> tuple[type[Action], tuple[str, dict[str, object]]]:
        return Action, (self._kind, {name: _copied(value, DEEPEST_OPERAND) for name, value in self._operands.items()})


def own_action(kind: str, operands: dict[str, object]) -> Action:
    """An action that keeps the very dictionary it is made from: for the engine, which makes thousands."""
    action = Action(kind)
    action._operands = operands
    return action


def _fixed(value: object) -> object:
    """What lies in operands as something that has a hash."""
    if isinstance(value, dict):
        return frozenset([(name, _fixed(inner)) for name, inner in value.items()])
    if isinstance(value, list):
        return tuple([_fixed(inner) for inner in value])
    return value


def _copied(value: object, depth: int) -> object:
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, (dict, list, tuple, Mapping)) and depth == 0:
        raise IllegalAction("the operands of an action lie too deep in each other")
    if isinstance(value, (dict, Mapping)):
        return {name: _copied(inner, depth - 1) for name, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_copied(inner, depth - 1) for inner in value]
    return value


def _frozen(value: object) -> object:
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, dict):
        return MappingProxyType({name: _frozen(inner) for name, inner in value.items()})
    if isinstance(value, list):
        return tuple([_frozen(inner) for inner in value])
    return value


class Price:
    """What an action costs in cards; operands that it does not name make no difference."""

    def __init__(self, action: Action, cost: Mapping[str, int]) -> None:
        self.action: Final[Action] = action
        self.cost: Final[dict[str, int]] = dict(cost)

    def to_json(self) -> dict[str, object]:
        return {"action": self.action.to_json(), "cost": dict(self.cost)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """The values an operand can take, numbered from 0."""

    def __init__(self, size: int) -> None:
        self.count = size

    def size(self) -> int:
        return self.count

    def to_json(self, value: int) -> object:
        return value

    def from_json(self, value: object) -> int:
        if not is_whole(value):
            raise ValueError(f"{shown(value)} is not a whole number")
        if not 0 <= value < self.size():
            raise ValueError(f"{shown(value)} is not between 0 and {self.size() - 1}")
        return value


class Names(Domain):
    """One of a list of words; the list may still grow while modules declare."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(0)
        self.names = names

    def size(self) -> int:
        return len(self.names)

    def to_json(self, value: int) -> object:
        return self.names[value]

    def from_json(self, value: object) -> int:
        if not isinstance(value, str) or value not in self.names:
            raise ValueError(f"{shown(value)} is none of {', '.join(self.names)}")
        return self.names.index(value)


class HexOrElse(Domain):
    """A hex, or one place that is none as the last value: beside the board, or the frame."""

    def __init__(self, hexes: int, other: str = "off_board") -> None:
        super().__init__(hexes + 1)
        self.other = other

    def to_json(self, value: int) -> object:
        return self.other if value == self.count - 1 else value

    def from_json(self, value: object) -> int:
        if value == self.other:
            return self.count - 1
        return super().from_json(value)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Codes:
    """A growing list of packed actions, reused from one question to the next."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]()
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, code: i64) -> None:
        count = self.count
        if count == len(self.items):
            self.items = append(self.items, code)
        else:
            self.items[count] = code
        self.count = count + 1

    def put(self, action: ActionKind, a: i64 = 0, b: i64 = 0) -> None:
        """Add an action by its kind and operands; cheaper than asking the kind for the code."""
        self.add((action.index << KIND_SHIFT) | (a << OPERAND_SHIFT) | b)

    def put_marked(self, action: ActionKind, marks: vec[i64], start: i64, stop: i64) -> None:
        """Add an action by every number of a range that is marked."""
        code = action.index << KIND_SHIFT
        for a in range(start, stop):
            if marks[a] != 0:
                self.add(code | a << OPERAND_SHIFT)

    def put_in_order(self, action: ActionKind, a: i64, first: i64) -> None:
        """Add an action by its operand where it belongs among those from a place on, which are in order."""
        self.put(action, a)
        items = self.items
        at = self.count - 1
        code = items[at]
        while at > first and items[at - 1] > code:
            items[at] = items[at - 1]
            at -= 1
        items[at] = code

    def has(self, code: i64) -> bool:
        for i in range(self.count):
            if self.items[i] == code:
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionKind:
    """One thing a seat can do: where it is legal, what it does, why it is refused."""

    def __init__(
        self,
        name: str,
        a_name: str = "",
        a_domain: Domain | None = None,
        b_name: str = "",
        b_domain: Domain | None = None,
        manner: Manner = PLAIN,
    ) -> None:
        self.name = name
        self.manner = manner
        self.index: i64 = -1
        self.a_name = a_name
        self.a_domain = a_domain
        self.b_name = b_name
        self.b_domain = b_domain
        self.first_id = 0
        self.needs: i64 = 0  # what `needed_cards` says, as bits of the rules' `Needs`

    def operand(self, code: i64) -> i64:
        """The first operand of an action of this kind."""
        return (code >> OPERAND_SHIFT) & OPERAND_MASK

    def code(self, a: i64 = 0, b: i64 = 0) -> i64:
        return (self.index << KIND_SHIFT) | (a << OPERAND_SHIFT) | b

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        """Add every legal action of this kind."""
        raise NotImplementedError(self.name)

    def has_legal(self, kernel: Kernel, seat: i64, decision: Decision) -> bool:
        """Whether there is any legal action of this kind; worth an answer of its own where the list is long."""
        codes = Codes()
        self.add_legal(kernel, seat, decision, codes)
        return codes.count > 0

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        """Carry out a legal action."""
        raise NotImplementedError(self.name)

    def allows(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> bool:
        """Whether this very action is legal; more than what is listed where actions are free-form."""
        codes = Codes()
        self.add_legal(kernel, seat, decision, codes)
        return codes.has(code)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        """Why this very action is not possible now."""
        return NOT_POSSIBLE.of(action=self.to_action(code))

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> Reason:
        """Why nothing of this kind is possible now; worth an answer of its own where the operands make a difference."""
        return self.refusal(kernel, seat, decision, self.code())

    def needed_cards(self, rules: Rules) -> dict[str, int]:
        """The cards without which nothing of this kind is ever listed: whoever lacks them is not asked. Found once,
        when all modules have declared; a class that lists for less what another one lists says so anew."""
        return {}

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        """What actions of this kind cost a seat now, whether it could pay or not."""
        return []

    def same_price(self, cost: dict[str, int]) -> list[Price]:
        """One price for all of them."""
        return [Price(Action(self.name), cost)]

    def ids(self) -> int:
        """How many dense ids this kind takes."""
        a = self.a_domain.size() if self.a_domain is not None else 1
        b = self.b_domain.size() if self.b_domain is not None else 1
        return a * b

    def to_id(self, code: int) -> int:
        """The dense id within this kind, or -1 for a free-form action that has none."""
        b_size = self.b_domain.size() if self.b_domain is not None else 1
        return ((code >> OPERAND_SHIFT) & OPERAND_MASK) * b_size + (code & OPERAND_MASK)

    def from_id(self, number: int) -> int:
        b_size = self.b_domain.size() if self.b_domain is not None else 1
        return self.code(number // b_size, number % b_size)

    def to_number(self, code: int) -> int:
        """What stands for a free-form action in its id, with the kind at its place; it may have more than 64 bits."""
        raise NotImplementedError(self.name)

    def from_number(self, number: int) -> int:
        """The free-form action that has this number, or -1."""
        return -1

    def lasts(self, code: i64) -> bool:
        """Whether the code alone says what the action is, for ever; else it has to be kept as an `Action`."""
        return True

    def to_action(self, code: int) -> Action:
        operands: dict[str, object] = {}
        if self.a_domain is not None:
            operands[self.a_name] = self.a_domain.to_json((code >> OPERAND_SHIFT) & OPERAND_MASK)
        if self.b_domain is not None:
            operands[self.b_name] = self.b_domain.to_json(code & OPERAND_MASK)
        return own_action(self.name, operands)

    def from_action(self, action: Action) -> int:
        known = [name for name in (self.a_name, self.b_name) if name]
        for name in action._operands:
            if name not in known:
                raise IllegalAction(f"{self.name} has no operand {shown(name)}")
        a = self.read_operand(action, self.a_name, self.a_domain)
        return self.code(a, self.read_operand(action, self.b_name, self.b_domain))

    def read_operand(self, action: Action, name: str, domain: Domain | None) -> int:
        if domain is None:
            return 0
        operands = action._operands
        if name not in operands:
            raise IllegalAction(f"{self.name} needs the operand {name!r}")
        try:
            return domain.from_json(operands[name])
        except ValueError as error:
            raise IllegalAction(f"{self.name}: {name} {error}") from None
