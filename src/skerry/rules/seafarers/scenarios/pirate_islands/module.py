"""The scenario as a module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints, zeros
from skerry.board.picture import Mark
from skerry.engine.card import DevelopmentCard
from skerry.engine.placement import put_building, put_route_piece
from skerry.engine.robbing import ask_to_rob, declare_open_theft
from skerry.reason import Reason, ReasonKind
from skerry.rules.seafarers.scenarios.pirate_islands.fleet import FleetAttack, move_fleet
from skerry.rules.seafarers.scenarios.pirate_islands.fortress import AttackPirateFortress
from skerry.rules.seafarers.scenarios.pirate_islands.lines import WesternLine, at_main, on_main_coast
from skerry.rules.seafarers.scenarios.pirate_islands.outlook import add_beachhead, tell_fleet, tell_fortress
from skerry.rules.seafarers.scenarios.pirate_islands.own import LAIRS, PirateIslandsOwn
from skerry.rules.seafarers.scenarios.pirate_islands.positions import Positions
from skerry.rules.seafarers.scenarios.pirate_islands.warships import WarshipCard
from skerry.rules.seafarers.scenarios.scenario import Scenario

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.progress import Progress, Prospects
    from skerry.engine.rules import Rules
    from skerry.engine.view import View

WESTERN_LINE_WRONG: Final = ReasonKind(
    "western_line_wrong",
    "off the coast of the main island you may lay only one line of ships, a shortest way to your fortress",
)
PIRATE_LAND: Final = ReasonKind(
    "pirate_land", "on the pirate islands you may build nothing but a settlement at your own beachhead"
)


class PirateIslands(Scenario):
    """No robber, no awards; warships, a fleet and a fortress for everybody."""

    def __init__(self) -> None:
        super().__init__("pirate_islands")
        self.recounts = True
        # The numbers of the cards that arm ships.
        self.warship_cards: vec[i64] = zeros(0)

    def declare(self, rules: Rules) -> None:
        super().declare(rules)
        self.own = PirateIslandsOwn(self, rules)
        self.positions = Positions(rules)
        declare_open_theft(rules)
        rules.add_decision(FleetAttack(self))
        rules.add_action(AttackPirateFortress(self, rules), "action")

    def tune(self, rules: Rules) -> None:
        rules.has_robber = False
        rules.has_pirate = False
        rules.drop_award("longest_road")
        rules.drop_award("largest_army")
        rules.preset_points = 1
        counts = {card.name: card.count for card in rules.development_cards}
        rules.replace_card(WarshipCard("knight", counts["knight"], self))
        # Three players leave the victory point cards out; for four they are more knights (SEAPIR-05).
        if rules.seats == 3:
            rules.replace_card(DevelopmentCard("victory_point", 0))
        else:
            rules.replace_card(WarshipCard("victory_point", counts["victory_point"], self))
        self.warship_cards = ints(
            [i for i, card in enumerate(rules.development_cards) if isinstance(card, WarshipCard)]
        )

    def line(self, kernel: Kernel, seat: i64) -> WesternLine:
        return WesternLine(kernel, self.positions, seat)

    def warships(self, kernel: Kernel, seat: i64) -> i64:
        """All warships of a seat count, wherever they lie (SEAPIR-30)."""
        count: i64 = 0
        for edge in range(kernel.topology.edges):
            if self.own.warship.has(kernel, edge) and kernel.state.edge_owner[edge] == seat:
                count += 1
        return count

    def setup_finish(self, kernel: Kernel) -> None:
        """A settlement, a ship, and a settlement piece for the fortress (SEAPIR-02 to SEAPIR-04)."""
        super().setup_finish(kernel)
        rules = kernel.rules
        for seat in range(kernel.state.seats):
            put_building(kernel, seat, rules.settlement, self.positions.settlement[seat])
            put_route_piece(kernel, seat, rules.ship, self.positions.ship[seat])
            kernel.state.supply[seat * rules.piece_count + rules.settlement] -= 1
        self.sea.pirate.put(kernel, self.positions.path[0])  # SEAPIR-07

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        return fits and self.may_build(kernel, colour, piece, place)

    def adjust_site_refusal(self, kernel: Kernel, colour: i64, piece: i64, place: i64, reason: Reason) -> Reason:
        if self.may_build(kernel, colour, piece, place):
            return reason
        return WESTERN_LINE_WRONG.of() if piece == kernel.rules.ship else PIRATE_LAND.of()

    def may_build(self, kernel: Kernel, colour: i64, piece: i64, place: i64) -> bool:
        """Beyond the main island only the one line of ships and the own beachhead (SEAPIR-21 to SEAPIR-26)."""
        rules = kernel.rules
        if piece == rules.ship:
            return on_main_coast(kernel, self.positions, place) or self.line(kernel, colour).may_grow(place)
        if piece == rules.road:
            return on_main_coast(kernel, self.positions, place)
        if piece == rules.settlement:
            return at_main(kernel, self.positions, place) or place == self.positions.beachhead[colour]
        return True

    def adjust_removal(self, kernel: Kernel, edge: i64, may: bool) -> bool:
        """Warships do not move (SEAPIR-31)."""
        return may and not self.own.warship.has(kernel, edge)

    def adjust_wins(self, kernel: Kernel, seat: i64, may: bool, wins: bool) -> bool:
        """Nobody wins before the own fortress is won back (SEAPIR-41)."""
        return wins and self.own.lairs.of(kernel, seat) == 0

    def adjust_ending(self, kernel: Kernel, ending: str) -> str:
        return "fortress"

    def notice_number(self, kernel: Kernel, seat: i64, number: i64) -> None:
        move_fleet(kernel, self, seat)

    def notice_seven(self, kernel: Kernel, seat: i64) -> None:
        ask_to_rob(kernel, seat)

    def add_headway(self, kernel: Kernel, seat: i64) -> i64:
        return LAIRS - self.own.lairs.of(kernel, seat)

    def add_progress(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        tell_fortress(kernel, self, seat, progress)
        tell_fleet(kernel, self, seat, progress)

    def add_prospects(self, kernel: Kernel, seat: i64, prospects: Prospects) -> None:
        add_beachhead(kernel, self, seat, prospects)

    def add_to_picture(self, view: View, picture: Picture) -> None:
        """The fortresses that pirates still hold, and how many warships everybody has."""
        part = view.parts[self.name]
        fortresses = part["fortresses"]
        assert isinstance(fortresses, list)
        for seat, vertex in enumerate(fortresses):
            picture.vertex_marks[int(vertex)] = Mark(f"f{seat}", seat)
        picture.tally("warships", part["strength"], rank=1)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        own = self.own
        seats = kernel.state.seats
        view.parts["pirate_islands"] = {
            "fleet": {"path": list(self.positions.path), "place": int(own.fleet.of(kernel))},
            "closed_hexes": list(self.positions.closed),
            "lairs": own.lairs.tell(kernel, seat),
            "fortresses": list(self.positions.fortress),
            "beachheads": list(self.positions.beachhead),
            "warships": [edge for edge in range(kernel.topology.edges) if own.warship.has(kernel, edge)],
            "strength": [int(self.warships(kernel, other)) for other in range(seats)],
        }
        if seat >= 0:
            view.parts["pirate_islands"]["line_ahead"] = self.line(kernel, seat).ahead()
