"""What a hand does at the table: it taps twice, holds a key, looks away, opens and closes what lies over the board."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Desk, new_table, picture
from tests.browser.player import Player

FOUNDER = ("roll", "end_turn")
CAN_ROLL = "[data-kind=roll]:not([aria-disabled=true])"

# Two more taps in the place of a button, as soon as the screen shows that it is gone and 300 ms later. A tap from
# outside arrives when the machine finds time for it, which may be long after a hurried finger would have been there.
TAP_AGAIN = """([x, y, gone]) => {
  const touch = () => new MouseEvent("click", { bubbles: true, clientX: x, clientY: y });
  const tap = () => document.elementFromPoint(x, y)?.dispatchEvent(touch());
  const shown = () => { tap(); setTimeout(() => { tap(); document.body.dataset.tapped = "again"; }, 150); };
  const watching = new MutationObserver(() => {
    if (document.querySelector(gone)) return;
    watching.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(shown));
  });
  watching.observe(document.body, { childList: true, subtree: true });
}"""


def sit_down(page: Page, modules: str = "base", players: int = 3, **more: Any) -> Player:
    game = new_table(page, modules, players, **more)
    page.goto(f"{page.evaluate('location.origin')}/game/{game}")
    return Player(page, likes=FOUNDER)


def test_a_second_tap_on_roll_presses_nothing_and_the_dice_are_in_sight(desk: Desk) -> None:
    page = desk.open_phone()
    player = sit_down(page)
    player.touch = True
    player.play_to("roll")
    roll = page.locator("[data-kind=roll]")
    roll.scroll_into_view_if_needed()
    page.wait_for_timeout(600)
    box = roll.bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    turn = page.locator("li.turn").count()
    page.evaluate(TAP_AGAIN, [*middle, CAN_ROLL])
    page.touchscreen.tap(*middle)
    expect(page.locator("body[data-tapped=again]")).to_have_count(1)
    seen = player.wait()
    assert seen["armed"] is None
    assert page.locator("dialog[open]").count() == 0
    assert page.locator("li.turn").count() == turn
    dice = page.locator("[data-testid=roll]")
    expect(dice).to_be_in_viewport()
    picture(page, "phone-rolled")
    own = dice.inner_text(), dice.inner_html()
    player.play_until("end_turn")
    # The bots have rolled since, and it stays to be seen whose turn ever it is.
    expect(page.locator(CAN_ROLL)).to_be_visible()
    expect(dice).to_be_in_viewport()
    assert (dice.inner_text(), dice.inner_html()) != own


def test_a_menu_opens_once_for_a_held_key_and_closes_by_escape_and_by_a_click_beside_it(desk: Desk) -> None:
    page = desk.open()
    player = sit_down(page)
    player.wait()
    button = page.locator(".menu summary")
    home = page.locator(".menu").get_by_role("link", name="Home")
    button.focus()
    for _ in range(4):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(home).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(home).to_be_hidden()
    expect(button).to_be_focused()
    button.click()
    expect(home).to_be_visible()
    page.locator(".table > .board").click(position={"x": 5, "y": 5})
    expect(home).to_be_hidden()

    points = page.locator(".points").first
    points.locator("summary").click()
    expect(points.locator(".sources")).to_be_visible()
    page.keyboard.press("Escape")
    expect(points.locator(".sources")).to_be_hidden()


def changed_end(message: str) -> str:
    """The same end with hidden points, and decided by something else than points."""
    told = json.loads(message)
    if told["type"] == "snapshot":
        told["view"]["final_points"] = [points + 20 for points in told["view"]["final_points"]]
        told["table"]["result"] |= {"ending": "wonder", "scores": told["view"]["final_points"]}
    return json.dumps(told)


def test_the_end_says_why_and_there_is_a_way_back_to_it(desk: Desk, finished: str) -> None:
    page = desk.open()

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(changed_end(str(message))))

    page.route_web_socket("**/live", between)
    page.goto(f"{desk.server.url}/game/{finished}")
    end = page.get_by_test_id("end")
    expect(end.get_by_test_id("ending")).to_have_text("A finished wonder decides the game, whatever the points.")
    picture(page, "end-by-wonder")
    scores = sorted(end.locator("ol b").all_inner_texts())
    end.get_by_role("button", name="Look at the board").click()
    expect(end).to_be_hidden()
    shown = [text.split("/")[0].strip() for text in page.locator(".seats .points summary").all_inner_texts()]
    assert sorted(shown) == scores, "what was hidden counts on the seats too"
    page.locator("[data-kind=results]").click()
    expect(end.get_by_role("link", name="Replay and charts")).to_be_visible()
    page.wait_for_timeout(500)
    page.mouse.click(3, 3)
    expect(end).to_be_hidden()


def test_a_lost_network_is_told_at_once(desk: Desk) -> None:
    """By the browser itself: by silence it would be found out after more than half a minute."""
    page = desk.open()
    sit_down(page).wait()
    banner = page.get_by_test_id("banner")
    page.context.set_offline(True)
    expect(banner).to_contain_text("Connection lost", timeout=10_000)
    page.context.set_offline(False)
    expect(banner).to_contain_text("Your move", timeout=10_000)


def test_the_clock_shows_all_that_is_left_and_tells_what_it_did(desk: Desk) -> None:
    page = desk.open()
    player = sit_down(page, clock={"decision": 6, "turn": 6, "bank": 5})
    player.wait()
    clock = page.get_by_test_id("countdown")
    expect(clock).to_have_text(re.compile("0:(0[6-9]|1[01]) left, 0:05 of it in the bank"))
    expect(clock).to_have_text(re.compile("0:0[1-5] left, all of it from the bank"))
    picture(page, "clock-in-the-bank")
    expect(page.get_by_test_id("remark")).to_contain_text("Time ran out for Ada. Done instead: Place the")
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("log")).to_contain_text("Time ran out for Ada. Done instead: Place the building")


def test_two_rolls_are_told_apart(desk: Desk) -> None:
    page = desk.open()
    player = sit_down(page, "base+two_player", 2)
    player.play_to("roll")
    banner = page.get_by_test_id("banner")
    expect(banner).to_have_text("Your move: roll the dice (roll 1 of 2)")
    player.press("[data-kind=roll]")
    player.play_to("roll")
    expect(banner).to_have_text("Your move: roll the dice (roll 2 of 2)")
    picture(page, "two-player-roll")


def test_an_expansion_that_needs_a_scenario_brings_one_and_leaves_the_base_game(desk: Desk) -> None:
    page = desk.open("/new")

    def pressed(*names: str) -> None:
        for name in names:
            expect(page.locator(f"[data-module={name}]")).to_have_attribute("aria-pressed", "true")

    page.locator("[data-module=seafarers]").click()
    pressed("base", "seafarers", "new_shores")
    expect(page.locator(".told .no")).to_have_count(0)
    expect(page.locator("[data-kind=create]")).to_be_enabled()
    page.locator("[data-module=fog_islands]").click()
    pressed("base", "seafarers", "fog_islands")
    page.locator("[data-module=fog_islands]").click()
    expect(page.locator("[data-module=seafarers]")).to_have_attribute("aria-pressed", "false")
    pressed("base")
    expect(page.locator("[data-kind=create]")).to_be_enabled()


def test_on_a_phone_the_own_clock_is_in_the_banner_and_a_bot_in_the_own_seat_is_told(desk: Desk) -> None:
    page = desk.open_phone()
    clock = {"decision": 600, "turn": 600, "bank": 600}
    game = new_table(page, players=3, clock=clock, options={"target": 22})
    page.goto(f"{desk.server.url}/game/{game}")
    expect(page.get_by_test_id("own-countdown")).to_be_in_viewport()
    page.evaluate("(game) => fetch(`/api/games/${game}/leave`, { method: 'POST' })", game)
    expect(page.get_by_test_id("banner")).to_have_text("A bot plays for you.")
    expect(page).not_to_have_title(re.compile("Your move"))
    expect(page.locator("[data-kind=undo]")).to_have_count(0)
    expect(page.get_by_role("button", name="Take my seat back")).to_be_visible()


def test_the_log_follows_the_game_unless_somebody_reads_back(desk: Desk) -> None:
    page = desk.open()
    player = sit_down(page)
    player.play_until("end_turn")
    page.get_by_role("tab", name="Log").click()
    log = page.get_by_role("log")
    left = "log.scrollHeight - log.scrollTop - log.clientHeight"
    end = f"() => {{ const log = document.querySelector('[role=log]'); return {left} < 2; }}"

    def play_on() -> None:
        lines = log.locator("li").count()
        player.did.clear()
        player.play_until("end_turn")
        assert log.locator("li").count() > lines

    play_on()
    page.wait_for_function(end)
    log.evaluate("(log) => log.scrollTo({ top: 0 })")
    play_on()
    assert log.evaluate("(log) => log.scrollTop") == 0
    log.evaluate("(log) => log.scrollTo({ top: log.scrollHeight })")
    page.wait_for_function(end)
    play_on()
    page.wait_for_function(end)
