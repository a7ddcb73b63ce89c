"""`cloth_for_catan` (SEACLO): ship lines to villages bring cloth, and two cloth are a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import filled, ints, zeros
from skerry.board.errors import BoardError
from skerry.board.regroup import Regrouping
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.event import EventKind
from skerry.engine.routes import is_broken
from skerry.engine.rules import FoundingRound
from skerry.engine.scores import has_won, total_points
from skerry.engine.state import NOBODY, Slice
from skerry.rules.seafarers.pirate import pirate_victims
from skerry.rules.seafarers.scenarios.closed_islands import closed_hexes, closed_hexes_told, may_build
from skerry.rules.seafarers.scenarios.scenario import Scenario

if TYPE_CHECKING:
    from skerry.engine.decision import Decision
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.rules import Rules
    from skerry.engine.view import View

VILLAGE_NUMBERS: Final = (3, 4, 5, 6, 8, 9, 10, 11)  # SEACLO-02
VILLAGES: Final = 8
CLOTH_PER_VILLAGE: Final = 5
GENERAL_SUPPLY: Final = 10
CLOTH_PER_POINT: Final = 2  # SEACLO-17
EMPTY_VILLAGES_END: Final = 5  # SEACLO-26
NO_VILLAGE: Final = -1

CLOTH_TAKEN: Final = EventKind("cloth_taken", "seat:seat number:number")
CLOTH_STOLEN: Final = EventKind("cloth_stolen", "seat:seat victim:seat")
RELATION: Final = EventKind("trade_relation", "seat:seat number:number")


class ClothSlice(Slice):
    """The cloth of villages, supply and seats, and who trades where since when."""

    def __init__(self, seats: i64) -> None:
        self.stock: vec[i64] = filled(VILLAGES, CLOTH_PER_VILLAGE)
        self.supply: i64 = GENERAL_SUPPLY
        self.cloth: vec[i64] = zeros(seats)
        # village * seats + seat: the order in which the relation came about, 0 for none.
        self.relation: vec[i64] = zeros(VILLAGES * seats)
        self.relations: i64 = 0

    def copy(self) -> Slice:
        twin = ClothSlice(0)
        twin.stock = self.stock[:]
        twin.supply = self.supply
        twin.cloth = self.cloth[:]
        twin.relation = self.relation[:]
        twin.relations = self.relations
        return twin

    def fields(self) -> dict[str, list[int]]:
        return {
            "stock": list(self.stock),
            "supply": [self.supply],
            "cloth": list(self.cloth),
            "relation": list(self.relation),
            "relations": [self.relations],
        }


class ClothForCatan(Scenario):
    """Three founding settlements, villages, no longest road."""

    def __init__(self) -> None:
        # Both main islands are one group (SEACLO-05).
        super().__init__("cloth_for_catan", regrouping=Regrouping((("main",),)))
        self.closed: vec[i64] = zeros(0)
        self.village_at: vec[i64] = zeros(0)
        self.village_vertex: list[int] = []

    def declare(self, rules: Rules) -> None:
        self.closed = closed_hexes(rules, ("no_build",))
        self.village_at = filled(rules.topology.vertices, NO_VILLAGE)
        self.village_vertex = [rules.board.vertex_of(f"village_{number}") for number in VILLAGE_NUMBERS]
        for village, vertex in enumerate(self.village_vertex):
            if self.village_at[vertex] != NO_VILLAGE:
                one, other = (f"village_{VILLAGE_NUMBERS[each]}" for each in (self.village_at[vertex], village))
                raise BoardError(f"the map {rules.board.name} has {one} and {other} at the same vertex")
            self.village_at[vertex] = village
        rules.add_action(StealCloth(self, rules), "choose_pirate_victim")

    def tune(self, rules: Rules) -> None:
        rules.drop_award("longest_road")
        # A third round from the first player on, and only it pays (SEACLO-06 to SEACLO-08).
        settlement = int(rules.settlement)
        rules.founding_rounds = [
            FoundingRound(clockwise=True, building=settlement, pays=False),
            FoundingRound(clockwise=False, building=settlement, pays=False),
            FoundingRound(clockwise=True, building=settlement, pays=True),
        ]

    def most_points(self, rules: Rules) -> i64:
        return super().most_points(rules) + (VILLAGES * CLOTH_PER_VILLAGE + GENERAL_SUPPLY) // CLOTH_PER_POINT

    def new_slice(self, rules: Rules) -> Slice:
        return ClothSlice(rules.seats)

    def own(self, kernel: Kernel) -> ClothSlice:
        return cast(ClothSlice, kernel.state.slices[self.slot])

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        """No settlements or roads on the village islands (SEACLO-09)."""
        return fits and may_build(kernel, self.closed, piece, place)

    def adjust_site_refusal(self, kernel: Kernel, colour: i64, piece: i64, place: i64, reason: str) -> str:
        return reason if may_build(kernel, self.closed, piece, place) else "nothing is built on the village islands"

    def adjust_robber_hexes(self, kernel: Kernel, seat: i64, cause: i64, targets: vec[i64]) -> None:
        """The robber stays off the village islands (SEACLO-21)."""
        for hex_ in range(kernel.topology.hexes):
            if self.closed[hex_] != 0:
                targets[hex_] = 0

    def adjust_pirate_hexes(self, kernel: Kernel, seat: i64, cause: i64, targets: vec[i64]) -> None:
        """Only who trades with a village may move the pirate (SEACLO-22)."""
        for village in range(VILLAGES):
            if self.own(kernel).relation[village * kernel.state.seats + seat] != 0:
                return
        for hex_ in range(len(targets)):
            targets[hex_] = 0

    def adjust_line_end(self, kernel: Kernel, colour: i64, vertex: i64, ends: bool) -> bool:
        """A line to a village one trades with is closed (SEACLO-19)."""
        village = self.village_at[vertex]
        if village == NO_VILLAGE or colour >= kernel.state.seats:
            return ends
        return ends or self.own(kernel).relation[village * kernel.state.seats + colour] != 0

    def notice_route_piece(self, kernel: Kernel, colour: i64, piece: i64, edge: i64) -> None:
        if piece == kernel.rules.ship and colour < kernel.state.seats:
            self.look_for_villages(kernel, colour)

    def notice_built(self, kernel: Kernel, colour: i64, piece: i64, place: i64) -> None:
        super().notice_built(kernel, colour, piece, place)
        if piece == kernel.rules.settlement and colour < kernel.state.seats:
            self.look_for_villages(kernel, colour)

    def look_for_villages(self, kernel: Kernel, seat: i64) -> None:
        """A line of ships from an own building to a village makes a trade relation (SEACLO-10 to SEACLO-12)."""
        own = self.own(kernel)
        for vertex in range(len(self.village_at)):
            village = self.village_at[vertex]
            if village == NO_VILLAGE or own.relation[village * kernel.state.seats + seat] != 0:
                continue
            if ShipsHome(kernel, seat).lead_home(vertex):
                own.relations += 1
                own.relation[village * kernel.state.seats + seat] = own.relations
                kernel.log.emit(RELATION, seat, VILLAGE_NUMBERS[village])
                if own.stock[village] > 0:
                    own.stock[village] -= 1
                    take_cloth(kernel, own, seat, village)

    def notice_produced(self, kernel: Kernel, number: i64) -> None:
        for village in range(VILLAGES):
            if VILLAGE_NUMBERS[village] == number:
                self.deliver(kernel, village)

    def deliver(self, kernel: Kernel, village: i64) -> None:
        """One cloth for all who trade there; the supply helps while the village has any (SEACLO-13 to SEACLO-16)."""
        own = self.own(kernel)
        state = kernel.state
        if own.stock[village] == 0:
            return
        served = zeros(state.seats)
        if own.relation[village * state.seats + state.active] != 0:
            self.serve(kernel, own, state.active, village, served)
        while own.stock[village] + own.supply > 0:
            seat = next_in_line(kernel, own, village, served)
            if seat < 0:
                return
            self.serve(kernel, own, seat, village, served)

    def serve(self, kernel: Kernel, own: ClothSlice, seat: i64, village: i64, served: vec[i64]) -> None:
        served[seat] = 1
        if own.stock[village] > 0:
            own.stock[village] -= 1
        else:
            own.supply -= 1
        take_cloth(kernel, own, seat, village)

    def notice_turn_end(self, kernel: Kernel) -> None:
        """With five villages empty the game ends; cloth decides among equals (SEACLO-26, SEACLO-27)."""
        own = self.own(kernel)
        empty = 0
        for village in range(VILLAGES):
            if own.stock[village] == 0:
                empty += 1
        if empty >= EMPTY_VILLAGES_END:
            seats = range(int(kernel.state.seats))
            ranks = [(int(total_points(kernel, seat)), int(own.cloth[seat])) for seat in seats]
            kernel.end_game(ints([seat for seat in seats if ranks[seat] == max(ranks)]))

    def adjust_ending(self, kernel: Kernel, ending: str) -> str:
        """Whoever reaches the target on the own turn has won before it ends, however many villages are empty."""
        return ending if has_won(kernel) != NOBODY else "villages"

    def add_points(self, kernel: Kernel, colour: i64) -> i64:
        return self.own(kernel).cloth[colour] // CLOTH_PER_POINT if colour < kernel.state.seats else 0

    def add_to_picture(self, view: View, picture: Picture) -> None:
        """Villages are their numbers, as on the map."""
        part = view.parts[self.name]
        villages = part["villages"]
        assert isinstance(villages, dict)
        for number, village in villages.items():
            picture.vertex_marks[village["vertex"]] = number
        picture.tally("cloth", part["cloth"], rank=1)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        own = self.own(kernel)
        seats = kernel.state.seats
        view.parts["cloth_for_catan"] = {
            "closed_hexes": closed_hexes_told(self.closed),
            "villages": {
                str(VILLAGE_NUMBERS[village]): {
                    "vertex": self.village_vertex[village],
                    "cloth": int(own.stock[village]),
                    "trades_with": [other for other in range(seats) if own.relation[village * seats + other]],
                }
                for village in range(VILLAGES)
            },
            "supply": own.supply,
            "cloth": list(own.cloth),
        }


def take_cloth(kernel: Kernel, own: ClothSlice, seat: i64, village: i64) -> None:
    own.cloth[seat] += 1
    kernel.log.emit(CLOTH_TAKEN, seat, VILLAGE_NUMBERS[village])


def next_in_line(kernel: Kernel, own: ClothSlice, village: i64, served: vec[i64]) -> i64:
    """Who has traded longest with the village and is not yet served (SEACLO-15)."""
    first: i64 = -1
    seats = kernel.state.seats
    for seat in range(seats):
        since = own.relation[village * seats + seat]
        if since != 0 and served[seat] == 0 and (first < 0 or since < own.relation[village * seats + first]):
            first = seat
    return first


class ShipsHome:
    """Whether ships of a seat lead from a vertex to one of its buildings, past nobody who interrupts them.

    Villages do not (SEACLO-20).
    """

    def __init__(self, kernel: Kernel, seat: i64) -> None:
        self.kernel = kernel
        self.seat = seat
        self.passed: vec[i64] = zeros(kernel.topology.vertices)

    def lead_home(self, vertex: i64) -> bool:
        state = self.kernel.state
        topology = self.kernel.topology
        if state.vertex_owner[vertex] == self.seat:
            return True
        self.passed[vertex] = 1
        for spoke in range(topology.spokes):
            edge = topology.vertex_edge[topology.spokes * vertex + spoke]
            if (
                edge >= 0
                and state.edge_owner[edge] == self.seat
                and state.edge_piece[edge] == self.kernel.rules.ship
                and self.leads_on(topology.vertex_vertex[topology.spokes * vertex + spoke])
            ):
                return True
        return False

    def leads_on(self, vertex: i64) -> bool:
        return self.passed[vertex] == 0 and not is_broken(self.kernel, self.seat, vertex) and self.lead_home(vertex)


class StealCloth(ActionKind):
    """Take a cloth instead of a card from somebody with a ship at the pirate's hex (SEACLO-23, SEACLO-28)."""

    def __init__(self, module: ClothForCatan, rules: Rules) -> None:
        super().__init__("steal_cloth", "seat", Domain(int(rules.seats)))
        self.module = module

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        victims = pirate_victims(kernel, seat, decision.a)
        for owner in range(len(victims)):
            if victims[owner] != 0 and self.module.own(kernel).cloth[owner] > 0:
                codes.put(self, owner)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        own = self.module.own(kernel)
        kernel.answered()
        own.cloth[a] -= 1
        own.cloth[seat] += 1
        kernel.log.emit(CLOTH_STOLEN, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        return "only an opponent with a ship at the pirate's hex and cloth can lose cloth"
