"""Knights that need no routes: how they walk, who says where they retreat to, and what they do not hold."""

from __future__ import annotations

import pytest

from skerry.engine.module import Module
from tests.knight_toys import EnchantedHex
from tests.knights import give, is_active, knight, places, play, playable, strength_at, vertices
from tests.table import Table
from tests.toys import RoadRemoval

CORNERS = ("N", "NE", "SE", "S", "SW", "NW")


def enchanted(*toys: Module, enchantment: bool = True) -> Table:
    """Seat 0 is on turn and has rolled; the middle hex is enchanted."""
    table = Table(["cities_and_knights", *toys, *([EnchantedHex(2, 2)] if enchantment else [])])
    table.turn(0, rolled=True)
    return table


def corners(table: Table, *names: str) -> set[int]:
    return places(table, *[f"(2,2) {name}" for name in names])


@pytest.mark.ready("TDEEL-46", "TDEEL-54")
def test_a_free_knight_walks_where_it_has_no_routes_and_past_nobody_else() -> None:
    table = enchanted()
    knight(table, 0, "(2,2) N", active=True)
    knight(table, 1, "(2,2) SE")
    table.act(0, "move_knight", vertex="(2,2) N")
    assert vertices(table, 0, "go_knight") == corners(table, "NE", "NW", "SW", "S")
    table.act(0, "go_knight", vertex="(2,2) S")
    assert strength_at(table, "(2,2) S") == 1
    table = enchanted(enchantment=False)
    knight(table, 0, "(2,2) N", active=True)
    assert not table.is_legal(0, "move_knight", vertex="(2,2) N")


@pytest.mark.ready("TDEEL-47")
def test_a_free_knight_walks_three_edges_at_most_and_others_any_distance() -> None:
    table = enchanted()
    table.put(0, "road", *[f"(2,2) {side}" for side in ("NE", "E", "SE", "SW")])
    knight(table, 0, "(2,2) N", active=True)
    knight(table, 1, "(2,2) NW")
    table.act(0, "move_knight", vertex="(2,2) N")
    assert vertices(table, 0, "go_knight") == corners(table, "NE", "SE", "S")
    table = enchanted(enchantment=False)
    table.put(0, "road", *[f"(2,2) {side}" for side in ("NE", "E", "SE", "SW")])
    knight(table, 0, "(2,2) N", active=True)
    table.act(0, "move_knight", vertex="(2,2) N")
    assert vertices(table, 0, "go_knight") == corners(table, "NE", "SE", "S", "SW")


@pytest.mark.ready("TDEEL-51", "TDEEL-53", "TDEEL-82")
def test_who_displaces_a_free_knight_says_where_it_goes() -> None:
    table = enchanted()
    knight(table, 0, "(2,2) N", "strong", active=True)
    knight(table, 0, "(2,2) S")
    knight(table, 1, "(2,2) NE", active=True)
    table.put(2, "settlement", "(2,2) SW")
    table.act(0, "move_knight", vertex="(2,2) N")
    table.act(0, "displace_knight", vertex="(2,2) NE")
    assert (table.decision, table.game.actors) == ("retreat", [0])
    assert vertices(table, 0, "retreat") == corners(table, "N", "SE", "NW")
    table.act(0, "retreat", vertex="(2,2) NW")
    assert (strength_at(table, "(2,2) NW"), is_active(table, "(2,2) NW")) == (1, True)


@pytest.mark.rule("CK-152")
@pytest.mark.ready("TDEEL-51")
def test_a_driven_out_knight_does_not_stay_and_is_lost_where_all_is_taken() -> None:
    for taken, decision in ((CORNERS[2:], "retreat"), (CORNERS[1:], "action")):
        table = enchanted()
        give(table, 0, "intrigue")
        table.put(0, "road", "(2,2) NW")
        knight(table, 1, "(2,2) N")
        for i, corner in enumerate(taken):
            knight(table, 2 + i // 3, f"(2,2) {corner}", ("basic", "strong", "mighty")[i % 3])
        play(table, "intrigue")
        table.act(0, "drive_out_knight", vertex="(2,2) N")
        assert table.decision == decision
        assert vertices(table, 0, "retreat") == (corners(table, "NE") if decision == "retreat" else set())


@pytest.mark.rule("CK-148")
def test_elsewhere_its_owner_says_so() -> None:
    table = enchanted()
    give(table, 0, "intrigue")
    table.put(0, "road", "(4,1) NW")
    table.put(1, "road", "(4,1) NE")
    knight(table, 1, "(4,1) N")
    play(table, "intrigue")
    table.act(0, "drive_out_knight", vertex="(4,1) N")
    assert (table.decision, table.game.actors) == ("retreat", [1])
    assert vertices(table, 1, "retreat") == places(table, "(4,1) NE")


@pytest.mark.rule("CK-238")
@pytest.mark.ready("TDEEL-84")
def test_a_free_knight_holds_no_line_and_is_cut_off_by_nothing() -> None:
    for enchantment in (True, False):
        table = enchanted(enchantment=enchantment)
        give(table, 0, "diplomat")
        table.put(1, "settlement", "(2,1) NW")
        table.put(1, "road", "(2,1) NW", "(2,1) NE")
        knight(table, 1, "(2,1) NE")
        assert table.vertex("(2,1) NE") == table.vertex("(2,2) NW")
        assert playable(table) == ({"diplomat"} if enchantment else set())
        if enchantment:
            play(table, "diplomat")
            assert [action.operands for action in table.legal(0, "remove_route")] == [{"edge": table.edge("(2,1) NE")}]


@pytest.mark.rule("CK-238")
@pytest.mark.ready("TDEEL-84")
def test_nothing_is_kept_on_the_board_for_a_free_knight() -> None:
    for enchantment in (True, False):
        table = enchanted(RoadRemoval(), enchantment=enchantment)
        table.put(1, "settlement", "(2,1) NW")
        table.put(1, "road", "(2,1) NW", "(2,1) NE")
        knight(table, 1, "(2,1) NE")
        assert len(table.legal(0, "remove_road")) == (2 if enchantment else 0)
