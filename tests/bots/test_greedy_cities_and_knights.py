"""The greedy bot in Cities & Knights: games that end in good time, and single choices."""

from __future__ import annotations

from collections import Counter
from functools import cache
from statistics import median

import pytest

from skerry import Action, Game
from skerry.bots import make_bot
from tests.bots.matches import MOST_ACTIONS, play, seated
from tests.knights import barbarians_at, give, knight, level, metropolis, own, unlock
from tests.table import Table

CK = "cities_and_knights"


# Games


class Match:
    """A game of greedy bots, and who won each attack of the barbarians."""

    def __init__(self, modules: tuple[str, ...], players: int, seed: object) -> None:
        self.game = Game.new(list(modules), players=players, seed=f"knights {seed}")
        self.attacks: Counter[str] = Counter()
        bots = seated(["greedy"] * players, seed)
        for _ in range(MOST_ACTIONS):
            if self.game.over:
                return
            seat = self.game.actors[0]
            action = bots[seat].choose(self.game.view(seat), self.game.legal_actions(seat))
            for event in self.game.apply(seat, action):
                if event.kind == "barbarians_attacked":
                    self.attacks[str(event.public["winner"])] += 1
        raise AssertionError(f"not over after {MOST_ACTIONS} actions: {self.game.scores()}")


@cache
def match(modules: tuple[str, ...], players: int, seed: int) -> Match:
    return Match(modules, players, seed)


def matches(count: int) -> list[Match]:
    return [match((CK,), 4, seed) for seed in range(count)]


def lost_attacks(played: list[Match]) -> float:
    """The share of attacks that the barbarians won."""
    attacks = sum((one.attacks for one in played), Counter[str]())
    return attacks["barbarians"] / attacks.total()


def wins_against_random(games: int) -> int:
    """Wins of one greedy bot, in rotating seats, against three random ones."""
    wins = 0
    for number in range(games):
        names = ["greedy" if seat == number % 4 else "random" for seat in range(4)]
        game = play(Game.new([CK], seed=f"knight against three {number}"), seated(names, number))
        wins += game.winner == number % 4
    return wins


@pytest.mark.many
def test_four_greedy_bots_finish_and_hold_the_barbarians_off_more_often_than_not() -> None:
    played = matches(6)
    assert median(one.game.turn for one in played) < 120
    assert lost_attacks(played) < 0.5


@pytest.mark.many
def test_greedy_bots_use_what_the_game_offers() -> None:
    done = Counter(action.kind for one in matches(6) for _, action in one.game.actions())
    for kind in ("improve", "recruit_knight", "activate_knight", "promote_knight", "play_progress", "place_merchant"):
        assert done[kind] >= 6, kind
    assert done["move_knight"] < done["chase_robber"] + done["activate_knight"]


@pytest.mark.sweep
def test_four_greedy_bots_finish_all_of_1000_games() -> None:
    played = [Match((CK,), 4, seed) for seed in range(1000)]
    assert median(one.game.turn for one in played) < 120
    assert lost_attacks(played) < 0.5


@pytest.mark.many
def test_greedy_beats_three_random_bots_with_knights() -> None:
    assert wins_against_random(8) == 8


@pytest.mark.sweep
def test_greedy_beats_three_random_bots_with_knights_in_95_of_100_games() -> None:
    assert wins_against_random(100) >= 95


@pytest.mark.many
@pytest.mark.parametrize("scenario", ["new_shores", "fog_islands"])
def test_greedy_bots_reach_the_raised_target_at_sea(scenario: str) -> None:
    game = match((CK, scenario), 3, 0).game
    assert game.winner is not None
    assert game.scores()[game.winner] >= game.view(None).target[game.winner]


# Single choices


def choice(table: Table, seat: int = 0) -> Action:
    return make_bot("greedy", "judgement").choose(table.game.view(seat), table.legal(seat))


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


def at(table: Table, kind: str, place: str) -> Action:
    return Action(kind, {"vertex": table.vertex(place)})


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


def test_a_metropolis_protects_the_better_city_and_the_worse_one_is_given_up() -> None:
    table = realm()
    table.put(0, "city", "(0,0) N")
    offered = [at(table, "place_metropolis", "(0,0) N"), at(table, "place_metropolis", "(1,1) S")]
    bot = make_bot("greedy", "judgement")
    assert bot.choose(table.game.view(0), offered) == offered[1]
    lost = [at(table, "lose_city", "(1,1) S"), at(table, "lose_city", "(0,0) N")]
    assert bot.choose(table.game.view(0), lost) == lost[1]


