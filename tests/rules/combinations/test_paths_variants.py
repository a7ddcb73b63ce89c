"""Barbarian Attack with Cities & Knights for two, and with event cards."""

from __future__ import annotations

import pytest

from skerry.rules.combinations.knights_on_paths import KnightsOnPaths
from skerry.rules.variants.event_cards.bounty import Tournament
from skerry.rules.variants.event_cards.module import EventCards
from skerry.rules.variants.event_cards.thefts import Conflict
from tests.barbarians import CASTLE_EDGES, barbarians, captives, end_turn, gold, operands, ride
from tests.knights import give
from tests.path_knights import knight_at, paths_turn, rider, riders
from tests.table import Table

RECRUIT = {"wool": 1, "ore": 1}


def for_two(**arranged: object) -> Table:
    return paths_turn("two_player", players=2, **arranged)


# For two


@pytest.mark.rule("BARBCK-16", "TWOCK-09", "BARB-136")
def test_with_every_recruit_a_neutral_one_comes_to_the_castle() -> None:
    table = for_two()
    table.hand(0, **RECRUIT)
    table.act(0, "recruit_knight", edge="(4,0) E")
    assert table.decision == "build_neutral"
    offered = {(action.operand("colour"), action.operand("edge")) for action in table.legal(0)}
    free = {table.edge(edge) for edge in CASTLE_EDGES if edge != "(4,0) E"}
    assert offered == {(colour, edge) for colour in (2, 3) for edge in free}
    table.act(0, "place_neutral_basic_knight", colour=3, edge="(4,0) W")
    assert riders(table) == {table.edge("(4,0) E"): (0, 1, False), table.edge("(4,0) W"): (3, 1, False)}
    assert "knight" not in table.view()["neutrals"][0]["supply"], "there is no other mercenary"


@pytest.mark.rule("BARBCK-18", "BARBCK-50", "BARB-137", "BARB-138")
def test_neutral_knights_ride_three_paths_after_the_own_ones_and_leave_the_castle() -> None:
    table = for_two()
    rider(table, 0, "(2,2) NE")
    rider(table, 2, "(4,0) E")
    rider(table, 3, "(1,1) NE", "strong")
    table.act(0, "end_turn")
    assert operands(table, 0, "send_knight") == {table.edge("(2,2) NE")}
    table.act(0, "end_rides")
    assert operands(table, 0, "send_knight") == {table.edge("(4,0) E")}
    assert not table.legal(0, "end_rides"), "it has to leave the castle"
    ride(table, 0, "(4,0) E", "(3,0) E")
    assert operands(table, 0, "send_knight") == {table.edge("(1,1) NE")}
    table.act(0, "end_rides")
    assert table.game.actors == [1]


@pytest.mark.rule("BARBCK-25", "BARBCK-49", "TWOCK-15", "TWOCK-16")
def test_neutral_knights_neither_fight_nor_are_they_hit() -> None:
    table = for_two(rolls=[(2,)])
    barbarians(table, h20=1)
    rider(table, 2, "(2,0) NE", "strong")
    rider(table, 0, "(2,0) SW", "strong", active=True)
    end_turn(table)
    assert captives(table) == [1, 0]
    assert knight_at(table, "(2,0) NE") == (2, 2, False)
    assert knight_at(table, "(2,0) SW") == (0, 1, False)


@pytest.mark.rule("BARBCK-32", "BARB-145")
def test_for_two_a_knight_that_is_hit_brings_two_gold_and_a_trade_token() -> None:
    table = for_two(rolls=[(2,)])
    barbarians(table, h20=1)
    rider(table, 0, "(2,0) NE", "strong", active=True)
    tokens = table.view()["trade_tokens"]["seats"][0]
    end_turn(table)
    assert gold(table) == [2, 0]
    assert table.view()["trade_tokens"]["seats"][0] == tokens + 1


@pytest.mark.rule("BARBCK-21", "BARBCK-22", "TWOCK-24", "TWOCK-26")
def test_who_displaces_a_neutral_knight_says_where_it_goes() -> None:
    table = for_two()
    rider(table, 0, "(2,2) NE", "strong", active=True)
    rider(table, 2, "(2,2) E")
    table.act(0, "end_turn")
    table.act(0, "send_knight", edge="(2,2) NE")
    table.act(0, "displace_knight", edge="(2,2) E")
    assert (table.decision, table.game.actors) == ("retreat", [0])
    table.act(0, "retreat", edge="(2,2) SE")
    assert knight_at(table, "(2,2) SE") == (2, 1, False)
    assert operands(table, 0, "send_knight") == {table.edge("(2,2) SE")}


@pytest.mark.rule("BARBCK-38", "TWOCK-28", "TWOCK-40")
def test_knights_on_edges_are_turned_in_and_neutral_ones_desert() -> None:
    table = for_two()
    give(table, 0, "deserter")
    rider(table, 0, "(2,2) NE", "strong")
    rider(table, 2, "(2,2) E")
    rider(table, 2, "(2,2) SE", "strong")
    assert operands(table, 0, "turn_in_knight") == {table.edge("(2,2) NE")}
    table.act(0, "play_progress", card="deserter")
    assert table.decision == "welcome_deserter", "the weakest knight of the only other colour"
    assert {action.operand("edge") for action in table.legal(0, "welcome_deserter")} == {table.edge("(2,2) E")}
    table.act(0, "welcome_deserter", edge="(2,2) E", strength=1)
    assert knight_at(table, "(2,2) E") == (0, 1, False)
    assert table.decision == "action", "no neutral knight comes for a deserter"


# With event cards


@pytest.mark.rule("BARBCK-04", "EVNT-35", "EVNT-53")
@pytest.mark.parametrize("scope", ["each", "one"])
def test_active_knights_hold_tournament_and_conflict(scope: str) -> None:
    table = paths_turn("event_cards", event_scope=scope)
    events = table.kernel.rules.module("event_cards")
    assert isinstance(events, EventCards)
    tournament, conflict = events.event("tournament"), events.event("conflict")
    assert isinstance(tournament, Tournament)
    assert isinstance(conflict, Conflict)
    assert conflict.from_each == (scope == "each")
    rider(table, 0, "(2,2) NE", active=True)
    rider(table, 1, "(2,2) E")
    rider(table, 1, "(2,2) SE")
    tournament.happen(table.kernel, 2)
    table.kernel.settle()
    assert table.game.actors == [0], "sleeping knights do not count"


@pytest.mark.rule("BARBCK-09")
def test_a_ship_that_waits_for_its_card_does_not_wait_longer_than_the_turn() -> None:
    table = paths_turn("event_cards")
    module = table.kernel.rules.module("knights_on_paths")
    assert isinstance(module, KnightsOnPaths)
    module.waiting.put(table.kernel, 1)
    table.turn(1)
    assert module.waiting.of(table.kernel) == 0
