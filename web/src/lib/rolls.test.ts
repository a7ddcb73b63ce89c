import { expect, test } from "vitest";

import type { GameEvent } from "./protocol";
import { countsOf, recall, record } from "./rolls";

const roll = (first: number, second: number): GameEvent => ({ event: "rolled", seat: 0, first, second });
const start = (turn: number): GameEvent => ({ event: "turn_started", seat: 0, turn });

test("rolls before the first turn do not count", () => {
  expect(countsOf(record(new Map(), [roll(6, 6), start(1), roll(3, 4)], 0))).toEqual({ 7: 1 });
});

test("a snapshot that tells a turn again counts it once and adds what was missed", () => {
  const known = record(record(new Map(), [start(1), roll(1, 1)], 0), [start(2), roll(2, 2)], 1);
  const told = [roll(2, 2), start(3), roll(3, 3)];
  expect(countsOf(recall(known, told, 3))).toEqual({ 2: 1, 4: 1, 6: 1 });
});

test("a snapshot within one turn belongs to it", () => {
  expect([...recall(new Map(), [roll(5, 4)], 8)]).toEqual([[8, [9]]]);
});
