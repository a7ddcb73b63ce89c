"""The store: the same statements on SQLite and PostgreSQL, and a schema that grows by steps."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from skerry.engine.errors import ConfigError
from skerry.server.errors import Refusal
from skerry.server.settings import Settings
from skerry.server.store import migrations
from skerry.server.store.rows import ChatRow, Entry, GameRow, SeatRow
from skerry.server.store.store import Store
from skerry.server.store.writer import Append

ROW = GameRow("g1", 1.0, "here", {"modules": ["base"]}, "seed", "open", True, True, None)
SEATS = [SeatRow("g1", 0, "person", "Ada", "red", ready=True, token="t"), SeatRow("g1", 1, "open")]


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = Store(Settings(database=database))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def entry(number: int, command: str | None = None, game: str = "g1", seat: int = 0) -> Append:
    return Append(Entry(game, number, seat, "person", {"kind": "roll"}, command, 2.0, "x"), "playing", 9.0)


def test_a_number_and_a_command_are_taken_once(database: str) -> None:
    async def use() -> None:
        async with opened(database) as store:
            await store.create(ROW, SEATS)
            wanted = [
                entry(1, "a"),
                entry(1, "b"),
                entry(2, "a"),
                entry(2, "b"),
                entry(3),
                entry(4),
                entry(4, "b", seat=1),
            ]
            stored = await asyncio.gather(*(store.append(each) for each in wanted))
            assert stored == [True, False, False, True, True, True, False]
            assert [each.number for each in await store.entries("g1")] == [1, 2, 3, 4]
            assert [each.command for each in await store.entries("g1", 1)] == ["b", None, None]
            assert await store.number_of("g1", 0, "b") == 2
            assert await store.number_of("g1", 1, "b") is None
            row = await store.game("g1")
            assert row is not None
            assert (row.length, row.state, row.deadline) == (4, "playing", 9.0)

    asyncio.run(use())


def test_two_stores_never_take_the_same_number(postgres: str) -> None:
    """Each writes every number of several games at the same time: one of them gets it, and none stands still."""

    async def use() -> None:
        async with opened(postgres) as first, opened(postgres) as second:
            games = [f"g{number}" for number in range(10)]
            for game in games:
                await first.create(replace(ROW, game=game), [replace(seat, game=game) for seat in SEATS])
            for number in range(1, 21):
                forth = [first.append(entry(number, f"a{number}", game)) for game in games]
                back = [second.append(entry(number, f"b{number}", game)) for game in reversed(games)]
                done = await asyncio.wait_for(asyncio.gather(*forth, *back), 20)
                assert [done[i] + done[19 - i] for i in range(10)] == [1] * 10
            for game in games:
                assert len(await first.entries(game)) == 20

    asyncio.run(use())


def test_an_entry_waits_for_whoever_holds_its_game_and_is_too_late(postgres: str) -> None:
    """As when a game is ended from beside while its bots go on: neither stands still."""

    async def use() -> None:
        async with opened(postgres) as node, opened(postgres) as operator:
            await node.create(ROW, SEATS)
            async with operator.held("g1") as connection:
                asked = asyncio.create_task(node.append(entry(1, "a")))
                await asyncio.sleep(0.3)
                await asyncio.wait_for(operator.put_held(connection, entry(1, "b")), 20)
                assert not asked.done()
            assert await asyncio.wait_for(asked, 20) is False
            assert [each.command for each in await node.entries("g1")] == ["b"]

    asyncio.run(use())


def test_talk_is_numbered_and_said_once(database: str) -> None:
    async def use() -> None:
        async with opened(database) as store:
            await store.create(ROW, SEATS)
            lines = [ChatRow("g1", 0, 0, "Ada", f"line {i}", float(i), f"c{i // 2}") for i in range(10)]
            said = await asyncio.gather(*(store.say(line) for line in lines))
            assert sorted(line.number for line in said if line is not None) == [1, 2, 3, 4, 5]
            assert [line.number for line in await store.talk("g1")] == [1, 2, 3, 4, 5]
            assert [line.number for line in await store.talk("g1", 3)] == [4, 5]

    asyncio.run(use())


def test_a_seat_changes_only_before_the_start(database: str) -> None:
    async def use() -> None:
        async with opened(database) as store:
            await store.create(ROW, SEATS)
            taken = await store.change_seat("g1", lambda seats: replace(seats[1], kind="person", name="Bo", ready=True))
            assert (await store.seats("g1"))[1] == taken

            def refuse(_: list[SeatRow]) -> SeatRow:
                raise Refusal("no", "no")

            with pytest.raises(Refusal, match="no"):
                await store.change_seat("g1", refuse)
            await store.start("g1", lambda seats: None, entry(1))
            with pytest.raises(Refusal, match="begun"):
                await store.change_seat("g1", lambda seats: seats[1])
            with pytest.raises(Refusal, match="begun"):
                await store.start("g1", lambda seats: None, entry(1))
            assert len(await store.entries("g1")) == 1

    asyncio.run(use())


def test_an_old_database_is_brought_up_to_date(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use() -> None:
        steps = migrations.STEPS
        monkeypatch.setattr(migrations, "STEPS", steps[:1])
        engine = create_async_engine(database)
        async with engine.begin() as connection:
            await migrations.migrate(connection)
            await connection.execute(
                text(
                    "INSERT INTO games "
                    "VALUES ('g1', 1, 'here', '{}', 's', 'open', 1, 1, 'null', 0, NULL, NULL, NULL, NULL)"
                )
            )
        await engine.dispose()
        monkeypatch.setattr(migrations, "STEPS", steps)
        async with opened(database) as store:
            assert await store.append(entry(1, "a"))
            assert (await store.entries("g1"))[0].outcome == "x"
        async with opened(database) as store:
            assert len(await store.entries("g1")) == 1, "a step is taken once"

    asyncio.run(use())


def test_an_old_game_has_the_usual_limit_and_was_touched_by_its_last_entry(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use() -> None:
        steps = migrations.STEPS
        monkeypatch.setattr(migrations, "STEPS", steps[:2])
        engine = create_async_engine(database)
        async with engine.begin() as connection:
            await migrations.migrate(connection)
            for game in ("g1", "g2"):
                await connection.execute(
                    text(
                        f"INSERT INTO games VALUES ('{game}', 1, 'here', '{{}}', 's', 'playing', 1, 1, 'null', 0, "
                        "NULL, NULL, NULL, NULL)"
                    )
                )
            for number, at in ((1, 5.0), (2, 7.0)):
                await connection.execute(
                    text(f"INSERT INTO log VALUES ('g1', {number}, 0, 'bot', '{{}}', NULL, {at}, NULL)")
                )
        await engine.dispose()
        monkeypatch.setattr(migrations, "STEPS", steps)
        async with opened(database) as store:
            rows = [await store.game(game) for game in ("g1", "g2")]
            assert [(row.touched, row.most_entries) for row in rows if row is not None] == [
                (7.0, 20_000),
                (1.0, 20_000),
            ]
            assert await store.append(entry(3))
            row = await store.game("g1")
            assert row is not None
            assert row.touched == 2.0, "the time of the entry"

    asyncio.run(use())


def test_columns_of_a_newer_version_are_left_alone(database: str) -> None:
    """Nodes are brought up to date one after the other."""

    async def use() -> None:
        async with opened(database) as store:
            await store.create(ROW, SEATS)
            async with store.engine.begin() as connection:
                await connection.execute(text("ALTER TABLE games ADD COLUMN extra TEXT"))
            row = await store.game("g1")
            assert row is not None
            assert row.config == ROW.config

    asyncio.run(use())


def test_several_nodes_may_start_on_an_empty_database(postgres: str) -> None:
    async def use() -> None:
        stores = [Store(Settings(database=postgres)) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        for store in stores:
            await store.close()

    asyncio.run(use())


def test_a_step_that_breaks_off_leaves_nothing_behind(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use() -> None:
        steps = migrations.STEPS
        monkeypatch.setattr(migrations, "STEPS", (*steps, ("CREATE TABLE extra (x INTEGER)", "CREATE TABLE (")))
        for _ in range(2):
            with pytest.raises(Exception, match="syntax error"):
                async with opened(database):
                    pass
        monkeypatch.setattr(migrations, "STEPS", (*steps, ("CREATE TABLE extra (x INTEGER)",)))
        async with opened(database) as store:
            await store.create(ROW, SEATS)

    asyncio.run(use())


def test_a_database_of_a_newer_version_is_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use() -> None:
        with monkeypatch.context() as here:
            here.setattr(migrations, "STEPS", (*migrations.STEPS, ("CREATE TABLE extra (x INTEGER)",)))
            async with opened(database):
                pass
        with pytest.raises(ConfigError, match="newer version"):
            async with opened(database):
                pass

    asyncio.run(use())
