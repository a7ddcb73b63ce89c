"""What a fight at the coast brings and a treason may do, by the rules alone: nothing here knows a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations

MOST_BARBARIANS = 3
# BARB-141.
MERCENARY_RESULT = 3
# Hexes that barbarians leave and the one that each goes to, move after move; those from the supply leave none.
Plan = tuple[tuple[int | None, int], ...]


@dataclass
class Spoils:
    """Who gets how many prisoners, and who gold in place of one."""

    prisoners: Counter[int] = field(default_factory=Counter)
    consoled: set[int] = field(default_factory=set)
    rolls: int = 0
    ties: int = 0


def share(count: int, knights: Mapping[int, int], mercenary: int, rolls: Iterator[tuple[int, int]]) -> Spoils:
    """BARB-94 to BARB-101, BARB-140, BARB-141: prisoners by party, from its knights and the rolls of one die each."""
    spoils = Spoils()

    def highest(parties: Collection[int], places: int) -> set[int]:
        results: dict[int, int] = {}
        for _ in set(parties) - {mercenary}:
            seat, result = next(rolls)
            assert seat in set(parties) - results.keys(), f"{seat} rolls for a prisoner"
            assert 1 <= result <= 6
            results[seat] = result
            spoils.rolls += 1
        if mercenary in parties:
            results[mercenary] = MERCENARY_RESULT
        last = sorted(results.values(), reverse=True)[places - 1]
        above = {party for party, result in results.items() if result > last}
        level = {party for party, result in results.items() if result == last}
        if len(above) + len(level) == places:
            return above | level
        # BARB-98: only those whom the tie concerns roll again.
        spoils.ties += 1
        return above | highest(level, places - len(above))

    if len(knights) == 1:
        spoils.prisoners.update({party: count for party in knights})
    elif count < len(knights):
        lucky = highest(knights, count)
        spoils.prisoners.update(lucky)
        spoils.consoled = set(knights) - lucky
    else:
        spoils.prisoners.update(knights.keys())
        if left := count - len(knights):
            leaders = {party for party, there in knights.items() if there == max(knights.values())}
            lucky = leaders if len(leaders) == 1 else highest(leaders, 1)
            spoils.prisoners.update({party: left for party in lucky})
            spoils.consoled = leaders - lucky
    return spoils


def treasons(coast: Sequence[int], barbarians: Mapping[int, int], supply: int) -> list[Plan]:
    """All that a treason may do (BARB-69 to BARB-72): two moves wherever two are possible, else one, else none."""
    holding = [hex_ for hex_ in coast if barbarians.get(hex_, 0)]
    from_supply = max(0, 2 - len(holding))
    sources: list[tuple[int | None, ...]] = [
        (*chosen, *[None] * from_supply) for chosen in permutations(holding, 2 - from_supply)
    ]
    room = [hex_ for hex_ in coast if barbarians.get(hex_, 0) < MOST_BARBARIANS]
    for moves in (2, 1):
        plans = {
            tuple(zip(leaving, going, strict=True))
            for chosen in sources
            for going in permutations(room, moves)
            if not set(leaving := chosen[:moves]) & set(going) and leaving.count(None) <= supply
        }
        if plans:
            return sorted(plans, key=str)
    return []


def within(ends: Sequence[tuple[int, int]], sides_at: Callable[[int], Sequence[int]], start: int) -> dict[int, int]:
    """How many steps each side is away from one, from side to side over a corner that they share (BARB-80)."""
    steps = {start: 0}
    waiting = [start]
    for side in waiting:
        for corner in ends[side]:
            for onward in sides_at(corner):
                if onward not in steps:
                    steps[onward] = steps[side] + 1
                    waiting.append(onward)
    return steps
