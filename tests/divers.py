"""Divers: a toy with everything that a declaration can hide, share, lay open and lay again.

Finds lie face down in a stack and on the reef; shells and pearls are held unseen, and a boot lies open before whoever
has it. Pedlars know the same purse of gold.
"""

from __future__ import annotations

from collections.abc import Callable

from skerry import own_rules as my

KINDS = ("shell", "pearl", "boot")
COUNTS = (9, 6, 1)
SHELL, PEARL, BOOT = range(3)
REEF = (3, 11, 19, 27, 35, 43)
LUCK = (2, 5, 9, 13)

DIVED = my.EventKind(
    "toy_dived", "seat:seat vertex:vertex", "find:toy_find", ("seat",), english="{seat} dives at {vertex}"
)


def purse() -> my.Counter:
    return my.Counter("gold", start=2, pool=40, tradeable=True)


class Divers(my.Module):
    def __init__(self) -> None:
        super().__init__("toy_divers")
        self.finds = my.Stack(
            "finds", KINDS, COUNTS, held=True, limit=3, refilled=True, points=(0, 1, 0), open_kinds=(BOOT,), looked=True
        )
        self.reef = my.Layer("reef", my.VERTEX, hidden=True, of=self.finds)
        self.luck = my.Layer("luck", my.HEX, ("", "fair", "foul"), hidden=True)
        self.coins = my.Stack("coins", ("copper", "silver"), (2, 2))
        self.secrets = my.Counter("secrets", hidden=True, per_point=2, limit=4)
        self.tide = my.Counter("tide", per=my.GAME)
        self.flags = my.Counter("flags", per=my.COLOUR, limit=3, points=(0, 0, 1, 1))

    def declare(self, rules: my.Rules) -> None:
        self.gold = rules.share(self, purse())
        for kept in (self.finds, self.reef, self.luck, self.coins, self.secrets, self.tide, self.flags):
            rules.keep(self, kept)
        rules.words["toy_find"] = KINDS
        finds = my.Domain(BOOT)
        vertices = my.Domain(int(rules.topology.vertices))
        price, free = rules.add_cost({"gold": 1}), rules.add_cost({})
        for name, does, cost, operand, domain in (
            ("toy_dive", self.dive, price, "vertex", vertices),
            ("toy_spot", self.spot, price, "vertex", vertices),
            ("toy_fish", self.fish, price, "", None),
            ("toy_peek", self.peek, free, "", None),
            ("toy_sell", self.sell, free, "find", finds),
            ("toy_signal", self.signal, free, "", None),
        ):
            rules.add_action(Deed(name, does, cost, operand, domain), "action", before="end_turn")

    def setup_finish(self, kernel: my.Kernel) -> None:
        for vertex in REEF:
            self.reef.put(kernel, vertex, self.finds.draw(kernel))
        for number, hex_ in enumerate(LUCK):
            self.luck.set(kernel, hex_, 1 + number % 2)

    # Each deed says whether it can be done, and does it if it is to be done.

    def dive(self, kernel: my.Kernel, seat: int, vertex: int, done: bool) -> bool:
        if done:
            kind = self.reef.lift(kernel, vertex)
            self.finds.hold(kernel, seat, kind)
            kernel.log.emit(DIVED, seat, vertex, kind)
        return done or (self.reef.has(kernel, vertex) and self.finds.room_for(kernel, seat) > 0)

    def spot(self, kernel: my.Kernel, seat: int, vertex: int, done: bool) -> bool:
        if done:
            self.reef.look(kernel, seat, vertex)
            self.luck.turn_up(kernel, LUCK[int(self.tide.of(kernel)) % len(LUCK)])
        return done or self.reef.is_unknown(kernel, seat, vertex)

    def fish(self, kernel: my.Kernel, seat: int, _: int, done: bool) -> bool:
        if done:
            self.finds.take(kernel, seat)
        return done or (self.finds.can_draw(kernel) and self.finds.room_for(kernel, seat) > 0)

    def peek(self, kernel: my.Kernel, seat: int, _: int, done: bool) -> bool:
        if done:
            self.finds.look(kernel, seat, 2)
            self.secrets.gain(kernel, seat, 1)
        return done or self.secrets.room_for(kernel, seat) > 0

    def sell(self, kernel: my.Kernel, seat: int, kind: int, done: bool) -> bool:
        if done:
            self.finds.spend_from(kernel, seat, kind)
            my.earn(kernel, seat, self.gold, 1)
        return done or self.finds.held(kernel, seat, kind) > 0

    def signal(self, kernel: my.Kernel, seat: int, _: int, done: bool) -> bool:
        if done:
            self.tide.gain(kernel, 0, 1)
            self.flags.gain(kernel, seat, 1)
            coin = self.coins.draw(kernel)
            if coin != my.NOTHING_LEFT:
                self.coins.spend(kernel, coin)
        return done or self.flags.room_for(kernel, seat) > 0


class Deed(my.PricedAction):
    """Something a diver does, at a place or with a find."""

    def __init__(
        self,
        name: str,
        does: Callable[[my.Kernel, int, int, bool], bool],
        cost: my.Cost,
        operand: str,
        domain: my.Domain | None,
    ) -> None:
        super().__init__(name, cost, operand, domain)
        self.does = does

    def add_legal(self, kernel: my.Kernel, seat: int, decision: my.Decision, codes: my.Codes) -> None:
        if self.cost.can_pay(kernel, seat):
            for a in range(self.a_domain.size() if self.a_domain is not None else 1):
                if self.does(kernel, seat, a, False):
                    codes.put(self, a)

    def apply(self, kernel: my.Kernel, seat: int, a: int, b: int) -> None:
        self.cost.pay(kernel, seat)
        self.does(kernel, seat, a, True)


class Pedlars(my.Module):
    """A gold coin for whoever begins a turn, out of the one purse."""

    def __init__(self) -> None:
        super().__init__("toy_pedlars")

    def declare(self, rules: my.Rules) -> None:
        self.gold = rules.share(self, purse())

    def notice_turn_start(self, kernel: my.Kernel) -> None:
        my.earn(kernel, int(kernel.state.active), self.gold, 1)
