"""The scenario as a module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.regroup import Regrouping
from skerry.engine.decision import DecisionKind
from skerry.engine.harbours import kept_told
from skerry.engine.rules import FoundingRound
from skerry.rules.seafarers.explorers.into_the_unknown.harbours import SpecialHarbours
from skerry.rules.seafarers.explorers.into_the_unknown.keeping import TREASURE_KEPT, KeepTreasure, UseTreasure
from skerry.rules.seafarers.explorers.into_the_unknown.outlook import tell_explorers, tell_kept, tell_unknown
from skerry.rules.seafarers.explorers.into_the_unknown.own import IntoTheUnknownOwn
from skerry.rules.seafarers.explorers.into_the_unknown.tables import (
    CARDS_MORE,
    KEPT_FOR_HAND,
    KEPT_FOR_HARBOUR,
    MOST_KEPT,
    POINTS_OF_KEPT,
)
from skerry.rules.seafarers.explorers.treasures import TreasureHunt

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress, Prospects
    from skerry.engine.rules import Rules
    from skerry.engine.view import View


class IntoTheUnknown(TreasureHunt):
    """Three founding settlements, a sea that lies face down, and treasures to use or to keep."""

    def __init__(self) -> None:
        # Home hexes change places under numbers that stay; a desert among them stays too (TDEIU-18, TDEIU-19).
        super().__init__(
            "into_the_unknown",
            regrouping=Regrouping((("main",),), deserts_stay=True, numbered=()),
            most_kept=MOST_KEPT,
        )
        self.recounts = True
        # The edges of the home island.
        self.at_home: vec[i64] = zeros(0)

    def declare(self, rules: Rules) -> None:
        super().declare(rules)
        self.own = IntoTheUnknownOwn(self, rules)
        self.harbours = SpecialHarbours(self.own, rules)
        self.at_home = zeros(rules.topology.edges)
        for island in rules.board.islands:
            if island.name in rules.board.founding:
                for hex_ in island.hexes:
                    for side in range(6):
                        self.at_home[rules.topology.hex_edge[6 * hex_ + side]] = 1
        self.use_or_keep = rules.add_decision(DecisionKind("treasure"))
        rules.add_action(UseTreasure(self), "treasure")
        rules.add_action(KeepTreasure(self), "treasure")

    def tune(self, rules: Rules) -> None:
        # Only the robber is used (TDEIU-35).
        rules.has_pirate = False
        # A third round from the starting player on, and only it pays (TDEIU-30 to TDEIU-34).
        settlement = int(rules.settlement)
        rules.founding_rounds = [
            FoundingRound(clockwise=True, building=settlement, pays=False),
            FoundingRound(clockwise=False, building=settlement, pays=False),
            FoundingRound(clockwise=True, building=settlement, pays=True),
        ]

    def adjust_hand_limit(self, kernel: Kernel, seat: i64, limit: i64) -> i64:
        """Who keeps a treasure may hold more cards when a seven is rolled (TDEIU-50, TDEIU-69)."""
        return limit + CARDS_MORE if self.kept_by(kernel, seat) >= KEPT_FOR_HAND else limit

    # Treasures that were found

    def find_treasure(self, kernel: Kernel, seat: i64, vertex: i64) -> None:
        """A seat looks at the tile and says what becomes of it, unless it can keep no more (TDEIU-44 to TDEIU-49)."""
        if self.tiles.stack.room_for(kernel, seat) == 0:
            super().find_treasure(kernel, seat, vertex)
            return
        self.tiles.look_at(kernel, seat, vertex)
        kernel.ask(self.use_or_keep, seat, vertex)

    def keep_treasure(self, kernel: Kernel, seat: i64, treasure: i64) -> None:
        self.tiles.stack.hold(kernel, seat, treasure)
        kernel.log.emit(TREASURE_KEPT, seat)
        # Points may have come (TDEIU-58, TDEIU-59).
        kernel.recount = True
        if self.kept_by(kernel, seat) == KEPT_FOR_HARBOUR:
            self.harbours.ask(kernel, seat)

    def kept_by(self, kernel: Kernel, seat: i64) -> i64:
        """How many treasures lie face down before a seat: everybody sees that (TDEIU-61)."""
        return self.tiles.stack.held_by(kernel, seat)

    def add_points(self, kernel: Kernel, colour: i64) -> i64:
        return POINTS_OF_KEPT[self.kept_by(kernel, colour)] if colour < kernel.state.seats else 0

    def add_point_sources(self, kernel: Kernel, colour: i64, sources: dict[str, int]) -> None:
        points = self.add_points(kernel, colour)
        if points > 0:
            sources["kept_treasures"] = int(points)

    def most_points(self, rules: Rules) -> i64:
        return POINTS_OF_KEPT[MOST_KEPT]

    # Special harbours that wait for a place (TDEIU-55)

    def notice_turn_start(self, kernel: Kernel) -> None:
        self.harbours.placing.ask(kernel, kernel.state.active)

    def notice_built(self, kernel: Kernel, colour: i64, piece: i64, place: i64) -> None:
        super().notice_built(kernel, colour, piece, place)
        if colour == kernel.state.active and piece == kernel.rules.settlement:
            self.harbours.placing.ask(kernel, colour)

    def notice_discovered(self, kernel: Kernel, colour: i64, hex_: i64) -> None:
        """What was turned up may make a coast."""
        self.harbours.placing.ask(kernel, kernel.state.active)

    def add_progress(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        tell_kept(kernel, self, seat, progress)
        tell_explorers(kernel, self, seat, progress)

    def add_prospects(self, kernel: Kernel, seat: i64, prospects: Prospects) -> None:
        super().add_prospects(kernel, seat, prospects)
        tell_unknown(kernel, self, prospects)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        view.parts[self.name] = {
            "special_harbours": self.harbours.left(kernel),
            "kept_harbours": kept_told(kernel, self.own.harbours),
        }
