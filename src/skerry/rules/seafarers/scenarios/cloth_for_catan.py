"""`cloth_for_catan` (SEACLO): ship lines to villages bring cloth, and two cloth are a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import filled, ints, zeros
from skerry.board.errors import BoardError
from skerry.board.picture import Mark
from skerry.board.regroup import Regrouping
from skerry.board.tokens import pips_of
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.event import EventKind
from skerry.engine.kept.counter import Counter
from skerry.engine.kept.kept import GAME, SEAT, Numbers
from skerry.engine.routes import is_broken
from skerry.engine.rules import FoundingRound
from skerry.engine.scores import has_won, total_points
from skerry.engine.state import NOBODY
from skerry.engine.walk import CLOSED, Walk, vertex_ground
from skerry.reason import Reason, ReasonKind
from skerry.rules.seafarers.pirate import pirate_victims
from skerry.rules.seafarers.scenarios.closed_islands import closed_hexes, closed_hexes_told, may_build
from skerry.rules.seafarers.scenarios.scenario import Scenario

if TYPE_CHECKING:
    from skerry.engine.decision import Decision
    from skerry.engine.kernel import Kernel
    from skerry.engine.module import Module
    from skerry.engine.picture import Picture
    from skerry.engine.progress import Progress, Prospects
    from skerry.engine.rules import Rules
    from skerry.engine.view import View

VILLAGE_NUMBERS: Final = (3, 4, 5, 6, 8, 9, 10, 11)  # SEACLO-02
VILLAGES: Final = 8
CLOTH_PER_VILLAGE: Final = 5
GENERAL_SUPPLY: Final = 10
CLOTH: Final = VILLAGES * CLOTH_PER_VILLAGE + GENERAL_SUPPLY
CLOTH_PER_POINT: Final = 2  # SEACLO-17
EMPTY_VILLAGES_END: Final = 5  # SEACLO-26
# In hundredths of a point: a cloth, and one that a village still has, by the pips of its number.
CLOTH_WORTH: Final = 50
CLOTH_PIP_WORTH: Final = 12
NO_VILLAGE: Final = -1

CLOTH_TAKEN: Final = EventKind(
    "cloth_taken", "seat:seat number:number", english="{seat} gets a cloth from village {number}"
)
CLOTH_STOLEN: Final = EventKind("cloth_stolen", "seat:seat victim:seat", english="{seat} steals a cloth from {victim}")
RELATION: Final = EventKind(
    "trade_relation", "seat:seat number:number", english="{seat} now trades with village {number}"
)

MAP_SAME_VERTEX: Final = ReasonKind("map_same_vertex", "the map {map} has {first} and {second} at the same vertex")
VILLAGE_LAND: Final = ReasonKind("village_land", "nothing is built on the village islands")
NO_CLOTH_VICTIM: Final = ReasonKind(
    "no_cloth_victim", "only an opponent with a ship at the pirate's hex and cloth can lose cloth"
)


class ClothForCatanOwn:
    """The cloth of villages, supply and seats, and who trades where since when."""

    def __init__(self, module: Module, rules: Rules) -> None:
        self.stock = rules.keep(module, Numbers("stock", each=VILLAGES, start=CLOTH_PER_VILLAGE))
        self.supply = rules.keep(module, Counter("supply", GAME, start=GENERAL_SUPPLY, shown=False))
        self.cloth = rules.keep(module, Counter("cloth", limit=CLOTH, per_point=CLOTH_PER_POINT, shown=False))
        # village * seats + seat: the order in which the relation came about, 0 for none.
        self.relation = rules.keep(module, Numbers("relation", SEAT, VILLAGES))
        self.relations = rules.keep(module, Numbers("relations"))


class ClothForCatan(Scenario):
    """Three founding settlements, villages, no longest road."""

    def __init__(self) -> None:
        # Both main islands are one group (SEACLO-05).
        super().__init__("cloth_for_catan", regrouping=Regrouping((("main",),)))
        self.looks_near = True
        self.closed: vec[i64] = zeros(0)
        self.village_at: vec[i64] = zeros(0)
        self.village_vertex: list[int] = []
        # By village: what a cloth there is worth to who trades with it, since seldom numbers come too late.
        self.cloth_worth: vec[i64] = ints(
            [min(CLOTH_PIP_WORTH * pips_of(1 << number), CLOTH_WORTH) for number in VILLAGE_NUMBERS]
        )

    def declare(self, rules: Rules) -> None:
        super().declare(rules)
        self.own = ClothForCatanOwn(self, rules)
        self.closed = closed_hexes(rules, ("no_build",))
        self.village_at = filled(rules.topology.vertices, NO_VILLAGE)
        self.village_vertex = [rules.board.vertex_of(f"village_{number}") for number in VILLAGE_NUMBERS]
        for village, vertex in enumerate(self.village_vertex):
            if self.village_at[vertex] != NO_VILLAGE:
                one, other = (f"village_{VILLAGE_NUMBERS[each]}" for each in (self.village_at[vertex], village))
                raise BoardError(MAP_SAME_VERTEX.of(map=rules.board.name, first=one, second=other))
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

    def trades(self, kernel: Kernel, seat: i64, village: i64) -> bool:
        return self.own.relation.of(kernel, village * kernel.state.seats + seat) != 0

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        """No settlements or roads on the village islands (SEACLO-09)."""
        return fits and may_build(kernel, self.closed, piece, place)

    def adjust_site_refusal(self, kernel: Kernel, colour: i64, piece: i64, place: i64, reason: Reason) -> Reason:
        return reason if may_build(kernel, self.closed, piece, place) else VILLAGE_LAND.of()

    def adjust_robber_hexes(self, kernel: Kernel, seat: i64, cause: i64, targets: vec[i64]) -> None:
        """The robber stays off the village islands (SEACLO-21)."""
        for hex_ in range(kernel.topology.hexes):
            if self.closed[hex_] != 0:
                targets[hex_] = 0

    def adjust_pirate_hexes(self, kernel: Kernel, seat: i64, cause: i64, targets: vec[i64]) -> None:
        """Only who trades with a village may move the pirate (SEACLO-22)."""
        for village in range(VILLAGES):
            if self.trades(kernel, seat, village):
                return
        for hex_ in range(len(targets)):
            targets[hex_] = 0

    def adjust_line_end(self, kernel: Kernel, colour: i64, vertex: i64, ends: bool) -> bool:
        """A line to a village one trades with is closed (SEACLO-19)."""
        village = self.village_at[vertex]
        if village == NO_VILLAGE or colour >= kernel.state.seats:
            return ends
        return ends or self.trades(kernel, colour, village)

    def notice_route_piece(self, kernel: Kernel, colour: i64, piece: i64, edge: i64) -> None:
        if piece == kernel.rules.ship and colour < kernel.state.seats:
            self.look_for_villages(kernel, colour)

    def notice_built(self, kernel: Kernel, colour: i64, piece: i64, place: i64) -> None:
        super().notice_built(kernel, colour, piece, place)
        if piece == kernel.rules.settlement and colour < kernel.state.seats:
            self.look_for_villages(kernel, colour)

    def look_for_villages(self, kernel: Kernel, seat: i64) -> None:
        """A line of ships from an own building to a village makes a trade relation (SEACLO-10 to SEACLO-12)."""
        own = self.own
        for vertex in range(len(self.village_at)):
            village = self.village_at[vertex]
            if village == NO_VILLAGE or self.trades(kernel, seat, village):
                continue
            if ShipsHome(kernel, seat).lead_home(vertex):
                own.relations.change(kernel, 0, 1)
                own.relation.set(kernel, village * kernel.state.seats + seat, own.relations.of(kernel))
                kernel.log.emit(RELATION, seat, VILLAGE_NUMBERS[village])
                if own.stock.of(kernel, village) > 0:
                    own.stock.change(kernel, village, -1)
                    self.take_cloth(kernel, seat, village)

    def notice_produced(self, kernel: Kernel, number: i64) -> None:
        for village in range(VILLAGES):
            if VILLAGE_NUMBERS[village] == number:
                self.deliver(kernel, village)

    def deliver(self, kernel: Kernel, village: i64) -> None:
        """One cloth for all who trade there; the supply helps while the village has any (SEACLO-13 to SEACLO-16)."""
        own = self.own
        state = kernel.state
        if own.stock.of(kernel, village) == 0:
            return
        served = zeros(state.seats)
        if self.trades(kernel, state.active, village):
            self.serve(kernel, state.active, village, served)
        while own.stock.of(kernel, village) + own.supply.of(kernel) > 0:
            seat = self.next_in_line(kernel, village, served)
            if seat < 0:
                return
            self.serve(kernel, seat, village, served)

    def serve(self, kernel: Kernel, seat: i64, village: i64, served: vec[i64]) -> None:
        served[seat] = 1
        if self.own.stock.of(kernel, village) > 0:
            self.own.stock.change(kernel, village, -1)
        else:
            self.own.supply.change(kernel, 0, -1)
        self.take_cloth(kernel, seat, village)

    def take_cloth(self, kernel: Kernel, seat: i64, village: i64) -> None:
        self.own.cloth.change(kernel, seat, 1)
        kernel.log.emit(CLOTH_TAKEN, seat, VILLAGE_NUMBERS[village])

    def next_in_line(self, kernel: Kernel, village: i64, served: vec[i64]) -> i64:
        """Who has traded longest with the village and is not yet served (SEACLO-15)."""
        first: i64 = -1
        earliest: i64 = 0
        for seat in range(kernel.state.seats):
            since = self.own.relation.of(kernel, village * kernel.state.seats + seat)
            if since != 0 and served[seat] == 0 and (first < 0 or since < earliest):
                first = seat
                earliest = since
        return first

    def notice_turn_end(self, kernel: Kernel) -> None:
        """With five villages empty the game ends; cloth decides among equals (SEACLO-26, SEACLO-27)."""
        own = self.own
        empty = 0
        for village in range(VILLAGES):
            if own.stock.of(kernel, village) == 0:
                empty += 1
        if empty >= EMPTY_VILLAGES_END:
            seats = range(int(kernel.state.seats))
            ranks = [(int(total_points(kernel, seat)), int(own.cloth.of(kernel, seat))) for seat in seats]
            kernel.end_game(ints([seat for seat in seats if ranks[seat] == max(ranks)]))

    def adjust_ending(self, kernel: Kernel, ending: str) -> str:
        """Whoever reaches the target on the own turn has won before it ends, however many villages are empty."""
        return ending if has_won(kernel) != NOBODY else "villages"

    def add_progress(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        """An odd cloth is half a point, and villages that one trades with bring more of it."""
        own = self.own
        worth: i64 = own.cloth.of(kernel, seat) % CLOTH_PER_POINT * CLOTH_WORTH
        for village in range(VILLAGES):
            if self.trades(kernel, seat, village):
                worth += self.trade_worth(village, own.stock.of(kernel, village), self.traders(kernel, village))
        if worth > 0:
            progress.expect("cloth", worth)

    def add_prospects(self, kernel: Kernel, seat: i64, prospects: Prospects) -> None:
        """A village gives a cloth to whoever reaches it, and later more (SEACLO-11, SEACLO-13)."""
        for village in range(VILLAGES):
            stock = self.own.stock.of(kernel, village)
            if stock > 0 and not self.trades(kernel, seat, village):
                more = self.trade_worth(village, stock - 1, self.traders(kernel, village) + 1)
                prospects.touch(self.village_vertex[village], CLOTH_WORTH + more)

    def traders(self, kernel: Kernel, village: i64) -> i64:
        count: i64 = 0
        for seat in range(kernel.state.seats):
            if self.trades(kernel, seat, village):
                count += 1
        return count

    def trade_worth(self, village: i64, stock: i64, traders: i64) -> i64:
        """What one of so many traders may expect of a stock; the supply helps where they share (SEACLO-14)."""
        return self.cloth_worth[village] * stock * 2 // (traders + 1)

    def add_to_picture(self, view: View, picture: Picture) -> None:
        """Villages are their numbers, as on the map."""
        part = view.parts[self.name]
        villages = part["villages"]
        assert isinstance(villages, dict)
        for number, village in villages.items():
            picture.vertex_marks[village["vertex"]] = Mark(number)
        picture.tally("cloth", part["cloth"], rank=1)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        own = self.own
        seats = kernel.state.seats
        view.parts["cloth_for_catan"] = {
            "closed_hexes": closed_hexes_told(self.closed),
            "villages": {
                str(VILLAGE_NUMBERS[village]): {
                    "vertex": self.village_vertex[village],
                    "cloth": int(own.stock.of(kernel, village)),
                    "trades_with": [other for other in range(seats) if self.trades(kernel, other, village)],
                }
                for village in range(VILLAGES)
            },
            "supply": own.supply.tell(kernel, seat),
            "cloth": own.cloth.tell(kernel, seat),
        }


class ShipsHome(Walk):
    """Over ships of a seat from a vertex on, past nobody who interrupts them; villages do not (SEACLO-20)."""

    def __init__(self, kernel: Kernel, seat: i64) -> None:
        super().__init__(vertex_ground(kernel.topology))
        self.kernel = kernel
        self.seat = seat

    def price(self, place: i64, over: i64, to: i64) -> i64:
        state = self.kernel.state
        is_ship = state.edge_owner[over] == self.seat and state.edge_piece[over] == self.kernel.rules.ship
        return 1 if is_ship and not is_broken(self.kernel, self.seat, to) else CLOSED

    def lead_home(self, vertex: i64) -> bool:
        """Whether they lead to one of the seat's buildings."""
        self.go(vertex)
        for i in range(self.count):
            if self.kernel.state.vertex_owner[self.reached[i]] == self.seat:
                return True
        return False


class StealCloth(ActionKind):
    """Take a cloth instead of a card from somebody with a ship at the pirate's hex (SEACLO-23, SEACLO-28)."""

    def __init__(self, module: ClothForCatan, rules: Rules) -> None:
        super().__init__("steal_cloth", "seat", Domain(int(rules.seats)))
        self.module = module

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        victims = pirate_victims(kernel, self.module.sea, seat, decision.a)
        for owner in range(len(victims)):
            if victims[owner] != 0 and self.module.own.cloth.of(kernel, owner) > 0:
                codes.put(self, owner)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        self.module.own.cloth.hand_over(kernel, a, seat, 1)
        kernel.log.emit(CLOTH_STOLEN, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NO_CLOTH_VICTIM.of()
