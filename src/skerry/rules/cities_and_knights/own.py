"""What Cities & Knights keeps of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.topology import NOWHERE
from skerry.engine.action import Domain
from skerry.engine.kept.counter import Counter
from skerry.engine.kept.deck import Deck
from skerry.engine.kept.kept import COLOUR, EDGE, GAME, SEAT, VERTEX, Numbers, how_many
from skerry.engine.kept.layer import Layer
from skerry.engine.piece import Piece
from skerry.engine.state import NOBODY, OFF_BOARD
from skerry.engine.walk import vertex_ground
from skerry.rules.cities_and_knights.knight_events import ON_VERTICES, KnightEvents
from skerry.rules.cities_and_knights.muster import Muster
from skerry.rules.cities_and_knights.tables import (
    DECK_SIZE,
    KNIGHTS,
    KNIGHTS_PER_STRENGTH,
    RECRUIT_COST,
    TRACK_COUNT,
    TRACKS,
    WALL_COST,
    WALLS,
)

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.module import Module
    from skerry.engine.rules import Rules
    from skerry.engine.state import State
    from skerry.rules.cities_and_knights.progress.card import ProgressCard
    from skerry.rules.cities_and_knights.retreat import Retreats


class KnightPlaces(Domain):
    """Where knights stand: on vertices, unless a combination has them on edges (BARBCK-17)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(0)
        self.rules = rules
        self.kind = VERTEX

    def size(self) -> int:
        return int(how_many(self.rules, self.kind))


class CitiesOwn:
    """All that the module declares, and the numbers under which the game knows its pieces."""

    # Where displaced knights may go.
    retreats: Retreats

    def __init__(self, module: Module, rules: Rules, cards: list[ProgressCard]) -> None:
        self.wall_piece: i64 = rules.add_piece(Piece("wall", WALLS, WALL_COST))
        self.ground = vertex_ground(rules.topology)  # of the ways of knights
        self.places = KnightPlaces(rules)
        self.on_vertices = True
        self.events: KnightEvents = ON_VERTICES
        # Whether the barbarians come by sea, in the fleet of this expansion; else nobody defends against one.
        self.has_fleet = True
        self.basic_knight: i64 = len(rules.pieces)
        for strength, knight in enumerate(KNIGHTS):
            cost = RECRUIT_COST if strength == 0 else {}
            rules.add_piece(Piece(knight, KNIGHTS_PER_STRENGTH, cost, verb="recruits"))

        self.level = rules.keep(module, Numbers("level", SEAT, TRACK_COUNT))
        # The vertex of each track's piece.
        self.metropolis = rules.keep(module, Numbers("metropolis", GAME, TRACK_COUNT, NOWHERE))
        self.wall = rules.keep(module, Layer("wall", VERTEX, shown=False))
        # A city piece that counts as a settlement (CK-176).
        self.sideways = rules.keep(module, Layer("sideways", VERTEX, shown=False))

        # A knight by its place: strength (0: none), colour, whether active, and in which turn it was made so.
        self.knight = rules.keep(module, Layer("knight", VERTEX, shown=False))
        self.knight_owner = rules.keep(module, Layer("knight_owner", VERTEX, colours=True, shown=False))
        self.muster = rules.keep(module, Muster())
        self.active = rules.keep(module, Layer("active", VERTEX, shown=False))
        # How many of a colour are active, since every listing asks for them.
        self.awake = rules.keep(module, Numbers("awake", COLOUR, digest=""))
        self.activated = rules.keep(module, Numbers("activated", VERTEX))
        self.promoted = rules.keep(module, Numbers("promoted", VERTEX))

        # Progress cards by seat and kind; who has a card that is points (CK-186); and the three decks.
        self.cards: i64 = len(cards)
        self.held = rules.keep(module, Numbers("held", SEAT, len(cards)))
        # How many that are, since every listing asks.
        self.hand = rules.keep(module, Numbers("hand", SEAT, digest=""))
        self.laid_open = rules.keep(module, Numbers("laid_open", GAME, len(cards), NOBODY))
        self.deck = [declare_deck(module, rules, cards, track, self.held) for track in range(TRACK_COUNT)]

        self.defender = rules.keep(module, Counter("defender", per_point=1, shown=False))
        self.points = rules.keep(module, Worth(self.defender))
        self.merchant_hex = rules.keep(module, Numbers("merchant_hex", start=OFF_BOARD, digest="merchant"))
        self.merchant_holder = rules.keep(module, Numbers("merchant_holder", start=NOBODY, digest="merchant"))

        # The step of the barbarians, and where each locked robber will stand (CK-077).
        self.ship = rules.keep(module, Numbers("ship", digest="barbarians"))
        self.attacks = rules.keep(module, Numbers("attacks", digest="barbarians"))
        self.robber_start = rules.keep(module, RobberStarts())

        # The red die that counts for progress cards, and dice set by the alchemist and not yet used.
        self.red = rules.keep(module, Numbers("red", digest="dice"))
        self.set_red = rules.keep(module, Numbers("set_red", digest="dice"))
        self.set_yellow = rules.keep(module, Numbers("set_yellow", digest="dice"))
        self.alchemist_turn = rules.keep(module, Numbers("alchemist_turn", digest="dice"))
        # Bit k set: kind k trades 2:1 for the active seat this turn.
        self.fleet = rules.keep(module, Numbers("fleet"))
        # Exchanges still open with each opponent this turn.
        self.harbour_offers = rules.keep(module, Counter("harbour_offers", shown=False))
        # Hands when production began, and whether there was one: for those who got nothing (CK-062).
        self.hand_before = rules.keep(module, Numbers("hand_before", SEAT))
        self.produced = rules.keep(module, Numbers("produced"))

    def hold(self, kernel: Kernel, seat: i64, card: i64, count: i64 = 1) -> None:
        """A progress card into a hand, or with a negative count out of it."""
        self.held.change(kernel, seat * self.cards + card, count)
        self.hand.change(kernel, seat, count)

    def put_knights_on_edges(self, rules: Rules, events: KnightEvents) -> None:
        """All knights of this game stand on edges, and none on a vertex (BARBCK-17); while modules still declare."""
        self.on_vertices = False
        self.events = events
        self.places.kind = EDGE
        self.muster.place = EDGE
        for layer in (self.knight, self.knight_owner, self.active):
            layer.place = EDGE
        for numbers in (self.activated, self.promoted):
            numbers.per = EDGE
        for strength in range(len(KNIGHTS)):
            rules.pieces[self.basic_knight + strength].place = EDGE

    def knight_piece(self, strength: i64) -> i64:
        """The pieces of the three strengths are numbered one after another."""
        return self.basic_knight + strength - 1


