"""The options of every module, and whether values given for them fit together."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from skerry.board.terrain import EMPTY
from skerry.catalog.legality import Verdict, judge, suggestion
from skerry.catalog.maps import map_of
from skerry.catalog.modules import MODULES, TB_SCENARIO
from skerry.engine.errors import ConfigError
from skerry.engine.option import Option
from skerry.engine.shown import shown
from skerry.reason import Reason, ReasonKind

AS_BOARD_HAS_IT: Final = ReasonKind("as_board_has_it", "as the board has it").of()
WHAT_MODULES_NEED: Final = ReasonKind("what_modules_need", "what the modules need").of()
NO_LIMIT: Final = ReasonKind("no_limit", "no limit").of()
CITY_FOUNDED: Final = ReasonKind(
    "city_always_founded", "a settlement and a city are always founded (CK-028, CK-029)"
).of()

OTHER_PLAYERS: Final = ReasonKind(
    "option_for_other_players", "The option {option:option} is for {allowed:phrases} players, not {players:number}."
)
NEEDS_MODULE: Final = ReasonKind("option_needs_module", "The option {option:option} needs the module {module:module}.")
NOT_WITH_MODULE: Final = ReasonKind(
    "option_not_with_module", "The option {option:option} does not exist with {module:module}: {why:phrase}."
)
NOT_ON_OWN_MAP: Final = ReasonKind(
    "option_not_on_own_map", "The option {option:option} does not apply to a map of your own."
)
NOT_ON_ITS_MAP: Final = ReasonKind(
    "option_not_on_its_map", "The option {option:option} does not apply to {module:module}, which has its own map."
)
ALWAYS_DRAWN: Final = ReasonKind(
    "option_board_always_drawn", "The option {option:option} does not apply to {modules:modules}, whose board is drawn."
)
OF_OTHER_MODULES: Final = ReasonKind(
    "option_of_other_modules", "The option {option:option} belongs to {modules:any_module}, which is not in play."
)
UNKNOWN_OPTION: Final = ReasonKind("unknown_option", "There is no option {name}{end:phrase}")
START_NEEDS_BEGINNER: Final = ReasonKind(
    "fixed_start_needs_beginner",
    "The option fixed_start needs board=beginner, not board={board:option_value} (BASE-36).",
)
FRAME_TOO_SMALL: Final = ReasonKind(
    "frame_fits_small_island",
    "The option harbours=frame fits only the island of up to 4 players, not that of {players:number} (BASE56-28).",
)
NO_FRAME_PIECES: Final = ReasonKind(
    "board_without_frame_pieces", "The option harbours=frame needs frame pieces, and the board {map} has none."
)
NO_PRINTED_START: Final = ReasonKind(
    "board_without_start", "The option {option:option} needs printed starting pieces, and the board {map} has none."
)
NO_HEXES_TO_DRAFT: Final = ReasonKind(
    "board_without_hexes_to_draft", "The option board=drafted needs hexes to draw, and the board {map} has none."
)
NO_TOKENS_TO_LAY: Final = ReasonKind(
    "board_without_tokens",
    "The option numbers=random needs number tokens to lay, and the board {map} has them at their places.",
)
RANDOM_NEEDS_VARIABLE: Final = ReasonKind(
    "random_numbers_need_variable",
    "The option numbers=random needs board=variable, not board={board:option_value} (BASE-40).",
)
NOT_SEPARATE: Final = ReasonKind(
    "trade_build_not_separate", "The option trade_build=separate does not exist with cities_and_knights (CK-300)."
)

_OFF_ON: Final = (False, True)

# The scenarios whose printed board may be shuffled within itself; pirate_islands has no other (SEAPIR-08) and new_world
# is always drawn (SEANEW-02).
SHUFFLED_SCENARIOS: Final = (
    "new_shores",
    "four_islands",
    "fog_islands",
    "through_the_desert",
    "forgotten_tribe",
    "cloth_for_catan",
    "wonders",
)

# The scenarios whose rules shuffle the board; what is printed of them is one example.
DEALT_SCENARIOS: Final = (
    "treasure_islands",
    "into_the_unknown",
    "greater_catan",
    "desert_dragons",
    "great_canal",
    "enchanted_land",
)


@dataclass(frozen=True)
class Offer:
    """An option and where it applies: with so many players, with or without a module, on the island of the base game.

    Without a module: its name and why it leaves no room for the option. With a marker the printed board has to have it.
    """

    option: Option
    players: tuple[int, ...] = ()
    beside: str = ""
    without: tuple[str, Reason] | None = None
    of_the_island: bool = False
    marker: str = ""


_SETUP: Final = Offer(
    Option(
        "setup",
        "the printed board, or its hexes and numbers shuffled within groups of islands",
        ("SEA-17", "SEA-18", "SEAPIR-08"),
        "fixed",
        ("fixed", "random"),
    )
)

_SETUP_DEALT: Final = Offer(
    Option(
        "setup",
        "the board shuffled as the scenario says, or the printed example of one",
        ("TDETI-37", "TDEIU-18", "TDEGC-19", "TDEDD-14", "TDEGK-19", "TDEEL-14"),
        "random",
        ("random", "fixed"),
    )
)

OPTIONS: Final[dict[str, tuple[Offer, ...]]] = {
    "base": (
        Offer(
            Option(
                "board",
                "how the island comes about: random, printed, or laid by the players",
                ("BASE-34", "BASE56-28"),
                "variable",
                ("variable", "beginner", "drafted"),
            ),
            of_the_island=True,
        ),
        Offer(
            Option(
                "numbers",
                "how the numbers are laid on a variable board",
                ("BASE-40",),
                "spiral",
                ("spiral", "random"),
            ),
            of_the_island=True,
        ),
        Offer(
            Option(
                "harbours",
                "printed places and kinds, the kinds shuffled, or the frame pieces in random order",
                ("BASE-45", "BASE-46", "BASE56-28"),
                None,
                ("tokens", "fixed", "frame"),
                empty=AS_BOARD_HAS_IT,
            ),
            of_the_island=True,
        ),
        Offer(
            Option(
                "fixed_start",
                "start with the printed pieces of the beginner board instead of founding",
                ("BASE-36", "BASE56-28"),
                False,
                _OFF_ON,
            ),
            players=(3, 4),
            without=("cities_and_knights", CITY_FOUNDED),
            of_the_island=True,
            marker="start_orange",
        ),
        Offer(
            Option(
                "trade_build",
                "trade and build in any order, or first trade and then build",
                ("BASE-72",),
                "combined",
                ("combined", "separate"),
            )
        ),
        Offer(
            Option(
                "target",
                "points to win",
                ("BASE-198",),
                None,
                low=3,
                high=30,
                empty=WHAT_MODULES_NEED,
            )
        ),
        Offer(
            Option(
                "hand_limit",
                "cards that a hand may hold when a 7 is rolled",
                ("BASE-84",),
                7,
                low=2,
                high=99,
            )
        ),
        Offer(
            Option(
                "max_offers",
                "trade offers that a player may make in one turn",
                ("BASE-106",),
                None,
                low=0,
                high=99,
                empty=NO_LIMIT,
            )
        ),
        Offer(
            Option(
                "five_six_turn",
                "what happens between turns: everyone may build, or a second player has a part turn",
                ("BASE56-17",),
                "special_build",
                ("special_build", "paired"),
            ),
            players=(5, 6),
        ),
    ),
    "event_cards": (
        Offer(
            Option(
                "event_scope",
                "whether thefts and gifts of events concern each opponent or one of choice",
                ("EVNT-57",),
                "each",
                ("each", "one"),
            )
        ),
        Offer(
            Option(
                "red_from_card",
                "the event card also shows the red die",
                ("EVNT-66",),
                False,
                _OFF_ON,
            ),
            beside="cities_and_knights",
        ),
    ),
    **dict.fromkeys(SHUFFLED_SCENARIOS, (_SETUP,)),
    **dict.fromkeys(DEALT_SCENARIOS, (_SETUP_DEALT,)),
}

_HARBOURS_OF: Final = {"beginner": "fixed", "variable": "tokens", "drafted": "frame"}


def options_for(modules: Sequence[str], players: int, own_map: bool = False) -> dict[str, Option]:
    """The options that a legal game has, by name; on a map of the players' own those about the island do not apply."""
    verdict = _legal(modules, players)
    return {
        offer.option.name: offer.option.copy()
        for offer in _offers(verdict)
        if not _why_not(offer, verdict, players, own_map)
    }