@pytest.mark.parametrize(("step", "kind"), [(6, "activate_knight"), (0, "build_city")])
def test_knights_are_woken_for_the_landing(step: int, kind: str) -> None:
    """While it is far away the grain rather goes into a city."""
    table = realm(step=step)
    table.put(0, "settlement", "(0,0) N")
    knight(table, 0, SIDE)
    knight(table, 1, "(3,1) SE", active=True)
    table.hand(0, grain=2, ore=3)
    assert choice(table).kind == kind


def test_a_knight_is_recruited_when_the_barbarians_come() -> None:
    table = realm(step=4)
    knight(table, 1, "(3,1) SE", active=True)
    table.hand(0, wool=1, ore=1, grain=1)
    assert choice(table).kind == "recruit_knight"


def test_a_recruit_leaves_the_best_site_free() -> None:
    table = realm(step=4)
    table.put(0, "road", "(1,2) SE")
    knight(table, 1, "(3,1) SE", active=True)
    table.hand(0, wool=1, ore=1, grain=1)
    far = [action for action in table.legal(0, "recruit_knight") if not is_beside_city(table, action)]
    assert far
    assert is_beside_city(table, choice(table))


def is_beside_city(table: Table, action: Action) -> bool:
    topology = table.game.view(0).topology
    start = topology.spokes * int(str(action.operands["vertex"]))
    return table.vertex("(1,1) S") in topology.vertex_vertex[start : start + topology.spokes]


@pytest.mark.parametrize(("grain", "step", "kind"), [(0, 1, "chase_robber"), (0, 6, "end_turn")])
def test_the_robber_is_chased_unless_the_knight_is_needed_awake(grain: int, step: int, kind: str) -> None:
    table = realm(step=step)
    unlock(table)
    knight(table, 0, SIDE, active=True)
    table.robber("(1,1)")
    table.hand(0, grain=grain)
    assert choice(table).kind == kind


def test_the_merchant_is_played_at_once_and_kept_by_who_has_him() -> None:
    table = realm()
    give(table, 0, "merchant")
    assert choice(table) == Action("play_progress", {"card": "merchant"})
    own(table).merchant_holder.put(table.kernel, 0)
    own(table).merchant_hex.put(table.kernel, table.hex("(1,1)"))
    assert choice(table).kind == "end_turn"


@pytest.mark.parametrize(("step", "kind"), [(5, "play_progress"), (0, "end_turn")])
def test_a_warlord_waits_for_the_barbarians(step: int, kind: str) -> None:
    table = realm(step=step)
    knight(table, 0, SIDE, "strong")
    give(table, 0, "warlord")
    assert choice(table).kind == kind


def test_an_alchemist_sets_a_number_that_the_seat_lives_on() -> None:
    table = realm(rolled=False)
    table.put(0, "city", "(1,1) NE")
    give(table, 0, "alchemist")
    assert choice(table) == Action("play_progress", {"card": "alchemist"})
    table.game.apply(0, choice(table))
    chosen = choice(table)
    number = int(str(chosen.operands["red"])) + int(str(chosen.operands["yellow"]))
    assert table.game.view(0).numbers[table.hex("(1,1)")] >> number & 1


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


def test_the_least_useful_progress_card_is_discarded_and_the_best_one_taken() -> None:
    table = realm()
    bot = make_bot("greedy", "judgement")
    names = ("diplomat", "merchant", "engineer")
    discards = [Action("discard_progress", {"card": name}) for name in names]
    assert bot.choose(table.game.view(0), discards) == discards[0]
    taken = [*(Action("take_progress", {"card": name}) for name in names), Action("take_nothing")]
    assert bot.choose(table.game.view(0), taken) == taken[1]


def test_the_weakest_knight_deserts() -> None:
    table = realm()
    table.put(0, "road", "(1,2) SE")
    knight(table, 0, SIDE, "strong")
    knight(table, 0, "(1,2) S")
    offered = [at(table, "give_up_knight", SIDE), at(table, "give_up_knight", "(1,2) S")]
    assert make_bot("greedy", "judgement").choose(table.game.view(0), offered) == offered[1]


def test_resources_are_discarded_before_commodities_of_no_less_use() -> None:
    table = realm()
    table.hand(0, wool=4, cloth=4)
    offered = [Action("discard", {"card": "cloth"}), Action("discard", {"card": "wool"})]
    assert make_bot("greedy", "judgement").choose(table.game.view(0), offered) == offered[1]


def test_a_metropolis_that_can_still_be_taken_is_striven_for() -> None:
    table = realm()
    metropolis(table, "science", "(3,1) S")
    level(table, 1, "science", 4)
    level(table, 0, "science", 4)
    table.hand(0, paper=5, cloth=1)
    assert choice(table) == Action("improve", {"track": "science"})
