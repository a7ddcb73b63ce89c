"""Every set of expansions and scenarios that the rules let people play together."""

from functools import cache
from itertools import combinations, product

from skerry.catalog.legality import judge
from skerry.catalog.modules import EXPANSION, SEAFARERS_SCENARIO, TB_SCENARIO, TDE_SCENARIO, members

# As many of them as are ever combined (VARX-03).
MOST_TRADERS = 2


@cache
def legal_sets() -> tuple[tuple[str, ...], ...]:
    """All of them, as one would name them, without variants; the base game alone is the first."""
    maps = [(), *((name,) for name in (*members(SEAFARERS_SCENARIO), *members(TDE_SCENARIO)))]
    traders = [chosen for size in range(MOST_TRADERS + 1) for chosen in combinations(members(TB_SCENARIO), size)]
    # Ships come with every map that needs them.
    expansions = [(), *((name,) for name in members(EXPANSION) if name != "seafarers")]
    found = [(*expansion, *map_, *tb) or ("base",) for expansion, map_, tb in product(expansions, maps, traders)]
    return tuple(modules for modules in found if judge(modules, 4).legal)
