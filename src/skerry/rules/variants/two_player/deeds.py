"""What trade tokens pay for, and the knight that brings some in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.terrain import RESOURCE_COUNT
from skerry.engine.action import ActionKind, Codes, HexOrElse, Names, Price
from skerry.engine.awards import settle_award
from skerry.engine.cards import CARD_NOT_HELD, hand_over, resource_cards, steal, steal_resource
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.event import CARD_GIVEN, EventKind
from skerry.engine.manner import GIVES, PLAIN, TRADE, Manner
from skerry.engine.robbing import is_robber_home, put_this_robber, robber_count, robber_homes, robber_moves
from skerry.reason import Reason, ReasonKind
from skerry.rules.variants.two_player import tables

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.variants.two_player.tokens import TradeTokens

FORCED_TRADE: Final = EventKind(
    "forced_trade",
    "seat:seat opponent:seat count:number",
    english="{seat} forces a trade of {count} cards on {opponent}",
)
FORCED_TRADE_OF_ANY: Final = EventKind(
    "forced_trade_of_any_cards",
    "seat:seat opponent:seat count:number",
    english="{seat} forces a trade of {count} cards of any kind on {opponent}",
)
KNIGHT_TURNED_IN: Final = EventKind("knight_turned_in", "seat:seat", english="{seat} turns in a knight")

NOTHING_TO_FORCE: Final = ReasonKind("nothing_to_force", "a forced trade needs a card in both hands")
NO_RESOURCES_TO_FORCE: Final = ReasonKind("no_resources_to_force", "a forced trade needs a resource card in both hands")
RESOURCES_ONLY: Final = ReasonKind("resources_only", "this trade is about resource cards only")
NO_ROBBER_TO_MOVE: Final = ReasonKind("no_robber_to_move", "there is no robber that could be moved")
ROBBER_AT_HOME: Final = ReasonKind("robber_at_home", "the robber is at home already")
NOT_ITS_HOME: Final = ReasonKind("not_the_robbers_home", "that is not where the robber is at home")
NO_KNIGHT_PLAYED: Final = ReasonKind("no_knight_played", "you have played no knight that you could turn in")


def declare_deeds(rules: Rules, tokens: TradeTokens) -> None:
    """All of them before, between and after the rolls (TWO-14, TWO-33, TWO-87)."""
    gift = DecisionKind("forced_trade_gift")
    gift.counts_down = True
    rules.add_decision(gift)
    rules.add_action(GiveCard(rules), "forced_trade_gift")
    rules.add_action(ForcedTrade(rules, tokens), "pre_roll", "action")
    rules.add_action(SendRobberHome(rules, tokens), "pre_roll", "action")
    if rules.has_development_cards:
        rules.add_action(TurnInKnight(tokens), "pre_roll", "action")


class ForcedTrade(ActionKind):
    """Two blind cards of the opponent for two of one's choice (TWO-37 to TWO-42)."""

    def __init__(self, rules: Rules, tokens: TradeTokens, any_card: bool = False) -> None:
        name = "forced_trade_of_any_cards" if any_card else "forced_trade"
        super().__init__(name, manner=PLAIN if any_card else Manner(TRADE))
        self.tokens = tokens
        self.gift = rules.decision("forced_trade_gift")
        # Only resource cards count, unless a combination offers a trade in all that hands may hold (TWO-42, TWOCK-36).
        self.any_card = any_card

    def held(self, kernel: Kernel, seat: i64) -> i64:
        return kernel.state.hand_size[seat] if self.any_card else resource_cards(kernel, seat)

    def exchanged(self, kernel: Kernel) -> i64:
        """How many cards change hands each way: what both have, at most two (TWO-38 to TWO-40)."""
        count: i64 = tables.FORCED_TRADE_CARDS
        for side in range(kernel.state.seats):
            held = self.held(kernel, side)
            if held < count:
                count = held
        return count

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if self.tokens.may_act(kernel, seat) and self.exchanged(kernel) > 0:
            codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        opponent = kernel.seat_after(seat)
        count = self.exchanged(kernel)
        self.tokens.pay_for_action(kernel, seat)
        kernel.log.emit(FORCED_TRADE_OF_ANY if self.any_card else FORCED_TRADE, seat, opponent, count)
        for _ in range(count):
            if self.any_card:
                steal(kernel, seat, opponent)
            else:
                steal_resource(kernel, seat, opponent)
        kernel.ask(self.gift, seat, count, 1 if self.any_card else 0)

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(self.tokens.cost(kernel, seat))

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        if self.tokens.may_act(kernel, seat):
            return NOTHING_TO_FORCE.of() if self.any_card else NO_RESOURCES_TO_FORCE.of()
        return self.tokens.why_not_act(kernel, seat)


