"""From a list of names to composed rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from skerry.board.map_file import MapFile
from skerry.catalog.legality import judge, target_on_map
from skerry.catalog.maps import map_of, read_map
from skerry.catalog.meaning import check_meaning
from skerry.catalog.modules import MODULES
from skerry.catalog.options import check_options
from skerry.engine.errors import ConfigError
from skerry.engine.module import Module, overrides
from skerry.engine.most import UNLIMITED
from skerry.engine.randomness import Randomness
from skerry.engine.rules import Rules
from skerry.engine.state import State
from skerry.engine.view import VIEW_NAMES
from skerry.reason import ReasonKind
from skerry.rules.base import Base, FiveSix
from skerry.rules.cities_and_knights import CitiesAndKnights
from skerry.rules.combinations.barbarians_and_events import BarbariansAndEvents
from skerry.rules.combinations.barbarians_for_two import BarbariansForTwo
from skerry.rules.combinations.barbarians_on_paths import BarbariansOnPaths
from skerry.rules.combinations.besieged_wonders import BesiegedWonders
from skerry.rules.combinations.bridges_for_fish import BridgesForFish
from skerry.rules.combinations.canal_knights import CanalKnights
from skerry.rules.combinations.caravans_and_wagons import CaravansAndWagons
from skerry.rules.combinations.caravans_at_sea import CaravansAtSea
from skerry.rules.combinations.caravans_for_two import CaravansForTwo
from skerry.rules.combinations.caravans_under_attack import CaravansUnderAttack
from skerry.rules.combinations.city_ransom import CityRansom
from skerry.rules.combinations.conquered_lines import ConqueredLines
from skerry.rules.combinations.desert_camps import DesertCamps
from skerry.rules.combinations.dragon_hunters import DragonHunters
from skerry.rules.combinations.fishing_at_sea import FishingAtSea
from skerry.rules.combinations.fishing_for_two import FishingForTwo
from skerry.rules.combinations.gold_and_commodities import GoldAndCommodities
from skerry.rules.combinations.grounds_in_turn import GroundsInTurn
from skerry.rules.combinations.knights_and_caravans import KnightsAndCaravans
from skerry.rules.combinations.knights_and_events import KnightsAndEvents
from skerry.rules.combinations.knights_and_villages import KnightsAndVillages
from skerry.rules.combinations.knights_and_warships import KnightsAndWarships
from skerry.rules.combinations.knights_at_sea import KnightsAtSea
from skerry.rules.combinations.knights_clear_paths import KnightsClearPaths
from skerry.rules.combinations.knights_for_two import KnightsForTwo
from skerry.rules.combinations.knights_on_paths import KnightsOnPaths
from skerry.rules.combinations.landing_at_sea import LandingAtSea
from skerry.rules.combinations.leaving_rivers import LeavingRivers
from skerry.rules.combinations.paths_and_events import PathsAndEvents
from skerry.rules.combinations.progress_gifts import ProgressGifts
from skerry.rules.combinations.rides_for_fish import RidesForFish
from skerry.rules.combinations.river_harbours import RiverHarbours
from skerry.rules.combinations.rivers_and_gold import RiversAndGold
from skerry.rules.combinations.rivers_for_two import RiversForTwo
from skerry.rules.combinations.trade_hexes_produce import TradeHexesProduce
from skerry.rules.combinations.wagons_and_events import WagonsAndEvents
from skerry.rules.combinations.wagons_at_rivers import WagonsAtRivers
from skerry.rules.combinations.wagons_at_sea import WagonsAtSea
from skerry.rules.combinations.wagons_for_fish import WagonsForFish
from skerry.rules.combinations.wagons_for_two import WagonsForTwo
from skerry.rules.seafarers import Seafarers
from skerry.rules.seafarers.explorers.desert_dragons import DesertDragons
from skerry.rules.seafarers.explorers.enchanted_land import EnchantedLand
from skerry.rules.seafarers.explorers.great_canal import GreatCanal
from skerry.rules.seafarers.explorers.greater_catan import GreaterCatan
from skerry.rules.seafarers.explorers.into_the_unknown import IntoTheUnknown
from skerry.rules.seafarers.explorers.treasure_islands import TreasureIslands
from skerry.rules.seafarers.scenarios.cloth_for_catan import ClothForCatan
from skerry.rules.seafarers.scenarios.fog_islands import FogIslands
from skerry.rules.seafarers.scenarios.forgotten_tribe import ForgottenTribe
from skerry.rules.seafarers.scenarios.four_islands import FourIslands
from skerry.rules.seafarers.scenarios.new_shores import NewShores
from skerry.rules.seafarers.scenarios.new_world import NewWorld
from skerry.rules.seafarers.scenarios.pirate_islands import PirateIslands
from skerry.rules.seafarers.scenarios.through_the_desert import ThroughTheDesert
from skerry.rules.seafarers.scenarios.wonders import Wonders
from skerry.rules.traders_and_barbarians.barbarian_attack import BarbarianAttack
from skerry.rules.traders_and_barbarians.caravans import Caravans
from skerry.rules.traders_and_barbarians.fishermen import Fishermen
from skerry.rules.traders_and_barbarians.rivers import Rivers
from skerry.rules.traders_and_barbarians.traders import TradersAndBarbarians
from skerry.rules.variants.event_cards import EventCards
from skerry.rules.variants.friendly_robber import FriendlyRobber
from skerry.rules.variants.harbormaster import Harbormaster
from skerry.rules.variants.two_player import TwoPlayer

# How each module that is built comes to be; all others are known to the catalog by their data.
BUILT: Final[dict[str, Callable[[], Module]]] = {
    "base": Base,
    "seafarers": Seafarers,
    "cities_and_knights": CitiesAndKnights,
    "friendly_robber": FriendlyRobber,
    "event_cards": EventCards,
    "harbormaster": Harbormaster,
    "two_player": TwoPlayer,
    "new_shores": NewShores,
    "new_world": NewWorld,
    "wonders": Wonders,
    "pirate_islands": PirateIslands,
    "cloth_for_catan": ClothForCatan,
    "forgotten_tribe": ForgottenTribe,
    "through_the_desert": ThroughTheDesert,
    "fog_islands": FogIslands,
    "four_islands": FourIslands,
    "enchanted_land": EnchantedLand,
    "fishermen": Fishermen,
    "rivers": Rivers,
    "caravans": Caravans,
    "traders_and_barbarians": TradersAndBarbarians,
    "barbarian_attack": BarbarianAttack,
    "treasure_islands": TreasureIslands,
    "into_the_unknown": IntoTheUnknown,
    "greater_catan": GreaterCatan,
    "desert_dragons": DesertDragons,
    "great_canal": GreatCanal,
}

# What two modules change in each other stands in a module of its own, which joins when both are there (VARX-08).
COMBINED: Final[tuple[tuple[frozenset[str], Callable[[], Module]], ...]] = (
    (frozenset({"cities_and_knights", "seafarers"}), KnightsAtSea),
    (frozenset({"cities_and_knights", "event_cards"}), KnightsAndEvents),
    (frozenset({"cities_and_knights", "two_player"}), KnightsForTwo),
    (frozenset({"cities_and_knights", "cloth_for_catan"}), KnightsAndVillages),
    (frozenset({"cities_and_knights", "forgotten_tribe"}), ProgressGifts),
    (frozenset({"cities_and_knights", "treasure_islands"}), ProgressGifts),
    (frozenset({"cities_and_knights", "into_the_unknown"}), ProgressGifts),
    (frozenset({"cities_and_knights", "great_canal"}), CanalKnights),
    (frozenset({"cities_and_knights", "enchanted_land"}), DragonHunters),
    (frozenset({"cities_and_knights", "traders_and_barbarians"}), KnightsClearPaths),
    (frozenset({"cities_and_knights", "traders_and_barbarians"}), GoldAndCommodities),
    (frozenset({"seafarers", "traders_and_barbarians"}), WagonsAtSea),
    (frozenset({"rivers", "barbarian_attack"}), RiversAndGold),
    (frozenset({"rivers", "traders_and_barbarians"}), RiversAndGold),
    (frozenset({"rivers", "traders_and_barbarians"}), WagonsAtRivers),
    (frozenset({"rivers", "traders_and_barbarians"}), TradeHexesProduce),
    (frozenset({"caravans", "barbarian_attack"}), CaravansUnderAttack),
    (frozenset({"caravans", "traders_and_barbarians"}), CaravansAndWagons),
    (frozenset({"caravans", "traders_and_barbarians"}), TradeHexesProduce),
    (frozenset({"barbarian_attack", "traders_and_barbarians"}), BarbariansOnPaths),
    (frozenset({"barbarian_attack", "traders_and_barbarians"}), TradeHexesProduce),
    (frozenset({"cities_and_knights", "rivers"}), GoldAndCommodities),
    (frozenset({"cities_and_knights", "rivers"}), CityRansom),
    (frozenset({"cities_and_knights", "caravans"}), KnightsAndCaravans),
    (frozenset({"fishermen", "two_player"}), FishingForTwo),
    (frozenset({"fishermen", "seafarers"}), FishingAtSea),
    (frozenset({"fishermen", "new_world"}), GroundsInTurn),
    (frozenset({"rivers", "two_player"}), RiversForTwo),
    (frozenset({"caravans", "two_player"}), CaravansForTwo),
    (frozenset({"traders_and_barbarians", "two_player"}), WagonsForTwo),
    (frozenset({"traders_and_barbarians", "event_cards"}), WagonsAndEvents),
    (frozenset({"barbarian_attack", "event_cards"}), BarbariansAndEvents),
    (frozenset({"barbarian_attack", "two_player"}), BarbariansForTwo),
    (frozenset({"fishermen", "rivers"}), BridgesForFish),
    (frozenset({"fishermen", "barbarian_attack"}), RidesForFish),
    (frozenset({"fishermen", "traders_and_barbarians"}), WagonsForFish),
    (frozenset({"rivers", "seafarers"}), LeavingRivers),
    (frozenset({"rivers", "forgotten_tribe"}), RiverHarbours),
    (frozenset({"rivers", "new_world"}), RiverHarbours),
    (frozenset({"caravans", "seafarers"}), CaravansAtSea),
    (frozenset({"barbarian_attack", "cities_and_knights"}), GoldAndCommodities),
    (frozenset({"barbarian_attack", "cities_and_knights"}), KnightsOnPaths),
    (frozenset({"barbarian_attack", "cities_and_knights", "event_cards"}), PathsAndEvents),
    (frozenset({"barbarian_attack", "seafarers"}), LandingAtSea),
    (frozenset({"barbarian_attack", "seafarers"}), ConqueredLines),
    (frozenset({"barbarian_attack", "pirate_islands"}), KnightsAndWarships),
    (frozenset({"barbarian_attack", "wonders"}), DesertCamps),
    (frozenset({"barbarian_attack", "wonders"}), BesiegedWonders),
)

MAP_FOR_OTHERS: Final = ReasonKind(
    "map_for_others", "the map {map} is for {allowed:phrases} players, not for {players:number}"
)

CACHED_RULES: Final = 64
_composed: dict[tuple[object, ...], Rules] = {}


# What a view or a position calls something else.
RESERVED: Final = frozenset({*VIEW_NAMES, "decisions", *State(0, 0, 0, Randomness("")).fields()})


def forget_composed() -> None:
    """Compose all rules anew, since a module is another one now."""
    _composed.clear()


def compose(
    modules: Sequence[str | Module],
    players: int,
    options: Mapping[str, object] | None = None,
    board: str | MapFile | None = None,
    as_before: bool = False,
) -> Rules:
    """The rules of a configuration, or a ConfigError that names the wrong part.

    Modules are names of the catalog; a module object of one's own comes after all of them, and may give a meaning to
    anything on the map. A game that is made `as_before` keeps the map that it was begun with, whatever it means today.
    """
    names = [module for module in modules if isinstance(module, str)]
    own = [module for module in modules if isinstance(module, Module)]
    if len(names) + len(own) != len(modules):
        raise ConfigError("modules are given by name, or as Module objects of your own")
    _check_own_names(own)
    verdict = judge(names, players)
    if not verdict.playable:
        raise verdict.refusal()
    values = check_options(names, players, options or {}, own_map=board is not None)
    key = (verdict.modules, players, tuple(sorted((name, str(value)) for name, value in values.items())))
    if own or board is not None:
        chosen = _own_map(verdict.modules, board, players, options, values)
        if chosen is not None and not own and not as_before:
            check_meaning(verdict.modules, chosen)
        return _compose_own(verdict.modules, own, players, values, chosen or map_of(verdict.modules, players))
    rules = _composed.get(key)
    if rules is None:
        # Another thread may clear at any moment, so nothing is read back.
        if len(_composed) >= CACHED_RULES:
            _composed.clear()
        rules = _compose(verdict.modules, [], players, values, map_of(verdict.modules, players))
        _composed[key] = rules
    return rules


def _own_map(
    names: Sequence[str],
    board: str | MapFile | None,
    players: int,
    options: Mapping[str, object] | None,
    values: dict[str, object],
) -> MapFile | None:
    if board is None:
        return None
    chosen = board if isinstance(board, MapFile) else read_map(board)
    # Two players use a map for three (SEA-96).
    if chosen.players and players not in chosen.players and max(players, 3) not in chosen.players:
        raise ConfigError(MAP_FOR_OTHERS.of(map=chosen.name, allowed=chosen.players, players=players))
    if chosen.target and "target" not in (options or {}):
        values["target"] = target_on_map(names, chosen.target)
    return chosen


def _check_own_names(own: Sequence[Module]) -> None:
    taken: set[str] = set(MODULES)
    for module in own:
        name = getattr(module, "name", None)
        if not isinstance(name, str) or not name:
            raise ConfigError(f"{type(module).__name__} has no name: its __init__ calls super().__init__(name)")
        if name in RESERVED:
            raise ConfigError(f"a module cannot be called {name}: views and positions have something of that name")
        if name in taken:
            raise ConfigError(f"there is already a module {name}: call yours something else")
        taken.add(name)


def _compose_own(
    names: Sequence[str], own: list[Module], players: int, values: dict[str, object], board: MapFile
) -> Rules:
    """Rules with modules of one's own; what was composed from the same objects serves all games of a configuration."""
    for module in own:
        rules = module.joined
        if rules is None:
            continue
        if not _is_made_from(rules, names, own, players, values, board):
            raise ConfigError(f"this {module.name} is part of another configuration: make a new one for this game")
        return rules
    rules = _compose(names, own, players, values, board)
    # What a module of one's own does not say about points cannot be known.
    if not all(overrides(module, "most_points") for module in own):
        rules.most_points = UNLIMITED
    return rules


def _is_made_from(
    rules: Rules, names: Sequence[str], own: list[Module], players: int, values: dict[str, object], board: MapFile
) -> bool:
    known = [module.name for module in _from_catalog(names, players)]
    first = len(known)
    return (
        ([module.name for module in rules.modules[:first]], rules.seats, rules.options) == (known, players, values)
        and rules.board.source_text == board.source_text
        and len(rules.modules) == first + len(own)
        and all(module is mine for module, mine in zip(rules.modules[first:], own, strict=True))
    )


def _compose(names: Sequence[str], own: list[Module], players: int, values: dict[str, object], board: MapFile) -> Rules:
    target = values["target"]
    assert isinstance(target, int)
    return Rules([*_from_catalog(names, players), *own], players, target, values, board)


def _from_catalog(names: Sequence[str], players: int) -> list[Module]:
    modules: list[Module] = []
    for name in names:
        modules.append(BUILT[name]())
        if name == "base" and players > 4:
            modules.append(FiveSix())
    # One answer to several pairs is given once.
    answers = dict.fromkeys(combined for parts, combined in COMBINED if parts <= set(names))
    return modules + [combined() for combined in answers]
