import { expect, test } from "vitest";

import { keepRoll, sum } from "./rolls";

test("a roll stays until the next one, over the end of the turn", () => {
  const first = keepRoll(null, { turn: 16, roll: [3, 4], second_roll: null });
  expect(first).toEqual({ turn: 16, roll: [3, 4], second: null });
  const both = keepRoll(first, { turn: 16, roll: [3, 4], second_roll: [6, 6] });
  expect(both).toEqual({ turn: 16, roll: [3, 4], second: [6, 6] });
  expect(keepRoll(both, { turn: 17, roll: null, second_roll: null })).toBe(both);
  expect(keepRoll(both, { turn: 17, roll: [1, 1], second_roll: null })).toEqual({ turn: 17, roll: [1, 1], second: null });
});

test("before the first roll there is nothing to show", () => {
  expect(keepRoll(null, { turn: 1, roll: null, second_roll: null })).toBeNull();
  expect(keepRoll(null, null)).toBeNull();
});

test("the sum of two dice", () => expect(sum([5, 6])).toBe(11));
