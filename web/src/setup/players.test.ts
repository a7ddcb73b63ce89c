import { expect, test } from "vitest";

import { proposed, rangeOf } from "./players";

test("numbers of players are read from words", () => {
  expect(rangeOf("3 or 4")).toEqual({ low: 3, high: 4 });
  expect(rangeOf("3 to 6")).toEqual({ low: 3, high: 6 });
  expect(rangeOf("exactly 2")).toEqual({ low: 2, high: 2 });
  expect(rangeOf("6 or more")).toEqual({ low: 6, high: Infinity });
  expect(rangeOf("any")).toBeNull();
});

test("the proposal stays near what was chosen", () => {
  const base = rangeOf("3 to 6");
  expect(proposed(4, [base])).toBe(4);
  expect(proposed(6, [base, rangeOf("3 or 4")])).toBe(4);
  expect(proposed(2, [base])).toBe(3);
  expect(proposed(4, [base, rangeOf("exactly 2")])).toBe(2);
  expect(proposed(4, [rangeOf("6 or more")])).toBe(6);
});
