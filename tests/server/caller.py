"""Whoever calls the server in a test: HTTP requests, and one WebSocket at a time."""

from __future__ import annotations

import json
import socket
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from contextlib import ExitStack, suppress
from itertools import count
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0

Message = dict[str, Any]


class Caller(ABC):
    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address
        self.token = token
        # Without certificates, which take longer to read than most tests.
        self.http = httpx.Client(timeout=PATIENCE, verify=False, trust_env=False)
        self.socket: ClientConnection | None = None
        self.ending = ExitStack()
        self.ids = count(1)
        self.frames: list[str] = []

    @abstractmethod
    def take(self, message: Message) -> None:
        """Take into account what the server has told."""

    @property
    def as_whom(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    # Over HTTP

    def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        headers = {**self.as_whom, **more.pop("headers", {})}
        self.http.cookies.clear()
        return self.http.request(method, f"http://{self.address}{path}", json=body, headers=headers, **more)

    # Live

    def connect_at(self, path: str, headers: Mapping[str, str] | None = None) -> None:
        self.ending = ExitStack()
        self.socket = self.ending.enter_context(
            connect(
                f"ws://{self.address}{path}",
                additional_headers={**self.as_whom, **(headers or {})},
                max_size=None,
                compression=None,
                open_timeout=PATIENCE,
                close_timeout=1.0,
            )
        )

    def close(self) -> None:
        self.ending.close()
        self.socket = None

    def break_off(self) -> None:
        """As if the network were gone: nobody says goodbye."""
        if self.socket is not None:
            with suppress(OSError):
                self.socket.socket.shutdown(socket.SHUT_RDWR)

    def receive(self, patience: float = PATIENCE) -> Message:
        """The next message, taken into account."""
        assert self.socket is not None
        text = self.socket.recv(patience)
        assert isinstance(text, str)
        self.frames.append(text)
        message: Message = json.loads(text)
        self.take(message)
        return message

    def wait_for(self, wanted: Callable[[Message], bool], patience: float = PATIENCE) -> Message:
        while True:
            message = self.receive(patience)
            if wanted(message):
                return message

    def drain(self, patience: float = 0.2) -> list[Message]:
        """Everything that still comes."""
        got: list[Message] = []
        while True:
            try:
                got.append(self.receive(patience))
            except TimeoutError:
                return got

    def closed_with(self) -> tuple[int, str]:
        """The code and reason with which the server ends the connection."""
        with pytest.raises(ConnectionClosed) as end:
            while True:
                self.receive()
        assert end.value.rcvd is not None
        return end.value.rcvd.code, end.value.rcvd.reason

    def send(self, message: object) -> None:
        assert self.socket is not None
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))
