"""A random player for the suites: it tries every kind of action often enough, free-form talk included."""

from __future__ import annotations

from collections.abc import Iterator

from skerry import Action, Game
from skerry.engine.event import Event
from skerry.engine.playout import Choices
from skerry.engine.purse import amount
from skerry.rules.base.terms import MOST_CARDS

# Of thirty random games with knights and a far goal one takes more than 30,000.
MOST_ACTIONS = 60_000

# Talk is cheap: without this most of a random game would be offers.
RELUCTANCE = {"offer_trade": 4, "withdraw": 2, "end_turn": 3, "pass": 2}


class Player:
    """Picks a seat among the actors, then a kind of action, then one of that kind; the same for the same seed."""

    def __init__(self, seed: int, free_form: bool = True) -> None:
        self.choices = Choices(seed)
        self.free_form = free_form

    def chance(self, one_in: int) -> bool:
        return self.choices.below(one_in) == 0

    def pick(self, items: list[Action]) -> Action:
        return items[self.choices.below(len(items))]

    def seat(self, game: Game) -> int:
        actors = game.actors
        return actors[self.choices.below(len(actors))]

    def choose(self, game: Game, seat: int) -> Action:
        by_kind: dict[str, list[Action]] = {}
        for action in game.legal_actions(seat):
            by_kind.setdefault(action.kind, []).append(action)
        kinds = list(by_kind)
        while True:
            kind = kinds[self.choices.below(len(kinds))]
            if len(kinds) == 1 or self.chance(RELUCTANCE.get(kind, 1)):
                break
        if self.free_form and self.chance(4):
            if kind == "offer_trade":
                return self.free_offer(game, seat)
            if kind == "decline" and sum(self.purse(game, seat)) > 0:
                return self.counter(game, seat)
        return self.pick(by_kind[kind])

    def purse(self, game: Game, seat: int) -> list[int]:
        """What a seat could give, thing by thing, as far as terms go."""
        kernel = game.kernel
        return [min(MOST_CARDS, int(amount(kernel, seat, thing))) for thing in range(kernel.rules.thing_count)]

    def terms(self, game: Game, seat: int) -> dict[str, object]:
        """Some cards or counters of one kind for one or two of another."""
        names = game.kernel.rules.things
        hand = self.purse(game, seat)
        held = [kind for kind, count in enumerate(hand) if count]
        give = held[self.choices.below(len(held))]
        want = (give + 1 + self.choices.below(len(names) - 1)) % len(names)
        counts = {names[want]: 1 + int(self.choices.below(2))}
        return {"give": {names[give]: 1 + int(self.choices.below(hand[give]))}, "want": counts}

    def free_offer(self, game: Game, seat: int) -> Action:
        """An offer that is not enumerated: to one other seat."""
        to = (seat + 1 + int(self.choices.below(game.players - 1))) % game.players
        return Action("offer_trade", {**self.terms(game, seat), "to": [to]})

    def counter(self, game: Game, seat: int) -> Action:
        return Action("counter", self.terms(game, seat))

    def play(self, game: Game, most: int = MOST_ACTIONS) -> Iterator[tuple[int, Action, list[Event]]]:
        """Play on and tell each action after it was applied."""
        for _ in range(most):
            if game.over:
                return
            seat = self.seat(game)
            action = self.choose(game, seat)
            yield seat, action, game.apply(seat, action)


def play_to(game: Game, player: Player, actions: int) -> Game:
    """The game after so many more actions, or at its end."""
    for _ in player.play(game, actions):
        pass
    return game
