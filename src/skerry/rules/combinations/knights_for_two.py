"""Cities & Knights for two (digest combinations.md: TWOCK).

Neutral colours get knights beside the players' own, knights on the board bring trade tokens in the place of knight
cards, and a trade can be forced in commodities too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from skerry.board.topology import NOWHERE
from skerry.engine.action import ActionKind, Codes
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.module import Module
from skerry.engine.placement import tell_built
from skerry.reason import Reason, ReasonKind
from skerry.rules.cities_and_knights.knight_actions import KnightAction
from skerry.rules.cities_and_knights.knights import knights_in_supply, promote, put_knight, remove_knight
from skerry.rules.cities_and_knights.module import CitiesAndKnights
from skerry.rules.cities_and_knights.progress.intrigues import Deserter, desert
from skerry.rules.cities_and_knights.tables import BASIC, MIGHTY, STRONG
from skerry.rules.variants.two_player.deeds import KNIGHT_TURNED_IN, ForcedTrade
from skerry.rules.variants.two_player.module import TwoPlayer
from skerry.rules.variants.two_player.neutrals import PlaceNeutral

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.own import CitiesOwn
    from skerry.rules.variants.two_player.tokens import TradeTokens

# What a neutral colour has no pieces of (TWOCK-04, TWOCK-50).
NEVER_NEUTRAL: Final[tuple[str, ...]] = ("city", "wall", "mighty_knight")

NO_NEUTRAL_PROMOTION: Final = ReasonKind(
    "no_neutral_promotion", "choose a basic knight of a neutral colour that has a strong one in its supply"
)
NOT_THE_WEAKEST: Final = ReasonKind(
    "not_the_weakest_knight", "only one of the weakest knights of that colour can desert"
)


class KnightsForTwo(Module):
    """Neutral knights, and trade tokens for knights."""

    def __init__(self) -> None:
        super().__init__("knights_for_two")
        self.strong_knight: i64 = 0

    # Declare

    def declare(self, rules: Rules) -> None:
        knights = cast(CitiesAndKnights, rules.module("cities_and_knights"))
        tokens = cast(TwoPlayer, rules.module("two_player")).tokens
        own = knights.own
        self.strong_knight = own.knight_piece(STRONG)
        tokens.founded_city_earns = False  # TWOCK-48
        rules.add_action(ForcedTrade(rules, tokens, any_card=True), "pre_roll", "action")
        rules.add_action(TurnInKnight(own, tokens), "action", before="end_turn")

        promote_neutral = DecisionKind("promote_neutral")
        promote_neutral.may_lapse = True
        rules.add_decision(promote_neutral)
        rules.add_action(PromoteNeutral(own), "promote_neutral")

        rules.add_decision(DecisionKind("neutral_deserter"))
        rules.add_action(RemoveNeutral(own), "neutral_deserter")
        former = next(card for card in knights.decks.cards if card.name == "deserter")
        knights.decks.replace(DeserterForTwo(former.name, int(former.track), former.count))

    def tune(self, rules: Rules) -> None:
        """A recruit calls for a neutral one, or else for a neutral road (TWOCK-09, TWOCK-12, TWOCK-13)."""
        own = cast(CitiesAndKnights, rules.module("cities_and_knights")).own
        wanted = cast(TwoPlayer, rules.module("two_player")).neutral_pieces
        wanted[own.basic_knight] = [int(own.basic_knight), int(rules.road)]
        rules.add_action(PlaceNeutralKnight(rules, own, wanted), "build_neutral")

    def setup_finish(self, kernel: Kernel) -> None:
        for name in NEVER_NEUTRAL:
            piece = kernel.rules.piece(name)
            for colour in range(kernel.state.seats, kernel.state.colours):
                kernel.state.supply[colour * kernel.rules.piece_count + piece] = 0

    # Notice

    def notice_built(self, kernel: Kernel, colour: i64, piece: i64, place: i64) -> None:
        """For every own promotion a neutral one, if there can be one (TWOCK-19, TWOCK-21)."""
        if colour < kernel.state.seats and self.strong_knight <= piece < self.strong_knight + MIGHTY - BASIC:
            kernel.ask(kernel.rules.decision("promote_neutral"), colour)


# Neutral knights


class PlaceNeutralKnight(PlaceNeutral):
    """Put down a basic knight of a neutral colour; it is never made active (TWOCK-11, TWOCK-15)."""

    def __init__(self, rules: Rules, own: CitiesOwn, wanted: list[list[int]]) -> None:
        super().__init__(rules, int(own.basic_knight), wanted)
        self.own = own

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        colour = kernel.state.seats + a
        put_knight(kernel, self.own, colour, BASIC, b)
        tell_built(kernel, colour, self.piece, b)


class NeutralKnight(ActionKind):
    """Something that a knight of a neutral colour is chosen for by its place."""

    def __init__(self, name: str, own: CitiesOwn) -> None:
        super().__init__(name, own.places.kind, own.places)
        self.own = own

    def suits(self, kernel: Kernel, decision: Decision, place: i64) -> bool:
        """Whether the neutral knight on a place may be chosen."""
        raise NotImplementedError(self.name)

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for place in range(self.own.places.size()):
            if self.own.knight_owner.of(kernel, place) >= kernel.state.seats and self.suits(kernel, decision, place):
                codes.put(self, place)


class PromoteNeutral(NeutralKnight):
    """Make a basic neutral knight a strong one, which is the most it can be (TWOCK-19, TWOCK-20)."""

    def __init__(self, own: CitiesOwn) -> None:
        super().__init__("promote_neutral_knight", own)

    def suits(self, kernel: Kernel, decision: Decision, place: i64) -> bool:
        colour = self.own.knight_owner.of(kernel, place)
        is_basic = self.own.knight.of(kernel, place) == BASIC
        return is_basic and knights_in_supply(kernel, self.own, colour, STRONG) > 0

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        promote(kernel, self.own, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NO_NEUTRAL_PROMOTION.of()


class DeserterForTwo(Deserter):
    """A neutral colour loses its weakest knight (TWOCK-40)."""

    def aim(self, kernel: Kernel, seat: i64, opponent: i64) -> None:
        if opponent < kernel.state.seats:
            super().aim(kernel, seat, opponent)
        else:
            kernel.ask_or_act(kernel.rules.decision("neutral_deserter"), seat, opponent)


class RemoveNeutral(NeutralKnight):
    """Say which of the weakest knights of a neutral colour deserts; a of the decision: the colour (TWOCK-40)."""

    def __init__(self, own: CitiesOwn) -> None:
        super().__init__("remove_neutral_knight", own)

    def suits(self, kernel: Kernel, decision: Decision, place: i64) -> bool:
        own = self.own
        if own.knight_owner.of(kernel, place) != decision.a:
            return False
        return own.knight.of(kernel, place) == weakest(kernel, own, decision.a)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        desert(kernel, self.own, a, seat)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NOT_THE_WEAKEST.of()


def weakest(kernel: Kernel, own: CitiesOwn, colour: i64) -> i64:
    least: i64 = MIGHTY
    place = own.muster.first(kernel, colour)
    while place != NOWHERE:
        least = min(least, own.knight.of(kernel, place))
        place = own.muster.after(kernel, place)
    return least


# Trade tokens


class TurnInKnight(KnightAction):
    """Take an own knight off the board for as many tokens as it is strong, once a turn (TWOCK-28, TWOCK-33)."""

    def __init__(self, own: CitiesOwn, tokens: TradeTokens) -> None:
        super().__init__("turn_in_knight", own)
        self.tokens = tokens

    def is_possible(self, kernel: Kernel, seat: i64) -> bool:
        return self.tokens.may_turn_in(kernel)

    def suits(self, kernel: Kernel, seat: i64, vertex: i64) -> bool:
        return True

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        strength = self.own.knight.of(kernel, a)
        self.tokens.turned_in.put(kernel, kernel.state.turn)
        kernel.log.emit(KNIGHT_TURNED_IN, seat)
        remove_knight(kernel, self.own, a)
        self.tokens.earn(kernel, seat, strength)

    def why_not(self, kernel: Kernel, seat: i64, vertex: i64) -> Reason:
        return self.tokens.why_not_turn_in(kernel)
