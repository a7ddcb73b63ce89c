"""Barbarian Attack with Traders & Barbarians (BARBTRAD): those who land are those whom wagons meet.

They stand on hexes and on paths, cards and wagons send them anywhere, and no seven moves one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from skerry.board.picture import Mark
from skerry.board.terrain import CASTLE, SEA
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.errors import ConfigError
from skerry.engine.kept.kept import EDGE
from skerry.engine.manner import ANSWER, Manner
from skerry.engine.module import Module
from skerry.engine.state import NOBODY
from skerry.reason import Reason, ReasonKind
from skerry.rules.combinations.path_footing import PathFooting
from skerry.rules.traders_and_barbarians.barbarian_attack.conquest import has_room, occupy, vacate
from skerry.rules.traders_and_barbarians.barbarian_attack.module import BarbarianAttack
from skerry.rules.traders_and_barbarians.barbarian_attack.tables import BARBARIANS
from skerry.rules.traders_and_barbarians.barbarian_attack.treason import LEFT
from skerry.rules.traders_and_barbarians.traders.module import TradersAndBarbarians

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.rules import Rules
    from skerry.engine.view import View

BARBARIAN: Final = Mark("b")

NOT_DRIVEN_THERE: Final = ReasonKind(
    "barbarian_not_driven_there", "a wagon drives a barbarian to another hex with fewer than three, but to no castle"
)

BEGINS_ON_PATHS: Final = ReasonKind(
    "map_begins_on_paths", "the map {map} has barbarians on paths, where none start in this game: they come by landing"
)


class BarbariansOnPaths(Module):
    """Barbarians on hex and path, moved by cards and wagons."""

    footing: PathFooting

    def __init__(self) -> None:
        super().__init__("barbarians_on_paths")

    def declare(self, rules: Rules) -> None:
        attack = cast(BarbarianAttack, rules.module("barbarian_attack")).own
        trade = cast(TradersAndBarbarians, rules.module("traders_and_barbarians")).own
        if rules.board.barbarians:
            raise ConfigError(BEGINS_ON_PATHS.of(map=rules.board.name))
        # After the coast all other land is checked, row by row, but for the castle (BARBTRAD-23, BARBTRAD-31).
        attack.add_places(rules, inland(rules))
        self.footing = PathFooting(self, rules, attack, trade)
        attack.footing = self.footing
        trade.tried_in.each = BARBARIANS
        trade.moves_by_path = False  # BARBTRAD-27
        trade.placing = rules.add_decision(DecisionKind("drive_barbarian"))
        rules.add_action(DriveBarbarian(rules, self.footing), "drive_barbarian")
        rules.add_action(rules.action("leave_barbarian"), "drive_barbarian")

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        """On which hex the barbarian stands whose path is asked for."""
        top = kernel.state.top
        asked = kernel.state.winner == NOBODY and top is not None and top.kind == self.footing.standing.index
        view.parts[self.name] = {"landing_hex": int(kernel.top().a) if asked else None}

    def add_to_picture(self, view: View, picture: Picture) -> None:
        draw_footing(view, view.parts[self.name], picture)


def inland(rules: Rules) -> list[int]:
    board = rules.board
    return [
        hex_id
        for hex_id, terrain in enumerate(board.terrain)
        if terrain not in (SEA, CASTLE) and hex_id not in board.coast
    ]


def draw_footing(view: View, part: dict[str, object], picture: Picture) -> None:
    """A barbarian on its path, where no knight is seen; of which hex it is, in words."""
    for place, hex_ in cast("dict[str, int]", part["barbarian_hexes"]).items():
        told = picture.layers[EDGE, int(place)]
        told[0] = f"barbarian of {view.topology.hex_name(hex_)}"
        if len(told) == 1:
            picture.edge_marks[int(place)] = BARBARIAN


class DriveBarbarian(ActionKind):
    """Send one that a wagon drove off to another hex and a path there; a of the decision: its number (BARBTRAD-23)."""

    def __init__(self, rules: Rules, footing: PathFooting) -> None:
        super().__init__("drive_barbarian", "hex", Domain(int(rules.topology.hexes)), manner=Manner(ANSWER))
        self.footing = footing

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        attack = self.footing.attack
        home = self.footing.homes.of(kernel, self.footing.trade.barbarians.find(kernel, decision.a))
        for place in range(len(attack.places)):
            hex_ = attack.places[place]
            if hex_ != home and has_room(kernel, attack, hex_):
                codes.put(self, hex_)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        footing = self.footing
        number = kernel.answered().a
        edge = footing.trade.barbarians.find(kernel, number)
        home = footing.homes.of(kernel, edge)
        kernel.log.emit(LEFT, seat, home)
        footing.step_off(kernel, edge)
        vacate(kernel, footing.attack, home, 1)
        occupy(kernel, footing.attack, a)
        kernel.ask_or_act(footing.standing, seat, a, number)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NOT_DRIVEN_THERE.of()
