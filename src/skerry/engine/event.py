"""What happened: written as ints while playing, told in words at the outer face.

An event has a public part and, where needed, a part that only some seats may see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.board.arrays import zeros

if TYPE_CHECKING:
    from skerry.engine.rules import Rules

STRIDE: Final = 5


@final
class Field:
    """One value of an event: its name and what it counts."""

    def __init__(self, spec: str) -> None:
        self.name, _, self.kind = spec.partition(":")


@final
class EventKind:
    """The shape of an event.

    Fields are written `name:kind`; kinds are seat, colour, card, thing, hand, development_card, piece,
    award, hex, edge, vertex, place (of the piece it is about), terrain, harbour and number, or the words
    themselves, `yes|no`, for a value that counts them from 0, or the name under which a module put them in
    `Rules.words`. The seats named by the public fields in `seen_by` are the only ones who see the private fields.

    `english`: what is said of it at the table, with gaps for public fields; without it, it is told by its name and
    values. `quiet`: it says too little to be told. `brings`: the public fields that add up to a number that chance
    brought for production. `die`: a field that shows one more die. `chooses`: the kind of event whose next one shows
    what somebody chose with this one, and not chance. `moves`: the fields that say which cards change hands by it: who
    gives, who takes (an empty name is the bank), which card, how many (an empty name is one). `shows`: the fields that
    say which cards somebody has shown to hold: who, and a whole hand, or a card and how many at least. `comes_from`:
    the fields that say from which place come cards that later events give: the place, to whom, which card, how many.
    `passes`: the fields that say what else goes from one to another, which no hand of cards counts: who gives or where
    it lay, who takes (an empty name is the bank), what it is. `wanders`: the field that says where somebody has gone
    who is nobody's piece.
    """

    def __init__(
        self,
        name: str,
        public: str = "",
        private: str = "",
        seen_by: tuple[str, ...] = (),
        brings: str = "",
        chooses: str = "",
        english: str = "",
        quiet: bool = False,
        die: str = "",
        moves: tuple[str, ...] = (),
        shows: tuple[str, ...] = (),
        comes_from: tuple[str, ...] = (),
        passes: tuple[str, ...] = (),
        wanders: str = "",
    ) -> None:
        self.name = name
        self.public = [Field(spec) for spec in public.split()]
        self.private = [Field(spec) for spec in private.split()]
        self.seen_by = seen_by
        if len(self.public) + len(self.private) >= STRIDE:
            raise ValueError(f"the event {name} has more than {STRIDE - 1} fields")
        self.brings = brings.split()
        self.chooses = chooses
        self.english: str = english
        self.quiet = quiet
        self.die = die
        self.moves = moves
        self.shows = shows
        self.comes_from = comes_from
        self.passes = passes
        self.wanders = wanders
        fields = {"", *(field.name for field in [*self.public, *self.private])}
        lengths = (len(moves), len(shows), len(comes_from), len(passes))
        known = ((0, 4), (0, 2, 3), (0, 4), (0, 3))
        about = (*moves, *shows, *comes_from, *passes, wanders)
        if not fields.issuperset(about) or any(length not in each for length, each in zip(lengths, known, strict=True)):
            raise ValueError(f"the event {name} cannot say by these fields what it is about: {about}")
        # The number lives only in memory: records and digests use names.
        self.index: i64 = len(EVENT_KINDS)
        EVENT_KINDS.append(self)
        _BY_NAME[name] = self

    def facts(self) -> dict[str, object]:
        """What it is, for everybody who tells it without knowing the module; what is usual is left out."""
        told: dict[str, object] = {"fields": {field.name: field.kind for field in [*self.public, *self.private]}}
        if self.english:
            told["english"] = self.english
        if self.quiet:
            told["quiet"] = True
        if self.brings:
            told["brings"] = self.brings
        if self.die:
            told["die"] = self.die
        for what, fields in (("moves", self.moves), ("comes_from", self.comes_from), ("passes", self.passes)):
            if fields:
                told[what] = list(fields)
        if self.wanders:
            told["wanders"] = self.wanders
        return told


EVENT_KINDS: Final[list[EventKind]] = []
_BY_NAME: Final[dict[str, EventKind]] = {}


def event_kind(name: str) -> EventKind | None:
    """The kind that is declared under a name; records of before may have events that nobody declares any more."""
    return _BY_NAME.get(name)


class Event:
    """One thing that happened, in the game's words."""

    def __init__(self, kind: str, public: dict[str, object], private: dict[int, dict[str, object]]) -> None:
        self.kind = kind
        self.public = public
        self.private = private

    def brought(self) -> int:
        """The number that chance brought with it; 0 where it brings none."""
        kind = event_kind(self.kind)
        total = 0
        if kind is not None:
            for field in kind.brings:
                value = self.public[field]
                assert isinstance(value, int)
                total += value
        return total

    def chooses(self) -> str:
        """The kind of event whose next one does not show chance because of this one; nothing for most."""
        kind = event_kind(self.kind)
        return "" if kind is None else kind.chooses

    def to_json(self, seat: int | None = None) -> dict[str, object]:
        """What this seat, or a spectator, may know of it."""
        if isinstance(seat, bool):
            raise TypeError(f"a seat is a number, not {seat!r}")
        told: dict[str, object] = {"event": self.kind, **self.public}
        if seat is not None and seat in self.private:
            told.update(self.private[seat])
        return told

    def seen_by(self, seat: int) -> Event:
        """The event as one seat knows it, without what others alone were told."""
        if all(witness == seat for witness in self.private):
            return self
        return Event(self.kind, self.public, {seat: self.private[seat]} if seat in self.private else {})

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value}" for name, value in self.public.items())
        return f"{self.kind}({inside})"


