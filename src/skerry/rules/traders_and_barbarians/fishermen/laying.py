"""Laying the fishing grounds: which numbers go to which coast, and to which of its places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.board.arrays import ints
from skerry.board.coast import ground_edges
from skerry.board.map_file import GROUND_DRAWN
from skerry.board.topology import NOWHERE
from skerry.rules.traders_and_barbarians.fishermen.places import GroundPlaces, has_harbour
from skerry.rules.traders_and_barbarians.fishermen.tables import GROUND_NUMBERS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.fishermen.own import Fishing

STACK: Final = "fishing_grounds"
STEP: Final = "place_fishing_grounds"
EVERY_ISLAND: Final = "*"
# Orders in which free places are tried; on nearly all boards the first one finds room for all grounds.
TRIES: Final = 20


class Wanted:
    """A fishing ground that is to be laid: its number or that it is dealt, and on the coast of which hexes, none for
    any."""

    def __init__(self, number: int, land: list[int]) -> None:
        self.number = number
        self.land = land


# Laying them


def lay_grounds(kernel: Kernel, fishing: Fishing) -> None:
    """Where the map has them; where it has none, or a harbour came to lie there, on coast that is free (FISH-18)."""
    if not is_printed(kernel):
        lay_freely(kernel, fishing)
        return
    for ground, number in zip(kernel.rules.board.grounds, printed_numbers(kernel), strict=True):
        fishing.grounds.set(kernel, ground.tip, number)


def is_printed(kernel: Kernel) -> bool:
    """Whether the map has grounds, and none of them where a harbour lies."""
    tips = [ground.tip for ground in kernel.rules.board.grounds]
    edges = [ground_edges(kernel.topology, kernel.state.terrain, tip) for tip in tips]
    return len(tips) > 0 and not any(has_harbour(kernel, covered) for covered in edges)


def printed_numbers(kernel: Kernel) -> list[int]:
    """Those of the map; its stack is dealt to the drawn ones, or to all on a board that is not as printed (FISH-16)."""
    board = kernel.rules.board
    numbers = [ground.number for ground in board.grounds]
    stack = board.stack_items(STACK)
    if stack and (GROUND_DRAWN in numbers or kernel.rules.choice("board") != "beginner"):
        for i, number in zip(board.drawn_grounds, dealt_numbers(kernel, stack), strict=True):
            numbers[i] = number
    return numbers


def dealt_numbers(kernel: Kernel, numbers: list[int]) -> list[int]:
    shuffled = ints(numbers)
    kernel.state.random.shuffle_deck(STACK, shuffled)
    return [int(number) for number in shuffled]


def lay_freely(kernel: Kernel, fishing: Fishing) -> None:
    """Each on a place of chance on its coast, as many as there is room for (FISHSEA-44)."""
    wanted = wanted_grounds(kernel)
    tips = free_places(kernel, wanted)
    drawn = dealt_numbers(kernel, all_numbers(kernel.rules))
    for ground, tip in zip(wanted, tips, strict=True):
        number = drawn.pop(0) if ground.number == GROUND_DRAWN else ground.number
        if tip != NOWHERE:
            fishing.grounds.set(kernel, tip, number)


# What the recipe of a board says of them


def recipe_step(rules: Rules) -> dict[str, Any]:
    return rules.board.recipe.last(STEP)


def all_numbers(rules: Rules) -> list[int]:
    """The numbers that are dealt."""
    return recipe_step(rules).get("numbers") or rules.board.stack_items(STACK) or list(GROUND_NUMBERS)


def wanted_grounds(kernel: Kernel) -> list[Wanted]:
    """On the coasts that the recipe names: of some islands together, or island by island a set or so many of them,
    where chance says which island has which set (FISHSEA-13, FISHSEA-14, FISHSEA-33)."""
    step = recipe_step(kernel.rules)
    if "groups" not in step:
        land = hexes_of(kernel.rules, step.get("islands", EVERY_ISLAND))
        return [Wanted(GROUND_DRAWN, land) for _ in all_numbers(kernel.rules)]
    wanted: list[Wanted] = []
    for group in step["groups"]:
        lands = [hexes_of(kernel.rules, [island]) for island in group["islands"]]
        sets = group.get("sets", [[GROUND_DRAWN] * group.get("count", 0)] * len(lands))
        order = list(range(len(lands)))
        kernel.state.random.shuffle(order)
        for i, numbers in zip(order, sets, strict=True):
            wanted += [Wanted(number, lands[i]) for number in numbers]
    return wanted


def hexes_of(rules: Rules, islands: list[str] | str) -> list[int]:
    """The hexes of islands by their names; none for every coast there is."""
    if islands == EVERY_ISLAND:
        return []
    return [h for island in rules.board.islands if island.name in islands for h in island.hexes]


def places_for(kernel: Kernel) -> GroundPlaces:
    """Where grounds fit on this board."""
    step = recipe_step(kernel.rules)
    may_share = start_board(kernel.rules) in step.get("share_vertices_on", [])
    return GroundPlaces(kernel, may_share, step.get("keep_harbour_edges", 0))


def start_board(rules: Rules) -> str:
    """The map that the recipe begins with; two players use the one for three (SEA-96)."""
    board = rules.board.recipe.last("start").get("board", "")
    return str(board if isinstance(board, str) else board[str(max(int(rules.seats), 3))])


def free_places(kernel: Kernel, wanted: list[Wanted]) -> list[int]:
    """For each ground a tip, NOWHERE where none is left for it; if one finds none, all are laid again.

    Places are gone through in an order of chance. What does not fit at some point never fits later, so the first one
    that fits is any of those that do.
    """
    places = places_for(kernel)
    order = places.all()
    best: list[int] = []
    most = -1
    for _ in range(TRIES):
        kernel.state.random.shuffle(order)
        laid: list[int] = []
        tips: list[int] = []
        for ground in wanted:
            tip = first_place(places, order, ground.land, laid)
            tips.append(tip)
            if tip != NOWHERE:
                laid.append(tip)
        if len(laid) > most:
            best = tips
            most = len(laid)
        if most == len(wanted):
            break
    return best


def first_place(places: GroundPlaces, order: list[int], land: list[int], laid: list[int]) -> int:
    for tip in order:
        if tip not in laid and places.fits(tip, land, laid):
            return tip
    return NOWHERE
