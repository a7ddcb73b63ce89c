"""The Great Canal, held against its rules: who digs what, what fields bear, and what knights do on small islands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from tests.suites.books import Json
from tests.suites.knight_referee import KnightReferee
from tests.suites.knight_waters import Position, Waters

LAYOUT = """
row 0 offset 3: sea sea sea sea sea sea sea
row 1 offset 2: sea sea sea desert sea desert sea sea
row 2 offset 1: sea field:10 field:12 sea sea sea sea gold_field:8 sea
row 3 offset 0: sea field:4 desert field:6 forest:9 forest:4 hill:6 sea sea sea
row 4 offset 1: sea field:3 field:5 hill:11 pasture:8 pasture:3 mountain:5 mountain:8 sea
row 5 offset 0: sea sea sea sea hill:9 forest:10 mountain:11 lake mountain:2 sea
row 6 offset 1: sea gold_field:8 sea sea pasture:6 hill:4 pasture:9 mountain:10 sea
row 7 offset 2: sea sea desert sea pasture:3 forest:5 sea sea
row 8 offset 3: sea sea sea sea sea sea sea
"""
WATERS = Waters(LAYOUT)
COURSE = [WATERS.cell(*at) for at in ((6, 6), (7, 5), (7, 4), (6, 4), (5, 5), (4, 5), (3, 5), (3, 4), (3, 3))]
DESERT_A = WATERS.cell(3, 2)
SMALL = {WATERS.cell(*at) for at in ((1, 3), (1, 5), (2, 7), (6, 1), (7, 2))}
SMALL_DESERTS = {hex_ for hex_ in SMALL if WATERS.laid[hex_][0] == "desert"}
GOLD_FIELDS = SMALL - SMALL_DESERTS
FIELDS = {hex_: number for hex_, (terrain, number) in enumerate(WATERS.laid) if terrain == "field"}
SMALL_CORNERS = WATERS.corners_of(SMALL)
TARGETS = {3: 21, 4: 18}
DIGGING = ("canal_dug", "canal_gap_filled", "canal_finished")


class CanalReferee(KnightReferee):
    scenario = "great_canal"

    def __init__(self, players: int, target: int | None = None) -> None:
        super().__init__(WATERS, players, target or TARGETS[players])
        self.home_corners = WATERS.lands - SMALL_CORNERS
        self.canal = dict.fromkeys(COURSE, "marked")
        self.markers = [0] * players
        self.finished = False
        self.numbers_below = dict(FIELDS)

    def may_recruit(self, at: int) -> bool:
        """TDEGK-39."""
        return at not in SMALL_CORNERS

    def may_settle(self, at: int) -> bool:
        """TDEGK-70."""
        return at not in SMALL_CORNERS

    def defends(self, at: int) -> bool:
        """TDEGK-68, TDEGK-94."""
        return at not in SMALL_CORNERS

    def ship_fits(self, now: Position, side: int, seat: int, moved: int | None) -> bool:
        """TDEGK-81."""
        for at in WATERS.ends[side]:
            others = [other for other in now.own_sides(at, seat, ("ship",)) if other != moved]
            if len(others) >= 2 and now.buildings.get(at, (-1, ""))[0] != seat:
                self.seen["branch refused"] += 1
                return False
        return True

    def robber_hexes(self, now: Position) -> set[int]:
        """TDEGK-85, TDEGK-96."""
        return WATERS.dry - ({DESERT_A} if self.finished else set())

    def bears(self, now: Position, hex_: int) -> bool:
        """TDEGK-38, TDEGK-77."""
        return self.finished or hex_ not in FIELDS

    def gold_seats(self, now: Position, number: int) -> Counter[int]:
        """TDEGK-59 to TDEGK-64, TDEGK-92."""
        found: Counter[int] = Counter()
        robber = now.public["board"]["robber"]
        for hex_ in GOLD_FIELDS:
            if number == 8:
                knights = [now.knights[at].seat for at in WATERS.hex_corners[hex_] if at in now.knights]
                self.seen["two at a gold field"] += len(knights) > len(set(knights))
                self.seen["several at a gold field"] += len(set(knights)) > 1
                self.seen["gold after the flood"] += bool(knights) and self.finished
                self.seen["robber on gold"] += bool(knights) and hex_ == robber
                if hex_ != robber and not self.finished:
                    found.update(set(knights))
        self.seen["both gold fields"] += bool(found) and max(found.values()) == 2
        return found

    def harbour_corners(self, now: Position, seat: int) -> set[int]:
        """TDEGK-65 to TDEGK-67."""
        knights = {at for at, knight in now.knights.items() if knight.seat == seat and at in SMALL_CORNERS}
        sides = {int(side) for side in now.public["board"]["harbours"]}
        self.seen["harbours of knights"] += any(set(WATERS.ends[side]) & knights for side in sides)
        return super().harbour_corners(now, seat) | knights

    def scenario_points(self, view: Json, seat: int) -> int:
        """TDEGK-46."""
        return self.markers[seat]

    # The canal

    def dig(self, was: Position, now: Position, action: Json, events: Sequence[Json]) -> None:
        """TDEGK-40 to TDEGK-47, TDEGK-53, TDEGK-71 to TDEGK-73: what the knights that stand now have dug."""
        wanted: list[Json] = []
        woken = [public["vertex"] for public in events if public["event"] == "knight_activated"]
        for step in range(max(len(woken), 1)):
            found = self.dug(now, set(woken[step + 1 :]), action["kind"])
            if found:
                wanted += self.close(found)
        told = [dict(public) for public in events if public["event"] in DIGGING]
        for public in told:
            if public["event"] == "canal_dug":
                public["seats"] = sorted([public.pop("seat"), public.pop("other")])
        by_hex = sorted(told, key=lambda public: (public["event"], public["hex"]))
        assert by_hex == sorted(wanted, key=lambda public: (public["event"], public["hex"])), f"{told}, due {wanted}"
        if any(public["event"] == "canal_finished" for public in told):
            self.check_flood(was, now)

    def dug(self, now: Position, asleep: set[int], kind: str) -> list[Json]:
        """TDEGK-40, TDEGK-44, TDEGK-45: the hexes with two active knights, when some are still to be woken."""
        found: list[Json] = []
        for hex_ in COURSE:
            awake = [at for at in WATERS.hex_corners[hex_] if at in now.knights and at not in asleep]
            seats = [now.knights[at].seat for at in awake if now.knights[at].active]
            if self.canal[hex_] == "marked" and len(seats) >= 2:
                assert len(seats) == 2, "TDEGK-47"
                self.canal[hex_] = "dry"
                for owner in seats:
                    self.markers[owner] += 1
                self.seen["dug by one" if len(set(seats)) == 1 else "dug by two"] += 1
                self.seen[f"dug by {kind}"] += 1
                self.seen["dug in the turn of another"] += now.public["active"] not in seats
                found.append({"event": "canal_dug", "hex": hex_, "seats": sorted(seats)})
        self.seen["two hexes at once"] += len(found) == 2
        return found

    def close(self, found: list[Json]) -> list[Json]:
        """TDEGK-71 to TDEGK-74: what else an activation brings that dug hexes."""
        left = [hex_ for hex_ in COURSE if self.canal[hex_] == "marked"]
        if len(left) > 1:
            return found
        self.seen["ninth won" if not left else "ninth filled"] += 1
        self.canal = dict.fromkeys(COURSE, "water")
        self.finished = True
        return [
            *found,
            *({"event": "canal_gap_filled", "hex": hex_} for hex_ in left),
            {"event": "canal_finished", "hex": DESERT_A},
        ]

    def check_flood(self, was: Position, now: Position) -> None:
        """TDEGK-79."""
        on_a = was.public["board"]["robber"] == DESERT_A or was.public["cities_and_knights"]["robber_start"] == DESERT_A
        self.seen["robber on A flooded"] += on_a
        if on_a and now.public["winner"] is None:
            assert (now.public["decision"], now.public["actors"]) == ("choose_robber_hex", [now.public["active"]])

    def check_canal(self, now: Position) -> None:
        """TDEGK-56, TDEGK-75, TDEGK-76, TDEGK-86."""
        told = now.public["great_canal"]
        assert {int(hex_): lies for hex_, lies in told["canal"].items()} == self.canal, told["canal"]
        assert told["canal_markers"] == self.markers
        assert told["canal_finished"] == self.finished
        assert sum(self.markers) <= 18
        board = now.public["board"]
        assert (board["terrain"][DESERT_A] == "desert") == (not self.finished)
        for hex_ in FIELDS:
            if not self.finished:
                assert told["covered_numbers"][str(hex_)] == [self.numbers_below[hex_]]
                assert board["numbers"][hex_] == []
            else:
                assert board["numbers"][hex_], "TDEGK-76"
        if self.finished:
            assert board["robber"] != DESERT_A or now.public["decision"] == "choose_robber_hex"

    def check_robber_choice(self, now: Position, legal: Sequence[Json]) -> None:
        """TDEGK-26, TDEGK-79."""
        if now.public["decision"] == "choose_robber_hex":
            wanted = SMALL_DESERTS | (set() if self.finished else {DESERT_A})
            assert {action["hex"] for action in legal} == wanted

    # What keen players look for

    def liking(self, now: Position, seat: int) -> Callable[[int], int]:
        """Corners at hexes to be dug, the more so where knights stand already; islands now and then."""
        worth: Counter[int] = Counter()
        for hex_ in COURSE:
            corners = WATERS.hex_corners[hex_]
            knights = sum(at in now.knights for at in corners)
            if self.canal[hex_] == "marked":
                worth.update(dict.fromkeys(corners, 1 + 2 * knights))
        worth.update(dict.fromkeys(SMALL_CORNERS, 2))
        return worth.__getitem__

    def ship_liking(self, side: int) -> int:
        return WATERS.steps(WATERS.ends[side], SMALL_CORNERS)

    # One action after the other

    def judge(self, now: Position, views: Mapping[int, Json], legal: Sequence[Json], last: Json) -> None:
        """What may be done now."""
        decision = now.public["decision"]
        if decision in ("found_building", "found_route"):
            self.check_founding(now, legal, ship_duty=True)
        elif decision == "action":
            self.check_action_phase(now, views, legal)
        else:
            self.check_robber_choice(now, legal)
            self.check_answers(now, legal, last)

    def take_in(self, was: Position, now: Position, seat: int, action: Json, events: Sequence[Json]) -> None:
        super().take_in(was, now, seat, action, events)
        self.dig(was, now, action, events)
        self.check_canal(now)
        self.check_position(now)
