"""All that a module of one's own is made of, in one place: docs/writing-a-module.md shows how."""

from skerry.board.arrays import put_in
from skerry.board.picture import Mark
from skerry.board.terrain import CHOICE, NO_YIELD
from skerry.catalog.guests import add_module
from skerry.engine.action import Action, ActionKind, Codes, Domain, HexOrElse, Names, Price
from skerry.engine.award import Award
from skerry.engine.card import DevelopmentCard
from skerry.engine.cards import gain, hand_over, pay, steal
from skerry.engine.cost import Cost, PricedAction
from skerry.engine.deal import Deal
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.deck import AskedSource, CardSource
from skerry.engine.event import EventKind
from skerry.engine.kept.counter import Counter
from skerry.engine.kept.deck import Deck
from skerry.engine.kept.kept import COLOUR, EDGE, GAME, HEX, SEAT, VERTEX, Kept, Numbers, Row
from skerry.engine.kept.knowledge import SEEN_BY_ALL, SEEN_BY_SEAT, UNSEEN
from skerry.engine.kept.layer import Layer
from skerry.engine.kept.stack import NOTHING_LEFT, Stack
from skerry.engine.kernel import Kernel
from skerry.engine.manner import (
    ANSWER,
    BUILD,
    CARDS,
    END,
    ENDS,
    ROLLS,
    SAYS_NO,
    SPECIAL,
    TRADE,
    TURN,
    Manner,
)
from skerry.engine.module import Module
from skerry.engine.most import UNLIMITED
from skerry.engine.picture import Picture
from skerry.engine.piece import Piece
from skerry.engine.placement import build, put_out, remove_route_piece
from skerry.engine.production import claims_to
from skerry.engine.progress import POINT, Progress, Prospects
from skerry.engine.purse import earn, pay_with
from skerry.engine.randomness import Randomness
from skerry.engine.rules import FoundingRound, Rules
from skerry.engine.state import NOBODY, OFF_BOARD
from skerry.engine.toll_walk import COIN, TollWalk
from skerry.engine.view import View
from skerry.engine.walk import CLOSED, EvenWalk, Walk, edge_ground, hex_ground, vertex_ground
from skerry.reason import Reason, ReasonKind

__all__ = [
    "ANSWER",
    "BUILD",
    "CARDS",
    "CHOICE",
    "CLOSED",
    "COIN",
    "COLOUR",
    "EDGE",
    "END",
    "ENDS",
    "GAME",
    "HEX",
    "NOBODY",
    "NOTHING_LEFT",
    "NO_YIELD",
    "OFF_BOARD",
    "POINT",
    "ROLLS",
    "SAYS_NO",
    "SEAT",
    "SEEN_BY_ALL",
    "SEEN_BY_SEAT",
    "SPECIAL",
    "TRADE",
    "TURN",
    "UNLIMITED",
    "UNSEEN",
    "VERTEX",
    "Action",
    "ActionKind",
    "AskedSource",
    "Award",
    "CardSource",
    "Codes",
    "Cost",
    "Counter",
    "Deal",
    "Decision",
    "DecisionKind",
    "Deck",
    "DevelopmentCard",
    "Domain",
    "EvenWalk",
    "EventKind",
    "FoundingRound",
    "HexOrElse",
    "Kept",
    "Kernel",
    "Layer",
    "Manner",
    "Mark",
    "Module",
    "Names",
    "Numbers",
    "Picture",
    "Piece",
    "Price",
    "PricedAction",
    "Progress",
    "Prospects",
    "Randomness",
    "Reason",
    "ReasonKind",
    "Row",
    "Rules",
    "Stack",
    "Step",
    "TollWalk",
    "View",
    "Walk",
    "add_module",
    "build",
    "claims_to",
    "earn",
    "edge_ground",
    "gain",
    "hand_over",
    "hex_ground",
    "pay",
    "pay_with",
    "put_in",
    "put_out",
    "remove_route_piece",
    "steal",
    "vertex_ground",
]
