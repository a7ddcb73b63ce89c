import { describe, expect, test } from "vitest";

import { layOut, type Spot } from "./layout";

function apart(one: Spot, other: Spot): number {
  return Math.abs(one.column - other.column) + Math.abs(one.row - other.row);
}

const SCREENS = [
  [1920, 500],
  [3840, 900],
  [340, 400],
] as const;

describe.each(SCREENS)("in a box of %i by %i", (width, height) => {
  test.each([3, 4, 5, 6, 7, 10, 33, 34, 100, 101, 333, 500])("%i boards have squares of their own, inside", (boards) => {
    for (const topology of ["ring", "line"] as const) {
      const { columns, rows, spots } = layOut(boards, topology, width, height);
      expect(new Set(spots.map(({ column, row }) => `${column} ${row}`)).size).toBe(boards);
      for (const { column, row } of spots) {
        expect(column >= 0 && column < columns && row >= 0 && row < rows).toBe(true);
      }
    }
  });

  test.each([3, 6, 7, 34, 101, 500])("the way goes from square to square past all %i boards in their order", (boards) => {
    for (const topology of ["ring", "line"] as const) {
      const { way, spots, comesBack } = layOut(boards, topology, width, height);
      for (let i = 1; i < way.length; i += 1) expect(apart(way[i]!, way[i - 1]!)).toBe(1);
      const passed = spots.map((spot) => way.findIndex((step) => apart(step, spot) === 0));
      expect(passed).toEqual([...passed].sort((one, other) => one - other));
      // A ring closes, on the squares or below its only row; a line does not.
      const closes = comesBack || apart(way[0]!, way.at(-1)!) === 0;
      expect(closes).toBe(topology === "ring");
    }
  });

  test.each([3, 50, 500])("no more than about a third of the box for %i boards is lost", (boards) => {
    const { columns, rows } = layOut(boards, "ring", width, height);
    const side = Math.min(width / columns, height / rows);
    if (boards >= 50) expect((side * side * boards) / (width * height)).toBeGreaterThan(0.6);
  });
});

test("few boards stand in one row as they do in the hall, many in several", () => {
  expect(layOut(3, "ring", 1900, 500).rows).toBe(1);
  expect(layOut(4, "line", 1900, 500).rows).toBe(1);
  expect(layOut(60, "ring", 1900, 500).rows % 2).toBe(0);
});
