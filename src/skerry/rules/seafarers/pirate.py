"""The pirate: moved instead of the robber, robbing those with ships at its hex."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.errors import BoardError
from skerry.board.terrain import SEA
from skerry.engine.action import ActionKind, Codes, HexOrElse
from skerry.engine.event import EventKind
from skerry.engine.manner import Manner
from skerry.engine.robbing import TakeCard, ship_owners, spare_victims
from skerry.reason import Reason, ReasonKind
from skerry.rules.seafarers.own import FRAME

if TYPE_CHECKING:
    from skerry.engine.decision import Decision
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.seafarers.own import SeafarersOwn

PIRATE_MOVED: Final = EventKind(
    "pirate_moved", "seat:seat hex:hex", english="{seat} puts the pirate {hex:where}", wanders="hex"
)

MAP_PIRATE_ASHORE: Final = ReasonKind(
    "map_pirate_ashore", "the map {map} sends the pirate to {hex}, which is no sea hex"
)
PIRATE_STAYS: Final = ReasonKind("pirate_stays", "you may not move the pirate to any place now")
PIRATE_NOT_THERE: Final = ReasonKind(
    "pirate_not_there",
    "the pirate may not go there: it moves to another sea hex that is open to it, or to the frame",
)
NO_PIRATE_VICTIM: Final = ReasonKind(
    "no_pirate_victim", "only an opponent with a ship at the pirate's hex and a card in hand can be robbed"
)


def check_pirate_places(rules: Rules, hexes: list[int]) -> None:
    """A map sends the pirate only to sea hexes (SEA-67)."""
    board = rules.board
    for hex_ in hexes:
        if board.terrain[hex_] != SEA:
            raise BoardError(MAP_PIRATE_ASHORE.of(map=board.name, hex=board.topology.hex_name(hex_)))


def pirate_hexes(kernel: Kernel, own: SeafarersOwn, seat: i64, cause: i64) -> vec[i64]:
    """Where the pirate may go: 1 per open sea hex, the last entry for the frame (SEA-63, SEA-106)."""
    hexes = kernel.topology.hexes
    pirate = own.pirate.of(kernel)
    terrain = kernel.state.terrain
    targets = zeros(hexes + 1)
    for hex_ in range(hexes):
        if hex_ != pirate and terrain[hex_] == SEA:
            targets[hex_] = 1
    targets[hexes] = 0 if pirate == FRAME else 1
    for module in kernel.rules.adjust_pirate_hexes:
        module.adjust_pirate_hexes(kernel, seat, cause, targets)
    return targets


def pirate_victims(kernel: Kernel, own: SeafarersOwn, seat: i64, cause: i64) -> vec[i64]:
    """Opponents with a ship at the pirate's hex, whatever they have to lose (SEA-64)."""
    pirate = own.pirate.of(kernel)
    victims = zeros(kernel.state.seats)
    if pirate >= 0:
        sailing = ship_owners(kernel, pirate)
        for owner in range(len(victims)):
            if sailing[owner] != 0 and owner != seat:
                victims[owner] = 1
    spare_victims(kernel, seat, cause, victims)
    return victims


class MovePirate(ActionKind):
    """Move the pirate instead of the robber (SEA-61, SEA-62)."""

    def __init__(self, own: SeafarersOwn, rules: Rules) -> None:
        hexes = HexOrElse(int(rules.topology.hexes), "frame")
        super().__init__("move_pirate", "hex", hexes, manner=Manner(preview="pirate"))
        self.own = own
        self.choose_victim = rules.decision("choose_pirate_victim")

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if not kernel.rules.has_pirate:
            return
        targets = pirate_hexes(kernel, self.own, seat, decision.a)
        codes.put_marked(self, targets, 0, len(targets))

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        cause = kernel.top().a
        kernel.answered()
        put_pirate(kernel, self.own, seat, a if a < kernel.topology.hexes else FRAME)
        kernel.ask_or_act(self.choose_victim, seat, cause)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return PIRATE_NOT_THERE.of() if self.has_legal(kernel, seat, decision) else PIRATE_STAYS.of()


def put_pirate(kernel: Kernel, own: SeafarersOwn, seat: i64, place: i64) -> None:
    own.pirate.put(kernel, place)
    kernel.log.emit(PIRATE_MOVED, seat, place)


class ChoosePirateVictim(TakeCard):
    """Rob somebody at the pirate's hex; a of the decision: why the pirate moved."""

    def __init__(self, own: SeafarersOwn, rules: Rules) -> None:
        super().__init__("choose_pirate_victim", rules)
        self.own = own

    def victims(self, kernel: Kernel, seat: i64, decision: Decision) -> vec[i64]:
        victims = pirate_victims(kernel, self.own, seat, decision.a)
        for owner in range(len(victims)):
            if kernel.state.hand_size[owner] == 0:
                victims[owner] = 0
        return victims

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NO_PIRATE_VICTIM.of()
