"""Modules of one's own that change what Cities & Knights does with robbers, knights, tokens and cards."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.harbours import SPECIAL_RATE, refresh_rates
from skerry.engine.kernel import Kernel
from skerry.engine.module import Module
from skerry.engine.robbing import set_robber
from skerry.engine.rules import Rules
from skerry.rules.cities_and_knights import CitiesAndKnights


class TwoRobbers(Module):
    """Two robbers that may both go anywhere."""

    def __init__(self) -> None:
        super().__init__("two_robbers")

    def declare(self, rules: Rules) -> None:
        rules.robbers = 2


class RobberPerHalf(TwoRobbers):
    """Each of them keeps to its half of the hexes (BIG-027, BIG-062)."""

    def setup_finish(self, kernel: Kernel) -> None:
        set_robber(kernel, 1, kernel.topology.hexes - 1)

    def adjust_robber(self, kernel: Kernel, seat: int, target: int, robber: int) -> int:
        return int(target >= kernel.topology.hexes // 2)


class EnchantedHex(Module):
    """At the corners of one hex knights need no routes: three steps along its edges, wherever the displacer says when
    driven out, and tied to nothing (TDEEL-46, TDEEL-47, TDEEL-51, TDEEL-84)."""

    def __init__(self, row: int, column: int) -> None:
        super().__init__("enchanted_hex")
        self.row, self.column = row, column

    def corners(self, kernel: Kernel) -> set[int]:
        hex_ = kernel.topology.hex_at(self.row, self.column)
        return {int(vertex) for vertex in kernel.topology.hex_vertex[6 * hex_ : 6 * hex_ + 6]}

    def adjust_knight_step(self, kernel: Kernel, colour: int, origin: int, edge: int, price: int) -> int:
        ends = {int(vertex) for vertex in kernel.topology.edge_vertex[2 * edge : 2 * edge + 2]}
        return 1 if {origin} | ends <= self.corners(kernel) else price

    def adjust_knight_range(self, kernel: Kernel, colour: int, origin: int, steps: int) -> int:
        return 3 if origin in self.corners(kernel) else steps

    def adjust_knight_retreats(self, kernel: Kernel, colour: int, origin: int, places: vec[i64]) -> None:
        if origin in self.corners(kernel):
            for vertex in range(len(places)):
                places[vertex] = int(vertex in self.corners(kernel))

    def adjust_knight_retreat_decider(
        self, kernel: Kernel, colour: int, origin: int, displacer: int, decider: int
    ) -> int:
        return displacer if origin in self.corners(kernel) else decider

    def adjust_knight_tied(self, kernel: Kernel, vertex: int, tied: bool) -> bool:
        return tied and vertex not in self.corners(kernel)


class FixedTokens(Module):
    """The number tokens of one terrain stay where they are (TDEEL-71, BARBCK-41)."""

    def __init__(self, terrain: int) -> None:
        super().__init__("fixed_tokens")
        self.terrain = terrain

    def adjust_token_moves(self, kernel: Kernel, hex_: int, may: bool) -> bool:
        return may and kernel.state.terrain[hex_] != self.terrain


class OtherYields(Module):
    """Some terrains yield something else, as tables say (RIVRTRAD-10)."""

    def __init__(self, yields: dict[int, int]) -> None:
        super().__init__("other_yields")
        self.yields = yields

    def tune(self, rules: Rules) -> None:
        for terrain, brings in self.yields.items():
            rules.terrain_yields[terrain] = brings


class KnightSteps(Module):
    """Writes down where knights come to stand and where they left."""

    def __init__(self) -> None:
        super().__init__("knight_steps")
        self.told: list[tuple[int, int, int]] = []

    def notice_knight_stands(self, kernel: Kernel, colour: int, origin: int, vertex: int) -> None:
        self.told.append((int(colour), int(origin), int(vertex)))


class KnightHarbours(Module):
    """A knight has the use of a special harbour at its vertex (TDEGK-65)."""

    def __init__(self) -> None:
        super().__init__("knight_harbours")

    def adjust_rate(self, kernel: Kernel, seat: int, kind: int, rate: int) -> int:
        owner = cast(CitiesAndKnights, kernel.rules.module("cities_and_knights")).own.knight_owner
        for vertex in range(kernel.topology.vertices):
            if owner.of(kernel, vertex) == seat and kernel.state.harbour[vertex] >> kind & 1:
                return SPECIAL_RATE
        return rate

    def notice_knight_stands(self, kernel: Kernel, colour: int, origin: int, vertex: int) -> None:
        refresh_rates(kernel, colour)


class Digging(Module):
    """Whoever has a knight that wakes digs with it at once (TDEGK-47)."""

    def __init__(self) -> None:
        super().__init__("digging")

    def declare(self, rules: Rules) -> None:
        rules.add_decision(DecisionKind("dig"))
        rules.add_action(Dig("dig"), "dig")

    def notice_knight_activated(self, kernel: Kernel, colour: int, vertex: int) -> None:
        kernel.ask(kernel.rules.decision("dig"), colour)


class Dig(ActionKind):
    def add_legal(self, kernel: Kernel, seat: int, decision: Decision, codes: Codes) -> None:
        codes.put(self)

    def apply(self, kernel: Kernel, seat: int, a: int, b: int) -> None:
        kernel.answered()
