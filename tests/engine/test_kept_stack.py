"""Stacks: when they are refilled, who knows what lies in them, what lies open and how much a hand holds."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from skerry import ConfigError, Game
from skerry.engine.kept.kept import VERTEX, Kept
from skerry.engine.kept.knowledge import SEEN_BY_ALL, SEEN_BY_SEAT, knows, seen_too
from skerry.engine.kept.layer import Layer
from skerry.engine.kept.stack import NOTHING_LEFT, Stack
from skerry.engine.kernel import Kernel
from skerry.engine.module import Module
from skerry.engine.resampling import resample_hidden
from skerry.engine.rules import Rules
from skerry.engine.scores import point_sources, visible_points
from skerry.engine.view import View

WORDS = ("a", "b", "c", "d")


class Keeps(Module):
    def __init__(self, *kept: Kept) -> None:
        super().__init__("toy_keeps")
        self.kept = kept

    def declare(self, rules: Rules) -> None:
        for kept in self.kept:
            rules.keep(self, kept)


def begun(*kept: Kept) -> Kernel:
    return Game.new(["base", Keeps(*kept)], 4, seed="stacks").kernel


def told(kernel: Kernel, name: str, seat: int = -1) -> dict:
    part = View(kernel, seat).parts["toy_keeps"][name]
    assert isinstance(part, dict)
    return part


# Refilling


@pytest.mark.ready("FISH-39")
def test_what_was_spent_lies_face_down_again_the_moment_the_last_is_drawn() -> None:
    stack = Stack("stack", WORDS, (1, 1, 1, 0), refilled=True)
    kernel = begun(stack)
    first = stack.draw(kernel)
    stack.spend(kernel, first)
    stack.draw(kernel)
    assert (stack.left(kernel), stack.spent(kernel)) == (1, 1)
    stack.draw(kernel)
    assert (stack.left(kernel), stack.spent(kernel)) == (1, 0)
    assert stack.draw(kernel) == first


@pytest.mark.ready("FISH-101")
def test_where_nothing_was_spent_then_it_lies_again_when_one_is_wanted() -> None:
    stack = Stack("stack", WORDS, (1, 1, 0, 0), refilled=True)
    kernel = begun(stack)
    drawn = [stack.draw(kernel), stack.draw(kernel)]
    assert not stack.can_draw(kernel)
    assert stack.draw(kernel) == NOTHING_LEFT
    stack.spend(kernel, drawn[0])
    assert stack.left(kernel) == 0, "nothing is wanted yet"
    assert stack.can_draw(kernel)
    assert stack.draw(kernel) == drawn[0]
    assert (stack.left(kernel), stack.spent(kernel)) == (0, 0)


def test_refilling_keeps_what_is_left_and_nobody_knows_it_any_more() -> None:
    stack = Stack("stack", WORDS, (1, 1, 1, 1), refilled=True, looked=True)
    kernel = begun(stack)
    stack.spend(kernel, stack.draw(kernel))
    stack.look(kernel, 0, 3)
    assert len(told(kernel, "stack", 0)["known"]) == 3
    stack.refill(kernel)
    assert (stack.left(kernel), stack.spent(kernel)) == (4, 0)
    assert sorted(int(stack.item(kernel, place)) for place in range(4)) == [0, 1, 2, 3]
    assert told(kernel, "stack", 0)["known"] == {}


@pytest.mark.ready("TDETI-73")
@pytest.mark.parametrize("refilled", [False, True])
def test_what_is_spent_is_told_and_makes_another_position_even_if_it_never_comes_back(refilled: bool) -> None:
    stack = Stack("tiles", WORDS, (2, 2, 0, 0), refilled=refilled)
    game = Game.new(["base", Keeps(stack)], 4, seed="stacks")
    kernel = game.kernel
    assert ("spent" in told(kernel, "tiles")) == refilled
    before = game.state_digest()
    stack.spend(kernel, 1)
    assert game.state_digest() != before
    assert told(kernel, "tiles")["spent"] == {"b": 1}
    spent_b = game.state_digest()
    kernel.state.kept[stack.at + stack.spent_at + 1] = 0
    stack.spend(kernel, 0)
    assert game.state_digest() != spent_b


# Knowing


def test_what_a_seat_looked_at_stays_on_top_in_all_worlds_that_it_can_think_of() -> None:
    stack = Stack("stack", WORDS, (3, 3, 3, 3), looked=True)
    kernel = begun(stack)
    assert stack.look(kernel, 1, 2) == 2
    tops = [int(stack.item(kernel, place)) for place in (10, 11)]
    assert told(kernel, "stack", 1)["known"] == {"10": WORDS[tops[0]], "11": WORDS[tops[1]]}
    for seat in (-1, 0, 1):
        worlds = [resample_hidden(kernel, seat, f"deal {deal}") for deal in range(20)]
        seen = {tuple(int(stack.item(world, place)) for place in (10, 11)) for world in worlds}
        assert (seen == {tuple(tops)}) == (seat == 1)
        assert len({int(stack.item(world, 0)) for world in worlds}) > 1
        if seat != 1:
            assert told(kernel, "stack", seat)["known"] == {}
    assert stack.draw(kernel) == tops[1]
    assert told(kernel, "stack", 1)["known"] == {"10": WORDS[tops[0]]}
    stack.put_under(kernel, 3, SEEN_BY_ALL)
    assert told(kernel, "stack", 1)["known"] == {"0": "d", "11": WORDS[tops[0]]}
    assert told(kernel, "stack")["known"] == {"0": "d"}


def test_a_look_at_more_than_there_are_sees_them_all_and_drawn_places_are_forgotten() -> None:
    stack = Stack("stack", WORDS, (1, 1, 0, 0), looked=True)
    kernel = begun(stack)
    assert stack.look(kernel, 0, 5) == 2
    stack.draw(kernel)
    stack.put_under(kernel, 0)
    assert list(told(kernel, "stack", 0)["known"]) == ["1"]


def test_seats_that_look_one_after_another_all_know() -> None:
    seen: i64 = 0
    for count, seat in enumerate((2, 0, 5), 1):
        seen = seen_too(seen, seat)
        assert seen_too(seen, seat) == seen
        assert [knows(seen, other) for other in range(-1, 6)].count(True) == count
        assert knows(seen, seat)
    assert not knows(seen, -1)
    assert seen_too(SEEN_BY_ALL, 3) == SEEN_BY_ALL
    assert knows(SEEN_BY_SEAT + 4, 4)


def test_nobody_looks_at_or_remembers_what_is_not_declared_as_looked_at() -> None:
    stack = Stack("stack", WORDS, (1, 1, 1, 1))
    kernel = begun(stack)
    with pytest.raises(AssertionError, match="not declared as looked at"):
        stack.look(kernel, 0)
    stack.draw(kernel)
    with pytest.raises(AssertionError, match="not declared as looked at"):
        stack.put_under(kernel, 0, SEEN_BY_ALL)


def test_who_looked_makes_another_position() -> None:
    layer = Layer("tiles", VERTEX, ("", "x", "y"), hidden=True)
    stack = Stack("stack", WORDS, (1, 1, 1, 1), looked=True)
    game = Game.new(["base", Keeps(stack, layer)], 4, seed="stacks")
    layer.set(game.kernel, 4, 1)
    digests = [game.state_digest()]
    stack.look(game.kernel, 0)
    digests.append(game.state_digest())
    layer.look(game.kernel, 2, 4)
    digests.append(game.state_digest())
    assert len(set(digests)) == 3


def test_what_is_laid_in_the_place_of_another_is_not_known() -> None:
    layer = Layer("tiles", VERTEX, ("", "x", "y"), hidden=True)
    kernel = begun(layer)
    layer.set(kernel, 4, 1)
    layer.look(kernel, 2, 4)
    assert told(kernel, "tiles", 2) == {"4": "x"}
    layer.set(kernel, 4, 2)
    assert told(kernel, "tiles", 2) == {"4": "?"}


@pytest.mark.ready("TDETI-41", "TDETI-42", "TDETI-43", "TDETI-92", "TDEIU-44", "TDEIU-61")
def test_tiles_on_vertices_in_the_stack_and_in_hands_may_be_any_of_them() -> None:
    stack = Stack("stack", ("pearl", "gold", "card"), (4, 0, 0), most=12, held=True)
    layer = Layer("tiles", VERTEX, hidden=True, of=stack)
    kernel = begun(stack, layer)
    for vertex in range(4):
        layer.put(kernel, vertex, 1)
    stack.hold(kernel, 2, 2, 2)
    layer.look(kernel, 0, 3)
    assert told(kernel, "tiles", 0) == {"0": "?", "1": "?", "2": "?", "3": "gold"}
    places = set()
    for deal in range(40):
        world = resample_hidden(kernel, 0, f"deal {deal}")
        on_board = [int(layer.of(world, vertex)) - 1 for vertex in range(4)]
        lying = [int(stack.item(world, place)) for place in range(4)]
        hand = [kind for kind in range(3) for _ in range(stack.held(world, 2, kind))]
        assert sorted(on_board + lying + hand) == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2]
        assert on_board[3] == 1
        places |= {("board", kind) for kind in on_board[:3]} | {("stack", kind) for kind in lying}
        places |= {("hand", kind) for kind in hand}
    assert len(places) == 9
    assert layer.lift(kernel, 3) == 1
    assert not layer.has(kernel, 3)
    with pytest.raises(AssertionError, match="no item of tiles lies there"):
        layer.lift(kernel, 3)


@pytest.mark.parametrize("more", [{"words": ("", "x")}, {"colours": True}, {"hidden": False}, {"empty": 3}])
def test_a_layer_of_a_stack_has_no_words_of_its_own_and_lies_face_down(more: dict) -> None:
    with pytest.raises(ConfigError, match="the stack names them"):
        Layer("tiles", VERTEX, **{"hidden": True, "of": Stack("stack", WORDS, (1, 1, 1, 1)), **more})


def test_the_stack_of_a_layer_is_kept_before_it() -> None:
    stack = Stack("stack", WORDS, (1, 1, 1, 1))
    for kept in ([Layer("tiles", VERTEX, hidden=True, of=stack), stack], [Layer("x", VERTEX, hidden=True, of=stack)]):
        with pytest.raises(ConfigError, match="has to be kept before it"):
            begun(*kept)


# Lying open, and limits


@pytest.mark.ready("FISH-05", "FISH-25", "FISH-74")
def test_the_boot_lies_open_before_whoever_drew_it_and_is_never_dealt_into_a_hand() -> None:
    stack = Stack("fish", ("one", "two", "boot"), (6, 6, 1), held=True, refilled=True, open_kinds=(2,))
    kernel = begun(stack)
    stack.lay(kernel, vec[i64]([2] + [0, 1] * 6))
    for seat in (1, 2, 3):
        for _ in range(3):
            stack.take(kernel, seat)
    for deal in range(40):
        world = resample_hidden(kernel, 0, f"deal {deal}")
        assert [int(stack.held(world, seat, 2)) for seat in range(4)] == [0, 0, 0, 0]
        assert [int(stack.held_by(world, seat)) for seat in range(4)] == [0, 3, 3, 3]
    while stack.left(kernel):
        stack.take(kernel, 3)
    assert told(kernel, "fish")["open"] == [{}, {}, {}, {"boot": 1}]
    assert "boot" not in told(kernel, "fish", 3)["own"]
    for deal in range(10):
        assert stack.held(resample_hidden(kernel, 0, f"deal {deal}"), 3, 2) == 1


@pytest.mark.ready("FISH-40", "FISH-41", "TDEIU-48")
def test_a_hand_holds_no_more_than_its_limit_and_what_lies_open_does_not_count() -> None:
    stack = Stack("fish", ("one", "boot"), (5, 1), held=True, limit=2, open_kinds=(1,))
    kernel = begun(stack)
    stack.lay(kernel, vec[i64]([0, 0, 0, 0, 1]))
    assert [int(stack.take(kernel, 0)) for _ in range(3)] == [1, 0, 0]
    assert stack.room_for(kernel, 0) == 0
    assert stack.take(kernel, 0) == NOTHING_LEFT
    assert stack.left(kernel) == 2, "nothing was drawn"
    with pytest.raises(AssertionError, match="a hand of fish is 2"):
        stack.hold(kernel, 0, 0)
    assert stack.facts()["limit"] == 2


def test_a_limit_that_cannot_hold_is_refused() -> None:
    with pytest.raises(ConfigError, match="held face down"):
        Stack("tiles", ("x",), (1,), held=True, limit=1, open_kinds=(0,))
    with pytest.raises(ConfigError, match="items that seats hold"):
        Stack("tiles", ("x",), (1,), limit=1)


@pytest.mark.ready("TDEEL-62", "TRAD-71")
def test_what_lies_open_gives_points_that_everybody_counts() -> None:
    stack = Stack("dragons", ("dragon", "token"), (4, 4), held=True, points=(1, 0), open_kinds=(0, 1))
    kernel = begun(stack)
    stack.hold(kernel, 2, 0, 2)
    stack.hold(kernel, 1, 1)
    assert [int(visible_points(kernel, seat)) for seat in range(4)] == [0, 0, 2, 0]
    assert point_sources(kernel, 2) == {"dragons": 2}
    assert told(kernel, "dragons")["open"] == [{}, {"token": 1}, {"dragon": 2}, {}]
    assert told(kernel, "dragons")["held"] == [0, 0, 0, 0]


def test_nobody_spends_what_is_not_in_the_hand() -> None:
    stack = Stack("fish", WORDS, (1, 1, 1, 1), held=True)
    kernel = begun(stack)
    kind = stack.take(kernel, 0)
    stack.spend_from(kernel, 0, kind)
    assert (stack.held_by(kernel, 0), stack.spent(kernel)) == (0, 1)
    with pytest.raises(AssertionError, match="seat 0 has too little"):
        stack.spend_from(kernel, 0, kind)