class GiveCard(ActionKind):
    """Give the opponent a card, perhaps one just taken (TWO-41).

    a of the decision: how many are still due, b: whether any card will do.
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__("give_card", "card", Names(rules.card_kinds), manner=GIVES)

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        state = kernel.state
        kinds: i64 = state.kinds if decision.b != 0 else RESOURCE_COUNT
        for kind in range(kinds):
            if state.hand[seat * state.kinds + kind] > 0:
                codes.put(self, kind)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        opponent = kernel.seat_after(seat)
        kernel.count_down()
        hand_over(kernel, seat, opponent, a, 1)
        kernel.log.emit(CARD_GIVEN, seat, opponent, a)
        kernel.hear()

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        state = kernel.state
        if state.hand[seat * state.kinds + self.operand(code)] > 0:
            return RESOURCES_ONLY.of()
        return CARD_NOT_HELD.of()


class SendRobberHome(ActionKind):
    """Send the robber to the desert; nothing is stolen (TWO-43)."""

    def __init__(self, rules: Rules, tokens: TradeTokens) -> None:
        super().__init__("send_robber_home", "hex", HexOrElse(int(rules.topology.hexes)))
        self.tokens = tokens

    def is_home(self, kernel: Kernel, robber: i64) -> bool:
        """On such a hex or beside the board already: the action would have no effect (TWO-44)."""
        return is_robber_home(kernel, kernel.rules.robber_home, robber)

    def are_all_home(self, kernel: Kernel) -> bool:
        for robber in range(robber_count(kernel)):
            if not self.is_home(kernel, robber):
                return False
        return True

    def homes(self, kernel: Kernel, seat: i64, robber: i64) -> vec[i64]:
        return robber_homes(kernel, seat, kernel.rules.robber_home, robber)

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if not robber_moves(kernel) or self.are_all_home(kernel) or not self.tokens.may_act(kernel, seat):
            return
        for robber in range(robber_count(kernel)):
            if not self.is_home(kernel, robber):
                homes = self.homes(kernel, seat, robber)
                for hex_ in range(len(homes)):
                    if homes[hex_] != 0 and not codes.has(self.code(hex_)):
                        codes.put(self, hex_)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        self.tokens.pay_for_action(kernel, seat)
        for robber in range(robber_count(kernel)):
            if not self.is_home(kernel, robber) and self.homes(kernel, seat, robber)[a] != 0:
                put_this_robber(kernel, seat, robber, a)
                return

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(self.tokens.cost(kernel, seat))

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        if not robber_moves(kernel):
            return NO_ROBBER_TO_MOVE.of()
        if self.are_all_home(kernel):
            return ROBBER_AT_HOME.of()
        if self.tokens.may_act(kernel, seat):
            return NOT_ITS_HOME.of()
        return self.tokens.why_not_act(kernel, seat)


class TurnInKnight(ActionKind):
    """Give up a knight played earlier for tokens, once a turn; the card leaves the game (TWO-45, TWO-46)."""

    def __init__(self, tokens: TradeTokens) -> None:
        super().__init__("turn_in_knight")
        self.tokens = tokens

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if self.tokens.may_turn_in(kernel) and kernel.state.knights[seat] > 0:
            codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        state = kernel.state
        self.tokens.turned_in.put(kernel, state.turn)
        state.knights[seat] -= 1
        kernel.log.emit(KNIGHT_TURNED_IN, seat)
        self.tokens.earn(kernel, seat, tables.KNIGHT_TOKENS)
        army = kernel.rules.largest_army
        if army is not None:
            # Who gives up the lead by this does not keep it on a tie (TWO-47, TWO-48).
            settle_award(kernel, army, state.knights, tie_keeps=False)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        if self.tokens.in_use and self.tokens.turned_in.of(kernel) != kernel.state.turn:
            if kernel.state.knights[seat] == 0:
                return NO_KNIGHT_PLAYED.of()
        return self.tokens.why_not_turn_in(kernel)
