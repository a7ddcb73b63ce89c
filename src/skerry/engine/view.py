"""What one seat may know, built by adding, never by deleting.

Bots decide from a view and the legal actions alone; clients are sent its JSON form.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.map_file import HARBOUR_KINDS
from skerry.board.terrain import TERRAINS
from skerry.engine.cards import hand_limit
from skerry.engine.due_routes import measure_routes
from skerry.engine.scores import hidden_sources, point_sources, target, total_points, visible_points
from skerry.engine.state import NO_HARBOUR, NO_PIECE, NOBODY

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules


# What every view has; the parts of modules stand beside it.
VIEW_NAMES: Final = (
    *("seat", "players", "turn", "active", "starting_player", "decision", "actors", "dice", "number", "rolls"),
    *("card_played", "winner", "winners", "board", "bank", "banks", "robbers", "deck_left", "spent_cards", "awards"),
    *("seats", "neutrals", "own", "final_points", "points_from", "trade", "draft", "drawn_hex", "discard"),
)


def answers_due(kernel: Kernel, seat: i64) -> i64:
    top = kernel.top()
    if seat < len(top.owed):
        return top.owed[seat]
    return top.a if top.seat == seat and kernel.top_kind().counts_down else 0


class View:
    """The public position, and what belongs to one seat (-1: to nobody)."""

    def __init__(self, kernel: Kernel, seat: i64) -> None:
        measure_routes(kernel)
        state = kernel.state
        rules = kernel.rules
        self.rules: Rules = rules
        self.topology = kernel.topology
        self.seat = seat
        self.seats = state.seats
        self.colours = state.colours
        self.kinds = state.kinds

        self.terrain: vec[i64] = state.terrain[:]
        self.numbers: vec[i64] = state.numbers[:]
        self.edge_harbour: vec[i64] = state.edge_harbour[:]
        self.harbour: vec[i64] = state.harbour[:]
        self.vertex_owner: vec[i64] = state.vertex_owner[:]
        self.vertex_piece: vec[i64] = state.vertex_piece[:]
        self.edge_owner: vec[i64] = state.edge_owner[:]
        self.edge_piece: vec[i64] = state.edge_piece[:]
        self.robber = state.robber
        self.more_robbers: vec[i64] = state.more_robbers[:]

        # The bank that serves this seat, and all of them.
        self.banks: vec[i64] = state.bank[:]
        bank_at = rules.bank_at[seat] if seat >= 0 else 0
        self.bank: vec[i64] = state.bank[bank_at : bank_at + state.kinds]
        self.hand_size: vec[i64] = state.hand_size[:]
        self.rate: vec[i64] = state.rate[:]
        self.supply: vec[i64] = state.supply[:]
        self.placed: vec[i64] = state.placed[:]
        self.deck_left = rules.card_source.left(kernel, seat)
        self.spent_cards: vec[i64] = state.spent_cards[:]
        self.knights: vec[i64] = state.knights[:]
        self.award_holder: vec[i64] = state.award_holder[:]
        self.route_length: vec[i64] = state.route_length[:]

        self.starting_player = state.starting_player
        self.active = state.active
        self.turn = state.turn
        self.rolls = state.rolls
        self.number = state.number
        self.die_a = state.die_a
        self.die_b = state.die_b
        self.card_played = state.card_played
        self.winner = state.winner
        self.winners: list[int] = [int(seat) for seat in state.winners]
        if not self.winners and state.winner != NOBODY:
            self.winners = [int(state.winner)]
        self.decision = kernel.top_kind().name if state.winner == NOBODY else "over"
        self.actors = kernel.actors()

        self.points: vec[i64] = zeros(state.colours)
        # By colour, where its visible points come from.
        self.sources: list[dict[str, int]] = []
        for colour in range(state.colours):
            self.points[colour] = visible_points(kernel, colour)
            self.sources.append(point_sources(kernel, colour))
        self.target: vec[i64] = zeros(state.seats)
        self.cards_held: vec[i64] = zeros(state.seats)
        for owner in range(state.seats):
            self.target[owner] = target(kernel, owner)
            for card in range(rules.card_count):
                self.cards_held[owner] += state.held[owner * rules.card_count + card]

        self.hand: vec[i64] = zeros(state.kinds)
        self.held: vec[i64] = zeros(rules.card_count)
        self.bought: vec[i64] = zeros(rules.card_count)
        self.own_points: i64 = 0
        # How many answers this seat still owes to the question, where it takes several, such as discards.
        self.owed: i64 = 0
        self.hand_limit: i64 = 0
        if seat >= 0:
            for kind in range(state.kinds):
                self.hand[kind] = state.hand[seat * state.kinds + kind]
            for card in range(rules.card_count):
                self.held[card] = state.held[seat * rules.card_count + card]
                self.bought[card] = state.bought[seat * rules.card_count + card]
            self.own_points = total_points(kernel, seat)
            self.hand_limit = hand_limit(kernel, seat)
            if state.winner == NOBODY:
                self.owed = answers_due(kernel, seat)
        # At the end everything that counted is laid open (BASE-143, BASE-144).
        self.final_points: list[int] = []
        # By seat, where points came from that only their owner knew of.
        self.final_sources: list[dict[str, int]] = []
        if state.winner != NOBODY:
            self.final_sources = [hidden_sources(kernel, owner) for owner in range(state.seats)]
            self.final_points = [total_points(kernel, owner) for owner in range(state.seats)]

        self.parts: dict[str, dict[str, object]] = {}
        for module in rules.add_to_view:
            module.add_to_view(kernel, seat, self)
        for kept in rules.kept:
            if kept.shown:
                self.parts.setdefault(kept.module, {})[kept.name] = kept.tell(kernel, seat)

    def to_json(self) -> dict[str, object]:
        rules = self.rules
        told: dict[str, object] = {
            "seat": self.seat if self.seat >= 0 else None,
            "players": self.seats,
            "turn": self.turn,
            "active": self.active,
            "starting_player": self.starting_player,
            "decision": self.decision,
            "actors": list(self.actors),
            "dice": [self.die_a, self.die_b],
            "number": self.number,
            "rolls": self.rolls,
            "card_played": bool(self.card_played),
            "winner": self.winner if self.winner >= 0 else None,
            "winners": self.winners,
            "board": self.board_json(),
            "bank": self.cards_json(self.bank, 0),
            "deck_left": self.deck_left,
            "awards": {award.name: self.holder_json(award.index) for award in rules.awards},
            "seats": [self.seat_json(seat) for seat in range(self.seats)],
            "neutrals": [self.colour_json(colour) for colour in range(self.seats, self.colours)],
        }
        if rules.deck_refilled:
            told["spent_cards"] = {name: int(self.spent_cards[i]) for i, name in enumerate(rules.card_names)}
        if rules.banks > 1:
            told["banks"] = [self.cards_json(self.banks, bank * self.kinds) for bank in range(rules.banks)]
        if self.seat >= 0:
            told["own"] = {
                "hand": self.cards_json(self.hand, 0),
                "development_cards": {name: int(self.held[i]) for i, name in enumerate(rules.card_names)},
                "bought_this_turn": {name: int(self.bought[i]) for i, name in enumerate(rules.card_names)},
                "points": self.own_points,
                "hand_limit": self.hand_limit,
            }
        if self.final_points:
            told["final_points"] = self.final_points
        told.update(self.parts)
        return told

    def board_json(self) -> dict[str, object]:
        names = self.rules.pieces
        told: dict[str, object] = {
            "terrain": [TERRAINS[terrain] for terrain in self.terrain],
            "numbers": [[n for n in range(2, 13) if mask >> n & 1] for mask in self.numbers],
            "robber": self.robber if self.robber >= 0 else "off_board",
            "harbours": {
                str(e): HARBOUR_KINDS[self.edge_harbour[e]]
                for e in range(len(self.edge_harbour))
                if self.edge_harbour[e] != NO_HARBOUR
            },
            "vertices": {
                str(v): [int(self.vertex_owner[v]), names[self.vertex_piece[v]].name]
                for v in range(len(self.vertex_piece))
                if self.vertex_piece[v] != NO_PIECE
            },
            "edges": {
                str(e): [int(self.edge_owner[e]), names[self.edge_piece[e]].name]
                for e in range(len(self.edge_piece))
                if self.edge_piece[e] != NO_PIECE
            },
        }
        if len(self.more_robbers) > 0:
            robbers = [int(self.robber), *[int(place) for place in self.more_robbers]]
            told["robbers"] = [place if place >= 0 else "off_board" for place in robbers]
        return told

    def rates_json(self, seat: int) -> dict[str, int]:
        """What the bank asks of a seat for one of anything else."""
        rules = self.rules
        dealt_in = [True] * int(self.kinds) + [counter.banked for counter in rules.traded]
        return {
            name: int(self.rate[rules.rate_place(seat, thing)])
            for thing, name in enumerate(rules.things)
            if dealt_in[thing]
        }

    def cards_json(self, counts: vec[i64], start: i64) -> dict[str, object]:
        return {name: int(counts[start + i]) for i, name in enumerate(self.rules.card_kinds)}

    def holder_json(self, award: i64) -> object:
        return self.award_holder[award] if self.award_holder[award] >= 0 else None

    def colour_json(self, colour: i64) -> dict[str, object]:
        pieces = self.rules.piece_count
        return {
            "points": int(self.points[colour]),
            "route_length": int(self.route_length[colour]),
            "supply": {
                piece.name: int(self.supply[colour * pieces + i])
                for i, piece in enumerate(self.rules.pieces)
                if piece.limit
            },
        }

    def seat_json(self, seat: i64) -> dict[str, object]:
        told = self.colour_json(seat)
        told["hand_size"] = int(self.hand_size[seat])
        told["development_cards"] = int(self.cards_held[seat])
        told["knights"] = int(self.knights[seat])
        told["target"] = int(self.target[seat])
        told["rates"] = self.rates_json(seat)
        return told
