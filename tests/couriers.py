"""Couriers: a grain buys a parcel and a wool delivers it; whoever has delivered ten has won, and nobody else can."""

from skerry import own_rules as my

TEN = 10
BOUGHT = my.EventKind("parcel_bought", "seat:seat", english="{seat} takes a parcel on")
DELIVERED = my.EventKind("parcel_delivered", "seat:seat", english="{seat} delivers a parcel")


class Couriers(my.Module):
    def __init__(self) -> None:
        super().__init__("couriers")
        self.parcels = my.Counter("parcels", limit=3)
        self.delivered = my.Counter("delivered", limit=TEN)

    def declare(self, rules: my.Rules) -> None:
        rules.keep(self, self.parcels)
        rules.keep(self, self.delivered)
        rules.add_action(BuyParcel(self, rules), "action", before="end_turn")
        rules.add_action(DeliverParcel(self, rules), "action", before="end_turn")

    def adjust_wins(self, kernel: my.Kernel, seat: int, may: bool, wins: bool) -> bool:
        return may and self.delivered.of(kernel, seat) == TEN

    def adjust_ending(self, kernel: my.Kernel, ending: str) -> str:
        return "deliveries"

    def add_progress(self, kernel: my.Kernel, seat: int, progress: my.Progress) -> None:
        progress.toward("deliveries", self.delivered.of(kernel, seat), TEN, progress.winning)


class BuyParcel(my.PricedAction):
    def __init__(self, own: Couriers, rules: my.Rules) -> None:
        super().__init__("buy_parcel", rules.add_cost({"grain": 1}))
        self.own = own

    def add_legal(self, kernel: my.Kernel, seat: int, decision: my.Decision, codes: my.Codes) -> None:
        if self.cost.can_pay(kernel, seat) and self.own.parcels.room_for(kernel, seat) > 0:
            codes.put(self)

    def apply(self, kernel: my.Kernel, seat: int, a: int, b: int) -> None:
        self.cost.pay(kernel, seat)
        self.own.parcels.gain(kernel, seat, 1)
        kernel.log.emit(BOUGHT, seat)


class DeliverParcel(my.PricedAction):
    def __init__(self, own: Couriers, rules: my.Rules) -> None:
        super().__init__("deliver_parcel", rules.add_cost({"wool": 1, "parcels": 1}))
        self.own = own

    def add_legal(self, kernel: my.Kernel, seat: int, decision: my.Decision, codes: my.Codes) -> None:
        if self.cost.can_pay(kernel, seat):
            codes.put(self)

    def apply(self, kernel: my.Kernel, seat: int, a: int, b: int) -> None:
        self.cost.pay(kernel, seat)
        self.own.delivered.gain(kernel, seat, 1)
        kernel.log.emit(DELIVERED, seat)
