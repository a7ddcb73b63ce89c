"""What `treasure_islands` and `into_the_unknown` should do, worked out anew from places, views and events.

Pieces and hands are read from views. What lies on the board, tiles, stacks and what is still to be settled are followed
from what a spectator hears and from what the finder alone is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.suites.books import NOBODY, YIELDS, Json
from tests.suites.treasure_charts import Chart, Sea

LAND = (*YIELDS, "gold_field", "desert")
RESOURCES = tuple(YIELDS.values())
TILES = ("two_routes", "development_card", "one_resource", "grain_wool_brick", "two_resources")
# TDETI-30, TDETI-31.
TILE_COUNT = 4
CHOICES = {"one_resource": 1, "two_resources": 2}
FREE_ROUTES = 2
MOST_KEPT = 4
HAND_LIMIT, KEEPERS_LIMIT, WALL = 7, 9, 2
KEPT_POINTS = {3: 1, 4: 2}
HARBOUR_AT = 2
FRAME, OFF_BOARD = "frame", "off_board"
ROUTES = ("road", "ship")
# How events begin that tell of a find.
FINDS = ("discovered", "treasure")
# What is told beside a find.
BESIDE = ("paid", "award_moved", "special_vp", "game_won", "produced")


@dataclass
class Item:
    """Something that is to be settled before the active seat goes on, innermost last."""

    kind: str
    at: int = NOBODY
    tile: str = ""


@dataclass
class Oracle:
    """Follows one game; every method that finds it wrong raises AssertionError."""

    sea: Sea
    chart: Chart
    keeping: bool
    knights: bool
    players: int
    target: int
    start: Json
    agenda: list[Item] = field(init=False, default_factory=list)
    seen: Counter[str] = field(init=False, default_factory=Counter)

    def __post_init__(self) -> None:
        board = self.start["board"]
        self.terrain: list[str] = list(board["terrain"])
        self.numbers: list[list[int]] = [list(shown) for shown in board["numbers"]]
        self.fog = Counter(self.chart.fog)
        self.tokens = Counter(self.chart.tokens)
        self.treasures = set(self.sea.treasures)
        self.tiles = Counter(dict.fromkeys(TILES, TILE_COUNT))
        # TDETI-43, and TDEIU-06 for what is put back unseen.
        self.stack = sum(self.tiles.values()) - len(self.treasures)
        self.spent: Counter[str] = Counter()
        self.kept: list[Counter[str]] = [Counter() for _ in range(self.players)]
        self.harbours: dict[int, str] = {int(side): kind for side, kind in board["harbours"].items()}
        self.supply = set(RESOURCES) if self.keeping else set()
        self.waiting: dict[int, str] = {}
        self.settled: list[set[int]] = [set() for _ in self.sea.islands]
        self.founded: Counter[int] = Counter()
        self.founding_at = NOBODY
        self.bank: Counter[str] = Counter(self.start["bank"])
        self.view = self.start
        self.deck = self.start["deck_left"]
        self.touched: set[int] = set()
        self.laid_now: set[int] = set()

    # What follows from the position

    def water(self, side: int) -> bool:
        hexes = self.sea.beside[side]
        return len(hexes) == 1 or any(self.terrain[hex_] == "sea" for hex_ in hexes)

    def land(self, side: int) -> bool:
        return any(self.terrain[hex_] in LAND for hex_ in self.sea.beside[side])

    def owner(self, corner: int) -> int:
        built = self.view["board"]["vertices"].get(str(corner))
        return NOBODY if built is None else int(built[0])

    def barred(self, corner: int, seat: int) -> bool:
        """Whether somebody else's building or knight stands in the way."""
        knights = self.view.get("cities_and_knights", {}).get("knights", ())
        others = {knight["vertex"] for knight in knights if knight["colour"] != seat}
        return self.owner(corner) not in (NOBODY, seat) or corner in others

    def routes_at(self, corner: int, seat: int, piece: str) -> bool:
        edges = self.view["board"]["edges"]
        return any(edges.get(str(side)) == [seat, piece] for side in self.sea.sides_at[corner])

    def places(self, seat: int, piece: str) -> set[int]:
        """Where a seat may lay a road or a ship (SEA-10, SEA-33, SEA-34, SEA-37, TDETI-90)."""
        if not self.view["seats"][seat]["supply"][piece]:
            return set()
        pirate = self.view["seafarers"]["pirate"]
        shut = set(self.sea.hex_sides[pirate]) if isinstance(pirate, int) and piece == "ship" else set()
        fits = self.water if piece == "ship" else self.land
        found: set[int] = set()
        for side, ends in enumerate(self.sea.ends):
            if str(side) in self.view["board"]["edges"] or side in shut or not fits(side):
                continue
            for corner in ends:
                joined = self.routes_at(corner, seat, piece) and not self.barred(corner, seat)
                if self.owner(corner) == seat or joined:
                    found.add(side)
        return found

    def damaged(self, seat: int) -> bool:
        """Whether a seat may lay no road before it has repaired one (EVNT-22)."""
        edges = self.view.get("event_cards", {}).get("damaged_roads", ())
        return any(self.view["board"]["edges"][str(edge)][0] == seat for edge in edges)

    def free_corners(self) -> set[int]:
        taken = {int(corner) for corner in self.view["board"]["vertices"]}
        near = {self.sea.far_end(side, corner) for corner in taken for side in self.sea.sides_at[corner]}
        return set(self.sea.corners) - taken - near

    def settlement_places(self, seat: int) -> set[int]:
        """SEA-38, SEA-40."""
        return {
            corner
            for corner in self.free_corners()
            if any(self.terrain[hex_] in LAND for hex_ in self.sea.hexes_at[corner])
            and any(self.routes_at(corner, seat, piece) for piece in ROUTES)
        }

    def harbour_places(self, seat: int) -> set[int]:
        """TDEIU-54."""
        taken = {corner for side in self.harbours for corner in self.sea.ends[side]}
        return {
            side
            for side, ends in enumerate(self.sea.ends)
            if self.water(side)
            and self.land(side)
            and any(self.owner(corner) == seat for corner in ends)
            and not taken & set(ends)
        }

    def hidden_at(self, corner: int) -> list[int]:
        return [hex_ for hex_ in self.sea.hexes_at[corner] if self.terrain[hex_] == "fog"]

    def limit(self, seat: int) -> int:
        """TDEIU-50, TDEIU-69."""
        base = KEEPERS_LIMIT if self.kept[seat].total() else HAND_LIMIT
        walls = self.view.get("cities_and_knights", {}).get("walls", ())
        return base + WALL * sum(self.owner(corner) == seat for corner in walls)

    # What happens

    def follow(self, seat: int, action: Json, heard: Sequence[Sequence[Json]], before: Json, after: Json) -> None:
        """Take in an action; events as every seat hears them, a spectator last, and his views before and after."""
        self.seen[action["kind"]] += 1
        self.bank = Counter(before["bank"])
        self.deck = before["deck_left"]
        self.touched = self.corners_of(before, seat)
        self.view = after
        self.events = [*zip(heard[seat], heard[-1], strict=True)]
        self.act(seat, action)
        if after["winner"] is not None:
            # Whatever is not settled then stays so.
            for _, public in self.events:
                if public["event"] == "built" and public["piece"] == "settlement":
                    self.settle_island(public)
            return
        while self.events:
            if not self.agenda:
                self.hear(self.events.pop(0)[1])
            elif not self.settle(seat):
                break
        while self.agenda and self.settle(seat):
            pass
        if not self.agenda:
            self.awake(after["active"])
        self.drain()

    def drain(self) -> None:
        """What is left of the events must have nothing to do with discoveries."""
        for _, public in self.events:
            assert not public["event"].startswith(FINDS), f"{public} comes too early, at {self.agenda}"
            self.money(public)
        self.events = []

    def corners_of(self, view: Json, seat: int) -> set[int]:
        board = view["board"]
        corners = {int(corner) for corner, built in board["vertices"].items() if built[0] == seat}
        mine = [int(side) for side, built in board["edges"].items() if built[0] == seat]
        return corners.union(*(self.sea.ends[side] for side in mine))

    def act(self, seat: int, action: Json) -> None:
        kind = action["kind"]
        top = self.agenda[-1] if self.agenda else Item("")
        if kind in ("play_card", "play_progress") and action["card"] == "road_building":
            self.agenda += [Item("free"), Item("free")]
        elif kind in ("place_road", "place_ship"):
            assert top.kind == "free", "nobody gives a route"
            self.agenda.pop()
            self.expect("built", colour=seat, piece=kind.removeprefix("place_"), place=action["edge"])
            self.laid(action["edge"])
        elif kind == "repair_road" and top.kind == "free":
            # EVNT-28.
            self.agenda.pop()
            self.expect("road_repaired", edge=action["edge"])
        elif kind in ("use_treasure", "keep_treasure"):
            assert top.kind == "tile", "there is no tile"
            self.agenda.pop()
            (self.use if kind == "use_treasure" else self.keep)(seat, top.tile)
        elif kind == "choose_resource" and top.kind == "choose":
            self.agenda.pop()
            self.gain(seat, action["card"])
        elif kind == "discover":
            assert top.kind == "hexes", "nothing is to be turned up"
            self.turn_up(seat, action["hex"])
        elif kind == "choose_deck" and top.kind == "deck":
            self.agenda.pop()
            self.expect("progress_drawn", seat=seat, track=action["track"])
        elif kind in ("take_special_harbour", "decline_special_harbour"):
            assert top.kind == "harbour", "nobody has kept two tiles now"
            self.agenda.pop()
            if kind == "take_special_harbour":
                self.expect("special_harbour_taken", seat=seat, harbour=action["harbour"])
                self.supply.remove(action["harbour"])
                self.agenda.append(Item("place", tile=action["harbour"]))
            else:
                self.expect("special_harbour_declined", seat=seat)
        elif kind == "place_special_harbour":
            assert (top.kind, top.tile) == ("place", action["harbour"])
            self.agenda.pop()
            self.expect("harbour_laid", edge=action["edge"], harbour=action["harbour"])
            self.harbours[action["edge"]] = action["harbour"]

    def expect(self, event: str, **wanted: object) -> Json:
        """The next event that tells of more than a price, as the finder hears it."""
        while self.events:
            private, public = self.events.pop(0)
            if private["event"] == event:
                told = {name: private.get(name) for name in wanted}
                assert told == wanted, f"{private} where {wanted} was due"
                self.money(public)
                return private
            assert private["event"] in BESIDE, f"{private} before {event}"
            self.money(public)
        raise AssertionError(f"no {event} {wanted}")

    def money(self, public: Json) -> None:
        if public["event"] in ("gained", "paid"):
            self.bank[public["card"]] += public["count"] * (-1 if public["event"] == "gained" else 1)

    def gain(self, seat: int, card: str) -> None:
        assert self.bank[card] > 0, f"the bank has no {card}"
        self.expect("gained", seat=seat, card=card, count=1)

    def hear(self, public: Json) -> None:
        """An event outside of all discoveries."""
        kind = public["event"]
        assert not kind.startswith(FINDS), f"{public} out of nothing"
        self.money(public)
        if kind == "turn_started":
            self.laid_now = set()
        elif kind in ("built", "moved") and public["piece"] in ROUTES:
            self.laid(public["place"])
        elif kind == "built" and public["piece"] in ("settlement", "city"):
            self.settle_island(public)
        elif kind == "numbers_swapped":
            first, second = public["first"], public["second"]
            self.numbers[first], self.numbers[second] = self.numbers[second], self.numbers[first]

    def laid(self, side: int) -> None:
        """TDETI-21: both ends, the newly reached one first."""
        self.laid_now.add(side)
        ends = sorted(self.sea.ends[side], key=lambda corner: corner not in self.touched)
        self.agenda += [Item("visit", corner) for corner in ends]

    def settle_island(self, public: Json) -> None:
        seat, corner = public["colour"], public["place"]
        # SEA-28.
        if self.view["turn"] == 0:
            return
        for number, hexes in enumerate(self.sea.islands):
            if hexes & set(self.sea.hexes_at[corner]) and public["piece"] == "settlement":
                self.seen["island settled again"] += seat in self.settled[number]
                self.seen["island settled second"] += bool(self.settled[number] - {seat})
                self.settled[number].add(seat)

    def settle(self, seat: int) -> bool:
        """Settle the innermost thing as far as nobody is asked; whether there may be more."""
        item = self.agenda[-1]
        if item.kind == "visit":
            self.agenda.pop()
            self.agenda.append(Item("hexes", item.at))
            if item.at in self.treasures:
                told = self.expect("treasure_taken", seat=seat, vertex=item.at)
                self.treasures.remove(item.at)
                self.seen["treasure and hexes"] += bool(self.hidden_at(item.at))
                self.take(told["treasure"], item.at)
        elif item.kind == "tile":
            if self.keeping and self.kept[seat].total() < MOST_KEPT:
                return False
            self.seen["tile beyond four"] += self.keeping
            self.agenda.pop()
            self.use(seat, item.tile)
        elif item.kind == "free":
            if self.damaged(seat) or self.places(seat, "road") or self.places(seat, "ship"):
                return False
            self.seen["free route lost"] += 1
            self.agenda.pop()
        elif item.kind == "choose":
            if any(self.bank[card] for card in RESOURCES):
                return False
            self.seen["choice lost"] += 1
            self.agenda.pop()
        elif item.kind == "hexes":
            hidden = self.hidden_at(item.at)
            if len(hidden) > 1:
                return False
            self.agenda.pop()
            if hidden:
                self.turn_up(seat, hidden[0])
        elif item.kind == "deck":
            if any(self.view["cities_and_knights"]["decks"].values()):
                return False
            self.agenda.pop()
        else:
            return self.settle_harbour(seat, item)
        return True

    def settle_harbour(self, seat: int, item: Item) -> bool:
        """TDEIU-52, TDEIU-55."""
        if item.kind == "place" and not self.harbour_places(seat):
            self.agenda.pop()
            self.waiting[seat] = item.tile
            self.seen["harbour waits"] += 1
            return True
        return False

    def awake(self, seat: int) -> None:
        """TDEIU-55: a harbour that waits is placed as soon as there is room for it in one's own turn."""
        if seat in self.waiting and self.harbour_places(seat):
            self.seen["harbour waited"] += 1
            self.agenda.append(Item("place", tile=self.waiting.pop(seat)))

    def take(self, tile: str, corner: int = NOBODY) -> None:
        tile = "development_card" if tile == "progress_card" else tile
        self.tiles[tile] -= 1
        assert self.tiles[tile] >= 0, f"a fifth {tile}"
        self.agenda.append(Item("tile", corner, tile))

    def use(self, seat: int, tile: str) -> None:
        """TDETI-64 to TDETI-73."""
        named = "progress_card" if self.knights and tile == "development_card" else tile
        self.expect("treasure_used", seat=seat, treasure=named)
        self.spent[named] += 1
        self.seen[f"used {tile}"] += 1
        if tile == "two_routes":
            self.seen["chain"] += any(item.kind == "free" for item in self.agenda)
            self.agenda += [Item("free") for _ in range(FREE_ROUTES)]
        elif tile in CHOICES:
            self.agenda += [Item("choose") for _ in range(CHOICES[tile])]
        elif tile == "grain_wool_brick":
            for card in tile.split("_"):
                self.seen["lost to the bank"] += not self.bank[card]
                if self.bank[card]:
                    self.gain(seat, card)
        elif self.knights:
            self.agenda.append(Item("deck"))
        elif self.deck:
            self.seen["card drawn"] += 1
            self.deck -= 1
            self.expect("card_found", seat=seat)
        else:
            self.seen["deck empty"] += 1

    def keep(self, seat: int, tile: str) -> None:
        """TDEIU-45 to TDEIU-53."""
        self.expect("treasure_kept", seat=seat)
        self.kept[seat][tile] += 1
        self.seen[f"kept {self.kept[seat].total()}"] += 1
        if self.kept[seat].total() == HARBOUR_AT:
            self.agenda.append(Item("harbour"))

    def turn_up(self, seat: int, hex_: int) -> None:
        """TDETI-50 to TDETI-60, TDEIU-37 to TDEIU-43."""
        told = self.expect("discovered", colour=seat, hex=hex_)
        land, number = told["terrain"], told["number"]
        self.seen[f"discovered {land}"] += 1
        self.fog[land] -= 1
        assert self.fog[land] >= 0, f"too much {land}"
        self.terrain[hex_] = land
        if land in ("sea", "desert"):
            assert number == 0
            if not self.keeping:
                told = self.expect("treasure_drawn", seat=seat)
                self.stack -= 1
                assert self.stack >= 0
                self.take(told["treasure"])
            return
        self.tokens[number] -= 1
        assert self.tokens[number] >= 0, f"too many {number}"
        self.numbers[hex_] = [number]
        if land == "gold_field":
            self.agenda.append(Item("choose"))
        elif self.bank[YIELDS[land]]:
            self.gain(seat, YIELDS[land])
        else:
            self.seen["reward lost"] += 1
