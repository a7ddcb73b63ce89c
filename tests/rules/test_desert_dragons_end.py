"""`desert_dragons` (TDEDD): winning, the standstill that the rules have no end for, and the variants."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from skerry import Game
from skerry.catalog import judge
from skerry.engine.scores import target
from tests.dragons import ACROSS, HOME, attacking, dragon_table, own
from tests.event_deck import event_deck, turn_up
from tests.table import Table

SITES = ("(1,1) N", "(2,2) N", "(2,3) N", "(3,2) N", "(3,3) N", "(4,2) N", "(4,3) N", "(5,2) N")
# Around these the dragons shut in what stands at (2,2) S.
AROUND = ("(2,2)", "(3,2)", "(3,3)")


@pytest.mark.rule("TDEDD-70")
@pytest.mark.parametrize("players", [3, 4])
def test_thirteen_points_on_the_own_turn_win(players: int) -> None:
    table = dragon_table(players=players)
    assert [target(table.kernel, seat) for seat in range(players)] == [13] * players
    table.put(0, "city", *SITES[:4])
    table.put(0, "settlement", *SITES[4:8])
    table.turn(1)
    assert not table.game.over
    table.put(0, "settlement", "(6,2) N")
    table.turn(0)
    assert (table.game.winner, table.game.ending) == (0, "points")


@pytest.mark.rule("TDEDD-68")
def test_points_that_dragons_took_do_not_win() -> None:
    table = attacking(*AROUND, deserts={})
    table.put(0, "city", "(2,2) S", *SITES[5:8])
    table.put(0, "settlement", "(6,2) N", "(7,1) S", "(7,2) S", "(1,1) N", "(1,2) N")
    assert table.points(0) == 11
    table.turn(0)
    assert not table.game.over
    table.give_card(0, "knight")
    table.act(0, "play_card", card="knight")
    table.act(0, "drive_off_dragon", hex="(3,2)")
    assert table.game.winner == 0


# Standstill: no rule ends a game in which the home island is lost and nobody has left it


def lost(**arranged: Any) -> Table:
    """Dragons on all home hexes, nobody holds anything, seat 1 has most points."""
    table = dragon_table(dragons={**dict.fromkeys(HOME, 1), "(2,1)": 2}, **arranged)
    table.put(0, "settlement", "(4,3) NE")
    table.put(1, "settlement", "(2,3) NE")
    table.put(1, "city", "(1,1) N")
    table.put(2, "settlement", "(7,2) S")
    return table


def goes_on(table: Table) -> bool:
    table.turn(2)
    assert (table.game.ending == "standstill") == table.game.over
    return not table.game.over


@pytest.mark.rule("TDEDD-69")
def test_when_nobody_can_ever_get_a_card_again_the_most_points_win() -> None:
    table = lost()
    assert not goes_on(table)
    assert (table.game.winners, table.game.ending) == ([1], "standstill")
    assert table.game.actors == []


def test_equal_points_share_the_victory() -> None:
    table = lost()
    table.put(0, "city", "(7,1) SW")
    assert not goes_on(table)
    assert table.game.winners == [0, 1]


def test_hidden_points_count_and_are_not_played() -> None:
    table = lost()
    table.give_card(2, "victory_point", 3)
    assert not goes_on(table)
    assert table.game.winners == [2]


def test_whoever_has_the_points_on_the_own_turn_wins_by_them() -> None:
    table = lost()
    table.put(2, "city", "(6,3) SE", "(5,3) NE", "(3,3) NE", "(1,2) N")
    table.put(2, "settlement", "(5,1) NW", "(3,1) NW", "(1,1) SW")
    table.give_card(2, "victory_point")
    table.turn(2)
    assert (table.game.winners, table.game.ending) == ([2], "points")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda table: table.put(3, "settlement", ACROSS), "somebody gets something on a 12"),
        (lambda table: table.give_card(0, "knight"), "a dragon can be driven off"),
        (lambda table: table.give_card(3, "knight", bought=True), "and by a knight that was bought just now"),
        (lambda table: table.give_card(0, "year_of_plenty"), "two cards come from the bank"),
        (lambda table: table.give_card(0, "road_building"), "two free route pieces"),
        (lambda table: table.hand(0, wool=1, grain=1, ore=1), "a development card can be bought"),
        (lambda table: table.hand(0, wood=1, wool=1), "a ship can be built"),
        (lambda table: (table.hand(0, wood=1), table.hand(3, wool=1)), "and if two trade for it"),
        (lambda table: table.hand(0, wood=1, ore=4), "and with what the bank gives for ore"),
    ],
)
def test_while_anybody_can_act_the_game_goes_on(change: Any, why: str) -> None:
    table = lost()
    change(table)
    assert goes_on(table), why


@pytest.mark.parametrize(
    "change",
    [
        lambda table: table.hand(0, wood=3),
        lambda table: (table.hand(0, wood=1), table.hand(1, grain=2)),
        lambda table: (table.hand(0, ore=3), table.give_card(1, "monopoly")),
    ],
)
def test_cards_that_buy_nothing_and_only_change_hands_do_not_keep_it_going(change: Any) -> None:
    table = lost()
    change(table)
    assert not goes_on(table)


def test_a_harbour_is_counted_among_what_cards_can_buy() -> None:
    table = lost()
    table.hand(0, ore=3, wood=1)
    assert not goes_on(table)
    table = lost()
    table.put(3, "settlement", "(1,2) NE")
    table.hand(0, ore=3, wood=1)
    assert goes_on(table), "three ore for a wool at the harbour of another, and a ship"


def test_an_empty_deck_sells_nothing() -> None:
    table = lost()
    table.hand(0, wool=1, grain=1, ore=1)
    table.state.deck_left = 0
    assert not goes_on(table)


def test_while_dragons_still_spread_the_game_goes_on() -> None:
    table = lost()
    own(table).dragons.set(table.kernel, table.hex("(4,2)"), 0)
    assert goes_on(table)


def test_ships_that_could_still_make_a_winning_route_keep_it_going() -> None:
    def table_with(ships: int) -> Table:
        table = lost()
        table.put(1, "city", "(7,1) SW", "(6,3) SE", "(3,1) NW")
        table.put(1, "settlement", "(5,1) NW", "(5,3) NE")
        assert table.points(1) == 11
        table.put(1, "ship", *("(2,3) NE", "(1,2) E", "(4,6) W", "(4,6) NW", "(5,7) W")[:ships])
        return table

    assert goes_on(table_with(5))
    assert not goes_on(table_with(4))


# Variants


@pytest.mark.rule("TDEDD-74", "TDEDD-75")
def test_three_variants_may_join() -> None:
    variants = ("friendly_robber", "event_cards", "harbormaster")
    for size in range(1, 4):
        for chosen in combinations(variants, size):
            assert judge(["desert_dragons", *chosen], 4).playable, chosen
            assert Game.new(["desert_dragons", *chosen], 3, seed="1").decision


@pytest.mark.rule("TDEDD-74", "FRND-21")
def test_the_friendly_robber_spares_whoever_has_no_more_than_the_founding_gives() -> None:
    table = dragon_table("friendly_robber", rolls=[7])
    for seat in (1, 2):
        table.hand(seat, ore=1)
        table.put(seat, "settlement", f"(1,{seat}) N", f"(7,{seat}) S")
    table.put(2, "settlement", "(4,3) NE")
    table.turn(0)
    table.act(0, "roll")
    assert [int(str(action.operands["seat"])) for action in table.legal(0, "rob_anybody")] == [2]


def with_events(*cards: str | int, **arranged: Any) -> Table:
    table = dragon_table("event_cards", decks={"event_cards": event_deck(*cards)}, **arranged)
    for seat in range(4):
        table.hand(seat, ore=1)
    return table


@pytest.mark.rule("TDEDD-75")
def test_a_robber_attack_is_a_seven_and_none_flees() -> None:
    table = with_events("robber_attack", "robber_flees")
    table.hand(2, wool=8)
    turn_up(table)
    assert table.decision == "discard"
    for _ in range(4):
        table.act(2, "discard", card="wool")
    assert table.decision == "rob_anybody"
    table.act(0, "rob_nobody")
    told = [event["event"] for event in turn_up(table, 1)]
    assert "robber_moved" not in told
    assert table.decision == "action"


@pytest.mark.rule("TDEDD-75")
def test_tournament_and_conflict_count_the_knights_that_were_played() -> None:
    table = with_events("tournament", "conflict", dragons={"(2,1)": 2}, supply=16, thefts=["ore"] * 3)
    table.give_card(1, "knight")
    table.turn(1)
    table.act(1, "play_card", card="knight")
    turn_up(table, 0)
    assert (table.decision, table.game.actors) == ("choose_resource", [1])
    table.act(1, "choose_resource", card="wool")
    turn_up(table, 0)
    assert table.cards(1) == {"wool": 1, "ore": 4}


@pytest.mark.rule("TDEDD-69", "TDEDD-75")
def test_event_cards_go_on_bringing_cards_so_that_nothing_stands_still() -> None:
    table = dragon_table("event_cards", dragons={**dict.fromkeys(HOME, 1), "(2,1)": 2})
    table.put(0, "settlement", "(4,3) NE")
    assert goes_on(table)
