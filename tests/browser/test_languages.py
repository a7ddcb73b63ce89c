"""Every language is complete on every page: nothing is left in English and no key shows through."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Desk, new_table, picture
from tests.browser.player import Player

NAMES = {"ru": "Русский", "it": "Italiano", "pl": "Polski", "bg": "Български"}
# What people read or hear: text, and the labels of what has none. What the server says in its own words is marked
# as English, and names are names.
TEXTS = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const english = '[lang=en], option[lang], select[aria-label], .brand, code, output, title';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    if (text && !node.parentElement.closest(english)) found.add(text);
  }
  for (const named of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    if (named.closest('[lang=en]')) continue;
    for (const name of ['aria-label', 'title', 'placeholder']) {
      const text = named.getAttribute(name)?.trim();
      if (text) found.add(text);
    }
  }
  return [...found];
}"""
KEY = re.compile(r"^[a-z_]+\.[a-z_0-9.]+$|\b(table|home|setup|replay|board|action|decision|event|rules|trade)\.[a-z]")
WORDS = re.compile(r"[A-Za-z]{4,}")
# Written alike in both, or names of people and things.
ALIKE = re.compile(r"Skerry|Greedy \d|\bAda\b|Guest|Catan|Polski|Italiano|English|row \d")


@pytest.fixture
def tables(desk: Desk) -> tuple[Page, str]:
    page = desk.open()
    return page, new_table(page)


def visited(page: Page, base: str, game: str, finished: str) -> dict[str, set[str]]:
    """The texts of each page, in the language that is set."""
    found = {}
    for name, path in (("home", "/"), ("setup", "/new"), ("rules", "/rules/base"), ("replay", f"/replay/{finished}")):
        page.goto(base + path)
        ready = {"home": ".picture svg", "setup": "#option-target", "rules": ".chapters h2", "replay": "input[type=range]"}
        page.locator(ready[name]).first.wait_for()
        found[name] = set(page.evaluate(TEXTS))
    page.goto(f"{base}/game/{game}")
    Player(page).wait()
    found["table"] = set(page.evaluate(TEXTS))
    return found


@pytest.fixture(scope="module")
def seen_in_english() -> dict[str, set[str]]:
    return {}


@pytest.mark.parametrize("tag", NAMES)
def test_every_page_speaks_the_language(
    desk: Desk, tables: tuple[Page, str], finished: str, seen_in_english: dict[str, set[str]], tag: str
) -> None:
    page, game = tables
    base = desk.server.url
    # The pages of a game of its own differ in names and numbers only.
    if not seen_in_english:
        seen_in_english |= visited(page, base, game, finished)
    page.goto(base)
    page.locator("header select").first.select_option(NAMES[tag])
    expect(page.locator("html")).to_have_attribute("lang", tag)
    told = visited(page, base, game, finished)
    picture(page, f"table-{tag}")
    problems = []
    for name, texts in told.items():
        problems += [f"{name}: the key {text!r}" for text in texts if KEY.search(text)]
        same = {text for text in texts & seen_in_english[name] if WORDS.search(text) and not ALIKE.search(text)}
        problems += [f"{name}: still English: {text!r}" for text in sorted(same - SAME_WORD.get(tag, set()))]
        if tag in ("ru", "bg"):
            latin = {text for text in texts if WORDS.search(text) and not re.search("[а-яА-Я]", text)}
            problems += [f"{name}: not Cyrillic: {text!r}" for text in sorted(latin - same) if not ALIKE.search(text)]
    assert problems == []


# Words that are the same in the language as in English.
SAME_WORD: dict[str, set[str]] = {"it": {"Chat", "Replay"}, "pl": {"Chat"}}


def test_the_first_language_is_that_of_the_browser(desk: Desk) -> None:
    page = desk.open(locale="pl-PL")
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_the_language_can_be_changed_during_a_game(desk: Desk, tables: tuple[Page, str]) -> None:
    page, game = tables
    page.goto(f"{desk.server.url}/game/{game}")
    Player(page).wait()
    page.locator(".menu summary").click()
    page.locator(".menu select").select_option("Italiano")
    expect(page.locator("[data-testid=banner]")).not_to_contain_text("Your move")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "it")
