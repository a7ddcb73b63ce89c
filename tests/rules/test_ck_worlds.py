"""What seats can and cannot know of cards in Cities & Knights: the worlds that each of them can think of."""

from __future__ import annotations

import json

import pytest

from skerry.board.terrain import RESOURCE_COUNT
from skerry.engine.resampling import resample_hidden
from skerry.engine.view import View
from tests.knights import begun, deck, give, kept, knight, knights_table, module, own, play
from tests.table import Table


@pytest.mark.rule("CK-185", "CK-273")
def test_a_played_card_stays_known_while_others_come_to_lie_below_it() -> None:
    table = knights_table()
    give(table, 0, "mining", "irrigation")
    table.put(0, "settlement", "(0,1) N", "(4,0) S")
    table.turn(0, rolled=True)
    play(table, "mining")
    play(table, "irrigation")
    assert deck(table, "science")[:2] == ["irrigation", "mining"]
    for deal in range(6):
        twin = resample_hidden(table.kernel, 1, f"deal {deal}")
        assert deck(table, "science", twin)[:2] == ["irrigation", "mining"]


@pytest.mark.rule("CK-247", "CK-274")
@pytest.mark.parametrize(("spy", "victim"), [(0, 1), (1, 0)])
def test_whoever_spies_knows_the_hand_that_is_shown_and_nobody_else_does(spy: int, victim: int) -> None:
    table = begun()
    table.turn(spy, rolled=True)
    give(table, spy, "spy")
    give(table, victim, "crane", "smith", "medicine")
    play(table, "spy", spy)
    mine = own(table)
    start = victim * mine.cards
    hands: dict[int, set[tuple[int, ...]]] = {spy: set(), 2: set()}
    for observer, seen in hands.items():
        for deal in range(12):
            held = kept(table, resample_hidden(table.kernel, observer, f"deal {deal}"))["held"]
            seen.add(tuple(held[start : start + mine.cards]))
    shown = tuple(kept(table)["held"][start : start + mine.cards])
    assert hands[spy] == {shown}
    assert len(hands[2]) > 1


@pytest.mark.rule("CK-259", "CK-274")
def test_only_the_master_merchant_knows_the_hand_that_is_open() -> None:
    table = begun()
    table.put(1, "city", "(1,0) N")
    table.hand(1, coin=2, wood=1)
    table.hand(2, ore=3)
    table.hand(3, grain=3)
    give(table, 0, "master_merchant")
    play(table, "master_merchant")
    kinds = table.state.kinds
    hands: dict[int, set[tuple[int, ...]]] = {0: set(), 2: set()}
    others = set()
    for observer, seen in hands.items():
        for deal in range(12):
            dealt = resample_hidden(table.kernel, observer, f"deal {deal}").state.hand
            seen.add(tuple(int(dealt[kinds + kind]) for kind in range(kinds)))
            if observer == 0:
                others.add(tuple(int(dealt[3 * kinds + kind]) for kind in range(kinds)))
    assert hands[0] == {tuple(int(table.state.hand[kinds + kind]) for kind in range(kinds))}
    assert len(hands[2]) > 1
    assert len(others) > 1


def learning() -> Table:
    """Seat 0 holds every card that teaches somebody something; the others have something to show."""
    table = begun()
    table.put(1, "city", "(1,0) N")
    table.put(0, "road", "(4,0) SW")
    knight(table, 0, "(4,0) S")
    for seat in range(4):
        table.hand(seat, wood=2, coin=2)
    give(table, 0, "spy", "master_merchant", "resource_monopoly", "wedding", "commercial_harbor", "warlord")
    give(table, 1, "crane")
    return table


@pytest.mark.rule("CK-247", "CK-254", "CK-259", "CK-270", "CK-274")
def test_what_somebody_has_learned_is_not_taken_back() -> None:
    for steps in (
        [(0, "play_progress", {"card": "spy"}), (0, "take_progress", {"card": "crane"})],
        [(0, "play_progress", {"card": "master_merchant"}), (0, "take_card", {"card": "wood"})],
        [(0, "offer_resource", {"card": "wood", "seat": 1}), (1, "give_commodity", {"card": "coin"})],
        [(0, "name_monopoly", {"card": "wood"})],
        [(1, "give_wedding_gift", {"card": "coin"})],
    ):
        table = learning()
        first = steps[0][1]
        asking = {
            "offer_resource": "commercial_harbor",
            "name_monopoly": "resource_monopoly",
            "give_wedding_gift": "wedding",
        }
        if first in asking:
            play(table, asking[first])
            assert table.game.can_undo(0), "so far nothing but the card was shown"
        for seat, kind, operands in steps:
            table.act(seat, kind, **operands)
            assert not table.game.can_undo(seat), f"{kind} told somebody something"
    table = learning()
    play(table, "warlord")
    assert table.game.can_undo(0)


