"""People at one table, each with a browser of their own."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Desk, new_table, picture
from tests.browser.player import Player, play_together

ONLY_TURNS = ("roll", "end_turn")


def test_friends_join_by_link_and_trade_with_a_counter_offer(desk: Desk) -> None:
    host = desk.open("/new")
    host.locator("#seat-name").fill("Ada")
    host.get_by_role("button", name="One player fewer").click()
    host.locator("#seat-0").select_option("open")
    host.locator("[data-kind=create]").click()
    expect(host.locator("[data-seat='1']")).to_contain_text("Open seat")

    guest = desk.open_phone(host.url)
    guest.locator("#join-name").fill("Bela")
    guest.locator("[data-kind=join]").tap()
    expect(host.locator("[data-seat='1']")).to_contain_text("Bela")
    picture(guest, "lobby-phone")
    picture(host, "lobby")
    host.locator("[data-kind=start]").click()

    ada = Player(host, likes=ONLY_TURNS)
    bela = Player(guest, touch=True, likes=ONLY_TURNS)

    def can_deal() -> bool:
        seen = ada.peek()
        if seen is None or "end_turn" not in seen["kinds"]:
            return False
        return terms(ada.hand(), bela.hand()) is not None

    play_together([ada, bela], can_deal)
    before = ada.hand(), bela.hand()
    found = terms(*before)
    assert found is not None
    given, returned, asked = found

    host.locator(f".hand [data-card={given}] > button").click()
    host.locator(f".trade [data-want={asked}]").click()
    picture(host, "trade-offer")
    host.locator(".trade [data-kind=offer]").click()

    guest.locator(".offer [data-kind=counter]").tap()
    # It begins with the offer, seen from this side and as far as this hand goes.
    could_give = min(1, before[1][asked])
    expect(side(guest, "give")).to_have_count(could_give)
    expect(side(guest, "want")).to_have_text(["1"])
    for _ in range(could_give):
        guest.locator(f".trade [data-side=give] [data-less={asked}]").tap()
    guest.locator(f".hand [data-card={returned}] > button").tap()
    expect(side(guest, "give")).to_have_text(["1"])
    picture(guest, "trade-counter-phone")
    guest.locator(".trade [data-kind=offer]").tap()

    # The bot at the table may counter as well.
    expect(host.locator(".offer [data-answer=countered]").filter(has_text="Bela")).to_be_visible()
    expect(guest.locator("[data-testid=banner]")).to_have_text("You have answered. Ada decides now.")
    picture(host, "trade-countered")
    host.locator("[data-confirm='1']").click()
    expect(host.locator(".offer")).to_be_hidden()

    expect(host.locator(f".hand [data-card={returned}] b")).to_have_text(str(before[0][returned] + 1))
    expect(guest.locator(f".hand [data-card={given}] b")).to_have_text(str(before[1][given] + 1))
    assert ada.hand() == before[0] | {given: before[0][given] - 1, returned: before[0][returned] + 1}
    assert bela.hand() == before[1] | {given: before[1][given] + 1, returned: before[1][returned] - 1}


def side(page: Page, side: str) -> Locator:
    """How many of each card the open trade gives or wants."""
    return page.locator(f".trade [data-side={side}] output")


def terms(mine: dict[str, int], theirs: dict[str, int]) -> tuple[str, str, str] | None:
    """A card of mine for one of theirs, and one to ask for at first that is neither."""
    for given in (card for card in mine if mine[card]):
        for returned in (card for card in theirs if theirs[card] and card != given):
            return given, returned, next(card for card in mine if card not in (given, returned))
    return None


def test_a_guest_watches_live_and_can_do_nothing(desk: Desk) -> None:
    page = desk.open()
    game = new_table(page)
    page.goto(f"{desk.server.url}/game/{game}")
    ada = Player(page)
    ada.wait()

    watching = desk.open(f"/game/{game}")
    expect(watching.locator("[data-testid=banner]")).to_contain_text("Waiting for Ada")
    count = watching.locator("[data-piece=settlement]").count()
    ada.step(ada.wait())
    expect(watching.locator("[data-piece=settlement]")).not_to_have_count(count)
    for what in ("[data-place]", ".actions", ".hand"):
        expect(watching.locator(what)).to_have_count(0)
    ada.play_to("roll")
    watching.get_by_role("tab", name="Log").click()
    expect(watching.get_by_role("log")).to_contain_text("Ada")
    picture(watching, "watching")


def test_a_table_that_nobody_may_watch_says_so(desk: Desk) -> None:
    page = desk.open()
    game = new_table(page, watch=False)
    watching = desk.open(f"/game/{game}")
    expect(watching.get_by_role("alert")).to_be_visible()
    expect(watching.locator(".board")).to_have_count(0)


def test_talking_reaches_everybody_at_the_table(desk: Desk) -> None:
    page = desk.open()
    game = new_table(page)
    page.goto(f"{desk.server.url}/game/{game}")
    watching = desk.open(f"/game/{game}")
    watching.get_by_role("tab", name="Chat").click()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Wool, anybody?")
    page.get_by_role("button", name="Send").click()
    expect(watching.get_by_role("log")).to_contain_text("Wool, anybody?")


def test_everybody_keeps_the_seat_in_a_rematch(desk: Desk) -> None:
    host = desk.open()
    bots = [{"kind": "bot", "level": "easy"}]
    game = new_table(host, options={"target": 3}, seats=[{"kind": "person"}, {"kind": "open"}, *bots])
    guest = desk.open(f"/game/{game}")
    guest.locator("#join-name").fill("Bela")
    guest.locator("[data-kind=join]").click()
    host.goto(f"{desk.server.url}/game/{game}")
    host.locator("[data-kind=start]").click()
    ada, bela = Player(host), Player(guest)
    ended = "dialog[data-testid=end]"
    play_together([ada, bela], lambda: bool(host.locator(ended).count() and guest.locator(ended).count()))

    host.locator("[data-kind=rematch]").click()
    expect(host.locator("[data-kind=start]")).to_be_visible()
    guest.locator("[data-kind=rematch]").click()
    guest.get_by_role("button", name="I am ready").click()
    host.locator("[data-kind=start]").click()
    expect(host.locator(".hand")).to_be_visible()
    expect(guest.locator(".hand")).to_be_visible()
