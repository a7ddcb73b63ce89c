"""The data about pairs and triples, and the targets that follow from it."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from skerry.catalog import MODULES, judge, win_condition
from skerry.catalog.combinations import NO, POSSIBLE, STATUSES, WELL, YES, Combination, Combinations, load_combinations
from skerry.catalog.modules import in_order, members
from skerry.catalog.target import UNCHANGED, Target, read_target
from skerry.server.beside.judging import verdict_on

TABLE = load_combinations()
SEAFARERS = members("seafarers_scenario")
TRADERS = members("tb_scenario")
EXPLORERS = members("tde_scenario")
CORE = (*TRADERS, "cities_and_knights", "two_player", *SEAFARERS)
VARIANTS = ("friendly_robber", "event_cards", "harbormaster")

# Status and target; "-" is not playable, "!" possible but not recommended, "*" suits well.
ON_A_SEAFARERS_MAP = """
                    fishermen rivers caravans barbarian_attack traders_and_barbarians cities_and_knights two_player
new_shores          14*       14*    16*      14               17                     16*                14
four_islands        13        -      15*      -                -                      15!                13
fog_islands         12        12!    -        12!              -                      14!                12
through_the_desert  14        14     16*      14               17                     16*                14
forgotten_tribe     13        13*    15*      13               -                      15                 13
cloth_for_catan     14        -      -        -                -                      16                 14
pirate_islands      -         -      -        12               -                      -                  -
wonders             10        -      -        12               -                      12                 10
new_world           12        12!    14!      -                -                      14!                12
"""
WITH_CITIES_AND_KNIGHTS = """
                    fishermen rivers caravans barbarian_attack traders_and_barbarians
new_shores          16*       15*    18*      -                17
four_islands        15        -      17*      -                -
fog_islands         14        15!    -        -                -
through_the_desert  16        15     18*      -                17
forgotten_tribe     15        15*    17*      -                -
cloth_for_catan     16        -      -        -                -
pirate_islands      -         -      -        -                -
wonders             12        -      -        -                -
new_world           14        15!    16!      -                -
"""
WITHOUT_A_MAP = """
                        fishermen rivers caravans barbarian_attack traders_and_barbarians
