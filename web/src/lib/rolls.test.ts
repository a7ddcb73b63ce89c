import { expect, test } from "vitest";

import type { GameEvent } from "./protocol";
import { record } from "./rolls";

const roll = (first: number, second: number): GameEvent => ({ event: "rolled", seat: 0, first, second });
const start = (turn: number): GameEvent => ({ event: "turn_started", seat: 0, turn });

test("rolls before the first turn do not count", () => {
  expect(record({}, [roll(6, 6), start(1), roll(3, 4)], 0)).toEqual({ 7: 1 });
});

test("rolls add up to what a snapshot told, which stays as it was", () => {
  const known = { 4: 2 };
  expect(record(record(known, [roll(2, 2)], 3), [start(4), roll(3, 3)], 3)).toEqual({ 4: 3, 6: 1 });
  expect(known).toEqual({ 4: 2 });
});
