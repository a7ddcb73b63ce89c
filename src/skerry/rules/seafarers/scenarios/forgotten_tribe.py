"""`forgotten_tribe` (SEAFTR): ships reach the tribe's islands and bring home points, cards and harbours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import filled, ints, zeros
from skerry.board.errors import BoardError
from skerry.board.map_file import HARBOUR_KINDS
from skerry.board.regroup import NumberLimit, Regrouping
from skerry.engine.action import ActionKind, Codes, Domain, Names
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.event import EventKind
from skerry.engine.harbours import harbour_fits, lay_harbour
from skerry.engine.state import Slice
from skerry.rules.seafarers.areas import earn_special_vp
from skerry.rules.seafarers.scenarios.closed_islands import closed_hexes, closed_hexes_told, may_build
from skerry.rules.seafarers.scenarios.scenario import Scenario

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.randomness import Randomness
    from skerry.engine.rules import Rules
    from skerry.engine.view import View

NO_GIFT: Final = 0
VP_GIFT: Final = 1
CARD_GIFT: Final = 2
HARBOUR_GIFT: Final = 3
GIFTS: Final = ("none", "vp", "development_card", "harbour")

PLAYABLE_HARBOURS: Final = 6  # the five resources and 3:1

GIFT_TAKEN: Final = EventKind("gift_taken", "seat:seat edge:edge gift:gift")
CARD_FOUND: Final = EventKind("card_found", "seat:seat", "card:development_card", ("seat",))


# How the text picture shows what lies on an edge.
GIFT_LETTERS: Final = {"vp": "P", "development_card": "C", "progress_card": "C", "harbour": "H"}


class TribeSlice(Slice):
    """The gifts on the edges and the harbours that seats keep before them."""

    def __init__(self, edges: i64, seats: i64) -> None:
        self.gift: vec[i64] = zeros(edges)
        # What a gift is: a harbour kind, lying open, or a development card, lying face down; -1 where neither lies.
        self.content: vec[i64] = filled(edges, -1)
        self.kept: vec[i64] = zeros(seats * PLAYABLE_HARBOURS)

    def copy(self) -> Slice:
        twin = TribeSlice(0, 0)
        twin.gift = self.gift[:]
        twin.content = self.content[:]
        twin.kept = self.kept[:]
        return twin

    def fields(self) -> dict[str, list[int]]:
        return {"gift": list(self.gift), "content": list(self.content), "kept": list(self.kept)}


class ForgottenTribe(Scenario):
    """Gifts on the shores of islands that nobody may build on."""

    def __init__(self) -> None:
        # Only the main island is shuffled (SEAFTR-06).
        super().__init__(
            "forgotten_tribe",
            regrouping=Regrouping((("main",),), limits=(NumberLimit((5, 6, 8, 9), marker="low_numbers"),)),
        )
        self.closed: vec[i64] = zeros(0)
        # What a seat is asked for a card in a game without development cards; a combination fills it in.
        self.instead_of_card: DecisionKind | None = None

    def declare(self, rules: Rules) -> None:
        self.closed = closed_hexes(rules, ("no_build",))
        rules.words["gift"] = GIFTS
        place = DecisionKind("place_gift_harbour")
        place.may_lapse = True
        rules.add_decision(place)
        rules.add_action(PlaceGiftHarbour(self, rules), "place_gift_harbour")

    def tune(self, rules: Rules) -> None:
        """A map of one's own may show more edges than there are gifts to lie on them."""
        check_gifts(rules, "gift_harbour", len(rules.board.stack_items("harbours")))
        if rules.has_development_cards:
            check_gifts(rules, "gift_card", sum(card.count for card in rules.development_cards))

    def most_points(self, rules: Rules) -> i64:
        return super().most_points(rules) + len(rules.board.edges_of("gift_vp"))

    def new_slice(self, rules: Rules) -> Slice:
        return TribeSlice(rules.topology.edges, rules.seats)

    def own(self, kernel: Kernel) -> TribeSlice:
        return cast(TribeSlice, kernel.state.slices[self.slot])

    def setup_finish(self, kernel: Kernel) -> None:
        """Points, the top development cards unseen, and the harbours shuffled but open (SEAFTR-02 to SEAFTR-04)."""
        super().setup_finish(kernel)
        own = self.own(kernel)
        state = kernel.state
        board = kernel.rules.board
        for edge in board.edges_of("gift_vp"):
            own.gift[edge] = VP_GIFT
        for edge in board.edges_of("gift_card"):
            own.gift[edge] = CARD_GIFT
            if kernel.rules.has_development_cards:
                state.deck_left -= 1
                own.content[edge] = state.deck[state.deck_left]
        harbours = ints(board.stack_items("harbours"))
        state.random.shuffle_deck("harbours", harbours)
        for i, edge in enumerate(board.edges_of("gift_harbour")):
            own.gift[edge] = HARBOUR_GIFT
            own.content[edge] = harbours[i]

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        """Nothing is built on the tribe's islands (SEAFTR-08)."""
        return fits and may_build(kernel, self.closed, piece, place)

    def adjust_site_refusal(self, kernel: Kernel, colour: i64, piece: i64, place: i64, reason: str) -> str:
        return reason if may_build(kernel, self.closed, piece, place) else "nothing is built on the tribe's islands"

    def adjust_robber_hexes(self, kernel: Kernel, seat: i64, cause: i64, targets: vec[i64]) -> None:
        """The robber goes only to hexes with a number (SEAFTR-10)."""
        for hex_ in range(kernel.topology.hexes):
            if kernel.state.numbers[hex_] == 0:
                targets[hex_] = 0

    def notice_route_piece(self, kernel: Kernel, colour: i64, piece: i64, edge: i64) -> None:
        """The first ship on its edge takes a gift; a neutral one cannot have it (SEAFTR-12)."""
        own = self.own(kernel)
        if piece != kernel.rules.ship or own.gift[edge] == NO_GIFT or colour >= kernel.state.seats:
            return
        gift = own.gift[edge]
        content = own.content[edge]
        own.gift[edge] = NO_GIFT
        own.content[edge] = -1
        kernel.log.emit(GIFT_TAKEN, colour, edge, gift)
        if gift == VP_GIFT:
            earn_special_vp(kernel, colour, 1)
        elif gift == CARD_GIFT:
            self.give_card(kernel, colour, content)
        else:
            own.kept[colour * PLAYABLE_HARBOURS + content] += 1
            self.ask_to_place(kernel, colour)

    def give_card(self, kernel: Kernel, seat: i64, card: i64) -> None:
        """The card that lay there, or what takes its place."""
        if kernel.rules.has_development_cards:
            take_card(kernel, seat, card)
        elif self.instead_of_card is not None:
            kernel.ask(self.instead_of_card, seat, 1)

    def notice_turn_start(self, kernel: Kernel) -> None:
        self.ask_to_place(kernel, kernel.state.active)

    def notice_built(self, kernel: Kernel, colour: i64, piece: i64, place: i64) -> None:
        super().notice_built(kernel, colour, piece, place)
        if colour == kernel.state.active and piece == kernel.rules.settlement:
            self.ask_to_place(kernel, colour)

    def ask_to_place(self, kernel: Kernel, seat: i64) -> None:
        """A kept harbour must be placed as soon as its owner has a legal edge in the own turn (SEAFTR-17)."""
        if kernel.has_answer(kernel.rules.decision("place_gift_harbour"), seat):
            kernel.ask(kernel.rules.decision("place_gift_harbour"), seat)

    def add_to_picture(self, view: View, picture: Picture) -> None:
        """The gifts that nobody has taken yet are letters, as on the map."""
        gifts = view.parts[self.name]["gifts"]
        assert isinstance(gifts, dict)
        for edge, gift in gifts.items():
            picture.edge_marks[int(edge)] = GIFT_LETTERS[gift["gift"]]

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        own = self.own(kernel)
        gifts: dict[str, object] = {}
        for edge in range(len(own.gift)):
            if own.gift[edge] == HARBOUR_GIFT:
                gifts[str(edge)] = {"gift": "harbour", "harbour": HARBOUR_KINDS[own.content[edge]]}
            elif own.gift[edge] != NO_GIFT:
                gifts[str(edge)] = {"gift": kernel.rules.word("gift", own.gift[edge])}
        view.parts["forgotten_tribe"] = {
            "closed_hexes": closed_hexes_told(self.closed),
            "gifts": gifts,
            "kept_harbours": [
                {
                    HARBOUR_KINDS[kind]: int(own.kept[other * PLAYABLE_HARBOURS + kind])
                    for kind in range(PLAYABLE_HARBOURS)
                    if own.kept[other * PLAYABLE_HARBOURS + kind]
                }
                for other in range(kernel.state.seats)
            ],
        }

    def resample(self, kernel: Kernel, seat: i64, random: Randomness) -> None:
        """The face-down cards on the edges are as unknown as the deck and the cards of the others (SEAFTR-03).

        Those have been dealt anew among themselves when this is asked; each card on an edge changes places with any
        card that is not yet drawn for an edge.
        """
        own = self.own(kernel)
        edges = [edge for edge in range(len(own.gift)) if own.gift[edge] == CARD_GIFT]
        for drawn, edge in enumerate(edges):
            hidden = len(edges) - drawn + kernel.state.deck_left + cards_of_others(kernel, seat)
            choice = random.below(hidden)
            if choice < len(edges) - drawn:
                other = edges[drawn + choice]
                card = own.content[other]
                own.content[other] = own.content[edge]
                own.content[edge] = card
            else:
                own.content[edge] = exchange_card(kernel, seat, choice - (len(edges) - drawn), own.content[edge])


