"""An option of a game: its name, what it may be, and what it is when nobody says."""

from __future__ import annotations

from typing import Final

from skerry.engine.errors import ConfigError
from skerry.engine.shown import shown
from skerry.engine.whole import is_whole
from skerry.reason import Reason, ReasonKind

WRONG_VALUE: Final = ReasonKind(
    "wrong_option_value", "The option {option:option} cannot be {value}; it may be {allowed:phrases}."
)
FROM_TO: Final = ReasonKind("from_to", "{low:number} to {high:number}")
NONE: Final = ReasonKind("none_means", "none ({meaning:phrase})")

_WORDS_FOR_ON = ("on", "true", "yes")
_WORDS_FOR_OFF = ("off", "false", "no")
# No option goes as far as a number of so many digits.
_LONGEST_NUMBER = 18


class Option:
    """One option that a rule module offers: one of `values`, or a whole number from `low` to `high`.

    `empty` says what None means for this option; without it None is no value.
    """

    def __init__(
        self,
        name: str,
        about: str,
        rules: tuple[str, ...],
        default: object,
        values: tuple[object, ...] = (),
        low: int = 0,
        high: int = 0,
        empty: Reason | None = None,
    ) -> None:
        self.name = name
        self.about = about
        self.rules = rules
        self.default = default
        self.values = values
        self.low = low
        self.high = high
        self.empty = empty

    def copy(self) -> Option:
        return Option(self.name, self.about, self.rules, self.default, self.values, self.low, self.high, self.empty)

    def check(self, value: object) -> object:
        """The value as the game uses it; words from a command line become what they stand for."""
        word = value.strip().lower() if isinstance(value, str) else ""
        if value is None or word == "none":
            if self.empty is not None:
                return None
        elif self.values:
            for allowed in self.values:
                # True == 1 in Python, so the types must agree too.
                if type(value) is type(allowed) and value == allowed:
                    return allowed
                if word and word in _words_for(allowed):
                    return allowed
        else:
            number = _whole_number(value, word)
            if number is not None and self.low <= number <= self.high:
                return number
        raise ConfigError(WRONG_VALUE.of(option=self.name, value=shown(value), allowed=self.allowed()))

    def allowed(self) -> list[Reason | str]:
        """What the option may be, one by one."""
        allowed: list[Reason | str] = []
        if self.values:
            allowed.extend([_words_for(value)[0] for value in self.values])
        else:
            allowed.append(FROM_TO.of(low=self.low, high=self.high))
        if self.empty is not None:
            allowed.append(NONE.of(meaning=self.empty))
        return allowed


def _words_for(value: object) -> tuple[str, ...]:
    if value is True:
        return _WORDS_FOR_ON
    if value is False:
        return _WORDS_FOR_OFF
    return (str(value).lower(),)


def _whole_number(value: object, word: str) -> int | None:
    if is_whole(value):
        return value
    if len(word) <= _LONGEST_NUMBER and word.isascii() and word.removeprefix("-").isdecimal():
        return int(word)
    return None
