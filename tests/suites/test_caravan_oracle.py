"""Random games of `caravans`, held after every action against a bookkeeping of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from skerry import Action, ConfigError, Game
from skerry.server.live.facts import facts_of
from tests.suites.books import HARBOURS, ISLAND, NUMBERS, OFF_BOARD, SMALL_ISLAND, Island, Json
from tests.suites.caravan_oracle import CURRENCY, ORIENTATIONS, Oracle, arrows_of
from tests.suites.configurations import CARAVAN_MAP
from tests.suites.refereeing import COMMON_ROWS, FIXED, VARIANTS, Chooser, Row, check_fixed, is_taken, plain, views_of
from tests.table import Table

MOST_ACTIONS = 6000
PROBES = 0.15
# Talk would be most of a random game; ending a turn at once would leave nothing to compare.
RARELY = {"offer_trade": 25, "end_turn": 4, "withdraw": 2, "bank_trade": 2, "buy_card": 3, "forced_trade": 3}
EAGER = ("build_settlement", "build_city")

SMALL_TARGET = 8
# So narrow that caravans soon meet, come back and end.
SMALL_MAP = f"""
name ring
players 2 3 4
target {SMALL_TARGET}
row 0 offset 1: hill:4 mountain:6
row 1 offset 0: pasture:5 oasis field:8
row 2 offset 1: field:9 forest:10
harbour 3:1 at (0,0) side NW
harbour wood at (2,1) side SE
"""
WELLS_TARGET = 9
WELLS = Island(((1, 3), (0, 4), (1, 3), (0, 4)), sea=((0, 2), (1, 3), (3, 0), (3, 3)))
# With what is built beyond the goal the camels run out.
LONG = 18

ROWS = (
    *COMMON_ROWS,
    Row("fixed-start", players=3, options={**FIXED, "fixed_start": True}),
    Row("frame", options={"harbours": "frame", "numbers": "random"}),
    Row("long", options={"target": LONG}),
    Row("two-long", ("two_player",), 2, {"target": LONG}),
    Row("small", players=3, board=SMALL_MAP),
    Row("small-two", ("two_player",), 2, board=SMALL_MAP),
    Row("wells", players=3, board=CARAVAN_MAP),
    Row("wells-all", VARIANTS[:3], 3, board=CARAVAN_MAP),
    Row("wells-two", VARIANTS, 2, board=CARAVAN_MAP),
)
WHOLE_GAMES = ("three", "two")
EACH_ROW = pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])


class Nomad(Chooser):
    """Builds wherever it can; bids and names as often as not, and then often what others have named.

    In most games camels have a goal, so that they meet, come back to the oasis or take the edges of arrows.
    """

    def __init__(self, seed: str, modesty: int, oracle: Oracle) -> None:
        super().__init__(seed, RARELY | {"bid": modesty})
        self.oracle = oracle
        self.goal = self.chance.choice(("", "fronts", "arrows from outside", "arrows from the oasis", "oasis"))

    def goals(self) -> set[int]:
        """The corners that camels are sent to."""
        oracle, island = self.oracle, self.oracle.island
        unused = {side: corner for side, corner in oracle.arrows.items() if side not in oracle.camels}
        if self.goal == "fronts":
            return oracle.fronts
        if self.goal == "arrows from outside":
            return {island.far_end(side, corner) for side, corner in unused.items()}
        if self.goal == "arrows from the oasis":
            return set(unused.values())
        return set(island.hex_corners[oracle.oasis])

    def steps(self, edge: int) -> int:
        """How far a goal is for a camel on an edge that goes on; where one only starts no goal is near."""
        island, camels = self.oracle.island, self.oracle.camels
        tails = set(island.ends[edge]) & self.oracle.fronts
        reached = {island.far_end(edge, tail) for tail in tails}
        goals = self.goals() - tails
        for steps in range(len(island.corners)):
            if reached & goals:
                return steps
            free = [side for at in reached for side in island.sides_at[at] if side not in {*camels, edge}]
            reached |= {end for side in free for end in island.ends[side]}
        return len(island.corners)

    def choose(self, actions: Sequence[Action]) -> Action:
        eager = [action for action in actions if action.kind in EAGER]
        return self.chance.choice(eager) if eager and self.chance.random() < 0.8 else super().choose(actions)

    def pick(self, kind: str, actions: Sequence[Action]) -> Action:
        if kind == "bid" and self.chance.random() < 0.5:
            bids = zip(actions, plain(actions), strict=True)
            actions = [action for action, told in bids if sum(told[card] for card in CURRENCY) <= 2]
        if kind in ("name_edge", "place_camel") and self.goal and self.chance.random() < 0.85:
            steps = [self.steps(told["edge"]) for told in plain(actions)]
            actions = [action for action, far in zip(actions, steps, strict=True) if far == min(steps)]
        elif kind == "name_edge" and self.oracle.vote and self.chance.random() < 0.6:
            named = self.oracle.vote.named.values()
            actions = [action for action in actions if action.operands["edge"] in named] or actions
        return super().pick(kind, actions)


def island_of(row: Row) -> Island:
    return {None: ISLAND, SMALL_MAP: SMALL_ISLAND, CARAVAN_MAP: WELLS}[row.board]


def oracle_for(row: Row, start: Json) -> Oracle:
    """Of the two ways that the oasis can lie, the one that everybody is told (CARV-07, CARV-09)."""
    island = island_of(row)
    oasis = start["board"]["terrain"].index("oasis")
    told = {int(edge) for edge in start["caravans"]["arrows"]} & set(island.sides)
    lies = [arrows for arrows in (arrows_of(island, oasis, names) for names in ORIENTATIONS) if arrows.keys() == told]
    oracle = Oracle(island, row.players, row.modules, start, arrows=lies[0])
    if row.board:
        oracle.points_to_win = WELLS_TARGET if row.board == CARAVAN_MAP else SMALL_TARGET
    if "target" in row.options:
        oracle.points_to_win = LONG
    oracle.separate = row.options.get("trade_build") == "separate"
    return oracle


def probe(game: Game, oracle: Oracle, view: Json, chooser: Chooser) -> None:
    """Try something, perhaps out of turn; it is refused if and only if the oracle refuses it."""
    chance = chooser.chance
    edge = chance.choice(oracle.island.sides + sorted(oracle.open_edges()) * 4)
    seat = chance.choice([*game.actors, chance.randrange(game.players)])
    action = chance.choice(
        (
            Action("bid", {card: chance.randrange(6) for card in CURRENCY}),
            Action("bid_nothing", {}),
            Action("name_edge", {"edge": edge}),
            Action("name_no_edge", {}),
            Action("place_camel", {"edge": edge}),
            Action("head_camel", {"vertex": chance.choice(oracle.island.ends[edge])}),
            Action("build_road", {"edge": edge}),
            Action("move_robber", {"hex": chance.choice([oracle.oasis, OFF_BOARD])}),
            Action("bank_trade", {"give": "wool", "take": "grain"}),
        )
    )
    if action.kind == "bid" and not any(action.operands.values()):
        return
    asked = seat in game.actors
    wanted = asked and (action.kind, *action.operands.values()) in oracle.options(game.view(seat).to_json(), seat)
    assert is_taken(game, seat, action) == wanted, f"{seat} {action} is {'refused' if wanted else 'taken'}"
    oracle.seen["refusals"] += not wanted
    oracle.seen["refusals in a vote"] += not wanted and oracle.vote is not None


def check_sources(game: Game, oracle: Oracle) -> None:
    """What everybody is told of where points come from adds up, and so does the result."""
    if game.over:
        hidden = [view["own"]["development_cards"]["victory_point"] for view in views_of(game)[:-1]]
        assert game.scores() == [oracle.points(seat) + cards for seat, cards in enumerate(hidden)]
        return
    for seat, sources in enumerate(game.view(None).sources[: game.players]):
        assert sum(sources.values()) == oracle.points(seat)


def follow(row: Row, seed: str, modesty: int, most: int = MOST_ACTIONS) -> Oracle:
    """Play one game and hold every position against the oracle; what it saw is counted there."""
    game = row.begin("caravans", seed)
    seats = range(row.players)
    views = views_of(game)
    oracle = oracle_for(row, views[-1])
    chooser = Nomad(f"{seed} later", modesty, oracle)
    able = [game.legal_actions(seat) for seat in seats]
    oracle.check(views, [plain(actions) for actions in able], game.over)
    for number in range(most):
        if game.over:
            break
        seat = chooser.chance.choice(game.actors)
        action = chooser.choose(able[seat])
        told: Json = action.to_json()
        try:
            if chooser.chance.random() < PROBES:
                probe(game, oracle, views[seat], chooser)
            events = game.apply(seat, action)
            heard: list[Json] = [event.to_json(None) for event in events]
            before, views = views, views_of(game)
            able = [game.legal_actions(at) for at in seats]
            oracle.follow(seat, told, heard, before)
            oracle.check_effects(seat, told, before, views)
            legal = [plain(actions) for actions in able]
            oracle.check(views, legal, game.over)
            oracle.check_discards(told, before[-1], views[-1])
            oracle.check_gifts(heard, views[-1], legal)
            check_sources(game, oracle)
            # CARV-39: everything about a vote is open.
            assert all(
                event.to_json(at) == public
                for event, public in zip(events, heard, strict=True)
                for at in seats
                if "camel" in public["event"]
            )
        except AssertionError as error:
            raise AssertionError(f"{seed!r}, action {number}: {seat} {told}: {error}") from error
        oracle.seen["actions"] += 1
    oracle.seen["over"] += game.over
    return oracle


# CARV-12.
FIXED_HEXES = """
mountain:10 pasture:2 forest:9
field:12 hill:6 pasture:4 hill:10
field:9 forest:11 oasis forest:3 mountain:8
forest:8 mountain:3 field:4 pasture:5
hill:5 field:6 pasture:11
"""
# CARV-09: between which hexes the arrows of the two orientations point.
STARTS = (
    (((1, 1), (2, 1)), ((1, 2), (2, 3)), ((3, 1), (3, 2))),
    (((1, 1), (1, 2)), ((2, 3), (3, 2)), ((2, 1), (3, 1))),
)
CENTRE = ISLAND.hex_at[2, 2]
TERRAIN = Counter(forest=4, pasture=4, field=4, hill=3, mountain=3, oasis=1)


def edge_between(places: tuple[tuple[int, int], tuple[int, int]]) -> int:
    first, second = (set(ISLAND.hex_sides[ISLAND.hex_at[place]]) for place in places)
    (edge,) = first & second
    return edge


@pytest.mark.rule("CARV-07", "CARV-09", "CARV-29")
def test_the_arrows_point_away_from_the_oasis_between_these_hexes() -> None:
    for names, starts in zip(ORIENTATIONS, STARTS, strict=True):
        arrows = arrows_of(ISLAND, CENTRE, names)
        assert arrows.keys() == {edge_between(places) for places in starts}
        assert not arrows.keys() & set(ISLAND.hex_sides[CENTRE])
        assert set(arrows.values()) == {ISLAND.corner_of(2, 2, name) for name in names}


@pytest.mark.parametrize("row", [Row("island"), Row("small", board=SMALL_MAP), Row("wells", board=CARAVAN_MAP)])
def test_the_oracle_numbers_places_as_the_board_does(row: Row) -> None:
    board: Any = facts_of(row.begin("caravans", "places"))["board"]
    island_of(row).check_numbers(board)


@pytest.mark.rule("CARV-01")
@pytest.mark.parametrize("players", [2, 5])
def test_three_or_four_play(players: int) -> None:
    with pytest.raises(ConfigError):
        Game.new(["caravans"], players, "players")


@pytest.mark.rule("CARV-08", "CARV-12")
def test_the_fixed_board_is_the_one_of_the_rules() -> None:
    for seed in range(4):
        view: Json = Game.new(["caravans"], 4, f"printed {seed}", dict(FIXED)).view(None).to_json()
        check_fixed(view["board"], FIXED_HEXES)
        assert {int(edge) for edge in view["caravans"]["arrows"]} == {edge_between(places) for places in STARTS[0]}


@pytest.mark.rule("CARV-02", "CARV-03", "CARV-04", "CARV-05", "CARV-06", "CARV-08", "CARV-10", "CARV-11")
@EACH_ROW
def test_every_board_has_its_oasis_in_the_centre(row: Row) -> None:
    lies: set[frozenset[int]] = set()
    for seed in range(0 if row.board else 6):
        view = views_of(row.begin("caravans", f"board {seed}"))[-1]
        board = view["board"]
        assert Counter(board["terrain"]) == TERRAIN
        assert board["terrain"][CENTRE] == "oasis"
        assert all(len(shown) == (hex_ != CENTRE) for hex_, shown in enumerate(board["numbers"]))
        assert Counter(number for shown in board["numbers"] for number in shown) == NUMBERS
        assert Counter(board["harbours"].values()) == Counter(kind for _, kind in HARBOURS)
        assert board["robber"] == OFF_BOARD
        assert (view["caravans"]["camels"], view["caravans"]["camel_supply"]) == ({}, 22)
        lies.add(frozenset(int(edge) for edge in view["caravans"]["arrows"]))
    if not row.board:
        wanted = {frozenset(edge_between(places) for places in starts) for starts in STARTS}
        assert lies == wanted if row.options.get("board") != "beginner" else lies < wanted


@pytest.mark.many
@pytest.mark.rule("CARV-19", "CARV-30", "CARV-39", "CARV-43", "CARV-45", "CARV-56", "CARV-60", "CARV-64", "CARV-81")
@EACH_ROW
def test_a_game_goes_as_the_oracle_says(row: Row) -> None:
    oracle = follow(row, f"{row.name} 0", 1, MOST_ACTIONS if row.name in WHOLE_GAMES else 150)
    if row.name in WHOLE_GAMES:
        assert oracle.seen["over"] == 1
        assert min(oracle.seen[kind] for kind in ("votes", "starting", "going on", "points by a camel")) > 0


@pytest.mark.sweep
@EACH_ROW
def test_many_games_go_as_the_oracle_says(row: Row) -> None:
    for seed in range(40):
        follow(row, f"{row.name} {seed}", (1, 3)[seed % 2])


# What random games seldom or never come to

# With these, two each for four seats, every hex has a neighbour.
EVERYWHERE = ("(1,1) SE", "(1,3) S", "(1,0) S", "(3,1) S", "(3,2) SE", "(0,0) SE", "(0,2) S", "(2,0) S")
# Two arrows lead over land, and the way round from the one to the other is all coast but for one corner.
BAY = """
name bay
players 3
target 20
row 0 offset 0: oasis forest:4
row 1 offset 1: hill:6 sea
arrows NW NE S
"""
ROUND_THE_BAY = ("(0,1) NW", "(0,1) NE", "(0,1) E", "(0,1) SE", "(1,0) E", "(1,0) SE", "(1,0) SW")
BEFORE_THE_LAST = "(1,0) W"


def camel(table: Table, seat: int, place: str, edge: str = "") -> list[str]:
    """A seat builds a city in a turn of its own; nobody bids, and it places the camel if it is asked."""
    table.put(seat, "settlement", place)
    table.hand(seat, grain=2, ore=3)
    table.turn(seat, rolled=True)
    table.act(seat, "build_city", vertex=place)
    events = table.act(seat, "end_turn")
    while table.decision == "bid":
        table.act(table.game.actors[0], "bid_nothing")
    if table.decision == "place_camel":
        events = table.act(seat, "place_camel", edge=edge)
    return [str(event.to_json()["event"]) for event in events]


@pytest.mark.rule("CARV-15", "CARV-67", "FRND-15")
@pytest.mark.parametrize("robber", [None, "(2,1)"])
def test_where_everybody_is_protected_the_robber_goes_beside_the_board(robber: str | None) -> None:
    table = Table(["caravans", "friendly_robber"], 4, dice=[(3, 4)])
    for number, place in enumerate(EVERYWHERE):
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


@pytest.mark.rule("CARV-24", "CARV-34", "CARV-36", "CARV-55")
@pytest.mark.parametrize(("head", "left"), [("(0,0) S", {"(0,0) SW", "(0,0) SE"}), ("(1,0) SW", set())])
def test_the_only_edge_may_be_that_of_an_arrow_and_gone_either_way(head: str, left: set[str]) -> None:
    table = Table(["caravans"], 3, own_map=BAY)
    places = ("(0,0) N", "(0,0) NE", "(0,0) NW", "(0,0) SW", "(0,0) S", "(0,0) SE", "(0,1) N", "(0,1) NE")
    for number, edge in enumerate(ROUND_THE_BAY):
        camel(table, number % 3, places[number], edge)
    assert table.view()["caravans"]["open_edges"] == [table.edge(BEFORE_THE_LAST)]
    assert "camel_vote_begun" not in camel(table, 1, places[-1])
    # Nothing is voted on; whoever has built says which way.
    assert (table.decision, table.game.actors) == ("head_camel", [1])
    assert {action.operands["vertex"] for action in table.legal(1)} == {
        table.vertex("(0,0) S"),
        table.vertex("(1,0) SW"),
    }
    table.act(1, "head_camel", vertex=head)
    assert (table.decision, table.game.actors) == ("pre_roll", [2])
    assert set(table.view()["caravans"]["open_edges"]) == {table.edge(edge) for edge in left}


@pytest.mark.rule("CARV-63", "CARV-64")
def test_what_a_camel_brings_wins_in_the_next_turn_of_its_owner() -> None:
    table = Table(["caravans"], 3, target=5)
    table.put(1, "city", "(2,1) N", "(4,0) S")
    table.put(0, "city", "(0,0) N", "(0,2) N")
    camel(table, 2, "(4,2) S", "(2,1) NE")
    assert not table.game.over
    camel(table, 2, "(4,1) S", "(1,0) E")
    # The turn of the third has ended, and the first comes before the second.
    assert (table.points(1), table.game.over, table.game.actors) == (5, False, [0])
    table.turn(0, rolled=True)
    table.act(0, "end_turn")
    assert table.game.winners == [1]
