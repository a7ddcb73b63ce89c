"""No bot peeks: deal anew what its seat cannot see, and it decides the same."""

from __future__ import annotations

import time

import pytest

from skerry import Action, Game
from skerry.bots import BOTS, Bot, make_bot
from skerry.engine.event import Event
from skerry.engine.insight import Insight
from skerry.engine.kernel import Kernel
from skerry.engine.resampling import resample_hidden
from tests.suites.configurations import BY_NAME, Configuration, each
from tests.suites.player import Player


@pytest.fixture(autouse=True)
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that thinks for so many seconds would get further in one of two equal positions."""
    monkeypatch.setattr(time, "perf_counter", lambda: 0.0)


@pytest.mark.many
@each()
def test_decisions_do_not_depend_on_what_is_hidden(configuration: Configuration) -> None:
    play_and_ask(configuration, seed=51, positions=3, most=400)


@pytest.mark.sweep
@each()
def test_decisions_never_depend_on_what_is_hidden(configuration: Configuration) -> None:
    for seed in range(52, 54):
        play_and_ask(configuration, seed, positions=40, most=1200)


def play_and_ask(configuration: Configuration, seed: int, positions: int, most: int) -> None:
    """Ask every bot at some positions of a random game, in the real one and in one that looks like it."""
    game = configuration.game(f"peeking {seed}")
    seen = Seen(game)
    asked = 0
    every = most // positions
    for number, (_, _, events) in enumerate(Player(seed).play(game, most)):
        seen.note(events)
        # Not always at the same step of a turn, and only where there is something to decide.
        if asked * every <= number and not game.over and has_choice(game):
            asked += 1
            seat = game.actors[0]
            twin = resample_hidden(game.kernel, seat, f"twin {number}")
            for name in BOTS:
                real = seen.decided(make_bot(name, "same"), game.kernel, seat)
                assert seen.decided(make_bot(name, "same"), twin, seat) == real, f"{name} saw what is hidden"
    assert asked > 1


def has_choice(game: Game) -> bool:
    return len(game.legal_actions(game.actors[0])) > 1


class Seen:
    """What happened so far, as each seat saw it."""

    def __init__(self, game: Game) -> None:
        self.events: list[list[Event]] = [[] for _ in range(game.players)]
        self.note(game.opening_events())

    def note(self, events: list[Event]) -> None:
        for seat, seen in enumerate(self.events):
            seen.extend(event.seen_by(seat) for event in events)

    def decided(self, bot: Bot, kernel: Kernel, seat: int) -> Action:
        """What a bot does that has watched all along."""
        if bot.watches:
            bot.watch(seat, self.events[seat])
        return bot.decide(Insight(kernel, seat))


class Peeper(Bot):
    """Decides by the hands that it finds, wherever they come from."""

    def __init__(self) -> None:
        super().__init__("peeper")

    def decide(self, insight: Insight) -> Action:
        hands = tuple(insight.likeness.state.hand)
        return insight.actions[hash(hands) % len(insight.codes)]


class Leaky(Peeper):
    """Is given the real position, as no bot should be."""

    def __init__(self, kernel: Kernel) -> None:
        super().__init__()
        self.kernel = kernel

    def decide(self, insight: Insight) -> Action:
        insight.likeness = self.kernel
        return super().decide(insight)


def test_who_looks_at_all_there_is_finds_nothing_and_who_sees_more_is_caught() -> None:
    game = BY_NAME["base-4"].game("peeper")
    caught = asked = 0
    for number, _ in enumerate(Player(54).play(game, 500)):
        if number % 20 == 0 and not game.over and has_choice(game):
            seat = game.actors[0]
            twin = resample_hidden(game.kernel, seat, f"twin {number}")
            real = Insight(game.kernel, seat)
            assert Peeper().decide(real) == Peeper().decide(Insight(twin, seat))
            leaked = Leaky(game.kernel).decide(Insight(game.kernel, seat))
            caught += leaked != Leaky(twin).decide(Insight(twin, seat))
            asked += 1
    assert asked > 10
    assert caught > asked // 4


@pytest.mark.parametrize("name", ["base-4", "knights-4", "events-4"])
def test_the_likeness_is_no_more_like_the_real_hands_than_any_deal(name: str) -> None:
    game = BY_NAME[name].game("likeness")
    alike = 0
    others = 0.0
    held = 0
    for number, _ in enumerate(Player(55).play(game, 1500)):
        if number % 10 == 0 and not game.over:
            for seat in range(game.players):
                insight = Insight(game.kernel, seat)
                alike += agreement(game.kernel, insight.likeness, seat)
                deals = [resample_hidden(game.kernel, seat, f"{number} {deal}") for deal in range(4)]
                others += sum(agreement(game.kernel, deal, seat) for deal in deals) / len(deals)
                held += sum(game.kernel.state.hand_size) - game.kernel.state.hand_size[seat]
    assert held > 1000
    assert abs(alike - others) < held / 50


def agreement(kernel: Kernel, other: Kernel, seat: int) -> int:
    """How many cards of the other hands are the same."""
    kinds = kernel.state.kinds
    hands = zip(kernel.state.hand, other.state.hand, strict=True)
    return sum(min(real, dealt) for at, (real, dealt) in enumerate(hands) if at // kinds != seat)


def test_an_insight_keeps_nothing_of_the_real_position() -> None:
    game = BY_NAME["base-4"].game("kept nowhere")
    for _ in Player(56).play(game, 200):
        pass
    insight = game.insight(0)
    state = game.kernel.state
    likeness = insight.likeness.state
    assert insight.likeness is not game.kernel
    assert likeness.random.seed != state.random.seed
    assert likeness.random.key != state.random.key
    assert set(likeness.deck[likeness.deck_left :]) == {-1}
    assert insight.likeness.log.events(insight.rules) == []


def test_who_is_not_asked_has_nothing_to_decide() -> None:
    game = BY_NAME["base-4"].game("not asked")
    waiting = next(seat for seat in range(4) if seat not in game.actors)
    assert game.insight(waiting).codes == []
    assert game.insight(waiting).actions == []
    assert game.insight(waiting).view.seat == waiting


def test_when_the_game_is_over_there_is_nothing_to_decide_and_nothing_hidden() -> None:
    game = BY_NAME["target-3"].game("over")
    for _ in Player(57).play(game):
        pass
    assert game.over
    for seat in range(4):
        insight = game.insight(seat)
        assert insight.codes == []
        assert list(insight.world("any").state.hand) == list(game.kernel.state.hand)
