"""A player who knows only what the page shows: glowing places, buttons and questions."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

# Everything the player goes by, read in one look.
LOOK = """() => {
  const shown = (element) => element.checkVisibility() && !element.closest('[inert]');
  const possible = (element) => !element.disabled && element.ariaDisabled !== 'true';
  const usable = (selector) => [...document.querySelectorAll(selector)].filter((each) => shown(each) && possible(each));
  const dialog = document.querySelector('dialog[open]');
  const seen = {
    banner: document.querySelector('[data-testid=banner]')?.textContent.trim() ?? '',
    busy: document.querySelector('.table[aria-busy=true], .actions [data-resting=true]') !== null,
    over: document.querySelector('dialog[open][data-testid=end]') !== null,
    picking: dialog === null ? 0 : dialog.querySelectorAll('.list button').length,
    kinds: usable('.actions [data-kind]').map((each) => each.dataset.kind),
    answers: usable('.offer [data-kind]').map((each) => each.dataset.kind),
    gives: usable('.hand .asked [data-card] > button').map((each) => each.parentElement.dataset.card),
    takes: usable('.picks [data-choice]').map((each) => each.dataset.choice),
    choices: usable('.actions [data-choice]').map((each) => each.dataset.choice),
    open: document.querySelector('.actions [aria-expanded=true]')?.dataset.kind ?? null,
    armed: document.querySelector('.actions .armed')?.dataset.kind ?? null,
    places: [...document.querySelectorAll('[data-place]')].map((each) => each.dataset.place),
    labels: [...document.querySelectorAll('[data-place]')].map((each) => each.getAttribute('aria-label')),
    trace: (document.querySelector('.table')?.textContent ?? '')
      + [...document.querySelectorAll('svg[role=img]')].map((each) => each.getAttribute('aria-label')).join()
      + document.querySelectorAll('[data-piece]').length,
  };
  return { ...seen, all: JSON.stringify(seen) };
}"""
MINE = f"""() => {{
  const seen = ({LOOK})();
  const asked = seen.picking + seen.kinds.length + seen.answers.length + seen.places.length
    + seen.gives.length + seen.takes.length > 0;
  return seen.over || (asked && !seen.busy) ? seen : null;
}}"""
MOVED = f"(before) => {{ const now = ({LOOK})(); return !now.busy && now.all !== before; }}"
OPEN = """(selector) => {
  const button = document.querySelector(selector);
  button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return button !== null && getComputedStyle(button).pointerEvents !== 'none';
}"""
# A look costs little, but not so little that every frame should have one.
EVERY = 30
# Others may do a great deal before it is one's turn.
WAIT = 120_000

# What the player would rather do, best first; what is not listed is done only when nothing else can be.
LIKES = (
    *("roll", "build_city", "build_settlement", "play_progress", "recruit_knight", "activate_knight", "improve"),
    *("build_ship", "build_road", "buy_card", "play_card", "end_turn", "pass"),
)
# Trading is shown in a test of its own, and undoing or moving about would go on for ever.
DISLIKES = frozenset({"trade", "undo", "move_ship", "move_knight", "withdraw", "build_wall", "promote_knight"})
MOST_ROADS = 13
CARDS = ("wood", "brick", "wool", "grain", "ore")


@dataclass
class Player:
    page: Page
    touch: bool = False
    likes: tuple[str, ...] = LIKES
    dislikes: frozenset[str] = DISLIKES
    # Words in its label that make a place better, the most wanted first.
    seeks: tuple[str, ...] = ()
    did: list[str] = field(default_factory=list)

    def look(self) -> dict[str, Any]:
        return self.page.evaluate(LOOK)

    def wait(self) -> dict[str, Any]:
        """Until something is asked of this player or the game is over."""
        return self.page.wait_for_function(MINE, polling=EVERY, timeout=WAIT).json_value()

    def peek(self) -> dict[str, Any] | None:
        """What is asked of this player now, if anything."""
        return self.page.evaluate(MINE)

    def hand(self) -> dict[str, int]:
        """How many there are of each card; those of which there are none take no room."""
        counts = """() => Object.fromEntries([...document.querySelectorAll('.hand [data-card]')]
            .map((each) => [each.dataset.card, Number(each.querySelector('b').innerText)]))"""
        return dict.fromkeys(CARDS, 0) | self.page.evaluate(counts)

    def play_until(self, *done: str, most: int = 2000) -> dict[str, Any]:
        """Play on until one of these kinds of action was carried out; without any, until the game is over."""
        seen = self.wait()
        for _ in range(most):
            if done and self.did and self.did[-1] in done:
                return seen
            if seen["over"]:
                assert not done, f"the game ended before any of {done}"
                return seen
            self.step(seen)
            seen = self.wait()
        raise AssertionError(f"after {most} steps still playing: {self.did[-20:]}")

    def comes_to(self, kind: str, most: int) -> bool:
        """Whether this is done within so many steps."""
        for _ in range(most):
            seen = self.wait()
            if seen["over"]:
                return False
            self.step(seen)
            if kind in self.did:
                return True
        return False

    def play_to(self, kind: str, most: int = 2000) -> None:
        """Play on until this kind of action could be chosen, and leave it so."""
        for _ in range(most):
            seen = self.wait()
            assert not seen["over"], f"the game ended before {kind} was possible"
            if kind in seen["kinds"] and seen["armed"] is None:
                return
            self.step(seen)
        raise AssertionError(f"{kind} never became possible: {self.did[-20:]}")

    def step(self, seen: dict[str, Any]) -> None:
        pressed = None
        if seen["picking"]:
            listed = self.page.locator("dialog[open] .list button")
            wished = listed.filter(has_text="ship")
            (wished if wished.count() else listed).first.click()
        elif seen["answers"]:
            liked = [kind for kind in ("decline", "confirm") if kind in seen["answers"]]
            self.answer(liked[0] if liked else seen["answers"][0])
        elif seen["gives"] or seen["takes"]:
            self.choose_cards(seen)
        elif seen["choices"]:
            self.did.append(seen["open"])
            self.press(f'.actions [data-choice="{seen["choices"][0]}"]')
        elif seen["places"]:
            self.did.append(seen["armed"] or seen["labels"][0].split(":")[0])
            self.point(self.best_place(seen))
        else:
            pressed = self.best_kind(seen["kinds"])
            self.press(f".actions [data-kind={pressed}]")
        with contextlib.suppress(TooLate):
            self.page.wait_for_function(MOVED, arg=seen["all"], polling=EVERY, timeout=4_000)
        if pressed is not None:
            now = self.look()
            # Taking a tool in hand or looking at its choices is not yet doing anything with it.
            if pressed not in (now["armed"], now["open"]):
                self.did.append(pressed)

    def choose_cards(self, seen: dict[str, Any]) -> None:
        """Pick cards of the hand, or others, as many as are asked for, and confirm it where that is asked."""
        confirm = self.page.locator(".picks [data-kind=confirm_picks]")
        if not confirm.count():
            self.press(f".picks [data-choice={seen['takes'][0]}]")
            return
        for card in seen["gives"] or seen["takes"]:
            place = f".hand .asked [data-card={card}] > button" if seen["gives"] else f".picks [data-choice={card}]"
            for _ in range(self.hand()[card] if seen["gives"] else 1):
                if not confirm.is_enabled():
                    self.press(place)
        while not seen["gives"] and not confirm.is_enabled():
            self.press(f".picks [data-choice={seen['takes'][0]}]")
        self.press(".picks [data-kind=confirm_picks]")

    def best_kind(self, kinds: list[str]) -> str:
        for kind in self.likes:
            if kind in kinds and not (kind == "build_road" and self.did.count(kind) > MOST_ROADS):
                return kind
        return next((kind for kind in kinds if kind not in self.dislikes and kind not in self.likes), kinds[0])

    def best_place(self, seen: dict[str, Any]) -> str:
        """Near most land: the label of a place tells what it lies between."""
        places = zip(seen["places"], seen["labels"], strict=True)
        return max(places, key=lambda place: (self.worth(place[1]), place[0]))[0]

    def worth(self, label: str) -> int:
        """How often the numbers around a place come, from its label alone: "vertex between forest 9, hill 6"."""
        numbers = [int(word) for word in label.replace(",", " ").replace(";", " ").split() if word.isdigit()]
        sought = sum(rank for rank, word in enumerate(reversed(self.seeks), 1) if word in label)
        return 10 * sought + sum(6 - abs(7 - number) for number in numbers)

    def press(self, selector: str, patience: float = 10_000) -> None:
        """Once it is in sight and not covered: whoever tries meanwhile scrolls the page anew, which covers it again."""
        self.page.wait_for_function(OPEN, arg=selector, polling=EVERY, timeout=patience)
        button = self.page.locator(selector).first
        if self.touch:
            button.tap(timeout=patience)
        else:
            button.click(timeout=patience)

    def answer(self, kind: str) -> None:
        """Others may close the deal while one still thinks: then there is nothing to answer any more."""
        with contextlib.suppress(TooLate):
            self.press(f".offer [data-kind={kind}]", patience=1_000)

    def point(self, place: str) -> None:
        """Point at a place as a hand does: at its middle, whatever lies above or below it in the page."""
        x, y = self.middle(place)
        if not self.touch:
            self.page.mouse.click(x, y)
            return
        self.page.touchscreen.tap(x, y)
        self.page.get_by_text("Tap again to confirm").wait_for()
        x, y = self.middle(place)
        self.page.touchscreen.tap(x, y)

    def middle(self, place: str) -> tuple[float, float]:
        target = self.page.locator(f'[data-place="{place}"]')
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def play_together(players: list[Player], until: Callable[[], bool], most: int = 400) -> None:
    """Several people at one table, each in a browser of their own."""
    for _ in range(most):
        if until():
            return
        looks = [(player, seen) for player in players if (seen := player.peek()) is not None]
        # The news of the end may reach one of them before the others.
        asked = [(player, seen) for player, seen in looks if not seen["over"]]
        assert asked or len(looks) < len(players) or until(), "the game ended too early"
        if asked:
            player, seen = asked[0]
            player.step(seen)
        else:
            players[0].page.wait_for_timeout(40)
    raise AssertionError(f"it never came to it: {[player.did[-10:] for player in players]}")


def choose(ada: Player, deed: str, *words: str) -> str:
    """Point at the first glowing place whose label says all this; answers the label."""
    seen = ada.wait()
    for _ in range(100):
        if seen["labels"] and seen["labels"][0].startswith(deed):
            break
        ada.page.wait_for_timeout(30)
        seen = ada.wait()
    for place, label in zip(seen["places"], seen["labels"], strict=True):
        if all(word in label for word in words):
            ada.point(place)
            return str(label)
    raise AssertionError(f"no place says {words}: {seen['labels']}")
