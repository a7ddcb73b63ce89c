"""docs/rules/cities-and-knights.md says what the tables of the module say, and its example runs."""

from __future__ import annotations

import re

import pytest

from skerry import Game
from skerry.board.terrain import RESOURCES, TERRAINS
from skerry.catalog import judge
from skerry.catalog.modules import members
from skerry.rules.cities_and_knights import tables
from skerry.rules.cities_and_knights.progress.table import progress_cards
from tests.knights import level, pile
from tests.table import Table

from .map_pictures import CITIES_AND_KNIGHTS, with_pictures

PAGE = CITIES_AND_KNIGHTS.read_text(encoding="utf-8")
ROW = re.compile(r"^\| (.*) \|$", re.MULTILINE)
CARDS = progress_cards()
SCENARIOS = members("seafarers_scenario")


def section(heading: str) -> str:
    (found,) = re.findall(rf"^##+ {heading}\n(.*?)(?=^##|\Z)", PAGE, re.DOTALL | re.MULTILINE)
    assert isinstance(found, str)
    return found


def rows(heading: str) -> dict[str, list[str]]:
    """The rows of all tables of a section, by their first cell."""
    cells = [row.split(" | ") for row in ROW.findall(section(heading))]
    return {first: rest for first, *rest in cells if not first.startswith("---")}


def cost(cards: dict[str, int]) -> str:
    return ", ".join(f"{count} {card}" for card, count in cards.items())


def test_the_picture_on_the_page_is_that_of_the_map() -> None:
    assert with_pictures(PAGE) == PAGE, "draw it anew with `python -m tests.board.map_pictures`"


@pytest.mark.parametrize("track", tables.TRACKS)
def test_every_card_of_a_deck_stands_in_its_table_with_its_number_of_copies(track: str) -> None:
    told = {name.strip("`"): int(row[0]) for name, row in rows(track.capitalize()).items() if name != "card"}
    assert told == {card.name: card.count for card in CARDS if tables.TRACKS[card.track] == track}
    assert sum(told.values()) == tables.DECK_SIZE


def test_all_cards_together_are_as_many_as_the_page_says() -> None:
    assert len(CARDS) == 25
    assert rows("What is new in the box")["progress cards"] == [
        f"{sum(card.count for card in CARDS)}, in three decks of {tables.DECK_SIZE}: {', '.join(tables.TRACKS)}"
    ]


def test_pieces_cards_and_costs_are_those_of_the_tables() -> None:
    told = rows("What is new in the box")
    each = tables.KNIGHTS_PER_STRENGTH
    assert told["knights"] == [f"for each player {each} basic, {each} strong, {each} mighty"]
    assert told[", ".join(tables.COMMODITIES)] == [f"{tables.BANK_PER_COMMODITY} cards of each"]
    assert told["walls"] == [f"for each player {tables.WALLS}"]
    assert told["metropolises"] == [f"{tables.TRACK_COUNT}, one for each track"]
    assert told["build a wall"] == [cost(tables.WALL_COST)]
    assert told["recruit a basic knight"] == [cost(tables.RECRUIT_COST)]
    assert told["promote a knight by one step"] == [cost(tables.PROMOTE_COST)]
    assert told["activate a knight"] == [cost(tables.ACTIVATE_COST)]
    assert f"There are {tables.BANK_PER_COMMODITY_5_6} cards of each commodity" in section("For five and six")
    medicine = " and ".join(cost(tables.MEDICINE_COST).split(", "))
    assert medicine in rows("Science")["`medicine`"][1]


def test_tracks_are_paid_in_the_commodity_that_the_page_names() -> None:
    told = rows("Improvements")
    kinds = [*RESOURCES, *tables.COMMODITIES]
    for track, name in enumerate(tables.TRACKS):
        assert told[name][0] == kinds[tables.TRACK_COMMODITY[track]]
    assert f"from level {tables.ABILITY_LEVEL} on" in told["track"]
    assert f"at level {tables.METROPOLIS_LEVEL} of a track" in section("Improvements")
    assert f"{sum(range(1, tables.TOP_LEVEL + 1))} for the whole track" in " ".join(section("Improvements").split())


def test_a_city_brings_what_the_page_says() -> None:
    told = rows("A turn")
    kinds = [*RESOURCES, *tables.COMMODITIES]
    for terrain, resource in enumerate(RESOURCES):
        commodity = tables.COMMODITY_OF_TERRAIN.get(terrain)
        brings = f"2 {resource}" if commodity is None else f"1 {resource} and 1 {kinds[commodity]}"
        assert told[TERRAINS[terrain]] == [brings]


def test_red_dice_that_draw_are_those_of_the_game() -> None:
    told = dict(zip(rows("Progress cards")["level"], rows("Progress cards")["draws on a red"], strict=True))
    for reached in range(1, tables.TOP_LEVEL + 1):
        drawing = [red for red in range(1, 7) if draws(reached, red)]
        assert told[str(reached)] == f"{drawing[0]} to {drawing[-1]}"
        assert drawing == list(range(drawing[0], drawing[-1] + 1))


def draws(reached: int, red: int) -> bool:
    table = Table(["cities_and_knights"], dice=[(red, 1, 6)])
    level(table, 0, "science", reached)
    table.turn(0)
    table.act(0, "roll")
    return bool(pile(table, "science").left(table.kernel) < tables.DECK_SIZE)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_targets_at_sea_are_those_of_the_catalog(scenario: str) -> None:
    told = rows("With Seafarers")
    verdict = judge(["cities_and_knights", scenario], 4)
    if verdict.legal:
        assert told[f"`{scenario}`"][0] == str(verdict.target)
    else:
        assert f"`{scenario}`" not in told
        assert f"but `{scenario}`" in section("With Seafarers")


def test_the_other_targets_are_those_of_the_catalog() -> None:
    assert f"is {judge(['cities_and_knights'], 4).target} points" in " ".join(PAGE.split())
    assert f"target is {judge(['cities_and_knights', 'harbormaster'], 4).target}" in section("With the variants")
    assert f"stays {judge(['cities_and_knights', 'two_player'], 2).target}" in section("For two")
    assert f"stays {judge(['cities_and_knights'], 6).target}" in section("For five and six")


def test_numbers_in_the_text_are_those_of_the_tables() -> None:
    text = " ".join(PAGE.split())
    assert f"waits {tables.LANDING} steps from the coast" in text
    assert f"at most {tables.PROGRESS_LIMIT} progress cards" in text
    assert f"raises your 7 by {tables.CARDS_PER_WALL}" in text
    assert f"worth {tables.METROPOLIS_POINTS} points" in text
    *most, last = (str(number) for number in tables.FIXED_NUMBERS)
    assert f"no {', '.join(most)} or {last}" in rows("Science")["`inventor`"][1]


def test_the_examples_run() -> None:
    for program in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        names: dict[str, object] = {}
        exec(compile(program, "docs/rules/cities-and-knights.md", "exec"), names)
        assert isinstance(names["at_sea"], Game)
