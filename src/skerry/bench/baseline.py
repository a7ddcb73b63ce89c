"""The committed numbers of an earlier run: ratios only, since seconds differ from machine to machine."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from skerry.engine.errors import ConfigError

DEFAULT: Final = Path("bench") / "baseline.json"


def load(path: Path) -> dict[str, float]:
    """The ratios by name; none when there is no such file."""
    if not path.exists():
        return {}
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        raise ConfigError(f"{path} is not JSON") from None
    if not isinstance(found, dict) or not all(isinstance(ratio, int | float) for ratio in found.values()):
        raise ConfigError(f"{path} is not a table of ratios")
    return {str(name): float(ratio) for name, ratio in found.items()}


def save(path: Path, ratios: Mapping[str, float]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    rounded = {name: round(ratio, 3) for name, ratio in sorted(ratios.items())}
    path.write_text(json.dumps(rounded, indent=1) + "\n", encoding="utf-8")
