"""Every configuration plays full random games and keeps the contract of the engine."""

from __future__ import annotations

import json

import pytest

from skerry import Action, Game, IllegalAction
from skerry.engine.deadlock import BY_DEADLOCK
from skerry.engine.digest import kept_by
from skerry.engine.event import Event
from skerry.engine.standstill import stands_still
from tests.suites.configurations import PLAY_ALL, Configuration, each
from tests.suites.invariants import Invariants
from tests.suites.player import MOST_ACTIONS, Player, play_to

# After these nobody may take an action back: somebody has learned something. A module's own reveals join here.
TEACHING = {
    "rolled",
    "stolen",
    "card_bought",
    "card_drawn",
    "monopolised",
    "game_won",
    "event_card",
    "card_given",
    "discovered",
    "card_found",
    "fortress_attacked",
    "event_die",
    "progress_drawn",
    "progress_shown",
    "progress_spied",
    "monopoly_taken",
    "resource_offered",
    "fish_drawn",
    "fish_exchanged",
    "fish_paid",
    "old_boot_drawn",
    "dragon_beaten",
    "dragon_unbeaten",
}

# Of a long game that is not watched closely, one action of so many is looked at after the beginning.
BEGINNING = 250
LOOK_AT_ONE_OF = 20

# Kinds that are judged, not listed: not being listed does not make one illegal.
FREE_FORM = {"offer_trade", "counter"}


@each()
def test_invariants_hold_after_every_action_and_the_game_ends(configuration: Configuration) -> None:
    """Where another run watches all rows to the end, only the beginning is watched this closely."""
    play_watched(configuration, seed=1, closely=MOST_ACTIONS if PLAY_ALL else BEGINNING)


@pytest.mark.sweep
@each()
def test_invariants_hold_in_many_games(configuration: Configuration) -> None:
    for seed in range(2, 32):
        play_watched(configuration, seed)


def play_watched(configuration: Configuration, seed: int, closely: int = MOST_ACTIONS) -> None:
    """Invariants after each of so many actions, and then now and then."""
    game = configuration.game(f"contract {seed}")
    watch = Invariants(game)
    watch.check(game, [])
    unseen: list[Event] = []
    for number, (_, _, events) in enumerate(Player(seed).play(game)):
        unseen += events
        watch.follow(game, unseen, number < closely or number % LOOK_AT_ONE_OF == 0)
    assert game.over, f"not over after {MOST_ACTIONS} actions"
    check_ending(game)


def own_state(game: Game, module: str) -> dict[str, list[int]]:
    return kept_by(game.kernel, module)


def villages_are_empty(game: Game, winner: int) -> bool:
    """Five villages have no cloth left, and nobody has more points (SEACLO-26)."""
    return own_state(game, "cloth_for_catan")["stock"].count(0) >= 5 and game.scores()[winner] == max(game.scores())


def wonder_is_finished(game: Game, winner: int) -> bool:
    """The fourth level of one's wonder wins whatever the points (SEAWON-18)."""
    return own_state(game, "wonders")["level"][winner] == 4


def dragons_are_beaten(game: Game, winner: int) -> bool:
    """Six dragons win whatever the points (TDEEL-86)."""
    return game.view(None).sources[winner]["beaten"] == 6


def nothing_moves(game: Game, winner: int) -> bool:
    """Nobody could ever win any more, and nobody has more points (TDEDD-69)."""
    return stands_still(game.kernel) and game.scores()[winner] == max(game.scores())


def is_stuck(game: Game, winner: int) -> bool:
    """Nobody came any further for long, and nobody has more points."""
    return game.ending == BY_DEADLOCK and game.scores()[winner] == max(game.scores())


ENDS_OTHERWISE = {
    "cloth_for_catan": villages_are_empty,
    "wonders": wonder_is_finished,
    "enchanted_land": dragons_are_beaten,
    "desert_dragons": nothing_moves,
}


def check_ending(game: Game) -> None:
    """The winner has what it takes, and nobody can act any more."""
    winner = game.winner
    assert winner is not None
    ways = [is_stuck]
    ways += [ENDS_OTHERWISE[module.name] for module in game.kernel.rules.modules if module.name in ENDS_OTHERWISE]
    assert game.scores()[winner] >= game.view(None).target[winner] or any(way(game, winner) for way in ways)
    assert game.actors == []
    for seat in range(game.players):
        assert game.legal_actions(seat) == []
        with pytest.raises(IllegalAction):
            game.apply(seat, game.decode(0))


@each()
def test_a_record_replays_to_the_same_position_through_json_too(configuration: Configuration) -> None:
    game = play_to(configuration.game("record"), Player(3), 300)
    record = game.record()
    assert Game.replay(record).state_digest() == game.state_digest()
    again = Game.replay(json.loads(json.dumps(record)))
    assert again.state_digest() == game.state_digest()
    assert again.record() == record
    play_to(game, Player(4), 50)
    play_to(again, Player(4), 50)
    assert again.state_digest() == game.state_digest()


