import { expect, test } from "vitest";

import { fullness, isShort, leftOf, lengthOf, shownTime } from "./clock";

const running = { phase: "WINDOW", deadline: 90_000, paused: null, left: null };

test("what is left counts down to nothing and not below", () => {
  expect(leftOf(running, 30_000)).toBe(60_000);
  expect(leftOf(running, 90_001)).toBe(0);
});

test("a clock that is stopped says what will be left, whatever its deadline was", () => {
  expect(leftOf({ phase: "PAUSED", deadline: 90_000, paused: "WINDOW", left: 41_000 }, 500_000)).toBe(41_000);
  expect(leftOf({ phase: "PAUSED", deadline: null, paused: "CLAIM_REVIEW", left: null }, 0)).toBeNull();
});

test("a review without an end has nothing to count", () => {
  expect(leftOf({ ...running, phase: "CLAIM_REVIEW", deadline: null }, 0)).toBeNull();
});

test("the length of a state is a setting, and no state without one has any", () => {
  expect(lengthOf("WINDOW", { window_seconds: 90 })).toBe(90_000);
  expect(lengthOf("LOBBY", { window_seconds: 90 })).toBeNull();
  expect(lengthOf("DICE", { dice_seconds: 0 })).toBeNull();
});

test("the ring is full at first, also where the state was stretched, and empty in the end", () => {
  expect(fullness(90_000, 90_000)).toBe(1);
  expect(fullness(120_000, 90_000)).toBe(1);
  expect(fullness(22_500, 90_000)).toBe(0.25);
  expect(fullness(0, 90_000)).toBe(0);
  expect(fullness(5, null)).toBe(1);
});

test("time is shown as people read it", () => {
  expect([0, 1, 9_001, 59_999, 60_000, 61_000, 125_000].map(shownTime)).toEqual(["0", "1", "10", "1:00", "1:00", "1:01", "2:05"]);
  expect([10_001, 10_000, 0].map(isShort)).toEqual([false, true, true]);
});
