"""What all Seafarers scenarios share, as a module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.module import Module
from skerry.engine.piece import Piece
from skerry.engine.state import OFF_BOARD
from skerry.rules.seafarers import tables
from skerry.rules.seafarers.discovery import Discover, hide_hexes, look_for_fog, look_later
from skerry.rules.seafarers.moving import MoveShip, SailShip
from skerry.rules.seafarers.outlook import tell_fog, tell_pirate
from skerry.rules.seafarers.own import FRAME, SeafarersOwn
from skerry.rules.seafarers.pirate import ChoosePirateVictim, MovePirate, check_pirate_places
from skerry.rules.seafarers.ships import BuildShip, FoundShip, PlaceShip
from skerry.rules.seafarers.waters import is_open_water, ship_connects

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.progress import Progress, Prospects
    from skerry.engine.rules import Rules
    from skerry.engine.view import View


class Seafarers(Module):
    """Ships, moving them, gold fields, the pirate, discovery."""

    def __init__(self) -> None:
        super().__init__("seafarers")
        self.looks_near = True
        self.counts_changes = True
        self.founding_hexes: vec[i64] = zeros(0)

    def declare(self, rules: Rules) -> None:
        self.own = SeafarersOwn(self, rules)
        rules.ship = rules.add_piece(
            Piece("ship", tables.SHIPS, tables.SHIP_COST, route_group=tables.SHIP_GROUP, letter="~")
        )
        rules.has_pirate = True
        sail_ship = DecisionKind("sail_ship")
        # Whoever adds a rule about places may leave a ship none after all: then it stays.
        sail_ship.may_lapse = True
        rules.add_decision(sail_ship)
        rules.add_decision(DecisionKind("choose_pirate_victim"))
        rules.add_decision(DecisionKind("discover"))
        rules.add_decision(LookAgain(self.own))
        rules.add_action(BuildShip(self.own, rules), "action")
        rules.add_action(MoveShip(self.own, rules), "action")
        rules.add_action(SailShip(self.own, rules), "sail_ship")
        rules.add_action(FoundShip(self.own, rules), "found_route")
        rules.add_action(PlaceShip(self.own, rules), "place_free_route")
        rules.add_action(MovePirate(self.own, rules), "move_robber")
        rules.add_action(ChoosePirateVictim(self.own, rules), "choose_pirate_victim")
        rules.add_action(Discover(self.own, rules), "discover")
        check_pirate_places(rules, rules.board.hexes_of("pirate"))
        self.founding_hexes = zeros(rules.topology.hexes)
        for island in rules.board.islands:
            if island.name in rules.board.founding:
                for hex_ in island.hexes:
                    self.founding_hexes[hex_] = 1

    def setup_finish(self, kernel: Kernel) -> None:
        hide_hexes(kernel, self.own)
        if kernel.rules.has_pirate:
            board = kernel.rules.board
            starts = board.hexes_of("pirate")
            beside = FRAME if "pirate" in board.markers else OFF_BOARD
            self.own.pirate.put(kernel, starts[0] if starts else beside)

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        if piece == kernel.rules.ship:
            return is_open_water(kernel, self.own, place) and ship_connects(kernel, colour, place)
        return fits

    def adjust_founding_site(self, kernel: Kernel, seat: i64, vertex: i64, fits: bool) -> bool:
        """Only on the islands that the map opens for founding (SEA-25)."""
        if not fits or not kernel.rules.board.founding:
            return fits
        for slot in range(3):
            hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
            if hex_ >= 0 and self.founding_hexes[hex_] != 0:
                return True
        return False

    def notice_route_piece(self, kernel: Kernel, colour: i64, piece: i64, edge: i64) -> None:
        if piece == kernel.rules.ship:
            self.own.laid.set(kernel, edge, kernel.state.turn)
        look_later(kernel, self.own, colour, edge)

    def add_progress(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        if kernel.rules.has_pirate:
            tell_pirate(kernel, self.own, seat, progress)

    def add_prospects(self, kernel: Kernel, seat: i64, prospects: Prospects) -> None:
        tell_fog(kernel, self.own, prospects)

    def add_to_picture(self, view: View, picture: Picture) -> None:
        part = view.parts[self.name]
        pirate = part["pirate"]
        if isinstance(pirate, int):
            picture.figures["pirate"] = pirate
        picture.tally("special", part["special_vp"])

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        own = self.own
        view.parts["seafarers"] = {
            "pirate": kernel.rules.word("hex", own.pirate.of(kernel)),
            "special_vp": own.special_points.tell(kernel, seat),
            "ship_moved": own.ship_moved.of(kernel) == kernel.state.turn > 0,
            "hidden_hexes": int(own.fog_hexes.left(kernel)),
            "hidden_tokens": int(own.fog_tokens.left(kernel)),
        }


class LookAgain(Step):
    """Whether a piece touches hidden hexes, or more of them; a: its edge, b: whose it is, c: at which ends (SEA-73)."""

    def __init__(self, own: SeafarersOwn) -> None:
        super().__init__("look_again")
        self.own = own

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        look_for_fog(kernel, self.own, decision.b, decision.a, decision.c)


def sea(rules: Rules) -> SeafarersOwn:
    """What Seafarers keeps, for the scenarios and for whatever is combined with it."""
    module = rules.module("seafarers")
    assert isinstance(module, Seafarers)
    return module.own