def check_gifts(rules: Rules, marker: str, gifts: int) -> None:
    edges = len(rules.board.edges_of(marker))
    if edges > gifts:
        raise BoardError(f"the map {rules.board.name} marks {edges} edges as {marker}, but has {gifts} gifts for them")


def cards_of_others(kernel: Kernel, seat: i64) -> i64:
    """How many development cards all but one seat hold."""
    cards = kernel.rules.card_count
    count: i64 = 0
    for at in range(len(kernel.state.held)):
        if at // cards != seat:
            count += kernel.state.held[at]
    return count


def exchange_card(kernel: Kernel, seat: i64, choice: i64, card: i64) -> i64:
    """Put a card in the place of the n-th one of the deck and the hands of the others; returns that one."""
    state = kernel.state
    if choice < state.deck_left:
        found = state.deck[choice]
        state.deck[choice] = card
        return found
    choice -= state.deck_left
    cards = kernel.rules.card_count
    at: i64 = 0
    while at // cards == seat or choice >= state.held[at]:
        if at // cards != seat:
            choice -= state.held[at]
        at += 1
    into = at // cards * cards + card
    # Of the cards of one kind those bought this turn come first; how many they are is public.
    if choice < state.bought[at]:
        state.bought[at] -= 1
        state.bought[into] += 1
    state.held[at] -= 1
    state.held[into] += 1
    return at % cards


