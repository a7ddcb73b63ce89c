"""Options: what is offered when, what values are taken, and what does not fit together."""

import pytest

from skerry.catalog import check_options, options_for
from skerry.catalog.options import NO_LIMIT
from skerry.engine.errors import ConfigError
from skerry.engine.option import Option

BASE_DEFAULTS = {
    "board": "variable",
    "numbers": "spiral",
    "harbours": "tokens",
    "fixed_start": False,
    "trade_build": "combined",
    "target": 10,
    "hand_limit": 7,
    "max_offers": None,
    "five_six_turn": "special_build",
}


def refusal(modules: list[str], players: int, given: dict[str, object], own_map: bool = False) -> str:
    with pytest.raises(ConfigError) as caught:
        check_options(modules, players, given, own_map)
    assert str(caught.value) == str(caught.value.reason)
    return str(caught.value)


def test_defaults_are_full_values() -> None:
    assert check_options(["base"], 4, {}) == BASE_DEFAULTS


@pytest.mark.rule("BASE-198")
def test_the_target_is_a_parameter_that_modules_change() -> None:
    assert check_options(["base"], 4, {})["target"] == 10
    assert check_options(["harbormaster"], 4, {})["target"] == 11
    assert check_options(["cities_and_knights"], 4, {})["target"] == 13
    assert check_options(["harbormaster"], 4, {"target": 5})["target"] == 5
    assert check_options(["base"], 4, {"target": None})["target"] == 10
    assert refusal(["base"], 4, {"target": 2}).startswith("The option target cannot be 2; it may be 3 to 30")


def test_checked_options_pass_again_unchanged() -> None:
    for modules, players, given, own_map in (
        (["base"], 4, {"board": "drafted", "max_offers": "3"}, False),
        (["base", "event_cards"], 6, {"board": "drafted", "five_six_turn": "paired"}, False),
        (["base", "two_player"], 2, {"board": "beginner"}, False),
        (["base", "event_cards"], 3, {"target": 8}, True),
        (["new_shores"], 3, {}, False),
    ):
        checked = check_options(modules, players, given, own_map)
        assert check_options(modules, players, checked, own_map) == checked


def test_options_are_offered_where_they_apply() -> None:
    base = set(BASE_DEFAULTS)
    assert set(options_for(["base"], 4)) == base - {"five_six_turn"}
    assert set(options_for(["base"], 6)) == base - {"fixed_start"}
    assert set(options_for(["two_player"], 2)) == base - {"five_six_turn", "fixed_start"}
    assert set(options_for(["event_cards"], 4)) - base == {"event_scope"}
    assert set(options_for(["event_cards", "cities_and_knights"], 4)) - base == {"event_scope", "red_from_card"}
    assert set(options_for(["cities_and_knights"], 4)) == base - {"five_six_turn", "fixed_start"}
    assert not {"board", "numbers", "harbours", "fixed_start"} & set(options_for(["new_shores"], 4))
    for module in ("harbormaster", "friendly_robber"):
        assert set(options_for([module], 4)) == set(options_for(["base"], 4))


@pytest.mark.parametrize(
    ("board", "players", "harbours"),
    [
        ("beginner", 4, "fixed"),
        ("variable", 4, "tokens"),
        ("drafted", 4, "frame"),
        ("drafted", 2, "frame"),
        ("beginner", 6, "fixed"),
        ("variable", 5, "tokens"),
        ("drafted", 5, "tokens"),
    ],
)
@pytest.mark.rule("BASE56-28")
def test_harbours_follow_the_board(board: str, players: int, harbours: str) -> None:
    modules = ["two_player"] if players == 2 else ["base"]
    assert check_options(modules, players, {"board": board})["harbours"] == harbours


@pytest.mark.rule("BASE56-28")
def test_frame_and_fixed_start_do_not_exist_with_five_or_six_players() -> None:
    assert check_options(["base"], 4, {"harbours": "frame"})["harbours"] == "frame"
    assert refusal(["base"], 5, {"harbours": "frame"}) == (
        "The option harbours=frame fits only the island of up to 4 players, not that of 5 (BASE56-28)."
    )
    assert check_options(["base"], 4, {"board": "beginner", "fixed_start": True})["fixed_start"] is True
    assert refusal(["base"], 6, {"board": "beginner", "fixed_start": True}) == (
        "The option fixed_start is for 3 or 4 players, not 6."
    )