rivers                  10        .      12       12               13
caravans                12        12     .        12               15!
barbarian_attack        12        12     12       .                14
cities_and_knights      13        15     15       13               15
two_player              10        10     12       12               13
"""


def cells(table: str, *also: str) -> list[tuple[tuple[str, ...], str]]:
    """The cells of a printed table as modules and what the cell says."""
    columns, *rows = [line.split() for line in table.strip().splitlines()]
    found = []
    for row, *values in rows:
        found += [((row, column, *also), value) for column, value in zip(columns, values, strict=True) if value != "."]
    return found


def assert_cell(modules: tuple[str, ...], cell: str) -> None:
    verdict = judge(modules, 2 if "two_player" in modules else 3)
    if cell == "-":
        assert not verdict.legal
        return
    assert verdict.legal
    assert verdict.target == int(cell.rstrip("*!"))
    assert verdict.status == {"*": "well", "!": POSSIBLE}.get(cell[-1], "yes")


@pytest.mark.rule("VARX-09", "VARX-45", "VARX-68", "VARX-74", "VARX-75", "VARX-76")
@pytest.mark.parametrize(("modules", "cell"), cells(ON_A_SEAFARERS_MAP))
def test_pairs_on_a_seafarers_map(modules: tuple[str, ...], cell: str) -> None:
    assert_cell(modules, cell)


@pytest.mark.rule("VARX-04", "VARX-09")
@pytest.mark.parametrize(("modules", "cell"), cells(WITH_CITIES_AND_KNIGHTS, "cities_and_knights"))
def test_triples_with_cities_and_knights_on_a_seafarers_map(modules: tuple[str, ...], cell: str) -> None:
    assert_cell(modules, cell)


@pytest.mark.rule("VARX-09", "VARX-43")
@pytest.mark.parametrize(("modules", "cell"), cells(WITHOUT_A_MAP))
def test_pairs_without_a_map_of_their_own(modules: tuple[str, ...], cell: str) -> None:
    assert_cell(modules, cell)


def test_counts_of_pairs_triples_and_variants() -> None:
    assert Counter(row.section for row in TABLE.rows) == {"pairs": 120, "triples": 224, "variants": 54, "tde": 129}


def test_statuses_are_distributed_as_in_the_rules() -> None:
    pairs = Counter(row.status for row in TABLE.rows if row.section == "pairs")
    triples = Counter(row.status for row in TABLE.rows if row.section == "triples")
    assert pairs == {"well": 9, "yes": 46, POSSIBLE: 8, NO: 57}
    assert triples == {"well": 7, "yes": 10, POSSIBLE: 51, NO: 156}


def test_every_pair_of_the_core_modules_is_listed() -> None:
    for pair in combinations(CORE, 2):
        row = TABLE.find(pair)
        assert row is not None
        assert row.section == "pairs"


def test_every_pair_with_a_variant_is_listed() -> None:
    for variant in VARIANTS:
        for other in ("base", *CORE, *EXPLORERS, *VARIANTS):
            assert other == variant or TABLE.find((variant, other)) is not None


def test_every_explorers_scenario_is_judged_with_everything() -> None:
    for scenario in EXPLORERS:
        for other in (*CORE, *VARIANTS, *EXPLORERS):
            assert other == scenario or TABLE.find((scenario, other)) is not None


def test_triples_that_could_be_asked_for_are_listed() -> None:
    for triple in combinations(CORE, 3):
        if len(set(triple) & set(SEAFARERS)) <= 1:
            assert TABLE.find(triple) is not None, triple


def test_rows_name_known_modules_statuses_and_rules() -> None:
    for row in TABLE.rows:
        assert set(row.modules) <= set(MODULES)
        assert len(set(row.modules)) == len(row.modules) == (3 if row.section == "triples" else 2)
        assert row.modules == in_order(row.modules)
        assert row.status in STATUSES
        assert row.rules
        # What can be played says what changes, everything else why not.
        assert bool(row.changes) == (row.status in (WELL, YES))
        assert (row.reason is None) == (row.status in (WELL, YES))
        assert not str(row.reason or row.changes).endswith(".")


def test_lookup_does_not_depend_on_the_order() -> None:
    for row in TABLE.rows:
        assert all(TABLE.find(order) is row for order in permutations(row.modules))


def test_numbers_of_players_are_two_with_two_player_and_else_three_or_four() -> None:
    for row in TABLE.rows:
        if row.section == "variants" or row.status == NO:
            assert row.players == ()
        else:
            assert row.players == ((2,) if "two_player" in row.modules else (3, 4))


def test_a_triple_is_never_playable_with_a_pair_that_is_not() -> None:
    for row in TABLE.rows:
        if row.section == "triples" and row.status != NO:
            assert all(part.status != NO for part in TABLE.parts(row.modules))


def test_two_rows_about_the_same_modules_are_a_mistake() -> None:
    row = Combination(("base", "harbormaster"), "variants", "yes", "", None, (), UNCHANGED, "", ())
    other = Combination(("harbormaster", "base"), "variants", "no", "", None, (), UNCHANGED, "", ())
    with pytest.raises(ValueError, match="two rows speak about harbormaster \\+ base"):
        Combinations([row, other], {}, {})


def test_targets_are_read_in_all_their_forms() -> None:
    assert read_target(None).resolve(4, anyway=10) == 10
    assert read_target(12).resolve(4, anyway=10) == 12
    assert read_target("+2").resolve(4, anyway=10) == 12
    assert read_target({"3": 17, "4": 16}) == Target(((3, 17), (4, 16)))
    assert [read_target({"3": 17, "4": 16}).resolve(n, anyway=10) for n in (3, 4)] == [17, 16]
    with pytest.raises(ValueError, match="no target"):
        read_target(1.5)


@pytest.mark.rule("VARX-06", "TWO-58", "VARX-43")
def test_two_player_leaves_every_target_as_it_is() -> None:
    for row in TABLE.rows:
        if "two_player" in row.modules and row.section in ("pairs", "triples") and row.status != NO:
            rest = [name for name in row.modules if name != "two_player"]
            assert judge(row.modules, 2).target == judge(rest, 3).target


@pytest.mark.rule("VARX-07", "VARX-37", "VARX-42", "HARB-14")
def test_harbormaster_raises_every_target_by_one() -> None:
    for row in TABLE.rows:
        if row.status == NO or "harbormaster" in row.modules:
            continue
        players = 2 if "two_player" in row.modules else 3
        without = judge(row.modules, players)
        raised = judge([*row.modules, "harbormaster"], players)
        if without.legal:
            assert raised.legal
            assert raised.target == without.target + 1


@pytest.mark.rule("HARB-13", "HARB-15", "VARX-38")
@pytest.mark.parametrize(
    ("modules", "target"),
    [
        (["base"], 11),
        (["fishermen"], 11),
        (["rivers"], 11),
        (["caravans"], 13),
        (["barbarian_attack"], 13),
        (["traders_and_barbarians"], 14),
    ],
)
def test_targets_with_harbormaster(modules: list[str], target: int) -> None:
    assert judge([*modules, "harbormaster"], 4).target == target


@pytest.mark.rule("HARB-16", "VARX-39")
def test_cities_and_knights_with_harbormaster_is_played_to_14() -> None:
    assert judge(["cities_and_knights"], 4).target == 13
    assert judge(["cities_and_knights", "harbormaster"], 4).target == 14


@pytest.mark.rule("VARX-07", "HARB-15")
def test_the_holder_of_the_old_boot_needs_one_more() -> None:
    assert str(win_condition(judge(["fishermen"], 4))) == "10 points (11 with the old boot)"
    assert str(win_condition(judge(["fishermen", "harbormaster"], 4))) == "11 points (12 with the old boot)"


def test_a_win_condition_is_a_code_with_the_target_that_was_chosen() -> None:
    wonders = judge(["wonders"], 4)
    assert win_condition(wonders).to_json() == {
        "code": "win_wonder",
        "values": {"target": 10},
        "text": "a finished wonder, or 10 points and more wonder stages than any opponent",
    }
    asked = {"modules": ["wonders"], "players": 4, "options": {"target": 15}}
    told = verdict_on(asked)
    assert (told["target"], told["win"]["values"]) == (15, {"target": 15})
    assert told["options"]["max_offers"]["empty"]["text"] == "no limit"
    assert told["options"]["trade_build"]["empty"] is None
    assert win_condition(judge(["fishermen"], 4), 7).values == {"target": 7, "boot": 8}


@pytest.mark.rule("HARB-17", "VARX-41")
def test_harbormaster_raises_only_the_points_of_a_win_condition() -> None:
    wonders = judge(["wonders", "harbormaster"], 4)
    assert str(win_condition(wonders)) == "a finished wonder, or 11 points and more wonder stages than any opponent"
    fortress = judge(["pirate_islands", "harbormaster"], 4)
    assert str(win_condition(fortress)) == "the own pirate fortress taken and 11 points"
    dragons = judge(["enchanted_land", "cities_and_knights", "harbormaster"], 4)
    assert str(win_condition(dragons)) == "six dragons, or 19 points"


@pytest.mark.parametrize(
    ("modules", "players", "words"),
    [
        (["base"], 4, "10 points"),
        (["barbarian_attack", "pirate_islands"], 3, "the own pirate fortress taken and 12 points"),
        (
            ["fishermen", "cities_and_knights", "wonders"],
            3,
            "a finished wonder, or 12 points (13 with the old boot) and more wonder stages than any opponent",
        ),
    ],
)
def test_win_conditions(modules: list[str], players: int, words: str) -> None:
    assert str(win_condition(judge(modules, players))) == words


@pytest.mark.rule("VARX-78", "VARX-80", "VARX-82", "VARX-83", "VARX-84", "VARX-86")
@pytest.mark.parametrize(
    ("scenario", "alone", "with_knights"),
    [
        ("treasure_islands", (15, 14), (17, 16)),
        ("into_the_unknown", (12, 12), (14, 14)),
        ("greater_catan", (18, 18), (20, 20)),
        ("desert_dragons", (13, 13), None),
        ("great_canal", None, (21, 18)),
        ("enchanted_land", None, (21, 18)),
    ],
)
def test_targets_of_the_explorers_scenarios(
    scenario: str, alone: tuple[int, int] | None, with_knights: tuple[int, int] | None
) -> None:
    for modules, targets in (([scenario], alone), ([scenario, "cities_and_knights"], with_knights)):
        verdicts = [judge(modules, players) for players in (3, 4)]
        if targets is None:
            assert not any(verdict.legal for verdict in verdicts)
        else:
            assert tuple(verdict.target for verdict in verdicts) == targets
