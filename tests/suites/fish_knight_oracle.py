"""Knights beside fishing grounds and caravans: what `fishermen` and `caravans` change with `cities_and_knights`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from tests.suites.books import ISLAND, OFF_BOARD, YIELDS, Json
from tests.suites.knight_waters import Knight, Position
from tests.suites.land_knight_oracle import LandKnights


class FishKnights(LandKnights):
    """FISHCK."""

    target_alone = 13

    def __init__(self, players: int, variants: Collection[str], start: Json) -> None:
        super().__init__(ISLAND, players, variants)
        assert start["board"]["robber"] == OFF_BOARD, "FISHCK-10"
        lake = start["board"]["terrain"].index("lake")
        assert lake in ISLAND.inner, "FISHCK-06"
        self.lake = lake
        # A ground is named by the first of its two sides, clockwise; both ends and the tip between are beside it.
        self.grounds = {int(side) for side in start["fishermen"]["fishing_grounds"]}
        self.victims: set[int] = set()

    def robber_hexes(self, now: Position) -> set[int]:
        """FISH-71: also in the lake."""
        return self.unprotected(now, ISLAND.land)

    def target_of(self, now: Position, seat: int) -> int:
        """FISHCK-09."""
        boot = bool(now.public["fishermen"]["fish"]["open"][seat].get("old_boot"))
        self.seen["old boot"] += boot
        return self.target + boot

    def chases(self, now: Position, ready: Mapping[int, Knight]) -> dict[str, set[Any]]:
        robber, free = now.public["board"]["robber"], now.public["cities_and_knights"]["attacks"]
        assert free or robber == OFF_BOARD, "FISHCK-10"
        return {"chase_robber": {at for at in ready if free and robber in self.waters.around[at]}}

    def judge(self, now: Position, views: Mapping[int, Json], legal: Sequence[Json], last: Json) -> None:
        super().judge(now, views, legal, last)
        public, kinds = now.public, {action["kind"] for action in legal}
        held = public["fishermen"]["fish"]["held"]
        if public["decision"] in ("pre_roll", "action"):
            seat = public["active"]
            on_board = public["board"]["robber"] != OFF_BOARD
            others = any(told["hand_size"] for at, told in enumerate(public["seats"]) if at != seat)
            values = self.values(views[seat], seat)
            assert len(values) == held[seat]
            for kind, price, able in (
                ("robber_for_fish", 2, on_board and bool(public["cities_and_knights"]["attacks"])),
                ("theft_for_fish", 3, others),
                ("resource_for_fish", 4, any(public["bank"][card] for card in YIELDS.values())),
                ("card_for_fish", 7, any(public["cities_and_knights"]["decks"].values())),
            ):
                due = able and sum(values) >= price
                assert (kind in kinds) == due, f"{kind} at {public['decision']} with {values}, due {due}"
                self.seen[f"{kind} {'' if due else 'not '}possible"] += 1
        elif public["decision"] == "choose_fish_victim":
            seat = public["actors"][0]
            rich = {at for at, told in enumerate(public["seats"]) if at != seat and told["hand_size"]}
            assert {action["seat"] for action in legal} == rich, "FISHCK-02"
            self.seen["fish theft before the fleet"] += not public["cities_and_knights"]["attacks"]

    def values(self, view: Json, seat: int) -> list[int]:
        worth = {"one_fish": 1, "two_fish": 2, "three_fish": 3}
        hand = view["fishermen"]["fish"]["own"]
        return [worth[token] for token, count in hand.items() for _ in range(count) if token in worth]

    def take_in(self, was: Position, now: Position, seat: int, action: Json, events: Sequence[Json]) -> None:
        super().take_in(was, now, seat, action, events)
        drawn = sum(public["event"] in ("fish_drawn", "old_boot_drawn") for public in events)
        if action["kind"] == "found_building":
            second = now.buildings[action["vertex"]][1] == "city"
            self.seen[f"founding city drew {drawn}"] += second
            assert drawn <= second, "FISHCK-11"
        elif action["kind"] == "choose_deck" and was.public["cities_and_knights"]["barbarian_ship"]:
            progress = [sum(cards.values()) for cards in now.public["cities_and_knights"]["progress_cards"]]
            before = [sum(cards.values()) for cards in was.public["cities_and_knights"]["progress_cards"]]
            shown = any(public["event"] == "progress_laid_open" for public in events)
            gained = [new - old for new, old in zip(progress, before, strict=True)]
            assert gained == [int(at == seat and not shown) for at in range(self.players)], "FISHCK-04, FISHCK-05"
            self.seen["progress card for fish"] += 1


class CaravanKnights(LandKnights):
    """CARVCK."""

    def __init__(self, players: int, variants: Collection[str], start: Json) -> None:
        super().__init__(ISLAND, players, variants)
        assert start["board"]["robber"] == OFF_BOARD, "CARVCK-04"
        self.oasis = start["board"]["terrain"].index("oasis")
        self.built = False

    def robber_hexes(self, now: Position) -> set[int]:
        """CARVCK-04: never in the oasis."""
        return self.unprotected(now, set(ISLAND.land) - {self.oasis})

    def chases(self, now: Position, ready: Mapping[int, Knight]) -> dict[str, set[Any]]:
        robber, free = now.public["board"]["robber"], now.public["cities_and_knights"]["attacks"]
        assert free or robber == OFF_BOARD, "CARVCK-04"
        return {"chase_robber": {at for at in ready if free and robber in self.waters.around[at]}}

    def scenario_points(self, view: Json, seat: int) -> int:
        """CARVCK-05, CARV-56, CARV-57."""
        camels = {int(side) for side in view["caravans"]["camels"]}
        own = [int(at) for at, (owner, _) in view["board"]["vertices"].items() if owner == seat]
        between = [at for at in own if len(camels & set(ISLAND.sides_at[at])) >= 2]
        metropolises = set(view["cities_and_knights"]["metropolises"].values())
        self.seen["metropolis between camels"] += bool(metropolises & set(between))
        return super().scenario_points(view, seat) + len(between)

    def judge(self, now: Position, views: Mapping[int, Json], legal: Sequence[Json], last: Json) -> None:
        super().judge(now, views, legal, last)
        if now.public["decision"] == "bid":
            hand = views[now.public["actors"][0]]["own"]["hand"]
            found = {(a["brick"], a["wood"]) for a in legal if a["kind"] == "bid"}
            due = {(b, w) for b in range(hand["brick"] + 1) for w in range(hand["wood"] + 1) if b + w}
            assert found == due, "CARVCK-02, CARVCK-03"
            self.seen["bids"] += 1

    def take_in(self, was: Position, now: Position, seat: int, action: Json, events: Sequence[Json]) -> None:
        if action["kind"] == "end_turn":
            self.fleets = set()
        super().take_in(was, now, seat, action, events)
        kinds = {public["event"] for public in events}
        # CARVCK-05: a metropolis brings a camel as a city does.
        self.built |= "metropolis_placed" in kinds
        if action["kind"] in ("build_settlement", "build_city", "heal_settlement", "raise_city"):
            self.built = True
        if kinds & {"camel_vote_begun", "turn_started"} and was.public["turn"] and was.public["decision"] == "action":
            single = "camel_placed" in kinds or not was.public["caravans"]["camel_supply"]
            assert ("camel_vote_begun" in kinds) == (self.built and not single), "CARV-19"
            self.seen["vote"] += self.built
            self.built = False
        for public in events:
            if public["event"] == "camel_votes_laid":
                assert public["card"] in ("brick", "wood"), "CARVCK-02"
