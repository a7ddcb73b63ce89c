"""Positions arranged alike in both engines, so that each difference can be shown for certain.

Seat 0 is on turn. Places are named as in tests/table.py; roads are listed outwards from a settlement, since catanatron
accepts only connected ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.against.bridge import Bridge
from tests.against.position import CARDS, RESOURCES, Option
from tests.against.replay import Replay
from tests.against.stranger import (
    STRANGE_RESOURCES,
    ActionPrompt,
    Recipe,
    Recording,
    catanatron,
    play,
    their_option,
    their_position,
)
from tests.table import Table

actions = catanatron.models.actions
pieces = catanatron.state_functions
TOURNAMENT_MAP = catanatron.models.map.TOURNAMENT_MAP

COPIES = {"knight": 14, "victory_point": 5, "road_building": 2, "year_of_plenty": 2, "monopoly": 2}
Put = tuple[int, str, str]  # seat, piece, place
PLAYERS = ("random",) * 4
# Knights on top, which is the end.
DECK = [CARDS.index(card) for card in sorted(CARDS, key="knight".__eq__) for _ in range(COPIES[card])]


@dataclass(frozen=True)
class Scene:
    puts: Sequence[Put]
    hands: Mapping[int, Mapping[str, int]] = field(default_factory=dict)
    cards: Sequence[str] = ()  # held by seat 0
    bank: Mapping[str, int] = field(default_factory=dict)
    rolled: bool = True
    # Options in catanatron's order, with named places.
    steps: Sequence[Option] = ()
    dice: tuple[int, int] | None = None
    target: int = 10


def act_out(scene: Scene) -> Replay:
    """Play a scene in catanatron and beside it in our game."""
    bridge = Bridge(TOURNAMENT_MAP)
    table = arrange_ours(scene, bridge)
    game = arrange_theirs(scene, bridge, table)
    start = their_position(game, bridge)
    steps = []
    for wanted in scene.steps:
        option = find_place(table, wanted)
        chosen = next(a for a in game.state.playable_actions if their_option(game, bridge, a) == option)
        steps.append(play(game, bridge, chosen, scene.dice))
    recording = Recording(Recipe(0, PLAYERS, scene.target), bridge, (), start, tuple(steps))
    replay = Replay(recording, table.game)
    replay.run()
    return replay


def find_place(table: Table, option: Option) -> Option:
    word, *rest = option
    if word == "road":
        return (word, table.edge(str(rest[0])))
    if word in ("settlement", "city"):
        return (word, table.vertex(str(rest[0])))
    return option


def arrange_ours(scene: Scene, bridge: Bridge) -> Table:
    table = Table(
        players=len(PLAYERS),
        dice=[scene.dice] if scene.dice else (),
        decks={"development": DECK},
        own_map=bridge.text,
        target=scene.target,
        max_offers=0,
    )
    for seat, piece, place in scene.puts:
        table.put(seat, piece, place)
    for seat, cards in scene.hands.items():
        table.hand(seat, **cards)
    table.bank(**scene.bank)
    for card in scene.cards:
        table.give_card(0, card)
    table.turn(0, rolled=scene.rolled)
    return table


def arrange_theirs(scene: Scene, bridge: Bridge, table: Table) -> Any:
    colours = list(catanatron.Color)
    game = catanatron.Game(
        [catanatron.RandomPlayer(colour) for colour in colours],
        seed=1,
        vps_to_win=scene.target,
        catan_map=TOURNAMENT_MAP,
    )
    state = game.state
    put_down_theirs(scene, bridge, table, state)
    facts = state.player_state
    for seat in range(len(PLAYERS)):
        for name in RESOURCES:
            facts[f"P{seat}_{STRANGE_RESOURCES[name]}_IN_HAND"] = table.cards(seat).get(name, 0)
    for card in scene.cards:
        facts[f"P0_{card.upper()}_IN_HAND"] += 1
    facts["P0_HAS_ROLLED"] = scene.rolled
    state.resource_freqdeck = [table.in_bank(name) for name in RESOURCES]
    state.development_listdeck = [CARDS[table.state.deck[i]].upper() for i in range(table.state.deck_left)]
    state.is_initial_build_phase = False
    state.current_prompt = ActionPrompt.PLAY_TURN
    state.playable_actions = actions.generate_playable_actions(state)
    return game


def put_down_theirs(scene: Scene, bridge: Bridge, table: Table, state: Any) -> None:
    node = {vertex: theirs for theirs, vertex in bridge.vertex.items()}
    ends = {edge: theirs for theirs, edge in bridge.edge.items()}
    for seat, piece, place in scene.puts:
        colour = state.colors[seat]
        if piece == "road":
            pieces.mantain_longest_road(state, *state.board.build_road(colour, ends[table.edge(place)]))
            pieces.build_road(state, colour, ends[table.edge(place)], is_free=True)
            continue
        at = node[table.vertex(place)]
        state.board.build_settlement(colour, at, initial_build_phase=True)
        pieces.build_settlement(state, colour, at, is_free=True)
        if piece == "city":
            state.board.build_city(colour, at)
            pieces.build_city(state, colour, at)
