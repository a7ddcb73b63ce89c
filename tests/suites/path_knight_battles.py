"""Battles of knights on paths against barbarians on the coast, and what is shared and lost after them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from tests.suites.books import ISLAND, SIDE_NAMES, Json
from tests.suites.knight_options import KNIGHTS
from tests.suites.knight_referee import gains
from tests.suites.knight_waters import Knight, Knights

# Clockwise from the castle (BARB-14).
COAST = [ISLAND.hex_at[at] for at in ((3, 0), (2, 0), (1, 0), (0, 0), (0, 1), (1, 3), (2, 4), (3, 3), (4, 2), (4, 1))]
COLOURS = {"NW": "purple", "SE": "purple", "NE": "green", "SW": "green", "E": "brown", "W": "brown"}
LOST_GOLD = 3
FULL = 3


def colour_on(hex_: int, path: int) -> str:
    """BARB-19."""
    return COLOURS[SIDE_NAMES[ISLAND.hex_sides[hex_].index(path)]]


class Place:
    """What lies on the board, by a view."""

    def __init__(self, public: Json) -> None:
        self.public = public
        board, self.cities, self.attack = public["board"], public["cities_and_knights"], public["barbarian_attack"]
        self.buildings = {int(at): (owner, piece) for at, (owner, piece) in board["vertices"].items()}
        self.routes = {int(at): owner for at, (owner, _) in board["edges"].items()}
        self.barbarians = Counter({int(hex_): count for hex_, count in self.attack["barbarians"].items()})
        self.conquered = {hex_ for hex_, count in self.barbarians.items() if count == FULL}
        self.fallen = {int(at) for at in self.attack["conquered_buildings"]}
        self.knights: Knights = {
            told["edge"]: Knight(told["colour"], told["strength"], told["active"], told["ready"], told["promoted"])
            for told in self.cities["knights"]
        }

    def cut_off(self, at: int) -> bool:
        return all(hex_ in self.conquered for hex_ in ISLAND.hexes_at[at])

    def cities_of(self, seat: int) -> set[int]:
        return {at for at, built in self.buildings.items() if built == (seat, "city")}

    def stock(self, seat: int, piece: str) -> int:
        return int(self.public["seats"][seat]["supply"][piece])


class Battles:
    """Follows knights through the end of a turn; `seen` counts what came up."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.knights: Knights = {}

    def expel(self, barbarians: Mapping[int, int], events: Sequence[Json]) -> None:
        """BARBCK-23 to BARBCK-32, one coastal hex after the other."""
        starts = [number for number, public in enumerate(events) if public["event"] == "barbarians_beaten"]
        parts = [events[a:b] for a, b in pairwise([*starts, len(events)])]
        won = any(public["event"] == "game_won" for public in events)
        for hex_ in COAST:
            fighters = {at: self.knights[at] for at in ISLAND.hex_sides[hex_] if at in self.knights}
            self.seen["inactive knight at a hex"] += any(not k.active for k in fighters.values())
            fighters = {at: knight for at, knight in fighters.items() if knight.active}
            strength = sum(knight.strength for knight in fighters.values())
            if not barbarians.get(hex_, 0) or strength <= barbarians.get(hex_, 0):
                continue
            if not parts and won:
                return
            assert parts, f"no battle at {hex_}"
            self.fight(hex_, fighters, barbarians.get(hex_, 0), parts.pop(0))
        assert not parts, f"battle at {parts[0][0]}"

    def fight(self, hex_: int, fighters: Knights, barbarians: int, part: Sequence[Json]) -> None:
        self.seen["battle"] += 1
        strength: Counter[int] = Counter()
        for knight in fighters.values():
            strength[knight.seat] += knight.strength
        head = {"event": "barbarians_beaten", "hex": hex_, "barbarians": barbarians, "knights": strength.total()}
        assert part[0] == head, f"{part[0]}, due {head}"
        rolls = [(public["seat"], public["first"]) for public in part if public["event"] == "prisoner_rolled"]
        prisoners, gold = share(strength, barbarians, rolls)
        self.seen[f"{len(strength)} share {barbarians}, {len(rolls)} rolls"] += 1
        taken: Counter[int] = Counter()
        for public in part:
            if public["event"] == "prisoners_taken":
                taken[public["seat"]] += public["prisoners"]
        assert taken == prisoners, f"prisoners {taken}, due {prisoners}"
        die = next(public["die"] for public in part if public["event"] == "losses_rolled")
        for path in fighters:
            self.knights[path] = replace(self.knights[path], active=False, ready=False)
        hit = {path for path in fighters if colour_on(hex_, path) == die}
        for public in part:
            if public["event"] not in ("removed", "rider_reduced"):
                continue
            at: int = public["place"] if public["event"] == "removed" else public["edge"]
            assert at in hit, "BARBCK-49"
            hit.remove(at)
            gold[self.knights[at].seat] += LOST_GOLD
            self.reduce(at, public)
        assert not hit, "BARBCK-29 to BARBCK-31"
        paid = Counter({seat: count for (seat, card), count in gains(part).items() if card == "gold"})
        assert paid == gold, f"gold {paid}, due {gold}"

    def reduce(self, at: int, public: Json) -> None:
        knight = self.knights.pop(at)
        on_board = Counter((other.seat, other.strength) for other in self.knights.values())
        lower = [level for level in range(knight.strength - 1, 0, -1) if on_board[knight.seat, level] < 2]
        self.seen[f"hit {knight.strength} -> {lower[0] if lower else 0}"] += 1
        assert (public["event"] == "removed") == (not lower), f"{public}, due {lower}"
        if lower:
            assert public["piece"] == KNIGHTS[lower[0]], "BARBCK-31"
            self.knights[at] = replace(knight, strength=lower[0])


def highest(seats: Collection[int], places: int, rolls: list[tuple[int, int]]) -> set[int]:
    """Who of some get one of so few places by dice, ties rolled again (BARB-97, BARB-98)."""
    winners: set[int] = set()
    while len(winners) < places:
        shown = dict(rolls[: len(seats)])
        del rolls[: len(seats)]
        assert set(shown) == set(seats)
        cut = sorted(shown.values(), reverse=True)[places - len(winners) - 1]
        tied = {seat for seat in seats if shown[seat] == cut}
        winners |= {seat for seat in seats if shown[seat] > cut}
        if len(winners) + len(tied) == places:
            winners |= tied
        seats = tied
    return winners


def share(
    strength: Counter[int], prisoners: int, rolls: Sequence[tuple[int, int]]
) -> tuple[Counter[int], Counter[int]]:
    """Prisoners and gold of those involved (BARB-95 to BARB-101, BARBCK-27)."""
    left = list(rolls)
    gold: Counter[int] = Counter()
    if len(strength) == 1:
        return Counter(dict.fromkeys(strength, prisoners)), gold
    if prisoners < len(strength):
        winners = highest(list(strength), prisoners, left)
        return Counter(winners), Counter(dict.fromkeys(strength.keys() - winners, LOST_GOLD))
    taken = Counter(strength.keys())
    if prisoners > len(strength):
        best = [seat for seat in strength if strength[seat] == max(strength.values())]
        winners = highest(best, 1, left) if len(best) > 1 else set(best)
        taken += Counter(winners)
        gold = Counter(dict.fromkeys(set(best) - winners, LOST_GOLD))
    assert not left
    return taken, gold
