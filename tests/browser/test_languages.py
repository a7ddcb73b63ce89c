"""Every language is complete on every page: nothing is left in English and no key shows through."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Desk, Server, new_table, picture
from tests.browser.player import Player

NAMES = {"ru": "Русский", "it": "Italiano", "pl": "Polski", "bg": "Български"}
# What people read or hear: text, and the labels of what has none. What is told in the server's own words is marked as
# English, and names are names.
TEXTS = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const english = 'body [lang=en], option[lang], select[aria-label], .brand, code, output, title';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    if (text && !node.parentElement.closest(english)) found.add(text);
  }
  for (const named of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    if (named.closest('body [lang=en]')) continue;
    for (const name of ['aria-label', 'title', 'placeholder']) {
      const text = named.getAttribute(name)?.trim();
      if (text) found.add(text);
    }
  }
  return [...found];
}"""
KEY = re.compile(r"^[a-z_]+\.[a-z_0-9.]+$|\b(table|home|setup|replay|board|action|decision|event|rules|trade)\.[a-z]")
CYRILLIC = re.compile(r"[\u0400-\u04ff]")
WORDS = re.compile(r"[A-Za-z]{4,}")
# Written alike in both, or names of people and things.
ALIKE = re.compile(r"Skerry|(Greedy|Easy|Medium|Hard) \d|\bAda\b|Guest|Catan|Polski|Italiano|English|row \d")


@dataclass
class Reader:
    """Someone who looks at every page, the table in the middle of a turn."""

    page: Page
    url: str
    addresses: dict[str, tuple[str, str]]
    english: dict[str, set[str]] = field(default_factory=dict)

    def read(self, tag: str) -> dict[str, set[str]]:
        found = {}
        for name, (path, ready) in self.addresses.items():
            self.page.goto(self.url + path)
            self.page.locator(ready).first.wait_for()
            expect(self.page.locator("html")).to_have_attribute("lang", tag)
            found[name] = set(self.page.evaluate(TEXTS))
        return found


@pytest.fixture(scope="module")
def reader(browser: Browser, server: Server, finished: str) -> Iterator[Reader]:
    desk = Desk(browser, server)
    page = desk.open()
    quiet = {"max_offers": 0}
    found, founding = new_table(page, options=quiet), new_table(page, options=quiet)
    lobby = new_table(page, seats=[{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}])
    page.goto(f"{server.url}/game/{found}")
    Player(page, likes=("roll", "end_turn")).play_to("end_turn")
    addresses = {
        "home": ("/", ".picture svg"),
        "setup": ("/new", "#option-target"),
        "rules": ("/rules", ".chapters h2"),
        "replay": (f"/replay/{finished}", "input[type=range]"),
        "lobby": (f"/game/{lobby}", "[data-kind=start]"),
        "founding": (f"/game/{founding}", "[data-place]"),
        "turn": (f"/game/{found}", "[data-kind=end_turn]"),
    }
    reader = Reader(page, server.url, addresses)
    reader.english = reader.read("en")
    yield reader
    desk.close()


@pytest.mark.parametrize("tag", NAMES)
def test_every_page_speaks_the_language(reader: Reader, tag: str) -> None:
    page = reader.page
    page.goto(reader.url)
    page.locator("header select").first.select_option(NAMES[tag])
    expect(page.locator("html")).to_have_attribute("lang", tag)
    told = reader.read(tag)
    picture(page, f"turn-{tag}")
    problems = []
    for name, texts in told.items():
        problems += [f"{name}: the key {text!r}" for text in texts if KEY.search(text)]
        same = {text for text in texts & reader.english[name] if WORDS.search(text) and not ALIKE.search(text)}
        problems += [f"{name}: still English: {text!r}" for text in sorted(same - SAME_WORD.get(tag, set()))]
        if tag in ("ru", "bg"):
            latin = {text for text in texts if WORDS.search(text) and not CYRILLIC.search(text)}
            problems += [f"{name}: not Cyrillic: {text!r}" for text in sorted(latin - same) if not ALIKE.search(text)]
    assert problems == []


# Words that are the same in the language as in English.
SAME_WORD: dict[str, set[str]] = {"it": {"Chat", "Menu", "Replay", "Volume"}, "pl": {"Bank", "Chat", "Menu"}}


def test_the_first_language_is_that_of_the_browser(desk: Desk) -> None:
    page = desk.open(locale="pl-PL")
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_the_language_can_be_changed_during_a_game(desk: Desk) -> None:
    page = desk.open()
    game = new_table(page)
    page.goto(f"{desk.server.url}/game/{game}")
    Player(page).wait()
    page.locator(".menu summary").click()
    page.locator(".menu select").select_option("Italiano")
    expect(page.locator("[data-testid=banner]")).not_to_contain_text("Your move")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "it")
