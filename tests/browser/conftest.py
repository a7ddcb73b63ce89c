"""A real server and a real browser, as a person would have them."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, expect, sync_playwright

ROOT = Path(__file__).parents[2]
# A build of the client beside the package's own is tested by setting SKERRY_CLIENT.
CLIENT = Path(os.environ.get("SKERRY_CLIENT") or ROOT / "src" / "skerry" / "server" / "client") / "index.html"
PICTURES = ROOT / "build" / "screenshots"

# Other tests may run beside these: how long something takes is no reason to fail, unless a test says so.
PATIENCE = 60_000
STARTING = 120.0
expect.set_options(timeout=PATIENCE / 2)

PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}
LAPTOP = {"width": 1366, "height": 768}
WALL = {"width": 3840, "height": 2160}


def find_chromium() -> str | None:
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        found = shutil.which(name)
        if found:
            return found
    return None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = str(Path(__file__).parent)
    why = ""
    if find_chromium() is None:
        why = "no Chromium could be found or installed"
    elif not CLIENT.exists():
        why = "the browser client is not built (make client)"
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.browser)
            if why:
                item.add_marker(pytest.mark.skip(reason=why))


class Server:
    """`skerry serve` in a process of its own, which can be killed and started again on the same database."""

    def __init__(self, database: Path, pace: float = 0.0, **settings: object) -> None:
        self.database = database
        self.pace = pace
        self.settings = {f"SKERRY_{name.upper()}": str(value) for name, value in settings.items()}
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "skerry", "serve", "--port", str(self.port), "--bot-pace", str(self.pace)]
        command += ["--database", f"sqlite:///{self.database}", "--log-level", "warning"]
        kept = {name: value for name, value in os.environ.items() if not name.startswith("SKERRY_")}
        # All tables of a run come from one address, and so do all their requests.
        limits = {
            "SKERRY_MOST_OPEN_GAMES": "1000",
            "SKERRY_REQUESTS_PER_SECOND": "1000",
            "SKERRY_REQUEST_BURST": "1000",
            # Tests that are about offers ask for time to answer them.
            "SKERRY_OFFER_WAIT": "0",
        }
        environment = {**kept, **limits, **self.settings, "SKERRY_CLIENT": str(CLIENT.parent)}
        self.process = subprocess.Popen(command, env=environment, cwd=ROOT)
        deadline = time.monotonic() + STARTING
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.2)
        raise AssertionError("the server did not come up")

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(15)
            self.process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(tmp_path_factory: pytest.TempPathFactory, name: str, rules: str) -> Iterator[Server]:
    """A server with rules of the tests, as long as somebody needs it."""
    running = Server(tmp_path_factory.mktemp(name) / "games.db", rules=rules)
    try:
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
    launched = playwright.chromium.launch(
        executable_path=find_chromium(), args=[*flags, "--disable-sync", "--no-first-run"]
    )
    yield launched
    launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The one server of a run; tests that kill theirs start one of their own."""
    running = Server(tmp_path_factory.mktemp("server") / "games.db")
    running.start()
    yield running
    running.stop()


class Desk:
    """Opens browsers for people: each its own, with its own cookies, as on devices of their own."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.problems: list[str] = []

    def open(self, path: str = "/", size: dict[str, int] | None = None, **options: Any) -> Page:
        # Without a graphics card what moves costs much time; tests of motion ask for it.
        usual = {"locale": "en-GB", "reduced_motion": "reduce"}
        context = self.browser.new_context(viewport=size or DESK, **{**usual, **options})
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.goto(path if path.startswith("http") else self.server.url + path)
        return page

    def open_phone(self, path: str = "/", **options: Any) -> Page:
        return self.open(path, PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, **options)

    def close(self) -> None:
        for context in self.contexts:
            context.close()


@contextmanager
def desk_at(browser: Browser, server: Server) -> Iterator[Desk]:
    """Browsers for one test, in whose pages nothing may go wrong."""
    desk = Desk(browser, server)
    yield desk
    desk.close()
    assert desk.problems == [], "errors in the page"


@contextmanager
def desk_of_its_own(browser: Browser, database: Path, pace: float = 0.0, **settings: object) -> Iterator[Desk]:
    """The same at a server that only this test has."""
    running = Server(database, pace, **settings)
    running.start()
    try:
        with desk_at(browser, running) as desk:
            yield desk
    finally:
        running.stop()


@pytest.fixture(scope="session")
def quay(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where whoever sits first begins just before what the scenarios of explorers are about."""
    with serving(tmp_path_factory, "quay", "tests.expeditions") as running:
        yield running


