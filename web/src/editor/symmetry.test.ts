import { describe, expect, it } from "vitest";

import { areNeighbours, cellAt, centreOf, cornerAt, cornerOf, sideAt, sideOf, SIDES, across, type Cell } from "./cells";
import { readSheet } from "./sheet";
import { everywhere, middleOf } from "./symmetry";

const MIDDLE: Cell = { row: 2, x: 4 };

describe("painting in several places", () => {
  it("takes the middle of the map", () => {
    const rows = ["row 0 offset 2: sea sea sea", "row 1 offset 1: sea sea sea sea", "row 2 offset 0: sea sea sea sea sea"];
    const more = ["row 3 offset 1: sea sea sea sea", "row 4 offset 2: sea sea sea"];
    expect(middleOf(readSheet([...rows, ...more].join("\n")))).toEqual(MIDDLE);
  });

  it("turns sides and corners with the hexes", () => {
    for (const symmetry of ["mirror", "half", "thirds"] as const) {
      const spots = everywhere({ cell: { row: 0, x: 2 }, side: 5, corner: 0 }, symmetry, MIDDLE);
      expect(spots).toHaveLength(symmetry === "thirds" ? 3 : 2);
      const far = spots.map(({ cell, side, corner }) => {
        const middle = centreOf(MIDDLE);
        const from = (at: { x: number; y: number }): number => Math.round(Math.hypot(at.x - middle.x, at.y - middle.y));
        return [from(sideOf(cell, side)), from(cornerOf(cell, corner))];
      });
      expect(new Set(far.map(String)).size).toBe(1);
    }
  });

  it("paints the middle once", () => {
    expect(everywhere({ cell: MIDDLE, side: 0, corner: 0 }, "thirds", MIDDLE)).toHaveLength(1);
    expect(everywhere({ cell: { row: 0, x: 0 }, side: 0, corner: 0 }, "none", MIDDLE)).toHaveLength(1);
  });
});

describe("the hex under a point", () => {
  it("is found with its side and corner, on the grid of the map", () => {
    for (const onGrid of [{ row: 0, x: 0 }, { row: 0, x: 1 }, { row: -3, x: 2 }]) {
      for (const cell of [onGrid, ...SIDES.map((side) => across(onGrid, side))]) {
        expect(cellAt(centreOf(cell), onGrid)).toEqual(cell);
        for (const side of SIDES) {
          const within = (at: { x: number; y: number }): { x: number; y: number } => ({ x: (9 * at.x + centreOf(cell).x) / 10, y: (9 * at.y + centreOf(cell).y) / 10 });
          expect(sideAt(cellAt(within(sideOf(cell, side)), onGrid), within(sideOf(cell, side)))).toBe(side);
          expect(cornerAt(cell, within(cornerOf(cell, side)))).toBe(side);
        }
      }
    }
    expect(areNeighbours({ row: 0, x: 0 }, { row: 1, x: 1 })).toBe(true);
    expect(areNeighbours({ row: 0, x: 0 }, { row: 2, x: 0 })).toBe(false);
  });
});
