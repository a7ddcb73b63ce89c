"""Players who send their knights where a scenario wants them, and games of theirs that a referee follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from skerry import Action, Game
from tests.knights import deck, give, knight, progress, unlock
from tests.suites.books import CORNER_NAMES, SIDE_NAMES, Json
from tests.suites.knight_options import KNIGHTS
from tests.suites.knight_referee import KnightReferee
from tests.suites.knight_waters import Position, Waters
from tests.suites.refereeing import Chooser, plain
from tests.table import Table

MODULES = ("seafarers", "cities_and_knights")
RARELY = {"end_turn": 3, "move_ship": 4}
# In the order in which a keen player thinks of them, and how often it then does it.
KEEN = {
    "fight_dragon": 0.9,
    "transfer_knight": 0.9,
    "activate_knight": 0.9,
    "play_progress": 0.6,
    "build_city": 0.8,
    "build_settlement": 0.8,
    "recruit_knight": 0.85,
    "promote_knight": 0.4,
    "improve": 0.6,
    "move_knight": 0.3,
    "go_knight": 0.6,
    "retreat": 0.6,
    "displace_knight": 0.8,
    "land_knight": 0.6,
    "welcome_deserter": 0.8,
    "build_ship": 0.35,
    "build_road": 0.3,
}
TOWARDS = ("activate_knight", "recruit_knight", "go_knight", "retreat", "land_knight", "welcome_deserter")
# Cards about which one of the scenarios says something, or which put knights and ships where they else seldom are.
CARDS = ("warlord", "deserter", "intrigue", "inventor", "irrigation", "diplomat", "road_building", "medicine", "smith")
SCIENCE = ("inventor", "irrigation", "road_building", "medicine", "smith")
GIFTS = ("wood", "brick", "wool", "ore", "grain")
# Every so many turns everybody is given cards, so that much happens in a short game.
GIFT_TURNS = 8
MOST_HELD = 3


class Keen(Chooser):
    """Puts knights where the referee of the scenario would like them, and otherwise does anything but talk."""

    def __init__(self, seed: str, referee: KnightReferee) -> None:
        super().__init__(seed, RARELY)
        self.referee = referee

    def prefer(self, actions: Sequence[Action], now: Position, seat: int) -> Action:
        by_kind: dict[str, list[Action]] = {}
        for action in actions:
            if action.kind != "offer_trade":
                by_kind.setdefault(action.kind, []).append(action)
        for kind, zeal in KEEN.items():
            if kind in by_kind and self.chance.random() < zeal:
                return self.towards(kind, by_kind[kind], now, seat)
        asleep = any(held.seat == seat and not held.active for held in now.knights.values())
        trades = [
            action
            for action in by_kind.get("bank_trade", [])
            if (action.operands["take"] == "grain") == asleep and action.operands["give"] != "grain"
        ]
        if trades and self.chance.random() < 0.6:
            return self.chance.choice(trades)
        return self.choose([action for kind in by_kind.values() for action in kind] or actions)

    def towards(self, kind: str, actions: Sequence[Action], now: Position, seat: int) -> Action:
        if kind in TOWARDS and self.chance.random() < 0.8:
            return best(actions, lambda action: self.referee.liking(now, seat)(int(str(action.operands["vertex"]))))
        if kind == "build_ship" and self.chance.random() < 0.7:
            return best(actions, lambda action: -self.referee.ship_liking(int(str(action.operands["edge"]))))
        return self.chance.choice(actions)


def best(actions: Sequence[Action], worth: Callable[[Action], int]) -> Action:
    return max(actions, key=worth)


class Arranger:
    """Gives everybody roads, ships, knights and cards when the founding is over, and more cards now and then."""

    def __init__(self, game: Game, player: Keen) -> None:
        self.game, self.player, self.table = game, player, Table.of(game)
        self.referee, self.chance = player.referee, player.chance
        self.sides, self.corners = names_of(self.referee.waters)
        self.next_gift = 0

    def now(self) -> Position:
        return Position(self.referee.waters, self.game.view(None).to_json())

    def spread(self) -> None:
        for seat in [*range(self.game.players)] * self.chance.choice((6, 9)):
            self.lay_route(seat)
        for seat in [*range(self.game.players)] * 3:
            self.post_knight(seat)
        if self.chance.random() < 0.6:
            unlock(self.table)
        self.table.turn(self.game.actors[0], rolled=True)

    def lay_route(self, seat: int) -> None:
        now = self.now()
        supply = now.public["seats"][seat]["supply"]
        ships = sorted(self.referee.ship_places(now, seat)) if supply["ship"] > MOST_HELD else []
        roads = sorted(self.referee.road_places(now, seat)) if supply["road"] > MOST_HELD else []
        if ships and (not roads or self.chance.random() < 0.55):
            near = min(ships, key=self.referee.ship_liking) if self.chance.random() < 0.8 else self.chance.choice(ships)
            self.table.put(seat, "ship", self.sides[near])
        elif roads:
            self.table.put(seat, "road", self.sides[self.chance.choice(roads)])

    def post_knight(self, seat: int) -> None:
        now = self.now()
        sites = sorted(self.referee.recruits(now, seat))
        left = [piece for piece in KNIGHTS[1:] if now.public["seats"][seat]["supply"][piece]]
        if sites and left:
            liking = self.referee.liking(now, seat)
            at = max(sites, key=liking) if self.chance.random() < 0.7 else self.chance.choice(sites)
            knight(self.table, seat, self.corners[at], self.chance.choice(left).removesuffix("_knight"))

    def give(self) -> None:
        for seat in range(self.game.players):
            self.table.hand(seat, **{card: self.chance.randrange(1, 4) for card in GIFTS})
            card = self.chance.choice(CARDS)
            full = sum(progress(self.table, seat).values()) >= MOST_HELD
            if not full and card in deck(self.table, "science" if card in SCIENCE else "politics"):
                give(self.table, seat, card)

    def arrange(self) -> bool:
        """Whether it is time to change something, and if so, do it."""
        turn = self.game.view(None).to_json()["turn"]
        if self.game.decision != "action" or turn < self.next_gift:
            return False
        if not self.next_gift:
            self.spread()
        self.give()
        self.next_gift = self.game.view(None).to_json()["turn"] + GIFT_TURNS
        return True


def names_of(waters: Waters) -> tuple[dict[int, str], dict[int, str]]:
    """What the table calls sides and corners."""
    sides: dict[int, str] = {}
    corners: dict[int, str] = {}
    for (row, col), hex_ in waters.hex_at.items():
        sides |= {s: f"({row + 1},{col + 1}) {SIDE_NAMES[i]}" for i, s in enumerate(waters.hex_sides[hex_])}
        corners |= {c: f"({row + 1},{col + 1}) {CORNER_NAMES[i]}" for i, c in enumerate(waters.hex_corners[hex_])}
    return sides, corners


def referee_game(
    referee: KnightReferee, seed: str, most: int, arranged: bool = True, options: Json | None = None
) -> Game:
    """Play a game, and hold every position and all that may be done in it against the referee."""
    game = Game.new([referee.scenario, *MODULES], referee.players, seed, options or {})
    player = Keen(seed, referee)
    arranger = Arranger(game, player)
    now, last = arranger.now(), Json()
    for _ in range(most):
        if game.over:
            break
        if arranged and arranger.arrange():
            now = arranger.now()
        seat = game.actors[0]
        legal = game.legal_actions(seat)
        views = {seat: game.view(seat).to_json()} if game.decision == "action" else {}
        referee.judge(now, views, plain(legal), last)
        action = player.prefer(legal, now, seat)
        last = action.to_json()
        events = [event.to_json(None) for event in game.apply(seat, action)]
        was, now = now, arranger.now()
        referee.take_in(was, now, seat, last, events)
    return game
