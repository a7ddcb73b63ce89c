import { expect, test } from "vitest";

import type { Seat, Table } from "../lib/protocol";
import { untilReplaceable } from "./away";

const table = { host: 0, away_after: 60 } as Table;
const absent: Seat = { seat: 1, kind: "person", name: "Ben", colour: "red", ready: true, present: false, away: 12, bot: null };

test("the host need not wait, everybody else waits for the rest of the minute", () => {
  expect(untilReplaceable(table, absent, 0)).toBe(0);
  expect(untilReplaceable(table, absent, 2)).toBe(48);
  expect(untilReplaceable(table, { ...absent, away: 75 }, 2)).toBe(0);
});

test("the host's own seat can be given to a bot by others, after the minute", () => {
  expect(untilReplaceable(table, { ...absent, seat: 0 }, 2)).toBe(48);
});

test.each([
  ["whoever is here keeps the seat", { present: true, away: null }, 0],
  ["a bot plays there already", { bot: "medium" }, 0],
  ["a bot is never away", { kind: "bot", bot: "medium", away: null }, 0],
  ["an open seat has nobody", { kind: "open", away: null }, 0],
  ["spectators have no say", {}, null],
  ["one's own seat", {}, 1],
] as [string, Partial<Seat>, number | null][])("%s", (_why, change, me) => {
  expect(untilReplaceable(table, { ...absent, ...change }, me)).toBeNull();
});