def take_card(kernel: Kernel, seat: i64, card: i64) -> None:
    """Into the hand, as if bought this turn (SEAFTR-14)."""
    at = seat * kernel.rules.card_count + card
    kernel.state.held[at] += 1
    kernel.state.bought[at] += 1
    kernel.recount = True
    kernel.log.emit(CARD_FOUND, seat, card)
    kernel.hear()


class PlaceGiftHarbour(ActionKind):
    """Place a kept harbour at an own building on the main island (SEAFTR-15, SEAFTR-16, SEAFTR-19)."""

    def __init__(self, module: ForgottenTribe, rules: Rules) -> None:
        super().__init__(
            "place_gift_harbour",
            "harbour",
            Names(list(HARBOUR_KINDS[:PLAYABLE_HARBOURS])),
            "edge",
            Domain(int(rules.topology.edges)),
        )
        self.module = module

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        own = self.module.own(kernel)
        for kind in range(PLAYABLE_HARBOURS):
            if own.kept[seat * PLAYABLE_HARBOURS + kind] > 0:
                for edge in range(kernel.topology.edges):
                    if self.is_home_coast(kernel, seat, edge):
                        codes.put(self, kind, edge)

    def is_home_coast(self, kernel: Kernel, seat: i64, edge: i64) -> bool:
        ends = kernel.topology.edge_vertex
        owner = kernel.state.vertex_owner
        if owner[ends[2 * edge]] != seat and owner[ends[2 * edge + 1]] != seat:
            return False
        for side in range(2):
            hex_ = kernel.topology.edge_hex[2 * edge + side]
            if hex_ >= 0 and self.module.closed[hex_] != 0:
                return False
        return harbour_fits(kernel, edge)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        self.module.own(kernel).kept[seat * PLAYABLE_HARBOURS + a] -= 1
        lay_harbour(kernel, b, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        return "a kept harbour goes on a coast edge at your own building, away from other harbours"
