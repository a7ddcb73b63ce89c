"""The account of open connections by itself: who goes first, when time is up, who counts as whom."""

from __future__ import annotations

import subprocess
import sys
import time
from types import SimpleNamespace
from typing import Any

import pytest

from skerry.server.addresses import household, is_at_home
from skerry.server.doors import descriptors
from skerry.server.doors.doors import ANSWER, BODY, HEAD, LATE, LEAST_TAKEN, LIVE, TAKING, Doors
from skerry.server.doors.http import is_proxy
from skerry.server.settings import Settings


class Line:
    """A connection of which the doors see no more than this."""

    def __init__(self, waiting: int = 0) -> None:
        self.waiting = waiting
        self.is_closing = self.is_gone = False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def close(self) -> None:
        self.is_closing = True

    def abort(self) -> None:
        self.is_gone = True


def doors(room: int = 3, **more: Any) -> Any:
    return Doors(Settings(**more), room)


def test_where_all_is_full_the_one_that_waited_longest_goes() -> None:
    full, lines = doors(), [Line() for _ in range(7)]
    assert [full.enter(line, None) for line in lines[:3]] == [None] * 3
    full.note(lines[0], ANSWER)
    full.note(lines[1], BODY)
    assert full.enter(lines[3], None) is None
    assert full.enter(lines[4], None) is None
    full.note(lines[4], LIVE)
    assert full.enter(lines[5], None) is None
    full.note(lines[5], LIVE)
    assert [line.is_gone for line in lines] == [False, True, True, True, False, False, False]
    refusal = full.enter(lines[6], None)
    assert (refusal.status, refusal.code) == (503, "too_many")
    full.leave(lines[0])
    full.leave(lines[0])
    assert full.enter(lines[6], None) is None
    assert set(full.guests) == {lines[4], lines[5], lines[6]}


def test_times_count_from_each_change_and_slow_readers_may_go_on_reading() -> None:
    watched, late, busy, slow = doors(10, header_time=10, body_time=30), Line(), Line(), Line(100_000)
    for line in (late, busy, slow):
        watched.enter(line, None)
    now = time.monotonic()
    watched.note(busy, ANSWER)
    watched.sweep(now + 9)
    assert not late.is_gone
    watched.sweep(now + 11)
    assert (late.is_gone, busy.is_gone) == (True, False)
    assert (slow.is_closing, slow.is_gone) == (True, False), "it still has something to read"
    slow.waiting -= LEAST_TAKEN
    watched.sweep(now + 31)
    assert not slow.is_gone
    watched.sweep(now + 62)
    assert slow.is_gone
    assert set(watched.guests) == {busy}
    assert set(LATE) == {HEAD, BODY, TAKING}


def test_no_limit_is_no_limit() -> None:
    free, lines = doors(10, header_time=0, body_time=0, most_connections=0), [Line() for _ in range(5)]
    assert [free.enter(line, "198.51.100.1") for line in lines] == [None] * 5
    free.sweep(time.monotonic() + 1_000_000)
    assert not any(line.is_gone for line in lines)


@pytest.mark.parametrize(
    ("trusted", "host", "wanted"),
    [
        ("127.0.0.1,::1", "127.0.0.1", True),
        ("127.0.0.1,::1", "127.0.0.2", False),
        ("10.0.0.0/8", "10.1.2.3", True),
        ("*", "198.51.100.1", True),
        (["10.0.0.1"], "10.0.0.1", True),
    ],
)
def test_proxies_are_those_whose_word_is_believed(trusted: Any, host: str, wanted: bool) -> None:
    config: Any = SimpleNamespace(forwarded_allow_ips=trusted)
    assert is_proxy(config, host) is wanted


@pytest.mark.parametrize(
    ("host", "wanted"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("192.168.1.20", True),
        ("172.31.0.1", True),
        ("172.32.0.1", False),
        ("::ffff:10.0.0.1", True),
        ("fe80::1%eth0", True),
        ("fd00::1", True),
        ("2001:db8::1", False),
        ("198.51.100.7", False),
        ("100.64.0.1", False),
        ("unknown", True),
    ],
)
def test_who_is_at_home(host: str, wanted: bool) -> None:
    assert is_at_home(household(host)) is wanted


@pytest.mark.parametrize("limit", [256, 1024, 20_000, 1_048_576])
def test_connections_leave_descriptors_for_the_rest(limit: int) -> None:
    assert descriptors.room(limit) + descriptors.queue(limit) + 50 < limit
    assert descriptors.room(limit) >= limit // 2 or descriptors.room(limit) == descriptors.MOST_ROOM


@pytest.mark.skipif(sys.platform == "win32", reason="connections are no descriptors there")
def test_the_soft_limit_is_raised_to_the_hard_one() -> None:
    raising = "from skerry.server.doors.descriptors import *; raise_limit(); print(most_descriptors())"
    limits = 'ulimit -n 900 && ulimit -Sn 300 && exec "$@"'
    done = subprocess.run(["sh", "-c", limits, "sh", sys.executable, "-c", raising], capture_output=True, check=True)
    assert int(done.stdout) == 900
