import { expect, test } from "vitest";

import { fullness, isShort } from "./ring";

const settings = { window_seconds: 90, dice_seconds: 0 };

test("the ring is full at first, also where the state was stretched, and empty in the end", () => {
  expect([90, 120, 22.5, 0].map((left) => fullness("WINDOW", left, settings))).toEqual([1, 1, 0.25, 0]);
});

test("a state without an end or without a length of its own keeps its ring full", () => {
  expect(fullness("CLAIM_REVIEW", null, settings)).toBe(1);
  expect(fullness("LOBBY", 5, settings)).toBe(1);
  expect(fullness("DICE", 5, settings)).toBe(1);
});

test("the last ten seconds are short, and no time at all is not", () => {
  expect([11, 10, 0, null].map(isShort)).toEqual([false, true, true, false]);
});
