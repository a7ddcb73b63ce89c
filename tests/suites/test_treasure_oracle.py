"""Games of `treasure_islands` and `into_the_unknown` held against an oracle that was written from their rules alone."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence

import pytest

from skerry import Action, ConfigError, Game
from tests.suites.books import NOBODY, NUMBERS, Json
from tests.suites.refereeing import Chooser, Row, plain, views_of
from tests.suites.treasure_charts import ISLANDS, UNKNOWN_3, UNKNOWN_4, Chart, Sea
from tests.suites.treasure_checks import Referee
from tests.suites.treasure_oracle import RESOURCES
from tests.table import Table

KNIGHTS = "cities_and_knights"
# TDETI-82, TDETI-83, TDETI-85, TDEIU-64, TDEIU-67.
TARGETS = {
    ("treasure_islands", 3): 15,
    ("treasure_islands", 4): 14,
    ("into_the_unknown", 3): 12,
    ("into_the_unknown", 4): 12,
}
FIXED = {"setup": "fixed"}
ROWS = (
    Row("three", players=3),
    Row("four"),
    Row("fixed-3", players=3, options=FIXED),
    Row("fixed-4", options=FIXED),
    Row("friendly", ("friendly_robber",)),
    Row("events", ("event_cards",), 3),
    Row("harbormaster", ("harbormaster",)),
    Row("knights-3", (KNIGHTS,), 3),
    Row("knights-4", (KNIGHTS,)),
)
EACH_ROW = pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])
EACH_SCENARIO = pytest.mark.parametrize("scenario", ["treasure_islands", "into_the_unknown"])
MOST_ACTIONS, SHORT = 2500, 150
RARELY = {
    "offer_trade": 40,
    "bank_trade": 4,
    "end_turn": 2,
    "buy_card": 2,
    "build_road": 3,
    "build_city": 2,
    "improve": 2,
}
SAILING = ("build_ship", "place_ship", "place_road", "sail_ship", "build_road")
EAGERLY = ("build_ship", "build_settlement", "move_ship")
# After these somebody knows more than before.
TELLING = ("discovered", "treasure_taken", "treasure_drawn", "card_found", "progress_drawn")
BASKETS = (Counter(wood=2, wool=2), Counter(wood=1, brick=1, wool=1, grain=1), Counter(wood=2, brick=1, wool=1))


def chart_of(scenario: str, players: int) -> Chart:
    if scenario == "treasure_islands":
        return ISLANDS
    return UNKNOWN_3 if players == 3 else UNKNOWN_4


class Seeker(Chooser):
    """Sails for treasures, more or less eagerly; the rich are given cards beside the rules."""

    def __init__(self, seed: str, referee: Referee, zeal: float, wealth: float) -> None:
        super().__init__(seed, RARELY)
        self.referee = referee
        self.zeal = zeal
        self.wealth = wealth
        self.hoarding = self.chance.choice((0, 0, 0.05, 0.3)) if wealth else 0
        self.greed = self.chance.choice((0.2, 0.5, 0.8, 1))

    def steps(self, side: int) -> int:
        """How far a treasure or a hidden hex is from a side."""
        referee, sea = self.referee, self.referee.sea
        goals = referee.treasures or {c for c in sea.corners if referee.hidden_at(c)}
        far = dict.fromkeys(sea.ends[side], 0)
        queue = deque(far)
        while queue:
            corner = queue.popleft()
            if corner in goals:
                return far[corner]
            for beside in sea.sides_at[corner]:
                end = sea.far_end(beside, corner)
                if end not in far:
                    far[end] = far[corner] + 1
                    queue.append(end)
        return len(sea.corners)

    def beside_fog(self, side: int) -> bool:
        return side != NOBODY and any(self.referee.terrain[hex_] == "fog" for hex_ in self.referee.sea.beside[side])

    def hoard(self, game: Game, views: Sequence[Json]) -> bool:
        """Now and then somebody holds all that there is of some kinds, or of all."""
        if views[-1]["decision"] != "action" or self.chance.random() >= self.hoarding:
            return False
        seat = self.chance.randrange(game.players)
        kinds = self.chance.sample(RESOURCES, self.chance.choice((1, 3, 5, 5)))
        held = views[seat]["own"]["hand"]
        Table.of(game).hand(seat, **{**held, **{card: held[card] + views[-1]["bank"][card] for card in kinds}})
        return True

    def endow(self, game: Game, view: Json) -> bool:
        if view["decision"] != "action" or self.chance.random() >= self.wealth:
            return False
        cards = Counter(view["own"]["hand"]) + self.chance.choice(BASKETS)
        if any(cards[card] - view["own"]["hand"][card] > view["bank"][card] for card in RESOURCES):
            return False
        Table.of(game).hand(view["seat"], **cards)
        return True

    def choose(self, actions: Sequence[Action]) -> Action:
        if self.chance.random() < self.zeal:
            actions = [action for action in actions if action.kind in EAGERLY] or actions
        if actions[0].kind in ("use_treasure", "keep_treasure"):
            chain = self.referee.agenda[-1].tile == "two_routes" and self.chance.random() < 0.9
            wanted = "keep_treasure" if self.chance.random() < self.greed and not chain else "use_treasure"
            actions = [action for action in actions if action.kind == wanted]
        return super().choose(actions)

    def pick(self, kind: str, actions: Sequence[Action]) -> Action:
        if kind.startswith("place_") and self.chance.random() < 0.7:
            # A free piece beside a hidden hex finds it still hidden where a treasure lay.
            hidden = [action for action in actions if self.beside_fog(action.to_json().get("edge", NOBODY))]
            actions = hidden or actions
        if kind in SAILING and self.chance.random() < self.zeal:
            steps = [self.steps(told["edge"]) for told in plain(actions)]
            actions = [action for action, far in zip(actions, steps, strict=True) if far == min(steps)]
        return super().pick(kind, actions)


def referee_for(scenario: str, row: Row, start: Json) -> Referee:
    chart = chart_of(scenario, row.players)
    target = TARGETS[scenario, row.players] + 2 * (KNIGHTS in row.modules) + ("harbormaster" in row.modules)
    keeping = scenario == "into_the_unknown"
    referee = Referee(Sea(chart), chart, keeping, KNIGHTS in row.modules, row.players, target, start)
    referee.friendly = "friendly_robber" in row.modules
    return referee


def follow(scenario: str, row: Row, seed: str, zeal: float, wealth: float, most: int = MOST_ACTIONS) -> Referee:
    """Play one game and hold every position against the oracle; what it saw is counted there."""
    game = Game.new([scenario, *row.modules], row.players, seed, dict(row.options))
    seats = range(row.players)
    views = views_of(game)
    referee = referee_for(scenario, row, views[-1])
    chooser = Seeker(f"{seed} later", referee, zeal, wealth)
    able = [game.legal_actions(seat) for seat in seats]
    referee.check(views, [plain(actions) for actions in able], game.view(None).sources, game.over)
    for number in range(most):
        if game.over:
            break
        seat = chooser.chance.choice(game.actors)
        if chooser.hoard(game, views) or chooser.endow(game, views[seat]):
            views = views_of(game)
            able = [game.legal_actions(at) for at in seats]
        action = chooser.choose(able[seat])
        told: Json = action.to_json()
        try:
            events = game.apply(seat, action)
            heard: list[list[Json]] = [[event.to_json(at) for event in events] for at in (*seats, None)]
            before, views = views, views_of(game)
            able = [game.legal_actions(at) for at in seats]
            referee.follow(seat, told, heard, before[-1], views[-1])
            referee.check_secrets(seat, heard, before[seat], views[seat])
            if told["kind"] == "found_building":
                referee.check_founded(seat, told, heard[-1])
            referee.check_discards(seat, told, before[-1], views[-1])
            referee.check(views, [plain(actions) for actions in able], game.view(None).sources, game.over)
            if any(public["event"] in TELLING for public in heard[-1]):
                assert not game.can_undo(seat)
        except AssertionError as error:
            raise AssertionError(f"{seed!r}, action {number}: {seat} {told}: {error}") from error
        referee.seen["actions"] += 1
    referee.seen["over"] += game.over
    return referee


# TDETI-22 to TDETI-27.
HOME = Counter(desert=1, field=4, hill=3, mountain=3, pasture=4, forest=4)
HARBOUR_KINDS = Counter([*RESOURCES, *["3:1"] * 4])


@pytest.mark.rule("TDETI-04")
@EACH_SCENARIO
@pytest.mark.parametrize("players", [2, 5])
def test_three_or_four_play(scenario: str, players: int) -> None:
    with pytest.raises(ConfigError):
        Game.new([scenario], players, "players")


@EACH_SCENARIO
@pytest.mark.parametrize("players", [3, 4])
def test_the_fixed_board_is_the_one_of_the_rules(scenario: str, players: int) -> None:
    chart = chart_of(scenario, players)
    sea = Sea(chart)
    view: Json = Game.new([scenario], players, "printed", dict(FIXED)).view(None).to_json()
    cells = [cell.partition(":") for cell in sea.cells]
    assert view["board"]["terrain"] == [terrain for terrain, _, _ in cells]
    assert view["board"]["numbers"] == [[int(number)] if number else [] for _, _, number in cells]
    check_places(view, sea, chart)


def check_places(view: Json, sea: Sea, chart: Chart) -> None:
    told: Json = view.get("treasure_islands") or view["into_the_unknown"]
    assert {int(corner) for corner in told["treasures"]} == sea.treasures
    assert {int(side) for side in view["board"]["harbours"]} == sea.harbours
    robber = view["board"]["robber"]
    if chart.robber is None:
        assert view["board"]["terrain"][robber] == "desert"
        assert robber in sea.home
    else:
        assert robber == sea.number(*place_of(chart, chart.robber))
    pirate = view["seafarers"]["pirate"]
    assert pirate == (sea.number(*place_of(chart, chart.pirate)) if chart.pirate else "off_board")


def place_of(chart: Chart, text: str) -> tuple[int, int]:
    ((row, col, _),) = chart.places(text)
    return row, col


@pytest.mark.rule("TDETI-22", "TDETI-24", "TDETI-26", "TDETI-37", "TDETI-38", "TDETI-44", "TDETI-45", "TDETI-89")
@pytest.mark.parametrize("players", [3, 4])
def test_the_home_island_is_shuffled_and_the_robber_follows_its_desert(players: int) -> None:
    sea = Sea(ISLANDS)
    deserts, kinds = set(), set()
    for seed in range(12):
        view: Json = Game.new(["treasure_islands"], players, f"dealt {seed}").view(None).to_json()
        board = view["board"]
        assert Counter(board["terrain"][hex_] for hex_ in sea.home) == HOME
        assert Counter(number for hex_ in sea.home for number in board["numbers"][hex_]) == NUMBERS
        assert board["numbers"][board["robber"]] == []
        assert Counter(board["harbours"].values()) == HARBOUR_KINDS
        check_places(view, sea, ISLANDS)
        deserts.add(board["robber"])
        kinds.add(tuple(board["harbours"].values()))
    assert min(len(deserts), len(kinds)) > 1


@pytest.mark.rule("TDEIU-04", "TDEIU-10", "TDEIU-18", "TDEIU-19", "TDEIU-22", "TDEIU-23", "TDEIU-29", "TDEIU-35")
@pytest.mark.parametrize("chart", [UNKNOWN_3, UNKNOWN_4])
def test_home_terrain_is_shuffled_under_numbers_that_stay(chart: Chart) -> None:
    sea = Sea(chart)
    cells = [cell.partition(":") for cell in sea.cells]
    dealt = set()
    for seed in range(8):
        players = 3 if chart is UNKNOWN_3 else 4
        view: Json = Game.new(["into_the_unknown"], players, f"dealt {seed}").view(None).to_json()
        board = view["board"]
        assert board["numbers"] == [[int(number)] if number else [] for _, _, number in cells]
        shuffled = {hex_ for hex_ in sea.home if cells[hex_][0] != "desert"}
        assert Counter(board["terrain"][hex_] for hex_ in shuffled) == Counter(cells[hex_][0] for hex_ in shuffled)
        assert all(board["terrain"][hex_] == cell[0] for hex_, cell in enumerate(cells) if hex_ not in shuffled)
        assert set(board["harbours"].values()) == {"3:1"}
        check_places(view, sea, chart)
        dealt.add(tuple(board["terrain"]))
    assert len(dealt) > 1


# Cities & Knights brings these rules too.
@pytest.mark.many
@pytest.mark.rule("TDETI-21", "TDETI-50", "TDETI-51", "TDETI-62", "TDETI-65", "TDETI-75", "TDETI-91", "TDETI-92")
@EACH_ROW
def test_treasure_islands_go_as_the_oracle_says(row: Row) -> None:
    follow("treasure_islands", row, f"{row.name} 0", 0.9, 0.9, SHORT)


@pytest.mark.many
@pytest.mark.rule("TDEIU-32", "TDEIU-34", "TDEIU-41", "TDEIU-45", "TDEIU-50", "TDEIU-52", "TDEIU-58", "TDEIU-61")
@EACH_ROW
def test_the_unknown_goes_as_the_oracle_says(row: Row) -> None:
    follow("into_the_unknown", row, f"{row.name} 0", 0.9, 0.9, SHORT)


@pytest.mark.sweep
@EACH_SCENARIO
@EACH_ROW
def test_many_games_go_as_the_oracle_says(scenario: str, row: Row) -> None:
    for seed in range(20):
        zeal, wealth = ((0.9, 0.9), (0.7, 0.4), (0.8, 0.15), (0.3, 0.1))[seed % 4]
        follow(scenario, row, f"{row.name} {seed}", zeal, wealth)
