"""What modules tell of a position, by name and by place."""

from __future__ import annotations

from skerry.engine.progress import Prospects, progress_of, prospects_of
from skerry.engine.scores import target
from tests.table import Table

Way = tuple[int, int, int]  # done, needed, worth


def winning(table: Table, seat: int = 0) -> int:
    """What winning outright is worth."""
    return 100 * int(target(table.kernel, seat))


def ways(table: Table, seat: int = 0) -> dict[str, Way]:
    told = progress_of(table.kernel, seat, winning(table, seat))
    counted = zip(told.names, told.done, told.needed, told.worth, strict=True)
    return {name: (int(done), int(needed), int(worth)) for name, done, needed, worth in counted}


def expected(table: Table, name: str, seat: int = 0) -> int:
    """What a seat may expect of something; 0 where it is told nothing of it."""
    told = progress_of(table.kernel, seat, winning(table, seat))
    return sum(worth for told_name, worth in told.expectations if told_name == name)


def earned(table: Table, name: str, rolls: int, seat: int = 0) -> int:
    """What a seat earns by something in so many rolls."""
    told = progress_of(table.kernel, seat, winning(table, seat))
    return sum(worth * rolls // 100 for told_name, worth in told.earnings if told_name == name)


def share(way: Way) -> float:
    """How much of a way is done."""
    return way[0] / way[1]


def prospects(table: Table, seat: int = 0) -> Prospects:
    return prospects_of(table.kernel, seat)


def settling(table: Table, place: str, seat: int = 0) -> int:
    return int(prospects(table, seat).settled[table.vertex(place)])


def touching(table: Table, place: str, seat: int = 0) -> int:
    return int(prospects(table, seat).touched[table.vertex(place)])


def crossing(table: Table, place: str, seat: int = 0) -> int:
    return int(prospects(table, seat).crossed[table.edge(place)])
