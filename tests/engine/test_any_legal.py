"""Kinds of action that say by themselves whether any action is legal say the same as their list."""

from __future__ import annotations

from itertools import islice

import pytest

from skerry import Action, Game
from skerry.engine.action import Codes
from tests.suites.player import Player

# Too small for eight founding buildings: at last nobody finds a place.
THREE_HEXES = """
name three
title Three hexes
players 4
target 10
row 0 offset 1: forest:4 hill:6
row 1 offset 0: pasture:5
"""


def three_hexes() -> Game:
    return Game.new(["base"], 4, "any legal", board=THREE_HEXES)


@pytest.mark.parametrize("kind", ["found_building", "place_road"])
def test_something_is_legal_exactly_when_something_is_listed(kind: str) -> None:
    game = three_hexes()
    kernel = game.kernel
    action = kernel.rules.action(kind)
    answers = set()
    for _ in islice(Player(5).play(game), 300):
        for seat in range(game.players):
            codes = Codes()
            action.add_legal(kernel, seat, kernel.top(), codes)
            answer = action.has_legal(kernel, seat, kernel.top())
            assert answer == (codes.count > 0)
            answers.add(answer)
    assert answers == {True, False}


def test_who_finds_no_place_founds_nothing_and_the_game_goes_on() -> None:
    game = three_hexes()
    for _ in islice(Player(5).play(game), 300):
        pass
    founded = [seat for seat, action in game.actions() if action.kind == "found_building"]
    assert 0 < len(founded) < 8
    assert game.turn > 2


# Founding is on land where nobody may build a road, so only ships lead away, and amid the land nothing does.
CLOSED = """name closed
row 0 offset 1: forest:4 hill:6
row 1 offset 0: pasture:5 desert field:8
row 2 offset 1: mountain:9 forest:10
island home (no_build): (0,0) (0,1) (1,0) (1,1) (1,2) (2,0) (2,1)
founding home
"""


def test_who_founds_where_nothing_can_lead_away_founds_no_route() -> None:
    game = Game.new(["forgotten_tribe"], players=3, seed="1", board=CLOSED)
    first = game.actors[0]
    amid = game.kernel.topology.vertex_of(game.kernel.topology.hex_at(1, 1), "N")
    game.apply(first, Action("found_building", {"vertex": int(amid)}))
    assert (game.decision, game.actors) == ("found_building", [(first + 1) % 3])
