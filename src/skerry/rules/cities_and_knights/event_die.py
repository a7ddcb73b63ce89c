"""The roll: where the number comes from, and the event die that comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.event import ROLLED, EventKind
from skerry.engine.numbers import bring_number
from skerry.rules.cities_and_knights.barbarians import advance_ship
from skerry.rules.cities_and_knights.tables import SHIP_FACE, SHIP_FACES, TRACK_COUNT

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.decks import Decks
    from skerry.rules.cities_and_knights.own import CitiesOwn

EVENT_DIE: Final = EventKind("event_die", "seat:seat face:event_face", english="the event die shows {face}", die="face")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ship:
    """What a ship on the event die brings; a combination may put another one in its place (BARBCK-09)."""

    def come(self, kernel: Kernel, own: CitiesOwn, seat: i64, number: i64) -> None:
        """`number`: the one that was rolled with it, 0 where it is still to come."""
        advance_ship(kernel, own)


class EventDie(Step):
    """Rolled with the others and resolved before them; a: the number they brought, or 0 (CK-035, CK-036, EVNT-65)."""

    def __init__(self, own: CitiesOwn, decks: Decks) -> None:
        super().__init__("event_die")
        self.own = own
        self.decks = decks
        self.ship = Ship()

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        pips = kernel.state.random.die()
        face: i64 = SHIP_FACE
        if pips > SHIP_FACES:
            face = pips - SHIP_FACES
        kernel.log.emit(EVENT_DIE, decision.seat, face)
        kernel.hear()
        if face == SHIP_FACE:
            self.ship.come(kernel, self.own, decision.seat, decision.a)
        else:
            self.open_gate(kernel, face - 1)

    def open_gate(self, kernel: Kernel, track: i64) -> None:
        """In turn order, everybody whose level reaches the red die draws a card (CK-044 to CK-046)."""
        kept = kernel.state.kept
        levels = self.own.level.at + track
        red = kept[self.own.red.at]
        active = kernel.state.active
        seats = kernel.state.seats
        for after in range(seats):
            seat = active + after
            if seat >= seats:
                seat -= seats
            level = kept[levels + seat * TRACK_COUNT]
            if level > 0 and red <= level + 1:
                self.decks.draw(kernel, seat, track)
        self.decks.ask_to_trim(kernel)


class NumberWithEvent(Step):
    """In the place of the former source of numbers: dice that were set, or that source, and at the end the aqueduct."""

    def __init__(self, rules: Rules, own: CitiesOwn, source: DecisionKind) -> None:
        super().__init__("number_with_event")
        self.own = own
        # A combination may put another step in its place (EVNT-65).
        self.source = source
        self.resolve_number = rules.decision("resolve_number")
        self.aqueduct = rules.decision("open_aqueducts")

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        self.own.produced.put(kernel, 0)
        seat = decision.seat
        kernel.ask_in(decision, self.aqueduct, seat)
        if self.own.set_red.of(kernel) > 0:
            self.use_set_dice(kernel, seat)
        else:
            kernel.ask(self.source, seat)

    def use_set_dice(self, kernel: Kernel, seat: i64) -> None:
        """Only the event die is rolled (CK-035, CK-192)."""
        own = self.own
        state = kernel.state
        state.die_a = own.set_red.of(kernel)
        state.die_b = own.set_yellow.of(kernel)
        kernel.log.emit(ROLLED, seat, state.die_a, state.die_b)
        bring_number(kernel, self.resolve_number, seat, state.die_a + state.die_b)
        own.set_red.put(kernel, 0)
        own.set_yellow.put(kernel, 0)
