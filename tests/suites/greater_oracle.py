"""The bookkeeping of `greater_catan` by itself: which hexes wait for numbers, and where those come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from tests.suites.books import Json
from tests.suites.shores import ROUTE_COSTS, Pieces, Shore, gained, holds, listed, paid_out

STACK = {3: Counter([3, 5, 9, 11]), 4: Counter([3, 4, 5, 9, 10])}
CITIES = 8
SETTLEMENTS = 5
RED = {6, 8}
OWN = "greater_catan"
KNIGHTS = "cities_and_knights"
OWN_DECISIONS = ("number_hex", "take_token")
SETTLEMENT = Counter(wood=1, brick=1, wool=1, grain=1)
CITY = Counter(grain=2, ore=3)
# What the tiers of TDEGC-40 break.
TIERS = ("all three", "but the first", "only the third", "none")


class Oracle:
    """Follows one game; every method that finds the game wrong raises AssertionError."""

    def __init__(self, shore: Shore, players: int, modules: Collection[str], start: Json) -> None:
        self.shore = shore
        self.players = players
        self.modules = modules
        self.home = shore.island("home")
        self.new = shore.island("west") | shore.island("east")
        board = start["board"]
        self.producing = {hex_ for hex_ in self.new if board["terrain"][hex_] not in ("sea", "desert")}
        self.numbers: dict[int, int] = {hex_: shown[0] for hex_, shown in enumerate(board["numbers"]) if shown}
        self.depleted: set[int] = set()
        self.stack = Counter(STACK[players])
        # Who has reached which hexes that still wait, and which of them is next.
        self.reacher: int | None = None
        self.waiting: set[int] = set()
        self.next: int | None = None
        self.seen: Counter[str] = Counter()

    # What follows from the position

    def reached(self, side: int) -> set[int]:
        """Hexes at the ends of a new piece that get a token (TDEGC-30, TDEGC-31, TDEGC-46)."""
        near = {hex_ for corner in self.shore.ends[side] for hex_ in self.shore.hexes_at[corner]}
        return {hex_ for hex_ in near & self.producing if hex_ not in self.numbers}

    def sources(self, seat: int, hex_: int, pieces: Pieces) -> tuple[set[int], int]:
        """The home hexes whose tokens a seat may take for a hex, and how many conditions had to give way."""
        tokens = {origin for origin in self.home if origin in self.numbers}
        beside_red = any(self.numbers.get(other) in RED for other in self.shore.around[hex_] if other in self.new)
        quiet = {origin for origin in tokens if not (beside_red and self.numbers[origin] in RED)}
        own = {corner for corner, (owner, _) in pieces.buildings.items() if owner == seat}
        near: set[int] = set()
        fed: set[int] = set()
        for origin in tokens:
            touching = own & set(self.shore.hex_corners[origin])
            if touching:
                near.add(origin)
            if all(
                any(other in self.numbers for other in self.shore.hexes_at[at] if other != origin) for at in touching
            ):
                fed.add(origin)
        for tier, found in enumerate((quiet & near & fed, near & fed, fed, tokens)):
            if found:
                return found, tier
        return set(), len(TIERS)

    # What happens

    def follow(
        self, seat: int, action: Json, events: Sequence[Json], before: Sequence[Json], after: Sequence[Json]
    ) -> None:
        """Take in an action that was applied, with its events and the views around it."""
        kind = action["kind"]
        pieces = Pieces(self.shore, after[-1])
        if kind == "roll" and not self.modules:
            self.check_harvest(events, before[-1], after[-1])
        if kind == "number_hex":
            assert action["hex"] in self.waiting
            self.next = action["hex"]
            self.seen["order chosen"] += 1
        taken = False
        for public in events:
            name = public["event"]
            if name in ("built", "moved") and public["piece"] in ("road", "ship"):
                assert not self.waiting, "TDEGC-30: at once"
                self.reach(public, kind)
            elif name in ("token_drawn", "token_taken"):
                self.give(public, action, pieces, before[-1]["board"]["robber"], taken)
                taken = True
            elif name == "numbers_swapped":
                self.swap(public)
        if kind in ("found_road", "found_ship"):
            assert not self.waiting, "TDEGC-54"
        if not self.waiting:
            self.reacher = None

    def reach(self, public: Json, kind: str) -> None:
        self.waiting = self.reached(public["place"])
        self.reacher = public["colour"]
        self.next = None
        if self.waiting:
            self.seen[f"reached by {kind}"] += 1
            self.seen[f"{len(self.waiting)} at once"] += 1

    def give(self, public: Json, action: Json, pieces: Pieces, robber: object, taken: bool) -> None:
        hex_, number, seat = public["hex"], public["number"], public["seat"]
        assert seat == self.reacher
        assert hex_ in self.waiting
        if self.next is None:
            assert len(self.waiting) == 1, "TDEGC-33: the player chooses"
        else:
            assert hex_ == self.next
        if public["event"] == "token_drawn":
            assert self.stack[number] > 0, "TDEGC-32"
            self.stack[number] -= 1
            self.seen["drawn"] += 1
        else:
            origin = public["origin"]
            assert not self.stack.total(), "TDEGC-34"
            able, tier = self.sources(seat, hex_, pieces)
            assert origin in able, f"TDEGC-40: {origin} of {able}"
            chosen = action["kind"] == "take_token" and not taken
            assert len(able) == 1 or (chosen and action["hex"] == origin)
            assert number == self.numbers.pop(origin)
            self.depleted.add(origin)
            self.seen[f"taken keeping {TIERS[tier]}"] += 1
            self.seen["taken from under the robber"] += origin == robber
            others = {pieces.buildings[at][0] for at in self.shore.hex_corners[origin] if at in pieces.buildings}
            self.seen["taken from others too"] += bool(others - {seat})
            beside = any(self.numbers.get(other) in RED for other in self.shore.around[hex_])
            self.seen["red kept apart"] += beside and tier == 0
        self.numbers[hex_] = number
        self.waiting.discard(hex_)
        self.next = None

    def swap(self, public: Json) -> None:
        """TDEGC-53."""
        first, second = public["first"], public["second"]
        assert not {self.numbers[first], self.numbers[second]} & {2, 12, 6, 8}
        self.numbers[first], self.numbers[second] = self.numbers[second], self.numbers[first]
        self.seen["swapped"] += 1

    def check_harvest(self, events: Sequence[Json], before: Json, after: Json) -> None:
        """TDEGC-41: the numbers of now, and nothing else."""
        pieces = Pieces(self.shore, before)
        cards, _ = pieces.harvest(after["number"], {pieces.robber})
        assert after["number"] == 7 or gained(events) == paid_out(cards, before["bank"])
        self.seen["new hex produces"] += any(self.numbers.get(hex_) == after["number"] for hex_ in self.new)

    # What everybody is told and may do

    def check(self, views: Sequence[Json], legal: Sequence[Sequence[Json]], over: bool) -> None:
        for view in views:
            told = view[OWN]
            shown = {hex_: numbers for hex_, numbers in enumerate(view["board"]["numbers"]) if numbers}
            assert shown == {hex_: [number] for hex_, number in self.numbers.items()}
            assert told["number_stack"].get("left") == self.stack.total()
            assert set(told["number_stack"]) == {"left"}, "TDEGC-22: face down"
            assert set(told["depleted"]) == self.depleted
            assert set(told["awaiting"]) == self.producing - self.numbers.keys()
            assert view["seafarers"]["special_vp"] == [0] * self.players, "TDEGC-49"
        if over:
            return
        view = views[-1]
        pieces = Pieces(self.shore, view)
        decision, actors, active = view["decision"], view["actors"], view["active"]
        if self.waiting:
            assert actors == [self.reacher]
            assert self.reacher is not None
            self.check_question(decision, legal[self.reacher], pieces)
            return
        assert decision not in OWN_DECISIONS
        if decision == "inventor":
            # TDEGC-53.
            able = {hex_ for hex_, number in self.numbers.items() if number not in (2, 12, 6, 8)}
            assert listed(legal[active], "swap_number", "hex") <= able
        if decision in ("found_building", "found_route"):
            self.check_founding(legal[actors[0]], pieces)
        elif decision == "action" and KNIGHTS not in self.modules and "event_cards" not in self.modules:
            self.check_turn(views[active], legal[active], pieces)

    def check_question(self, decision: str, legal: Sequence[Json], pieces: Pieces) -> None:
        assert self.reacher is not None
        if len(self.waiting) > 1 and self.next is None:
            assert decision == "number_hex"
            assert listed(legal, "number_hex", "hex") == self.waiting
        else:
            (hex_,) = self.waiting if self.next is None else (self.next,)
            able, _ = self.sources(self.reacher, hex_, pieces)
            assert decision == "take_token"
            assert len(able) > 1
            assert listed(legal, "take_token", "hex") == able, f"TDEGC-40: {listed(legal, 'take_token', 'hex') ^ able}"
        assert {action["kind"] for action in legal} == {decision}

    def check_founding(self, legal: Sequence[Json], pieces: Pieces) -> None:
        """TDEGC-27, TDEGC-28."""
        for corner in listed(legal, "found_building", "vertex"):
            assert self.home & set(self.shore.hexes_at[corner])
        for side in listed(legal, "found_ship", "edge"):
            assert self.home & set(self.shore.beside[side])
            assert pieces.is_sea(side)
        for side in listed(legal, "found_road", "edge"):
            assert self.home & set(self.shore.beside[side])

    def check_turn(self, view: Json, legal: Sequence[Json], pieces: Pieces) -> None:
        seat, hand = view["active"], view["own"]["hand"]
        for piece, cost in ROUTE_COSTS.items():
            wanted = pieces.route_places(seat, piece) if holds(hand, cost) else set()
            assert listed(legal, f"build_{piece}", "edge") == wanted
        own = Counter(piece for owner, piece in pieces.buildings.values() if owner == seat)
        payable = own["settlement"] < SETTLEMENTS and holds(hand, SETTLEMENT)
        assert listed(legal, "build_settlement", "vertex") == (pieces.settlement_places(seat) if payable else set())
        payable = own["city"] < CITIES and holds(hand, CITY)
        towns = {corner for corner, built in pieces.buildings.items() if built == (seat, "settlement")}
        assert listed(legal, "build_city", "vertex") == (towns if payable else set()), "TDEGC-48"
        self.seen["more than four cities"] += own["city"] > 4

    def check_end(self, winners: Sequence[int], scores: Sequence[int], active: int) -> None:
        """TDEGC-50, TDEGC-52."""
        assert winners == [active]
        assert scores[active] >= (20 if KNIGHTS in self.modules else 18)
