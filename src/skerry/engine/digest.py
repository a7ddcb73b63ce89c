"""One short text that is equal exactly when two positions are."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from skerry.engine.due_routes import measure_routes

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel


def position(kernel: Kernel) -> dict[str, object]:
    """The whole state in names and numbers; what a game does not use is left out."""
    measure_routes(kernel)
    state = kernel.state
    whole: dict[str, object] = {name: values for name, values in state.fields().items() if values}
    whole["decisions"] = [
        [kernel.rules.decision_kinds[d.kind].name, d.seat, d.a, d.b, d.c, list(d.owed)] for d in state.decisions()
    ]
    for module in kernel.rules.modules:
        fields = kept_by(kernel, module.name)
        if fields:
            whole[module.name] = fields
    return whole


def kept_by(kernel: Kernel, module: str) -> dict[str, list[int]]:
    """All that a module keeps, by name."""
    fields: dict[str, list[int]] = {}
    for kept in kernel.rules.kept:
        if kept.module == module:
            for name, values in kept.fields(kernel.state).items():
                fields.setdefault(name, []).extend(values)
    return fields


def digest(kernel: Kernel) -> str:
    text = json.dumps(position(kernel), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
