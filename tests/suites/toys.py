"""Modules of one's own in plain Python, for showing what the module contract promises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes
from skerry.engine.cards import pay
from skerry.engine.decision import Decision
from skerry.engine.event import EventKind
from skerry.engine.kept.kept import SEAT, Numbers
from skerry.engine.kernel import Kernel
from skerry.engine.module import HOOKS, Module
from skerry.engine.piece import Piece
from skerry.engine.rules import Rules
from skerry.engine.view import View


class Routes(Module):
    """A second kind of route piece, and edges and vertices that count otherwise."""

    def __init__(self) -> None:
        super().__init__("toy_routes")
        self.ship = 0
        self.weights: dict[int, int] = {}
        self.breaks: dict[int, bool] = {}

    def declare(self, rules: Rules) -> None:
        self.ship = rules.add_piece(Piece("ship", 15, {"wood": 1, "wool": 1}, route_group=2))

    def adjust_route_weight(self, kernel: Kernel, colour: i64, edge: i64, weight: i64) -> i64:
        return self.weights.get(edge, weight)

    def adjust_route_break(self, kernel: Kernel, colour: i64, vertex: i64, broken: bool) -> bool:
        return self.breaks.get(vertex, broken)


class HandLimit(Module):
    """Says how many cards a hand may hold, whatever was said before."""

    def __init__(self, name: str, limit: int) -> None:
        super().__init__(name)
        self.limit = limit

    def adjust_hand_limit(self, kernel: Kernel, seat: i64, limit: i64) -> i64:
        return self.limit


def recording_module() -> tuple[Module, Counter[str]]:
    """A module that overrides every hook, counts the calls and changes nothing."""
    calls: Counter[str] = Counter()

    def record(hook: str) -> Callable[..., object]:
        def called(module: Module, *operands: object) -> object:
            calls[hook] += 1
            return getattr(Module, hook)(module, *operands)

        return called

    kind = type("Recorder", (Module,), {hook: record(hook) for hook in HOOKS})
    return kind("toy_recorder"), calls


LIT = EventKind("lamp_lit", "seat:seat", "count:number", ("seat",), english="{seat} lights a lamp")


class Lamps(Module):
    """Once a turn a seat may pay a wood to light a lamp; every lamp is a victory point."""

    def __init__(self, name: str = "toy_lamps") -> None:
        super().__init__(name)
        # Not as a scoring counter: a module may also tell its points and its part of the view by itself.
        self.lamps = Numbers("lamps", SEAT)
        self.turn = Numbers("turn")

    def declare(self, rules: Rules) -> None:
        rules.keep(self, self.lamps)
        rules.keep(self, self.turn)
        rules.add_action(LightLamp(self), "action")

    def add_points(self, kernel: Kernel, colour: i64) -> i64:
        return self.lamps.of(kernel, colour)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        view.parts["lamps"] = {"lit": [int(self.lamps.of(kernel, other)) for other in range(kernel.state.seats)]}


class LightLamp(ActionKind):
    def __init__(self, module: Lamps) -> None:
        super().__init__("light_lamp")
        self.module = module

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if self.module.turn.of(kernel) != kernel.state.turn and kernel.state.hand[seat * kernel.state.kinds] > 0:
            codes.add(self.code())

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        pay(kernel, seat, 0, 1)
        self.module.turn.put(kernel, kernel.state.turn)
        self.module.lamps.change(kernel, seat, 1)
        kernel.log.emit(LIT, seat, self.module.lamps.of(kernel, seat))
