"""What everybody is told of a position of a pair of scenarios, and what whoever is asked may do in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.suites.barbarian_spoils import MOST_BARBARIANS
from tests.suites.books import COSTS, Json, Option, holds
from tests.suites.fish_oracle import payments
from tests.suites.pair_position import Position
from tests.suites.river_oracle import poorest, wealthiest
from tests.suites.wagon_oracle import CARDS

PRICES = {"theft_for_fish": 3, "resource_for_fish": 4, "road_for_fish": 5, "card_for_fish": 7}
# FISHRIVR-03, FISHBARB-03, FISHTRAD-03.
OWN_PRICES = {
    "FISHRIVR": {"robber_for_fish": 2, "bridge_for_fish": 6},
    "FISHCARV": {"robber_for_fish": 2},
    "FISHBARB": {"ride_for_fish": 2},
    "FISHTRAD": {"wagon_for_fish": 2},
}
TOKENS = {"one_fish": 1, "two_fish": 2, "three_fish": 3}
ALL_BARBARIANS = 36
# What tells the actions apart that are compared one by one.
EXACT: dict[str, tuple[str, ...]] = {
    "build_road": ("edge",),
    "build_bridge": ("edge",),
    "build_settlement": ("vertex",),
    "build_city": ("vertex",),
    "place_road": ("edge",),
    "place_bridge": ("edge",),
    "ride_knight": ("edge",),
    "stand_on_path": ("edge",),
    "drive_barbarian": ("hex",),
    "lift_from_path": ("edge",),
    "lift_from_middle": (),
    "place_camel": ("edge",),
    "name_edge": ("edge",),
    "drive_off": ("edge",),
    "feed_wagon": (),
    "move_wagon": ("vertex", "toll"),
    "move_robber": ("hex",),
    **{kind: ("payment",) for kind in PRICES},
    **{kind: ("payment",) for prices in OWN_PRICES.values() for kind in prices},
}


@dataclass
class Options(Position):
    """Compares; every method that finds the game wrong raises AssertionError."""

    tried: set[int] = field(default_factory=set)
    # Where the barbarian stands that a wagon drives off.
    driving: int | None = None
    # The hex that a barbarian has just been taken from.
    lifted_from: int | None = None
    first_camel_placed: bool = False
    robber_came: bool = False

    def check_position(self) -> None:
        public = self.public
        awards = {"longest_road", "largest_army", "wealthiest_settler", "harbormaster"}
        # BARBTRAD-13.
        awards -= {"longest_road"} if self.has("TRAD") else set()
        awards -= {"largest_army"} if self.has("BARB") else set()
        awards -= set() if self.has("RIVR") else {"wealthiest_settler"}
        awards -= set() if "harbormaster" in self.variants else {"harbormaster"}
        assert set(public["awards"]) == awards
        for seat, told in enumerate(public["seats"]):
            assert told["points"] == self.points(seat), f"{seat} has {self.points(seat)} points, told {told['points']}"
            assert told["target"] == self.target(seat)
            if "event_cards" not in self.variants:
                assert told["route_length"] == self.length(seat)
        if self.has("RIVR") and public["turn"]:
            self.check_tiles()
        if self.has("BARB"):
            self.check_barbarians()
        if self.code == "BARBTRAD":
            self.check_paths()

    def check_tiles(self) -> None:
        """RIVRBARB-02, RIVRBARB-03, RIVRTRAD-19."""
        assert self.public["awards"]["wealthiest_settler"] == wealthiest(self.gold)
        penalty = not self.has("BARB") and not self.has("TRAD")
        wanted = [int(penalty and seat in poorest(self.gold)) for seat in range(self.public["players"])]
        assert self.public["rivers"]["poorest_settler"] == wanted

    def check_barbarians(self) -> None:
        told = self.public["barbarian_attack"]
        assert set(told["conquered_hexes"]) == self.conquered
        assert {int(at) for at in told["conquered_buildings"]} == self.fallen
        assert all(0 < count <= MOST_BARBARIANS for count in self.barbarians.values())
        # RIVRBARB-13, CARVBARB-07, BARBTRAD-23.
        anywhere = set(range(len(self.terrain))) - {self.ground.castle} if self.has("TRAD") else set(self.ground.coast)
        assert set(self.barbarians) <= anywhere
        there = sum(self.barbarians.values()) + sum(told["prisoners"]) + told["barbarians_left"]
        in_hand = ALL_BARBARIANS - there
        on_the_way = self.public["decision"] in ("put_barbarian", "lift_barbarian", "stand_on_path", "over")
        assert in_hand in ((0, 1) if on_the_way else (0,))
        self.seen["conquered inland"] += bool(self.conquered - set(self.ground.coast))
        self.seen["buildings conquered"] += bool(self.fallen)

    def check_paths(self) -> None:
        """BARBTRAD-15 to BARBTRAD-20."""
        on_paths = Counter(self.on_paths.values())
        waiting = self.public["barbarians_on_paths"]["landing_hex"]
        # Whoever wins by a prisoner does so before it is said which path is free.
        lifting = self.public["decision"] in ("lift_barbarian", "over")
        assert {int(path) for path in self.public["traders_and_barbarians"]["barbarians"]} == set(self.on_paths)
        for path, hex_ in self.on_paths.items():
            assert path in self.ground.paths_of(hex_)
        for hex_, count in on_paths.items():
            assert count <= self.barbarians.get(hex_, 0) or lifting
        assert (self.public["decision"] == "stand_on_path") == (waiting is not None)

    # What may be done

    def check_options(self, view: Json, legal: Sequence[Json], seat: int) -> None:
        told = {
            (action["kind"], *(action[name] for name in EXACT[action["kind"]]))
            for action in legal
            if action["kind"] in EXACT
        }
        wanted = self.options(view, seat)
        if self.two and view["decision"] == "place_camel" and self.first_camel_placed:
            # CARV-72: the second camel goes to another caravan.
            assert told <= wanted
            return
        assert told == wanted, f"{view['decision']}: offered {told - wanted}, not offered {wanted - told}"
        self.seen["options"] += len(told)

    def options(self, view: Json, seat: int) -> set[Option]:
        decision, hand = view["decision"], view["own"]["hand"]
        found: set[Option] = set()
        if decision == "action":
            for piece, places in (
                ("road", self.road_places),
                ("bridge", self.bridge_places),
                ("settlement", self.settlement_places),
                ("city", self.city_places),
            ):
                if holds(hand, COSTS[piece]) and (piece != "bridge" or self.has("RIVR")):
                    found |= {(f"build_{piece}", place) for place in places(seat)}
            return found | self.fish_options(view, seat)
        if decision == "pre_roll":
            return self.fish_options(view, seat)
        if decision == "place_free_route":
            # FISHRIVR-04.
            return {("place_road", side) for side in self.road_places(seat)}
        if decision == "place_free_bridge":
            return {("place_bridge", side) for side in self.bridge_places(seat)}
        if decision == "ride_knight":
            rides: set[Option] = {("ride_knight", side) for side in self.ride_places(view)}
            # The mercenary is no knight of one's own.
            own = self.knights[view["barbarian_attack"]["riding_knight"]] == seat
            return rides | (self.paid(view, seat, "ride_for_fish") if own and not self.fish_for_knight else set())
        if decision == "move_wagon":
            return self.wagon_options(view, seat)
        if decision == "stand_on_path":
            free = self.ground.paths_of(view["barbarians_on_paths"]["landing_hex"]) - self.path_barbarians
            return {("stand_on_path", path) for path in free}
        if decision == "drive_barbarian":
            # BARBTRAD-23.
            assert self.driving is not None
            room = {hex_ for hex_ in range(len(self.terrain)) if self.barbarians.get(hex_, 0) < MOST_BARBARIANS}
            return {("drive_barbarian", hex_) for hex_ in room - {self.ground.castle, self.on_paths[self.driving]}}
        if decision == "lift_barbarian":
            found = {("lift_from_path", path) for path, hex_ in self.on_paths.items() if hex_ == self.lifted_from}
            # It is off the hex already.
            middle = self.barbarians.get(self.lifted_from or 0, 0) + 1 > len(found)
            assert len(found) + middle > 1
            return found | ({("lift_from_middle",)} if middle else set())
        if decision in ("place_camel", "name_edge"):
            return {(decision, side) for side in self.camel_places()}
        if decision == "move_robber":
            return {("move_robber", hex_) for hex_ in self.robber_places()}
        return set()

    def robber_places(self) -> set[int]:
        """FISHCARV-08, RIVRCARV-10."""
        places = {hex_ for hex_, land in enumerate(self.terrain) if land != "oasis"} - {self.robber}
        if self.has("CARV") and not self.robber_came:
            return {hex_ for hex_ in places if self.numbers[hex_]}
        return places

    def wagon_options(self, view: Json, seat: int) -> set[Option]:
        """RIVRTRAD-15 to RIVRTRAD-18, FISHTRAD-03, FISHTRAD-04, BARBTRAD-32."""
        found: set[Option] = {("move_wagon", at, toll) for at, toll in self.ways(seat)}
        if self.arrived:
            return found
        told = view["traders_and_barbarians"]
        if CARDS[told["wagon_level"][seat] - 1][2]:
            beside = set(self.island.sides_at[told["wagons"][seat]])
            found |= {("drive_off", path) for path in (beside & self.path_barbarians) - self.tried}
        if not self.fed and not self.fish_for_wagon:
            found |= {("feed_wagon",)} if view["own"]["hand"]["grain"] else set()
            found |= self.paid(view, seat, "wagon_for_fish")
        return found

    def paid(self, view: Json, seat: int, kind: str) -> set[Option]:
        """All ways to pay for a fish action of the pair."""
        price = (PRICES | OWN_PRICES.get(self.code, {})).get(kind)
        if price is None:
            return set()
        # VARX-49, VARX-50.
        price -= self.two and self.points(seat) < self.points(1 - seat)
        held = {TOKENS[token]: count for token, count in view["fishermen"]["fish"]["own"].items() if token in TOKENS}
        assert view["fishermen"]["fish_prices"][kind][seat] == price
        return {(kind, payment) for payment in payments(held, price)}

    def fish_options(self, view: Json, seat: int) -> set[Option]:
        if not self.has("FISH"):
            return set()
        others = [told["hand_size"] for at, told in enumerate(view["seats"]) if at != seat]
        able = {
            "theft_for_fish": any(others),
            "resource_for_fish": any(view["bank"].values()),
            "road_for_fish": bool(self.road_places(seat)),
            # FISHBARB-08, FISHTRAD-08.
            "card_for_fish": bool(view["deck_left"] or view.get("spent_cards")),
            "robber_for_fish": isinstance(self.robber, int) and self.code in ("FISHRIVR", "FISHCARV"),
            "bridge_for_fish": self.code == "FISHRIVR" and bool(self.bridge_places(seat)),
        }
        return {option for kind, possible in able.items() if possible for option in self.paid(view, seat, kind)}
