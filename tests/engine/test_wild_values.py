"""Numbers beyond every limit, and whatever else is no value: refused in a short sentence, and nothing has changed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest

from skerry import Action, ConfigError, Game, IllegalAction, ScriptedRandomness
from skerry.catalog import check_options, judge
from skerry.engine.shown import shown

# More digits than Python turns into text, beyond 64 bits, and just at their border.
HUGE = 10**5000
NUMBERS = [HUGE, -HUGE, 2**63, 2**64, -(2**63) - 1, 2**63 - 1, 2**31, -1, 10**400]
FRACTIONS = [float("nan"), float("inf"), -float("inf"), 0.5, 1.0]
TEXTS = ["\ud800", "\x00", "9" * 5000, "x" * 100_000, "", "-", "٣"]


def nested(depth: int) -> list[object]:
    inner: list[object] = []
    for _ in range(depth):
        inner = [inner]
    return inner


THINGS: list[object] = [
    None,
    True,
    [HUGE],
    [2**63],
    {"wood": HUGE},
    {"wood": 2**63},
    {HUGE: 1},
    [[]],
    nested(100_000),
    [9] * 100_000,
    b"\xff",
]
WILD: list[object] = [*NUMBERS, *FRACTIONS, *TEXTS, *THINGS]
LONGEST_REASON = 400


def ids(value: object) -> str:
    return ascii(shown(value))[:30]


@pytest.fixture(scope="module", params=[("base",), ("new_shores", "cities_and_knights")], ids="+".join)
def game(request: pytest.FixtureRequest) -> Game:
    """In the first turn of a seat, where offers are free."""
    game = Game.new(request.param, players=3, seed="wild")
    while game.decision != "action":
        seat = game.actors[0]
        game.apply(seat, game.legal_actions(seat)[0])
    return game


def refused(ask: Callable[[], object], *kinds: type[Exception]) -> str:
    with pytest.raises(kinds) as caught:
        ask()
    reason = str(caught.value)
    assert 0 < len(reason) < LONGEST_REASON
    reason.encode()
    return reason


def wild_operands(game: Game, value: object) -> Iterator[tuple[str, dict[str, object]]]:
    for kind in game.kernel.rules.action_kinds:
        names = [name for name in (kind.a_name, kind.b_name) if name]
        for name in names:
            yield kind.name, {**dict.fromkeys(names, 0), name: value}
        yield kind.name, {"nonsense": value}
        if kind.name in ("offer_trade", "counter_offer"):
            good: dict[str, object] = {"give": {"wood": 1}, "want": {"ore": 1}, "to": [1]}
            for name in good:
                yield kind.name, {**good, name: value}
            yield kind.name, {**good, "to": [value]}
            yield kind.name, {**good, "give": {"wood": value}}


@pytest.mark.parametrize("value", WILD, ids=ids)
def test_no_operand_is_more_than_refused(game: Game, value: object) -> None:
    before = (game.state_digest(), game.length)
    seat = game.actors[0]
    for kind, operands in wild_operands(game, value):
        refused(lambda kind=kind, own=operands: game.encode(Action(kind, own)), IllegalAction)  # type: ignore[misc]
        refused(lambda kind=kind, own=operands: game.apply(seat, Action(kind, own)), IllegalAction)  # type: ignore[misc]
    assert (game.state_digest(), game.length) == before


@pytest.mark.parametrize("value", WILD, ids=ids)
def test_no_kind_of_action_is_more_than_refused(game: Game, value: object) -> None:
    before = (game.state_digest(), game.length)
    seat = game.actors[0]
    refused(lambda: game.apply(seat, Action.from_json({"kind": value})), IllegalAction)
    refused(lambda: game.apply(seat, Action.from_json({"kind": "roll", value: 1})), IllegalAction, TypeError)
    if not isinstance(value, dict):
        refused(lambda: Action.from_json(value), IllegalAction)
    assert (game.state_digest(), game.length) == before


@pytest.mark.parametrize("number", NUMBERS, ids=ids)
def test_no_seat_or_id_is_more_than_refused(game: Game, number: int) -> None:
    before = (game.state_digest(), game.length)
    action = game.legal_actions(game.actors[0])[0]
    asking = (game.legal_actions, game.legal_ids, game.why_not, game.prices, game.view, game.can_undo, game.undo)
    for question in (*asking, lambda seat: game.apply(seat, action)):
        refused(lambda question=question: question(number), IllegalAction)  # type: ignore[misc]
    refused(lambda: game.decode(number), IllegalAction)
    assert (game.state_digest(), game.length) == before


@pytest.mark.parametrize("value", [*FRACTIONS, *TEXTS, *THINGS], ids=ids)
def test_what_is_no_number_is_no_seat(game: Game, value: object) -> None:
    if value is None or value is True:
        return
    for question in (game.legal_actions, game.view, game.decode):
        refused(lambda question=question: question(value), TypeError)  # type: ignore[misc]


# Making a game


@pytest.mark.parametrize("value", [value for value in WILD if value is not None], ids=ids)
@pytest.mark.parametrize("option", ["target", "hand_limit", "board", "fixed_start", "five_six_turn"])
def test_no_option_is_more_than_refused(option: str, value: object) -> None:
    if (option, value) == ("fixed_start", True) or (option, value) == ("target", "٣"):
        return
    refused(lambda: Game.new(["base"], 4, options={option: value}), ConfigError)
    refused(lambda: check_options(["base"], 4, {option: value}), ConfigError)


@pytest.mark.parametrize("value", [text for text in TEXTS if text] + [HUGE, 2.5], ids=ids)
def test_no_name_of_an_option_or_a_module_is_more_than_refused(value: object) -> None:
    refused(lambda: Game.new(["base"], 4, options={value: 1}), ConfigError)  # type: ignore[dict-item]
    refused(lambda: Game.new([value], 4), ConfigError)  # type: ignore[list-item]


@pytest.mark.parametrize("number", NUMBERS, ids=ids)
@pytest.mark.parametrize("modules", [["base"], ["base", "two_player"], ["new_shores"]], ids="+".join)
def test_no_number_of_players_is_more_than_refused(modules: list[str], number: int) -> None:
    refused(lambda: Game.new(modules, number), ConfigError)
    assert len(str(judge(modules, number).reason)) < LONGEST_REASON


@pytest.mark.parametrize("value", [*FRACTIONS, *THINGS], ids=ids)
@pytest.mark.parametrize("argument", ["modules", "players", "seed", "options", "board", "randomness"])
def test_no_argument_of_a_game_is_more_than_refused(argument: str, value: object) -> None:
    if value is None and argument != "modules" and argument != "players":
        return
    refused(lambda: Game.new(**{argument: value}), ConfigError, TypeError)  # type: ignore[arg-type]


def test_a_seed_may_be_any_number_that_can_be_written() -> None:
    assert Game.new(seed=10**4000).opening.seed == "1" + "0" * 4000
    assert "give it as text" in refused(lambda: Game.new(seed=HUGE), ConfigError)


# Records


@pytest.mark.parametrize("value", WILD, ids=ids)
@pytest.mark.parametrize("key", ["format", "modules", "players", "options", "actions", "seed", "script", "board"])
def test_no_part_of_a_record_is_more_than_refused(key: str, value: object) -> None:
    record = {**Game.new(["base"], players=4, seed="tuesday").record(), "commitment": None, "digest": None}
    if key == "seed" and isinstance(value, str) and value != "\ud800":
        return
    if value is None and key in ("board", "script"):
        return
    if key == "format" and value in (True, 1.0):
        return
    refused(lambda: Game.replay({**record, key: value}), ConfigError)


@pytest.mark.parametrize("value", WILD, ids=ids)
def test_no_action_or_script_of_a_record_is_more_than_refused(value: object) -> None:
    record = {**Game.new(["base"], players=4, seed="tuesday").record(), "digest": None}
    seat = 0.5 if value is True else value
    for entry in ([seat, {"kind": "roll"}], [0, value], [0, {"kind": "roll", "hex": value}], value):
        refused(lambda entry=entry: Game.replay({**record, "actions": [entry]}), ConfigError)  # type: ignore[misc]
    scripts: list[object] = [{"dice": [[value, 1]]}, {"thefts": [value]}, {"decks": {"development": [value]}}]
    for script in scripts:
        refused(lambda script=script: Game.replay({**record, "script": script}), ConfigError)  # type: ignore[misc]


@pytest.mark.parametrize("value", [*NUMBERS, *FRACTIONS, True], ids=ids)
def test_no_scripted_chance_is_more_than_refused(value: int) -> None:
    if value != 2**31:
        refused(lambda: ScriptedRandomness(dice=[[value, 1]]), ConfigError, TypeError)
    refused(lambda: ScriptedRandomness(thefts=[value]), ConfigError, TypeError)


def test_what_is_shown_is_short_and_can_be_sent() -> None:
    for value in WILD:
        text = shown(value)
        assert len(text) <= 60
        assert json.dumps(text, ensure_ascii=False).encode()
    assert [shown(value) for value in (7, -1, "wood", None, 10**50)] == ["7", "-1", "'wood'", "None", str(10**50)]
    assert shown(HUGE) == "<number of 16610 bits>"
