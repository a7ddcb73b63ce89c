"""An independent count of a hall: from names and plain lists, without the kernel, the lens or its windows."""

from __future__ import annotations

from collections import defaultdict

from skerry.big.game import HallGame
from skerry.big.hall import FIRSTS, KNIGHTS, LONGEST_ROAD, NOBODY, ORDER_OF_KNIGHTS, ROUTE
from skerry.big.places import EDGES, VERTICES, Named
from skerry.board.terrain import RESOURCES

Point = tuple[int, int]
LIMITS = {"road": 15, "ship": 15, "settlement": 5, "city": 10}
CORNERS = {"N": (0, -2), "NE": (1, -1), "SE": (1, 1), "S": (0, 2), "SW": (-1, 1), "NW": (-1, -1)}
ENDS = {"E": ("NE", "SE"), "SE": ("SE", "S"), "SW": ("S", "SW")}


class Census:
    """All pieces of a hall as points and lines of one long board."""

    def __init__(self, game: HallGame) -> None:
        self.game = game
        self.width = 12 * game.ring.boards if game.ring.closed else 0
        self.builder: dict[Point, tuple[int, str]] = {}
        self.lines: dict[int, list[tuple[Point, Point, str]]] = defaultdict(list)
        self.placed: dict[int, list[str]] = defaultdict(list)
        names = [piece.name for piece in game.rules.pieces]
        for board, there in enumerate(game.hall.boards):
            for key, (owner, piece) in there.building.items():
                named = VERTICES[key]
                self.builder[self.point(board, named, named.word)] = (owner, names[piece])
                self.placed[owner].append(names[piece])
            for key, (owner, piece, _) in there.edge.items():
                named = EDGES[key]
                one, other = (self.point(board, named, corner) for corner in ENDS[named.word])
                self.lines[owner].append((one, other, names[piece]))
                self.placed[owner].append(names[piece])

    def point(self, board: int, named: Named, corner: str) -> Point:
        x = named.row % 2 + 2 * (6 * board + named.col) + CORNERS[corner][0]
        return (x % self.width if self.width else x), 3 * named.row + CORNERS[corner][1]

    def beside(self, point: Point) -> list[Point]:
        steps = [(1, 1), (1, -1), (-1, 1), (-1, -1), (0, 2), (0, -2)]
        found = [(point[0] + x, point[1] + y) for x, y in steps]
        return [(x % self.width, y) if self.width else (x, y) for x, y in found]

    def route(self, seat: int) -> int:
        """The longest trail, by trying all."""
        at: dict[Point, list[int]] = defaultdict(list)
        lines = self.lines[seat]
        for number, (one, other, _) in enumerate(lines):
            at[one].append(number)
            at[other].append(number)

        def further(point: Point, last: int, used: set[int]) -> int:
            owner = self.builder.get(point, (seat, ""))[0]
            if owner != seat:
                return 0
            best = 0
            for number in at[point]:
                joined = lines[number][2] == lines[last][2] or point in self.builder
                if number not in used and joined:
                    one, other, _ = lines[number]
                    used.add(number)
                    best = max(best, 1 + further(other if one == point else one, number, used))
                    used.discard(number)
            return best

        found = [1 + further(end, number, {number}) for number, line in enumerate(lines) for end in line[:2]]
        return max(found, default=0)


def check_cards(game: HallGame) -> None:
    """Nothing is lost between banks, hands and what waits to be taken; players of two boards may trade."""
    for there in game.hall.boards:
        assert min(there.bank) >= 0
    for seat in game.hall.seats:
        assert min(seat.hand) >= 0
    for kind in range(len(RESOURCES)):
        everything = sum(there.bank[kind] for there in game.hall.boards)
        everything += sum(seat.hand[kind] for seat in game.hall.seats)
        everything += sum(due[kind] for due in game.due.values())
        assert everything == 19 * game.ring.boards


def check_pieces(game: HallGame, census: Census) -> None:
    for seat, there in enumerate(game.hall.seats):
        if not game.roster.is_playing(seat):
            continue
        for name, limit in LIMITS.items():
            left = there.supply[game.rules.piece(name)]
            assert left >= 0
            assert left + census.placed[seat].count(name) == limit
    for point in census.builder:
        assert not any(other in census.builder for other in census.beside(point)), "two buildings are too near"


def check_markers(game: HallGame, census: Census) -> None:
    for board, there in enumerate(game.hall.boards):
        seats = [seat for seat in (2 * board, 2 * board + 1) if game.roster.is_playing(seat)]
        routes = {seat: census.route(seat) for seat in seats}
        knights = {seat: game.hall.seats[seat].fact[KNIGHTS] for seat in seats}
        assert routes == {seat: game.hall.seats[seat].fact[ROUTE] for seat in seats}
        for marker, values, least in ((LONGEST_ROAD, routes, 5), (ORDER_OF_KNIGHTS, knights, 3)):
            holder = there.marker[marker]
            most = max(values.values())
            if most < least:
                assert holder == NOBODY
            else:
                assert values[holder] == most


def count_points(game: HallGame, census: Census, seat: int, firsts: int) -> int:
    placed = census.placed[seat]
    points = placed.count("settlement") + 2 * placed.count("city") + 2 * firsts
    points += 2 * game.hall.boards[seat // 2].marker.count(seat)
    return points + game.hall.seats[seat].held[game.rules.card_names.index("victory_point")]


def count_firsts(game: HallGame, seat: int) -> int:
    return game.hall.seats[seat].fact[FIRSTS].bit_count()
