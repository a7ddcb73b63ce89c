"""Barbarian Attack with the four variants."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from skerry import Game
from skerry.catalog import judge
from skerry.engine.scores import target
from tests.barbarians import (
    CARD,
    CASTLE_EDGES,
    CITY,
    COAST,
    SETTLEMENT,
    barbarians,
    captives,
    coast_table,
    conquered,
    dice,
    end_turn,
    fallen,
    gold,
    kinds,
    knights,
    on_coast,
    on_edges,
    on_turn,
    operands,
    own,
    part,
    pile,
    prisoners,
    ride,
    told,
)
from tests.event_deck import event_deck, turn_up
from tests.table import Table

VARIANTS = ("friendly_robber", "event_cards", "harbormaster", "two_player")
GREEN, BROWN = (2,), (3,)
MERCENARY = 2


@pytest.mark.rule("BARB-125", "VARX-10", "VARX-11", "VARX-16", "VARX-37", "VARX-43")
def test_any_of_the_variants_may_join() -> None:
    for size in range(1, 5):
        for chosen in combinations(VARIANTS, size):
            for players in (2,) if "two_player" in chosen else (3, 4):
                assert judge(["barbarian_attack", *chosen], players).playable, chosen
                assert Game.new(["barbarian_attack", *chosen], players, seed="1").decision


# The friendly robber


@pytest.mark.rule("BARB-126", "FRND-21", "VARX-12")
def test_the_friendly_robber_spares_whoever_has_no_more_than_the_founding_gives() -> None:
    table = coast_table("friendly_robber", rolls=dice(7))
    for seat in (1, 2):
        table.hand(seat, ore=1)
        table.put(seat, "city", f"(1,{seat}) N")
        table.put(seat, "settlement", f"(3,{seat}) S")
    prisoners(table, 0, 0, 2)
    assert (table.points(1), table.points(2)) == (3, 4)
    table.turn(0)
    table.act(0, "roll")
    assert operands(table, 0, "rob_anybody") == {2}


# Event cards


def with_events(*cards: str | int, **options: Any) -> Table:
    table = coast_table("event_cards", decks={"event_cards": event_deck(*cards)}, **options)
    for seat in range(4):
        table.hand(seat, ore=1)
    return table


@pytest.mark.rule("BARB-127", "EVNT-78", "EVNT-79", "VARX-28")
def test_a_robber_attack_is_a_seven() -> None:
    table = with_events("robber_attack")
    table.hand(2, wool=8)
    turn_up(table)
    assert (table.decision, table.game.actors) == ("discard", [2])
    for _ in range(4):
        table.act(2, "discard", card="wool")
    assert table.decision == "rob_anybody"
    assert operands(table, 0, "rob_anybody") == {1, 2, 3}
    table.act(0, "rob_anybody", seat=2)
    assert table.cards(0) == {"ore": 1, "wool": 1}


@pytest.mark.rule("BARB-128", "EVNT-80", "VARX-29")
def test_no_robber_flees() -> None:
    table = with_events("robber_flees")
    assert "robber_moved" not in {event["event"] for event in turn_up(table)}
    assert table.decision == "action"


@pytest.mark.rule("BARB-129", "EVNT-81", "VARX-30")
@pytest.mark.parametrize("scope", ["each", "one"])
def test_in_a_conflict_who_alone_has_most_knights_on_the_board_takes_one_card_of_choice(scope: str) -> None:
    table = with_events("conflict", event_scope=scope)
    knights(table, 1, "(2,2) NE", "(2,2) NW")
    knights(table, 2, "(1,1) NE")
    turn_up(table)
    assert (table.decision, table.game.actors) == ("draw_card", [1])
    assert {action.kind for action in table.legal(1)} == {"draw_card"}
    assert operands(table, 1, "draw_card") == {0, 2, 3}
    table.act(1, "draw_card", seat=3)
    assert [table.cards(seat).get("ore", 0) for seat in range(4)] == [1, 2, 1, 0]
    assert table.decision == "action"


@pytest.mark.rule("BARB-129", "VARX-30")
def test_a_tie_or_an_empty_board_is_no_conflict() -> None:
    for tied in ((), ("(2,2) NE", "(1,1) NE")):
        table = with_events("conflict")
        for seat, edge in enumerate(tied):
            knights(table, seat, edge)
        turn_up(table)
        assert (table.decision, [table.cards(seat) for seat in range(4)]) == ("action", [{"ore": 1}] * 4)


@pytest.mark.rule("BARB-130", "EVNT-82", "VARX-31")
def test_a_tournament_brings_nothing() -> None:
    table = with_events("tournament")
    knights(table, 1, "(2,2) NE", "(2,2) NW")
    turn_up(table)
    assert (table.decision, table.cards(1)) == ("action", {"ore": 1})


@pytest.mark.rule("BARB-131")
def test_an_attack_is_rolled_with_dice() -> None:
    table = with_events(6, rolls=dice(4, 10, 5))
    table.put(0, "road", "(2,2) NE")
    turn_up(table)
    left = table.view()["event_cards"]["cards_left"]
    table.hand(0, **SETTLEMENT)
    events = table.act(0, "build_settlement", vertex="(2,2) N")
    assert kinds(events).count("attack_rolled") == 3
    assert on_coast(table) == {"(3,0)": 1, "(1,3)": 1, "(3,3)": 1}
    assert table.view()["event_cards"]["cards_left"] == left


@pytest.mark.rule("BARB-132")
def test_in_a_calm_sea_fallen_buildings_do_not_count() -> None:
    for count, served in ((2, [0]), (3, [0, 1])):
        table = with_events("calm_sea")
        table.put(0, "settlement", "(3,0) SW", "(0,0) N")
        table.put(1, "settlement", "(3,3) SE")
        barbarians(table, h30=count)
        assert bool(fallen(table)) == (count == 3)
        turn_up(table)
        asked = []
        while table.decision == "choose_resource":
            asked += table.game.actors
            table.game.apply(table.game.actors[0], table.legal(table.game.actors[0])[0])
        assert asked == served


# Harbormaster


@pytest.mark.rule("BARB-133", "HARB-15", "VARX-38")
def test_with_the_harbormaster_it_takes_thirteen_points() -> None:
    assert judge(["barbarian_attack", "harbormaster"], 4).target == 13
    table = coast_table("harbormaster")
    assert [int(target(table.kernel, seat)) for seat in range(4)] == [13] * 4


@pytest.mark.rule("BARB-134", "HARB-12", "VARX-40")
def test_fallen_buildings_give_no_harbour_points() -> None:
    table = on_turn("harbormaster")
    table.put(0, "city", "(3,0) SW")
    table.put(0, "settlement", "(0,0) N")
    assert (table.view()["harbour_points"]["seats"][0], table.holder("harbormaster")) == (3, 0)
    barbarians(table, h30=3)
    assert (table.view()["harbour_points"]["seats"][0], table.holder("harbormaster")) == (1, None)
    assert table.points(0) == 1, "neither the city nor the tile"
    barbarians(table, h30=0)
    assert (table.view()["harbour_points"]["seats"][0], table.holder("harbormaster")) == (3, 0)


@pytest.mark.rule("BARB-51", "BARB-105", "BARB-134", "HARB-10")
def test_harbours_that_are_lost_at_once_are_compared_when_all_are_lost() -> None:
    table = on_turn("harbormaster", rolls=dice(12, 2, 3))
    table.put(1, "city", "(1,0) SW", "(2,4) NE")
    table.put(2, "city", "(3,0) NW", "(1,3) NE")
    table.put(1, "settlement", "(4,1) S")
    table.put(2, "settlement", "(3,3) SE")
    table.put(0, "settlement", "(2,2) S")
    barbarians(table, h10=3, h30=3, h20=2)
    assert (table.view()["harbour_points"]["seats"], table.holder("harbormaster")) == ([0, 5, 5, 0], 1)
    table.hand(0, **CITY)
    events = table.act(0, "build_city", vertex="(2,2) S")
    assert len(fallen(table)) == 2
    # At no time had the second more than the holder.
    assert (table.view()["harbour_points"]["seats"], table.holder("harbormaster")) == ([0, 3, 3, 0], 1)
    assert "award_moved" not in kinds(events)
    barbarians(table, h20=2)
    assert (table.view()["harbour_points"]["seats"], table.holder("harbormaster")) == ([0, 5, 5, 0], 1)


@pytest.mark.rule("BARB-41", "BARB-122", "BASE-194")
def test_who_wins_while_the_barbarians_land_has_won_at_once() -> None:
    table = coast_table("harbormaster", players=3, rolls=dice(3, 4, 11))
    table.put(1, "city", "(0,0) N")
    table.put(1, "settlement", "(2,4) NE")
    table.put(0, "city", "(3,0) SW", "(2,2) S", "(1,1) SE")
    table.put(0, "settlement", "(1,0) NW", "(3,2) SE")
    prisoners(table, 4)
    barbarians(table, h00=2, h30=2)
    table.turn(0, rolled=True)
    assert (table.points(0), table.holder("harbormaster")) == (10, 1)
    table.hand(0, **CITY)
    events = table.act(0, "build_city", vertex="(3,2) SE")
    # The first barbarian brings the tile; the second would have taken a city and the tile away.
    assert len(told(events, "attack_rolled")) == 1
    assert on_coast(table) == {"(0,0)": 3, "(3,0)": 2}
    assert (table.game.winners, table.points(0)) == ([0], 13)


# Two players


def for_two(**arranged: Any) -> Table:
    return on_turn("two_player", players=2, **arranged)


def tokens(table: Table) -> list[int]:
    return table.view()["trade_tokens"]["seats"]


@pytest.mark.rule("BARB-135", "BARB-136", "TWO-75", "VARX-57", "VARX-58")
def test_the_first_knight_of_the_game_brings_the_mercenary() -> None:
    table = for_two(cards=["black_knight", "knighthood"])
    assert [table.supply(colour, "knight") for colour in range(4)] == [6, 6, 1, 0]
    table.hand(0, wool=2, grain=2, ore=2)
    table.act(0, "buy_card")
    table.act(0, "place_knight", edge="(2,2) NE")
    assert table.decision == "place_knight"
    assert operands(table, 0, "place_knight") == {table.edge(edge) for edge in CASTLE_EDGES}
    assert part(table)["knight_in_hand"] == MERCENARY
    table.act(0, "place_knight", edge="(4,0) NE")
    assert on_edges(table) == {table.edge("(2,2) NE"): 0, table.edge("(4,0) NE"): MERCENARY}
    assert table.decision == "action"
    table.act(0, "buy_card")
    table.act(0, "place_knight", edge="(4,0) W")
    assert table.decision == "action", "there is only one"


@pytest.mark.rule("BARB-136")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_has_the_first_knight_puts_the_mercenary_down(seat: int) -> None:
    table = for_two(seat=seat, cards=["black_knight"])
    table.hand(seat, **CARD)
    table.act(seat, "buy_card")
    table.act(seat, "place_knight", edge="(2,2) NE")
    assert (table.decision, table.game.actors) == ("place_knight", [seat])
    table.act(seat, "place_knight", edge="(4,0) NE")
    assert on_edges(table) == {table.edge("(2,2) NE"): seat, table.edge("(4,0) NE"): MERCENARY}


@pytest.mark.rule("BARB-136")
def test_a_knight_at_the_castle_leaves_the_mercenary_five_edges() -> None:
    table = for_two(cards=["knighthood"])
    table.hand(0, **CARD)
    table.act(0, "buy_card")
    table.act(0, "place_knight", edge="(4,0) W")
    assert operands(table, 0, "place_knight") == {table.edge(edge) for edge in CASTLE_EDGES if edge != "(4,0) W"}


@pytest.mark.rule("BARB-137", "BARB-138", "VARX-59")
def test_the_mercenary_rides_after_the_own_knights_under_the_same_limits() -> None:
    table = for_two()
    knights(table, 0, "(2,2) NE")
    knights(table, 1, "(1,1) NE")
    knights(table, MERCENARY, "(4,0) W")
    table.hand(0, grain=1)
    table.act(0, "end_turn")
    assert operands(table, 0, "send_knight") == {table.edge("(2,2) NE")}
    ride(table, 0, "(2,2) NE", "(2,2) NW")
    assert table.decision == "move_knights"
    assert operands(table, 0, "send_knight") == {table.edge("(4,0) W")}
    assert part(table)["knight_in_hand"] == MERCENARY
    assert table.refused(0, "end_rides") == "a knight still stands at the castle: it has to ride on first"
    assert part(table)["riding_knight"] is None
    table.act(0, "send_knight", edge="(4,0) W")
    assert part(table)["riding_knight"] == table.edge("(4,0) W")
    far = table.edge("(2,0) W")
    assert far in operands(table, 0, "ride_knight")
    table.act(0, "ride_knight", edge=far)
    assert table.cards(0) == {}, "more than three edges, for a grain of who is on turn"
    assert on_edges(table)[far] == MERCENARY
    assert table.game.actors == [1]
    # Whoever has no knight of the own moves it as well.
    table = for_two(seat=1)
    knights(table, MERCENARY, "(2,0) W")
    table.act(1, "end_turn")
    assert (table.game.actors, operands(table, 1, "send_knight")) == ([1], {table.edge("(2,0) W")})
    table.act(1, "end_rides")
    assert table.game.actors == [0]


@pytest.mark.rule("BARB-139", "BARB-140", "VARX-60")
def test_the_mercenary_counts_and_is_never_lost() -> None:
    table = for_two(rolls=[GREEN])
    barbarians(table, h20=2)
    knights(table, 0, "(2,0) NE", "(2,0) E")
    knights(table, MERCENARY, "(2,0) SW")
    events = end_turn(table)
    assert told(events, "barbarians_beaten")[0]["knights"] == 3
    assert captives(table) == [1, 0], "one for each of the two parties"
    assert on_edges(table) == {table.edge("(2,0) E"): 0, table.edge("(2,0) SW"): MERCENARY}
    assert table.supply(MERCENARY, "knight") == 0


@pytest.mark.rule("BARB-141", "BARB-142", "TWO-78", "VARX-63")
def test_the_mercenary_always_has_a_three() -> None:
    for pips, prisoners_of, coins in ((2, 0, 3), (4, 1, 0)):
        table = for_two(rolls=[(pips,), BROWN])
        barbarians(table, h20=1)
        knights(table, 0, "(2,0) NE")
        knights(table, MERCENARY, "(2,0) SW")
        before = part(table)["barbarians_left"]
        events = end_turn(table)
        assert [event["seat"] for event in told(events, "prisoner_rolled")] == [0]
        assert (captives(table)[0], gold(table)[0]) == (prisoners_of, coins)
        assert [event["seat"] for event in told(events, "gained")] == [0] * bool(coins), "the mercenary gets no gold"
        assert part(table)["barbarians_left"] == before + 1 - prisoners_of, "what falls to it lands again some day"
        assert ("prisoner_released" in kinds(events)) == (prisoners_of == 0)


@pytest.mark.rule("BARB-141")
def test_who_ties_with_the_mercenary_rolls_again_alone() -> None:
    table = for_two(rolls=[(3,), (3,), (5,), BROWN])
    barbarians(table, h20=1)
    knights(table, 1, "(2,0) NE")
    knights(table, MERCENARY, "(2,0) SW")
    events = end_turn(table)
    assert [(event["seat"], event["first"]) for event in told(events, "prisoner_rolled")] == [(1, 3), (1, 3), (1, 5)]
    assert captives(table) == [0, 1]


def settler(*rolls: tuple[int, int]) -> Table:
    table = for_two(rolls=rolls)
    table.put(0, "road", "(2,2) NE")
    table.put(2, "road", "(0,1) SE", "(1,2) NE")
    table.hand(0, **SETTLEMENT)
    return table


@pytest.mark.rule("BARB-143", "TWO-76", "VARX-61")
def test_a_neutral_settlement_brings_an_attack_of_its_own_when_both_stand() -> None:
    table = settler(*dice(4, 10, 5, 4, 10, 6))
    events = table.act(0, "build_settlement", vertex="(2,3) NW")
    assert "attack_rolled" not in kinds(events)
    assert table.decision == "build_neutral"
    events = table.game.apply(0, table.legal(0, "place_neutral_settlement")[0])
    assert kinds(events).count("attack_rolled") == 6
    assert on_coast(table) == {"(3,0)": 2, "(1,3)": 2, "(3,3)": 1, "(4,1)": 1}
    assert table.decision == "action"


@pytest.mark.rule("BARB-158")
def test_a_neutral_road_in_its_place_brings_none() -> None:
    table = settler(*dice(4, 10, 5))
    for colour in (2, 3):
        for _ in range(table.supply(colour, "settlement")):
            table.state.supply[colour * table.kernel.rules.piece_count + table.kernel.rules.settlement] -= 1
    table.act(0, "build_settlement", vertex="(2,3) NW")
    assert {action.kind for action in table.legal(0)} == {"place_neutral_road"}
    events = table.game.apply(0, table.legal(0)[0])
    assert kinds(events).count("attack_rolled") == 3


@pytest.mark.rule("BARB-143", "BARB-34")
def test_a_city_brings_one_attack_at_once() -> None:
    table = for_two(rolls=dice(4, 10, 5))
    table.put(0, "settlement", "(2,2) N")
    table.hand(0, **CITY)
    assert kinds(table.act(0, "build_city", vertex="(2,2) N")).count("attack_rolled") == 3


@pytest.mark.rule("BARB-143", "BARB-46", "BARB-47")
@pytest.mark.parametrize(("count", "is_open"), [(2, True), (3, False)])
def test_neutral_pieces_keep_away_from_conquered_hexes(count: int, is_open: bool) -> None:
    def built(kind: str, **place: str) -> set[int]:
        """Where the neutral piece may go that follows; the second colour has two roads at (1,0)."""
        table = for_two()
        table.put(0, "road", "(2,2) NE")
        table.put(2, "road", "(1,0) E", "(1,0) NE")
        table.hand(0, **SETTLEMENT)
        barbarians(table, h10=count)
        table.act(0, kind, **place)
        return {action.operands[name] for action in table.legal(0) for name in place if name in action.operands}

    at = coast_table()
    roads = {at.edge(f"(1,0) {side}") for side in ("SE", "NW")}
    assert roads & built("build_road", edge="(2,2) NW") == (roads if is_open else set())
    sites = {at.vertex(f"(1,0) {corner}") for corner in ("N", "SE")}
    assert sites & built("build_settlement", vertex="(2,3) NW") == (sites if is_open else set())


@pytest.mark.rule("BARB-51", "BARB-52")
def test_neutral_buildings_fall_too() -> None:
    table = for_two()
    table.put(3, "settlement", "(2,0) NW")
    barbarians(table, h10=3, h20=3)
    assert table.vertex("(2,0) NW") in fallen(table)
    assert int(table.points(3)) == 1, "its first settlement, which the map puts down, still stands"


@pytest.mark.rule("BARB-144", "BARB-159", "TWO-77", "VARX-62")
def test_trade_tokens_move_a_barbarian() -> None:
    table = for_two()
    table.put(1, "settlement", "(2,0) NW")
    barbarians(table, h20=3, h30=2, h10=3)
    before = tokens(table)[0]
    assert operands(table, 0, "take_up_barbarian") == {table.hex(hex_) for hex_ in ("(2,0)", "(3,0)", "(1,0)")}
    events = table.act(0, "take_up_barbarian", hex="(2,0)")
    assert {"hex_freed", "building_freed"} <= set(kinds(events))
    assert tokens(table)[0] == before - 1, "cheap for who is not ahead"
    assert part(table)["barbarians_left"] == 28, "the one in hand is not in the supply"
    assert operands(table, 0, "put_barbarian") == {table.hex(hex_) for hex_ in COAST if hex_ not in ("(2,0)", "(1,0)")}
    table.act(0, "put_barbarian", hex="(3,0)")
    assert (conquered(table), table.decision) == (["(3,0)", "(1,0)"], "action")
    assert table.refused(0, "take_up_barbarian", hex="(2,0)") == (
        "only one action may be paid with trade tokens in a turn"
    )
    table.turn(0, rolled=True)
    assert table.refused(0, "take_up_barbarian", hex="(4,1)") == (
        "choose a hex with a barbarian that can go to another one"
    )
    assert not table.legal(0, "send_robber_home")


@pytest.mark.rule("BARB-144")
def test_no_trade_token_is_paid_where_the_coast_has_no_room() -> None:
    table = for_two()
    barbarians(table, **{f"h{hex_[1]}{hex_[3]}": 3 for hex_ in COAST})
    assert not table.legal(0, "take_up_barbarian")
    assert table.refused(0, "take_up_barbarian", hex="(2,0)") == (
        "choose a hex with a barbarian that can go to another one"
    )
    barbarians(table, h30=2)
    assert operands(table, 0, "take_up_barbarian") == {table.hex(hex_) for hex_ in COAST if hex_ != "(3,0)"}


@pytest.mark.rule("BARB-144")
def test_who_is_ahead_pays_two_tokens_before_the_roll_too() -> None:
    table = coast_table("two_player", players=2)
    table.put(0, "city", "(2,2) N")
    barbarians(table, h20=1)
    table.turn(0)
    before = tokens(table)[0]
    table.act(0, "take_up_barbarian", hex="(2,0)")
    table.act(0, "put_barbarian", hex="(3,0)")
    assert (tokens(table)[0], table.decision) == (before - 2, "pre_roll")


@pytest.mark.rule("BARB-145", "TWO-79", "VARX-64")
def test_a_lost_knight_brings_two_gold_and_a_token() -> None:
    table = for_two(rolls=[GREEN])
    barbarians(table, h20=1)
    knights(table, 0, "(2,0) NE", "(2,0) SW")
    before = tokens(table)
    end_turn(table)
    assert gold(table) == [4, 0]
    assert tokens(table) == [before[0] + 2, before[1]]


@pytest.mark.rule("TWO-88")
def test_the_founded_city_earns_tokens() -> None:
    game = Table(["barbarian_attack", "two_player"], 2, decks={"development": pile()})
    for seat, vertex in ((0, "(1,1) S"), (1, "(3,2) N")):
        game.act(seat, "found_building", vertex=vertex)
        game.game.apply(seat, game.legal(seat)[0])
    before = tokens(game)[1]
    game.act(1, "found_building", vertex="(0,2) N")
    assert tokens(game)[1] == before + 3, "the desert and the coast"
    assert own(game).knights_of(game.kernel, MERCENARY) == 0
