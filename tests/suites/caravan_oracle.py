"""The bookkeeping of `caravans` by itself: where camels stand and may go, who votes for what, and who places them.

Camels, fronts and votes follow from the actions alone, and so does what everybody has to be told of them. Of caravans
the fronts are all that matters: what is on its way to a front goes on from there as one (CARV-52).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from tests.suites.books import CORNER_NAMES, EXACT_KINDS, OFF_BOARD, OWN_TIME, Books, Island, Json, Option

TARGET = 12
CAMELS = 22
# CARV-07.
ORIENTATIONS = (("NW", "NE", "S"), ("N", "SE", "SW"))
CURRENCY = ("grain", "wool")
# Each with what tells its actions apart; in a voting round there are no others (CARV-81).
VOTE_KINDS = {
    "bid": CURRENCY,
    "bid_nothing": (),
    "name_edge": ("edge",),
    "name_no_edge": (),
    "place_camel": ("edge",),
    "head_camel": ("vertex",),
}
VOTE_DECISIONS = ("bid", "name_edge", "place_camel", "head_camel")


def arrows_of(island: Island, oasis: int, corners: Sequence[str]) -> dict[int, int]:
    """By the edges that arrows at these corners point along, the corners that they leave from (CARV-09, CARV-37)."""
    found: dict[int, int] = {}
    for name in corners:
        corner = island.hex_corners[oasis][CORNER_NAMES.index(name)]
        away = [side for side in island.sides_at[corner] if side not in island.hex_sides[oasis]]
        found |= {side: corner for side in away}
    return found


@dataclass
class Vote:
    """A voting round; bids and names in the order in which they came."""

    order: list[int]
    camels: int
    # With a single legal edge nobody votes, yet its camel may head either way.
    held: bool = True
    bids: dict[int, dict[str, int]] = field(default_factory=dict)
    named: dict[int, int | None] = field(default_factory=dict)
    # Who has still to place a camel, and where the last camel heads.
    placers: list[int] = field(default_factory=list)
    last: int | None = None
    # The edge of a camel that could head either way.
    pending: int | None = None

    def votes(self, seat: int) -> int:
        return sum(self.bids.get(seat, {}).values())

    @property
    def all_votes(self) -> int:
        return sum(self.votes(seat) for seat in self.order)

    @property
    def voters(self) -> list[int]:
        return [seat for seat in self.order if self.votes(seat)]

    def asked(self) -> tuple[str, int]:
        """What is asked now, and of whom."""
        if self.held and len(self.bids) < len(self.order):
            return "bid", self.order[len(self.bids)]
        if not self.placers:
            return "name_edge", self.voters[len(self.named)]
        return "place_camel" if self.pending is None else "head_camel", self.placers[0]

    def leader(self) -> int | None:
        """Who alone has the most votes."""
        most = max(self.votes(seat) for seat in self.order)
        leaders = [seat for seat in self.order if self.votes(seat) == most]
        return leaders[0] if len(leaders) == 1 else None

    def agreed(self) -> int | None:
        """CARV-44, CARV-45."""
        for edge in set(self.named.values()) - {None}:
            friends = [seat for seat, named in self.named.items() if named == edge]
            if len(friends) > 1 and 2 * sum(self.votes(seat) for seat in friends) > self.all_votes:
                return edge
        return None


@dataclass
class Oracle(Books):
    """Follows one game; every method that finds the game wrong raises AssertionError."""

    exact_kinds = EXACT_KINDS | VOTE_KINDS

    points_to_win: int = TARGET
    arrows: dict[int, int] = field(kw_only=True)
    camels: dict[int, int] = field(init=False, default_factory=dict)
    fronts: set[int] = field(init=False, default_factory=set)
    vote: Vote | None = field(init=False, default=None)
    # A settlement or city was built in this turn (CARV-19).
    due: bool = field(init=False, default=False)
    # The robber has been on the board.
    entered: bool = field(init=False, default=False)
    told: list[Json] = field(init=False, default_factory=list)
    returned: Counter[str] = field(init=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.returned = Counter()
        self.oasis = next(iter(self.hexes_of("oasis")))
        assert self.robber is None, "CARV-11"

    # What follows from the position

    @property
    def left(self) -> int:
        return CAMELS - len(self.camels)

    def heads(self, edge: int) -> set[int]:
        """Where a camel that is put on an edge may head for; nowhere where none may be (CARV-25 to CARV-37)."""
        if edge in self.camels or edge not in self.island.sides or not self.left:
            return set()
        return {
            self.island.far_end(edge, corner)
            for corner in self.island.ends[edge]
            if corner in self.fronts or self.arrows.get(edge) == corner
        }

    def open_edges(self) -> set[int]:
        near = {side for front in self.fronts for side in self.island.sides_at[front]}
        return {edge for edge in near | self.arrows.keys() if self.heads(edge)}

    def places(self) -> set[int]:
        """Where the next camel of a vote may go; the second of one player not with the first (CARV-72, CARV-80)."""
        found = self.open_edges()
        if self.vote and self.vote.last is not None and len(set(self.vote.placers)) == 1 and self.won():
            found -= set(self.island.sides_at[self.vote.last])
        return found

    def won(self) -> bool:
        """Of two players one has more votes."""
        return self.two and self.vote is not None and self.vote.leader() is not None

    def between(self, corner: int) -> bool:
        """CARV-56 to CARV-59."""
        return sum(side in self.camels for side in self.island.sides_at[corner]) >= 2

    def points(self, seat: int) -> int:
        return super().points(seat) + self.extra(seat)

    def extra(self, seat: int) -> int:
        return sum(self.between(corner) for corner, (owner, _) in self.buildings.items() if owner == seat)

    def worth(self, side: int) -> int:
        """CARV-60."""
        return 1 + (side in self.camels)

    def robber_land(self) -> Collection[int]:
        """CARV-15, CARV-16."""
        numbers = self.start["board"]["numbers"]
        return {hex_ for hex_ in self.island.land if hex_ != self.oasis and (self.entered or numbers[hex_])}

    def robber_homes(self) -> set[object]:
        """CARV-67, CARV-68, CARV-77: beside the board, also where a map has a desert."""
        return {OFF_BOARD}

    # What may be done

    def options(self, view: Json, seat: int) -> set[Option]:
        if not self.vote:
            return super().options(view, seat)
        decision, asked = self.vote.asked()
        assert asked == seat
        if decision == "bid":
            # CARV-39.
            grain, wool = (view["own"]["hand"][card] for card in CURRENCY)
            bids: set[Option] = {("bid", first, second) for first in range(grain + 1) for second in range(wool + 1)}
            return bids - {("bid", 0, 0)} | {("bid_nothing",)}
        if decision == "name_edge":
            return {("name_edge", edge) for edge in self.places()} | {("name_no_edge",)}
        if decision == "place_camel":
            return {("place_camel", edge) for edge in self.places()}
        assert self.vote.pending is not None
        return {("head_camel", vertex) for vertex in self.heads(self.vote.pending)}

    # What happens

    def put(self, seat: int, edge: int, head: int) -> None:
        """A camel comes to an edge; what was on its way to the other end goes on with it."""
        tail = self.island.far_end(edge, head)
        kind = "going on" if tail in self.fronts else "starting"
        self.seen[kind] += 1
        self.seen["going on at the coast"] += edge in self.island.coast
        self.seen["going on at the oasis"] += edge in self.island.hex_sides[self.oasis]
        self.seen["start edge from outside"] += edge in self.arrows and head == self.arrows[edge]
        self.seen["start edge from the oasis"] += (
            kind == "going on" and edge in self.arrows and head != self.arrows[edge]
        )
        self.seen["meeting"] += head in self.fronts
        self.seen["beside a road"] += edge in self.routes
        before = [self.extra(at) for at in range(self.players)]
        longest = self.measured()
        self.fronts -= {tail}
        self.fronts.add(head)
        self.camels[edge] = head
        self.measure()
        self.seen["longest road by a camel"] += self.measured() != longest
        self.seen["points by a camel"] += before != [self.extra(at) for at in range(self.players)]
        self.seen["ended"] += not self.growing({head})
        self.seen["last camel"] += not self.left
        self.told.append({"event": "camel_placed", "seat": seat, "edge": edge, "vertex": head})

    def measured(self) -> int | None:
        return self.holders["longest_road"]

    def end_turn(self, seat: int) -> None:
        """CARV-19, CARV-20, CARV-23, CARV-24, CARV-79."""
        due, self.due = self.due, False
        places = self.open_edges()
        if not due or not places:
            self.seen["nothing to vote on"] += due
            return
        if len(places) == 1 and not self.two:
            self.seen["single edge"] += 1
            self.vote = Vote([seat], 1, held=False, placers=[seat])
            self.place(seat, *places)
            return
        order = [(seat + step) % self.players for step in range(self.players)]
        self.vote = Vote(order, min(2, self.left) if self.two else 1)
        self.told.append({"event": "camel_vote_begun", "seat": seat, "camels": self.vote.camels})
        self.seen["votes"] += 1

    def bid(self, seat: int, cards: dict[str, int]) -> None:
        assert self.vote is not None
        self.vote.bids[seat] = cards
        laid = [
            {"event": "camel_votes_laid", "seat": seat, "card": card, "count": count}
            for card, count in cards.items()
            if count
        ]
        self.told += laid or [{"event": "no_camel_votes_laid", "seat": seat}]
        if len(self.vote.bids) == self.players:
            self.count_votes()

    def count_votes(self) -> None:
        """Who places, or that edges are to be named (CARV-43, CARV-47, CARV-72, CARV-73)."""
        vote = self.vote
        assert vote is not None
        leader = vote.leader()
        if self.two:
            vote.placers = vote.order[: vote.camels] if leader is None else [leader] * vote.camels
            self.seen["tie of two" if leader is None else "won of two"] += 1
        elif leader is not None and 2 * vote.votes(leader) > vote.all_votes:
            vote.placers = [leader]
            self.seen["majority"] += 1
        elif not vote.all_votes:
            vote.placers = vote.order[:1]
            self.seen["no votes"] += 1

    def name(self, seat: int, edge: int | None) -> None:
        """CARV-44 to CARV-47."""
        vote = self.vote
        assert vote is not None
        vote.named[seat] = edge
        kind = "no_camel_edge_named" if edge is None else "camel_edge_named"
        self.told.append({"event": kind, "seat": seat} | ({} if edge is None else {"edge": edge}))
        if len(vote.named) < len(vote.voters):
            return
        agreed, leader = vote.agreed(), vote.leader()
        if agreed is not None:
            self.seen["agreed"] += 1
            self.told.append({"event": "camel_edge_agreed", "edge": agreed})
            first = next(at for at, named in vote.named.items() if named == agreed)
            vote.placers = [first]
            self.place(first, agreed)
            return
        vote.placers = vote.order[:1] if leader is None else [leader]
        self.seen["tie" if leader is None else "most votes"] += 1

    def place(self, seat: int, edge: int) -> None:
        heads = self.heads(edge)
        if len(heads) == 1:
            self.placed(seat, edge, *heads)
            return
        assert self.vote is not None
        self.vote.pending = edge
        self.seen["two ways" if self.vote.held else "single edge, two ways"] += 1

    def placed(self, seat: int, edge: int, head: int) -> None:
        """A camel is where it goes: another one follows, or the round is over (CARV-48, CARV-74)."""
        self.put(seat, edge, head)
        vote = self.vote
        assert vote is not None
        vote.placers.pop(0)
        vote.last, vote.pending = head, None
        if vote.placers and self.places():
            self.seen["second camel"] += 1
            return
        self.seen["no second camel"] += bool(vote.placers)
        for bid in vote.bids.values():
            self.returned.update(bid)
        self.vote = None
        self.told += [{"event": "laid_cards_returned"}] * vote.held

    def follow(self, seat: int, action: Json, events: Sequence[Json], before: Sequence[Json]) -> None:
        """Take in an action that was applied, with its events and the views before it."""
        kind = action["kind"]
        self.act(seat, action)
        self.told, self.returned = [], Counter()
        voting = self.vote
        if kind in ("build_settlement", "build_city"):
            self.due = True
        elif kind == "end_turn":
            self.end_turn(seat)
        elif kind in ("bid", "bid_nothing"):
            self.bid(seat, {card: action.get(card, 0) for card in CURRENCY})
        elif kind in ("name_edge", "name_no_edge"):
            self.name(seat, action.get("edge"))
        elif kind == "place_camel":
            self.place(seat, action["edge"])
        elif kind == "head_camel":
            assert voting is not None
            assert voting.pending is not None
            self.placed(seat, voting.pending, action["vertex"])
        self.entered |= self.robber is not None
        robber = self.robber
        for public in events:
            self.hear(public)
        self.owe(kind)
        if kind == "roll" and "event_cards" not in self.variants:
            assert robber == self.robber
        # CARV-06, CARV-13: an oasis yields nothing.
        self.check_gains(seat, action, events, before[-1]["bank"])
        self.check_told(seat, kind, events, voting)

    def check_told(self, seat: int, kind: str, events: Sequence[Json], voting: Vote | None) -> None:
        """All that a voting round or the end of a turn makes known, and nothing of it at any other time."""
        heard = [public for public in events if public["event"] != "award_moved"]
        if kind not in VOTE_KINDS and kind != "end_turn":
            assert not [public for public in heard if "camel" in public["event"]]
            return
        ender = voting.order[0] if voting else seat
        wanted = [{"event": "turn_ended", "seat": ender}] * (kind == "end_turn") + self.told
        if not self.vote:
            following = (ender + 1) % self.players
            wanted.append({"event": "turn_started", "seat": following, "turn": self.turn_number})
        assert heard[: len(wanted)] == wanted, f"{heard} in place of {wanted}"
        # The start of a turn may be the end of the game.
        assert not self.vote or len(heard) == len(wanted)

    def check_effects(self, seat: int, action: Json, before: Sequence[Json], after: Sequence[Json]) -> None:
        """Cards laid leave the hand at once and are in the bank when the round is over (CARV-39, CARV-48)."""
        if action["kind"] not in VOTE_KINDS and action["kind"] != "end_turn":
            return
        for at in range(self.players):
            was, now = before[at]["own"]["hand"], after[at]["own"]["hand"]
            laid = Counter({card: action.get(card, 0) for card in CURRENCY if action["kind"] == "bid" and at == seat})
            assert {card: was[card] - now[card] for card in now} == {card: laid[card] for card in now}
            assert after[-1]["seats"][at]["hand_size"] == sum(now.values())
        there, left = before[-1]["bank"], after[-1]["bank"]
        assert {card: left[card] - there[card] for card in left} == {card: self.returned[card] for card in left}

    # The whole position

    def check(self, views: Sequence[Json], legal: Sequence[Sequence[Json]], over: bool) -> None:
        """Compare the whole position: the views of all seats and of a spectator last, and what each seat may do."""
        public = views[-1]
        for view in views:
            self.check_camels(view["caravans"])
        self.check_position(public)
        self.check_tokens(public)
        self.check_owed(public)
        if self.vote:
            decision, asked = self.vote.asked()
            assert (public["decision"], public["actors"]) == (decision, [asked])
            assert public["active"] == self.vote.order[0]
            assert {action["kind"] for action in legal[asked]} <= VOTE_KINDS.keys()
        else:
            assert public["decision"] not in VOTE_DECISIONS
        for seat in range(self.players):
            self.check_options(views[seat], legal[seat], seat, seat in public["actors"] and not over)
        if public["decision"] in OWN_TIME:
            assert public["seats"][public["active"]]["rates"] == self.rates(public["active"])
        self.check_end(views, over)

    def check_camels(self, told: Json) -> None:
        assert {int(edge): head for edge, head in told["camels"].items()} == self.camels
        assert told["camel_supply"] == self.left
        assert set(told["open_edges"]) == self.open_edges(), f"open are {self.open_edges()}"
        assert len(told["open_edges"]) == len(set(told["open_edges"])) <= 6, "CARV-32, CARV-53"
        assert set(told["fronts"]) - {None} == self.fronts, f"fronts are {self.fronts}"
        if not self.vote or not self.vote.held:
            assert told["vote"] is None
            return
        seats = range(self.players)
        kept = {
            "camels": self.vote.camels,
            "laid": {card: [self.vote.bids.get(seat, {}).get(card) for seat in seats] for card in CURRENCY},
            "votes": [self.vote.votes(seat) for seat in seats],
            "named": [self.vote.named.get(seat) for seat in seats],
        }
        assert {name: told["vote"][name] for name in kept} == kept

    def growing(self, fronts: Collection[int]) -> set[int]:
        return {front for front in fronts if set(self.island.sides_at[front]) - self.camels.keys()}

    def check_end(self, views: Sequence[Json], over: bool) -> None:
        """CARV-63 to CARV-65: nobody wins while camels are placed."""
        if not self.vote:
            super().check_end(views, over)
            return
        public = views[-1]
        assert not over
        assert (public["winner"], public["winners"]) == (None, [])
        self.seen["enough without a turn"] += max(self.points(at) - self.target(at) for at in range(self.players)) >= 0
