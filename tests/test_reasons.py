"""Every reason that a player can be told is there in every language of the client, with the same gaps."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from skerry import Game
from skerry.bots import make_bot
from skerry.catalog import MODULES, judge
from skerry.engine.errors import IllegalAction
from skerry.reason import MISUSE, Reason, ReasonKind, as_reason, reason_from_json
from tests.told_reasons import told_reasons

I18N = Path(__file__).parents[1] / "web" / "src" / "i18n"
LANGUAGES = ("ru", "it", "pl", "bg")
ENTRY = re.compile(r'^  "?(\w+)"?: ("(?:[^"\\]|\\.)*"),$')
GAP = re.compile(r"\{(\w+)(?::(\w+))?\}")
# A map is read from one text field, so its name need not be told with the line and column of a mistake.
LEFT_OUT = {"map_mistake": {"source"}}


def read(path: Path) -> dict[str, str]:
    """The entries of a file of the client by their codes, one a line."""
    entries: dict[str, str] = {}
    for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
        if not line.startswith("  "):
            continue
        entry = ENTRY.match(line)
        assert entry, f"{path.name}:{number} is no entry on a line of its own: {line}"
        assert entry[1] not in entries, f"{path.name}:{number} repeats {entry[1]}"
        entries[entry[1]] = json.loads(entry[2])
    return entries


@cache
def translations(language: str) -> dict[str, str]:
    files = [read(path) for path in sorted((I18N / language / "reasons").glob("*.ts"))]
    assert len({code for entries in files for code in entries}) == sum(map(len, files)), "a code is in two files"
    return {code: text for entries in files for code, text in entries.items()}


def gaps(text: str) -> dict[str, str]:
    return {gap[1]: gap[2] or "text" for gap in GAP.finditer(text)}


def wrong_gaps(entries: dict[str, str]) -> list[str]:
    known = told_reasons()
    return [
        f"{code}: {text}"
        for code, text in entries.items()
        if code in known
        and gaps(text)
        != {name: kind for name, kind in known[code]["gaps"].items() if name not in LEFT_OUT.get(code, set())}
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_translated(language: str) -> None:
    assert sorted(told_reasons().keys() - translations(language).keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_translation_is_of_a_reason_that_is_gone(language: str) -> None:
    assert sorted(translations(language).keys() - told_reasons().keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_the_gaps_of_the_reasons(language: str) -> None:
    assert wrong_gaps(translations(language)) == []


def test_mended_english_is_of_reasons_that_are_there() -> None:
    mended = read(I18N / "en" / "reasons.ts")
    assert sorted(mended.keys() - told_reasons().keys()) == []
    assert wrong_gaps(mended) == []


def test_no_two_reasons_say_the_same() -> None:
    english = [declared["english"] for declared in told_reasons().values()]
    assert sorted(text for text in set(english) if english.count(text) > 1) == []


# What is told in play


def is_for_players(reason: Reason) -> bool:
    """Whether no part of it is plain words."""
    parts = [part for value in reason.values.values() for part in (value if isinstance(value, list) else [value])]
    return reason.kind is not MISUSE and all(is_for_players(part) for part in parts if isinstance(part, Reason))


@pytest.mark.parametrize(
    ("modules", "players"),
    [
        (["base"], 4),
        (["cities_and_knights"], 3),
        (["pirate_islands"], 3),
        (["wonders", "event_cards"], 4),
        (["cities_and_knights", "two_player", "forgotten_tribe"], 2),
    ],
)
def test_what_a_game_refuses_has_words_in_every_language(modules: list[str], players: int) -> None:
    game = Game.new(modules, players, seed="reasons")
    bot = make_bot("random", "reasons")
    told: set[Reason] = set()
    for step in range(300):
        if game.over:
            break
        seat = game.actors[0]
        told.update(game.why_not(seat).values())
        for number in range(step % 7, game.action_count, 7 if step % 30 == 0 else game.action_count):
            try:
                game.kernel.check(seat, game.kernel.rules.decode(number))
            except IllegalAction as refusal:
                told.add(refusal.reason)
        game.apply(seat, bot.choose(game.view(seat), game.legal_actions(seat)))
    assert len(told) > 10
    assert sorted(str(reason) for reason in told if not is_for_players(reason)) == []
    for reason in told:
        assert str(reason_from_json(json.loads(json.dumps(reason.to_json())))) == str(reason)


def test_what_the_catalog_refuses_has_words_in_every_language() -> None:
    pairs = combinations(["base", *MODULES, "no_such"], 2)
    verdicts = [judge(pair, players) for pair in pairs for players in (2, 3, 7)]
    told = {verdict.reason for verdict in verdicts if verdict.reason is not None}
    assert len(told) > 100
    assert sorted(str(reason) for reason in told if not is_for_players(reason)) == []


# Reasons themselves


def test_what_fills_a_gap_is_never_taken_for_a_gap() -> None:
    kind = ReasonKind("test_two_gaps", "{first} and {second:number}, then {first}")
    assert str(kind.of(first="{second:number}", second=3)) == "{second:number} and 3, then {second:number}"


def test_a_reason_needs_a_value_for_every_gap_and_no_other() -> None:
    kind = ReasonKind("test_one_gap", "{card:card} is gone")
    for values in ({}, {"card": "wool", "seat": 1}):
        with pytest.raises(ValueError, match="test_one_gap has the gaps"):
            kind.of(**values)
    with pytest.raises(ValueError, match="declared twice"):
        ReasonKind("test_one_gap", "{card:card} is gone again")


def test_a_reason_within_a_reason_goes_to_other_processes_and_comes_back() -> None:
    part = ReasonKind("test_part", "{count:number} of them")
    whole = ReasonKind("test_whole", "there are {what:phrases}")
    reason = whole.of(what=[part.of(count=2), "none"])
    assert str(reason) == "there are 2 of them or none"
    assert reason_from_json(json.loads(json.dumps(reason.to_json()))) == reason
    assert as_reason(reason) is reason
    assert as_reason("plain words").to_json() == {
        "code": "misuse",
        "values": {"mistake": "plain words"},
        "text": "plain words",
    }
