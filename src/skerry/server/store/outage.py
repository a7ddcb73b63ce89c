"""A time in which the store fails: told once when it begins and once when it is over, however much fails meanwhile."""

from __future__ import annotations

import logging
import time
from typing import Any, Final

from skerry.server.metrics import STORE_FAILURES_SEEN

log = logging.getLogger("skerry.store")

# Seconds without a failure before something that worked is taken for the end: one thing may fail beside another.
CALM: Final = 1.0


class Outage:
    def __init__(self) -> None:
        self.count = 0
        self.began = 0.0
        self.last = 0.0

    def failed(self, failure: Exception, **about: Any) -> None:
        """The first failure is told with its trace; those that follow are counted."""
        STORE_FAILURES_SEEN.inc()
        self.last = time.monotonic()
        self.count += 1
        if self.count == 1:
            self.began = self.last
            log.error("the store failed", exc_info=failure, extra=about)

    def worked(self) -> None:
        """Something was written."""
        if self.count and time.monotonic() - self.last >= CALM:
            seconds = round(self.last - self.began, 1)
            log.warning("the store works again", extra={"count": self.count, "seconds": seconds})
            self.count = 0
