"""The scenario as a module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.terrain import OASIS
from skerry.engine.module import Module
from skerry.engine.robbing import robber_place
from skerry.engine.state import OFF_BOARD
from skerry.rules.traders_and_barbarians.caravans.benefits import building_points
from skerry.rules.traders_and_barbarians.caravans.outlook import add_caravan_places, tell_caravans
from skerry.rules.traders_and_barbarians.caravans.own import CaravanOwn
from skerry.rules.traders_and_barbarians.caravans.picture import draw_caravans
from skerry.rules.traders_and_barbarians.caravans.placing import declare_placing
from skerry.rules.traders_and_barbarians.caravans.route import check_oasis, lay_arrows
from skerry.rules.traders_and_barbarians.caravans.tables import BUILDING_POINTS, ROAD_COUNTS
from skerry.rules.traders_and_barbarians.caravans.telling import tell_part
from skerry.rules.traders_and_barbarians.caravans.vote import Vote, declare_vote

if TYPE_CHECKING:
    from skerry.board.setup import BoardSetup
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.progress import Progress, Prospects
    from skerry.engine.randomness import Randomness
    from skerry.engine.rules import Rules
    from skerry.engine.view import View


class Caravans(Module):
    """An oasis, camels, and votes about where they go."""

    own: CaravanOwn
    vote: Vote

    def __init__(self) -> None:
        super().__init__("caravans")
        self.recounts = True

    # Declare

    def declare(self, rules: Rules) -> None:
        check_oasis(rules.board)
        self.own = CaravanOwn(self, rules)
        declare_placing(rules, self.own)
        self.vote = declare_vote(rules, self.own)

    def tune(self, rules: Rules) -> None:
        """Whatever sends the robber home sends it beside the board (CARV-67, CARV-68, CARV-77)."""
        rules.robber_home = OFF_BOARD
        rules.robber_refuge = OFF_BOARD

    def most_points(self, rules: Rules) -> i64:
        return BUILDING_POINTS * (rules.pieces[rules.settlement].limit + rules.pieces[rules.city].limit)

    # Set-up

    def setup_features(self, setup: BoardSetup, random: Randomness) -> None:
        """The robber starts beside the board, unless it has a place on another map (CARV-11, CARVSEA-31)."""
        if not setup.map.recipe.leaves_robber():
            setup.robber = OFF_BOARD

    def setup_finish(self, kernel: Kernel) -> None:
        lay_arrows(kernel, self.own)

    def adjust_robber_starts(self, kernel: Kernel, starts: list[int]) -> list[int]:
        return starts if kernel.rules.board.recipe.leaves_robber() else []

    # The robber

    def adjust_robber_hexes(self, kernel: Kernel, seat: i64, cause: i64, targets: vec[i64]) -> None:
        """Never to the oasis, and the first time to a hex with a number (CARV-15 to CARV-17)."""
        first = self.own.robber_came.of(kernel) == 0
        for hex_ in range(kernel.topology.hexes):
            if kernel.state.terrain[hex_] == OASIS or (first and kernel.state.numbers[hex_] == 0):
                targets[hex_] = 0

    def notice_robber_moved(self, kernel: Kernel, robber: i64) -> None:
        if robber_place(kernel, robber) != OFF_BOARD:
            self.own.robber_came.put(kernel, 1)

    # The turn and the voting round

    def notice_turn_start(self, kernel: Kernel) -> None:
        """What camels brought between two turns may win from now on (CARV-64); and a robber that has started on the
        board needs no first placement (CARV-15)."""
        kernel.recount = True
        if kernel.state.turn == 1 and kernel.state.robber != OFF_BOARD:
            self.own.robber_came.put(kernel, 1)

    def notice_built(self, kernel: Kernel, colour: i64, piece: i64, place: i64) -> None:
        """Neutral buildings, roads and cards bring no camel (CARV-19, CARV-21, CARV-76)."""
        rules = kernel.rules
        if colour == kernel.state.active and (piece == rules.settlement or piece == rules.city):
            self.own.built_in.put(kernel, kernel.state.turn)

    def notice_turn_end(self, kernel: Kernel) -> None:
        """The round comes when all that others do at the end of the turn is done, and may win it (CARV-18)."""
        kernel.ask(self.vote.after_turn, kernel.state.active)

    # Benefits and the end

    def add_points(self, kernel: Kernel, colour: i64) -> i64:
        return building_points(kernel, self.own, colour)

    def add_point_sources(self, kernel: Kernel, colour: i64, sources: dict[str, int]) -> None:
        sources["caravans"] = int(building_points(kernel, self.own, colour))

    def adjust_route_weight(self, kernel: Kernel, colour: i64, edge: i64, weight: i64) -> i64:
        """A road beside a camel is two, for the least length too (CARV-60, CARV-61)."""
        return ROAD_COUNTS * weight if self.own.doubles_roads and self.own.camels.has(kernel, edge) else weight

    def adjust_may_win(self, kernel: Kernel, seat: i64, may: bool) -> bool:
        """Nobody wins between two turns (CARV-64)."""
        return may and self.own.ended_in.of(kernel) != kernel.state.turn

    # Telling

    def add_progress(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        tell_caravans(kernel, self.own, seat, progress)

    def add_prospects(self, kernel: Kernel, seat: i64, prospects: Prospects) -> None:
        add_caravan_places(kernel, self.own, prospects)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        view.parts[self.name] = tell_part(kernel, self.own)

    def add_to_picture(self, view: View, picture: Picture) -> None:
        draw_caravans(view, view.parts[self.name], picture)
