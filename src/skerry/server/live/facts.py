"""What never changes during a game, for clients that draw it: places, cards, pieces, kinds of action."""

from __future__ import annotations

from math import sqrt
from typing import Final

from skerry.board.geometry import corner_point
from skerry.catalog.remarks import card_words
from skerry.engine.action import ActionKind
from skerry.engine.event import EVENT_KINDS
from skerry.game import Game

PLACES: Final = ("vertex", "edge", "hex")
# A corner point lies on a grid of half hexes across and of thirds of a row down.
ACROSS: Final = sqrt(3) / 2
DOWN: Final = 0.5


def facts_of(game: Game) -> dict[str, object]:
    rules = game.kernel.rules
    modules = [module.name for module in rules.modules]
    return {
        "modules": modules,
        "options": {name: value for name, value in rules.options.items() if _is_plain(value)},
        "board": board_of(game),
        "cards": list(rules.card_kinds),
        "things": list(rules.things),
        "pieces": [
            {
                "name": piece.name,
                "limit": piece.limit,
                "cost": piece.cost,
                "points": piece.points,
                "place": piece.place,
            }
            for piece in rules.pieces[1:]
        ],
        "development_cards": [{"name": card.name, "count": card.count} for card in rules.development_cards]
        if rules.has_development_cards
        else [],
        "awards": [{"name": award.name, "points": int(award.points)} for award in rules.awards],
        "rolls_per_turn": int(rules.rolls_per_turn),
        "card_words": card_words(modules, int(rules.seats), rules.options),
        "actions": {kind.name: {"place": place_of(kind), **kind.manner.to_json()} for kind in rules.action_kinds},
        "decisions": {
            kind.name: [each.name for each in kind.actions] for kind in rules.decision_kinds if len(kind.actions) > 0
        },
        "events": {kind.name: kind.facts() for kind in EVENT_KINDS},
        "kept": kept_of(game),
    }


def answers_of(game: Game) -> dict[str, list[str]]:
    """By decision that somebody is asked, the kinds of action that answer it."""
    kinds = game.kernel.rules.decision_kinds
    return {kind.name: [action.name for action in kind.actions] for kind in kinds if len(kind.actions) > 0}


def kept_of(game: Game) -> dict[str, list[dict[str, object]]]:
    """By module, what it keeps and shows in its part of a view, for clients that have no picture of it."""
    told: dict[str, list[dict[str, object]]] = {}
    for kept in game.kernel.rules.kept:
        if kept.shown:
            told.setdefault(kept.module, []).append(kept.facts())
    return told


def _is_plain(value: object) -> bool:
    return value is None or isinstance(value, (str, int, bool))


def place_of(kind: ActionKind) -> str | None:
    """The operand that is a place on the board, if one is."""
    for name in (kind.a_name, kind.b_name):
        if name in PLACES:
            return name
    return None


def board_of(game: Game) -> dict[str, object]:
    topology = game.kernel.topology
    centres: list[list[float]] = []
    corners: dict[int, list[float]] = {}
    for hex_ in range(topology.hexes):
        row, x = int(topology.hex_row[hex_]), int(topology.hex_x[hex_])
        points = [corner_point(x, row, corner) for corner in range(6)]
        centres.append(_rounded(sum(p[0] for p in points) / 6 * ACROSS, sum(p[1] for p in points) / 6 * DOWN))
        for corner, point in enumerate(points):
            corners[int(topology.hex_vertex[6 * hex_ + corner])] = _rounded(point[0] * ACROSS, point[1] * DOWN)
    for plaza in range(topology.first_plaza, topology.vertices):
        corners[plaza] = centres[topology.vertex_hex[3 * plaza]]
    board = game.kernel.rules.board
    return {
        "hexes": centres,
        "vertices": [corners[vertex] for vertex in range(topology.vertices)],
        "edges": [
            [int(topology.edge_vertex[2 * edge]), int(topology.edge_vertex[2 * edge + 1])]
            for edge in range(topology.edges)
        ],
        "hex_vertices": [[int(topology.hex_vertex[6 * h + k]) for k in range(6)] for h in range(topology.hexes)],
        "hex_edges": [[int(topology.hex_edge[6 * h + k]) for k in range(6)] for h in range(topology.hexes)],
        "edge_hexes": [[int(topology.edge_hex[2 * e + k]) for k in range(2)] for e in range(topology.edges)],
        "islands": [{"name": island.name, "hexes": list(island.hexes)} for island in board.islands],
        "markers": {
            name: {
                "hexes": [int(place) for place in board.hexes_of(name)],
                "vertices": [int(place) for place in board.vertices_of(name) + board.plazas_of(name)],
                "edges": [int(place) for place in board.edges_of(name)],
            }
            for name in board.markers
        },
    }


def _rounded(x: float, y: float) -> list[float]:
    return [round(x, 4), round(y, 4)]
