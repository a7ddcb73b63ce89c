"""The friendly robber: whom it spares, and where it goes when nothing else is left."""

from __future__ import annotations

from typing import Any

import pytest

from skerry import Game
from skerry.board.terrain import DESERT, SWAMP
from skerry.catalog import judge
from skerry.catalog.modules import MODULES
from skerry.engine.module import Module
from skerry.engine.robbing import CAUSE_KNIGHT, CAUSE_OTHER, CAUSE_SEVEN, victims_anywhere
from skerry.engine.rules import Rules
from tests.event_deck import event_deck, variants_and_scenarios
from tests.table import Table
from tests.toys import ClosedTerrain, ExtraPoints, Neutral, Raids, Tuned

FRIENDLY = ("base", "friendly_robber")
THREE_HEXES = "name strip\nrow 0 offset 0: forest:9 hill:6 desert\n"
TWO_DESERTS = "name strip\nrow 0 offset 0: forest:9 desert hill:6 desert\n"
NO_DESERT = "name strip\nrow 0 offset 0: forest:9 hill:6\n"
# Far from everything else on the beginner board: they only make their owner strong.
FAR = ("(3,3) SE", "(4,2) SE", "(4,1) S")


def table_of(*toys: Module, own_map: str | None = None, players: int = 4, **script: Any) -> Table:
    return Table([*FRIENDLY, *toys], players, own_map=own_map, **script)


def targets(table: Table, seat: int = 0, cause: str = "seven") -> set[object]:
    """Where this seat may move the robber on a seven or by a knight."""
    if cause == "knight":
        table.give_card(seat, "knight")
        table.turn(seat)
        table.act(seat, "play_card", card="knight")
    else:
        table.turn(seat)
        table.act(seat, "roll")
    return {action.operands["hex"] for action in table.legal(seat, "move_robber")}


def around(table: Table, vertex: str) -> set[object]:
    hexes = table.kernel.topology.vertex_hex
    return {int(hexes[3 * table.vertex(vertex) + slot]) for slot in range(3)} - {-1}


@pytest.mark.rule("FRND-01")
def test_nothing_is_added_and_the_set_up_is_that_of_the_base_game() -> None:
    plain = Game.new(["base"], 4, seed="same")
    friendly = Game.new(FRIENDLY, 4, seed="same")
    assert friendly.view(None).to_json() == plain.view(None).to_json()
    assert friendly.action_count == plain.action_count


@pytest.mark.parametrize("cause", ["seven", "knight"])
@pytest.mark.rule("FRND-02", "FRND-07")
def test_hexes_of_a_player_with_two_points_are_closed_even_if_others_build_there_too(cause: str) -> None:
    table = table_of(dice=[(3, 4)])
    table.put(1, "settlement", "(1,1) S", "(0,0) N")
    table.put(2, "settlement", "(1,1) N", *FAR)
    assert table.points(1) == 2
    assert table.points(2) == 4
    closed = around(table, "(1,1) S") | around(table, "(0,0) N")
    assert targets(table, cause=cause) == set(range(19)) - closed - {table.hex("(2,2)")}
    assert table.hex("(1,1)") in closed
    assert "not go there" in table.refused(0, "move_robber", hex="(1,1)")


@pytest.mark.parametrize(("extra", "spared"), [(-2, True), (-1, True), (0, True), (1, True), (2, False)])
@pytest.mark.rule("FRND-03")
def test_two_points_or_fewer_protect_three_do_not(extra: int, spared: bool) -> None:
    table = table_of(ExtraPoints(seat1=extra), dice=[(3, 4)])
    table.put(1, "settlement", "(1,1) S")
    assert table.points(1) == 1 + extra
    assert (table.hex("(1,1)") not in targets(table)) == spared


@pytest.mark.rule("FRND-04")
def test_hidden_victory_points_do_not_end_the_protection() -> None:
    table = table_of(dice=[(3, 4)])
    table.put(1, "settlement", "(1,1) S", "(0,0) N")
    table.give_card(1, "victory_point", 3)
    assert table.all_points(1) == 5
    assert table.hex("(1,1)") not in targets(table)


@pytest.mark.rule("FRND-05")
def test_a_city_protects_its_hexes_as_well() -> None:
    table = table_of(dice=[(3, 4)])
    table.put(1, "city", "(1,1) S")
    assert table.points(1) == 2
    assert not around(table, "(1,1) S") & targets(table)


@pytest.mark.rule("FRND-06")
def test_the_movers_own_buildings_protect_while_the_mover_is_weak() -> None:
    table = table_of(dice=[(3, 4)])
    table.put(0, "settlement", "(1,1) S", "(0,0) N")
    assert table.hex("(1,1)") not in targets(table)


