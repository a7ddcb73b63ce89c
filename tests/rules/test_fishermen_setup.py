"""The fishermen before the first turn: what there is, where the lake and the fishing grounds lie."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import ConfigError, Game
from skerry.board.maps import load_map
from skerry.board.setup import begin
from skerry.board.terrain import DESERT, LAKE, SEA, TERRAINS
from skerry.board.tokens import numbers_of
from skerry.board.topology import NOWHERE
from skerry.catalog import judge
from skerry.engine.randomness import Randomness
from skerry.engine.state import NO_HARBOUR, OFF_BOARD
from skerry.rules.traders_and_barbarians.fishermen.grounds import served
from skerry.rules.traders_and_barbarians.fishermen.lake import put_lakes_inland
from skerry.rules.traders_and_barbarians.fishermen.places import coast_of
from tests.fishing import GROUNDS, INNER, fish_table, fishing, hands, lakes, left, tips
from tests.table import Table

MAP = "traders_and_barbarians/fishermen"
SETUPS = [{"board": "beginner"}, {"board": "variable"}, {"board": "variable", "numbers": "random"}]
ISLET = """
name islet
row 0 offset 1: forest:9 hill:6
row 1 offset 0: field:4 {0} pasture:10
row 2 offset 1: mountain:8 field:5
"""


def random_table(seed: int, **options: object) -> Table:
    table = fish_table()
    table.game = Game.new(["fishermen"], 4, f"set-up {seed}", options)
    return table


# Components


@pytest.mark.rule("FISH-01")
def test_three_or_four_play_and_two_with_the_variant_for_two() -> None:
    assert [players for players in range(1, 8) if judge(["fishermen"], players).playable] == [3, 4]
    assert [players for players in range(1, 8) if judge(["fishermen", "two_player"], players).playable] == [2]
    assert str(judge(["fishermen"], 2).reason) == "2 players need the module two_player."


@pytest.mark.rule("FISH-02")
@pytest.mark.parametrize("options", SETUPS)
def test_there_is_one_lake_with_four_numbers(options: dict[str, object]) -> None:
    for seed in range(5):
        table = random_table(seed, **options)
        assert [numbers_of(table.state.numbers[lake]) for lake in lakes(table)] == [[2, 3, 11, 12]]


@pytest.mark.rule("FISH-03")
@pytest.mark.parametrize("options", SETUPS)
def test_there_are_six_fishing_grounds_each_with_its_number(options: dict[str, object]) -> None:
    for seed in range(5):
        assert sorted(tips(random_table(seed, **options)).values()) == [4, 5, 6, 8, 9, 10]


@pytest.mark.rule("FISH-04")
def test_there_are_29_tokens_with_55_fish() -> None:
    table = fish_table()
    fish = fishing(table).fish
    lying = Counter(int(fish.item(table.kernel, place)) for place in range(left(table)))
    assert {fish.words[kind]: count for kind, count in lying.items()} == {
        "one_fish": 11,
        "two_fish": 10,
        "three_fish": 8,
        "old_boot": 1,
    }
    assert sum((kind + 1) * lying[kind] for kind in range(3)) == 55


@pytest.mark.rule("FISH-05", "FISH-12")
def test_the_old_boot_is_shuffled_among_the_fish_and_nobody_sees_where() -> None:
    places = set()
    views = []
    for seed in range(12):
        table = random_table(seed, board="beginner", harbours="fixed")
        fish = fishing(table).fish
        places.add(next(place for place in range(30) if fish.item(table.kernel, place) == 3))
        assert left(table) == 30
        views.append(table.view(0)["fishermen"])
    assert len(places) > 5
    assert all(view == views[0] for view in views)


@pytest.mark.rule("FISH-06")
def test_nothing_else_is_kept_so_that_summary_cards_have_no_effect() -> None:
    table = fish_table()
    assert [kept.name for kept in table.kernel.rules.kept if kept.module == "fishermen"] == ["fish", "fishing_grounds"]
    assert table.view(0)["fishermen"].keys() == {"fish", "fishing_grounds", "fish_prices"}


@pytest.mark.rule("FISH-07", "FISH-08")
def test_all_of_the_base_game_is_there_but_the_lake_takes_the_place_of_the_desert() -> None:
    for options in ({"board": "beginner"}, {"board": "variable"}):
        mine = Game.new(["fishermen"], 4, "same", options).kernel
        base = Game.new(["base"], 4, "same", options).kernel
        wanted = Counter(int(terrain) for terrain in base.state.terrain)
        wanted[LAKE] = wanted.pop(DESERT)
        assert Counter(int(terrain) for terrain in mine.state.terrain) == wanted
        assert sorted(mine.state.edge_harbour) == sorted(base.state.edge_harbour)
        assert list(mine.state.supply) == list(base.state.supply)
        assert list(mine.state.bank) == list(base.state.bank)
        assert sorted(mine.state.deck) == sorted(base.state.deck)


# The lake


@pytest.mark.rule("FISH-09")
def test_the_lake_never_lies_on_the_coast_and_everywhere_else() -> None:
    places = Counter(random_table(seed).kernel.topology.hex_name(lakes(random_table(seed))[0]) for seed in range(140))
    assert set(places) == set(INNER)


@pytest.mark.rule("FISH-10")
def test_a_lake_that_is_drawn_for_the_coast_changes_places_with_any_inner_hex() -> None:
    chosen: Counter[int] = Counter()
    for seed in range(140):
        setup = begin(load_map(MAP))
        coast, centre = setup.topology.hex_at(0, 0), setup.topology.hex_at(2, 2)
        setup.terrain[coast], setup.terrain[centre] = LAKE, setup.terrain[coast]
        before = setup.terrain.copy()
        put_lakes_inland(setup, Randomness(f"lake {seed}"))
        (lake,) = (hex_ for hex_, terrain in enumerate(setup.terrain) if terrain == LAKE)
        assert setup.terrain[coast] == before[lake]
        assert [h for h in range(19) if setup.terrain[h] != before[h]] == sorted({coast, lake})
        chosen[lake] += 1
    assert len(chosen) == 7
    assert min(chosen.values()) > 6, "each of the seven as likely"


@pytest.mark.rule("FISH-10")
def test_a_lake_that_is_drawn_for_an_inner_place_stays_there() -> None:
    setup = begin(load_map(MAP))
    before = setup.terrain.copy()
    put_lakes_inland(setup, Randomness("stays"))
    assert setup.terrain == before


@pytest.mark.rule("FISH-09", "FISH-10")
def test_a_lake_that_players_lay_on_the_coast_changes_places_before_the_numbers_are_laid() -> None:
    inland = swapped = 0
    for seed in range(12):
        game = Game.new(["fishermen"], 3, f"draft {seed}", {"board": "drafted"})
        laid: dict[object, object] = {}
        events = []
        while game.decision in ("lay_hex", "choose_corner"):
            seat = game.actors[0]
            events = [event.to_json() for event in game.apply(seat, game.legal_actions(seat)[0])]
            laid |= {
                event["hex"]: event["terrain"] for event in events if event["event"] in ("hex_laid", "hex_changed")
            }
        board = game.view(None).board_json()
        terrain, numbers = board["terrain"], board["numbers"]
        assert isinstance(terrain, list)
        assert isinstance(numbers, list)
        lake = terrain.index("lake")
        assert game.kernel.topology.hex_name(lake) in INNER
        assert numbers[lake] == [2, 3, 11, 12]
        assert all(len(each) == 1 for hex_, each in enumerate(numbers) if hex_ != lake)
        assert [laid[hex_] for hex_ in range(19)] == terrain, "the log tells where everything lies"
        told = [event["event"] for event in events if event["event"] == "hex_changed"]
        inland += not told
        swapped += len(told) == 2
    assert inland + swapped == 12
    assert swapped > 0


@pytest.mark.rule("FISH-11")
@pytest.mark.parametrize("options", SETUPS)
def test_the_18_tokens_lie_on_the_other_hexes(options: dict[str, object]) -> None:
    for seed in range(5):
        table = random_table(seed, **options)
        others = [numbers_of(table.state.numbers[h]) for h in range(19) if table.state.terrain[h] != LAKE]
        assert sorted(others) == sorted([number] for number in load_map(MAP).stack_items("tokens"))


@pytest.mark.rule("FISH-11")
def test_the_spiral_of_tokens_passes_over_the_lake() -> None:
    compared = 0
    for seed in range(20):
        base = Game.new(["base"], 4, f"set-up {seed}", {"board": "variable"}).kernel
        desert = list(base.state.terrain).index(DESERT)
        if base.topology.hex_name(desert) in INNER:
            table = random_table(seed, board="variable")
            assert lakes(table) == [desert], "the same hexes are dealt"
            others = [h for h in range(19) if h != desert]
            assert [table.state.numbers[h] for h in others] == [base.state.numbers[h] for h in others]
            compared += 1
    assert compared > 3


# Fishing grounds


@pytest.mark.rule("FISH-13", "FISH-15", "FISH-20")
@pytest.mark.parametrize("place", GROUNDS)
def test_the_six_places_and_their_numbers_in_the_fixed_set_up(place: str) -> None:
    table = fish_table()
    first, tip, last, number = GROUNDS[place]
    assert tips(table)[table.vertex(tip)] == number
    corners = [int(vertex) for vertex in served(table.kernel, table.vertex(tip))]
    assert corners[0] == table.vertex(tip), "it points at the island"
    assert sorted(corners) == sorted(table.vertex(each) for each in (first, tip, last))
    assert len(tips(table)) == 6


@pytest.mark.rule("FISH-13")
def test_every_stretch_of_coast_without_a_harbour_has_one() -> None:
    table = fish_table()
    free = []
    for tip in range(table.kernel.topology.vertices):
        edges = coast_of(table.kernel)[tip]
        if edges and all(table.state.edge_harbour[edge] == NO_HARBOUR for edge in edges):
            free.append(tip)
    assert sorted(free) == sorted(tips(table))


@pytest.mark.rule("FISH-14")
def test_a_ground_covers_two_coast_edges_of_two_land_hexes() -> None:
    table = fish_table()
    topology = table.kernel.topology
    for tip in tips(table):
        sides = [{int(topology.edge_hex[2 * edge + side]) for side in range(2)} for edge in coast_of(table.kernel)[tip]]
        assert len(sides) == 2
        assert all(NOWHERE in each for each in sides)
        assert len(set.union(*sides) - {NOWHERE}) == 2
        assert len(served(table.kernel, tip)) == 3


@pytest.mark.rule("FISH-16")
def test_in_the_random_set_up_the_grounds_are_shuffled_over_the_same_places() -> None:
    fixed = tips(fish_table())
    dealt = [tips(random_table(seed)) for seed in range(12)]
    assert all(each.keys() == fixed.keys() for each in dealt)
    assert len({tuple(each.values()) for each in dealt}) > 8
    assert all(tips(random_table(seed, board="beginner")) == fixed for seed in range(6))


@pytest.mark.rule("FISH-17")
def test_outer_intersections_are_harbours_and_tips_never_are() -> None:
    table = fish_table()
    for first, tip, last, _ in GROUNDS.values():
        assert table.state.harbour[table.vertex(first)] != 0
        assert table.state.harbour[table.vertex(last)] != 0
        assert table.state.harbour[table.vertex(tip)] == 0


@pytest.mark.rule("FISH-18")
def test_with_the_frame_in_another_order_the_grounds_lie_where_it_leaves_room() -> None:
    places = set()
    for seed in range(20):
        table = random_table(seed, harbours="frame")
        grounds = tips(table)
        assert sorted(grounds.values()) == [4, 5, 6, 8, 9, 10]
        for tip in grounds:
            assert all(table.state.edge_harbour[edge] == NO_HARBOUR for edge in coast_of(table.kernel)[tip])
        corners = [int(vertex) for tip in grounds for vertex in served(table.kernel, tip)]
        assert len(set(corners)) == len(corners) == 18
        places.add(frozenset(grounds))
    assert len(places) > 3


@pytest.mark.rule("FISH-18")
def test_on_a_map_without_grounds_they_lie_apart_from_each_other_and_from_harbours() -> None:
    bare = [line for line in load_map(MAP).source_text.splitlines() if line.startswith(("name", "row"))]
    harbour = "harbour 3:1 at (0,0) side NE"
    seen = set()
    for seed in range(10):
        table = fish_table()
        table.game = Game.new(["fishermen"], 3, f"bare {seed}", board="\n".join([*bare, harbour]))
        grounds = tips(table)
        corners = [int(vertex) for tip in grounds for vertex in served(table.kernel, tip)]
        assert len(set(corners)) == len(corners) == 18
        assert table.vertex("(0,0) NE") not in grounds, "one of its edges has the harbour"
        assert sorted(grounds.values()) == [4, 5, 6, 8, 9, 10]
        seen.add(frozenset(grounds))
    assert len(seen) > 5


@pytest.mark.rule("FISH-18")
def test_where_the_coast_is_short_so_many_grounds_lie_as_there_is_room_for() -> None:
    strip = "name strip\nrow 0 offset 0: forest:9 hill:6 field:4\n"
    table = Table(["fishermen"], 3, own_map=strip)
    assert len(tips(table)) == 2
    assert len(set(tips(table).values()) & {4, 5, 6, 8, 9, 10}) == 2


@pytest.mark.rule("FISH-18")
def test_a_map_of_ones_own_says_where_grounds_lie_and_deals_those_it_leaves_open() -> None:
    lines = "fishing_ground 6 at (0,0) corner NE\nfishing_ground ? at (2,0) corner SE\nstack fishing_grounds: 9\n"
    table = Table(["fishermen"], 3, own_map=ISLET.format("lake:5") + lines)
    assert tips(table) == {table.vertex("(0,0) NE"): 6, table.vertex("(2,0) SE"): 9}
    assert [numbers_of(table.state.numbers[lake]) for lake in lakes(table)] == [[5]]


# Maps that cannot be


@pytest.mark.rule("FISH-09")
def test_a_map_with_a_lake_on_the_coast_is_refused() -> None:
    wrong = ISLET.format("desert").replace("forest:9", "lake")
    with pytest.raises(ConfigError) as refused:
        Game.new(["fishermen"], 3, "1", board=wrong)
    assert str(refused.value) == "the map islet has the lake (0,0) on the coast; a lake lies amid land"


@pytest.mark.rule("FISH-09")
def test_a_lake_beside_the_sea_is_on_the_coast() -> None:
    wrong = ISLET.format("lake").replace("forest:9", "sea")
    with pytest.raises(ConfigError, match=r"has the lake \(1,1\) on the coast"):
        Game.new(["fishermen"], 3, "1", board=wrong)


@pytest.mark.rule("FISH-10")
def test_a_map_whose_stack_has_a_lake_and_no_inner_hex_is_refused() -> None:
    strip = "name strip\nrow 0 offset 0: forest:5 hill:6 ?\nstack terrain: lake\n"
    with pytest.raises(ConfigError) as refused:
        Game.new(["fishermen"], 3, "1", board=strip)
    assert str(refused.value) == "the map strip has no hex amid land for its lake"


@pytest.mark.rule("FISH-14", "FISH-18")
@pytest.mark.parametrize("corner", ["(0,0) corner NE", "(0,1) corner NW"])
def test_a_ground_needs_two_hexes_that_are_land_however_they_are_dealt(corner: str) -> None:
    islet = ISLET.format("lake").replace("hill:6", "?") + f"fishing_ground 6 at {corner}\nstack terrain: "
    with pytest.raises(ConfigError) as refused:
        Game.new(["fishermen"], 3, "1", board=islet + "sea")
    assert str(refused.value) == (
        "board:6:34: (0,1) lies at this fishing ground and may be dealt a hex that is no land"
    )
    table = Table(["fishermen"], 3, own_map=islet + "hill")
    assert [len(served(table.kernel, tip)) for tip in tips(table)] == [3]


@pytest.mark.rule("FISH-10", "FISH-14")
def test_a_ground_may_lie_where_a_lake_is_dealt_since_that_changes_places() -> None:
    bare = ISLET.format("forest:4")
    board = bare + "fishing_ground 6 at (0,0) corner NE\nstack terrain: 6 forest, lake\nstack tokens: 2 3 4 5 6 8\n"
    for seed in range(5):
        game = Game.new(["fishermen"], 3, f"lake {seed}", board=board)
        assert [h for h, terrain in enumerate(game.kernel.state.terrain) if terrain == LAKE] == [3]


def test_lakes_and_fishing_grounds_need_the_module() -> None:
    ground = ISLET.format("desert") + "fishing_ground 6 at (0,0) corner NE\n"
    for board, sentence in (
        (ISLET.format("lake"), "the map islet has the terrain lake, which needs fishermen or great_canal"),
        (ground, "the map islet has fishing grounds, which need fishermen"),
    ):
        with pytest.raises(ConfigError) as refused:
            Game.new(["base"], 3, "1", board=board)
        assert str(refused.value) == sentence
        assert Game.new(["fishermen"], 3, "1", board=board).decision == "found_building"


# The robber, and the whole board


@pytest.mark.rule("FISH-19")
@pytest.mark.parametrize("desert", ["", "marker robber: (0,0)\n"])
def test_the_robber_starts_beside_the_board(desert: str) -> None:
    for options in SETUPS:
        assert random_table(1, **options).state.robber == OFF_BOARD
    own = Game.new(["fishermen"], 3, "1", board=ISLET.format("lake").replace("field:5", "desert") + desert)
    assert own.view(None).board_json()["robber"] == "off_board"
    two = ISLET.format("lake").replace("field:5", "desert").replace("field:4", "desert")
    assert Game.new(["fishermen"], 3, "1", board=two).decision == "found_building", "nobody chooses among deserts"


@pytest.mark.rule("FISH-20")
def test_the_fixed_set_up() -> None:
    table = fish_table()
    rows = """
        mountain:10 pasture:2 forest:9
        field:12 hill:6 pasture:4 hill:10
        field:9 forest:11 lake:2,3,11,12 forest:3 mountain:8
        forest:8 mountain:3 field:4 pasture:5
        hill:5 field:6 pasture:11
    """.split()
    lying = [
        f"{TERRAINS[terrain]}:{','.join(str(number) for number in numbers_of(numbers))}"
        for terrain, numbers in zip(table.state.terrain, table.state.numbers, strict=True)
    ]
    assert lying == rows
    harbours = {
        "(0,0) NW": "3:1",
        "(0,1) NE": "grain",
        "(1,3) NE": "ore",
        "(2,4) E": "3:1",
        "(3,3) SE": "wool",
        "(4,1) SE": "3:1",
        "(4,0) SW": "3:1",
        "(3,0) W": "brick",
        "(1,0) W": "wood",
    }
    assert table.view()["board"]["harbours"] == {str(table.edge(place)): kind for place, kind in harbours.items()}
    assert SEA not in table.state.terrain
    assert hands(table) == [[], [], [], []]
