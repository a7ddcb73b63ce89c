"""Where catanatron plays by other rules than ours, each under the id of the rule that it departs from.

A disagreement that no row recognises is a fault. Each row recognises exactly its own case from what catanatron's
recording shows, and where the two would drift apart it says how our game is brought back beside the recording.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from skerry import Action, Game, IllegalAction
from tests.against.position import CARDS, RESOURCES, Position
from tests.against.stranger import Recording, Step
from tests.against.trails import longest_trail

PROGRESS = ("road_building", "year_of_plenty", "monopoly")
PLAYABLE = ("knight", *PROGRESS)


@dataclass(frozen=True)
class Mismatch:
    """One thing on which the two do not agree, and all that a row may need to recognise it.

    Of legal options, one that only one side has: the other side of the mismatch is None.
    """

    field: str
    ours: object
    theirs: object
    our_position: Position
    their_position: Position
    our_last: Position
    their_last: Position
    step: Step | None
    recording: Recording
    bought: Counter[str]  # cards that the seat on turn bought in this turn

    @property
    def seat(self) -> int:
        return self.their_position.deciders[0]


def plays_on(game: Game, about: object) -> None:
    """Nothing to do: our game plays on by its own rule."""


@dataclass(frozen=True)
class Difference:
    rule: str
    catanatron: str
    explains: Callable[[Mismatch], bool]
    # An option that only catanatron has: what lets our game take it, and what is left to tidy up after it.
    admit: Callable[[Game, Step], None] = plays_on
    tidy: Callable[[Game, Step], None] = plays_on
    # How our position follows catanatron's where its rule gave another result.
    align: Callable[[Game, Mismatch], None] = plays_on


# Options


def is_card_before_the_roll(found: Mismatch) -> bool:
    option = found.ours
    return (
        found.field == "legal"
        and isinstance(option, tuple)
        and option[0] in PROGRESS
        and found.our_position.asking == found.their_position.asking == "pre_roll"
        and found.their_position.held[found.seat][CARDS.index(option[0])] > 0
    )


def is_discard_of_choice(found: Mismatch) -> bool:
    """We list every kind in hand, one card at a time; catanatron one action that lets chance choose."""
    if found.field != "legal" or found.their_position.asking != "discard":
        return False
    hand = found.their_position.hands[found.seat]
    kinds = {("discard", name) for name, count in zip(RESOURCES, hand, strict=True) if count}
    return (
        sum(hand) > 7
        and found.their_position.legal == {("discard",)}
        and found.our_position.legal == kinds
        and (found.theirs == ("discard",) or found.ours in kinds)
    )


def is_asked_one_by_one(found: Mismatch) -> bool:
    """All who hold too many are asked at once; catanatron asks them in the order of seats."""
    if found.field != "deciders" or found.their_position.asking != "discard" or found.step is None:
        return False
    over = tuple(seat for seat, hand in enumerate(found.their_position.hands) if sum(hand) > 7)
    if found.step.option == ("discard",):
        over = tuple(seat for seat in over if seat > found.step.seat)
    return found.ours == over and found.theirs == over[:1]


def is_card_just_bought(found: Mismatch) -> bool:
    option = found.theirs
    if found.field != "legal" or not isinstance(option, tuple) or option[0] not in PLAYABLE:
        return False
    held = found.their_position.held[found.seat][CARDS.index(option[0])]
    return found.their_position.asking == "action" and 0 < held == found.bought[option[0]]


def admit_card_just_bought(game: Game, step: Step) -> None:
    card = str(step.option[0])
    with pytest.raises(IllegalAction, match="bought this turn"):
        game.apply(step.seat, Action("play_card", {"card": card}))
    game.kernel.state.bought[step.seat * len(CARDS) + CARDS.index(card)] -= 1


def is_free_road_without_its_price(found: Mismatch) -> bool:
    hand = found.their_position.hands[found.seat] if found.their_position.deciders else ()
    return (
        found.field == "legal"
        and found.ours == ("road_building",)
        and found.their_position.asking == "action"
        and (hand[0] == 0 or hand[1] == 0)
    )


def is_year_of_plenty_for_one_card(found: Mismatch) -> bool:
    option = found.theirs
    return (
        found.field == "legal"
        and isinstance(option, tuple)
        and option[0] == "year_of_plenty"
        and len(option) == 2
        and sum(found.their_position.bank) > 1
        and min(found.their_position.bank) < 2
    )


def waive_second_card(game: Game, step: Step) -> None:
    assert game.decision == "choose_resource", "the second card is due"
    game.kernel.answered()


# Production


def withheld(found: Mismatch) -> list[tuple[int, int, int]]:
    """Seat, resource and count of what a sole claimant gets from a short bank, reckoned from catanatron's board."""
    if found.step is None or found.step.dice is None:
        return []
    last = found.their_last
    claims: Counter[tuple[int, int]] = Counter()
    for tile in found.recording.bridge.tiles:
        if tile.number == sum(found.step.dice) and tile.hex != last.robber and tile.resource is not None:
            for vertex in tile.vertices:
                if vertex in last.buildings:
                    owner, piece = last.buildings[vertex]
                    claims[owner, RESOURCES.index(tile.resource)] += 2 if piece == "city" else 1
    due: list[tuple[int, int, int]] = []
    for (seat, kind), count in claims.items():
        alone = [other for other, wanted in claims if wanted == kind] == [seat]
        if alone and 0 < last.bank[kind] < count:
            due.append((seat, kind, last.bank[kind]))
    return due


