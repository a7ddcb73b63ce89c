"""A referee of `barbarian_attack` on the maps of Seafarers, written from the rules of the combination alone.

Pieces, barbarians and knights are read from the views before and after an action; what the combination makes of them is
worked out here and compared: landings, what is conquered, where ships, roads and knights may go, and the points.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from tests.suites.barbsea_position import LIMITS, MOST, SCENARIO, Position
from tests.suites.books import OFF_BOARD, PIECE_POINTS, Json
from tests.suites.seamap_cells import target_of
from tests.suites.seamap_oracle import SeaMap
from tests.suites.shores import gained, holds, listed, paid_out

RESULTS = 3
COSTS = {
    "build_road": Counter(wood=1, brick=1),
    "build_ship": Counter(wood=1, wool=1),
    "build_settlement": Counter(wood=1, brick=1, wool=1, grain=1),
    "build_city": Counter(grain=2, ore=3),
}
# One barbarian on the hex with the fewest of them (BARBSEA-22, BARBSEA-57, BARBSEA-72), or one on each (BARBSEA-42).
FEWEST = ("fog_islands", "pirate_islands", "wonders")


@dataclass
class Referee:
    """Follows one game; every method that finds the game wrong raises AssertionError."""

    scenario: str
    players: int
    start: Json
    variants: Collection[str] = ()
    seen: Counter[str] = field(default_factory=Counter)
    # The rolls of the present attack that counted, how many attacks are still to come, and a result to be carried out.
    results: list[int] = field(default_factory=list)
    attacks: int = 0
    landing: deque[int] = field(default_factory=deque)
    attacker: int = -1
    # Whether a neutral colour is building after a settlement.
    doubles: bool = False
    trails: dict[tuple[object, ...], int] = field(default_factory=dict)
    read: str = ""

    def __post_init__(self) -> None:
        self.chart = SeaMap(SCENARIO, self.scenario, self.players, self.start)
        self.landings = self.chart.landing_hexes()
        numbers = self.start["board"]["numbers"]
        self.carried = {
            number: [hex_ for hex_ in self.landings if number in numbers[hex_]]
            for number in range(2, 13)
            if any(number in numbers[hex_] for hex_ in self.landings)
        }
        self.deserts = []
        if self.scenario == "wonders":
            self.deserts = [self.chart.named[place] for place in ((2, 6), (3, 7), (4, 6))]
        # SEAFTR-08, SEAPIR-26: islands without roads and, but for the beachhead, settlements.
        self.barred = set()
        if self.scenario == "forgotten_tribe":
            self.barred = set(self.start["forgotten_tribe"]["closed_hexes"])
        elif self.scenario == "pirate_islands":
            self.barred = {hex_ for name in range(1, 6) for hex_ in self.chart.shore.island(f"pirate{name}")}

    # Landings

    def position(self, view: Json) -> Position:
        """Made anew only when something lies elsewhere."""
        key = str((view["board"], view[SCENARIO]["barbarians"], view[SCENARIO]["knights"], view["seafarers"]["pirate"]))
        if key != self.read:
            self.read, self.now = key, Position(self.chart, view)
        return self.now

    def follow(self, action: Json, events: Sequence[Json], before: Json, after: Json) -> None:
        """Carry out what the events tell of barbarians, in their order."""
        old = self.position(before)
        self.standing = Counter(old.barbarians)
        self.left = before[SCENARIO]["barbarians_left"]
        kind = action["kind"]
        if kind == "land_barbarian":
            self.chosen(action["hex"])
        if kind.startswith("build_"):
            self.doubles = kind == "build_settlement"
        queue = deque(events)
        while queue:
            public = queue.popleft()
            name = public["event"]
            if name == "built" and kind == "attack_pirate_fortress":
                self.seen["fortresses taken"] += 1
            elif name == "built" and public["piece"] in PIECE_POINTS and before["turn"] > 0:
                neutral = public["colour"] >= self.players
                # BARB-143: the counterpart of a settlement, not of a road or ship.
                self.attacks += not neutral or self.doubles
                self.attacker = before["active"]
                if not neutral:
                    home = set(self.chart.shore.hexes_at[public["place"]]) & self.chart.landing_island()
                    self.seen["landings caused elsewhere"] += not home
            elif name == "attack_rolled":
                self.rolled(public)
            elif name == "barbarian_landed" and kind != "put_barbarian":
                self.landed(public["hex"])
            elif name == "barbarian_left":
                self.standing[public["hex"]] -= 1
                if self.deserts and (self.landing or kind == "call_up_barbarian"):
                    self.called(public["hex"])
            elif name == "barbarians_beaten":
                queue.appendleft(public)
                break
        if kind in (
            "build_settlement",
            "build_city",
            "place_neutral_settlement",
            "land_barbarian",
            "call_up_barbarian",
        ):
            self.check_pause(after)

    def supply(self) -> int:
        return sum(self.standing[hex_] for hex_ in self.deserts) if self.deserts else self.left

    def rolled(self, public: Json) -> None:
        """BARB-35, BARBSEA-19, BARBSEA-78."""
        assert self.attacks, "an attack without a building"
        assert not self.landing, f"{list(self.landing)} have not landed"
        assert self.supply(), "BARB-38"
        assert public["seat"] == self.attacker
        number = public["first"] + public["second"]
        if number in self.results or number not in self.carried:
            self.seen["rolled again for no hex"] += number != 7 and number not in self.results
            return
        self.results.append(number)
        self.seen["results"] += 1
        there = self.carried[number]
        rooms = [hex_ for hex_ in there if self.standing[hex_] < MOST]
        self.seen["full"] += len(rooms) < len(there)
        if self.scenario in FEWEST and rooms:
            fewest = min(self.standing[hex_] for hex_ in rooms)
            rooms = [hex_ for hex_ in rooms if self.standing[hex_] == fewest]
            self.choice = set(rooms) if len(rooms) > 1 else set()
            self.seen["fewest of several"] += len(there) > 1 and len(rooms) == 1
            self.landing = deque(rooms[:1])
        elif len(rooms) > self.supply():
            self.choice = set(rooms)
            self.landing = deque(rooms[:1])
        else:
            self.choice = set()
            self.landing = deque(rooms)
            self.seen["one on each"] += len(rooms) > 1
        self.finish()

    def finish(self) -> None:
        """An attack is over with its third result, or when nobody is left to land."""
        if not self.landing and (len(self.results) == RESULTS or not self.supply()):
            self.results = []
            self.attacks -= 1
            if not self.supply():
                self.attacks = 0

    def chosen(self, hex_: int) -> None:
        assert hex_ in self.choice
        self.landing = deque([hex_])
        self.choice = set()
        self.seen["roller chose"] += 1

    def called(self, hex_: int) -> None:
        """BARBSEA-68: from the desert with most of them."""
        most = max(self.standing[desert] + (desert == hex_) for desert in self.deserts)
        assert self.standing[hex_] + 1 == most, "BARBSEA-68"
        self.seen["called up"] += 1

    def landed(self, hex_: int) -> None:
        assert self.landing, f"one lands on {hex_} for no result"
        assert not self.choice, "the roller should choose"
        assert hex_ == self.landing.popleft()
        self.standing[hex_] += 1
        self.left -= not self.deserts
        self.seen["landed"] += 1
        self.finish()

    def check_pause(self, after: Json) -> None:
        """Between actions an attack waits only for a choice; without anybody to land there is none (BARB-38)."""
        if after["winners"] or not (self.supply() or self.landing):
            self.attacks, self.results = 0, []
            self.landing.clear()
        elif self.attacks and after["decision"] != "build_neutral":
            assert after["actors"] == [self.attacker]
            if after["decision"] == "choose_landing":
                assert self.choice
            else:
                assert after["decision"] == "call_up_barbarian", f"asked {after['decision']} amid an attack"
                counts = [self.standing[hex_] for hex_ in self.deserts]
                assert counts.count(max(counts)) > 1, "BARBSEA-68"
        else:
            assert not self.landing

    # The end of a turn

    def check_expelled(self, before: Json, events: Sequence[Json]) -> None:
        """BARBSEA-79, BARBSEA-73: landing hexes in reading order, deserts after them."""
        if not any(public["event"] == "turn_started" for public in events) or before["turn"] == 0:
            return
        position = self.position(before)
        knights = dict(position.knights)
        queue = deque(events)
        while queue and queue[0]["event"] not in ("barbarians_beaten", "turn_started"):
            public = queue.popleft()
            if public["event"] == "moved" and public["piece"] == "knight":
                knights[public["place"]] = knights.pop(public["origin"])
        for hex_ in [*self.landings, *self.deserts]:
            there = sum(side in knights for side in self.chart.shore.hex_sides[hex_])
            count = position.barbarians[hex_]
            if 0 < count < there:
                public = queue.popleft()
                expected = {"event": "barbarians_beaten", "hex": hex_, "barbarians": count, "knights": there}
                assert public == expected, f"{public} in place of {expected}"
                self.seen["beaten at a desert" if hex_ in self.deserts else "beaten"] += 1
                while queue and queue[0]["event"] not in ("barbarians_beaten", "turn_started", "game_won"):
                    public = queue.popleft()
                    if public["event"] == "removed" and public["piece"] == "knight":
                        del knights[public["place"]]
                if queue and queue[0]["event"] == "game_won":
                    return
        assert not any(public["event"] == "barbarians_beaten" for public in queue)

    # What may be done

    def check_options(self, view: Json, legal: Sequence[Json], seat: int) -> None:
        position = self.position(view)
        hand, decision = view["own"]["hand"], view["decision"]
        if decision == "action":
            self.check_builds(position, hand, legal, seat)
        elif decision == "choose_landing":
            assert listed(legal, "land_barbarian", "hex") == self.choice
        elif decision == "call_up_barbarian":
            most = max(position.barbarians[hex_] for hex_ in self.deserts)
            ties = {hex_ for hex_ in self.deserts if position.barbarians[hex_] == most}
            assert listed(legal, "call_up_barbarian", "hex") == ties, "BARBSEA-68"
            self.seen["desert chosen"] += 1
        elif decision == "ride_knight":
            near = position.reach(view[SCENARIO]["riding_knight"], 5 if hand["grain"] else 3)
            allowed = near - position.knights.keys() - position.castle_sides
            assert listed(legal, "ride_knight", "edge") == allowed, "BARBSEA-80"
            self.seen["rides"] += 1
        elif decision == "place_knight":
            given = listed(legal, "place_knight", "edge")
            free = position.rideable - position.knights.keys()
            assert given in (free, free & position.castle_sides), "BARBSEA-80"
            self.seen["knights placed"] += 1
        elif decision in ("put_barbarian", "take_barbarian", "take_prisoner"):
            given = listed(legal, decision, "hex")
            assert given <= {*self.landings, *self.deserts}, "BARB-76"
            if decision == "put_barbarian":
                assert given <= {hex_ for hex_ in self.landings if position.barbarians[hex_] < MOST}, "BARB-69"
        assert not any(action["kind"] in ("move_robber", "move_pirate") for action in legal), "BARBSEA-05"

    def check_builds(self, position: Position, hand: Json, legal: Sequence[Json], seat: int) -> None:
        wanted: dict[str, set[int]] = {
            "build_road": position.road_places(seat, self.barred),
            "build_settlement": position.towns(seat, self.barred),
            "build_city": {
                corner
                for corner, piece in position.buildings.items()
                if piece == (seat, "settlement") and corner not in position.fallen
            },
            "build_ship": position.ship_places(seat),
        }
        if sum(piece == (seat, "city") for piece in position.buildings.values()) == LIMITS["city"]:
            wanted["build_city"] = set()
        for kind, places in wanted.items():
            operand = "edge" if kind in ("build_road", "build_ship") else "vertex"
            given = listed(legal, kind, operand)
            allowed = places if holds(hand, COSTS[kind]) else set()
            if self.scenario == "pirate_islands" and kind != "build_city":
                # SEAPIR-21 to SEAPIR-26 allow less, and the beachhead.
                given = {at for at in given if kind != "build_settlement" or not self.on_pirate_island(at)}
                assert given <= allowed, f"{kind} {given - allowed}"
            else:
                assert given == allowed, f"{kind}: offered {given - allowed}, not offered {allowed - given}"
            self.seen[kind] += len(given)
        dead = position.ships(seat) - position.linked(seat, position.ships(seat))
        moving = listed(legal, "move_ship", "edge")
        assert not moving & dead, "BARBSEA-03"
        self.seen["ships without a building"] += bool(dead)
        self.seen["ships along conquered hexes"] += any(
            set(position.shore.beside[side]) & position.conquered for side in listed(legal, "build_ship", "edge")
        )

    def on_pirate_island(self, corner: int) -> bool:
        return bool(set(self.chart.shore.hexes_at[corner]) & self.barred)

    # The whole position

    def check_position(self, public: Json) -> None:
        own = public[SCENARIO]
        position = self.position(public)
        assert set(position.barbarians) <= {*self.landings, *self.deserts}, "BARB-76"
        assert all(count <= MOST for hex_, count in position.barbarians.items() if hex_ not in self.deserts)
        assert set(own["conquered_hexes"]) == position.conquered, "BARB-42, BARBSEA-67, BARBSEA-73"
        assert {int(corner) for corner in own["conquered_buildings"]} == position.fallen, "BARB-51, BARBSEA-69"
        out = sum(own["prisoners"]) + position.barbarians.total() + own["barbarians_left"]
        assert out == 36 - (public["decision"] == "put_barbarian"), f"{out} barbarians"
        assert own["barbarians_left"] >= 0
        assert public["board"]["robber"] == OFF_BOARD, "BARBSEA-05"
        if self.scenario != "pirate_islands":
            assert public["seafarers"]["pirate"] == OFF_BOARD, "BARBSEA-05"
        assert position.knights.keys() <= position.rideable, "BARBSEA-80"
        self.seen["fallen"] += bool(position.fallen)
        self.seen["free deserts"] += any(hex_ not in position.conquered for hex_ in self.deserts)
        for seat, told in enumerate(public["seats"]):
            assert told["target"] == target_of(SCENARIO, self.scenario) + ("harbormaster" in self.variants)
            points = sum(
                PIECE_POINTS[piece]
                for corner, (owner, piece) in position.buildings.items()
                if owner == seat and corner not in position.fallen and piece in PIECE_POINTS
            )
            points += 2 * sum(holder == seat for holder in public["awards"].values())
            points += public["seafarers"]["special_vp"][seat] + own["prisoners"][seat] // 2
            assert told["points"] == points, f"{seat} has {points}, told {told['points']}"
            if self.scenario != "pirate_islands":
                assert told["route_length"] == self.trail(position, seat), "BARBSEA-81"

    def trail(self, position: Position, seat: int) -> int:
        """Measured once for each way that pieces lie."""
        key = (
            seat,
            tuple(sorted(side for side, (owner, _) in position.routes.items() if owner == seat)),
            tuple(sorted(position.buildings)),
            tuple(sorted(position.fallen)),
        )
        if key not in self.trails:
            self.trails[key] = position.trail(seat)
        return self.trails[key]

    def check_production(self, action: Json, events: Sequence[Json], before: Json, after: Json) -> None:
        """BARB-43: a conquered hex brings nothing; a fallen building has no other."""
        if action["kind"] != "roll" or "event_cards" in self.variants or after["number"] == 7:
            return
        position = self.position(before)
        found, _ = position.harvest(after["number"], position.conquered)
        cards = {
            card: owed
            for card, claims in found.items()
            if (owed := Counter({seat: count for seat, count in claims.items() if seat < self.players}))
        }
        told = Counter({key: count for key, count in gained(events).items() if key[1] != "gold"})
        if self.scenario != "pirate_islands":
            assert told == paid_out(cards, before["bank"]), "BARB-43"
        self.seen["production"] += 1
