"""`forgotten_tribe` (SEAFTR): ships reach the tribe's islands and bring home points, cards and harbours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints, zeros
from skerry.board.errors import BoardError
from skerry.board.map_file import HARBOUR_KINDS
from skerry.board.picture import Mark
from skerry.board.regroup import NumberLimit, Regrouping
from skerry.engine.dealt_cards import deal_development_cards
from skerry.engine.deck import CARD_FOUND, draw_top, take_card
from skerry.engine.event import EventKind
from skerry.engine.harbours import KEPT_KINDS, PlaceKeptHarbour, kept_told
from skerry.engine.kept.kept import EDGE, SEAT, Numbers
from skerry.engine.kept.layer import Layer
from skerry.reason import Reason, ReasonKind
from skerry.rules.seafarers.areas import earn_special_vp
from skerry.rules.seafarers.scenarios.closed_islands import closed_hexes, closed_hexes_told, may_build
from skerry.rules.seafarers.scenarios.scenario import Scenario

if TYPE_CHECKING:
    from skerry.engine.deal import Deal
    from skerry.engine.kernel import Kernel
    from skerry.engine.module import Module
    from skerry.engine.picture import Picture
    from skerry.engine.progress import Progress, Prospects
    from skerry.engine.rules import Rules
    from skerry.engine.view import View

NO_GIFT: Final = 0
VP_GIFT: Final = 1
CARD_GIFT: Final = 2
HARBOUR_GIFT: Final = 3
GIFTS: Final = ("none", "vp", "development_card", "harbour")

# In hundredths of a point: each gift to whoever takes it, and a harbour that is kept and not yet placed.
GIFT_WORTH: Final[tuple[int, ...]] = (0, 100, 55, 50)
KEPT_HARBOUR_WORTH: Final = 25

NO_CONTENT: Final = -1

GIFT_TAKEN: Final = EventKind("gift_taken", "seat:seat edge:edge gift:gift", english="{seat} takes the gift at {edge}")

TRIBE_LAND: Final = ReasonKind("tribe_land", "nothing is built on the tribe's islands")
NO_NUMBER_BESIDE: Final = ReasonKind("no_number_beside", "a settlement here needs a hex with a number beside it")
MAP_LACKS_GIFTS: Final = ReasonKind(
    "map_lacks_gifts",
    "the map {map} marks {edges:number} edges as {marker}, but has {gifts:number} gifts for them",
)


# How the text picture shows what lies on an edge.
GIFT_LETTERS: Final = {"vp": "P", "development_card": "C", "progress_card": "C", "harbour": "H"}


class ForgottenTribeOwn:
    """The gifts on the edges and the harbours that seats keep before them."""

    def __init__(self, module: Module, rules: Rules) -> None:
        self.gift = rules.keep(module, Layer("gift", EDGE, GIFTS, shown=False))
        # What a gift is: a harbour kind, lying open, or a development card, lying face down with those of the deck.
        self.content = rules.keep(module, Layer("content", EDGE, empty=NO_CONTENT, shown=False))
        self.harbours = rules.keep(module, Numbers("harbours", SEAT, KEPT_KINDS, digest="kept"))


class ForgottenTribe(Scenario):
    """Gifts on the shores of islands that nobody may build on."""

    def __init__(self) -> None:
        # Only the main island is shuffled (SEAFTR-06).
        super().__init__(
            "forgotten_tribe",
            regrouping=Regrouping((("main",),), limits=(NumberLimit((5, 6, 8, 9), marker="low_numbers"),)),
        )
        self.looks_near = True
        self.counts_changes = True
        self.closed: vec[i64] = zeros(0)

    def declare(self, rules: Rules) -> None:
        super().declare(rules)
        self.own = ForgottenTribeOwn(self, rules)
        self.closed = closed_hexes(rules, ("no_build",))
        rules.words["gift"] = GIFTS
        self.place_harbour = PlaceGiftHarbour(self, rules)

    def tune(self, rules: Rules) -> None:
        """A map of one's own may show more edges than there are gifts to lie on them."""
        check_gifts(rules, "gift_harbour", len(rules.board.stack_items("harbours")))
        if rules.has_development_cards:
            check_gifts(rules, "gift_card", sum(card.count for card in rules.development_cards))

    def most_special_points(self, rules: Rules) -> i64:
        return len(rules.board.edges_of("gift_vp"))

    def setup_finish(self, kernel: Kernel) -> None:
        """Points, the top development cards unseen, and the harbours shuffled but open (SEAFTR-02 to SEAFTR-04)."""
        super().setup_finish(kernel)
        own = self.own
        state = kernel.state
        board = kernel.rules.board
        for edge in board.edges_of("gift_vp"):
            own.gift.set(kernel, edge, VP_GIFT)
        for edge in board.edges_of("gift_card"):
            own.gift.set(kernel, edge, CARD_GIFT)
            if kernel.rules.has_development_cards:
                own.content.set(kernel, edge, draw_top(kernel))
        harbours = ints(board.stack_items("harbours"))
        state.random.shuffle_deck("harbours", harbours)
        for i, edge in enumerate(board.edges_of("gift_harbour")):
            own.gift.set(kernel, edge, HARBOUR_GIFT)
            own.content.set(kernel, edge, harbours[i])

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        """Nothing is built on the tribe's islands, and no settlement away from numbers (SEAFTR-08)."""
        if not fits or not may_build(kernel, self.closed, piece, place):
            return False
        return piece != kernel.rules.settlement or touches_number(kernel, place)

    def adjust_founding_site(self, kernel: Kernel, seat: i64, vertex: i64, fits: bool) -> bool:
        return fits and touches_number(kernel, vertex)

    def adjust_site_refusal(self, kernel: Kernel, colour: i64, piece: i64, place: i64, reason: Reason) -> Reason:
        if not may_build(kernel, self.closed, piece, place):
            return TRIBE_LAND.of()
        if piece == kernel.rules.settlement and not touches_number(kernel, place):
            return NO_NUMBER_BESIDE.of()
        return reason

    def adjust_robber_hexes(self, kernel: Kernel, seat: i64, cause: i64, targets: vec[i64]) -> None:
        """The robber goes only to hexes with a number (SEAFTR-10)."""
        for hex_ in range(kernel.topology.hexes):
            if kernel.state.numbers[hex_] == 0:
                targets[hex_] = 0

    def notice_route_piece(self, kernel: Kernel, colour: i64, piece: i64, edge: i64) -> None:
        """The first ship on its edge takes a gift; a neutral one cannot have it (SEAFTR-12)."""
        own = self.own
        if piece != kernel.rules.ship or not own.gift.has(kernel, edge) or colour >= kernel.state.seats:
            return
        gift = own.gift.of(kernel, edge)
        content = own.content.of(kernel, edge)
        own.gift.clear(kernel, edge)
        own.content.clear(kernel, edge)
        kernel.log.emit(GIFT_TAKEN, colour, edge, gift)
        if gift == VP_GIFT:
            earn_special_vp(kernel, self.sea, colour, 1)
        elif gift == CARD_GIFT:
            self.give_card(kernel, colour, content)
        else:
            own.harbours.change(kernel, colour * KEPT_KINDS + content, 1)
            self.ask_to_place(kernel, colour)

    def give_card(self, kernel: Kernel, seat: i64, card: i64) -> None:
        """The card that lay there, as if bought this turn, or what takes its place (SEAFTR-14, CK-297)."""
        if card != NO_CONTENT:
            take_card(kernel, seat, card, CARD_FOUND)
        else:
            kernel.rules.card_source.draw(kernel, seat, CARD_FOUND)

    def notice_turn_start(self, kernel: Kernel) -> None:
        self.ask_to_place(kernel, kernel.state.active)

    def notice_built(self, kernel: Kernel, colour: i64, piece: i64, place: i64) -> None:
        super().notice_built(kernel, colour, piece, place)
        if colour == kernel.state.active and piece == kernel.rules.settlement:
            self.ask_to_place(kernel, colour)

    def ask_to_place(self, kernel: Kernel, seat: i64) -> None:
        self.place_harbour.ask(kernel, seat)

    def add_progress(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        """Harbours that wait for a place (SEAFTR-17)."""
        kept: i64 = 0
        for kind in range(KEPT_KINDS):
            kept += self.own.harbours.of(kernel, seat * KEPT_KINDS + kind)
        if kept > 0:
            progress.expect("kept_harbours", KEPT_HARBOUR_WORTH * kept)

    def add_prospects(self, kernel: Kernel, seat: i64, prospects: Prospects) -> None:
        super().add_prospects(kernel, seat, prospects)
        for edge in range(kernel.topology.edges):
            gift = self.own.gift.of(kernel, edge)
            if gift != NO_GIFT:
                prospects.cross(edge, GIFT_WORTH[gift])

    def add_to_picture(self, view: View, picture: Picture) -> None:
        """The gifts that nobody has taken yet are letters, as on the map."""
        gifts = view.parts[self.name]["gifts"]
        assert isinstance(gifts, dict)
        for edge, gift in gifts.items():
            picture.edge_marks[int(edge)] = Mark(GIFT_LETTERS[gift["gift"]])

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        own = self.own
        gifts: dict[str, object] = {}
        for edge in range(kernel.topology.edges):
            gift = own.gift.of(kernel, edge)
            if gift == HARBOUR_GIFT:
                gifts[str(edge)] = {"gift": "harbour", "harbour": HARBOUR_KINDS[own.content.of(kernel, edge)]}
            elif gift != NO_GIFT:
                gifts[str(edge)] = {"gift": kernel.rules.word("gift", gift)}
        view.parts["forgotten_tribe"] = {
            "closed_hexes": closed_hexes_told(self.closed),
            "gifts": gifts,
            "kept_harbours": kept_told(kernel, own.harbours),
        }

    def resample(self, kernel: Kernel, seat: i64, deal: Deal) -> None:
        """The face-down cards on the edges are as unknown as the deck and the cards of the others (SEAFTR-03).

        Those have been dealt anew among themselves when this is asked, and are so again with these.
        """
        if not kernel.rules.has_development_cards:
            return
        content = self.own.content
        edges = [edge for edge in range(kernel.topology.edges) if self.own.gift.of(kernel, edge) == CARD_GIFT]
        cards = ints([int(content.of(kernel, edge)) for edge in edges])
        cards = deal_development_cards(kernel, 0, seat, deal, cards)
        for i, edge in enumerate(edges):
            content.set(kernel, edge, cards[i])


def touches_number(kernel: Kernel, vertex: i64) -> bool:
    for slot in range(3):
        hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
        if hex_ >= 0 and kernel.state.numbers[hex_] != 0:
            return True
    return False


def check_gifts(rules: Rules, marker: str, gifts: int) -> None:
    edges = len(rules.board.edges_of(marker))
    if edges > gifts:
        raise BoardError(MAP_LACKS_GIFTS.of(map=rules.board.name, edges=edges, marker=marker, gifts=gifts))


class PlaceGiftHarbour(PlaceKeptHarbour):
    """Place a kept harbour at an own building on the main island (SEAFTR-15, SEAFTR-16, SEAFTR-19)."""

    def __init__(self, module: ForgottenTribe, rules: Rules) -> None:
        super().__init__("place_gift_harbour", rules, module.own.harbours)
        self.module = module

    def is_open(self, kernel: Kernel, edge: i64) -> bool:
        for side in range(2):
            hex_ = kernel.topology.edge_hex[2 * edge + side]
            if hex_ >= 0 and self.module.closed[hex_] != 0:
                return False
        return True
