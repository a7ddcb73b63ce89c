"""Trade in the Big Game."""

from __future__ import annotations

import pytest

from skerry.big.messages import Answer
from skerry.big.ring import Ring
from tests.big.stage import CITY, Stage


def offer(stage: Stage, seat: int, to: list[int], **terms: dict[str, int]) -> Answer:
    return stage.say(seat, "offer", give=terms.get("give", {"ore": 1}), want=terms.get("want", {"wood": 1}), to=to)


def dealt() -> Stage:
    stage = Stage()
    stage.window()
    for seat in range(10):
        stage.give(seat, wood=1, ore=2)
    return stage


@pytest.mark.rule("BIG-109", "BIG-110", "BIG-278")
def test_five_partners_two_of_them_active() -> None:
    stage = dealt()
    assert Ring(5).partners(0) == [1, 2, 3, 8, 9]
    allowed = [
        to for to in range(10) if offer(stage, 0, [to]).done and stage.do(0, "withdraw", offer=stage.game.opened)
    ]
    assert allowed == [1, 2, 3, 8, 9]
    assert [partner for partner in allowed if stage.game.is_active(partner)] == [2, 8]
    assert offer(stage, 0, [4]).reason.code == "big_not_a_partner"  # type: ignore[union-attr]


@pytest.mark.rule("BIG-111", "BIG-112", "BIG-113", "BIG-278")
def test_the_inactive_trade_with_the_three_active_opposite_and_propose_nothing() -> None:
    stage = dealt()
    accepted = []
    for seat in range(10):
        made = offer(stage, seat, [1])
        if made.done:
            assert stage.do(1, "accept", offer=made.told["offer"]).done
            accepted.append(seat)
            stage.give(1, wood=1)
    assert accepted == [0, 2, 8]
    assert stage.refused(1, "offer", give={"ore": 1}, want={"wood": 1}, to=[3]) == "big_not_your_group"


@pytest.mark.rule("BIG-113")
def test_nobody_answers_with_other_terms() -> None:
    stage = dealt()
    made = offer(stage, 0, [1])
    assert stage.say(1, "counter", offer=made.told["offer"]).reason.code == "big_unreadable"  # type: ignore[union-attr]


@pytest.mark.rule("BIG-114", "BIG-123")
def test_trading_and_building_in_any_order_and_a_new_harbour_serves_at_once() -> None:
    stage = Stage()
    stage.window()
    stage.put(0, "road", [0, 2, 4, "NW"])
    stage.give(0, wood=1, brick=1, wool=1, grain=4)
    stage.give(1, ore=1)
    stage.do(0, "withdraw", offer=offer(stage, 0, [1], give={"grain": 1}, want={"ore": 1}).told["offer"])
    # The 3:1 harbour of A at (2,4) side NE serves its corner N.
    stage.do(0, "build_settlement", vertex=[0, 2, 4, "N"])
    assert stage.hand(0) == {"grain": 3}
    stage.do(0, "bank_trade", give="grain", take="ore")
    assert stage.hand(0) == {"ore": 1}


@pytest.mark.rule("BIG-115")
@pytest.mark.parametrize(("give", "want"), [({}, {"wood": 1}), ({"ore": 1}, {})])
def test_at_least_one_card_each_way(give: dict[str, int], want: dict[str, int]) -> None:
    stage = dealt()
    assert not offer(stage, 0, [1], give=give, want=want).done
    assert stage.say(0, "offer", give={"knight": 1}, want={"wood": 1}, to=[1]).reason is not None


@pytest.mark.rule("BIG-116")
def test_no_resource_on_both_sides() -> None:
    stage = dealt()
    assert not offer(stage, 0, [1], give={"ore": 2}, want={"ore": 1}).done


@pytest.mark.rule("BIG-117")
def test_the_first_acceptance_makes_the_deal_and_closes_the_offer() -> None:
    stage = dealt()
    number = offer(stage, 0, [1, 2, 9]).told["offer"]
    assert stage.refused(3, "accept", offer=number) == "big_no_offer"
    stage.do(9, "accept", offer=number)
    assert (stage.hand(0), stage.hand(9)) == ({"wood": 2, "ore": 1}, {"ore": 3})
    assert stage.refused(1, "accept", offer=number) == "big_no_offer"


@pytest.mark.rule("BIG-118")
@pytest.mark.parametrize("poor", [0, 1])
def test_where_one_lacks_the_cards_the_offer_is_cancelled(poor: int) -> None:
    stage = dealt()
    number = offer(stage, 0, [1, 2]).told["offer"]
    assert stage.hand(0) == {"wood": 1, "ore": 2}
    stage.take(poor)
    assert stage.refused(1, "accept", offer=number) == "big_cards_gone"
    assert stage.refused(2, "accept", offer=number) == "big_no_offer"


@pytest.mark.rule("BIG-119")
def test_a_sixth_open_offer_is_refused() -> None:
    stage = dealt()
    made = [offer(stage, 0, [1]) for _ in range(6)]
    assert [answer.done for answer in made] == [True] * 5 + [False]
    assert made[5].reason is not None
    assert made[5].reason.code == "big_offers_full"
    stage.do(0, "withdraw", offer=made[0].told["offer"])
    assert offer(stage, 0, [1]).done


@pytest.mark.rule("BIG-120", "BIG-121")
def test_the_bank_takes_four_or_what_a_harbour_says() -> None:
    stage = Stage()
    stage.window()
    stage.give(0, ore=4, wood=3)
    assert stage.refused(0, "bank_trade", give="wood", take="brick") == "bank_rate"
    stage.do(0, "bank_trade", give="ore", take="brick")
    assert stage.hand(0) == {"wood": 3, "brick": 1}
    stage.give(1, ore=4)
    assert stage.refused(1, "bank_trade", give="ore", take="brick") == "big_not_your_group"


@pytest.mark.rule("BIG-120", "BIG-122")
def test_a_harbour_abroad_serves_whoever_has_built_there() -> None:
    stage = Stage(12)
    stage.window()
    # The 2:1 harbour for brick of board 1 (layout B) at (1,2) side W.
    stage.put(0, "settlement", [1, 1, 2, "NW"])
    stage.give(0, brick=2)
    stage.do(0, "bank_trade", give="brick", take="ore")
    assert stage.hand(0) == {"ore": 1}
    assert stage.bank(0)["ore"] == 18


@pytest.mark.rule("BIG-124")
def test_the_bank_gives_nothing_that_it_does_not_hold() -> None:
    stage = Stage()
    stage.window()
    stage.give(0, ore=4)
    stage.empty_bank(0, "brick")
    assert stage.refused(0, "bank_trade", give="ore", take="brick") == "bank_out_of"


def test_a_vacant_seat_is_no_partner() -> None:
    stage = Stage(7)
    stage.window()
    stage.give(6, CITY)
    assert not offer(stage, 6, [7]).done
