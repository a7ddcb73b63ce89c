"""A referee of `barbarian_attack`: every action is carried out in books of its own, and the whole position compared."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.suites.barbarian_books import BARBARIANS, CARD_COST, DECISIONS, HARBORMASTER, RIDE, BarbarianBooks
from tests.suites.barbarian_spoils import share
from tests.suites.books import COSTS, HAND_LIMIT, NOBODY, OWN_TIME, PIECE_POINTS, YIELDS, Json
from tests.suites.gold_books import GOLD, gold_told

CONSOLATION = 3
# BARB-19: sides of a hex as the books count them, clockwise from the north-east.
COLOURS = {"purple": (5, 2), "green": (0, 3), "brown": (1, 4)}
# Actions that leave all hands alone, but for what `cards_moved` says.
EXACT_HANDS = (
    *("buy_with_gold", "bank_trade", "build_road", "build_settlement", "build_city", "buy_card", "confirm"),
    *("place_knight", "send_knight", "ride_knight", "end_rides", "end_turn", "rob_nobody", "take_prisoner"),
    *("take_barbarian", "take_up_barbarian", "put_barbarian", "place_neutral_road", "place_neutral_settlement"),
)


@dataclass
class Oracle(BarbarianBooks):
    """Follows one game; every method that finds the game wrong raises AssertionError."""

    discards: Counter[int] = field(init=False, default_factory=Counter)
    seven: bool = field(init=False, default=False)
    # A number whose production is still to come, and the card that shows it.
    pending: int = field(init=False, default=0)
    event: str = field(init=False, default="")
    # Who still chooses a resource for a calm sea, and the hands before the last action.
    choosers: list[int] = field(init=False, default_factory=list)
    sizes: list[int] = field(init=False, default_factory=list)
    # What the bank gave, by seat and card.
    gained: Counter[tuple[int, str]] = field(init=False, default_factory=Counter)

    def follow(self, seat: int, action: Json, events: Sequence[Json], before: Sequence[Json]) -> None:
        """Take in an action that was applied, with its events and the views before it."""
        kind = action["kind"]
        self.due = self.gold_due(seat, action)
        self.act(seat, action)
        self.told = deque(events)
        if kind in self.asked_kinds():
            self.asked, self.places = "", set()
        self.listen(("paid", "built", "award_moved", "trade_tokens_paid", "trade_tokens_earned", "turn_ended"))
        owed = self.owed
        self.owe(kind)
        self.carry_out(seat, action, owed)
        self.listen()
        self.take_gold(self.due, gold_told(events))
        self.seen[f"won by {kind}"] += self.won()
        self.gained = Counter()
        for public in events:
            if public["event"] == "gained" and public["card"] != GOLD:
                self.gained[public["seat"], public["card"]] += public["count"]

    def came_up(self, seat: int, number: int) -> None:
        self.seven = number == 7
        self.pending = 0 if self.seven else number

    def hear(self, public: Json) -> None:
        super().hear(public)
        if public["event"] == "event_card":
            self.event = public["card"]

    def asked_kinds(self) -> set[str]:
        if self.asked == "move_knights":
            return {"send_knight", "end_rides"}
        return {"rob_anybody", "rob_nobody"} if self.asked == "rob_anybody" else {self.asked}

    def carry_out(self, seat: int, action: Json, owed: str) -> None:
        """All that an action leads to by the rules of this scenario; `owed` was to be built for a neutral colour."""
        kind = action["kind"]
        if kind == "build_city" or (kind == "build_settlement" and not self.neutral_places(kind[6:])):
            self.attack(seat)
        elif kind.startswith("place_neutral") and owed == "settlement":
            # BARB-143, BARB-158.
            self.seen[f"{kind[6:]} for a settlement"] += 1
            self.attack(seat, times=2 if kind == "place_neutral_settlement" else 1)
        elif kind == "buy_card":
            self.buy(seat)
        elif kind == "place_knight":
            self.placed(seat)
        elif kind == "take_prisoner":
            self.capture(seat, action["hex"])
        elif kind in ("take_barbarian", "take_up_barbarian"):
            self.pick_up(seat, action["hex"], kind == "take_barbarian")
        elif kind == "put_barbarian":
            self.put_down(seat, action["hex"])
        elif kind == "end_turn":
            self.ride_out(seat)
        elif kind == "send_knight":
            self.riding = action["edge"]
            self.asked = "ride_knight"
        elif kind == "ride_knight":
            self.ride(seat, action["edge"])
        elif kind == "end_rides":
            self.rode(seat)
        elif kind == "rob_anybody":
            self.take("stolen", thief=seat, victim=action["seat"])

    # Driving them out

    def drive_out(self, seat: int) -> None:
        """BARB-90 to BARB-93, BARB-123."""
        victories = 0
        for hex_ in self.coast:
            count = self.barbarians[hex_]
            there = Counter(self.knights[side] for side in self.island.hex_sides[hex_] if side in self.knights)
            if not 0 < count < there.total():
                continue
            self.take("barbarians_beaten", hex=hex_, barbarians=count, knights=there.total())
            victories += 1
            self.seen["victories"] += 1
            self.seen["victories of several"] += len(there) > 1
            self.seen["victories of others"] += seat not in there
            self.hand_out(hex_, count, there)
            self.lose(seat, hex_, there)
            if self.won():
                break
        self.seen["several victories at once"] += victories > 1

    def hand_out(self, hex_: int, count: int, there: Counter[int]) -> None:
        """BARB-94 to BARB-102, BARB-104, BARB-105, BARB-140 to BARB-142; in which order it is told says nothing."""
        del self.barbarians[hex_]
        self.look_around()
        rolls: list[tuple[int, int]] = []
        taken: Counter[int] = Counter()
        consoled: list[int] = []
        while self.told[0]["event"] != "losses_rolled":
            public = self.told.popleft()
            if public["event"] == "prisoner_rolled":
                rolls.append((public["seat"], public["first"]))
            elif public["event"] == "gained":
                assert (public["card"], public["count"]) == (GOLD, CONSOLATION)
                consoled.append(public["seat"])
            else:
                assert public["event"] in ("prisoners_taken", "prisoner_released"), public
                assert public["hex"] == hex_
                taken[public.get("seat", public.get("colour"))] += public.get("prisoners", 1)
        left = iter(rolls)
        spoils = share(count, there, self.mercenary, left)
        assert not list(left), f"{rolls} are too many rolls"
        assert taken == spoils.prisoners, f"{taken} in place of {spoils.prisoners}"
        assert taken.total() == count
        assert sorted(consoled) == sorted(spoils.consoled - {self.mercenary})
        for party, own in taken.items():
            if party == self.mercenary:
                self.left += own
                self.seen["prisoners of the mercenary"] += own
            else:
                self.prisoners[party] += own
        self.due.update(dict.fromkeys(consoled, CONSOLATION))
        self.seen["rolled for prisoners"] += spoils.rolls > 0
        self.seen["rolled for prisoners again"] += spoils.ties
        self.seen["prisoners left over"] += len(taken) > 1 and max(taken.values()) > 1
        self.seen["rolled for one left over"] += len(taken) > 1 and max(taken.values()) > 1 and spoils.rolls > 0
        self.seen["mercenary rolled for"] += spoils.rolls > 0 and self.mercenary in taken.keys() | spoils.consoled
        self.seen["consoled"] += len(consoled)

    def lose(self, seat: int, hex_: int, there: Counter[int]) -> None:
        """BARB-107 to BARB-112, BARB-139, BARB-145."""
        order = [(seat + step) % self.players for step in range(self.players)]
        roller = next(at for at in order if there[at])
        die = self.take("losses_rolled", seat=roller, hex=hex_)["die"]
        self.seen[f"losses {die}"] += 1
        sides = [self.island.hex_sides[hex_][turn] for turn in COLOURS[die]]
        lost = {side for side in sides if self.knights.get(side, self.mercenary) != self.mercenary}
        self.seen["mercenary spared"] += any(self.knights.get(side) == self.mercenary != NOBODY for side in sides)
        while lost:
            public = self.take("removed", piece="knight")
            lost.remove(public["place"])
            owner = self.knights.pop(public["place"])
            assert owner == public["colour"]
            gold = CONSOLATION - self.two
            self.take("gained", seat=owner, card=GOLD, count=gold)
            self.due[owner] += gold
            self.seen["knights lost"] += 1
            if self.two:
                if self.token_supply:
                    self.take("trade_tokens_earned", seat=owner, count=1)
                self.earn(owner, 1)

    # Sevens, production and events

    def after_seven(self, kind: str, seat: int, after: Json) -> None:
        """BARB-30 to BARB-33, BARB-127: first the discards, then a card of somebody's."""
        if not self.seven:
            return
        if kind == "roll":
            self.discards = Counter({at: size // 2 for at, size in enumerate(self.sizes) if size > HAND_LIMIT})
            self.seen["sevens"] += 1
        elif kind == "discard":
            self.discards[seat] -= 1
        self.discards = +self.discards
        if self.discards:
            assert (after["decision"], set(after["actors"])) == ("discard", set(self.discards))
            return
        self.seven = False
        if self.victims(self.on_turn, after):
            self.asked = "rob_anybody"
        else:
            self.seen["nobody to rob"] += 1

    def check_production(self, seat: int, action: Json, bank: Json, after: Json) -> None:
        """BARB-25, BARB-43, BARB-120 and what a number brings when its event is over (EVNT-10)."""
        gained = Counter(self.gained)
        kind = action["kind"]
        left = Counter(bank)
        if kind in ("choose_resource", "buy_with_gold", "bank_trade"):
            card = action.get("take", action.get("card"))
            if card != GOLD:
                gained[seat, card] -= 1
                left[card] -= kind == "choose_resource"
        if kind == "found_building":
            lands = [self.start["board"]["terrain"][hex_] for hex_ in self.island.hexes_at[action["vertex"]]]
            second = self.founded[seat] == 2
            assert gained == Counter((seat, YIELDS[land]) for land in lands if second and land in YIELDS)
        elif self.pending and (after["decision"] in OWN_TIME or after["winners"]):
            crops = dict.fromkeys(PIECE_POINTS, 1) if self.event == "epidemic" else PIECE_POINTS
            assert +gained == +Counter(self.cards_due(self.pending, left, crops)), f"production of {self.pending}"
            self.seen["number of a conquered hex"] += self.hex_with.get(self.pending) in self.conquered
            self.pending, self.event = 0, ""
        else:
            assert not +gained, f"{gained} for nothing"

    def harbour_buildings(self, seat: int) -> int:
        """EVNT-39, BARB-132."""
        return sum(self.owner(corner) == seat and self.stands(corner) for corner in self.served)

    def check_gifts(self, events: Sequence[Json], after: Json, legal: Sequence[Sequence[Json]]) -> None:
        """Of other events as well (BARB-127 to BARB-132), as far as the present position decides who is asked."""
        super().check_gifts(events, after, legal)
        card = next((public["card"] for public in events if public["event"] == "event_card"), "")
        order = [(self.on_turn + step) % self.players for step in range(self.players)]
        if card in ("robber_flees", "tournament"):
            self.seen[card] += 1
            assert after["decision"] in OWN_TIME
        elif card == "conflict":
            counts = [list(self.knights.values()).count(at) for at in range(self.players)]
            leaders = [at for at in order if counts[at] == max(counts) > 0]
            victims = {at for at, size in enumerate(self.sizes) if size and [at] != leaders}
            stolen = [public for public in events if public["event"] == "stolen"]
            if len(leaders) == 1 and len(victims) == 1:
                assert [(public["thief"], public["victim"]) for public in stolen] == [(*leaders, *victims)], "BARB-129"
                self.seen["conflict"] += 1
            elif len(leaders) == 1 and victims:
                assert (after["decision"], after["actors"]) == ("draw_card", leaders)
                told = {(action["kind"], action.get("seat")) for action in legal[leaders[0]]}
                assert told == {("draw_card", victim) for victim in victims}, "BARB-129"
                self.seen["conflict"] += 1
            else:
                assert after["decision"] in OWN_TIME
                assert not stolen
                self.seen["conflict of nobody"] += 1
        elif card == "calm_sea":
            counts = [self.harbour_buildings(at) for at in range(self.players)]
            self.choosers = [at for at in order if counts[at] == max(counts) > 0]
            self.seen["calm sea"] += 1
            self.seen["calm sea with fallen harbours"] += bool(self.fallen & self.served)
        if self.choosers and any(after["bank"].values()):
            assert (after["decision"], after["actors"]) == ("choose_resource", self.choosers[:1]), "EVNT-39"

    # The whole position

    def cards_moved(self, seat: int, action: Json) -> dict[int, Counter[str]]:
        moved = super().cards_moved(seat, action)
        kind = action["kind"]
        if kind == "build_city":
            moved[seat].subtract(COSTS["city"])
        elif kind == "buy_card":
            moved[seat].subtract(CARD_COST)
        elif kind == "ride_knight":
            # BARB-82.
            moved[seat]["grain"] -= self.steps[self.riding][action["edge"]] > RIDE
        return moved

    def check_effects(self, seat: int, action: Json, before: Sequence[Json], after: Sequence[Json]) -> None:
        kind = action["kind"]
        self.sizes = [told["hand_size"] for told in before[-1]["seats"]]
        self.after_seven(kind, seat, after[-1])
        self.choosers = self.choosers[kind == "choose_resource" :]
        self.check_production(seat, action, before[-1]["bank"], after[-1])
        if kind in EXACT_HANDS:
            self.check_moved(before, after)
        elif kind == "rob_anybody":
            gone = Counter(before[action["seat"]]["own"]["hand"]) - Counter(after[action["seat"]]["own"]["hand"])
            got = Counter(after[seat]["own"]["hand"]) - Counter(before[seat]["own"]["hand"])
            assert (gone, gone.total()) == (got, 1), "BARB-30, BARB-117"

    def check(self, views: Sequence[Json], legal: Sequence[Sequence[Json]], over: bool) -> None:
        """Compare the whole position: the views of all seats and of a spectator last, and what each seat may do."""
        public = views[-1]
        told = public["barbarian_attack"]
        for view in views[:-1]:
            hidden = {name for name in view if view[name] != public.get(name)} - {"seat", "own", "event_cards"}
            assert not hidden, f"{hidden} is not for everybody"
            assert not sum(view["own"]["development_cards"].values()), "BARB-59"
        assert (told["castle_hex"], told["coastal_hexes"]) == (self.castle, list(self.coast))
        assert {int(hex_): count for hex_, count in told["barbarians"].items()} == +self.barbarians
        assert told["barbarians_left"] == self.left
        beside = self.left + self.lifted + sum(self.prisoners)
        assert beside + self.barbarians.total() == BARBARIANS, "BARB-02, BARB-102"
        assert told["conquered_hexes"] == [hex_ for hex_ in self.coast if hex_ in self.conquered]
        assert {int(corner) for corner in told["conquered_buildings"]} == self.fallen
        assert told["prisoners"] == self.prisoners
        assert {int(side): colour for side, colour in told["knights"].items()} == self.knights
        assert {int(side) for side in told["moved_knights"]} == self.ridden
        assert (told["gold"], told["bought_with_gold"]) == (self.gold, self.bought), "BARB-113, BARB-152"
        assert public["deck_left"] == self.deck.total()
        assert +Counter(public["spent_cards"]) == +self.spent
        if HARBORMASTER in self.variants:
            assert public["harbour_points"]["seats"] == [self.harbour_points(seat) for seat in range(self.players)]
        if not over:
            asked = public["decision"] if public["decision"] in DECISIONS else ""
            assert asked == self.asked, f"{public['decision']} in place of {self.asked or 'none of this scenario'}"
            assert not asked or public["actors"] == [self.on_turn]
        self.check_position(public)
        for neutral, shown in enumerate(public["neutrals"], self.players):
            assert shown["points"] == self.points(neutral)
        self.check_tokens(public)
        self.check_owed(public)
        for seat in range(self.players):
            self.check_options(views[seat], legal[seat], seat, seat in public["actors"] and not over)
        self.check_end(views, over)