@pytest.fixture
def voyage(browser: Browser, quay: Server) -> Iterator[Desk]:
    with desk_at(browser, quay) as desk:
        yield desk


@pytest.fixture(scope="session")
def ferry(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where whoever sits first begins rich, just before what the modules of a combination are about."""
    with serving(tmp_path_factory, "ferry", "tests.ferry") as running:
        yield running


@pytest.fixture
def crossing(browser: Browser, ferry: Server) -> Iterator[Desk]:
    with desk_at(browser, ferry) as desk:
        yield desk


@pytest.fixture(scope="session")
def counter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where whoever sits first begins with cards of every kind."""
    with serving(tmp_path_factory, "counter", "tests.full_hands") as running:
        yield running


@pytest.fixture
def full(browser: Browser, counter: Server) -> Iterator[Desk]:
    with desk_at(browser, counter) as desk:
        yield desk


@pytest.fixture
def desk(browser: Browser, server: Server) -> Iterator[Desk]:
    with desk_at(browser, server) as desk:
        yield desk


@pytest.fixture
def page(desk: Desk) -> Page:
    return desk.open()


def new_table(page: Page, modules: str = "base", players: int = 3, **more: Any) -> str:
    """A table made by this browser, with quick bots on the other seats, and started; answers its name."""
    seats = [{"kind": "person"}, *({"kind": "bot", "level": "greedy"} for _ in range(players - 1))]
    wish = {"modules": modules.split("+"), "players": players, "options": {}, "seats": seats, "name": "Ada"}
    wish |= {"public": False, "watch": True, "clock": None, **more}
    url = page.evaluate("location.origin")
    made = page.request.post(f"{url}/api/games", data=wish)
    assert made.ok, made.text()
    game = str(made.json()["game"])
    if all(seat["kind"] != "open" for seat in wish["seats"]):
        assert page.request.post(f"{url}/api/games/{game}/start").ok
    return game


@pytest.fixture(scope="session")
def finished(browser: Browser, server: Server) -> str:
    """A game that was played to its end: short, and by bots once its maker has left."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(server.url)
    game = new_table(page, options={"target": 3}, public=True)
    page.request.post(f"{server.url}/api/games/{game}/leave")
    for _ in range(300):
        if page.request.get(f"{server.url}/api/games/{game}").json()["table"]["state"] == "finished":
            break
        page.wait_for_timeout(100)
    else:
        raise AssertionError("the bots did not come to an end")
    context.close()
    return game


def fits(page: Page) -> bool:
    """Whether nothing lies beside the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def look_at_seats(page: Page) -> None:
    """On a phone they lie over the board while somebody looks at them."""
    if not page.locator(".seats").is_visible():
        page.get_by_role("tab").first.click()


def sources(seat: Locator) -> Locator:
    """Where the points of a seat come from, laid open."""
    look_at_seats(seat.page)
    seat.locator("summary").click()
    return seat.locator(".sources")


def put_away(page: Page) -> None:
    """What was laid open at a seat, and on a phone the seats themselves."""
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")


def picture(page: Page, name: str) -> None:
    """Keep a screenshot to look at."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(PICTURES / f"{name}.png"))
