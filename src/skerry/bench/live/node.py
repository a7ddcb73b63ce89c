"""One node of the server, as people run it, with limits that do not stand in the way."""

from __future__ import annotations

import http.client
import os
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from skerry.bench.live.postgres import free_port

STARTING: Final = 30.0
ROOMY: Final = {
    "SKERRY_MESSAGES_PER_SECOND": "100000",
    "SKERRY_MESSAGE_BURST": "100000",
    "SKERRY_REQUESTS_PER_SECOND": "100000",
    "SKERRY_REQUEST_BURST": "100000",
    "SKERRY_MOST_OPEN_GAMES": "100000",
    "SKERRY_MOST_SOCKETS": "100000",
}


class Node:
    """`skerry serve` in a process of its own."""

    def __init__(self, database: str, folder: Path, limits: Mapping[str, str] = ROOMY) -> None:
        self.port = free_port()
        self.output = (folder / f"node-{self.port}.log").open("wb")
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "skerry", "serve", "--port", str(self.port)),
                *("--database", database, "--log-level", "warning"),
            ],
            env={**os.environ, **limits},
            stdout=self.output,
            stderr=self.output,
        )
        end = time.monotonic() + STARTING
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > end:
                raise OSError(f"the node did not start; see {self.output.name}")
            time.sleep(0.05)

    def answers(self) -> bool:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()

    @property
    def memory(self) -> int:
        """Resident bytes; 0 where the system does not tell."""
        try:
            lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        except OSError:
            return 0
        return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS")), 0)

    @property
    def seconds(self) -> float:
        """Processor time used so far; 0 where the system does not tell."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(STARTING)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.output.close()