@each()
def test_a_copy_is_equal_and_independent(configuration: Configuration) -> None:
    game = configuration.game("copy")
    player = Player(5)
    for _ in range(5):
        play_to(game, player, 70)
        before = game.state_digest()
        views = [json.dumps(game.view(seat).to_json()) for seat in range(game.players)]
        twin = game.copy()
        assert twin.state_digest() == before
        assert twin.record() == game.record()
        play_to(twin, Player(6), 40)
        assert game.state_digest() == before
        assert [json.dumps(game.view(seat).to_json()) for seat in range(game.players)] == views
        other = game.copy()
        play_to(other, Player(6), 40)
        assert other.state_digest() == twin.state_digest()


@each()
def test_ids_and_json_name_every_legal_action_exactly(configuration: Configuration) -> None:
    game = configuration.game("ids")
    player = Player(7)
    for _, action, _ in player.play(game, 250):
        check_names(game, action)
        if game.over:
            break
        for actor in game.actors:
            legal = game.legal_actions(actor)
            ids = game.legal_ids(actor)
            assert len(set(ids)) == len(ids) == len(legal)
            assert len(set(legal)) == len(legal)
            assert all(0 <= number < game.action_count for number in ids)
            for listed, number in zip(legal, ids, strict=True):
                assert game.encode(listed) == number
                check_names(game, listed)


def check_names(game: Game, action: Action) -> None:
    assert game.decode(game.encode(action)) == action
    assert Action.from_json(json.loads(json.dumps(action.to_json()))) == action


@each()
def test_every_id_decodes_to_one_action_and_back(configuration: Configuration) -> None:
    game = configuration.game("ids")
    actions = [game.decode(number) for number in range(game.action_count)]
    assert [game.encode(action) for action in actions] == list(range(game.action_count))
    assert len(set(actions)) == game.action_count
    with pytest.raises(IllegalAction):
        game.decode(-1)


@each()
def test_undo_is_exact_and_stops_at_anything_new(configuration: Configuration) -> None:
    game = configuration.game("undo")
    player = Player(8)
    tried = 0
    before = game.state_digest()
    for seat, action, events in player.play(game, 250):
        after = game.state_digest()
        for other in range(game.players):
            if other != seat:
                assert not game.can_undo(other)
        if taught(events):
            assert not game.can_undo(seat), f"{action} after {events}"
        if game.can_undo(seat) and (tried < 10 or player.chance(15)):
            tried += 1
            check_undo(game, seat, action, before, after)
        before = after
    assert tried > 0


def taught(events: list[Event]) -> bool:
    return any(event.kind in TEACHING for event in events)


def check_undo(game: Game, seat: int, action: Action, before: str, after: str) -> None:
    history = game.actions()
    game.undo(seat)
    assert game.state_digest() == before
    assert game.actions() == history[:-1]
    game.apply(seat, action)
    assert game.state_digest() == after
    assert game.actions() == history
    assert game.actions(len(history) - 1) == history[-1:]


@each()
def test_several_own_actions_can_be_undone_one_after_the_other(configuration: Configuration) -> None:
    game = configuration.game("undo all")
    player = Player(9)
    digests = [game.state_digest()]
    deepest = 0
    for seat, _, _ in player.play(game, 160):
        digests.append(game.state_digest())
        steps = 0
        if player.chance(8):
            twin = game.copy()
            while twin.can_undo(seat):
                twin.undo(seat)
                steps += 1
                assert twin.state_digest() == digests[-1 - steps]
            with pytest.raises(IllegalAction):
                twin.undo(seat)
        deepest = max(deepest, steps)
    assert deepest > 1


@each()
def test_illegal_actions_are_refused_and_change_nothing(configuration: Configuration) -> None:
    game = configuration.game("illegal")
    player = Player(10)
    refused = 0
    for number, _ in enumerate(player.play(game, 360)):
        if number % 9 or game.over:
            continue
        before = game.state_digest()
        history = game.length
        for seat in range(game.players):
            legal = set(game.legal_ids(seat))
            for _ in range(3):
                wanted = int(player.choices.below(game.action_count))
                action = game.decode(wanted)
                if wanted in legal or (action.kind in FREE_FORM and seat in game.actors):
                    continue
                with pytest.raises(IllegalAction) as error:
                    game.apply(seat, action)
                assert len(str(error.value.reason)) > 10
                refused += 1
        for nobody in (-1, game.players):
            with pytest.raises(IllegalAction):
                game.apply(nobody, game.decode(0))
        with pytest.raises(IllegalAction):
            game.apply(game.actors[0], Action("fly_away"))
        assert game.state_digest() == before
        assert game.length == history
    assert refused > 30
