"""Everything that changes during a game, flat and cheap to copy.

Board arrays are indexed by the ids of the topology, seat arrays by seat, colour arrays by
colour. Colours below `seats` are the seats' own; the rest are neutral (TWO-01).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.decision import Decision
from skerry.engine.randomness import Randomness

NOBODY: Final = -1
OFF_BOARD: Final = -1
NO_PIECE: Final = 0
NO_HARBOUR: Final = -1
# So many looks in a row found nobody further, and everybody is told (`deadlock`).
TOLD_LOOKS: Final = 3

NOTHING: Final[vec[i64]] = zeros(0)


@final
class State:
    """A position: the board, the cards, the pieces, the turn and what is being asked.

    A new state is blank; `start` fills it, and `copy` hands over every array.
    """

    def __init__(self, seats: i64, colours: i64, kinds: i64, random: Randomness) -> None:
        self.seats = seats
        self.colours = colours
        self.kinds = kinds
        self.random = random

        nothing = NOTHING
        # Copies share these nine, the rates and the winners: whoever changes one puts another array in its place.
        self._terrain: vec[i64] = nothing
        # Per edge, 1: at sea, and 1: on land, once `placement` looked for them.
        self.sea_edges: vec[i64] = nothing
        self.land_edges: vec[i64] = nothing
        self.shores: vec[i64] = nothing  # per vertex, whether it touches land and the sea, found there too
        self._numbers: vec[i64] = nothing
        # The hexes by number, and where buildings stand at them, once `production` looked for them.
        self.numbered: vec[i64] = nothing
        self.harvests: vec[i64] = nothing
        self.edge_harbour: vec[i64] = nothing  # the kind of harbour on an edge, NO_HARBOUR for none
        self.harbour: vec[i64] = nothing  # per vertex, bit k set: served by a harbour of kind k
        self.vertex_owner: vec[i64] = nothing
        self.vertex_piece: vec[i64] = nothing
        self.edge_owner: vec[i64] = nothing
        self.edge_piece: vec[i64] = nothing
        self.robber: i64 = OFF_BOARD
        self.more_robbers: vec[i64] = nothing  # where a second and further ones stand (BIG-027)

        self.bank: vec[i64] = nothing  # bank * kinds + kind
        self.hand: vec[i64] = nothing
        self.hand_size: vec[i64] = nothing
        self.rate: vec[i64] = nothing

        self.supply: vec[i64] = nothing  # colour * pieces + piece
        self.placed: vec[i64] = nothing

        self.deck: vec[i64] = nothing  # development cards, top last
        self.deck_left: i64 = 0
        self.spent_cards: vec[i64] = nothing  # how many of each lie beside a deck that is refilled
        self.held: vec[i64] = nothing  # seat * cards + card
        self.bought: vec[i64] = nothing  # of those held: bought this turn
        self.knights: vec[i64] = nothing  # played and face up

        self.award_holder: vec[i64] = nothing
        self.route_length: vec[i64] = nothing  # whoever reads it has routes measured before (`due_routes`)

        self.starting_player: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0  # 0 while founding
        self.rolls: i64 = 0  # made in this turn
        self.number: i64 = 0  # the last production number
        self.die_a: i64 = 0
        self.die_b: i64 = 0
        self.card_played: i64 = 0
        self.has_built: i64 = 0  # something was built or bought this turn (BASE-73)
        self.winner: i64 = NOBODY
        self.winners: vec[i64] = nothing  # a victory that is shared: every seat of it (SEACLO-27)

        # When it is next looked whether anybody has come further, how many looks in a row found nobody, and how far
        # each seat has been at any of them (`deadlock`); copies share that too: another array is put in its place.
        self.next_look: i64 = 0
        self.idle_looks: i64 = 0
        self.furthest: vec[i64] = nothing

        # What modules keep; where each thing lies is said by the rules.
        self.kept: vec[i64] = nothing

        self.top: Decision | None = None

    @property
    def terrain(self) -> vec[i64]:
        """By hex."""
        return self._terrain

    @terrain.setter
    def terrain(self, terrain: vec[i64]) -> None:
        self._terrain = terrain
        self.sea_edges = NOTHING
        self.land_edges = NOTHING
        self.shores = NOTHING

    @property
    def numbers(self) -> vec[i64]:
        """By hex, bit n set: produces on n."""
        return self._numbers

    @numbers.setter
    def numbers(self, numbers: vec[i64]) -> None:
        self._numbers = numbers
        self.numbered = NOTHING
        self.harvests = NOTHING

    def own_rates(self) -> None:
        """Rates that are written into, and so not shared with what this is a copy of."""
        self.rate = self.rate[:]

    def copy(self) -> State:
        twin = State(self.seats, self.colours, self.kinds, self.random.copy())
        twin._terrain = self._terrain
        twin.sea_edges = self.sea_edges
        twin.land_edges = self.land_edges
        twin.shores = self.shores
        twin._numbers = self._numbers
        twin.numbered = self.numbered
        twin.harvests = self.harvests
        twin.edge_harbour = self.edge_harbour
        twin.harbour = self.harbour
        twin.vertex_owner = self.vertex_owner[:]
        twin.vertex_piece = self.vertex_piece[:]
        twin.edge_owner = self.edge_owner[:]
        twin.edge_piece = self.edge_piece[:]
        twin.robber = self.robber
        if len(self.more_robbers) > 0:
            twin.more_robbers = self.more_robbers[:]
        twin.bank = self.bank[:]
        twin.hand = self.hand[:]
        twin.hand_size = self.hand_size[:]
        twin.rate = self.rate
        twin.supply = self.supply[:]
        twin.placed = self.placed[:]
        twin.deck = self.deck[:]
        twin.deck_left = self.deck_left
        if len(self.spent_cards) > 0:
            twin.spent_cards = self.spent_cards[:]
        twin.held = self.held[:]
        twin.bought = self.bought[:]
        twin.knights = self.knights[:]
        twin.award_holder = self.award_holder[:]
        twin.route_length = self.route_length[:]
        twin.starting_player = self.starting_player
        twin.active = self.active
        twin.turn = self.turn
        twin.rolls = self.rolls
        twin.number = self.number
        twin.die_a = self.die_a
        twin.die_b = self.die_b
        twin.card_played = self.card_played
        twin.has_built = self.has_built
        twin.winner = self.winner
        twin.winners = self.winners
        twin.next_look = self.next_look
        twin.idle_looks = self.idle_looks
        twin.furthest = self.furthest
        twin.kept = self.kept[:]
        twin.top = None if self.top is None else self.top.copy()
        return twin

    def decisions(self) -> list[Decision]:
        """The stack from its bottom to its top."""
        stack = []
        frame = self.top
        while frame is not None:
            stack.append(frame)
            frame = frame.below
        stack.reverse()
        return stack

    def fields(self) -> dict[str, list[int]]:
        """Every shared value by name, for the digest and for comparing positions."""
        return {
            "terrain": list(self.terrain),
            "numbers": list(self.numbers),
            "edge_harbour": list(self.edge_harbour),
            "harbour": list(self.harbour),
            "vertex_owner": list(self.vertex_owner),
            "vertex_piece": list(self.vertex_piece),
            "edge_owner": list(self.edge_owner),
            "edge_piece": list(self.edge_piece),
            "robber": [self.robber, *self.more_robbers],
            "bank": list(self.bank),
            "hand": list(self.hand),
            "hand_size": list(self.hand_size),
            "rate": list(self.rate),
            "supply": list(self.supply),
            "placed": list(self.placed),
            "deck": list(self.deck),
            "deck_left": [self.deck_left],
            "spent_cards": list(self.spent_cards),
            "held": list(self.held),
            "bought": list(self.bought),
            "knights": list(self.knights),
            "award_holder": list(self.award_holder),
            "route_length": list(self.route_length),
            "starting_player": [self.starting_player],
            "active": [self.active],
            "turn": [self.turn],
            "rolls": [self.rolls],
            "number": [self.number],
            "dice": [self.die_a, self.die_b],
            "card_played": [self.card_played],
            "has_built": [self.has_built],
            "winner": [self.winner],
            "winners": list(self.winners),
            # Left out until everybody is told: so long it makes no difference to anything for many rounds.
            "no_headway": [self.idle_looks, *self.furthest] if self.idle_looks >= TOLD_LOOKS else [],
            "drawn": [self.random.drawn],
        }
