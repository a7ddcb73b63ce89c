"""What may be done with knights, roads and ships, by the rules of Cities & Knights and of Seafarers.

What lies on the board is read from the view of before an action. A scenario says what is different.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence

from tests.suites.books import Json, holds
from tests.suites.knight_waters import Knight, Position, Waters

COSTS: Mapping[str, Counter[str]] = {
    "build_road": Counter(wood=1, brick=1),
    "build_ship": Counter(wood=1, wool=1),
    "build_settlement": Counter(wood=1, brick=1, wool=1, grain=1),
    "build_city": Counter(grain=2, ore=3),
    "recruit_knight": Counter(wool=1, ore=1),
    "promote_knight": Counter(wool=1, ore=1),
    "activate_knight": Counter(grain=1),
}
FIXED_NUMBERS = (2, 6, 8, 12)
KNIGHTS = ("", "basic_knight", "strong_knight", "mighty_knight")
FORTRESS = 3


class KnightOptions:
    """What may be done; every method that finds the game wrong raises AssertionError."""

    scenario = ""

    def __init__(self, waters: Waters, players: int, target: int) -> None:
        self.waters, self.players, self.target = waters, players, target
        self.seen: Counter[str] = Counter()
        self.fleets: set[str] = set()
        self.fresh_ships: set[int] = set()
        self.lifted: Knight | None = None
        self.deserter = Knight(-1, 0)
        # Where the knight stands that is about to move, and what a diplomat has taken off.
        self.moving = -1
        self.removed: tuple[str, int] = ("", -1)
        self.home_corners: set[int] = set()
        self.founded: dict[int, list[int]] = {}
        # Who is still to be asked for gold of this roll, and all who had some.
        self.gold_due: list[int] = []
        self.gold_takers: set[int] = set()

    # What a scenario changes

    def may_recruit(self, at: int) -> bool:
        raise NotImplementedError

    def may_settle(self, at: int) -> bool:
        raise NotImplementedError

    def defends(self, at: int) -> bool:
        raise NotImplementedError

    def anchors(self, at: int) -> bool:
        """Whether a knight there holds the ships that lead to it."""
        return True

    def ship_fits(self, now: Position, side: int, seat: int, moved: int | None) -> bool:
        return True

    def road_fits(self, side: int) -> bool:
        return True

    def robber_hexes(self, now: Position) -> set[int]:
        return set(self.waters.dry)

    def swappable(self, now: Position) -> set[int]:
        """CK-201, CK-204."""
        numbers = now.public["board"]["numbers"]
        return {hex_ for hex_, told in enumerate(numbers) if told and told[0] not in FIXED_NUMBERS}

    def exposed(self, at: int) -> bool:
        """Whether cards reach a knight there."""
        return True

    def targets(self, now: Position, at: int, knight: Knight) -> set[int]:
        """Where a knight may move to, the knights that it may displace included (CK-143, CK-146)."""
        return {to for to in now.ways(at, knight.seat) if self.may_stand(now, to, knight)}

    def may_stand(self, now: Position, to: int, knight: Knight) -> bool:
        held = now.knights.get(to)
        if held is not None:
            return held.seat != knight.seat and held.strength < knight.strength
        return now.free(to)

    def retreats(self, now: Position, at: int, knight: Knight) -> set[int]:
        return {to for to in now.ways(at, knight.seat) if now.free(to)}

    def scenario_points(self, view: Json, seat: int) -> int:
        raise NotImplementedError

    def liking(self, now: Position, seat: int) -> Callable[[int], int]:
        """How much a keen player wants a knight on a corner."""
        raise NotImplementedError

    def ship_liking(self, side: int) -> int:
        """How far a ship still is from where a keen player sails."""
        raise NotImplementedError

    def gold_seats(self, now: Position, number: int) -> Counter[int]:
        """How many resources of choice a number brings to each seat beside those of buildings."""
        return Counter()

    def bears(self, now: Position, hex_: int) -> bool:
        return True

    # What may be done

    def recruits(self, now: Position, seat: int) -> set[int]:
        sites = (at for at in self.waters.lands if now.free(at) and self.may_recruit(at))
        return {at for at in sites if now.own_sides(at, seat)}

    def road_places(self, now: Position, seat: int) -> set[int]:
        found = set()
        for side in self.waters.roads - now.routes.keys():
            for at in self.waters.ends[side]:
                own = now.buildings.get(at, (-1, ""))[0] == seat
                if own or (not now.foreign(at, seat) and now.own_sides(at, seat, ("road",))):
                    found.add(side)
        return {side for side in found if self.road_fits(side)}

    def ship_places(self, now: Position, seat: int, moved: int | None = None) -> set[int]:
        """SEA-31 to SEA-35, SEA-48."""
        found = set()
        for side in self.waters.ships - now.routes.keys():
            for at in self.waters.ends[side]:
                own = now.buildings.get(at, (-1, ""))[0] == seat
                others = [s for s in now.own_sides(at, seat, ("ship",)) if s != moved]
                if own or (others and not now.foreign(at, seat)):
                    found.add(side)
        return {side for side in found if self.ship_fits(now, side, seat, moved)}

    def settlement_places(self, now: Position, seat: int) -> set[int]:
        apart = (at for at in self.waters.lands if now.free(at) and self.may_settle(at) and now.own_sides(at, seat))
        return {at for at in apart if not self.waters.neighbours(at) & now.buildings.keys()}

    def ship_moves(self, now: Position, seat: int, side: int) -> bool:
        """SEA-43, SEA-44, CKS-15, CKS-17, for a ship outside of rings."""
        anchors = {at for at, (owner, _) in now.buildings.items() if owner == seat}
        mine = {at for at, knight in now.knights.items() if knight.seat == seat and self.anchors(at)}
        ends = [at for at in self.waters.ends[side] if at not in anchors | mine]
        open_end = any(now.own_sides(at, seat, ("ship",)) == [side] for at in ends)
        cut = any(now.joined(at, seat, -1) and not now.joined(at, seat, side) for at in mine)
        return open_end and not cut and bool(self.ship_places(now, seat, side))

    def wanted(self, now: Position, view: Json, seat: int) -> dict[str, set[object]]:
        """For kinds of actions that are compared one by one, the places where they are possible in an action phase."""
        hand, supply = view["own"]["hand"], now.public["seats"][seat]["supply"]
        mine = {at: knight for at, knight in now.knights.items() if knight.seat == seat}
        level = now.public["cities_and_knights"]["levels"][seat]["politics"]
        able = {kind: holds(hand, cost) for kind, cost in COSTS.items()}
        ready = {at: knight for at, knight in mine.items() if knight.ready}
        promotable = {
            at
            for at, knight in mine.items()
            if knight.strength < 3 and not knight.promoted and supply[KNIGHTS[knight.strength + 1]]
            if knight.strength < 2 or level >= FORTRESS
        }
        return {
            "build_road": self.road_places(now, seat) if able["build_road"] and supply["road"] else set(),
            "build_ship": self.ship_places(now, seat) if able["build_ship"] and supply["ship"] else set(),
            "build_settlement": self.settlement_places(now, seat)
            if able["build_settlement"] and supply["settlement"]
            else set(),
            "recruit_knight": self.recruits(now, seat) if able["recruit_knight"] and supply["basic_knight"] else set(),
            "activate_knight": {at for at, k in mine.items() if not k.active} if able["activate_knight"] else set(),
            "promote_knight": promotable if able["promote_knight"] else set(),
            "chase_robber": {at for at in ready if now.public["board"]["robber"] in self.waters.around[at]},
            "move_knight": {at for at, knight in ready.items() if self.targets(now, at, knight)},
        }

    def check_action_phase(self, now: Position, views: Mapping[int, Json], legal: Sequence[Json]) -> None:
        seat = now.public["active"]
        told: dict[str, set[object]] = {}
        for action in legal:
            told.setdefault(action["kind"], set()).add(action.get("vertex", action.get("edge")))
        for kind, places in self.wanted(now, views[seat], seat).items():
            found = told.get(kind, set())
            assert found == places, f"{kind}: offered {found - places}, not offered {places - found}"
        ships = {side for side, piece in now.routes.items() if piece == (seat, "ship")}
        straight = {side for side in ships - self.fresh_ships if not now.in_ring(side, seat)}
        movable = {side for side in straight if self.ship_moves(now, seat, side)}
        movable = set() if now.public["seafarers"]["ship_moved"] else movable
        rings = {side for side in ships if now.in_ring(side, seat)}
        found = told.get("move_ship", set())
        assert found - rings == movable, f"move_ship: offered {found - rings - movable}, not {movable - found}"
        self.check_cards(now, views[seat], legal)

    def check_cards(self, now: Position, view: Json, legal: Sequence[Json]) -> None:
        """Which cards about knights can be played."""
        seat = now.public["active"]
        cards = {action["card"] for action in legal if action["kind"] == "play_progress"}
        own = view["cities_and_knights"]["own"]
        for card, able in (
            ("deserter", any(k.seat != seat and self.exposed(at) for at, k in now.knights.items())),
            ("intrigue", bool(self.intrigued(now, seat))),
            ("warlord", any(k.seat == seat and not k.active for k in now.knights.values())),
        ):
            if own.get(card):
                self.seen[f"{card} held"] += 1
                assert (card in cards) == able, f"{card} can be played: {card in cards}"

    def intrigued(self, now: Position, seat: int) -> set[int]:
        """CK-242, CKS-43."""
        others = (at for at, knight in now.knights.items() if knight.seat != seat and self.exposed(at))
        return {at for at in others if now.own_sides(at, seat)}

    # What is asked in between

    def check_answers(self, now: Position, legal: Sequence[Json], last: Json) -> None:
        """What the one who is asked may answer, where knights, ships or the scenario are concerned."""
        decision, active = now.public["decision"], now.public["active"]
        actor = now.public["actors"][0] if now.public["actors"] else active
        found = {action.get("vertex", action.get("edge", action.get("hex"))) for action in legal}
        wanted: set[int] | None = None
        if decision == "knight_destination":
            wanted = self.targets(now, last["vertex"], now.knights[last["vertex"]])
        elif decision == "sail_ship":
            wanted = self.ship_places(now, active, last["edge"]) - {last["edge"]}
        elif decision == "intrigue":
            wanted = self.intrigued(now, active)
        elif decision == "give_up_knight":
            wanted = {at for at, knight in now.knights.items() if knight.seat == actor and self.exposed(at)}
        elif decision == "welcome_deserter":
            wanted = self.recruits(now, active)
            found.discard(None)
            supply = now.public["seats"][active]["supply"]
            strengths = {s for s in range(1, self.deserter.strength + 1) if supply[KNIGHTS[s]]}
            assert {action["strength"] for action in legal if "strength" in action} == strengths
        elif decision in ("move_robber", "chase_robber", "bishop"):
            wanted = self.robber_hexes(now) - {now.public["board"]["robber"]}
        elif decision == "inventor" and last["kind"] == "play_progress":
            hexes = self.swappable(now)
            numbers = {hex_: now.public["board"]["numbers"][hex_] for hex_ in hexes}
            wanted = {hex_ for hex_ in hexes if any(numbers[hex_] != other for other in numbers.values())}
        elif decision == "retreat":
            assert self.lifted is not None
            wanted = self.retreats(now, now.public["cities_and_knights"]["displaced_knight"]["vertex"], self.lifted)
        elif decision == "place_free_route":
            supply = now.public["seats"][active]["supply"]
            ships = self.ship_places(now, active) if supply["ship"] else set()
            roads = self.road_places(now, active) if supply["road"] else set()
            assert {a["edge"] for a in legal if a["kind"] == "place_ship"} == ships
            assert {a["edge"] for a in legal if a["kind"] == "place_road"} == roads
        elif decision == "replace_route":
            # What is taken off lies where it was until it is known where it goes.
            piece, side = self.removed
            now.routes.pop(side, None)
            places = self.ship_places(now, active) if piece == "ship" else self.road_places(now, active)
            wanted = places - {side}
            found.discard(None)
        elif decision == "diplomat":
            self.check_diplomat(now, found)
        elif decision == "aqueduct":
            assert actor not in self.gold_takers, "TDEGK-93, CKS-34"
            self.seen["aqueduct after gold"] += bool(self.gold_takers)
        assert not any("pirate" in action["kind"] for action in legal), "TDEGK-36, TDEEL-29"
        if wanted is not None:
            assert found == wanted, f"{decision}: offered {found - wanted}, not offered {wanted - found}"
            self.seen[f"asked {decision}"] += 1

    def check_diplomat(self, now: Position, found: Collection[object]) -> None:
        """CK-233, CK-238, CKS-40, outside of rings."""
        for side, (seat, _) in now.routes.items():
            if now.in_ring(side, seat, ("road", "ship")):
                continue
            mine = {at for at, knight in now.knights.items() if knight.seat == seat and self.anchors(at)}
            own = mine | {at for at, (owner, _) in now.buildings.items() if owner == seat}
            ends = [at for at in self.waters.ends[side] if at not in own]
            open_end = any(now.own_sides(at, seat) == [side] for at in ends)
            cut = any(now.joined(at, seat, -1) and not now.joined(at, seat, side) for at in mine)
            assert (side in found) == (open_end and not cut), f"diplomat: {side} of {seat}"

    # Founding

    def check_founding(self, now: Position, legal: Sequence[Json], ship_duty: bool) -> None:
        """Three buildings on the home island, one of them on the coast (TDEGK-27 to TDEGK-35, TDEEL-22 to TDEEL-28)."""
        seat = now.public["actors"][0]
        own = self.founded.get(seat, [])
        if now.public["decision"] == "found_building":
            sites = {at for at in self.home_corners if now.free(at)}
            sites = {at for at in sites if not self.waters.neighbours(at) & now.buildings.keys()}
            if len(own) == 2 and not set(own) & self.waters.coasts:
                self.seen["coast duty"] += 1
                sites &= self.waters.coasts
            assert {action["vertex"] for action in legal} == sites
        elif now.public["decision"] == "found_route":
            sides = set(self.waters.beside[own[-1]]) - now.routes.keys()
            ships, roads = sides & self.waters.ships, sides & self.waters.roads
            if ship_duty and own[-1] in self.waters.coasts:
                roads = set()
            assert {action["edge"] for action in legal if action["kind"] == "found_ship"} == ships
            assert {action["edge"] for action in legal if action["kind"] == "found_road"} == roads
