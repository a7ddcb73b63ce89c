"""The table of modules and the one order of them."""

import pytest

from skerry.catalog import MODULES, ORDER, Level, describe, in_order, judge, level_of, partners
from skerry.catalog.assembly import BUILT
from skerry.catalog.modules import GROUPS, members


def test_every_module_stands_in_the_order_once() -> None:
    ordered = [name for _, names in ORDER for name in names]
    assert sorted(ordered) == sorted(MODULES)


@pytest.mark.parametrize(
    ("group", "count"),
    [
        ("base", 1),
        ("variant", 4),
        ("expansion", 2),
        ("seafarers_scenario", 9),
        ("tb_scenario", 5),
        ("tde_scenario", 6),
        ("own_format", 1),
    ],
)
def test_groups_have_their_members(group: str, count: int) -> None:
    assert group in GROUPS
    assert len(members(group)) == count


def test_no_group_is_called_like_a_module() -> None:
    assert set(GROUPS) & set(MODULES) == {"base"}
    assert members("base") == ("base",)


def test_what_a_module_brings_or_requires_is_a_module_before_it() -> None:
    for module in MODULES.values():
        for other in module.brings + module.requires:
            assert level_of(other) < level_of(module.name)


def test_built_modules_are_those_that_a_game_can_be_made_of() -> None:
    assert {module.name for module in MODULES.values() if module.built} == set(BUILT)


@pytest.mark.rule("VARX-08")
def test_modules_are_ordered_from_the_weakest_rule_to_the_strongest() -> None:
    given = ["fishermen", "new_shores", "harbormaster", "cities_and_knights", "seafarers", "base"]
    assert in_order(given) == ("base", "seafarers", "cities_and_knights", "harbormaster", "new_shores", "fishermen")
    assert in_order(reversed(given)) == in_order(given)
    assert [level_of(name) for name in in_order(given)] == [
        Level.BASE,
        Level.SEAFARERS,
        Level.CITIES_AND_KNIGHTS,
        Level.VARIANT,
        Level.SCENARIO,
        Level.SCENARIO,
    ]
    assert Level.SCENARIO < Level.PAIR < Level.TRIPLE


@pytest.mark.rule("VARX-08")
def test_a_verdict_lists_the_modules_in_order_whatever_order_was_given() -> None:
    assert judge(["harbormaster", "event_cards", "base"], 4).modules == ("base", "event_cards", "harbormaster")
    assert judge(["base", "harbormaster", "event_cards"], 4).modules == ("base", "event_cards", "harbormaster")


def test_partners_are_mutual() -> None:
    for one in MODULES:
        for other, status in partners(one).items():
            assert partners(other)[one] == status


def test_partners_leave_out_what_does_not_combine() -> None:
    assert "pirate_islands" not in partners("fishermen")
    assert partners("fishermen")["new_shores"] == "well"
    assert partners("big_game") == {}


def test_description_has_a_card_for_every_module() -> None:
    cards = {card["name"]: card for card in describe()}
    assert list(cards) == list(in_order(MODULES))
    base = cards["base"]
    assert base["built"]
    assert (base["fewest"], base["most"], base["target"], base["target_by_players"]) == (3, 6, 10, {})
    assert {"board", "target", "five_six_turn"} <= {option["name"] for option in base["options"]}
    assert "harbormaster" in cards["friendly_robber"]["combines"]["yes"]
    assert cards["great_canal"]["requires"] == ["cities_and_knights"]
    assert cards["seafarers"]["played_in"] == ["seafarers_scenario", "tde_scenario"]
    assert cards["fog_islands"]["brings"] == ["base", "seafarers"]
    assert cards["treasure_islands"]["target"] is None
    assert cards["treasure_islands"]["target_by_players"] == {"3": 15, "4": 14}
    assert (cards["big_game"]["fewest"], cards["big_game"]["most"]) == (6, None)
    assert (cards["seafarers"]["target"], cards["seafarers"]["target_by_players"]) == (None, {})
    assert all(card["about"] and card["title"] for card in cards.values())
