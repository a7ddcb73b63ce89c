"""The bookkeeping of `desert_dragons` by itself: where dragons gather and go, what they block and what that costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from tests.suites.books import Json
from tests.suites.shores import ROUTE_COSTS, Pieces, Shore, gained, holds, listed, paid_out

DRAGONS = 18
PER_BUILDING = {3: 3, 4: 2}
TARGET = 13
# Nobody came any further in so many.
ROUNDS_OF_DEADLOCK = 200
AWARD = 2
SHORTEST_AWARDED = 5
PROTECTED = 2
SETTLEMENT = Counter(wood=1, brick=1, wool=1, grain=1)
CITY = Counter(grain=2, ore=3)
OWN = "desert_dragons"
DRAGON_EVENTS = ("dragons_gather", "dragon_attack_begins", "dragon_attacks", "dragon_driven_off")


class Oracle:
    """Follows one game; every method that finds the game wrong raises AssertionError."""

    strict = True

    def __init__(self, shore: Shore, players: int, variants: Collection[str], start: Json) -> None:
        self.shore = shore
        self.players = players
        self.variants = variants
        self.home = shore.island("home")
        self.deserts = sorted(shore.marker("deserts"))
        self.dragons: Counter[int] = Counter()
        self.supply = DRAGONS
        self.driven = 0
        # Hexes that still get a dragon of this roll, and whether a group has still to gather.
        self.due: set[int] = set()
        self.gathering = False
        self.holder: int | None = None
        self.lengths = [0] * players
        self.standing: tuple[object, ...] = ()
        # What was told of a roll some of whose dragons are still to come.
        self.earlier: list[Json] = []
        self.marks: tuple[set[int], set[int]] = (set(), set())
        # What each seat could play of knights when its turn began.
        self.knights = [0] * players
        self.seen: Counter[str] = Counter()
        assert start[OWN]["dragon_supply"] == DRAGONS
        assert start["awards"].keys() & {"largest_army"} == set(), "TDEDD-62"
        assert (start["board"]["robber"], start["seafarers"]["pirate"]) == ("off_board", "off_board"), "TDEDD-22"

    # What follows from the position

    def occupied(self) -> set[int]:
        return {hex_ for hex_, count in self.dragons.items() if count}

    def lying(self) -> int:
        """Dragons that can still leave a desert."""
        return sum(self.dragons[desert] for desert in self.deserts)

    def fewest(self) -> set[int]:
        """TDEDD-27."""
        least = min(self.dragons[desert] for desert in self.deserts)
        return {desert for desert in self.deserts if self.dragons[desert] == least}

    def fullest(self) -> set[int]:
        """TDEDD-39."""
        most = max(self.dragons[desert] for desert in self.deserts)
        return {desert for desert in self.deserts if most and self.dragons[desert] == most}

    def threatened(self, number: int, numbers: Sequence[Sequence[int]]) -> set[int]:
        """Where a roll brings dragons (TDEDD-34 to TDEDD-38, TDEDD-41)."""
        if self.supply:
            return set()
        there = self.occupied()
        return {
            hex_
            for hex_ in self.home
            if number in numbers[hex_] and hex_ not in there and there & set(self.shore.around[hex_])
        }

    def closed(self) -> set[int]:
        """TDEDD-47, TDEDD-49: with the frame or sea on one side an edge stays open."""
        there = self.occupied()
        sides = Counter(side for hex_ in there for side in self.shore.hex_sides[hex_])
        return {side for side, count in sides.items() if count == 2}

    def is_shut_in(self, corner: int) -> bool:
        """TDEDD-51, TDEDD-52."""
        hexes = self.shore.hexes_at[corner]
        return len(hexes) == 3 and all(hex_ in self.occupied() for hex_ in hexes)

    def marked(self, pieces: Pieces) -> tuple[set[int], set[int]]:
        """Blocked roads and blocked buildings."""
        roads = {side for side in self.closed() if pieces.routes.get(side, (0, ""))[1] == "road"}
        return roads, {corner for corner in pieces.buildings if self.is_shut_in(corner)}

    def points(self, seat: int, pieces: Pieces, holder: int | None) -> int:
        worth = {"settlement": 1, "city": 2}
        built = sum(
            worth[piece]
            for corner, (owner, piece) in pieces.buildings.items()
            if owner == seat and not self.is_shut_in(corner)
        )
        return built + AWARD * (holder == seat)

    def measure(self, pieces: Pieces) -> None:
        """TDEDD-48, TDEDD-57: who holds the longest trade route now."""
        closed = self.closed()
        standing = (pieces.routes, pieces.buildings, closed)
        if standing == self.standing:
            return
        self.standing = standing
        lengths = self.lengths = [pieces.longest(seat, closed) for seat in range(self.players)]
        most = max(lengths)
        if self.holder is not None and lengths[self.holder] == most >= SHORTEST_AWARDED:
            return
        best = [seat for seat in range(self.players) if lengths[seat] == most]
        before = self.holder
        self.holder = best[0] if most >= SHORTEST_AWARDED and len(best) == 1 else None
        self.seen["award lost or moved"] += before is not None

    # What happens

    def hear(self, public: Json, seat: int, action: Json) -> None:
        kind = public["event"]
        if kind == "dragons_gather":
            self.gather(public, seat, action)
        elif kind == "dragon_attacks":
            self.attack(public, action)
        elif kind == "dragon_driven_off":
            alone = self.occupied() == {public["hex"]}
            assert alone or action == {"kind": "drive_off_dragon", "hex": public["hex"]}
            self.dragons[public["hex"]] -= 1
            assert self.dragons[public["hex"]] >= 0
            self.driven += 1
            self.seen["driven off a desert" if public["hex"] in self.deserts else "driven off"] += 1
            self.seen["driven off before the attack"] += self.supply > 0

    def gather(self, public: Json, seat: int, action: Json) -> None:
        assert self.gathering, "only a building brings dragons"
        group = min(PER_BUILDING[self.players], self.supply)
        assert (public["seat"], public["count"]) == (seat, group)
        assert public["hex"] in self.fewest()
        assert action.get("hex") == public["hex"] or len(self.fewest()) == 1, "TDEDD-27: the builder chooses"
        self.dragons[public["hex"]] += group
        self.supply -= group
        self.gathering = False
        self.seen["gathered"] += 1
        self.seen["attack begins"] += self.supply == 0

    def attack(self, public: Json, action: Json) -> None:
        origin, hex_ = public["origin"], public["hex"]
        assert hex_ in self.due, "TDEDD-34"
        assert origin in self.fullest(), "TDEDD-39"
        assert len(self.fullest()) == 1 or (action["kind"], action.get("hex")) == ("send_dragon", origin)
        assert len(self.due) <= self.lying(), "TDEDD-40"
        self.dragons[origin] -= 1
        self.dragons[hex_] += 1
        assert self.dragons[hex_] == 1, "TDEDD-36"
        self.due.discard(hex_)
        self.seen["attacked"] += 1

    def follow(
        self, seat: int, action: Json, events: Sequence[Json], before: Sequence[Json], after: Sequence[Json]
    ) -> None:
        """Take in an action that was applied, with its events and the views around it."""
        kind = action["kind"]
        pieces = Pieces(self.shore, before[-1])
        if kind in ("build_settlement", "build_city"):
            self.gathering = self.supply > 0
            self.seen["built when none were left"] += not self.gathering
            self.seen["built on the neighbour"] += not self.home & set(self.shore.hexes_at[action["vertex"]])
            self.seen["blocked settlement grew"] += kind == "build_city" and self.is_shut_in(action["vertex"])
        elif kind == "spare_hex":
            assert action["hex"] in self.due
            self.due.discard(action["hex"])
            self.seen["spared"] += 1
        brought = [public for public in events if public["event"] == "rolled"]
        if kind == "roll":
            self.roll(events, before[-1], after[-1], pieces, brought)
        started = {public["seat"] for public in events if public["event"] == "turn_started"}
        for at in started:
            self.knights[at] = after[at]["own"]["development_cards"]["knight"]
        for public in events:
            self.hear(public, seat, action)
        self.settle(events, Pieces(self.shore, after[-1]))
        if kind == "play_card" and action["card"] == "knight":
            self.knights[seat] -= 1

    def roll(self, events: Sequence[Json], before: Json, after: Json, pieces: Pieces, brought: Sequence[Json]) -> None:
        number = after["number"]
        self.due = self.threatened(number, pieces.numbers) if number != 7 else set()
        self.seen["two threatened"] += len(self.due) == 2
        self.seen["two threatened, one left"] += len(self.due) == 2 and self.lying() == 1
        self.seen["threatened, none left"] += bool(self.due) and not self.lying()
        chain = {hex_ for hex_ in self.home if number in pieces.numbers[hex_] and not self.dragons[hex_]} - self.due
        self.seen["beside a dragon of the same roll"] += any(self.due & set(self.shore.around[hex_]) for hex_ in chain)
        if not self.lying():
            self.due = set()
        if "event_cards" not in self.variants:
            assert len(brought) == 1
            cards, gold = pieces.harvest(number, self.occupied())
            assert gained(events) == paid_out(cards, before["bank"]), "TDEDD-42, TDEDD-46"
            if gold and any(before["bank"].values()):
                self.seen["gold before dragons"] += bool(self.due)
                assert after["decision"] == "choose_resource" or not any(after["bank"].values())
        else:
            told = [public["event"] for public in events]
            late = told.index("dragon_attacks") if "dragon_attacks" in told else len(told)
            self.seen["gained after dragons"] += "gained" in told[late:]

    def settle(self, events: Sequence[Json], pieces: Pieces) -> None:
        """What is blocked is looked at when all dragons of a roll lie (TDEDD-72)."""
        early = {"road_blocked", "road_unblocked", "building_shut_in", "award_moved"}
        if self.due:
            assert not self.strict or not early & {public["event"] for public in events}, "TDEDD-72"
            self.earlier += events
            return
        events = [*self.earlier, *events]
        self.earlier = []
        marks = self.marked(pieces)
        # Whoever builds where all is occupied sees it, and nobody has to be told.
        new = {public["place"] for public in events if public["event"] == "built"}
        told: list[tuple[str, int]] = []
        for public in events:
            if public["event"] in ("road_blocked", "road_unblocked"):
                told.append((public["event"], public["edge"]))
            elif public["event"] in ("building_shut_in", "building_freed"):
                told.append((public["event"], public["vertex"]))
        wanted = {("road_blocked", side) for side in marks[0] - self.marks[0]}
        wanted |= {("road_unblocked", side) for side in self.marks[0] - marks[0]}
        shut = {("building_shut_in", corner) for corner in marks[1] - self.marks[1] - new}
        freed = {("building_freed", corner) for corner in self.marks[1] - marks[1]}
        if self.strict:
            assert set(told) == wanted | shut | freed
            assert len(told) == len(set(told))
        else:
            assert {at for _, at in told} >= {at for _, at in wanted | shut}
        self.seen["roads blocked"] += len(marks[0] - self.marks[0])
        self.seen["roads freed"] += len(self.marks[0] - marks[0])
        self.seen["buildings blocked"] += len(shut)
        self.seen["buildings freed"] += len(freed)
        self.marks = marks
        self.measure(pieces)

    # What everybody is told and may do

    def check(self, views: Sequence[Json], legal: Sequence[Sequence[Json]], over: bool) -> None:
        for view in views:
            self.check_view(view, over)
        if over:
            return
        view = views[-1]
        pieces = Pieces(self.shore, view)
        assert sum(self.dragons.values()) + self.supply + self.driven == DRAGONS
        decision, actors, active = view["decision"], view["actors"], view["active"]
        if decision == "lure_dragons":
            assert self.gathering
            assert (actors, listed(legal[active], "lure_dragons", "hex")) == ([active], self.fewest())
            return
        assert not self.gathering, "TDEDD-26"
        if decision == "spare_hex":
            assert len(self.due) > self.lying() > 0
            assert (actors, listed(legal[active], "spare_hex", "hex")) == ([active], self.due)
        elif decision == "send_dragon":
            assert 0 < len(self.due) <= self.lying()
            assert len(self.fullest()) > 1
            assert (actors, listed(legal[active], "send_dragon", "hex")) == ([active], self.fullest())
            self.seen["tie of deserts"] += 1
        elif decision in ("pre_roll", "action") or (
            decision != "choose_resource" and "event_cards" not in self.variants
        ):
            assert not self.due, f"dragons are still to come at {decision}"
        if decision == "drive_off_dragon":
            assert (actors, listed(legal[active], "drive_off_dragon", "hex")) == ([active], self.occupied()), "TDEDD-58"
            assert {action["kind"] for action in legal[active]} == {"drive_off_dragon"}
        if decision == "rob_anybody":
            self.check_theft(view, legal[active], pieces)
        if decision in ("found_building", "found_route"):
            self.check_founding(legal[actors[0]], pieces)
        if decision == "place_free_route" and "event_cards" not in self.variants:
            assert listed(legal[active], "place_road", "edge") == pieces.route_places(active, "road", self.closed())
            assert listed(legal[active], "place_ship", "edge") == pieces.route_places(active, "ship")
        if decision in ("pre_roll", "action"):
            self.check_turn(views[active], legal[active], pieces)

    def check_view(self, view: Json, over: bool) -> None:
        told = view[OWN]
        assert {int(hex_): count for hex_, count in told["dragons"].items()} == +self.dragons
        assert (told["dragon_supply"], told["dragons_driven_off"]) == (self.supply, self.driven)
        assert told["attack"] == (self.supply == 0), "TDEDD-33"
        if self.due:
            return
        pieces = Pieces(self.shore, view)
        assert (set(told["blocked_roads"]), set(told["shut_in_buildings"])) == self.marks
        assert set(told["closed_edges"]) == self.closed()
        if "event_cards" not in self.variants:
            assert view["awards"]["longest_road"] == self.holder
        for seat, shown in enumerate(view["seats"]):
            if "event_cards" not in self.variants:
                assert shown["route_length"] == self.lengths[seat], "TDEDD-48"
            if "harbormaster" not in self.variants:
                hidden = shown["points"] - self.points(seat, pieces, view["awards"]["longest_road"])
                cards = view["own"]["development_cards"]["victory_point"] if view["seat"] == seat else 0
                assert hidden in (0, cards) or over, "TDEDD-51"

    def check_theft(self, view: Json, legal: Sequence[Json], pieces: Pieces) -> None:
        """TDEDD-24, TDEDD-25, TDEDD-74."""
        friendly = "friendly_robber" in self.variants
        victims = {
            seat
            for seat, shown in enumerate(view["seats"])
            if seat != view["active"] and shown["hand_size"] and not (friendly and shown["points"] <= PROTECTED)
        }
        assert view["actors"] == [view["active"]]
        assert listed(legal, "rob_anybody", "seat") == victims
        assert "rob_nobody" in {action["kind"] for action in legal}
        self.seen["thefts"] += 1
        self.seen["protected"] += friendly and any(shown["points"] <= PROTECTED for shown in view["seats"])

    def check_founding(self, legal: Sequence[Json], pieces: Pieces) -> None:
        """TDEDD-20, TDEDD-21, TDEDD-28."""
        for corner in listed(legal, "found_building", "vertex"):
            assert self.home & set(self.shore.hexes_at[corner])
        for side in listed(legal, "found_ship", "edge"):
            assert pieces.is_sea(side)
            assert pieces.is_land(side)

    def check_turn(self, view: Json, legal: Sequence[Json], pieces: Pieces) -> None:
        seat, hand = view["active"], view["own"]["hand"]
        action = view["decision"] == "action"
        kinds = (("build_road", "road", self.closed()), ("build_ship", "ship", set[int]()))
        for kind, piece, closed in kinds:
            wanted = pieces.route_places(seat, piece, closed) if action and holds(hand, ROUTE_COSTS[piece]) else set()
            able = listed(legal, kind, "edge")
            # An earthquake keeps who has not repaired from building roads.
            assert able == wanted or ("event_cards" in self.variants and not able), f"{kind}: {able ^ wanted}"
            self.seen["closed to roads"] += bool(closed and wanted != pieces.route_places(seat, piece))
        own = Counter(piece for owner, piece in pieces.buildings.values() if owner == seat)
        payable = action and own["settlement"] < 5 and holds(hand, SETTLEMENT)
        able = listed(legal, "build_settlement", "vertex")
        wanted = pieces.settlement_places(seat) if payable else set()
        assert able == wanted or ("event_cards" in self.variants and able < wanted)
        payable = action and own["city"] < 4 and holds(hand, CITY)
        towns = {corner for corner, built in pieces.buildings.items() if built == (seat, "settlement")}
        assert listed(legal, "build_city", "vertex") == (towns if payable else set())
        knight = {"kind": "play_card", "card": "knight"} in legal
        if not view["card_played"]:
            assert knight == bool(self.knights[seat] > 0 and self.occupied()), "TDEDD-64"
            self.seen["no dragon for a knight"] += self.knights[seat] > 0 and not self.occupied()

    def check_end(
        self, ending: str | None, winners: Sequence[int], scores: Sequence[int], views: Sequence[Json]
    ) -> None:
        """TDEDD-68, TDEDD-70, and the ruling on games that nobody can win any more."""
        self.seen[f"ended by {ending}"] += 1
        if ending == "points":
            assert winners == [views[-1]["active"]]
            assert scores[winners[0]] >= TARGET
            return
        assert winners == [seat for seat, score in enumerate(scores) if score == max(scores)]
        if ending == "deadlock":
            assert views[-1]["turn"] > ROUNDS_OF_DEADLOCK * self.players
            return
        assert ending == "standstill"
        assert max(scores) < TARGET
        self.check_standstill(views, Pieces(self.shore, views[-1]))

    def check_standstill(self, views: Sequence[Json], pieces: Pieces) -> None:
        """Nobody could earn, play or pay for anything any more, not even with the cards of all."""
        assert "event_cards" not in self.variants
        there = self.occupied()
        for corner in pieces.buildings:
            for hex_ in self.shore.hexes_at[corner]:
                assert not pieces.numbers[hex_] or hex_ in there, "somebody still earns"
        seats = range(self.players)
        owns = [views[seat]["own"] for seat in seats]
        held = Counter(card for own in owns for card in Counter(own["development_cards"]).elements())
        assert not held["knight"] or not there, "a knight could ride"
        assert not held["year_of_plenty"]
        pool: Counter[str] = Counter()
        for own in owns:
            pool.update(own["hand"])
        rates = {card: min(views[-1]["seats"][seat]["rates"][card] for seat in seats) for card in pool}
        closed = self.closed()
        wanted: list[Counter[str]] = [Counter(wool=1, grain=1, ore=1)] * (views[-1]["deck_left"] > 0)
        for seat in seats:
            wanted += [ROUTE_COSTS["road"]] * bool(pieces.route_places(seat, "road", closed))
            wanted += [ROUTE_COSTS["ship"]] * bool(pieces.route_places(seat, "ship"))
            own_ = Counter(piece for owner, piece in pieces.buildings.values() if owner == seat)
            wanted += [SETTLEMENT] * bool(own_["settlement"] < 5 and pieces.settlement_places(seat))
            wanted += [CITY] * bool(own_["city"] < 4 and own_["settlement"])
        for cost in wanted:
            missing = sum((cost - pool).values())
            spare = sum(count // rates[card] for card, count in (pool - cost).items())
            assert missing > spare, f"all together could pay {cost} with {pool}"