def check_options(
    modules: Sequence[str], players: int, given: Mapping[str, object], own_map: bool = False
) -> dict[str, object]:
    """A value for every option of the modules: the given one where there is one, else what holds by default.

    With `own_map` the players bring a map, and the options about the island do not apply. An option that does not
    apply may be given only as the value it has anyway, so that a checked set of options passes again.
    """
    verdict = _legal(modules, players)
    offers = {offer.option.name: offer for offer in _offers(verdict)}
    for name in given:
        if name not in offers:
            raise ConfigError(_no_such_option(name, offers))
    values: dict[str, object] = {name: offer.option.default for name, offer in offers.items()}
    applying = {name for name, offer in offers.items() if not _why_not(offer, verdict, players, own_map)}
    for name in applying & given.keys():
        values[name] = offers[name].option.check(given[name])
    _resolve(values, verdict, players)
    for name in given.keys() - applying:
        option = offers[name].option
        if option.check(given[name]) not in (option.default, values[name]):
            why = _why_not(offers[name], verdict, players, own_map)
            assert why is not None
            raise ConfigError(why)
    _check_together(values, verdict, players)
    return values


def _legal(modules: Sequence[str], players: int) -> Verdict:
    verdict = judge(modules, players)
    if not verdict.legal:
        raise verdict.refusal()
    return verdict


