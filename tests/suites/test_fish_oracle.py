"""Random games of `fishermen`, held after every action against a bookkeeping of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from skerry import Game
from skerry.server.live.facts import facts_of
from tests.suites.books import (
    ISLAND,
    NUMBERS,
    OFF_BOARD,
    OWN_TIME,
    SMALL_ISLAND,
    Json,
)
from tests.suites.fish_oracle import (
    GROUND_NUMBERS,
    LAKE_NUMBERS,
    PRICES,
    TOKENS,
    WORTH,
    Oracle,
    ground_corners,
    ground_sides,
)
from tests.suites.refereeing import COMMON_ROWS, FIXED, Chooser, Row, check_fixed, plain, views_of
from tests.table import Table

MOST_ACTIONS = 6000

# Talk would be most of a random game; ending a turn at once would leave nothing to compare.
RARELY = {"offer_trade": 25, "end_turn": 3, "withdraw": 2, "keep_fish": 2, "bank_trade": 2}

SMALL_TARGET = 6
SMALL_MAP = f"""
name small
players 2 3 4
target {SMALL_TARGET}
row 0 offset 1: forest:4 hill:6
row 1 offset 0: pasture:5 lake:3,11 field:8
row 2 offset 1: mountain:9 forest:10
harbour 3:1 at (0,0) side NW
fishing_ground 6 at (0,0) corner NE
fishing_ground ? at (2,0) corner SE
stack fishing_grounds: 8
"""

ROWS = (
    *COMMON_ROWS,
    Row("fixed-start", options={**FIXED, "fixed_start": True}),
    Row("frame", options={"harbours": "frame", "numbers": "random"}),
    Row("small", players=3, board=SMALL_MAP),
    Row("small-two", ("two_player",), 2, board=SMALL_MAP),
)
WHOLE_GAMES = ("three", "two")
EACH_ROW = pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])


def follow(row: Row, seed: str, thrift: int, most: int = MOST_ACTIONS) -> Oracle:
    """Play one game and hold every position against the oracle; what it saw is counted there."""
    game = row.begin("fishermen", seed)
    seats = range(row.players)
    # The thriftier, the more fish it gathers.
    chooser = Chooser(f"{seed} later", RARELY | dict.fromkeys(PRICES, thrift))
    views = views_of(game)
    oracle = Oracle(SMALL_ISLAND if row.board else ISLAND, row.players, row.modules, views[-1])
    if row.board:
        oracle.points_to_win = SMALL_TARGET
    oracle.separate = row.options.get("trade_build") == "separate"
    able = [game.legal_actions(seat) for seat in seats]
    oracle.check(views, [plain(actions) for actions in able], game.over)
    fish = ""
    for number in range(most):
        if game.over:
            break
        seat = chooser.chance.choice(game.actors)
        action = chooser.choose(able[seat])
        told = action.to_json()
        if views[-1]["decision"] in OWN_TIME:
            fish = action.kind if action.kind in PRICES else ""
        events = game.apply(seat, action)
        heard = [([event.to_json(at) for at in seats], event.to_json(None)) for event in events]
        before, views = views, views_of(game)
        able = [game.legal_actions(at) for at in seats]
        legal = [plain(actions) for actions in able]
        try:
            oracle.follow(seat, told, heard, before[-1])
            oracle.check(views, legal, game.over)
            oracle.check_effects(seat, told, before, views, fish)
            if not game.over:
                oracle.check_question(views[-1], legal[game.actors[0]], fish)
            # FISH-64.
            oracle.check_discards(told, before[-1], views[-1])
            check_cards(views, legal)
        except AssertionError as error:
            raise AssertionError(f"{seed!r}, action {number}: {seat} {told}: {error}") from error
        oracle.seen["actions"] += 1
    oracle.seen["over"] += game.over
    return oracle


def check_cards(views: Sequence[Json], legal: Sequence[Sequence[Json]]) -> None:
    """FISH-61: nothing that came this turn is played."""
    for seat, actions in enumerate(legal):
        own = views[seat]["own"]
        for action in actions:
            if action["kind"] == "play_card":
                assert own["development_cards"][action["card"]] > own["bought_this_turn"][action["card"]]


def check_board(game: Game, options: Mapping[str, object]) -> None:
    """The lake lies inside with its four numbers, the grounds where no harbour is (FISH-02, FISH-08 to FISH-18)."""
    view: Json = game.view(None).to_json()
    board = view["board"]
    terrain = Counter(board["terrain"])
    assert terrain == {"forest": 4, "hill": 3, "pasture": 4, "field": 4, "mountain": 3, "lake": 1}
    lake = board["terrain"].index("lake")
    assert lake in ISLAND.inner
    assert board["numbers"][lake] == LAKE_NUMBERS
    rest = [shown for hex_, shown in enumerate(board["numbers"]) if hex_ != lake]
    assert Counter(number for shown in rest for number in shown) == NUMBERS
    assert all(len(shown) == 1 for shown in rest)
    assert board["robber"] == OFF_BOARD
    grounds = {int(tip): number for tip, number in view["fishermen"]["fishing_grounds"].items()}
    assert sorted(grounds.values()) == GROUND_NUMBERS
    corners = [corner for tip in grounds for corner in ground_corners(ISLAND, tip)]
    assert len(corners) == len(set(corners)) == 18
    harbours = {int(edge) for edge in board["harbours"]}
    assert not harbours & {side for tip in grounds for side in ground_sides(ISLAND, tip)}
    if options.get("harbours") != "frame" and options.get("board") != "drafted":
        assert set(grounds) == set(PRINTED_GROUNDS)
        served = {corner for edge in harbours for corner in ISLAND.ends[edge]}
        assert all(ground_corners(ISLAND, tip) - served == {tip} for tip in grounds), "FISH-17"


# FISH-15: tips by hex and corner, with the edges and outer ends as printed.
PRINTED = (
    ((0, 0, "NE"), ((0, 0, "NE"), (0, 1, "NW")), ((0, 0, "N"), (0, 1, "N")), 6),
    ((1, 0, "N"), ((0, 0, "W"), (1, 0, "NW")), ((0, 0, "NW"), (1, 0, "NW")), 10),
    ((2, 4, "N"), ((1, 3, "E"), (2, 4, "NE")), ((1, 3, "NE"), (2, 4, "NE")), 5),
    ((2, 4, "S"), ((2, 4, "SE"), (3, 3, "E")), ((2, 4, "SE"), (3, 3, "SE")), 4),
    ((3, 0, "S"), ((3, 0, "SW"), (4, 0, "W")), ((3, 0, "SW"), (4, 0, "SW")), 8),
    ((4, 0, "SE"), ((4, 0, "SE"), (4, 1, "SW")), ((4, 0, "S"), (4, 1, "S")), 9),
)
PRINTED_GROUNDS = {ISLAND.corner_of(*tip): number for tip, _, _, number in PRINTED}
# FISH-20.
FIXED_HEXES = """
mountain:10 pasture:2 forest:9
field:12 hill:6 pasture:4 hill:10
field:9 forest:11 lake forest:3 mountain:8
forest:8 mountain:3 field:4 pasture:5
hill:5 field:6 pasture:11
"""


def test_the_oracle_numbers_places_as_the_board_does() -> None:
    board: Any = facts_of(Game.new(["fishermen"], 3, "places"))["board"]
    ISLAND.check_numbers(board)


@pytest.mark.rule("FISH-14", "FISH-15", "FISH-17")
def test_the_printed_grounds_are_the_stretches_between_the_harbours() -> None:
    for tip, sides, outer, _ in PRINTED:
        corner = ISLAND.corner_of(*tip)
        assert set(ground_sides(ISLAND, corner)) == {ISLAND.side_of(*side) for side in sides}
        assert ground_corners(ISLAND, corner) == {corner, *(ISLAND.corner_of(*end) for end in outer)}


@pytest.mark.rule("FISH-08", "FISH-11", "FISH-15", "FISH-19", "FISH-20")
def test_the_fixed_board_is_the_printed_one() -> None:
    view: Json = Game.new(["fishermen"], 4, "printed", {"board": "beginner"}).view(None).to_json()
    check_fixed(view["board"], FIXED_HEXES, LAKE_NUMBERS)
    grounds = {str(tip): number for tip, number in PRINTED_GROUNDS.items()}
    assert view["fishermen"]["fishing_grounds"] == grounds


@pytest.mark.rule("FISH-02", "FISH-03", "FISH-09", "FISH-10", "FISH-13", "FISH-16", "FISH-18")
@EACH_ROW
def test_every_board_has_its_lake_inside_and_its_grounds_on_the_coast(row: Row) -> None:
    for seed in range(0 if row.board else 4):
        check_board(row.begin("fishermen", f"board {seed}"), row.options)


@pytest.mark.many
@pytest.mark.rule("FISH-27", "FISH-34", "FISH-40", "FISH-48", "FISH-75", "FISH-77", "FISH-87")
@EACH_ROW
def test_a_game_goes_as_the_oracle_says(row: Row) -> None:
    oracle = follow(row, f"{row.name} 0", 8, MOST_ACTIONS if row.name in WHOLE_GAMES else 250)
    if row.name in WHOLE_GAMES:
        assert oracle.seen["over"] == 1
        assert min(oracle.seen[kind] for kind in ("fish rolls", "refill", "boot", "theft_for_fish")) > 0


@pytest.mark.sweep
@EACH_ROW
def test_many_games_go_as_the_oracle_says(row: Row) -> None:
    for seed in range(40):
        follow(row, f"{row.name} {seed}", (1, 4, 20, 80)[seed % 4])


# What random games seldom or never come to


def fish_deck(*first: str) -> dict[str, list[int]]:
    """The supply with these tokens on top."""
    names = [*WORTH, "old_boot"]
    rest = [name for name, worth in WORTH.items() for _ in range(TOKENS[worth])] + ["old_boot"]
    for name in first:
        rest.remove(name)
    return {"fish": [names.index(name) for name in (*rest, *reversed(first))]}


def fish_of(table: Table, seat: int) -> Json:
    told: Json = table.view(seat)["fishermen"]["fish"]
    return told


@pytest.mark.rule("FISH-44", "FISH-45", "FISH-100")
def test_the_boot_takes_the_place_of_a_token_due_and_of_one_exchanged() -> None:
    sixes = [(3, 3)] * 4
    table = Table(["fishermen"], 3, dice=sixes, decks=fish_deck(*["one_fish"] * 6, "old_boot", "two_fish"))
    table.put(0, "city", "(0,0) N")
    for _ in sixes:
        table.turn(0)
        table.act(0, "roll")
    # The boot was the first of two due at six tokens, so there was room for the other.
    assert table.decision == "action"
    assert fish_of(table, 0)["own"] == {"one_fish": 6, "two_fish": 1}

    table = Table(["fishermen"], 3, dice=sixes, decks=fish_deck(*["one_fish"] * 7, "old_boot"))
    table.put(0, "city", "(0,0) N")
    for _ in sixes:
        table.turn(1)
        table.act(1, "roll")
    assert table.game.actors == [0]
    table.act(0, "exchange_fish", token="one_fish")
    assert fish_of(table, 0)["own"] == {"one_fish": 6}
    assert fish_of(table, 0)["open"] == [{"old_boot": 1}, {}, {}]
    assert table.decision == "action"


@pytest.mark.rule("FISH-39", "FISH-102")
def test_a_token_given_back_is_among_those_that_become_the_new_supply() -> None:
    numbers = ((3, 3), (5, 5), (2, 3), (2, 2))
    dice = [roll for roll in numbers for _ in range(4)]
    first = ["old_boot", *["one_fish"] * 11, *["two_fish"] * 10, *["three_fish"] * 8]
    table = Table(["fishermen"], 4, dice=[*dice, (3, 3), (5, 5)], decks=fish_deck(*first))
    for seat, place in enumerate(("(0,0) N", "(1,0) NW", "(1,3) NE", "(2,4) SE")):
        table.put(seat, "city", place)
    for number in range(len(dice) + 1):
        table.turn(number % 4)
        table.act(number % 4, "roll")
        if table.decision == "exchange_fish" and number < len(dice):
            table.act(table.game.actors[0], "keep_fish")
    assert fish_of(table, 0)["held"] == [7, 7, 7, 7]
    assert fish_of(table, 0)["left"] == 1
    # From here on chance shuffles, as fewer tokens lie there than a script could name.
    table.state.random.decks = {}
    table.act(0, "exchange_fish", token="one_fish")
    assert (fish_of(table, 0)["left"], fish_of(table, 0)["spent"]) == (1, {})
    assert fish_of(table, 0)["own"] == {"one_fish": 6, "three_fish": 1}
    # What lies there now is the token that was given back.
    table.turn(1)
    table.act(1, "roll")
    given = next(iter(fish_of(table, 1)["own"]))
    had: Counter[str] = Counter(fish_of(table, 1)["own"])
    table.act(1, "exchange_fish", token=given)
    assert Counter(fish_of(table, 1)["own"]) == had - Counter([given]) + Counter(["one_fish"])


@pytest.mark.rule("FISH-70", "FISH-71", "FISH-72", "FISH-73")
def test_a_knight_brings_the_robber_in_and_onto_the_lake() -> None:
    table = Table(["fishermen"], 3, dice=[(1, 1), (3, 3)])
    table.put(0, "settlement", "(0,0) N")
    table.put(1, "settlement", "(2,2) S")
    table.give_card(0, "knight")
    table.turn(0)
    table.act(0, "play_card", card="knight")
    assert len(table.legal(0, "move_robber")) == 19
    table.act(0, "move_robber", hex="(2,2)")
    table.act(0, "roll")
    assert fish_of(table, 0)["held"] == [0, 0, 0]
    table.robber("(0,0)")
    table.turn(1)
    table.act(1, "roll")
    assert fish_of(table, 0)["held"] == [1, 0, 0]


@pytest.mark.rule("FISH-77", "FISH-78", "FISH-79", "FISH-82")
def test_who_passes_the_boot_on_may_win_by_it_and_hidden_points_make_nobody_a_taker() -> None:
    table = Table(["fishermen"], 3, dice=[(3, 3)], decks=fish_deck("old_boot"))
    table.put(0, "city", "(0,0) N", "(0,2) N", "(2,0) NW", "(2,4) SE")
    table.put(1, "city", "(1,1) S", "(2,2) S", "(3,1) S", "(1,2) N")
    table.put(2, "city", "(2,0) S", "(4,2) S")
    table.give_card(2, "victory_point", 4)
    table.turn(0)
    table.act(0, "roll")
    table.put(0, "settlement", "(4,0) S")
    table.give_card(0, "victory_point")
    table.turn(0, rolled=True)
    assert not table.game.over
    assert not table.legal(0, "pass_boot")
    table.put(1, "settlement", "(3,3) SE")
    assert [action.operands["seat"] for action in table.legal(0, "pass_boot")] == [1]
    table.act(0, "pass_boot", seat=1)
    assert table.game.winners == [0]


@pytest.mark.rule("FISH-89")
def test_where_everybody_is_protected_the_robber_goes_beside_the_board() -> None:
    places = ("(1,1) SE", "(1,3) S", "(1,0) S", "(3,1) S", "(3,2) SE", "(0,0) SE", "(0,2) S", "(2,0) S")
    for robber in (None, "(2,2)"):
        table = Table(["fishermen", "friendly_robber"], 4, dice=[(3, 4)])
        for number, place in enumerate(places):
            table.put(number % 4, "settlement", place)
        if robber:
            table.robber(robber)
        table.hand(1, ore=1)
        table.turn(0)
        table.act(0, "roll")
        assert [action.operands["hex"] for action in table.legal(0)] == [OFF_BOARD]
        table.act(0, "move_robber", hex=OFF_BOARD)
        assert table.decision == "action"
        assert table.view()["board"]["robber"] == OFF_BOARD
        assert table.cards(1) == {"ore": 1}
