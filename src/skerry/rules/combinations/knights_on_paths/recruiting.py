"""Recruits gather at the castle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.engine.action import Codes
from skerry.engine.building import can_build
from skerry.engine.decision import Decision
from skerry.engine.placement import piece_fits
from skerry.rules.cities_and_knights.knight_actions import RecruitKnight

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn


def recruit_fits(kernel: Kernel, coast: BarbarianOwn, edge: i64) -> bool:
    """A free path of the castle, whoever has a road there (BARBCK-16)."""
    return coast.at_castle[edge] != 0 and not coast.knights.has(kernel, edge)


class RecruitAtCastle(RecruitKnight):
    """Put down a basic knight, inactive, for what it costs anywhere (BARBCK-15, BARBCK-16)."""

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if can_build(kernel, seat, self.own.basic_knight):
            for edge in range(kernel.topology.edges):
                if piece_fits(kernel, seat, self.own.basic_knight, edge):
                    codes.put(self, edge)
