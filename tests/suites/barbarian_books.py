"""The bookkeeping of `barbarian_attack` by itself: barbarians, knights, prisoners and all that follows from them.

Every event that the rules do not leave to chance is expected before it is heard; of a roll only the result is believed.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.suites.barbarian_spoils import MOST_BARBARIANS, Plan, treasons, within
from tests.suites.books import NOBODY, Json, Option, holds
from tests.suites.gold_books import GOLD, GoldBooks

TARGET = 12
BARBARIANS = 36
KNIGHTS = 6
DECK = Counter(knighthood=14, black_knight=4, treason=4, intrigue=4)
CARD_COST = Counter(wool=1, grain=1, ore=1)
TREASON_GOLD = 2
RIDE, LONG_RIDE = 3, 5
# BARB-126: more than the founding pieces give.
SPARED_POINTS = 3
HARBORMASTER = "harbormaster"
HARBORMASTER_POINTS = 3
# What is asked in this scenario alone.
DECISIONS = (
    "place_knight",
    "move_knights",
    "ride_knight",
    "take_barbarian",
    "put_barbarian",
    "take_prisoner",
    "rob_anybody",
)


@dataclass
class BarbarianBooks(GoldBooks):
    """Follows what seats do in their turns, until they drive the barbarians out at the end of them."""

    exact_kinds = GoldBooks.exact_kinds | {
        "buy_card": (),
        "end_turn": (),
        "place_knight": ("edge",),
        "send_knight": ("edge",),
        "ride_knight": ("edge",),
        "end_rides": (),
        "take_barbarian": ("hex",),
        "put_barbarian": ("hex",),
        "take_prisoner": ("hex",),
        "rob_anybody": ("seat",),
        "rob_nobody": (),
        "take_up_barbarian": ("hex",),
    }

    coast: Sequence[int] = field(kw_only=True)
    castle: int = field(kw_only=True)
    points_to_win: int = TARGET
    barbarians: Counter[int] = field(init=False, default_factory=Counter)
    left: int = field(init=False, default=BARBARIANS)
    conquered: set[int] = field(init=False, default_factory=set)
    fallen: set[int] = field(init=False, default_factory=set)
    prisoners: list[int] = field(init=False)
    knights: dict[int, int] = field(init=False, default_factory=dict)
    # Whose knights are placed or ride now, those of them that have ridden, and the one that is about to.
    in_hand: int | None = field(init=False, default=None)
    ridden: set[int] = field(init=False, default_factory=set)
    riding: int = field(init=False, default=NOBODY)
    deck: Counter[str] = field(init=False, default_factory=lambda: Counter(DECK))
    spent: Counter[str] = field(init=False, default_factory=Counter)
    # The decision of this scenario that has to come next, and the places for it.
    asked: str = field(init=False, default="")
    places: set[int] = field(init=False, default_factory=set)
    # What is left of a treason, whether a barbarian is in hand, and where it comes from.
    plans: list[Plan] = field(init=False, default_factory=list)
    lifted: int = field(init=False, default=0)
    source: int | None = field(init=False, default=None)
    on_turn: int = field(init=False, default=NOBODY)
    due: Counter[int] = field(init=False, default_factory=Counter)
    told: deque[Json] = field(init=False, default_factory=deque)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.prisoners = [0] * self.players
        numbers = self.start["board"]["numbers"]
        self.hex_with = {number: hex_ for hex_ in self.coast for number in numbers[hex_]}
        # BARB-22.
        for number in (2, 12):
            if number in self.hex_with:
                self.barbarians[self.hex_with[number]] += 1
                self.left -= 1
        self.served = {corner for edge in self.start["board"]["harbours"] for corner in self.island.ends[int(edge)]}
        self.castle_sides = set(self.island.hex_sides[self.castle])
        # BARB-135: the first neutral colour lends it.
        self.mercenary = self.players if self.two else NOBODY
        self.steps = {
            side: within(self.island.ends, self.island.sides_at.__getitem__, side) for side in self.island.sides
        }

    # What follows from the position

    def stands(self, corner: int) -> bool:
        """BARB-52, BARB-53."""
        return corner in self.buildings and corner not in self.fallen

    def points(self, seat: int) -> int:
        """BARB-103."""
        return super().points(seat) + (self.prisoners[seat] // 2 if seat < self.players else 0)

    def count(self, colour: int, piece: str) -> int:
        """BARB-03, BARB-57, BARB-135."""
        if piece != "knight":
            return super().count(colour, piece)
        all_of_them = KNIGHTS if colour < self.players else int(colour == self.mercenary)
        return all_of_them - list(self.knights.values()).count(colour)

    def blocked(self, hex_: int) -> bool:
        """BARB-43, BARB-44."""
        return hex_ in self.conquered

    def road_places(self, colour: int) -> set[int]:
        """BARB-46, BARB-156."""
        closed = {side for hex_ in self.conquered for side in self.island.hex_sides[hex_]}
        found = super().road_places(colour)
        self.seen["roads closed"] += bool(found & closed)
        self.seen["roads beside knights"] += bool((found - closed) & self.knights.keys())
        return found - closed

    def settlement_places(self, colour: int) -> set[int]:
        """BARB-47."""
        closed = {corner for hex_ in self.conquered for corner in self.island.hex_corners[hex_]}
        found = super().settlement_places(colour)
        self.seen["corners closed"] += bool(found & closed)
        return found - closed

    def city_places(self, colour: int) -> set[int]:
        """BARB-49, BARB-55."""
        found = super().city_places(colour)
        self.seen["fallen settlements"] += bool(found & self.fallen)
        near = {corner for hex_ in self.conquered for corner in self.island.hex_corners[hex_]}
        self.seen["cities at conquered hexes"] += bool(found & near - self.fallen)
        return found - self.fallen

    def protected(self, seat: int) -> bool:
        """BARB-126, FRND-21."""
        return "friendly_robber" in self.variants and self.points(seat) <= SPARED_POINTS

    def victims(self, thief: int, public: Json) -> set[int]:
        """BARB-30, BARB-126; who has no card is no choice (BASE-95)."""
        others = {seat for seat, told in enumerate(public["seats"]) if told["hand_size"] and seat != thief}
        spared = {seat for seat in others if self.protected(seat)}
        self.seen["spared"] += bool(spared)
        return others - spared

    def rooms(self) -> set[int]:
        """BARB-75, BARB-76."""
        return {hex_ for hex_ in self.coast if self.barbarians[hex_] < MOST_BARBARIANS}

    def destinations(self, side: int, grain: int) -> set[int]:
        """BARB-80 to BARB-86, BARB-157."""
        reach = LONG_RIDE if grain else RIDE
        near = {at for at, steps in self.steps[side].items() if steps <= reach}
        return near - self.knights.keys() - self.castle_sides

    def harbour_points(self, colour: int) -> int:
        """HARB-02, HARB-03, HARB-09, BARB-134."""
        own = [corner for corner in self.served if self.owner(corner) == colour and self.stands(corner)]
        return sum(2 if self.buildings[corner][1] == "city" else 1 for corner in own)

    def rank(self) -> None:
        """HARB-05, HARB-06, HARB-10."""
        if HARBORMASTER not in self.variants:
            return
        points = [self.harbour_points(seat) for seat in range(self.players)]
        leaders = [seat for seat, own in enumerate(points) if own == max(points) >= HARBORMASTER_POINTS]
        if self.holders[HARBORMASTER] not in leaders:
            holder = leaders[0] if len(leaders) == 1 else None
            self.seen["harbormaster lost"] += self.holders[HARBORMASTER] is not None and self.turn_number > 0
            self.holders[HARBORMASTER] = holder

    def won(self) -> bool:
        """BARB-41, BARB-122."""
        return self.turn_number > 0 and self.points(self.on_turn) >= self.target(self.on_turn)

    # What may be done

    def builds(self, view: Json, seat: int) -> set[Option]:
        """BARB-58, BARB-60, BARB-62: with the spent ones there is always a card."""
        found = super().builds(view, seat)
        return found | ({("buy_card",)} if holds(view["own"]["hand"], CARD_COST) else set())

    def token_actions(self, view: Json, seat: int) -> set[Option]:
        """BARB-144, TWO-77."""
        found = super().token_actions(view, seat)
        if self.two and not view["trade_tokens"]["action_paid"] and self.tokens[seat] >= self.token_price(seat):
            found |= {("take_up_barbarian", hex_) for hex_ in +self.barbarians if self.rooms() - {hex_}}
        return found

    def options(self, view: Json, seat: int) -> set[Option]:
        found = super().options(view, seat)
        decision = view["decision"]
        grain = view["own"]["hand"]["grain"]
        if decision == "action":
            found.add(("end_turn",))
        elif decision == "move_knights":
            able = {side for side in self.waiting() if self.destinations(side, grain)}
            found |= {("send_knight", side) for side in able}
            # BARB-85, BARB-88.
            if not able & self.castle_sides:
                found.add(("end_rides",))
        elif decision == "ride_knight":
            found |= {("ride_knight", side) for side in self.destinations(self.riding, grain)}
        elif decision == "rob_anybody":
            found |= {("rob_anybody", victim) for victim in self.victims(seat, view)} | {("rob_nobody",)}
        elif decision in DECISIONS:
            found |= {(decision, place) for place in self.places}
        return found

    def waiting(self) -> set[int]:
        """The knights that may still ride (BARB-79, BARB-87, BARB-89)."""
        return {side for side, colour in self.knights.items() if colour == self.in_hand and side not in self.ridden}

    # What happens

    def listen(self, kinds: Sequence[str] | None = None) -> None:
        """Hear what comes next of the base game: of some kinds, or all there is."""
        while self.told and (kinds is None or self.told[0]["event"] in kinds):
            assert self.told[0]["event"] not in ("attack_rolled", "barbarian_landed", "barbarians_beaten"), self.told[0]
            self.hear(self.told.popleft())

    def take(self, kind: str, **facts: object) -> Json:
        """The next event, which has to be this one."""
        assert self.told, f"{kind} {facts} is missing"
        public = self.told.popleft()
        wrong = {name: fact for name, fact in facts.items() if public.get(name) != fact}
        assert (public["event"], wrong) == (kind, {}), f"{public} in place of {kind} {facts}"
        return public

    def act(self, seat: int, action: Json) -> None:
        super().act(seat, action)
        if action["kind"] == "take_up_barbarian":
            price = self.token_price(seat)
            self.tokens[seat] -= price
            self.token_supply += price
            self.seen["barbarian moved for two tokens"] += price == 2

    def built(self, told: Json) -> None:
        if told["piece"] == "knight":
            assert told["place"] not in self.knights, "BARB-64, BARB-65"
            assert told["colour"] == self.in_hand
            self.knights[told["place"]] = told["colour"]
            return
        if self.turn_number == 0 and told["colour"] < self.players and told["piece"] in ("settlement", "city"):
            assert (told["piece"] == "city") == (self.founded[told["colour"]] == 1), "BARB-24"
        super().built(told)
        self.rank()

    def hear(self, public: Json) -> None:
        kind = public["event"]
        if kind == "award_moved" and public["award"] == HARBORMASTER:
            assert public["holder"] == self.holders[HARBORMASTER], f"{public['holder']} is not the harbormaster"
            return
        super().hear(public)
        if kind == "turn_started":
            self.on_turn = public["seat"]
            self.in_hand, self.ridden = None, set()

    # Landing

    def attack(self, seat: int, times: int = 1) -> None:
        """BARB-34 to BARB-41, BARB-119, BARB-131."""
        for _ in range(times):
            results: set[int] = set()
            if not self.won():
                self.seen["attacks"] += 1
                self.seen["attacks without barbarians"] += not self.left
            while len(results) < 3 and self.left and not self.won():
                public = self.take("attack_rolled", seat=seat)
                number = public["first"] + public["second"]
                self.seen["rolled again"] += number == 7 or number in results
                if number == 7 or number in results:
                    continue
                results.add(number)
                hex_ = self.hex_with.get(number)
                if hex_ is None or self.barbarians[hex_] == MOST_BARBARIANS:
                    self.seen["nobody landed"] += 1
                    continue
                self.land(hex_)
            self.seen["attacks cut short"] += 0 < len(results) < 3

    def land(self, hex_: int) -> None:
        assert hex_ in self.rooms()
        self.barbarians[hex_] += 1
        self.left -= 1
        self.take("barbarian_landed", hex=hex_, barbarians=self.barbarians[hex_])
        self.look_around()

    def look_around(self) -> None:
        """Hexes and buildings fall and stand again as they must, at once (BARB-42, BARB-51, BARB-54, BARB-104, 105)."""
        conquered = {hex_ for hex_ in self.coast if self.barbarians[hex_] == MOST_BARBARIANS}
        for hex_ in conquered - self.conquered:
            self.take("hex_conquered", hex=hex_)
            self.seen["hex conquered"] += 1
        for hex_ in self.conquered - conquered:
            self.take("hex_freed", hex=hex_)
            self.seen["hex freed"] += 1
        self.conquered = conquered
        fallen = {corner for corner in self.buildings if set(self.island.hexes_at[corner]) <= conquered}
        changed = fallen ^ self.fallen
        self.seen["several buildings at once"] += len(changed) > 1
        while changed:
            public = self.take("building_conquered" if changed & fallen else "building_freed")
            corner = public["vertex"]
            changed.remove(corner)
            assert (public["colour"], public["piece"]) == self.buildings[corner]
            self.seen[f"{public['piece']} {'conquered' if corner in fallen else 'freed'}"] += 1
            self.seen["neutral building conquered"] += public["colour"] >= self.players
        self.fallen = fallen
        if self.turn_rates:
            # A harbour comes and goes with its building, in the middle of a turn as well (BARB-53, BARB-105).
            self.turn_rates = {}
            self.turn_rates = self.rates(self.on_turn)
        self.rank()
        self.listen(("award_moved",))

    # Cards

    def buy(self, seat: int) -> None:
        """BARB-59, BARB-61, BARB-62, BARB-74."""
        drawn, told = "intrigue", "card_bought"
        while drawn == "intrigue":
            if not self.deck.total():
                self.deck, self.spent = self.spent, Counter()
                self.seen["deck shuffled anew"] += 1
            self.take(told, seat=seat)
            drawn = self.take("card_played", seat=seat)["card"]
            assert self.deck[drawn], f"no {drawn} is left"
            self.deck[drawn] -= 1
            self.spent[drawn] += 1
            self.seen[drawn] += 1
            if drawn == "intrigue" and (held := +self.barbarians):
                if len(held) == 1:
                    self.capture(seat, *held)
                else:
                    self.ask("take_prisoner", set(held))
                return
            told = "card_drawn"
            self.seen["intrigue against nobody"] += drawn == "intrigue"
        if drawn == "treason":
            self.due[seat] += TREASON_GOLD
            # Gold comes before the barbarians move.
            self.take("gained", seat=seat, card=GOLD, count=TREASON_GOLD)
            self.plans = treasons(self.coast, self.barbarians, self.left)
            longest = len(self.plans[0]) if self.plans else 0
            self.seen[f"treason with {longest} moves"] += 1
            self.seen["treason from the supply"] += bool(self.plans) and any(None in move for move in self.plans[0])
            self.betray()
        elif drawn in ("knighthood", "black_knight"):
            every = self.castle_sides if drawn == "knighthood" else set(self.island.sides)
            free = every - self.knights.keys()
            self.seen["knights on roads and conquered edges"] += bool(free & self.routes.keys())
            # BARB-67.
            if self.count(seat, "knight") and free:
                self.in_hand = seat
                self.ask("place_knight", free)
            else:
                self.seen["knight card without effect"] += 1

    def ask(self, decision: str, places: set[int]) -> None:
        self.asked, self.places = decision, places

    def placed(self, seat: int) -> None:
        """BARB-136: with the first knight of the game comes the mercenary."""
        if self.two and self.in_hand == seat and self.count(self.mercenary, "knight"):
            self.in_hand = self.mercenary
            self.ask("place_knight", self.castle_sides - self.knights.keys())
            self.seen["mercenary"] += 1
        else:
            self.in_hand = None

    def capture(self, seat: int, hex_: int) -> None:
        """BARB-73, BARB-77."""
        self.barbarians[hex_] -= 1
        self.prisoners[seat] += 1
        self.take("prisoners_taken", seat=seat, hex=hex_, prisoners=1)
        self.look_around()

    def betray(self) -> None:
        """What a treason asks next."""
        if not self.plans or not self.plans[0]:
            self.plans = []
            return
        leaving = {plan[0][0] for plan in self.plans}
        if leaving == {None}:
            self.source = None
            self.left, self.lifted = self.left - 1, 1
            self.ask("put_barbarian", {plan[0][1] for plan in self.plans})
        else:
            assert None not in leaving, "the rules leave open which goes first"
            self.ask("take_barbarian", {hex_ for hex_ in leaving if hex_ is not None})

    def pick_up(self, seat: int, hex_: int, by_treason: bool) -> None:
        self.source = hex_
        self.barbarians[hex_] -= 1
        self.lifted = 1
        self.take("barbarian_left", seat=seat, hex=hex_)
        self.look_around()
        if self.won():
            self.plans = []
        elif by_treason:
            self.plans = [plan for plan in self.plans if plan[0][0] == hex_]
            self.ask("put_barbarian", {plan[0][1] for plan in self.plans})
        else:
            # BARB-144, BARB-159.
            self.ask("put_barbarian", self.rooms() - {hex_})

    def put_down(self, seat: int, hex_: int) -> None:
        self.left, self.lifted = self.left + 1, 0
        self.land(hex_)
        self.plans = [plan[1:] for plan in self.plans if plan[0] == (self.source, hex_)]
        if self.won():
            self.plans = []
        self.betray()

    # Knights

    def ride_out(self, seat: int) -> None:
        """BARB-28, BARB-79, BARB-121."""
        self.in_hand = seat
        self.ridden = set()
        self.go_on(seat)

    def go_on(self, seat: int) -> None:
        if self.waiting():
            self.asked = "move_knights"
        else:
            self.rode(seat)

    def rode(self, seat: int) -> None:
        """BARB-137: when the own knights have ridden the mercenary may; then the barbarians are driven out."""
        if self.two and self.in_hand == seat and self.mercenary in self.knights.values():
            self.in_hand = self.mercenary
            self.ridden = set()
            self.go_on(seat)
            return
        mine = {side for side, colour in self.knights.items() if colour in (seat, self.mercenary)}
        self.seen["stuck at the castle"] += bool(mine & self.castle_sides)
        self.in_hand, self.ridden = None, set()
        self.drive_out(seat)

    def drive_out(self, seat: int) -> None:
        """What the end of a turn brings."""
        raise NotImplementedError

    def ride(self, seat: int, side: int) -> None:
        colour = self.knights.pop(self.riding)
        self.take("moved", colour=colour, piece="knight", origin=self.riding, place=side)
        self.seen["long rides"] += self.steps[self.riding][side] > RIDE
        self.seen["mercenary rides"] += colour == self.mercenary
        self.knights[side] = colour
        self.ridden.add(side)
        self.riding = NOBODY
        self.go_on(seat)
