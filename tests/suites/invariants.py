"""What must hold after every action of every game, computed the slow and obvious way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from skerry import Game
from skerry.engine.due_routes import is_due, least_length, measure_routes, most_length
from skerry.engine.event import Event
from skerry.engine.harbours import uses_harbour
from skerry.engine.kernel import Kernel
from skerry.engine.scores import has_won, known_points, total_points
from skerry.rules.seafarers.scenarios.forgotten_tribe import CARD_GIFT
from skerry.rules.traders_and_barbarians.barbarian_attack import BarbarianAttack
from tests.suites.incidence import edges_at
from tests.suites.kept_once import kept_once
from tests.suites.own_invariants import OWN_STATE
from tests.suites.route_oracle import Network, longest_trail, networks

# Points in the words of the rules. A module whose pieces or awards count adds them here.
PIECE_POINTS = {"road": 0, "settlement": 1, "city": 2}
AWARD_POINTS = {"longest_road": 2, "largest_army": 2, "harbormaster": 2, "wealthiest_settler": 1}
AWARD_MINIMUM = {"longest_road": 5, "largest_army": 3, "harbormaster": 3}

# Cards that lie neither in the bank nor in a hand: a module that holds some adds a count per kind.
CARDS_HELD_BY: dict[str, Callable[[Kernel], list[int]]] = {}


def _laid_cards(kernel: Kernel) -> list[int]:
    """Cards that lie on the table while players vote (CARV-48)."""
    own = kept_once(kernel, "caravans")
    return [sum(max(0, count) for count in own.get(f"laid_{card}", [])) for card in kernel.rules.card_kinds]


CARDS_HELD_BY["caravans"] = _laid_cards


def _gift_cards(kernel: Kernel) -> list[int]:
    """The development cards that still lie face down on edges (SEAFTR-03)."""
    own = kept_once(kernel, "forgotten_tribe")
    return [card for card, gift in zip(own["content"], own["gift"], strict=True) if gift == CARD_GIFT]


def _fortresses(kernel: Kernel) -> list[tuple[int, int]]:
    """A settlement of each seat lies under lairs until it is won back (SEAPIR-04)."""
    own = kept_once(kernel, "pirate_islands")
    return [(seat, int(kernel.rules.settlement)) for seat, lairs in enumerate(own["lairs"]) if lairs]


def _fortress_pieces(kernel: Kernel) -> Counter[tuple[int, int]]:
    return Counter(_fortresses(kernel))


def _sideways_cities(kernel: Kernel) -> Counter[tuple[int, int]]:
    """A city piece that lies sideways is counted as a settlement although the supplies know better (CK-176)."""
    own = kept_once(kernel, "cities_and_knights")
    pieces: Counter[tuple[int, int]] = Counter()
    for vertex, sideways in enumerate(own["sideways"]):
        if sideways:
            owner = int(kernel.state.vertex_owner[vertex])
            pieces[owner, int(kernel.rules.city)] += 1
            pieces[owner, int(kernel.rules.settlement)] -= 1
    return pieces


def _knights_and_walls(kernel: Kernel) -> Counter[tuple[int, int]]:
    """Pieces that share a vertex with what the common state knows, and a displaced knight on its way (CK-148)."""
    own = kept_once(kernel, "cities_and_knights")
    basic = kernel.rules.piece("basic_knight")
    wall = kernel.rules.piece("wall")
    pieces: Counter[tuple[int, int]] = Counter()
    for place, strength in enumerate(own["knight"]):
        if strength:
            pieces[own["knight_owner"][place], basic + strength - 1] += 1
    for vertex, count in enumerate(own["wall"]):
        if count:
            pieces[int(kernel.state.vertex_owner[vertex]), wall] += 1
    for frame in kernel.state.decisions():
        if kernel.rules.decision_kinds[frame.kind].name == "retreat":
            pieces[int(frame.b) >> 8, basic + (int(frame.b) & 255) - 1] += 1
    return pieces


def _knights_on_edges(kernel: Kernel) -> Counter[tuple[int, int]]:
    """They share their edges with roads (BARB-66); those of another module are counted there (BARBCK-04)."""
    module = kernel.rules.module("barbarian_attack")
    assert isinstance(module, BarbarianAttack)
    if kernel.rules.piece_limit[module.own.knight] == 0:
        return Counter()
    owners = [int(module.own.knights.of(kernel, edge)) for edge in range(kernel.topology.edges)]
    return Counter((owner, int(module.own.knight)) for owner in owners if owner >= 0)


# Development cards that are in no deck and no hand, pieces (colour, piece) that are neither in the supply nor placed,
# and pieces that lie on the board beside what the common state knows.
CARDS_LAID_OUT_BY: dict[str, Callable[[Kernel], list[int]]] = {"forgotten_tribe": _gift_cards}
PIECES_LAID_OUT_BY: dict[str, Callable[[Kernel], Counter[tuple[int, int]]]] = {
    "pirate_islands": _fortress_pieces,
    "cities_and_knights": _sideways_cities,
}
PIECES_ON_BOARD_BY: dict[str, Callable[[Kernel], Counter[tuple[int, int]]]] = {
    "cities_and_knights": _knights_and_walls,
    "barbarian_attack": _knights_on_edges,
}

# A settled dispute about these never takes an award from a holder who is still among the leaders.
KEPT_IN_A_TIE = ("longest_road", "harbormaster")


PLACES = ("vertex_owner", "vertex_piece", "edge_owner", "edge_piece")
CARDS = ("hand", "hand_size", "bank")
DEVELOPMENT = ("deck", "held", "bought", "knights")
PIECES = ("supply", "placed")
AWARDS = ("award_holder", "route_length", "harbour")
WATCHED = (*PLACES, *CARDS, *DEVELOPMENT, *PIECES, *AWARDS, "kept")


class Invariants:
    """Watches one game from its start. What was found sound is looked at again when what it hangs on has changed."""

    def __init__(self, game: Game) -> None:
        kernel = game.kernel
        self.pieces = self.pieces_by_colour(kernel)
        self.cards_played: Counter[str] = Counter()
        self.holders = self.award_holders(kernel)
        self.routes = [0] * kernel.state.colours
        self.shown: dict[int, list[list[int]]] = {}
        self.measured: dict[Network, int] = {}
        self.seen: dict[str, list[int]] = {}
        self.changed: set[str] = set()
        self.weighed: list[list[int]] = []
        self.laid: dict[int, list[list[int]]] = {}
        self.unmeasured = True

    def look(self, kernel: Kernel) -> None:
        """See what has changed since the last look."""
        state = kernel.state
        now = {name: list(getattr(state, name)) for name in WATCHED}
        now["deck_left"] = [state.deck_left]
        now["frames"] = [int(frame.kind) for frame in state.decisions()]
        now["winner"] = [state.winner]
        self.changed = {name for name, values in now.items() if values != self.seen.get(name)}
        self.seen = now

    def is_new(self, *names: str) -> bool:
        return not self.changed.isdisjoint(names)

    def check(self, game: Game, events: list[Event]) -> None:
        kernel = game.kernel
        self.look(kernel)
        if self.is_new(*CARDS, "kept"):
            self.check_cards(kernel)
        self.check_development_cards(kernel, events)
        if self.is_new(*PLACES, *PIECES, "kept"):
            self.check_pieces(kernel)
        self.check_networks(kernel)
        self.check_routes(kernel)
        if self.is_new(*AWARDS, *PLACES, "knights", "frames"):
            self.check_awards(kernel)
        if self.is_new(*PLACES, *AWARDS, *DEVELOPMENT, "kept", "winner"):
            self.check_scores(game)
        self.check_actors(game)
        if self.is_new(*PLACES, "kept", "frames"):
            for module in kernel.rules.modules:
                if module.name in OWN_STATE:
                    OWN_STATE[module.name](kernel, kept_once(kernel, module.name))

    def follow(self, game: Game, unseen: list[Event], closely: bool) -> None:
        """Check everything with the events since the last time, or only what hangs on who held an award before."""
        if closely or game.over:
            self.check(game, unseen)
            unseen.clear()
        else:
            self.check_awards(game.kernel)

    def check_cards(self, kernel: Kernel) -> None:
        state = kernel.state
        for kind in range(state.kinds):
            hands = [state.hand[seat * state.kinds + kind] for seat in range(state.seats)]
            elsewhere = sum(
                CARDS_HELD_BY[m.name](kernel)[kind] for m in kernel.rules.modules if m.name in CARDS_HELD_BY
            )
            assert min(hands) >= 0
            assert state.bank[kind] >= 0
            assert state.bank[kind] + sum(hands) + elsewhere == kernel.rules.bank_start[kind]
        for seat in range(state.seats):
            assert state.hand_size[seat] == sum(state.hand[seat * state.kinds : (seat + 1) * state.kinds])

    def check_development_cards(self, kernel: Kernel, events: list[Event]) -> None:
        """Deck, hands and played cards together are the deck of the start."""
        state = kernel.state
        cards = kernel.rules.development_cards
        played = [str(event.public["card"]) for event in events if event.kind == "card_played"]
        self.cards_played.update(played)
        if not kernel.rules.has_development_cards or not (played or self.is_new(*DEVELOPMENT, "deck_left", "kept")):
            return
        laid_out = [
            card
            for m in kernel.rules.modules
            if m.name in CARDS_LAID_OUT_BY
            for card in CARDS_LAID_OUT_BY[m.name](kernel)
        ]
        deck = self.seen["deck"][: state.deck_left]
        for card in cards:
            in_deck = deck.count(card.index)
            held = [state.held[seat * len(cards) + card.index] for seat in range(state.seats)]
            fresh = [state.bought[seat * len(cards) + card.index] for seat in range(state.seats)]
            elsewhere = laid_out.count(card.index)
            # A deck that is refilled keeps what was played beside it (BARB-61, BARB-62).
            spent = state.spent_cards[card.index] if kernel.rules.deck_refilled else self.cards_played[card.name]
            assert in_deck + sum(held) + elsewhere + spent == card.count
            assert all(0 <= new <= all_ for new, all_ in zip(fresh, held, strict=True))
        assert sum(state.knights) <= self.cards_played["knight"]

    @staticmethod
    def pieces_by_colour(kernel: Kernel) -> list[int]:
        counts = [int(left + out) for left, out in zip(kernel.state.supply, kernel.state.placed, strict=True)]
        for module in kernel.rules.modules:
            if module.name in PIECES_LAID_OUT_BY:
                for (colour, piece), count in PIECES_LAID_OUT_BY[module.name](kernel).items():
                    counts[colour * kernel.rules.piece_count + piece] += count
        return counts

    def check_pieces(self, kernel: Kernel) -> None:
        """What lies on the board, counted piece by piece, and the supply are the pieces of the start."""
        state = kernel.state
        rules = kernel.rules
        on_board = Counter(zip(state.vertex_owner, state.vertex_piece, strict=True))
        on_board.update(zip(state.edge_owner, state.edge_piece, strict=True))
        assert all((owner >= 0) == (piece > 0) for owner, piece in on_board)
        for module in rules.modules:
            if module.name in PIECES_ON_BOARD_BY:
                on_board.update(PIECES_ON_BOARD_BY[module.name](kernel))
        assert self.pieces_by_colour(kernel) == self.pieces
        for colour in range(state.colours):
            for piece in range(1, rules.piece_count):
                at = colour * rules.piece_count + piece
                assert 0 <= state.supply[at]
                assert state.placed[at] == on_board[colour, piece]
                if colour < state.seats:
                    assert self.pieces[at] == rules.piece_limit[piece]

    def check_networks(self, kernel: Kernel) -> None:
        """What is kept of a network is what the board shows."""
        state = kernel.state
        if self.is_new("vertex_owner", "edge_owner"):
            self.shown = {}
        for colour, network in enumerate(kernel.networks):
            if network is None:
                continue
            if colour not in self.shown:
                self.shown[colour] = self.network_on_board(kernel, colour)
            edges, *_ = self.shown[colour]
            kept = [network.edges, network.ends, network.buildings, network.beside]
            assert [list(part) for part in kept] == self.shown[colour]
            for lines in network.lines:
                pieces = [edge for edge in edges if lines.piece in (0, state.edge_piece[edge])]
                assert list(lines.edges)[: lines.count] == pieces

    @staticmethod
    def network_on_board(kernel: Kernel, colour: int) -> list[list[int]]:
        """The edges of a colour, the vertices at their ends, its buildings, and the edges beside any of them."""
        state = kernel.state
        ends = kernel.topology.edge_vertex
        edges = [edge for edge, owner in enumerate(state.edge_owner) if owner == colour]
        at_routes = {vertex for edge in edges for vertex in ends[2 * edge : 2 * edge + 2]}
        buildings = [vertex for vertex, owner in enumerate(state.vertex_owner) if owner == colour]
        at_any = at_routes.union(buildings)
        touching = {edge for vertex in at_any for edge in edges_at(kernel.topology, vertex)}
        return [edges, sorted(at_routes), buildings, sorted(touching.difference(edges))]

    def check_routes(self, kernel: Kernel) -> None:
        """A fresh search, by brute force, of every network that has not been measured before in this game."""
        state = kernel.state
        self.unmeasured |= self.is_new(*PLACES, "kept")
        # Measured when the displaced knight stands again (CK-141), and when all dragons of a roll lie (TDEDD-72).
        if state.winner < 0 and kernel.top_kind().name in ("retreat", "send_dragon", "spare_hex"):
            return
        if self.unmeasured:
            self.unmeasured = False
            weighing = {*kernel.rules.adjust_route_weight, *kernel.rules.adjust_route_break}
            # What joins pieces may be kept by another than who says so (BARBSEA-81).
            if len(kernel.rules.adjust_route_join) > 0:
                weighing = set(kernel.rules.modules)
            weighed = [part for module in weighing for part in kept_once(kernel, module.name).values()]
            laid = self.pieces_laid(kernel)
            for colour in range(state.colours):
                if weighed != self.weighed or laid[colour] != self.laid.get(colour):
                    self.routes[colour] = self.longest_route(kernel, colour)
            self.weighed = weighed
            self.laid = laid
        # What is due is measured now and then, as players ask for it; else only its bounds are known.
        if state.turn % 3 == 0:
            measure_routes(kernel)
        for colour, length in enumerate(self.routes):
            assert least_length(kernel, colour) <= length <= most_length(kernel, colour)

    def pieces_laid(self, kernel: Kernel) -> dict[int, list[list[int]]]:
        """By colour, the edges that it has and what lies there, with what stands on all vertices."""
        owners = self.seen["edge_owner"]
        pieces = self.seen["edge_piece"]
        laid: dict[int, list[int]] = {colour: [] for colour in range(-1, kernel.state.colours)}
        for edge, owner in enumerate(owners):
            laid[owner] += (edge, pieces[edge])
        return {colour: [self.seen["vertex_owner"], laid[colour]] for colour in range(kernel.state.colours)}

    def longest_route(self, kernel: Kernel, colour: int) -> int:
        found = networks(kernel, colour)
        for network in found:
            if network not in self.measured:
                self.measured[network] = longest_trail(network)
        return max((self.measured[network] for network in found), default=0)

    @staticmethod
    def award_holders(kernel: Kernel) -> dict[str, int]:
        return {award.name: int(kernel.state.award_holder[award.index]) for award in kernel.rules.awards}

    def award_values(self, kernel: Kernel, award: str) -> list[int] | None:
        """What is compared for an award, where the shared state tells it; of routes that are due, their own length."""
        if award == "longest_road":
            lengths = [int(length) for length in kernel.state.route_length]
            return [
                self.longest_route(kernel, colour) if is_due(kernel, colour) else length
                for colour, length in enumerate(lengths)
            ]
        if award == "largest_army":
            return [int(count) for count in kernel.state.knights]
        if award == "harbormaster":
            return Invariants.harbour_points(kernel)
        return None

    @staticmethod
    def harbour_points(kernel: Kernel) -> list[int]:
        """One for a settlement at a harbour, two for a city (HARB-02, HARB-03)."""
        state = kernel.state
        points = [0] * state.seats
        for vertex, (owner, piece) in enumerate(zip(state.vertex_owner, state.vertex_piece, strict=True)):
            if 0 <= owner < state.seats and uses_harbour(kernel, vertex):
                points[owner] += PIECE_POINTS[kernel.rules.pieces[piece].name]
        return points

    def check_awards(self, kernel: Kernel) -> None:
        now = self.award_holders(kernel)
        for award, holder in now.items():
            values = self.award_values(kernel, award)
            if values is None:
                continue
            most = max(values)
            leaders = [colour for colour, value in enumerate(values) if value == most]
            before = self.holders[award]
            if most < AWARD_MINIMUM[award]:
                assert holder == -1
            elif len(leaders) == 1:
                assert holder == leaders[0]
            elif before in leaders and award in KEPT_IN_A_TIE:
                assert holder == before
            else:
                assert holder in (-1, before)
                assert holder == -1 or holder in leaders
        self.holders = now

    def check_scores(self, game: Game) -> None:
        kernel = game.kernel
        state = kernel.state
        points = [0] * state.colours
        for owner, piece in zip(state.vertex_owner, state.vertex_piece, strict=True):
            if piece:
                points[owner] += PIECE_POINTS[kernel.rules.pieces[piece].name]
        for award, holder in self.award_holders(kernel).items():
            if holder >= 0:
                points[holder] += AWARD_POINTS[award]
        for colour in range(state.colours):
            for kept in kernel.rules.scoring_kept:
                points[colour] += kept.points(kernel, colour)
            for module in kernel.rules.add_points:
                points[colour] += module.add_points(kernel, colour)
        assert list(game.view(None).points) == points
        assert [known_points(kernel, colour) for colour in range(state.colours)] == points
        total = [int(total_points(kernel, seat)) for seat in range(game.players)]
        assert max(total) <= kernel.rules.most_points
        if not game.over:
            assert game.scores() == points[: game.players]

    def check_actors(self, game: Game) -> None:
        """Somebody can go on, and exactly the actors can."""
        able = [seat for seat in range(game.players) if game.legal_ids(seat)]
        assert sorted(game.actors) == able
        assert game.over == (not able)
        if game.turn > 0 and not game.over:
            assert has_won(game.kernel) == -1, "somebody has won and the game goes on"
