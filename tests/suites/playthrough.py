"""A game told as text for a reader: what is asked, what is possible, what is done and who sees what of it."""

from __future__ import annotations

import json
from collections.abc import Mapping

from skerry import Action, Game
from skerry.engine.event import Event
from tests.suites.configurations import Configuration
from tests.suites.player import Player

# Told in full: the opening, a stretch of the middle game, and the end.
OPENING = 50
MIDDLE = range(220, 260)
ENDING = 12
# Positions shown as the views of everybody.
VIEWS = (0, 40, 240)
MOST_LISTED = 6
SEED = "golden"


def playthrough(configuration: Configuration) -> str:
    length = _length(configuration)
    game = configuration.game(SEED)
    lines = _heading(configuration, game)
    player = Player(31)
    silent = 0
    for number in range(length):
        told = number < OPENING or number in MIDDLE or number >= length - ENDING
        if told and silent:
            lines.append(f"... {silent} actions later, digest {game.state_digest()}\n")
            silent = 0
        if number in VIEWS:
            lines += _views(game)
        seat = player.seat(game)
        asked = _asked(game, number) if told else []
        action = player.choose(game, seat)
        events = game.apply(seat, action)
        if told:
            lines += [*asked, f"  > seat {seat}: {_words(action)}", *_events(events, game.players), ""]
        else:
            silent += 1
    lines += _views(game)
    lines.append(
        f"over after {game.length} actions in turn {game.turn}: seat {game.winner} wins, points {game.scores()}"
    )
    lines.append(f"digest {game.state_digest()}")
    return "\n".join(lines) + "\n"


def _length(configuration: Configuration) -> int:
    game = configuration.game(SEED)
    for _ in Player(31).play(game):
        pass
    assert game.over
    return game.length


def _heading(configuration: Configuration, game: Game) -> list[str]:
    return [
        f"{configuration.name}: {' + '.join(configuration.modules)}, {configuration.players} players",
        f"options {json.dumps(dict(configuration.options))}",
        f"{game.action_count} enumerable actions, commitment {game.commitment}",
        "",
    ]


def _asked(game: Game, number: int) -> list[str]:
    lines = [f"{number}. turn {game.turn}, {game.decision}: asked {game.actors}"]
    for seat in game.actors:
        lines.append(f"  seat {seat} may: {_summary(game.legal_actions(seat))}")
    return lines


def _summary(actions: list[Action]) -> str:
    """Kinds with their operands; of a long list the number and both ends."""
    by_kind: dict[str, list[str]] = {}
    for action in actions:
        by_kind.setdefault(action.kind, []).append(_operands(action))
    told = []
    for kind, operands in by_kind.items():
        if operands == [""]:
            told.append(kind)
        elif len(operands) <= MOST_LISTED:
            told.append(f"{kind} {', '.join(operands)}")
        else:
            told.append(f"{kind} {', '.join(operands[:3])} ... {operands[-1]} ({len(operands)} in all)")
    return "; ".join(told)


def _operands(action: Action) -> str:
    if set(action.operands) >= {"give", "want"}:
        return f"{_cards(action.operands['give'])} for {_cards(action.operands['want'])}"
    return "/".join(str(value) for value in action.operands.values())


def _cards(cards: object) -> str:
    return " ".join(f"{count} {name}" for name, count in cards.items()) if isinstance(cards, Mapping) else str(cards)


def _words(action: Action) -> str:
    to = f" to {action.to_json()['to']}" if "to" in action.operands else ""
    return f"{action.kind} {_operands(action)}{to}".rstrip()


def _events(events: list[Event], players: int) -> list[str]:
    lines = []
    for event in events:
        public = event.to_json()
        lines.append(f"    {_event(public)}")
        for seat in range(players):
            seen = event.to_json(seat)
            if seen != public:
                hidden = {name: value for name, value in seen.items() if name not in public}
                lines.append(f"      only seat {seat} sees: {json.dumps(hidden)}")
    return lines


def _event(told: dict[str, object]) -> str:
    inside = ", ".join(f"{name} {value}" for name, value in told.items() if name != "event")
    return f"{told['event']}: {inside}" if inside else str(told["event"])


def _views(game: Game) -> list[str]:
    """The view of a spectator in full, and of each seat what it knows beyond that."""
    spectator = game.view(None).to_json()
    lines = [f"view of a spectator after {game.length} actions:"]
    lines += [f"  {name}: {json.dumps(value)}" for name, value in spectator.items()]
    for seat in range(game.players):
        own = game.view(seat).to_json()
        more = {name: value for name, value in own.items() if spectator.get(name) != value}
        lines.append(f"  beyond that, seat {seat}: {json.dumps(more)}")
    return [*lines, ""]
