"""Games played by catanatron's engine and written down as they go.

Its games are not fixed by a seed alone, so nothing here relies on playing one twice: what was rolled, drawn, stolen
and chosen is recorded, and the recording is what gets replayed.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import pytest

from tests.against.bridge import RESOURCE_WORDS, Bridge
from tests.against.position import CARDS, RESOURCES, Option, Position

MISSING = "catanatron is not installed, so there are no games to compare with"
catanatron = pytest.importorskip("catanatron", reason=MISSING)
search = pytest.importorskip("catanatron.players.search", reason=MISSING)
weighted = pytest.importorskip("catanatron.players.weighted_random", reason=MISSING)

ActionType = catanatron.ActionType
ActionPrompt = catanatron.models.enums.ActionPrompt
STRANGE_RESOURCES = {ours: theirs for theirs, ours in RESOURCE_WORDS.items()}
STRANGE_PIECES = {"ROAD": "road", "SETTLEMENT": "settlement", "CITY": "city"}
ASKING = {
    ActionPrompt.BUILD_INITIAL_SETTLEMENT: "found_building",
    ActionPrompt.BUILD_INITIAL_ROAD: "found_route",
    ActionPrompt.DISCARD: "discard",
    ActionPrompt.MOVE_ROBBER: "move_robber",
}
ONE_WORD = {
    ActionType.ROLL: ("roll",),
    ActionType.END_TURN: ("end_turn",),
    ActionType.BUY_DEVELOPMENT_CARD: ("buy_card",),
    ActionType.PLAY_KNIGHT_CARD: ("knight",),
    ActionType.PLAY_ROAD_BUILDING: ("road_building",),
    ActionType.DISCARD: ("discard",),
}


@dataclass(frozen=True)
class Recipe:
    """What a game is played from: who plays, to how many points, and whether sevens are kept out of the dice."""

    seed: int
    players: tuple[str, ...]
    target: int = 10
    sevens: bool = True
    turns: int = 600


@dataclass(frozen=True)
class Step:
    """One action of catanatron: who, what, and what chance brought."""

    seat: int
    option: Option
    dice: tuple[int, int] | None
    stolen: str | None
    discarded: tuple[str, ...]
    after: Position


@dataclass(frozen=True)
class Recording:
    recipe: Recipe
    bridge: Bridge
    deck: tuple[str, ...]
    start: Position
    steps: tuple[Step, ...]


class WeighingPlayer(catanatron.Player):
    """Chooses at random by a weight for each type of action, and 1 for all others."""

    weights: dict[Any, float]

    def decide(self, game: Any, playable_actions: Any) -> Any:
        weights = [self.weigh(game, action) for action in playable_actions]
        return random.choices(playable_actions, weights)[0]

    def weigh(self, game: Any, action: Any) -> float:
        return self.weights.get(action.action_type, 1)


class RoadPlayer(WeighingPlayer):
    """Builds roads, and settlements where they cut the road of another; saves up for those."""

    weights = {ActionType.BUILD_ROAD: 30, ActionType.END_TURN: 10}

    def weigh(self, game: Any, action: Any) -> float:
        board = game.state.board
        if action.action_type == ActionType.BUILD_SETTLEMENT:
            return 10000 if cuts(board, action.value, action.color) else 10
        if action.action_type == ActionType.BUILD_ROAD:
            if any(cuts(board, node, action.color) for node in action.value):
                return 1000
            reached = board.buildable_node_ids(action.color)
            return 1 if any(cuts(board, node, action.color) for node in reached) else 30
        return super().weigh(game, action)


class CardPlayer(WeighingPlayer):
    """Buys development cards."""

    weights = {ActionType.BUY_DEVELOPMENT_CARD: 100, ActionType.END_TURN: 10, ActionType.BUILD_CITY: 20}


class Hoarder(WeighingPlayer):
    """Mostly ends the turn and keeps its hand."""

    weights = {ActionType.END_TURN: 60, ActionType.ROLL: 60, ActionType.BUILD_CITY: 3, ActionType.BUILD_SETTLEMENT: 3}


PLAYERS = {
    "random": catanatron.RandomPlayer,
    "weighted": weighted.WeightedRandomPlayer,
    "points": search.VictoryPointPlayer,
    "roads": RoadPlayer,
    "cards": CardPlayer,
    "hoarder": Hoarder,
}


def cuts(board: Any, node: int, colour: Any) -> bool:
    """Whether a building here would be free to stand between two roads of one opponent."""
    if node not in board.board_buildable_ids:
        return False
    owners = [owner for (a, _), owner in board.roads.items() if a == node and owner != colour]
    return any(owners.count(owner) == 2 for owner in owners)


def record(recipe: Recipe) -> Recording:
    """Play one game and write it down."""
    random.seed(recipe.seed)
    seated = [PLAYERS[name](colour) for name, colour in zip(recipe.players, catanatron.Color, strict=False)]
    game = catanatron.Game(seated, seed=recipe.seed, vps_to_win=recipe.target)
    bridge = Bridge(game.state.board.map)
    deck = tuple(card.lower() for card in game.state.development_listdeck)
    start = their_position(game, bridge)
    steps = []
    while game.winning_color() is None and game.state.num_turns < recipe.turns:
        chosen = game.state.current_player().decide(game, game.state.playable_actions)
        steps.append(play(game, bridge, chosen, None if recipe.sevens else roll_without_seven()))
    return Recording(recipe, bridge, deck, start, tuple(steps))


def play(game: Any, bridge: Bridge, chosen: Any, dice: tuple[int, int] | None = None) -> Step:
    """Let catanatron carry out one of its actions; if that is a roll, with these dice."""
    assert chosen in game.state.playable_actions
    if chosen.action_type == ActionType.ROLL and dice is not None:
        chosen = catanatron.Action(chosen.color, chosen.action_type, dice)
    done = game.execute(chosen, validate_action=False)
    return write_down(game, bridge, chosen, done)


def roll_without_seven() -> tuple[int, int]:
    while True:
        dice = (random.randint(1, 6), random.randint(1, 6))
        if sum(dice) != 7:
            return dice


def write_down(game: Any, bridge: Bridge, chosen: Any, done: Any) -> Step:
    kind = done.action_type
    stolen = done.value[2] if kind == ActionType.MOVE_ROBBER else None
    return Step(
        seat=game.state.color_to_index[done.color],
        option=their_option(game, bridge, chosen),
        dice=tuple(done.value) if kind == ActionType.ROLL else None,
        stolen=RESOURCE_WORDS[stolen] if stolen else None,
        discarded=tuple(RESOURCE_WORDS[card] for card in done.value) if kind == ActionType.DISCARD else (),
        after=their_position(game, bridge),
    )


def their_option(game: Any, bridge: Bridge, action: Any) -> Option:
    kind = action.action_type
    value = action.value
    if kind in ONE_WORD:
        return ONE_WORD[kind]
    if kind == ActionType.BUILD_ROAD:
        return ("road", bridge.edge[value])
    if kind == ActionType.BUILD_SETTLEMENT:
        return ("settlement", bridge.vertex[value])
    if kind == ActionType.BUILD_CITY:
        return ("city", bridge.vertex[value])
    if kind == ActionType.MOVE_ROBBER:
        coordinate, robbed, _ = value
        return ("rob", bridge.hex[coordinate], None if robbed is None else game.state.color_to_index[robbed])
    if kind == ActionType.MARITIME_TRADE:
        given = [card for card in value[:-1] if card is not None]
        return ("bank_trade", RESOURCE_WORDS[given[0]], len(given), RESOURCE_WORDS[value[-1]])
    if kind == ActionType.PLAY_YEAR_OF_PLENTY:
        return ("year_of_plenty", *sorted((RESOURCE_WORDS[card] for card in value), key=RESOURCES.index))
    assert kind == ActionType.PLAY_MONOPOLY, kind
    return ("monopoly", RESOURCE_WORDS[value])


def their_position(game: Any, bridge: Bridge) -> Position:
    state = game.state
    board = state.board
    seats = range(len(state.colors))
    winner = game.winning_color()
    over = winner is not None
    facts = [{key: state.player_state[f"P{seat}_{key}"] for key in FACTS} for seat in seats]
    return Position(
        asking="over" if over else their_question(state),
        deciders=() if over else (state.current_player_index,),
        on_turn=state.current_turn_index,
        legal=frozenset() if over else frozenset(their_option(game, bridge, a) for a in state.playable_actions),
        hands=tuple(tuple(fact[f"{STRANGE_RESOURCES[name]}_IN_HAND"] for name in RESOURCES) for fact in facts),
        bank=tuple(state.resource_freqdeck),
        held=tuple(tuple(fact[f"{card.upper()}_IN_HAND"] for card in CARDS) for fact in facts),
        deck_left=len(state.development_listdeck),
        knights=tuple(fact["PLAYED_KNIGHT"] for fact in facts),
        buildings={
            bridge.vertex[node]: (state.color_to_index[colour], STRANGE_PIECES[piece])
            for node, (colour, piece) in board.buildings.items()
        },
        roads={bridge.edge[ends]: state.color_to_index[colour] for ends, colour in board.roads.items()},
        supply=tuple(
            (fact["ROADS_AVAILABLE"], fact["SETTLEMENTS_AVAILABLE"], fact["CITIES_AVAILABLE"]) for fact in facts
        ),
        robber=bridge.hex[board.robber_coordinate],
        route_lengths=tuple(board.road_lengths.get(colour, 0) for colour in state.colors),
        longest_road=next((seat for seat in seats if facts[seat]["HAS_ROAD"]), None),
        largest_army=next((seat for seat in seats if facts[seat]["HAS_ARMY"]), None),
        visible_points=tuple(fact["VICTORY_POINTS"] - 2 * fact["HAS_ROAD"] for fact in facts),
        all_points=tuple(fact["ACTUAL_VICTORY_POINTS"] - 2 * fact["HAS_ROAD"] for fact in facts),
        winner=state.color_to_index[winner] if over else None,
    )


FACTS = (
    *(f"{theirs}_IN_HAND" for theirs in RESOURCE_WORDS),
    *(f"{card.upper()}_IN_HAND" for card in CARDS),
    "PLAYED_KNIGHT",
    "ROADS_AVAILABLE",
    "SETTLEMENTS_AVAILABLE",
    "CITIES_AVAILABLE",
    "HAS_ROAD",
    "HAS_ARMY",
    "VICTORY_POINTS",
    "ACTUAL_VICTORY_POINTS",
)


def their_question(state: Any) -> str:
    if state.current_prompt in ASKING:
        return ASKING[state.current_prompt]
    if state.is_road_building:
        return "place_free_route"
    return "action" if state.player_state[f"P{state.current_player_index}_HAS_ROLLED"] else "pre_roll"
