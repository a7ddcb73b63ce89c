"""One game between bots, each seeing only its own view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from skerry.bots import Bot, make_bot
from skerry.engine.action import Action
from skerry.engine.event import Event
from skerry.game import Game
from skerry.sim.plan import Plan
from skerry.sim.points import points_from
from skerry.sim.result import GameResult


def moves(game: Game, bots: Sequence[str], seed: str, limit: int) -> Iterator[tuple[int, Action, Sequence[Event]]]:
    """Play until the game is over or the limit of actions is reached, telling every action and its events."""
    return moves_of(game, [make_bot(name, f"{seed}/seat {seat}") for seat, name in enumerate(bots)], limit)


def moves_of(game: Game, players: Sequence[Bot], limit: int) -> Iterator[tuple[int, Action, Sequence[Event]]]:
    """The same for bots that somebody has made, by seat."""
    if game.length == 0 and any(player.watches for player in players):
        # Where a set-up is fixed, the first cards are dealt before anybody acts.
        tell(players, game.opening_events())
    for _ in range(limit):
        if game.over:
            return
        seat = game.actors[0]
        action = players[seat].decide(game.insight(seat))
        events = game.apply(seat, action)
        tell(players, events)
        yield seat, action, events


def tell(players: Sequence[Bot], events: Sequence[Event]) -> None:
    """Everybody who wants to know sees what its seat may see."""
    for seat, player in enumerate(players):
        if player.watches:
            player.watch(seat, [event.seen_by(seat) for event in events])


def play_planned(plan: Plan, index: int) -> GameResult:
    """Play game number `index` of a plan."""
    seed = plan.game_seed(index)
    bots = plan.seating(index)
    game = new_game(plan, seed)
    actions = sum(1 for _ in moves(game, bots, seed, plan.max_actions))
    view = game.view(None)
    return GameResult(
        index=index,
        seed=seed,
        bots=bots,
        winners=tuple(game.winners),
        turns=int(view.turn),
        actions=actions,
        points=tuple(game.scores()),
        points_from=tuple(points_from(view, seat) for seat in range(plan.players)),
    )


def new_game(plan: Plan, seed: str) -> Game:
    return Game.new(plan.modules, players=plan.players, seed=seed, options=plan.options, board=plan.board)
