"""`skerry serve`: the game on the network."""

from __future__ import annotations

import os
import tempfile
from dataclasses import replace
from typing import Annotated

import typer

from skerry.engine.errors import ConfigError


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME.", envvar="SKERRY_DATABASE")
    ] = "sqlite:///skerry.db",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes; more than one needs PostgreSQL.")] = 1,
    origin: Annotated[list[str] | None, typer.Option(help="Another web address that may use this server.")] = None,
    secure: Annotated[bool, typer.Option(help="Cookies for HTTPS only, behind a proxy that speaks it.")] = False,
    bot_pace: Annotated[
        float | None, typer.Option(min=0.0, help="Seconds a bot waits while people watch.", show_default="0.7")
    ] = None,
    client: Annotated[
        str, typer.Option(help="Serve another build of the browser client.", envvar="SKERRY_CLIENT")
    ] = "",
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.", envvar="SKERRY_LOG_LEVEL")] = "info",
) -> None:
    """Serve the browser game and its API."""
    import uvicorn  # noqa: PLC0415 - the other commands start faster without it

    from skerry.server.settings import async_url, from_environment, to_environment  # noqa: PLC0415

    if log_level not in ("debug", "info", "warning", "error"):
        raise ConfigError(f"there is no log level {log_level!r}: use debug, info, warning or error")
    settings = replace(from_environment(), database=async_url(database), log_level=log_level, client=client)
    if origin:
        settings = replace(settings, origins=tuple(origin))
    if secure:
        settings = replace(settings, secure_cookies=True)
    if bot_pace is not None:
        settings = replace(settings, bot_pace=bot_pace)
    if workers > 1 and settings.is_sqlite:
        raise ConfigError("several workers need PostgreSQL; with SQLite there is one")
    os.environ.update(to_environment(settings))
    if workers > 1:
        # Where workers put their numbers together for /metrics.
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="skerry-metrics-")
    typer.echo(f"Skerry is at http://{host}:{port}")
    uvicorn.run(
        "skerry.server.app:create_app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        ws_max_size=settings.most_message * 2,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=5,
        proxy_headers=True,
        server_header=False,
    )
