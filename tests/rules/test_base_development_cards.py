"""Development cards: holding them, playing them, and what each does."""

from __future__ import annotations

import pytest

from tests.table import Table, crest, crest_vertex

PLAYABLE = ("knight", "road_building", "year_of_plenty", "monopoly")


def holding(*cards: str, rolled: bool = False, **options: object) -> Table:
    """Seat 0 is on turn with these cards and a road to go on from."""
    table = Table(**options)
    table.put(0, "road", "(2,2) NW")
    for card in cards:
        table.give_card(0, card)
    table.turn(0, rolled=rolled)
    return table


@pytest.mark.rule("BASE-138", "BASE-182")
def test_a_bought_card_is_told_to_its_owner_only() -> None:
    deck = [0] * 14 + [1] * 5 + [2, 2, 3, 3, 4, 4]
    table = Table(decks={"development": deck})
    table.hand(0, wool=1, grain=1, ore=1)
    table.turn(0, rolled=True)
    (event,) = [event for event in table.act(0, "buy_card") if event.kind == "card_bought"]
    assert event.to_json(0) == {"event": "card_bought", "seat": 0, "card": "monopoly"}
    for other in (None, 1, 2, 3):
        assert event.to_json(other) == {"event": "card_bought", "seat": 0}
        assert "monopoly" not in str({**table.view(other), "own": None})
    assert table.view(0)["own"]["development_cards"]["monopoly"] == 1


@pytest.mark.parametrize("first", PLAYABLE)
@pytest.mark.rule("BASE-139")
def test_one_development_card_is_played_in_a_turn(first: str) -> None:
    table = holding(first, *PLAYABLE)
    table.act(0, "play_card", card=first)
    while table.decision != "pre_roll":
        table.game.apply(0, table.legal(0)[0])
    for card in PLAYABLE:
        assert table.refused(0, "play_card", card=card) == "only one development card may be played in a turn"
    assert not table.legal(0, "play_card")
    table.turn(0)
    assert len(table.legal(0, "play_card")) == 4


@pytest.mark.parametrize("card", PLAYABLE)
@pytest.mark.rule("BASE-140")
def test_a_card_is_not_played_in_the_turn_it_was_bought(card: str) -> None:
    deck = [0] * 14 + [1] * 5 + [2, 2, 3, 3, 4, 4]
    number = ["knight", "victory_point", "road_building", "year_of_plenty", "monopoly"].index(card)
    deck.remove(number)
    table = holding(rolled=True, decks={"development": [*deck, number]}, dice=[(1, 1)] * 4)
    table.hand(0, wool=1, grain=1, ore=1)
    table.act(0, "buy_card")
    assert table.refused(0, "play_card", card=card) == (
        f"your {card} was bought this turn and may be played from your next turn on"
    )
    table.act(0, "end_turn")
    for seat in (1, 2, 3):
        table.act(seat, "roll")
        table.act(seat, "end_turn")
    assert table.is_legal(0, "play_card", card=card)


@pytest.mark.rule("BASE-140")
def test_an_older_card_of_the_same_kind_may_be_played() -> None:
    table = holding("knight")
    table.give_card(0, "knight", bought=True)
    table.act(0, "play_card", card="knight")
    assert table.held(0) == {"knight": 1}


@pytest.mark.rule("BASE-141")
def test_cards_are_played_only_in_the_own_turn() -> None:
    table = holding(*PLAYABLE)
    for active in (1, 2, 3):
        table.turn(active)
        for card in PLAYABLE:
            assert table.refused(0, "play_card", card=card) == (
                f"seat 0 is not asked now: pre_roll is up to seat {active}"
            )
        assert table.legal(0) == []


@pytest.mark.rule("BASE-142", "BASE-184")
def test_victory_point_cards_are_not_played_and_count_from_the_draw() -> None:
    table = holding("victory_point")
    table.give_card(0, "victory_point", bought=True)
    assert table.refused(0, "play_card", card="victory_point") == (
        "victory_point cannot be played now: it would have no effect"
    )
    assert table.legal(0, "play_card") == []
    assert (table.points(0), table.all_points(0)) == (0, 2)
    assert table.view(0)["own"]["points"] == 2
    assert table.view(1)["seats"][0]["points"] == 0


@pytest.mark.rule("BASE-145")
def test_a_knight_moves_the_robber_steals_and_stays_face_up() -> None:
    table = holding("knight")
    table.put(1, "settlement", "(0,0) N")
    table.hand(1, wood=1)
    table.act(0, "play_card", card="knight")
    table.act(0, "move_robber", hex="(0,0)")
    assert (table.cards(0), table.cards(1)) == ({"wood": 1}, {})
    assert table.state.robber == table.hex("(0,0)")
    assert table.held(0) == {}
    for seat in (None, 0, 3):
        assert [told["knights"] for told in table.view(seat)["seats"]] == [1, 0, 0, 0]


