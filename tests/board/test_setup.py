"""Random set-up: terrain, random numbers, harbours and the frame."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skerry.board.chance import Shuffler
from skerry.board.errors import BoardError
from skerry.board.map_text import HARBOUR_ANY, HARBOUR_KINDS, Harbour, parse_map
from skerry.board.maps import load_map
from skerry.board.numbers import RedNumbersError
from skerry.board.setup import (
    begin,
    clear_terrain,
    deal_frame,
    deal_harbours,
    deal_terrain,
    lay_frame,
    lay_random_numbers,
    place_robber,
    robber_places,
)
from skerry.board.terrain import DESERT, EMPTY, FOREST
from skerry.board.tokens import numbers_of
from tests.board.laid import is_complete, neighbours, red_apart

from .conftest import ScriptedShuffler, SeededShuffler

Seeded = Callable[[int], Shuffler]


def kinds(harbours: list[Harbour]) -> list[str]:
    return [HARBOUR_KINDS[harbour.kind] for harbour in harbours]


def test_shuffling_reaches_every_order_once_over_all_picks() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for a in range(3):
        for b in range(2):
            items = [7, 8, 9]
            shuffler = ScriptedShuffler([a, b])
            shuffler.shuffle(items)
            assert shuffler.asked == [3, 2]
            orders[tuple(items)] += 1
    assert orders == dict.fromkeys(permutations([7, 8, 9]), 1)


def test_a_shuffler_needs_a_source_of_picks() -> None:
    with pytest.raises(NotImplementedError):
        Shuffler().below(3)


def test_begin_shows_the_fixed_board_and_full_stacks() -> None:
    board_map = load_map("base")
    setup = begin(board_map)
    assert (setup.terrain, setup.numbers) == (board_map.terrain, board_map.numbers)
    assert (len(setup.terrain_stack), len(setup.token_stack), len(setup.harbour_stack)) == (19, 18, 9)
    assert setup.robber == -1
    assert is_complete(setup)
    setup.terrain[0] = EMPTY
    setup.token_stack.clear()
    assert board_map.terrain[0] != EMPTY
    assert len(begin(board_map).token_stack) == 18


@pytest.mark.rule("BASE-39", "BASE56-11")
@pytest.mark.parametrize("name", ["base", "base_5_6"])
def test_terrain_is_dealt_at_random_over_all_positions(name: str, seeded: Seeded) -> None:
    board_map = load_map(name)
    pieces = Counter(board_map.stacks["terrain"].items)
    seen: list[set[int]] = [set() for _ in board_map.terrain]
    for seed in range(200):
        setup = begin(board_map)
        deal_terrain(setup, seeded(seed))
        assert Counter(setup.terrain) == pieces
        assert setup.terrain_stack == []
        assert not any(setup.numbers)
        for h, terrain in enumerate(setup.terrain):
            seen[h].add(terrain)
    assert all(terrains == set(pieces) for terrains in seen)


def test_only_drawn_hexes_are_dealt(seeded: Seeded) -> None:
    board_map = parse_map(
        "name a\nrow 0 offset 0: forest:5 ? sea ? hill:?\nstack terrain: desert mountain\nstack tokens: 4 9\n"
    )
    setup = begin(board_map)
    deal_terrain(setup, seeded(1))
    assert {setup.terrain[1], setup.terrain[3]} == set(board_map.stacks["terrain"].items)
    lay_random_numbers(setup, seeded(1))
    assert numbers_of(setup.numbers[0]) == [5]
    laid = [numbers_of(setup.numbers[h]) for h in (1, 3, 4)]
    assert sorted(laid) == [[], [4], [9]]
    assert setup.terrain[[1, 3][laid[:2].index([])]] == DESERT
    assert is_complete(setup)


def test_a_terrain_stack_is_dealt_only_once(seeded: Seeded) -> None:
    setup = begin(load_map("base"))
    deal_terrain(setup, seeded(1))
    before = setup.terrain.copy()
    with pytest.raises(ValueError, match="0 hexes in the terrain stack do not fit 19"):
        deal_terrain(setup, seeded(1))
    assert setup.terrain == before


@pytest.mark.rule("BASE-50")
def test_clearing_leaves_every_position_free_for_drafting() -> None:
    setup = begin(load_map("base"))
    clear_terrain(setup)
    assert setup.terrain == [EMPTY] * 19
    assert not any(setup.numbers)
    assert len(setup.terrain_stack) == 19
    assert not is_complete(setup)


def test_red_apart_sees_two_red_neighbours() -> None:
    apart = begin(parse_map("name a\nrow 0 offset 0: hill:6 field:5 hill:8\n"))
    beside = begin(parse_map("name a\nrow 0 offset 0: hill:6 field:8 hill:5\n"))
    assert red_apart(apart)
    assert not red_apart(beside)


@pytest.mark.rule("BASE-33", "BASE-44")
@pytest.mark.parametrize("name", ["base", "base_5_6"])
def test_random_numbers_use_all_tokens_with_the_red_ones_apart(name: str, seeded: Seeded) -> None:
    board_map = load_map(name)
    tokens = Counter(board_map.stacks["tokens"].items)
    seen: set[tuple[int, ...]] = set()
    for seed in range(300):
        setup = begin(board_map)
        shuffler = seeded(seed)
        deal_terrain(setup, shuffler)
        lay_random_numbers(setup, shuffler)
        assert Counter(number for mask in setup.numbers for number in numbers_of(mask)) == tokens
        assert all(
            (mask == 0) == (terrain == DESERT) for mask, terrain in zip(setup.numbers, setup.terrain, strict=True)
        )
        pairs = [(setup.numbers[a], setup.numbers[b]) for a, b in neighbours(setup)]
        assert not any(a in (1 << 6, 1 << 8) and b in (1 << 6, 1 << 8) for a, b in pairs)
        seen.add(tuple(setup.numbers))
    assert len(seen) == 300


@pytest.mark.rule("BASE-44")
def test_random_numbers_reach_every_hex_with_a_red_number(seeded: Seeded) -> None:
    red: set[int] = set()
    for seed in range(200):
        setup = begin(load_map("base"))
        setup.terrain = [DESERT if h == 9 else FOREST for h in range(19)]
        lay_random_numbers(setup, seeded(seed))
        red.update(h for h, mask in enumerate(setup.numbers) if mask in (1 << 6, 1 << 8))
    assert red == set(range(19)) - {9}


@pytest.mark.rule("BASE-44")
@given(st.integers(0, 9), st.integers(0, 1000))
def test_red_numbers_fit_on_a_line_up_to_every_second_hex(red: int, seed: int) -> None:
    setup = begin(parse_map("name line\nrow 0 offset 0: " + " ".join(["forest:5"] * 9)))
    hexes = list(range(9))
    tokens = [6] * red + [4] * (9 - red)
    if red > 5:
        with pytest.raises(RedNumbersError, match=f"{red} red numbers apart on 9 hexes"):
            lay_random_numbers(setup, SeededShuffler(seed), hexes, tokens)
        assert setup.numbers == [1 << 5] * 9
    else:
        lay_random_numbers(setup, SeededShuffler(seed), hexes, tokens)
        assert sorted(numbers_of(mask)[0] for mask in setup.numbers) == sorted(tokens)
        assert red_apart(setup)


@pytest.mark.rule("BASE-44")
def test_a_third_of_a_large_board_can_be_red(seeded: Seeded) -> None:
    rows = "\n".join(f"row {r} offset {r % 2}: {' '.join(['forest:5'] * 30)}" for r in range(30))
    setup = begin(parse_map("name wide\n" + rows))
    lay_random_numbers(setup, seeded(1), list(range(900)), [6, 8] * 150 + [4] * 600)
    assert red_apart(setup)
    assert sum(mask != 1 << 4 for mask in setup.numbers) == 300


def test_random_numbers_also_keep_away_from_red_ones_already_there(seeded: Seeded) -> None:
    for seed in range(50):
        setup = begin(parse_map("name a\nrow 0 offset 0: hill:6 field:5 field:5 field:5\n"))
        lay_random_numbers(setup, seeded(seed), [1, 2, 3], [8, 4, 9])
        assert red_apart(setup)
        assert setup.numbers[0] == 1 << 6


def test_tokens_that_do_not_fit_the_hexes_are_refused(seeded: Seeded) -> None:
    setup = begin(load_map("base"))
    before = setup.numbers.copy()
    with pytest.raises(ValueError, match="1 number tokens do not fit 2 hexes"):
        lay_random_numbers(setup, seeded(1), [0, 1], [5])
    assert setup.numbers == before


@pytest.mark.rule("BASE-45", "BASE56-11")
@pytest.mark.parametrize("name", ["base", "base_5_6"])
def test_harbour_kinds_are_shuffled_over_the_same_positions(name: str, seeded: Seeded) -> None:
    board_map = load_map(name)
    orders: set[str] = set()
    for seed in range(50):
        setup = begin(board_map)
        deal_harbours(setup, seeded(seed))
        assert [h.edge for h in setup.harbours] == [h.edge for h in board_map.harbours]
        assert Counter(kinds(setup.harbours)) == Counter(kinds(board_map.harbours))
        assert setup.harbour_stack == []
        orders.add(" ".join(kinds(setup.harbours)))
    assert len(orders) > 40
    assert board_map.harbours[0].kind == HARBOUR_ANY


def test_harbours_without_a_stack_exchange_their_kinds(seeded: Seeded) -> None:
    board_map = parse_map("name a\nrow 0 offset 0: hill\nharbour ore at (0,0) side W\nharbour 3:1 at (0,0) side E\n")
    dealt: set[str] = set()
    for seed in range(20):
        setup = begin(board_map)
        deal_harbours(setup, seeded(seed))
        dealt.add(" ".join(kinds(setup.harbours)))
    assert dealt == {"ore 3:1", "3:1 ore"}


def test_only_drawn_harbours_are_dealt(seeded: Seeded) -> None:
    board_map = parse_map(
        "name a\nrow 0 offset 0: hill\nharbour ore at (0,0) side W\nharbour ? at (0,0) side E\nstack harbours: wool\n"
    )
    setup = begin(board_map)
    assert not is_complete(setup)
    deal_harbours(setup, seeded(1))
    assert kinds(setup.harbours) == ["ore", "wool"]
    assert is_complete(setup)


@pytest.mark.rule("BASE-47", "BASE-48")
def test_frame_pieces_in_printed_order_give_the_beginner_harbours() -> None:
    board_map = load_map("base")
    setup = begin(board_map)
    lay_frame(setup, [0, 1, 2, 3, 4, 5])
    laid = {(h.edge, h.kind) for h in setup.harbours}
    assert laid == {(h.edge, h.kind) for h in board_map.harbours}


@pytest.mark.rule("BASE-48")
def test_the_coast_is_numbered_clockwise_from_the_north_west() -> None:
    board_map = load_map("base")
    board = board_map.topology
    coast = board_map.frame_harbours
    assert len({h.edge for h in coast}) == 30
    assert board.edge_name(coast[0].edge) == "(0,0) side NW"
    assert [board.edge_name(coast[5 * k].edge) for k in range(1, 6)] == [
        "(0,2) side NE", "(2,4) side E", "(4,2) side SE", "(4,0) side SW", "(2,0) side W",
    ]  # fmt: skip
    for first, second in zip(coast, coast[1:] + coast[:1], strict=True):
        ends = [{board.edge_vertex[2 * h.edge], board.edge_vertex[2 * h.edge + 1]} for h in (first, second)]
        assert len(ends[0] & ends[1]) == 1


@pytest.mark.rule("BASE-46", "BASE-49")
def test_all_720_frame_orders_keep_harbours_on_vertices_of_their_own() -> None:
    board_map = load_map("base")
    board = board_map.topology
    boards: set[frozenset[tuple[int, int]]] = set()
    for order in permutations(range(6)):
        setup = begin(board_map)
        lay_frame(setup, list(order))
        assert Counter(kinds(setup.harbours)) == Counter(kinds(board_map.harbours))
        vertices = {board.edge_vertex[2 * h.edge + i] for h in setup.harbours for i in range(2)}
        assert len(vertices) == 18
        boards.add(frozenset((h.edge, h.kind) for h in setup.harbours))
    assert len(boards) == 720


@pytest.mark.rule("BASE-46")
def test_frame_order_is_drawn_at_random(seeded: Seeded) -> None:
    board_map = load_map("base")
    dealt: set[frozenset[tuple[int, int]]] = set()
    for seed in range(100):
        setup = begin(board_map)
        deal_frame(setup, seeded(seed))
        assert setup.harbour_stack == []
        dealt.add(frozenset((h.edge, h.kind) for h in setup.harbours))
    assert len(dealt) > 80


@pytest.mark.rule("BASE56-28")
def test_a_map_without_frame_pieces_has_no_frame_to_deal(seeded: Seeded) -> None:
    setup = begin(load_map("base_5_6"))
    with pytest.raises(ValueError, match="base_5_6 has no frame pieces"):
        deal_frame(setup, seeded(1))
    assert len(setup.harbours) == 11


@pytest.mark.rule("BASE-32")
def test_robber_starts_on_the_desert(seeded: Seeded) -> None:
    for seed in range(20):
        setup = begin(load_map("base"))
        deal_terrain(setup, seeded(seed))
        place_robber(setup)
        assert setup.terrain[setup.robber] == DESERT


@pytest.mark.rule("BASE56-16")
def test_with_two_deserts_somebody_must_choose_for_the_robber() -> None:
    setup = begin(load_map("base_5_6"))
    place_robber(setup)
    assert setup.robber == -1
    assert [setup.topology.hex_name(h) for h in robber_places(setup)] == ["(0,2)", "(3,0)"]


def test_a_map_may_mark_where_the_robber_starts() -> None:
    setup = begin(parse_map("name a\nrow 0 offset 0: hill desert\nmarker robber: (0,0)\n"))
    place_robber(setup)
    assert setup.robber == 0


@pytest.mark.rule("BASE-90")
def test_a_map_cannot_start_the_robber_at_sea() -> None:
    setup = begin(parse_map("name bay\nrow 0 offset 0: hill sea\nmarker robber: (0,1)\n"))
    with pytest.raises(BoardError, match=r"bay starts the robber on \(0,1\), which is no land"):
        place_robber(setup)
