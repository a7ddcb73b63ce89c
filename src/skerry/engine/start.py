"""From rules and chance to the first question of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.arrays import filled, ints, zeros
from skerry.board.recipes.drawn import draw_numbers, draw_shape, draw_terrain
from skerry.board.setup import BoardSetup, begin
from skerry.engine.harbours import BANK_RATE, serve
from skerry.engine.kernel import Kernel
from skerry.engine.state import NO_HARBOUR, NOBODY, OFF_BOARD, State

if TYPE_CHECKING:
    from skerry.engine.randomness import Randomness
    from skerry.engine.rules import Rules


def lay_board(rules: Rules, random: Randomness) -> BoardSetup:
    """Run the named phases of set-up over all modules, phase by phase."""
    setup = begin(rules.board)
    setup.options = rules.options
    for module in rules.setup_supply:
        module.setup_supply(setup, random)
    draw_shape(setup, random)
    for module in rules.setup_shape:
        module.setup_shape(setup, random)
    draw_terrain(setup, random)
    for module in rules.setup_terrain:
        module.setup_terrain(setup, random)
    draw_numbers(setup, random)
    for module in rules.setup_numbers:
        module.setup_numbers(setup, random)
    for module in rules.setup_harbours:
        module.setup_harbours(setup, random)
    for module in rules.setup_features:
        module.setup_features(setup, random)
    return setup


def start_game(rules: Rules, random: Randomness) -> Kernel:
    setup = lay_board(rules, random)
    topology = rules.topology
    state = State(rules.seats, rules.colours, rules.kinds, random)
    state.terrain = ints(setup.terrain)
    state.numbers = ints(setup.numbers)
    state.edge_harbour = filled(topology.edges, NO_HARBOUR)
    state.harbour = zeros(topology.vertices)
    for harbour in setup.harbours:
        serve(state, topology, harbour.edge, harbour.kind)
    # Where there is no robber, whatever would put one somewhere is about none.
    state.robber = setup.robber if rules.has_robber else OFF_BOARD
    state.vertex_owner = filled(topology.vertices, NOBODY)
    state.vertex_piece = zeros(topology.vertices)
    state.edge_owner = filled(topology.edges, NOBODY)
    state.edge_piece = zeros(topology.edges)
    state.more_robbers = filled(rules.robbers - 1, OFF_BOARD)
    state.bank = ints(rules.bank_start * int(rules.banks))
    state.hand = zeros(rules.seats * rules.kinds)
    state.hand_size = zeros(rules.seats)
    state.rate = filled(rules.seats * rules.thing_count, BANK_RATE)
    state.knights = zeros(rules.seats)
    state.route_length = zeros(rules.colours)
    state.placed = zeros(rules.colours * rules.piece_count)
    state.supply = zeros(rules.colours * rules.piece_count)
    for colour in range(rules.colours):
        for piece in range(rules.piece_count):
            state.supply[colour * rules.piece_count + piece] = rules.piece_limit[piece]
    state.award_holder = filled(len(rules.awards), NOBODY)
    lay_development_cards(rules, state)
    state.kept = zeros(rules.kept_room)
    for kept in rules.kept:
        kept.begin(state, rules)
    kernel = Kernel(rules, state)
    for module in rules.setup_layers:
        module.setup_layers(kernel, setup)
    for module in rules.setup_finish:
        module.setup_finish(kernel)
    kernel.settle()
    return kernel


def lay_development_cards(rules: Rules, state: State) -> None:
    """Empty hands, and the deck or what is in its place."""
    cards: i64 = rules.card_count
    state.held = zeros(rules.seats * cards)
    state.bought = zeros(rules.seats * cards)
    if rules.has_development_cards:
        rules.card_source.lay(rules, state)
        if rules.deck_refilled:
            state.spent_cards = zeros(cards)
