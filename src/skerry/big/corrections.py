"""Taking back and setting right: a referee's `overrule` and `correct` (BIG-242 to BIG-244)."""

from __future__ import annotations

from typing import Final

from skerry.big import commands
from skerry.big import game as phases
from skerry.big import hall as cells
from skerry.big.books import Deed
from skerry.big.clock import Clock
from skerry.big.game import HallGame
from skerry.big.hall import NOBODY, Cell, Change
from skerry.big.lens import Position
from skerry.big.messages import Answer, Command, Refused, unreadable
from skerry.big.naming import read_edge, read_half, read_hex, read_vertex
from skerry.big.places import half_of_hex
from skerry.big.reasons import CORRECTED_LATE, DEPENDED_ON, NO_SUCH_DEED, NO_SUCH_PLACE
from skerry.big.ring import board_of
from skerry.board.terrain import RESOURCES
from skerry.engine.harbours import refresh_rates

# What is counted is taken back by counting; of the rest all must still be as the command left it, but for what follows
# from the board and is worked out again.
COUNTED: Final = (cells.HAND, cells.BANK, cells.SUPPLY, cells.HELD, cells.BOUGHT)
FOLLOWING: Final = ((cells.FACT, cells.ROUTE), (cells.FACT, cells.BOUGHT_TURN))

Told = dict[str, object]


# Overruling


def overrule(clock: Clock, asked: Command) -> Told:
    """Cancel an accepted command of this turn if nothing depends on it, or carry out a refused one after all."""
    number = asked.number("deed")
    deed = clock.game.deeds.get(number)
    if deed is None or deed.overruled:
        raise Refused(NO_SUCH_DEED.of())
    offer = deed.answer.told.get("offer")
    if deed.answer.done and isinstance(offer, int) and offer in clock.game.offers:
        clock.game.offers.close(offer)
        deed.overruled = True
        return {}
    if deed.answer.done:
        _take_back(clock.game, deed)
        deed.overruled = True
        return {}
    # The referee stands above clock and leave, not above the rules of building.
    clock.game.roster.place(deed.seat)
    place = (
        read_vertex(clock.game.ring, deed.command.operands["vertex"]) if "vertex" in deed.command.operands else (-1, -1)
    )
    clock.game.refused.discard((deed.seat, *place))
    handler = commands.HANDLERS.get(deed.command.kind)
    if handler is None:
        raise Refused(NO_SUCH_DEED.of())
    outcome = handler(clock, deed.seat, deed.command)
    deed.answer = Answer(True, outcome.told)
    deed.changes = outcome.changes
    return outcome.told


def _take_back(game: HallGame, deed: Deed) -> None:
    later = game.deeds.after(deed.number)
    # Other cells may have changed since, by a later command or as time passed.
    if not deed.changes or not all(_can_restore(game, change) for change in deed.changes):
        raise Refused(DEPENDED_ON.of())
    if _is_built_on(game, deed, later):
        raise Refused(DEPENDED_ON.of())
    # Who bought the first card of a turn had others marked as bought in an earlier one.
    first_bought = any(cell[0] == cells.FACT and cell[2] == cells.BOUGHT_TURN for cell, _, _ in deed.changes)
    for (kind, owner, key), before, after in deed.changes:
        if kind in COUNTED:
            now = game.hall.get((kind, owner, key))
            assert isinstance(now, int)
            assert isinstance(before, int)
            assert isinstance(after, int)
            was = 0 if kind == cells.BOUGHT and first_bought else before
            game.hall.put((kind, owner, key), now - after + was)
        elif (kind, key) not in FOLLOWING:
            game.hall.put((kind, owner, key), before)
    for cell, _, _ in deed.changes:
        if cell[0] in (cells.EDGE, cells.BUILDING):
            _follow_board(game, cell, deed.seat)


def _can_restore(game: HallGame, change: Change) -> bool:
    (kind, owner, key), before, after = change
    now = game.hall.get((kind, owner, key))
    if kind in COUNTED:
        assert isinstance(now, int)
        assert isinstance(before, int)
        assert isinstance(after, int)
        return now - after + before >= 0
    return now == after or (kind, key) in FOLLOWING


def _is_built_on(game: HallGame, deed: Deed, later: list[Deed]) -> bool:
    """Whether something was put beside what would go, or a harbour was used that would not have served."""
    position = game.lens.around(board_of(deed.seat), game.turn)
    ends = _ends(position, deed.changes)
    harbour = any(cell[0] == cells.RATE for cell, _, _ in deed.changes)
    for other in later:
        if ends & _ends(position, other.changes):
            return True
        if harbour and other.seat == deed.seat and other.command.kind == "bank_trade":
            return True
    return False


def _ends(position: Position, changes: list[Change]) -> set[int]:
    """The vertices at which pieces came or went."""
    found: set[int] = set()
    ends = position.window.topology.edge_vertex
    for (kind, owner, key), _, _ in changes:
        if kind == cells.EDGE:
            edge = position.edge(owner, key)
            if edge >= 0:
                found |= {int(ends[2 * edge]), int(ends[2 * edge + 1])}
        elif kind == cells.BUILDING:
            found.add(position.vertex(owner, key))
    return found - {-1}


