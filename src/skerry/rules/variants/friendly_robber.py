"""Friendly robber: it keeps away from players who have only 2 points (digest variants.md: FRND)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.module import Module
from skerry.engine.robbing import CAUSE_OTHER, robber_count, robber_homes, robber_place, set_robber, ship_owners
from skerry.engine.scores import visible_points
from skerry.engine.state import OFF_BOARD

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

PROTECTED_POINTS: Final = 2  # FRND-02, FRND-03


def founding_points(kernel: Kernel) -> i64:
    """What the founding and preset pieces give."""
    points = kernel.rules.preset_points
    for founding_round in kernel.rules.founding_rounds:
        points += kernel.rules.piece_points[founding_round.building]
    return points


def protected_seats(kernel: Kernel) -> vec[i64]:
    """1 for every seat whose visible points are few enough now; neutral colours are no seats (FRND-04, FRND-23).

    Without a robber only the card is spared, of everybody not yet beyond the founding (FRND-21).
    """
    most = PROTECTED_POINTS if kernel.rules.has_robber else founding_points(kernel)
    protected = zeros(kernel.state.seats)
    for seat in range(kernel.state.seats):
        if visible_points(kernel, seat) <= most:
            protected[seat] = 1
    return protected


def shelters(kernel: Kernel, protected: vec[i64], hex_: i64) -> bool:
    """Whether a building of a protected seat, the mover's own included, stands at a hex (FRND-05, FRND-06)."""
    state = kernel.state
    for corner in range(6):
        owner = state.vertex_owner[kernel.topology.hex_vertex[6 * hex_ + corner]]
        if 0 <= owner < state.seats and protected[owner] != 0:
            return True
    return False


def shelters_ship(kernel: Kernel, protected: vec[i64], hex_: i64) -> bool:
    """Whether a ship of a protected seat lies at a hex (FRND-18)."""
    sailing = ship_owners(kernel, hex_)
    for seat in range(len(protected)):
        if sailing[seat] != 0 and protected[seat] != 0:
            return True
    return False


class FriendlyRobber(Module):
    """Binds the seven and the knight; whatever else moves the robber is free (FRND-16)."""

    def __init__(self) -> None:
        super().__init__("friendly_robber")

    def adjust_robber_shelter(self, kernel: Kernel, seat: i64, cause: i64, targets: vec[i64]) -> None:
        if cause == CAUSE_OTHER:
            return
        protected = protected_seats(kernel)
        anywhere = False
        for hex_ in range(kernel.topology.hexes):
            if targets[hex_] != 0:
                if shelters(kernel, protected, hex_):
                    targets[hex_] = 0
                else:
                    anywhere = True
        if not anywhere:
            self.send_home(kernel, seat, targets)

    def send_home(self, kernel: Kernel, seat: i64, targets: vec[i64]) -> None:
        """To the desert or beside the board, protected or not; at home already it stays (FRND-09, FRND-14, FRND-15)."""
        for robber in range(robber_count(kernel)):
            stands = robber_place(kernel, robber)
            # Judged as if it stood nowhere: a desert that it could not enter is no home to stay at either (FRND-15).
            set_robber(kernel, robber, OFF_BOARD)
            homes = robber_homes(kernel, seat, kernel.rules.robber_home, robber)
            set_robber(kernel, robber, stands)
            if stands != OFF_BOARD and homes[stands] != 0:
                targets[stands] = 1
                continue
            for place in range(len(homes)):
                if homes[place] != 0:
                    targets[place] = 1

    def adjust_pirate_hexes(self, kernel: Kernel, seat: i64, cause: i64, targets: vec[i64]) -> None:
        """The pirate keeps away from ships of protected players; the frame stays open (FRND-18, FRND-19)."""
        if cause == CAUSE_OTHER:
            return
        protected = protected_seats(kernel)
        for hex_ in range(kernel.topology.hexes):
            if targets[hex_] != 0 and shelters_ship(kernel, protected, hex_):
                targets[hex_] = 0

    def adjust_victims(self, kernel: Kernel, seat: i64, cause: i64, victims: vec[i64]) -> None:
        """No card is taken from a protected player (FRND-10, FRND-21)."""
        if cause == CAUSE_OTHER:
            return
        protected = protected_seats(kernel)
        for victim in range(len(victims)):
            if protected[victim] != 0:
                victims[victim] = 0
