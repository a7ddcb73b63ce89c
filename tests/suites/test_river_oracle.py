"""Random games of `rivers`, held after every action against a bookkeeping of their own."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from skerry import Action, ConfigError, Game
from skerry.server.live.facts import facts_of
from tests.event_deck import event_table, turn_up
from tests.suites.books import HARBOURS, ISLAND, SMALL_ISLAND, YIELDS, Json
from tests.suites.gold_books import GOLD
from tests.suites.gold_players import THINGS, GoldPlayer, follow_game, taken_as_wanted
from tests.suites.refereeing import COMMON_ROWS, FIXED, Row, check_fixed, spirals, views_of
from tests.suites.river_oracle import Course, Oracle, Waters
from tests.table import Table

WATERS = Waters(ISLAND)
MOST_ACTIONS = 6000


SMALL_TARGET = 6
# A river that bends so tightly that hexes meet which do not follow each other.
SMALL_COURSES: tuple[Course, ...] = ((((0, 1), (0, 0), (1, 1), (1, 0)), "W"),)
SMALL_MAP = f"""
name bend
players 2 3 4
target {SMALL_TARGET}
row 0 offset 1: hill:4 mountain:6
row 1 offset 0: swamp forest:5 field:8
row 2 offset 1: pasture:9 forest:10
harbour 3:1 at (0,0) side NW
harbour wood at (2,1) side SE
river (0,1) (0,0) (1,1) (1,0) to side W
"""


ROWS = (
    *COMMON_ROWS,
    Row("numbers", options={"numbers": "random", "harbours": "tokens"}),
    Row("small", players=3, board=SMALL_MAP),
    Row("small-two", ("two_player",), 2, board=SMALL_MAP),
)
WHOLE_GAMES = ("three", "two")
EACH_ROW = pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])


def oracle_for(row: Row, start: Json) -> Oracle:
    island = SMALL_ISLAND if row.board else ISLAND
    waters = Waters(island, SMALL_COURSES) if row.board else WATERS
    oracle = Oracle(island, row.players, row.modules, start, waters=waters)
    oracle.points_to_win = SMALL_TARGET if row.board else oracle.points_to_win
    oracle.separate = row.options.get("trade_build") == "separate"
    return oracle


def probe(game: Game, oracle: Oracle, seat: int, view: Json, chooser: GoldPlayer) -> Action | None:
    """Try something that is not listed; it is refused if and only if the oracle refuses it."""
    chance = chooser.chance
    if chooser.talks(view):
        return chooser.talk(game, oracle, seat, view)
    edge = chance.choice(sorted(oracle.waters.sites))
    action = chance.choice(
        (
            Action("build_bridge", {"edge": chance.randrange(len(oracle.island.ends))}),
            Action("build_bridge", {"edge": edge}),
            Action("build_road", {"edge": edge}),
            Action("place_road", {"edge": edge}),
            Action("found_road", {"edge": edge}),
            Action("buy_with_gold", {"card": chance.choice(tuple(YIELDS.values()))}),
            Action("bank_trade", {"give": chance.choice(THINGS), "take": chance.choice(THINGS)}),
        )
    )
    wanted = (action.kind, *action.operands.values()) in oracle.options(view, seat)
    return action if taken_as_wanted(game, oracle, seat, action, wanted) else None


def follow(row: Row, seed: str, thrift: int, most: int = MOST_ACTIONS) -> Oracle:
    """Play one game and hold every position against the oracle; what it saw is counted there."""
    game = row.begin("rivers", seed)
    oracle = oracle_for(row, views_of(game)[-1])
    chooser = GoldPlayer(f"{seed} later", thrift)
    follow_game(game, oracle, chooser, lambda seat, view: probe(game, oracle, seat, view, chooser), most)
    return oracle


# RIVR-20: the sites by hex and side.
SITES = ((1, 0, "E"), (1, 1, "E"), (1, 2, "E"), (3, 0, "E"), (3, 1, "E"), (1, 0, "NW"), (3, 0, "SW"))
# RIVR-30.
FIXED_HEXES = """
field:5 forest:8 forest:4
swamp pasture:10 hill:3 mountain:11
field:6 forest:9 field:11 forest:6 mountain:2+12
swamp hill:4 mountain:5 pasture:9
hill:3 field:8 pasture:10
"""
RIVER_LANDS = {3: "swamp", 4: "pasture", 5: "hill", 6: "mountain", 12: "swamp", 13: "hill", 14: "mountain"}
OTHER_LANDS = Counter(forest=4, field=4, pasture=2, hill=1, mountain=1)
# In alphabetical order without B, which joins H (RIVR-23, RIVR-25).
LETTERS = ([5], [6], [3], [8], [10], [9], [2, 12], [11], [4], [8], [10], [9], [4], [5], [6], [3], [11])
SWAMPS = {hex_ for hex_, land in RIVER_LANDS.items() if land == "swamp"}


@pytest.mark.rule("RIVR-16", "RIVR-20", "RIVR-21", "RIVR-22", "RIVR-79", "RIVR-80")
def test_the_oracle_knows_the_places_of_the_board() -> None:
    game = Game.new(["rivers"], 3, "places")
    board: Any = facts_of(game)["board"]
    ISLAND.check_numbers(board)
    assert {ISLAND.side_of(*site) for site in SITES} == WATERS.sites
    assert (len(WATERS.sites), len(WATERS.banks), len(WATERS.shore)) == (7, 30, 32)
    sides = Counter(side for hex_ in WATERS.hexes for side in ISLAND.hex_sides[hex_])
    assert all(sides[side] == 1 for side in WATERS.banks)
    assert len(WATERS.sites & ISLAND.coast) == 2
    told = views_of(game)[-1]["rivers"]
    assert {int(hex_) for hex_ in told["rivers"]} == WATERS.hexes
    assert {int(side) for side in told["bridge_sites"]} == WATERS.sites


@pytest.mark.rule("RIVR-01")
@pytest.mark.parametrize("players", [2, 5])
def test_three_or_four_play(players: int) -> None:
    with pytest.raises(ConfigError):
        Game.new(["rivers"], players, "players")


@pytest.mark.rule("RIVR-15", "RIVR-26", "RIVR-27", "RIVR-30")
def test_the_fixed_board_is_the_one_of_the_rules() -> None:
    view: Json = Game.new(["rivers"], 4, "printed", {"board": "beginner"}).view(None).to_json()
    check_fixed(view["board"], FIXED_HEXES)
    assert view["board"]["robber"] == ISLAND.hex_at[1, 0]


@pytest.mark.rule("RIVR-11", "RIVR-12", "RIVR-13", "RIVR-14", "RIVR-15", "RIVR-18", "RIVR-23", "RIVR-24", "RIVR-25")
@EACH_ROW
def test_every_board_has_its_rivers_and_its_letters(row: Row) -> None:
    robbers: set[object] = set()
    for seed in range(0 if row.board else 5):
        board = views_of(row.begin("rivers", f"board {seed}"))[-1]["board"]
        terrain, numbers = board["terrain"], board["numbers"]
        assert all(terrain[hex_] == land for hex_, land in RIVER_LANDS.items())
        assert Counter(land for hex_, land in enumerate(terrain) if hex_ not in RIVER_LANDS) == OTHER_LANDS
        assert all(bool(shown) == (land != "swamp") for land, shown in zip(terrain, numbers, strict=True))
        assert sorted(shown for shown in numbers if shown) == sorted(LETTERS)
        if row.options.get("numbers") != "random" and row.options.get("board") != "drafted":
            assert [list(LETTERS)] == [
                laid for laid in ([numbers[hex_] for hex_ in way] for way in spirals(SWAMPS)) if laid == list(LETTERS)
            ]
        assert set(board["harbours"]) == {str(ISLAND.side_of(*side)) for side, _ in HARBOURS}
        assert Counter(board["harbours"].values()) == Counter(kind for _, kind in HARBOURS)
        assert terrain[board["robber"]] == "swamp"
        robbers.add(board["robber"])
    if not row.board and row.options != FIXED:
        assert len(robbers) == 2


@pytest.mark.many
@pytest.mark.rule("RIVR-34", "RIVR-35", "RIVR-46", "RIVR-49", "RIVR-55", "RIVR-61", "RIVR-67", "RIVR-68", "RIVR-72")
@EACH_ROW
def test_a_game_goes_as_the_oracle_says(row: Row) -> None:
    oracle = follow(row, f"{row.name} 0", 8, MOST_ACTIONS if row.name in WHOLE_GAMES else 180)
    if row.name in WHOLE_GAMES:
        assert oracle.seen["over"] == 1
        assert min(oracle.seen[kind] for kind in ("build_bridge", "buy_with_gold", "wealthiest", "refusals")) > 0


@pytest.mark.sweep
@EACH_ROW
def test_many_games_go_as_the_oracle_says(row: Row) -> None:
    for seed in range(40):
        follow(row, f"{row.name} {seed}", (1, 4, 20, 80)[seed % 4])


# What random games seldom or never come to


def purses(table: Table) -> list[int]:
    told: list[int] = table.view()["rivers"]["gold"]
    return told


def build_bridge(table: Table, seat: int, edge: str) -> None:
    """In a turn of its own a seat that is connected gets a bridge, and three gold for it."""
    table.hand(seat, wood=2, brick=1)
    table.turn(seat, rolled=True)
    table.act(seat, "build_bridge", edge=edge)


def edges(table: Table, seat: int, kind: str) -> set[object]:
    return {action.operands["edge"] for action in table.legal(seat, kind)}


# With these, two each for four seats, every hex has a neighbour.
EVERYWHERE = ("(1,1) SE", "(1,3) S", "(1,0) S", "(3,1) S", "(3,2) SE", "(0,0) SE", "(0,2) S", "(2,0) S")


@pytest.mark.rule("RIVR-39", "RIVR-66", "RIVR-84", "FRND-09", "FRND-10")
@pytest.mark.parametrize(
    ("robber", "open_to_it"), [("(1,0)", ["(1,0)"]), ("(3,0)", ["(3,0)"]), ("(2,2)", ["(1,0)", "(3,0)"])]
)
def test_where_everybody_is_protected_the_robber_is_for_a_swamp(robber: str, open_to_it: list[str]) -> None:
    table = Table(["rivers", "friendly_robber"], 4, dice=[(3, 4)])
    for number, place in enumerate(EVERYWHERE):
        table.put(number % 4, "settlement", place)
    table.robber(robber)
    for seat in (1, 2, 3):
        table.hand(seat, ore=1)
    table.turn(0)
    table.act(0, "roll")
    # In a swamp already it stays there, as it would in a desert.
    assert {action.operands["hex"] for action in table.legal(0)} == {table.hex(name) for name in open_to_it}
    table.act(0, "move_robber", hex=open_to_it[-1])
    assert table.decision == "action"
    assert [table.cards(seat) for seat in (0, 1, 2, 3)] == [{}, {"ore": 1}, {"ore": 1}, {"ore": 1}]


@pytest.mark.rule("RIVR-84", "RIVR-65", "FRND-13")
def test_the_poorest_tile_protects_and_its_return_ends_that() -> None:
    table = Table(["rivers", "friendly_robber"], 3, dice=[(3, 4), (3, 4)])
    table.put(0, "city", "(0,0) N", "(0,2) N")
    table.put(1, "city", "(1,0) SE", "(2,4) SE")
    table.turn(0)
    table.act(0, "roll")
    # All are level at no gold, so four points of cities count two.
    assert table.points(1) == 2
    assert table.hex("(2,1)") not in {action.operands["hex"] for action in table.legal(0)}
    build_bridge(table, 1, "(1,0) E")
    assert table.points(1) == 5
    table.turn(0)
    table.act(0, "roll")
    assert table.is_legal(0, "move_robber", hex="(2,1)")


@pytest.mark.rule("RIVR-86")
def test_a_damaged_road_leads_to_no_bridge_but_a_building_does() -> None:
    table = event_table("earthquake", players=3, beside=["rivers"])
    table.put(0, "settlement", "(1,0) N")
    table.put(0, "road", "(1,0) NE")
    had = purses(table)[0]
    turn_up(table)
    table.act(0, "damage_road", edge="(1,0) NE")
    table.hand(0, wood=2, brick=1)
    assert edges(table, 0, "build_bridge") == {table.edge("(1,0) NW")}
    assert edges(table, 0, "build_road") == set()
    table.act(0, "build_bridge", edge="(1,0) NW")
    assert purses(table) == [had + 3, 0, 0]


@pytest.mark.rule("RIVR-32", "RIVR-53")
def test_free_roads_are_not_for_who_could_only_build_a_bridge() -> None:
    table = Table(["rivers"], 3)
    table.put(0, "settlement", "(1,0) NE")
    table.put(1, "road", "(1,0) NE", "(1,1) NW")
    table.hand(0, wood=2, brick=1)
    table.give_card(0, "road_building")
    table.turn(0, rolled=True)
    assert edges(table, 0, "build_bridge") == {table.edge("(1,0) E")}
    assert not table.legal(0, "build_road")
    assert not table.legal(0, "play_card")


@pytest.mark.rule("RIVR-46", "RIVR-48")
def test_a_building_of_another_on_the_way_is_the_end_of_it() -> None:
    table = Table(["rivers"], 3)
    table.put(0, "settlement", "(0,0) NW")
    table.put(0, "road", "(0,0) W", "(0,0) SW")
    table.hand(0, wood=2, brick=1)
    table.turn(0, rolled=True)
    assert edges(table, 0, "build_bridge") == {table.edge("(1,0) NW"), table.edge("(1,0) E")}
    table.put(1, "settlement", "(0,0) S")
    table.turn(0, rolled=True)
    assert edges(table, 0, "build_bridge") == {table.edge("(1,0) NW")}


@pytest.mark.rule("RIVR-49", "RIVR-56", "RIVR-65", "RIVR-82", "RIVR-91")
@pytest.mark.parametrize("players", [2, 3])
def test_a_bridge_can_win_by_both_tiles(players: int) -> None:
    table = Table(["rivers", *["two_player"] * (players == 2)], players)
    table.put(0, "city", "(0,0) N", "(0,2) N", "(2,0) NW", "(2,4) SE")
    table.put(0, "settlement", "(1,0) NE")
    table.turn(0, rolled=True)
    assert table.points(0) == 7
    build_bridge(table, 0, "(1,0) E")
    # Nothing is built for a neutral colour any more.
    assert table.game.winners == [0]
    assert table.points(0) == 10


@pytest.mark.rule("RIVR-57", "RIVR-58", "RIVR-67", "RIVR-82")
def test_who_becomes_the_wealthiest_in_the_turn_of_another_wins_in_the_next_of_the_own() -> None:
    table = Table(["rivers"], 3)
    table.put(0, "settlement", "(3,0) NE")
    table.put(1, "city", "(0,0) N", "(0,2) N", "(2,0) NW", "(2,4) SE")
    table.put(1, "settlement", "(1,0) NE")
    build_bridge(table, 0, "(3,0) E")
    build_bridge(table, 1, "(1,0) E")
    assert (purses(table), table.view()["awards"]["wealthiest_settler"]) == ([3, 3, 0], None)
    table.turn(0, rolled=True)
    table.act(0, "buy_with_gold", card="ore")
    assert (purses(table), table.view()["awards"]["wealthiest_settler"]) == ([1, 3, 0], 1)
    assert table.points(1) == 10
    assert not table.game.over
    table.act(0, "end_turn")
    assert table.game.winners == [1]


@pytest.mark.rule("RIVR-68", "RIVR-69", "RIVR-72", "RIVR-73")
def test_an_empty_bank_sells_nothing_and_still_pays_gold() -> None:
    table = Table(["rivers"], 3)
    table.put(0, "settlement", "(1,0) NE", "(1,1) NE")
    build_bridge(table, 0, "(1,0) E")
    build_bridge(table, 0, "(1,1) E")
    table.hand(0, wool=4)
    table.bank(ore=0, wood=0)
    assert purses(table)[0] == 6
    assert {action.operands["card"] for action in table.legal(0, "buy_with_gold")} == {"brick", "wool", "grain"}
    trades = {(action.operands["give"], action.operands["take"]) for action in table.legal(0, "bank_trade")}
    assert trades == {
        (GOLD, "brick"),
        (GOLD, "wool"),
        (GOLD, "grain"),
        ("wool", "brick"),
        ("wool", "grain"),
        ("wool", GOLD),
    }
    # A trade at the rate of the bank is none of the two purchases.
    table.act(0, "bank_trade", give=GOLD, take="brick")
    table.act(0, "bank_trade", give="wool", take=GOLD)
    table.act(0, "buy_with_gold", card="grain")
    assert (purses(table)[0], table.cards(0)) == (1, {"brick": 1, "grain": 1})


@pytest.mark.rule("RIVR-68", "RIVR-70", "RIVR-92")
def test_two_purchases_are_all_of_a_turn() -> None:
    table = Table(["rivers"], 3, dice=[(1, 1)])
    table.put(0, "settlement", "(1,0) NE", "(1,1) NE")
    table.put(1, "settlement", "(3,0) NE")
    build_bridge(table, 1, "(3,0) E")
    build_bridge(table, 0, "(1,0) E")
    table.hand(0, wood=2, brick=1)
    table.act(0, "build_bridge", edge="(1,1) E")
    table.act(0, "buy_with_gold", card="ore")
    table.act(0, "buy_with_gold", card="ore")
    assert purses(table) == [2, 3, 0]
    assert not table.legal(0, "buy_with_gold")
    table.refused(0, "buy_with_gold", card="ore")
    # The limit is each player's own, and of each turn; before the roll there is no trade.
    table.turn(1, rolled=True)
    table.act(1, "buy_with_gold", card="wool")
    table.turn(0)
    table.refused(0, "buy_with_gold", card="ore")
    table.act(0, "roll")
    table.act(0, "buy_with_gold", card="ore")
    assert purses(table) == [0, 1, 0]


@pytest.mark.rule("RIVR-90", "RIVR-91")
def test_a_neutral_bridge_goes_before_a_neutral_road() -> None:
    table = Table(["rivers", "two_player"], 2)
    table.put(0, "settlement", "(1,0) NE", "(3,0) NE")
    build_bridge(table, 0, "(1,0) E")
    first, second = table.edge("(1,1) E"), table.edge("(3,1) E")
    assert {(action.kind, *action.operands.values()) for action in table.legal(0)} == {
        ("place_neutral_bridge", 2, first),
        ("place_neutral_bridge", 3, second),
    }
    table.act(0, "place_neutral_bridge", colour=2, edge="(1,1) E")
    table.put(1, "bridge", "(3,1) E")
    had = purses(table)
    build_bridge(table, 0, "(3,0) E")
    kinds = {action.kind for action in table.legal(0)}
    assert kinds == {"place_neutral_road"}
    assert not WATERS.sites & edges(table, 0, "place_neutral_road")
    assert purses(table) == [had[0] + 3, had[1]]
