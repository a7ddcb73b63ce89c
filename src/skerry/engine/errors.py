"""The two ways a caller can be wrong: a game that cannot be made, an action that cannot be done."""


class ConfigError(ValueError):
    """A game cannot be made as asked; `reason` names the wrong part in one sentence."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class IllegalAction(ValueError):  # noqa: N818 - the name says what it is
    """An action is not allowed now; `reason` says why in words a player understands, and nothing has changed."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
