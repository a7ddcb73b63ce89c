"""Lanterns: for a wood and a wool one is hung beside an own building; a point each, and a charm for the last one."""

from skerry import own_rules as my

HUNG = my.EventKind("lantern_hung", "seat:seat edge:edge", english="{seat} hangs a lantern at {edge}")
NOT_HERE = my.ReasonKind("no_place_for_lantern", "a lantern hangs beside a building of yours, where no other hangs")


class Lanterns(my.Module):
    def __init__(self) -> None:
        super().__init__("lanterns")
        self.lanterns = my.Counter("lanterns", limit=3, pool=8, per_point=1)
        self.charms = my.Stack("charms", ("moth", "moon"), (2, 1), held=True, limit=1, refilled=True)
        self.hung = my.Layer("hung", my.EDGE, colours=True)

    def declare(self, rules: my.Rules) -> None:
        for kept in (self.lanterns, self.charms, self.hung):
            rules.keep(self, kept)
        rules.add_action(HangLantern(self, rules), "action", before="end_turn")

    def change_charm(self, kernel: my.Kernel, seat: int) -> None:
        for kind in range(2):
            if self.charms.held(kernel, seat, kind):
                self.charms.spend_from(kernel, seat, kind)
        self.charms.take(kernel, seat)

    def add_progress(self, kernel: my.Kernel, seat: int, progress: my.Progress) -> None:
        progress.expect("charm", 20 * self.charms.held_by(kernel, seat))


class HangLantern(my.PricedAction):
    def __init__(self, own: Lanterns, rules: my.Rules) -> None:
        edges, cost = my.Domain(int(rules.topology.edges)), rules.add_cost({"wood": 1, "wool": 1})
        super().__init__("hang_lantern", cost, "edge", edges, my.Manner(my.BUILD))
        self.own = own

    def fits(self, kernel: my.Kernel, seat: int, edge: int) -> bool:
        ends = [kernel.topology.edge_vertex[2 * edge + end] for end in range(2)]
        return not self.own.hung.has(kernel, edge) and any(kernel.state.vertex_owner[end] == seat for end in ends)

    def add_legal(self, kernel: my.Kernel, seat: int, decision: my.Decision, codes: my.Codes) -> None:
        if self.cost.can_pay(kernel, seat) and self.own.lanterns.room_for(kernel, seat) > 0:
            for edge in range(kernel.topology.edges):
                if self.fits(kernel, seat, edge):
                    codes.put(self, edge)

    def apply(self, kernel: my.Kernel, seat: int, a: int, b: int) -> None:
        self.cost.pay(kernel, seat)
        self.own.lanterns.gain(kernel, seat, 1)
        self.own.hung.set(kernel, a, seat)
        self.own.change_charm(kernel, seat)
        kernel.log.emit(HUNG, seat, a)

    def refusal(self, kernel: my.Kernel, seat: int, decision: my.Decision, code: int) -> my.Reason:
        if self.cost.can_pay(kernel, seat) and not self.fits(kernel, seat, self.operand(code)):
            return NOT_HERE.of()
        return super().refusal(kernel, seat, decision, code)


my.add_module("lanterns", Lanterns, "Lanterns", "hang lanterns beside your buildings")
