"""Whole games of bots in halls of several sizes, under invariants that are counted independently."""

from __future__ import annotations

import json

import pytest

from skerry.big import game as phases
from skerry.big.log import entry_from_json
from skerry.big.places import VERTICES, half_of_vertex
from skerry.big.rehearsal import Rehearsal
from skerry.big.replay import ReplayError, replay
from skerry.big.scores import ranking, standings
from skerry.big.settings import Settings
from tests.big.count import Census, check_cards, check_markers, check_pieces, count_firsts, count_points


def settled_halves(rehearsal: Rehearsal) -> dict[int, set[tuple[int, int]]]:
    """By seat, the foreign halves that a settlement was ever built in, from the log alone."""
    found: dict[int, set[tuple[int, int]]] = {seat: set() for seat in rehearsal.bots}
    census: dict[tuple[int, int], int] = {}
    for board, there in enumerate(rehearsal.game.hall.boards):
        for key, (owner, _) in there.building.items():
            census[board, key] = owner
    for (board, key), owner in census.items():
        named = VERTICES[key]
        half = half_of_vertex(named.row, named.col, named.word)
        if (board, half) != (owner // 2, owner % 2):
            found[owner].add((board, half))
    return found


def check(rehearsal: Rehearsal) -> None:
    game = rehearsal.game
    census = Census(game)
    check_cards(game)
    check_pieces(game, census)
    check_markers(game, census)
    halves = settled_halves(rehearsal)
    for one in standings(game):
        # Buildings are never taken away, so where one stands is where one was first built.
        assert count_firsts(game, one.seat) == len(halves[one.seat])
        assert one.points == count_points(game, census, one.seat, len(halves[one.seat]))
        assert one.cards == sum(game.hall.seats[one.seat].hand)


def play(players: int, kinds: tuple[str, ...], turns: int, topology: str = "ring", **settings: object) -> Rehearsal:
    options = {"max_turns": turns, "topology": topology, **settings}
    rehearsal = Rehearsal(players, Settings.from_json(options), f"games {players}", kinds)
    checked = 0

    def look() -> None:
        nonlocal checked
        if rehearsal.game.phase == phases.END_TURN:
            check_cards(rehearsal.game)
            if rehearsal.game.turn >= checked + 8:
                checked = rehearsal.game.turn
                check(rehearsal)

    rehearsal.play(look)
    check(rehearsal)
    assert rehearsal.game.phase == phases.FINISHED
    return rehearsal


@pytest.mark.parametrize("topology", ["ring", "line"])
@pytest.mark.parametrize("players", [6, 7, 20])
def test_random_games_keep_all_invariants(players: int, topology: str) -> None:
    rehearsal = play(players, ("random",), 24 if players < 20 else 10, topology, seating="random")
    assert len(ranking(rehearsal.game)) == players
    refused = [entry for entry in rehearsal.coordinator.log if entry.kind == "command" and not done(entry.content)]
    assert not [entry for entry in refused if code(entry.content) not in ("big_cards_gone", "big_leave_refused")]


def done(content: object) -> bool:
    assert isinstance(content, dict)
    return bool(content["answer"]["done"])


def code(content: object) -> str:
    assert isinstance(content, dict)
    return str(content["answer"]["reason"]["code"])


def test_builders_come_to_a_true_claim() -> None:
    rehearsal = play(6, ("builder",), 200)
    placed = ranking(rehearsal.game)
    assert placed[0].points >= 25
    assert rehearsal.game.turn < 200
    kinds = {entry.content["command"]["kind"] for entry in rehearsal.coordinator.log if entry.kind == "command"}  # type: ignore[index]
    assert {"build_ship", "build_city", "offer", "accept", "bank_trade", "play_card", "claim"} <= kinds


@pytest.mark.parametrize(("players", "topology"), [(7, "line"), (20, "ring")])
def test_builders_and_random_players_side_by_side(players: int, topology: str) -> None:
    play(players, ("builder", "random", "builder"), 16, topology, production="manual" if players == 7 else "automatic")


@pytest.mark.many
@pytest.mark.parametrize("topology", ["ring", "line"])
def test_a_hundred_seats(topology: str) -> None:
    rehearsal = play(100, ("builder", "builder", "random"), 6, topology)
    assert len(ranking(rehearsal.game)) == 100


@pytest.mark.sweep
@pytest.mark.parametrize("topology", ["ring", "line"])
def test_a_hundred_builders_to_the_end(topology: str) -> None:
    rehearsal = play(100, ("builder",), 300, topology)
    assert ranking(rehearsal.game)[0].points >= 25


def test_a_game_is_what_comes_out_of_its_log() -> None:
    rehearsal = play(7, ("random", "builder"), 12)
    log = [json.loads(json.dumps(entry.to_json())) for entry in rehearsal.coordinator.log]
    again = replay(entry_from_json(entry) for entry in log)
    assert again.game.hall.digest() == rehearsal.game.hall.digest()
    assert [one.seat for one in ranking(again.game)] == [one.seat for one in ranking(rehearsal.game)]
    assert len(again.log) == len(rehearsal.coordinator.log)
    middle = replay(entry_from_json(entry) for entry in log[: len(log) // 2])
    assert len(middle.log) == len(log) // 2


def test_a_log_that_was_changed_does_not_come_out() -> None:
    rehearsal = Rehearsal(6, Settings(max_turns=2), "changed", ("builder",))
    rehearsal.play()
    log = [json.loads(json.dumps(entry.to_json())) for entry in rehearsal.coordinator.log]
    rolled = next(entry for entry in log if entry["kind"] == "state" and entry["content"]["roll"])
    rolled["content"]["roll"] = [6, 6] if rolled["content"]["roll"] != [6, 6] else [1, 1]
    with pytest.raises(ReplayError, match=f"entry {rolled['number']}"):
        replay(entry_from_json(entry) for entry in log)
    with pytest.raises(ReplayError, match="begins with"):
        replay([])