@pytest.mark.rule("BASE-146")
def test_road_building_places_two_free_roads_and_the_second_may_continue_the_first() -> None:
    table = holding("road_building")
    table.act(0, "play_card", card="road_building")
    assert not table.is_legal(0, "place_road", edge="(2,3) NW")
    assert "must continue your own network" in table.refused(0, "place_road", edge="(2,3) NW")
    table.act(0, "place_road", edge="(2,2) NE")
    table.act(0, "place_road", edge="(2,3) NW")
    assert table.decision == "pre_roll"
    assert (table.route(0), table.supply(0, "road")) == (3, 12)
    assert (table.in_bank("wood"), table.in_bank("brick")) == (19, 19)


@pytest.mark.rule("BASE-146", "BASE-125")
def test_free_roads_obey_the_placement_rules() -> None:
    table = holding("road_building")
    table.put(1, "settlement", "(2,2) N")
    table.put(1, "road", "(2,1) NE")
    table.act(0, "play_card", card="road_building")
    assert [action.operands["edge"] for action in table.legal(0)] == [table.edge("(2,1) E")]
    assert table.refused(0, "place_road", edge="(2,1) NE") == "that edge is taken"


@pytest.mark.rule("BASE-147")
def test_the_last_road_piece_makes_one_free_road() -> None:
    table = holding("road_building")
    table.put(0, "road", *crest(4, 6), *crest(1, 7))
    assert table.supply(0, "road") == 1
    table.act(0, "play_card", card="road_building")
    table.act(0, "place_road", edge="(2,2) NE")
    assert table.decision == "pre_roll"
    assert table.supply(0, "road") == 0


def one_way_out(first_closes: bool) -> Table:
    """Seat 0 in a corner: the road at hex (0,0) can only go on along its west side."""
    table = Table()
    table.put(0, "settlement", "(0,0) N")
    table.put(1, "road", "(0,0) NE")
    if first_closes:
        table.put(1, "settlement", "(0,0) NW")
    else:
        table.put(1, "road", "(0,0) W")
    table.give_card(0, "road_building")
    table.turn(0)
    return table


@pytest.mark.parametrize("first_closes", [True, False])
@pytest.mark.rule("BASE-147", "BASE-203")
def test_one_legal_edge_makes_one_free_road(first_closes: bool) -> None:
    table = one_way_out(first_closes)
    table.act(0, "play_card", card="road_building")
    assert [action.operands["edge"] for action in table.legal(0)] == [table.edge("(0,0) NW")]
    table.act(0, "place_road", edge="(0,0) NW")
    assert table.decision == "pre_roll"
    assert table.supply(0, "road") == 14


@pytest.mark.rule("BASE-203")
def test_the_second_road_must_be_placed_while_it_can_be() -> None:
    table = one_way_out(first_closes=False)
    table.put(0, "settlement", "(4,0) S")
    table.act(0, "play_card", card="road_building")
    table.act(0, "place_road", edge="(0,0) NW")
    assert (table.decision, table.game.actors) == ("place_free_route", [0])
    assert {action.kind for action in table.legal(0)} == {"place_road"}
    table.act(0, "place_road", edge="(4,0) SW")
    assert table.decision == "pre_roll"


@pytest.mark.rule("BASE-148")
def test_road_building_needs_a_piece_and_a_place() -> None:
    reason = "road_building cannot be played now: it would have no effect"
    table = holding("road_building")
    table.put(0, "road", *crest(4, 6), *crest(1, 8))
    assert table.supply(0, "road") == 0
    assert table.refused(0, "play_card", card="road_building") == reason
    table = Table()
    table.put(0, "settlement", "(0,0) N")
    table.put(1, "road", "(0,0) NE", "(0,0) NW")
    table.give_card(0, "road_building")
    table.turn(0)
    assert table.refused(0, "play_card", card="road_building") == reason
    assert table.held(0) == {"road_building": 1}


@pytest.mark.rule("BASE-149")
def test_both_free_roads_come_before_the_roll_goes_on() -> None:
    table = holding("road_building")
    table.act(0, "play_card", card="road_building")
    assert table.refused(0, "roll") == "roll does not answer place_free_route"
    table.act(0, "place_road", edge="(2,2) NE")
    assert table.refused(0, "roll") == "roll does not answer place_free_route"


@pytest.mark.parametrize("second", ["ore", "wood"])
@pytest.mark.rule("BASE-150")
def test_year_of_plenty_takes_two_cards_equal_or_different_for_use_at_once(second: str) -> None:
    table = holding("year_of_plenty", rolled=True)
    table.hand(0, brick=1)
    table.act(0, "play_card", card="year_of_plenty")
    assert len(table.legal(0)) == 5
    assert table.game.view(0).owed == 2
    table.act(0, "choose_resource", card="wood")
    assert (table.game.view(0).owed, table.game.view(1).owed) == (1, 0)
    table.act(0, "choose_resource", card=second)
    assert table.cards(0) == ({"brick": 1, "wood": 2} if second == "wood" else {"brick": 1, "wood": 1, "ore": 1})
    assert table.in_bank(second) == (17 if second == "wood" else 18)
    table.act(0, "build_road", edge="(2,2) NE")


