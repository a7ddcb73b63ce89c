"""Why modules do not combine, or had better not: the reasons that data/combinations.toml names by their codes."""

from collections.abc import Mapping
from typing import Final

from skerry.reason import Reason, ReasonKind

# What completes "... do not combine: " and "... are possible but not recommended: ".
_KINDS: Final = (
    ReasonKind("camels_of_less_use", "without Longest Road the camels lose half of their use"),
    ReasonKind("coast_taken", "settlements placed beforehand take up the coast"),
    ReasonKind("islands_too_small_for_rivers", "no island is large enough for the rivers"),
    ReasonKind("rivers_fit_one_way", "the rivers fit in only one way"),
    ReasonKind("islands_leave_no_way", "the islands of that map leave no way to join them"),
    ReasonKind("won_another_way", "that scenario is won in another way"),
    ReasonKind("map_unfit_for_rivers", "that map does not suit the rivers"),
    ReasonKind("rivers_out_of_reach", "the shape of the islands is not known and the rivers may be out of reach"),
    ReasonKind("map_unfit_for_caravans", "that map does not suit the caravans"),
    ReasonKind("oasis_in_random_centre", "an oasis in the centre of a random map is a problem"),
    ReasonKind("no_connected_coast", "there is no connected coast to land on"),
    ReasonKind("nearly_all_coast", "nearly all of the starting land is coast"),
    ReasonKind("map_unfit_for_barbarians", "that map does not suit the barbarians"),
    ReasonKind("attack_pointless", "the attack would be pointless on that map"),
    ReasonKind("no_connected_land", "there is no connected land for the wagons"),
    ReasonKind("no_round_island", "there is no round island for the wagons"),
    ReasonKind("map_unfit_for_wagons", "that map does not suit the wagons"),
    ReasonKind("not_among_playable_maps", "the rules do not name it among the playable maps"),
    ReasonKind("islands_small", "the islands are small"),
    ReasonKind("many_hexes_hidden", "many hexes are hidden"),
    ReasonKind("warships_need_knight_cards", "warships need knight cards, which do not exist with {module:module}"),
    ReasonKind("random_map", "the map is random"),
    ReasonKind("no_largest_army", "the scenario has no Largest Army"),
    ReasonKind("one_seafarers_map", "only one Seafarers map is played at a time"),
    ReasonKind("three_unpublished", "every two of them combine, but nothing is published for the three together"),
    ReasonKind("pair_does_not_combine", "{one:module} and {other:module} do not combine"),
    ReasonKind("no_rules_for_three", "no rules for the three together are published"),
    ReasonKind("no_rules_with_two_scenarios", "no rules join two Traders & Barbarians scenarios with {module:module}"),
    ReasonKind("two_scenarios_on_sea_map", "no rules put two Traders & Barbarians scenarios on a Seafarers map"),
    ReasonKind("three_scenarios", "no rules join three Traders & Barbarians scenarios"),
    ReasonKind("start_above_protection", "players start above the points that are protected"),
    ReasonKind(
        "dragons_need_knight_cards", "the dragons are fought with knight cards, which do not exist with {module:module}"
    ),
    ReasonKind("unpublished_together", "nothing is published for them together"),
    ReasonKind("scenario_for_three_or_four", "the scenario is for 3 or 4 players"),
    ReasonKind("each_brings_map", "each brings a map of its own"),
)
_BY_CODE: Final = {kind.code: kind for kind in _KINDS}


def read_clash(written: str | Mapping[str, str]) -> Reason:
    """The reason that a row names: a code, or a code with what fills its gaps."""
    named = {"code": written} if isinstance(written, str) else dict(written)
    return _BY_CODE[named.pop("code")].of(**named)
