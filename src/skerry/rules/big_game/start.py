"""The start: printed spots, and two choices that everybody makes at once (BIG-063 to BIG-075)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, Step
from skerry.engine.placement import put_building, put_route_piece
from skerry.engine.production import founding_yields, give_if_left
from skerry.rules.big_game.ground import Ground
from skerry.rules.big_game.tables import START_SPOTS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel


class SetOut(Step):
    """Put the printed pieces of a seat on the board."""

    def __init__(self, ground: Ground) -> None:
        super().__init__("set_out")
        self.ground = ground

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        seat = decision.seat
        rules = kernel.rules
        for spot in range(START_SPOTS):
            put_building(kernel, seat, rules.settlement, self.ground.start_spot[START_SPOTS * seat + spot])
        put_route_piece(kernel, seat, rules.road, self.ground.start_road[seat])
        put_route_piece(kernel, seat, rules.ship, self.ground.start_ship[seat])


class ChooseStart(ActionKind):
    """Say which spot brings the first cards and which one becomes a city: the spot with the road, the ship, or bare."""

    def __init__(self, ground: Ground) -> None:
        super().__init__("choose_start", "cards", Domain(START_SPOTS), "city", Domain(START_SPOTS))
        self.ground = ground

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for cards in range(START_SPOTS):
            for city in range(START_SPOTS):
                codes.put(self, cards, city)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.top().owed[seat] -= 1
        spots = self.ground.start_spot
        for slot in range(3):
            kind = founding_yields(kernel, spots[START_SPOTS * seat + a], slot)
            if kind >= 0:
                give_if_left(kernel, seat, kind)
        put_building(kernel, seat, kernel.rules.city, spots[START_SPOTS * seat + b])
