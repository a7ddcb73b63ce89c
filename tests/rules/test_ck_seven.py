"""The seven and the locked robber in Cities & Knights."""

from __future__ import annotations

import pytest

from tests.knights import barbarians_at, give, knight, knights_table, own, progress, throw, unlock, wall
from tests.table import Table

CITIES = ("(0,0) N", "(0,1) N", "(0,2) N")


def limit(walls: int) -> int:
    """The largest hand that a seat with so many walls keeps on a seven."""
    for size in range(5, 16):
        table = knights_table(throw(3, 4))
        table.put(1, "city", *CITIES)
        for place in CITIES[:walls]:
            wall(table, 1, place)
        table.hand(1, wood=size)
        table.turn(0)
        table.act(0, "roll")
        if table.decision == "discard":
            return size - 1
    raise AssertionError("no limit found")


@pytest.mark.rule("CK-070")
def test_half_of_a_large_hand_is_discarded_resources_and_commodities_alike() -> None:
    table = knights_table(throw(3, 4))
    table.hand(0, wood=1, paper=4, coin=4)
    table.hand(1, wood=7)
    table.hand(2, cloth=8)
    table.turn(0)
    table.act(0, "roll")
    assert table.game.actors == [0, 2]
    table.act(2, "discard", card="cloth")
    assert {action.operands["card"] for action in table.legal(0)} == {"wood", "paper", "coin"}
    for card in ("wood", "coin", "paper", "coin"):
        table.act(0, "discard", card=card)
    assert table.game.actors == [2]
    for _ in range(3):
        table.act(2, "discard", card="cloth")
    assert (table.cards(0), table.cards(1), table.cards(2)) == ({"paper": 3, "coin": 2}, {"wood": 7}, {"cloth": 4})
    assert (table.in_bank("cloth"), table.in_bank("coin")) == (8, 10)


@pytest.mark.rule("CK-071", "CK-111")
@pytest.mark.parametrize(("walls", "most"), [(0, 7), (1, 9), (2, 11), (3, 13)])
def test_each_wall_lets_one_keep_two_cards_more(walls: int, most: int) -> None:
    assert limit(walls) == most


@pytest.mark.rule("CK-071")
def test_two_walls_and_twelve_cards_cost_six() -> None:
    table = knights_table(throw(3, 4))
    table.put(1, "city", *CITIES)
    wall(table, 1, CITIES[0])
    wall(table, 1, CITIES[1])
    table.hand(1, wood=6, paper=6)
    table.turn(0)
    table.act(0, "roll")
    for _ in range(6):
        table.act(1, "discard", card="wood")
    assert table.decision == "action"


@pytest.mark.rule("CK-071")
def test_walls_of_others_do_not_help() -> None:
    table = knights_table(throw(3, 4))
    table.put(1, "city", *CITIES)
    wall(table, 1, CITIES[0])
    table.hand(0, wood=8)
    table.hand(1, ore=8)
    table.turn(0)
    table.act(0, "roll")
    assert table.game.actors == [0]


def robbable(*throws: tuple[int, int, int]) -> Table:
    table = knights_table(*throws)
    table.put(1, "city", "(1,0) N")
    table.hand(1, coin=2)
    return table


@pytest.mark.rule("CK-072")
def test_while_the_robber_is_locked_a_seven_only_costs_cards() -> None:
    table = robbable(throw(3, 4))
    table.hand(0, wood=8)
    table.turn(0)
    table.act(0, "roll")
    for _ in range(4):
        table.act(0, "discard", card="wood")
    assert table.decision == "action"
    assert table.cards(1) == {"coin": 2}
    assert table.state.robber < 0


