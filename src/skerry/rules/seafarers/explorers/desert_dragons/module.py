"""The scenario as a module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.regroup import Regrouping
from skerry.board.tokens import SEVEN
from skerry.engine.decision import Decision
from skerry.engine.robbing import ask_to_rob, declare_open_theft
from skerry.engine.scores import has_won
from skerry.engine.standstill import BY_STANDSTILL, end_standstill
from skerry.engine.state import NOBODY
from skerry.reason import Reason
from skerry.rules.seafarers.explorers.coast_founding import CoastFounding
from skerry.rules.seafarers.explorers.desert_dragons.attack import declare_attack
from skerry.rules.seafarers.explorers.desert_dragons.curse import (
    BETWEEN_DRAGONS,
    is_between,
    is_shut_in,
    lost_points,
)
from skerry.rules.seafarers.explorers.desert_dragons.gathering import declare_gathering, gather
from skerry.rules.seafarers.explorers.desert_dragons.knights import Knight, declare_knights
from skerry.rules.seafarers.explorers.desert_dragons.outlook import (
    add_refuges,
    tell_crossing,
    tell_dangers,
    tell_knight,
)
from skerry.rules.seafarers.explorers.desert_dragons.own import DragonsOwn
from skerry.rules.seafarers.explorers.desert_dragons.picture import draw_dragons
from skerry.rules.seafarers.explorers.desert_dragons.refuges import find_refuges

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.progress import Progress, Prospects
    from skerry.engine.rules import Rules
    from skerry.engine.view import View


class DesertDragons(CoastFounding):
    """Dragons in the place of robber, pirate and largest army."""

    own: DragonsOwn

    def __init__(self) -> None:
        # Home and neighbour island are dealt apart, under numbers that stay (TDEDD-13 to TDEDD-18).
        super().__init__("desert_dragons", regrouping=Regrouping((("dealt_0",), ("dealt_1",)), numbered=()))
        self.recounts = True
        self.looks_near = True
        self.counts_changes = True
        self.only_stops = True
        self.remeasures = True

    # Declare

    def declare(self, rules: Rules) -> None:
        super().declare(rules)
        self.own = DragonsOwn(self, rules)
        declare_open_theft(rules)
        declare_gathering(rules, self.own)
        declare_knights(rules, self.own)
        self.attack = declare_attack(rules, self.own)

    def tune(self, rules: Rules) -> None:
        """No robber, no pirate, no largest army, and knights against dragons (TDEDD-22, TDEDD-61, TDEDD-62)."""
        rules.has_robber = False
        rules.has_pirate = False
        rules.drop_award("largest_army")
        counts = {card.name: card.count for card in rules.development_cards}
        rules.replace_card(Knight(counts["knight"], self.own))

    # Set-up

    def setup_finish(self, kernel: Kernel) -> None:
        super().setup_finish(kernel)
        find_refuges(kernel, self.own)

    # The turn

    def notice_turn_start(self, kernel: Kernel) -> None:
        """The rules have no end for a home island that is lost while nobody has left it (TDEDD-69)."""
        end_standstill(kernel)

    def notice_number(self, kernel: Kernel, seat: i64, number: i64) -> None:
        """The dragons come when all production of the number is over, choices at gold fields too (TDEDD-72)."""
        if number != SEVEN and self.own.is_attack(kernel):
            kernel.put_beneath(Decision(self.attack.index, seat, number, 0, 0))

    def notice_seven(self, kernel: Kernel, seat: i64) -> None:
        """A card of anybody, when all have discarded (TDEDD-23 to TDEDD-25)."""
        ask_to_rob(kernel, seat)

    def notice_built(self, kernel: Kernel, colour: i64, piece: i64, place: i64) -> None:
        """Every settlement and city, wherever it stands; those of the founding are not told here (TDEDD-26 to -29)."""
        super().notice_built(kernel, colour, piece, place)
        if piece == kernel.rules.settlement or piece == kernel.rules.city:
            gather(kernel, self.own, kernel.state.active)

    # What dragons block

    def adjust_produces(self, kernel: Kernel, hex_: i64, number: i64, produces: bool) -> bool:
        return produces and not self.own.has_dragon(kernel, hex_)

    def adjust_route_weight(self, kernel: Kernel, colour: i64, edge: i64, weight: i64) -> i64:
        """A blocked road counts for no route; it still joins what is built onward (TDEDD-48, TDEDD-50)."""
        return 0 if is_between(kernel, self.own, edge) else weight

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        """No new road between two dragons (TDEDD-49)."""
        return fits and (piece != kernel.rules.road or not is_between(kernel, self.own, place))

    def adjust_site_refusal(self, kernel: Kernel, colour: i64, piece: i64, place: i64, reason: Reason) -> Reason:
        if piece == kernel.rules.road and is_between(kernel, self.own, place):
            return BETWEEN_DRAGONS.of()
        return reason

    # Points and the end

    def most_points(self, rules: Rules) -> i64:
        """Dragons only take points."""
        return 0

    def add_points(self, kernel: Kernel, colour: i64) -> i64:
        return -lost_points(kernel, self.own, colour)

    def add_point_sources(self, kernel: Kernel, colour: i64, sources: dict[str, int]) -> None:
        lost = int(lost_points(kernel, self.own, colour))
        if lost:
            sources["shut_in"] = -lost

    def adjust_standstill(self, kernel: Kernel, still: bool) -> bool:
        """As long as dragons spread, points and routes may change."""
        return still and self.own.is_attack(kernel) and len(self.own.next_hexes(kernel)) == 0

    def adjust_ending(self, kernel: Kernel, ending: str) -> str:
        return ending if has_won(kernel) != NOBODY else BY_STANDSTILL

    # Telling

    def add_progress(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        tell_dangers(kernel, self.own, seat, progress)
        tell_crossing(kernel, self.own, seat, progress)
        tell_knight(kernel, self.own, seat, progress)

    def add_prospects(self, kernel: Kernel, seat: i64, prospects: Prospects) -> None:
        add_refuges(kernel, self.own, prospects)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        """The deserts, whether the dragons attack, which hexes are next to get one and which are due one for this very
        roll, and what is blocked; dragons and their counts are told as they are kept."""
        own = self.own
        edges = [edge for edge in range(kernel.topology.edges) if is_between(kernel, own, edge)]
        vertices = [vertex for vertex in range(kernel.topology.vertices) if is_shut_in(kernel, own, vertex)]
        view.parts[self.name] = {
            "deserts": [int(hex_) for hex_ in own.deserts],
            "dragons_per_building": int(own.per_building),
            "attack": own.is_attack(kernel),
            "next_hexes": own.next_hexes(kernel),
            "due_hexes": [int(own.due.of(kernel, at)) for at in range(own.due.count(kernel))],
            "closed_edges": edges,
            "blocked_roads": [edge for edge in edges if kernel.state.edge_owner[edge] >= 0],
            "shut_in_buildings": [vertex for vertex in vertices if kernel.state.vertex_owner[vertex] >= 0],
        }

    def add_to_picture(self, view: View, picture: Picture) -> None:
        draw_dragons(view, view.parts[self.name], picture)
