import { expect, test } from "vitest";

import { sayTime, secondsLeft, ServerTime } from "./time";

test("the answer with the shortest way tells the time best", () => {
  const time = new ServerTime();
  time.heard(5_000, Infinity, 1_000);
  expect(time.now(1_000)).toBe(5_000);
  time.heard(10_000, 200, 6_100);
  expect(time.now(6_100)).toBe(10_100);
  time.heard(99_000, 900, 6_200);
  time.heard(99_000, Infinity, 6_200);
  expect(time.now(6_100)).toBe(10_100);
  time.heard(10_150, 20, 6_150);
  expect(time.now(6_150)).toBe(10_160);
});

test("after the line broke the next answer counts again, however slow", () => {
  const time = new ServerTime();
  time.heard(10_000, 20, 5_000);
  time.forget();
  time.heard(70_000, 800, 5_000);
  expect(time.now(5_000)).toBe(70_400);
});

test("a pause stops what is left", () => {
  const running = { phase: "WINDOW", deadline: 90_000, left: null } as const;
  expect(secondsLeft(running, 30_500)).toBe(60);
  expect(secondsLeft(running, 95_000)).toBe(0);
  expect(secondsLeft({ phase: "PAUSED", deadline: 1, left: 12_001 }, 95_000)).toBe(13);
  expect(secondsLeft({ phase: "LOBBY", deadline: null, left: null }, 0)).toBeNull();
});

test("times are read at a glance", () => {
  expect([sayTime(9), sayTime(90), sayTime(125)]).toEqual(["9", "90", "2:05"]);
});
