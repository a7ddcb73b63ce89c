"""Players for empty seats: they look at their boards through the lens and speak in commands like everybody else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from skerry.big.deeds import at_home
from skerry.big.game import HallGame
from skerry.big.lens import Position
from skerry.big.messages import Command
from skerry.big.scores import TARGET
from skerry.big.turns import best_spot
from skerry.big.wording import legal_actions, operands_of
from skerry.board.terrain import RESOURCES
from skerry.bots.chance import BotChance
from skerry.engine.action import Action
from skerry.engine.scores import total_points

Pick = Callable[[Position, Sequence[Action]], Action]


class HallBot:
    """A player of one seat. `think` is asked again and again until it has nothing more to say in this turn."""

    def __init__(self, seat: int, seed: str) -> None:
        self.seat = seat
        self.chance = BotChance(f"{seed}/{seat}")

    def choose_start(self, game: HallGame) -> Command:
        spots = {"cards": int(self.chance.below(3)), "city": best_spot(at_home(game, self.seat), self.seat)}
        return Command("choose_start", operands=spots)

    def discard(self, game: HallGame) -> Command:
        """Cards of which most are held go first."""
        hand = list(game.hall.seats[self.seat].hand)
        cards: dict[str, int] = {}
        for _ in range(game.owed[self.seat]):
            kind = hand.index(max(hand))
            hand[kind] -= 1
            cards[RESOURCES[kind]] = cards.get(RESOURCES[kind], 0) + 1
        return Command("discard", operands={"cards": cards})

    def answer_offer(self, game: HallGame, number: int) -> Command:
        """Take as many cards as are given, or more, for what is held more often than these."""
        offer = game.offers.get(number)
        assert offer is not None
        hand = dict(zip(RESOURCES, game.hall.seats[self.seat].hand, strict=True))
        fair = sum(offer.give.values()) >= sum(offer.want.values())
        least = min(hand[card] - count for card, count in offer.want.items())
        spare = least > 0 and all(hand[card] <= least for card in offer.give)
        return Command("accept" if fair and spare else "decline", operands={"offer": number})

    def answer_request(self, game: HallGame, number: int) -> Command:
        return Command("answer", operands={"request": number, "allow": False})

    def think(self, game: HallGame) -> Command | None:
        raise NotImplementedError(type(self).__name__)

    def in_words(self, game: HallGame, position: Position, action: Action, pick: Pick) -> Command:
        """A command that does what an action of the kernel does; what it asks for next is picked there and then."""
        position.play(self.seat, action)
        chosen: list[Action] = []
        while action.kind in ("play_card", "move_ship") and not position.is_done():
            chosen.append(pick(position, legal_actions(position, self.seat)))
            position.play(self.seat, chosen[-1])
        return Command(action.kind, operands=operands_of(position, action, chosen))


class RandomHallBot(HallBot):
    """Says anything that is legal; all offers together are as likely as one other thing."""

    def think(self, game: HallGame) -> Command | None:
        position = at_home(game, self.seat)
        if total_points(position.kernel, position.local(self.seat)) >= TARGET and self.seat not in game.claimed:
            return Command("claim")
        actions = legal_actions(position, self.seat)
        offers = [action for action in actions if action.kind == "offer_trade"]
        others = [action for action in actions if action.kind != "offer_trade"]
        pick = int(self.chance.below(len(others) + (1 if offers else 0)))
        if pick == len(others):
            return self.offer(game, offers[int(self.chance.below(len(offers)))])
        if others[pick].kind == "end_turn":
            return None
        return self.in_words(game, position, others[pick], self.any_of)

    def any_of(self, position: Position, actions: Sequence[Action]) -> Action:
        return actions[int(self.chance.below(len(actions)))]

    def offer(self, game: HallGame, action: Action) -> Command | None:
        partners = [partner for partner in game.ring.partners(self.seat) if game.roster.is_playing(partner)]
        if not partners or game.offers.made_by(self.seat) >= game.settings.open_offers:
            return None
        terms = {name: dict(cards) for name, cards in action.to_json().items() if isinstance(cards, dict)}
        return Command("offer", operands={**terms, "to": [partners[int(self.chance.below(len(partners)))]]})
