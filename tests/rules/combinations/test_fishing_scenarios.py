"""What fish, the boot and fishing grounds mean to single scenarios of the sea (FISHSEA-29 to FISHSEA-40)."""

from __future__ import annotations

from typing import Any

import pytest

from skerry.board.map_file import HARBOUR_NUMBER
from skerry.engine.harbours import KEPT_KINDS, harbour_fits
from skerry.engine.scores import target
from skerry.rules.seafarers.scenarios.cloth_for_catan import VILLAGE_NUMBERS
from skerry.rules.seafarers.scenarios.wonders.tables import LEVELS
from tests.fishing import fish_table, give, only_ground, payments
from tests.islands import island
from tests.table import Table


def own(table: Table, scenario: str) -> Any:
    """What a scenario keeps."""
    module: Any = table.kernel.rules.module(scenario)
    return module.own


# The forgotten tribe

TIP = "(3,2) NE"
COVERED = ("(3,2) NE", "(3,3) NW")


@pytest.mark.rule("FISHSEA-29")
def test_no_gift_harbour_is_laid_along_a_fishing_ground() -> None:
    table = fish_table("forgotten_tribe")
    only_ground(table, TIP, 8)
    table.put(0, "settlement", TIP)
    own(table, "forgotten_tribe").harbours.set(table.kernel, HARBOUR_NUMBER["ore"], 1)
    assert not any(harbour_fits(table.kernel, table.edge(edge)) for edge in COVERED)
    table.turn(0)
    assert table.decision == "pre_roll", "a harbour has no place at this settlement"
    table.put(0, "settlement", "(3,1) N")
    table.turn(0)
    assert table.decision == "place_gift_harbour"
    edges = {action.operands["edge"] for action in table.legal(0)}
    assert edges == {table.edge("(3,1) NE"), table.edge("(3,1) NW")}
    reason = "a kept harbour goes on a coast edge at your own building, away from other harbours"
    assert table.refused(0, "place_gift_harbour", harbour="ore", edge=COVERED[0]) == reason
    table.act(0, "place_gift_harbour", harbour="ore", edge="(3,1) NE")
    kept = own(table, "forgotten_tribe").harbours
    assert sum(int(kept.of(table.kernel, kind)) for kind in range(KEPT_KINDS)) == 0


@pytest.mark.rule("FISHSEA-30", "SEAFTR-11")
@pytest.mark.parametrize("cause", ["seven", "knight"])
def test_the_robber_comes_back_to_the_main_island_which_it_never_leaves(cause: str) -> None:
    table = fish_table("forgotten_tribe", rolls=(7,))
    table.robber("(3,3)")
    give(table, 0, 2)
    table.give_card(1, "knight")
    table.turn(0, rolled=True)
    table.act(0, "robber_for_fish", payment="2")
    assert table.view()["board"]["robber"] == "off_board"
    table.turn(1)
    if cause == "seven":
        table.act(1, "roll")
    else:
        table.act(1, "play_card", card="knight")
    places = {action.operands["hex"] for action in table.legal(1, "move_robber")}
    assert places == set(island(table, "main")), "the lake is among them"


# Cloth for Catan


@pytest.mark.rule("FISHSEA-34", "SEACLO-24")
def test_only_who_trades_with_a_village_drives_off_the_pirate() -> None:
    table = fish_table("cloth_for_catan")
    table.pirate("(2,3)")
    table.robber("(1,1)")
    give(table, 0, 2)
    table.turn(0, rolled=True)
    assert payments(table, 0, "robber_for_fish") == {"2"}
    reason = "there is no pirate on the board that you may move"
    assert table.refused(0, "pirate_for_fish", payment="2") == reason
    relation = own(table, "cloth_for_catan").relation
    relation.set(table.kernel, VILLAGE_NUMBERS.index(8) * table.state.seats, 1)
    table.act(0, "pirate_for_fish", payment="2")
    assert table.view()["seafarers"]["pirate"] == "off_board"


# The wonders

INLAND = ("(4,2) N", "(4,4) N", "(4,3) S", "(3,2) S", "(6,4) N")


def with_wonder(levels: list[int], cities: int = 0) -> Table:
    """Seat 0 holds the old boot; everybody has a wonder of so many levels."""
    table = fish_table("wonders")
    for seat, level in enumerate(levels):
        own(table, "wonders").wonder.set(table.kernel, seat, seat)
        own(table, "wonders").level.set(table.kernel, seat, level)
    for vertex in INLAND[:cities]:
        table.put(0, "city", vertex)
    give(table, 0, 0)
    return table


@pytest.mark.rule("FISHSEA-39")
def test_a_finished_wonder_wins_with_the_boot_too() -> None:
    table = with_wonder([LEVELS, 0, 0, 0])
    table.turn(0)
    assert (table.game.winner, table.points(0)) == (0, 0)


@pytest.mark.rule("FISHSEA-40", "SEAWON-20")
@pytest.mark.parametrize(
    ("more", "levels", "wins"),
    [(0, [2, 1, 1, 1], False), (1, [2, 1, 1, 1], True), (1, [2, 2, 1, 1], False), (1, [1, 2, 1, 1], False)],
)
def test_else_the_boot_asks_for_eleven_points_and_the_highest_wonder(more: int, levels: list[int], wins: bool) -> None:
    table = with_wonder(levels, cities=4)
    table.put(0, "settlement", "(3,6) N", "(7,4) S", *["(1,4) N"][:more])
    assert (table.points(0), int(target(table.kernel, 0))) == (10 + more, 11)
    table.turn(0)
    assert table.game.over is wins
    if wins:
        assert table.game.winner == 0
