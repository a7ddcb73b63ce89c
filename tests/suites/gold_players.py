"""Random players of scenarios with gold, who also say what nobody lists for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from skerry import Action, Game
from tests.suites.books import YIELDS, Books, Json
from tests.suites.gold_books import GOLD, GoldBooks
from tests.suites.refereeing import Chooser, is_taken, plain, views_of

# Talk would be most of a random game; ending a turn at once would leave nothing to compare.
RARELY = {"offer_trade": 12, "end_turn": 3, "withdraw": 2, "bank_trade": 2, "forced_trade": 3, "buy_card": 2}
PROBES, TALK = 0.15, 0.6
# A trade has no room for more of one kind.
MOST_TRADED = 31
THINGS = (*YIELDS.values(), GOLD)


def taken_as_wanted(game: Game, books: Books, seat: int, action: Action, wanted: bool) -> bool:
    """Whether an action that need not be listed is taken, which must be what the books say."""
    taken = is_taken(game, seat, action)
    assert taken == wanted, f"{action} is {'taken' if taken else 'refused'}"
    books.seen["refusals"] += not taken
    return taken


class GoldPlayer(Chooser):
    """The thriftier, the more gold it gathers until it spends all it can."""

    def __init__(self, seed: str, thrift: int, rarely: Mapping[str, int] | None = None) -> None:
        super().__init__(seed, RARELY | {"buy_with_gold": thrift} | dict(rarely or {}))
        self.thrift = thrift

    def pick(self, kind: str, actions: Sequence[Action]) -> Action:
        if kind == "end_turn":
            self.rarely["buy_with_gold"] = self.chance.choice((1, self.thrift, self.thrift))
        if kind == "bank_trade" and self.rarely["buy_with_gold"] > 1:
            actions = [action for action in actions if action.operands["take"] == GOLD] or actions
        return super().pick(kind, actions)

    def endow(self, game: Game, view: Json) -> bool:
        """Whether a seat that is asked was given cards beside the rules; a game of the rich has more to compare."""
        return False

    def side(self) -> dict[str, int]:
        """A side of a trade, as often as not with gold, and now and then with nothing in it."""
        things = self.chance.sample(THINGS, self.chance.choice((0, 1, 1, 2)))
        return {thing: self.chance.randint(1, 3) for thing in things}

    def terms(self, give: Mapping[str, int]) -> tuple[dict[str, int], dict[str, int]]:
        """What somebody who holds this might say: mostly what can be paid, else anything."""
        held = [thing for thing, count in give.items() if count]
        if held and self.chance.random() < 0.7:
            paid = {
                thing: self.chance.randint(1, min(give[thing], MOST_TRADED)) for thing in self.chance.sample(held, 1)
            }
            return paid, self.side()
        return self.side(), self.side()

    def talks(self, view: Json) -> bool:
        return view["decision"] in ("action", "answer_trade") and self.chance.random() < TALK

    def talk(self, game: Game, books: GoldBooks, seat: int, view: Json) -> Action | None:
        """An offer or a counter-offer of one's own; nothing if it is refused, as the books must say."""
        give, want = self.terms(books.purse(view, seat))
        terms = (Counter(give), Counter(want))
        kind = "offer_trade" if seat == view["active"] else "counter"
        action = Action(kind, {"give": give, "want": want})
        wanted = books.may_offer(view, seat, terms) if kind == "offer_trade" else books.may_counter(view, seat, terms)
        if not taken_as_wanted(game, books, seat, action, wanted):
            return None
        books.seen["offers of one's own"] += 1
        books.seen["offers with gold"] += GOLD in give or GOLD in want
        return action


def check_sources(game: Game, books: Books) -> None:
    """What everybody is told of where points come from adds up, and so does the result."""
    if game.over:
        hidden = [view["own"]["development_cards"].get("victory_point", 0) for view in views_of(game)[:-1]]
        assert game.scores() == [books.points(seat) + cards for seat, cards in enumerate(hidden)]
        return
    for seat, sources in enumerate(game.view(None).sources[: game.players]):
        assert sum(sources.values()) == books.points(seat)


def follow_game(
    game: Game,
    oracle: GoldBooks,
    chooser: GoldPlayer,
    probe: Callable[[int, Json], Action | None],
    most: int,
) -> None:
    """Play on and hold every position against the oracle, which counts what it saw.

    Now and then a seat does what is not listed, if the probe, asked with what the seat sees, finds something.
    """
    seats = range(game.players)
    views = views_of(game)
    able = [game.legal_actions(seat) for seat in seats]
    oracle.check(views, [plain(actions) for actions in able], game.over)
    for number in range(most):
        if game.over:
            break
        seat = chooser.chance.choice(game.actors)
        if chooser.endow(game, views[seat]):
            views = views_of(game)
            able = [game.legal_actions(at) for at in seats]
        action = chooser.choose(able[seat])
        told: Json = {}
        try:
            if chooser.chance.random() < PROBES:
                action = probe(seat, views[seat]) or action
            told = action.to_json()
            heard = game.apply(seat, action)
            events = [event.to_json(None) for event in heard]
            before, views = views, views_of(game)
            able = [game.legal_actions(at) for at in seats]
            oracle.expect(seat, told)
            oracle.follow(seat, told, events, before)
            oracle.check_effects(seat, told, before, views)
            legal = [plain(actions) for actions in able]
            oracle.check(views, legal, game.over)
            oracle.check_discards(told, before[-1], views[-1])
            oracle.check_gifts(events, views[-1], legal)
            oracle.check_thefts(events, [[event.to_json(at) for event in heard] for at in seats])
            check_sources(game, oracle)
        except AssertionError as error:
            raise AssertionError(f"action {number}: {seat} {told}: {error}") from error
        oracle.seen["actions"] += 1
    oracle.seen["over"] += game.over
