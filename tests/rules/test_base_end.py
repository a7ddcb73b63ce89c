"""Who wins, when, and with what."""

from __future__ import annotations

import random

import pytest

from skerry import Game, IllegalAction
from tests.table import Table, crest, crest_vertex, foot

CITIES = ("(0,0) N", "(0,1) N", "(0,2) N", "(2,4) S")


def nine_points(seat: int = 0) -> Table:
    """A seat with four cities and a settlement that has a road."""
    table = Table(dice=[(1, 1)] * 8)
    table.put(seat, "city", *CITIES)
    table.put(seat, "settlement", "(4,0) S")
    table.put(seat, "road", "(4,0) SW", "(4,0) W", "(3,0) SE")
    return table


@pytest.mark.rule("BASE-194", "BASE-199")
def test_ten_points_in_the_own_turn_end_the_game_at_once() -> None:
    table = nine_points()
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.turn(0, rolled=True)
    assert not table.game.over
    events = table.act(0, "build_settlement", vertex="(4,0) NW")
    assert (table.game.over, table.game.winner) == (True, 0)
    assert events[-1].to_json() == {"event": "game_won", "seat": 0, "points": 10}
    assert table.game.actors == []
    for seat in range(4):
        assert table.legal(seat) == []
        assert table.refused(seat, "end_turn") == "the game is over"


@pytest.mark.rule("BASE-194", "BASE-196")
def test_ten_points_at_the_start_of_the_turn_win_before_the_roll() -> None:
    table = nine_points(seat=1)
    table.put(1, "settlement", "(4,0) NW")
    table.turn(0)
    table.act(0, "roll")
    assert not table.game.over
    table.act(0, "end_turn")
    assert table.game.winner == 1
    assert table.state.rolls == 0


@pytest.mark.rule("BASE-195", "BASE-190")
def test_ten_points_in_anothers_turn_win_only_when_kept_until_the_own_turn() -> None:
    table = Table(dice=[(1, 1)] * 8)
    # Seat 1 gets the longest road when seat 0 is cut short in seat 3's turn.
    table.put(1, "city", *CITIES)
    table.put(1, "road", *foot(4, 6))
    table.put(0, "road", *crest(2, 8))
    table.put(3, "road", "(1,0) E")
    table.hand(3, wood=1, brick=1, wool=1, grain=1)
    table.hand(0, wood=2, brick=2)
    table.turn(3, rolled=True)
    table.act(3, "build_settlement", vertex=crest_vertex(2, 3))
    assert table.points(1) == 10
    assert not table.game.over
    table.act(3, "end_turn")
    # Seat 0 takes it back before seat 1 is on turn.
    table.act(0, "roll")
    table.act(0, "build_road", edge=crest(2, 1, first=8)[0])
    assert table.points(1) == 10
    table.act(0, "build_road", edge=crest(2, 1, first=9)[0])
    assert (table.points(0), table.points(1)) == (2, 8)
    table.act(0, "end_turn")
    assert (table.decision, table.game.actors) == ("pre_roll", [1])


@pytest.mark.rule("BASE-195")
def test_ten_points_kept_until_the_own_turn_win() -> None:
    table = nine_points(seat=2)
    table.put(2, "settlement", "(4,0) NW")
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "end_turn")
    table.act(1, "roll")
    assert not table.game.over
    table.act(1, "end_turn")
    assert table.game.winner == 2


@pytest.mark.rule("BASE-143", "BASE-197")
def test_a_victory_point_card_bought_this_turn_wins() -> None:
    deck = [0] * 14 + [2, 2, 3, 3, 4, 4] + [1] * 5
    table = Table(decks={"development": deck}, dice=[(1, 1)])
    table.put(0, "city", *CITIES)
    table.give_card(0, "victory_point")
    table.give_card(0, "knight")
    table.hand(0, wool=1, grain=1, ore=1)
    table.turn(0)
    table.act(0, "play_card", card="knight")
    table.act(0, "move_robber", hex="(0,0)")
    table.act(0, "roll")
    assert table.game.scores()[0] == 8
    # Another card was played this turn, which does not matter.
    table.act(0, "buy_card")
    assert table.game.winner == 0
    assert table.game.scores()[0] == 10


@pytest.mark.rule("BASE-143", "BASE-197")
def test_any_number_of_victory_point_cards_counts_together() -> None:
    table = Table(dice=[(1, 1)] * 4)
    table.put(0, "city", *CITIES[:2])
    table.put(0, "settlement", "(4,0) S")
    table.give_card(0, "victory_point", 5)
    assert not table.game.over
    table.turn(0)
    assert table.game.winner == 0
    assert table.game.scores() == [10, 0, 0, 0]


@pytest.mark.rule("BASE-144", "BASE-184")
def test_victory_point_cards_are_laid_open_only_at_the_end() -> None:
    table = nine_points()
    table.give_card(0, "victory_point", bought=True)
    table.give_card(1, "victory_point")
    table.turn(1)
    for seat in (None, 2):
        view = table.view(seat)
        assert "final_points" not in view
        assert [player["points"] for player in view["seats"]] == [9, 0, 0, 0]
    assert table.game.scores() == [9, 0, 0, 0]
    assert not any(action.operands.get("card") == "victory_point" for action in table.legal(1))
    table.turn(0)
    assert table.game.winner == 0
    assert table.view(2)["final_points"] == [10, 1, 0, 0]


@pytest.mark.parametrize("target", [5, 10, 12])
@pytest.mark.rule("BASE-198")
def test_the_target_is_a_parameter(target: int) -> None:
    table = Table(target=target)
    table.put(0, "city", *CITIES)
    table.put(0, "settlement", "(4,0) S")
    table.turn(0)
    assert table.game.over == (target <= 9)
    assert [player["target"] for player in table.view()["seats"]] == [target] * 4


@pytest.mark.rule("BASE-199")
def test_with_several_at_ten_points_the_one_on_turn_wins_alone() -> None:
    table = Table(dice=[(1, 1)])
    for seat in (1, 2):
        table.put(seat, "city", *(crest_vertex(2 * seat - 1, k) for k in (0, 2, 4, 6)[: 3 if seat == 2 else 4]))
        table.give_card(seat, "victory_point", 2)
    table.put(2, "city", "(0,1) N")
    table.turn(0)
    assert [table.all_points(seat) for seat in range(4)] == [0, 10, 10, 0]
    table.act(0, "roll")
    table.act(0, "end_turn")
    assert table.game.winner == 1


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.rule("BASE-194", "BASE-199")
def test_a_game_ends_with_one_winner_who_was_on_turn(seed: int) -> None:
    game = Game.new(["base"], players=3, seed=seed, options={"target": 5})
    chance = random.Random(seed)
    while not game.over:
        seat = game.actors[0]
        legal = [action for action in game.legal_actions(seat) if action.kind != "offer_trade"]
        game.apply(seat, chance.choice(legal))
    assert game.winner == game.kernel.state.active
    assert game.scores()[game.winner] >= 5
    assert game.ending == "points"
    with pytest.raises(IllegalAction, match="the game is over"):
        game.apply(game.winner, legal[0])
