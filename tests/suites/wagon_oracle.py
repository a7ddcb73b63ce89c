"""The bookkeeping of `traders_and_barbarians` by itself: plazas, wagons, goods, barbarians and tolls.

Where wagons may go, what they carry and what they earn follows from the actions and from events as a spectator hears
them. Plazas and inner paths are numbered after all corners and sides, hex after hex and clockwise from the north.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from tests.suites.books import CORNER_NAMES, COSTS, HAND_LIMIT, ROWS, Island, Json, Option, holds
from tests.suites.gold_books import GoldBooks, gold_told

SCENARIO = "traders_and_barbarians"
TARGET = 13
STARTING_GOLD = 5
# TRAD-03, TRAD-34 to TRAD-36, TRAD-69.
EACH_GOODS = 6
SUPPLIES = {"trade_castle": ("tools", "sand"), "quarry": ("marble", "sand"), "glassworks": ("glass", "tools")}
DESTINATION = {"marble": "trade_castle", "glass": "trade_castle", "tools": "quarry", "sand": "glassworks"}
STACK = EACH_GOODS * 2
# TRAD-12: movement points, gold for a delivery, results that drive off, points, by level.
CARDS = (
    (4, 1, (), 0),
    (5, 2, (6,), 0),
    (6, 3, (5, 6), 0),
    (7, 4, (4, 5, 6), 0),
    (7, 5, (3, 4, 5, 6), 1),
)
LEVELS = len(CARDS)
IMPROVEMENTS = {
    2: Counter(wood=1, wool=1, ore=1),
    3: Counter(wood=1, wool=1, ore=1),
    4: Counter(wood=2, wool=1, ore=1),
    5: Counter(wood=2, wool=1, ore=1),
}
CARD_COST = Counter(wool=1, grain=1, ore=1)
PATH_POINTS, ROAD_POINTS, BARBARIAN_POINTS, FED_POINTS = 2, 1, 2, 2
NO_PRODUCTION = (2, 12)
SEVEN = 7
PROTECTED_POINTS = 3
# TRAD-08.
DECK = Counter(knight=16, road_building=3, swift_journey=3, victory_point=3)
SMALLEST_ARMY = 3
ARMY = "largest_army"
# A trade hex, its kind and the corners that its inner paths lead to (TRAD-13, TRAD-25).
Square = tuple[tuple[int, int], str, str]
PRINTED_SQUARES: tuple[Square, ...] = (
    ((0, 2), "quarry", "SE S SW NW"),
    ((2, 0), "trade_castle", "N NE SE S"),
    ((4, 2), "glassworks", "N NE SW NW"),
)
# TRAD-18.
BARBARIAN_HEXES = (((0, 1), (1, 2)), ((2, 1), (3, 0)), ((3, 2), (3, 3)))
# Events of cards that bring nothing here to anybody, with what the number produces apart (TRAD-113, TRAD-116).
QUIET_CARDS = ("none", "robber_flees", "trade_advantage")


# Actions after which hands and bank are known to a card.
CARDS_KNOWN = (
    "bank_trade",
    "build_city",
    "build_road",
    "build_settlement",
    "buy_card",
    "buy_with_gold",
    "confirm",
    "drive_off",
    "end_movement",
    "end_turn",
    "feed_wagon",
    "improve_wagon",
    "leave_barbarian",
    "move_barbarian",
    "move_wagon",
    "place_barbarian",
    "play_card",
    "send_barbarian",
    "spare_owner",
)


class TradeIsland(Island):
    """An island with trade hexes."""

    def __init__(
        self,
        squares: Sequence[Square] = PRINTED_SQUARES,
        rows: Sequence[tuple[int, int]] = ROWS,
        sea: Collection[tuple[int, int]] = (),
    ) -> None:
        super().__init__(rows, sea)
        self.trade_hexes = {self.hex_at[place] for place, _, _ in squares}
        # TRAD-28, TRAD-29, TRAD-31.
        self.shut_sides = {side for hex_ in self.trade_hexes for side in self.hex_sides[hex_]} & self.coast
        self.shut_corners = {
            corner
            for hex_ in self.trade_hexes
            for corner in self.hex_corners[hex_]
            if self.hexes_at[corner] == [hex_] and all(side in self.shut_sides for side in self.sides_at[corner])
        }
        self.plazas: dict[int, str] = {}
        self.inner_paths: set[int] = set()
        for place, kind, names in sorted(squares):
            plaza = len(self.sides_at)
            self.plazas[plaza] = kind
            self.sides_at.append([])
            self.hexes_at.append([])
            for name in sorted(names.split(), key=CORNER_NAMES.index):
                corner = self.corner_of(*place, name)
                path = len(self.ends)
                self.ends.append((corner, plaza))
                self.inner_paths.add(path)
                self.sides_at[corner].append(path)
                self.sides_at[plaza].append(path)
        self.corners = [corner for corner in self.corners if corner not in self.shut_corners]
        # TRAD-106: all that takes roads and barbarians.
        self.sides = sorted({*self.sides, *self.inner_paths} - self.shut_sides)
        self.ways_from = [[side for side in sides if side not in self.shut_sides] for sides in self.sides_at]

    def steps_to(self, kinds: Collection[str]) -> dict[int, int]:
        """How many steps it is from everywhere to the nearest plaza of some kinds."""
        found = {plaza: 0 for plaza, kind in self.plazas.items() if kind in kinds}
        front = list(found)
        for at in front:
            for path in self.ways_from[at]:
                onward = self.far_end(path, at)
                if onward not in found:
                    found[onward] = found[at] + 1
                    front.append(onward)
        return found


@dataclass
class Movement:
    """A wagon movement that goes on, and what its seat has done in this turn (TRAD-97)."""

    seat: int
    points: int
    # TRAD-61.
    arrived: bool = False
    # Gold paid for neutral roads in this movement (TRAD-120).
    neutral_tolls: int = 0


@dataclass
class Oracle(GoldBooks):
    """Follows one game; every method that finds the game wrong raises AssertionError."""

    exact_kinds = GoldBooks.exact_kinds | {
        "buy_card": (),
        "drive_off": ("edge",),
        "end_movement": (),
        "end_turn": (),
        "feed_wagon": (),
        "improve_wagon": (),
        "leave_barbarian": (),
        "move_barbarian": ("edge",),
        "move_wagon": ("vertex", "toll"),
        "place_barbarian": ("edge",),
        "play_card": ("card",),
        "roll": (),
        "send_barbarian": (),
        "spare_owner": (),
        "take_from_owner": ("seat",),
    }

    island: TradeIsland
    points_to_win: int = TARGET
    level: list[int] = field(init=False)
    wagons: list[int | None] = field(init=False)
    carried: list[str | None] = field(init=False)
    delivered: list[int] = field(init=False)
    drawn: dict[str, Counter[str]] = field(init=False)
    # Where each barbarian stands, by its number.
    barbarians: dict[int, int] = field(init=False)
    knights: list[int] = field(init=False)
    played: Counter[str] = field(init=False, default_factory=Counter)
    movement: Movement | None = field(init=False, default=None)
    fed: bool = field(init=False, default=False)
    tried: set[int] = field(init=False, default_factory=set)
    cards_bought: int = field(init=False, default=0)
    # The barbarian that is being moved, why, and whose card may be taken after it.
    lifted: int | None = field(init=False, default=None)
    cause: str = field(init=False, default="")
    owner_asked: int | None = field(init=False, default=None)
    # When nothing is left to do a movement may end by itself; who watches must not learn more from that.
    endings: dict[Option, bool] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.gold = [STARTING_GOLD] * self.players
        self.level = [1] * self.players
        self.wagons = [None] * self.players
        self.carried = [None] * self.players
        self.delivered = [0] * self.players
        self.knights = [0] * self.players
        self.drawn = {kind: Counter() for kind in SUPPLIES}
        self.barbarians = {number: int(at) for at, number in self.start[SCENARIO]["barbarians"].items()}

    # What follows from the position

    def points(self, seat: int) -> int:
        """TRAD-71, TRAD-72, TRAD-80."""
        return super().points(seat) + self.delivered[seat] + CARDS[self.level[seat] - 1][3]

    def protected(self, seat: int) -> bool:
        """TRAD-111."""
        return "friendly_robber" in self.variants and self.points(seat) <= PROTECTED_POINTS

    def cost(self, seat: int, path: int) -> tuple[int, int]:
        """Points and gold for a path (TRAD-52 to TRAD-56, TRAD-107, TRAD-114, TRAD-115, TRAD-119)."""
        owner = self.holder_of(path)
        points, toll = PATH_POINTS, 0
        if path in self.routes and path not in self.damaged:
            points, toll = ROAD_POINTS, int(owner != seat)
        return points + BARBARIAN_POINTS * (path in self.barbarians.values()), toll

    def ways(self, seat: int) -> set[tuple[int, int, int]]:
        """Places, points and gold: all that a wagon can reach at a price that no other way there betters."""
        movement = self.movement
        start = self.wagons[seat]
        if movement is None or movement.arrived or start is None:
            return set()
        best: dict[int, set[tuple[int, int]]] = {start: {(0, 0)}}
        front = [(start, 0, 0)]
        for at, points, toll in front:
            if at in self.island.plazas and at != start:
                continue
            for path in self.island.ways_from[at]:
                more, gold = self.cost(seat, path)
                paid = (points + more, toll + gold)
                onward = self.island.far_end(path, at)
                known = best.setdefault(onward, set())
                if paid[0] > movement.points or paid[1] > self.gold[seat]:
                    continue
                if any(other[0] <= paid[0] and other[1] <= paid[1] for other in known):
                    continue
                best[onward] = {other for other in known if not (paid[0] <= other[0] and paid[1] <= other[1])} | {paid}
                front.append((onward, *paid))
        return {(at, *paid) for at, found in best.items() if at != start for paid in found}

    def tries(self, seat: int) -> set[int]:
        """Paths of barbarians that may be tried now (TRAD-86, TRAD-90, TRAD-91)."""
        at = self.wagons[seat]
        if self.movement is None or self.movement.arrived or self.level[seat] == 1 or at is None:
            return set()
        return {
            path
            for number, path in self.barbarians.items()
            if path in self.island.ways_from[at] and number not in self.tried
        }

    def free_paths(self) -> set[int]:
        """TRAD-45, TRAD-49, TRAD-82, TRAD-83, TRAD-87, TRAD-106; for tokens without a road (TRAD-121)."""
        found = set(self.island.sides) - set(self.barbarians.values())
        return found - set(self.routes) if self.cause == "send_barbarian" else found

    def to_be_asked(self, path: int, thief: int, public: Json) -> int | None:
        """Whose card may be taken for a road on a path (TRAD-46, TRAD-47, TRAD-88, TRAD-93, TRAD-111, TRAD-137)."""
        owner = self.holder_of(path)
        if self.cause != "robbery" or owner == thief or not 0 <= owner < self.players:
            return None
        if not public["seats"][owner]["hand_size"]:
            return None
        if self.protected(owner):
            self.seen["owner protected"] += 1
            return None
        return owner

    # What may be done

    def playable(self, view: Json) -> set[str]:
        """Cards of a hand that may be played now as far as they are old enough (BASE-139, BASE-140)."""
        own = view["own"]
        if view["card_played"]:
            return set()
        return {
            card
            for card, held in own["development_cards"].items()
            if held > own["bought_this_turn"][card] and card != "victory_point"
        }

    def options(self, view: Json, seat: int) -> set[Option]:
        decision = view["decision"]
        found = super().options(view, seat) - {("found_road", side) for side in self.island.shut_sides}
        cards = self.playable(view)
        if decision in ("pre_roll", "action"):
            if "knight" in cards:
                found.add(("play_card", "knight"))
            if "road_building" in cards and (self.broken(seat) or self.road_places(seat)):
                found.add(("play_card", "road_building"))
        if decision == "pre_roll":
            found.add(("roll",))
        elif decision == "action":
            found.add(("end_turn",))
            hand = view["own"]["hand"]
            if self.level[seat] < LEVELS and holds(hand, IMPROVEMENTS[self.level[seat] + 1]):
                found.add(("improve_wagon",))
            if holds(hand, CARD_COST) and view["deck_left"]:
                found.add(("buy_card",))
        elif decision == "move_wagon":
            found |= self.wagon_options(view, seat)
        elif decision == "move_barbarian":
            found |= {("move_barbarian", path) for path in self.barbarians.values()}
        elif decision == "place_barbarian":
            found |= {("place_barbarian", path) for path in self.free_paths()}
            if self.cause == "drive_off":
                found.add(("leave_barbarian",))
        elif decision == "take_from_owner":
            found |= {("take_from_owner", self.owner_asked), ("spare_owner",)}
        return found

    def wagon_options(self, view: Json, seat: int) -> set[Option]:
        movement = self.movement
        assert movement is not None
        assert movement.seat == seat
        found: set[Option] = {("move_wagon", at, toll) for at, _, toll in self.ways(seat)}
        found |= {("drive_off", path) for path in self.tries(seat)}
        # TRAD-63, TRAD-64.
        if not movement.arrived and not self.fed and view["own"]["hand"]["grain"]:
            found.add(("feed_wagon",))
        # TRAD-96, TRAD-135, TRAD-136.
        if "swift_journey" in self.playable(view):
            found.add(("play_card", "swift_journey"))
        found.add(("end_movement",))
        return found

    def token_actions(self, view: Json, seat: int) -> set[Option]:
        """TRAD-121, TRAD-122."""
        found = super().token_actions(view, seat)
        payable = self.two and not view["trade_tokens"]["action_paid"] and self.tokens[seat] >= self.token_price(seat)
        if payable and set(self.island.sides) - set(self.barbarians.values()) - set(self.routes):
            found.add(("send_barbarian",))
        return found

    # What happens

    def measure(self) -> None:
        """There is no longest road to hold (TRAD-09), but everybody is told how long roads are."""
        self.lengths = [self.length(colour) for colour in range(self.colours)]

    def built(self, told: Json) -> None:
        super().built(told)
        colour, piece, place = told["colour"], told["piece"], told["place"]
        if piece in ("settlement", "city"):
            assert place not in self.island.plazas, "TRAD-27"
        else:
            assert place not in self.island.shut_sides, "TRAD-28"
            self.seen["roads on inner paths"] += place in self.island.inner_paths
            self.seen["roads under barbarians"] += place in self.barbarians.values()
        if colour >= self.players:
            return
        founding_city = piece == "city" and self.turn_number == 0
        if self.two and (founding_city or piece == "settlement"):
            # TRAD-123.
            beside = bool(self.island.trade_hexes & set(self.island.hexes_at[place]))
            self.seen["tokens at trade hexes"] += beside
            self.earn(colour, beside)

    def hear(self, public: Json) -> None:
        kind = public["event"]
        if kind in ("rolled", "event_card"):
            number = public["first"] + public["second"] if kind == "rolled" else public["number"]
            if number in NO_PRODUCTION:
                # TRAD-43, TRAD-117.
                self.seen["rolled again"] += 1
                return
        super().hear(public)
        if kind == "turn_started":
            self.fed = False
            self.tried = set()
            self.cards_bought = 0
        elif kind == "card_bought":
            self.cards_bought += 1
        elif kind == "knight_turned_in":
            self.knights[public["seat"]] -= 1
        elif kind == "card_played":
            self.played[public["card"]] += 1
            self.knights[public["seat"]] += public["card"] == "knight"

    def came_up(self, seat: int, number: int) -> None:
        """TRAD-45, TRAD-112."""
        if number == SEVEN:
            self.cause = "robbery"

    def army_holder(self, holder: int | None, kind: str) -> int | None:
        """TRAD-11, TRAD-94, BASE-175, BASE-176; who turns a knight in and is level sets it aside (TWO-47, TWO-48)."""
        most = max(self.knights)
        leaders = [seat for seat, count in enumerate(self.knights) if count == most >= SMALLEST_ARMY]
        if holder in leaders and not (kind == "turn_in_knight" and len(leaders) > 1):
            return holder
        return leaders[0] if len(leaders) == 1 else None

    def cards_moved(self, seat: int, action: Json) -> dict[int, Counter[str]]:
        moved = super().cards_moved(seat, action)
        kind = action["kind"]
        if kind == "feed_wagon":
            moved[seat]["grain"] -= 1
        elif kind == "improve_wagon":
            moved[seat].subtract(IMPROVEMENTS[self.level[seat] + 1])
        elif kind == "buy_card":
            moved[seat].subtract(CARD_COST)
        elif kind == "build_city":
            moved[seat].subtract(COSTS["city"])
        return moved

    def act(self, seat: int, action: Json) -> None:
        super().act(seat, action)
        kind = action["kind"]
        if kind == "improve_wagon":
            self.level[seat] += 1
            self.closed = True
            self.seen[f"level {self.level[seat]}"] += 1
        elif kind == "end_turn":
            self.movement = Movement(seat, CARDS[self.level[seat] - 1][0])
        elif kind == "feed_wagon":
            assert self.movement is not None
            self.fed = True
            self.seen["fed without points"] += self.movement.points == 0
            self.movement.points += FED_POINTS
        elif kind == "send_barbarian":
            price = self.token_price(seat)
            self.tokens[seat] -= price
            self.token_supply += price
            self.cause = kind
        elif kind == "play_card":
            self.seen[action["card"]] += 1
            if action["card"] == "knight":
                self.cause = "robbery"

    def follow(self, seat: int, action: Json, events: Sequence[Json], before: Sequence[Json]) -> None:
        """Take in an action that was applied, with its events and the views before it."""
        kind = action["kind"]
        army = self.holders[ARMY]
        due = self.gold_due(seat, action)
        self.act(seat, action)
        told = {public["event"]: public for public in events}
        told_of_gold = gold_told(events)
        for public in events:
            if public["event"] == "toll_paid":
                told_of_gold[public["seat"]] -= public["count"]
                if public["owner"] < self.players:
                    told_of_gold[public["owner"]] += public["count"]
            elif public["event"] == "tolls_shared":
                told_of_gold[public["seat"]] += public["count"]
        if kind == "move_wagon":
            self.move_wagon(seat, action, events, before[-1], due)
        elif kind == "drive_off":
            self.drive_off(seat, action["edge"], told)
        elif kind == "move_barbarian":
            self.lifted = self.number_at(action["edge"])
        elif kind == "place_barbarian":
            self.place_barbarian(seat, action["edge"], told, before[-1])
        elif kind == "leave_barbarian":
            assert "barbarian_moved" not in told
            self.lifted, self.cause = None, ""
        elif kind in ("take_from_owner", "spare_owner"):
            self.owner_asked = None
        swift = kind == "play_card" and action["card"] == "swift_journey"
        movement = self.movement
        if movement is not None:
            # TRAD-119, TRAD-120; whoever has won at a plaza may have left it undone.
            share = movement.neutral_tolls // 2
            won = "game_won" in told and movement.arrived and told_of_gold[1 - seat] > due[1 - seat]
            if swift or won or "turn_started" in told:
                self.seen["tolls split"] += share > 0
                self.seen["tolls split before a second journey"] += swift and share > 0
                due[1 - seat] += share
                movement.neutral_tolls = 0
        self.take_gold(due, told_of_gold)
        if movement is not None:
            self.check_going_on(seat, kind, told, before)
        if swift:
            assert movement is not None
            self.seen["swift from a plaza"] += movement.arrived
            self.movement = Movement(seat, CARDS[self.level[seat] - 1][0])
        elif "turn_started" in told:
            self.movement = None
        had = len(self.numbers)
        for public in events:
            self.hear(public)
        self.owe(kind)
        assert self.holders[ARMY] == self.army_holder(army, kind), "largest army"
        if kind == "found_building":
            placed = [(public["seat"], public["vertex"]) for public in events if public["event"] == "wagon_placed"]
            second = self.founded[seat] == 2
            assert placed == ([(seat, action["vertex"])] if second else []), "TRAD-39"
            assert self.buildings[action["vertex"]] == (seat, "city" if second else "settlement"), "TRAD-37"
            if second:
                self.wagons[seat] = action["vertex"]
        self.check_gains(seat, action, events, before[-1]["bank"])
        self.check_cards_turned_up(kind, events, before[-1]["bank"], len(self.numbers) > had)

    def number_at(self, path: int) -> int:
        return next(number for number, at in self.barbarians.items() if at == path)

    def path_between(self, first: int, second: int) -> int:
        return next(path for path in self.island.ways_from[first] if self.island.far_end(path, first) == second)

    def move_wagon(self, seat: int, action: Json, events: Sequence[Json], before: Json, due: Counter[int]) -> None:
        """TRAD-50 to TRAD-61, TRAD-68 to TRAD-77."""
        movement = self.movement
        assert movement is not None
        place = action["vertex"]
        way = next(
            told
            for told in before[SCENARIO]["movement"]["ways"]
            if (told["vertex"], told["toll"]) == (place, action["toll"])
        )
        tolls: Counter[int] = Counter()
        passed: list[tuple[int, int]] = []
        for first, second in pairwise(way["way"]):
            path = self.path_between(first, second)
            points, toll = self.cost(seat, path)
            movement.points -= points
            self.seen["steps"] += 1
            self.seen["steps past barbarians"] += path in self.barbarians.values()
            self.seen["steps on inner paths"] += path in self.island.inner_paths
            self.seen["steps on damaged roads"] += path in self.damaged
            if toll:
                tolls[self.holder_of(path)] += 1
                passed.append((self.holder_of(path), path))
        assert movement.points >= 0, "TRAD-57"
        paid = [(public["owner"], public["edge"]) for public in events if public["event"] == "toll_paid"]
        assert paid == passed, "TRAD-54, TRAD-120"
        for owner, count in tolls.items():
            due[seat] -= count
            self.seen["tolls"] += count
            if owner < self.players:
                due[owner] += count
            else:
                movement.neutral_tolls += count
                self.seen["neutral tolls"] += count
        moved = [public for public in events if public["event"] == "wagon_moved"]
        assert [(public["seat"], public["origin"], public["vertex"], public["points"]) for public in moved] == [
            (seat, self.wagons[seat], place, way["points"])
        ]
        self.wagons[seat] = place
        goods = [
            (public["event"], public["seat"], public["goods"], public["terrain"])
            for public in events
            if public["event"].startswith("goods_")
        ]
        if place not in self.island.plazas:
            assert not goods
            return
        movement.arrived = True
        movement.points = 0
        kind = self.island.plazas[place]
        load = self.carried[seat]
        wanted: list[tuple[object, ...]] = []
        if load is not None and DESTINATION[load] == kind:
            wanted.append(("goods_delivered", seat, load, kind))
            self.delivered[seat] += 1
            self.carried[seat] = load = None
            due[seat] += CARDS[self.level[seat] - 1][1]
        elif load is not None:
            self.seen["to a plaza with other goods"] += 1
        if load is None:
            left = STACK - self.drawn[kind].total()
            self.seen["nothing left to take"] += not left
            taken = [public["goods"] for public in events if public["event"] == "goods_taken"]
            # Whoever has won with the delivery takes nothing any more.
            if left and (taken or "game_won" not in {public["event"] for public in events}):
                assert len(taken) == 1, "TRAD-68, TRAD-74"
                wanted.append(("goods_taken", seat, taken[0], kind))
                self.carried[seat] = taken[0]
                self.drawn[kind][taken[0]] += 1
                assert taken[0] in SUPPLIES[kind], "TRAD-34 to TRAD-36"
                assert self.drawn[kind][taken[0]] <= EACH_GOODS, "TRAD-03"
        for event, *_ in wanted:
            self.seen[str(event)] += 1
        assert goods == wanted

    def drive_off(self, seat: int, path: int, told: Mapping[str, Json]) -> None:
        """TRAD-86, TRAD-87, TRAD-90."""
        number = self.number_at(path)
        self.tried.add(number)
        fled = "barbarian_driven_off" in told
        public = told["barbarian_driven_off" if fled else "barbarian_stayed"]
        assert (public["seat"], public["edge"]) == (seat, path)
        assert 1 <= public["die"] <= 6
        assert fled == (public["die"] in CARDS[self.level[seat] - 1][2])
        self.seen["driven off" if fled else "stayed"] += 1
        if fled:
            self.lifted, self.cause = number, "drive_off"

    def place_barbarian(self, seat: int, path: int, told: Mapping[str, Json], before: Json) -> None:
        """TRAD-45 to TRAD-49, TRAD-88, TRAD-93, TRAD-121."""
        assert self.lifted is not None
        public = told["barbarian_moved"]
        assert (public["seat"], public["origin"], public["edge"]) == (seat, self.barbarians[self.lifted], path)
        self.barbarians[self.lifted] = path
        self.owner_asked = self.to_be_asked(path, seat, before)
        self.seen[f"placed by {self.cause}"] += 1
        self.seen["placed on inner paths"] += path in self.island.inner_paths
        self.lifted, self.cause = None, ""

    def check_going_on(self, seat: int, kind: str, told: Mapping[str, Json], before: Sequence[Json]) -> None:
        """A movement ends by itself only when nothing is left to do, and that follows from what everybody knows."""
        assert self.movement is not None
        if kind in ("end_movement", "play_card") or self.lifted is not None or "game_won" in told:
            return
        ended = "turn_started" in told
        left = self.wagon_options(before[seat], seat)
        assert not ended or left == {("end_movement",)}, f"the turn ends while there is {left}"
        public = before[-1]
        known = public["seats"][seat]
        key = (
            kind,
            self.movement.arrived,
            self.fed,
            bool(self.ways(seat)),
            bool(self.tries(seat)),
            known["hand_size"] > 0,
            known["development_cards"] > self.cards_bought and not public["card_played"],
        )
        self.seen["ended by itself"] += ended
        assert self.endings.setdefault(key, ended) == ended, f"the turn {'ends' if ended else 'goes on'} at {key}"

    def check_cards_turned_up(self, kind: str, events: Sequence[Json], bank: Mapping[str, int], fresh: bool) -> None:
        """Cards without an event, or with one that is nothing here, only produce (TRAD-113, TRAD-116)."""
        cards = [public for public in events if public["event"] == "event_card"]
        if kind != "roll" or not cards or any(public["card"] not in QUIET_CARDS for public in cards):
            return
        gained: Counter[tuple[int, str]] = Counter()
        for public in events:
            if public["event"] == "gained":
                gained[public["seat"], public["card"]] += public["count"]
        self.seen["quiet cards"] += 1
        # TWO-60: not twice for the same number.
        assert gained == (self.cards_due(self.numbers[-1], bank) if fresh else {})

    # The whole position

    def check_effects(self, seat: int, action: Json, before: Sequence[Json], after: Sequence[Json]) -> None:
        """TRAD-46, TRAD-89, TRAD-104 and what every other action does with cards."""
        if action["kind"] == "take_from_owner":
            victim = action["seat"]
            had, has = (Counter(views[seat]["own"]["hand"]) for views in (before, after))
            had_too, has_too = (Counter(views[victim]["own"]["hand"]) for views in (before, after))
            assert (has - had).total() == 1
            assert has - had == had_too - has_too
            assert not had - has
            assert not has_too - had_too
            assert before[-1]["bank"] == after[-1]["bank"]
        elif action["kind"] in CARDS_KNOWN:
            self.check_moved(before, after)

    def check(self, views: Sequence[Json], legal: Sequence[Sequence[Json]], over: bool) -> None:
        """Compare the whole position: the views of all seats and of a spectator last, and what each seat may do."""
        public = views[-1]
        told = public[SCENARIO]
        for view in views:
            assert view[SCENARIO] == told, "all of it is open"
        assert told["gold"] == self.gold, f"TRAD-131: {told['gold']} is not {self.gold}"
        assert told["bought_with_gold"] == self.bought
        assert told["wagons"] == self.wagons
        assert told["carried"] == self.carried
        assert told["destinations"] == [None if load is None else DESTINATION[load] for load in self.carried]
        assert told["wagon_level"] == self.level
        assert told["delivered"] == self.delivered
        for kind in SUPPLIES:
            assert told[f"goods_of_{kind}"] == {"left": STACK - self.drawn[kind].total()}
        assert {int(at): number for at, number in told["barbarians"].items()} == {
            at: number for number, at in self.barbarians.items()
        }
        self.check_deck(views)
        self.check_movement(told, over)
        self.check_position(public)
        self.check_tokens(public)
        self.check_owed(public)
        if not over:
            self.check_decision(public)
        for seat in range(self.players):
            self.check_options(views[seat], legal[seat], seat, seat in public["actors"] and not over)
        self.check_end(views, over)

    def check_deck(self, views: Sequence[Json]) -> None:
        """TRAD-08, TRAD-19."""
        left = Counter(DECK)
        left.subtract(self.played)
        for view in views[:-1]:
            left.subtract(view["own"]["development_cards"])
        assert min(left.values()) >= 0
        assert left.total() == views[-1]["deck_left"]
        self.seen["deck empty"] += not left.total()

    def check_movement(self, told: Json, over: bool) -> None:
        """It is shown while nothing else is asked."""
        movement = self.movement
        shown_now = movement is not None and not over and self.lifted is None
        assert ("movement" in told) == shown_now
        if movement is None or not shown_now:
            return
        shown = told["movement"]
        assert (shown["seat"], shown["points_left"]) == (movement.seat, movement.points)
        assert (shown["at_plaza"], shown["fed"]) == (movement.arrived, self.fed)
        assert set(shown["tried"]) == self.tried
        ways = {(way["vertex"], way["points"], way["toll"]) for way in shown["ways"]}
        assert ways == self.ways(movement.seat)
        for way in shown["ways"]:
            assert (way["way"][0], way["way"][-1]) == (self.wagons[movement.seat], way["vertex"])
            costs = [self.cost(movement.seat, self.path_between(*step)) for step in pairwise(way["way"])]
            assert (sum(points for points, _ in costs), sum(toll for _, toll in costs)) == (way["points"], way["toll"])
            assert not any(at in self.island.plazas for at in way["way"][1:-1]), "TRAD-61"

    def check_decision(self, public: Json) -> None:
        """What is asked next."""
        decision = public["decision"]
        asked = {
            "take_from_owner": self.owner_asked is not None,
            "place_barbarian": self.lifted is not None,
            "move_barbarian": self.lifted is None and self.cause != "" and decision != "discard",
        }
        for name, due in asked.items():
            assert (decision == name) == due, f"{decision} is asked, but {name} is{'' if due else ' not'} due"
        if self.movement is not None and not any(asked.values()):
            assert decision == "move_wagon"
        if decision == "action":
            assert self.numbers, "TRAD-43"

    def check_discards(self, action: Json, before: Json, after: Json) -> None:
        """TRAD-44, TRAD-48, TRAD-104."""
        if action["kind"] == "roll" and after["number"] == SEVEN and after["decision"] in ("discard", "move_barbarian"):
            many = [seat for seat, told in enumerate(before["seats"]) if told["hand_size"] > HAND_LIMIT]
            assert (after["decision"] == "discard") == bool(many)
            assert sorted(after["actors"]) == (many or [after["active"]])
