"""What an operator can set; everything has a value that works on one machine."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from typing import Final

from skerry.engine.errors import ConfigError

ENVIRONMENT: Final = "SKERRY_"
# The drivers for asynchronous work, by what people write.
DRIVEN: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
KINDS_IN_WORDS: Final = {"int": "a whole number from {}", "float": "a number from {}", "bool": "true or false"}
# Where 0 would be too few.
LEAST: Final = {"work_processes": 1, "work_waiting": 1, "bot_processes": 1}
WORDS_FOR_BOOL: Final = {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False, "": False}


def half_of_the_cores() -> int:
    """Of those that this process may use."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores // 2)


@dataclass(frozen=True)
class Settings:
    """Times are in seconds, sizes in bytes or characters."""

    database: str = "sqlite+aiosqlite:///skerry.db"
    # Where the built browser client lies; empty: in the package.
    client: str = ""
    # The web address under which others reach this server, for links; empty: the one in their own browser.
    address: str = ""
    # Python modules that add rules of one's own to the catalog.
    rules: tuple[str, ...] = ()
    # Further web addresses that may talk to this server beside its own.
    origins: tuple[str, ...] = ()
    # Whether cookies are for HTTPS only.
    secure_cookies: bool = False
    # How long a bot waits before it acts, so that people can follow.
    bot_pace: float = 0.7
    # Bots think in processes beside the node: how many, and how long one may think about one decision.
    bot_processes: int = field(default_factory=half_of_the_cores)
    bot_seconds: float = 20.0
    # Persons who let the time run out so often in a row are replaced until they come back.
    absences: int = 3
    # How long a bot leaves its offer open for people to answer, where a table does not choose it.
    offer_wait: float = 15.0
    # Whoever is away for so long can be replaced by anybody at the table; before that only by its host.
    away_after: float = 60.0
    # A game that nobody watches leaves the memory after this time; its log stays.
    idle: float = 600.0
    # A game that is left to bots goes on for so long when nobody looks on; then it rests until somebody does.
    rest_after: float = 60.0
    sweep_every: float = 2.0
    # Entries of a game's log after which it ends undecided; a table may ask for less.
    most_entries: int = 20_000
    # Unfinished games in which nothing has happened for so long end; 0: never.
    abandoned_after: float = 14 * 86_400.0
    # Finished games are deleted after so long; 0: never.
    keep_finished: float = 0.0

    most_message: int = 16_384
    most_body: int = 131_072
    most_name: int = 24
    most_chat: int = 300
    # Lines of talk at one table.
    most_lines: int = 5_000
    # Unfinished games that one address may have made.
    most_open_games: int = 20
    # Games, finished or not, that one address may make in 24 hours, unless it is in one's own network; 0: any number.
    games_per_day: int = 200
    # Older open tables are not listed.
    open_window: float = 86_400.0
    messages_per_second: float = 20.0
    message_burst: float = 60.0
    # Lines of talk of one seat.
    talk_per_second: float = 1.0
    talk_burst: float = 10.0
    requests_per_second: float = 30.0
    request_burst: float = 120.0
    most_sockets: int = 64
    # Long work is done in processes beside the node: how many, how much address space each may use (0: any amount),
    # how much may wait for them, and how long a piece of it may take.
    work_processes: int = 1
    work_memory: int = 1_073_741_824
    work_waiting: int = 64
    judge_seconds: float = 5.0
    replay_seconds: float = 30.0
    # Of everything that is open, WebSockets and what has not yet asked for anything included; 0: no limit. Of proxies
    # that are trusted there may be any number.
    most_connections: int = 128
    # In which the head of a request has to come, its body, and some of a long answer be taken; 0: for ever.
    header_time: float = 10.0
    body_time: float = 30.0
    # Seats of a public table that one address may take, unless it is in one's own network; 0: all.
    seats_per_address: int = 2
    # Halls of the Big Game: how many that are not over one address may have opened, how many this node holds at a time,
    # how many people may register from one address (0: any number), how much address space the process of each may use
    # (0: any amount), and for how long a node that is not heard of is still taken to lead.
    most_open_halls: int = 3
    most_halls: int = 8
    players_per_address: int = 8
    hall_memory: int = 4_294_967_296
    hall_lease: float = 6.0
    log_level: str = "info"

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite")


def async_url(database: str) -> str:
    """The address as SQLAlchemy wants it for asynchronous work; people write the plain one."""
    if database.startswith("sqlite") and database.partition("://")[2] in ("", "/", "/:memory:"):
        raise ConfigError("games are kept in a file: give the database as sqlite:///FILE")
    kind, _, place = database.partition("://")
    if kind not in DRIVEN:
        raise ConfigError(f"the database {database!r} is neither sqlite:///FILE nor postgresql://USER@HOST/NAME")
    where, mark, how = place.partition("?")
    # What everybody else calls sslmode, the driver calls ssl.
    return f"{DRIVEN[kind]}://{where}{mark}{how.replace('sslmode=', 'ssl=')}"


def to_environment(settings: Settings) -> dict[str, str]:
    """Settings for worker processes, which start from nothing."""
    told: dict[str, str] = {}
    for each in fields(Settings):
        value = getattr(settings, each.name)
        if isinstance(value, tuple):
            told[ENVIRONMENT + each.name.upper()] = ",".join(sorted(value))
        else:
            told[ENVIRONMENT + each.name.upper()] = str(value)
    return told


def from_environment() -> Settings:
    """What the operator set as SKERRY_NAME=value."""
    values: dict[str, object] = {}
    for each in fields(Settings):
        name = ENVIRONMENT + each.name.upper()
        text = os.environ.get(name)
        if text is None:
            continue
        try:
            values[each.name] = _read(str(each.type), text, LEAST.get(each.name, 0))
        except ValueError:
            wanted = KINDS_IN_WORDS[str(each.type)].format(LEAST.get(each.name, 0))
            raise ConfigError(f"{name} is {wanted}, not {text!r}") from None
    if "database" in values:
        values["database"] = async_url(str(values["database"]))
    return Settings(**values)  # type: ignore[arg-type]


def _read(kind: str, text: str, least: int) -> object:
    if kind == "bool":
        return WORDS_FOR_BOOL[text.lower()] if text.lower() in WORDS_FOR_BOOL else _refuse(text)
    if kind in ("int", "float"):
        number = float(text) if kind == "float" else int(text)
        return number if number >= least else _refuse(text)
    if kind.startswith("tuple"):
        return tuple(part for part in text.split(",") if part)
    return text


def _refuse(text: str) -> object:
    raise ValueError(text)
