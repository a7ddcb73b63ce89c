"""What is declared keeps to its own numbers, and what cannot be meant is refused when the rules are composed."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from skerry import Action, ConfigError, Game
from skerry.board.arrays import put_in
from skerry.board.terrain import CHOICE, PASTURE
from skerry.catalog import add_module
from skerry.engine.card import DevelopmentCard
from skerry.engine.digest import kept_by
from skerry.engine.event import EventKind
from skerry.engine.kept.counter import Counter
from skerry.engine.kept.kept import COLOUR, GAME, SEAT, Kept, Numbers
from skerry.engine.kept.layer import Layer
from skerry.engine.kept.stack import Stack
from skerry.engine.module import Module
from skerry.engine.placement import put_building
from skerry.engine.resampling import resample_hidden
from skerry.engine.rules import Piece, Rules
from skerry.reason import ReasonKind, reason_from_json
from tests.table import Table


class Keeps(Module):
    """Keeps what a test is about, and beside it a counter that nothing else may touch."""

    def __init__(self, *kept: Kept, tune: Callable[[Rules], Any] = lambda rules: None) -> None:
        super().__init__("keeps")
        self.kept = kept
        self.neighbour = Counter("neighbour", start=2)
        self.changed = tune

    def declare(self, rules: Rules) -> None:
        for kept in (*self.kept, self.neighbour):
            rules.keep(self, kept)

    def tune(self, rules: Rules) -> None:
        self.changed(rules)


def begun(*kept: Kept, modules: tuple[str, ...] = ("base",), players: int = 4, **more: Any) -> tuple[Game, Keeps]:
    module = Keeps(*kept, **more)
    return Game.new([*modules, module], players, seed="kept"), module


def neighbours(game: Game) -> list[int]:
    return kept_by(game.kernel, "keeps")["neighbour"]


def test_what_is_spent_lies_beside_the_stack_and_nowhere_else() -> None:
    stack = Stack("stack", ("a", "b"), (2, 2), held=True)
    game, _ = begun(stack)
    kind = stack.draw(game.kernel)
    stack.spend(game.kernel, kind)
    assert (stack.spent(game.kernel), stack.left(game.kernel)) == (1, 3)
    assert [stack.held_by(game.kernel, seat) for seat in range(4)] == [0, 0, 0, 0]
    assert neighbours(game) == [2, 2, 2, 2]


def test_nothing_is_held_that_was_not_declared_so_and_no_stack_overflows() -> None:
    stack = Stack("stack", ("a", "b"), (2, 2))
    game, _ = begun(stack)
    with pytest.raises(AssertionError, match="not declared as held"):
        stack.take(game.kernel, 0)
    game, _ = begun(stack := Stack("stack", ("a", "b"), (2, 2)))
    with pytest.raises(AssertionError, match="room for 4"):
        stack.put_under(game.kernel, 0)
    assert neighbours(game) == [2, 2, 2, 2]
    with pytest.raises(ConfigError, match="seats hold"):
        Stack("stack", ("a",), (1,), points=(1,))


def test_a_limit_is_never_passed_and_never_takes_away() -> None:
    counter = Counter("counter", limit=3, start=2)
    game, _ = begun(counter)
    assert counter.hand_over(game.kernel, 0, 1, 2) == 1
    assert counter.gain(game.kernel, 1, 1) == 0
    assert [counter.of(game.kernel, seat) for seat in range(4)] == [1, 3, 2, 2]


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: begun(Counter("counter", limit=1, start=2)), "nobody can start with 2"),
        (lambda: begun(Counter("counter", pool=7, start=2)), "nobody can start with 2"),
        (lambda: Counter("counter", per=GAME, hidden=True), "cannot be hidden"),
        (lambda: begun(Counter("pot", per=GAME), tune=lambda rules: rules.add_cost({"pot": 1})), "nobody can pay"),
        (lambda: begun(tune=lambda rules: rules.add_cost({"tin": 1})), "no counter is called tin"),
        (lambda: begun(tune=lambda rules: setattr(rules.pieces[1], "cost", {"wod": 1})), "no card called wod"),
    ],
)
def test_what_cannot_be_meant_is_refused(make: Callable[[], object], words: str) -> None:
    with pytest.raises(ConfigError, match=words):
        make()


def test_two_counters_of_one_name_are_no_price() -> None:
    other = Keeps(tune=lambda rules: rules.add_cost({"neighbour": 1}))
    other.name = "keeps_too"
    with pytest.raises(ConfigError, match="several modules keep a counter called neighbour"):
        Game.new(["base", Keeps(), other], 4)


def test_a_hidden_counter_by_colour_is_dealt_anew_among_the_seats() -> None:
    counter = Counter("counter", per=COLOUR, hidden=True)
    game, _ = begun(counter)
    for seat in range(4):
        counter.set(game.kernel, seat, seat)
    dealt = [kept_by(resample_hidden(game.kernel, 0, f"deal {deal}"), "keeps")["counter"] for deal in range(12)]
    assert {counts[0] for counts in dealt} == {0}
    assert len({tuple(counts) for counts in dealt}) > 2
    assert {tuple(sorted(counts)) for counts in dealt} == {(0, 1, 2, 3)}


@pytest.mark.parametrize(
    "kept", [Layer("camps", "hex", ("", "camp", "fort"), sparse=True), Numbers("marks", SEAT, sparse=True)]
)
def test_a_sparse_digest_tells_values_apart(kept: Layer | Numbers) -> None:
    game, _ = begun(kept)
    kept.set(game.kernel, 2, 1)
    before = game.state_digest()
    kept.set(game.kernel, 2, 2)
    assert game.state_digest() != before


@pytest.mark.parametrize("name", ["hand", "seats", "decisions"])
def test_no_module_is_called_like_something_of_the_house(name: str) -> None:
    with pytest.raises(ConfigError, match=f"cannot be called {name}"):
        add_module(name, Module)
    with pytest.raises(ConfigError, match=f"cannot be called {name}"):
        Game.new(["base", Module(name)])


def test_what_a_module_tells_by_itself_stands_beside_what_it_declared() -> None:
    class Talks(Keeps):
        def add_to_view(self, kernel: Any, seat: int, view: Any) -> None:
            view.parts["keeps"] = {"said": 1}

    told = Game.new(["base", Talks()], 4).view(0).to_json()["keeps"]
    assert told == {"said": 1, "neighbour": [2, 2, 2, 2]}


def test_the_most_points_are_rather_too_many() -> None:
    class Castles(Module):
        def declare(self, rules: Rules) -> None:
            rules.add_piece(Piece("castle", 40, {}, points=1, place="hex"))
            rules.keep(self, Stack("chips", ("chip",), most=8, held=True, points=(1,)))

        def most_points(self, rules: Rules) -> int:
            return 0

    assert Game.new(["base", Castles("castles")], 4).kernel.rules.most_points == 22 + 40 + 8


def test_cards_that_are_carried_out_at_once_are_dealt_into_no_hand() -> None:
    class AtOnce(Module):
        def declare(self, rules: Rules) -> None:
            rules.add_card(DevelopmentCard("storm", 20, at_once=True))

    game = Game.new(["base", AtOnce("at_once")], 4, seed="storms")
    state, storm = game.kernel.state, game.kernel.rules.card_names.index("storm")
    state.held[len(game.kernel.rules.card_names)] = 3
    for deal in range(20):
        twin = resample_hidden(game.kernel, 0, f"deal {deal}").state
        assert [twin.held[seat * len(game.kernel.rules.card_names) + storm] for seat in range(4)] == [0, 0, 0, 0]


def test_reasons_of_any_values_travel() -> None:
    kind = ReasonKind("toy_travels", "{why:phrase} {by:text} {action:action}")
    inner = ReasonKind("toy_travelled", "inside")
    reason = kind.of(why=inner.of(), by={"a": inner.of()}, action=Action("roll"))
    sent = json.loads(json.dumps(reason.to_json()))
    assert str(reason_from_json(sent).values["why"]) == "inside"
    assert hash(reason) == hash(kind.of(why=1, by=2, action=3))


def test_an_event_has_room_for_four_values() -> None:
    with pytest.raises(ValueError, match="more than 4 fields"):
        EventKind("toy_long", "a:number b:number c:number", "d:number e:number", ("a",))


class Meadows(Module):
    """Pastures yield a card of choice."""

    def adjust_resource(self, kernel: Any, hex_: int, yields: int) -> int:
        return CHOICE if kernel.state.terrain[hex_] == PASTURE else yields


@pytest.mark.parametrize("modules", [["base"], ["cities_and_knights"]])
def test_cards_of_choice_are_asked_for_in_any_game(modules: list[str]) -> None:
    table = Table([*modules, Meadows("meadows")], dice=[(4, 4)] if modules == ["base"] else [(4, 4, 4)])
    pasture = next(hex_ for hex_ in range(table.kernel.topology.hexes) if table.state.terrain[hex_] == PASTURE)
    table.state.numbers = put_in(table.state.numbers, pasture, 1 << 8)
    put_building(table.kernel, 0, table.kernel.rules.settlement, table.kernel.topology.hex_vertex[6 * pasture])
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "choose_resource"
