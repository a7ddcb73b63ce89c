"""Events in which players take a card from the bank, and the epidemic that keeps some back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.arrays import filled, zeros
from skerry.engine.awards import knights_of
from skerry.engine.harbours import uses_harbour
from skerry.rules.variants.event_cards.card_event import CardEvent, leaders
from skerry.rules.variants.event_cards.own import EventOwn

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules


class Bounty(CardEvent):
    """One resource each for some seats, clockwise from the active one, while the bank has any (EVNT-58, EVNT-59)."""

    def __init__(self, rules: Rules) -> None:
        self.choose_resource = rules.decision("choose_resource")


class Tournament(Bounty):
    """For those with the most knights (EVNT-33, EVNT-34)."""

    def happen(self, kernel: Kernel, seat: i64) -> None:
        knights = zeros(kernel.state.seats)
        for other in range(kernel.state.seats):
            knights[other] = knights_of(kernel, other)
        kernel.ask_in_turn(self.choose_resource, leaders(knights))


class CalmSea(Bounty):
    """For those with the most buildings that use a harbour, each building counted once (EVNT-39, EVNT-40, BARB-132)."""

    def happen(self, kernel: Kernel, seat: i64) -> None:
        state = kernel.state
        at_harbours = zeros(state.seats)
        for vertex in range(kernel.topology.vertices):
            owner = state.vertex_owner[vertex]
            if 0 <= owner < state.seats and uses_harbour(kernel, vertex):
                at_harbours[owner] += 1
        kernel.ask_in_turn(self.choose_resource, leaders(at_harbours))


class PlentifulYear(Bounty):
    """For everybody (EVNT-54)."""

    def happen(self, kernel: Kernel, seat: i64) -> None:
        kernel.ask_in_turn(self.choose_resource, filled(kernel.state.seats, 1))


class Epidemic(CardEvent):
    """In this card's production a city yields only one resource (EVNT-19)."""

    def __init__(self, own: EventOwn) -> None:
        self.own = own

    def happen(self, kernel: Kernel, seat: i64) -> None:
        self.own.epidemic.put(kernel, 1)
