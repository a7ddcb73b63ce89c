"""Limits and checks that every request passes."""

from __future__ import annotations

import time
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from skerry.server.settings import Settings

MOST_REMEMBERED: Final = 10_000


class Bucket:
    """Tokens that refill with time: one per message or request."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Buckets:
    """One bucket per address, the longest unused ones forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self.buckets.pop(address, None) or Bucket(self.rate, self.burst)
        self.buckets[address] = bucket
        if len(self.buckets) > MOST_REMEMBERED:
            del self.buckets[next(iter(self.buckets))]
        return bucket.take()


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else "unknown"


def is_same_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Browsers say where a page came from; it must be from here, or from where the operator allows."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host", "")
