"""What comes of what is done with knights: where they stand, what defends, what is earned, and all points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from tests.suites.books import YIELDS, Json
from tests.suites.knight_options import KNIGHTS, KnightOptions
from tests.suites.knight_waters import Knight, Knights, Position

GOODS = {"forest": "paper", "pasture": "cloth", "mountain": "coin"}
GUILD = 3


def gains(events: Sequence[Json]) -> Counter[tuple[int, str]]:
    gained: Counter[tuple[int, str]] = Counter()
    for public in events:
        if public["event"] == "gained":
            gained[public["seat"], public["card"]] += public["count"]
    return gained


def is_warlord(action: Json) -> bool:
    return action["kind"] == "wake_knight" or (action["kind"] == "play_progress" and action["card"] == "warlord")


class KnightReferee(KnightOptions):
    """Holds what an action leads to against the position before it."""

    # What happens

    def after(self, was: Position, seat: int, action: Json, events: Sequence[Json]) -> Knights:
        """The knights as they are to stand after an action."""
        knights, kind, at = dict(was.knights), action["kind"], action.get("vertex", -1)
        if kind == "recruit_knight":
            knights[at] = Knight(seat, 1)
        elif kind in ("activate_knight", "wake_knight"):
            assert next(e["vertex"] for e in events if e["event"] == "knight_activated") == at
        elif kind in ("promote_knight", "smith_knight"):
            knights[at] = replace(knights[at], strength=knights[at].strength + 1, promoted=True)
        elif kind in ("chase_robber", "fight_dragon"):
            knights[at] = replace(knights[at], active=False, ready=False)
        elif kind in ("go_knight", "displace_knight", "land_knight"):
            self.lifted = knights.get(at)
            knights[at] = replace(knights.pop(self.moving), active=False, ready=False)
        elif kind == "drive_out_knight":
            self.lifted = knights.pop(at)
        elif kind == "retreat":
            assert self.lifted is not None
            knights[at] = self.lifted
        elif kind == "welcome_deserter":
            knights[at] = Knight(seat, action["strength"], self.deserter.active, self.deserter.active)
        for public in events:
            if public["event"] == "barbarians_attacked":
                knights = {
                    at: replace(knight, active=False, ready=False) if self.defends(at) else knight
                    for at, knight in knights.items()
                }
            elif public["event"] == "knight_activated":
                # The last one that a warlord wakes is not asked for.
                assert public["colour"] == seat
                assert not knights[public["vertex"]].active
                knights[public["vertex"]] = replace(knights[public["vertex"]], active=True, ready=False)
            elif public["event"] == "removed" and public["piece"] in KNIGHTS:
                # Whoever has but one knight is not asked which.
                self.deserter = knights.pop(public["place"])
                assert kind != "give_up_knight" or public["place"] == at
            elif public["event"] == "turn_started":
                knights = {at: replace(knight, ready=knight.active, promoted=False) for at, knight in knights.items()}
        return knights

    def follow(self, was: Position, now: Position, seat: int, action: Json, events: Sequence[Json]) -> None:
        knights = self.after(was, seat, action, events)
        if now.public["cities_and_knights"]["displaced_knight"] is None and action["kind"] != "retreat" and self.lifted:
            # CK-152: whoever can go nowhere is lost.
            self.seen["knight lost"] += 1
            assert any(public["event"] == "knight_lost" for public in events)
            self.lifted = None
        elif action["kind"] == "retreat":
            self.lifted = None
        if is_warlord(action) and now.public["decision"] not in ("warlord", "choose_robber_hex", "over"):
            assert all(knight.active for knight in knights.values() if knight.seat == seat), "CK-250"
        assert now.knights == knights, f"knights {set(now.knights.items()) ^ set(knights.items())}"
        if action["kind"] in ("move_knight", "transfer_knight"):
            self.moving = action["vertex"]
        self.seen[action["kind"]] += 1
        for public in events:
            if public["event"] == "turn_started":
                self.fleets, self.fresh_ships = set(), set()
            elif public["event"] == "fleet_hired":
                self.fleets.add(public["card"])
            elif public["event"] == "built" and public["piece"] == "ship" and was.public["turn"]:
                self.fresh_ships.add(public["place"])
        if action["kind"] == "remove_route":
            self.removed = (was.routes[action["edge"]][1], action["edge"])
        elif action["kind"] == "replace_route":
            self.fresh_ships.add(action["edge"])
        self.check_battle(was, events)
        if action["kind"] == "roll":
            self.gold_takers = set()
            self.check_roll(was, now, events)
        elif action["kind"] == "found_building":
            self.founded.setdefault(seat, []).append(action["vertex"])
            self.check_payment(now, seat, action["vertex"], events)
        elif action.get("card") == "irrigation" and action["kind"] == "play_progress":
            fields = {
                hex_
                for at, (owner, _) in was.buildings.items()
                if owner == seat
                for hex_ in self.waters.around[at]
                if was.public["board"]["terrain"][hex_] == "field"
            }
            self.seen["irrigation"] += 1
            assert gains(events) == {(seat, "grain"): min(2 * len(fields), was.public["bank"]["grain"])}

    def check_payment(self, now: Position, seat: int, at: int, events: Sequence[Json]) -> None:
        """TDEGK-28 to TDEGK-31, TDEEL-23 to TDEEL-25: two rounds as ever, then once more from the last one on."""
        start = now.public["starting_player"]
        order = [(start + i) % self.players for i in range(self.players)]
        # Whoever placed the last city is the starting player.
        order = order + order[::-1] + order
        done = self.seen["found_building"] - 1
        assert seat == order[done]
        assert now.buildings[at] == (seat, "city" if done // self.players == 1 else "settlement")
        lands = [now.public["board"]["terrain"][hex_] for hex_ in self.waters.around[at]]
        due = Counter((seat, YIELDS[land]) for land in lands if land in YIELDS)
        assert gains(events) == (due if done // self.players == 2 else Counter())

    def check_battle(self, was: Position, events: Sequence[Json]) -> None:
        """CK-158 to CK-163: what attacks, what defends, and who is honoured."""
        for public in events:
            if public["event"] != "barbarians_attacked":
                continue
            self.seen["attack"] += 1
            cities = sum(piece == "city" for _, piece in was.buildings.values())
            shares: Counter[int] = Counter()
            for at, knight in was.knights.items():
                if knight.active and self.defends(at):
                    shares[knight.seat] += knight.strength
                elif knight.active:
                    self.seen["active knight away in an attack"] += 1
            assert (public["strength"], public["defence"]) == (cities, shares.total())
            best = [seat for seat in shares if shares[seat] == max(shares.values())]
            honoured = [other["seat"] for other in events if other["event"] == "defender_honoured"]
            won = shares.total() >= cities
            assert public["winner"] == ("knights" if won else "barbarians")
            assert honoured == (best if won and len(best) == 1 else [])

    def check_roll(self, was: Position, now: Position, events: Sequence[Json]) -> None:
        """What a number brings, unless an attack, a shortage or a city that falls comes between."""
        kinds = {public["event"] for public in events}
        number = now.public["number"]
        if kinds & {"shortage", "city_pillaged", "event_card"} or now.public["decision"] in (
            "choose_deck",
            "lose_city",
            "discard_progress",
            "over",
        ):
            return
        due: Counter[tuple[int, str]] = Counter()
        robber = was.public["board"]["robber"] if now.public["cities_and_knights"]["attacks"] else None
        gold = self.gold_seats(was, number) if number != 7 else Counter()
        for hex_, told in enumerate(was.public["board"]["numbers"]):
            if number not in told or hex_ == robber or not self.bears(was, hex_):
                continue
            terrain = was.public["board"]["terrain"][hex_]
            for corner in self.waters.hex_corners[hex_]:
                seat, piece = was.buildings.get(corner, (-1, ""))
                if seat >= 0 and terrain == "gold_field":
                    gold[seat] += 2 if piece == "city" else 1
                elif 0 <= seat < self.players and terrain in YIELDS:
                    due[seat, YIELDS[terrain]] += 1
                    if piece == "city":
                        due[seat, GOODS.get(terrain, YIELDS[terrain])] += 1
        gained = gains(events)
        assert gained == due, f"{number} brought {gained}, due was {due}"
        order = [(now.public["active"] + i) % self.players for i in range(self.players)]
        if any(gold.values()):
            self.seen["gold"] += 1
            first = next(seat for seat in order if gold[seat])
            assert (now.public["decision"], now.public["actors"]) == ("choose_resource", [first])
        elif number != 7:
            assert now.public["decision"] != "choose_resource"
        self.gold_due = [seat for seat in order for _ in range(gold[seat])]

        self.gold_takers = set(self.gold_due)

    def check_gold(self, now: Position, seat: int, decision: str) -> None:
        """SEA-57, CKS-34: who is asked for gold, one after the other, and that they have no aqueduct."""
        if decision == "choose_resource" and self.gold_due:
            assert seat == self.gold_due[0]
            self.gold_due = self.gold_due[1:]
            if self.gold_due and any(now.public["bank"][card] for card in YIELDS.values()):
                assert (now.public["decision"], now.public["actors"]) == ("choose_resource", [self.gold_due[0]])
            else:
                self.gold_due = []
                assert now.public["decision"] != "choose_resource"

    def judge(self, now: Position, views: Mapping[int, Json], legal: Sequence[Json], last: Json) -> None:
        """What may be done now, by the one who is asked."""
        raise NotImplementedError

    def take_in(self, was: Position, now: Position, seat: int, action: Json, events: Sequence[Json]) -> None:
        """What an action has led to."""
        self.follow(was, now, seat, action, events)
        self.check_gold(now, seat, was.public["decision"])

    # The whole position

    def harbour_corners(self, now: Position, seat: int) -> set[int]:
        return {at for at, (owner, _) in now.buildings.items() if owner == seat}

    def check_position(self, now: Position) -> None:
        cities = now.public["cities_and_knights"]
        for seat, told in enumerate(now.public["seats"]):
            built = [piece for owner, piece in now.buildings.values() if owner == seat]
            points = len(built) + built.count("city") + cities["defenders"][seat]
            points += 2 * sum(now.buildings[at][0] == seat for at in cities["metropolises"].values())
            points += 2 * (now.public["awards"].get("longest_road") == seat)
            points += list(cities["open_cards"].values()).count(seat)
            points += cities["merchant"] is not None and cities["merchant"]["holder"] == seat
            points += self.scenario_points(now.public, seat)
            assert told["points"] == points, f"{seat} has {points}, told {told['points']}"
            assert told["target"] == self.target_of(now, seat)
            # Nobody trades while a knight is on its way.
            if cities["displaced_knight"] is None:
                self.check_rates(now, seat, told["rates"])
        if now.public["turn"]:
            active, over = now.public["active"], now.public["decision"] == "over"
            assert over == self.has_won(now, active)
            assert now.public["winner"] == (active if over else None)

    def has_won(self, now: Position, seat: int) -> bool:
        return bool(now.public["seats"][seat]["points"] >= self.target_of(now, seat))

    def target_of(self, now: Position, seat: int) -> int:
        return self.target

    def check_rates(self, now: Position, seat: int, told: Mapping[str, int]) -> None:
        cities = now.public["cities_and_knights"]
        corners = self.harbour_corners(now, seat)
        rates = dict.fromkeys(told, 4)
        kinds = {
            kind for side, kind in now.public["board"]["harbours"].items() if corners & set(self.waters.ends[int(side)])
        }
        if "3:1" in kinds:
            rates = dict.fromkeys(told, 3)
        rates |= dict.fromkeys(kinds - {"3:1"}, 2)
        if cities["levels"][seat]["trade"] >= GUILD:
            rates |= dict.fromkeys(GOODS.values(), 2)
        if cities["merchant"] is not None and cities["merchant"]["holder"] == seat:
            terrain = now.public["board"]["terrain"][cities["merchant"]["hex"]]
            rates |= {YIELDS[terrain]: 2} if terrain in YIELDS else {}
        if seat == now.public["active"]:
            rates |= dict.fromkeys(self.fleets, 2)
        assert dict(told) == rates, f"{seat} trades at {told}, due is {rates}"
