"""Enchanted Land, held against its rules: who is shipped over, how knights move there, and which dragons they beat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from tests.suites.books import Json, holds
from tests.suites.knight_options import COSTS
from tests.suites.knight_referee import KnightReferee
from tests.suites.knight_waters import Knight, Position, Waters

LAYOUT = """
row 0 offset 3: sea sea sea sea sea sea sea sea
row 1 offset 2: sea desert pasture:3 hill:4 field:5 field:9 pasture:10 mountain:8 sea
row 2 offset 1: sea sea sea sea sea mountain:12 forest:6 mountain:9 pasture:10 sea
row 3 offset 0: sea sea sea sea sea sea sea hill:11 forest:8 hill:11 sea
row 4 offset 1: sea sea mountain:4 mountain:10 desert sea sea forest:3 pasture:4 sea
row 5 offset 0: sea sea field:5 desert field:8 gold_field:10 sea sea field:6 forest:11 sea
row 6 offset 1: sea desert hill:2 desert pasture:3 hill:5 sea sea field:5 sea
row 7 offset 2: sea forest:9 gold_field:3 forest:6 desert sea sea sea sea
row 8 offset 3: sea sea sea sea sea sea sea sea
"""
WATERS = Waters(LAYOUT)
ENCHANTED = {
    WATERS.cell(row, col)
    for row, cols in ((4, (2, 3, 4)), (5, (2, 3, 4, 5)), (6, (1, 2, 3, 4, 5)), (7, (1, 2, 3, 4)))
    for col in cols
}
CORNERS = WATERS.corners_of(ENCHANTED)
COASTS = CORNERS & WATERS.coasts
INLAND = CORNERS - COASTS
FLAGS = {"one_flag": 1, "two_flags": 2, "three_flags": 3}
TILES = Counter(one_flag=7, two_flags=6, three_flags=6)
MOST_STEPS = 3
HUNTED = 6
TARGETS = {3: 21, 4: 18}
FACE_DOWN = "?"


class EnchantedReferee(KnightReferee):
    scenario = "enchanted_land"

    def __init__(self, players: int, target: int | None = None) -> None:
        super().__init__(WATERS, players, target or TARGETS[players])
        self.home_corners = WATERS.lands - CORNERS
        self.dragons: dict[int, str] = dict.fromkeys(INLAND, FACE_DOWN)
        self.transferred = [False] * players
        self.beaten: list[Counter[str]] = [Counter() for _ in range(players)]
        self.known: dict[int, str] = {}
        self.lost: set[int] = set()

    def may_recruit(self, at: int) -> bool:
        """TDEEL-34."""
        return at not in CORNERS

    def may_settle(self, at: int) -> bool:
        """TDEEL-30."""
        return at not in INLAND

    def defends(self, at: int) -> bool:
        """TDEEL-69, TDEEL-70."""
        return at in WATERS.lands and at not in CORNERS

    def anchors(self, at: int) -> bool:
        """TDEEL-84."""
        return at not in CORNERS

    def road_fits(self, side: int) -> bool:
        """TDEEL-32."""
        return not ENCHANTED & set(WATERS.shores[side])

    def exposed(self, at: int) -> bool:
        """TDEEL-72."""
        return at not in CORNERS

    def swappable(self, now: Position) -> set[int]:
        """TDEEL-71."""
        return super().swappable(now) - ENCHANTED

    def scenario_points(self, view: Json, seat: int) -> int:
        """TDEEL-62."""
        return self.beaten[seat].total()

    def has_won(self, now: Position, seat: int) -> bool:
        """TDEEL-77, TDEEL-78, TDEEL-86."""
        return self.beaten[seat].total() >= HUNTED or super().has_won(now, seat)

    # Where knights go

    def targets(self, now: Position, at: int, knight: Knight) -> set[int]:
        """TDEEL-46 to TDEEL-48, TDEEL-54, TDEEL-81."""
        if at not in CORNERS:
            return super().targets(now, at, knight) - CORNERS
        reached, edge = {at}, {at}
        for _ in range(MOST_STEPS):
            onward = {there for spot in edge for there in WATERS.neighbours(spot) if there in CORNERS} - reached
            reached |= onward
            edge = {spot for spot in onward if not now.foreign(spot, knight.seat)}
        return {to for to in reached - COASTS - {at} if self.may_stand(now, to, knight)}

    def retreats(self, now: Position, at: int, knight: Knight) -> set[int]:
        """TDEEL-51, TDEEL-52, TDEEL-81, TDEEL-82."""
        if at in CORNERS:
            return {to for to in CORNERS if now.free(to)}
        return super().retreats(now, at, knight) - CORNERS

    def landings(self, now: Position, at: int, knight: Knight) -> set[int]:
        """TDEEL-35, TDEEL-36, TDEEL-40 to TDEEL-44, TDEEL-80."""
        seat = knight.seat
        if self.transferred[seat] or at in CORNERS or not knight.ready:
            return set()
        ways = now.ways(at, seat)
        found: set[int] = set()
        for start in ways | {at}:
            if now.buildings.get(start, (-1, ""))[0] != seat or start in CORNERS:
                continue
            # Only the way of the knight itself has to be free.
            for end in now.sea_route(start, seat) & ways & CORNERS:
                if now.buildings.get(end, (-1, ""))[0] == seat:
                    self.seen["own settlement at the landing"] += 1
                    found |= {to for to in WATERS.neighbours(end) & COASTS if now.free(to)}
                elif self.may_stand(now, end, knight):
                    found.add(end)
        return found

    # What may be done

    def check_hunt(self, now: Position, views: Mapping[int, Json], legal: Sequence[Json]) -> None:
        seat = now.public["active"]
        told: dict[str, set[int]] = {"transfer_knight": set(), "fight_dragon": set(), "build_city": set()}
        for action in legal:
            if action["kind"] in told:
                told[action["kind"]].add(action["vertex"])
        mine = {at: knight for at, knight in now.knights.items() if knight.seat == seat}
        assert told["transfer_knight"] == {at for at, knight in mine.items() if self.landings(now, at, knight)}
        standing = {at for at, knight in mine.items() if knight.ready and at in self.dragons}
        # TDEEL-66: against a dragon that has been seen, once the knight is promoted far enough.
        hopeless = {at for at in standing if at in self.known and mine[at].strength < FLAGS[self.known[at]]}
        self.seen["hopeless"] += bool(hopeless)
        assert told["fight_dragon"] == standing - hopeless, f"{told}, {standing}, {hopeless}"
        outside = {at for at, built in now.buildings.items() if built == (seat, "settlement") and at not in CORNERS}
        hand, supply = views[seat]["own"]["hand"], now.public["seats"][seat]["supply"]
        able = holds(hand, COSTS["build_city"]) and supply["city"] > 0
        if not now.public["cities_and_knights"]["sideways_cities"]:
            assert told["build_city"] == (outside if able else set()), "TDEEL-31"
        self.seen["own settlement in the land"] += any(
            at in CORNERS and owner == seat for at, (owner, _) in now.buildings.items()
        )

    def check_asked(self, now: Position, legal: Sequence[Json], last: Json) -> None:
        found = {action["vertex"] for action in legal if "vertex" in action}
        if now.public["decision"] == "knight_landing":
            wanted = self.landings(now, last["vertex"], now.knights[last["vertex"]])
            assert found == wanted, f"landing: offered {found - wanted}, not offered {wanted - found}"
        elif now.public["decision"] == "medicine":
            assert not found & CORNERS, "TDEEL-31"
        elif now.public["decision"] == "retreat":
            lifted = now.public["cities_and_knights"]["displaced_knight"]
            inside = lifted["vertex"] in CORNERS
            self.seen["displaced in the land"] += inside
            assert now.public["actors"] == [now.public["active"] if inside else lifted["colour"]], "TDEEL-51"
        elif now.public["decision"] == "choose_opponent" and last.get("card") == "deserter":
            owners = {knight.seat for at, knight in now.knights.items() if self.exposed(at)}
            assert {action["colour"] for action in legal} == owners - {now.public["active"]}

    # What happens

    def hunt(self, was: Position, seat: int, action: Json, events: Sequence[Json]) -> None:
        """TDEEL-38, TDEEL-58 to TDEEL-64."""
        told = [public for public in events if public["event"] in ("dragon_beaten", "dragon_unbeaten")]
        if action["kind"] == "land_knight":
            assert not self.transferred[seat]
            self.transferred[seat] = True
            self.seen["displacing landing"] += action["vertex"] in was.knights
            assert {"event": "knight_transferred", "seat": seat, "vertex": action["vertex"]} in events
        if action["kind"] != "fight_dragon":
            assert not told
            return
        at, dragon = action["vertex"], told[0]["dragon"]
        won = was.knights[at].strength >= FLAGS[dragon]
        assert self.known.setdefault(at, dragon) == dragon
        assert told == [
            {"event": "dragon_beaten" if won else "dragon_unbeaten", "seat": seat, "vertex": at, "dragon": dragon}
        ]
        self.seen[f"{dragon} {'beaten' if won else 'unbeaten'}"] += 1
        if won:
            del self.dragons[at]
            self.beaten[seat][dragon] += 1
            self.seen["beaten again" if at in self.lost else "beaten at once"] += 1
            assert sum(self.beaten, Counter())[dragon] <= TILES[dragon]
        else:
            self.lost.add(at)
        if self.beaten[seat].total() == HUNTED:
            self.seen["six dragons"] += 1

    def check_land(self, now: Position, views: Sequence[Json]) -> None:
        """TDEEL-63, TDEEL-67: what everybody is told of the dragons."""
        over = now.public["decision"] == "over"
        for view in views:
            told = view["enchanted_land"]
            assert told["transferred"] == self.transferred
            assert told["beaten"] == [tiles.total() for tiles in self.beaten]
            assert [Counter(tiles) for tiles in told["tiles"]] == self.beaten
            dragons = {int(at): lies for at, lies in told["dragons"].items()}
            assert dragons.keys() == self.dragons.keys()
            for at, lies in dragons.items():
                assert over or lies == self.known.get(at, FACE_DOWN), f"{at} lies {lies}"
        if over:
            lying = Counter(now.public["enchanted_land"]["dragons"].values())
            assert lying + sum(self.beaten, Counter()) == TILES, "TDEEL-04"
        inside = Counter(knight.seat for at, knight in now.knights.items() if at in CORNERS)
        assert all(count == 1 and self.transferred[seat] for seat, count in inside.items()), "TDEEL-38"
        for at, (_, piece) in now.buildings.items():
            assert at not in INLAND, "TDEEL-30"
            assert at not in CORNERS or piece == "settlement", "TDEEL-31"

    # What keen players look for

    def liking(self, now: Position, seat: int) -> Callable[[int], int]:
        """Dragons, and corners by the sea from which a knight can be shipped."""
        worth: Counter[int] = Counter()
        worth.update(dict.fromkeys(self.dragons, 3))
        worth.update(dict.fromkeys(self.home_corners & WATERS.coasts, 1))
        for at in self.known:
            worth[at] -= 2 * (FLAGS[self.known[at]] > 1)
        return worth.__getitem__

    def ship_liking(self, side: int) -> int:
        return WATERS.steps(WATERS.ends[side], CORNERS)

    # One action after the other

    def judge(self, now: Position, views: Mapping[int, Json], legal: Sequence[Json], last: Json) -> None:
        """What may be done now."""
        decision = now.public["decision"]
        if decision in ("found_building", "found_route"):
            self.check_founding(now, legal, ship_duty=False)
        elif decision == "action":
            self.check_action_phase(now, views, legal)
            self.check_hunt(now, views, legal)
        else:
            self.check_asked(now, legal, last)
            self.check_answers(now, legal, last)

    def take_in(self, was: Position, now: Position, seat: int, action: Json, events: Sequence[Json]) -> None:
        super().take_in(was, now, seat, action, events)
        self.hunt(was, seat, action, events)
        self.check_land(now, [now.public])
        self.check_position(now)
