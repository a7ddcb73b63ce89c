import { expect, test } from "vitest";

import { EXPECTED, expectedOf } from "./dice";

test("the chances of all sums add up to one, and seven is the likeliest", () => {
  const sums = Array.from({ length: 11 }, (_, i) => i + 2);
  expect(sums.reduce((total, sum) => total + expectedOf(sum), 0)).toBeCloseTo(1);
  expect(Math.max(...sums.map(expectedOf))).toBe(EXPECTED);
});
