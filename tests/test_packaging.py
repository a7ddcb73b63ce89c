"""`pip install .` where there is no compiler, and where compiling fails: plain Python, and one line that says so."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    folder = tmp_path / "sources"
    folder.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    return folder


def install(sources: Path, **environment: str) -> tuple[list[str], str]:
    """The lines that Skerry's build said, and what the installed command says of itself."""
    target = sources.parent / "installed"
    pip = [sys.executable, "-m", "pip", "install", "-v", "--no-build-isolation", "--no-deps", "--target", str(target)]
    settings = {**os.environ, "PYTHONPATH": "", "SKERRY_PURE": "", **environment}
    done = subprocess.run([*pip, "."], cwd=sources, env=settings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    version = subprocess.run(
        [sys.executable, "-m", "skerry", "--version"],
        cwd=sources.parent,
        env={**settings, "PYTHONPATH": str(target)},
        capture_output=True,
        text=True,
        check=True,
    )
    said = [line.strip() for line in (done.stdout + done.stderr).splitlines()]
    return [line for line in said if line.startswith("skerry:")], version.stdout


def test_without_a_compiler_the_install_is_plain_python_and_says_so(sources: Path) -> None:
    said, version = install(sources, CC="/nowhere/cc")
    assert len(said) == 1
    assert "no working C compiler" in said[0]
    assert "pure Python" in version


def test_plain_python_can_be_asked_for(sources: Path) -> None:
    said, version = install(sources, SKERRY_PURE="1")
    assert len(said) == 1
    assert "SKERRY_PURE=1" in said[0]
    assert "pure Python" in version


@pytest.mark.sweep
@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler that could fail")
def test_a_failing_compilation_still_installs_plain_python(sources: Path) -> None:
    with (sources / "src" / "skerry" / "engine" / "scores.py").open("a", encoding="utf-8") as source:
        source.write('\nmistyped: int = "text"\n')
    said, version = install(sources)
    assert len(said) == 1
    assert "compiling failed" in said[0]
    assert "pure Python" in version


@pytest.mark.sweep
@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_only_a_library_that_has_changed_is_compiled_again(sources: Path) -> None:
    """Shown with two small ones, since the whole takes minutes."""
    script = (sources / "setup.py").read_text(encoding="utf-8")
    begin = script.index("LIBRARIES = {")
    few = 'LIBRARIES = {"skerry": ("board/arrays.py", "board/errors.py"), "skerry_b": ("board/chance.py",)}'
    (sources / "setup.py").write_text(script[:begin] + few + script[script.index("}", begin) + 1 :], encoding="utf-8")

    def made() -> dict[str, int]:
        install(sources)
        shutil.rmtree(sources.parent / "installed")
        found = (sources / "build" / "native" / "modules").rglob("*.so")
        return {path.name.split(".")[0]: path.stat().st_mtime_ns for path in found}

    first = made()
    assert set(first) == {"skerry__mypyc", "skerry_b__mypyc", "arrays", "errors", "chance"}
    assert made() == first
    chance = sources / "src" / "skerry" / "board" / "chance.py"
    chance.write_text(chance.read_text(encoding="utf-8") + "\n\nNOTHING = 0\n", encoding="utf-8")
    second = made()
    assert {name for name in second if second[name] != first[name]} == {"skerry_b__mypyc"}
