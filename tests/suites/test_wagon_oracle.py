"""Random games of `traders_and_barbarians`, held after every action against a bookkeeping of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from skerry import Action, ConfigError, Game
from skerry.server.live.facts import facts_of
from tests.suites.books import HARBOURS, Json, Option
from tests.suites.configurations import TRADE_MAP
from tests.suites.gold_players import GoldPlayer, follow_game, taken_as_wanted
from tests.suites.refereeing import COMMON_ROWS, FIXED, Row, check_fixed, spirals, views_of
from tests.suites.wagon_oracle import (
    BARBARIAN_HEXES,
    CARDS,
    DESTINATION,
    PRINTED_SQUARES,
    SCENARIO,
    SUPPLIES,
    Oracle,
    TradeIsland,
)

ISLAND = TradeIsland()
MOST_ACTIONS, FEW_ACTIONS = 8000, 70
# What makes a wagon go on: to stop and to leave a barbarian where it is seldom, to be on the way as a rule.
RARELY = {"end_movement": 6, "leave_barbarian": 3, "bank_trade": 3, "end_turn": 4, "send_barbarian": 3, "buy_card": 1}
HEADING, PATIENCE = 0.8, 0.7

CROSSROADS = TradeIsland(
    (((0, 0), "quarry", "SE S SW"), ((1, 3), "glassworks", "SW NW"), ((2, 1), "trade_castle", "N NE SE S SW NW")),
    ((1, 3), (0, 4), (1, 3), (0, 4)),
    ((3, 0),),
)
# A sea amid trade hexes, two of a kind, and one of which a single side is shut.
LAGOON_MAP = """
name lagoon
players 2 3 4
target 10
row 0 offset 1: forest:4 quarry hill:6
row 1 offset 0: pasture:5 glassworks sea field:8
row 2 offset 1: quarry mountain:9 trade_castle
plaza (0,1): NE S SW
plaza (1,1): N NE SE S
plaza (2,0): N NE SE
plaza (2,2): N NE SW
barbarian at (0,0) side E
barbarian at (1,1) path SE
harbour 3:1 at (0,0) side NW
harbour wood at (1,3) side E
"""
LAGOON = TradeIsland(
    (
        ((0, 1), "quarry", "NE S SW"),
        ((1, 1), "glassworks", "N NE SE S"),
        ((2, 0), "quarry", "N NE SE"),
        ((2, 2), "trade_castle", "N NE SW"),
    ),
    ((1, 3), (0, 4), (1, 3)),
    ((1, 2),),
)
ISLANDS = {TRADE_MAP: (CROSSROADS, 8), LAGOON_MAP: (LAGOON, 10), None: (ISLAND, 13)}

ROWS = (
    *COMMON_ROWS,
    Row("numbers", options={"numbers": "random", "harbours": "fixed"}),
    Row("long", options={"target": 20}),
    Row("crossroads", players=3, board=TRADE_MAP),
    Row("crossroads-two", ("two_player",), 2, board=TRADE_MAP),
    Row("lagoon", ("friendly_robber", "event_cards"), 3, board=LAGOON_MAP),
    Row("lagoon-two", ("event_cards", "two_player"), 2, board=LAGOON_MAP),
)
WHOLE_GAMES = ("crossroads", "lagoon-two")
EACH_ROW = pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])


class Carter(GoldPlayer):
    """Mostly drives where its goods are wanted."""

    def __init__(self, seed: str, thrift: int, oracle: Oracle) -> None:
        super().__init__(seed, thrift, RARELY)
        self.oracle = oracle

    def choose(self, actions: Sequence[Action]) -> Action:
        movement = self.oracle.movement
        if movement is not None and not movement.arrived and self.chance.random() < PATIENCE:
            # A second journey is worth more after the first.
            actions = [action for action in actions if action.kind != "play_card"] or actions
        return super().choose(actions)

    def pick(self, kind: str, actions: Sequence[Action]) -> Action:
        movement = self.oracle.movement
        if kind == "move_wagon" and movement is not None and self.chance.random() < HEADING:
            load = self.oracle.carried[movement.seat]
            kinds = set(SUPPLIES) if load is None else {DESTINATION[load]}
            steps = self.oracle.island.steps_to(kinds)
            nearest = min(steps[self.place(action)] for action in actions)
            actions = [action for action in actions if steps[self.place(action)] == nearest]
        elif kind == "place_barbarian" and self.chance.random() < HEADING:
            actions = [action for action in actions if action.operands["edge"] in self.oracle.routes] or actions
        return super().pick(kind, actions)

    @staticmethod
    def place(action: Action) -> int:
        place: Any = action.operands["vertex"]
        return int(place)


# Of all games that are followed: what everybody knew, and whether the movement went on.
ENDINGS: dict[Option, bool] = {}


def oracle_for(row: Row, start: Json) -> Oracle:
    island, target = ISLANDS[row.board]
    wanted: Any = row.options.get("target", target)
    oracle = Oracle(island, row.players, row.modules, start, wanted)
    oracle.endings = ENDINGS
    oracle.separate = row.options.get("trade_build") == "separate"
    return oracle


def probe(game: Game, oracle: Oracle, seat: int, view: Json, chooser: GoldPlayer) -> Action | None:
    """Try something that is not listed; it is refused if and only if the oracle refuses it."""
    chance = chooser.chance
    if chooser.talks(view):
        return chooser.talk(game, oracle, seat, view)
    island = oracle.island
    anywhere = chance.randrange(len(island.ends))
    special = chance.choice(sorted(island.shut_sides | island.inner_paths | set(oracle.barbarians.values())))
    edge = chance.choice((anywhere, special))
    toll = chance.choice((0, 0, 1, 2))
    no_site = chance.choice(sorted(island.shut_corners | set(island.plazas)))
    action = chance.choice(
        (
            Action("move_wagon", {"vertex": chance.randrange(len(island.sides_at)), "toll": toll}),
            Action("move_wagon", {"vertex": chance.choice(sorted(island.plazas)), "toll": toll}),
            Action("feed_wagon", {}),
            Action("end_movement", {}),
            Action("drive_off", {"edge": edge}),
            Action("place_barbarian", {"edge": edge}),
            Action("move_barbarian", {"edge": edge}),
            Action("leave_barbarian", {}),
            Action("send_barbarian", {}) if oracle.two else Action("improve_wagon", {}),
            Action("take_from_owner", {"seat": chance.randrange(oracle.players)}),
            Action("spare_owner", {}),
            Action("improve_wagon", {}),
            Action("play_card", {"card": chance.choice(("knight", "swift_journey", "road_building"))}),
            Action("build_road", {"edge": edge}),
            Action("place_road", {"edge": edge}),
            Action("found_road", {"edge": edge}),
            Action("build_settlement", {"vertex": no_site}),
            Action("found_building", {"vertex": no_site}),
            Action("buy_with_gold", {"card": "grain"}),
            Action("bank_trade", {"give": "gold", "take": "grain"}),
            Action("end_turn", {}),
        )
    )
    wanted = (action.kind, *action.operands.values()) in oracle.options(view, seat)
    return action if taken_as_wanted(game, oracle, seat, action, wanted) else None


def follow(row: Row, seed: str, thrift: int, most: int = MOST_ACTIONS) -> Oracle:
    """Play one game and hold every position against the oracle; what it saw is counted there."""
    game = row.begin(SCENARIO, seed)
    oracle = oracle_for(row, views_of(game)[-1])
    chooser = Carter(f"{seed} later", thrift, oracle)
    follow_game(game, oracle, chooser, lambda seat, view: probe(game, oracle, seat, view, chooser), most)
    return oracle


# TRAD-22.
FIXED_HEXES = """
mountain:5 forest:8 quarry
field:6 hill:10 pasture:3 hill:4
trade_castle forest:9 pasture:11 forest:6 mountain:11
forest:3 mountain:4 field:5 pasture:9
hill:8 field:10 glassworks
"""
# TRAD-10.
LANDS = Counter(forest=4, hill=3, pasture=3, field=3, mountain=3)
# In alphabetical order without B and H (TRAD-16).
LETTERS = [5, 6, 3, 8, 10, 9, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
SEA_SIDES = (
    *((0, 2, side) for side in ("NW", "NE", "E")),
    *((2, 0, side) for side in ("NW", "W", "SW")),
    *((4, 2, side) for side in ("E", "SE", "SW")),
)
SEA_CORNERS = ((0, 2, "N"), (0, 2, "NE"), (2, 0, "NW"), (2, 0, "SW"), (4, 2, "SE"), (4, 2, "S"))


@pytest.mark.rule("TRAD-13", "TRAD-23", "TRAD-24", "TRAD-25", "TRAD-29", "TRAD-31", "TRAD-106")
def test_the_oracle_knows_the_places_of_the_board() -> None:
    game = Game.new([SCENARIO], 3, "places")
    board: Any = facts_of(game)["board"]
    ISLAND.check_numbers(board)
    assert len(ISLAND.sides) == 75
    assert ISLAND.shut_sides == {ISLAND.side_of(*side) for side in SEA_SIDES}
    assert ISLAND.shut_corners == {ISLAND.corner_of(*corner) for corner in SEA_CORNERS}
    for plaza in ISLAND.plazas:
        assert len(ISLAND.sides_at[plaza]) == 4
    told = views_of(game)[-1][SCENARIO]
    assert {int(at): kind for at, kind in told["plazas"].items()} == ISLAND.plazas
    assert {int(at) for at in told["closed_edges"]} == ISLAND.shut_sides
    assert {int(at) for at in told["closed_corners"]} == ISLAND.shut_corners


@pytest.mark.parametrize("board", [TRADE_MAP, LAGOON_MAP])
def test_the_oracle_knows_the_places_of_other_maps(board: str) -> None:
    game = Game.new([SCENARIO], 3, "places", board=board)
    facts: Any = facts_of(game)["board"]
    island, target = ISLANDS[board]
    island.check_numbers(facts)
    view = views_of(game)[-1]
    assert {int(at) for at in view[SCENARIO]["closed_edges"]} == island.shut_sides
    assert {int(at) for at in view[SCENARIO]["closed_corners"]} == island.shut_corners
    assert view["seats"][0]["target"] == target


@pytest.mark.rule("TRAD-01")
@pytest.mark.parametrize("players", [2, 5])
def test_three_or_four_play(players: int) -> None:
    with pytest.raises(ConfigError):
        Game.new([SCENARIO], players, "players")


@pytest.mark.rule("TRAD-15")
def test_the_frame_is_not_rearranged() -> None:
    with pytest.raises(ConfigError):
        Game.new([SCENARIO], 4, "frame", {"harbours": "frame"})


@pytest.mark.rule("TRAD-15", "TRAD-22")
def test_the_fixed_board_is_the_one_of_the_rules() -> None:
    view: Json = Game.new([SCENARIO], 4, "printed", dict(FIXED)).view(None).to_json()
    check_fixed(view["board"], FIXED_HEXES)


@pytest.mark.rule(
    "TRAD-09", "TRAD-10", "TRAD-12", "TRAD-13", "TRAD-14", "TRAD-15", "TRAD-16", "TRAD-17", "TRAD-18", "TRAD-20"
)
@EACH_ROW
def test_every_board_has_its_trade_hexes_and_its_letters(row: Row) -> None:
    for seed in range(0 if row.board else 3):
        view = views_of(row.begin(SCENARIO, f"board {seed}"))[-1]
        board, told = view["board"], view[SCENARIO]
        terrain, numbers = board["terrain"], board["numbers"]
        for place, kind, _ in PRINTED_SQUARES:
            assert terrain[ISLAND.hex_at[place]] == kind
        assert Counter(terrain) == LANDS + Counter([*SUPPLIES])
        assert all(bool(shown) == (land not in SUPPLIES) for land, shown in zip(terrain, numbers, strict=True))
        assert sorted(number for shown in numbers for number in shown) == sorted(LETTERS)
        if row.options.get("numbers") != "random":
            assert [[number] for number in LETTERS] in [
                [numbers[hex_] for hex_ in way] for way in spirals(ISLAND.trade_hexes)
            ]
        assert set(board["harbours"]) == {str(ISLAND.side_of(*side)) for side, _ in HARBOURS}
        assert Counter(board["harbours"].values()) == Counter(kind for _, kind in HARBOURS)
        between = [
            set(ISLAND.hex_sides[ISLAND.hex_at[first]]) & set(ISLAND.hex_sides[ISLAND.hex_at[second]])
            for first, second in BARBARIAN_HEXES
        ]
        assert [{int(at)} for at in told["barbarians"]] == sorted(between, key=min)
        assert told["gold"] == [5] * row.players
        assert view["awards"].keys() == {"largest_army", *["harbormaster"] * ("harbormaster" in row.modules)}
        cards = [tuple(card.values()) for card in told["wagon_cards"]]
        assert cards == [
            (level, points, gold, list(results), worth) for level, (points, gold, results, worth) in enumerate(CARDS, 1)
        ]


@pytest.mark.many
@pytest.mark.rule("TRAD-37", "TRAD-38", "TRAD-39", "TRAD-50", "TRAD-54", "TRAD-61", "TRAD-68", "TRAD-73", "TRAD-100")
@EACH_ROW
def test_a_game_goes_as_the_oracle_says(row: Row) -> None:
    oracle = follow(row, f"{row.name} 0", 8, MOST_ACTIONS if row.name in WHOLE_GAMES else FEW_ACTIONS)
    if row.name in WHOLE_GAMES:
        assert oracle.seen["over"] == 1
        assert min(oracle.seen[kind] for kind in ("goods_delivered", "tolls", "drive_off", "refusals")) > 0


@pytest.mark.sweep
@EACH_ROW
def test_many_games_go_as_the_oracle_says(row: Row) -> None:
    for seed in range(40):
        follow(row, f"{row.name} {seed}", (1, 4, 20, 80)[seed % 4])
