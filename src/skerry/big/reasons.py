"""Why the Big Game refuses something; what boards and pieces refuse is told by the rules themselves."""

from __future__ import annotations

from typing import Final

from skerry.reason import ReasonKind

LATE: Final = ReasonKind("big_late", "too late: the time for that is over")
NOT_NOW: Final = ReasonKind("big_not_now", "that is not possible in this part of the turn")
NOT_YOUR_GROUP: Final = ReasonKind("big_not_your_group", "the other group is on turn")
UNREADABLE: Final = ReasonKind("big_unreadable", "this message cannot be read: {mistake}")
NO_PLAYER: Final = ReasonKind("big_no_player", "nobody plays in seat {seat:number}")
NO_SUCH_NUMBER: Final = ReasonKind("big_no_such_number", "nobody is registered under number {number:number}")
NO_SUCH_PLACE: Final = ReasonKind("big_no_such_place", "there is no such place on the boards")
PAUSED_NOW: Final = ReasonKind("big_paused", "the referee has stopped the clock")
CLAIM_PENDING: Final = ReasonKind("big_claim_pending", "somebody has claimed victory: the game waits for the referee")

ALREADY_CHOSEN: Final = ReasonKind("big_already_chosen", "you have made this choice already")
DISCARD_OTHER: Final = ReasonKind("big_discard_other", "you have to return {count:number} cards that you hold")
NOTHING_DUE: Final = ReasonKind("big_nothing_due", "nothing is due to you")

NOT_A_PARTNER: Final = ReasonKind("big_not_a_partner", "you trade with your board-mate and the players beside you")
OFFERS_FULL: Final = ReasonKind("big_offers_full", "no more than {most:number} offers may be open at a time")
NO_OFFER: Final = ReasonKind("big_no_offer", "that offer is not open to you")
CARDS_GONE: Final = ReasonKind("big_cards_gone", "one of you no longer holds the cards: the offer is cancelled")
INCOMPLETE: Final = ReasonKind("big_incomplete", "a card is played with all its choices at once, and no others")

ASKED_ALREADY: Final = ReasonKind("big_asked_already", "you have asked for leave to build there already")
LEAVE_REFUSED: Final = ReasonKind("big_leave_refused", "the owner of this half has refused it for this turn")
NO_REQUEST: Final = ReasonKind("big_no_request", "nobody waits for your leave")

CLAIMED_ALREADY: Final = ReasonKind("big_claimed_already", "you have claimed in this turn already")

TOO_FEW_PLAYERS: Final = ReasonKind("big_too_few_players", "the Big Game needs {fewest:number} players or more")
JOINED_LATE: Final = ReasonKind("big_joined_late", "the game has begun: nobody joins any more, but as a substitute")
WRONG_SETTING: Final = ReasonKind("big_wrong_setting", "the setting {setting} cannot be {value}")

NO_REASON: Final = ReasonKind("big_no_reason", "a referee gives a reason for everything")
NOT_ABSENT: Final = ReasonKind(
    "big_not_absent", "a substitute takes a seat that somebody has left and was not sent from"
)
CORRECTED_LATE: Final = ReasonKind("big_corrected_late", "cards are corrected before the turn has ended")
NO_SUCH_DEED: Final = ReasonKind("big_no_such_deed", "there is no such command in this turn")
DEPENDED_ON: Final = ReasonKind("big_depended_on", "something later depends on it: correct it instead")