@pytest.mark.parametrize(
    ("modules", "players", "given", "reason"),
    [
        (["base"], 4, {"bord": "beginner"}, "There is no option 'bord'; did you mean board?"),
        (["base"], 4, {"zzz": 1}, "There is no option 'zzz'."),
        (["base"], 4, {"event_scope": "one"}, "The option event_scope belongs to event_cards, which is not in play."),
        (["event_cards"], 4, {"red_from_card": True}, "The option red_from_card needs the module cities_and_knights."),
        (["base"], 4, {"five_six_turn": "paired"}, "The option five_six_turn is for 5 or 6 players, not 4."),
        (
            ["base"],
            4,
            {"fixed_start": True},
            "The option fixed_start needs board=beginner, not board=variable (BASE-36).",
        ),
        (
            ["base"],
            4,
            {"numbers": "random", "board": "beginner"},
            "The option numbers=random needs board=variable, not board=beginner (BASE-40).",
        ),
        (
            ["cities_and_knights"],
            4,
            {"trade_build": "separate"},
            "The option trade_build=separate does not exist with cities_and_knights (CK-300).",
        ),
        (
            ["cities_and_knights"],
            4,
            {"fixed_start": True, "board": "beginner"},
            (
                "The option fixed_start does not exist with cities_and_knights: "
                "a settlement and a city are always founded (CK-028, CK-029)."
            ),
        ),
        (
            ["new_shores"],
            4,
            {"board": "beginner"},
            "The option board does not apply to new_shores, which has its own map.",
        ),
        (
            ["base"],
            4,
            {"board": "printed"},
            "The option board cannot be 'printed'; it may be variable, beginner or drafted.",
        ),
        (["base"], 7, {}, "base is for 3 to 6 players, not 7."),
    ],
)
def test_the_reason_names_the_option(modules: list[str], players: int, given: dict[str, object], reason: str) -> None:
    assert refusal(modules, players, given) == reason


def test_options_about_the_island_do_not_apply_to_a_map_of_ones_own() -> None:
    assert refusal(["base"], 4, {"board": "beginner"}, own_map=True) == (
        "The option board does not apply to a map of your own."
    )
    assert check_options(["base"], 4, {"hand_limit": 9}, own_map=True)["hand_limit"] == 9


@pytest.mark.rule("EVNT-57", "EVNT-66")
def test_event_card_options_and_their_defaults() -> None:
    defaults = check_options(["event_cards"], 4, {})
    assert (defaults["event_scope"], defaults["red_from_card"]) == ("each", False)
    given = {"event_scope": "one", "red_from_card": "on"}
    chosen = check_options(["event_cards", "cities_and_knights"], 4, given)
    assert (chosen["event_scope"], chosen["red_from_card"]) == ("one", True)


WORD = Option("speed", "how fast", ("X-1",), "slow", ("slow", "fast"))
SWITCH = Option("lights", "lamps", ("X-2",), False, (False, True))
NUMBER = Option("limit", "how many", ("X-3",), None, low=0, high=9, empty=NO_LIMIT)


@pytest.mark.parametrize(
    ("option", "value", "result"),
    [
        (WORD, "fast", "fast"),
        (WORD, " Fast ", "fast"),
        (SWITCH, True, True),
        (SWITCH, "off", False),
        (SWITCH, "YES", True),
        (NUMBER, 0, 0),
        (NUMBER, "9", 9),
        (NUMBER, None, None),
        (NUMBER, "none", None),
    ],
)
def test_an_option_takes_values_and_the_words_for_them(option: Option, value: object, result: object) -> None:
    checked = option.check(value)
    assert checked == result
    assert type(checked) is type(result)


@pytest.mark.parametrize(
    ("option", "value", "reason"),
    [
        (WORD, "medium", "The option speed cannot be 'medium'; it may be slow or fast."),
        (WORD, None, "The option speed cannot be None; it may be slow or fast."),
        (SWITCH, 1, "The option lights cannot be 1; it may be off or on."),
        (NUMBER, 10, "The option limit cannot be 10; it may be 0 to 9 or none (no limit)."),
        (NUMBER, True, "The option limit cannot be True; it may be 0 to 9 or none (no limit)."),
        (NUMBER, "-1", "The option limit cannot be '-1'; it may be 0 to 9 or none (no limit)."),
        (NUMBER, 2.0, "The option limit cannot be 2.0; it may be 0 to 9 or none (no limit)."),
        (NUMBER, "", "The option limit cannot be ''; it may be 0 to 9 or none (no limit)."),
    ],
)
def test_an_option_refuses_other_values_and_says_what_is_allowed(option: Option, value: object, reason: str) -> None:
    with pytest.raises(ConfigError) as caught:
        option.check(value)
    assert str(caught.value.reason) == reason
