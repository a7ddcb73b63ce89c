"""What every suite shares: which build is under test, honest rule ids, and an account of what was skipped."""

from __future__ import annotations

import os
import re
import sys
from collections import Counter
from collections.abc import Iterator
from types import ModuleType

import pytest
from hypothesis import settings

from skerry.catalog import add_module, bring_modules, modules
from skerry.catalog.assembly import BUILT
from skerry.version import build_kind

# A busy machine is no reason for a test to fail.
settings.register_profile("skerry", deadline=None)
settings.load_profile("skerry")

RULE_ID = re.compile(r"[A-Z][A-Z0-9]*-\d{2,3}")
BUILDS = {"compiled": "compiled", "interpreted": "pure Python"}


def pytest_configure(config: pytest.Config) -> None:
    """A run that was meant for one build must not quietly test the other."""
    expected = os.environ.get("SKERRY_EXPECT")
    if expected is None:
        return
    if expected not in BUILDS:
        raise pytest.UsageError(f"SKERRY_EXPECT is {expected!r}; it must be one of {', '.join(BUILDS)}")
    if build_kind() != BUILDS[expected]:
        raise pytest.UsageError(f"these tests were to run {expected}, but the engine found is {build_kind()}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in [*item.iter_markers("rule"), *item.iter_markers("ready")]:
            if not mark.args or mark.kwargs or not all(_is_rule_id(given) for given in mark.args):
                raise pytest.UsageError(
                    f"{item.nodeid}: mark.{mark.name} takes rule ids such as BASE-12, not {mark.args!r}"
                )


def _is_rule_id(given: object) -> bool:
    return isinstance(given, str) and RULE_ID.fullmatch(given) is not None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = Counter(_reason(report) for report in skipped)
    terminalreporter.section(f"{len(skipped)} skipped" if skipped else "nothing was skipped", sep="-")
    for reason, count in sorted(reasons.items()):
        terminalreporter.line(f"{count:5} skipped: {reason}")


def _reason(report: pytest.TestReport) -> str:
    if isinstance(report.longrepr, tuple):
        return str(report.longrepr[2]).removeprefix("Skipped: ")
    return str(report.longrepr)


@pytest.fixture
def lanterns() -> Iterator[ModuleType]:
    """The toy of tests/lanterns.py stands in the catalog for the time of a test."""
    bring_modules(["tests.lanterns"])
    toy = sys.modules["tests.lanterns"]
    add_module("lanterns", toy.Lanterns)
    yield toy
    modules._known.pop("lanterns")
    BUILT.pop("lanterns")