@pytest.mark.rule("CK-191", "CK-272")
@pytest.mark.parametrize("observer", [-1, 0, 1])
def test_every_world_has_the_same_cards_in_other_places(observer: int) -> None:
    table = begun()
    table.put(0, "settlement", "(0,1) N")
    give(table, 0, "mining")
    play(table, "mining")  # it lies at the bottom, and everybody knows
    give(table, 0, "crane", "smith", "wedding")
    give(table, 1, "crane", "medicine", "medicine", "merchant")
    give(table, 2, "inventor", "warlord")
    decks = module(table).decks
    orders = set()
    for world in range(8):
        mine = kept(table, resample_hidden(table.kernel, observer, f"world {world}"))
        found = [0] * len(decks.cards)
        for card in decks.cards:
            held = sum(mine["held"][seat * len(decks.cards) + card.index] for seat in range(4))
            assert held == 0 or card.points == 0, "a card that is points would lie open (CK-049)"
            found[card.index] += held
        lying = [mine["deck"][18 * track : 18 * track + mine["deck_left"][track]] for track in range(3)]
        for number in (card for pile in lying for card in pile):
            found[number] += 1
        assert found == [card.count for card in decks.cards]
        assert [len(pile) for pile in lying] == [17, 16, 12]
        orders.add(json.dumps(lying))
        for seat in range(4):
            for track in range(3):
                row = range(seat * len(decks.cards), (seat + 1) * len(decks.cards))
                backs = [decks.cards[i % len(decks.cards)].track for i in row for _ in range(mine["held"][i])]
                assert backs.count(track) == [[0, 1, 2], [1, 0, 3], [0, 1, 1], [0, 0, 0]][seat][track]
    assert len(orders) > 1


@pytest.mark.rule("CK-148", "CK-272")
def test_a_knight_on_its_way_is_the_same_in_every_world() -> None:
    table = begun()
    table.put(0, "road", "(2,2) NE")
    table.put(1, "road", "(2,2) NW")
    knight(table, 1, "(2,2) N", "strong", active=True)
    give(table, 0, "intrigue")
    for seat in range(4):
        table.hand(seat, wood=3)
    play(table, "intrigue")
    table.act(0, "drive_out_knight", vertex="(2,2) N")
    assert table.decision == "retreat"
    for observer in (-1, 0, 1, 2, 3):
        twin = resample_hidden(table.kernel, observer, "another world")
        assert View(twin, observer).to_json() == View(table.kernel, observer).to_json()


@pytest.mark.rule("CK-254", "CK-255", "CK-272")
@pytest.mark.parametrize("observer", [-1, 0, 1, 2, 3])
def test_the_card_face_down_may_be_any_resource_that_its_owner_may_hold(observer: int) -> None:
    table = begun()
    give(table, 0, "commercial_harbor")
    hands = ({"wood": 1, "grain": 1}, {"paper": 1, "brick": 1}, {"cloth": 1, "coin": 1}, {"ore": 1, "wool": 1})
    for seat, cards in enumerate(hands):
        table.hand(seat, **cards)
    play(table, "commercial_harbor")
    table.act(0, "offer_resource", card="wood", seat=1)
    offered = set()
    for world in range(60):
        twin = resample_hidden(table.kernel, observer, f"world {world}")
        kinds = twin.state.kinds
        dealt = [list(twin.state.hand[seat * kinds : (seat + 1) * kinds]) for seat in range(4)]
        card = twin.top().b
        assert card < RESOURCE_COUNT
        assert dealt[0][card] > 0, "whoever offers a card holds it"
        assert [sum(hand) for hand in dealt] == [2] * 4
        assert [sum(hand[kind] for hand in dealt) for kind in range(kinds)] == [1] * kinds
        assert min(min(hand) for hand in dealt) == 0
        if observer >= 0:
            row = list(table.state.hand[observer * kinds : (observer + 1) * kinds])
            assert dealt[observer] == row, "one's own hand is no secret"
        offered.add(table.kernel.rules.card_kinds[card])
    everything = {"wood", "brick", "wool", "grain", "ore"}
    expected = {-1: everything, 0: {"wood"}, 1: everything - {"brick"}, 2: everything, 3: everything - {"ore", "wool"}}
    assert offered == expected[observer]
