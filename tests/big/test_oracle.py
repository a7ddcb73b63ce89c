"""Games of the Big Game, held after all that is said against books that an independent referee keeps by the digest."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tests.big.oracle.play import Crowd
from tests.big.oracle.printed import COLUMNS, DESERTS, ROWS, START_CORNERS, printed_harbours, printed_hexes
from tests.big.oracle.strip import MOON, SIDE_CORNERS, SUN, Strip
from tests.big.oracle.table import Row, Table

LINE = {"topology": "line"}
QUICK = (
    (Row("ring of three", 6), 10),
    (Row("vacant seat", 7, {"robber_free_turns": 0}), 8),
    (Row("line", 8, {**LINE, "robber_free_turns": 2, "permission_seconds": 4}), 8),
    (Row("by hand", 6, {"production": "manual", "open_offers": 1, "robber_free_turns": 1}), 12),
    (Row("ended early", 8, {"early_close": True, "claim_tie_seconds": 0, "max_turns": 7}), 8),
)
LONG = (
    *(row for row, _ in QUICK),
    Row("line of three", 6, LINE),
    Row("ring of five", 9, {"robber_free_turns": 0}),
    Row("line with a vacant seat", 11, {**LINE, "permission_seconds": 60}),
    Row("ring of six", 12, {"robber_free_turns": 3}),
    Row("ring of seven", 13, {"discard_seconds": 1, "robber_free_turns": 0}),
    Row("ring of eight", 16),
    Row("short windows", 6, {"window_seconds": 12, "robber_free_turns": 0, "max_turns": 40}),
    Row("ended early", 8, {"early_close": True, "claim_tie_seconds": 0}),
)
# What every sweep comes to in all of its games.
OFTEN = (
    *("build_road", "build_ship", "build_settlement", "build_city", "move_ship", "buy_card", "play_card", "bank_trade"),
    *(
        "offer",
        "accept",
        "decline",
        "withdraw",
        "asked",
        "allowed",
        "refused_leave",
        "void_refusal",
        "silence",
        "built_as_asked",
    ),
    *(
        "request_failed",
        "discard",
        "discarded_at_random",
        "knight_moves_robber",
        "claim",
        "simultaneous",
        "false_claim",
    ),
    *(
        "take_production",
        "production_lost",
        "ended_early",
        "FINISHED",
        "act overrule",
        "act extend",
        "act pause",
        "act expel",
    ),
    *("break_down", "refusals"),
)

STRIP = Strip(5, closed=True)


@pytest.mark.rule("BIG-040", "BIG-041", "BIG-042", "BIG-043", "BIG-045", "BIG-046", "BIG-047", "BIG-048", "BIG-049")
@pytest.mark.parametrize("layout", "ABC")
def test_the_printed_boards_are_as_the_rules_say(layout: str) -> None:
    strip = Strip(3, closed=True)
    board = "ABC".index(layout)
    taken = [strip.corner((board, *DESERTS[side]), corner) for side in (SUN, MOON) for corner in START_CORNERS[side]]
    for harbour in printed_harbours(layout):
        hex_ = (board, harbour.row, harbour.col)
        other = strip.across(hex_, harbour.side)
        assert other is not None
        assert (strip.is_land(hex_), strip.is_land(other)) == (True, False)
        taken += [strip.corner(hex_, corner) for corner in SIDE_CORNERS[harbour.side]]
    assert len(taken) == len(set(taken))
    for side in (SUN, MOON):
        land = [hex_ for hex_ in strip.hexes if strip.half_of_hex(hex_) == (board, side) and strip.is_land(hex_)]
        numbers = Counter(strip.number[hex_] for hex_ in land)
        lone = 12 if (side == SUN) == (layout != "B") else 2
        assert numbers == Counter([0, 3, 4, 5, 6, 8, 9, 10, 11, lone])
        kinds = Counter(
            h.kind == "3:1"
            for h in printed_harbours(layout)
            if strip.half_of_hex((board, h.row, h.col)) == (board, side)
        )
        assert kinds == {True: 2, False: 2}
    for hex_ in strip.hexes:
        for side_name in SIDE_CORNERS:
            other = strip.across(hex_, side_name)
            if other is not None and strip.number[hex_]:
                assert strip.number[other] != strip.number[hex_]
                assert not {strip.number[hex_], strip.number[other]} <= {6, 8}
                assert strip.is_land(other) <= (other[0] == hex_[0])


@pytest.mark.rule("BIG-044")
@pytest.mark.parametrize("layout", "ABC")
def test_each_board_turned_round_is_itself(layout: str) -> None:
    hexes = printed_hexes(layout)
    turned = {
        (8 - r, (5 if r % 2 == 0 else 4) - c): found for (r, c), found in hexes.items() if r % 2 == 0 or c < COLUMNS - 1
    }
    swapped = {2: 12, 12: 2}
    for place, found in turned.items():
        assert hexes[place] == (found.terrain, swapped.get(found.number, found.number))
    assert len(turned) == ROWS * COLUMNS - 4
    back = {"E": "W", "W": "E", "NE": "SW", "SW": "NE", "NW": "SE", "SE": "NW"}
    harbours = {(h.kind, h.row, h.col, h.side) for h in printed_harbours(layout)}
    assert harbours == {
        (h.kind, 8 - h.row, (5 if h.row % 2 == 0 else 4) - h.col, back[h.side]) for h in printed_harbours(layout)
    }


@pytest.mark.rule(
    "BIG-014", "BIG-015", "BIG-019", "BIG-020", "BIG-021", "BIG-024", "BIG-276", "BIG-277", "BIG-278", "BIG-279"
)
def test_the_geometry_of_the_referee_gives_the_examples_of_the_rules() -> None:
    assert [STRIP.across((1, 3, 5), side) for side in ("NE", "E", "SE")] == [(2, 2, 0), (2, 3, 0), (2, 4, 0)]
    assert [STRIP.across((0, 4, 0), side) for side in ("NW", "W", "SW")] == [(4, 3, 5), (4, 4, 5), (4, 5, 5)]
    assert len(STRIP.edge_ends) == 5 * 150
    seam = [edge for edge, (one, two) in STRIP.edge_hexes.items() if {one[0], two[0]} == {2, 3}]
    assert len(seam) == 17
    for point in STRIP.land_points():
        assert len({hex_[0] for hex_ in STRIP.hexes_at[point]}) == 1
    names = [(4, 2, "N"), (3, 1, "S"), (3, 2, "S"), (4, 3, "S"), (5, 2, "N")]
    assert [STRIP.half_at(STRIP.point_named[(1, *name)])[1] for name in names] == [SUN, MOON, SUN, MOON, MOON]
    assert STRIP.partners(0) == {1, 2, 3, 8, 9}
    assert {partner for partner in STRIP.partners(1) if partner % 2 == 0} == {0, 2, 8}
    assert len(Strip(5, closed=False).partners(0)) == 3


@pytest.mark.rule("BIG-280")
def test_the_books_give_the_first_hand_of_the_example() -> None:
    table = Table(Row("first hand", 6), "first hand")
    for spot, hand in enumerate(({"grain": 1, "wood": 1}, {"ore": 1}, {"brick": 1, "wool": 1})):
        table = Table(Row("first hand", 6), "first hand")
        assert table.say(0, "choose_start", cards=spot, city=0)
        assert +table.books.players[0].hand == hand


@pytest.mark.rule("BIG-281", "BIG-282")
@pytest.mark.parametrize(
    ("seat", "ships", "half"),
    [
        (2, [(1, 3, 4, "SW"), (1, 3, 4, "SE"), (1, 3, 5, "SW"), (1, 3, 5, "SE"), (2, 3, 0, "SW")], (2, MOON)),
        (3, [(1, 4, 1, "SW"), (1, 4, 0, "SE"), (1, 4, 0, "SW"), (0, 4, 5, "SE"), (0, 4, 5, "SW")], (0, SUN)),
    ],
)
def test_the_shortest_crossings_are_lines_to_a_foreign_half(
    seat: int, ships: list[tuple[int, int, int, str]], half: tuple[int, int]
) -> None:
    assert STRIP.start(seat)[2] == ships[0]
    for one, other in pairwise(ships):
        assert set(STRIP.edge_ends[one]) & set(STRIP.edge_ends[other])
    goal = set(STRIP.edge_ends[ships[-1]]) - set(STRIP.edge_ends[ships[-2]])
    assert {STRIP.half_at(point) for point in goal} == {half}


@pytest.mark.many
@pytest.mark.rule(
    "BIG-085",
    "BIG-087",
    "BIG-090",
    "BIG-093",
    "BIG-094",
    "BIG-097",
    "BIG-104",
    "BIG-118",
    "BIG-132",
    "BIG-139",
    "BIG-152",
)
@pytest.mark.parametrize(("row", "turns"), QUICK, ids=[row.name for row, _ in QUICK])
def test_a_game_goes_as_the_books_say(row: Row, turns: int) -> None:
    table = Table(row, row.name)
    Crowd(table, bustle=20).play(turns)
    assert table.books.turn > turns or table.books.phase == "FINISHED"
    assert min(table.books.seen[kind] for kind in ("build_ship", "build_road", "offer", "refusals", "act correct")) > 0


@pytest.mark.sweep
@pytest.mark.timeout(3600)
def test_many_games_go_as_the_books_say() -> None:
    seen: Counter[object] = Counter()
    for number in range(4):
        for row in LONG:
            table = Table(row, f"{row.name} {number}")
            Crowd(table, gifts=(1, 2, 8)[number % 3], claims=(100, 2000)[number % 2]).play(60)
            seen.update(table.books.seen)
    assert [kind for kind in OFTEN if not seen[kind]] == []
    assert all(seen["second_roll", number] for number in range(3, 12))
    assert seen["shortage", 1]
    assert seen["shortage", 2]
