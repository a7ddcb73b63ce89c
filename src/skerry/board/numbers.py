"""Random numbers with the red ones apart (BASE-44)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from skerry.board.chance import Shuffler
from skerry.board.errors import BoardError
from skerry.board.tokens import RED_MASK, is_red
from skerry.board.topology import Topology
from skerry.reason import ReasonKind

NO_WAY_APART: Final = ReasonKind(
    "red_numbers_not_apart", "found no way to keep {red} red numbers apart on {hexes} hexes"
)

# Random orders tried before a search; on the official boards the first or second one nearly always fits.
_TRIES: Final = 20
# The search visits at most this many positions, however large the map, so that a hopeless one is refused in good time.
_SEARCH_LIMIT: Final = 200_000


class RedNumbersError(BoardError):
    """There are more red numbers than hexes that keep apart."""


def touches_red(topology: Topology, numbers: list[int], hex_id: i64) -> bool:
    """Whether a neighbour of the hex has a red number."""
    for side in range(i64(6)):
        across = topology.hex_hex[6 * hex_id + side]
        if across >= 0 and is_red(numbers[across]):
            return True
    return False


def lay_numbers_apart(
    topology: Topology, numbers: list[int], hexes: list[int], tokens: list[int], shuffler: Shuffler
) -> None:
    """Lay the tokens on the hexes at random, no red one beside another red one, also not beside one laid before.

    `numbers` is changed only when all tokens have been laid. On any map a third of the free hexes can be red.
    """
    if len(hexes) != len(tokens):
        raise ValueError(f"{len(tokens)} number tokens do not fit {len(hexes)} hexes")
    red = [token for token in tokens if RED_MASK >> token & 1]
    plain = [token for token in tokens if not RED_MASK >> token & 1]
    laid = numbers.copy()
    for h in hexes:
        laid[h] = 0
    order = hexes.copy()
    for _ in range(_TRIES):
        shuffler.shuffle(order)
        if _lay_red(topology, laid, order, red):
            break
    else:
        _search_red(topology, laid, order, red, shuffler)
    shuffler.shuffle(plain)
    next_plain: i64 = 0
    for h in hexes:
        if laid[h] == 0:
            laid[h] = 1 << plain[next_plain]
            next_plain += 1
        numbers[h] = laid[h]


def _lay_red(topology: Topology, laid: list[int], order: list[int], red: list[int]) -> bool:
    """Lay each red token on the first hex of the order that touches no red one; leave nothing when they do not fit."""
    next_red: i64 = 0
    count: i64 = len(red)
    if count == 0:
        return True
    for h in order:
        if not touches_red(topology, laid, h):
            laid[h] = 1 << red[next_red]
            next_red += 1
            if next_red == count:
                return True
    for h in order:
        laid[h] = 0
    return False


def _search_red(topology: Topology, laid: list[int], order: list[int], red: list[int], shuffler: Shuffler) -> None:
    """Lay the red tokens where random orders failed: in one of three stripes, or wherever a search finds room."""
    free = [h for h in order if not touches_red(topology, laid, h)]
    for stripe in range(3):
        # Hexes of one stripe never touch: neighbours differ by 1 or 2 in this sum, modulo 3.
        apart = [h for h in free if _stripe(topology, h) == stripe]
        if len(apart) >= len(red):
            shuffler.shuffle(apart)
            _lay_red(topology, laid, apart, red)
            return
    found = _find_apart(topology, free, len(red))
    if not found:
        raise RedNumbersError(NO_WAY_APART.of(red=len(red), hexes=len(order)))
    shuffler.shuffle(found)
    _lay_red(topology, laid, found, red)


def _stripe(topology: Topology, hex_id: i64) -> i64:
    x = topology.hex_x[hex_id]
    row = topology.hex_row[hex_id]
    return (x + 3 * row) // 2 % 3


def _find_apart(topology: Topology, free: list[int], wanted: int) -> list[int]:
    """So many hexes that keep apart, or none at all. Takes every hex that fits, and goes back when too few are left."""
    beside = [{int(topology.hex_hex[6 * h + side]) for side in range(6)} for h in free]
    chosen: list[int] = []
    taken: set[int] = set()
    position = 0
    for _ in range(_SEARCH_LIMIT):
        if len(chosen) == wanted:
            return [free[i] for i in chosen]
        if len(chosen) + len(free) - position < wanted:
            if not chosen:
                return []
            position = chosen.pop()
            taken.remove(free[position])
        elif taken.isdisjoint(beside[position]):
            chosen.append(position)
            taken.add(free[position])
        position += 1
    return []
