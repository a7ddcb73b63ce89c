"""The contract of a rule module: a class with hooks that declares what it keeps.

Hooks are of four kinds. *Declare* adds pieces, costs, decks and actions when the rules are
composed. *Add* contributes to something that is being summed up. *Adjust* takes a value and
hands back another, in the order of the modules, so the later one wins. *Notice* is told that
something happened. A hook that no module overrides is never called.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.reason import Reason

if TYPE_CHECKING:
    from skerry.board.setup import BoardSetup
    from skerry.engine.deal import Deal
    from skerry.engine.kept.counter import Counter
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.progress import Progress, Prospects
    from skerry.engine.randomness import Randomness
    from skerry.engine.rules import Rules
    from skerry.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """Base class of every rule module. Instances hold configuration, never a game's state."""

    def __init__(self, name: str) -> None:
        self.name = name
        # The rules that this object is part of: what it declared holds in their games and in no others.
        self.joined: Rules | None = None
        # Set by a module that sets `kernel.recount` whenever its points, or what it says of targets and winning, have
        # changed; others are asked after every step.
        self.recounts = False
        # Set by a module whose `adjust_site` goes, of all route pieces, only by those that meet the place, and only
        # refuses what is not its own: what is lifted elsewhere changes nothing there, and need not be lifted to know.
        self.looks_near = False
        # Set by a module that judges ships (`adjust_site`, `adjust_removal`, `adjust_move`) and what interrupts or
        # holds a line (`adjust_route_break`, `adjust_line_end`, `adjust_knight_tied`) by a colour's own pieces and by
        # those of others that meet the place, by the terrain, by a pirate there, and by what it tells `note_change` of
        # whenever it comes or goes, or adds to `kernel.board_changes` where that is not enough.
        self.counts_changes = False
        # Set by a module whose `adjust_produces` only stops hexes: those of other numbers need not be asked.
        self.only_stops = False
        # Set by a module whose `adjust_route_weight` goes by the edge alone, whatever lies there, and who has routes
        # measured again when that has changed: a piece that comes or goes is then measured by itself.
        self.remeasures = False

    # Declare

    def declare(self, rules: Rules) -> None:
        """Add this module's tables, decisions and actions to the rules."""

    def tune(self, rules: Rules) -> None:
        """Change numbers that others declared; runs when all modules have declared."""

    def most_points(self, rules: Rules) -> i64:
        """The most victory points that this module can ever give one seat beyond pieces, awards and cards: rather too
        many than too few, since a target beyond the sum is refused. Whoever adds points says so here."""
        return 0

    # Set-up, in named phases so that a later module does not undo what an earlier one placed

    def setup_supply(self, setup: BoardSetup, random: Randomness) -> None:
        """Which hexes, tokens and harbours there are to lay out."""

    def setup_shape(self, setup: BoardSetup, random: Randomness) -> None:
        """Which cells take part."""

    def setup_terrain(self, setup: BoardSetup, random: Randomness) -> None:
        """Lay the hexes."""

    def setup_drafted(self, setup: BoardSetup, random: Randomness) -> None:
        """The players have laid the hexes by turns and no number lies yet: put elsewhere what may not lie where it is
        (FISH-10). What is dealt is laid in `setup_terrain`; `setup_numbers` follows either way."""

    def setup_numbers(self, setup: BoardSetup, random: Randomness) -> None:
        """Lay the number tokens."""

    def setup_harbours(self, setup: BoardSetup, random: Randomness) -> None:
        """Lay the harbours."""

    def setup_features(self, setup: BoardSetup, random: Randomness) -> None:
        """Lay what else belongs on this board."""

    def setup_layers(self, kernel: Kernel, setup: BoardSetup) -> None:
        """Put on declared layers what set-up drew, such as the course of a river (RIVRSEA-39); nothing is asked yet."""

    def setup_finish(self, kernel: Kernel) -> None:
        """Put preset pieces in place and push the first decisions."""

    # Add

    def add_points(self, kernel: Kernel, colour: i64) -> i64:
        """Visible victory points beyond pieces and awards."""
        return 0

    def add_hidden_points(self, kernel: Kernel, seat: i64) -> i64:
        """Victory points only their owner knows of."""
        return 0

    def add_point_sources(self, kernel: Kernel, colour: i64, sources: dict[str, int]) -> None:
        """Where the points of `add_points` come from, by name; they add up to the same."""

    def add_progress(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        """How far a seat has come on the ways to points and to winning that this module knows, beyond the points that
        it has: for players that know no module by name. It may look at all that the seat itself may know, and at what
        it is told of others; it is asked in imagined positions and for every seat, so it must not be slow."""

    def add_prospects(self, kernel: Kernel, seat: i64, prospects: Prospects) -> None:
        """Places that are worth wanting to a seat beyond what they produce, in hundredths of a point."""

    def add_claims(self, kernel: Kernel, number: i64, claims: vec[i64]) -> None:
        """Cards due from the bank on this number, beyond what hexes give buildings."""

    def add_headway(self, kernel: Kernel, seat: i64) -> i64:
        """Steps that a seat has done for good on a way to win that shows in no points (SEAWON-18, SEAPIR-41), as
        everybody can see them: while they grow, a game is in no deadlock. For players it is `add_progress`."""
        return 0

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        """What a seat (-1: a spectator) may know of this module."""

    def add_to_picture(self, view: View, picture: Picture) -> None:
        """How this module looks in the text picture of a view; else what it keeps and shows looks as it is declared."""

    # Adjust

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        """Whether a piece may be built at a vertex or edge that the common rules judged."""
        return fits

    def adjust_site_refusal(self, kernel: Kernel, colour: i64, piece: i64, place: i64, reason: Reason) -> Reason:
        """Why a piece may not be built there, where `adjust_site` of this module forbids it."""
        return reason

    def adjust_founding_site(self, kernel: Kernel, seat: i64, vertex: i64, fits: bool) -> bool:
        """Whether a building may be founded where it fits but for that; founding needs no connection, a site does."""
        return fits

    def adjust_resource(self, kernel: Kernel, hex_: i64, yields: i64) -> i64:
        """What a hex yields, where it depends on more than its terrain; `Rules.terrain_yields` is the table of those
        (RIVRTRAD-10)."""
        return yields

    def adjust_produces(self, kernel: Kernel, hex_: i64, number: i64, produces: bool) -> bool:
        """Whether a hex yields anything on this number (BARB-43, TDEDD-46), 0 for starting resources; how
        much it gives a single building is `adjust_yield`."""
        return produces

    def adjust_yield(self, kernel: Kernel, hex_: i64, vertex: i64, amount: i64) -> i64:
        """How many cards a producing hex gives the building on a vertex."""
        return amount

    def adjust_share(self, kernel: Kernel, hex_: i64, vertex: i64, kind: i64, amount: i64, claims: vec[i64]) -> i64:
        """Of the cards of a kind that a hex gives the building on a vertex, claim some as another kind for its owner,
        and hand back how many of its own are left (CK-058); how many they are in all is `adjust_yield`."""
        return amount

    def adjust_claims(self, kernel: Kernel, number: i64, claims: vec[i64]) -> None:
        """Change the cards due on a number when all claims are known; a yield is one hex and one building."""

    def adjust_hand_shown(self, kernel: Kernel, seat: i64, owner: i64, shown: bool) -> bool:
        """Whether a seat is looking at the whole hand of another just now (CK-259), so that it cannot be dealt anew."""
        return shown

    def adjust_hand_limit(self, kernel: Kernel, seat: i64, limit: i64) -> i64:
        """How many cards a seat may hold when a seven is rolled."""
        return limit

    def adjust_robber(self, kernel: Kernel, seat: i64, target: i64, robber: i64) -> i64:
        """Which robber goes to a hex, where there are several (BIG-062)."""
        return robber

    def adjust_robber_starts(self, kernel: Kernel, starts: list[int]) -> list[int]:
        """On which hexes the robber may start when the map's own are shuffled (SEACLO-05); where it may go in play is
        `adjust_robber_hexes`."""
        return starts

    def adjust_robber_locked(self, kernel: Kernel, locked: bool) -> bool:
        """Whether the robber cannot be moved at all for the time being, by whatever cause (CK-076); where it may go
        when it can is `adjust_robber_hexes`."""
        return locked

    def adjust_robber_hexes(self, kernel: Kernel, seat: i64, cause: i64, targets: vec[i64]) -> None:
        """Where the robber may go: clear or set entries; the last entry is beside the board."""

    def adjust_robber_shelter(self, kernel: Kernel, seat: i64, cause: i64, targets: vec[i64]) -> None:
        """Keep the robber away from whom a rule shelters, when all have said which hexes are open to it."""

    def adjust_pirate_hexes(self, kernel: Kernel, seat: i64, cause: i64, targets: vec[i64]) -> None:
        """Where the pirate may go: clear or set entries; the last entry is the frame."""

    def adjust_victims(self, kernel: Kernel, seat: i64, cause: i64, victims: vec[i64]) -> None:
        """Whom a theft may hit: clear entries."""

    def adjust_rate(self, kernel: Kernel, seat: i64, thing: i64, rate: i64) -> i64:
        """How many of a thing, a kind of card or a counter beyond them, the bank asks for one of another."""
        return rate

    def adjust_bank_trade(self, kernel: Kernel, seat: i64, give: i64, take: i64, may: bool) -> bool:
        """Whether the bank trades these two things at all (RIVRCK-02); at which rate is `adjust_rate`."""
        return may

    def adjust_harbour_use(self, kernel: Kernel, vertex: i64, used: bool) -> bool:
        """Whether a building has the use of the harbour at its vertex (HARB-12); `adjust_rate` prices one in use."""
        return used

    def adjust_harbour_site(self, kernel: Kernel, edge: i64, fits: bool) -> bool:
        """Whether a harbour that is laid during the game may lie on an edge, where fish swim or a river ends
        (FISHSEA-29, RIVRSEA-54)."""
        return fits

    def adjust_harbour_refusal(self, kernel: Kernel, edge: i64, reason: Reason) -> Reason:
        """Why no harbour may be laid there, where `adjust_harbour_site` of this module forbids it."""
        return reason

    def adjust_route_weight(self, kernel: Kernel, colour: i64, edge: i64, weight: i64) -> i64:
        """How much an edge counts for the longest route; 0 takes it out."""
        return weight

    def adjust_removal(self, kernel: Kernel, edge: i64, may: bool) -> bool:
        """Whether a route piece may be taken off or moved away, beyond what the one who does it demands; which pieces
        are open is `adjust_line_end`."""
        return may

    def adjust_move(self, kernel: Kernel, colour: i64, piece: i64, origin: i64, edge: i64, may: bool) -> bool:
        """Whether a route piece may be moved from one edge to another where it would fit, for what depends on both
        (RIVRSEA-06); it is lifted while this is asked. Whether it may leave at all is `adjust_removal`, and whether a
        new one might lie there `adjust_site`."""
        return may

    def adjust_move_refusal(
        self, kernel: Kernel, colour: i64, piece: i64, origin: i64, edge: i64, reason: Reason
    ) -> Reason:
        """Why a route piece may not be moved there, where `adjust_move` of this module forbids it."""
        return reason

    def adjust_route_break(self, kernel: Kernel, colour: i64, vertex: i64, broken: bool) -> bool:
        """Whether a route of this colour is interrupted at a vertex; for longest routes and new pieces, while a line
        stays closed however it is interrupted (`adjust_line_end`). Own pieces may be lifted while it is asked."""
        return broken

    def adjust_route_join(self, kernel: Kernel, colour: i64, vertex: i64, joins: bool) -> bool:
        """Whether pieces of different groups, as roads and ships, go on into one route of this colour at a vertex:
        usually at an own building, but at none that has fallen (BARBSEA-81). Pieces of one group go on in any case;
        what interrupts them too is `adjust_route_break`."""
        return joins

    def adjust_line_end(self, kernel: Kernel, colour: i64, vertex: i64, ends: bool) -> bool:
        """Whether a line of roads or ships is anchored at a vertex, so that what lies between two anchors is closed
        (SEA-45, CK-233); what interrupts the longest route is `adjust_route_break`."""
        return ends

    def adjust_card_moment(self, kernel: Kernel, seat: i64, card: i64, may: bool) -> bool:
        """Whether a development card may be played at this moment of the turn (TRAD-96, TRAD-135); whether it would
        have an effect is asked of the card itself."""
        return may

    def adjust_knights(self, kernel: Kernel, seat: i64, knights: i64) -> i64:
        """How many knights a seat is credited with."""
        return knights

    def adjust_knight_step(self, kernel: Kernel, colour: i64, origin: i64, edge: i64, price: i64) -> i64:
        """What a step over an edge costs a knight that set out from `origin`, CLOSED where it cannot go: free knights
        need no routes of their own (TDEEL-46); whom it may pass is the same for all, where it may stay is
        `adjust_knight_end`."""
        return price

    def adjust_knight_range(self, kernel: Kernel, colour: i64, origin: i64, steps: i64) -> i64:
        """How much the steps of one way of a knight from `origin` may cost together (TDEEL-47); what each costs is
        `adjust_knight_step`."""
        return steps

    def adjust_knight_end(self, kernel: Kernel, colour: i64, origin: i64, vertex: i64, may: bool) -> bool:
        """Whether a knight that stood on `origin` may come to stand on a vertex by a move, a displacement or a retreat,
        where it may pass in any case (TDEEL-48, TDEEL-81); where a new one may be put is `adjust_site`."""
        return may

    def adjust_knight_target(self, kernel: Kernel, seat: i64, vertex: i64, by_card: bool, may: bool) -> bool:
        """Whether a seat may drive out or take the knight on a vertex, by a card such as `deserter` or `intrigue` or
        with a knight of its own (TDEEL-50, TDEEL-72)."""
        return may

    def adjust_knight_retreats(self, kernel: Kernel, colour: i64, origin: i64, places: vec[i64]) -> None:
        """Where a knight that was driven off `origin` may go: clear or set entries, one for each vertex (TDEEL-51,
        TDEEL-52); what is taken stays closed, `origin` too, and with no place left the knight is lost."""

    def adjust_knight_retreat_decider(
        self, kernel: Kernel, colour: i64, origin: i64, displacer: i64, decider: i64
    ) -> i64:
        """Which seat says where a knight of a colour goes that a displacer drove off `origin` (TDEEL-51, TWOCK-26)."""
        return decider

    def adjust_knight_tied(self, kernel: Kernel, vertex: i64, tied: bool) -> bool:
        """Whether the knight on a vertex needs a connection: it then anchors the line that it stands on, and nothing is
        removed that joins it to an own building (TDEEL-84); other reasons against a removal are `adjust_removal`."""
        return tied

    def adjust_knight_defends(self, kernel: Kernel, vertex: i64, defends: bool) -> bool:
        """Whether the active knight on a vertex counts when the barbarians attack; one that does not stays active
        (TDEGK-68, TDEEL-69, TDEEL-70)."""
        return defends

    def adjust_city_serves(self, kernel: Kernel, vertex: i64, serves: bool) -> bool:
        """Whether a city counts for improvements: it lets them be bought and can take a metropolis, which one that is
        cut off does not (BARBCK-37)."""
        return serves

    def adjust_falls(self, kernel: Kernel, vertex: i64, falls: bool) -> bool:
        """Whether the building on a vertex falls to barbarians who hold all the land around it (BARBCK-35)."""
        return falls

    def adjust_number_stands(self, kernel: Kernel, number: i64, stands: bool) -> bool:
        """Whether a production number counts: dice are rolled again and cannot be set to it, a card passes unused."""
        return stands

    def adjust_number_repeats(self, kernel: Kernel, number: i64, repeats: bool) -> bool:
        """Whether a number brings nothing and another follows at once, by dice or by card (TRAD-43, EVNT-91);
        a number that merely does not stand is followed by another only with dice."""
        return repeats

    def adjust_token_moves(self, kernel: Kernel, hex_: i64, may: bool) -> bool:
        """Whether a player may swap the number token of a hex for another, as with the `inventor` (TDEEL-71, TDEGC-53,
        BARBCK-41); what a hex yields on its number is `adjust_produces`."""
        return may

    def adjust_target(self, kernel: Kernel, seat: i64, target: i64) -> i64:
        """How many victory points this seat needs."""
        return target

    def adjust_may_win(self, kernel: Kernel, seat: i64, may: bool) -> bool:
        """Whether this seat can win at this moment; usually only the active one."""
        return may

    def adjust_wins(self, kernel: Kernel, seat: i64, may: bool, wins: bool) -> bool:
        """Whether a seat has won by more or other than its points (SEAWON-18, SEAPIR-41); `may`: it could win now."""
        return wins

    def adjust_ending(self, kernel: Kernel, ending: str) -> str:
        """In one word, what decided a game that is over, where it was not the points alone (SEAWON-18, SEACLO-26)."""
        return ending

    def adjust_standstill(self, kernel: Kernel, still: bool) -> bool:
        """Whether, as far as this module knows, nobody can ever gain anything any more: asked where hexes may stop
        producing for good and the rules have no end for that (TDEDD-69). Whoever goes on bringing cards says no."""
        return still

    # Notice

    def notice_founding_start(self, kernel: Kernel) -> None:
        """The starting player is known; what is pushed here comes before the first founding (TWO-06).

        In `setup_finish` nobody has rolled yet, at `notice_turn_start` everybody has founded.
        """

    def notice_turn_start(self, kernel: Kernel) -> None:
        """A seat became active; nothing has been rolled."""

    def notice_turn_end(self, kernel: Kernel) -> None:
        """The active seat is done; what is pushed here comes before the next turn."""

    def notice_part_turn(self, kernel: Kernel) -> None:
        """A seat is about to take its part of another's turn; what is pushed here comes after that part (CK-309),
        while `notice_turn_end` is about the roller's own part."""

    def notice_seven(self, kernel: Kernel, seat: i64) -> None:
        """A seven is being carried out; what is pushed here comes after the discards, as the robber does."""

    def notice_number(self, kernel: Kernel, seat: i64, number: i64) -> None:
        """A number was rolled or turned up; what is pushed here comes before production or the seven (SEAPIR-11)."""

    def notice_robber_unlocked(self, kernel: Kernel) -> None:
        """The robber may move from now on, and what was locked with it is free too (CKS-22); told once a game, by the
        module that locked it with `adjust_robber_locked`."""

    def notice_robber_moved(self, kernel: Kernel, robber: i64) -> None:
        """A robber was put on a hex or beside the board, by whatever cause: its first placement has a rule of its own
        (CARV-15). Where it may go is `adjust_robber_hexes`; where it starts is not told."""

    def notice_founded(self, kernel: Kernel, seat: i64, vertex: i64) -> None:
        """A founding building was placed."""

    def notice_founding_paid(self, kernel: Kernel, seat: i64, vertex: i64) -> None:
        """A founding building brought its starting resources; others of the phase bring none (SEA-26)."""

    def notice_built(self, kernel: Kernel, colour: i64, piece: i64, place: i64) -> None:
        """A piece was built in a turn, paid or free; founding pieces are not told here."""

    def notice_improved(self, kernel: Kernel, seat: i64, track: i64, level: i64) -> None:
        """A seat bought the next level of a track, at full price or with a crane (BARBCK-12); what is pushed here comes
        after a metropolis that it wins. A piece that is built is `notice_built`."""

    def notice_metropolis(self, kernel: Kernel, seat: i64, vertex: i64) -> None:
        """A seat put a metropolis on one of its cities, a new one or one that somebody else had (CARVCK-05); the level
        that won it is `notice_improved`, and the city below it was told when it was built."""

    def notice_conquered(self, kernel: Kernel, hex_: i64) -> None:
        """Barbarians have conquered a hex, and its buildings fell already: what else stands there is lost (BARBCK-42).
        That it yields nothing is `adjust_produces`."""

    def notice_route_piece(self, kernel: Kernel, colour: i64, piece: i64, edge: i64) -> None:
        """A route piece came to lie on an edge, whether built, founded or moved there (SEA-49, SEA-79); told after
        `notice_built`, so that what is pushed here is answered first. What is asked here comes before hidden hexes are
        turned up (TDETI-62, TDEIU-41)."""

    def notice_route_removed(self, kernel: Kernel, colour: i64, piece: i64, edge: i64, to: i64) -> None:
        """A route piece was taken off an edge, or moved from it to another, which is told before `notice_route_piece`;
        `to` is -1 for one that went back into the supply, so that both ends of a move are settled together (RIVRCK-13,
        RIVRCK-15, RIVRSEA-04, RIVRSEA-05). Whether it may go is `adjust_removal`."""

    def notice_discovered(self, kernel: Kernel, colour: i64, hex_: i64) -> None:
        """A hidden hex was turned up by a colour and has brought its resource; what is pushed here is answered before
        further hexes of the same piece are turned (TDETI-51, TDETI-55, FISHSEA-19)."""

    def notice_knight_stands(self, kernel: Kernel, colour: i64, origin: i64, vertex: i64) -> None:
        """A knight came from `origin` to stand on a vertex, by a move, a displacement or a retreat; -1 for the supply,
        as the place that it comes from or goes back to (TDEGK-57, TDEGK-65, TDEEL-75). A displaced knight is told when
        it stands again. Told before `notice_knight_activated`; one that is recruited is told here before
        `notice_built`."""

    def notice_knight_activated(self, kernel: Kernel, colour: i64, vertex: i64) -> None:
        """A knight was made active, or an active one came to stand without a move of its own, as a deserter or in
        retreat; told for each one by itself, and where a card wakes several their owner chooses the order as soon as a
        module listens here (TDEGK-40, TDEGK-47, TDEGK-53, TDEGK-54)."""

    def notice_produced(self, kernel: Kernel, number: i64) -> None:
        """The bank has paid for a number; what is pushed here follows normal production (SEA-57)."""

    def notice_counted(self, kernel: Kernel, counter: Counter) -> None:
        """What seats have of a counter changed by what was gained, paid or traded, which is told already; one payment,
        one gain or one trade is one change (RIVR-67). What a module counts by itself is not told here."""

    def notice_harbour_change(self, kernel: Kernel, colour: i64) -> None:
        """What this colour has at harbours changed, in founding too."""

    def notice_route_change(self, kernel: Kernel, colour: i64) -> None:
        """The longest route of a colour may have changed."""

    # Hidden information

    def resample(self, kernel: Kernel, seat: i64, deal: Deal) -> None:
        """Deal anew what this seat cannot see, keeping all it can."""


HOOK_KINDS: Final = ("setup", "add", "adjust", "notice", "resample")
HOOKS: Final[tuple[str, ...]] = tuple(name for name in vars(Module) if name.split("_")[0] in HOOK_KINDS)


def is_ours(module: Module) -> bool:
    """Whether it is one of this package."""
    return type(module).__module__.startswith("skerry.")


def overrides(module: Module, hook: str) -> bool:
    return getattr(type(module), hook) is not getattr(Module, hook)


class Hooks:
    """For every hook the modules that override it, in their order; a hook nobody overrides is an empty array.

    A line here and the method of the same name above are all that a hook needs. No lists: taking an item out of one
    costs a look at its type each time.
    """

    setup_supply: vec[Module]
    setup_shape: vec[Module]
    setup_terrain: vec[Module]
    setup_drafted: vec[Module]
    setup_numbers: vec[Module]
    setup_harbours: vec[Module]
    setup_features: vec[Module]
    setup_layers: vec[Module]
    setup_finish: vec[Module]
    add_points: vec[Module]
    add_hidden_points: vec[Module]
    add_point_sources: vec[Module]
    add_progress: vec[Module]
    add_prospects: vec[Module]
    add_claims: vec[Module]
    add_headway: vec[Module]
    add_to_view: vec[Module]
    add_to_picture: vec[Module]
    adjust_site: vec[Module]
    adjust_site_refusal: vec[Module]
    adjust_founding_site: vec[Module]
    adjust_resource: vec[Module]
    adjust_produces: vec[Module]
    adjust_yield: vec[Module]
    adjust_share: vec[Module]
    adjust_claims: vec[Module]
    adjust_hand_shown: vec[Module]
    adjust_hand_limit: vec[Module]
    adjust_robber: vec[Module]
    adjust_robber_starts: vec[Module]
    adjust_robber_locked: vec[Module]
    adjust_robber_hexes: vec[Module]
    adjust_robber_shelter: vec[Module]
    adjust_pirate_hexes: vec[Module]
    adjust_victims: vec[Module]
    adjust_rate: vec[Module]
    adjust_bank_trade: vec[Module]
    adjust_harbour_use: vec[Module]
    adjust_harbour_site: vec[Module]
    adjust_harbour_refusal: vec[Module]
    adjust_route_weight: vec[Module]
    adjust_removal: vec[Module]
    adjust_move: vec[Module]
    adjust_move_refusal: vec[Module]
    adjust_route_break: vec[Module]
    adjust_route_join: vec[Module]
    adjust_line_end: vec[Module]
    adjust_card_moment: vec[Module]
    adjust_knights: vec[Module]
    adjust_knight_step: vec[Module]
    adjust_knight_range: vec[Module]
    adjust_knight_end: vec[Module]
    adjust_knight_target: vec[Module]
    adjust_knight_retreats: vec[Module]
    adjust_knight_retreat_decider: vec[Module]
    adjust_knight_tied: vec[Module]
    adjust_knight_defends: vec[Module]
    adjust_city_serves: vec[Module]
    adjust_falls: vec[Module]
    adjust_number_stands: vec[Module]
    adjust_number_repeats: vec[Module]
    adjust_token_moves: vec[Module]
    adjust_target: vec[Module]
    adjust_may_win: vec[Module]
    adjust_wins: vec[Module]
    adjust_ending: vec[Module]
    adjust_standstill: vec[Module]
    notice_founding_start: vec[Module]
    notice_turn_start: vec[Module]
    notice_turn_end: vec[Module]
    notice_part_turn: vec[Module]
    notice_seven: vec[Module]
    notice_number: vec[Module]
    notice_robber_unlocked: vec[Module]
    notice_robber_moved: vec[Module]
    notice_founded: vec[Module]
    notice_founding_paid: vec[Module]
    notice_built: vec[Module]
    notice_improved: vec[Module]
    notice_metropolis: vec[Module]
    notice_conquered: vec[Module]
    notice_route_piece: vec[Module]
    notice_route_removed: vec[Module]
    notice_discovered: vec[Module]
    notice_knight_stands: vec[Module]
    notice_knight_activated: vec[Module]
    notice_produced: vec[Module]
    notice_counted: vec[Module]
    notice_harbour_change: vec[Module]
    notice_route_change: vec[Module]
    resample: vec[Module]

    def gather(self, modules: list[Module]) -> None:
        for hook in HOOKS:
            setattr(self, hook, vec[Module]([module for module in modules if overrides(module, hook)]))
