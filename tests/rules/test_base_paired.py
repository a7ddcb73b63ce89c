"""The part turn of a second player when five or six play in pairs."""

from __future__ import annotations

import pytest

from tests.table import Table, crest, crest_vertex, foot

SETTLER = {"wood": 1, "brick": 1, "wool": 1, "grain": 1}
CITIES = ("(6,0) S", "(6,1) S", "(6,2) S", "(4,4) S")


def paired(players: int = 5, **options: object) -> Table:
    options.setdefault("dice", [(1, 1)] * 12)
    return Table(players=players, five_six_turn="paired", **options)


@pytest.mark.parametrize(("players", "second"), [(5, [3, 4, 0, 1, 2]), (6, [3, 4, 5, 0, 1, 2])])
@pytest.mark.rule("BASE56-17", "BASE56-24", "BASE56-26")
def test_the_third_seat_to_the_left_has_a_part_turn_and_both_move_on(players: int, second: list[int]) -> None:
    table = paired(players)
    table.turn(0)
    for first in range(players):
        assert (table.decision, table.game.actors) == ("pre_roll", [first])
        table.act(first, "roll")
        table.act(first, "end_turn")
        assert (table.decision, table.game.actors) == ("part_turn", [second[first]])
        table.act(second[first], "pass")
    assert table.game.actors == [0]


@pytest.mark.rule("BASE56-24")
def test_the_second_player_trades_with_the_bank_builds_and_plays_a_card() -> None:
    table = paired()
    table.put(3, "settlement", "(1,1) S")
    table.put(0, "settlement", "(0,0) N")
    table.hand(3, wood=5, brick=1, wool=1, grain=1, ore=2)
    table.hand(0, ore=1)
    table.give_card(3, "knight")
    table.turn(0, rolled=True)
    table.act(0, "end_turn")
    offered = {"give": {"wood": 1}, "want": {"ore": 1}}
    assert table.refused(3, "offer_trade", **offered) == "offer_trade does not answer part_turn"
    assert table.refused(3, "roll") == "roll does not answer part_turn"
    table.act(3, "bank_trade", give="wood", take="brick")
    table.act(3, "build_road", edge="(1,1) SE")
    table.act(3, "buy_card")
    table.act(3, "play_card", card="knight")
    table.act(3, "move_robber", hex="(0,0)")
    assert table.cards(3) == {"brick": 1, "ore": 2}
    assert table.cards(0) == {}
    assert table.decision == "part_turn"
    table.act(3, "pass")
    assert (table.decision, table.game.actors) == ("pre_roll", [1])


@pytest.mark.rule("BASE56-25")
def test_the_second_player_can_win_in_the_part_turn() -> None:
    table = paired()
    table.put(3, "city", *CITIES)
    table.put(3, "settlement", "(1,1) N")
    table.put(3, "road", "(1,1) E")
    table.hand(3, **SETTLER)
    table.turn(0, rolled=True)
    table.act(0, "end_turn")
    table.act(3, "build_settlement", vertex="(1,1) SE")
    assert table.game.winner == 3


@pytest.mark.rule("BASE56-25")
def test_the_second_player_wins_when_the_part_turn_begins_with_ten_points() -> None:
    table = paired()
    table.put(3, "city", *CITIES)
    table.give_card(3, "victory_point", 2)
    table.turn(0, rolled=True)
    assert not table.game.over
    table.act(0, "end_turn")
    assert table.game.winner == 3


@pytest.mark.rule("BASE56-25")
def test_the_first_player_is_checked_before_the_second() -> None:
    table = paired()
    # Seat 3 reaches ten points with the settlement that hands seat 0 the longest road and so ten points too.
    table.put(0, "city", *CITIES)
    table.put(0, "road", *foot(5, 6))
    table.put(1, "road", *crest(3, 8))
    table.put(3, "road", "(2,0) E")
    table.put(3, "city", *(crest_vertex(1, k) for k in (0, 2, 4, 6)))
    table.give_card(3, "victory_point")
    table.hand(3, **SETTLER)
    table.turn(0, rolled=True)
    table.act(0, "end_turn")
    assert not table.game.over
    table.act(3, "build_settlement", vertex=crest_vertex(3, 3))
    assert (table.all_points(0), table.all_points(3)) == (10, 10)
    assert table.game.winner == 0


@pytest.mark.rule("BASE56-25")
def test_nobody_else_wins_in_the_part_turn() -> None:
    table = paired()
    table.put(2, "city", *CITIES)
    table.give_card(2, "victory_point", 2)
    table.turn(0, rolled=True)
    table.act(0, "end_turn")
    assert (table.decision, table.game.actors) == ("part_turn", [3])
    table.act(3, "pass")
    assert not table.game.over
    table.act(1, "roll")
    table.act(1, "end_turn")
    table.act(4, "pass")
    assert table.game.winner == 2


@pytest.mark.rule("BASE56-29")
def test_the_part_turn_has_one_card_of_its_own() -> None:
    table = paired()
    table.give_card(0, "monopoly")
    table.give_card(3, "monopoly", 2)
    table.turn(0, rolled=True)
    table.act(0, "play_card", card="monopoly")
    table.act(0, "name_resource", card="wood")
    table.act(0, "end_turn")
    table.act(3, "play_card", card="monopoly")
    table.act(3, "name_resource", card="wood")
    assert table.refused(3, "play_card", card="monopoly") == "only one development card may be played in a turn"


@pytest.mark.rule("BASE56-29")
def test_a_card_bought_in_the_part_turn_waits_for_the_next_turn_and_the_other_way_round() -> None:
    deck = [1] * 5 + [2] * 3 + [3] * 3 + [4] * 3 + [0] * 20
    table = paired(decks={"development": deck})
    table.hand(3, wool=1, grain=1, ore=1)
    table.turn(0, rolled=True)
    table.act(0, "end_turn")
    table.act(3, "buy_card")
    assert "bought this turn" in table.refused(3, "play_card", card="knight")
    table.act(3, "pass")
    table.turn(3)
    table.act(3, "play_card", card="knight")
    # Bought in the own turn, played in the part turn.
    table.hand(3, wool=1, grain=1, ore=1)
    table.turn(3, rolled=True)
    table.act(3, "buy_card")
    assert "bought this turn" in table.refused(3, "play_card", card="knight")
    table.turn(0, rolled=True)
    table.act(0, "end_turn")
    assert table.is_legal(3, "play_card", card="knight")


@pytest.mark.rule("BASE56-24", "BASE-73", "BASE-117")
def test_with_separate_the_part_turn_trades_first_and_knows_the_harbours_of_earlier_turns() -> None:
    table = paired(trade_build="separate")
    table.put(3, "road", "(6,0) SW")
    table.hand(3, wood=7, brick=3, wool=3, grain=3)
    table.turn(3, rolled=True)
    table.act(3, "build_settlement", vertex="(6,0) SW")
    assert table.view()["seats"][3]["rates"]["wood"] == 4
    table.turn(0, rolled=True)
    table.act(0, "end_turn")
    assert table.view()["seats"][3]["rates"]["wood"] == 3
    table.act(3, "bank_trade", give="wood", take="ore")
    table.act(3, "buy_card")
    assert "trading is over" in table.refused(3, "bank_trade", give="wood", take="ore")
