"""Where the four variants touch the base game."""

from __future__ import annotations

import pytest

from skerry import ConfigError, Game
from tests.table import Table


@pytest.mark.rule("BASE-200")
def test_event_cards_replace_the_dice_of_the_turn_but_not_of_the_roll_off() -> None:
    table = Table(["base", "event_cards"], roll_off=[(1, 1), (6, 6), (1, 1), (1, 1)])
    assert table.state.starting_player == 1
    assert table.state.random.die_next == 8
    table.turn(0)
    kinds = [event.kind for event in table.act(0, "roll")]
    assert "event_card" in kinds
    assert "rolled" not in kinds
    assert table.state.random.die_next == 8


@pytest.mark.rule("BASE-201", "BASE-89")
def test_friendly_robber_closes_hexes_that_are_open_in_the_base_game() -> None:
    open_hexes = []
    for modules in (["base"], ["base", "friendly_robber"]):
        table = Table(modules)
        table.put(1, "settlement", "(0,0) N", "(4,0) S")
        table.give_card(0, "knight")
        table.turn(0)
        table.act(0, "play_card", card="knight")
        open_hexes.append({action.operands["hex"] for action in table.legal(0)})
    base, friendly = open_hexes
    assert base - friendly == {table.hex("(0,0)"), table.hex("(4,0)")}
    assert friendly < base


@pytest.mark.rule("BASE-201", "BASE-198")
def test_harbormaster_adds_a_special_card_and_a_point_to_the_target() -> None:
    table = Table(["base", "harbormaster"])
    assert table.view()["awards"] == {"longest_road": None, "largest_army": None, "harbormaster": None}
    assert {told["target"] for told in table.view()["seats"]} == {11}
    assert {told["target"] for told in Table().view()["seats"]} == {10}


@pytest.mark.rule("BASE-201", "BASE-21")
def test_two_player_changes_players_roll_and_building() -> None:
    with pytest.raises(ConfigError):
        Game.new(["base"], players=2)
    with pytest.raises(ConfigError):
        Game.new(["base", "two_player"], players=3)
    table = Table(["base", "two_player"], players=2, dice=[(1, 1), (1, 2)])
    assert len(table.view()["neutrals"]) == 2
    table.put(0, "settlement", "(2,2) N")
    table.hand(0, wood=1, brick=1)
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "pre_roll"
    table.act(0, "roll")
    assert table.decision == "action"
    table.act(0, "build_road", edge="(2,2) NE")
    # A neutral piece follows every own one.
    assert table.decision == "build_neutral"
