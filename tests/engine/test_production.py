"""What hexes bring is asked in one place, and everything that comes of a hex obeys it."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import put_in
from skerry.board.terrain import CHOICE, FIELD, FOREST, HILL, PASTURE
from skerry.engine.kept.counter import Counter
from skerry.engine.kernel import Kernel
from skerry.engine.module import Module
from skerry.engine.production import claims_to, ware_claims
from skerry.engine.rules import Rules
from skerry.rules.base.production import produce
from tests.table import Table

KNIGHTS = "cities_and_knights"


class NoYield(Module):
    """Buildings get nothing."""

    def adjust_yield(self, kernel: Kernel, hex_: int, vertex: int, amount: int) -> int:
        return 0


class Halved(Module):
    """Every building gets one card at most."""

    def adjust_yield(self, kernel: Kernel, hex_: int, vertex: int, amount: int) -> int:
        return min(1, amount)


class More(Module):
    """A hex pays a building so many times in full, and so many cards beyond that (TDEDD-42)."""

    def __init__(self, times: int, beyond: int = 0) -> None:
        super().__init__("toy_more")
        self.times, self.beyond = times, beyond

    def adjust_yield(self, kernel: Kernel, hex_: int, vertex: int, amount: int) -> int:
        return self.times * amount + self.beyond


class Amber(Module):
    """Forests yield the last of so many further kinds of card."""

    def __init__(self, kinds: int) -> None:
        super().__init__("toy_amber")
        self.kinds = kinds

    def declare(self, rules: Rules) -> None:
        for number in range(self.kinds):
            rules.card_kinds.append(f"amber_{number}")
            rules.bank_start = [*rules.bank_start, 9]

    def tune(self, rules: Rules) -> None:
        rules.terrain_yields[FOREST] = len(rules.card_kinds) - 1


class Conquered(Module):
    """Some hexes produce nothing, whatever stands there (BARB-43, TDEDD-46)."""

    def __init__(self, terrain: str) -> None:
        super().__init__("toy_conquered")
        self.terrain = terrain

    def adjust_produces(self, kernel: Kernel, hex_: int, number: int, produces: bool) -> bool:
        return produces and kernel.rules.word("terrain", kernel.state.terrain[hex_]) != self.terrain


class OtherLand(Module):
    """A table and a hook change what terrains yield (RIVRTRAD-10): fields as pastures, one hill as a pasture."""

    def tune(self, rules: Rules) -> None:
        rules.terrain_yields[FIELD] = PASTURE

    def adjust_resource(self, kernel: Kernel, hex_: int, yields: int) -> int:
        return PASTURE if kernel.state.terrain[hex_] == HILL else yields


class Straw(Module):
    """Fields yield straw, which is no card."""

    def __init__(self) -> None:
        super().__init__("toy_straw")

    def declare(self, rules: Rules) -> None:
        self.straw = rules.add_ware(FIELD)
        self.stored = rules.keep(self, Counter("straw"))

    def notice_produced(self, kernel: Kernel, number: int) -> None:
        due = claims_to(kernel, self.straw)
        for seat in range(kernel.state.seats):
            self.stored.gain(kernel, seat, due[seat])


class Bonus(Module):
    """When all claims are known, seat 1 is due a card of its choice as well."""

    def adjust_claims(self, kernel: Kernel, number: int, claims: vec[i64]) -> None:
        claims[ware_claims(kernel, CHOICE) + 1] += 1


def numbered(table: Table, terrain: str) -> tuple[int, int]:
    """A hex of a terrain and the number on it, with two other terrains of that number at most."""
    state = table.state
    for hex_ in range(table.kernel.topology.hexes):
        if table.kernel.rules.word("terrain", state.terrain[hex_]) == terrain and state.numbers[hex_]:
            return hex_, int(state.numbers[hex_]).bit_length() - 1
    raise AssertionError(terrain)


def produced(modules: list[str | Module], terrain: str, piece: str = "city") -> Table:
    """A table at which a piece of seat 0 stands at a hex of this terrain, and the number of that hex was rolled."""
    _, number = numbered(Table(modules), terrain)
    first = min(6, number - 1)
    roll = (first, number - first)
    table = Table(modules, dice=[(*roll, 4) if KNIGHTS in modules else roll])
    hex_, _ = numbered(table, terrain)
    kernel = table.kernel
    for corner in range(6):
        vertex = int(kernel.topology.hex_vertex[6 * hex_ + corner])
        around = [int(kernel.topology.vertex_hex[3 * vertex + slot]) for slot in range(3)]
        if sum(h >= 0 and kernel.state.numbers[h] >> number & 1 for h in around) == 1:
            kernel.state.vertex_owner[vertex] = 0
            kernel.state.vertex_piece[vertex] = kernel.rules.piece(piece)
            break
    table.turn(0)
    table.act(0, "roll")
    return table


@pytest.mark.parametrize(
    ("modules", "cards"),
    [
        (["base"], {"wood": 2}),
        (["base", NoYield("toy_none")], {}),
        ([KNIGHTS], {"wood": 1, "paper": 1}),
        ([KNIGHTS, NoYield("toy_none")], {}),
        ([KNIGHTS, Halved("toy_half")], {"wood": 1}),
        (["base", Conquered("forest")], {}),
        ([KNIGHTS, Conquered("forest")], {}),
        ([KNIGHTS, Conquered("hill")], {"wood": 1, "paper": 1}),
    ],
)
def test_a_city_at_a_forest_gets_what_its_hex_brings(modules: list[str | Module], cards: dict[str, int]) -> None:
    assert produced(modules, "forest").cards(0) == cards


@pytest.mark.rule("CK-056", "CK-057", "CK-058")
@pytest.mark.ready("TDEDD-42")
@pytest.mark.parametrize(
    ("more", "piece", "cards"),
    [
        (More(2), "settlement", {"wood": 2}),
        (More(1, 1), "settlement", {"wood": 2}),
        (More(2), "city", {"wood": 2, "paper": 2}),
        (More(1, 1), "city", {"wood": 2, "paper": 1}),
    ],
)
def test_the_piece_decides_about_commodities_and_not_how_much_it_gets(
    more: Module, piece: str, cards: dict[str, int]
) -> None:
    assert produced([KNIGHTS, more], "forest", piece).cards(0) == cards
    assert produced([KNIGHTS, more], "hill", piece).cards(0) == {"brick": sum(cards.values())}


@pytest.mark.parametrize("kinds", [1, 14])
def test_a_hex_may_yield_any_kind_of_card_beside_commodities(kinds: int) -> None:
    assert produced([KNIGHTS, Amber(kinds)], "forest").cards(0) == {f"amber_{kinds - 1}": 2}


def test_what_a_terrain_yields_is_a_table_with_a_hook() -> None:
    assert produced(["base", OtherLand("toy_land")], "field").cards(0) == {"wool": 2}
    assert produced(["base", OtherLand("toy_land")], "hill").cards(0) == {"wool": 2}
    assert produced([KNIGHTS, OtherLand("toy_land")], "hill").cards(0) == {"wool": 1, "cloth": 1}


def test_a_ware_is_due_like_a_card_and_forgotten_after_its_number() -> None:
    straw = Straw()
    table = produced(["base", straw], "field")
    assert (table.cards(0), straw.stored.of(table.kernel, 0)) == ({}, 2)
    assert sum(table.kernel.claims) == 0


def test_a_choice_that_is_due_when_all_claims_are_known_is_made() -> None:
    table = produced(["base", Bonus("toy_bonus")], "field")
    assert (table.decision, table.game.actors) == ("choose_resource", [1])
    table.act(1, "choose_resource", card="ore")
    assert (table.cards(1), table.decision) == ({"ore": 1}, "action")


def test_starting_resources_are_asked_for_in_the_same_place() -> None:
    for modules, card in ((["base"], "wood"), (["base", Conquered("forest")], None)):
        table = Table(modules)
        hex_, _ = numbered(table, "forest")
        for _ in range(2 * table.state.seats):
            seat = table.game.actors[0]
            at_forest = [
                action
                for action in table.legal(seat, "found_building")
                if hex_ in [int(h) for h in table.kernel.topology.vertex_hex[3 * action.operands["vertex"] :][:3]]
            ]
            table.game.apply(seat, (at_forest or table.legal(seat))[0])
            table.game.apply(seat, table.legal(seat)[0])
        woods = [event for seat in range(4) for event in table.cards(seat) if event == "wood"]
        assert bool(woods) == (card is not None)


def test_a_number_that_changes_counts_from_then_on() -> None:
    """Also where the numbers have produced before, and in the copy that it was changed in alone."""
    table = produced(["base"], "forest")
    kernel = table.kernel
    hex_, number = numbered(table, "forest")
    other = 3 if number == 11 else 11
    twin = kernel.copy()
    twin.state.numbers = put_in(twin.state.numbers, hex_, 1 << other)
    before = int(kernel.state.hand[0])
    produce(twin, number)
    assert int(twin.state.hand[0]) == before
    produce(twin, other)
    assert int(twin.state.hand[0]) == before + 2
    produce(kernel, number)
    assert int(kernel.state.hand[0]) == before + 2