@pytest.mark.rule("BASE-151")
def test_year_of_plenty_takes_only_what_the_bank_has() -> None:
    table = holding("year_of_plenty")
    table.bank(wood=0, brick=1, wool=0, grain=0, ore=0)
    table.act(0, "play_card", card="year_of_plenty")
    assert [action.operands["card"] for action in table.legal(0)] == ["brick"]
    assert table.refused(0, "choose_resource", card="wood") == "the bank has none of that card left"
    table.act(0, "choose_resource", card="brick")
    assert table.cards(0) == {"brick": 1}
    assert table.decision == "pre_roll"


@pytest.mark.rule("BASE-152")
def test_year_of_plenty_is_not_played_with_an_empty_bank() -> None:
    table = holding("year_of_plenty")
    table.bank(wood=0, brick=0, wool=0, grain=0, ore=0)
    assert table.refused(0, "play_card", card="year_of_plenty") == (
        "year_of_plenty cannot be played now: it would have no effect"
    )
    assert table.held(0) == {"year_of_plenty": 1}


@pytest.mark.rule("BASE-153")
def test_monopoly_takes_all_of_one_kind_from_all_opponents() -> None:
    table = holding("monopoly")
    table.hand(0, wood=1, ore=1)
    table.hand(1, wood=3, ore=2)
    table.hand(2, ore=4)
    table.hand(3, wood=1)
    table.act(0, "play_card", card="monopoly")
    told = table.act(0, "name_resource", card="wood")
    assert [table.cards(seat) for seat in range(4)] == [{"wood": 5, "ore": 1}, {"ore": 2}, {"ore": 4}, {}]
    assert [(event.kind, event.public["victim"], event.public["count"]) for event in told] == [
        ("monopolised", 1, 3),
        ("monopolised", 3, 1),
    ]
    assert table.in_bank("wood") == 14


@pytest.mark.rule("BASE-154", "BASE-155")
def test_monopoly_is_used_up_even_in_vain() -> None:
    table = holding("monopoly")
    table.hand(1, ore=1)
    table.act(0, "play_card", card="monopoly")
    told = table.act(0, "name_resource", card="wool")
    for hearer in (None, 0, 1):
        assert [event.to_json(hearer) for event in told] == [{"event": "monopoly_named", "seat": 0, "card": "wool"}]
    assert table.cards(0) == {}
    assert table.held(0) == {}
    assert table.decision == "pre_roll"


@pytest.mark.parametrize("card", ["road_building", "year_of_plenty", "monopoly"])
@pytest.mark.rule("BASE-155", "BASE-137")
def test_played_cards_leave_the_game(card: str) -> None:
    table = holding(card)
    left = list(table.state.deck[: table.state.deck_left])
    table.act(0, "play_card", card=card)
    while table.decision != "pre_roll":
        table.game.apply(0, table.legal(0)[0])
    assert list(table.state.deck[: table.state.deck_left]) == left
    assert [table.held(seat) for seat in range(4)] == [{}, {}, {}, {}]
    assert [told["knights"] for told in table.view()["seats"]] == [0, 0, 0, 0]


@pytest.mark.rule("BASE-156", "BASE-157")
def test_a_theft_and_a_monopoly_leave_development_cards_alone() -> None:
    table = holding("knight", "monopoly")
    table.put(1, "settlement", "(0,0) N")
    table.give_card(1, "knight", 2)
    table.hand(1, ore=1)
    table.act(0, "play_card", card="knight")
    table.act(0, "move_robber", hex="(0,0)")
    assert table.cards(0) == {"ore": 1}
    assert table.held(1) == {"knight": 2}
    table.turn(0)
    table.act(0, "play_card", card="monopoly")
    assert "knight" in table.refused(0, "name_resource", card="knight")
    assert {action.operands["card"] for action in table.legal(0)} == {"wood", "brick", "wool", "grain", "ore"}


@pytest.mark.rule("BASE-146", "BASE-158")
def test_free_roads_can_win_the_longest_road_at_once() -> None:
    table = holding("road_building")
    table.put(0, "road", *crest(2, 2, first=5))
    assert crest_vertex(2, 5) == "(2,2) N"
    table.act(0, "play_card", card="road_building")
    table.act(0, "place_road", edge="(2,1) NE")
    assert table.holder("longest_road") is None
    table.act(0, "place_road", edge="(2,1) NW")
    assert table.holder("longest_road") == 0
