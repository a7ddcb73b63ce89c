"""A table for rule tests: the smallest position that shows a rule, forced chance, readable places.

    table = Table(dice=[(3, 4)])
    table.put(0, "settlement", "(1,1) S")
    table.hand(0, wood=1, brick=1)
    table.turn(0)                      # seat 0 is on turn and has not rolled
    table.act(0, "roll")
    assert table.refused(0, "build_road", edge="(1,1) SE") == "..."

Vertices and edges are named by hex and corner or side, "(row,col) S", inside a hex "(row,col) plaza" and
"(row,col) path S". The board is that of the scenario, else the fixed beginner board unless options say otherwise or a
map is handed in; nobody has founded anything.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from skerry import Action, Game, IllegalAction
from skerry.board.arrays import put_in
from skerry.board.geometry import CORNERS
from skerry.board.terrain import RESOURCES
from skerry.catalog import MODULES
from skerry.engine.due_routes import measure_routes
from skerry.engine.event import Event
from skerry.engine.harbours import refresh_rates
from skerry.engine.module import Module
from skerry.engine.placement import put_building, put_route_piece
from skerry.engine.randomness import ScriptedRandomness
from skerry.engine.scores import total_points, visible_points
from skerry.rules.cities_and_knights.tables import COMMODITIES
from skerry.rules.seafarers.module import sea
from skerry.rules.seafarers.own import FRAME

PLACE = re.compile(r"\((\d+),(\d+)\)(?: (?:path )?(\w+))?")


def crest(row: int, length: int, first: int = 0) -> list[str]:
    """Edges of the zigzag line along the north of a row, from west to east; k leads from crest vertex k to k + 1."""
    return [f"({row},{k // 2}) {'NE' if k % 2 else 'NW'}" for k in range(first, first + length)]


def crest_vertex(row: int, k: int) -> str:
    """A vertex of that line: even ones lie between two hexes of the row, odd ones are their northern corners."""
    return f"({row},{k // 2}) {'N' if k % 2 else 'NW'}"


def foot(row: int, length: int, first: int = 0) -> list[str]:
    """Edges of the zigzag line along the south of a row, from west to east."""
    return [f"({row},{k // 2}) {'SE' if k % 2 else 'SW'}" for k in range(first, first + length)]


class Table:
    """A game in an arranged position."""

    def __init__(
        self,
        modules: Sequence[str | Module] = ("base",),
        players: int = 4,
        dice: Sequence[Sequence[int]] = (),
        thefts: Sequence[str] = (),
        decks: Mapping[str, Sequence[int]] | None = None,
        own_map: str | None = None,
        roll_off: Sequence[Sequence[int]] | None = None,
        **options: object,
    ) -> None:
        if own_map is None and not any(isinstance(name, str) and MODULES[name].own_map for name in modules):
            options.setdefault("board", "beginner")
        kinds = [*RESOURCES, *COMMODITIES]
        # The roll-off comes first: seat 0 wins it unless said otherwise, then the dice of the test follow.
        if roll_off is None:
            roll_off = [(6, 6)] + [(1, 1)] * (players - 1) if options.get("board") != "drafted" else []
        script = ScriptedRandomness([*roll_off, *dice], [kinds.index(card) for card in thefts], decks)
        self.game = Game.new(modules, players, options=options, board=own_map, randomness=script)

    @classmethod
    def of(cls, game: Game) -> Table:
        """A game that is under way, to arrange something in it."""
        table = cls.__new__(cls)
        table.game = game
        return table

    @property
    def kernel(self):
        return self.game.kernel

    @property
    def state(self):
        return self.game.kernel.state

    # Places

    def hex(self, name: str) -> int:
        row, col, _ = self._read(name)
        return self.kernel.topology.hex_at(row, col)

    def vertex(self, name: str) -> int:
        row, col, corner = self._read(name)
        hex_ = self.kernel.topology.hex_at(row, col)
        return (
            self.kernel.topology.hex_plaza[hex_] if corner == "plaza" else self.kernel.topology.vertex_of(hex_, corner)
        )

    def edge(self, name: str) -> int:
        row, col, side = self._read(name)
        hex_ = self.kernel.topology.hex_at(row, col)
        if " path " in name:
            return self.kernel.topology.inner_path_of(hex_, CORNERS.index(side))
        return self.kernel.topology.edge_of(hex_, side)

    @staticmethod
    def _read(name: str) -> tuple[int, int, str]:
        found = PLACE.fullmatch(name)
        assert found, f"{name!r} is no place"
        return int(found[1]), int(found[2]), found[3]

    # Arranging

    def put(self, colour: int, piece: str, *places: str) -> None:
        """Place pieces without cost or connection; routes, awards and rates follow."""
        number = self.kernel.rules.piece(piece)
        for place in places:
            if self.kernel.rules.pieces[number].place == "edge":
                put_route_piece(self.kernel, colour, number, self.edge(place))
            else:
                put_building(self.kernel, colour, number, self.vertex(place))
                if colour < self.state.seats:
                    refresh_rates(self.kernel, colour)

    def hand(self, seat: int, **cards: int) -> None:
        """Give a seat exactly these cards; the bank holds the rest."""
        state = self.state
        names = self.kernel.rules.card_kinds
        for kind, name in enumerate(names):
            at = seat * state.kinds + kind
            wanted = cards.pop(name, 0)
            state.bank[kind] += state.hand[at] - wanted
            state.hand_size[seat] += wanted - state.hand[at]
            state.hand[at] = wanted
        assert not cards, f"no such cards: {cards}"

    def bank(self, **cards: int) -> None:
        for name, count in cards.items():
            self.state.bank[self.kernel.rules.card_kinds.index(name)] = count

    def give_card(self, seat: int, card: str, count: int = 1, bought: bool = False) -> None:
        """Development cards into a hand, taken out of the deck."""
        state = self.state
        number = self.kernel.rules.card_names.index(card)
        for _ in range(count):
            place = max(i for i in range(state.deck_left) if state.deck[i] == number)
            for i in range(place, state.deck_left - 1):
                state.deck[i] = state.deck[i + 1]
            state.deck_left -= 1
            state.held[seat * self.kernel.rules.card_count + number] += 1
            if bought:
                state.bought[seat * self.kernel.rules.card_count + number] += 1

    def number(self, place: str | int, *numbers: int) -> None:
        """A hex has these numbers and no others."""
        bits = sum(1 << number for number in numbers)
        self.state.numbers = put_in(self.state.numbers, self.hex(place) if isinstance(place, str) else place, bits)

    def terrain(self, place: str | int, terrain: int) -> None:
        """A hex is of this terrain."""
        self.state.terrain = put_in(self.state.terrain, self.hex(place) if isinstance(place, str) else place, terrain)

    def robber(self, place: str) -> None:
        self.state.robber = self.hex(place)

    def pirate(self, place: str) -> None:
        """Put the pirate on a sea hex, or on the frame."""
        sea(self.kernel.rules).pirate.put(self.kernel, FRAME if place == "frame" else self.hex(place))

    def turn(self, seat: int, rolled: bool = False) -> None:
        """Begin a turn of this seat; with `rolled`, after a roll that brought nothing."""
        state = self.state
        state.top = None
        self.kernel.ask(self.kernel.rules.decision("begin_turn"), seat)
        # What the test arranged by hand may score.
        self.kernel.recount = True
        self.kernel.settle()
        if rolled and not self.game.over:
            state.rolls = self.kernel.rules.rolls_per_turn
            state.top = None
            self.kernel.ask(self.kernel.rules.decision("action"), seat)

    # Acting

    def action(self, kind: str, operands: Mapping[str, object]) -> Action:
        told: dict[str, object] = {}
        for name, value in operands.items():
            if isinstance(value, str) and PLACE.fullmatch(value):
                told[name] = {"vertex": self.vertex, "edge": self.edge, "hex": self.hex}[name](value)
            else:
                told[name] = value
        return Action(kind, told)

    def act(self, seat: int, kind: str, /, **operands: object) -> list[Event]:
        return self.game.apply(seat, self.action(kind, operands))

    def refused(self, seat: int, kind: str, /, **operands: object) -> str:
        """The reason of the refusal; fails if the action is legal or anything changed."""
        before = self.game.state_digest()
        try:
            self.game.apply(seat, self.action(kind, operands))
        except IllegalAction as error:
            assert self.game.state_digest() == before, "a refused action changed the position"
            return str(error.reason)
        raise AssertionError(f"{kind} {operands} was legal")

    def legal(self, seat: int, kind: str | None = None) -> list[Action]:
        return [action for action in self.game.legal_actions(seat) if kind is None or action.kind == kind]

    def is_legal(self, seat: int, kind: str, /, **operands: object) -> bool:
        return self.action(kind, operands) in self.game.legal_actions(seat)

    # Looking

    @property
    def decision(self) -> str:
        return self.game.decision

    def cards(self, seat: int) -> dict[str, int]:
        """A hand without its zeros."""
        state = self.state
        names = self.kernel.rules.card_kinds
        counts = {name: int(state.hand[seat * state.kinds + kind]) for kind, name in enumerate(names)}
        return {name: count for name, count in counts.items() if count}

    def in_bank(self, card: str) -> int:
        return int(self.state.bank[self.kernel.rules.card_kinds.index(card)])

    def held(self, seat: int) -> dict[str, int]:
        names = self.kernel.rules.card_names
        counts = {name: int(self.state.held[seat * len(names) + card]) for card, name in enumerate(names)}
        return {name: count for name, count in counts.items() if count}

    def holder(self, award: str) -> int | None:
        found = self.kernel.rules.award(award)
        assert found is not None
        holder = self.state.award_holder[found.index]
        return int(holder) if holder >= 0 else None

    def points(self, seat: int) -> int:
        return int(visible_points(self.kernel, seat))

    def all_points(self, seat: int) -> int:
        return int(total_points(self.kernel, seat))

    def route(self, colour: int) -> int:
        """The length of a colour's longest route."""
        measure_routes(self.kernel)
        return int(self.state.route_length[colour])

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or a spectator, is told."""
        return self.game.view(seat).to_json()

    def supply(self, colour: int, piece: str) -> int:
        return int(self.state.supply[colour * self.kernel.rules.piece_count + self.kernel.rules.piece(piece)])