@pytest.mark.rule("CK-073")
def test_once_unlocked_the_robber_takes_any_card_of_the_hand() -> None:
    table = robbable(throw(3, 4))
    table.put(2, "settlement", "(1,0) S")
    table.hand(2, wood=1)
    table.turn(0)
    unlock(table)
    table.act(0, "roll")
    assert table.decision == "move_robber"
    table.act(0, "move_robber", hex="(1,0)")
    assert {action.operands["seat"] for action in table.legal(0, "choose_victim")} == {1, 2}
    table.act(0, "choose_victim", seat=1)
    assert table.cards(0) == {"coin": 1}
    assert (table.cards(1), table.cards(2)) == ({"coin": 1}, {"wood": 1})


@pytest.mark.rule("CK-074")
def test_progress_cards_are_neither_discarded_nor_stolen() -> None:
    table = knights_table(throw(3, 4))
    table.put(1, "city", "(1,0) N")
    give(table, 1, "spy", "crane", "merchant", "wedding")
    table.hand(1, wood=7)
    table.turn(0)
    unlock(table)
    table.act(0, "roll")
    assert table.decision == "move_robber"
    table.hand(1)
    table.act(0, "move_robber", hex="(1,0)")
    assert table.decision == "action"
    assert sum(progress(table, 1).values()) == 4
    assert progress(table, 0) == {}


@pytest.mark.rule("CK-075")
def test_no_wall_by_the_engineer_before_the_discards_are_done() -> None:
    table = knights_table(throw(3, 4))
    table.put(0, "city", "(0,0) N")
    give(table, 0, "engineer")
    table.hand(0, wood=8)
    table.turn(0)
    assert table.refused(0, "play_progress", card="engineer") == "engineer is played after the roll"
    table.act(0, "roll")
    assert table.refused(0, "play_progress", card="engineer") == "play_progress does not answer discard"
    for _ in range(4):
        table.act(0, "discard", card="wood")
    table.act(0, "play_progress", card="engineer")


# The lock


@pytest.mark.rule("CK-076")
def test_a_locked_robber_is_moved_by_nothing() -> None:
    table = robbable(throw(1, 1))
    table.put(0, "road", "(1,2) NW", "(1,2) NE")
    knight(table, 0, "(1,2) N", active=True)
    give(table, 0, "bishop")
    table.turn(0)
    table.act(0, "roll")
    assert table.legal(0, "chase_robber") == []
    table.refused(0, "chase_robber", vertex="(1,2) N")
    table.refused(0, "play_progress", card="bishop")
    unlock(table)
    assert table.is_legal(0, "chase_robber", vertex="(1,2) N")
    assert table.is_legal(0, "play_progress", card="bishop")


@pytest.mark.rule("CK-077")
@pytest.mark.parametrize("won", [True, False])
def test_the_first_attack_unlocks_the_robber_whatever_its_outcome(won: bool) -> None:
    table = knights_table(throw(1, 1, "ship"), throw(3, 4), *[throw(1, 1, "ship")] * 7)
    table.put(1, "city", "(0,0) N")
    if won:
        knight(table, 0, "(4,0) S", active=True)
    barbarians_at(table, 6)
    table.turn(0)
    table.act(0, "roll")
    assert table.state.robber == table.hex("(1,2)")
    assert table.points(0) == (1 if won else 0)
    table.act(0, "end_turn")
    table.act(1, "roll")
    assert table.decision == "move_robber"
    table.act(1, "move_robber", hex="(4,2)")
    # A later attack leaves it where it is.
    barbarians_at(table, 6)
    table.act(1, "end_turn")
    table.act(2, "roll")
    assert own(table).attacks.of(table.kernel) == 2
    assert table.state.robber == table.hex("(4,2)")


@pytest.mark.rule("CK-078")
def test_a_seven_with_the_first_attack_moves_the_robber() -> None:
    table = robbable(throw(3, 4, "ship"))
    barbarians_at(table, 6)
    table.turn(0)
    table.act(0, "roll")
    assert own(table).attacks.of(table.kernel) == 1
    assert (table.decision, table.game.actors) == ("move_robber", [0])
    table.act(0, "move_robber", hex="(1,0)")
    assert table.cards(0) == {"coin": 1}
