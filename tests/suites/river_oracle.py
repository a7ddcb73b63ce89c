"""The bookkeeping of `rivers` by itself: where the water runs, and what everybody is told of a game.

The tiles follow from the actions and from events as a spectator hears them, like all that the books hold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from tests.suites.books import AWARD_POINTS, BUILDS, COSTS, PIECE_POINTS, SIDE_NAMES, Island, Json, Option, holds
from tests.suites.gold_books import GoldBooks, gold_told

# Hexes from the source to the mouth, and the side of the last one that the water leaves by.
Course = tuple[Sequence[tuple[int, int]], str]

# RIVR-13, RIVR-20.
PRINTED_COURSES: tuple[Course, ...] = (
    (((1, 3), (1, 2), (1, 1), (1, 0)), "NW"),
    (((3, 2), (3, 1), (3, 0)), "SW"),
)
WEALTHIEST = "wealthiest_settler"
WEALTHIEST_POINTS, POOREST_POINTS = 1, -2
GOLD_FOR = {"road": 1, "settlement": 1, "bridge": 3}


class Waters:
    """What lies at the rivers of an island."""

    def __init__(self, island: Island, courses: Sequence[Course] = PRINTED_COURSES) -> None:
        self.hexes: set[int] = set()
        # What the water crosses: these sides take bridges and no roads.
        self.sites: set[int] = set()
        for places, mouth in courses:
            hexes = [island.hex_at[place] for place in places]
            self.hexes |= set(hexes)
            for upper, lower in pairwise(hexes):
                self.sites |= set(island.hex_sides[upper]) & set(island.hex_sides[lower])
            self.sites.add(island.hex_sides[hexes[-1]][SIDE_NAMES.index(mouth)])
        self.banks = {side for hex_ in self.hexes for side in island.hex_sides[hex_]} - self.sites
        self.shore = {corner for hex_ in self.hexes for corner in island.hex_corners[hex_]}


def wealthiest(gold: Sequence[int]) -> int | None:
    """RIVR-55, RIVR-57 to RIVR-60: it follows from the present amounts alone."""
    most = max(gold)
    return gold.index(most) if gold.count(most) == 1 else None


def poorest(gold: Sequence[int]) -> set[int]:
    """RIVR-61 to RIVR-64."""
    return {seat for seat, held in enumerate(gold) if held == min(gold)}


@dataclass
class Oracle(GoldBooks):
    """Follows one game; every method that finds the game wrong raises AssertionError."""

    exact_kinds = GoldBooks.exact_kinds | {
        "build_bridge": ("edge",),
        "place_neutral_bridge": ("colour", "edge"),
    }

    waters: Waters = field(kw_only=True)
    poor: set[int] = field(init=False, default_factory=set)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.swamps = self.hexes_of("swamp")
        assert self.robber in self.swamps, "RIVR-26"

    # What follows from the position

    def points(self, seat: int) -> int:
        """What everybody sees of a seat's points (RIVR-56, RIVR-65, RIVR-66)."""
        total = sum(PIECE_POINTS[piece] for owner, piece in self.buildings.values() if owner == seat)
        for award, holder in self.holders.items():
            if holder == seat:
                total += WEALTHIEST_POINTS if award == WEALTHIEST else AWARD_POINTS
        return total + POOREST_POINTS * (seat in self.poor)

    def gold_at(self, piece: str, place: int) -> int:
        """RIVR-34, RIVR-35, RIVR-40, RIVR-41, RIVR-43, RIVR-49, RIVR-81."""
        at_river = {"road": self.waters.banks, "settlement": self.waters.shore, "bridge": self.waters.sites}
        return GOLD_FOR[piece] if place in at_river[piece] else 0

    def road_places(self, colour: int) -> set[int]:
        """RIVR-32, RIVR-51."""
        return self.connected(colour) - self.waters.sites if self.count(colour, "road") else set()

    def bridge_places(self, colour: int) -> set[int]:
        """RIVR-45 to RIVR-48, RIVR-52; a damaged road does not lead to a bridge (EVNT-77)."""
        if not self.count(colour, "bridge"):
            return set()
        found = self.connected(colour, intact=True) & self.waters.sites
        self.seen["sites at damaged roads"] += len(self.connected(colour) & self.waters.sites) > len(found)
        return found

    def robber_homes(self) -> set[object]:
        """RIVR-84, RIVR-89."""
        return {*self.swamps}

    def token_land(self) -> set[int]:
        """RIVR-88."""
        return self.swamps

    def places_of(self, piece: str) -> Callable[[int], set[int]]:
        """RIVR-91: a neutral bridge goes like a neutral road."""
        return self.bridge_places if piece == "bridge" else super().places_of(piece)

    # What may be done

    def builds(self, view: Json, seat: int) -> set[Option]:
        """A bridge also while a road is damaged (EVNT-77)."""
        found = super().builds(view, seat)
        if holds(view["own"]["hand"], COSTS["bridge"]):
            found |= {("build_bridge", side) for side in self.bridge_places(seat)}
        return found

    def options(self, view: Json, seat: int) -> set[Option]:
        found = super().options(view, seat)
        return found - {("found_road", side) for side in self.waters.sites}

    # What happens

    def built(self, told: Json) -> None:
        if told["piece"] in ("road", "bridge"):
            assert (told["place"] in self.waters.sites) == (told["piece"] == "bridge"), "RIVR-32, RIVR-45"
        super().built(told)

    def hear(self, public: Json) -> None:
        if public.get("award") == WEALTHIEST:
            # Held against the gold of everybody when the action is done.
            return
        super().hear(public)

    def gold_due(self, seat: int, action: Json) -> Counter[int]:
        """What an action brings to and takes from the purses; all others leave them alone (RIVR-42, RIVR-74 to 77)."""
        kind = action["kind"]
        due = super().gold_due(seat, action)
        if kind in BUILDS:
            due[seat] = self.gold_at(BUILDS[kind], action["edge"] if "edge" in action else action["vertex"])
        return due

    def follow(self, seat: int, action: Json, events: Sequence[Json], before: Sequence[Json]) -> None:
        """Take in an action that was applied, with its events and the views before it."""
        kind = action["kind"]
        due = self.gold_due(seat, action)
        self.act(seat, action)
        if kind in ("move_robber", "send_robber_home"):
            self.seen["robber in a swamp"] += action["hex"] in self.swamps
        robber = self.robber
        for public in events:
            self.hear(public)
        self.owe(kind)
        self.follow_gold(due, events)
        if kind == "roll" and "event_cards" not in self.variants:
            assert robber == self.robber
        # RIVR-37: nothing for a swamp.
        self.check_gains(seat, action, events, before[-1]["bank"])

    def follow_gold(self, due: Counter[int], events: Sequence[Json]) -> None:
        """The events tell the change, which is one, and the tiles that move by it (RIVR-38, RIVR-67)."""
        tiles: list[tuple[str, int | None]] = []
        for public in events:
            kind = public["event"]
            if kind.startswith("poorest_settler"):
                tiles.append((kind, public["seat"]))
            elif kind == "award_moved" and public["award"] == WEALTHIEST:
                tiles.append((WEALTHIEST, public["holder"]))
        self.take_gold(due, gold_told(events))
        if self.turn_number == 0:
            assert not tiles, "RIVR-38"
            return
        poor, rich = poorest(self.gold), wealthiest(self.gold)
        moves: list[tuple[str, int | None]] = [("poorest_settler_taken", at) for at in poor - self.poor]
        moves += [("poorest_settler_returned", at) for at in self.poor - poor]
        if rich != self.holders[WEALTHIEST]:
            moves.append((WEALTHIEST, rich))
            self.seen["wealthiest to nobody" if rich is None else "wealthiest"] += 1
        assert Counter(tiles) == Counter(moves), f"{tiles} in place of {moves}"
        self.poor = poor
        self.holders[WEALTHIEST] = rich
        self.seen["all poor"] += len(poor) == self.players

    def check_effects(self, seat: int, action: Json, before: Sequence[Json], after: Sequence[Json]) -> None:
        if action["kind"] in ("buy_with_gold", "bank_trade", "build_bridge", "build_road", "confirm"):
            self.check_moved(before, after)

    def check(self, views: Sequence[Json], legal: Sequence[Sequence[Json]], over: bool) -> None:
        """Compare the whole position: the views of all seats and of a spectator last, and what each seat may do."""
        public = views[-1]
        for view in views:
            assert view["rivers"]["gold"] == self.gold, "RIVR-78"
            assert view["rivers"]["poorest_settler"] == [int(at in self.poor) for at in range(self.players)]
            assert view["rivers"]["bought_with_gold"] == self.bought
        self.check_position(public)
        self.check_tokens(public)
        self.check_owed(public)
        for seat in range(self.players):
            self.check_options(views[seat], legal[seat], seat, seat in public["actors"] and not over)
        self.check_end(views, over)

    def check_options(self, view: Json, legal: Sequence[Json], seat: int, asked: bool) -> None:
        super().check_options(view, legal, seat, asked)
        self.seen["neutral road for a bridge"] += self.owed == "bridge" and any(
            action["kind"] == "place_neutral_road" for action in legal
        )
        for action in legal:
            if action["kind"] == "play_card" and action["card"] == "road_building":
                # RIVR-53: bridge sites are nothing to play it for.
                assert self.broken(seat) or self.road_places(seat)
