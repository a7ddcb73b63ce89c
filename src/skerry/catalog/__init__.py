"""The one place that knows which modules, players and options form a legal game, and to how many points."""

from skerry.catalog.board_steps import BoardStep, board_steps
from skerry.catalog.describe import ModuleCard, OptionCard, describe
from skerry.catalog.guests import add_module, bring_modules
from skerry.catalog.legality import Verdict, judge, partners, win_condition
from skerry.catalog.modules import MODULES, ORDER, Level, Module, in_order, level_of
from skerry.catalog.options import check_options, options_for
from skerry.catalog.presets import PRESETS

__all__ = [
    "MODULES",
    "ORDER",
    "PRESETS",
    "BoardStep",
    "Level",
    "Module",
    "ModuleCard",
    "OptionCard",
    "Verdict",
    "add_module",
    "board_steps",
    "bring_modules",
    "check_options",
    "describe",
    "in_order",
    "judge",
    "level_of",
    "options_for",
    "partners",
    "win_condition",
]
