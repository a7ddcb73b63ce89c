"""A referee of pairs of scenarios: what the chapters change, held against views before and after every action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.suites.barbarian_spoils import MOST_BARBARIANS, share
from tests.suites.books import NOBODY, OFF_BOARD, Json
from tests.suites.gold_books import GOLD, gold_told
from tests.suites.pair_boards import LAKE_NUMBERS
from tests.suites.pair_options import Options
from tests.suites.wagon_oracle import CARDS, DESTINATION

MOST_TOKENS = 7
BONUS_POINTS = 2
# BARB-19: the sides of a hex by colour, clockwise from the north-east.
COLOURS = {"purple": (5, 2), "green": (0, 3), "brown": (1, 4)}
BUILDS = {
    "found_road": "road",
    "build_road": "road",
    "place_road": "road",
    "build_bridge": "bridge",
    "place_bridge": "bridge",
    "found_building": "settlement",
    "build_settlement": "settlement",
}


@dataclass
class Referee(Options):
    """Follows one game; every method that finds the game wrong raises AssertionError."""

    moving: bool = False
    camel_due: bool = False
    voting: bool = False
    results: set[int] = field(default_factory=set)
    founded: Counter[int] = field(default_factory=Counter)

    def follow(self, seat: int, action: Json, events: Sequence[Json], after: Json) -> None:
        """Take in an action that was applied, with its events and the view of a spectator after it."""
        kind = action["kind"]
        before = self.public
        due = self.gold_due(seat, action, events)
        self.check_roll(action, events, after)
        self.check_founding(seat, action, events)
        self.check_landing(kind, events)
        riding = before["decision"] in ("move_knights", "ride_knight") or kind == "end_turn"
        if self.has("BARB") and riding and after["decision"] not in ("move_knights", "ride_knight"):
            self.check_fights(seat, events, due)
        gold = list(self.gold)
        self.act(seat, action, events, after)
        self.look(after)
        for at in range(len(gold)):
            assert self.gold[at] - gold[at] == due[at], f"{at} had {gold[at]} gold, has {self.gold[at]}, due {due[at]}"
        self.check_position()
        self.seen[kind] += 1

    # Gold

    def gold_due(self, seat: int, action: Json, events: Sequence[Json]) -> Counter[int]:
        kind = action["kind"]
        due: Counter[int] = Counter()
        if kind == "confirm":
            return gold_told(events)
        if kind == "buy_with_gold":
            due[seat] -= 2
        elif kind == "bank_trade":
            due[seat] -= self.public["seats"][seat]["rates"][GOLD] * (action["give"] == GOLD) if self.gold else 0
            due[seat] += action["take"] == GOLD
        elif kind in BUILDS and self.ground.waters:
            due[seat] += self.river_gold(BUILDS[kind], action["edge"] if "edge" in action else action["vertex"])
        for public in events:
            if public["event"] == "card_played" and public["card"] == "treason":
                due[seat] += 2
            elif public["event"] == "toll_paid":
                self.pay_toll(seat, public, due)
            elif public["event"] == "tolls_shared":
                due[public["seat"]] += public["count"]
            elif public["event"] == "goods_delivered":
                assert DESTINATION[public["goods"]] == public["terrain"]
                due[seat] += CARDS[self.public["traders_and_barbarians"]["wagon_level"][seat] - 1][1]
                # BARBTRAD-22.
                conquered = {self.terrain[hex_] for hex_ in self.conquered}
                self.seen["delivered to a conquered hex"] += public["terrain"] in conquered
        return due

    def river_gold(self, piece: str, place: int) -> int:
        """RIVR-34, RIVR-35, RIVR-49; RIVRTRAD-13 and RIVRBARB-15 for a founding city; RIVRTRAD-14."""
        assert self.ground.waters is not None
        if piece == "bridge":
            self.seen["bridge gold"] += 1
            return 2 if self.has("TRAD") else 3
        return int(place in (self.ground.waters.banks if piece == "road" else self.ground.waters.shore))

    def pay_toll(self, seat: int, public: Json, due: Counter[int]) -> None:
        """RIVRTRAD-17."""
        owner, piece = self.routes[public["edge"]]
        assert owner == public["owner"] != seat
        assert public["count"] == (2 if piece == "bridge" else 1)
        self.seen[f"toll for a {piece}"] += 1
        due[seat] -= public["count"]
        if owner < self.public["players"]:
            due[owner] += public["count"]

    # Dice

    def check_roll(self, action: Json, events: Sequence[Json], after: Json) -> None:
        if action["kind"] != "roll" or "event_cards" in self.variants:
            return
        rolls = [public["first"] + public["second"] for public in events if public["event"] == "rolled"]
        number = rolls[-1]
        if self.code == "FISHTRAD":
            # TRAD-43.
            assert number not in (2, 12) or self.two
            self.seen["2 or 12 again"] += len(rolls) > 1
        elif not self.two:
            # RIVRTRAD-09, CARVTRAD-07, BARBTRAD-28.
            assert len(rolls) == 1
            self.seen["2 or 12 counts"] += number in (2, 12)
        gained: Counter[tuple[int, str]] = Counter()
        for public in events:
            if public["event"] == "gained":
                gained[public["seat"], public["card"]] += public["count"]
        if len(rolls) == 1:
            assert gained == self.cards_due(number), f"{number} brings {gained}, not {self.cards_due(number)}"
            self.check_fish(number, events)
        if number == 7:
            # BARBTRAD-27, RIVRTRAD-21.
            asks = "rob_anybody" if self.has("BARB") else "move_barbarian" if self.has("TRAD") else "move_robber"
            assert after["decision"] in (asks, "discard") or self.has("BARB")
            self.seen[f"7: {after['decision']}"] += 1

    def cards_due(self, number: int) -> Counter[tuple[int, str]]:
        """RIVRTRAD-08, RIVRTRAD-10, CARVTRAD-05, BARBTRAD-07, RIVRBARB-10, RIVRCARV-07, FISHCARV-04, BARB-43."""
        wanted: dict[str, Counter[int]] = {}
        for hex_, there in enumerate(self.numbers):
            card = self.yields.get(self.terrain[hex_])
            if number not in there or card is None or hex_ == self.robber:
                continue
            for corner in self.plain.hex_corners[hex_]:
                owner, piece = self.buildings.get(corner, (NOBODY, ""))
                if 0 <= owner < self.public["players"]:
                    self.seen["conquered hex brings nothing"] += hex_ in self.conquered
                    if hex_ not in self.conquered:
                        self.seen["double hex brings"] += len(there) == 2
                        self.seen["trade hex brings"] += self.terrain[hex_] in ("trade_castle", "quarry", "glassworks")
                        wanted.setdefault(card, Counter())[owner] += 1 + (piece == "city")
        found: Counter[tuple[int, str]] = Counter()
        for card, claims in wanted.items():
            left = self.public["bank"][card]
            if claims.total() <= left:
                found.update({(seat, card): count for seat, count in claims.items()})
            elif len(claims) == 1 and left:
                found.update({(seat, card): left for seat in claims})
        return found

    def check_fish(self, number: int, events: Sequence[Json]) -> None:
        """FISH-27 to FISH-30, FISH-71, FISHBARB-06, FISHBARB-07."""
        if not self.has("FISH"):
            return
        told = self.public["fishermen"]
        due: Counter[int] = Counter()
        shown = {int(tip): ground for tip, ground in told["fishing_grounds"].items()}
        places = [corners for tip, corners in self.ground.grounds.items() if shown[tip] == number]
        if self.code == "FISHCARV" and number in LAKE_NUMBERS:
            lake = self.terrain.index("lake")
            self.seen["robber on the lake"] += self.robber == lake
            if self.robber != lake:
                places.append(self.plain.hex_corners[lake])
                self.seen["lake"] += 1
        for corner in (corner for corners in places for corner in corners):
            owner, piece = self.buildings.get(corner, (NOBODY, ""))
            if 0 <= owner < self.public["players"]:
                self.seen["fallen draws no fish"] += corner in self.fallen
                due[owner] += (1 + (piece == "city")) * (corner not in self.fallen)
                self.seen["fish beside a conquered hex"] += corner not in self.fallen and bool(
                    self.conquered & set(self.plain.hexes_at[corner])
                )
        drawn = Counter(public["seat"] for public in events if public["event"] in ("fish_drawn", "old_boot_drawn"))
        fish = told["fish"]
        if any(fish["held"][seat] + count > MOST_TOKENS for seat, count in due.items()):
            return
        if due.total() > fish["left"] + sum(fish["spent"].values()):
            due = Counter()
        assert +drawn == +due, f"{number} brings fish {drawn}, not {due}"

    def check_founding(self, seat: int, action: Json, events: Sequence[Json]) -> None:
        if action["kind"] != "found_building":
            return
        self.founded[seat] += 1
        second, at = self.founded[seat] == 2, action["vertex"]
        told = {public["event"]: public for public in events}
        city = second and (self.has("BARB") or self.has("TRAD"))
        assert told["built"]["piece"] == ("city" if city else "settlement")
        lands = [self.yields.get(self.terrain[hex_]) for hex_ in self.plain.hexes_at[at] if self.numbers[hex_]]
        gained: Counter[str] = Counter()
        for public in events:
            if public["event"] == "gained" and public["card"] != GOLD:
                gained[public["card"]] += public["count"]
        assert gained == Counter(card for card in lands if second and card)
        assert ("wagon_placed" in told) == (second and self.has("TRAD"))
        grounds = self.has("FISH") and any(at in corners for corners in self.ground.grounds.values())
        # FISHBARB-11, FISHTRAD-08, FISH-98.
        fish = sum(public["event"] in ("fish_drawn", "old_boot_drawn") for public in events)
        assert fish == (second and grounds and not self.two)
        self.seen["fish for founding"] += fish

    # Barbarians

    def check_landing(self, kind: str, events: Sequence[Json]) -> None:
        """BARB-35 to BARB-39, RIVRBARB-10, RIVRBARB-11."""
        if kind in ("build_settlement", "build_city"):
            self.results = set()
        there = Counter(self.barbarians)
        coming: int | None = None
        for public in events:
            if public["event"] == "attack_rolled":
                assert coming is None
                if len(self.results) == 3:
                    self.results = set()
                number = public["first"] + public["second"]
                if number == 7 or number in self.results:
                    continue
                self.results.add(number)
                hex_ = next(hex_ for hex_ in self.ground.coast if number in self.numbers[hex_])
                self.seen["landing on 2 and 12"] += {2, 12} <= self.results and self.has("RIVR")
                coming = hex_ if there[hex_] < MOST_BARBARIANS else None
                self.seen["landing on a full hex"] += coming is None
            elif public["event"] == "barbarian_landed":
                assert coming in (None, public["hex"])
                coming = None
                there[public["hex"]] += 1
                assert there[public["hex"]] == public["barbarians"] <= MOST_BARBARIANS
            elif public["event"] == "barbarian_left":
                there[public["hex"]] -= 1
        assert coming is None

    def check_fights(self, seat: int, events: Sequence[Json], due: Counter[int]) -> None:
        """BARB-90 to BARB-112, BARBTRAD-24, BARBTRAD-26, BARBTRAD-31."""
        knights = dict(self.knights)
        for public in events:
            if public["event"] == "moved" and public["piece"] == "knight":
                knights[public["place"]] = knights.pop(public["origin"])
        beaten = [place for place, public in enumerate(events) if public["event"] == "barbarians_beaten"]
        fights = [list(events[start:end]) for start, end in zip(beaten, [*beaten[1:], len(events)], strict=False)]
        order = list(self.ground.coast)
        if self.has("TRAD"):
            order += sorted({*range(len(self.terrain))} - {*order, self.ground.castle})
        for hex_ in order:
            count = self.barbarians.get(hex_, 0)
            parties = Counter(knights[side] for side in self.plain.hex_sides[hex_] if side in knights)
            if not 0 < count < parties.total():
                continue
            if not fights and any(public["event"] == "game_won" for public in events):
                return
            told = fights.pop(0)
            assert told[0] == {**told[0], "hex": hex_, "barbarians": count, "knights": parties.total()}
            self.seen["fight inland" if hex_ not in self.ground.coast else "fight"] += 1
            off = {public["edge"] for public in told if public["event"] == "barbarian_off_path"}
            assert off == {path for path, of in self.on_paths.items() if of == hex_}, "BARBTRAD-26"
            rolls = iter([(e["seat"], e["first"]) for e in told if e["event"] == "prisoner_rolled"])
            mercenary = self.public["players"] if self.two else NOBODY
            spoils = share(count, parties, mercenary, rolls)
            taken: Counter[int] = Counter()
            for public in told:
                if public["event"] == "prisoners_taken":
                    taken[public["seat"]] += public["prisoners"]
            assert taken == Counter({at: n for at, n in spoils.prisoners.items() if at != mercenary})
            due.update(dict.fromkeys(spoils.consoled - {mercenary}, 3))
            die = next(public["die"] for public in told if public["event"] == "losses_rolled")
            lost = {self.plain.hex_sides[hex_][turn] for turn in COLOURS[die]} & knights.keys()
            lost = {side for side in lost if knights[side] != mercenary}
            assert {public["place"] for public in told if public["event"] == "removed"} == lost
            for side in lost:
                # BARB-145; a pair without trade tokens (FISH-95) has nothing to give but the gold.
                due[knights.pop(side)] += 3 - (self.two and not self.has("FISH"))
        assert not fights

    # What is not seen of one moment

    def act(self, seat: int, action: Json, events: Sequence[Json], after: Json) -> None:
        kind = action["kind"]
        if kind in ("build_settlement", "build_city"):
            self.camel_due = self.has("CARV")
        elif kind == "feed_wagon":
            self.fed = True
            self.points_left += BONUS_POINTS
        elif kind == "wagon_for_fish":
            self.fish_for_wagon = True
            self.points_left += BONUS_POINTS
        elif kind == "ride_for_fish":
            self.fish_for_knight = True
        elif kind == "ride_knight":
            self.ride(seat, action, events)
        elif kind == "move_wagon":
            self.points_left -= self.ways(seat)[action["vertex"], action["toll"]]
            self.arrived = action["vertex"] >= len(self.plain.sides_at)
        elif kind == "drive_off":
            self.tried.add(action["edge"])
        elif kind in ("place_barbarian", "stand_on_path") and self.driving is not None:
            self.tried.add(action["edge"])
            self.driving = None
        elif kind == "leave_barbarian":
            self.driving = None
        elif kind == "move_robber" and action["hex"] != OFF_BOARD:
            self.robber_came = True
        for public in events:
            self.hear(public, after)
        again = kind == "play_card" and action["card"] == "swift_journey"
        if after["decision"] == "move_wagon" and (again or not self.moving):
            # BARBTRAD-30: knights first.
            assert self.public["decision"] != "action" or kind == "end_turn"
            self.points_left = CARDS[after["traders_and_barbarians"]["wagon_level"][seat] - 1][0]
            self.moving, self.arrived = True, False
        if self.moving:
            assert after["decision"] not in ("move_knights", "ride_knight", "action")
        decision = after["decision"]
        assert not self.voting or decision in ("bid", "name_edge", "place_camel", "head_camel", "over"), (
            f"{decision} in a vote"
        )

    def hear(self, public: Json, after: Json) -> None:
        kind = public["event"]
        if kind == "barbarian_driven_off":
            self.driving = public["edge"]
            self.seen["driven off"] += 1
        elif kind in ("barbarian_left", "prisoners_taken"):
            self.lifted_from = public["hex"]
        elif kind == "camel_vote_begun":
            # CARV-18, CARV-19.
            assert self.camel_due
            self.camel_due, self.voting = False, True
            self.first_camel_placed = False
        elif kind == "camel_placed":
            self.fronts.discard(self.plain.far_end(public["edge"], public["vertex"]))
            self.fronts.add(public["vertex"])
            self.camel_due = False
            self.first_camel_placed = True
            self.seen["camel on a bridge site"] += public["edge"] in self.sites
            self.seen["camel at a conquered hex"] += public["edge"] in self.closed_sides()
            self.seen["camel beside a barbarian"] += public["edge"] in self.path_barbarians
            self.seen["camel at the lake"] += "lake" in self.terrain and (
                public["edge"] in self.plain.hex_sides[self.terrain.index("lake")]
            )
        elif kind == "turn_started":
            assert not self.camel_due or not after["caravans"]["camel_supply"] or not self.camel_places()
            self.fed = self.fish_for_wagon = self.moving = self.voting = self.camel_due = False
            self.fish_for_knight = False
            self.tried = set()

    def ride(self, seat: int, action: Json, events: Sequence[Json]) -> None:
        """BARB-82, FISHBARB-04."""
        steps = self.steps[self.public["barbarian_attack"]["riding_knight"]][action["edge"]]
        paid = any(public["event"] == "paid" and public["card"] == "grain" for public in events)
        assert paid == (steps > 3 and not self.fish_for_knight)
        self.seen["long ride for fish"] += steps > 3 and self.fish_for_knight
        self.seen["long ride for grain"] += paid
        self.fish_for_knight = False
