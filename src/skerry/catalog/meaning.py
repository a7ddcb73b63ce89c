"""What a map of one's own may show in a game: only what a module in play gives a meaning."""

from collections.abc import Collection
from typing import Final

from skerry.board.map_file import MapFile
from skerry.board.terrain import EMPTY, RESOURCE_COUNT, TERRAINS
from skerry.catalog.options import OPTIONS
from skerry.engine.errors import ConfigError
from skerry.reason import ReasonKind

TERRAIN_WITHOUT_RULES: Final = ReasonKind(
    "terrain_without_rules", "the map {map} has the terrain {terrain:terrain}, which no module has rules for yet"
)
TERRAIN_NEEDS_MODULE: Final = ReasonKind(
    "terrain_needs_module", "the map {map} has the terrain {terrain:terrain}, which needs {modules:any_module}"
)
FOUNDING_NEEDS_MODULE: Final = ReasonKind(
    "founding_needs_module", "the map {map} names islands for founding, which needs {modules:any_module}"
)
HARBOURS_FOR_NOTHING: Final = ReasonKind(
    "harbours_for_nothing", "the map {map} has a stack of harbours but no harbour to deal them to"
)
MAP_TARGET: Final = ReasonKind(
    "map_target", "the map {map} is played to {target:number} points; it may be {low:number} to {high:number}"
)

# Per module, the terrains that its rules are about; land of any other kind would lie there and do nothing.
TERRAINS_OF: Final[dict[str, tuple[str, ...]]] = {
    "base": (*TERRAINS[:RESOURCE_COUNT], "desert", "sea"),
    "seafarers": ("gold_field", "fog"),
}

# Who keeps founding to the islands that a map names, and who draws harbours that lie nowhere yet.
LIMITS_FOUNDING: Final = ("seafarers",)
DRAWS_HARBOURS: Final = ("new_world", "forgotten_tribe")


def check_meaning(modules: Collection[str], board: MapFile) -> None:
    """Refuse a map that promises what none of these modules keeps.

    Flags, markers, kinds of islands and stacks of other names are no promises: they wait for rules that ask for them.
    """
    known = {name for module in modules for name in TERRAINS_OF.get(module, ())}
    for name in _terrains(board):
        if name not in known:
            owners = [module for module, terrains in TERRAINS_OF.items() if name in terrains]
            if not owners:
                raise ConfigError(TERRAIN_WITHOUT_RULES.of(map=board.name, terrain=name))
            raise ConfigError(TERRAIN_NEEDS_MODULE.of(map=board.name, terrain=name, modules=owners))
    if board.founding and not set(LIMITS_FOUNDING).intersection(modules):
        raise ConfigError(FOUNDING_NEEDS_MODULE.of(map=board.name, modules=LIMITS_FOUNDING))
    if board.stack_items("harbours") and not board.harbours and not set(DRAWS_HARBOURS).intersection(modules):
        raise ConfigError(HARBOURS_FOR_NOTHING.of(map=board.name))
    target = next(offer.option for offer in OPTIONS["base"] if offer.option.name == "target")
    if board.target and not target.low <= board.target <= target.high:
        raise ConfigError(MAP_TARGET.of(map=board.name, target=board.target, low=target.low, high=target.high))


def _terrains(board: MapFile) -> list[str]:
    """The names of all terrains that lie on the map or come out of its stacks, in the order of the table."""
    found = {*board.terrain, *board.stack_items("terrain"), *board.stack_items("fog")}
    return [TERRAINS[terrain] for terrain in sorted(found) if terrain != EMPTY]
