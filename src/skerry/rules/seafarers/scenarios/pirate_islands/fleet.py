"""The fleet: it moves with every roll and attacks whoever has a building where it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.cards import pay
from skerry.engine.decision import Decision, Step
from skerry.engine.event import ROLLED, EventKind
from skerry.engine.placement import has_building_at
from skerry.engine.state import OFF_BOARD
from skerry.rules.seafarers.pirate import put_pirate

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.seafarers.scenarios.pirate_islands.module import PirateIslands

FLEET_ATTACKS: Final = EventKind(
    "fleet_attacks",
    "seat:seat fleet:number warships:number",
    english="the fleet, {fleet} strong, attacks {seat} with {warships} warships",
)


def move_fleet(kernel: Kernel, module: PirateIslands, seat: i64) -> None:
    """By the lower die along its path; every seat with a building there is attacked (SEAPIR-11 to SEAPIR-17)."""
    state = kernel.state
    if module.sea.pirate.of(kernel) == OFF_BOARD:
        return
    first = state.die_a
    second = state.die_b
    if first == 0:
        # The number came from a card: two dice are rolled for the fleet alone (SEA-97).
        first = state.random.die()
        second = state.random.die()
        kernel.log.emit(ROLLED, seat, first, second)
    path = module.positions.path
    strength = first if first < second else second
    place = (module.own.fleet.of(kernel) + strength) % len(path)
    module.own.strength.put(kernel, strength)
    module.own.fleet.put(kernel, place)
    put_pirate(kernel, module.sea, seat, path[place])
    attacked = zeros(state.seats)
    for target in range(state.seats):
        if has_building_at(kernel, target, path[place]):
            attacked[target] = 1
    kernel.ask_in_turn(kernel.rules.decision("fleet_attack"), attacked)


class FleetAttack(Step):
    """The fleet against the warships of one seat (SEAPIR-14 to SEAPIR-16)."""

    def __init__(self, module: PirateIslands) -> None:
        super().__init__("fleet_attack")
        self.module = module

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        seat = decision.seat
        fleet = self.module.own.strength.of(kernel)
        warships = self.module.warships(kernel, seat)
        kernel.log.emit(FLEET_ATTACKS, seat, fleet, warships)
        if fleet > warships:
            lose_cards(kernel, seat)
        elif warships > fleet:
            kernel.ask(kernel.rules.decision("choose_resource"), seat, 1)


def lose_cards(kernel: Kernel, seat: i64) -> None:
    """A random card and one more for each city go to the bank (SEAPIR-14)."""
    state = kernel.state
    count = 1 + state.placed[seat * kernel.rules.piece_count + kernel.rules.city]
    while count > 0 and state.hand_size[seat] > 0:
        kind = state.random.card_from(state.hand, seat * state.kinds, state.kinds, state.hand_size[seat])
        pay(kernel, seat, kind, 1)
        count -= 1
    kernel.hear()
