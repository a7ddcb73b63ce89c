"""Knights on paths, as the rules of `barbarian_attack` with `cities_and_knights` tell of them.

What lies on the board is read from views; knights, their state, prisoners and gold of battles are followed from actions
and events. A path leads to every path that shares a corner with it. Rule ids are those of the digest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from typing import Any

from tests.suites.books import ISLAND, YIELDS, Json, holds
from tests.suites.knight_options import COSTS, FORTRESS, KNIGHTS
from tests.suites.knight_referee import GOODS, GUILD, gains
from tests.suites.knight_waters import Knight
from tests.suites.path_knight_battles import COAST, FULL, Battles, Place, colour_on

CASTLE = ISLAND.hex_at[4, 0]
CASTLE_PATHS = set(ISLAND.hex_sides[CASTLE])
BARBARIANS = 36
TARGET = 13
RIDE, LONG_RIDE = 3, 5
TRACKS = {"trade": "cloth", "politics": "coin", "science": "paper"}
RED = (6, 8)
# After these a landing of `barbarian_attack` follows (BARBCK-11).
BUILDINGS = ("build_settlement", "build_city", "heal_settlement")
IMPROVING = ("improve", "improve_with_crane")


def beside(path: int) -> set[int]:
    return {other for corner in ISLAND.ends[path] for other in ISLAND.sides_at[corner]} - {path}


def rings(start: int) -> Iterator[set[int]]:
    """Paths one step away, two steps away and so on."""
    reached, outer = {start}, {start}
    while outer:
        outer = {other for path in outer for other in beside(path)} - reached
        reached |= outer
        if outer:
            yield outer


def within(start: int, steps: int) -> set[int]:
    found: set[int] = set()
    for number, ring in enumerate(rings(start), 1):
        if number <= steps:
            found |= ring
    return found


class PathKnights(Battles):
    """Follows one game; every method that finds it wrong raises AssertionError."""

    def __init__(self, players: int, variants: Collection[str], start: Json) -> None:
        super().__init__()
        self.players, self.variants = players, variants
        self.target = TARGET + ("harbormaster" in variants)
        self.moved: set[int] = set()
        self.riding = -1
        self.lifted: Knight | None = None
        self.lifted_from = -1
        self.deserter: tuple[int, Knight] = (-1, Knight(-1, 0))
        self.fleets: set[str] = set()
        self.landings = 0
        place = Place(start)
        numbers = start["board"]["numbers"]
        self.hex_of = {numbers[hex_][0]: hex_ for hex_ in COAST}
        assert sorted(self.hex_of) == [2, 3, 4, 5, 6, 8, 9, 10, 11, 12], "BARB-13"
        assert place.barbarians == {self.hex_of[2]: 1, self.hex_of[12]: 1}, "BARB-22"
        told = {int(path): colour for path, colour in place.attack["castle_edges"].items()}
        assert told == {path: colour_on(CASTLE, path) for path in CASTLE_PATHS}, "BARB-19"
        assert not {"barbarian_ship", "attacks"} & place.cities.keys(), "BARBCK-03"
        assert start["deck_left"] == 0, "BARBCK-04"

    # The whole position

    def check_position(self, now: Place) -> None:
        public = now.public
        assert set(now.barbarians) <= set(COAST)
        assert all(0 < count <= FULL for count in now.barbarians.values())
        assert set(now.attack["conquered_hexes"]) == now.conquered
        metropolises = set(now.cities["metropolises"].values())
        fallen = {at for at in now.buildings if now.cut_off(at)} - metropolises
        assert now.fallen == fallen, "BARB-51, BARBCK-35"
        self.seen["cut off metropolis"] += any(now.cut_off(at) for at in metropolises)
        self.seen["fallen wall"] += any(at in now.fallen for at in now.cities["walls"])
        prisoners = now.attack["prisoners"]
        held = now.barbarians.total() + sum(prisoners) + now.attack["barbarians_left"]
        assert held == BARBARIANS or "two_player" in self.variants, "BARBCK-34"
        assert public["board"]["robber"] == "off_board", "BARBCK-07"
        assert now.knights == self.knights, f"knights {set(now.knights.items()) ^ set(self.knights.items())}"
        merchant = now.cities["merchant"]
        assert merchant is None or merchant["hex"] not in now.conquered, "BARBCK-42"
        for seat, told in enumerate(public["seats"]):
            standing = [now.buildings[at] for at in now.buildings.keys() - now.fallen]
            points = standing.count((seat, "settlement")) + 2 * standing.count((seat, "city"))
            points += 2 * sum(now.buildings[at][0] == seat for at in metropolises)
            points += prisoners[seat] // 3 + now.cities["defenders"][seat]
            points += 2 * sum(holder == seat for holder in public["awards"].values())
            points += list(now.cities["open_cards"].values()).count(seat)
            points += merchant is not None and merchant["holder"] == seat
            assert told["points"] == points, f"{seat} has {points}, told {told['points']}: BARBCK-33, BARBCK-36"
            assert told["target"] == self.target, "BARBCK-44"
            for strength in (1, 2, 3):
                placed = sum(k.seat == seat and k.strength == strength for k in now.knights.values())
                aside = self.lifted is not None and (self.lifted.seat, self.lifted.strength) == (seat, strength)
                assert now.stock(seat, KNIGHTS[strength]) == 2 - placed - aside
            if public["decision"] == "action":
                self.check_rates(now, seat, told["rates"])
        if public["turn"]:
            over = public["decision"] == "over"
            assert over == (public["seats"][public["active"]]["points"] >= self.target), "BARBCK-44"

    def check_rates(self, now: Place, seat: int, told: Json) -> None:
        """BARB-53: harbours of fallen buildings are of no use."""
        own = {at for at, (owner, _) in now.buildings.items() if owner == seat} - now.fallen
        kinds = {kind for side, kind in now.public["board"]["harbours"].items() if own & set(ISLAND.ends[int(side)])}
        rates = dict.fromkeys(told, 3 if "3:1" in kinds else 4) | dict.fromkeys(kinds - {"3:1"}, 2)
        if now.cities["levels"][seat]["trade"] >= GUILD:
            rates |= dict.fromkeys(GOODS.values(), 2)
        merchant = now.cities["merchant"]
        if merchant is not None and merchant["holder"] == seat:
            terrain = now.public["board"]["terrain"][merchant["hex"]]
            rates |= {YIELDS[terrain]: 2} if terrain in YIELDS else {}
        if seat == now.public["active"]:
            rates |= dict.fromkeys(self.fleets, 2)
        assert told == rates, f"{seat} trades at {told}, due is {rates}"

    # What may be done

    def rides(self, now: Place, path: int) -> set[int]:
        """BARBCK-18, BARBCK-19, BARBCK-46, BARBCK-50."""
        reach = within(path, LONG_RIDE if now.knights[path].ready else RIDE)
        return reach - now.knights.keys() - CASTLE_PATHS

    def displaceable(self, now: Place, path: int) -> set[int]:
        """BARBCK-21, BARBCK-46."""
        knight = now.knights[path]
        if not knight.ready:
            return set()
        near = (at for at in within(path, RIDE) - CASTLE_PATHS if at in now.knights)
        return {at for at in near if now.knights[at].seat != knight.seat and now.knights[at].strength < knight.strength}

    def can_go(self, now: Place, seat: int) -> set[int]:
        mine = {path for path, knight in now.knights.items() if knight.seat == seat} - self.moved
        return {path for path in mine if self.rides(now, path) or self.displaceable(now, path)}

    def retreats(self, now: Place) -> set[int]:
        """BARBCK-22."""
        for ring in rings(self.lifted_from):
            free = ring - now.knights.keys() - CASTLE_PATHS
            if free:
                return free
        return set()

    def check_options(self, now: Place, view: Json, legal: Sequence[Json]) -> None:
        decision = now.public["decision"]
        if decision == "over":
            return
        seat = now.public["actors"][0]
        told: dict[str, set[Any]] = {}
        for action in legal:
            at = next((action[name] for name in ("edge", "vertex", "hex", "track", "seat") if name in action), None)
            told.setdefault(action["kind"], set()).add(at)
        check: Callable[..., dict[str, set[Any]]] | None = getattr(self, f"at_{decision}", None)
        if check is None:
            return
        wanted = check(now, view, seat, told)
        for kind, places in wanted.items():
            found = told.get(kind, set())
            assert found == places, f"{decision}, {kind}: offered {found - places}, not offered {places - found}"
        self.seen[f"asked {decision}"] += 1

    def at_action(self, now: Place, view: Json, seat: int, told: Json) -> dict[str, set[Any]]:
        hand = view["own"]["hand"]
        able = {kind: holds(hand, cost) for kind, cost in COSTS.items()}
        mine = {path: knight for path, knight in now.knights.items() if knight.seat == seat}
        levels = now.cities["levels"][seat]
        promotable = {
            path
            for path, knight in mine.items()
            if knight.strength < 3 and not knight.promoted and now.stock(seat, KNIGHTS[knight.strength + 1])
            if knight.strength < 2 or levels["politics"] >= FORTRESS
        }
        wanted: dict[str, set[Any]] = {
            "recruit_knight": CASTLE_PATHS - now.knights.keys() if now.stock(seat, "basic_knight") else set(),
            "activate_knight": {path for path, knight in mine.items() if not knight.active},
            "promote_knight": promotable,
            "build_road": self.road_places(now, seat),
            "build_settlement": self.settlement_places(now, seat),
            "build_city": {at for at, built in now.buildings.items() if built == (seat, "settlement")} - now.fallen
            if now.stock(seat, "city")
            else set(),
        }
        wanted = {kind: places if able[kind] else set() for kind, places in wanted.items()}
        wanted["improve"] = self.improvable(now, hand, seat)
        rich = now.attack["barbarians_left"] == 0 and now.attack["prisoners"][seat] >= 3
        wanted["exchange_prisoners"] = {None} if rich else set()
        for kind in ("buy_card", "move_knight", "chase_robber", "send_knight", "ride_knight", "displace_knight"):
            wanted[kind] = set()
        return wanted

    def road_places(self, now: Place, seat: int) -> set[int]:
        """BARB-46; no knight stands in the way."""
        shut = {side for hex_ in now.conquered for side in ISLAND.hex_sides[hex_]}
        if not now.stock(seat, "road"):
            return set()
        found = set()
        for side in set(ISLAND.sides) - now.routes.keys() - shut:
            for at in ISLAND.ends[side]:
                owner = now.buildings.get(at, (-1, ""))[0]
                reached = any(now.routes.get(other) == seat for other in ISLAND.sides_at[at])
                if owner == seat or (owner == -1 and reached):
                    found.add(side)
        return found

    def settlement_places(self, now: Place, seat: int) -> set[int]:
        """BARB-47."""
        shut = {at for hex_ in now.conquered for at in ISLAND.hex_corners[hex_]}
        near = {ISLAND.far_end(side, at) for at in now.buildings for side in ISLAND.sides_at[at]}
        if not now.stock(seat, "settlement"):
            return set()
        free = set(ISLAND.corners) - now.buildings.keys() - near - shut
        return {at for at in free if any(now.routes.get(side) == seat for side in ISLAND.sides_at[at])}

    def improvable(self, now: Place, hand: Json, seat: int, discount: int = 0) -> set[str]:
        """CK-089 to CK-098, BARBCK-37."""
        levels, cities = now.cities["levels"][seat], now.cities_of(seat) - now.fallen
        metropolises = now.cities["metropolises"]
        if all(now.cut_off(at) for at in cities):
            self.seen["only a cut off metropolis"] += bool(cities)
            return set()
        found = set()
        for track, commodity in TRACKS.items():
            level = levels[track] + 1
            free = bool(cities - set(metropolises.values())) or (level == 5 and metropolises.get(track) in cities)
            if level <= 5 and hand[commodity] >= level - discount and (level < 4 or free):
                found.add(track)
        return found

    def at_crane(self, now: Place, view: Json, seat: int, told: Json) -> dict[str, set[Any]]:
        return {"improve_with_crane": self.improvable(now, view["own"]["hand"], seat, 1)}

    def at_move_knights(self, now: Place, view: Json, seat: int, told: Json) -> dict[str, set[Any]]:
        """BARBCK-18: nothing but moving, and who stands at the castle must go."""
        able = self.can_go(now, seat)
        stuck = able & CASTLE_PATHS
        self.seen["must leave the castle"] += bool(stuck)
        assert set(told) <= {"send_knight", "end_rides", "send_mercenary"}, set(told)
        return {"send_knight": able, "end_rides": set() if stuck else {None}}

    def at_ride_knight(self, now: Place, view: Json, seat: int, told: Json) -> dict[str, set[Any]]:
        assert now.attack["riding_knight"] == self.riding
        return {
            "ride_knight": self.rides(now, self.riding),
            "displace_knight": self.displaceable(now, self.riding),
        }

    def at_retreat(self, now: Place, view: Json, seat: int, told: Json) -> dict[str, set[Any]]:
        assert self.lifted is not None
        assert seat == self.lifted.seat
        return {"retreat": self.retreats(now)}

    def at_rob_anybody(self, now: Place, view: Json, seat: int, told: Json) -> dict[str, set[Any]]:
        """BARBCK-07: anybody who has cards, or nobody."""
        seats = now.public["seats"]
        friendly = "friendly_robber" in self.variants
        rich = {other for other, held in enumerate(seats) if held["hand_size"] and other != seat}
        return {
            "rob_anybody": {other for other in rich if not friendly or seats[other]["points"] > 3},
            "rob_nobody": {None},
        }

    def at_take_prisoner(self, now: Place, view: Json, seat: int, told: Json) -> dict[str, set[Any]]:
        return {"take_prisoner": set(now.barbarians)}

    def at_inventor(self, now: Place, view: Json, seat: int, told: Json) -> dict[str, set[Any]]:
        numbers = now.public["board"]["numbers"]
        black = {hex_ for hex_ in ISLAND.inner if numbers[hex_][0] not in RED}
        assert len(black) == 5
        assert told["swap_number"] <= black, "BARBCK-41"
        assert len(told["swap_number"]) >= 4, "BARBCK-41"
        return {}

    def at_give_up_knight(self, now: Place, view: Json, seat: int, told: Json) -> dict[str, set[Any]]:
        return {"give_up_knight": {path for path, knight in now.knights.items() if knight.seat == seat}}

    def at_welcome_deserter(self, now: Place, view: Json, seat: int, told: Json) -> dict[str, set[Any]]:
        return {"welcome_deserter": {self.deserter[0]}}

    def at_diplomat(self, now: Place, view: Json, seat: int, told: Json) -> dict[str, set[Any]]:
        """BARBCK-51, outside of rings: an end without another own road or building."""
        for side, owner in now.routes.items():
            ends = [at for at in ISLAND.ends[side] if now.buildings.get(at, (-1, ""))[0] != owner]
            alone = [all(now.routes.get(o) != owner for o in ISLAND.sides_at[at] if o != side) for at in ends]
            if any(alone):
                assert side in told["remove_route"], "BARBCK-51"
                self.seen["knight on an open road"] += side in now.knights
        return {}

    def check_cards(self, now: Place, view: Json, legal: Sequence[Json]) -> None:
        """Which changed cards can be played (CK-187)."""
        if now.public["decision"] != "action":
            return
        seat = now.public["active"]
        cards = {action["card"] for action in legal if action["kind"] == "play_progress"}
        others = [knight for knight in now.knights.values() if knight.seat != seat]
        for card, able in (
            ("intrigue", bool(now.barbarians)),
            ("deserter", bool(others)),
            ("inventor", True),
            ("warlord", any(k.seat == seat and not k.active for k in now.knights.values())),
        ):
            if view["cities_and_knights"]["own"].get(card):
                self.seen[f"{card} held"] += 1
                assert (card in cards) == able, f"{card} can be played: {card in cards}"

    # What happens

    def follow(self, was: Place, now: Place, seat: int, action: Json, events: Sequence[Json]) -> None:
        kind, path = action["kind"], action.get("edge", -1)
        knights = self.knights
        self.seen[kind] += 1
        if kind == "recruit_knight":
            knights[path] = Knight(seat, 1)
        elif kind in ("promote_knight", "smith_knight"):
            knights[path] = replace(knights[path], strength=knights[path].strength + 1, promoted=True)
        elif kind == "send_knight":
            self.riding = path
        elif kind in ("ride_knight", "displace_knight"):
            self.ride(kind, path)
        elif kind == "retreat":
            assert self.lifted is not None
            knights[path], self.lifted = self.lifted, None
        elif kind == "welcome_deserter":
            old = self.deserter[1]
            assert action["strength"] <= old.strength
            knights[path] = Knight(seat, action["strength"], old.active, old.active)
        self.check_landings(was, now, action, events)
        battles = [number for number, public in enumerate(events) if public["event"] == "barbarians_beaten"]
        over = any(p["event"] in ("turn_started", "game_won") for p in events) and kind in (
            "end_turn",
            "end_rides",
            "ride_knight",
            "retreat",
            "displace_knight",
        )
        if over or battles:
            self.expel(was.barbarians, events)
        for public in events:
            if public["event"] == "rider_activated":
                assert not knights[public["edge"]].active
                knights[public["edge"]] = replace(knights[public["edge"]], active=True, ready=False)
            elif public["event"] == "removed" and public["piece"] in KNIGHTS and not battles:
                self.deserter = (public["place"], knights.pop(public["place"]))
            elif public["event"] == "turn_started":
                for at, knight in knights.items():
                    knights[at] = replace(knight, ready=knight.active, promoted=False)
                self.moved, self.fleets = set(), set()
            elif public["event"] == "fleet_hired":
                self.fleets.add(public["card"])
        if kind == "roll":
            self.check_production(was, now, events)
        if action.get("card") == "warlord" and kind == "play_progress":
            assert all(knight.active for knight in knights.values() if knight.seat == seat), "CK-250"
        if kind == "send_bishop":
            self.check_bishop(was, seat, action["hex"], events)
        elif kind == "take_prisoner":
            taken = [n - w for n, w in zip(now.attack["prisoners"], was.attack["prisoners"], strict=True)]
            assert taken == [at == seat for at in range(self.players)], "BARBCK-40"
            assert now.barbarians + Counter({action["hex"]: 1}) == was.barbarians
        elif kind == "exchange_prisoners":
            assert now.attack["barbarians_left"] == 3, "BARBCK-34"
            assert now.cities["defenders"][seat] == was.cities["defenders"][seat] + 1

    def ride(self, kind: str, path: int) -> None:
        """BARBCK-19, BARBCK-21."""
        knight = self.knights.pop(self.riding)
        if kind == "displace_knight" or path not in within(self.riding, RIDE):
            self.seen["long ride"] += kind == "ride_knight"
            knight = replace(knight, active=False, ready=False)
        if kind == "displace_knight":
            self.lifted, self.lifted_from = self.knights[path], path
        self.knights[path] = knight
        self.moved.add(path)

    def check_landings(self, was: Place, now: Place, action: Json, events: Sequence[Json]) -> None:
        """BARBCK-09 to BARBCK-12: what lands, and how often it is rolled for."""
        left, stand = was.attack["barbarians_left"], Counter(was.barbarians)
        landed = [public["hex"] for public in events if public["event"] == "barbarian_landed"]
        rolls = [public["first"] + public["second"] for public in events if public["event"] == "attack_rolled"]
        numbers: list[int] = []
        if action["kind"] == "roll" and any(p.get("face") == "ship" for p in events):
            numbers = [now.public["number"]]
            assert not rolls
        elif action["kind"] in BUILDINGS:
            for number in rolls:
                if number != 7 and number not in numbers:
                    numbers.append(number)
            assert len(numbers) == 3 or now.attack["barbarians_left"] == 0 or now.public["winner"] is not None
        else:
            numbers = rolls
        wanted = []
        for number in numbers:
            hex_ = self.hex_of.get(number)
            if hex_ is not None and stand[hex_] < FULL and left:
                wanted.append(hex_)
                stand[hex_] += 1
                left -= 1
            self.seen["landing"] += hex_ in wanted
            self.seen["nothing lands on a 7"] += number == 7
        assert landed == wanted, f"landed {landed}, due {wanted}"
        self.landings += action["kind"] in IMPROVING and bool(was.attack["barbarians_left"])
        if action["kind"] not in BUILDINGS:
            assert len(rolls) <= self.landings, "BARBCK-12"
            self.landings -= len(rolls)
        if now.public["decision"] in ("action", "pre_roll"):
            assert self.landings == 0, "BARBCK-12"

    def check_production(self, was: Place, now: Place, events: Sequence[Json]) -> None:
        """BARBCK-45, BARB-43."""
        number = now.public["number"]
        stopped = now.public["decision"] in ("discard_progress", "over") or number in (None, 7)
        if stopped or any(public["event"] == "shortage" for public in events):
            return
        due: Counter[tuple[int, str]] = Counter()
        for hex_, numbers in enumerate(was.public["board"]["numbers"]):
            terrain = was.public["board"]["terrain"][hex_]
            if number not in numbers or hex_ in now.conquered:
                self.seen["conquered hex rolled"] += number in numbers
                self.seen["hex conquered by this roll"] += number in numbers and hex_ not in was.conquered
                continue
            for at in ISLAND.hex_corners[hex_]:
                seat, piece = was.buildings.get(at, (-1, ""))
                if 0 <= seat < self.players:
                    due[seat, YIELDS[terrain]] += 1
                    if piece == "city":
                        due[seat, GOODS.get(terrain, YIELDS[terrain])] += 1
        assert gains(events) == due, f"{number} brought {gains(events)}, due was {due}"

    def check_bishop(self, was: Place, seat: int, hex_: int, events: Sequence[Json]) -> None:
        """BARBCK-39; a friendly bishop spares whoever has only founded (CK-294)."""
        seats = was.public["seats"]
        friendly = "friendly_robber" in self.variants
        corners = set(ISLAND.hex_corners[hex_]) - was.fallen
        owners = {was.buildings[at][0] for at in corners if at in was.buildings} - {seat}
        rich = [at for at in owners if at < self.players and seats[at]["hand_size"]]
        robbed = sorted(at for at in rich if not friendly or seats[at]["points"] > 3)
        assert sorted(public["victim"] for public in events if public["event"] == "stolen") == robbed, "BARBCK-39"
