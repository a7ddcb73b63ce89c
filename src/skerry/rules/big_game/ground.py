"""What the rules have to know of boards that lie side by side: whose each place is, and where everybody starts."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import filled, zeros
from skerry.board.topology import NOWHERE, Topology

HALVES: Final = 2


@final
class Ground:
    """So many boards from west to east, in a ring or not. Seats, halves and robbers are numbered 2 * board + side."""

    def __init__(self, boards: int, closed: bool, topology: Topology) -> None:
        self.boards: i64 = boards
        self.closed = closed
        self.topology = topology
        self.hex_board: vec[i64] = zeros(topology.hexes)
        self.hex_half: vec[i64] = zeros(topology.hexes)  # 0 or 1 within its board
        # Vertices by the half that they lie in, as board and side; edges on which something can be built.
        self.vertex_board: vec[i64] = filled(topology.vertices, NOWHERE)
        self.vertex_half: vec[i64] = zeros(topology.vertices)
        self.edge_exists: vec[i64] = zeros(topology.edges)
        self.desert: vec[i64] = filled(HALVES * boards, NOWHERE)
        # By seat: the spots with a road, with a ship and bare, and the edges of road and ship (BIG-065 to BIG-069).
        self.start_spot: vec[i64] = filled(3 * HALVES * boards, NOWHERE)
        self.start_road: vec[i64] = filled(HALVES * boards, NOWHERE)
        self.start_ship: vec[i64] = filled(HALVES * boards, NOWHERE)

    def steps_to(self, home: i64, board: i64) -> i64:
        """How many boards one lies east of another, -1 for the west neighbour; in a ring the shorter way."""
        steps = board - home
        if self.closed:
            if 2 * steps > self.boards:
                steps -= self.boards
            elif 2 * steps < -self.boards:
                steps += self.boards
        return steps

    def is_near(self, home: i64, board: i64) -> bool:
        """Home board or a neighbour of it (BIG-131)."""
        return -1 <= self.steps_to(home, board) <= 1

    def may_lay(self, home: i64, edge: i64) -> bool:
        """Whether who is at home there may lay something on an edge: one on a seam lies on both boards (BIG-132)."""
        if self.edge_exists[edge] == 0:
            return False
        for side in range(2):
            hex_ = self.topology.edge_hex[2 * edge + side]
            if hex_ >= 0 and self.is_near(home, self.hex_board[hex_]):
                return True
        return False
