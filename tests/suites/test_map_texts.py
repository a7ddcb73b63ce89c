"""Any text is taken for a map that can be played on, or refused in a sentence, and either way within a second."""

from __future__ import annotations

import json
import time
from collections import Counter

import pytest

from skerry import ConfigError, Game
from skerry.board.map_text import parse_map, write_map
from skerry.cli.table_picture import board_picture
from skerry.server.live.facts import board_of
from tests.map_texts import Judged, judged
from tests.suites.player import Player

FEW = 400
MANY = 100_000
ACTIONS = 12
MOST_SECONDS = 1.0
LONGEST_REASON = 1_000


def try_out(case: Judged, seed: int) -> str:
    """Make the game, look at it, and play on a little; returns how it went."""
    reason = ""
    try:
        game = Game.new(case.modules, case.players, str(seed), case.options, case.text)
    except ConfigError as refused:
        reason = str(refused.reason)
    if reason:
        assert len(reason) < LONGEST_REASON, f"a reason of {len(reason)} letters"
        return "refused"
    assert parse_map(write_map(game.kernel.rules.board)).topology.hexes == game.kernel.topology.hexes
    assert len(board_of(game)["vertices"]) == game.kernel.topology.vertices
    player = Player(seed)
    for _ in range(ACTIONS):
        if game.over:
            break
        for seat in game.actors:
            assert game.legal_actions(seat), f"seat {seat} has no answer to {game.decision}"
            json.dumps([game.view(seat).to_json(), [reason.to_json() for reason in game.why_not(seat).values()]])
        seat = player.seat(game)
        game.apply(seat, player.choose(game, seat))
    assert board_picture(game.view(None)).plain
    return "played"


def judge_texts(numbers: range) -> Counter[str]:
    went: Counter[str] = Counter()
    for number in numbers:
        case = judged(number)
        begun = time.process_time()
        try:
            went[try_out(case, number)] += 1
        except Exception as fault:
            fault.add_note(f"text {number} for {case.players} with {case.modules} and {case.options}:\n{case.text}")
            raise
        took = time.process_time() - begun
        assert took < MOST_SECONDS, f"text {number} took {took:.2f} s:\n{case.text}"
    return went


def test_some_texts_are_judged_or_refused() -> None:
    went = judge_texts(range(FEW))
    assert min(went["played"], went["refused"]) > FEW // 5, "the texts are too tame or too wild to tell anything"


@pytest.mark.sweep
@pytest.mark.parametrize("part", range(10))
def test_many_texts_are_judged_or_refused(part: int) -> None:
    size = MANY // 10
    judge_texts(range(FEW + part * size, FEW + (part + 1) * size))
