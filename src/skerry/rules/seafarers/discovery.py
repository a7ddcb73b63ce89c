"""Discovery: a route piece that touches a hidden hex turns it up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.arrays import ints, put_in
from skerry.board.terrain import CHOICE, FOG
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.event import EventKind
from skerry.engine.production import brings, give_if_left, takes_token
from skerry.reason import Reason, ReasonKind

if TYPE_CHECKING:
    from skerry.engine.decision import Decision
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.seafarers.own import SeafarersOwn

DISCOVERED: Final = EventKind(
    "discovered",
    "colour:colour hex:hex terrain:terrain number:number",
    english="{colour} discovers {terrain} {hex:where}",
)

# Which ends of a piece are looked at: both at once, or one of them (TDETI-21).
BOTH_ENDS: Final = 0
FIRST_END: Final = 1

NOT_TOUCHED: Final = ReasonKind(
    "discover_untouched", "only a hidden hex that the piece just placed touches can be discovered"
)


def hide_hexes(kernel: Kernel, own: SeafarersOwn) -> None:
    """Shuffle the face-down stacks of the map, if it has any (SEAFOG-03, SEAFOG-04)."""
    board = kernel.rules.board
    own.fog_hexes.lay(kernel, ints(board.stack_items("fog")), "fog")
    own.fog_tokens.lay(kernel, ints(board.stack_items("fog_tokens")), "fog_tokens")


def fog_at(kernel: Kernel, edge: i64, slot: i64) -> i64:
    """The hidden hex at one of the six places around the ends of an edge, or -1."""
    vertex = kernel.topology.edge_vertex[2 * edge + slot // 3]
    hex_ = kernel.topology.vertex_hex[3 * vertex + slot % 3]
    return hex_ if hex_ >= 0 and kernel.state.terrain[hex_] == FOG else -1


def look_later(kernel: Kernel, own: SeafarersOwn, colour: i64, edge: i64, ends: i64 = BOTH_ENDS) -> None:
    """Look for hidden hexes in a step of its own: what a scenario asks about the same place is answered first
    (TDETI-62, TDEIU-41)."""
    if own.fog_hexes.can_draw(kernel):
        kernel.ask(kernel.rules.decision("look_again"), colour, edge, colour, ends)


def look_for_fog(kernel: Kernel, own: SeafarersOwn, colour: i64, edge: i64, ends: i64) -> None:
    """Discover what a route piece on this edge touches (SEA-73, SEA-79)."""
    if not own.fog_hexes.can_draw(kernel):
        return
    # What a neutral piece touches is turned up by the seat that placed it.
    seat = colour if colour < kernel.state.seats else kernel.state.active
    kernel.ask_or_act(kernel.rules.decision("discover"), seat, edge, colour, ends)


def discover(kernel: Kernel, own: SeafarersOwn, colour: i64, hex_: i64) -> None:
    """Lay the top hex and, if it takes one, the top token; the discoverer is rewarded (SEA-74 to SEA-77)."""
    state = kernel.state
    terrain = own.fog_hexes.draw(kernel)
    state.terrain = put_in(state.terrain, hex_, terrain)
    number: i64 = 0
    if takes_token(kernel, hex_) and own.fog_tokens.can_draw(kernel):
        number = own.fog_tokens.draw(kernel)
        state.numbers = put_in(state.numbers, hex_, i64(1) << number)
    kernel.log.emit(DISCOVERED, colour, hex_, terrain, number)
    if colour < state.seats:
        yields = brings(kernel, hex_, True)
        if yields == CHOICE:
            kernel.ask(kernel.rules.decision("choose_resource"), colour, 1)
        elif yields >= 0:
            give_if_left(kernel, colour, yields, hex_)
    for module in kernel.rules.notice_discovered:
        module.notice_discovered(kernel, colour, hex_)


class Discover(ActionKind):
    """Turn up one of the hidden hexes that a piece touches; a: the edge, b: whose piece, c: at which ends (SEA-78)."""

    def __init__(self, own: SeafarersOwn, rules: Rules) -> None:
        super().__init__("discover", "hex", Domain(int(rules.topology.hexes)))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for slot in range(6):
            if decision.c != BOTH_ENDS and slot // 3 != decision.c - FIRST_END:
                continue
            hex_ = fog_at(kernel, decision.a, slot)
            if hex_ >= 0 and not codes.has(self.code(hex_)):
                codes.put(self, hex_)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        top = kernel.top()
        edge = top.a
        colour = top.b
        ends = top.c
        kernel.answered()
        # Further hidden hexes at the same piece come after this one and its reward.
        kernel.ask(kernel.rules.decision("look_again"), seat, edge, colour, ends)
        discover(kernel, self.own, colour, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NOT_TOUCHED.of()
