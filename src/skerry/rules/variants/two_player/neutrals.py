"""The neutral colours: their first settlements, and what the players build for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.terrain import is_land
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.errors import ConfigError
from skerry.engine.manner import Manner
from skerry.engine.placement import build, founding_fits, in_supply, piece_fits, put_building
from skerry.engine.shown import shown
from skerry.reason import Reason, ReasonKind
from skerry.rules.variants.two_player import tables

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

MARKER: Final = "neutral"

TWO_NEUTRALS: Final = ReasonKind(
    "two_neutrals_needed", "the map {map} marks {count} vertices as {marker}: two are needed, or none"
)
NEUTRALS_TOO_CLOSE: Final = ReasonKind(
    "neutrals_too_close",
    "the map {map} marks two vertices as {marker} that are the same or neighbours: the distance rule forbids it",
)
NO_NEUTRAL_START: Final = ReasonKind(
    "no_neutral_start",
    "a neutral settlement starts in the start area, amid three land hexes and with no building next to it",
)
NO_NEUTRAL_DUE: Final = ReasonKind("no_neutral_due", "no neutral {piece:piece} is to be built now")
NO_NEUTRAL_SITE: Final = ReasonKind(
    "no_neutral_site",
    "a neutral {piece:piece} needs a piece of that colour and a place that fits the colour's own network",
)


class NeutralColour(Domain):
    """One of the neutral colours, by its number among all colours."""

    def __init__(self, seats: int) -> None:
        super().__init__(tables.NEUTRAL_COLOURS)
        self.seats = seats

    def to_json(self, value: int) -> object:
        return value + self.seats

    def from_json(self, value: object) -> int:
        last = self.seats + self.count - 1
        if isinstance(value, bool) or not isinstance(value, int) or not self.seats <= value <= last:
            raise ValueError(f"{shown(value)} is no neutral colour: they are {self.seats} to {last}")
        return value - self.seats


def declare_neutrals(rules: Rules) -> None:
    rules.colours = rules.seats + tables.NEUTRAL_COLOURS
    check_marked_settlements(rules)
    found_neutral = DecisionKind("found_neutral")
    found_neutral.may_lapse = True
    rules.add_decision(found_neutral)
    rules.add_action(FoundNeutral(rules), "found_neutral")
    build_neutral = DecisionKind("build_neutral")
    build_neutral.may_lapse = True
    rules.add_decision(build_neutral)


def declare_neutral_pieces(rules: Rules, names: dict[str, tuple[str, ...]]) -> list[list[int]]:
    """By piece: what is built for a neutral colour in turn, the first choice first; when all pieces are known."""
    wanted: list[list[int]] = [[] for _ in rules.pieces]
    numbers = {piece.name: number for number, piece in enumerate(rules.pieces)}
    for trigger, pieces in names.items():
        if trigger in numbers:
            wanted[numbers[trigger]] = [numbers[name] for name in pieces]
    for piece in sorted({piece for pieces in wanted for piece in pieces}):
        rules.add_action(PlaceNeutral(rules, piece, wanted), "build_neutral")
    return wanted


# The first settlements


def check_marked_settlements(rules: Rules) -> None:
    """A map marks two vertices that keep the distance rule, or none (TWO-06)."""
    marked = rules.board.vertices_of(MARKER)
    if not marked:
        return
    if len(marked) != tables.NEUTRAL_COLOURS:
        raise ConfigError(TWO_NEUTRALS.of(map=rules.board.name, count=len(marked), marker=MARKER))
    first, second = marked
    spokes = rules.topology.spokes
    if first == second or second in list(rules.topology.vertex_vertex[spokes * first : spokes * (first + 1)]):
        raise ConfigError(NEUTRALS_TOO_CLOSE.of(map=rules.board.name, marker=MARKER))


def put_marked_settlements(kernel: Kernel) -> None:
    """One settlement of each neutral colour where the map says so (TWO-04, TWO-05)."""
    for i, vertex in enumerate(kernel.rules.board.vertices_of(MARKER)):
        put_building(kernel, kernel.state.seats + i, kernel.rules.settlement, vertex)


def ask_for_settlements(kernel: Kernel) -> None:
    """Where the map marks nothing, the later player places one, then the starting player (TWO-06)."""
    if kernel.rules.board.vertices_of(MARKER):
        return
    state = kernel.state
    found_neutral = kernel.rules.decision("found_neutral")
    kernel.ask(found_neutral, state.starting_player, state.seats + 1)
    kernel.ask(found_neutral, kernel.seat_after(state.starting_player), state.seats)


class FoundNeutral(ActionKind):
    """Place the first settlement of a neutral colour, amid three land hexes; a of the decision: the colour."""

    def __init__(self, rules: Rules) -> None:
        vertices = Domain(int(rules.topology.vertices))
        super().__init__("found_neutral", "vertex", vertices, manner=Manner(preview="settlement"))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for vertex in range(kernel.topology.vertices):
            if amid_land(kernel, vertex) and founding_fits(kernel, seat, vertex):
                codes.put(self, vertex)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        colour = kernel.top().a
        kernel.answered()
        put_building(kernel, colour, kernel.rules.settlement, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NO_NEUTRAL_START.of()


def amid_land(kernel: Kernel, vertex: i64) -> bool:
    for slot in range(3):
        hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
        if hex_ < 0 or not is_land(kernel.state.terrain[hex_]):
            return False
    return True


# Building for them


def can_place(kernel: Kernel, colour: i64, piece: i64, places: i64) -> bool:
    if in_supply(kernel, colour, piece):
        for place in range(places):
            if piece_fits(kernel, colour, piece, place):
                return True
    return False


class PlaceNeutral(ActionKind):
    """Build one kind of piece for a neutral colour; a of the decision: the own piece that called for it (TWO-18)."""

    def __init__(self, rules: Rules, piece: int, wanted: list[list[int]]) -> None:
        places = int(rules.places_of(piece))
        super().__init__(
            f"place_neutral_{rules.pieces[piece].name}",
            "colour",
            NeutralColour(int(rules.seats)),
            rules.pieces[piece].place,
            Domain(places),
        )
        self.places: i64 = places
        self.piece: i64 = piece
        self.wanted = wanted

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if self.is_due(kernel, decision.a):
            for neutral in range(tables.NEUTRAL_COLOURS):
                colour = kernel.state.seats + neutral
                if in_supply(kernel, colour, self.piece):
                    for place in range(self.places):
                        if piece_fits(kernel, colour, self.piece, place):
                            codes.put(self, neutral, place)

    def is_due(self, kernel: Kernel, trigger: i64) -> bool:
        """Wanted for what was built, and nothing that comes before it can be placed for either colour (TWO-21)."""
        for piece in self.wanted[trigger]:
            if piece == self.piece:
                return True
            places = kernel.rules.places_of(piece)
            for colour in range(kernel.state.seats, kernel.state.colours):
                if can_place(kernel, colour, piece, places):
                    return False
        return False

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        build(kernel, kernel.state.seats + a, self.piece, b)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        name = kernel.rules.pieces[self.piece].name
        return NO_NEUTRAL_SITE.of(piece=name) if self.is_due(kernel, decision.a) else NO_NEUTRAL_DUE.of(piece=name)
