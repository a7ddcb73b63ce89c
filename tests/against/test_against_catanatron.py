"""Games of a stranger: catanatron plays, our game follows with the same board, dice, deck and thefts.

Whose decision it is, every legal build, trade, card and robbery, and after each step every hand, the bank, the board,
both special cards, the points and the winner agree, but for the rows of `differences.DIFFERENCES`.
"""

from __future__ import annotations

from collections import Counter

import pytest

from skerry.board.map_text import HARBOUR_KINDS
from tests.against.bridge import RESOURCE_WORDS, Bridge
from tests.against.differences import DIFFERENCES
from tests.against.position import RESOURCES
from tests.against.replay import Disagreement, Replay, our_game
from tests.against.scenes import Scene, act_out
from tests.against.stranger import Recipe, catanatron, record
from tests.suites.configurations import PLAY_ALL
from tests.table import crest, foot

TABLES = (
    ("random", "random", "random", "random"),
    ("weighted", "weighted", "weighted", "weighted"),
    ("points", "points", "points"),
    ("roads", "roads", "roads", "roads"),
    ("cards", "cards", "cards", "cards"),
    ("weighted", "random", "roads", "cards"),
    ("hoarder", "weighted", "hoarder"),
    ("roads", "points", "cards", "random"),
)

EVERY_ACTION = {"roll", "rob", "discard", "road", "settlement", "city", "buy_card", "bank_trade", "end_turn"} | {
    "knight",
    "road_building",
    "year_of_plenty",
    "monopoly",
}


