"""What is in the box: terrain yields, cards, pieces, costs and victory points."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from skerry import Game
from tests.table import Table, crest

RESOURCES = ("wood", "brick", "wool", "grain", "ore")


@pytest.mark.parametrize(
    ("vertex", "dice", "resource"),
    [
        ("(0,2) N", (4, 5), "wood"),
        ("(4,0) S", (1, 4), "brick"),
        ("(0,1) N", (1, 1), "wool"),
        ("(4,1) S", (2, 4), "grain"),
        ("(0,0) N", (4, 6), "ore"),
    ],
)
@pytest.mark.rule("BASE-09")
def test_each_terrain_yields_its_resource(vertex: str, dice: tuple[int, int], resource: str) -> None:
    table = Table(dice=[dice])
    table.put(0, "settlement", vertex)
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0) == {resource: 1}


@pytest.mark.rule("BASE-09")
def test_a_desert_yields_nothing_even_with_a_number() -> None:
    table = Table(dice=[(6, 6)])
    table.put(0, "settlement", "(2,2) S")
    table.number("(2,2)", 12)
    table.robber("(0,0)")
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0) == {}


@pytest.mark.rule("BASE-15", "BASE-28")
def test_the_bank_is_five_open_stacks_of_nineteen() -> None:
    for seat in (None, 0, 3):
        bank = Table().view(seat)["bank"]
        assert bank == {resource: 19 for resource in RESOURCES}
        assert sum(bank.values()) == 95


@pytest.mark.rule("BASE-16", "BASE-17")
def test_the_development_deck_has_twenty_five_cards() -> None:
    table = Table()
    names = table.kernel.rules.card_names
    assert Counter(names[card] for card in table.state.deck) == {
        "knight": 14,
        "victory_point": 5,
        "road_building": 2,
        "year_of_plenty": 2,
        "monopoly": 2,
    }
    assert table.view()["deck_left"] == 25


@pytest.mark.rule("BASE-29")
def test_the_development_deck_is_shuffled_and_face_down() -> None:
    games = [Game.new(["base"], players=4, seed=seed, options={"board": "beginner"}) for seed in range(5)]
    assert len({tuple(game.kernel.state.deck) for game in games}) == 5
    # Nobody is told more of it than how many cards are left.
    assert {game.view(0).to_json()["deck_left"] for game in games} == {25}
    assert len({json.dumps(game.view(0).to_json()["own"]) for game in games}) == 1


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.rule("BASE-18", "BASE-21", "BASE-31")
def test_everybody_has_all_pieces_of_one_colour(players: int) -> None:
    table = Table(players=players)
    assert table.state.colours == players
    for colour in range(players):
        supply = {piece: table.supply(colour, piece) for piece in ("road", "settlement", "city")}
        assert supply == {"road": 15, "settlement": 5, "city": 4}
        assert table.view()["seats"][colour]["supply"] == supply
    assert table.view()["board"]["vertices"] == {}


@pytest.mark.rule("BASE-19", "BASE-30")
def test_both_special_cards_exist_once_and_nobody_has_them() -> None:
    table = Table()
    assert table.view()["awards"] == {"longest_road": None, "largest_army": None}
    assert [table.points(seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("BASE-20")
def test_two_six_sided_dice_and_one_robber() -> None:
    table = Table()
    seen: Counter[int] = Counter()
    for _ in range(150):
        table.turn(0)
        table.act(0, "roll")
        dice = table.view()["dice"]
        assert len(dice) == 2
        assert table.view()["number"] == sum(dice)
        seen.update(dice)
    assert set(seen) == {1, 2, 3, 4, 5, 6}
    assert table.view()["board"]["robber"] == table.hex("(2,2)")


COSTS = [
    pytest.param(
        "build_road", {"edge": "(1,1) E"}, {"brick": 1, "wood": 1}, marks=pytest.mark.rule("BASE-22"), id="road"
    ),
    pytest.param(
        "build_settlement",
        {"vertex": "(1,1) N"},
        {"brick": 1, "wood": 1, "wool": 1, "grain": 1},
        marks=pytest.mark.rule("BASE-23"),
        id="settlement",
    ),
    pytest.param(
        "build_city", {"vertex": "(1,1) SE"}, {"grain": 2, "ore": 3}, marks=pytest.mark.rule("BASE-24"), id="city"
    ),
    pytest.param("buy_card", {}, {"wool": 1, "grain": 1, "ore": 1}, marks=pytest.mark.rule("BASE-25"), id="card"),
]


@pytest.mark.parametrize(("kind", "place", "cost"), COSTS)
def test_everything_costs_what_the_cost_card_says(kind: str, place: dict[str, str], cost: dict[str, int]) -> None:
    table = Table()
    table.put(0, "settlement", "(1,1) SE")
    table.put(0, "road", "(1,1) NW")
    for missing, count in cost.items():
        table.hand(0, **{**{card: 3 for card in RESOURCES}, missing: count - 1})
        table.turn(0, rolled=True)
        assert f"costs 1 {missing} more" in table.refused(0, kind, **place)
    table.hand(0, **{card: count + 1 for card, count in cost.items()})
    before = {card: table.in_bank(card) for card in RESOURCES}
    table.act(0, kind, **place)
    assert table.cards(0) == {card: 1 for card in cost}
    assert {card: table.in_bank(card) - before[card] for card in cost} == cost


@pytest.mark.rule("BASE-26", "BASE-142")
def test_what_victory_points_are_given_for() -> None:
    table = Table()
    table.put(0, "settlement", "(0,0) N", "(0,1) N")
    assert table.points(0) == 2
    table.put(0, "city", "(0,0) N")
    assert table.points(0) == 3
    table.put(1, "road", *crest(2, 5))
    assert table.points(1) == 2
    table.give_card(2, "knight", 3)
    for _ in range(3):
        table.turn(2)
        table.act(2, "play_card", card="knight")
    assert table.points(2) == 2
    table.give_card(3, "victory_point", 2)
    assert table.all_points(3) == 2


@pytest.mark.rule("BASE-202", "BASE-173")
def test_roads_score_only_through_the_card() -> None:
    table = Table()
    table.put(0, "road", *crest(2, 4))
    assert table.points(0) == 0
    table.put(0, "road", *crest(2, 1, first=4))
    assert table.points(0) == 2
    table.put(1, "road", *crest(1, 6))
    assert (table.points(0), table.points(1)) == (0, 2)
    assert table.route(0) == 5
