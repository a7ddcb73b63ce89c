"""Random games of `barbarian_attack`, held after every action against a bookkeeping of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from skerry import Action, ConfigError, Game
from skerry.server.live.facts import facts_of
from tests.suites.barbarian_books import CARD_COST, DECK
from tests.suites.barbarian_oracle import COLOURS, Oracle
from tests.suites.books import COSTS, HARBOURS, ISLAND, SIDE_NAMES, YIELDS, Island, Json, holds
from tests.suites.configurations import BARBARIAN_MAP
from tests.suites.gold_players import THINGS, GoldPlayer, follow_game, taken_as_wanted
from tests.suites.refereeing import COMMON_ROWS, FIXED, Row, check_fixed, views_of
from tests.table import Table

MOST_ACTIONS = 6000
# Knights and cards are what the game is about; robbing nobody and ending rides early would hide them.
RARELY = {"buy_card": 1, "rob_nobody": 3, "end_rides": 2, "take_up_barbarian": 3, "bank_trade": 3, "end_turn": 3}
BASKETS = tuple(COSTS[piece] for piece in ("road", "settlement", "city")) + (CARD_COST + CARD_COST,)
EAGERLY = ("build_settlement", "build_city", "buy_card")

# BARB-14, BARB-10.
COAST = ((3, 0), (2, 0), (1, 0), (0, 0), (0, 1), (1, 3), (2, 4), (3, 3), (4, 2), (4, 1))
CASTLE, DESERT = (4, 0), (0, 2)

BAY_COAST = ((1, 0), (0, 0), (0, 1), (1, 2))
BAY = Island(((1, 2), (0, 3), (1, 2), (0, 3)), sea={(3, 2)})
# So few hexes that barbarians find no room, and an attack brings many.
COVE_COAST = ((0, 0), (0, 1), (1, 2), (1, 0))
COVE = Island(((1, 2), (0, 3), (1, 1)))
COVE_MAP = """
name cove
players 2 3 4
target 9
row 0 offset 1: forest:4,8 hill:6,10
row 1 offset 0: field:2,9 castle pasture:3,5,11
row 2 offset 1: mountain:8
coast (0,0) (0,1) (1,2) (1,0)
harbour 3:1 at (0,0) side NW
harbour wool at (1,2) side E
"""
OWN_MAPS = {
    BARBARIAN_MAP: (BAY, BAY_COAST, (1, 1), 9),
    COVE_MAP: (COVE, COVE_COAST, (1, 1), 9),
}

ROWS = (
    *(row for row in COMMON_ROWS if row.name != "drafted"),
    Row("harbours", options={"harbours": "fixed"}),
    Row("two-separate", ("two_player",), 2, {"trade_build": "separate"}),
    Row("bay", players=3, board=BARBARIAN_MAP),
    Row("bay-harbormaster", ("harbormaster",), 4, board=BARBARIAN_MAP),
    Row("bay-two", ("two_player",), 2, board=BARBARIAN_MAP),
    Row("cove", players=3, board=COVE_MAP),
    Row("cove-4", board=COVE_MAP),
    Row("cove-two", ("two_player", "harbormaster"), 2, board=COVE_MAP),
)
WHOLE_GAMES = ("three", "two")
SHOWN = (
    *("hex conquered", "hex freed", "settlement conquered", "city conquered", "treason", "intrigue", "long rides"),
    *("victories of several", "rolled for prisoners", "knights lost", "refusals"),
)
EACH_ROW = pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])


class Marshal(GoldPlayer):
    """Settles at the coast, sends knights where barbarians are and barbarians where they are most, more or less."""

    def __init__(self, seed: str, thrift: int, oracle: Oracle, zeal: float, wealth: float) -> None:
        super().__init__(seed, thrift, RARELY)
        self.oracle = oracle
        self.zeal = zeal
        self.wealth = wealth

    def choose(self, actions: Sequence[Action]) -> Action:
        if self.chance.random() < self.zeal:
            actions = [action for action in actions if action.kind in EAGERLY] or actions
        return super().choose(actions)

    def endow(self, game: Game, view: Json) -> bool:
        """Among the rich barbarians come and knights are made all the time."""
        if view["decision"] != "action":
            return False
        basket = self.chance.choice(BASKETS)
        rich = self.chance.random() < self.wealth and holds(view["bank"], basket)
        if rich:
            Table.of(game).hand(view["seat"], **(Counter(view["own"]["hand"]) + basket))
        return rich

    def pick(self, kind: str, actions: Sequence[Action]) -> Action:
        oracle = self.oracle
        if self.chance.random() < self.zeal:
            wanted: list[Action] = []
            if kind in ("ride_knight", "place_knight"):
                beset = {side for hex_ in +oracle.barbarians for side in oracle.island.hex_sides[hex_]}
                wanted = [action for action in actions if action.operands["edge"] in beset]
            elif kind == "put_barbarian":
                wanted = [action for action in actions if oracle.barbarians[int(str(action.operands["hex"]))] == 2]
            elif kind in ("found_building", "build_settlement"):
                coast = set(oracle.coast)
                wanted = [a for a in actions if set(oracle.island.hexes_at[int(str(a.operands["vertex"]))]) <= coast]
            actions = wanted or actions
        return super().pick(kind, actions)


def oracle_for(row: Row, start: Json) -> Oracle:
    island, coast, castle, target = OWN_MAPS[row.board] if row.board else (ISLAND, COAST, CASTLE, 12)
    hexes = [island.hex_at[place] for place in coast]
    oracle = Oracle(
        island, row.players, row.modules, start, points_to_win=target, coast=hexes, castle=island.hex_at[castle]
    )
    oracle.separate = row.options.get("trade_build") == "separate"
    return oracle


def probe(game: Game, oracle: Oracle, seat: int, view: Json, chooser: Marshal) -> Action | None:
    """Try something that is not listed; it is refused if and only if the oracle refuses it."""
    chance = chooser.chance
    if chooser.talks(view):
        return chooser.talk(game, oracle, seat, view)
    edge, vertex = chance.choice(oracle.island.sides), chance.choice(oracle.island.corners)
    knight = chance.choice(sorted(oracle.knights) or [edge])
    hex_ = chance.choice((*oracle.coast, *oracle.island.land))
    beside = chance.choice(oracle.island.hex_sides[chance.choice(sorted(oracle.conquered) or [hex_])])
    fallen = chance.choice(sorted(oracle.fallen) or [vertex])
    castle = chance.choice(sorted(oracle.castle_sides))
    guesses = [
        *(Action(kind, {"edge": side}) for kind in ("place_knight", "ride_knight") for side in (edge, castle, knight)),
        *(Action("build_road", {"edge": side}) for side in (edge, beside)),
        *(Action(kind, {"vertex": at}) for kind in ("build_settlement", "build_city") for at in (vertex, fallen)),
        *(Action(kind, {"hex": hex_}) for kind in ("take_barbarian", "put_barbarian", "take_prisoner")),
        Action("take_up_barbarian", {"hex": hex_}),
        Action("send_knight", {"edge": knight}),
        Action("end_rides", {}),
        Action("end_turn", {}),
        Action("buy_card", {}),
        Action("rob_nobody", {}),
        Action("rob_anybody", {"seat": chance.randrange(game.players)}),
        Action("buy_with_gold", {"card": chance.choice(tuple(YIELDS.values()))}),
        Action("bank_trade", {"give": chance.choice(THINGS), "take": chance.choice(THINGS)}),
    ]
    fitting = [guess for guess in guesses if guess.kind == view["decision"]]
    action = chance.choice(fitting if fitting and chance.random() < 0.6 else guesses)
    wanted = (action.kind, *action.operands.values()) in oracle.options(view, seat)
    return action if taken_as_wanted(game, oracle, seat, action, wanted) else None


def follow(
    row: Row, seed: str, thrift: int, most: int = MOST_ACTIONS, zeal: float = 0.8, wealth: float = 0.3
) -> Oracle:
    """Play one game and hold every position against the oracle; what it saw is counted there."""
    game = row.begin("barbarian_attack", seed)
    oracle = oracle_for(row, views_of(game)[-1])
    chooser = Marshal(f"{seed} later", thrift, oracle, zeal, wealth)
    follow_game(game, oracle, chooser, lambda seat, view: probe(game, oracle, seat, view, chooser), most)
    return oracle


# BARB-13, BARB-16.
FIXED_HEXES = """
mountain:3 pasture:8 desert
field:9 hill:4 pasture:5 forest:10
field:12 forest:6 field:10 mountain:8 hill:11
forest:4 mountain:9 field:3 pasture:5
castle pasture:6 hill:2
"""
COAST_NUMBERS = (4, 12, 9, 3, 8, 10, 11, 5, 2, 6)
INNER_NUMBERS = {(1, 1): 4, (1, 2): 5, (2, 1): 6, (2, 2): 10, (2, 3): 8, (3, 1): 9, (3, 2): 3}
COAST_LANDS = Counter(forest=2, hill=2, pasture=3, mountain=1, field=2)
INNER_LANDS = Counter(forest=1, pasture=1, hill=1, mountain=2, field=2)


@pytest.mark.rule("BARB-10", "BARB-13", "BARB-14", "BARB-15", "BARB-19")
def test_the_oracle_knows_the_places_of_the_board() -> None:
    game = Game.new(["barbarian_attack"], 3, "places")
    board: Any = facts_of(game)["board"]
    ISLAND.check_numbers(board)
    told = views_of(game)[-1]["barbarian_attack"]
    assert told["castle_hex"] == ISLAND.hex_at[CASTLE]
    assert told["coastal_hexes"] == [ISLAND.hex_at[place] for place in COAST]
    assert {ISLAND.hex_at[place] for place in (*COAST, CASTLE, DESERT)} == set(ISLAND.land) - ISLAND.inner
    assert {ISLAND.hex_at[place] for place in INNER_NUMBERS} == ISLAND.inner
    sides = {colour: [SIDE_NAMES[turn] for turn in turns] for colour, turns in COLOURS.items()}
    assert sides == {"purple": ["NW", "SE"], "green": ["NE", "SW"], "brown": ["E", "W"]}


@pytest.mark.rule("BARB-01")
@pytest.mark.parametrize("players", [2, 5])
def test_three_or_four_play(players: int) -> None:
    with pytest.raises(ConfigError):
        Game.new(["barbarian_attack"], players, "players")


@pytest.mark.rule("BARB-16", "BARB-17")
def test_the_fixed_board_is_the_one_of_the_rules() -> None:
    view: Json = Game.new(["barbarian_attack"], 4, "printed", dict(FIXED)).view(None).to_json()
    check_fixed(view["board"], FIXED_HEXES)


@pytest.mark.rule("BARB-07", "BARB-08", "BARB-11", "BARB-12", "BARB-13", "BARB-18", "BARB-21", "BARB-22", "BARB-118")
@EACH_ROW
def test_every_board_has_its_coast(row: Row) -> None:
    seen: set[tuple[str, ...]] = set()
    for seed in range(0 if row.board else 5):
        view = views_of(row.begin("barbarian_attack", f"board {seed}"))[-1]
        board, told = view["board"], view["barbarian_attack"]
        at = ISLAND.hex_at
        assert (board["terrain"][at[CASTLE]], board["terrain"][at[DESERT]]) == ("castle", "desert")
        assert Counter(board["terrain"][at[place]] for place in COAST) == COAST_LANDS
        assert Counter(board["terrain"][at[place]] for place in INNER_NUMBERS) == INNER_LANDS
        numbers = dict(zip(COAST, COAST_NUMBERS, strict=True)) | INNER_NUMBERS
        assert board["numbers"] == [[numbers[place]] if place in numbers else [] for place in at]
        assert set(board["harbours"]) == {str(ISLAND.side_of(*side)) for side, _ in HARBOURS}
        assert Counter(board["harbours"].values()) == Counter(kind for _, kind in HARBOURS)
        assert told["barbarians"] == {str(at[2, 0]): 1, str(at[4, 2]): 1}
        assert (told["barbarians_left"], told["gold"], told["knights"]) == (34, [0] * row.players, {})
        assert (view["deck_left"], view["spent_cards"]) == (DECK.total(), dict.fromkeys(DECK, 0))
        assert set(view["awards"]) == {"longest_road", *set(row.modules) & {"harbormaster"}}
        seen.add(tuple(board["terrain"]))
    if not row.board:
        assert len(seen) == (1 if row.options == FIXED else 5)


@pytest.mark.many
@pytest.mark.rule("BARB-35", "BARB-42", "BARB-51", "BARB-59", "BARB-69", "BARB-79", "BARB-91", "BARB-97", "BARB-108")
@EACH_ROW
def test_a_game_goes_as_the_oracle_says(row: Row) -> None:
    oracle = follow(row, f"{row.name} 0", 8, MOST_ACTIONS if row.name in WHOLE_GAMES else 120)
    if row.name in WHOLE_GAMES:
        assert oracle.seen["over"] == 1
        assert min(oracle.seen[kind] for kind in SHOWN) > 0
        assert bool(oracle.seen["mercenary rides"]) == (row.name == "two")


@pytest.mark.sweep
@EACH_ROW
def test_many_games_go_as_the_oracle_says(row: Row) -> None:
    for seed in range(40):
        follow(row, f"{row.name} {seed}", (1, 4, 20, 80)[seed % 4], wealth=(0.3, 0.6, 0.1, 0.3, 0.02)[seed % 5])
