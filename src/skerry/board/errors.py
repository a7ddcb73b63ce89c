"""What can be wrong with a map, whether it shows when the map is read or when a board is laid from it."""

from __future__ import annotations

from skerry.reason import Reason, as_reason


class BoardError(ValueError):
    """A map is not as it must be; `reason` says what is wrong with it."""

    def __init__(self, reason: Reason | str) -> None:
        super().__init__(str(reason))
        self.reason = as_reason(reason)
