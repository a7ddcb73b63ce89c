"""What a planner makes of modules that it does not know: single positions, and what its games are about."""

from __future__ import annotations

from collections import Counter
from functools import cache
from statistics import median

import pytest

from skerry import Action, Game
from tests.bots.matches import play, seated
from tests.bots.thinking import choice
from tests.knights import barbarians_at, give, knight, level, unlock
from tests.pirate_islands import pirate_table
from tests.table import Table

CK = "cities_and_knights"
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


# Single positions


def realm(rolled: bool = True, step: int = 0, **options: object) -> Table:
    """Two seats with a city and a road each; seat 0 is on turn and there is no trade with players."""
    table = Table([CK], max_offers=0, **options)
    table.put(0, "city", "(1,1) S")
    table.put(0, "road", "(1,1) SE")
    table.put(1, "city", "(3,1) S")
    table.put(1, "road", "(3,1) SE")
    table.turn(0, rolled=rolled)
    barbarians_at(table, step)
    return table


SIDE = "(1,1) SE"  # the free end of seat 0's road


def test_a_commodity_becomes_an_improvement() -> None:
    table = realm()
    table.hand(0, cloth=1)
    assert choice(table) == Action("improve", {"track": "trade"})


def test_a_metropolis_comes_before_a_cheaper_level() -> None:
    table = realm()
    level(table, 0, "politics", 3)
    table.hand(0, coin=4, paper=1)
    assert choice(table) == Action("improve", {"track": "politics"})


@pytest.mark.parametrize(
    ("step", "cards", "kind"), [(6, {"grain": 1}, "activate_knight"), (0, {"grain": 2, "ore": 3}, "build_city")]
)
def test_knights_are_woken_for_the_landing(step: int, cards: dict[str, int], kind: str) -> None:
    """While it is far away the grain rather goes into a city."""
    table = realm(step=step)
    table.put(0, "settlement", "(0,0) N")
    knight(table, 0, SIDE)
    knight(table, 1, "(3,1) SE", active=True)
    table.hand(0, **cards)
    assert choice(table).kind == kind


def test_a_knight_is_recruited_when_the_barbarians_come() -> None:
    table = realm(step=4)
    knight(table, 1, "(3,1) SE", active=True)
    table.hand(0, wool=1, ore=1, grain=1)
    assert choice(table).kind == "recruit_knight"


def test_the_robber_is_chased_from_its_own_hex() -> None:
    table = realm(step=1)
    unlock(table)
    knight(table, 0, SIDE, active=True)
    table.robber("(1,1)")
    assert choice(table).kind == "chase_robber"


def test_the_merchant_is_played_at_once() -> None:
    table = realm()
    give(table, 0, "merchant")
    assert choice(table) == Action("play_progress", {"card": "merchant"})


@pytest.mark.parametrize(("step", "kind"), [(5, "play_progress"), (0, "end_turn")])
def test_a_warlord_waits_for_the_barbarians(step: int, kind: str) -> None:
    table = realm(step=step)
    knight(table, 0, SIDE, "strong")
    give(table, 0, "warlord")
    assert choice(table).kind == kind


def test_medicine_makes_a_city_of_fewer_cards() -> None:
    table = realm()
    table.put(0, "settlement", "(0,0) N")
    give(table, 0, "medicine")
    table.hand(0, ore=2, grain=1)
    assert choice(table) == Action("play_progress", {"card": "medicine"})


def test_a_crane_saves_a_commodity() -> None:
    table = realm()
    level(table, 0, "science", 2)
    give(table, 0, "crane")
    table.hand(0, paper=2)
    assert choice(table) == Action("play_progress", {"card": "crane"})


def test_a_theft_is_not_left_because_there_is_something_to_build_afterwards() -> None:
    table = pirate_table(dice=[(3, 4)], max_offers=0)
    table.hand(0, wood=1, wool=1)
    table.hand(1, ore=2)
    table.turn(0)
    table.act(0, "roll")
    assert choice(table) == Action("rob_anybody", {"seat": 1})


# What games are about


@cache
def knights(seed: int) -> Game:
    return play(Game.new([CK], 4, f"knights {seed}"), seated(["hard"] * 4, seed))


@cache
def at_sea(scenario: str, players: int, seed: int) -> Game:
    return play(Game.new([scenario], players, f"{scenario} {seed}"), seated(["hard"] * players, seed))


def games(scenario: str) -> list[Game]:
    """Two games for three and one for four; one where they take long."""
    if scenario == "pirate_islands":
        return [at_sea(scenario, 3, 0)]
    return [at_sea(scenario, 3, 0), at_sea(scenario, 3, 1), at_sea(scenario, 4, 0)]


def part(game: Game, name: str) -> dict[str, object]:
    return game.view(None).parts[name]


def seats_that_did(game: Game, *kinds: str) -> set[int]:
    return {seat for seat, action in game.actions() if action.kind in kinds}


def special_points(game: Game) -> list[int]:
    told = part(game, "seafarers")["special_vp"]
    assert isinstance(told, list)
    return told


@pytest.mark.many
def test_games_with_knights_use_what_they_offer() -> None:
    played = [knights(seed) for seed in range(4)]
    done = Counter(action.kind for game in played for _, action in game.actions())
    for kind in ("improve", "recruit_knight", "activate_knight", "promote_knight", "play_progress"):
        assert done[kind] >= 4, kind
    assert median(game.turn for game in played) < 120


@pytest.mark.many
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_ships_are_used_in_every_scenario(scenario: str) -> None:
    """A wonder can be finished without leaving the main island, so there a single sailor is enough."""
    sailors = sum(len(seats_that_did(game, *SHIPS)) for game in games(scenario))
    seats = sum(game.players for game in games(scenario))
    assert sailors >= (1 if scenario == "wonders" else seats / 3)


@pytest.mark.many
@pytest.mark.parametrize("scenario", ["new_shores", "four_islands", "through_the_desert"])
def test_many_seats_settle_on_other_islands_for_special_points(scenario: str) -> None:
    earned = [points for game in games(scenario) for points in special_points(game)]
    assert sum(points > 0 for points in earned) * 3 >= len(earned)


@pytest.mark.many
def test_hidden_hexes_are_discovered() -> None:
    for game in games("fog_islands"):
        assert int(str(part(game, "seafarers")["hidden_hexes"])) < 12


@pytest.mark.many
def test_the_tribe_is_visited_for_its_gifts() -> None:
    left = [part(game, "forgotten_tribe")["gifts"] for game in games("forgotten_tribe")]
    assert min(len(gifts) for gifts in left if isinstance(gifts, dict)) <= GIFTS - 2
    assert any(points > 0 for game in games("forgotten_tribe") for points in special_points(game))


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
        attacks = [seat for seat, action in game.actions() if action.kind == "attack_pirate_fortress"]
        assert attacks.count(game.winners[0]) >= 3


@pytest.mark.many
def test_wonders_are_claimed_and_built() -> None:
    for game in games("wonders"):
        claimed = part(game, "wonders")["claimed"]
        assert isinstance(claimed, list)
        assert claimed[game.winners[0]] is not None
