"""What must hold after every action of every game, computed the slow and obvious way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from skerry import Game
from skerry.engine.event import Event
from skerry.engine.kernel import Kernel
from skerry.engine.scores import has_won
from skerry.rules.seafarers.scenarios.forgotten_tribe import CARD_GIFT
from tests.suites.route_oracle import slow_longest_route

# Points in the words of the rules. A module whose pieces or awards count adds them here.
PIECE_POINTS = {"road": 0, "settlement": 1, "city": 2}
AWARD_POINTS = {"longest_road": 2, "largest_army": 2, "harbormaster": 2}
AWARD_MINIMUM = {"longest_road": 5, "largest_army": 3, "harbormaster": 3}

# Cards that lie neither in the bank nor in a hand: a module that holds some adds a count per kind.
CARDS_HELD_BY: dict[str, Callable[[Kernel], list[int]]] = {}


def _gift_cards(kernel: Kernel) -> list[int]:
    """The development cards that still lie face down on edges (SEAFTR-03)."""
    own = kernel.state.slices[kernel.rules.module("forgotten_tribe").slot].fields()
    return [card for card, gift in zip(own["content"], own["gift"], strict=True) if gift == CARD_GIFT]


def _fortresses(kernel: Kernel) -> list[tuple[int, int]]:
    """A settlement of each seat lies under lairs until it is won back (SEAPIR-04)."""
    own = kernel.state.slices[kernel.rules.module("pirate_islands").slot].fields()
    return [(seat, int(kernel.rules.settlement)) for seat, lairs in enumerate(own["lairs"]) if lairs]


# Development cards that are in no deck and no hand, and pieces (seat, piece) that are neither in the supply nor placed.
CARDS_LAID_OUT_BY: dict[str, Callable[[Kernel], list[int]]] = {"forgotten_tribe": _gift_cards}
PIECES_LAID_OUT_BY: dict[str, Callable[[Kernel], list[tuple[int, int]]]] = {"pirate_islands": _fortresses}

# A settled dispute about these never takes an award from a holder who is still among the leaders.
KEPT_IN_A_TIE = ("longest_road", "harbormaster")


def _trade_tokens(kernel: Kernel, own: dict[str, list[int]]) -> None:
    """All twenty are in a hand or in the supply (TWO-02)."""
    assert min(own["held"] + own["supply"]) >= 0
    assert sum(own["held"] + own["supply"]) == 20


def _event_deck(kernel: Kernel, own: dict[str, list[int]]) -> None:
    """No event card is lost or doubled, and only route pieces lie damaged."""
    assert sorted(own["deck"]) == list(range(36))
    assert all(kernel.state.edge_owner[edge] >= 0 for edge in own["damaged"])


# What a module's own state must keep, by its name.
OWN_STATE: dict[str, Callable[[Kernel, dict[str, list[int]]], None]] = {
    "two_player": _trade_tokens,
    "event_cards": _event_deck,
}


class Invariants:
    """Watches one game from its start."""

    def __init__(self, game: Game) -> None:
        kernel = game.kernel
        self.pieces = self.pieces_by_colour(kernel)
        self.cards_played: Counter[str] = Counter()
        self.holders = self.award_holders(kernel)
        self.routes: list[int] = []
        self.network: list[list[int]] = []

    def check(self, game: Game, events: list[Event]) -> None:
        kernel = game.kernel
        self.check_cards(kernel)
        self.check_development_cards(kernel, events)
        self.check_pieces(kernel)
        self.check_routes(kernel)
        self.check_awards(kernel)
        self.check_scores(game)
        self.check_actors(game)
        for module in kernel.rules.modules:
            if module.name in OWN_STATE:
                OWN_STATE[module.name](kernel, kernel.state.slices[module.slot].fields())

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
        for event in events:
            if event.kind == "card_played":
                self.cards_played[str(event.public["card"])] += 1
        if not kernel.rules.has_development_cards:
            return
        laid_out = [
            card
            for m in kernel.rules.modules
            if m.name in CARDS_LAID_OUT_BY
            for card in CARDS_LAID_OUT_BY[m.name](kernel)
        ]
        for card in cards:
            in_deck = sum(state.deck[place] == card.index for place in range(state.deck_left))
            held = [state.held[seat * len(cards) + card.index] for seat in range(state.seats)]
            fresh = [state.bought[seat * len(cards) + card.index] for seat in range(state.seats)]
            elsewhere = laid_out.count(card.index)
            assert in_deck + sum(held) + elsewhere + self.cards_played[card.name] == card.count
            assert all(0 <= new <= all_ for new, all_ in zip(fresh, held, strict=True))
        assert sum(state.knights) <= self.cards_played["knight"]

    @staticmethod
    def pieces_by_colour(kernel: Kernel) -> list[int]:
        counts = [int(left + out) for left, out in zip(kernel.state.supply, kernel.state.placed, strict=True)]
        for module in kernel.rules.modules:
            if module.name in PIECES_LAID_OUT_BY:
                for colour, piece in PIECES_LAID_OUT_BY[module.name](kernel):
                    counts[colour * kernel.rules.piece_count + piece] += 1
        return counts

    def check_pieces(self, kernel: Kernel) -> None:
        """What lies on the board, counted piece by piece, and the supply are the pieces of the start."""
        state = kernel.state
        rules = kernel.rules
        on_board = Counter(zip(state.vertex_owner, state.vertex_piece, strict=True))
        on_board.update(zip(state.edge_owner, state.edge_piece, strict=True))
        assert all((owner >= 0) == (piece > 0) for owner, piece in on_board)
        assert self.pieces_by_colour(kernel) == self.pieces
        for colour in range(state.colours):
            for piece in range(1, rules.piece_count):
                at = colour * rules.piece_count + piece
                assert 0 <= state.supply[at]
                assert state.placed[at] == on_board[colour, piece]
                if colour < state.seats:
                    assert self.pieces[at] == rules.piece_limit[piece]

    def check_routes(self, kernel: Kernel) -> None:
        """A fresh search, by brute force, whenever anything on the board has changed."""
        state = kernel.state
        network = [list(state.vertex_owner), list(state.edge_owner)]
        for module in {*kernel.rules.adjust_route_weight, *kernel.rules.adjust_route_break}:
            network += state.slices[module.slot].fields().values()
        if network != self.network:
            self.network = network
            self.routes = [slow_longest_route(kernel, colour) for colour in range(state.colours)]
        assert list(state.route_length) == self.routes

    @staticmethod
    def award_holders(kernel: Kernel) -> dict[str, int]:
        return {award.name: int(kernel.state.award_holder[award.index]) for award in kernel.rules.awards}

    @staticmethod
    def award_values(kernel: Kernel, award: str) -> list[int] | None:
        """What is compared for an award, where the shared state tells it."""
        if award == "longest_road":
            return [int(length) for length in kernel.state.route_length]
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
        for owner, piece, harbour in zip(state.vertex_owner, state.vertex_piece, state.harbour, strict=True):
            if harbour and 0 <= owner < state.seats:
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
            for module in kernel.rules.add_points:
                points[colour] += module.add_points(kernel, colour)
        assert list(game.view(None).points) == points
        if not game.over:
            assert game.scores() == points[: game.players]

    def check_actors(self, game: Game) -> None:
        """Somebody can go on, and exactly the actors can."""
        able = [seat for seat in range(game.players) if game.legal_ids(seat)]
        assert sorted(game.actors) == able
        assert game.over == (not able)
        if game.turn > 0 and not game.over:
            assert has_won(game.kernel) == -1, "somebody has won and the game goes on"
