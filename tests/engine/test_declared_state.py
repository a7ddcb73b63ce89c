"""A toy that declares what it keeps, costs and refuses is handled by the kernel with no line elsewhere."""

from __future__ import annotations

import json

from skerry import Game
from skerry.engine.action import Codes, Domain
from skerry.engine.cost import PricedAction
from skerry.engine.decision import Decision
from skerry.engine.kept.counter import Counter
from skerry.engine.kept.kept import EDGE
from skerry.engine.kept.layer import Layer
from skerry.engine.kept.stack import Stack
from skerry.engine.kernel import Kernel
from skerry.engine.manner import BUILD, Manner
from skerry.engine.module import Module
from skerry.engine.resampling import resample_hidden
from skerry.engine.rules import Rules
from skerry.engine.scores import point_sources
from skerry.reason import Reason, ReasonKind
from tests.suites.player import Player

LANTERN_THERE = ReasonKind("toy_lantern_there", "a lantern hangs there already")


class Lanterns(Module):
    """A lantern is hung on an edge for a wood; it is a point, and brings a charm from a stack."""

    def __init__(self) -> None:
        super().__init__("toy_lanterns")

    def declare(self, rules: Rules) -> None:
        self.lanterns = rules.keep(self, Counter("lanterns", limit=3, pool=8, per_point=1))
        self.charms = rules.keep(self, Stack("charms", ("moth", "moon"), (3, 2), held=True, refilled=True))
        self.hung = rules.keep(self, Layer("hung", EDGE, colours=True))
        rules.add_action(HangLantern(self, rules), "action", before="end_turn")


class HangLantern(PricedAction):
    def __init__(self, own: Lanterns, rules: Rules) -> None:
        cost = rules.add_cost({"wood": 1})
        super().__init__("hang_lantern", cost, "edge", Domain(int(rules.topology.edges)), Manner(BUILD))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: int, decision: Decision, codes: Codes) -> None:
        if self.cost.can_pay(kernel, seat) and self.own.lanterns.room_for(kernel, seat) > 0:
            for edge in range(kernel.topology.edges):
                if not self.own.hung.has(kernel, edge):
                    codes.put(self, edge)

    def apply(self, kernel: Kernel, seat: int, a: int, b: int) -> None:
        self.cost.pay(kernel, seat)
        self.own.lanterns.gain(kernel, seat, 1)
        self.own.hung.set(kernel, a, seat)
        charm = self.own.charms.draw(kernel)
        if charm >= 0:
            self.own.charms.hold(kernel, seat, charm)

    def refusal(self, kernel: Kernel, seat: int, decision: Decision, code: int) -> Reason:
        if self.own.hung.has(kernel, self.operand(code)):
            return LANTERN_THERE.of()
        return super().refusal(kernel, seat, decision, code)


def test_a_toy_is_copied_scored_told_hidden_and_replayed() -> None:
    game = Game.new(["base", Lanterns()], 4, seed="lanterns")
    hung = 0
    for _, action, _ in Player(5).play(game):
        hung += action.kind == "hang_lantern"
        if hung == 6:
            break
    view = game.view(0).to_json()
    part = view["toy_lanterns"]
    assert sum(part["lanterns"]) == len(part["hung"]) == 6
    assert part["charms"]["left"] == 0
    assert sum(part["charms"]["held"]) == 5
    assert sum(part["charms"]["own"].values()) == part["charms"]["held"][0]
    for other in range(4):
        assert point_sources(game.kernel, other).get("lanterns", 0) == part["lanterns"][other]
    twin = game.copy()
    assert twin.state_digest() == game.state_digest()
    assert Game.replay(json.loads(json.dumps(game.record())), [Lanterns()]).state_digest() == game.state_digest()
    for deal in range(5):
        dealt = resample_hidden(game.kernel, 0, f"deal {deal}")
        assert Game(game.config, dealt, game.kernel.state.random).view(0).to_json() == view
