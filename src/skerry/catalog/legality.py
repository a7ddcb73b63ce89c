"""Whether modules and a number of players form a legal game, to how many points, and if not, why not."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from skerry.catalog.combinations import NO, POSSIBLE, STATUSES, WELL, YES, load_combinations
from skerry.catalog.modules import MODULES, in_order, members
from skerry.catalog.winning import BY_POINTS, BY_POINTS_OR_BOOT
from skerry.engine.errors import ConfigError
from skerry.engine.shown import LONGEST, shown, shown_number
from skerry.reason import Reason, ReasonKind

UNKNOWN_MODULE: Final = ReasonKind("unknown_module", "There is no module {name}{end:phrase}")
DID_YOU_MEAN: Final = ReasonKind("did_you_mean", "; did you mean {nearest:module_or_option}?")
MODULE_TWICE: Final = ReasonKind("module_twice", "The module {module:module} is named twice.")
GAME_OF_ITS_OWN: Final = ReasonKind(
    "game_of_its_own", "{module:module} is a game of its own and does not combine with {others:modules}."
)
NEEDS_MODULES: Final = ReasonKind("needs_modules", "{module:module} needs {missing:modules}.")
NEEDS_SCENARIO: Final = ReasonKind(
    "needs_scenario", "{module:module} is played in a scenario; name one, such as {scenario:module}."
)
DO_NOT_COMBINE: Final = ReasonKind("do_not_combine", "{modules:modules} do not combine: {clash:phrase}.")
NOT_RECOMMENDED: Final = ReasonKind(
    "not_recommended", "{modules:modules} together are possible but not recommended: {clash:phrase}."
)
ONLY_FOR_TWO: Final = ReasonKind("only_for_two", "two_player is for exactly 2 players, not {players:number}.")
TWO_NEED_MODULE: Final = ReasonKind("two_need_module", "2 players need the module two_player.")
WRONG_NUMBER: Final = ReasonKind(
    "wrong_number_of_players", "{module:module} is for {allowed:phrase} players, not {players:number}."
)
NOT_BUILT: Final = ReasonKind("module_not_built", "{module:module} is in the rules but not built yet.")
NONE_BUILT: Final = ReasonKind("modules_not_built", "{modules:modules} are in the rules but not built yet.")


@dataclass(frozen=True)
class Verdict:
    """The answer about a game.

    `legal`: the rules allow it. `playable`: legal, and every module is built. `reason`: names the
    wrong part, or tells what speaks against a legal game; None where there is nothing to say. `modules`: all modules
    in play, weakest first; the modules as given where the game is not legal.
    """

    legal: bool
    playable: bool
    reason: Reason | None
    status: str
    target: int
    modules: tuple[str, ...]

    def refusal(self) -> ConfigError:
        """For whoever cannot make the game."""
        assert self.reason is not None
        return ConfigError(self.reason)


def judge(modules: Sequence[str], players: int) -> Verdict:
    """Whether these modules make a legal game for so many players. `base` and the like need not be named."""
    named = (modules,) if isinstance(modules, str) else tuple(modules)
    fault = _unknown(named) or _repeated(named)
    if fault:
        return Verdict(False, False, fault, NO, 0, named)
    whole = complete(named)
    fault = _not_alone(whole) or _incomplete(whole) or _forbidden(whole) or _wrong_number(whole, players)
    if fault:
        return Verdict(False, False, fault, NO, 0, named)
    unbuilt = _not_built(whole)
    return Verdict(
        legal=True,
        playable=not unbuilt,
        reason=unbuilt or _advice(whole),
        status=status_of(whole),
        target=target_of(whole, players),
        modules=whole,
    )


def complete(modules: Collection[str]) -> tuple[str, ...]:
    """The modules in their order, with those that go without saying."""
    brought = {name for module in modules for name in MODULES[module].brings}
    return in_order({"base", *modules, *brought})


def status_of(modules: Collection[str]) -> str:
    """The worst status among the widest known parts of a set; one module by itself is `well`."""
    parts = load_combinations().widest_parts(modules)
    return max((part.status for part in parts), key=STATUSES.index, default=WELL)


def target_of(modules: Collection[str], players: int) -> int:
    """The points to win of a legal set: of its largest published part, and the additions on top (VARX-07)."""
    table = load_combinations()
    part = table.largest_part(modules)
    anyway = _target_anyway(modules, players)
    target = anyway if part is None else part.target.resolve(players, anyway)
    return target + added_points(modules)


def target_on_map(modules: Collection[str], printed: int) -> int:
    """The points to win on a map that names its own: what a combination or a module adds comes on top (CKS-50)."""
    part = load_combinations().largest_part(modules)
    return printed + (0 if part is None else part.target.more) + added_points(modules)


def added_points(modules: Collection[str]) -> int:
    """What modules add to every target, that of a map included (VARX-07)."""
    return sum(points for name, points in load_combinations().additions.items() if name in modules)


def _target_anyway(modules: Collection[str], players: int) -> int:
    """What counts while no combination says otherwise: the map's target, else the expansion's, else the highest."""
    targets = {name: MODULES[name].target.resolve(players, 0) for name in modules}
    with_map = [targets[name] for name in modules if MODULES[name].own_map]
    if with_map:
        return with_map[0]
    return targets.get("cities_and_knights", max(targets.values()))


def win_condition(verdict: Verdict, target: int | None = None) -> Reason:
    """How a legal game is won: to its usual target, or to the one that was chosen for it."""
    table = load_combinations()
    part = table.largest_part(verdict.modules)
    way = part.win if part is not None else None
    for name in verdict.modules:
        way = way or MODULES[name].win
    if way is None:
        way = BY_POINTS_OR_BOOT if "fishermen" in verdict.modules else BY_POINTS
    points = verdict.target if target is None else target
    told = {"target": points, "boot": points + table.holder_additions["old_boot"]}
    return way.of(**{gap: told[gap] for gap in way.gaps})


def partners(module: str) -> dict[str, str]:
    """Every module that combines with this one, with the status of the two together."""
    found = {name: _status_together(module, name) for name in in_order(MODULES) if name != module}
    return {name: status for name, status in found.items() if status != NO}


def _status_together(one: str, other: str) -> str:
    pair = {one, other}
    if any(MODULES[name].alone for name in pair):
        return NO
    row = load_combinations().find(pair)
    if row is not None:
        return row.status
    if "seafarers" in pair:
        return _best_on_a_map(one if other == "seafarers" else other)
    return YES


def _best_on_a_map(module: str) -> str:
    """Seafarers is played on the maps of its scenarios, so the map that suits best decides."""
    if module == "base" or "seafarers" in MODULES[module].brings:
        return YES
    return min((_status_together(module, name) for name in members("seafarers_scenario")), key=STATUSES.index)


# What can be wrong, each as one reason or None.


def _unknown(modules: Collection[str]) -> Reason | None:
    for name in modules:
        if name not in MODULES:
            return UNKNOWN_MODULE.of(name=shown(name), end=suggestion(name, MODULES))
    return None


def suggestion(name: object, known: Collection[str]) -> Reason | str:
    """The end of a sentence about an unknown name: a question after the nearest known one, or a full stop."""
    text = name if isinstance(name, str) else ""
    plain = text[:LONGEST].strip().lower().replace("-", "_").replace(" ", "_")
    longer = [each for each in known if len(plain) > 2 and plain in each]
    close = longer or get_close_matches(plain, known, n=1, cutoff=0.55)
    return DID_YOU_MEAN.of(nearest=close[0]) if close else "."


def _repeated(modules: Sequence[str]) -> Reason | None:
    for place, name in enumerate(modules):
        if name in modules[:place]:
            return MODULE_TWICE.of(module=name)
    return None


def _not_alone(modules: Collection[str]) -> Reason | None:
    for name in modules:
        others = [other for other in modules if other not in (name, *MODULES[name].brings)]
        if MODULES[name].alone and others:
            return GAME_OF_ITS_OWN.of(module=name, others=others)
    return None


def _incomplete(modules: Collection[str]) -> Reason | None:
    groups = {MODULES[name].group for name in modules}
    for name in modules:
        module = MODULES[name]
        missing = [other for other in module.requires if other not in modules]
        if missing:
            return NEEDS_MODULES.of(module=name, missing=missing)
        if module.played_in and not groups.intersection(module.played_in):
            return NEEDS_SCENARIO.of(module=name, scenario=members(module.played_in[0])[0])
    return None


def _forbidden(modules: Collection[str]) -> Reason | None:
    for part in load_combinations().parts(modules):
        if part.status == NO:
            return DO_NOT_COMBINE.of(modules=part.modules, clash=part.reason)
    return None


def _wrong_number(modules: Collection[str], players: int) -> Reason | None:
    if "two_player" in modules:
        return None if players == 2 else ONLY_FOR_TWO.of(players=shown_number(players))
    alone = [name for name in modules if MODULES[name].alone]
    if players == 2 and not alone and not _forbidden({*modules, "two_player"}):
        return TWO_NEED_MODULE.of()
    wrong = [MODULES[name] for name in alone or modules if not MODULES[name].admits(players)]
    if not wrong:
        return None
    # The module that leaves the least room is the one to name: base, or the last in order, where several leave as much.
    module = min(reversed(wrong), key=lambda module: (module.most - module.fewest, module.name != "base"))
    return WRONG_NUMBER.of(module=module.name, allowed=module.players(), players=shown_number(players))


def _not_built(modules: Collection[str]) -> Reason | None:
    missing = [name for name in modules if not MODULES[name].built]
    if not missing:
        return None
    return NOT_BUILT.of(module=missing[0]) if len(missing) == 1 else NONE_BUILT.of(modules=missing)


def _advice(modules: Collection[str]) -> Reason | None:
    for part in load_combinations().widest_parts(modules):
        if part.status == POSSIBLE:
            return NOT_RECOMMENDED.of(modules=part.modules, clash=part.reason)
    return None
