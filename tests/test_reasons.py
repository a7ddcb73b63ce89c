"""Every reason that a player can be told is there in every language of the client."""

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
from tests.reasons import Program, Reason, Trace, combination_reasons

I18N = Path(__file__).parents[1] / "web" / "src" / "i18n"
LANGUAGES = ("ru", "it", "pl", "bg")
ENTRY = re.compile(r'^  ("(?:[^"\\]|\\.)*"): ("(?:[^"\\]|\\.)*"),$')
# A map is read from one text field, so its name need not be told with the line and column of a mistake.
LEFT_OUT = {"{0}:{1}:{2}: {3}": {"{0}"}}


@cache
def trace() -> Trace:
    traced = Trace(Program())
    traced.follow_all()
    return traced


@cache
def written() -> dict[str, Reason]:
    """All reasons by their text, as the code and the tables of the catalog write them."""
    return {reason.text: reason for reason in (*combination_reasons(list(MODULES)), *trace().found)}


def read(path: Path) -> dict[str, str]:
    """The entries of a file of the client, one a line."""
    entries: dict[str, str] = {}
    for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
        if not line.startswith("  "):
            continue
        entry = ENTRY.match(line)
        assert entry, f"{path.name}:{number} is no entry on a line of its own: {line}"
        template, text = json.loads(entry[1]), json.loads(entry[2])
        assert template not in entries, f"{path.name}:{number} repeats {template!r}"
        entries[template] = text
    return entries


def translations(language: str) -> dict[str, str]:
    files = [read(path) for path in sorted((I18N / language / "reasons").glob("*.ts"))]
    return {template: text for entries in files for template, text in entries.items()}


def gaps(text: str) -> set[str]:
    return set(re.findall(r"\{\d\}", text))


def wrong_gaps(entries: dict[str, str]) -> list[str]:
    return [text for key, text in entries.items() if gaps(key) - LEFT_OUT.get(key, set()) != gaps(text)]


def test_every_reason_is_traced_to_its_words() -> None:
    assert trace().lost == set()


def test_nothing_is_set_apart_for_programs_that_is_not_there() -> None:
    assert trace().unused == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_translated(language: str) -> None:
    known = translations(language)
    missing = [f"{reason.place}: {text}" for text, reason in written().items() if text not in known]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_translation_is_of_a_reason_that_is_gone(language: str) -> None:
    assert sorted(translations(language).keys() - written().keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_the_gaps_of_the_reasons(language: str) -> None:
    assert wrong_gaps(translations(language)) == []


def test_mended_english_is_of_reasons_that_are_there() -> None:
    mended = read(I18N / "en" / "reasons.ts")
    assert sorted(mended.keys() - written().keys()) == []
    assert wrong_gaps(mended) == []


def test_what_is_known_of_gaps_is_of_reasons_that_are_there() -> None:
    text = (I18N / "reason_values.ts").read_text("utf-8")
    described = [json.loads(key) for key in re.findall(r'^  ("[^"]+"): \[', text, re.MULTILINE)]
    assert len(described) > 50
    assert sorted(set(described) - written().keys()) == []


@cache
def patterns() -> list[re.Pattern[str]]:
    """The templates that are sentences; the shortest only fill gaps and would match anything."""
    found = [text for text in written() if len(re.sub(r"\{\d\}", "", text)) > 5]
    return [re.compile(re.sub(r"\\\{\d\\\}", ".+", re.escape(text)), re.DOTALL) for text in found]


def is_known(text: str) -> bool:
    return any(pattern.fullmatch(text) for pattern in patterns())


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
def test_what_a_game_refuses_is_among_the_reasons(modules: list[str], players: int) -> None:
    """No trace can miss a reason that is told in play: every refusal of a while is found again."""
    game = Game.new(modules, players, seed="reasons")
    bot = make_bot("random", "reasons")
    told: set[str] = set()
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
    assert sorted(text for text in told if not is_known(text)) == []


def test_what_the_catalog_refuses_is_among_the_reasons() -> None:
    told = {
        judge(pair, players).reason for pair in combinations(["base", *MODULES, "no_such"], 2) for players in (2, 3, 7)
    }
    assert len(told) > 100
    assert sorted(text for text in told if text and not is_known(text)) == []
