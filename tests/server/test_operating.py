"""What an operator sees and sets: health, metrics, logs, settings."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from skerry.engine.errors import ConfigError
from skerry.server.logs import JsonLines
from skerry.server.metrics import forget_dead_workers
from skerry.server.settings import Settings, async_url, from_environment, to_environment
from tests.server.running import ServerHere, until
from tests.server.wire import Party, Player

Gather = Callable[[ServerHere], Party]
Serve = Callable[..., ServerHere]


def test_health_and_metrics(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(2, bots=1).begin()
    table.step()
    player = Player(light.address)
    assert player.ask("GET", "/healthz").json()["ok"] is True
    told = player.ask("GET", "/metrics").text
    for name in (
        "skerry_actions_total",
        "skerry_games_in_memory",
        "skerry_connections",
        "skerry_command_seconds_count",
    ):
        assert name in told
    assert table.host.game not in told


def test_a_worker_that_was_killed_does_not_count_any_more(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", ""]) as gone:
        pass
    for worker in (gone.pid, os.getpid()):
        for kind in ("gauge_livesum", "counter"):
            (tmp_path / f"{kind}_{worker}.db").touch()
    forget_dead_workers(tmp_path)
    kept = {file.name for file in tmp_path.iterdir()}
    assert kept == {f"counter_{gone.pid}.db", f"counter_{os.getpid()}.db", f"gauge_livesum_{os.getpid()}.db"}


def test_health_tells_when_the_store_does_not_answer(light: ServerHere, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail() -> None:
        raise OSError("gone")

    monkeypatch.setattr(light.node.store, "check", fail)
    player = Player(light.address)
    until(lambda: player.ask("GET", "/healthz").status_code == 503, 3)
    monkeypatch.undo()
    until(lambda: player.ask("GET", "/healthz").status_code == 200, 3)


def test_health_is_found_out_once_for_all_who_ask(serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve(sqlite)
    checked = 0
    check = server.node.store.check

    async def counted() -> None:
        nonlocal checked
        checked += 1
        await check()

    monkeypatch.setattr(server.node.store, "check", counted)
    began = time.monotonic()
    player = Player(server.address)
    for _ in range(100):
        assert player.ask("GET", "/healthz").status_code == 200
        assert player.ask("GET", "/metrics").status_code == 200
    assert 1 <= checked <= 1 + time.monotonic() - began


def test_logs_are_json_without_secrets(light: ServerHere, party: Gather, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table = party(light).gather(2, bots=1).begin()
    table.step()
    table.host.at("POST", "/resume")
    Player(light.address).ask("GET", f"/api/games/{table.host.game}?token={table.host.token}")
    lines = [JsonLines().format(record) for record in caplog.records if record.name.startswith("skerry")]
    assert lines
    for line in lines:
        assert {"at", "level", "logger", "message"} <= set(json.loads(line))
    seed = light.table(table.host.game).row.seed
    for secret in (*(player.token or "" for player in table.players), seed):
        assert not any(secret in line for line in lines)


def test_settings_come_from_the_environment_and_go_there(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = Settings("sqlite+aiosqlite:///x.db", origins=("https://a", "https://b"), secure_cookies=True, idle=1.5)
    for name, value in to_environment(wanted).items():
        monkeypatch.setenv(name, value)
    assert from_environment() == wanted
    for name, value in (("SKERRY_IDLE", "soon"), ("SKERRY_MOST_NAME", "-1"), ("SKERRY_SECURE_COOKIES", "perhaps")):
        with monkeypatch.context() as here, pytest.raises(ConfigError, match=name):
            here.setenv(name, value)
            from_environment()


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "mysql://x", "games.db", ""])
def test_a_database_that_cannot_keep_games_is_refused(url: str) -> None:
    with pytest.raises(ConfigError):
        async_url(url)
