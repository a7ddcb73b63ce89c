"""What is seen moving and heard at a table: in time, in nobody's way, and only where it is wished."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import DESK, PHONE, Desk, new_table, picture
from tests.browser.player import Player

FOUNDER = ("roll", "end_turn")

# Every movement that begins is noted with the moment at which it is over at the latest; endless ones are none.
NOTE = """
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (steps, timing) {
    const { delay = 0, duration = 0, iterations = 1 } = typeof timing === 'number' ? { duration: timing } : timing;
    const inside = (name) => this.closest(`[data-testid=${name}]`) !== null;
    const where = inside('flights') ? 'flights' : inside('roll') ? 'dice' : 'other';
    const ends = delay + duration * iterations;
    if (duration > 1) window.moved.push({ where, shows: this.dataset?.shows ?? null, ends });
    return animate.call(this, steps, timing);
  };
"""
# Sound goes nowhere in a test, so what is asked of it is noted.
LISTEN = """
  window.contexts = [];
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    constructor(...rest) {
      super(...rest);
      this.sounded = 0;
      window.contexts.push(this);
    }
    createOscillator() {
      this.sounded += 1;
      return super.createOscillator();
    }
  };
"""
# Holds back what the server says, until all of it comes at once.
DAM = """
  window.held = [];
  const handler = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    set(take) {
      const dam = (event) => (window.dammed ? window.held.push({ take, event }) : take(event));
      handler.set.call(this, take && dam);
    },
  });
"""
FULL = "() => window.held.length > 3 && JSON.parse(window.held.at(-1).event.data).legal?.length > 0"
BREAK = "() => { window.dammed = false; for (const { take, event } of window.held.splice(0)) take(event); }"
# A browser that allows notices and trembles, and notes what it was asked for.
ALLOW = """
  window.notices = [];
  window.trembled = [];
  window.Notification = class {
    static permission = 'granted';
    static requestPermission() { return Promise.resolve('granted'); }
    constructor(title, { body }) { window.notices.push([title, body]); }
    close() {}
  };
  navigator.vibrate = (times) => Boolean(window.trembled.push(times));
