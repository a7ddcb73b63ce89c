"""The greedy bot at sea: it plays every scenario to its end, sails, and does what the scenario rewards."""

from __future__ import annotations

from functools import cache

import pytest

from skerry import Action, Game
from skerry.bots import make_bot
from skerry.engine.view import View
from tests.bots.matches import play, seated
from tests.table import Table

SCENARIOS = (
    "new_shores",
    "four_islands",
    "fog_islands",
    "through_the_desert",
    "forgotten_tribe",
    "cloth_for_catan",
    "pirate_islands",
    "wonders",
    "new_world",
)
GIFTS = 8 + 4 + 6
SHIPS = ("found_ship", "build_ship", "place_ship")
# What earns points and what it takes to win differ; only these end without the points of the target.
ENDS_WITHOUT_POINTS = ("cloth_for_catan", "wonders")


@cache
def greedy_game(scenario: str, players: int, seed: int) -> Game:
    game = Game.new(["seafarers", scenario], players=players, seed=f"{scenario} {seed}")
    return play(game, seated(["greedy"] * players, seed))


def games(scenario: str) -> list[Game]:
    """Two games for three and one for four."""
    return [greedy_game(scenario, 3, 0), greedy_game(scenario, 3, 1), greedy_game(scenario, 4, 0)]


def part(game: Game, name: str) -> dict[str, object]:
    return game.view(None).parts[name]


def seats_that_did(game: Game, *kinds: str) -> set[int]:
    return {seat for seat, action in game.actions() if action.kind in kinds}


@pytest.mark.many
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_all_greedy_games_end_with_a_winner_at_the_printed_target(scenario: str) -> None:
    for game in games(scenario):
        view = game.view(None)
        assert game.winner is not None
        if scenario not in ENDS_WITHOUT_POINTS:
            assert game.scores()[game.winner] >= view.target[game.winner]


@pytest.mark.many
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_ships_are_used_in_every_scenario(scenario: str) -> None:
    """A wonder can be finished without leaving the main island, so there a single sailor is enough."""
    sailors = sum(len(seats_that_did(game, *SHIPS)) for game in games(scenario))
    seats = sum(game.players for game in games(scenario))
    assert sailors >= (1 if scenario == "wonders" else seats / 3)


@pytest.mark.many
@pytest.mark.parametrize("scenario", ["new_shores", "four_islands", "through_the_desert"])
def test_most_seats_settle_on_other_islands_for_special_points(scenario: str) -> None:
    earned = [points for game in games(scenario) for points in special_vp(game)]
    assert sum(points > 0 for points in earned) * 2 > len(earned)


def special_vp(game: Game) -> list[int]:
    told = part(game, "seafarers")["special_vp"]
    assert isinstance(told, list)
    return told


@pytest.mark.many
def test_hidden_hexes_are_discovered() -> None:
    for game in games("fog_islands"):
        assert int(str(part(game, "seafarers")["hidden_hexes"])) < 12


@pytest.mark.many
def test_the_tribe_is_visited_for_its_gifts() -> None:
    left = [part(game, "forgotten_tribe")["gifts"] for game in games("forgotten_tribe")]
    assert min(len(gifts) for gifts in left if isinstance(gifts, dict)) <= GIFTS - 4
    assert any(points > 0 for game in games("forgotten_tribe") for points in special_vp(game))


@pytest.mark.many
def test_villages_are_traded_with() -> None:
    for game in games("cloth_for_catan"):
        cloth = part(game, "cloth_for_catan")["cloth"]
        assert isinstance(cloth, list)
        assert sum(count > 0 for count in cloth) >= 2


@pytest.mark.many
def test_a_fortress_is_won_back() -> None:
    """Nobody can win otherwise, and it takes at least three attacks."""
    for game in games("pirate_islands"):
        lairs = part(game, "pirate_islands")["lairs"]
        assert isinstance(lairs, list)
        assert lairs[game.winners[0]] == 0
        attacks = [seat for seat, action in game.actions() if action.kind == "attack_pirate_fortress"]
        assert attacks.count(game.winners[0]) >= 3


@pytest.mark.many
def test_wonders_are_claimed_and_built() -> None:
    for game in games("wonders"):
        claimed, levels = part(game, "wonders")["claimed"], part(game, "wonders")["levels"]
        assert isinstance(claimed, list)
        assert isinstance(levels, list)
        assert claimed[game.winners[0]] is not None
        assert levels[game.winners[0]] == max(levels)


@pytest.mark.many
@pytest.mark.parametrize("scenario", ["new_shores", "cloth_for_catan"])
def test_one_greedy_bot_beats_random_ones_at_sea(scenario: str) -> None:
    game = Game.new(["seafarers", scenario], players=3, seed="alone")
    assert play(game, seated(["random", "greedy", "random"], "alone")).winner == 1


# Single choices


def choice(view: View, actions: list[Action]) -> Action:
    return make_bot("greedy", "judgement").choose(view, actions)


def at_sea(scenario: str, players: int = 3) -> Table:
    return Table(modules=["seafarers", scenario], players=players)


@pytest.mark.parametrize(("warships", "chosen"), [(2, "end_turn"), (4, "attack_pirate_fortress")])
def test_the_fortress_is_attacked_when_the_odds_are_fair(warships: int, chosen: str) -> None:
    table = at_sea("pirate_islands")
    table.turn(0, rolled=True)
    view = table.game.view(0)
    view.parts["pirate_islands"]["strength"] = [warships, 0, 0]
    assert choice(view, [Action("end_turn"), Action("attack_pirate_fortress")]).kind == chosen


def test_cloth_is_taken_rather_than_a_card() -> None:
    table = at_sea("cloth_for_catan")
    view = table.game.view(0)
    prey = [Action("choose_pirate_victim", {"seat": 1}), Action("steal_cloth", {"seat": 2})]
    assert choice(view, prey) == prey[1]


def test_a_gift_harbour_serves_what_is_produced_most() -> None:
    table = at_sea("forgotten_tribe")
    view = table.game.view(0)
    hills = [hex_ for hex_ in range(view.topology.hexes) if view.terrain[hex_] == 1 and view.numbers[hex_]]
    view.vertex_owner[view.topology.hex_vertex[6 * hills[0]]] = 0
    view.vertex_piece[view.topology.hex_vertex[6 * hills[0]]] = view.rules.settlement
    view.numbers[hills[0]] = 1 << 6
    offered = [Action("place_gift_harbour", {"harbour": kind, "edge": 3}) for kind in ("3:1", "brick")]
    assert choice(view, offered).operands["harbour"] == "brick"
