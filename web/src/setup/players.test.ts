import { expect, test } from "vitest";

import { proposed } from "./players";

const base = { fewest: 3, most: 6 };

test("the proposal stays near what was chosen", () => {
  expect(proposed(4, [base])).toBe(4);
  expect(proposed(6, [base, { fewest: 3, most: 4 }])).toBe(4);
  expect(proposed(2, [base])).toBe(3);
  expect(proposed(4, [base, { fewest: 2, most: 2 }])).toBe(2);
  expect(proposed(4, [{ fewest: 6, most: null }])).toBe(6);
  expect(proposed(40, [{ fewest: 6, most: null }])).toBe(40);
});
