"""A toy that declares what it keeps, costs and refuses is handled by the kernel with no line elsewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import ModuleType

import pytest

from skerry import Action, Game, IllegalAction
from skerry.cli.table_picture import board_picture, columns_of
from skerry.engine.digest import kept_by
from skerry.engine.progress import progress_of
from skerry.engine.resampling import resample_hidden
from skerry.engine.state import NO_PIECE
from skerry.engine.view import View
from tests.suites.invariants import Invariants
from tests.suites.player import Player
from tests.suites.test_non_interference import compare
from tests.table import Table

pytestmark = pytest.mark.usefixtures("lanterns")

MOST_LINES = 60
MODULES = ["base", "lanterns"]
CHARMS = 3


def lit(count: int = 4) -> Game:
    """A game in which so many lanterns hang."""
    game = Game.new(MODULES, 4, seed="lanterns")
    for _, _, _ in Player(7).play(game):
        if len(told(game)["hung"]) == count:
            return game
    raise AssertionError("the game ended in the dark")


def hang_without_charm(game: Game) -> tuple[int, Action]:
    """Play on until a lantern hangs that brought no charm, since the others hold them all."""
    for seat, action, _ in Player(9).play(game):
        if action.kind == "hang_lantern" and told(game)["charms"]["held"][seat] == 0:
            return seat, action
    raise AssertionError("every lantern brought a charm")


def told(game: Game, seat: int | None = None) -> dict:
    return game.view(seat).to_json()["lanterns"]


def test_the_toy_is_short(lanterns: ModuleType) -> None:
    text = Path(str(lanterns.__file__)).read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MOST_LINES


def test_counters_layers_and_stacks_are_told_and_scored() -> None:
    game = lit()
    part = told(game, 0)
    assert sum(part["lanterns"]) == len(part["hung"]) == 4
    assert max(part["lanterns"]) <= 3
    assert [list(part["hung"].values()).count(seat) for seat in range(4)] == part["lanterns"]
    assert part["charms"]["left"] + sum(part["charms"]["held"]) + sum(part["charms"]["spent"].values()) == CHARMS
    view = game.view(None)
    for seat in range(4):
        assert view.sources[seat].get("lanterns", 0) == part["lanterns"][seat]
        assert view.points[seat] == sum(view.sources[seat].values())
        assert progress_of(game.kernel, seat, 1000).expected == 20 * part["charms"]["held"][seat]


def test_what_is_held_is_seen_by_its_owner_alone_and_dealt_anew_for_all_others() -> None:
    game = lit()
    for seat in range(4):
        part = told(game, seat)
        assert sum(part["charms"]["own"].values()) == part["charms"]["held"][seat]
    assert "own" not in told(game)["charms"]
    real = kept_by(game.kernel, "lanterns")["charms"]
    for seat in (-1, 0, 1, 2, 3):
        deals = set()
        for deal in range(10):
            twin = resample_hidden(game.kernel, seat, f"deal {deal}")
            assert View(twin, seat).to_json() == View(game.kernel, seat).to_json()
            compare(game.kernel, twin, seat)
            deals.add(tuple(kept_by(twin, "lanterns")["charms"]))
        assert deals != {tuple(real)}, "the other hands may hold other charms"


def test_a_spent_charm_is_seen_and_laid_again_when_the_last_is_drawn() -> None:
    game = Game.new(MODULES, 4, seed="lanterns")
    before = told(game)
    refills = 0
    for seat, action, _ in Player(5).play(game):
        now = told(game)
        charms, had = now["charms"], before["charms"]
        everywhere = [charms["left"], *charms["held"], *charms["spent"].values()]
        assert sum(everywhere) == CHARMS, "no charm is lost or made"
        if action.kind == "hang_lantern":
            out = had["held"][seat]
            spent = sum(had["spent"].values()) + out
            if had["left"] > 1:
                assert (charms["left"], sum(charms["spent"].values())) == (had["left"] - 1, spent)
            elif had["left"] == 1 or spent:
                refills += spent > 0
                assert (charms["left"], charms["spent"]) == (spent - (had["left"] == 0), {})
            assert charms["held"][seat] == (had["left"] > 0 or spent > 0)
        before = now
    assert refills > 1


def test_copies_digests_records_and_undo_are_exact() -> None:
    game = lit(2)
    twin = game.copy()
    assert twin.state_digest() == game.state_digest()
    before = game.state_digest()
    seat, action = hang_without_charm(twin)
    assert game.state_digest() == before, "a copy shares nothing"
    assert twin.can_undo(seat), "no charm was drawn, so nobody learned anything"
    hung = twin.state_digest()
    twin.undo(seat)
    assert str(action.operands["edge"]) not in told(twin)["hung"]
    twin.apply(seat, action)
    assert twin.state_digest() == hung
    record = json.loads(json.dumps(twin.record()))
    assert Game.replay(record).state_digest() == hung


def test_invariants_hold_through_whole_games() -> None:
    for seed in range(3):
        game = Game.new(MODULES, 4, seed=f"lanterns {seed}")
        watch = Invariants(game)
        for _, _, events in Player(seed).play(game):
            watch.check(game, events)
        assert game.over
        part = told(game)
        assert sum(part["lanterns"]) <= 8
        assert [sum(hand.values()) for hand in part["charms"]["hands"]] == part["charms"]["held"], "all is laid open"


def test_price_and_reasons_are_told() -> None:
    table = Table(MODULES)
    table.put(0, "settlement", "(1,1) N")
    table.turn(0, rolled=True)
    why = table.game.why_not(0)["hang_lantern"]
    assert (why.code, why.values) == ("too_dear", {"missing": {"wood": 1, "wool": 1}})
    table.hand(0, wood=1, wool=1)
    assert [price.cost for price in table.game.prices(0) if price.action.kind == "hang_lantern"] == [
        {"wood": 1, "wool": 1}
    ]
    with pytest.raises(IllegalAction, match="beside a building of yours") as refused:
        table.game.apply(0, Action("hang_lantern", {"edge": table.edge("(2,2) E")}))
    assert refused.value.reason.code == "no_place_for_lantern"
    table.act(0, "hang_lantern", edge="(1,1) NE")
    assert table.cards(0) == {}


def test_what_was_judged_is_carried_out_without_judging_again(
    lanterns: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game.new(MODULES, 4, seed="lanterns")
    listed = lanterns.HangLantern.add_legal
    asked = []

    def counting(*given: object) -> None:
        asked.append("whether it is legal")
        listed(*given)

    seat, action = next(
        (seat, action)
        for _ in Player(5).play(game)
        for seat in game.actors
        for action in game.legal_actions(seat)
        if action.kind == "hang_lantern"
    )
    monkeypatch.setattr(lanterns.HangLantern, "add_legal", counting)
    code = game.judged(seat, action)
    assert len(asked) == 1
    game.carry_out(seat, code)
    assert len(asked) == 1
    assert len(told(game)["hung"]) == 1


def test_the_text_picture_shows_it() -> None:
    view = lit().view(None)
    columns = columns_of(view)
    part = dict(view.parts["lanterns"])
    assert [int(str(count)) for count in columns["lanterns"]] == part["lanterns"]
    assert [int(str(count)) for count in columns["charms"]] == part["charms"]["held"]
    drawn = board_picture(view).plain
    view.parts["lanterns"]["hung"] = {}
    dark = board_picture(view).plain
    # A road may have been built over a lantern.
    marks = [f"h{owner}" for edge, owner in part["hung"].items() if view.edge_piece[int(edge)] == NO_PIECE]
    assert sorted(re.findall(r"\bh\d\b", drawn)) == sorted(marks)
    assert marks
    assert not re.findall(r"\bh\d\b", dark)
