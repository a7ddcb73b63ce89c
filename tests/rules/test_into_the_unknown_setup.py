"""`into_the_unknown` (TDEIU): the board, three founding settlements, no pirate, and the end."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import Game
from skerry.board.map_file import HARBOUR_ANY, MapFile
from skerry.board.setup import BoardSetup
from skerry.board.terrain import FOG, RESOURCE_COUNT, SEA, TERRAINS, is_land
from skerry.board.tokens import numbers_of
from skerry.catalog import judge
from skerry.catalog.assembly import compose
from skerry.catalog.maps import map_of
from skerry.engine.digest import kept_by
from skerry.engine.randomness import Randomness
from skerry.engine.resampling import resample_hidden
from skerry.engine.start import lay_board
from skerry.engine.view import View
from tests.board.sea_maps import neighbours
from tests.islands import corners, founding_sites, island
from tests.table import Table
from tests.unknown import UNKNOWN, part, unknown_table

KNIGHTS = "cities_and_knights"

HOME_AND_SEA = {
    3: {"sea": 13, "desert": 1, "field": 2, "hill": 2, "mountain": 2, "pasture": 4, "forest": 3},
    4: {"sea": 15, "field": 2, "hill": 3, "mountain": 3, "pasture": 4, "forest": 4},
}
UNKNOWN_SEA = {
    3: {"sea": 6, "desert": 2, "gold_field": 2, "field": 3, "hill": 3, "mountain": 3, "pasture": 1, "forest": 2},
    4: {"sea": 9, "desert": 3, "gold_field": 2, "field": 4, "hill": 4, "mountain": 4, "pasture": 3, "forest": 3},
}
HOME_TOKENS = {3: [2, 3, 4, 4, 5, 6, 6, 8, 8, 9, 10, 10, 11], 4: [2, 3, 4, 4, 5, 5, 6, 6, 6, 8, 8, 9, 9, 10, 10, 11]}
UNKNOWN_TOKENS = {
    3: [2, 3, 3, 4, 5, 5, 6, 8, 9, 9, 10, 11, 11, 12],
    4: [2, 3, 3, 3, 4, 4, 5, 5, 5, 6, 8, 9, 9, 9, 10, 10, 11, 11, 11, 12],
}
# Inside the frame, as the digest lays the boards out.
LAYOUT = {
    3: """
        mountain:6 sea sea fog fog fog
        pasture:2 mountain:4 sea sea fog fog desert
        hill:5 forest:3 pasture:6 sea sea fog fog gold_field:6
        desert forest:10 sea fog fog fog fog
        forest:9 hill:11 field:8 sea sea fog fog gold_field:8
        field:10 pasture:4 sea sea fog fog desert
        pasture:8 sea sea fog fog fog
    """,
    4: """
        hill:11 sea sea fog fog fog fog desert
        forest:5 mountain:6 sea sea fog fog fog fog gold_field:6
        hill:9 pasture:10 pasture:4 sea sea sea fog fog fog fog
        mountain:2 field:8 forest:3 pasture:8 sea fog fog fog desert
        field:6 pasture:9 mountain:10 sea sea sea fog fog fog fog
        hill:4 forest:6 sea sea fog fog fog fog gold_field:8
        forest:5 sea sea fog fog fog fog desert
    """,
}
HARBOURS = {
    3: ["(1,1) E", "(5,3) E", "(7,1) W", "(3,1) SW"],
    4: ["(1,1) E", "(4,4) E", "(7,1) SE", "(3,1) SW"],
}
ROBBER = {3: "(4,1)", 4: "(4,9)"}

both = pytest.mark.parametrize("players", [3, 4])


def laid(players: int, seeds: int = 40) -> list[BoardSetup]:
    rules = compose(UNKNOWN, players, {"setup": "random"})
    return [lay_board(rules, Randomness(f"unknown {seed}")) for seed in range(seeds)]


def named(board: MapFile, name: str) -> list[int]:
    return next(one.hexes for one in board.islands if one.name == name)


def shown(board: MapFile, hex_: int) -> str:
    numbers = numbers_of(board.numbers[hex_])
    return ":".join([TERRAINS[board.terrain[hex_]], *map(str, numbers)])


# Components and board


@pytest.mark.rule("TDEIU-01", "TDEIU-02", "TDEIU-03")
@both
def test_the_board_is_made_of_the_listed_hexes_and_tokens(players: int) -> None:
    board = map_of(UNKNOWN, players)
    unknown = named(board, "unknown")
    home = [hex_ for hex_ in range(board.topology.hexes) if hex_ not in unknown]
    assert Counter(TERRAINS[board.terrain[hex_]] for hex_ in home) == HOME_AND_SEA[players]
    open_ones = Counter(TERRAINS[board.terrain[hex_]] for hex_ in unknown if board.terrain[hex_] != FOG)
    hidden = Counter(TERRAINS[terrain] for terrain in board.stack_items("fog"))
    assert open_ones + hidden == UNKNOWN_SEA[players]
    assert hidden.total() + open_ones.total() == len(unknown) == {3: 22, 4: 32}[players]
    assert sorted(n for hex_ in home for n in numbers_of(board.numbers[hex_])) == HOME_TOKENS[players]
    printed = [n for hex_ in unknown for n in numbers_of(board.numbers[hex_])]
    assert sorted([*printed, *board.stack_items("fog_tokens")]) == UNKNOWN_TOKENS[players]


@pytest.mark.rule("TDEIU-14", "TDEIU-16", "TDEIU-17", "TDEIU-10", "TDEIU-11", "TDEIU-12")
@both
def test_the_printed_board_is_laid_as_listed(players: int) -> None:
    board = map_of(UNKNOWN, players)
    rows: dict[int, list[str]] = {}
    for hex_ in range(board.topology.hexes):
        rows.setdefault(int(board.topology.hex_row[hex_]), []).append(shown(board, hex_))
    assert [rows[row] for row in sorted(rows)] == [line.split() for line in LAYOUT[players].split("\n") if line.strip()]
    widest = {3: 3, 4: 5}[players]
    assert [len(rows[row]) for row in sorted(rows)] == [widest + more for more in (3, 4, 5, 4, 5, 4, 3)]


@pytest.mark.rule("TDEIU-09", "TDEIU-15")
@both
def test_open_sea_parts_the_home_island_in_the_west_from_the_unknown_sea(players: int) -> None:
    board = map_of(UNKNOWN, players)
    home, unknown = set(named(board, "home")), set(named(board, "unknown"))
    assert len(home) == {3: 14, 4: 16}[players]
    assert {hex_ for hex_ in range(board.topology.hexes) if is_land(board.terrain[hex_])} <= home | unknown
    assert not any(unknown.intersection(neighbours(board, hex_)) for hex_ in home)
    for row in range(1, 8):
        wests = [board.topology.hex_x[hex_] for hex_ in home if board.topology.hex_row[hex_] == row]
        easts = [board.topology.hex_x[hex_] for hex_ in unknown if board.topology.hex_row[hex_] == row]
        assert max(wests) < min(easts)


@pytest.mark.rule("TDEIU-13", "TDEIU-06", "TDEIU-07", "TDEIU-27")
@both
def test_a_treasure_lies_on_each_marked_vertex_and_three_are_put_back_with_three_players(players: int) -> None:
    table = Table(UNKNOWN, players)
    board = table.kernel.rules.board
    marked = board.vertices_of("treasure")
    assert len(set(marked)) == {3: 17, 4: 20}[players]
    unknown = corners(table, island(table, "unknown"))
    ends = table.kernel.topology.edge_vertex
    assert set(marked) <= unknown
    assert not any({ends[2 * edge], ends[2 * edge + 1]} <= set(marked) for edge in range(table.kernel.topology.edges))
    for seat in (None, *range(players)):
        assert part(table, seat)["treasures"] == {str(vertex): "?" for vertex in sorted(marked)}
    assert part(table)["treasure_stack"]["left"] == {3: 3, 4: 0}[players]


@pytest.mark.rule("TDEIU-08", "TDEIU-06", "TDEIU-27")
@both
def test_the_treasures_are_four_of_each_kind_and_any_may_lie_anywhere(players: int) -> None:
    seen: dict[int, set[int]] = {}
    put_back = set()
    for seed in range(30):
        own = kept_by(Game.new(UNKNOWN, players, f"tiles {seed}").kernel, "into_the_unknown")
        lying = {vertex: kind - 1 for vertex, kind in enumerate(own["treasures"]) if kind}
        left = own["treasure_stack"][: own["treasure_stack_left"][0]]
        assert Counter([*lying.values(), *left]) == dict.fromkeys(range(5), 4)
        put_back.update(left)
        for vertex, kind in lying.items():
            seen.setdefault(vertex, set()).add(kind)
    assert all(kinds == {0, 1, 2, 3, 4} for kinds in seen.values())
    assert put_back == ({0, 1, 2, 3, 4} if players == 3 else set())


# Set-up


@pytest.mark.rule("TDEIU-10", "TDEIU-18", "TDEIU-19")
@both
def test_home_terrain_is_shuffled_under_numbers_that_stay(players: int) -> None:
    board = map_of(UNKNOWN, players)
    moving = [hex_ for hex_ in named(board, "home") if TERRAINS[board.terrain[hex_]] != "desert"]
    assert len(moving) == {3: 13, 4: 16}[players]
    seen: dict[int, set[int]] = {}
    for setup in laid(players):
        assert Counter(setup.terrain) == Counter(board.terrain)
        assert setup.numbers == board.numbers
        for hex_, terrain in enumerate(setup.terrain):
            seen.setdefault(hex_, set()).add(terrain)
    assert [hex_ for hex_ in sorted(seen) if len(seen[hex_]) > 1] == sorted(moving)
    assert all(len(seen[hex_]) == 5 for hex_ in moving)


@pytest.mark.rule("TDEIU-04", "TDEIU-21")
@both
def test_four_general_harbours_lie_at_their_places_on_the_home_island(players: int) -> None:
    table = Table(UNKNOWN, players)
    for setup in laid(players, 5):
        assert [harbour.kind for harbour in setup.harbours] == [HARBOUR_ANY] * 4
        assert {harbour.edge for harbour in setup.harbours} == {table.edge(place) for place in HARBOURS[players]}


@pytest.mark.rule("TDEIU-05", "TDEIU-28")
@both
def test_the_special_harbours_lie_beside_the_board(players: int) -> None:
    table = Table(UNKNOWN, players)
    assert part(table)["special_harbours"] == ["wood", "brick", "wool", "grain", "ore"]
    assert set(table.view()["board"]["harbours"].values()) == {"3:1"}
    assert part(table)["kept_harbours"] == [{}] * players


@pytest.mark.rule("TDEIU-11", "TDEIU-12", "TDEIU-22", "TDEIU-23")
@pytest.mark.parametrize(
    ("players", "face_up"),
    [
        (3, {"(2,7)": "desert", "(6,7)": "desert", "(3,8)": "gold_field:6", "(5,8)": "gold_field:8"}),
        (
            4,
            {
                "(1,8)": "desert",
                "(4,9)": "desert",
                "(7,8)": "desert",
                "(2,9)": "gold_field:6",
                "(6,9)": "gold_field:8",
            },
        ),
    ],
)
def test_deserts_and_gold_fields_of_the_unknown_sea_lie_face_up(players: int, face_up: dict[str, str]) -> None:
    table = Table(UNKNOWN, players)
    board = table.kernel.rules.board
    shown_ones = {hex_: shown(board, hex_) for hex_ in island(table, "unknown") if board.terrain[hex_] != FOG}
    assert shown_ones == {table.hex(place): what for place, what in face_up.items()}


@pytest.mark.rule("TDEIU-24", "TDEIU-25", "TDEIU-26", "TDEIU-43")
@both
def test_the_other_hexes_lie_face_down_with_a_token_for_each_that_is_land(players: int) -> None:
    table = Table(UNKNOWN, players)
    hidden = table.kernel.rules.board.stack_items("fog")
    assert len(hidden) == {3: 18, 4: 27}[players] == list(table.state.terrain).count(FOG)
    assert hidden.count(SEA) == {3: 6, 4: 9}[players]
    told = table.view()["seafarers"]
    assert (told["hidden_hexes"], told["hidden_tokens"]) == {3: (18, 12), 4: (27, 18)}[players]
    assert told["hidden_tokens"] == sum(is_land(terrain) for terrain in hidden)


@pytest.mark.rule("TDEIU-20", "TDEIU-24", "TDEIU-25", "TDEIU-26")
@both
def test_nobody_can_tell_a_hidden_hex_from_another(players: int) -> None:
    table = Table(UNKNOWN, players)
    own = kept_by(table.kernel, "seafarers")
    for seat in range(-1, players):
        tops = set()
        tokens = set()
        for deal in range(40):
            world = resample_hidden(table.kernel, seat, f"deal {deal}")
            assert View(world, seat).to_json() == View(table.kernel, seat).to_json()
            dealt = kept_by(world, "seafarers")
            assert sorted(dealt["fog_hexes"]) == sorted(own["fog_hexes"])
            tops.add(dealt["fog_hexes"][-1])
            tokens.add(dealt["fog_tokens"][-1])
        assert SEA in tops
        assert len(tops) > 3
        assert len(tokens) > 5


@pytest.mark.rule("TDEIU-29")
@pytest.mark.parametrize("setup", ["random", "fixed"])
@both
def test_the_robber_starts_on_its_desert(players: int, setup: str) -> None:
    for seed in range(5):
        table = Table.of(Game.new(UNKNOWN, players, f"robber {seed}", {"setup": setup}))
        assert table.state.robber == table.hex(ROBBER[players])
        assert table.decision == "found_building"


# Founding


@pytest.mark.rule("TDEIU-30", "TDEIU-31", "TDEIU-32", "TDEIU-34")
@both
def test_three_settlements_are_founded_and_only_the_third_pays(players: int) -> None:
    table = unknown_table(players=players)
    order = []
    while table.decision == "found_building":
        (seat,) = table.game.actors
        order.append(seat)
        before = table.cards(seat)
        action = table.legal(seat)[-1]
        table.game.apply(seat, action)
        gained = Counter(table.cards(seat)) - Counter(before)
        assert gained == (around(table, int(str(action.operands["vertex"]))) if order.count(seat) == 3 else Counter())
        table.game.apply(seat, table.legal(seat, "found_road")[0])
    forth = list(range(players))
    assert order == [*forth, *reversed(forth), *forth]
    assert table.game.scores() == [3] * players
    assert table.supply(0, "settlement") == 2
    assert table.decision == "pre_roll"


def around(table: Table, vertex: int) -> Counter[str]:
    """One card for each producing hex at a vertex."""
    yields = {"forest": "wood", "hill": "brick", "pasture": "wool", "field": "grain", "mountain": "ore"}
    hexes = [int(hex_) for hex_ in table.kernel.topology.vertex_hex[3 * vertex : 3 * vertex + 3] if hex_ >= 0]
    terrains = [TERRAINS[table.state.terrain[hex_]] for hex_ in hexes]
    return Counter(yields[terrain] for terrain in terrains if terrain in yields)


@pytest.mark.rule("TDEIU-30")
@both
def test_founding_is_open_on_the_home_island_only(players: int) -> None:
    table = unknown_table(players=players)
    assert founding_sites(table) == corners(table, island(table, "home"))


@pytest.mark.rule("TDEIU-33", "TDEIU-62")
@both
def test_a_founding_ship_keeps_to_the_coast(players: int) -> None:
    table = unknown_table(players=players)
    table.act(0, "found_building", vertex="(1,1) NE")
    assert table.is_legal(0, "found_ship", edge="(1,1) E")
    assert table.is_legal(0, "found_road", edge="(1,1) E")
    assert table.refused(0, "found_ship", edge="(1,2) NW") == "a founding ship lies along the coast"
    table.act(0, "found_ship", edge="(1,1) E")
    assert table.state.edge_piece[table.edge("(1,1) E")] == table.kernel.rules.ship


@pytest.mark.rule("TDEIU-62")
@both
def test_nothing_unknown_can_be_reached_while_founding(players: int) -> None:
    table = unknown_table(players=players)
    home = corners(table, island(table, "home"))
    tiles = set(table.kernel.rules.board.vertices_of("treasure"))
    assert home.isdisjoint(tiles)
    assert home.isdisjoint(corners(table, island(table, "unknown")))


# No pirate


@pytest.mark.rule("TDEIU-35", "TDEIU-36")
@both
def test_a_seven_and_a_knight_move_the_robber_and_there_is_no_pirate(players: int) -> None:
    table = unknown_table(players=players, dice=[(3, 4)])
    table.give_card(0, "knight")
    assert table.view()["seafarers"]["pirate"] == "off_board"
    table.turn(0)
    table.act(0, "play_card", card="knight")
    assert (table.decision, {action.kind for action in table.legal(0)}) == ("move_robber", {"move_robber"})
    table.act(0, "move_robber", hex="(3,2)")
    table.act(0, "roll")
    assert (table.decision, {action.kind for action in table.legal(0)}) == ("move_robber", {"move_robber"})


# The end, and Cities & Knights


@pytest.mark.rule("TDEIU-64")
@both
def test_twelve_points_win_and_eleven_do_not(players: int) -> None:
    table = unknown_table(players=players)
    table.put(0, "city", "(1,1) N", "(2,1) S", "(3,1) S", "(5,1) S")
    table.put(0, "settlement", "(7,1) S", "(2,2) SE", "(6,2) NE")
    table.put(0, "road", "(7,1) NE")
    table.turn(0, rolled=True)
    assert (table.points(0), table.game.over) == (11, False)
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.act(0, "build_settlement", vertex="(7,1) NE")
    assert table.game.winner == 0
    assert table.game.scores()[0] == 12


@pytest.mark.rule("TDEIU-65", "TDEIU-67")
@both
def test_with_cities_and_knights_it_is_played_to_fourteen(players: int) -> None:
    verdict = judge([*UNKNOWN, KNIGHTS], players)
    assert (verdict.playable, verdict.target) == (True, 14)
    assert unknown_table(players=players, modules=(KNIGHTS,)).kernel.rules.base_target == 14


@pytest.mark.rule("TDEIU-66", "VARX-81")
@both
def test_with_cities_and_knights_the_second_building_is_a_city_and_the_third_pays(players: int) -> None:
    table = unknown_table(players=players, modules=(KNIGHTS,))
    built = []
    third = -1
    while table.decision == "found_building":
        (seat,) = table.game.actors
        action = table.legal(seat)[0]
        table.game.apply(seat, action)
        if seat == 0:
            third = int(str(action.operands["vertex"]))
            built.append(table.kernel.rules.pieces[table.state.vertex_piece[third]].name)
        table.game.apply(seat, table.legal(seat)[0])
    assert built == ["settlement", "city", "settlement"]
    assert table.game.scores() == [4] * players
    around = [int(table.kernel.topology.vertex_hex[3 * third + slot]) for slot in range(3)]
    yields = [hex_ for hex_ in around if hex_ >= 0 and table.state.terrain[hex_] < RESOURCE_COUNT]
    assert table.state.hand_size[0] == len(yields)
