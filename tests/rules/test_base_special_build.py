"""The special building phase between the turns of five and six players."""

from __future__ import annotations

import pytest

from tests.table import Table, crest, crest_vertex, foot

SETTLER = {"wood": 1, "brick": 1, "wool": 1, "grain": 1}
CITIES = ("(6,0) S", "(6,1) S", "(6,2) S", "(4,4) S")


def ended(seat: int = 0, players: int = 5, **hands: dict[str, int]) -> Table:
    """A table at which this seat has just ended its turn; hands as s0 to s5."""
    table = Table(players=players, dice=[(1, 1)] * 12)
    for owner in range(players):
        table.hand(owner, **hands.get(f"s{owner}", {}))
    table.turn(seat, rolled=True)
    return table


def pass_all(table: Table) -> list[int]:
    """Everybody else passes; returns who was asked."""
    asked = []
    while table.decision == "special_build":
        (seat,) = table.game.actors
        asked.append(seat)
        table.act(seat, "pass")
    return asked


@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.rule("BASE56-17", "BASE56-18")
def test_by_default_everybody_else_may_build_in_clockwise_order(players: int) -> None:
    table = ended(seat=2, players=players)
    table.act(2, "end_turn")
    assert pass_all(table) == [(2 + step) % players for step in range(1, players)]
    assert (table.decision, table.game.actors) == ("pre_roll", [3])


@pytest.mark.rule("BASE56-18")
def test_four_players_have_no_special_building_phase() -> None:
    table = ended(players=4)
    table.act(0, "end_turn")
    assert (table.decision, table.game.actors) == ("pre_roll", [1])


@pytest.mark.rule("BASE56-18")
def test_roads_settlements_cities_and_cards_may_be_had() -> None:
    table = ended(s1={"wood": 2, "brick": 2, "wool": 2, "grain": 4, "ore": 4})
    table.put(1, "settlement", "(1,1) S")
    table.put(1, "road", "(1,1) SE")
    table.act(0, "end_turn")
    table.act(1, "build_road", edge="(1,1) E")
    table.act(1, "build_settlement", vertex="(1,1) NE")
    table.act(1, "build_city", vertex="(1,1) NE")
    table.act(1, "buy_card")
    assert table.cards(1) == {}
    assert table.points(1) == 3
    assert sum(table.held(1).values()) == 1
    assert "not asked now" in table.refused(0, "pass")
    table.act(1, "pass")
    assert table.game.actors == [2]


@pytest.mark.rule("BASE56-19", "BASE56-20")
def test_there_is_no_trade_and_no_development_card_in_it() -> None:
    table = ended(s1={"wood": 4}, s0={"ore": 1})
    table.give_card(1, "knight")
    table.give_card(0, "knight")
    table.act(0, "end_turn")
    for kind, operands in [
        ("offer_trade", {"give": {"wood": 1}, "want": {"ore": 1}}),
        ("bank_trade", {"give": "wood", "take": "ore"}),
        ("play_card", {"card": "knight"}),
        ("roll", {}),
    ]:
        assert table.refused(1, kind, **operands) == f"{kind} does not answer special_build"
    assert [action.kind for action in table.legal(1)] == ["pass"]


@pytest.mark.rule("BASE56-21")
def test_a_card_bought_in_it_may_be_played_in_the_turn_that_follows() -> None:
    deck = [1] * 5 + [2] * 3 + [3] * 3 + [4] * 3 + [0] * 20
    table = Table(players=5, decks={"development": deck})
    table.hand(1, wool=1, grain=1, ore=1)
    table.turn(0, rolled=True)
    table.act(0, "end_turn")
    table.act(1, "buy_card")
    pass_all(table)
    assert table.game.actors == [1]
    assert table.is_legal(1, "play_card", card="knight")


@pytest.mark.rule("BASE56-22")
def test_nobody_wins_in_it_but_at_the_start_of_the_own_turn() -> None:
    table = ended(s2=SETTLER)
    table.put(2, "city", *CITIES)
    table.put(2, "settlement", "(1,1) N")
    table.put(2, "road", "(1,1) E")
    table.act(0, "end_turn")
    table.act(1, "pass")
    table.act(2, "build_settlement", vertex="(1,1) SE")
    assert table.points(2) == 10
    assert not table.game.over
    pass_all(table)
    assert (table.decision, table.game.actors) == ("pre_roll", [1])
    table.act(1, "roll")
    table.act(1, "end_turn")
    pass_all(table)
    assert table.game.winner == 2
    assert table.state.rolls == 0


@pytest.mark.rule("BASE56-22")
def test_a_special_card_that_comes_to_the_roller_in_it_does_not_win_before_the_rollers_next_turn() -> None:
    table = ended(s3=SETTLER)
    table.put(0, "city", *CITIES)
    table.put(0, "road", *foot(5, 6))
    table.put(1, "road", *crest(3, 8))
    table.put(3, "road", "(2,0) E")
    assert table.holder("longest_road") == 1
    table.act(0, "end_turn")
    table.act(1, "pass")
    table.act(2, "pass")
    table.act(3, "build_settlement", vertex=crest_vertex(3, 3))
    assert table.holder("longest_road") == 0
    assert table.points(0) == 10
    pass_all(table)
    assert (table.decision, table.game.actors) == ("pre_roll", [1])
    for seat in (1, 2, 3, 4):
        table.act(seat, "roll")
        table.act(seat, "end_turn")
        pass_all(table)
    assert table.game.winner == 0


@pytest.mark.rule("BASE56-23")
def test_there_is_no_special_building_after_the_end() -> None:
    table = ended(s0=SETTLER, s1={"wool": 1, "grain": 1, "ore": 1})
    table.put(0, "city", *CITIES)
    table.put(0, "settlement", "(1,1) N")
    table.put(0, "road", "(1,1) E")
    table.act(0, "build_settlement", vertex="(1,1) SE")
    assert table.game.winner == 0
    assert table.game.actors == []
    assert table.refused(1, "buy_card") == "the game is over"