def is_short_bank_with_one_claimant(found: Mismatch) -> bool:
    if found.field not in ("hands", "bank"):
        return False
    hands = [list(hand) for hand in found.their_position.hands]
    bank = list(found.their_position.bank)
    due = withheld(found)
    for seat, kind, count in due:
        hands[seat][kind] += count
        bank[kind] -= count
    return bool(due) and found.our_position.hands == tuple(map(tuple, hands)) and found.our_position.bank == tuple(bank)


def give_back(game: Game, found: Mismatch) -> None:
    state = game.kernel.state
    if found.field == "bank":  # the hands are another mismatch of the same moment
        return
    for seat, kind, count in withheld(found):
        state.hand[seat * state.kinds + kind] -= count
        state.hand_size[seat] -= count
        state.bank[kind] += count


# Longest Road


def lengths_agree_but_for(found: Mismatch, shorter: str) -> bool:
    """Every length that differs is right here, and there at least what is left without the trails it leaves out."""
    topology = found.recording.bridge.topology
    ours, theirs = found.our_position, found.their_position
    for seat, (our_length, their_length) in enumerate(zip(ours.route_lengths, theirs.route_lengths, strict=True)):
        if our_length != their_length:
            least = longest_trail(topology, theirs, seat, shorter)
            if not least <= their_length < our_length == longest_trail(topology, theirs, seat, "end"):
                return False
    return True


def is_closed_at_an_opponent(found: Mismatch) -> bool:
    return found.field == "route_lengths" and lengths_agree_but_for(found, "not closed")


def is_ended_by_an_opponent(found: Mismatch) -> bool:
    return (
        found.field == "route_lengths" and not is_closed_at_an_opponent(found) and lengths_agree_but_for(found, "never")
    )


def cut_a_road(found: Mismatch) -> bool:
    """Whether the last step put a settlement between two roads of one opponent."""
    if found.step is None or found.step.option[0] != "settlement" or found.their_last.asking != "action":
        return False
    ends = found.recording.bridge.topology.edge_vertex
    at = found.step.option[1]
    owners = [
        owner
        for edge, owner in found.their_position.roads.items()
        if at in (ends[2 * edge], ends[2 * edge + 1]) and owner != found.step.seat
    ]
    return any(owners.count(owner) == 2 for owner in owners)


def leaders(lengths: tuple[int, ...]) -> list[int]:
    return [seat for seat, length in enumerate(lengths) if length == max(lengths)]


def lengths_put_the_same_in_front(found: Mismatch) -> bool:
    ours, theirs = found.our_position.route_lengths, found.their_position.route_lengths
    return leaders(ours) == leaders(theirs) and (max(ours) >= 5) == (max(theirs) >= 5)


def is_holder_by_another_length(found: Mismatch) -> bool:
    """By its own lengths a builder takes the card with a longer road, and an interruption hands it to a leader."""
    if found.field != "longest_road" or found.step is None or lengths_put_the_same_in_front(found):
        return False
    lengths = found.their_position.route_lengths
    if cut_a_road(found):
        return found.theirs in leaders(lengths)
    holder, builder = found.their_last.longest_road, found.step.seat
    takes = lengths[builder] >= 5 and (holder is None or lengths[builder] > lengths[holder])
    return found.step.option[0] == "road" and found.theirs == (builder if takes else holder)