@pytest.mark.rule("FRND-08")
def test_a_strong_mover_must_block_own_hexes_when_no_others_are_left() -> None:
    table = table_of(ExtraPoints(seat0=3), own_map=THREE_HEXES, dice=[(3, 4)])
    table.put(0, "settlement", "(0,0) NW")
    table.put(1, "settlement", "(0,1) NE")
    assert targets(table) == {table.hex("(0,0)")}


@pytest.mark.parametrize("start", ["(0,0)", "(0,2)"])
@pytest.mark.rule("FRND-09")
def test_without_an_open_hex_the_robber_goes_to_the_desert_or_stays_there(start: str) -> None:
    table = table_of(own_map=THREE_HEXES, dice=[(3, 4)])
    table.put(1, "settlement", "(0,0) SE", "(0,2) N")
    table.robber(start)
    assert table.points(1) == 2
    assert targets(table) == {table.hex("(0,2)")}
    table.act(0, "move_robber", hex="(0,2)")
    assert table.state.robber == table.hex("(0,2)")
    assert table.decision == "action"


@pytest.mark.parametrize("start", ["(0,0)", "(0,2)"])
@pytest.mark.rule("FRND-10")
def test_in_the_desert_only_an_unprotected_neighbour_loses_a_card(start: str) -> None:
    table = table_of(ExtraPoints(seat2=3), own_map=THREE_HEXES, dice=[(3, 4)], thefts=["ore"])
    table.put(1, "settlement", "(0,0) SE", "(0,2) N")
    table.put(2, "settlement", "(0,2) SE")
    table.hand(1, wool=1)
    table.hand(2, ore=1)
    table.robber(start)
    targets(table)
    table.act(0, "move_robber", hex="(0,2)")
    assert (table.cards(0), table.cards(1), table.cards(2)) == ({"ore": 1}, {"wool": 1}, {})
    assert table.decision == "action"


@pytest.mark.rule("FRND-11")
def test_a_knight_may_be_played_though_nothing_can_be_stolen() -> None:
    table = table_of(own_map=THREE_HEXES)
    table.put(1, "settlement", "(0,0) SE", "(0,2) N")
    table.hand(1, wool=3)
    assert targets(table, cause="knight") == {table.hex("(0,2)")}
    table.act(0, "move_robber", hex="(0,2)")
    assert table.state.knights[0] == 1
    assert table.cards(1) == {"wool": 3}


@pytest.mark.rule("FRND-12")
def test_a_protected_player_still_discards_half() -> None:
    table = table_of(dice=[(3, 4)])
    table.put(1, "settlement", "(1,1) S")
    table.hand(1, wool=8)
    table.turn(0)
    table.act(0, "roll")
    assert (table.decision, table.game.actors) == ("discard", [1])
    for _ in range(4):
        table.act(1, "discard", card="wool")
    assert table.cards(1) == {"wool": 4}
    assert table.decision == "move_robber"


@pytest.mark.rule("FRND-13")
def test_protection_is_judged_at_the_moment_of_the_move() -> None:
    extra = ExtraPoints(seat1=0)
    table = table_of(extra, dice=[(3, 4)] * 3)
    table.put(1, "settlement", "(1,1) S", "(0,0) N")
    spared = []
    for points in (0, 1, 0):
        extra.points[1] = points
        spared.append(table.hex("(1,1)") not in targets(table))
    assert spared == [True, False, True]
    extra.points[1] = 1
    assert table.is_legal(0, "move_robber", hex="(1,1)")


@pytest.mark.rule("FRND-14")
def test_with_several_deserts_the_mover_chooses_one() -> None:
    table = table_of(own_map=TWO_DESERTS, dice=[(3, 4)])
    table.put(1, "settlement", "(0,0) SE", "(0,2) SE")
    table.robber("(0,0)")
    assert targets(table) == {table.hex("(0,1)"), table.hex("(0,3)")}
    table.act(0, "move_robber", hex="(0,3)")
    assert table.state.robber == table.hex("(0,3)")


@pytest.mark.parametrize(
    ("own_map", "toys"), [(NO_DESERT, []), (THREE_HEXES, [ClosedTerrain(DESERT)])], ids=["none", "closed"]
)
@pytest.mark.rule("FRND-15")
def test_without_a_desert_it_may_enter_the_robber_waits_beside_the_board(own_map: str, toys: list[Module]) -> None:
    table = table_of(ExtraPoints(seat1=0), *toys, own_map=own_map, dice=[(3, 4)] * 3)
    table.put(1, "settlement", "(0,0) SE")
    table.robber("(0,0)")
    assert targets(table) == {"off_board"}
    table.act(0, "move_robber", hex="off_board")
    assert table.view()["board"]["robber"] == "off_board"
    assert targets(table) == {"off_board"}, "it stays there as long as nothing is open"
    table.kernel.rules.modules[2].points[1] = 3
    assert targets(table) == {0, 1}


