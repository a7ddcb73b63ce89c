"""The two ways a caller can be wrong: a game that cannot be made, an action that cannot be done."""

from __future__ import annotations

from skerry.reason import Reason, as_reason


class ConfigError(ValueError):
    """A game cannot be made as asked; `reason` names the wrong part."""

    def __init__(self, reason: Reason | str) -> None:
        super().__init__(str(reason))
        self.reason = as_reason(reason)


class IllegalAction(ValueError):  # noqa: N818 - the name says what it is
    """An action is not allowed now; `reason` says why, and nothing has changed."""

    def __init__(self, reason: Reason | str) -> None:
        super().__init__(str(reason))
        self.reason = as_reason(reason)
