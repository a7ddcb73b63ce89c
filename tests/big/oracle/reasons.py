"""Which codes of refusals answer which cause, where a command has one thing wrong or the game finds it first.

What is built may be wrong in several ways, of which books and game need not name the same.
"""

from __future__ import annotations

BUILDING = frozenset(
    {
        "big_asked_already",
        "big_out_of_reach",
        "city_site",
        "edge_taken",
        "no_ship_there",
        "no_supply",
        "one_ship_a_turn",
        "piece_too_dear",
        "road_unconnected",
        "sail_not_there",
        "settlement_site",
        "ship_just_laid",
        "ship_not_open",
        "ship_place_wrong",
    }
)
CARDS = frozenset(
    {
        "bank_lacks",
        "big_incomplete",
        "big_out_of_reach",
        "bought_this_turn",
        "card_without_effect",
        "deck_empty",
        "development_card_too_dear",
        "holds_no",
        "misuse",
        "one_card_a_turn",
        "robber_not_at_you",
    }
)
EXACT = {
    "asked_before": {"big_asked_already"},
    "cards_gone": {"big_cards_gone"},
    "chosen_before": {"big_already_chosen"},
    "claim_pending": {"big_claim_pending"},
    "claimed_before": {"big_claimed_already"},
    "late": {"big_late", "big_paused", "big_no_player", "big_claim_pending"},
    "no_offer": {"big_no_offer"},
    "no_partner": {"big_not_a_partner"},
    "no_request": {"big_no_request"},
    "no_place": {"big_unreadable", "big_no_such_place"},
    "nobody": {"big_no_player"},
    "nobody_there": {"big_not_a_partner"},
    "not_now": {"big_not_now", "big_late", "big_nothing_due"},
    "not_your_turn": {"big_not_your_group"},
    "nothing_due": {"big_nothing_due"},
    "nothing_owed": {"big_already_chosen", "big_nothing_due"},
    "other_cards": {"big_discard_other"},
    "paused": {"big_paused"},
    "refused_before": {"big_leave_refused"},
    "same_card": {"bank_same_card"},
    "too_many_offers": {"big_offers_full", "offer_not_held"},
    "bank_empty": {"bank_empty", "bank_has_none", "bank_out_of"},
    "bad_trade": {"misuse", "big_not_a_partner", "offer_not_held"},
    # Two faults at once: either may be told.
    "bad_trade_too_many": {"misuse", "big_not_a_partner", "offer_not_held", "big_offers_full"},
    "not_held": {"bank_rate", "offer_not_held"},
}


def is_sensible(cause: str, code: str) -> bool:
    if cause in EXACT:
        return code in EXACT[cause]
    return code in BUILDING | CARDS | {"bank_empty", "bank_has_none"}
