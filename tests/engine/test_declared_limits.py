"""What is declared keeps to its own numbers, and what cannot be meant is refused when the rules are composed."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from skerry import Action, ConfigError, Game
from skerry.board.arrays import put_in
from skerry.board.picture import Mark
from skerry.board.terrain import CHOICE, PASTURE
from skerry.catalog import add_module
from skerry.cli.table_picture import picture_of
from skerry.engine.action import Domain
from skerry.engine.card import DevelopmentCard
from skerry.engine.cost import Cost, PricedAction
from skerry.engine.digest import kept_by
from skerry.engine.event import EventKind
from skerry.engine.kept.counter import Counter
from skerry.engine.kept.kept import COLOUR, GAME, SEAT, Kept, Numbers, Row, sparse_values
from skerry.engine.kept.layer import Layer
from skerry.engine.kept.stack import Stack
from skerry.engine.module import Module
from skerry.engine.piece import Piece
from skerry.engine.placement import put_building
from skerry.engine.purse import earn
from skerry.engine.resampling import resample_hidden
from skerry.engine.rules import Rules
from skerry.engine.scores import visible_points
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


def test_nobody_gives_or_loses_what_is_not_there() -> None:
    counter = Counter("counter", pool=9, start=2)
    game, _ = begun(counter)
    with pytest.raises(AssertionError, match="too little counter to lose 3"):
        counter.lose(game.kernel, 0, 3)
    game, _ = begun(counter := Counter("counter", pool=9, start=2))
    with pytest.raises(AssertionError, match="too little counter to hand over 3"):
        counter.hand_over(game.kernel, 0, 1, 3)
    game, _ = begun(counter := Counter("counter", pool=9, start=2))
    with pytest.raises(AssertionError, match="too little counter is left for 2 more"):
        counter.set(game.kernel, 1, 4)


@pytest.mark.parametrize("kept", [Counter("lost"), Stack("lost", ("a",), (1,)), Layer("lost", "hex"), Row("lost", 3)])
def test_what_no_rules_keep_cannot_be_used(kept: Any) -> None:
    game, _ = begun()
    before = game.state_digest()
    uses = {Counter: "change", Stack: "put_under", Layer: "set", Row: "append"}
    numbers = {Counter: (0, 1), Stack: (0,), Layer: (0, 1), Row: (1,)}
    with pytest.raises(IndexError):
        getattr(kept, uses[type(kept)])(game.kernel, *numbers[type(kept)])
    assert game.state_digest() == before


@pytest.mark.ready("TDEIU-58", "TDEIU-59", "TDEIU-60")
def test_points_may_come_by_how_many_one_has() -> None:
    kept = Counter("kept tiles", limit=4, points=(0, 0, 0, 1, 2))
    game, _ = begun(kept)
    points = []
    for count in range(5):
        kept.set(game.kernel, 1, count)
        points.append(int(visible_points(game.kernel, 1)))
    assert points == [0, 0, 0, 1, 2]
    assert kept.most_points(game.kernel.rules) == 2
    assert Counter("many", limit=3, points=(0, 0, 0, 1, 2)).most_points(game.kernel.rules) == 1
    endless = Counter("endless", points=(0, 3))
    game, _ = begun(endless)
    endless.set(game.kernel, 0, 9)
    assert visible_points(game.kernel, 0) == 3


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: Counter("age", per=GAME, per_point=1), "gives nobody points"),
        (lambda: Counter("age", per=GAME, points=(0, 1)), "gives nobody points"),
        (lambda: Counter("age", per_point=1, points=(0, 1)), "but not both"),
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


def test_a_sparse_digest_tells_any_two_rows_of_values_apart() -> None:
    rows = list(product(range(-4, 4), repeat=3))
    assert len({tuple(sparse_values(list(row), 0)) for row in rows}) == len(rows)
    assert sparse_values([0, 1, 2, -1], 0) == [1, 2, -4, 3, -1], "as in all positions of before"


class Sharers(Module):
    """Shares what a test is about, and pays with it."""

    def __init__(self, name: str, kept: Counter | Numbers) -> None:
        super().__init__(name)
        self.kept = kept

    def declare(self, rules: Rules) -> None:
        self.kept = rules.share(self, self.kept)


@pytest.mark.ready("RIVR-95", "BARB-155", "TRAD-134")
def test_modules_that_share_a_purse_have_one() -> None:
    ferries, millers = (Sharers(name, Counter("gold", start=1, tradeable=True)) for name in ("ferries", "millers"))
    bought = [Sharers(name, Numbers("purchases", SEAT)) for name in ("smiths", "weavers")]
    game = Game.new(["base", ferries, millers, *bought], 4, seed="kept")
    assert ferries.kept is millers.kept
    assert bought[0].kept is bought[1].kept
    assert game.kernel.rules.things[-1] == "gold"
    assert kept_by(game.kernel, "ferries") == {"gold": [1, 1, 1, 1]}
    assert kept_by(game.kernel, "millers") == {}
    assert game.view(None).parts["ferries"]["gold"] == [1, 1, 1, 1]


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (Counter("gold", start=2, tradeable=True), "share gold with another start"),
        (Counter("gold", start=1, pool=40), "share gold with another pool, tradeable"),
        (Numbers("gold", SEAT), "share gold, which is not the same thing"),
    ],
)
def test_a_purse_is_shared_with_the_same_numbers_or_not_at_all(other: Counter | Numbers, words: str) -> None:
    with pytest.raises(ConfigError, match=f"ferries and millers {words}"):
        Game.new(["base", Sharers("ferries", Counter("gold", start=1, tradeable=True)), Sharers("millers", other)], 4)


def test_only_what_is_counted_is_shared() -> None:
    with pytest.raises(ConfigError, match="that is for what is counted"):
        Game.new(["base", Sharers("ferries", Layer("gold", "hex"))], 4)  # type: ignore[arg-type]


@pytest.mark.parametrize("tradeable", [True, False])
def test_a_price_in_counters_is_told_like_one_in_cards(tradeable: bool) -> None:
    costs = []
    gold = Counter("gold", start=3, tradeable=tradeable)
    game, _ = begun(Counter("tin"), gold, tune=lambda rules: costs.append(rules.add_cost({"gold": 2, "wood": 1})))
    kernel = game.kernel
    kernel.state.hand[kernel.state.kinds + 0] = 1
    kernel.log.clear()
    costs[0].pay(kernel, 1)
    assert earn(kernel, 2, gold, 1) == 1
    assert [event.to_json() for event in kernel.log.events(kernel.rules)] == [
        {"event": "paid", "seat": 1, "card": "wood", "count": 1},
        {"event": "paid", "seat": 1, "card": "gold", "count": 2},
        {"event": "gained", "seat": 2, "card": "gold", "count": 1},
    ]


def test_what_is_earned_in_secret_is_not_told_to_everybody() -> None:
    secret = Counter("secret", hidden=True)
    game, _ = begun(secret)
    with pytest.raises(AssertionError, match="is hidden"):
        earn(game.kernel, 0, secret, 1)


def test_an_action_with_a_price_may_have_two_operands() -> None:
    action = PricedAction("swap", Cost({}), "from", Domain(3), b_name="to", b_domain=Domain(4))
    assert action.ids() == 12
    assert action.to_action(action.code(2, 3)) == Action("swap", {"from": 2, "to": 3})


def test_counts_on_the_board_are_drawn_whole_and_words_by_their_letter() -> None:
    stones, signs = Layer("stones", "hex"), Layer("signs", "vertex", ("", "north"))
    game, _ = begun(stones, signs)
    stones.set(game.kernel, 5, 12)
    signs.set(game.kernel, 7, 1)
    picture = picture_of(game.view(None))
    assert (picture.hex_marks, picture.vertex_marks) == ({5: Mark("12")}, {7: Mark("n")})


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
