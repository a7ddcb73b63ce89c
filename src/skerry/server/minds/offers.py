"""What a bot may offer in front of people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from skerry.bots.counting import can_be_met
from skerry.engine.action import KIND_SHIFT, Action
from skerry.engine.insight import Insight
from skerry.engine.view import View

# Talk between bots would never end a turn in front of people; after so many offers a bot does something else.
MOST_OFFERS: Final = 2

OFFER: Final = "offer_trade"
# Who made an offer, and the action it was.
Offers = Sequence[tuple[int, dict[str, Any]]]


def keep_to_worthwhile(insight: Insight, offers: Offers) -> None:
    """Leave out of what a bot may do whatever is not worth saying; `offers` are those that were made in this turn,
    whoever decided on them and wherever."""
    rules = insight.rules
    kept = [
        code
        for code in insight.codes
        if rules.action_kinds[code >> KIND_SHIFT].name != OFFER
        or is_worth_saying(insight.view, rules.to_action(code), offers)
    ]
    insight.codes = kept or insight.codes


def is_worth_saying(view: View, action: Action, offers: Offers) -> bool:
    """People have to think about every offer: none is made twice, and none that nobody could accept."""
    if action.kind != OFFER:
        return True
    own = [body for seat, body in offers if seat == view.seat]
    return len(own) < MOST_OFFERS and action.to_json() not in own and can_be_met(view, action)
