"""The lens: a few boards of the hall as an ordinary position of the kernel, and back.

What a command does is judged and carried out there by the same rules as everywhere; only what changed is written back.
The cost is that of five boards, however many the hall has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from librt.vecs import vec
from mypy_extensions import i64

from skerry.big import hall as cells
from skerry.big.hall import NOBODY, Cell, Change, Hall
from skerry.big.ring import Stretch, board_of
from skerry.big.window import Window, shape_of, window_of
from skerry.board.arrays import zeros
from skerry.board.terrain import RESOURCE_COUNT
from skerry.engine.action import Action
from skerry.engine.kernel import Kernel
from skerry.engine.robbing import robber_place, set_robber
from skerry.engine.state import State


class Position:
    """Some boards of the hall under the lens, in one turn."""

    def __init__(self, hall: Hall, window: Window, stretch: Stretch, turn: int) -> None:
        self.hall = hall
        self.window = window
        self.first = stretch.first
        self.kept = window.kept
        self.kernel = Kernel(window.rules, blank_state(window))
        state = self.kernel.state
        state.turn = turn
        state.top = None
        self.acting = NOBODY
        self.boards = [self.board_at(step) for step in range(window.boards)]
        for step, board in enumerate(self.boards):
            self._lay_board(step, board)
            for side in range(2):
                self._deal_seat(2 * step + side, 2 * board + side)
        if window.shape.goes_on_west:
            self._lay_seam(-1)
        if window.shape.goes_on_east:
            self._lay_seam(window.boards)
        self._before = state.copy()

    # Names of the hall and of the window

    def board_at(self, step: int) -> int:
        """The board so many steps from the window's first."""
        board = self.hall.ring.board_east(self.first, step)
        assert board is not None
        return board

    def step_of(self, board: int) -> int:
        """How far from the window's first board another lies, which may be out of the window."""
        step = board - self.first
        return step % self.hall.ring.boards if self.hall.ring.closed else step

    def local(self, seat: int) -> int:
        """A seat of the hall as the window numbers it; who is not at home here or expelled is the last colour."""
        step = self.step_of(board_of(seat))
        if not 0 <= step < self.window.boards or seat in self.hall.expelled:
            return self.window.seats
        return 2 * step + seat % 2

    def seat(self, local: int) -> int:
        return 2 * self.boards[local // 2] + local % 2

    def edge(self, board: int, key: int) -> int:
        """The edge of the map; -1 where the window does not show it."""
        step = self.step_of(board)
        # Seen the other way round, a board may be the one before the first, which names a part of the seam there.
        other_way = self.window.edge_of.get((step - self.hall.ring.boards, key), -1)
        return self.window.edge_of.get((step, key), other_way)

    def vertex(self, board: int, key: int) -> int:
        return self.window.vertex_of.get((self.step_of(board), key), -1)

    def edge_cell(self, edge: int) -> Cell:
        step, key = self.window.edge_name[edge]
        return cells.EDGE, self.board_at(step), key

    def vertex_cell(self, vertex: int) -> Cell:
        step, key = self.window.vertex_name[vertex]
        return cells.BUILDING, self.board_at(step), key

    # Gathering

    def _lay_board(self, step: int, board: int) -> None:
        state, kept, there = self.kernel.state, self.kept, self.hall.boards[board]
        self._lay_edges(step, board, there.edge)
        for key, (owner, piece) in there.building.items():
            vertex = self.window.vertex_of[step, key]
            state.vertex_owner[vertex] = self.local(owner)
            state.vertex_piece[vertex] = piece
        for kind in range(RESOURCE_COUNT):
            state.bank[step * RESOURCE_COUNT + kind] = there.bank[kind]
        for side in range(2):
            set_robber(self.kernel, 2 * step + side, self.window.hex_id(step, *divmod(there.robber[side], 6)))
            stack = kept.stacks[2 * step + side]
            state.kept[stack.at] = len(there.stack[side])
            state.kept[stack.at + 1] = len(there.stack[side])
            for place, card in enumerate(there.stack[side]):
                state.kept[stack.at + stack.items + place] = card
            holder = there.marker[side]
            state.award_holder[2 * step + side] = NOBODY if holder == NOBODY else self.local(holder)

    def _lay_edges(self, step: int, board: int, edges: dict[int, tuple[int, int, int]]) -> None:
        state, laid = self.kernel.state, self.kept.laid
        edge_of = self.window.edge_of
        for key, (owner, piece, turn) in edges.items():
            edge = edge_of.get((step, key))
            if edge is not None:
                state.edge_owner[edge] = self.local(owner)
                state.edge_piece[edge] = piece
                state.kept[laid.at + edge] = turn

    def _lay_seam(self, step: int) -> None:
        """What lies on the seam at an end of the window and is named by the board beyond it."""
        board = self.board_at(step)
        self._lay_edges(step, board, self.hall.boards[board].edge)

    def _deal_seat(self, local: int, seat: int) -> None:
        state, there = self.kernel.state, self.hall.seats[seat]
        rules = self.window.rules
        cards = int(rules.card_count)
        for kind in range(RESOURCE_COUNT):
            state.hand[local * RESOURCE_COUNT + kind] = there.hand[kind]
            state.rate[local * RESOURCE_COUNT + kind] = there.rate[kind]
        state.hand_size[local] = there.cards
        for piece in range(int(rules.piece_count)):
            at = local * int(rules.piece_count) + piece
            state.supply[at] = there.supply[piece]
            state.placed[at] = rules.piece_limit[piece] - there.supply[piece]
        fresh = there.fact[cells.BOUGHT_TURN] == state.turn
        for card in range(cards):
            state.held[local * cards + card] = there.held[card]
            state.bought[local * cards + card] = there.bought[card] if fresh else 0
        state.knights[local] = there.fact[cells.KNIGHTS]
        state.route_length[local] = there.fact[cells.ROUTE]
        state.kept[self.kept.firsts.at + local] = there.fact[cells.FIRSTS]

    # Acting

    def act_as(self, seat: int, decision: str = "action", a: int = 0) -> int:
        """Let a seat be the active one and be asked something; returns how the window numbers it."""
        kernel, state = self.kernel, self.kernel.state
        local = self.local(seat)
        facts = self.hall.seats[seat].fact
        self.acting = seat
        state.active = local
        state.card_played = 1 if facts[cells.CARD_TURN] == state.turn > 0 else 0
        state.kept[self.kept.ship_moved.at] = facts[cells.SHIP_TURN]
        state.top = None
        kernel.ask(kernel.rules.decision("action"), local)
        if decision != "action":
            owed = zeros(state.seats)
            owed[local] = a
            kernel.ask_all(kernel.rules.decision(decision), owed)
        return local

    def rest(self) -> None:
        """Nobody acts: for what the kernel does by itself."""
        self.acting = NOBODY
        self.kernel.state.active = 0
        self.kernel.state.top = None
        self.kernel.ask(self.kernel.rules.decision("action"), 0)

    def play(self, seat: int, action: Action) -> None:
        """Check and carry out an action of the kernel, or raise IllegalAction."""
        local = self.local(seat)
        code = self.kernel.rules.from_action(action)
        self.kernel.check(local, code)
        self.kernel.play(local, code)

    def carry_out(self, step: str, local: int, a: int = 0) -> None:
        """Let the kernel do something that nobody is asked about."""
        self.kernel.ask(self.kernel.rules.decision(step), local, a)
        self.kernel.settle()

    def is_done(self) -> bool:
        """Whether nothing is left to be answered but what to do next."""
        return self.kernel.top_kind().name == "action"

    # Writing back

    def changes(self, boards: Iterable[int] | None = None) -> list[tuple[Cell, object]]:
        """The cells that are no longer as they were gathered; only of some boards and their seats where these are
        named."""
        wanted = set(self.boards if boards is None else boards)
        found: list[tuple[Cell, object]] = []
        self._compare_pieces(found)
        for step, board in enumerate(self.boards):
            if board in wanted:
                self._compare_board(step, board, found)
                for side in range(2):
                    self._compare_seat(2 * step + side, found)
        return found

    def write_back(self, boards: Iterable[int] | None = None) -> list[Change]:
        return [self.hall.put(cell, value) for cell, value in self.changes(boards)]

    def _compare_pieces(self, found: list[tuple[Cell, object]]) -> None:
        state, before = self.kernel.state, self._before
        laid = int(self.kept.laid.at)
        for edge in differing(state.edge_owner, before.edge_owner):
            owner = state.edge_owner[edge]
            turn = int(state.kept[laid + edge])
            value = None if owner < 0 else (self.seat(int(owner)), int(state.edge_piece[edge]), turn)
            found.append((self.edge_cell(edge), value))
        for vertex in differing(state.vertex_piece, before.vertex_piece):
            owner = state.vertex_owner[vertex]
            found.append((self.vertex_cell(vertex), (self.seat(int(owner)), int(state.vertex_piece[vertex]))))

    def _compare_board(self, step: int, board: int, found: list[tuple[Cell, object]]) -> None:
        state, before = self.kernel.state, self._before
        self._compare_row(found, cells.BANK, board, state.bank, before.bank, step * RESOURCE_COUNT, RESOURCE_COUNT)
        there = self.hall.boards[board]
        for side in range(2):
            place = self.window.hex_place(int(robber_place(self.kernel, 2 * step + side)))[1]
            if place != there.robber[side]:
                found.append(((cells.ROBBER, board, side), place))
            left = int(state.kept[self.kept.stacks[2 * step + side].at])
            if left != len(there.stack[side]):
                found.append(((cells.STACK, board, side), there.stack[side][:left]))
            marker = 2 * step + side
            if state.award_holder[marker] != before.award_holder[marker]:
                holder = int(state.award_holder[marker])
                found.append(((cells.MARKER, board, side), holder if holder < 0 else self.seat(holder)))

    def _compare_seat(self, local: int, found: list[tuple[Cell, object]]) -> None:
        state, before = self.kernel.state, self._before
        seat = self.seat(local)
        rules = self.window.rules
        pieces, cards = int(rules.piece_count), int(rules.card_count)
        kinds = RESOURCE_COUNT
        self._compare_row(found, cells.HAND, seat, state.hand, before.hand, local * kinds, kinds)
        self._compare_row(found, cells.RATE, seat, state.rate, before.rate, local * kinds, kinds)
        self._compare_row(found, cells.SUPPLY, seat, state.supply, before.supply, local * pieces, pieces)
        self._compare_row(found, cells.HELD, seat, state.held, before.held, local * cards, cards)
        bought: list[tuple[Cell, object]] = []
        self._compare_row(bought, cells.BOUGHT, seat, state.bought, before.bought, local * cards, cards)
        if bought:
            found += [((cells.BOUGHT, seat, card), int(state.bought[local * cards + card])) for card in range(cards)]
        facts = [
            (cells.KNIGHTS, int(state.knights[local])),
            (cells.ROUTE, int(state.route_length[local])),
            (cells.FIRSTS, int(state.kept[self.kept.firsts.at + local])),
        ]
        if bought:
            facts.append((cells.BOUGHT_TURN, int(state.turn)))
        if seat == self.acting:
            facts.append((cells.SHIP_TURN, int(state.kept[self.kept.ship_moved.at])))
            if state.card_played != 0:
                facts.append((cells.CARD_TURN, int(state.turn)))
        there = self.hall.seats[seat].fact
        found += [((cells.FACT, seat, fact), value) for fact, value in facts if there[fact] != value]

    def _compare_row(
        self,
        found: list[tuple[Cell, object]],
        kind: str,
        owner: int,
        now: vec[i64],
        before: vec[i64],
        start: int,
        count: int,
    ) -> None:
        for key in range(count):
            if now[start + key] != before[start + key]:
                found.append(((kind, owner, key), int(now[start + key])))


def differing(now: vec[i64], before: vec[i64]) -> list[int]:
    return [place for place, (one, other) in enumerate(zip(now, before, strict=True)) if one != other]


def blank_state(window: Window) -> State:
    """A position of the window with nothing on it and nothing in anybody's hand."""
    # Compiled code keeps every array for ever that interpreted code puts into a state, so copies are all there is here.
    state = window.blank.copy()
    state.own_rates()
    return state


class Lens:
    """Looks at the boards around one of them, or at all of them one after another."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def around(self, board: int, turn: int) -> Position:
        """The boards that matter to whatever happens on one of them."""
        ring = self.hall.ring
        stretch = ring.stretch(board)
        return Position(self.hall, window_of(shape_of(ring, stretch)), stretch, turn)

    def sweep(self, turn: int) -> Iterator[tuple[Position, list[int]]]:
        """Every board once, several at a time: positions, with the boards that are seen there with all neighbours."""
        ring = self.hall.ring
        done = 0
        while done < ring.boards:
            stretch = ring.stretch(done)
            if stretch.count == ring.boards:
                yield self.around(done, turn), list(range(ring.boards))
                return
            # Three boards in the middle of five, or up to the end of the line.
            centre = min(done + 1, ring.boards - 1)
            boards = list(range(done, min(done + 3, ring.boards)))
            yield self.around(centre, turn), boards
            done += len(boards)

    def each(self, turn: int, do: Callable[[Position, int], None]) -> list[Change]:
        """Do something at every seat and write it back, board by board."""
        changes: list[Change] = []
        for position, boards in self.sweep(turn):
            for board in boards:
                for side in range(2):
                    do(position, 2 * board + side)
            changes += position.write_back(boards)
        return changes
