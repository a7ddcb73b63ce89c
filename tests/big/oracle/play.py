"""People who say what they may and what they may not, in time and too late, and a referee who has a hand in it."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial
from typing import Any

from tests.big.oracle import acts
from tests.big.oracle.books import COSTS, LIMITS, RESOURCES, TARGET, Cards
from tests.big.oracle.building import can_pay
from tests.big.oracle.clock import next_time
from tests.big.oracle.leave import needs_leave
from tests.big.oracle.options import options, whole
from tests.big.oracle.strip import SIDE_NAMES, Edge, Point
from tests.big.oracle.table import Table

# How often a kind is taken before others.
WEIGHTS = {
    "build_settlement": 10,
    "build_city": 6,
    "play_card": 8,
    "buy_card": 4,
    "build_ship": 4,
    "build_road": 2,
    "move_ship": 2,
    "bank_trade": 1,
}
KINDS = (
    *WEIGHTS,
    "offer",
    "withdraw",
    "accept",
    "decline",
    "answer",
    "discard",
    "choose_start",
    "take_production",
    "done",
    "call_referee",
)
OWN_TIME = ("SETUP", "ANNOUNCE", "DICE", "PRODUCTION", "DISCARD", "RELOCATE", "END_TURN")


class Crowd:
    """Everybody at one table. `claims`: one of so many things said by somebody without enough points is a claim."""

    second_thoughts = 0.1

    def __init__(
        self, table: Table, *, bustle: int = 30, gifts: int = 2, claims: int = 400, mischief: bool = True
    ) -> None:
        self.table = table
        self.books = table.books
        self.chance = random.Random(table.chance.random())
        self.bustle, self.gifts, self.claims, self.mischief = bustle, gifts, claims, mischief

    def play(self, turns: int) -> None:
        """So many turns, or to the end."""
        last = self.books.turn + turns
        while self.books.phase != "FINISHED" and self.books.turn <= last:
            self.live_through()
        if self.books.phase == "FINISHED":
            self.table.check_ranking()
            self.speak_wrongly()

    def live_through(self) -> None:
        """What people do in one state, and then its end."""
        phase, turn = self.books.phase, self.books.turn
        if phase == "WINDOW":
            for _ in range(self.gifts * len(self.table.playing) // 3):
                self.give_cards(wanted=Counter(self.chance.choice(list(COSTS.values()))))
            for _ in range(self.bustle):
                if (self.books.phase, self.books.turn) != (phase, turn):
                    return
                self.pass_time()
                self.do_something()
                if self.books.claims is not None or self.books.phase == "CLAIM_REVIEW":
                    self.see_claims_through()
        elif phase == "SETUP":
            for seat in self.table.playing:
                if self.chance.random() < 0.7:
                    self.table.say(
                        seat, "choose_start", 10, cards=self.chance.randrange(3), city=self.chance.randrange(3)
                    )
                if self.chance.random() < 0.2:
                    self.table.say(seat, "choose_start", 10, cards=self.chance.randrange(4), city=0)
        elif phase == "DISCARD":
            self.discard()
        if self.books.phase == phase and self.chance.random() < 0.3:
            self.speak_wrongly()
        if self.mischief and self.chance.random() < 0.05:
            self.stop_the_clock()
        elif self.mischief and self.chance.random() < 0.1 and self.books.phase != "FINISHED":
            self.referee()
        if (self.books.phase, self.books.turn) == (phase, turn):
            self.let_end()

    def let_end(self) -> None:
        """The end of a state: waited for, or found out by who comes too late."""
        due = next_time(self.books)
        assert due is not None
        if (
            self.books.phase == "WINDOW"
            and due == self.books.deadline
            and self.table.active
            and self.chance.random() < 0.5
        ):
            seat = self.chance.choice(self.table.active)
            option = self.some_option(seat)
            if option is not None:
                self.table.say(seat, option[0], due - self.table.at + self.chance.choice((0, 0, 1)), **option[1])
                return
        self.table.wait(due)

    def pass_time(self) -> None:
        """A while, but not over the end of a state."""
        at = self.table.at + self.chance.choice((0, 1, 100, 1000, 3000))
        if (self.books.deadline or 0) > at:
            self.table.wait(at)

    # What is said

    def do_something(self) -> None:
        table, chance = self.table, self.chance
        if self.books.settings["early_close"] and table.active and chance.random() < 0.25:
            table.say(chance.choice(table.active), "done")
            return
        luck = chance.random()
        if self.books.requests and luck < 0.25:
            self.answer()
        elif luck < 0.6 and table.active:
            self.use_option(chance.choice(table.active))
        elif luck < 0.75:
            self.trade()
        elif luck < 0.9:
            self.speak_wrongly()
        elif luck < 0.94 and table.active:
            self.look_for_trouble()
        elif self.mischief:
            self.referee()
        self.claim()

    def some_option(self, seat: int) -> tuple[str, dict[str, Any]] | None:
        found = sorted(options(self.books, seat), key=str)
        kinds = sorted({str(option[0]) for option in found})
        if not kinds:
            return None
        kind = self.chance.choices(kinds, [WEIGHTS[kind] for kind in kinds])[0]
        option = self.chance.choice([option for option in found if option[0] == kind])
        for said in whole(self.books, seat, option, self.chance):
            return kind, said
        return None

    def use_option(self, seat: int) -> None:
        option = self.some_option(seat)
        if option is not None:
            kind, said = option
            if self.chance.random() < 0.1:
                said = self.spoil(kind, said)
            if self.chance.random() < self.second_thoughts:
                self.table.say_and_take_back(seat, kind, **said)
                return
            self.table.say(seat, kind, turn=self.chance.choice((None, self.books.turn)), **said)

    def spoil(self, kind: str, said: dict[str, Any]) -> dict[str, Any]:
        """Another edge, vertex, hex or card, and sometimes one choice less."""
        spoilt = dict(said)
        for name, value in said.items():
            if name in ("edge", "to"):
                spoilt[name] = list(self.some_edge())
            elif name == "vertex":
                spoilt[name] = list(self.some_vertex())
            elif name == "pieces":
                spoilt[name] = (
                    value[:1] if self.chance.random() < 0.5 else [[value[0][0], list(self.some_edge())], *value[1:]]
                )
            elif name == "cards":
                spoilt[name] = self.chance.choices(RESOURCES, k=self.chance.choice((1, 2, 2)))
            elif name == "robber":
                spoilt[name] = [self.chance.randrange(self.books.strip.boards), self.chance.choice(SIDE_NAMES)]
            elif name == "resource" and self.chance.random() < 0.5:
                spoilt["robber"] = [self.chance.randrange(self.books.strip.boards), self.chance.choice(SIDE_NAMES)]
                del spoilt[name]
        return spoilt

    def some_edge(self) -> Edge:
        """Mostly beside something that lies there."""
        strip = self.books.strip
        if self.chance.random() < 0.3:
            return self.chance.choice(list(strip.edge_ends))
        edge = self.chance.choice(list(self.books.routes))
        point = self.chance.choice(strip.edge_ends[edge])
        return self.chance.choice(strip.edges_at[point])

    def some_vertex(self) -> Edge:
        return self.books.strip.vertex_name[self.some_point()]

    def some_point(self) -> Point:
        strip = self.books.strip
        if self.chance.random() < 0.3:
            return self.chance.choice(list(self.books.buildings))
        points = [point for point in strip.edge_ends[self.some_edge()] if point in strip.vertex_name]
        return self.chance.choice(points or strip.land_points())

    def some_cards(self, held: Cards, most: int) -> dict[str, int]:
        own = sorted(held.elements())
        picked = self.chance.sample(own, min(len(own), self.chance.randint(1, most)))
        return dict(Counter(picked))

    def trade(self) -> None:
        """Offers that can be taken, and others; answers to them by whoever may and may not."""
        books, chance = self.books, self.chance
        offers = list(books.offers.values())
        if offers and chance.random() < 0.6:
            offer = chance.choice(offers)
            kind = chance.choice(("accept", "accept", "accept", "decline", "withdraw"))
            seat = offer.seat if kind == "withdraw" else chance.choice(offer.to)
            if chance.random() < 0.1:
                seat = chance.choice(self.table.playing)
            self.table.say(seat, kind, offer=offer.number)
            return
        talkers = self.table.active or self.table.playing
        # Somebody makes most of the offers, and comes to have too many.
        seat = talkers[0] if chance.random() < 0.5 else chance.choice(talkers)
        partners = sorted(books.strip.partners(seat))
        to = chance.sample(partners, chance.randint(1, min(3, len(partners))))
        if chance.random() < 0.1:
            to.append(chance.randrange(len(books.players)))
        give = self.some_cards(books.players[seat].hand, 2)
        want = self.some_cards(books.players[to[0]].hand, 2)
        if chance.random() < 0.8:
            want = {card: count for card, count in want.items() if card not in give}
        if chance.random() < 0.05:
            want[chance.choice(RESOURCES)] = 7
        self.table.say(seat, "offer", give=give, want=want, to=sorted(set(to)))

    def answer(self) -> None:
        request = self.chance.choice(list(self.books.requests.values()))
        luck = self.chance.random()
        seat = request.owner if luck < 0.9 else self.chance.choice(self.table.playing)
        if luck < 0.2 and self.chance.random() < 0.5:
            # Somebody of the two spends the cards.
            self.use_option(self.chance.choice((request.owner, request.seat)))
        elif luck < 0.4 and self.books.players[request.owner].hand["wood"]:
            self.take_wood(request.owner)
            self.table.say(request.owner, "answer", request=request.number, allow=False)
        elif luck < 0.5:
            vertex = list(self.books.strip.vertex_name[request.point])
            self.table.say(request.seat, "build_settlement", vertex=vertex)
        else:
            self.table.say(seat, "answer", request=request.number, allow=self.chance.random() < 0.4)

    def speak_wrongly(self) -> None:
        """Anything by anybody, at a moment that need not be right."""
        chance, books = self.chance, self.books
        seat = chance.randrange(len(books.players)) if chance.random() < 0.8 else chance.choice(self.table.playing)
        kind = chance.choice(KINDS)
        if books.phase == "DISCARD" and kind == "discard":
            return
        wrongly: dict[str, dict[str, Any]] = {
            "offer": {
                "give": {"wood": 1},
                "want": {chance.choice(("ore", "wood")): 1},
                "to": [chance.randrange(len(books.players))],
            },
            "withdraw": {"offer": chance.randrange(1, 40)},
            "accept": {"offer": chance.randrange(1, 40)},
            "decline": {"offer": chance.randrange(1, 40)},
            "answer": {"request": chance.randrange(1, 40), "allow": True},
            "discard": {"cards": {"wood": 1}},
            "call_referee": {"text": "please"},
            "choose_start": {"cards": 0, "city": 0},
            "bank_trade": {"give": chance.choice(RESOURCES), "take": chance.choice(RESOURCES)},
            "build_road": {"edge": list(self.some_edge())},
            "build_ship": {"edge": list(self.some_edge())},
            "move_ship": {"edge": list(self.some_edge()), "to": list(self.some_edge())},
            "build_settlement": {"vertex": list(self.some_vertex())},
            "build_city": {"vertex": list(self.some_vertex())},
            "play_card": chance.choice(
                (
                    {"card": "knight", "resource": "wood"},
                    {"card": "knight", "robber": [0, "sun"]},
                    {"card": "year_of_plenty", "cards": ["ore", "ore"]},
                    {"card": "victory_point"},
                    {"card": "monopoly"},
                    {
                        "card": "road_building",
                        "pieces": [["road", list(self.some_edge())], ["ship", list(self.some_edge())]],
                    },
                )
            ),
        }
        said = wrongly.get(kind, {})
        if kind == "done" and books.settings["early_close"]:
            return
        turn = books.turn - 1 if chance.random() < 0.1 and books.turn > 1 else None
        self.table.say(seat, kind, turn=turn, **said)

    def discard(self) -> None:
        """In time, wrongly, twice, or not at all."""
        for seat in self.table.playing:
            owed = self.books.players[seat].owed
            hand = sorted(self.books.players[seat].hand.elements())
            if self.books.phase != "DISCARD" or not owed or self.chance.random() < 0.3:
                continue
            if self.chance.random() < 0.2:
                wrong = self.chance.sample(hand, owed + self.chance.choice((-1, 1)))
                self.table.say(seat, "discard", 1, cards=dict(Counter(wrong)))
            self.table.say(seat, "discard", 10, cards=dict(Counter(self.chance.sample(hand, owed))))
            if self.books.phase == "DISCARD" and self.chance.random() < 0.2:
                self.table.say(seat, "discard", 1, cards=dict(Counter(hand[:1])))

    def claim(self) -> None:
        for seat in self.table.active:
            enough = self.books.points(seat) >= TARGET
            if self.books.phase == "WINDOW" and self.chance.random() < (0.2 if enough else 1 / self.claims):
                self.table.say(seat, "claim", self.chance.choice((0, 0, 1000)) if self.books.claims else 0)

    def see_claims_through(self) -> None:
        """Others claim too, in the time for it and after; then they are judged."""
        table, chance = self.table, self.chance
        while self.books.phase == "WINDOW" and self.books.claims is not None:
            if chance.random() < 0.4 and table.active:
                table.say(chance.choice(table.active), "claim")
            elif chance.random() < 0.3:
                self.speak_wrongly()
            elif chance.random() < 0.1 and self.mischief:
                self.stop_the_clock()
            else:
                due = next_time(self.books)
                assert due is not None
                table.wait(min(due, table.at + 700))
        if self.books.phase == "CLAIM_REVIEW" and table.active:
            table.say(chance.choice(table.active), "claim")
            self.speak_wrongly()
            while (due := next_time(self.books)) is None and self.books.claims is not None:
                seat = chance.choice(self.books.claims.seats)
                confirm = self.books.points(seat) >= TARGET or chance.random() < 0.002
                table.act(
                    "judge",
                    partial(acts.judge, self.books, table.at, table.heard, seat, confirm=confirm),
                    seat=seat,
                    confirm=confirm,
                )
            if due is not None and self.books.phase == "CLAIM_REVIEW":
                table.wait(due)

    # What the referee does

    def referee(self) -> None:
        luck = self.chance.random()
        if luck < 0.55:
            for _ in range(self.gifts):
                wanted = self.chance.choice((None, *COSTS.values()))
                self.give_cards(wanted=None if wanted is None else Counter(wanted))
        elif luck < 0.65:
            self.put_robber()
        elif luck < 0.85:
            self.put_piece()
        elif luck < 0.93:
            seconds = self.chance.randint(1, 5)
            self.table.act(
                "extend", partial(acts.extend, self.books, self.table.at, self.table.heard, seconds), seconds=seconds
            )
        elif luck < 0.96:
            self.stop_the_clock()
        elif luck < 0.965 and len(self.table.playing) > 4:
            seat = self.chance.choice(self.table.playing)
            self.table.act("expel", partial(acts.expel, self.books, self.table.at, self.table.heard, seat), seat=seat)
        elif luck < 0.97:
            self.table.break_down()
            self.table.act("resume", partial(acts.resume, self.books, self.table.at, self.table.heard))
        elif luck < 0.98:
            self.table.referee("one", here="one" not in self.books.referees)
        else:
            self.come_and_go()

    def come_and_go(self) -> None:
        seat = self.chance.choice(self.table.playing)
        connected = not self.books.players[seat].connected
        if connected or sum(self.books.players[other].connected for other in self.table.active) > 1:
            self.table.meet(seat, connected=connected)

    def give_cards(self, seat: int | None = None, wanted: Cards | None = None) -> None:
        seat = self.chance.choice(self.table.playing) if seat is None else seat
        bank = self.books.bank_of(seat)
        give = self.some_cards(bank, 6) if wanted is None else dict(wanted & bank)
        if give:
            self.table.act(
                "correct",
                partial(acts.correct_cards, self.books, seat, Counter(give), Counter()),
                what="cards",
                seat=seat,
                give=give,
            )

    def take_wood(self, seat: int) -> None:
        """Whoever wanted to build there cannot pay any more: a refusal may be void."""
        wood = self.books.players[seat].hand["wood"]
        taking = partial(acts.correct_cards, self.books, seat, Counter(), Counter(wood=wood))
        self.table.act("correct", taking, what="cards", seat=seat, take={"wood": wood})

    def put_robber(self) -> None:
        strip = self.books.strip
        hex_ = self.chance.choice([hex_ for hex_ in strip.hexes if strip.is_land(hex_)])
        board, side = strip.half_of_hex(hex_)
        robber = [board, SIDE_NAMES[side]]
        self.table.act(
            "correct",
            partial(acts.correct_robber, self.books, (board, side), hex_),
            what="robber",
            robber=robber,
            hex=list(hex_),
        )

    def put_piece(self) -> None:
        """Ships over the seams, roads far from home, a building among those of others."""
        books, strip, chance = self.books, self.books.strip, self.chance
        seat = chance.choice(self.table.playing)
        if chance.random() < 0.3:
            points = [
                point
                for point in strip.land_points()
                if strip.hexes_at[point][0][0] in strip.reach(seat)
                and not any(other in books.buildings for other in (point, *strip.beside[point]))
            ]
            if points and books.pieces(seat, "city") < LIMITS["city"]:
                point = chance.choice(points)
                vertex = list(strip.vertex_name[point])
                self.table.act(
                    "correct",
                    partial(acts.correct_building, books, seat, "city", point),
                    what="piece",
                    vertex=vertex,
                    piece="city",
                    seat=seat,
                )
            return
        kind = chance.choice(("road", "ship", "ship"))
        edges = [
            edge
            for edge, hexes in strip.edge_hexes.items()
            if edge not in books.routes
            and any(strip.is_land(hex_) == (kind == "road") for hex_ in hexes)
            and {hex_[0] for hex_ in hexes} & set(strip.reach(seat))
            and (
                kind == "road"
                or any(
                    books.routes.get(other) == (seat, kind)
                    for point in strip.edge_ends[edge]
                    for other in strip.edges_at[point]
                )
            )
        ]
        if edges and books.pieces(seat, kind) < LIMITS[kind]:
            edge = chance.choice(edges)
            self.table.act(
                "correct",
                partial(acts.correct_route, books, seat, kind, edge),
                what="piece",
                edge=list(edge),
                piece=kind,
                seat=seat,
            )

    def stop_the_clock(self) -> None:
        """Everything is refused meanwhile, and the time left comes back."""
        table = self.table
        if self.books.phase not in ("FINISHED", "LOBBY"):
            table.act("pause", partial(acts.pause, self.books, table.at, table.heard))
            self.speak_wrongly()
            table.at += self.chance.choice((0, 1, 100000))
            table.act("resume", partial(acts.resume, self.books, table.at, table.heard))

    def look_for_trouble(self) -> None:
        """Two at one vertex in the half of one of them: where both are on turn, leave can be refused."""
        books, strip = self.books, self.books.strip
        for owner in self.chance.sample(self.table.playing, len(self.table.playing)):
            for seat in self.table.active:
                if owner == seat or owner // 2 not in strip.reach(seat):
                    continue
                points = [
                    point
                    for point in strip.land_points()
                    if strip.half_at(point) == divmod(owner, 2)
                    and not any(other in books.buildings for other in (point, *strip.beside[point]))
                    and len([edge for edge in strip.edges_at[point] if edge not in books.routes]) > 1
                ]
                if points and self.chance.random() < 0.5:
                    self.put_two(self.chance.choice(points), owner, seat)
                    return

    def put_two(self, point: Point, owner: int, seat: int) -> None:
        books, strip = self.books, self.books.strip
        for who in (owner, seat):
            edge = self.chance.choice([edge for edge in strip.edges_at[point] if edge not in books.routes] or [None])
            if edge is None:
                return
            kind = "road" if any(strip.is_land(hex_) for hex_ in strip.edge_hexes[edge]) else "ship"
            if books.pieces(who, kind) < LIMITS[kind]:
                self.table.act(
                    "correct",
                    partial(acts.correct_route, books, who, kind, edge),
                    what="piece",
                    edge=list(edge),
                    piece=kind,
                    seat=who,
                )
            if not can_pay(books, who, "settlement"):
                self.give_cards(who, COSTS["settlement"])
        books.seen["trouble"] += needs_leave(books, seat, point)
        self.table.say(seat, "build_settlement", vertex=list(strip.vertex_name[point]))
