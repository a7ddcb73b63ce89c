"""Knights beside rivers and wagons: `rivers` and `traders_and_barbarians` with `cities_and_knights`.

Places are those of the scenarios' own referees. What knights do is held against the rules of Cities & Knights; what a
scenario changes in them, and the gold that moves with it, is told here by rule ids of the digest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from tests.suites.books import ISLAND, PROTECTED_POINTS, YIELDS, Island, Json, holds
from tests.suites.knight_options import COSTS, FORTRESS, KNIGHTS
from tests.suites.knight_referee import KnightReferee, gains
from tests.suites.knight_waters import Knight, Position
from tests.suites.river_oracle import Waters as Rivers
from tests.suites.river_oracle import poorest, wealthiest
from tests.suites.wagon_oracle import TradeIsland

TARGET = 15
HAND_LIMIT, WALL_CARDS = 7, 2
RANSOM = 5
AQUEDUCT = 3
ROUTES = ("road", "ship", "bridge")


class Ground:
    """The places of an island, by the names that the referee of knights has for them."""

    def __init__(self, island: Island, built_on: Collection[int] | None = None) -> None:
        self.island, self.ends, self.hex_corners = island, island.ends, island.hex_corners
        self.beside, self.around, self.far_end = island.sides_at, island.hexes_at, island.far_end
        self.lands, self.roads = set(island.corners), set(island.sides)

    def neighbours(self, corner: int) -> set[int]:
        return {self.far_end(side, corner) for side in self.beside[corner]}


class OnLand(Position):
    """A position with bridges, which knights cross as they do roads (RIVRCK-10)."""

    def own_sides(self, at: int, seat: int, pieces: Collection[str] = ROUTES) -> list[int]:
        pieces = {*pieces, "bridge"}
        return [
            side
            for side in self.waters.beside[at]
            if self.routes.get(side, (-1, ""))[0] == seat and self.routes[side][1] in pieces
        ]

    def ways(self, start: int, seat: int, pieces: Collection[str] = ROUTES) -> set[int]:
        return super().ways(start, seat, pieces)


class LandKnights(KnightReferee):
    """What both have in common."""

    target_alone = TARGET

    def __init__(self, island: Island, players: int, variants: Collection[str]) -> None:
        self.variants = variants
        super().__init__(Ground(island), players, self.target_alone + ("harbormaster" in variants))  # type: ignore[arg-type]

    def position(self, public: Json) -> OnLand:
        return OnLand(self.waters, public)

    def may_recruit(self, at: int) -> bool:
        return True

    def may_settle(self, at: int) -> bool:
        return True

    def defends(self, at: int) -> bool:
        return True

    def scenario_points(self, view: Json, seat: int) -> int:
        return 2 if view["awards"].get("harbormaster") == seat else 0

    def wanted(self, now: Position, view: Json, seat: int) -> dict[str, set[object]]:
        hand, supply = view["own"]["hand"], now.public["seats"][seat]["supply"]
        mine = {at: knight for at, knight in now.knights.items() if knight.seat == seat}
        level = now.public["cities_and_knights"]["levels"][seat]["politics"]
        able = {kind: holds(hand, cost) for kind, cost in COSTS.items()}
        promotable = {
            at
            for at, knight in mine.items()
            if knight.strength < 3 and not knight.promoted and supply[KNIGHTS[knight.strength + 1]]
            if knight.strength < 2 or level >= FORTRESS
        }
        wanted: dict[str, set[Any]] = {
            "build_road": self.road_places(now, seat) if supply["road"] else set(),
            "build_settlement": self.settlement_places(now, seat) if supply["settlement"] else set(),
            "recruit_knight": self.recruits(now, seat) if supply["basic_knight"] else set(),
            "activate_knight": {at for at, knight in mine.items() if not knight.active},
            "promote_knight": promotable,
        }
        wanted = {kind: places if able[kind] else set() for kind, places in wanted.items()}
        ready = {at: knight for at, knight in mine.items() if knight.ready}
        wanted["move_knight"] = {at for at, knight in ready.items() if self.targets(now, at, knight)}
        wanted |= self.chases(now, ready)
        wanted["buy_card"] = set()
        return wanted

    def chases(self, now: Position, ready: Mapping[int, Knight]) -> dict[str, set[Any]]:
        raise NotImplementedError

    def unprotected(self, now: Position, hexes: Collection[int]) -> set[int]:
        """FRND-07; the robber does not stay where it is (BASE-89)."""
        found = set(hexes) - {now.public["board"]["robber"]}
        if "friendly_robber" in self.variants:
            for at, (owner, _) in now.buildings.items():
                if owner < self.players and now.public["seats"][owner]["points"] <= PROTECTED_POINTS:
                    found -= set(self.waters.around[at])
        return found

    def check_action_phase(self, now: Position, views: Mapping[int, Json], legal: Sequence[Json]) -> None:
        seat = now.public["active"]
        told: dict[str, set[object]] = {}
        for action in legal:
            told.setdefault(action["kind"], set()).add(action.get("vertex", action.get("edge")))
        for kind, places in self.wanted(now, views[seat], seat).items():
            found = told.get(kind, set())
            assert found == places, f"{kind}: offered {found - places}, not offered {places - found}"
        self.check_cards(now, views[seat], legal)

    def judge(self, now: Position, views: Mapping[int, Json], legal: Sequence[Json], last: Json) -> None:
        decision = now.public["decision"]
        # TRADCK-08, RIVRCK-02, RIVRCK-05: neither gold nor an aqueduct brings a commodity or gold.
        for action in legal:
            if action["kind"] in ("buy_with_gold", "choose_resource"):
                assert action["card"] in YIELDS.values()
            elif action["kind"] == "bank_trade" and action["give"] == "gold":
                assert action["take"] in YIELDS.values(), "TRADCK-08, RIVRCK-02"
                self.seen["gold to the bank"] += 1
            elif action["kind"] == "name_monopoly":
                assert action["card"] != "gold"
            elif action["kind"] == "bank_trade" and action["take"] == "gold":
                self.seen[f"{'resource' if action['give'] in YIELDS.values() else 'commodity'} for gold"] += 1
        if decision == "action":
            self.check_action_phase(now, views, legal)
        elif decision not in ("over", "found_building", "found_route", "move_barbarian", "place_free_route"):
            self.check_answers(now, legal, last)

    def gold(self, public: Json) -> list[int]:
        raise NotImplementedError

    def check_payment(self, now: Position, seat: int, at: int, events: Sequence[Json]) -> None:
        """CK-028 to CK-031: a settlement, then a city that pays one card for each hex."""
        done = self.seen["found_building"] - 1
        second = done >= self.players
        assert now.buildings[at] == (seat, "city" if second else "settlement")
        lands = [now.public["board"]["terrain"][hex_] for hex_ in self.waters.around[at]]
        due = Counter((seat, YIELDS[land]) for land in lands if land in YIELDS)
        gained = Counter({key: count for key, count in gains(events).items() if key[1] != "gold"})
        assert gained == (due if second else Counter())

    def take_in(self, was: Position, now: Position, seat: int, action: Json, events: Sequence[Json]) -> None:
        super().take_in(was, now, seat, action, events)
        if action["kind"] == "roll" and now.public["number"] not in (0, 7):
            self.check_aqueduct(now, events)

    def check_aqueduct(self, now: Position, events: Sequence[Json]) -> None:
        """CK-062, CK-067, RIVRCK-05: gold and fish are no cards, so who has had only these is asked."""
        if now.public["decision"] not in ("action", "aqueduct", "move_wagon"):
            return
        had = {seat for (seat, card) in gains(events) if card != "gold"}
        order = [(now.public["active"] + i) % self.players for i in range(self.players)]
        levels = now.public["cities_and_knights"]["levels"]
        due = [seat for seat in order if levels[seat]["science"] >= AQUEDUCT and seat not in had]
        asked = now.public["actors"] if now.public["decision"] == "aqueduct" else []
        assert asked == due[:1], f"aqueduct for {asked}, due {due}"
        self.seen["aqueduct for one without cards"] += bool(due)
        fish = {public["seat"] for public in events if public["event"] == "fish_drawn"}
        self.seen["aqueduct in spite of fish"] += bool(fish & set(due))

    def check_seven(self, was: Position, now: Position, asked: str) -> None:
        """CK-071: who discards, and what is asked when nobody does."""
        walls = Counter(now.buildings[at][0] for at in now.public["cities_and_knights"]["walls"])
        seats = enumerate(was.public["seats"])
        many = {seat for seat, told in seats if told["hand_size"] > HAND_LIMIT + WALL_CARDS * walls[seat]}
        if now.public["decision"] == "discard":
            assert set(now.public["actors"]) == many
            self.seen["discards"] += 1
        else:
            assert not many or now.public["decision"] in ("over", "lose_city", "choose_deck", "discard_progress")
            self.seen[f"7 asks {now.public['decision']}"] += 1


class WagonKnights(LandKnights):
    """TRADCK."""

    def __init__(self, players: int, variants: Collection[str], start: Json) -> None:
        self.land = TradeIsland()
        super().__init__(self.land, players, variants)
        terrains = Counter(start["board"]["terrain"])
        kinds = Counter(forest=3, pasture=3, field=4, hill=3, mountain=3, quarry=1, trade_castle=1, glassworks=1)
        assert terrains == kinds, "TRADCK-02"
        assert start["deck_left"] == 0, "TRADCK-03"
        assert "longest_road" not in start["awards"], "TRADCK-04"
        self.driver = -1
        self.reason = ""
        self.lifted_path = -1

    def gold(self, public: Json) -> list[int]:
        return list(public["traders_and_barbarians"]["gold"])

    def scenario_points(self, view: Json, seat: int) -> int:
        own = view["traders_and_barbarians"]
        return super().scenario_points(view, seat) + int(own["delivered"][seat]) + int(own["wagon_level"][seat] == 5)

    def barbarians(self, now: Position) -> set[int]:
        return {int(path) for path in now.public["traders_and_barbarians"]["barbarians"]}

    def may_stand(self, now: Position, to: int, knight: Knight) -> bool:
        return to not in self.land.plazas and super().may_stand(now, to, knight)

    def retreats(self, now: Position, at: int, knight: Knight) -> set[int]:
        return super().retreats(now, at, knight) - self.land.plazas.keys()

    def chases(self, now: Position, ready: Mapping[int, Knight]) -> dict[str, set[Any]]:
        """TRADCK-09, TRADCK-13."""
        paths = self.barbarians(now)
        return {
            "chase_barbarian": {at for at in ready if paths & set(self.land.sides_at[at])},
            "chase_robber": set(),
        }

    def check_cards(self, now: Position, view: Json, legal: Sequence[Json]) -> None:
        super().check_cards(now, view, legal)
        if view["cities_and_knights"]["own"].get("bishop"):
            cards = {action["card"] for action in legal if action["kind"] == "play_progress"}
            assert "bishop" in cards, "TRADCK-13, TRADCK-14"
            self.seen["bishop before the fleet"] += not now.public["cities_and_knights"]["attacks"]

    def judge(self, now: Position, views: Mapping[int, Json], legal: Sequence[Json], last: Json) -> None:
        super().judge(now, views, legal, last)
        decision = now.public["decision"]
        found = {action.get("edge", action.get("seat")) for action in legal}
        if decision == "move_barbarian":
            paths = self.barbarians(now)
            if self.reason == "chase_barbarian":
                paths &= set(self.land.sides_at[self.driver])
            assert found == paths, f"barbarians to move: {found}, due {paths}, {self.reason}"
            self.seen[f"move for {self.reason}"] += 1
        elif decision == "place_barbarian":
            free = set(self.land.sides) - self.barbarians(now) - {self.lifted_path}
            assert found - {None} == free, f"{self.reason}: {found - free}, {free - found}"
            assert (None in found) == (self.reason == "drive_off"), f"{self.reason} may leave it"
            self.seen[f"place for {self.reason}"] += 1
        elif decision == "set_dice":
            assert {(a["red"], a["yellow"]) for a in legal} == {
                (red, yellow) for red in range(1, 7) for yellow in range(1, 7) if 2 < red + yellow < 12
            }, "TRADCK-18"
            self.seen["set dice"] += 1
        elif decision == "take_from_owner":
            assert self.reason != "drive_off", "TRAD-88"
            self.seen[f"may take for {self.reason}"] += 1

    def take_in(self, was: Position, now: Position, seat: int, action: Json, events: Sequence[Json]) -> None:
        kind = action["kind"]
        if kind == "end_turn":
            # Nothing is traded after the wagon has begun to move (TRAD-41).
            self.fleets = set()
        elif kind == "chase_barbarian":
            self.driver = action["vertex"]
            was.knights[self.driver] = Knight(
                seat, was.knights[self.driver].strength, promoted=was.knights[self.driver].promoted
            )
            self.reason = kind
            touching = self.barbarians(was) & set(self.land.sides_at[self.driver])
            if len(touching) == 1:
                self.lifted_path = min(touching)
        elif kind == "drive_off":
            self.reason, self.lifted_path = kind, action["edge"]
            assert not any(public["event"] == "stolen" for public in events), "TRAD-88"
        elif kind == "move_barbarian":
            self.lifted_path = action["edge"]
        elif kind == "roll":
            self.reason = "7"
        elif kind == "play_progress" and action["card"] == "bishop":
            self.reason = "bishop"
        super().take_in(was, now, seat, action, events)
        if kind == "place_barbarian":
            self.check_placed(was, now, seat, action["edge"], events)
        elif kind == "roll":
            assert 2 < now.public["number"] < 12, "TRADCK-17"
            assert sum(public["event"] == "event_die" for public in events) == 1, "TRADCK-17"
            self.seen["rolled again"] += sum(public["event"] == "rolled" for public in events) > 1
            if now.public["number"] == 7:
                self.check_seven(was, now, "move_barbarian")
        elif kind == "found_building" and now.buildings[action["vertex"]][1] == "city":
            assert now.public["traders_and_barbarians"]["wagons"][seat] == action["vertex"], "TRAD-39"

    def check_placed(self, was: Position, now: Position, seat: int, path: int, events: Sequence[Json]) -> None:
        """TRADCK-11, TRADCK-14, TRAD-47, TRAD-88: whether a card can be drawn from the owner of the road there."""
        owner = was.routes.get(path, (-1, ""))[0]
        robbed = [public["victim"] for public in events if public["event"] == "stolen"]
        asked = now.public["decision"] == "take_from_owner"
        friendly = "friendly_robber" in self.variants
        able = 0 <= owner < self.players and owner != seat and bool(was.public["seats"][owner]["hand_size"])
        able = able and not (friendly and was.public["seats"][owner]["points"] <= 3)
        if self.reason == "drive_off":
            assert not robbed, "TRAD-88"
            assert not asked, "TRAD-88"
        else:
            assert (asked or robbed == [owner]) == able, f"{self.reason}: road of {owner}, asked {asked}, {robbed}"
        self.seen[f"{self.reason}: {'asked' if asked else 'drawn' if robbed else 'nothing'}"] += 1


class RiverKnights(LandKnights):
    """RIVRCK."""

    def __init__(self, players: int, variants: Collection[str], start: Json) -> None:
        super().__init__(ISLAND, players, variants)
        self.rivers = Rivers(ISLAND)
        terrain = start["board"]["terrain"]
        self.swamp = start["board"]["robber"]
        assert terrain[self.swamp] == "swamp", "RIVRCK-18"
        self.off_road = -1

    def gold(self, public: Json) -> list[int]:
        return list(public["rivers"]["gold"])

    def road_fits(self, side: int) -> bool:
        return side not in self.rivers.sites

    def robber_hexes(self, now: Position) -> set[int]:
        """RIVR-84: what nobody's protection closes, or else a swamp."""
        return self.unprotected(now, ISLAND.land) or {
            hex_ for hex_, land in enumerate(now.public["board"]["terrain"]) if land == "swamp"
        }

    def scenario_points(self, view: Json, seat: int) -> int:
        gold = self.gold(view)
        if not view["turn"]:
            return super().scenario_points(view, seat)
        return super().scenario_points(view, seat) + (wealthiest(gold) == seat) - 2 * (seat in poorest(gold))

    def chases(self, now: Position, ready: Mapping[int, Knight]) -> dict[str, set[Any]]:
        robber, free = now.public["board"]["robber"], now.public["cities_and_knights"]["attacks"]
        if not free:
            assert now.public["cities_and_knights"]["robber_start"] == self.swamp, "RIVRCK-18"
        return {"chase_robber": {at for at in ready if free and robber in self.waters.around[at]}}

    def check_diplomat(self, now: Position, found: Collection[object]) -> None:
        """RIVRCK-12: bridges connect as roads do and are never taken off."""
        bridges = {side for side, (_, piece) in now.routes.items() if piece == "bridge"}
        assert not bridges & set(found), "RIVRCK-12"
        self.seen["diplomat with bridges"] += bool(bridges)
        whole = dict(now.routes)
        roads = OnLand(self.waters, now.public)
        for side, (seat, _) in whole.items():
            if side in bridges or roads.in_ring(side, seat, ROUTES):
                continue
            mine = {at for at, knight in now.knights.items() if knight.seat == seat}
            own = mine | {at for at, (owner, _) in now.buildings.items() if owner == seat}
            ends = [at for at in self.waters.ends[side] if at not in own]
            open_end = any(roads.own_sides(at, seat) == [side] for at in ends)
            cut = any(now.joined(at, seat, -1) and not now.joined(at, seat, side) for at in mine)
            assert (side in found) == (open_end and not cut), f"diplomat: {side} of {seat}"

    def judge(self, now: Position, views: Mapping[int, Json], legal: Sequence[Json], last: Json) -> None:
        super().judge(now, views, legal, last)
        if now.public["decision"] == "lose_city":
            seat = now.public["actors"][0]
            metropolises = set(now.public["cities_and_knights"]["metropolises"].values())
            cities = {at for at, built in now.buildings.items() if built == (seat, "city")} - metropolises
            kinds = {action["kind"] for action in legal}
            assert {action["vertex"] for action in legal if action["kind"] == "lose_city"} == cities
            rich = self.gold(now.public)[seat] >= RANSOM
            assert (kinds != {"lose_city"}) == rich, f"{kinds}: RIVRCK-06"
            self.seen["may ransom a city"] += rich

    def take_in(self, was: Position, now: Position, seat: int, action: Json, events: Sequence[Json]) -> None:
        super().take_in(was, now, seat, action, events)
        self.check_gold_moved(was, now, seat, action, events)
        for public in events:
            if public["event"] == "city_pillaged" and (action["kind"] != "lose_city" or public["seat"] != seat):
                assert self.gold(was.public)[public["seat"]] < RANSOM, "RIVRCK-06"
                self.seen["pillaged without asking"] += 1
        if action["kind"] == "roll" and now.public["number"] == 7:
            self.check_seven(was, now, "move_robber")
            if not now.public["cities_and_knights"]["attacks"]:
                assert now.public["decision"] in ("discard", "action", "discard_progress", "pre_roll"), "RIVRCK-18"

    def check_gold_moved(self, was: Position, now: Position, seat: int, action: Json, events: Sequence[Json]) -> None:
        """RIVRCK-06, RIVRCK-08, RIVRCK-09, RIVRCK-13 to RIVRCK-15, RIVR-40 to RIVR-49."""
        kind, side = action["kind"], action.get("edge", -1)
        before, after = self.gold(was.public), self.gold(now.public)
        moved = [new - old for new, old in zip(after, before, strict=True)]
        due = [0] * self.players
        banks = self.rivers.banks
        if kind in ("found_road", "build_road", "place_road"):
            due[seat] = int(side in banks)
        elif kind in ("found_building", "build_settlement"):
            due[seat] = int(action["vertex"] in self.rivers.shore)
            self.seen["city founded at a river"] += due[seat] and now.buildings[action["vertex"]][1] == "city"
        elif kind == "build_bridge":
            due[seat] = 3
        elif kind in ("build_city", "heal_settlement"):
            self.seen["city at a river"] += action["vertex"] in self.rivers.shore
        elif kind == "remove_route":
            owner = was.routes[side][0]
            self.off_road = side if now.public["decision"] == "replace_route" else -1
            if self.off_road < 0 and 0 <= owner < self.players:
                due[owner] = -int(side in banks and before[owner] > 0)
                self.seen["removed at a river"] += side in banks
                self.seen["without gold to pay"] += side in banks and not before[owner]
        elif kind == "replace_route":
            due[seat] = max(int(side in banks) - int(self.off_road in banks), -before[seat])
            self.seen[f"replaced {self.off_road in banks} to {side in banks}"] += 1
        elif kind == "leave_route_off":
            due[seat] = -int(self.off_road in banks and before[seat] > 0)
        elif kind in ("buy_with_gold", "bank_trade", "confirm", "accept"):
            return
        elif kind != "lose_city" and was.public["decision"] == "lose_city":
            due[seat] = -RANSOM
            self.seen["city ransomed"] += 1
            assert now.buildings == was.buildings, "RIVRCK-06"
            assert now.public["cities_and_knights"]["walls"] == was.public["cities_and_knights"]["walls"]
        assert moved == due, f"{action}: gold moved {moved}, due {due}"
