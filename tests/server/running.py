"""A real server for a test: uvicorn in a thread of this process, or a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Any

import httpx
import uvicorn

from skerry.bench.live.postgres import free_port
from skerry.cli.serve import HTTP_DOOR, LIVE_DOOR
from skerry.server.app import create_app
from skerry.server.live.table import Table
from skerry.server.node import Node
from skerry.server.settings import Settings, to_environment

PATIENCE = 60.0
STARTING = 120.0


class ServerHere:
    """In a thread of this process, so that a test can look inside."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = create_app(settings)
        config = uvicorn.Config(
            self.app,
            host="127.0.0.1",
            port=0,
            log_config=None,
            http=HTTP_DOOR,
            ws=LIVE_DOOR,
            ws_max_size=settings.most_message * 2,
            timeout_graceful_shutdown=2,
            server_header=False,
        )
        self.server = uvicorn.Server(config)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started, "the server did not start"
        self.port = int(self.server.servers[0].sockets[0].getsockname()[1])

    def run(self) -> None:
        asyncio.run(self.serve())

    async def serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def node(self) -> Node:
        node: Node = self.app.state.node
        return node

    def table(self, game: str) -> Table:
        return self.node.tables.loaded[game]

    def do(self, work: Any) -> Any:
        """Run a coroutine in the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server did not stop"

    def __enter__(self) -> ServerHere:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


class ServerProcess:
    """`skerry serve` as people run it."""

    def __init__(
        self,
        settings: Settings,
        folder: Path,
        port: int | None = None,
        workers: int = 1,
        host: str = "127.0.0.1",
        within: Sequence[str] = (),
        **environment: str,
    ) -> None:
        """`within` is a command that runs the server under limits, or without rights."""
        self.port = port or free_port()
        self.output = folder / f"server-{self.port}-{time.monotonic_ns()}.log"
        self.stream: IO[bytes] = self.output.open("wb")
        self.process = subprocess.Popen(
            [
                *within,
                *(sys.executable, "-m", "skerry", "serve", "--port", str(self.port), "--host", host),
                *("--database", settings.database, "--log-level", settings.log_level, "--workers", str(workers)),
            ],
            env={**os.environ, **to_environment(settings), **environment},
            stdout=self.stream,
            stderr=self.stream,
        )
        until(self.answers, STARTING)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def answers(self) -> bool:
        assert self.process.poll() is None, self.output.read_text()
        try:
            return httpx.get(f"http://{self.address}/healthz", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        self.stream.close()

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(PATIENCE)
        self.stream.close()
        return self.process.returncode

    def __enter__(self) -> ServerProcess:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


def until(is_so: Any, patience: float = PATIENCE) -> None:
    """Wait for something that happens elsewhere."""
    end = time.monotonic() + patience
    while not is_so():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)