def _follow_board(game: HallGame, cell: Cell, owner: int) -> None:
    """Measure routes and rates anew after the board was changed by hand: of the owner, and where a building came or
    went of everybody who may have pieces there."""
    kind, board, _ = cell
    centre = board if kind == cells.BUILDING else board_of(owner)
    homes = game.ring.reach(board) if kind == cells.BUILDING else [centre]
    position = game.lens.around(centre, game.turn)
    position.rest()
    for home in homes:
        position.carry_out("measure_board", 0, position.step_of(home))
        for seat in (2 * home, 2 * home + 1):
            local = position.local(seat)
            if local < position.window.seats:
                refresh_rates(position.kernel, local)
    position.write_back(homes)


# Correcting


def correct(clock: Clock, asked: Command) -> Told:
    """Set cards, a piece, a marker, a robber or a bonus right by hand (BIG-243)."""
    what = asked.word("what")
    if what not in CORRECTIONS:
        raise unreadable("what is cards, piece, marker or robber")
    CORRECTIONS[what](clock.game, asked)
    return {}


def _correct_cards(game: HallGame, asked: Command) -> None:
    """Cards between a hand and its home bank, while the turn lasts (BIG-242)."""
    if game.phase == phases.END_TURN or (game.pause is not None and game.pause.phase == phases.END_TURN):
        raise Refused(CORRECTED_LATE.of())
    if "turn" in asked.operands and asked.number("turn") != game.turn:
        raise Refused(CORRECTED_LATE.of())
    seat = asked.number("seat")
    game.roster.place(seat)
    hand, bank = game.hall.seats[seat].hand, game.hall.boards[board_of(seat)].bank
    by = [0] * len(RESOURCES)
    for side, sign in (("give", 1), ("take", -1)):
        for card, count in (asked.cards(side) if side in asked.operands else {}).items():
            by[RESOURCES.index(card)] += sign * count
    if any(hand[kind] + by[kind] < 0 or bank[kind] - by[kind] < 0 for kind in range(len(by))):
        raise unreadable("hand and bank do not hold these cards")
    for kind, count in enumerate(by):
        game.hall.put((cells.HAND, seat, kind), hand[kind] + count)
        game.hall.put((cells.BANK, board_of(seat), kind), bank[kind] - count)


def _correct_piece(game: HallGame, asked: Command) -> None:
    """Take off what lies on an edge or vertex, and put another piece there, of a seat or none."""
    cell: Cell = (
        (cells.EDGE, *read_edge(game.ring, asked.operands["edge"]))
        if "edge" in asked.operands
        else (cells.BUILDING, *read_vertex(game.ring, asked.operands.get("vertex")))
    )
    kinds = ("road", "ship") if cell[0] == cells.EDGE else ("settlement", "city")
    there = game.hall.get(cell)
    changed: set[int] = set()
    new: tuple[int, ...] | None = None
    if asked.operands.get("piece") is not None:
        if asked.word("piece") not in kinds:
            raise unreadable("that piece does not stand there")
        seat, piece = asked.number("seat"), game.rules.piece(asked.word("piece"))
        game.roster.place(seat)
        if game.hall.seats[seat].supply[piece] == 0:
            raise unreadable("there is no such piece left")
        game.hall.put((cells.SUPPLY, seat, piece), game.hall.seats[seat].supply[piece] - 1)
        changed.add(seat)
        new = (seat, piece, game.turn) if cell[0] == cells.EDGE else (seat, piece)
    if isinstance(there, tuple):
        owner, piece = there[0], there[1]
        game.hall.put((cells.SUPPLY, owner, piece), game.hall.seats[owner].supply[piece] + 1)
        changed.add(owner)
    game.hall.put(cell, new)
    for seat in sorted(changed - game.hall.expelled):
        _follow_board(game, cell, seat)


def _correct_marker(game: HallGame, asked: Command) -> None:
    board = asked.number("board")
    if not 0 <= board < game.ring.boards or asked.word("marker") not in cells.MARKERS:
        raise Refused(NO_SUCH_PLACE.of())
    holder = NOBODY if asked.operands.get("seat") is None else asked.number("seat")
    if holder != NOBODY:
        game.roster.place(holder)
        if board_of(holder) != board:
            raise unreadable("a marker belongs to one of the two players of its board")
    game.hall.put((cells.MARKER, board, cells.MARKERS.index(asked.word("marker"))), holder)


def _correct_robber(game: HallGame, asked: Command) -> None:
    """A robber keeps to its half (BIG-062)."""
    board, half = read_half(game.ring, asked.operands.get("robber"))
    on, key = read_hex(game.ring, asked.operands.get("hex"))
    if on != board or half_of_hex(*divmod(key, 6)) != half:
        raise Refused(NO_SUCH_PLACE.of())
    game.hall.put((cells.ROBBER, board, half), key)


CORRECTIONS: Final = {
    "cards": _correct_cards,
    "piece": _correct_piece,
    "marker": _correct_marker,
    "robber": _correct_robber,
}
