"""What the extension to five and six players adds to the box."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import Game
from tests.table import Table


@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.rule("BASE56-06")
def test_the_bank_has_twenty_four_of_each(players: int) -> None:
    assert set(Table(players=players).view()["bank"].values()) == {24}
    assert set(Table(players=4).view()["bank"].values()) == {19}


@pytest.mark.rule("BASE56-07")
def test_the_deck_has_thirty_four_cards() -> None:
    table = Table(players=6)
    names = table.kernel.rules.card_names
    assert Counter(names[card] for card in table.state.deck) == {
        "knight": 20,
        "victory_point": 5,
        "road_building": 3,
        "year_of_plenty": 3,
        "monopoly": 3,
    }


@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.rule("BASE56-08")
def test_every_colour_has_the_same_pieces(players: int) -> None:
    seats = Table(players=players).view()["seats"]
    assert len(seats) == players
    assert all(told["supply"] == {"road": 15, "settlement": 5, "city": 4} for told in seats)


@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.rule("BASE56-01", "BASE56-27")
def test_six_found_like_four_and_play_to_ten(players: int) -> None:
    game = Game.new(["base"], players=players, seed=8)
    first = game.actors[0]
    game.apply(first, game.legal_actions(first)[0])
    order = []
    while game.turn == 0:
        (seat,) = game.actors
        if game.decision == "found_building":
            order.append(seat)
        game.apply(seat, game.legal_actions(seat)[0])
    clockwise = [(first + step) % players for step in range(players)]
    assert order == clockwise + clockwise[::-1]
    assert game.scores() == [2] * players
    assert (game.decision, game.actors) == ("pre_roll", [first])
    assert {told["target"] for told in game.view(None).to_json()["seats"]} == {10}


@pytest.mark.rule("BASE56-01")
def test_a_roll_produces_for_all_six() -> None:
    table = Table(players=6, dice=[(1, 1)])
    # Two lies on the field (1,1) and the pasture (4,2).
    table.put(0, "settlement", "(1,1) N")
    table.put(5, "city", "(4,2) S")
    table.turn(3)
    table.act(3, "roll")
    assert [table.cards(seat) for seat in range(6)] == [{"grain": 1}, {}, {}, {}, {}, {"wool": 2}]
