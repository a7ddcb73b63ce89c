"""Events say from where cards come and what else goes from hand to hand, for those who draw it and know no module."""

from __future__ import annotations

import pytest

from skerry.engine.event import EVENT_KINDS, EventKind
from skerry.engine.module import Module
from skerry.engine.production import claim_from_hexes
from tests.engine.test_production import KNIGHTS, Amber, Halved, Straw, numbered, produced
from tests.suites.configurations import Configuration, as_long, each
from tests.suites.player import Player
from tests.table import Table


def told(table: Table, name: str) -> list[dict[str, object]]:
    return [event.public for event in table.kernel.log.events(table.kernel.rules) if event.kind == name]


@pytest.mark.parametrize(
    ("modules", "cards"),
    [
        (["base"], {"wood": 2}),
        ([KNIGHTS], {"wood": 1, "paper": 1}),
        ([KNIGHTS, Halved("toy_half")], {"wood": 1}),
        ([KNIGHTS, Amber(3)], {"amber_2": 2}),
    ],
)
def test_a_roll_tells_which_hex_brings_whom_which_cards(modules: list[str | Module], cards: dict[str, int]) -> None:
    table = produced(modules, "forest")
    hex_, _ = numbered(table, "forest")
    brought = told(table, "produced")
    assert {str(each["card"]): each["count"] for each in brought} == cards
    assert {(each["hex"], each["seat"]) for each in brought} == {(hex_, 0)}
    assert {str(each["card"]): each["count"] for each in told(table, "gained")} == cards


def test_what_is_no_card_is_told_without_one() -> None:
    table = produced(["base", Straw()], "field")
    hex_, _ = numbered(table, "field")
    assert told(table, "produced") == [{"hex": hex_, "seat": 0, "card": None, "count": 2}]


def test_a_hex_that_the_bank_cannot_pay_is_told_all_the_same() -> None:
    table = Table(dice=[(1, 2)])
    hex_ = next(h for h in range(table.kernel.topology.hexes) if table.state.numbers[h] >> 3 & 1)
    corner = int(table.kernel.topology.hex_vertex[6 * hex_])
    table.state.vertex_owner[corner] = 1
    table.state.vertex_piece[corner] = table.kernel.rules.settlement
    table.bank(**dict.fromkeys(table.kernel.rules.card_kinds, 0))
    table.turn(0)
    table.act(0, "roll")
    assert [(each["hex"], each["seat"]) for each in told(table, "produced")] == [(hex_, 1)]
    assert told(table, "gained") == []


def test_whoever_only_looks_what_a_number_would_bring_tells_nothing() -> None:
    table = produced(["base"], "forest")
    _, number = numbered(table, "forest")
    before = table.kernel.log.count
    claim_from_hexes(table.kernel, number)
    assert table.kernel.log.count == before


@each()
def test_no_hex_brings_less_than_is_gained_of_it(configuration: Configuration) -> None:
    """Whoever draws cards from their hexes never finds a hex that lies elsewhere, or a seat that is none."""
    game = configuration.game("sources")
    hexes = range(game.kernel.topology.hexes)
    for _, _, events in Player(17).play(game, as_long(300)):
        for event in events:
            if event.kind == "produced":
                assert event.public["hex"] in hexes
                assert event.public["seat"] in range(game.players)
                assert isinstance(event.public["count"], int)
                assert event.public["count"] > 0


def test_what_is_declared_of_events_is_told_to_clients() -> None:
    kinds = {kind.name: kind for kind in EVENT_KINDS}
    assert kinds["gained"].facts()["moves"] == ["", "seat", "card", "count"]
    assert kinds["produced"].facts()["comes_from"] == ["hex", "seat", "card", "count"]
    assert kinds["card_bought"].facts()["passes"] == ["", "seat", "card"]
    assert kinds["robber_moved"].facts()["wanders"] == "hex"
    assert not {"moves", "comes_from", "passes", "wanders"} & kinds["turn_ended"].facts().keys()


@pytest.mark.parametrize(
    "wrong",
    [{"comes_from": ("seat",)}, {"passes": ("seat", "", "nothing")}, {"wanders": "hex"}, {"passes": ("", "seat")}],
)
def test_a_kind_that_names_fields_it_does_not_have_is_refused(wrong: dict[str, object]) -> None:
    before = len(EVENT_KINDS)
    with pytest.raises(ValueError, match="the event toy_wrong cannot say by these fields what it is about"):
        EventKind("toy_wrong", "seat:seat card:card", **wrong)
    assert len(EVENT_KINDS) == before
