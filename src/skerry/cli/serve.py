"""`skerry serve`: the game on the network."""

from __future__ import annotations

import os
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
    bot_pace: Annotated[float, typer.Option(min=0.0, help="Seconds a bot waits while people watch.")] = 0.7,
    client: Annotated[
        str, typer.Option(help="Serve another build of the browser client.", envvar="SKERRY_CLIENT")
    ] = "",
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve the browser game and its API."""
    import uvicorn  # noqa: PLC0415 - the other commands start faster without it

    from skerry.server.logs import set_up_logs  # noqa: PLC0415
    from skerry.server.settings import Settings, async_url, to_environment  # noqa: PLC0415

    if log_level not in ("debug", "info", "warning", "error"):
        raise ConfigError(f"there is no log level {log_level!r}: use debug, info, warning or error")
    settings = Settings(
        database=async_url(database),
        origins=tuple(origin or ()),
        secure_cookies=secure,
        bot_pace=bot_pace,
        client=client,
    )
    if workers > 1 and settings.is_sqlite:
        raise ConfigError("several workers need PostgreSQL; with SQLite there is one")
    set_up_logs(log_level)
    os.environ.update(to_environment(settings))
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
