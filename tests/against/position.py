"""A position in words that both engines can be asked in, and how ours answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from skerry import Action, Game
from skerry.engine.randomness import Randomness
from skerry.engine.scores import total_points, visible_points

RESOURCES = ("wood", "brick", "wool", "grain", "ore")
CARDS = ("knight", "victory_point", "road_building", "year_of_plenty", "monopoly")
PIECES = ("road", "settlement", "city")

# What a seat may do: a word and its places or cards, such as ("road", 12) or ("bank_trade", "ore", 3, "wood").
Option = tuple[object, ...]


@dataclass(frozen=True)
class Position:
    """All that is compared. Points leave out the Longest Road, whose holder is compared by itself."""

    asking: str
    deciders: tuple[int, ...]
    on_turn: int
    legal: frozenset[Option]
    hands: tuple[tuple[int, ...], ...]
    bank: tuple[int, ...]
    held: tuple[tuple[int, ...], ...]
    deck_left: int
    knights: tuple[int, ...]
    buildings: dict[int, tuple[int, str]]
    roads: dict[int, int]
    supply: tuple[tuple[int, ...], ...]
    robber: int
    route_lengths: tuple[int, ...]
    longest_road: int | None
    largest_army: int | None
    visible_points: tuple[int, ...]
    all_points: tuple[int, ...]
    winner: int | None


def our_position(game: Game) -> Position:
    kernel = game.kernel
    state = kernel.state
    rules = kernel.rules
    seats = range(game.players)
    names = {rules.piece(name): name for name in PIECES}
    road = holder(game, "longest_road")
    actor = None if game.over else game.actors[0]
    return Position(
        asking=game.decision,
        deciders=tuple(game.actors),
        on_turn=int(state.active),
        legal=frozenset() if actor is None else our_options(game, actor),
        hands=tuple(row(state.hand, seat, state.kinds) for seat in seats),
        bank=tuple(int(count) for count in state.bank),
        held=tuple(row(state.held, seat, rules.card_count) for seat in seats),
        deck_left=int(state.deck_left),
        knights=tuple(int(count) for count in state.knights),
        buildings={
            vertex: (int(owner), names[int(state.vertex_piece[vertex])])
            for vertex, owner in enumerate(state.vertex_owner)
            if owner >= 0
        },
        roads={edge: int(owner) for edge, owner in enumerate(state.edge_owner) if owner >= 0},
        supply=tuple(
            tuple(int(state.supply[seat * rules.piece_count + piece]) for piece in sorted(names)) for seat in seats
        ),
        robber=int(state.robber),
        route_lengths=tuple(int(length) for length in state.route_length),
        longest_road=road,
        largest_army=holder(game, "largest_army"),
        visible_points=tuple(int(visible_points(kernel, seat)) - 2 * (seat == road) for seat in seats),
        all_points=tuple(int(total_points(kernel, seat)) - 2 * (seat == road) for seat in seats),
        winner=game.winner,
    )


def row(flat: Sequence[int], seat: int, width: int) -> tuple[int, ...]:
    return tuple(int(flat[seat * width + i]) for i in range(width))


def holder(game: Game, award: str) -> int | None:
    found = game.kernel.rules.award(award)
    assert found is not None
    seat = int(game.kernel.state.award_holder[found.index])
    return seat if seat >= 0 else None


def our_options(game: Game, seat: int) -> frozenset[Option]:
    """What we list, with every choice that follows at once spelled out."""
    options: set[Option] = set()
    for action in game.legal_actions(seat):
        options |= spell_out(game, seat, action)
    return frozenset(options)


def spell_out(game: Game, seat: int, action: Action) -> set[Option]:
    operands = action.operands
    match action.kind:
        case "found_road" | "build_road" | "place_road":
            return {("road", operands["edge"])}
        case "found_building" | "build_settlement":
            return {("settlement", operands["vertex"])}
        case "build_city":
            return {("city", operands["vertex"])}
        case "bank_trade":
            given = RESOURCES.index(str(operands["give"]))
            rate = int(game.kernel.state.rate[seat * len(RESOURCES) + given])
            return {("bank_trade", operands["give"], rate, operands["take"])}
        case "discard":
            return {("discard", operands["card"])}
        case "move_robber":
            return {("rob", operands["hex"], victim) for victim in victims(game, seat, action)}
        case "play_card":
            return spell_out_card(game, seat, action)
        case _:
            return {(action.kind,)}


def after(game: Game, seat: int, action: Action) -> Game:
    """The position after an action, apart from what chance brings."""
    twin = game.copy()
    twin.kernel.state.random = Randomness("a look ahead")
    twin.apply(seat, action)
    return twin


def victims(game: Game, seat: int, action: Action) -> set[object]:
    twin = after(game, seat, action)
    if twin.decision == "choose_victim":
        return {choice.operands["seat"] for choice in twin.legal_actions(seat)}
    sizes = [int(size) for size in game.kernel.state.hand_size]
    robbed = {other for other, size in enumerate(sizes) if twin.kernel.state.hand_size[other] < size}
    return robbed or {None}


def spell_out_card(game: Game, seat: int, action: Action) -> set[Option]:
    card = action.operands["card"]
    if card == "monopoly":
        return {(card, choice.operands["card"]) for choice in after(game, seat, action).legal_actions(seat)}
    if card != "year_of_plenty":
        return {(card,)}
    options: set[Option] = set()
    opened = after(game, seat, action)
    for first in opened.legal_actions(seat):
        twin = after(opened, seat, first)
        if twin.decision != "choose_resource":
            options.add((card, first.operands["card"]))
            continue
        for second in twin.legal_actions(seat):
            chosen = [str(first.operands["card"]), str(second.operands["card"])]
            options.add((card, *sorted(chosen, key=RESOURCES.index)))
    return options
