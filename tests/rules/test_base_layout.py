"""How the island comes about: printed, random, or laid by the players."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import Game
from skerry.board.maps import load_map
from skerry.board.setup import begin, lay_spiral
from skerry.board.terrain import EMPTY, TERRAIN_NUMBER
from tests.table import Table

ISLAND = load_map("base")
LARGER = load_map("base_5_6")


def new_game(seed: int = 0, players: int = 4, **options: object) -> Game:
    return Game.new(["base"], players=players, seed=seed, options=options)


def spiral_corners(game: Game) -> list[int]:
    """The corners from which the spiral gives the numbers on this board."""
    board = LARGER if game.players > 4 else ISLAND
    fitting = []
    for corner in board.start_corners:
        setup = begin(board)
        setup.terrain = list(game.kernel.state.terrain)
        lay_spiral(setup, corner)
        if setup.numbers == list(game.kernel.state.numbers):
            fitting.append(corner)
    return fitting


@pytest.mark.rule("BASE-34", "BASE-39")
def test_the_board_is_variable_by_default() -> None:
    games = [new_game(seed) for seed in range(4)]
    assert len({tuple(game.kernel.state.terrain) for game in games}) == 4
    for game in games:
        assert Counter(game.kernel.state.terrain) == Counter(ISLAND.terrain)
        assert tuple(game.kernel.state.terrain) == tuple(
            new_game(games.index(game), board="variable").kernel.state.terrain
        )


@pytest.mark.rule("BASE-34", "BASE-35")
def test_the_beginner_board_never_varies() -> None:
    for seed in range(3):
        state = new_game(seed, board="beginner").kernel.state
        assert list(state.terrain) == ISLAND.terrain
        assert list(state.numbers) == ISLAND.numbers
        assert state.harbour == new_game(seed + 9, board="beginner").kernel.state.harbour


@pytest.mark.rule("BASE-34", "BASE-50")
def test_a_drafted_board_is_empty_at_first_and_laid_by_the_players() -> None:
    game = new_game(board="drafted")
    assert set(game.kernel.state.terrain) == {EMPTY}
    assert game.decision == "lay_hex"


@pytest.mark.rule("BASE-40", "BASE-41")
def test_numbers_follow_the_spiral_by_default_from_a_random_corner() -> None:
    corners = set()
    for seed in range(12):
        fitting = spiral_corners(new_game(seed))
        assert fitting
        corners.update(fitting)
    assert len(corners) > 2


@pytest.mark.rule("BASE-40", "BASE-44")
def test_numbers_may_be_random_instead() -> None:
    games = [new_game(seed, numbers="random") for seed in range(6)]
    assert all(spiral_corners(game) == [] for game in games)
    for game in games:
        assert Counter(game.kernel.state.numbers) == Counter(ISLAND.numbers)


@pytest.mark.rule("BASE-45")
def test_harbour_kinds_are_shuffled_on_a_variable_board_unless_fixed() -> None:
    printed = list(new_game(board="beginner").kernel.state.harbour)
    dealt = {tuple(new_game(seed).kernel.state.harbour) for seed in range(4)}
    assert len(dealt) == 4
    for harbours in dealt:
        assert [kind > 0 for kind in harbours] == [kind > 0 for kind in printed]
    for seed in range(3):
        assert list(new_game(seed, harbours="fixed").kernel.state.harbour) == printed


@pytest.mark.rule("BASE-45", "BASE-46")
def test_frame_pieces_move_the_harbours_too() -> None:
    printed = list(new_game(board="beginner").kernel.state.harbour)
    places = {tuple(kind > 0 for kind in new_game(seed, harbours="frame").kernel.state.harbour) for seed in range(8)}
    assert len(places) > 1
    assert all(sum(place) == 18 for place in places)
    assert Counter(new_game(3, harbours="frame").kernel.state.harbour) == Counter(printed)


HEXES = [TERRAIN_NUMBER[name] for name in "desert field hill mountain pasture forest".split()]


def stacked_hexes() -> list[int]:
    """All 19 hexes, the desert at the bottom and the forests on top."""
    return sorted(ISLAND.stack_items("terrain"), key=HEXES.index)


@pytest.mark.rule("BASE-50", "BASE-52")
def test_hexes_are_drawn_from_the_top_and_laid_in_clockwise_order() -> None:
    table = Table(decks={"hexes": stacked_hexes()}, board="drafted")
    (first,) = table.game.actors
    expected = list(reversed(stacked_hexes()))
    for number in range(19):
        (seat,) = table.game.actors
        assert seat == (first + number) % 4
        assert table.view()["drawn_hex"]["terrain"] == table.kernel.rules.word("terrain", expected[number])
        assert table.view().get("draft", {"hexes_left": 0}) == {"hexes_left": 18 - number}
        place = table.legal(seat)[-1]
        table.game.apply(seat, place)
        assert table.state.terrain[place.operands["hex"]] == expected[number]
    assert EMPTY not in table.state.terrain
    assert table.decision == "choose_corner"
    assert "draft" not in table.view()


@pytest.mark.rule("BASE-51")
def test_the_first_hex_goes_to_the_outer_ring_and_later_ones_anywhere() -> None:
    game = new_game(board="drafted")
    (seat,) = game.actors
    outer = {action.operands["hex"] for action in game.legal_actions(seat)}
    inner = {
        game.kernel.topology.hex_at(row, col) for row, col in [(1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2)]
    }
    assert outer == set(range(19)) - inner
    game.apply(seat, game.legal_actions(seat)[0])
    free = {action.operands["hex"] for action in game.legal_actions(game.actors[0])}
    assert len(free) == 18
    assert inner < free


@pytest.mark.rule("BASE-52")
def test_a_random_player_lays_the_first_hex() -> None:
    assert {new_game(seed, board="drafted").actors[0] for seed in range(20)} == {0, 1, 2, 3}


@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.rule("BASE-53", "BASE-54", "BASE56-28")
def test_who_laid_the_last_hex_chooses_the_corner_of_the_spiral(players: int) -> None:
    game = new_game(7, players=players, board="drafted")
    board = LARGER if players > 4 else ISLAND
    last = -1
    while game.decision == "lay_hex":
        (last,) = game.actors
        game.apply(last, game.legal_actions(last)[0])
    assert (game.decision, game.actors) == ("choose_corner", [last])
    corners = game.legal_actions(last)
    assert [action.operands["hex"] for action in corners] == board.start_corners
    game.apply(last, corners[3])
    assert board.start_corners[3] in spiral_corners(game)
    assert game.decision == ("found_building" if players <= 4 else "choose_robber_hex")


@pytest.mark.rule("BASE-32", "BASE-33")
def test_the_robber_of_a_drafted_board_waits_on_its_desert() -> None:
    game = new_game(3, board="drafted")
    assert game.kernel.state.robber == -1
    while game.decision != "found_building":
        (seat,) = game.actors
        game.apply(seat, game.legal_actions(seat)[0])
    state = game.kernel.state
    assert state.terrain[state.robber] == TERRAIN_NUMBER["desert"]
    assert state.numbers[state.robber] == 0


@pytest.mark.parametrize("mode", ["beginner", "variable"])
@pytest.mark.rule("BASE56-16")
def test_the_starting_player_chooses_one_of_two_deserts_for_the_robber(mode: str) -> None:
    table = Table(players=5, roll_off=[(1, 1), (1, 1), (6, 6), (1, 1), (1, 1)], board=mode)
    deserts = [h for h, terrain in enumerate(table.state.terrain) if terrain == TERRAIN_NUMBER["desert"]]
    assert (table.decision, table.game.actors) == ("choose_robber_hex", [2])
    assert [action.operands["hex"] for action in table.legal(2)] == deserts
    elsewhere = min(set(range(30)) - set(deserts))
    reason = table.refused(2, "choose_robber_hex", hex=elsewhere)
    assert reason == "the robber starts on one of the hexes that the board offers it"
    table.act(2, "choose_robber_hex", hex=deserts[1])
    assert table.view()["board"]["robber"] == deserts[1]
    assert (table.decision, table.game.actors) == ("found_building", [2])
