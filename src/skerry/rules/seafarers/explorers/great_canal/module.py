"""The scenario as a module; what knights do in it is told in `rules/combinations/canal_knights.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.regroup import Regrouping
from skerry.board.terrain import is_land
from skerry.engine.placement import is_coastal
from skerry.reason import Reason, ReasonKind
from skerry.rules.seafarers.explorers.great_canal.digging import move_robber_ashore
from skerry.rules.seafarers.explorers.great_canal.fields import cover_fields, covered_told, pay_dry_fields
from skerry.rules.seafarers.explorers.great_canal.founding import (
    LAST_AT_COAST,
    SHIP_AT_COAST,
    founding_rounds,
    must_be_ship,
    owes_coast,
)
from skerry.rules.seafarers.explorers.great_canal.outlook import add_field_sites, tell_fields
from skerry.rules.seafarers.explorers.great_canal.own import CanalOwn
from skerry.rules.seafarers.explorers.great_canal.picture import draw_canal
from skerry.rules.seafarers.explorers.great_canal.sea_routes import ROUTE_BRANCHES, would_branch
from skerry.rules.seafarers.explorers.great_canal.tables import MARKED
from skerry.rules.seafarers.scenarios.closed_islands import closed_hexes_told, may_build
from skerry.rules.seafarers.scenarios.scenario import Scenario

if TYPE_CHECKING:
    from skerry.board.setup import BoardSetup
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.progress import Progress, Prospects
    from skerry.engine.randomness import Randomness
    from skerry.engine.rules import Rules
    from skerry.engine.view import View

SMALL_ISLAND: Final = ReasonKind("small_island", "nobody settles on a small island")


class GreatCanal(Scenario):
    """A dry land between a lake and a desert, small islands around it, and no pirate (TDEGK-36)."""

    own: CanalOwn

    def __init__(self) -> None:
        # Hills, pastures and forests are dealt, and all tokens but the covered ones (TDEGK-19, TDEGK-22, TDEGK-23).
        super().__init__("great_canal", regrouping=Regrouping((("dealt_0",),), numbered=(("numbered",),)))
        self.looks_near = True
        self.counts_changes = True

    # Declare

    def declare(self, rules: Rules) -> None:
        super().declare(rules)
        self.own = CanalOwn(self, rules)

    def tune(self, rules: Rules) -> None:
        rules.has_pirate = False
        rules.founding_rounds = founding_rounds(rules)

    # Set-up

    def setup_finish(self, kernel: Kernel) -> None:
        super().setup_finish(kernel)
        for hex_ in self.own.course.hexes:
            self.own.canal.set(kernel, hex_, MARKED)
        cover_fields(kernel, self.own)

    def setup_features(self, setup: BoardSetup, random: Randomness) -> None:
        """No desert changes places, so the robber starts as on the printed board (TDEGK-26)."""

    def adjust_robber_starts(self, kernel: Kernel, starts: list[int]) -> list[int]:
        """On any desert, which all stay where they are; a flooded one is none (TDEGK-26, TDEGK-79)."""
        return [hex_ for hex_ in starts if is_land(kernel.state.terrain[hex_])]

    # Founding

    def adjust_founding_site(self, kernel: Kernel, seat: i64, vertex: i64, fits: bool) -> bool:
        return fits and (is_coastal(kernel, vertex) or not owes_coast(kernel, seat))

    def notice_founding_paid(self, kernel: Kernel, seat: i64, vertex: i64) -> None:
        pay_dry_fields(kernel, self.own, seat, vertex)

    # The turn

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        if not fits:
            return False
        if piece == kernel.rules.ship:
            return not would_branch(kernel, colour, place)
        if piece == kernel.rules.road and kernel.state.turn == 0 and must_be_ship(kernel, colour, place):
            return False
        return may_build(kernel, self.own.islands.hexes, piece, place)

    def adjust_site_refusal(self, kernel: Kernel, colour: i64, piece: i64, place: i64, reason: Reason) -> Reason:
        rules = kernel.rules
        if piece == rules.ship:
            return ROUTE_BRANCHES.of() if would_branch(kernel, colour, place) else reason
        if piece == rules.road and kernel.state.turn == 0 and must_be_ship(kernel, colour, place):
            return SHIP_AT_COAST.of()
        if not may_build(kernel, self.own.islands.hexes, piece, place):
            return SMALL_ISLAND.of()
        return LAST_AT_COAST.of() if kernel.state.turn == 0 and owes_coast(kernel, colour) else reason

    def notice_robber_unlocked(self, kernel: Kernel) -> None:
        """A robber that was to stand on the desert may find it flooded (TDEGK-79)."""
        move_robber_ashore(kernel, self.own)

    # Telling

    def add_progress(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        tell_fields(kernel, self.own, seat, progress)

    def add_prospects(self, kernel: Kernel, seat: i64, prospects: Prospects) -> None:
        add_field_sites(kernel, self.own, prospects)

    def add_to_picture(self, view: View, picture: Picture) -> None:
        draw_canal(view, view.parts[self.name], picture)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        """How the canal runs, what lies face down, and where nobody settles; the rest is told as it is kept."""
        own = self.own
        view.parts[self.name] = {
            "canal_course": own.course.told(),
            "lake_hex": int(own.course.lake),
            "desert_hex": int(own.course.desert),
            "canal_finished": own.is_finished(kernel),
            "covered_numbers": covered_told(kernel, own),
            "closed_hexes": closed_hexes_told(own.islands.hexes),
        }
