"""Boards of Traders & Barbarians on the maps of Seafarers, held against what the rules of combinations say of them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from skerry import Game
from tests.suites.books import Json
from tests.suites.refereeing import Chooser, Row, views_of
from tests.suites.seamap_cells import GROUNDS, PLAYED, target_of
from tests.suites.seamap_oracle import SeaMap

PAIRS = [(module, scenario) for module, scenarios in PLAYED.items() for scenario in scenarios]
EACH_PAIR = pytest.mark.parametrize(("module", "scenario"), PAIRS, ids=["+".join(pair) for pair in PAIRS])


def row_of(scenario: str, players: int, **options: object) -> Row:
    return Row("", (scenario, *(("two_player",) if players == 2 else ())), players, options)


def board_of(module: str, scenario: str, players: int, seed: str) -> SeaMap:
    public: Json = views_of(row_of(scenario, players).begin(module, seed))[-1]
    assert {told["target"] for told in public["seats"]} == {target_of(module, scenario)}
    return SeaMap(module, scenario, players, public)


@EACH_PAIR
@pytest.mark.parametrize("players", [2, 3, 4])
def test_boards_are_those_of_the_rules(module: str, scenario: str, players: int) -> None:
    if (scenario, players) != ("pirate_islands", 2):
        for seed in range(2):
            board_of(module, scenario, players, f"board {seed}").check()


@pytest.mark.sweep
@EACH_PAIR
@pytest.mark.parametrize("players", [3, 4])
def test_many_boards_are_those_of_the_rules(module: str, scenario: str, players: int) -> None:
    for seed in range(60):
        board_of(module, scenario, players, f"many {seed}").check()


@EACH_PAIR
def test_a_random_setup_leaves_named_cells_alone(module: str, scenario: str) -> None:
    """SEA-18 after the steps of a combination."""
    if scenario in ("pirate_islands", "new_world"):
        return
    public: Json = views_of(row_of(scenario, 4, setup="random").begin(module, "shuffled"))[-1]
    board = SeaMap(module, scenario, 4, public)
    for place, cell in board.laid().items():
        assert board.at(place) == cell
    if module == "rivers":
        board.check_rivers()
    elif module == "fishermen":
        board.check_grounds()
    elif module == "barbarian_attack":
        board.check_landings()


@pytest.mark.rule("RIVRSEA-39")
def test_rivers_of_the_forgotten_tribe_lie_in_many_ways() -> None:
    """42 pairs of places; with so many games most of them have come."""
    found = set()
    for seed in range(150):
        rivers: Json = views_of(Game.new(["rivers", "forgotten_tribe"], 3, f"pair {seed}"))[-1]["rivers"]
        found.add(tuple(sorted(rivers["rivers"])) + tuple(sorted(rivers["bridge_sites"])))
    assert 30 <= len(found) <= 42


@pytest.mark.rule("FISHSEA-43")
@pytest.mark.parametrize("players", [3, 4])
def test_grounds_of_the_new_world_are_laid_in_turn_on_any_coast(players: int) -> None:
    for seed in range(3):
        game = Game.new(["fishermen", "new_world"], players, f"laid {seed}")
        chooser = Chooser(f"laid {seed}")
        turns: list[int] = []
        kinds: list[str] = []
        while game.decision in ("lay_harbour", "lay_fishing_ground"):
            (seat,) = game.actors
            public = views_of(game)[-1]
            board = SeaMap("fishermen", "new_world", players, public)
            kinds.append(game.decision)
            if game.decision == "lay_fishing_ground":
                turns.append(seat)
                fitting = board.ground_places(board.land)
                grounds = public["fishermen"]["fishing_grounds"]
                taken = {corner for tip in grounds for corner in fitting[int(tip)]}
                free = {tip for tip, corners in fitting.items() if not corners & taken}
                assert {action.to_json()["vertex"] for action in game.legal_actions(seat)} == free
            game.apply(seat, chooser.choose(game.legal_actions(seat)))
        assert kinds == sorted(kinds, reverse=True), "harbours first"
        laid = views_of(game)[-1]["fishermen"]["fishing_grounds"].values()
        assert 0 < len(laid) == len(set(laid)) == len(turns)
        assert set(laid) <= set(GROUNDS)
        assert all(after == (before + 1) % players for before, after in pairwise(turns))