@pytest.mark.rule("FRND-15")
def test_a_scenario_may_name_another_refuge() -> None:
    def to_swamp(rules: Rules) -> None:
        rules.robber_home = SWAMP

    own_map = "name marsh\nrow 0 offset 0: forest:9 swamp hill:6 desert swamp\n"
    table = table_of(Tuned(to_swamp), own_map=own_map, dice=[(3, 4)])
    table.put(1, "settlement", "(0,0) SE", "(0,2) SE")
    table.put(2, "settlement", "(0,4) NE")
    table.robber("(0,0)")
    assert targets(table) == {table.hex("(0,1)"), table.hex("(0,4)")}


@pytest.mark.rule("FRND-16")
def test_moves_that_are_neither_a_seven_nor_a_knight_are_free() -> None:
    table = Table([*FRIENDLY, "event_cards"], decks={"event_cards": event_deck("robber_flees")})
    table.put(1, "settlement", "(2,2) N")
    table.robber("(0,0)")
    table.turn(0)
    table.act(0, "roll")
    assert table.state.robber == table.hex("(2,2)")

    table = Table([*FRIENDLY, "two_player"], 2)
    table.put(1, "settlement", "(2,2) N")
    table.robber("(0,0)")
    table.turn(0)
    table.act(0, "send_robber_home", hex="(2,2)")
    assert table.state.robber == table.hex("(2,2)")


@pytest.mark.parametrize("other", variants_and_scenarios("friendly_robber"))
@pytest.mark.rule("FRND-17")
def test_it_joins_every_variant_and_scenario(other: str) -> None:
    players = MODULES[other].fewest
    assert judge(["base", other], players).legal
    together = judge([*FRIENDLY, other], players)
    assert together.legal, together.reason
    assert together.target == judge(["base", other], players).target


@pytest.mark.rule("FRND-20")
def test_robber_attack_counts_as_a_seven() -> None:
    table = Table([*FRIENDLY, "event_cards"], decks={"event_cards": event_deck("robber_attack")})
    table.put(1, "settlement", "(1,1) S")
    assert table.hex("(1,1)") not in targets(table)


@pytest.mark.parametrize("event", ["conflict", "trade_advantage"])
@pytest.mark.rule("FRND-20")
def test_the_thefts_of_events_spare_nobody(event: str) -> None:
    table = Table([*FRIENDLY, "event_cards"], decks={"event_cards": event_deck(event)})
    table.put(1, "settlement", "(1,1) S")
    table.hand(1, wool=1)
    for award in range(2):
        table.state.award_holder[award] = 0
    table.turn(0)
    table.act(0, "roll")
    if event == "trade_advantage":
        table.act(0, "draw_card", seat=1)
    assert (table.cards(0), table.cards(1)) == ({"wool": 1}, {})


@pytest.mark.parametrize(("second", "founded"), [("city", 3), ("settlement", 2)])
@pytest.mark.rule("FRND-21")
def test_without_a_robber_only_players_beyond_the_founding_lose_a_card(second: str, founded: int) -> None:
    table = table_of(Raids(second), ExtraPoints(seat1=founded, seat2=founded + 1, seat3=9), dice=[(3, 4)])
    for seat in (1, 2):
        table.hand(seat, ore=1)
    table.turn(0)
    table.act(0, "roll")
    assert [action.operands["seat"] for action in table.legal(0, "raid")] == [2]
    assert list(victims_anywhere(table.kernel, 0, CAUSE_KNIGHT)) == [0, 0, 1, 0]
    assert list(victims_anywhere(table.kernel, 0, CAUSE_SEVEN)) == [0, 0, 1, 0]
    assert list(victims_anywhere(table.kernel, 0, CAUSE_OTHER)) == [0, 1, 1, 0], "nothing else is limited"
    table.act(0, "raid", seat=2)
    assert table.cards(2) == {}


@pytest.mark.rule("FRND-23")
def test_neutral_colours_are_never_protected() -> None:
    table = table_of(Neutral(), players=3, dice=[(3, 4)])
    table.put(3, "settlement", "(1,1) S")
    assert table.hex("(1,1)") in targets(table)

    table = Table([*FRIENDLY, "two_player"], 2, dice=[(3, 4)])
    table.put(2, "settlement", "(4,0) N")
    table.turn(0)
    table.act(0, "roll")
    assert table.is_legal(0, "move_robber", hex="(4,0)")
