"""The steps that build the board of a combination."""

import pytest

from skerry.catalog import BoardStep, board_steps, judge
from skerry.catalog.board_steps import load_board_recipes, start_board
from skerry.catalog.combinations import NO, load_combinations

RECIPES = load_board_recipes()


def ops(modules: list[str], players: int) -> list[str]:
    return [step.op for step in board_steps(judge(modules, players).modules, players)]


@pytest.mark.rule("VARX-91")
def test_every_playable_pair_and_triple_has_a_board() -> None:
    for row in load_combinations().rows:
        if row.section in ("pairs", "triples") and row.status != NO:
            for players in row.players:
                steps = board_steps(row.modules, players)
                assert steps[0].op == "start"
                assert all(step.op in RECIPES.ops and step.op != "same_as" for step in steps)


def test_recipes_belong_to_playable_combinations_and_use_every_op() -> None:
    rows = {frozenset(row.modules): row for row in load_combinations().rows}
    assert all(rows[modules].status != NO for modules in RECIPES.recipes)
    used = {step.op for steps in RECIPES.recipes.values() for step in steps}
    assert used == set(RECIPES.ops)


@pytest.mark.rule("VARX-91")
def test_a_triple_goes_before_its_pairs() -> None:
    pair = ["traders_and_barbarians", "new_shores"]
    triple = [*pair, "cities_and_knights"]
    recipe = [step.op for step in RECIPES.steps(triple)]
    assert ops(triple, 4) == recipe
    assert ops(pair, 4) != recipe


@pytest.mark.rule("VARX-91")
def test_two_player_adds_the_neutral_settlements() -> None:
    island = board_steps(judge(["fishermen", "rivers", "two_player"], 2).modules, 2)
    assert island[:-1] == board_steps(("base", "fishermen", "rivers"), 3)
    assert island[-1].operands["vertices"] == [{"at": [0, 1], "corner": "S"}, {"at": [4, 1], "corner": "N"}]
    sea = board_steps(judge(["fishermen", "cities_and_knights", "new_shores", "two_player"], 2).modules, 2)
    assert sea[-1] == BoardStep("neutral_settlements", {"rule": "TWO-06"})


@pytest.mark.rule("VARX-91")
def test_other_variants_add_no_step() -> None:
    modules = ["caravans", "new_shores"]
    assert ops([*modules, "friendly_robber", "event_cards", "harbormaster"], 4) == ops(modules, 4)


def test_a_module_by_itself_has_its_own_set_up() -> None:
    assert board_steps(("base",), 4) == ()
    assert board_steps(("base", "fishermen", "harbormaster"), 4) == ()


def test_two_players_use_the_map_for_three() -> None:
    start = RECIPES.steps(["fishermen", "fog_islands"])[0]
    assert [start_board(start, players) for players in (2, 3, 4)] == ["fog_islands/3", "fog_islands/3", "fog_islands/4"]


@pytest.mark.parametrize(("players", "replaced"), [(3, "field:2"), (4, "hill:11")])
def test_steps_for_another_map_are_left_out(players: int, replaced: str) -> None:
    steps = board_steps(("base", "seafarers", "through_the_desert", "fishermen"), players)
    assert [step.operands["expect"] for step in steps if step.op == "replace_hex"] == [replaced]
    assert [step.op for step in steps].count("put_token") == 1
