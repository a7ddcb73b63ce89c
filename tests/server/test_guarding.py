"""Who may ask, and what no answer gives away: origins, headers, traces, files."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.running import ServerHere
from tests.server.wire import Party, Player, code

Gather = Callable[[ServerHere], Party]
Serve = Callable[..., ServerHere]


def test_what_the_api_answers_is_not_kept_by_caches(light: ServerHere) -> None:
    host = Player(light.address)
    assert host.create().headers["cache-control"] == "no-store"
    assert host.at("GET").headers["cache-control"] == "no-store"
    assert "no-store" not in host.ask("GET", "/").headers.get("cache-control", "")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "http://[", "file://"])
def test_pages_from_elsewhere_are_refused(light: ServerHere, party: Gather, origin: str) -> None:
    table = party(light).gather(2, bots=1)
    host = table.host
    refused = host.ask("POST", f"/api/games/{host.game}/start", headers={"Origin": origin})
    assert code(refused) == (403, "wrong_origin")
    with pytest.raises(InvalidStatus):
        host.open({"Origin": origin})
    assert host.at("GET").json()["table"]["state"] == "open"


def test_pages_from_here_and_from_where_the_operator_says_are_served(serve: Serve, sqlite: str, party: Gather) -> None:
    server = serve(sqlite, origins=("https://play.example",))
    table = party(server).gather(2, bots=1)
    for origin in (f"http://{server.address}", "https://play.example"):
        table.host.open({"Origin": origin}).close()
        changed = table.host.ask(
            "PATCH", f"/api/games/{table.host.game}/seat", {"name": "Ada"}, headers={"Origin": origin}
        )
        assert changed.status_code == 200


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/games/nothing", "/healthz", "/metrics", "/api/none"])
def test_every_answer_has_security_headers(light: ServerHere, path: str) -> None:
    headers = Player(light.address).ask("GET", path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_https_is_insisted_on_where_it_is_there(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, secure_cookies=True)
    answer = Player(server.address).create()
    assert "strict-transport-security" in answer.headers
    assert "Secure" in answer.headers["set-cookie"]


def test_a_failure_is_told_without_a_stack_trace(
    light: ServerHere, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(light.node.store, "listed", fail)
    answer = Player(light.address).ask("GET", "/api/games")
    assert code(answer) == (500, "failure")
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text
    assert answer.headers["x-frame-options"] == "DENY"
    assert "secret detail" in caplog.text


def test_no_file_outside_the_client_is_served(serve: Serve, sqlite: str, tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("the page")
    (client / "assets" / "a.js").write_text("code")
    (tmp_path / "secret").write_text("secret")
    (client / "link").symlink_to(tmp_path / "secret")
    server = serve(sqlite, client=str(client))
    paths = (
        "//etc/passwd",
        "/../secret",
        "/assets/../../secret",
        "/%2e%2e/secret",
        f"/{tmp_path}/secret",
        "/link",
        "/%00",
    )
    for path in paths:
        body = raw_get(server, path)
        assert "root:" not in body, path
        assert "\r\n\r\nsecret" not in body, path
        assert not body.startswith("HTTP/1.1 5"), path
    assert raw_get(server, "/game/anything").endswith("the page")
    assert "immutable" in raw_get(server, "/assets/a.js")
    assert raw_get(server, "/assets/none.js").startswith("HTTP/1.1 404")


def raw_get(server: ServerHere, path: str) -> str:
    """A request as it is written, since libraries tidy paths up."""
    with socket.create_connection(("127.0.0.1", server.port), 10) as wire:
        wire.sendall(f"GET {path} HTTP/1.1\r\nHost: {server.address}\r\nConnection: close\r\n\r\n".encode())
        parts = []
        while part := wire.recv(65536):
            parts.append(part)
    return b"".join(parts).decode()