@final
class EventLog:
    """The events of the action being applied."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]()
        self.count: i64 = 0
        # Set where nobody will read what happened: a search plays thousands of games to their ends.
        self.is_silent = False
        # Whole hands that events refer to by where they begin here.
        self.hands: vec[i64] = zeros(0)

    def clear(self) -> None:
        self.count = 0
        if len(self.hands) > 0:
            self.hands = zeros(0)

    def note_hand(self, hand: vec[i64], start: i64, kinds: i64) -> i64:
        """Keep the cards in a hand for an event; the value of a field of the kind hand."""
        place = len(self.hands)
        for kind in range(kinds):
            self.hands = append(self.hands, hand[start + kind])
        return place

    def hand_at(self, place: i64, names: list[str]) -> dict[str, int]:
        """A hand by the names of its cards, without those it has none of."""
        counts = {name: int(self.hands[place + kind]) for kind, name in enumerate(names)}
        return {name: count for name, count in counts.items() if count > 0}

    def word(self, rules: Rules, kind: str, value: int) -> object:
        return self.hand_at(value, rules.card_kinds) if kind == "hand" else rules.word(kind, value)

    def emit(self, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        if self.is_silent:
            return
        at = self.count * STRIDE
        if at + STRIDE > len(self.items):
            for _ in range(STRIDE):
                self.items = append(self.items, 0)
        items = self.items
        items[at] = kind.index
        items[at + 1] = a
        items[at + 2] = b
        items[at + 3] = c
        items[at + 4] = d
        self.count += 1

    def events(self, rules: Rules) -> list[Event]:
        told = []
        for i in range(self.count):
            at = i * STRIDE
            kind = EVENT_KINDS[self.items[at]]
            values = [int(self.items[at + 1 + k]) for k in range(STRIDE - 1)]
            public: dict[str, object] = {}
            hidden: dict[str, object] = {}
            witnesses = []
            for k, field in enumerate(kind.public):
                public[field.name] = self.word(rules, field.kind, values[k])
                if field.name in kind.seen_by and values[k] >= 0:
                    witnesses.append(values[k])
            for k, field in enumerate(kind.private, len(kind.public)):
                hidden[field.name] = self.word(rules, field.kind, values[k])
            told.append(Event(kind.name, public, {seat: hidden for seat in witnesses} if hidden else {}))
        return told


TURN_STARTED: Final = EventKind("turn_started", "seat:seat turn:number", english="Turn {turn}: {seat}")
TURN_ENDED: Final = EventKind("turn_ended", "seat:seat", quiet=True)
ROLLED: Final = EventKind(
    "rolled",
    "seat:seat first:number second:number",
    brings="first second",
    english="{seat} rolls {first} and {second}",
)
# A card, or something else that is counted (`Counter.thing`).
GAINED: Final = EventKind("gained", "seat:seat card:thing count:number", moves=("", "seat", "card", "count"))
PAID: Final = EventKind("paid", "seat:seat card:thing count:number", moves=("seat", "", "card", "count"))
# What a hex brings a seat, whether or not the bank can pay it; beside cards, no card is told.
PRODUCED: Final = EventKind(
    "produced", "hex:hex seat:seat card:card count:number", quiet=True, comes_from=("hex", "seat", "card", "count")
)
SHORTAGE: Final = EventKind("shortage", "card:card", english="the bank has too little {card}")
STOLEN: Final = EventKind(
    "stolen",
    "thief:seat victim:seat",
    "card:card",
    ("thief", "victim"),
    english="{thief} steals a card from {victim}",
    moves=("victim", "thief", "card", ""),
)
CARD_GIVEN: Final = EventKind(
    "card_given",
    "giver:seat taker:seat",
    "card:card",
    ("giver", "taker"),
    english="{giver} gives {taker} a card",
    moves=("giver", "taker", "card", ""),
)
BUILT: Final = EventKind(
    "built", "colour:colour piece:piece place:place", english="{colour} {piece:verb} a {piece} at {place}"
)
MOVED: Final = EventKind(
    "moved",
    "colour:colour piece:piece origin:place place:place",
    english="{colour} moves a {piece} from {origin} to {place}",
)
REMOVED: Final = EventKind(
    "removed", "colour:colour piece:piece place:place", english="{colour} loses a {piece} at {place}"
)
ROBBER_MOVED: Final = EventKind(
    "robber_moved", "seat:seat hex:hex", english="{seat} puts the robber {hex:where}", wanders="hex"
)
# In its place where there are several: which of them, as a view numbers them.
ONE_ROBBER_MOVED: Final = EventKind(
    "one_robber_moved",
    "seat:seat hex:hex robber:number",
    english="{seat} puts robber {robber} {hex:where}",
    wanders="hex",
)
MONOPOLY_NAMED: Final = EventKind("monopoly_named", "seat:seat card:card", english="{seat} asks everybody for {card}")
AWARD_MOVED: Final = EventKind("award_moved", "award:award holder:colour", english="{holder} now holds {award}")
GAME_WON: Final = EventKind("game_won", "seat:seat points:number", english="{seat} wins with {points} points")
