"""The build under test is the one that was asked for, in every module."""

from __future__ import annotations

import importlib
import os
import pkgutil

import pytest

import skerry

COMPILED = ("skerry.board", "skerry.engine", "skerry.rules", "skerry.bots")


def engine_modules() -> list[str]:
    found = [module for module in pkgutil.walk_packages(skerry.__path__, "skerry.") if not module.ispkg]
    return [module.name for module in found if module.name.startswith(COMPILED) or module.name == "skerry.game"]


@pytest.mark.skipif("SKERRY_EXPECT" not in os.environ, reason="SKERRY_EXPECT does not say which build to expect")
@pytest.mark.parametrize("name", engine_modules())
def test_every_engine_module_comes_from_the_expected_build(name: str) -> None:
    origin = importlib.import_module(name).__file__
    assert origin is not None
    assert origin.endswith(".py") == (os.environ["SKERRY_EXPECT"] == "interpreted"), origin
