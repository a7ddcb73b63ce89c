"""The greedy bot itself: which file answers which question."""

from __future__ import annotations

from typing import Final

from skerry.bots.bot import Bot
from skerry.bots.chance import BotChance
from skerry.bots.greedy.cards import name_resource, place_route_piece, play_before_roll
from skerry.bots.greedy.earthquake import damage_road
from skerry.bots.greedy.founding import found_building, found_road, found_route
from skerry.bots.greedy.giving import give_card, take_card
from skerry.bots.greedy.goals import Plan
from skerry.bots.greedy.harbours import lay_harbour, place_gift_harbour
from skerry.bots.greedy.memory import TurnMemory
from skerry.bots.greedy.menu import Menu
from skerry.bots.greedy.neutrals import place_neutral
from skerry.bots.greedy.outlook import Outlook
from skerry.bots.greedy.pirate import place_robber_or_pirate, take_prey
from skerry.bots.greedy.progress import play_progress_before_roll
from skerry.bots.greedy.realm_answers import answer_in_realm
from skerry.bots.greedy.robber import choose_victim, place_robber
from skerry.bots.greedy.tokens import send_robber_home
from skerry.bots.greedy.trading import answer_offer, close_offer
from skerry.bots.greedy.turn import next_step
from skerry.bots.greedy.unfamiliar import choose_unfamiliar
from skerry.engine.action import Action
from skerry.engine.view import View

# Kinds of action that are weighed alike.
IN_TURN: Final = (
    "end_turn",
    "build_city",
    "build_settlement",
    "build_road",
    "buy_card",
    "play_card",
    "bank_trade",
    "raise_city",
    "improve",
    "recruit_knight",
    "promote_knight",
    "activate_knight",
    "build_wall",
    "play_progress",
    "move_knight",
    "chase_robber",
    "chase_pirate",
    "offer_resource",
)
ROBBER: Final = ("move_robber", "choose_robber_hex", "choose_robber_home")
VICTIM: Final = ("choose_victim", "draw_card", "rob_anybody")
GIVING: Final = ("discard", "give_card", "choose_gift", "give_wedding_gift", "give_commodity")
FOR_NEUTRALS: Final = (
    "place_neutral_settlement",
    "place_neutral_road",
    "place_neutral_ship",
    "place_neutral_basic_knight",
    "found_neutral",
)


class GreedyBot(Bot):
    """Knows its nearest worthwhile goal and does the next step toward it."""

    def __init__(self, seed: str) -> None:
        super().__init__("greedy")
        self.chance = BotChance(seed)
        self.memory = TurnMemory()

    def choose(self, view: View, actions: list[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        self.memory.begin(view.turn)
        menu = Menu(actions)
        answer = self.answer(Outlook(view), menu)
        return answer if answer is not None else choose_unfamiliar(menu, self.chance)

    def answer(self, outlook: Outlook, menu: Menu) -> Action | None:
        """By what can be done rather than by what is asked, so that new questions with known answers are no riddle."""
        if menu.has("roll"):
            return self.before_roll(outlook, menu)
        if outlook.view.decision == "answer_trade":
            return self.in_trade(outlook, menu)
        for kind in IN_TURN:
            if menu.has(kind):
                return self.in_turn(outlook, menu)
        if menu.has("move_pirate"):
            return place_robber_or_pirate(outlook, menu)
        for kind in menu.by_kind:
            if kind in ROBBER:
                return place_robber(outlook, menu, kind)
            if kind in VICTIM:
                return choose_victim(outlook, menu, kind)
            if kind in GIVING:
                return give_card(outlook, Plan(outlook), menu, kind)
            if kind in FOR_NEUTRALS:
                return place_neutral(outlook, menu, kind)
        if outlook.realm.playing:
            answer = answer_in_realm(outlook, menu, self.memory)
            if answer is not None:
                return answer
        return self.answer_one_kind(outlook, menu)

    def answer_one_kind(self, outlook: Outlook, menu: Menu) -> Action | None:
        """Questions that only one kind of action answers."""
        if menu.has("found_building"):
            return found_building(outlook, menu)
        if menu.has("found_ship"):
            return found_route(outlook, menu)
        if menu.has("found_road"):
            return found_road(outlook, menu)
        if menu.has("choose_resource"):
            return take_card(outlook, Plan(outlook), menu, "choose_resource")
        if menu.has("name_resource"):
            return name_resource(outlook, Plan(outlook), menu)
        if menu.has("place_road") or menu.has("place_ship"):
            return place_route_piece(outlook, Plan(outlook), menu)
        if menu.has("damage_road"):
            return damage_road(outlook, menu)
        return self.answer_at_sea(outlook, menu)

    def answer_at_sea(self, outlook: Outlook, menu: Menu) -> Action | None:
        """Questions that come up only where there are ships."""
        if menu.has("sail_ship"):
            return menu.at("sail_ship", "edge", self.memory.sail_to)
        if menu.has("choose_pirate_victim") or menu.has("steal_cloth"):
            return take_prey(outlook, menu)
        if menu.has("place_gift_harbour"):
            return place_gift_harbour(outlook, menu)
        if menu.has("lay_harbour"):
            return lay_harbour(outlook, menu)
        return None

    def before_roll(self, outlook: Outlook, menu: Menu) -> Action | None:
        step = play_before_roll(outlook, menu)
        if step is None:
            step = play_progress_before_roll(outlook, menu)
        if step is None:
            step = send_robber_home(outlook, menu)
        return step if step is not None else menu.first("roll")

    def in_turn(self, outlook: Outlook, menu: Menu) -> Action | None:
        step = next_step(outlook, menu, self.memory)
        if step is None:
            step = menu.first("end_turn")
        return step if step is not None else menu.first("pass")

    def in_trade(self, outlook: Outlook, menu: Menu) -> Action | None:
        plan = Plan(outlook)
        if menu.has("confirm") or menu.has("withdraw"):
            return close_offer(outlook, plan, menu)
        return answer_offer(outlook, plan, menu)
