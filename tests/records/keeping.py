"""Records of games as they were once written, and what was told while they were played.

A file that is here stays as it is for ever: it stands for those that people keep. `python -m tests.records.keeping`
plays and writes what is in the table below and has no file yet.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from skerry import Game
from skerry.engine.event import Event
from skerry.engine.randomness import ScriptedRandomness
from skerry.sim.match import moves
from tests.suites.configurations import SMALL_MAP
from tests.suites.player import Player, play_to

GAMES = Path(__file__).parent / "games"

# What is told now and was not when these games were kept; everything else is told as it was.
TOLD_SINCE = frozenset({"produced"})


def replayed(record: dict[str, Any]) -> dict[str, Any]:
    """Play a record again and tell what came of it: of every action a few letters, of the end all that counts."""
    game = Game.replay({**record, "actions": [], "digest": None})
    outcomes = [letters(game.opening_events(), game.players)]
    for seat, action in Game.replay(record).actions():
        outcomes.append(letters(game.apply(seat, action), game.players))
    return {
        "length": game.length,
        "turn": game.turn,
        "decision": game.decision,
        "actors": game.actors,
        "winners": game.winners,
        "ending": game.ending,
        "scores": game.scores(),
        "digest": game.state_digest(),
        "outcomes": " ".join(outcomes),
    }


def letters(events: list[Event], players: int) -> str:
    """What everybody saw of an action, in short."""
    known = [event for event in events if event.kind not in TOLD_SINCE]
    told = [[event.to_json(seat) for seat in (None, *range(players))] for event in known]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:6]


def eager(*modules: str, players: int, most: int = 2_000, **options: object) -> Callable[[], Game]:
    """Bots that want to win, so short games, with trades among them."""

    def play() -> Game:
        game = Game.new(modules, players, "kept by bots", options)
        for _ in moves(game, ["medium"] * players, "kept", most):
            pass
        return game

    return play


def wild(*modules: str, players: int, most: int, board: str | None = None, **options: object) -> Callable[[], Game]:
    """Somebody who tries everything, trades in free form and counteroffers among it."""
    return lambda: play_to(Game.new(modules, players, "kept by chance", options, board), Player(17), most)


def scripted() -> Game:
    dice = [(6, 6), (1, 1), (1, 1), (3, 4), (6, 1), (2, 4), (5, 5), (4, 2)]
    script = ScriptedRandomness(dice, decks={"development": [4, 3, 2, 1, 0] * 2 + [0] * 12 + [1] * 3}, seed="7")
    return play_to(Game.new(["base"], 3, randomness=script), Player(18), 400)


TO_KEEP: dict[str, Callable[[], Game]] = {
    "base": eager("base", players=4),
    "base-options": eager("base", players=3, board="beginner", fixed_start=True, target=8, trade_build="separate"),
    "base-six-paired": eager("base", players=6, five_six_turn="paired"),
    "base-unfinished": wild("base", players=4, most=450),
    "own-map": wild("base", players=3, most=900, board=SMALL_MAP),
    "scripted": scripted,
    "variants": wild("base", "friendly_robber", "event_cards", "harbormaster", players=5, most=700),
    "two-players": eager("base", "event_cards", "two_player", players=2),
    "new-shores": eager("new_shores", players=4),
    "fog-islands": eager("fog_islands", players=3),
    "pirate-islands": eager("pirate_islands", players=4),
    "cloth": eager("cloth_for_catan", players=3),
    "wonders": wild("wonders", players=4, most=600),
    "fishermen": wild("fishermen", players=4, most=900),
    "fishermen-two": wild("fishermen", "event_cards", "two_player", players=2, most=900),
    "rivers": wild("rivers", players=4, most=900),
    "rivers-two": wild("rivers", "event_cards", "two_player", players=2, most=900),
    "caravans": wild("caravans", players=4, most=1_500),
    "caravans-two": wild("caravans", "event_cards", "two_player", players=2, most=900),
    "traders": wild("traders_and_barbarians", players=4, most=900),
    "traders-two": wild("traders_and_barbarians", "event_cards", "two_player", players=2, most=900),
    "barbarians": eager("barbarian_attack", players=3),
    "barbarians-two": wild("barbarian_attack", "event_cards", "two_player", players=2, most=900),
    "treasure-islands": wild("treasure_islands", players=4, most=1_500),
    "into-the-unknown": wild("into_the_unknown", "event_cards", players=4, most=2_500),
    "greater-catan": wild("greater_catan", players=4, most=1_500),
    "desert-dragons": wild("desert_dragons", players=4, most=3_000),
    "great-canal": wild("great_canal", "cities_and_knights", players=4, most=1_500),
    "enchanted-land": wild("enchanted_land", "cities_and_knights", players=3, most=3_000),
    "knights": eager("cities_and_knights", players=4),
    "knights-wild": wild("cities_and_knights", players=5, most=900),
    "knights-at-sea": eager("cities_and_knights", "new_shores", "harbormaster", players=3),
}


def keep() -> None:
    GAMES.mkdir(exist_ok=True)
    for name, play in TO_KEEP.items():
        path = GAMES / f"{name}.json"
        if not path.exists():
            record = play().record()
            path.write_text(json.dumps({"record": record, "told": replayed(record)}, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    keep()
