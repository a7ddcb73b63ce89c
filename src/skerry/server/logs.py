"""Logs as one JSON object per line, without anything that opens a seat."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any, Final

from starlette.requests import Request

requests = logging.getLogger("skerry.requests")

# What a log line may say beside its message; everything else that is attached to a record stays out.
TOLD: Final = ("game", "number", "reason", "method", "path", "status", "address", "count", "seconds", "trace")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name in TOLD:
            if hasattr(record, name):
                told[name] = getattr(record, name)
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told)


def set_up_logs(level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    # What the web server has to say comes in the same form; its list of requests is ours.
    for name, lowest in (("skerry", level.upper()), ("uvicorn", "WARNING")):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(lowest)
        logger.propagate = False


def log_request(request: Request, status: int) -> None:
    """The path without its query: addresses may hold what people typed."""
    requests.debug("request", extra={"method": request.method, "path": request.url.path, "status": status})
