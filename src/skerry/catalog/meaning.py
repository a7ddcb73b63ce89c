"""What a map of one's own may show in a game: only what a module in play gives a meaning."""

from collections.abc import Collection
from typing import Final

from skerry.board.map_file import MapFile
from skerry.board.terrain import EMPTY, RESOURCE_COUNT, TERRAINS
from skerry.catalog.options import OPTIONS
from skerry.engine.errors import ConfigError
from skerry.reason import ReasonKind

TERRAIN_NEEDS_MODULE: Final = ReasonKind(
    "terrain_needs_module", "the map {map} has the terrain {terrain:terrain}, which needs {modules:any_module}"
)
FOUNDING_NEEDS_MODULE: Final = ReasonKind(
    "founding_needs_module", "the map {map} names islands for founding, which needs {modules:any_module}"
)
GROUNDS_NEED_MODULE: Final = ReasonKind(
    "grounds_need_module", "the map {map} has fishing grounds, which need {modules:any_module}"
)
RIVERS_NEED_MODULE: Final = ReasonKind(
    "rivers_need_module", "the map {map} has a river, which needs {modules:any_module}"
)
BARBARIANS_NEED_MODULE: Final = ReasonKind(
    "barbarians_need_module", "the map {map} has barbarians on paths, which need {modules:any_module}"
)
COAST_NEEDS_MODULE: Final = ReasonKind(
    "coast_needs_module", "the map {map} says where barbarians land, which needs {modules:any_module}"
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
    "fishermen": ("lake",),
    "rivers": ("swamp",),
    "caravans": ("oasis",),
    "traders_and_barbarians": ("trade_castle", "quarry", "glassworks"),
    "barbarian_attack": ("castle",),
    "great_canal": ("lake",),
}

# Who keeps founding to the islands that a map names, who draws harbours that lie nowhere yet, who fishes, who has
# rivers, who has barbarians on paths, and where barbarians land.
LIMITS_FOUNDING: Final = ("seafarers",)
DRAWS_HARBOURS: Final = ("new_world", "forgotten_tribe")
FISHES: Final = ("fishermen",)
BRIDGES: Final = ("rivers",)
PATH_BARBARIANS: Final = ("traders_and_barbarians",)
LANDING_BARBARIANS: Final = ("barbarian_attack",)


def check_meaning(modules: Collection[str], board: MapFile) -> None:
    """Refuse a map that promises what none of these modules keeps.

    Flags, markers, kinds of islands and stacks of other names are no promises: they wait for rules that ask for them.
    """
    known = {name for module in modules for name in TERRAINS_OF.get(module, ())}
    for name in _terrains(board):
        if name not in known:
            owners = [module for module, terrains in TERRAINS_OF.items() if name in terrains]
            raise ConfigError(TERRAIN_NEEDS_MODULE.of(map=board.name, terrain=name, modules=owners))
    if board.founding and not set(LIMITS_FOUNDING).intersection(modules):
        raise ConfigError(FOUNDING_NEEDS_MODULE.of(map=board.name, modules=LIMITS_FOUNDING))
    if board.stack_items("harbours") and not board.harbours and not set(DRAWS_HARBOURS).intersection(modules):
        raise ConfigError(HARBOURS_FOR_NOTHING.of(map=board.name))
    if board.grounds and not set(FISHES).intersection(modules):
        raise ConfigError(GROUNDS_NEED_MODULE.of(map=board.name, modules=FISHES))
    if board.courses and not set(BRIDGES).intersection(modules):
        raise ConfigError(RIVERS_NEED_MODULE.of(map=board.name, modules=BRIDGES))
    if board.barbarians and not set(PATH_BARBARIANS).intersection(modules):
        raise ConfigError(BARBARIANS_NEED_MODULE.of(map=board.name, modules=PATH_BARBARIANS))
    if board.coast and not set(LANDING_BARBARIANS).intersection(modules):
        raise ConfigError(COAST_NEEDS_MODULE.of(map=board.name, modules=LANDING_BARBARIANS))
    target = next(offer.option for offer in OPTIONS["base"] if offer.option.name == "target")
    if board.target and not target.low <= board.target <= target.high:
        raise ConfigError(MAP_TARGET.of(map=board.name, target=board.target, low=target.low, high=target.high))


def _terrains(board: MapFile) -> list[str]:
    """The names of all terrains that lie on the map or come out of its stacks, in the order of the table."""
    found = {*board.terrain, *board.stack_items("terrain"), *board.stack_items("fog")}
    return [TERRAINS[terrain] for terrain in sorted(found) if terrain != EMPTY]
