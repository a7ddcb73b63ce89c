"""What tests of the scenarios of explorers have in common: setting out, and places by their names."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

from skerry.catalog.maps import map_of
from tests.browser.conftest import Desk, look_at_seats, new_table, put_away
from tests.browser.player import Player
from tests.browser.test_accessibility import AXE, COLOURS, faults

# What the others do is of no matter here: they shall only be quick.
BOT = {"kind": "bot", "level": "random"}
OPTIONS = {"setup": "fixed", "max_offers": 0, "hand_limit": 60}


def set_out(desk: Desk, modules: str, size: str, players: int = 3) -> Player:
    """Sit down first at a new table: on a desk by day, or with a phone at night."""
    page = desk.open_phone(color_scheme="dark") if size == "phone" else desk.open()
    game = new_table(page, modules, players, seats=[{"kind": "person"}, *[BOT] * (players - 1)], options=OPTIONS)
    page.goto(f"{desk.server.url}/game/{game}")
    ada = Player(page, touch=size == "phone", likes=("roll", "end_turn"))
    ada.wait()
    return ada


def at(module: str, place: str, players: int = 3) -> str:
    """A place of the printed board as the page calls it: "(1,3)", its edge "(1,3) SE", its vertex "(1,3) corner S"."""
    found = re.fullmatch(r"\((\d+),(\d+)\)(?: (corner )?(\w+))?", place)
    assert found, place
    topology = map_of([module], players).topology
    hex_ = topology.hex_at(int(found[1]), int(found[2]))
    if found[4] is None:
        return f"hex:{hex_}"
    return f"vertex:{topology.vertex_of(hex_, found[4])}" if found[3] else f"edge:{topology.edge_of(hex_, found[4])}"


def use(ada: Player, kind: str, place: str) -> None:
    """Take a tool in hand, unless it still is from the time before, and point at a place with it."""
    if ada.wait()["armed"] != kind:
        ada.press(f".actions [data-kind={kind}]:not([aria-disabled=true])")
    ada.page.locator(f'[data-place="{place}"]').wait_for(state="attached")
    ada.point(place)


def build(ada: Player, kind: str, place: str) -> None:
    """Build something there, and answer what comes of it until the turn can go on."""
    use(ada, kind, place)
    settle(ada)


def settle(ada: Player) -> None:
    for _ in range(40):
        seen = ada.wait()
        if "end_turn" in seen["kinds"]:
            return
        ada.step(seen)
    raise AssertionError(f"there is no end of questions: {ada.did[-20:]}")


def own_seat(page: Page) -> Locator:
    return page.locator(".seats > li").filter(has_text="Ada")


def sources(page: Page) -> dict[str, str]:
    """Where her points come from."""
    look_at_seats(page)
    own_seat(page).locator("summary").click()
    lines = own_seat(page).locator(".sources li").all_inner_texts()
    put_away(page)
    return {name: points for name, _, points in (" ".join(line.split()).rpartition(" ") for line in lines)}


def barriers(page: Page, size: str) -> list[str]:
    """What keeps somebody from playing; by night only colours are looked at."""
    return faults(page, COLOURS if size == "phone" else {}) if AXE.exists() else []
