"""The bookkeeping of `fishermen` by itself: where fish are caught, and what everybody is told of a game.

Tokens and the boot are counted from events as the seats see them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tests.suites.books import OWN_TIME, PIECE_POINTS, Books, Island, Json

TOKENS = Counter({1: 11, 2: 10, 3: 8})
STARTING_TOKENS = Counter({1: 2, 2: 2, 3: 1})
WORTH = {"one_fish": 1, "two_fish": 2, "three_fish": 3}
MOST_HELD = 7
PRICES = {
    "robber_for_fish": 2,
    "theft_for_fish": 3,
    "resource_for_fish": 4,
    "road_for_fish": 5,
    "card_for_fish": 7,
}
FISH_KINDS = (*PRICES, "pass_boot", "exchange_fish", "keep_fish", "choose_fish_victim")
# Of `two_player` (FISH-95).
TRADE_TOKEN_KINDS = ("forced_trade", "send_robber_home", "turn_in_knight")
LAKE_NUMBERS = [2, 3, 11, 12]
GROUND_NUMBERS = [4, 5, 6, 8, 9, 10]


def ground_sides(island: Island, tip: int) -> list[int]:
    """The coast on both sides of a tip; two hexes meet there, else it is none (FISH-14)."""
    sides = [side for side in island.sides_at[tip] if side in island.coast]
    assert (len(sides), len(island.hexes_at[tip])) == (2, 2), f"no ground can point at {tip}"
    return sides


def ground_corners(island: Island, tip: int) -> set[int]:
    return {tip} | {island.far_end(side, tip) for side in ground_sides(island, tip)}


def payments(held: Mapping[int, int], price: int) -> set[str]:
    """All sets of held tokens that pay a price and hold none that could be left out (FISH-48, FISH-103)."""
    found: set[str] = set()
    for ones in range(held.get(1, 0) + 1):
        for twos in range(held.get(2, 0) + 1):
            for threes in range(held.get(3, 0) + 1):
                paid = [1] * ones + [2] * twos + [3] * threes
                if paid and sum(paid) >= price > sum(paid) - paid[0]:
                    found.add("+".join(str(fish) for fish in paid))
    return found


@dataclass
class Due:
    """What a seat has still to get from one roll."""

    seat: int
    count: int
    exchanging: bool = False


@dataclass
class Oracle(Books):
    """Follows one game; every method that finds the game wrong raises AssertionError."""

    # By seat, then by the fish on a token.
    held: list[Counter[int]] = field(init=False)
    spent: Counter[int] = field(init=False)
    left: int = field(init=False)
    boot: int | None = field(init=False, default=None)
    due: list[Due] = field(init=False, default_factory=list)
    begun: bool = field(init=False, default=False)
    robber_due: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.held = [Counter(STARTING_TOKENS if self.two else {}) for _ in range(self.players)]
        self.spent = Counter()
        self.left = 20 if self.two else 30

    # What follows from the position

    @property
    def lake(self) -> int:
        return int(self.start["board"]["terrain"].index("lake"))

    @property
    def lake_numbers(self) -> list[int]:
        return list(self.start["board"]["numbers"][self.lake])

    def target(self, seat: int) -> int:
        """FISH-75, FISH-92."""
        return super().target(seat) + (self.boot == seat)

    def price(self, kind: str, seat: int) -> int:
        """FISH-96: one fish less for who is behind, of two."""
        return PRICES[kind] - (self.two and self.points(seat) < self.points(1 - seat))

    def fish_due(self, number: int) -> Counter[int]:
        """What a number brings to each seat (FISH-27 to FISH-33, FISH-71, FISH-72, FISH-99)."""
        waters = [
            ground_corners(self.island, int(tip))
            for tip, shown in self.start["fishermen"]["fishing_grounds"].items()
            if shown == number
        ]
        if number in self.lake_numbers and self.robber != self.lake:
            waters.append(set(self.island.hex_corners[self.lake]))
        due: Counter[int] = Counter()
        for corners in waters:
            for corner in corners & self.buildings.keys():
                owner, piece = self.buildings[corner]
                if owner < self.players:
                    due[owner] += PIECE_POINTS[piece]
        return due

    def fish_actions(self, view: Json) -> set[tuple[str, object]]:
        """All that the active seat may do with fish and boot now (FISH-46, FISH-47, FISH-53 to FISH-62, FISH-77)."""
        if view["decision"] not in OWN_TIME:
            return set()
        seat: int = view["active"]
        others = [other for other in range(self.players) if other != seat]
        damaged = self.broken(seat)
        possible = {
            "robber_for_fish": self.robber is not None,
            "theft_for_fish": any(view["seats"][other]["hand_size"] for other in others),
            "resource_for_fish": any(view["bank"].values()),
            # A damaged road is all that a free road can go to (EVNT-29).
            "road_for_fish": bool(damaged) or bool(self.road_places(seat)),
            "card_for_fish": view["deck_left"] > 0,
        }
        found: set[tuple[str, object]] = set()
        for kind, can in possible.items():
            if can:
                found |= {(kind, payment) for payment in payments(self.held[seat], self.price(kind, seat))}
        if self.boot == seat and view["decision"] == "action":
            found |= {("pass_boot", other) for other in others if self.points(other) >= self.points(seat)}
        return found

    # What happens

    def refill(self) -> None:
        self.left += sum(self.spent.values())
        self.spent.clear()
        self.seen["refill"] += 1

    def face_down(self) -> Counter[int]:
        """What must lie in the supply, the boot left out."""
        rest = Counter(TOKENS)
        for tokens in (*self.held, self.spent):
            rest.subtract(tokens)
        assert min(rest.values()) >= 0, "there are more tokens than the game has"
        assert sum(rest.values()) + (self.boot is None) == self.left, "tokens got lost"
        return rest

    def draw(self, seat: int, token: int | None) -> None:
        """A token, or the boot, comes out of the supply for whoever is next (FISH-34, FISH-39, FISH-100, FISH-102)."""
        self.drop_done()
        assert self.due, f"{seat} draws without being due anything"
        first = self.due[0]
        assert first.seat == seat, f"{seat} draws before {first.seat}"
        assert first.exchanging or sum(self.held[seat].values()) < MOST_HELD, "nobody holds more than seven"
        self.begun = True
        if self.left == 0:
            self.refill()
            self.seen["late refill"] += 1
        rest = self.face_down()
        assert self.left > 0, "drawn from nothing"
        self.left -= 1
        if token is None:
            assert self.boot is None, "there is one boot"
            self.boot = seat
            self.seen["boot in exchange" if first.exchanging else "boot"] += 1
        else:
            assert rest[token] > 0, f"no {token} was left"
            self.held[seat][token] += 1
        if self.left == 0 and self.spent:
            self.refill()
        # Of all that is due beyond seven one exchange is the whole (FISH-42, FISH-45).
        first.count = 0 if first.exchanging else first.count - 1

    def drop_done(self) -> None:
        while self.due and self.due[0].count == 0:
            self.due.pop(0)

    def pay(self, seat: int, tokens: Counter[int]) -> None:
        assert tokens <= self.held[seat], "paid with what is not held"
        self.held[seat] -= tokens
        self.spent += tokens

    def came_up(self, seat: int, number: int) -> None:
        """Who gets how much, and whether there is enough (FISH-34, FISH-37, FISH-38)."""
        assert not self.due, "the last roll is not done with"
        self.begun = False
        if number == 7:
            self.robber_due = True
            return
        due = self.fish_due(number)
        room = [MOST_HELD - sum(tokens.values()) for tokens in self.held]
        if sum(min(due[at], room[at]) for at in range(self.players)) > self.left + sum(self.spent.values()):
            self.seen["short"] += 1
            return
        order = [(seat + step) % self.players for step in range(self.players)]
        self.due = [Due(at, due[at]) for at in order if due[at]]
        if number in self.lake_numbers and self.robber == self.lake:
            self.seen["lake closed"] += 1
        self.seen["fish rolls"] += len(self.due) > 0

    def built(self, told: Json) -> None:
        super().built(told)
        colour, piece, place = told["colour"], told["piece"], told["place"]
        # FISH-22 to FISH-24, FISH-98.
        if self.turn_number == 0 and piece == "settlement" and self.founded[colour] == 2 and not self.two:
            tips = [int(tip) for tip in self.start["fishermen"]["fishing_grounds"]]
            if any(place in ground_corners(self.island, tip) for tip in tips):
                self.due = [Due(colour, 1)]
                self.seen["founded at a ground"] += 1
            self.seen["founded at the lake"] += place in self.island.hex_corners[self.lake]

    def listen(self, told: Sequence[Json], public: Json) -> None:
        """One event, as every seat and as a spectator hears it."""
        self.hear(public)
        kind = public["event"]
        seat: int = public.get("seat", -1)
        if kind == "fish_drawn":
            # FISH-35: what it is, only who draws it learns.
            assert all(("token" in heard) == (at == seat) for at, heard in enumerate(told))
            assert "token" not in public
            self.draw(seat, WORTH[told[seat]["token"]])
        elif kind == "old_boot_drawn":
            self.draw(seat, None)
        elif kind == "fish_exchanged":
            self.drop_done()
            assert self.due
            assert self.due[0].seat == seat
            assert not self.due[0].exchanging
            assert sum(self.held[seat].values()) == MOST_HELD
            self.pay(seat, Counter([WORTH[public["token"]]]))
            self.due[0].exchanging = True
            self.seen["exchange"] += 1
        elif kind == "fish_paid":
            self.pay(seat, Counter(int(fish) for fish in public["payment"].split("+")))
        elif kind == "old_boot_passed":
            assert self.boot == public["giver"] != public["taker"]
            self.boot = public["taker"]
        elif kind == "fish_short":
            raise AssertionError("with room for seven each there are always enough")

    # One action

    def follow(self, seat: int, action: Json, events: Sequence[tuple[Sequence[Json], Json]], before: Json) -> None:
        """Take in an action that was applied, with its events and the view of a spectator before it."""
        kind = action["kind"]
        points = [self.points(at) for at in range(self.players)]
        self.act(seat, action)
        if kind == "move_robber":
            assert self.robber_due
            self.robber_due = False
        elif kind == "play_card" and action["card"] == "knight":
            self.robber_due = True
        elif kind == "keep_fish":
            self.drop_done()
            assert self.due[0].seat == seat
            self.due[0].count = 0
        for told, public in events:
            self.listen(told, public)
        kinds = [public["event"] for _, public in events]
        if kind in PRICES:
            assert kinds.count("fish_paid") == 1
            assert "paid" not in kinds, "fish are all it costs"
            self.seen[f"{kind} {before['decision']}"] += 1
            if kind == "robber_for_fish":
                self.robber = None
                assert "stolen" not in kinds
        else:
            assert "fish_paid" not in kinds
        if kind == "pass_boot":
            assert self.boot == action["seat"]
            assert points[action["seat"]] >= points[seat]
        else:
            assert "old_boot_passed" not in kinds
        # FISH-21: nothing for a lake.
        self.check_gains(seat, action, [public for _, public in events], before["bank"])

    def check_effects(self, seat: int, action: Json, before: Sequence[Json], after: Sequence[Json], fish: str) -> None:
        """What fish bring, and that they are no cards; `fish` is the action that a question belongs to."""
        kind = action["kind"]
        was, now = before[-1], after[-1]
        hands = [now["seats"][at]["hand_size"] - was["seats"][at]["hand_size"] for at in range(self.players)]
        nothing = [0] * self.players
        mine, later = before[seat]["own"], after[seat]["own"]
        if kind in PRICES or kind in ("pass_boot", "exchange_fish", "keep_fish"):
            expected = list(nothing)
            rich = [at for at in range(self.players) if at != seat and was["seats"][at]["hand_size"]]
            if kind == "theft_for_fish" and len(rich) == 1:
                # Nobody is asked where there is no choice.
                expected[seat] += 1
                expected[rich[0]] -= 1
            assert hands == expected
        if kind == "card_for_fish":
            # FISH-60, FISH-61: a card like a bought one.
            assert now["deck_left"] == was["deck_left"] - 1
            gained = Counter(later["development_cards"]) - Counter(mine["development_cards"])
            assert sum(gained.values()) == 1
            assert Counter(later["bought_this_turn"]) - Counter(mine["bought_this_turn"]) == gained
        elif kind in ("buy_card", "play_card"):
            pass
        else:
            assert now["deck_left"] == was["deck_left"]
        if kind == "choose_fish_victim":
            expected = list(nothing)
            expected[seat] += 1
            expected[action["seat"]] -= 1
            assert hands == expected
            assert now["bank"] == was["bank"]
        elif kind == "choose_resource" and fish == "resource_for_fish":
            expected = list(nothing)
            expected[seat] += 1
            assert hands == expected
            assert Counter(was["bank"]) - Counter(now["bank"]) == Counter([action["card"]])
            assert Counter(later["hand"]) - Counter(mine["hand"]) == Counter([action["card"]])
        elif kind in ("place_road", "repair_road") and fish == "road_for_fish":
            assert hands == nothing
            assert now["bank"] == was["bank"]
            spare = was["seats"][seat]["supply"]["road"] - now["seats"][seat]["supply"]["road"]
            assert spare == (kind == "place_road")
            if self.two and not now["winners"]:
                # TWO-25, TWO-62: a neutral road for it, where there can be one.
                able = bool(self.neutral_places("road"))
                assert (now["decision"] == "build_neutral") == (kind == "place_road" and able)

    def check_question(self, public: Json, legal: Sequence[Json], fish: str) -> None:
        """What a question that fish or the robber have led to leaves open."""
        decision = public["decision"]
        seat: int = public["active"]
        if decision == "move_robber":
            assert self.robber_due
            # FISH-71, FISH-73, FISH-89.
            assert {action["hex"] for action in legal} == self.robber_places()
        elif decision == "choose_victim" and self.robber is not None:
            assert {action["seat"] for action in legal} == self.victims(seat, public)
        elif decision == "choose_resource" and fish == "resource_for_fish":
            assert {action["card"] for action in legal} == {kind for kind, left in public["bank"].items() if left}
        elif decision == "place_free_route" and fish == "road_for_fish":
            damaged = self.broken(seat)
            roads = {("repair_road", edge) for edge in damaged}
            if not damaged:
                roads = {("place_road", edge) for edge in self.road_places(seat)}
            assert {(action["kind"], action["edge"]) for action in legal} == roads
        elif decision in OWN_TIME:
            assert not any(action["kind"] in TRADE_TOKEN_KINDS for action in legal), "FISH-95"
            # FISH-85: roads go along a ground as along any coast.
            edges = {action["edge"] for action in legal if action["kind"] == "build_road"}
            assert not edges or edges == self.road_places(seat)
            told = public["seats"][seat]["rates"]
            # With `trade_build=separate` a new harbour waits for the next turn (BASE-117).
            assert all(told[card] >= rate for card, rate in self.rates(seat).items())
            if decision == "pre_roll":
                assert told == self.rates(seat)

    def check(self, views: Sequence[Json], legal: Sequence[Sequence[Json]], over: bool) -> None:
        """Compare the whole position: the views of all seats and of a spectator last, and what each seat may do."""
        public = views[-1]
        self.check_due(public)
        assert not self.robber_due or public["decision"] not in OWN_TIME, "the robber has to move"
        self.check_fish(views, over)
        self.check_position(public)
        for seat in range(self.players):
            for kind, prices in public["fishermen"]["fish_prices"].items():
                assert prices[seat] == self.price(kind, seat)
        for seat in range(self.players):
            told = {
                (action["kind"], action.get("payment", action.get("seat", action.get("token"))))
                for action in legal[seat]
                if action["kind"] in FISH_KINDS
            }
            asked = seat in public["actors"] and not over
            wanted = self.answers(public, seat) if asked else set()
            if asked and seat == public["active"]:
                wanted |= self.fish_actions(public)
            assert told == wanted, f"{seat} at {public['decision']}: {told ^ wanted}"
        self.check_end(views, over)

    def answers(self, public: Json, seat: int) -> set[tuple[str, object]]:
        if public["decision"] == "exchange_fish":
            tokens = {("exchange_fish", name) for name, worth in WORTH.items() if self.held[seat][worth]}
            return {*tokens, ("keep_fish", None)}
        if public["decision"] == "choose_fish_victim":
            others = [other for other in range(self.players) if other != seat]
            return {("choose_fish_victim", other) for other in others if public["seats"][other]["hand_size"]}
        return set()

    def check_due(self, public: Json) -> None:
        """All has been drawn up to where somebody is asked, and the right one is."""
        self.drop_done()
        asking = public["decision"] == "exchange_fish"
        if not self.due:
            assert not asking, "nobody is due anything"
            return
        first = self.due[0]
        if sum(self.held[first.seat].values()) == MOST_HELD and (asking or public["decision"] in OWN_TIME):
            assert asking, f"{first.seat} may exchange a token"
            assert public["actors"] == [first.seat]
        else:
            # The event of a card comes before what its number brings (EVNT-10).
            assert "event_cards" in self.variants
            assert not self.begun
            assert public["decision"] not in OWN_TIME

    def check_fish(self, views: Sequence[Json], over: bool) -> None:
        self.face_down()
        for seat, view in enumerate(views):
            fish = view["fishermen"]["fish"]
            assert fish["left"] == self.left
            assert named(fish["spent"]) == +self.spent
            assert fish["held"] == [sum(tokens.values()) for tokens in self.held]
            assert fish["open"] == [{"old_boot": 1} if self.boot == at else {} for at in range(self.players)]
            assert max(fish["held"]) <= MOST_HELD
            if over:
                assert [named(hand) for hand in fish["hands"]] == [+tokens for tokens in self.held]
            elif seat < self.players:
                assert named(fish["own"]) == +self.held[seat]
                assert "hands" not in fish
            else:
                assert "own" not in fish
                assert "hands" not in fish


def named(tokens: Mapping[str, int]) -> Counter[int]:
    return Counter({WORTH[name]: count for name, count in tokens.items()})
