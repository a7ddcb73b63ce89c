"""Hidden, open, shared and refilled: the divers' game is copied, replayed, told and dealt anew by the kernel alone."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise

import pytest

from skerry import Action, Game
from skerry.cli.table_picture import board_picture, columns_of
from skerry.engine.digest import kept_by
from skerry.engine.kept.knowledge import knows
from skerry.engine.kernel import Kernel
from skerry.engine.resampling import resample_hidden
from skerry.engine.scores import total_points
from skerry.engine.view import View
from skerry.sim.points import points_from
from tests.divers import BOOT, COUNTS, KINDS, LUCK, REEF, Divers, Pedlars
from tests.suites.invariants import Invariants
from tests.suites.player import Player
from tests.suites.test_non_interference import compare, compare_after

SEATS = range(4)
EVERYBODY = (-1, *SEATS)


def begun(seed: str = "divers") -> tuple[Game, Divers]:
    divers = Divers()
    return Game.new(["base", divers, Pedlars()], 4, seed=seed), divers


def everywhere(divers: Divers, kernel: Kernel) -> list[int]:
    """How many finds of each kind there are: in the stack, on the reef, with the seats and among the spent."""
    finds, reef = divers.finds, divers.reef
    lying = [int(finds.item(kernel, place)) for place in range(finds.left(kernel))]
    lying += [int(reef.of(kernel, vertex)) - 1 for vertex in REEF if reef.has(kernel, vertex)]
    spent = View(kernel, -1).parts["toy_divers"]["finds"]["spent"]
    return [
        lying.count(kind) + spent.get(word, 0) + sum(int(finds.held(kernel, seat, kind)) for seat in SEATS)
        for kind, word in enumerate(KINDS)
    ]


def told(game: Game, seat: int | None = None) -> dict:
    return game.view(seat).to_json()["toy_divers"]


def known(divers: Divers, kernel: Kernel, seat: int) -> list[object]:
    """All that a seat may know of the finds and of luck."""
    finds, reef, luck = divers.finds, divers.reef, divers.luck
    return [
        [int(finds.item(kernel, p)) for p in range(finds.left(kernel)) if knows(finds.seen(kernel, p), seat)],
        [int(reef.of(kernel, v)) for v in REEF if reef.has(kernel, v) and not reef.is_unknown(kernel, seat, v)],
        [int(luck.of(kernel, h)) for h in LUCK if not luck.is_unknown(kernel, seat, h)],
        [int(finds.held(kernel, seat, kind)) for kind in range(3)] if seat >= 0 else [],
        [int(finds.held(kernel, other, BOOT)) for other in SEATS],
        int(divers.secrets.of(kernel, seat)) if seat >= 0 else 0,
    ]


def test_nothing_leaks_and_everything_known_stays() -> None:
    game, divers = begun()
    player = Player(3)
    looked = differed = compared = booted = 0
    for number in range(600):
        seat = player.seat(game)
        action = player.choose(game, seat)
        if number > 60 and number % 12 == 0:
            booted += sum(divers.finds.held(game.kernel, other, BOOT) for other in SEATS)
            for observer in EVERYBODY:
                twin = resample_hidden(game.kernel, observer, f"twin {number} {observer}")
                compare(game.kernel, twin, observer)
                compare_after(game, twin, observer, seat, action)
                assert known(divers, twin, observer) == known(divers, game.kernel, observer)
                assert everywhere(divers, twin) == list(COUNTS)
                looked += sum(map(len, known(divers, twin, observer)[:3]))
                compared += 1
                differed += kept_by(twin, "toy_divers") != kept_by(game.kernel, "toy_divers")
        game.apply(seat, action)
        if game.over:
            break
    assert looked > 100
    assert booted
    assert differed > compared // 2


@pytest.mark.parametrize("name", ["finds", "reef", "luck", "coins", "secrets"])
def test_whatever_is_hidden_is_dealt_anew(name: str) -> None:
    game, divers = begun()
    kernel = game.kernel
    for seat in SEATS:
        divers.finds.take(kernel, seat)
        divers.secrets.gain(kernel, seat, seat)
    real = kept_by(kernel, "toy_divers")
    deals = [kept_by(resample_hidden(kernel, 0, f"deal {deal}"), "toy_divers") for deal in range(12)]
    assert any(deal[name] != real[name] for deal in deals)
    held = slice(-3 * len(SEATS), None)
    hands = {tuple(deal["finds"][held]) for deal in deals}
    assert len({hand[3:] for hand in hands}) > 1, "the others may hold other finds"
    assert {hand[:3] for hand in hands} == {tuple(real["finds"][held][:3])}, "and oneself does not"


def test_tiles_on_the_board_and_in_the_stack_are_one_pool_without_an_open_kind_in_a_hand() -> None:
    game, divers = begun("boot")
    kernel = game.kernel
    for seat in (1, 2, 3):
        for _ in range(2):
            divers.finds.take(kernel, seat)
    assert BOOT in _places(divers, kernel)
    where = Counter()
    for deal in range(60):
        twin = resample_hidden(kernel, 0, f"deal {deal}")
        assert [int(divers.finds.held(twin, seat, BOOT)) for seat in SEATS] == [0, 0, 0, 0]
        where[_places(divers, twin).index(BOOT) < len(REEF)] += 1
    assert where[True] > 5
    assert where[False] > 5


def _places(divers: Divers, kernel: Kernel) -> list[int]:
    """What lies on the reef, then in the stack."""
    lying = [int(divers.reef.of(kernel, vertex)) - 1 for vertex in REEF]
    return lying + [int(divers.finds.item(kernel, place)) for place in range(divers.finds.left(kernel))]


def test_who_looks_is_told_alone_and_what_lies_open_is_told_to_all() -> None:
    game, divers = begun()
    kernel = game.kernel
    top = int(divers.finds.left(kernel)) - 1
    divers.finds.look(kernel, 2)
    divers.reef.look(kernel, 1, REEF[0])
    divers.luck.turn_up(kernel, LUCK[1])
    divers.finds.hold(kernel, 3, BOOT)
    divers.secrets.gain(kernel, 0, 3)
    reef = KINDS[divers.reef.of(kernel, REEF[0]) - 1]
    for seat in EVERYBODY:
        part = View(kernel, seat).parts["toy_divers"]
        assert part["finds"]["known"] == ({str(top): KINDS[divers.finds.item(kernel, top)]} if seat == 2 else {})
        assert part["finds"]["open"] == [{}, {}, {}, {"boot": 1}]
        assert part["finds"]["held"] == [0, 0, 0, 0], "the boot does not count"
        assert part["reef"] == {str(vertex): "?" for vertex in REEF} | ({str(REEF[0]): reef} if seat == 1 else {})
        assert part["luck"] == {str(hex_): "?" for hex_ in LUCK} | {str(LUCK[1]): "foul"}
        assert part["secrets"] == [(3 if seat == 0 else 0) if seat == other else None for other in SEATS]
        assert part["tide"] == 0
        assert part["flags"] == [0, 0, 0, 0]


def test_copies_digests_and_records_are_exact_and_each_deed_changes_the_digest() -> None:
    game, divers = begun()
    watch = Invariants(game)
    deeds = Counter()
    digests = [game.state_digest()]
    for _, action, events in Player(4).play(game, 900):
        watch.check(game, events)
        assert everywhere(divers, game.kernel) == list(COUNTS)
        digests.append(game.state_digest())
        deeds[action.kind] += action.kind.startswith("toy_")
        if sum(deeds.values()) % 10 == 0:
            assert game.copy().state_digest() == digests[-1]
    assert all(before != after for before, after in pairwise(digests))
    assert min(deeds[kind] for kind in ("toy_dive", "toy_spot", "toy_fish", "toy_peek", "toy_sell", "toy_signal")) > 0
    record = json.loads(json.dumps(game.record()))
    again = Game.replay(record, [Divers(), Pedlars()])
    assert again.state_digest() == digests[-1]
    assert again.view(1).to_json() == game.view(1).to_json()


def test_undo_is_possible_until_somebody_learned_something() -> None:
    game, divers = begun()
    for _ in Player(4).play(game):
        if game.decision == "action":
            break
    (seat,) = game.actors
    kernel = game.kernel
    while divers.coins.left(kernel):
        divers.coins.spend(kernel, divers.coins.draw(kernel))
    for kind, able in (("toy_signal", True), ("toy_peek", False), ("toy_fish", False)):
        twin = game.copy()
        before = twin.view(seat).to_json()
        twin.apply(seat, Action(kind))
        assert twin.can_undo(seat) == able
        assert twin.view(seat).to_json() != before


def test_one_purse_is_filled_and_paid_from_and_told() -> None:
    game, divers = begun()
    pedlars = game.kernel.rules.module("toy_pedlars")
    assert isinstance(pedlars, Pedlars)
    assert pedlars.gold is divers.gold
    earned = Counter()
    gold = told(game)["gold"]
    assert gold == [2, 2, 2, 2]
    for seat, action, events in Player(6).play(game, 500):
        for event in events:
            if event.kind in ("gained", "paid") and event.public["card"] == "gold":
                sign = 1 if event.kind == "gained" else -1
                gold[event.public["seat"]] += sign * event.public["count"]
                earned[action.kind, event.kind] += 1
            elif event.kind == "traded" and event.public["card"] == "gold":
                gold[event.public["giver"]] -= event.public["count"]
                gold[event.public["taker"]] += event.public["count"]
        assert gold == told(game)["gold"], (seat, action, events)
        assert sum(gold) + divers.gold.left(game.kernel) == 40
    assert earned["toy_sell", "gained"]
    assert earned["toy_dive", "paid"]
    assert earned["end_turn", "gained"]
    assert "gold" not in game.view(None).to_json().get("toy_pedlars", {})


def test_at_the_end_all_is_laid_open_and_points_stand_under_their_names() -> None:
    for seed in range(6):
        game, divers = begun(f"divers {seed}")
        for _ in Player(seed).play(game):
            pass
        assert game.over
        kernel = game.kernel
        view = game.view(None)
        part = view.parts["toy_divers"]
        assert part["secrets"] == [int(divers.secrets.of(kernel, seat)) for seat in SEATS]
        assert "?" not in [*part["reef"].values(), *part["luck"].values()]
        for seat in SEATS:
            sources = points_from(view, seat)
            hand = part["finds"]["hands"][seat]
            assert hand.get("pearl", 0) == divers.finds.held(kernel, seat, 1)
            assert sources.get("finds", 0) == hand.get("pearl", 0)
            assert sources.get("secrets", 0) == part["secrets"][seat] // 2
            assert sources.get("flags", 0) == (part["flags"][seat] >= 2)
            assert sum(sources.values()) == view.final_points[seat] == total_points(kernel, seat)
            assert view.points[seat] == view.final_points[seat] - sum(view.final_sources[seat].values()) - sources.get(
                "hidden cards", 0
            )


def test_points_count_at_once_and_hidden_ones_for_the_owner_alone() -> None:
    game, divers = begun()
    kernel = game.kernel
    before = [total_points(kernel, seat) for seat in SEATS]
    divers.finds.hold(kernel, 1, 1, 2)
    divers.secrets.gain(kernel, 2, 4)
    divers.flags.gain(kernel, 3, 3)
    assert [total_points(kernel, seat) - before[seat] for seat in SEATS] == [0, 2, 2, 1]
    assert [int(points) for points in game.view(None).points] == [0, 0, 0, 1]
    assert [game.view(seat).own_points - before[seat] for seat in SEATS] == [0, 2, 2, 1]


def test_the_text_picture_shows_what_lies_and_what_seats_have() -> None:
    game, divers = begun()
    kernel = game.kernel
    divers.finds.hold(kernel, 3, BOOT)
    divers.flags.gain(kernel, 2, 2)
    divers.tide.gain(kernel, 0, 12)
    view = game.view(None)
    columns = columns_of(view)
    assert columns["open finds"] == ["", "", "", "boot"]
    assert columns["flags"] == [0, 0, 2, 0]
    assert columns["gold"] == [2, 2, 2, 2]
    picture = board_picture(view).plain
    assert picture.count("?") == len(REEF) + len(LUCK)
    assert "tide 12" in picture.splitlines()
    assert "coins left 4" in picture.splitlines()
