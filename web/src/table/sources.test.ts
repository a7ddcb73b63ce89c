import { describe, expect, it } from "vitest";

import { accountsOf } from "./sources";

describe("how everybody came by the points of the end", () => {
  const from: Record<string, number>[] = [{ settlement: 2, longest_route: 2 }, { settlement: 1, city: 6, "hidden cards": 2, longest_route: 0 }, {}];

  it("has the best first, and every source that gave something in one order for all", () => {
    const accounts = accountsOf([4, 9, 0], [4, 7, 0], from);
    expect(accounts.map(({ seat }) => seat)).toEqual([1, 0, 2]);
    expect(accounts.map(({ sources }) => sources.map(({ name }) => name))).toEqual([
      ["city", "settlement", "hidden cards"],
      ["settlement", "longest_route"],
      [],
    ]);
    for (const { points, sources } of accounts) expect(sources.reduce((sum, source) => sum + source.points, 0)).toBe(points);
  });

  it("says how many points nobody else knew of", () => {
    expect(accountsOf([4, 9, 0], [4, 7, 0], from).map(({ turnedOver }) => turnedOver)).toEqual([2, 0, 0]);
  });
});
