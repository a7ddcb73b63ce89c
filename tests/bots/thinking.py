"""A player of the level that people meet first, without a clock: it decides the same on every machine."""

from __future__ import annotations

from skerry import Action, Game
from skerry.bots.planner import Level, Planner
from skerry.bots.registry import EASY, HARD, MEDIUM
from skerry.engine.event import Event
from tests.table import Table

AN_HOUR = 3600.0


UNHURRIED = {name: level.within(AN_HOUR) for name, level in (("easy", EASY), ("medium", MEDIUM), ("hard", HARD))}
# Enough for games that are also played interpreted.
BRIEF = Level(positions=60, seconds=AN_HOUR, width=2, depth=4, worlds=1)


def planner(seed: object = "judgement", level: Level = UNHURRIED["medium"]) -> Planner:
    return Planner("planner", str(seed), level)


def told(bot: Planner, seat: int, events: list[Event]) -> None:
    bot.watch(seat, [event.seen_by(seat) for event in events])


def decided(bot: Planner, game: Game, seat: int) -> Action:
    return bot.decide(game.insight(seat))


def choice(table: Table, seat: int = 0, *before: Event) -> Action:
    """What a new player does who has seen no more than this."""
    bot = planner()
    told(bot, seat, list(before))
    return decided(bot, table.game, seat)
