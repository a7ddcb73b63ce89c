"""What is told of a game beside the chapters of its modules: what they change in each other, and in whose words a card
is explained.

The words themselves are in the catalogues of the client, under the name of the remark.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from skerry.rules.variants.event_cards.tables import EVENTS


@dataclass(frozen=True)
class Remark:
    """Something to tell where all of `modules`, none of `unless`, and the players and option named are in play.

    `rules`: what it tells of. `cards`: those that it explains from then on, whoever did before. `silences`: sections of
    chapters that do not hold there. `has_text` is false where the chapters tell the rest.
    """

    name: str
    modules: tuple[str, ...]
    rules: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    silences: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    option: tuple[str, object] | None = None
    has_text: bool = True

    def holds(self, modules: Collection[str], players: int, options: Mapping[str, object]) -> bool:
        if not set(self.modules) <= set(modules) or set(self.unless) & set(modules):
            return False
        if self.players and players not in self.players:
            return False
        return self.option is None or options.get(self.option[0]) == self.option[1]


def _chapter(
    module: str, cards: tuple[str, ...] = (), silences: tuple[str, ...] = (), players: tuple[int, ...] = ()
) -> Remark:
    """What a module does by itself; its own chapter tells it."""
    return Remark(module, (module,), cards=cards, silences=silences, players=players, has_text=False)


_SCIENCE: Final = (
    "alchemist",
    "crane",
    "engineer",
    "inventor",
    "irrigation",
    "medicine",
    "mining",
    "printer",
    "road_building",
    "smith",
)
_POLITICS: Final = (
    "bishop",
    "constitution",
    "deserter",
    "diplomat",
    "intrigue",
    "saboteur",
    "spy",
    "warlord",
    "wedding",
)
_TRADE: Final = (
    "commercial_harbor",
    "master_merchant",
    "merchant",
    "merchant_fleet",
    "resource_monopoly",
    "trade_monopoly",
)

_BASE, _SEA, _KNIGHTS, _EVENT_CARDS, _TWO = "base", "seafarers", "cities_and_knights", "event_cards", "two_player"
_FRIENDLY, _HARBOURS, _PIRATES, _VILLAGES = "friendly_robber", "harbormaster", "pirate_islands", "cloth_for_catan"
_FISH, _RIVERS, _CAMELS, _WAGONS = "fishermen", "rivers", "caravans", "traders_and_barbarians"
_BARBARIANS, _DRAGONS, _CANAL, _ENCHANTED = "barbarian_attack", "desert_dragons", "great_canal", "enchanted_land"
_ONE_VICTIM: Final = ("event_scope", "one")

# From the weakest to the strongest: of two that explain one card, the later is right (VARX-08).
REMARKS: Final[tuple[Remark, ...]] = (
    # What modules do by themselves.
    _chapter(_BASE, ("knight", "road_building", "year_of_plenty", "monopoly", "victory_point")),
    _chapter(_BASE, silences=("base.five_six",), players=(2, 3, 4)),
    _chapter(_SEA, ("knight", "road_building")),
    _chapter(_KNIGHTS, (*_SCIENCE, *_POLITICS, *_TRADE), ("base.cards", "base.largest_army")),
    _chapter(_EVENT_CARDS, EVENTS),
    _chapter(_VILLAGES, ("knight",), ("base.longest_road",)),
    _chapter(_PIRATES, ("knight",), ("base.longest_road", "base.largest_army", "seafarers.pirate")),
    _chapter(_PIRATES, ("victory_point",), players=(4,)),
    _chapter("wonders", ("knight",), ("seafarers.pirate",)),
    _chapter("into_the_unknown", ("knight",), ("seafarers.pirate",)),
    _chapter(_CANAL, silences=("seafarers.pirate",)),
    _chapter(_ENCHANTED, silences=("seafarers.pirate",)),
    # What lies in the place of the desert, and where the robber starts.
    _chapter(_FISH, silences=("base.desert",)),
    _chapter(_RIVERS, silences=("base.desert",)),
    _chapter(_CAMELS, silences=("base.desert",)),
    _chapter(
        _WAGONS,
        ("knight", "road_building", "swift_journey", "victory_point"),
        ("base.desert", "base.seven", "base.cards", "base.longest_road"),
    ),
    _chapter(
        _BARBARIANS,
        ("knighthood", "black_knight", "treason", "intrigue"),
        ("base.desert", "base.seven", "base.cards", "base.largest_army"),
    ),
    # There is no desert for three (TDEGC-25).
    _chapter("greater_catan", silences=("base.desert",), players=(3,)),
    _chapter(_DRAGONS, ("knight",), ("base.desert", "base.seven", "base.largest_army", "seafarers.pirate")),
    # Variants among themselves.
    Remark(
        "events_hit_one",
        (_EVENT_CARDS,),
        ("EVNT-57",),
        ("trade_advantage", "neighborly_assistance", "conflict"),
        option=_ONE_VICTIM,
    ),
    Remark("five_six_events", (_EVENT_CARDS,), ("EVNT-90",), players=(5, 6)),
    Remark("events_for_two", (_EVENT_CARDS, _TWO), ("TWO-60", "TWO-61", "TWO-62", "TWO-85", "TWO-86")),
    Remark("friendly_events", (_FRIENDLY, _EVENT_CARDS), ("FRND-20",)),
    Remark("friendly_for_two", (_FRIENDLY, _TWO), ("FRND-23",)),
    Remark("harbours_for_two", (_HARBOURS, _TWO), ("HARB-18",)),
    # Variants among the fishermen.
    Remark("friendly_fishermen", (_FRIENDLY, _FISH), ("FISH-89", "FISH-105")),
    Remark(
        "events_and_fish",
        (_EVENT_CARDS, _FISH),
        ("FISH-90", "FISH-91", "FISH-104", "EVNT-75"),
        ("epidemic", "robber_flees"),
    ),
    Remark(
        "fishing_for_two",
        (_FISH, _TWO),
        ("FISH-93..99", "FISH-106", "TWO-64..67"),
        silences=("two_player.tokens",),
    ),
    # The fishermen at sea.
    Remark("fishing_at_sea", (_FISH, _SEA), ("FISHSEA-01..09", "FISHSEA-19..20", "FISHSEA-29..40", "FISHSEA-44..47")),
    Remark("grounds_in_turn", (_FISH, "new_world"), ("FISHSEA-42", "FISHSEA-43")),
    # Variants at the rivers.
    Remark("friendly_at_rivers", (_FRIENDLY, _RIVERS), ("RIVR-84", "FRND-03", "FRND-15")),
    Remark(
        "events_at_rivers",
        (_EVENT_CARDS, _RIVERS),
        ("RIVR-85", "RIVR-86", "EVNT-75", "EVNT-76", "EVNT-77"),
        ("earthquake", "robber_flees"),
    ),
    Remark("rivers_for_two", (_RIVERS, _TWO), ("RIVR-88..91", "TWO-68..71")),
    # Variants among the caravans.
    Remark("friendly_caravans", (_FRIENDLY, _CAMELS), ("CARV-67", "FRND-15")),
    Remark("events_and_caravans", (_EVENT_CARDS, _CAMELS), ("CARV-68", "CARV-69", "EVNT-75"), ("robber_flees",)),
    Remark("caravans_for_two", (_CAMELS, _TWO), ("CARV-71..80", "TWO-72..74")),
    # Variants among traders and barbarians.
    Remark("friendly_traders", (_FRIENDLY, _WAGONS), ("TRAD-111", "FRND-21")),
    Remark(
        "wagons_and_events",
        (_EVENT_CARDS, _WAGONS),
        ("TRAD-112..117", "EVNT-83..88", "EVNT-91"),
        ("robber_attack", "robber_flees", "trade_advantage", "earthquake"),
    ),
    Remark("wagons_for_two", (_WAGONS, _TWO), ("TRAD-119..125", "TRAD-137", "TWO-80..82")),
    # Two scenarios together.
    Remark("bridges_for_fish", (_FISH, _RIVERS), ("FISHRIVR-02..07",)),
    Remark("fish_and_caravans", (_FISH, _CAMELS), ("FISHCARV-02..08",)),
    Remark("rides_for_fish", (_FISH, _BARBARIANS), ("FISHBARB-02..11",)),
    Remark("lost_knights_for_two", (_FISH, _BARBARIANS, _TWO), ("FISH-95", "BARB-144", "BARB-145")),
    Remark("wagons_for_fish", (_FISH, _WAGONS), ("FISHTRAD-02..08",)),
    Remark("rivers_and_caravans", (_RIVERS, _CAMELS), ("RIVRCARV-02..10",)),
    # Scenarios of Traders & Barbarians among themselves.
    Remark("rivers_and_gold", (_RIVERS, _BARBARIANS), ("RIVRBARB-02", "RIVRBARB-03", "RIVRBARB-15")),
    Remark("rivers_and_gold", (_RIVERS, _WAGONS), ("RIVRTRAD-13", "RIVRTRAD-19")),
    Remark("wagons_at_rivers", (_RIVERS, _WAGONS), ("RIVRTRAD-12", "RIVRTRAD-14..18")),
    Remark("trade_hexes_produce", (_RIVERS, _WAGONS), ("RIVRTRAD-07..10",)),
    Remark("caravans_under_attack", (_CAMELS, _BARBARIANS), ("CARVBARB-02..07",)),
    Remark("caravans_and_wagons", (_CAMELS, _WAGONS), ("CARVTRAD-08..10", "CARVTRAD-12")),
    Remark("trade_hexes_produce", (_CAMELS, _WAGONS), ("CARVTRAD-04", "CARVTRAD-05", "CARVTRAD-07")),
    Remark(
        "barbarians_on_paths",
        (_BARBARIANS, _WAGONS),
        ("BARBTRAD-09..27", "BARBTRAD-30..32"),
        ("treason", "intrigue"),
        ("traders_and_barbarians.cards",),
    ),
    Remark("trade_hexes_produce", (_BARBARIANS, _WAGONS), ("BARBTRAD-07", "BARBTRAD-08", "BARBTRAD-28")),
    # Variants at sea and in its scenarios.
    Remark(
        "friendly_at_sea",
        (_FRIENDLY, _SEA),
        ("FRND-15", "FRND-18", "FRND-19", "SEA-92", "SEA-93"),
        unless=(_PIRATES, "wonders", "into_the_unknown", _DRAGONS, _CANAL, _ENCHANTED, _WAGONS, _BARBARIANS),
    ),
    Remark("friendly_fleet", (_FRIENDLY, _PIRATES), ("FRND-21", "SEAPIR-42")),
    Remark("friendly_dragons", (_FRIENDLY, _DRAGONS), ("TDEDD-74", "FRND-21")),
    Remark(
        "events_at_sea",
        (_EVENT_CARDS, _SEA),
        ("EVNT-45", "EVNT-71", "EVNT-72", "EVNT-73"),
        ("earthquake", "robber_flees"),
    ),
    Remark("events_and_villages", (_EVENT_CARDS, _VILLAGES), ("EVNT-37", "SEACLO-04"), ("trade_advantage",)),
    Remark(
        "events_and_fleet",
        (_EVENT_CARDS, _PIRATES),
        ("SEA-97", "SEAPIR-06", "SEAPIR-29", "EVNT-34", "EVNT-37", "EVNT-52"),
        ("tournament", "trade_advantage", "robber_flees", "conflict"),
        unless=(_BARBARIANS,),
    ),
    Remark("events_and_dragons", (_EVENT_CARDS, _DRAGONS), ("TDEDD-75",), ("robber_attack", "robber_flees")),
    Remark("harbours_and_gifts", (_HARBOURS, "forgotten_tribe"), ("HARB-11", "SEA-94")),
    Remark("harbours_and_gifts", (_HARBOURS, "into_the_unknown"), ("HARB-11", "TDETI-20", "TDEIU-54")),
    Remark("harbours_and_fortress", (_HARBOURS, _PIRATES), ("VARX-41", "HARB-17")),
    Remark("harbours_and_wonders", (_HARBOURS, "wonders"), ("VARX-41", "HARB-17")),
    Remark("sea_for_two", (_SEA, _TWO), ("SEA-96", "TWO-06", "TWO-43", "TWO-49", "TWO-63")),
    # Rivers and caravans at sea.
    Remark("leaving_rivers", (_RIVERS, _SEA), ("RIVRSEA-03..07", "RIVRSEA-09", "RIVRSEA-53")),
    Remark("river_harbours", (_RIVERS, "forgotten_tribe"), ("RIVRSEA-54",)),
    Remark("river_harbours", (_RIVERS, "new_world"), ("RIVRSEA-51",)),
    Remark(
        "caravans_at_sea",
        (_CAMELS, _SEA),
        ("CARVSEA-02..04", "CARVSEA-11", "CARVSEA-12", "CARVSEA-23", "CARVSEA-30..32"),
    ),
    # Traders and barbarians at sea.
    Remark(
        "wagons_at_sea",
        (_SEA, _WAGONS),
        ("TRADSEA-02..07", "TRADSEA-17", "TRADSEA-25..27"),
        ("knight", "road_building"),
        ("seafarers.pirate",),
    ),
    Remark(
        "wagons_and_events_at_sea",
        (_EVENT_CARDS, _SEA, _WAGONS),
        ("TRADSEA-25", "VARX-36", "EVNT-71"),
        ("robber_flees", "earthquake"),
    ),
    # Barbarians at sea, and then their variants: without a robber those of the sea have nothing to say of it.
    Remark(
        "landing_at_sea",
        (_BARBARIANS, _SEA),
        ("BARBSEA-05", "BARBSEA-10", "BARBSEA-11", "BARBSEA-13", "BARBSEA-20..22", "BARBSEA-77..80"),
        silences=("seafarers.pirate",),
    ),
    Remark("conquered_lines", (_BARBARIANS, _SEA), ("BARBSEA-02", "BARBSEA-03", "BARBSEA-04", "BARBSEA-81")),
    Remark("attack_gifts", (_BARBARIANS, "forgotten_tribe"), ("BARBSEA-38..42",)),
    Remark(
        "knights_and_warships",
        (_BARBARIANS, _PIRATES),
        ("BARBSEA-48..60", "BARBSEA-76"),
        ("knighthood",),
    ),
    Remark("desert_camps", (_BARBARIANS, "wonders"), ("BARBSEA-67..73",)),
    Remark("besieged_wonders", (_BARBARIANS, "wonders"), ("BARBSEA-65", "BARBSEA-66")),
    Remark(
        "events_and_raids",
        (_EVENT_CARDS, _PIRATES, _BARBARIANS),
        ("SEA-97", "EVNT-37"),
        ("trade_advantage",),
    ),
    Remark("friendly_barbarians", (_FRIENDLY, _BARBARIANS), ("BARB-126", "FRND-21")),
    Remark(
        "barbarians_and_events",
        (_EVENT_CARDS, _BARBARIANS),
        ("BARB-127..132", "EVNT-78..82"),
        ("robber_attack", "tournament", "robber_flees", "conflict"),
    ),
    Remark("harbours_and_barbarians", (_HARBOURS, _BARBARIANS), ("BARB-133", "BARB-134", "HARB-12")),
    Remark(
        "barbarians_for_two",
        (_BARBARIANS, _TWO),
        ("BARB-135..145", "BARB-158", "BARB-159", "TWO-75..79"),
    ),
    # Cities & Knights.
    Remark(
        "knights_at_sea",
        (_KNIGHTS, _SEA),
        ("CKS-01..52",),
        ("road_building", "diplomat", "intrigue", "merchant"),
    ),
    Remark("knights_and_villages", (_KNIGHTS, _VILLAGES), ("CKS-18", "CKS-47", "CKS-50", "SEACLO-10")),
    Remark("progress_gifts", (_KNIGHTS, "forgotten_tribe"), ("CK-297", "VARX-73")),
    Remark("progress_gifts", (_KNIGHTS, "treasure_islands"), ("CK-297", "VARX-79", "TDETI-86", "TDETI-93")),
    Remark("progress_gifts", (_KNIGHTS, "into_the_unknown"), ("CK-297", "VARX-79", "TDEIU-68")),
    Remark("knights_and_fish", (_KNIGHTS, _FISH), ("FISHCK-02..08", "FISHCK-10", "FISHCK-11")),
    Remark("gold_and_commodities", (_KNIGHTS, _RIVERS), ("RIVRCK-02..05",)),
    Remark("city_ransom", (_KNIGHTS, _RIVERS), ("RIVRCK-06", "RIVRCK-07")),
    Remark("knights_at_rivers", (_KNIGHTS, _RIVERS), ("RIVRCK-08..16", "RIVRCK-18"), ("diplomat", "intrigue")),
    Remark(
        "knights_at_rivers_and_sea",
        (_KNIGHTS, _RIVERS, _SEA),
        ("RIVRCKSEA-04",),
        ("diplomat", "intrigue"),
        has_text=False,
    ),
    Remark("knights_and_caravans", (_KNIGHTS, _CAMELS), ("CARVCK-02..05",)),
    Remark(
        "canal_knights",
        (_KNIGHTS, _CANAL),
        ("CKS-53", "TDEGK-27..69", "TDEGK-71..96"),
        ("deserter", "inventor", "irrigation", "warlord"),
    ),
    Remark("knights_and_wonders", (_KNIGHTS, "wonders"), ("CKS-49", "CKS-50")),
    Remark("knights_on_new_islands", (_KNIGHTS, "greater_catan"), ("TDEGC-25", "TDEGC-51..53"), ("inventor",)),
    Remark(
        "dragon_hunters",
        (_KNIGHTS, _ENCHANTED),
        ("CKS-54", "TDEEL-31", "TDEEL-34..54", "TDEEL-69..72", "TDEEL-80..84"),
        ("inventor", "deserter", "intrigue", "medicine"),
    ),
    Remark(
        "knights_clear_paths",
        (_KNIGHTS, _WAGONS),
        ("TRADCK-03..06", "TRADCK-09..14", "TRADCK-19", "TRADCK-20", "TRADCKSEA-04"),
        ("bishop",),
        ("traders_and_barbarians.cards",),
    ),
    Remark(
        "number_dice_again",
        (_KNIGHTS, _WAGONS),
        ("TRADCK-15", "TRADCK-17", "TRADCK-18"),
        ("alchemist",),
        unless=(_SEA,),
    ),
    Remark("gold_and_commodities", (_KNIGHTS, _WAGONS), ("TRADCK-08", "CK-298")),
    Remark("knights_and_harbours", (_KNIGHTS, _HARBOURS), ("CK-293", "HARB-16")),
    Remark("knights_and_friendly_robber", (_KNIGHTS, _FRIENDLY), ("CK-294", "FRND-22")),
    Remark(
        "knights_and_events",
        (_KNIGHTS, _EVENT_CARDS),
        ("CK-291", "CK-292", "CK-301", "EVNT-20", "EVNT-35", "EVNT-53", "EVNT-65..70", "VARX-17..24"),
        ("epidemic", "tournament", "conflict", "robber_flees", "alchemist"),
    ),
    Remark(
        "knights_and_events_hit_one",
        (_KNIGHTS, _EVENT_CARDS),
        ("EVNT-53", "EVNT-57"),
        ("conflict",),
        option=_ONE_VICTIM,
        has_text=False,
    ),
    Remark(
        "knights_wagons_and_events",
        (_KNIGHTS, _EVENT_CARDS, _WAGONS),
        ("TRADCK-13", "TRADCK-17", "TRAD-112", "TRAD-113"),
        ("robber_flees",),
    ),
    Remark("red_die_before_card", (_KNIGHTS, _EVENT_CARDS), ("EVNT-65",), option=("red_from_card", False)),
    Remark("red_die_on_card", (_KNIGHTS, _EVENT_CARDS), ("EVNT-66",), option=("red_from_card", True)),
    Remark("knights_for_two", (_KNIGHTS, _TWO), ("TWOCK-01..52",), ("alchemist", "deserter", "smith")),
    Remark(
        "set_dice_for_two",
        (_KNIGHTS, _EVENT_CARDS, _TWO),
        ("CK-292", "TWOCK-44"),
        ("alchemist",),
        has_text=False,
    ),
    # Cities & Knights among the barbarians.
    Remark("gold_and_commodities", (_KNIGHTS, _BARBARIANS), ("BARBCK-13",)),
    Remark(
        "knights_on_paths",
        (_KNIGHTS, _BARBARIANS),
        ("BARBCK-01..51",),
        ("bishop", "deserter", "diplomat", "intrigue", "inventor", "merchant"),
        ("barbarian_attack.cards", "barbarian_attack.knights", "cities_and_knights.barbarians"),
    ),
    Remark(
        "paths_and_events",
        (_KNIGHTS, _BARBARIANS, _EVENT_CARDS),
        ("EVNT-35", "EVNT-53", "EVNT-78..80", "VARX-21", "VARX-24"),
        ("robber_attack", "robber_flees"),
    ),
    Remark("paths_for_two", (_KNIGHTS, _BARBARIANS, _TWO), ("TWOCK-09..26", "BARB-135..140"), ("deserter",)),
    Remark("five_six_knights", (_KNIGHTS,), ("CK-303..310",), players=(5, 6)),
)


def remarks_on(modules: Collection[str], players: int, options: Mapping[str, object]) -> list[Remark]:
    """What holds in a game of these, weakest first."""
    return [remark for remark in REMARKS if remark.holds(modules, players, options)]


def remarks_told(modules: Collection[str], players: int, options: Mapping[str, object]) -> list[dict[str, object]]:
    """What modules change in each other, by the names of the words for it."""
    remarks = remarks_on(modules, players, options)
    return [{"name": remark.name, "modules": list(remark.modules)} for remark in remarks if remark.has_text]


def card_words(modules: Collection[str], players: int, options: Mapping[str, object]) -> dict[str, str]:
    """For every card that can be explained, the chapter or remark whose words are right in this game."""
    return {card: remark.name for remark in remarks_on(modules, players, options) for card in remark.cards}