class RobberStarts(Numbers):
    """A place for each robber; how many there are is known when all modules have declared."""

    def __init__(self) -> None:
        super().__init__("robber_start", start=OFF_BOARD, digest="barbarians")

    def measure(self, rules: Rules) -> i64:
        return rules.robbers


class Worth(Numbers):
    """The points of metropolises, open cards and the merchant by seat; in a position, those of defenders too."""

    def __init__(self, defender: Counter) -> None:
        super().__init__("points", SEAT)
        self.defender = defender

    def position(self, state: State) -> list[int]:
        return [a + b for a, b in zip(super().position(state), self.defender.position(state), strict=True)]


def declare_deck(module: Module, rules: Rules, cards: list[ProgressCard], track: int, hands: Numbers) -> Deck:
    """The cards of a track; who sees one go under it, when it was played or given up, remembers it (CK-053, CK-185)."""
    deck = ProgressDeck(
        f"progress_{TRACKS[track]}",
        [card.name for card in cards],
        DECK_SIZE,
        [int(card.index) for card in cards if card.track == track],
        [int(card.index) for card in cards if card.points > 0],
        hands,
        shown=False,
        digest="deck",
        digest_left="deck_left",
        digest_seen="deck_known",
    )
    return rules.keep(module, deck)


class ProgressDeck(Deck):
    """The deck of a track."""

    def knows_hand(self, kernel: Kernel, seat: i64, owner: i64) -> bool:
        """A spy is being shown another hand (CK-247)."""
        return seat == owner or (owner == shown_progress(kernel) and kernel.top().seat == seat)


def shown_progress(kernel: Kernel) -> i64:
    """Whose progress cards are shown to whoever is asked now (CK-247); -1: nobody's."""
    return kernel.top().a if kernel.top_kind().name == "spy" else NOBODY
