"""Camels leave the oasis where votes send them, and bring points and doubled roads, on a desk and in the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import WALL, Desk, Server, desk_at, fits, new_table, picture, put_away, serving, sources
from tests.browser.player import Player
from tests.browser.test_accessibility import AXE, COLOURS, faults

# What the others do is of no matter here: they shall only be quick.
SEATS = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * 2]
# More than others are likely to lay together.
VOTES = 8
ARROW = "where an arrow of the oasis points"


@pytest.fixture(scope="module")
def bazaar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where whoever sits first begins with cards for two cities and for votes."""
    with serving(tmp_path_factory, "bazaar", "tests.camel_fair") as running:
        yield running


@pytest.fixture
def market(browser: Browser, bazaar: Server) -> Iterator[Desk]:
    with desk_at(browser, bazaar) as desk:
        yield desk


def come_to_vote(ada: Player) -> Locator:
    """Make a city and end the turn; answers the group in which one lays one's votes."""
    ada.did.clear()
    ada.play_until("build_city", most=60)
    ada.page.locator(".actions [data-kind=end_turn]").press("Enter")
    lay = ada.page.get_by_role("group", name="Your votes")
    expect(lay.locator("[data-kind=bid]")).to_be_disabled()
    return lay


def place(ada: Player, suits: Callable[[str], bool]) -> None:
    """Place a camel on an edge whose label suits, be it by votes or for want of an agreement."""
    for _ in range(20):
        seen = ada.wait()
        if seen["labels"] and seen["labels"][0].startswith("Place the camel"):
            break
        ada.step(seen)
    wished = [where for where, label in zip(seen["places"], seen["labels"], strict=True) if suits(label)]
    assert wished, seen["labels"]
    ada.point(wished[0])


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_camels_are_voted_on_and_placed_and_bring_points(market: Desk, size: str) -> None:
    page = market.open_phone(color_scheme="dark") if size == "phone" else market.open()
    game = new_table(page, "caravans+camel_fair", seats=SEATS, options={"max_offers": 0, "hand_limit": 60})
    page.goto(f"{market.server.url}/game/{game}")
    ada = Player(page, touch=size == "phone", likes=("roll", "build_city", "end_turn"), seeks=(ARROW,))
    ada.wait()
    board = page.locator(".board")
    camels, left = board.locator("[data-piece=camel]"), page.get_by_test_id("camels-left")
    expect(board.locator("[data-terrain=oasis]")).to_have_count(1)
    expect(board.locator("[data-arrow=open]")).to_have_count(3)
    expect(board.locator("[data-mark=open_edge]")).to_have_count(3)
    expect(left).to_have_text("22 of 22 left")

    # Her settlements and her roads are where caravans will start. She chooses cards, thinks again, and lays them.
    lay = come_to_vote(ada)
    vote = page.get_by_role("region", name="Where shall the camel go?")
    expect(vote.get_by_role("status")).to_have_text("As the votes stand, Ada chooses.")
    expect(vote.locator("[data-voter]")).to_have_count(3)
    held = ada.hand()
    for _ in range(3):
        ada.press("[data-lay=wool] .more")
    ada.press("[data-lay=wool] .less")
    lay.get_by_role("button", name="Lay one more grain").press("Enter")
    bid = lay.locator("[data-kind=bid]")
    expect(bid).to_have_text("Lay 1 grain, 2 wool (votes: 3)")
    picture(page, f"caravans-vote-{size}")
    assert fits(page)
    if AXE.exists():
        assert faults(page, COLOURS if size == "phone" else {}) == []
    for _ in range(VOTES - 3):
        ada.press("[data-lay=wool] .more")
    bid.press("Enter")

    # The camel goes on her road, which is two roads from then on.
    place(ada, lambda label: ARROW in label and "road (red)" in label)
    expect(camels).to_have_count(1)
    expect(left).to_have_text("21 of 22 left")
    expect(vote).to_have_count(0)
    expect(board.locator("[data-arrow=used]")).to_have_count(1)
    expect(board.locator("[data-mark=open_edge]")).to_have_count(4)
    expect(board.locator("[data-mark=camel_front]")).to_have_count(1)
    expect(board.get_by_role("listitem").filter(has_text="camel that heads for the vertex between")).to_have_count(1)
    ada.play_to("roll")
    assert ada.hand()["wool"] < held["wool"]
    own = page.locator(".seats > li").filter(has_text="Ada")
    expect(own.get_by_title("Longest route")).to_have_text("Longest route 2")
    expect(own.locator("[data-line=camel_roads]")).to_contain_text("double roads: 1")

    # The next one passes her building, which is worth a point more.
    come_to_vote(ada)
    for _ in range(VOTES):
        ada.press("[data-lay=wool] .more")
    ada.press("[data-kind=bid]")
    place(ada, lambda label: ARROW not in label)
    expect(camels).to_have_count(2)
    shown = sources(own)
    expect(shown.get_by_text("between camels")).to_have_text("between camels 1")
    expect(shown).to_contain_text("Roads beside camels, each counted as two: 1")
    picture(page, f"caravans-points-{size}")
    assert fits(page)
    put_away(page)

    page.get_by_role("tab", name="Log").click()
    log = page.get_by_role("log")
    begun = "Ada has built, and a vote begins; camels to place: 1"
    for line in (begun, f"Ada lays {VOTES} wool", "Ada places a camel: edge between "):
        expect(log).to_contain_text(line)


def test_a_map_is_shown_with_its_oasis_and_arrows_before_the_game_is_made(desk: Desk) -> None:
    page = desk.open("/new", size=WALL)
    shown = page.locator("figure .picture")
    page.locator("[data-module=caravans]").click()
    expect(shown.locator("[data-terrain=oasis]")).to_have_count(1)
    expect(shown.locator("[data-arrow=open]")).to_have_count(3)
    expect(shown.locator("[data-mark=open_edge]")).to_have_count(3)
    picture(page, "setup-caravans")