def _offers(verdict: Verdict) -> list[Offer]:
    return [offer for name in verdict.modules for offer in OPTIONS.get(name, ())]


def _why_not(offer: Offer, verdict: Verdict, players: int, own_map: bool) -> Reason | None:
    """Why an option of a module in play does not apply, or None."""
    name = offer.option.name
    if offer.players and players not in offer.players:
        return OTHER_PLAYERS.of(option=name, allowed=offer.players, players=players)
    if offer.beside and offer.beside not in verdict.modules:
        return NEEDS_MODULE.of(option=name, module=offer.beside)
    if offer.without is not None and offer.without[0] in verdict.modules:
        return NOT_WITH_MODULE.of(option=name, module=offer.without[0], why=offer.without[1])
    if offer.of_the_island and own_map:
        return NOT_ON_OWN_MAP.of(option=name)
    scenario = [module for module in verdict.modules if MODULES[module].own_map]
    if offer.of_the_island and scenario:
        return NOT_ON_ITS_MAP.of(option=name, module=scenario[0])
    if offer.of_the_island and EMPTY in map_of(verdict.modules, players).terrain:
        drawn = [module for module in verdict.modules if MODULES[module].group == TB_SCENARIO]
        return ALWAYS_DRAWN.of(option=name, modules=drawn)
    if offer.marker:
        printed = map_of(verdict.modules, players)
        if offer.marker not in printed.markers:
            return NO_PRINTED_START.of(option=name, map=printed.name)
    return None


def _no_such_option(name: str, offers: Mapping[str, Offer]) -> Reason:
    owners = [module for module, others in OPTIONS.items() if any(offer.option.name == name for offer in others)]
    if owners:
        return OF_OTHER_MODULES.of(option=name, modules=owners)
    return UNKNOWN_OPTION.of(name=shown(name), end=suggestion(name, offers))


def _resolve(values: dict[str, object], verdict: Verdict, players: int) -> None:
    """Put the number or word in place of what None leaves to the board and the catalog."""
    if values["target"] is None:
        values["target"] = verdict.target
    if values["harbours"] is None:
        harbours = _HARBOURS_OF[str(values["board"])]
        framed = bool(map_of(verdict.modules, players).frame_pieces)
        values["harbours"] = harbours if framed or harbours != "frame" else "tokens"


def _check_together(values: Mapping[str, object], verdict: Verdict, players: int) -> None:
    board = values["board"]
    if values["fixed_start"] and board != "beginner":
        raise ConfigError(START_NEEDS_BEGINNER.of(board=board))
    if values["harbours"] == "frame" and players > 4:
        raise ConfigError(FRAME_TOO_SMALL.of(players=players))
    if values["harbours"] == "frame" and not map_of(verdict.modules, players).frame_pieces:
        raise ConfigError(NO_FRAME_PIECES.of(map=map_of(verdict.modules, players).name))
    if values["numbers"] == "random" and board != "variable":
        raise ConfigError(RANDOM_NEEDS_VARIABLE.of(board=board))
    printed = map_of(verdict.modules, players)
    if board == "drafted" and not printed.stack_items("terrain"):
        raise ConfigError(NO_HEXES_TO_DRAFT.of(map=printed.name))
    if values["numbers"] == "random" and not printed.stack_items("tokens"):
        raise ConfigError(NO_TOKENS_TO_LAY.of(map=printed.name))
    if values["trade_build"] == "separate" and "cities_and_knights" in verdict.modules:
        raise ConfigError(NOT_SEPARATE.of())
