"""Holding the whole position of `treasure_islands` or `into_the_unknown` against the oracle of both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.suites.books import YIELDS, Json
from tests.suites.treasure_oracle import FRAME, KEPT_POINTS, LAND, OFF_BOARD, RESOURCES, Item, Oracle

DECISIONS = {
    "tile": "treasure",
    "free": "place_free_route",
    "choose": "choose_resource",
    "hexes": "discover",
    "deck": "choose_deck",
    "harbour": "take_special_harbour",
    "place": "place_special_harbour",
}
# Asked only while something is to be settled.
ALWAYS_OWED = ("treasure", "place_free_route", "discover", "take_special_harbour", "place_special_harbour")
COMPARED = {
    "use_treasure": (),
    "keep_treasure": (),
    "place_road": ("edge",),
    "place_ship": ("edge",),
    "discover": ("hex",),
    "take_special_harbour": ("harbour",),
    "decline_special_harbour": (),
    "place_special_harbour": ("harbour", "edge"),
}
ANSWERS = {
    "tile": ("use_treasure", "keep_treasure"),
    "free": ("place_road", "place_ship", "repair_road"),
    "choose": ("choose_resource",),
    "hexes": ("discover",),
    "deck": ("choose_deck",),
    "harbour": ("take_special_harbour", "decline_special_harbour"),
    "place": ("place_special_harbour",),
}
ROAD, SHIP = Counter(wood=1, brick=1), Counter(wood=1, wool=1)
SETTLEMENT = Counter(wood=1, brick=1, wool=1, grain=1)


class Referee(Oracle):
    """An oracle that compares."""

    friendly = False

    def __post_init__(self) -> None:
        super().__post_init__()
        self.owed: dict[int, int] = {}

    def check(
        self, views: Sequence[Json], legal: Sequence[Sequence[Json]], sources: Sequence[Json], over: bool
    ) -> None:
        public = views[-1]
        self.hands = [view["own"]["hand"] for view in views[:-1]]
        self.sources = sources[: self.players]
        self.view = public
        self.check_points(views, over)
        if not over:
            self.check_board(public)
            self.check_tiles(views)
            self.check_asked(public)
            for seat, actions in enumerate(legal):
                self.check_options(public, seat, actions, views[seat])

    def check_board(self, public: Json) -> None:
        board, at_sea = public["board"], public["seafarers"]
        assert board["terrain"] == self.terrain
        assert board["numbers"] == self.numbers
        assert {int(side): kind for side, kind in board["harbours"].items()} == self.harbours
        assert at_sea["hidden_hexes"] == self.terrain.count("fog") == self.fog.total()
        assert at_sea["hidden_tokens"] == self.tokens.total()
        if self.keeping:
            assert at_sea["pirate"] == OFF_BOARD
        # TDETI-81.
        assert board["robber"] == OFF_BOARD or self.terrain[board["robber"]] in LAND
        assert at_sea["pirate"] in (FRAME, OFF_BOARD) or self.terrain[at_sea["pirate"]] == "sea"
        self.check_rates(public)
        for card in RESOURCES:
            assert public["bank"][card] == 19 - sum_of(self.hands, card)

    def check_rates(self, public: Json) -> None:
        """TDEIU-52, TDEIU-56: a special harbour is one like any other."""
        for seat, told in enumerate(public["seats"] if not self.knights else ()):
            mine = {kind for side, kind in self.harbours.items() if self.serves(side, seat)}
            rates = {card: 2 if card in mine else 3 if "3:1" in mine else 4 for card in RESOURCES}
            assert told["rates"] == rates, f"{seat} trades at {told['rates']}, not {rates}"

    def serves(self, side: int, seat: int) -> bool:
        return any(self.owner(corner) == seat for corner in self.sea.ends[side])

    def check_tiles(self, views: Sequence[Json]) -> None:
        """TDETI-92, TDEIU-61: nobody sees a tile but the finder the one in hand, and those that are kept."""
        for at, view in enumerate(views):
            told = view["into_the_unknown" if self.keeping else "treasure_islands"]
            top = self.agenda[-1] if self.agenda else Item("")
            shown = {int(corner): tile for corner, tile in told["treasures"].items()}
            looked = {corner: tile for corner, tile in shown.items() if tile != "?"}
            finder = top.kind == "tile" and at == view["active"]
            assert [named(tile) for tile in looked.values()] == [top.tile] * finder, f"{at} sees {looked}"
            # A tile that is looked at still lies there.
            assert shown.keys() == self.treasures | ({top.at} if top.kind == "tile" else set())
            assert told["treasure_stack"]["left"] == self.stack
            assert told["treasure_stack"].get("spent", {}) == +self.spent
            if self.keeping:
                own = {named(tile): count for tile, count in told["treasure_stack"].get("own", {}).items()}
                assert own == (self.kept[at] if at < self.players else {})
                assert told["treasure_stack"]["held"] == [kept.total() for kept in self.kept]
                assert set(told["special_harbours"]) == self.supply
                waiting = [{self.waiting[s]: 1} if s in self.waiting else {} for s in range(self.players)]
                if top.kind != "place":
                    assert told["kept_harbours"] == waiting, f"{told['kept_harbours']}, not {waiting}"
            else:
                assert [area["settled_by"] for area in told["areas"]] == [sorted(by) for by in self.settled]
                assert [set(area["hexes"]) for area in told["areas"]] == self.sea.islands

    def check_points(self, views: Sequence[Json], over: bool) -> None:
        public = views[-1]
        for seat, sources in enumerate(self.sources):
            kept = KEPT_POINTS.get(self.kept[seat].total(), 0)
            islands = sum(seat in settled for settled in self.settled)
            assert sources.get("kept_treasures", 0) == kept
            assert sources.get("special points", 0) == islands, f"{sources} with {islands} islands"
            assert public["seafarers"]["special_vp"][seat] == islands
            assert public["seats"][seat]["target"] == self.target
            if not over:
                assert public["seats"][seat]["points"] == sum(sources.values())
        active = public["active"]
        if public["turn"] > 0:
            assert over == (views[active]["own"]["points"] >= self.target)
        assert public["winner"] == (active if over else None)

    def check_asked(self, public: Json) -> None:
        """What is to be settled is asked of the active seat, innermost first (TDETI-91)."""
        decision = public["decision"]
        if self.agenda:
            top = self.agenda[-1]
            assert decision in (DECISIONS[top.kind], "discard_progress"), f"{decision} in the middle of {top}"
            assert public["actors"] == [public["active"]]
            self.seen[f"asked {decision}"] += 1
        else:
            assert decision not in ALWAYS_OWED, f"{decision} with nothing to settle"

    def check_options(self, public: Json, seat: int, legal: Sequence[Json], own: Json) -> None:
        compared = [action for action in legal if action["kind"] in COMPARED]
        told = [(action["kind"], *(action[name] for name in COMPARED[action["kind"]])) for action in compared]
        wanted = self.options(public, seat) if seat in public["actors"] else set()
        assert len(told) == len(set(told))
        assert set(told) == wanted, f"{seat}: offered {set(told) - wanted}, not offered {wanted - set(told)}"
        if public["decision"] == "choose_resource" and self.agenda and seat in public["actors"]:
            assert {action["card"] for action in legal} == {card for card in RESOURCES if public["bank"][card]}
        kinds = {action["kind"] for action in legal}
        if self.agenda:
            # TDETI-66, TDETI-91: nothing else, and no doing without.
            assert kinds <= {*ANSWERS[self.agenda[-1].kind], "discard_progress"}, f"{kinds} in {self.agenda[-1]}"
        if public["decision"] == "choose_deck" and self.agenda and seat in public["actors"]:
            # TDETI-93.
            decks = public["cities_and_knights"]["decks"]
            assert {action["track"] for action in legal} == {track for track, left in decks.items() if left}
        # SEA-43, TDETI-94.
        assert not self.laid_now & {action["edge"] for action in legal if action["kind"] == "move_ship"}
        if self.keeping:
            # TDEIU-35, TDEIU-36.
            assert not kinds & {"move_pirate", "choose_pirate_victim", "chase_pirate"}
        for action in legal:
            if action["kind"] == "move_robber" and action["hex"] != OFF_BOARD:
                assert self.terrain[action["hex"]] in LAND
            elif action["kind"] == "move_pirate" and action["hex"] != FRAME:
                assert self.terrain[action["hex"]] == "sea"
        if public["decision"] == "move_robber" and not self.knights and not self.friendly and seat in public["actors"]:
            lands = {h for h, land in enumerate(self.terrain) if land in LAND} - {public["board"]["robber"]}
            assert {action["hex"] for action in legal if action["kind"] == "move_robber"} == lands
            if not self.keeping:
                seas = {h for h, land in enumerate(self.terrain) if land == "sea"} | {FRAME}
                pirates = {action["hex"] for action in legal if action["kind"] == "move_pirate"}
                assert pirates == seas - {public["seafarers"]["pirate"]}
        if public["decision"] == "action" and seat in public["actors"]:
            self.check_building(seat, legal, own)
        if public["decision"] in ("found_building", "found_route") and seat in public["actors"]:
            self.check_founding(public, seat, legal)

    def options(self, public: Json, seat: int) -> set[tuple[object, ...]]:
        top = self.agenda[-1] if self.agenda else Item("")
        if top.kind == "tile":
            return {("use_treasure",), ("keep_treasure",)}
        if top.kind == "free":
            laid = {(f"place_{piece}", side) for piece in ("road", "ship") for side in self.places(seat, piece)}
            return {option for option in laid if option[0] == "place_ship"} if self.damaged(seat) else set(laid)
        if top.kind == "hexes":
            return {("discover", hex_) for hex_ in self.hidden_at(top.at)}
        if top.kind == "harbour":
            return {("take_special_harbour", card) for card in self.supply} | {("decline_special_harbour",)}
        if top.kind == "place":
            return {("place_special_harbour", top.tile, side) for side in self.harbour_places(seat)}
        return set()

    def check_building(self, seat: int, legal: Sequence[Json], own: Json) -> None:
        hand = Counter(own["own"]["hand"])
        told = {(action["kind"], action.get("edge", action.get("vertex"))) for action in legal}
        wanted = {("build_ship", side) for side in self.places(seat, "ship") if hand >= SHIP}
        assert {option for option in told if option[0] == "build_ship"} == wanted
        if not self.damaged(seat):
            roads = {("build_road", side) for side in self.places(seat, "road") if hand >= ROAD}
            assert {option for option in told if option[0] == "build_road"} == roads
            if not self.knights:
                able = hand >= SETTLEMENT and self.view["seats"][seat]["supply"]["settlement"]
                corners = {("build_settlement", corner) for corner in self.settlement_places(seat) if able}
                assert {option for option in told if option[0] == "build_settlement"} == corners

    def check_founding(self, public: Json, seat: int, legal: Sequence[Json]) -> None:
        """TDETI-46, TDETI-47, TDEIU-30 to TDEIU-33: at home, and ships along the coast."""
        told = {(action["kind"], action.get("edge", action.get("vertex"))) for action in legal}
        done = sum(self.founded.values())
        rounds = 3 if self.keeping else 2
        around = [(public["starting_player"] + k) % self.players for k in range(self.players)]
        order = (around + around[::-1] + around)[: rounds * self.players]
        if public["decision"] == "found_building":
            assert seat == order[done]
            home = {corner for hex_ in self.sea.home for corner in self.sea.hex_corners[hex_]}
            assert told == {("found_building", corner) for corner in self.free_corners() & home}
            return
        assert seat == order[done - 1]
        sides = [side for side in self.sea.sides_at[self.founding_at] if str(side) not in public["board"]["edges"]]
        roads = {("found_road", side) for side in sides if self.land(side)}
        assert told == roads | {("found_ship", side) for side in sides if self.land(side) and self.water(side)}

    def check_founded(self, seat: int, action: Json, events: Sequence[Json]) -> None:
        """The second or third brings cards (TDETI-48, TDEIU-34); with Cities & Knights the second is a city."""
        self.founded[seat] += 1
        self.founding_at = action["vertex"]
        second, last = self.founded[seat] == 2, self.founded[seat] == (3 if self.keeping else 2)
        piece = "city" if self.knights and second else "settlement"
        assert self.view["board"]["vertices"][str(action["vertex"])] == [seat, piece]
        lands = [self.terrain[hex_] for hex_ in self.sea.hexes_at[action["vertex"]]]
        due = Counter(YIELDS[land] for land in lands if last and land in YIELDS)
        gained: Counter[str] = Counter()
        for public in events:
            if public["event"] == "gained":
                gained[public["card"]] += public["count"]
        assert gained == due, f"{gained} for {due}"

    def check_discards(self, seat: int, action: Json, before: Json, after: Json) -> None:
        """TDEIU-50, TDEIU-51, TDEIU-69."""
        if action["kind"] == "discard" and seat in self.owed:
            self.owed[seat] -= 1
        if action["kind"] == "roll" and after["number"] == 7 and after["decision"] in ("discard", "move_robber"):
            sizes = [told["hand_size"] for told in before["seats"]]
            many = [at for at, size in enumerate(sizes) if size > self.limit(at)]
            assert after["decision"] == ("discard" if many else "move_robber")
            self.seen["spared by a tile"] += sum(
                self.limit(at) - 2 < size <= self.limit(at) for at, size in enumerate(sizes) if self.kept[at].total()
            )
            if many:
                assert sorted(after["actors"]) == many, f"{after['actors']} discard, {many} have too many"
                self.owed = {at: sizes[at] // 2 for at in many}
                self.seen["discard by keeper"] += any(self.kept[at].total() for at in many)
        if after["decision"] != "discard":
            assert not any(self.owed.values()), "somebody kept too many cards"
            self.owed = {}

    def check_secrets(self, seat: int, heard: Sequence[Sequence[Json]], before: Json, after: Json) -> None:
        """A tile is told to the finder alone, until it is used; a card that was found is played later (TDETI-67)."""
        found = Counter(told["card"] for told in heard[seat] if told["event"] == "card_found")
        if found:
            was, now = (Counter(view["own"]["bought_this_turn"]) for view in (before, after))
            assert now - was == found
        for at, events in enumerate(heard):
            for told in events:
                if told["event"] == "card_found":
                    assert ("card" in told) == (at == seat), f"{at} is told {told}"
                elif told["event"] in ("treasure_taken", "treasure_drawn"):
                    assert ("treasure" in told) == (at == seat), f"{at} is told {told}"
                elif told["event"] == "treasure_kept":
                    assert told.keys() <= {"event", "seat"} or at == seat, f"{at} is told {told}"


def named(tile: str) -> str:
    return "development_card" if tile == "progress_card" else tile


def sum_of(hands: Sequence[Json], card: str) -> int:
    return sum(hand.get(card, 0) for hand in hands)
