"""All that a module of one's own is made of, in one place: docs/writing-a-module.md shows how."""

from skerry.catalog.guests import add_module
from skerry.engine.action import Action, ActionKind, Codes, Domain, HexOrElse, Names, Price
from skerry.engine.cost import Cost, PricedAction
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.event import EventKind
from skerry.engine.kept.counter import Counter
from skerry.engine.kept.deck import Deck
from skerry.engine.kept.kept import COLOUR, EDGE, GAME, HEX, SEAT, VERTEX, Numbers, Row
from skerry.engine.kept.layer import Layer
from skerry.engine.kept.stack import Stack
from skerry.engine.kernel import Kernel
from skerry.engine.manner import ANSWER, BUILD, CARDS, END, SPECIAL, TRADE, TURN, Manner
from skerry.engine.module import Module
from skerry.engine.picture import Picture
from skerry.engine.rules import Award, FoundingRound, Piece, Rules
from skerry.engine.view import View
from skerry.engine.walk import Walk
from skerry.reason import Reason, ReasonKind

__all__ = [
    "ANSWER",
    "BUILD",
    "CARDS",
    "COLOUR",
    "EDGE",
    "END",
    "GAME",
    "HEX",
    "SEAT",
    "SPECIAL",
    "TRADE",
    "TURN",
    "VERTEX",
    "Action",
    "ActionKind",
    "Award",
    "Codes",
    "Cost",
    "Counter",
    "Decision",
    "DecisionKind",
    "Deck",
    "Domain",
    "EventKind",
    "FoundingRound",
    "HexOrElse",
    "Kernel",
    "Layer",
    "Manner",
    "Module",
    "Names",
    "Numbers",
    "Picture",
    "Piece",
    "Price",
    "PricedAction",
    "Reason",
    "ReasonKind",
    "Row",
    "Rules",
    "Stack",
    "Step",
    "View",
    "Walk",
    "add_module",
]
