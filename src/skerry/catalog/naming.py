"""How a game is called by the modules it is played with."""

from collections.abc import Sequence

from skerry.catalog.modules import BASE, MODULES, VARIANT


def called_by(modules: Sequence[str]) -> list[str]:
    """The modules worth naming: what another one brings goes without saying, but a variant is no game by itself."""
    whole = [BASE, *[name for name in modules if name != BASE]]
    brought = {name for module in whole for name in _tells(module)}
    return [name for name in whole if name not in brought]


def _tells(module: str) -> tuple[str, ...]:
    """What goes without saying once this module is named. One that is not there any more was a game of its own."""
    known = MODULES.get(module)
    if known is None:
        return (BASE,)
    return () if known.group == VARIANT else known.brings
