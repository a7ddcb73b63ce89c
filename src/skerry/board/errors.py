"""What can be wrong with a map, whether it shows when the map is read or when a board is laid from it."""


class BoardError(ValueError):
    """A map is not as it must be; says in one sentence what is wrong with it."""
