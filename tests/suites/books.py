"""What the oracles of scenarios share: a geometry of their own, and the bookkeeping of the base game and its variants.

Pieces, awards, the robber and trade tokens follow from the actions and from events as a spectator hears them; hands and
the bank are read from views. A hex with its centre at (x, y) has its neighbours in a row at (x - 2, y) and (x + 2, y),
and rows lie 3 apart. Hexes, corners and sides are numbered as they come up, row after row and clockwise from the north.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

Point = tuple[int, int]
Json = dict[str, Any]
Option = tuple[object, ...]

CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
CORNER_NAMES = ("N", "NE", "SE", "S", "SW", "NW")
SIDE_NAMES = ("NE", "E", "SE", "SW", "W", "NW")
ROWS = ((2, 3), (1, 4), (0, 5), (1, 4), (2, 3))
HARBOURS = (
    ((0, 0, "NW"), "3:1"),
    ((0, 1, "NE"), "grain"),
    ((1, 3, "NE"), "ore"),
    ((2, 4, "E"), "3:1"),
    ((3, 3, "SE"), "wool"),
    ((4, 1, "SE"), "3:1"),
    ((4, 0, "SW"), "3:1"),
    ((3, 0, "W"), "brick"),
    ((1, 0, "W"), "wood"),
)
NUMBERS = Counter([2, 12, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11])

YIELDS = {"forest": "wood", "hill": "brick", "pasture": "wool", "field": "grain", "mountain": "ore"}
PIECE_POINTS = {"settlement": 1, "city": 2}
AWARD_POINTS = 2
LONGEST = "longest_road"
SHORTEST_AWARDED = 5
TARGET = 10
HAND_LIMIT = 7
PROTECTED_POINTS = 2
OFF_BOARD = "off_board"
NOBODY = -1
COSTS: dict[str, Counter[str]] = {
    "road": Counter(wood=1, brick=1),
    "bridge": Counter(wood=2, brick=1),
    "settlement": Counter(wood=1, brick=1, wool=1, grain=1),
    "city": Counter(grain=2, ore=3),
}
PIECES = {"road": 15, "bridge": 3, "settlement": 5, "city": 4}
BUILDS = {
    "found_road": "road",
    "build_road": "road",
    "place_road": "road",
    "build_bridge": "bridge",
    "found_building": "settlement",
    "build_settlement": "settlement",
}
# With `trade_build=separate` nothing is traded after one of these (BASE-73).
CLOSING = ("build_road", "build_bridge", "build_settlement", "build_city", "buy_card", "repair_road")
# What is asked when nothing else is left to answer.
OWN_TIME = ("pre_roll", "action")
# Kinds of actions that are compared one by one, with what tells them apart.
EXACT_KINDS = {
    "build_road": ("edge",),
    "build_settlement": ("vertex",),
    "build_city": ("vertex",),
    "bank_trade": ("give", "take"),
    "place_road": ("edge",),
    "repair_road": ("edge",),
    "damage_road": ("edge",),
    "found_road": ("edge",),
    "found_building": ("vertex",),
    "move_robber": ("hex",),
    "choose_victim": ("seat",),
    "send_robber_home": ("hex",),
    "forced_trade": (),
    "place_neutral_road": ("colour", "edge"),
    "place_neutral_settlement": ("colour", "vertex"),
}


class Island:
    """Places of a board of land in the middle of the sea, from the offsets and lengths of its rows."""

    def __init__(self, rows: Sequence[tuple[int, int]] = ROWS, sea: Collection[tuple[int, int]] = ()) -> None:
        self.hex_at: dict[tuple[int, int], int] = {}
        self.hex_corners: list[list[int]] = []
        self.hex_sides: list[list[int]] = []
        self.corner: dict[Point, int] = {}
        self.ends: list[tuple[int, int]] = []
        side: dict[frozenset[int], int] = {}
        for row, (offset, length) in enumerate(rows):
            for col in range(length):
                self.hex_at[row, col] = len(self.hex_corners)
                points = [(offset + 2 * col + dx, 3 * row + dy) for dx, dy in CORNERS]
                corners = [self.corner.setdefault(point, len(self.corner)) for point in points]
                self.hex_corners.append(corners)
                sides: list[int] = []
                for i in range(6):
                    pair = (corners[i], corners[(i + 1) % 6])
                    if frozenset(pair) not in side:
                        side[frozenset(pair)] = len(self.ends)
                        self.ends.append(pair)
                    sides.append(side[frozenset(pair)])
                self.hex_sides.append(sides)
        self.land = [hex_ for place, hex_ in self.hex_at.items() if place not in sea]
        self.hexes_at: list[list[int]] = [[] for _ in self.corner]
        for hex_ in self.land:
            for corner in self.hex_corners[hex_]:
                self.hexes_at[corner].append(hex_)
        touching = Counter(number for hex_ in self.land for number in self.hex_sides[hex_])
        # Sides and corners of land; nothing is built anywhere else.
        self.sides = sorted(touching)
        self.corners = [corner for corner, hexes in enumerate(self.hexes_at) if hexes]
        self.coast = {number for number, hexes in touching.items() if hexes == 1}
        self.sides_at: list[list[int]] = [[] for _ in self.corner]
        for number in self.sides:
            for corner in self.ends[number]:
                self.sides_at[corner].append(number)
        self.inner = {hex_ for hex_ in self.land if not self.coast & set(self.hex_sides[hex_])}

    def corner_of(self, row: int, col: int, name: str) -> int:
        return self.hex_corners[self.hex_at[row, col]][CORNER_NAMES.index(name)]

    def side_of(self, row: int, col: int, name: str) -> int:
        return self.hex_sides[self.hex_at[row, col]][SIDE_NAMES.index(name)]

    def far_end(self, side: int, corner: int) -> int:
        first, second = self.ends[side]
        return second if first == corner else first

    def check_numbers(self, board: Json) -> None:
        """Places are numbered as the game numbers them."""
        assert board["hex_vertices"] == self.hex_corners
        assert board["hex_edges"] == self.hex_sides
        assert [tuple(ends) for ends in board["edges"]] == self.ends


ISLAND = Island()
SMALL_ISLAND = Island(((1, 2), (0, 3), (1, 2)))


def holds(held: Mapping[str, int], wanted: Mapping[str, int]) -> bool:
    return all(held.get(card, 0) >= count for card, count in wanted.items())


@dataclass
class Books:
    """Follows one game as far as it is the base game and its variants; a scenario says what is different.

    Every method that finds the game wrong raises AssertionError.
    """

    exact_kinds: ClassVar[Mapping[str, Sequence[str]]] = EXACT_KINDS

    island: Island
    players: int
    variants: Collection[str]
    start: Json
    points_to_win: int = TARGET
    separate: bool = False
    tokens: list[int] = field(init=False)
    token_supply: int = field(init=False, default=10)
    closed: bool = field(init=False, default=False)
    robber: int | None = field(init=False)
    holders: dict[str, int | None] = field(init=False)
    buildings: dict[int, tuple[int, str]] = field(init=False)
    routes: dict[int, tuple[int, str]] = field(init=False)
    damaged: set[int] = field(init=False, default_factory=set)
    lengths: list[int] = field(init=False)
    founded: Counter[int] = field(init=False)
    founding_at: int = field(init=False, default=NOBODY)
    turn_number: int = field(init=False)
    numbers: list[int] = field(init=False, default_factory=list)
    # The piece whose counterpart a neutral colour is still to get.
    owed: str = field(init=False, default="")
    # With `trade_build=separate`, as they were when the turn began (BASE-117).
    turn_rates: dict[str, int] = field(init=False, default_factory=dict)
    seen: Counter[str] = field(init=False)

    def __post_init__(self) -> None:
        board = self.start["board"]
        self.two = "two_player" in self.variants
        self.colours = self.players + len(self.start["neutrals"])
        self.tokens = [5] * self.players
        self.robber = None if board["robber"] == OFF_BOARD else board["robber"]
        self.holders = dict.fromkeys(self.start["awards"])
        self.buildings = {int(at): (owner, piece) for at, (owner, piece) in board["vertices"].items()}
        self.routes = {int(at): (owner, piece) for at, (owner, piece) in board["edges"].items()}
        self.lengths = [self.length(colour) for colour in range(self.colours)]
        self.founded = Counter()
        self.turn_number = int(self.start["decision"] in OWN_TIME)
        self.seen = Counter()

    # What follows from the position

    def hexes_of(self, terrain: str) -> set[int]:
        return {hex_ for hex_, land in enumerate(self.start["board"]["terrain"]) if land == terrain}

    def owner(self, corner: int) -> int:
        return self.buildings.get(corner, (NOBODY, ""))[0]

    def stands(self, corner: int) -> bool:
        """Whether the building on a corner is of use to its owner; a scenario may say that it is not."""
        return corner in self.buildings

    def holder_of(self, side: int) -> int:
        return self.routes.get(side, (NOBODY, ""))[0]

    def count(self, colour: int, piece: str) -> int:
        """How many of a piece are left to a colour."""
        placed = [*self.buildings.values(), *self.routes.values()]
        return PIECES[piece] - placed.count((colour, piece))

    def points(self, seat: int) -> int:
        """What everybody sees of a seat's points."""
        standing = [corner for corner in self.buildings if self.owner(corner) == seat and self.stands(corner)]
        built = sum(PIECE_POINTS[self.buildings[corner][1]] for corner in standing)
        return built + AWARD_POINTS * sum(holder == seat for holder in self.holders.values())

    def target(self, seat: int) -> int:
        """HARB-14."""
        return self.points_to_win + ("harbormaster" in self.variants)

    def connected(self, colour: int, intact: bool = False) -> set[int]:
        """BASE-124: free sides at an own building, or at an own route that nobody's building cuts off."""
        found: set[int] = set()
        for side in self.island.sides:
            if side in self.routes:
                continue
            for corner in self.island.ends[side]:
                mine = [other for other in self.island.sides_at[corner] if self.holder_of(other) == colour]
                reached = any(other not in self.damaged for other in mine) if intact else bool(mine)
                if self.owner(corner) == colour or (self.owner(corner) == NOBODY and reached):
                    found.add(side)
        return found

    def road_places(self, colour: int) -> set[int]:
        return self.connected(colour) if self.count(colour, "road") else set()

    def free_corners(self) -> set[int]:
        """BASE-129."""
        taken = set(self.buildings)
        near = {self.island.far_end(side, corner) for corner in taken for side in self.island.sides_at[corner]}
        return set(self.island.corners) - taken - near

    def settlement_places(self, colour: int) -> set[int]:
        """BASE-127; a damaged road alone does not do (EVNT-25)."""
        if not self.count(colour, "settlement"):
            return set()
        return {
            corner
            for corner in self.free_corners()
            if any(self.holder_of(side) == colour and side not in self.damaged for side in self.island.sides_at[corner])
        }

    def city_places(self, colour: int) -> set[int]:
        """BASE-130."""
        if not self.count(colour, "city"):
            return set()
        return {corner for corner, built in self.buildings.items() if built == (colour, "settlement")}

    def broken(self, seat: int) -> set[int]:
        return {side for side in self.damaged if self.holder_of(side) == seat}

    @property
    def things(self) -> tuple[str, ...]:
        """What can be traded."""
        return tuple(YIELDS.values())

    def rates(self, seat: int) -> dict[str, int]:
        """BASE-108 to BASE-111."""
        if self.separate and self.turn_rates:
            return self.turn_rates
        kinds = {
            kind
            for edge, kind in self.start["board"]["harbours"].items()
            if any(self.owner(corner) == seat and self.stands(corner) for corner in self.island.ends[int(edge)])
        }
        return {thing: 2 if thing in kinds else 3 if "3:1" in kinds else 4 for thing in self.things}

    def purse(self, view: Json, seat: int) -> Counter[str]:
        """All that a seat can give in a trade."""
        return Counter(view["own"]["hand"])

    def token_price(self, seat: int) -> int:
        """TWO-34, TWO-35."""
        return 1 if self.points(seat) <= self.points(1 - seat) else 2

    def protected(self, seat: int) -> bool:
        """FRND-02 to FRND-06."""
        return "friendly_robber" in self.variants and self.points(seat) <= PROTECTED_POINTS

    def unprotected(self, places: Collection[int]) -> set[int]:
        """Those of some hexes, not the robber's own, that nobody's protection closes to it (BASE-89, FRND-07)."""
        found = set(places) - {self.robber}
        for corner, (owner, _) in self.buildings.items():
            if owner < self.players and self.protected(owner):
                found -= set(self.island.hexes_at[corner])
        return found

    def robber_places(self) -> set[object]:
        """Where a 7 or a knight may put the robber; with everything shut it goes home (FRND-09, FRND-15)."""
        places: set[object] = {*self.unprotected(self.robber_land())}
        self.seen["robber shut out"] += not places
        homes = self.robber_homes()
        return places or (homes & {self.robber}) or homes

    def robber_land(self) -> Collection[int]:
        """The hexes that are open to the robber (BASE-90)."""
        return self.island.land

    def robber_homes(self) -> set[object]:
        """Where the robber is sent that is sent to the desert (EVNT-42, EVNT-45, TWO-43)."""
        return {*self.hexes_of("desert")} or {OFF_BOARD}

    def victims(self, thief: int, public: Json) -> set[int]:
        """BASE-93 to BASE-95, FRND-10."""
        if self.robber is None:
            return set()
        owners = {self.owner(corner) for corner in self.island.hex_corners[self.robber]}
        others = {owner for owner in owners if 0 <= owner < self.players and owner != thief}
        return {owner for owner in others if public["seats"][owner]["hand_size"] and not self.protected(owner)}

    def places_of(self, piece: str) -> Callable[[int], set[int]]:
        places = {"road": self.road_places, "settlement": self.settlement_places, "city": self.city_places}
        return places[piece]

    def neutral_places(self, piece: str) -> set[Option]:
        """What may be built for a neutral colour after a piece of one's own (TWO-16 to TWO-22)."""
        for kind in dict.fromkeys((piece, "road")):
            neutrals = range(self.players, self.colours)
            found: set[Option] = {
                (f"place_neutral_{kind}", colour, place)
                for colour in neutrals
                for place in self.places_of(kind)(colour)
            }
            if found:
                return found
        return set()

    def blocked(self, hex_: int) -> bool:
        """Whether a hex brings nothing although its number comes up (BASE-78)."""
        return hex_ == self.robber

    def cards_due(
        self, number: int, bank: Mapping[str, int], crops: Mapping[str, int] = PIECE_POINTS
    ) -> dict[tuple[int, str], int]:
        """The resources of a number that came up, by seat and kind (BASE-76 to BASE-82)."""
        wanted: dict[str, Counter[int]] = {kind: Counter() for kind in YIELDS.values()}
        for hex_, terrain in enumerate(self.start["board"]["terrain"]):
            if terrain in YIELDS and number in self.start["board"]["numbers"][hex_] and not self.blocked(hex_):
                for corner in self.island.hex_corners[hex_]:
                    owner, piece = self.buildings.get(corner, (self.players, ""))
                    if owner < self.players:
                        wanted[YIELDS[terrain]][owner] += crops[piece]
        found: dict[tuple[int, str], int] = {}
        for kind, claims in wanted.items():
            if sum(claims.values()) <= bank[kind]:
                found |= {(seat, kind): count for seat, count in claims.items()}
            elif len(claims) == 1 and bank[kind]:
                found |= {(seat, kind): bank[kind] for seat in claims}
        return found

    def worth(self, side: int) -> int:
        """What the piece on a side counts for the longest road."""
        return 1

    def length(self, colour: int) -> int:
        """The longest trail of routes (BASE-159 to BASE-164)."""
        mine = {side for side in self.routes if self.holder_of(side) == colour}

        def onward(corner: int, used: frozenset[int]) -> int:
            if used and self.owner(corner) not in (NOBODY, colour):
                return 0
            steps = [side for side in self.island.sides_at[corner] if side in mine and side not in used]
            return max(
                (self.worth(side) + onward(self.island.far_end(side, corner), used | {side}) for side in steps),
                default=0,
            )

        corners = {corner for side in mine for corner in self.island.ends[side]}
        return max((onward(corner, frozenset()) for corner in corners), default=0)

    def longest_holder(self) -> int | None:
        """BASE-158, BASE-167 to BASE-172; a neutral colour can hold it (TWO-29)."""
        most = max(self.lengths)
        leaders = [colour for colour, length in enumerate(self.lengths) if length == most >= SHORTEST_AWARDED]
        if self.holders[LONGEST] in leaders:
            return self.holders[LONGEST]
        return leaders[0] if len(leaders) == 1 else None

    # What may be done

    def trades(self, view: Json, seat: int) -> set[Option]:
        """With the bank (BASE-107 to BASE-114)."""
        if self.separate and self.closed:
            return set()
        held = self.purse(view, seat)
        there = {thing for thing in self.things if view["bank"].get(thing, 1)}
        found: set[Option] = set()
        for give, rate in self.rates(seat).items():
            if held[give] >= rate:
                found |= {("bank_trade", give, take) for take in there if take != give}
        return found

    def builds(self, view: Json, seat: int) -> set[Option]:
        hand: Json = view["own"]["hand"]
        found: set[Option] = set()
        # No new road while one is damaged (EVNT-22).
        if holds(hand, COSTS["road"]):
            broken = self.broken(seat)
            found |= {("repair_road", side) for side in broken}
            if not broken:
                found |= {("build_road", side) for side in self.road_places(seat)}
        if holds(hand, COSTS["settlement"]):
            found |= {("build_settlement", corner) for corner in self.settlement_places(seat)}
        if holds(hand, COSTS["city"]):
            found |= {("build_city", corner) for corner in self.city_places(seat)}
        return found

    def token_actions(self, view: Json, seat: int) -> set[Option]:
        """TWO-32 to TWO-44."""
        if not self.two or view["trade_tokens"]["action_paid"] or self.tokens[seat] < self.token_price(seat):
            return set()
        found: set[Option] = set()
        if all(told["hand_size"] for told in view["seats"]):
            found.add(("forced_trade",))
        homes = self.robber_homes()
        if self.robber is not None and self.robber not in homes:
            found |= {("send_robber_home", hex_) for hex_ in homes}
        return found

    def options(self, view: Json, seat: int) -> set[Option]:
        """All that a seat that is asked may do, of the kinds that are compared one by one."""
        decision = view["decision"]
        found: set[Option] = set()
        if decision in OWN_TIME:
            found |= self.token_actions(view, seat)
            if decision == "action":
                found |= self.trades(view, seat) | self.builds(view, seat)
        elif decision == "found_building":
            found |= {("found_building", corner) for corner in self.free_corners()}
        elif decision == "found_route":
            sides = self.island.sides_at[self.founding_at]
            found |= {("found_road", side) for side in sides if side not in self.routes}
        elif decision == "place_free_route":
            broken = self.broken(seat)
            found |= {("repair_road", side) for side in broken}
            if not broken:
                found |= {("place_road", side) for side in self.road_places(seat)}
        elif decision == "damage_road":
            found |= {
                ("damage_road", side)
                for side, route in self.routes.items()
                if route == (seat, "road") and side not in self.damaged
            }
        elif decision == "move_robber":
            found |= {("move_robber", hex_) for hex_ in self.robber_places()}
        elif decision == "choose_victim":
            found |= {("choose_victim", victim) for victim in self.victims(seat, view)}
        elif decision == "build_neutral":
            found |= self.neutral_places(self.owed)
        return found

    # What happens

    def earn(self, seat: int, count: int) -> None:
        """TWO-55, TWO-56."""
        count = min(count, self.token_supply)
        self.tokens[seat] += count
        self.token_supply -= count

    def token_land(self) -> set[int]:
        """The hexes at which a settlement earns two tokens (TWO-49)."""
        return self.hexes_of("desert")

    def built(self, told: Json) -> None:
        colour, piece, place = told["colour"], told["piece"], told["place"]
        if piece in PIECE_POINTS:
            self.buildings[place] = (colour, piece)
        else:
            self.routes[place] = (colour, piece)
        self.measure()
        founding = self.turn_number == 0 and piece in PIECE_POINTS
        if (piece == "settlement" or founding) and colour < self.players:
            if founding:
                self.founded[colour] += 1
                self.founding_at = place
            if self.two:
                # TWO-49 to TWO-52, TWO-88.
                coast = any(side in self.island.coast for side in self.island.sides_at[place])
                self.earn(colour, 2 * bool(self.token_land() & set(self.island.hexes_at[place])) + coast)

    def measure(self) -> None:
        self.lengths = [self.length(colour) for colour in range(self.colours)]
        self.holders[LONGEST] = self.longest_holder()

    def came_up(self, seat: int, number: int) -> None:
        """A number that is not one thrown twice was rolled or turned up."""

    def hear(self, public: Json) -> None:
        """One event, as a spectator hears it."""
        kind = public["event"]
        if kind == "built":
            self.built(public)
        elif kind == "award_moved":
            if public["award"] == LONGEST:
                assert public["holder"] == self.holders[LONGEST], f"{public['holder']} has not the longest road"
            self.holders[public["award"]] = public["holder"]
        elif kind == "turn_started":
            self.turn_number = public["turn"]
            self.numbers = []
            self.closed = False
            self.turn_rates = {}
            self.turn_rates = self.rates(public["seat"])
        elif kind in ("rolled", "event_card"):
            number = public["first"] + public["second"] if kind == "rolled" else public["number"]
            # Thrown again with dice, and nothing further with cards (TWO-11, TWO-60, TWO-61).
            if not (self.two and self.numbers and number == self.numbers[0]):
                self.numbers.append(number)
                self.came_up(public["seat"], number)
            if public.get("card") == "robber_flees":
                # EVNT-75.
                self.seen["robber fled"] += self.robber is not None
                self.robber = None
        elif kind == "road_damaged":
            self.damaged.add(public["edge"])
        elif kind == "road_repaired":
            self.damaged.remove(public["edge"])

    def act(self, seat: int, action: Json) -> None:
        """What follows from an action before its events."""
        kind = action["kind"]
        self.seen[kind] += 1
        if kind in ("forced_trade", "send_robber_home"):
            price = self.token_price(seat)
            self.tokens[seat] -= price
            self.token_supply += price
        elif kind == "turn_in_knight":
            self.earn(seat, 2)
        if kind in ("move_robber", "send_robber_home"):
            self.robber = None if action["hex"] == OFF_BOARD else action["hex"]
        elif kind in CLOSING:
            self.closed = True

    def owe(self, kind: str) -> None:
        """TWO-16, TWO-17, TWO-26: what an action leaves to be built for a neutral colour."""
        if self.two and self.turn_number > 0 and kind in BUILDS and not kind.startswith("found"):
            self.owed = BUILDS[kind]
        elif kind.startswith("place_neutral"):
            self.owed = ""

    def check_gains(self, seat: int, action: Json, events: Sequence[Json], bank: Mapping[str, int]) -> None:
        """What a roll of dice and a second settlement bring (BASE-63, BASE-76)."""
        gained: Counter[tuple[int, str]] = Counter()
        for public in events:
            if public["event"] == "gained" and public["card"] in YIELDS.values():
                gained[public["seat"], public["card"]] += public["count"]
        if action["kind"] == "roll" and "event_cards" not in self.variants:
            assert gained == self.cards_due(self.numbers[-1], bank)
        elif action["kind"] == "found_building":
            lands = [self.start["board"]["terrain"][hex_] for hex_ in self.island.hexes_at[action["vertex"]]]
            second = self.founded[seat] == 2
            assert gained == Counter((seat, YIELDS[land]) for land in lands if second and land in YIELDS)

    # The whole position

    def check_position(self, public: Json) -> None:
        """All that everybody is told of the base game."""
        assert public["awards"] == self.holders
        assert public["board"]["robber"] == (OFF_BOARD if self.robber is None else self.robber)
        assert {int(at): tuple(built) for at, built in public["board"]["vertices"].items()} == self.buildings
        assert {int(at): tuple(built) for at, built in public["board"]["edges"].items()} == self.routes
        for colour, told in enumerate([*public["seats"], *public["neutrals"]]):
            assert told["route_length"] == self.lengths[colour], f"{colour} has a route of {self.lengths[colour]}"
            assert all(left == self.count(colour, piece) for piece, left in told["supply"].items())
        for seat, told in enumerate(public["seats"]):
            assert told["points"] == self.points(seat), f"{seat} has {self.points(seat)}, told {told['points']}"
            assert told["target"] == self.target(seat)
        if "event_cards" in self.variants:
            assert set(public["event_cards"]["damaged_roads"]) == self.damaged

    def check_tokens(self, public: Json) -> None:
        if self.two:
            assert public["trade_tokens"]["seats"] == self.tokens
            assert public["trade_tokens"]["supply"] == self.token_supply

    def check_owed(self, public: Json) -> None:
        """TWO-18, TWO-22, TWO-31."""
        if self.owed and not public["winners"]:
            able = bool(self.neutral_places(self.owed))
            assert (public["decision"] == "build_neutral") == able
            self.owed = self.owed if able else ""

    def check_options(self, view: Json, legal: Sequence[Json], seat: int, asked: bool) -> None:
        told = {
            (action["kind"], *(action[name] for name in self.exact_kinds[action["kind"]]))
            for action in legal
            if action["kind"] in self.exact_kinds
        }
        wanted = self.options(view, seat) if asked else set()
        assert told == wanted, f"{seat} at {view['decision']}: offered {told - wanted}, not offered {wanted - told}"
        self.seen["options"] += len(told)

    def check_discards(self, action: Json, before: Json, after: Json) -> None:
        """BASE-84: only resource cards count when a 7 comes up."""
        if action["kind"] == "roll" and after["number"] == 7 and after["decision"] in ("discard", "move_robber"):
            many = [seat for seat, told in enumerate(before["seats"]) if told["hand_size"] > HAND_LIMIT]
            assert sorted(after["actors"]) == many or (not many and after["decision"] == "move_robber")

    def check_gifts(self, events: Sequence[Json], after: Json, legal: Sequence[Sequence[Json]]) -> None:
        """EVNT-46 to EVNT-48: all visible points count for who gives and who gets."""
        if not any(public.get("card") == "neighborly_assistance" for public in events):
            return
        points = [self.points(at) for at in range(self.players)]
        givers = {at for at in range(self.players) if points[at] == max(points)}
        if after["decision"] == "give_cards":
            self.seen["assistance"] += 1
            assert set(after["actors"]) <= givers
            for giver in after["actors"]:
                assert not givers & {action.get("seat") for action in legal[giver]}

    def check_end(self, views: Sequence[Json], over: bool) -> None:
        """Whoever is on turn and has enough has won, and nobody else (BASE-194 to BASE-197)."""
        public = views[-1]
        if self.turn_number == 0:
            assert not over
            return
        seat: int = public["active"]
        total = self.points(seat) + views[seat]["own"]["development_cards"].get("victory_point", 0)
        assert over == (total >= self.target(seat)), f"{seat} has {total} of {self.target(seat)}"
        assert public["winner"] == (seat if over else None)
        assert public["winners"] == ([seat] if over else [])
