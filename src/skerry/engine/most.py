"""The most points that a seat can ever have, so that nobody plays for a target that is out of reach.

It errs on the high side: every piece may stand, every award and every card may be one seat's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.errors import ConfigError
from skerry.engine.module import overrides
from skerry.reason import ReasonKind

if TYPE_CHECKING:
    from skerry.board.topology import Topology
    from skerry.engine.rules import Rules

OUT_OF_REACH: Final = ReasonKind(
    "target_out_of_reach",
    "The target cannot be {target:number}: nobody can have more than {most:number} points in this game.",
)

# What a module answers that can give more and more, and what holds for one that does not say.
UNLIMITED: Final = 1 << 20


def most_points(rules: Rules) -> i64:
    """Pieces, awards, cards and what the modules add."""
    most = most_of_pieces(rules)
    for award in rules.awards:
        most += award.points
    if rules.has_development_cards:
        for card in rules.development_cards:
            most += card.points * card.count
    for kept in rules.kept:
        most += kept.most_points(rules)
    for module in rules.modules:
        scores = overrides(module, "add_points") or overrides(module, "add_hidden_points")
        most += module.most_points(rules) if overrides(module, "most_points") or not scores else UNLIMITED
    return most


def most_of_pieces(rules: Rules) -> i64:
    """The most valuable buildings of a colour, as many of them as the board has room for, and all other pieces."""
    worth: list[int] = []
    elsewhere: i64 = 0
    for piece in rules.pieces:
        if piece.place == "vertex":
            worth += [piece.points] * piece.limit
        else:
            elsewhere += piece.points * piece.limit
    worth.sort(reverse=True)
    points = elsewhere
    for one in worth[: most_buildings(rules.topology)]:
        points += one
    return points


def most_buildings(topology: Topology) -> int:
    """How many buildings can stand at most: of two neighbouring vertices one stays empty (BASE-129)."""
    paired = zeros(topology.vertices)
    room = int(topology.vertices)
    for edge in range(topology.edges):
        first = topology.edge_vertex[2 * edge]
        second = topology.edge_vertex[2 * edge + 1]
        if paired[first] == 0 and paired[second] == 0:
            paired[first] = 1
            paired[second] = 1
            room -= 1
    return room


def check_target(rules: Rules) -> None:
    """Refuse a target that nobody can reach."""
    target = rules.base_target
    most = rules.most_points
    if target > most:
        raise ConfigError(OUT_OF_REACH.of(target=int(target), most=int(most)))
