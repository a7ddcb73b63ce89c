"""A hall for browser tests: an organiser who speaks HTTP, people with phones, and bots for everybody else."""

from __future__ import annotations

import time
from itertools import count
from typing import Any

from playwright.sync_api import APIRequestContext, Page, expect

from tests.browser.conftest import Desk

# As long as people need who press buttons on a busy machine, and no longer.
QUICK = {
    "setup_seconds": 9,
    "announce_seconds": 1,
    "dice_seconds": 1,
    "production_seconds": 1,
    "discard_seconds": 1,
    "relocate_seconds": 1,
    "window_seconds": 25,
    "end_turn_seconds": 1,
    "permission_seconds": 15,
    "review_seconds": 1,
    "claim_tie_seconds": 1,
}


class Organiser:
    """Opens a hall and does what organisers and referees may."""

    def __init__(self, desk: Desk, name: str = "Town hall", **settings: Any) -> None:
        self.desk = desk
        page = desk.open("/rules")
        self.asking: APIRequestContext = page.request
        self.base = f"{desk.server.url}/api/halls"
        self.acts = count(1)
        told = self.did("post", "", {"name": name, "places": 20, "settings": {**QUICK, **settings}})
        self.hall = str(told["hall"])

    def did(self, method: str, path: str, body: object = None) -> Any:
        answer = self.asking.fetch(self.base + path, method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def at(self, method: str, path: str, body: object = None) -> Any:
        return self.did(method, f"/{self.hall}{path}", body)

    def act(self, kind: str, **fields: Any) -> Any:
        act = {"kind": kind, "reason": "for the test", **fields}
        return self.at("post", "/acts", {"client": f"act-{next(self.acts)}", "act": act})

    def give(self, seat: int, **cards: int) -> None:
        self.act("correct", what="cards", seat=seat, give=cards)

    def put(self, seat: int, piece: str, place: list[Any]) -> None:
        where = "edge" if piece in ("road", "ship") else "vertex"
        self.act("correct", what="piece", seat=seat, piece=piece, **{where: place})


class Phone:
    """Somebody with a phone."""

    def __init__(self, organiser: Organiser, name: str, path: str = "", **options: Any) -> None:
        self.name = name
        self.organiser = organiser
        self.page: Page = organiser.desk.open_phone(f"/halls/{organiser.hall}{path}", **options)

    def kind(self, kind: str) -> Any:
        return self.page.locator(f"[data-kind={kind}]")

    def register(self) -> None:
        self.page.locator("[data-testid=name]").fill(self.name)
        self.kind("register").tap()
        expect(self.page.locator("[data-testid=number]")).to_be_visible()

    def check_in(self) -> None:
        self.kind("check-in").tap()
        expect(self.page.locator("[data-testid=checked-in]")).to_be_visible()

    def choose_start(self, cards: int, city: int) -> None:
        self.page.locator(f"[data-start-cards='{cards}']").tap()
        self.page.locator(f"[data-start-city='{city}']").tap()
        self.kind("choose_start").tap()

    def wait_for(self, mood: str, phase: str = "WINDOW") -> None:
        bar = self.page.locator(f"[data-testid=turn-bar][data-mood={mood}][data-phase={phase}]")
        expect(bar).to_be_visible(timeout=60_000)

    def cards(self, card: str) -> int:
        return int(self.page.locator(f".hand [data-card={card}]").get_attribute("data-count") or 0)

    def wait_cards(self, card: str, count: int) -> None:
        expect(self.page.locator(f".hand [data-card={card}][data-count='{count}']")).to_be_visible()

    def place(self, key: str) -> None:
        """Tap a lit place, and again to confirm."""
        place = self.page.locator(f"[data-place='{key}'] .hit")
        for _ in range(2):
            box = place.bounding_box()
            assert box is not None
            self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            time.sleep(0.1)