"""
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
LONGEST = 900
RESOURCES = {"wood", "brick", "wool", "grain", "ore"}


def moving_table(desk: Desk, phone: bool = False, rules: dict[str, int] | None = None, **options: Any) -> Page:
    options = {"reduced_motion": "no-preference", **options}
    page = desk.open_phone(**options) if phone else desk.open(**options)
    page.add_init_script(NOTE)
    game = new_table(page, players=4, options=rules or {})
    page.goto(f"{desk.server.url}/game/{game}")
    return page


def moved(page: Page, where: str) -> list[dict[str, Any]]:
    return [each for each in page.evaluate("window.moved") if each["where"] == where]


def roll(page: Page, player: Player) -> None:
    """Press it, with the game that far and whatever moved before forgotten."""
    player.play_to("roll")
    page.wait_for_timeout(LONGEST)
    page.evaluate("window.moved.length = 0")
    player.press(".actions [data-kind=roll]")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_dice_roll_on_the_board_and_lie_there_with_their_sum(desk: Desk, phone: bool) -> None:
    page = moving_table(desk, phone)
    player = Player(page, touch=phone, likes=FOUNDER)
    roll(page, player)
    tray = page.get_by_test_id("roll")
    expect(tray).to_be_in_viewport()
    page.wait_for_function("() => window.moved.filter((each) => each.where === 'dice').length === 2")
    picture(page, f"rolling-{'phone' if phone else 'desk'}")
    dice = tray.locator("[role=img]")
    expect(dice).to_have_count(2)
    expect(tray.locator("[data-tumbles]")).to_have_count(0)
    shown = [int(str(dice.nth(i).get_attribute("aria-label"))[-1]) for i in range(2)]
    expect(tray.locator("b")).to_have_text(str(sum(shown)))
    box, size = tray.bounding_box(), PHONE if phone else DESK
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert all(each["ends"] <= LONGEST for each in page.evaluate("window.moved"))
    expect(page.locator(".flights > *")).to_have_count(0)


def test_cards_fly_to_whoever_gets_them_and_are_gone_when_they_are_there(desk: Desk) -> None:
    page = moving_table(desk)
    player = Player(page, likes=FOUNDER)
    player.play_until("end_turn")
    player.play_until("roll")
    page.wait_for_function("() => window.moved.some((each) => each.shows)")
    flights = moved(page, "flights")
    assert RESOURCES & {each["shows"] for each in flights}
    assert all(each["ends"] <= LONGEST for each in flights)
    expect(page.locator(".flights > *")).to_have_count(0)


def between(page: Page, changed: Any) -> None:
    """Every message of the server is handed on as this changes it: a list of texts."""

    def stand(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hand_on(message: str | bytes) -> None:
            for text in changed(str(message)):
                line.send(text)

        server.on_message(hand_on)

    page.route_web_socket("**/live", stand)


def plenty(message: str) -> list[str]:
    """Every roll brings everybody three cards from each of four hexes."""
    told = json.loads(message)
    if told["type"] == "update" and any(event["event"] == "rolled" for event in told["events"]):
        for seat in range(4):
            for hex_, card in enumerate(("wood", "brick", "wool", "ore")):
                told["events"].append(
                    {"event": "produced", "hex": 4 * hex_ + seat, "seat": seat, "card": card, "count": 3}
                )
                told["events"].append({"event": "gained", "seat": seat, "card": card, "count": 3})
    return [json.dumps(told)]


# How long it takes from an input to the picture that shows it, while everything moves.
ANSWERS = """() => {
  window.answers = [];
  addEventListener('pointermove', (event) => {
    const begun = event.timeStamp;
    requestAnimationFrame(() => setTimeout(() => window.answers.push(performance.now() - begun)));
  });
}"""


def crowded(message: str) -> list[str]:
    """The same on a board where a piece stands at every place."""
    told = json.loads(plenty(message)[0])
    if told["type"] == "snapshot" and "facts" in told:
        board, facts = told["view"]["board"], told["facts"]["board"]
        for places, piece in (("edges", "road"), ("vertices", "settlement")):
            board[places] = {str(at): [at % 6, piece] for at in range(len(facts[places]))}
    elif told["type"] == "update":
        for places in ("edges", "vertices"):
            told["view"].get("board", {}).pop(places, None)
    return [json.dumps(told)]


def test_nothing_that_moves_keeps_an_input_waiting_on_a_slow_phone(desk: Desk) -> None:
    page = desk.open(reduced_motion="no-preference")
    page.add_init_script(NOTE)
    game = new_table(page, players=6)
    between(page, crowded)
    page.goto(f"{desk.server.url}/game/{game}")
    player = Player(page, likes=FOUNDER)
    player.play_to("roll")
    assert page.locator("[data-piece]").count() > 180
    page.wait_for_timeout(LONGEST)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.evaluate(ANSWERS)
    page.evaluate("window.moved.length = 0")
    page.locator(".actions [data-kind=roll]").dispatch_event("click")
    page.wait_for_function("() => window.moved.filter((each) => each.where === 'flights').length > 16")
    for step in range(12):
        page.mouse.move(200 + 10 * step, 300)
    page.wait_for_function("() => window.answers.length > 3")
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    answers = sorted(page.evaluate("window.answers"))
    assert answers[len(answers) // 2] < 250, f"answers in ms: {[round(each) for each in answers]}"


def test_any_key_ends_what_moves(desk: Desk) -> None:
    page = desk.open(reduced_motion="no-preference")
    # What moves is slowed down, so that there is time to press something.
    slowly = NOTE.replace("(this, steps, timing)", "(this, steps, { ...timing, duration: 60000 })")
    page.add_init_script(slowly)
    game = new_table(page, players=4)
    between(page, plenty)
    page.goto(f"{desk.server.url}/game/{game}")
    player = Player(page, likes=FOUNDER)
    player.play_to("roll")
    page.locator(".actions [data-kind=roll]").dispatch_event("click")
    expect(page.locator(".flights .flying").first).to_be_attached()
    # It moves, and whatever comes next can be done already.
    player.wait()
    expect(page.locator("[data-tumbles]")).to_have_count(2)
    page.keyboard.press("Shift")
    expect(page.locator(".flights > *")).to_have_count(0, timeout=5_000)
    expect(page.locator("[data-tumbles]")).to_have_count(0, timeout=5_000)


def test_what_is_caught_up_with_is_not_played_again(desk: Desk) -> None:
    # Nobody asks anything in between.
    page = moving_table(desk, rules={"hand_limit": 40, "max_offers": 0})
    page.add_init_script(DAM)
    player = Player(page, likes=FOUNDER)
    player.wait()
    page.reload()
    player.wait()
    page.wait_for_timeout(LONGEST)
    assert page.evaluate("window.moved") == [], "nothing moves when a table is opened"
    player.play_to("end_turn")
    page.wait_for_timeout(LONGEST)
    page.evaluate("window.dammed = true")
    page.locator(".actions [data-kind=end_turn]").click()
    # The others have played, and wait.
    page.wait_for_function(FULL)
    page.evaluate("window.moved.length = 0")
    page.evaluate(BREAK)
    page.wait_for_timeout(LONGEST)
    assert moved(page, "flights") == []
    assert len(moved(page, "dice")) <= 2
    # What happens then is seen again.
    roll(page, player)
    page.wait_for_function("() => window.moved.filter((each) => each.where === 'dice').length === 2")


@pytest.mark.parametrize("how", ["system", "table"])
def test_whoever_wishes_stillness_sees_nothing_move(desk: Desk, how: str) -> None:
    page = moving_table(desk, reduced_motion="reduce" if how == "system" else "no-preference")
    player = Player(page, likes=FOUNDER)
    player.wait()
    if how == "table":
        page.locator(".menu summary").click()
        page.get_by_label("Show movement").uncheck()
        page.keyboard.press("Escape")
    roll(page, player)
    expect(page.get_by_test_id("roll").locator("b")).to_be_visible()
    page.wait_for_timeout(LONGEST)
    assert [each for each in page.evaluate("window.moved") if each["where"] != "other"] == []
    finite = "() => document.getAnimations().filter((each) => each.effect.getComputedTiming().duration > 1).length"
    assert page.evaluate(finite) == 0


def test_a_table_is_heard_after_a_touch_and_silent_when_it_is_wished(desk: Desk) -> None:
    page = desk.open()
    page.add_init_script(LISTEN)
    game = new_table(page, players=3)
    page.goto(f"{desk.server.url}/game/{game}")
    player = Player(page, likes=FOUNDER)
    player.wait()
    assert page.evaluate("window.contexts.length") == 0, "nothing sounds before anybody has touched the page"
    player.play_until("end_turn")
    player.wait()
    page.wait_for_function("() => window.contexts.length === 1 && window.contexts[0].state === 'running'")
    page.wait_for_function("() => window.contexts[0].sounded > 0")
    mute = page.get_by_role("button", name="Mute")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("() => window.contexts[0].state === 'suspended'")
    before = page.evaluate("window.contexts[0].sounded")
    player.play_until("roll")
    player.wait()
    assert page.evaluate("window.contexts[0].sounded") == before
    # It is kept on the device.
    page.reload()
    expect(page.get_by_role("button", name="Mute")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Mute").click()
    page.wait_for_function("() => window.contexts[0]?.state === 'running'")


def test_a_page_out_of_sight_has_a_dot_on_its_icon_when_its_player_is_awaited(desk: Desk) -> None:
    page = desk.open()
    game = new_table(page, players=3)
    page.goto(f"{desk.server.url}/game/{game}")
    Player(page).wait()
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/icon.svg")
    page.evaluate(HIDE, True)
    page.wait_for_function("() => document.querySelector('link[rel=icon]').href.startsWith('data:image/svg+xml')")
    assert page.title().startswith("●")
    page.evaluate(HIDE, False)
    expect(icon).to_have_attribute("href", "/icon.svg")


def test_a_phone_trembles_and_says_that_it_is_ones_turn_where_that_was_wished(desk: Desk) -> None:
    page = desk.open_phone()
    page.add_init_script(ALLOW)
    game = new_table(page, players=3)
    page.goto(f"{desk.server.url}/game/{game}")
    player = Player(page, touch=True, likes=FOUNDER)
    player.play_until("end_turn")
    player.did.append("the next turn")
    player.wait()
    page.wait_for_function("() => window.trembled.length > 0")
    assert page.evaluate("window.notices") == [], "nobody has asked for them"
    page.locator(".menu summary").tap()
    wish = page.get_by_label("Notify me when it is my turn")
    wish.check()
    expect(wish).to_be_checked()
    page.get_by_label("Vibrate on my turn").uncheck()
    page.keyboard.press("Escape")
    player.play_to("end_turn")
    page.evaluate("window.trembled.length = 0")
    page.evaluate(HIDE, True)
    page.locator(".actions [data-kind=end_turn]").dispatch_event("click")
    page.wait_for_function("() => window.notices.length > 0")
    assert page.evaluate("window.notices[0][0]") == "It is your turn"
    assert page.evaluate("window.trembled") == []