def recipe(number: int, turns: int = 300) -> Recipe:
    """A mix of tables; some to fewer points, some without sevens so that the bank runs short."""
    return Recipe(
        seed=1000 + number,
        players=TABLES[number % len(TABLES)],
        target=(10, 10, 7)[number // len(TABLES) % 3],
        sevens=number % 5 != 4,
        turns=turns,
    )


@pytest.mark.parametrize("number", range(20 if PLAY_ALL else 5))
def test_a_game_of_catanatron_agrees_at_every_step(number: int) -> None:
    recording = record(recipe(number))
    replay = Replay(recording)
    replay.run()
    assert replay.steps_done == len(recording.steps) or replay.game.over


@pytest.mark.sweep
@pytest.mark.parametrize("block", range(20))
def test_many_games_of_catanatron_agree_at_every_step(block: int) -> None:
    for number in range(100 + 20 * block, 120 + 20 * block):
        Replay(record(recipe(number, turns=400))).run()


@pytest.mark.sweep
def test_every_kind_of_action_is_taken_in_many_games() -> None:
    taken: Counter[str] = Counter()
    for number in range(40):
        replay = Replay(record(recipe(number)))
        replay.run()
        taken += replay.kinds_taken
    everything = (
        "roll road settlement city buy_card bank_trade rob discard knight road_building year_of_plenty monopoly"
    )
    assert set(everything.split()) <= set(taken)


# The bridge


@pytest.mark.parametrize("seed", range(1, 6))
def test_the_board_is_carried_over_whole(seed: int) -> None:
    strange = catanatron.Game([catanatron.RandomPlayer(colour) for colour in catanatron.Color], seed=seed)
    strange_map = strange.state.board.map
    bridge = Bridge(strange_map)
    assert sorted(bridge.hex.values()) == list(range(19))
    assert sorted(bridge.vertex.values()) == list(range(54))
    assert sorted(set(bridge.edge.values())) == list(range(72))
    ends = bridge.topology.edge_vertex
    for (a, b), edge in bridge.edge.items():
        assert {bridge.vertex[a], bridge.vertex[b]} == {ends[2 * edge], ends[2 * edge + 1]}


def test_harbours_serve_the_same_vertices() -> None:
    recording = record(Recipe(seed=7, players=TABLES[0], turns=1))
    served = our_game(recording).kernel.state.harbour
    strange = catanatron.Game([catanatron.RandomPlayer(colour) for colour in catanatron.Color], seed=7)
    nodes = strange.state.board.map.port_nodes
    bridge = Bridge(strange.state.board.map)
    assert bridge.text == recording.bridge.text
    for word, kind in [*((word, RESOURCES.index(ours)) for word, ours in RESOURCE_WORDS.items()), (None, 5)]:
        assert HARBOUR_KINDS[kind] == (RESOURCE_WORDS[word] if word else "3:1")
        assert {bridge.vertex[node] for node in nodes[word]} == {v for v in range(54) if served[v] >> kind & 1}


# A comparison that finds nothing must be able to find something


def test_a_wrong_hand_is_noticed() -> None:
    replay = Replay(record(Recipe(seed=3, players=TABLES[0], turns=30)))
    replay.game.kernel.state.bank[0] -= 1
    replay.game.kernel.state.hand[0] += 1
    replay.game.kernel.state.hand_size[0] += 1
    with pytest.raises(Disagreement, match="hands"):
        replay.run()


def test_a_missing_road_is_noticed() -> None:
    recording = record(Recipe(seed=4, players=TABLES[0], turns=30))
    replay = Replay(recording)
    edge = next(step.option[1] for step in recording.steps if step.option[0] == "road")
    replay.game.kernel.state.edge_owner[edge] = 3
    with pytest.raises(Disagreement, match="roads"):
        replay.run()


# The differences, each shown in the smallest position

# A road of seat 1 along the north of the middle row, and a road of seat 0 that leads to (2,1) N on it.
CUTTER = (
    (0, "settlement", "(1,0) N"),
    (0, "road", "(1,0) NE"),
    (0, "road", "(1,0) E"),
)
CUT = ("settlement", "(2,1) N")
PRICE = {0: {"wood": 1, "brick": 1, "wool": 1, "grain": 1}}
AROUND_THE_CENTRE = ("(2,2) SE", "(2,2) E", "(2,2) NE", "(2,2) NW", "(2,2) W", "(2,2) SW")


def route(seat: int, settlement: str, *roads: str) -> tuple[tuple[int, str, str], ...]:
    return ((seat, "settlement", settlement), *((seat, "road", road) for road in roads))


SCENES = [
    pytest.param(
        "BASE-70",
        Scene([(0, "settlement", "(2,2) N")], cards=["monopoly"], rolled=False),
        marks=pytest.mark.rule("BASE-70"),
    ),
    pytest.param(
        "BASE-81",
        # (1,1) is a mountain with a 4.
        Scene([(0, "city", "(1,1) N")], bank={"ore": 1}, rolled=False, dice=(2, 2), steps=[("roll",)]),
        marks=pytest.mark.rule("BASE-81"),
    ),
    pytest.param(
        "BASE-84",
        Scene(
            [(0, "settlement", "(2,2) N")],
            hands={0: {"wood": 5, "ore": 4}},
            rolled=False,
            dice=(3, 4),
            steps=[("roll",), ("discard",)],
        ),
        marks=pytest.mark.rule("BASE-84"),
    ),
    pytest.param(
        "BASE-86",
        Scene(
            [(0, "settlement", "(2,2) N")],
            hands={0: {"wood": 8}, 2: {"ore": 9}, 3: {"wool": 7}},
            rolled=False,
            dice=(3, 4),
            steps=[("roll",), ("discard",), ("discard",)],
        ),
        marks=pytest.mark.rule("BASE-86"),
    ),
    pytest.param(
        "BASE-140",
        Scene(
            [(0, "settlement", "(2,2) N")],
            hands={0: {"wool": 1, "grain": 1, "ore": 1}},
            steps=[("buy_card",), ("knight",)],
        ),
        marks=pytest.mark.rule("BASE-140"),
    ),
    pytest.param(
        "BASE-146",
        Scene([(0, "settlement", "(2,2) N")], cards=["road_building"]),
        marks=pytest.mark.rule("BASE-146"),
    ),
    pytest.param(
        "BASE-151",
        Scene(
            [(0, "settlement", "(2,2) N")],
            cards=["year_of_plenty"],
            bank={"wool": 1},
            steps=[("year_of_plenty", "wool")],
        ),
        marks=pytest.mark.rule("BASE-151"),
    ),
    pytest.param(
        "BASE-163",
        Scene(
            [*route(0, "(2,0) NW", *crest(2, 4)), (1, "settlement", "(2,2) N")],
            hands=PRICE,
            steps=[("road", "(2,2) NW")],
        ),
        marks=pytest.mark.rule("BASE-163"),
    ),
    pytest.param(
        "BASE-164",
        Scene(
            [
                (0, "settlement", "(1,1) N"),
                (0, "road", "(1,1) NE"),
                (0, "road", "(1,1) E"),
                *route(1, "(2,2) S", *AROUND_THE_CENTRE),
            ],
            hands=PRICE,
            steps=[("settlement", "(2,2) N")],
        ),
        marks=pytest.mark.rule("BASE-164"),
    ),
    pytest.param(
        "BASE-167",
        Scene(
            [*route(0, "(2,0) NW", *crest(2, 4)), (1, "settlement", "(2,2) N")],
            hands=PRICE,
            steps=[("road", "(2,2) NW")],
        ),
        marks=pytest.mark.rule("BASE-167"),
    ),
    pytest.param(
        "BASE-168",
        Scene(
            [*route(2, "(3,0) SW", *foot(3, 5)), *route(1, "(2,0) NW", *crest(2, 8)), *CUTTER],
            hands=PRICE,
            steps=[CUT],
        ),
        marks=pytest.mark.rule("BASE-168"),
    ),
    pytest.param(
        "BASE-170",
        Scene(
            [
                *route(1, "(2,0) NW", *crest(2, 6)),
                *route(2, "(3,0) SW", *foot(3, 5)),
                *route(3, "(4,0) SW", *foot(4, 5)),
                *CUTTER,
            ],
            hands=PRICE,
            steps=[CUT],
        ),
        marks=pytest.mark.rule("BASE-170"),
    ),
    pytest.param(
        "BASE-171",
        Scene([*route(1, "(2,0) NW", *crest(2, 5)), *CUTTER], hands=PRICE, steps=[CUT]),
        marks=pytest.mark.rule("BASE-171"),
    ),
    pytest.param(
        "BASE-173",
        # Seat 0 has the longest road after the cut, with four roads.
        Scene(
            [
                *route(1, "(2,0) NW", *crest(2, 5)),
                *CUTTER,
                (0, "road", "(1,0) NW"),
                (0, "road", "(1,0) W"),
            ],
            hands=PRICE,
            steps=[CUT],
            target=4,
        ),
        marks=pytest.mark.rule("BASE-173"),
    ),
    pytest.param(
        "BASE-195",
        # Seat 2 comes by the Longest Road and its fourth point when seat 0 cuts the road of seat 1.
        Scene(
            [
                *route(1, "(2,0) NW", *crest(2, 6)),
                *route(2, "(3,0) SW", *foot(3, 5)),
                (2, "settlement", "(2,4) SE"),
                *CUTTER,
            ],
            hands=PRICE,
            steps=[CUT],
            target=4,
        ),
        marks=pytest.mark.rule("BASE-195"),
    ),
]


@pytest.mark.parametrize(("rule", "scene"), SCENES)
def test_the_difference_shows(rule: str, scene: Scene) -> None:
    assert act_out(scene).seen[rule] > 0


def test_a_scene_shows_every_difference() -> None:
    shown = [scene.values[0] for scene in SCENES]
    assert shown == [difference.rule for difference in DIFFERENCES]
