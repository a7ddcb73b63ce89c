"""Fish are caught, chosen and paid with, and the old boot changes hands, on a desk and in the hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Desk, Server, desk_at, fits, new_table, picture, serving
from tests.browser.player import Player

# What the others do is of no matter here: they shall only be quick.
SEATS = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * 2]


@pytest.fixture(scope="module")
def pier(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where whoever sits first begins with fish and the old boot."""
    with serving(tmp_path_factory, "pier", "tests.full_nets") as running:
        yield running


@pytest.fixture
def harbour(browser: Browser, pier: Server) -> Iterator[Desk]:
    with desk_at(browser, pier) as desk:
        yield desk


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_fish_are_caught_and_spent_and_the_old_boot_is_passed_on(harbour: Desk, size: str) -> None:
    page = harbour.open_phone() if size == "phone" else harbour.open()
    game = new_table(page, "fishermen+full_nets", seats=SEATS, options={"max_offers": 0, "hand_limit": 40})
    page.goto(f"{harbour.server.url}/game/{game}")
    ada = Player(page, touch=size == "phone", likes=("roll", "end_turn"), seeks=("Fishing ground",))
    ada.wait()
    expect(page.locator("[data-mark=fishing_ground]")).to_have_count(6)

    # Her second settlement stands at a fishing ground, which brings a token beside the five.
    ada.play_to("roll")
    tokens = page.locator(".hand [data-token]")
    held = tokens.count()
    assert held > 5
    picture(page, f"fishing-{size}")
    assert fits(page)

    # What cannot be had says why; what can be had picks its tokens by itself, and others may be picked instead.
    ada.press("[data-kind=spend_fish]")
    dialog = page.get_by_role("dialog", name="Spend fish")
    pay, says = dialog.locator("[data-kind=pay]"), dialog.get_by_role("status")
    expect(pay).to_be_disabled()
    if dialog.locator("[data-deed=robber_for_fish][aria-disabled=true]").count():
        dialog.locator("[data-deed=robber_for_fish]").press("Enter")
        expect(says).to_contain_text("no robber on the board")
    ada.press("[data-deed=resource_for_fish]")
    expect(says).to_contain_text("= 4 fish")
    chosen = dialog.locator("[data-token][aria-pressed=true]")
    while chosen.count():
        chosen.first.press("Space")
    expect(says).to_contain_text("0 of 4 fish")
    expect(pay).to_be_disabled()
    for name in ("3 fish", "2 fish"):
        dialog.get_by_role("button", name=name, exact=True, pressed=False).first.press("Enter")
    expect(says).to_contain_text("1 fish too many")
    dialog.get_by_role("button", name="1 fish", exact=True, pressed=False).first.press("Enter")
    expect(says).to_contain_text("leave a token out")
    expect(pay).to_be_disabled()
    dialog.get_by_role("button", name="2 fish", exact=True, pressed=True).first.press("Enter")
    expect(pay).to_have_text("Pay 1 + 3: Take a resource from the bank")
    picture(page, f"fishing-pay-{size}")
    assert fits(page)
    pay.press("Enter")
    expect(dialog).to_have_count(0)

    ore = ada.hand()["ore"]
    ada.press(".picks [data-choice=ore]")
    expect(page.locator(".hand [data-card=ore] b")).to_have_text(str(ore + 1))
    expect(tokens).to_have_count(held - 2)
    expect(page.locator("[data-testid=fish-spent]")).to_contain_text("Spent:")

    # The boot lies open before her until she hands it on.
    boots = page.locator(".seats > li").filter(has=page.locator("[data-line=old_boot]"))
    expect(boots).to_contain_text("Ada")
    ada.play_to("pass_boot")
    picture(page, f"fishing-boot-{size}")
    ada.press(".actions [data-kind=pass_boot]")
    ada.press(".actions [data-choice]")
    expect(boots).to_have_count(1)
    expect(boots).not_to_contain_text("Ada")
    expect(page.locator(".actions [data-kind=pass_boot]")).to_have_count(0)
    page.get_by_role("tab", name="Log").click()
    log = page.get_by_role("log")
    for told in ("Ada draws a fish token", "Ada pays fish: 1+3", "Ada passes the old boot on to"):
        expect(log).to_contain_text(told)
