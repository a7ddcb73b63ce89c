"""Cities & Knights with `great_canal`, which is never played without it: knights dig, look for gold and trade."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.terrain import CHOICE, RESOURCE_COUNT
from skerry.board.topology import NOWHERE
from skerry.engine.harbours import SPECIAL_RATE, refresh_rates
from skerry.engine.module import Module
from skerry.engine.production import produces, ware_claims
from skerry.reason import Reason, ReasonKind
from skerry.rules.cities_and_knights.module import CitiesAndKnights
from skerry.rules.combinations.canal_outlook import add_knight_posts, tell_digging
from skerry.rules.seafarers.explorers.great_canal.digging import dig, finish_if_due, is_marked
from skerry.rules.seafarers.explorers.great_canal.module import GreatCanal

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress, Prospects
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.own import CitiesOwn
    from skerry.rules.seafarers.explorers.great_canal.own import CanalOwn

RECRUITED_AT_HOME: Final = ReasonKind(
    "knight_recruited_at_home", "knights are recruited on the home island; a small island they reach along your ships"
)


class CanalKnights(Module):
    """What knights do at the canal and on the small islands."""

    canal: CanalOwn
    knights: CitiesOwn

    def __init__(self) -> None:
        super().__init__("canal_knights")
        self.looks_near = True
        self.counts_changes = True

    def declare(self, rules: Rules) -> None:
        self.canal = cast(GreatCanal, rules.module("great_canal")).own
        self.knights = cast(CitiesAndKnights, rules.module("cities_and_knights")).own

    # Recruiting

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        """On the home island only, a deserter too (TDEGK-39)."""
        return fits and (piece != self.knights.basic_knight or self.canal.islands.vertices[place] == 0)

    def adjust_site_refusal(self, kernel: Kernel, colour: i64, piece: i64, place: i64, reason: Reason) -> Reason:
        if piece == self.knights.basic_knight and self.canal.islands.vertices[place] != 0:
            return RECRUITED_AT_HOME.of()
        return reason

    # Digging

    def notice_knight_activated(self, kernel: Kernel, colour: i64, vertex: i64) -> None:
        """With the second active knight at a marked hex the canal is dug there, at all its hexes at once (TDEGK-40,
        TDEGK-47, TDEGK-52, TDEGK-54)."""
        is_digging = False
        for slot in range(3):
            hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
            if hex_ >= 0 and is_marked(kernel, self.canal, hex_):
                partner = self.active_beside(kernel, hex_, vertex)
                if partner != NOWHERE:
                    dig(kernel, self.canal, hex_, colour, self.knight_at(kernel, partner))
                    is_digging = True
        if is_digging:
            finish_if_due(kernel, self.canal)

    def active_beside(self, kernel: Kernel, hex_: i64, vertex: i64) -> i64:
        """Where the other active knight at a hex stands, however strong; there is no third (TDEGK-47, TDEGK-48)."""
        for corner in range(6):
            other = kernel.topology.hex_vertex[6 * hex_ + corner]
            if other != vertex and kernel.state.kept[self.knights.active.at + other] != 0:
                return other
        return NOWHERE

    # Small islands

    def add_claims(self, kernel: Kernel, number: i64, claims: vec[i64]) -> None:
        """A resource of one's choice for a knight at a gold field that produces, until the canal is finished (TDEGK-59
        to TDEGK-64, TDEGK-92, TDEGK-93)."""
        numbers = kernel.state.numbers
        gold = self.canal.islands.gold
        for i in range(len(gold)):
            if numbers[gold[i]] >> number & 1 != 0 and not self.canal.is_finished(kernel):
                if produces(kernel, gold[i], number):
                    self.claim_gold(kernel, gold[i], claims)

    def claim_gold(self, kernel: Kernel, hex_: i64, claims: vec[i64]) -> None:
        """One for each seat, however many knights it has there (TDEGK-61)."""
        start = ware_claims(kernel, CHOICE)
        served: i64 = 0
        one: i64 = 1
        for corner in range(6):
            owner = self.knight_at(kernel, kernel.topology.hex_vertex[6 * hex_ + corner])
            if owner >= 0 and served >> owner & 1 == 0:
                served |= one << owner
                claims[start + owner] += 1

    def knight_at(self, kernel: Kernel, vertex: i64) -> i64:
        return kernel.state.kept[self.knights.knight_owner.at + vertex]

    def adjust_rate(self, kernel: Kernel, seat: i64, thing: i64, rate: i64) -> i64:
        """A knight has the use of the special harbour of a small island, for good (TDEGK-65 to TDEGK-67)."""
        if rate > SPECIAL_RATE and thing < RESOURCE_COUNT:
            for vertex in self.canal.islands.harbours:
                if kernel.state.harbour[vertex] >> thing & 1 != 0 and self.knight_at(kernel, vertex) == seat:
                    return SPECIAL_RATE
        return rate

    def notice_knight_stands(self, kernel: Kernel, colour: i64, origin: i64, vertex: i64) -> None:
        if self.is_island_harbour(kernel, origin) or self.is_island_harbour(kernel, vertex):
            refresh_rates(kernel, colour)

    def is_island_harbour(self, kernel: Kernel, vertex: i64) -> bool:
        return vertex >= 0 and self.canal.islands.vertices[vertex] != 0 and kernel.state.harbour[vertex] != 0

    def adjust_knight_defends(self, kernel: Kernel, vertex: i64, defends: bool) -> bool:
        """Who is on a small island takes no part, and so stays active (TDEGK-68, TDEGK-69, TDEGK-94)."""
        return defends and self.canal.islands.vertices[vertex] == 0

    # Telling

    def add_progress(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        tell_digging(kernel, self.canal, self.knights, seat, progress)

    def add_prospects(self, kernel: Kernel, seat: i64, prospects: Prospects) -> None:
        add_knight_posts(kernel, self.canal, self.knights, seat, prospects)