def is_holder_after_a_cut(found: Mismatch) -> bool:
    return (
        found.field == "longest_road"
        and cut_a_road(found)
        and lengths_put_the_same_in_front(found)
        and found.theirs in leaders(found.their_position.route_lengths)
    )


def is_tie_that_the_holder_loses(found: Mismatch) -> bool:
    lengths = found.our_position.route_lengths
    return is_holder_after_a_cut(found) and found.ours == found.our_last.longest_road and found.ours in leaders(lengths)


def is_tie_that_somebody_wins(found: Mismatch) -> bool:
    lengths = found.our_position.route_lengths
    return is_holder_after_a_cut(found) and found.ours is None and max(lengths) >= 5 and len(leaders(lengths)) > 1


def is_holder_of_a_short_road(found: Mismatch) -> bool:
    return is_holder_after_a_cut(found) and found.ours is None and max(found.our_position.route_lengths) < 5


# The end


def is_won_by_the_road(found: Mismatch) -> bool:
    """Only one side has a winner: its seat on turn, which has the Longest Road there and needs it."""
    one, other = found.our_position, found.their_position
    if one.winner is None:
        one, other = other, one
    if found.field != "winner" or one.winner is None or other.winner is not None:
        return False
    points = one.all_points[one.winner]
    return (
        one.winner == one.on_turn == one.longest_road != other.longest_road
        and points < found.recording.recipe.target <= points + 2
    )


def is_won_out_of_turn(found: Mismatch) -> bool:
    """An interruption gave the Longest Road and with it the last points to a seat that is not on turn."""
    theirs = found.their_position
    return (
        found.field == "winner"
        and found.ours in (None, theirs.on_turn)
        and cut_a_road(found)
        and theirs.winner is not None
        and theirs.winner == theirs.longest_road != found.their_last.longest_road
        and theirs.winner != theirs.on_turn
    )


DIFFERENCES = (
    Difference(
        "BASE-70",
        "before the roll only a knight can be played, no other development card",
        is_card_before_the_roll,
    ),
    Difference(
        "BASE-81",
        "when the bank is short of a resource, a sole claimant gets nothing instead of what is left",
        is_short_bank_with_one_claimant,
        align=give_back,
    ),
    Difference(
        "BASE-84",
        "the cards to discard are drawn at random instead of chosen by their owner",
        is_discard_of_choice,
    ),
    Difference(
        "BASE-86",
        "players discard one after the other instead of at once",
        is_asked_one_by_one,
    ),
    Difference(
        "BASE-140",
        "a development card can be played in the turn it was bought",
        is_card_just_bought,
        admit=admit_card_just_bought,
    ),
    Difference(
        "BASE-146",
        "road building can be played only with the price of a road in hand, though its roads are free",
        is_free_road_without_its_price,
    ),
    Difference(
        "BASE-151",
        "year of plenty may take a single card while the bank holds more, once a chosen kind runs short",
        is_year_of_plenty_for_one_card,
        tidy=waive_second_card,
    ),
    Difference(
        "BASE-163",
        "a road that leads up to an opponent's building is not always counted, so lengths come out too short",
        is_ended_by_an_opponent,
    ),
    Difference(
        "BASE-164",
        "a round of roads closed at an opponent's building counts one road less",
        is_closed_at_an_opponent,
    ),
    Difference(
        "BASE-167",
        "the Longest Road follows lengths that came out too short (BASE-163, BASE-164)",
        is_holder_by_another_length,
    ),
    Difference(
        "BASE-168",
        "when an interruption leaves the holder among several leaders, another of them gets the Longest Road",
        is_tie_that_the_holder_loses,
    ),
    Difference(
        "BASE-170",
        "when an interruption leaves several leaders without the holder, one of them gets the Longest Road",
        is_tie_that_somebody_wins,
    ),
    Difference(
        "BASE-171",
        "after an interruption the Longest Road goes to the leader even if no road has five pieces",
        is_holder_of_a_short_road,
    ),
    Difference(
        "BASE-173",
        "the game is decided by a Longest Road that lies with another seat (BASE-167 to BASE-171)",
        is_won_by_the_road,
    ),
    Difference(
        "BASE-195",
        "a player who reaches the target in another player's turn wins at once",
        is_won_out_of_turn,
    ),
)
