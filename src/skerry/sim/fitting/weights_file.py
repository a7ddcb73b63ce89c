"""Weights as a file, like the one that ships."""

from __future__ import annotations

import json
from pathlib import Path

from skerry.bots.judging.weights import Weights


def write_weights(file: Path, weights: Weights) -> None:
    file.write_text(json.dumps(weights.to_json(), indent=1) + "\n", encoding="utf-8")
