"""What Cities & Knights adds to a position, read from its part of the view."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import filled, zeros
from skerry.bots.greedy.parts import named_in, number_in, numbers_in, records_in
from skerry.bots.greedy.realm_tables import (
    CARDS_PER_WALL,
    COMMODITY_OF_TERRAIN,
    LANDING,
    PROGRESS_LIMIT,
    TRACK_COMMODITY,
    TRACK_COUNT,
    TRACKS,
)
from skerry.engine.view import View

NOBODY: i64 = -1
NOWHERE: i64 = -1
NO_COMMODITY: i64 = -1


class Realm:
    """Knights, improvements and barbarians as one seat sees them; blank in a game without them."""

    def __init__(self, view: View) -> None:
        part = view.parts.get("cities_and_knights")
        self.view = view
        self.seat: i64 = view.seat
        self.playing = part is not None
        vertices: i64 = view.topology.vertices if self.playing else 0
        # By vertex: the strength of a knight (0: none), its colour, and what it may do.
        self.knight: vec[i64] = zeros(vertices)
        self.knight_owner: vec[i64] = filled(vertices, NOBODY)
        self.active: vec[i64] = zeros(vertices)
        self.ready: vec[i64] = zeros(vertices)
        self.promoted: vec[i64] = zeros(vertices)
        self.wall: vec[i64] = zeros(vertices)
        self.sideways: vec[i64] = zeros(vertices)
        # By seat and track, by track.
        self.level: vec[i64] = zeros(view.seats * TRACK_COUNT)
        self.metropolis: vec[i64] = filled(TRACK_COUNT, NOWHERE)
        self.commodity: vec[i64] = zeros(0)
        self.steps_left: i64 = LANDING
        self.merchant_holder: i64 = NOBODY
        self.merchant_hex: i64 = NOWHERE
        # The own progress cards by name, and how many everybody holds.
        self.cards: dict[str, int] = {}
        self.progress: vec[i64] = zeros(view.seats)
        if part is not None:
            self.read(part)

    def read(self, part: dict[str, object]) -> None:
        for entry in records_in(part.get("knights")):
            vertex = number_in(entry.get("vertex"))
            self.knight[vertex] = number_in(entry.get("strength"))
            self.knight_owner[vertex] = number_in(entry.get("colour"))
            self.active[vertex] = 1 if entry.get("active") is True else 0
            self.ready[vertex] = 1 if entry.get("ready") is True else 0
            self.promoted[vertex] = 1 if entry.get("promoted") is True else 0
        for vertex in numbers_in(part.get("walls")):
            self.wall[vertex] = 1
        for vertex in numbers_in(part.get("sideways_cities")):
            self.sideways[vertex] = 1
        for seat, levels in enumerate(records_in(part.get("levels"))):
            for track, name in enumerate(TRACKS):
                self.level[seat * TRACK_COUNT + track] = number_in(levels.get(name))
        for name, vertex_told in named_in(part.get("metropolises")):
            self.metropolis[TRACKS.index(name)] = number_in(vertex_told)
        for seat, backs in enumerate(records_in(part.get("progress_cards"))):
            for _, count in named_in(backs):
                self.progress[seat] += number_in(count)
        for name, held in named_in(part.get("own")):
            self.cards[name] = int(number_in(held))
        merchant = part.get("merchant")
        if isinstance(merchant, dict):
            self.merchant_holder = number_in(merchant.get("holder"))
            self.merchant_hex = number_in(merchant.get("hex"))
        self.steps_left = LANDING - number_in(part.get("barbarian_ship"))
        names = self.view.rules.card_kinds
        self.commodity = filled(TRACK_COUNT, NO_COMMODITY)
        for track, commodity in enumerate(TRACK_COMMODITY):
            self.commodity[track] = names.index(commodity)

    # Cards

    def beside(self, terrain: i64) -> i64:
        """The commodity that a city at a terrain yields in the place of a second resource, or -1."""
        name = COMMODITY_OF_TERRAIN.get(int(terrain)) if self.playing else None
        return NO_COMMODITY if name is None else self.view.rules.card_kinds.index(name)

    def holds(self, card: str) -> bool:
        return card in self.cards

    def is_full(self) -> bool:
        """Whether one more progress card would be one too many."""
        return self.playing and self.progress[self.seat] >= PROGRESS_LIMIT

    def hand_limit(self) -> i64:
        """How many cards a seven leaves alone."""
        limit: i64 = self.view.rules.hand_limit
        for vertex in range(len(self.wall)):
            if self.wall[vertex] and self.view.vertex_owner[vertex] == self.seat:
                limit += CARDS_PER_WALL
        return limit

    # Knights

    def has_knight(self, vertex: i64) -> bool:
        return self.playing and self.knight[vertex] > 0

    def has_foreign_knight(self, vertex: i64, colour: i64) -> bool:
        """A knight that stops the routes of a colour (CK-138, CK-140)."""
        return self.playing and self.knight[vertex] > 0 and self.knight_owner[vertex] != colour

    # Cities

    def is_city(self, vertex: i64) -> bool:
        return self.view.vertex_piece[vertex] == self.view.rules.city

    def is_sideways(self, vertex: i64) -> bool:
        return self.playing and self.sideways[vertex] != 0

    def takes_wall(self, vertex: i64) -> bool:
        return self.is_city(vertex) and self.wall[vertex] == 0

    def is_metropolis(self, vertex: i64) -> bool:
        for track in range(len(self.metropolis)):
            if self.metropolis[track] == vertex:
                return True
        return False

    def cities_of(self, seat: i64) -> i64:
        return self.view.placed[seat * self.view.rules.piece_count + self.view.rules.city]

    def holder_of(self, track: i64) -> i64:
        """Who has the metropolis of a track, or -1."""
        vertex = self.metropolis[track]
        return NOBODY if vertex < 0 else self.view.vertex_owner[vertex]

    def plain_cities_of(self, seat: i64) -> i64:
        """Cities without metropolis, which can be lost or take one."""
        count = self.cities_of(seat)
        for track in range(len(self.metropolis)):
            if self.holder_of(track) == seat:
                count -= 1
        return count

    def level_of(self, seat: i64, track: i64) -> i64:
        return self.level[seat * TRACK_COUNT + track]
