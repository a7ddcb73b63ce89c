import { expect, test } from "vitest";

import { inSheets, layoutOf, range } from "./sheets";

test("nothing is lost between sheets", () => {
  expect(inSheets([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inSheets([], 8)).toEqual([]);
});

test("the layouts go on in their order", () => {
  expect([0, 1, 2, 3, 100].map(layoutOf).join("")).toBe("ABCAB");
});

test("a range has both its ends, and no more than may be asked for at once", () => {
  expect(range(3, 5, 500)).toEqual([3, 4, 5]);
  expect(range(1, 1000, 500)).toHaveLength(500);
  expect(range(5, 3, 500)).toEqual([]);
  expect(range(NaN, 3, 500)).toEqual([]);
});
