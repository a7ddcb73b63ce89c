/** Painting in several places at once: what a stroke looks like in a mirror, or turned around a middle. */

import { cellOf, type Cell } from "./cells";
import type { Spot } from "./edits";
import type { Sheet } from "./sheet";

export const SYMMETRIES = ["none", "mirror", "half", "thirds"] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/** The hex around which a map turns: in its middle, on its own grid. */
export function middleOf(sheet: Sheet): Cell {
  const cells = [...sheet.hexes.keys()].map(cellOf);
  const rows = cells.map(({ row }) => row);
  const xs = cells.map(({ x }) => x);
  const row = Math.round((Math.min(...rows) + Math.max(...rows)) / 2);
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const [first] = cells;
  const odd = first ? Math.abs(first.row + first.x) % 2 : 0;
  const shift = Math.abs(row + odd) % 2;
  return { row, x: 2 * Math.round((x - shift) / 2) + shift };
}

/** A spot and all that follow from it, each once. */
export function everywhere(spot: Spot, symmetry: Symmetry, middle: Cell): Spot[] {
  const once = IMAGES[symmetry];
  const spots = [spot];
  let next = once?.(spot, middle);
  while (next && !spots.some((each) => isSame(each, next as Spot))) {
    spots.push(next);
    next = once?.(next, middle);
  }
  return spots;
}

function isSame(one: Spot, other: Spot): boolean {
  return one.cell.row === other.cell.row && one.cell.x === other.cell.x;
}

const IMAGES: Record<Symmetry, ((spot: Spot, middle: Cell) => Spot) | null> = {
  none: null,
  mirror: ({ cell, side, corner }, middle) => ({
    cell: { row: cell.row, x: 2 * middle.x - cell.x },
    side: 5 - side,
    corner: (6 - corner) % 6,
  }),
  half: ({ cell, side, corner }, middle) => ({
    cell: { row: 2 * middle.row - cell.row, x: 2 * middle.x - cell.x },
    side: (side + 3) % 6,
    corner: (corner + 3) % 6,
  }),
  thirds: ({ cell, side, corner }, middle) => {
    // A third of a turn to the right takes each of three directions into the next.
    const r = cell.row - middle.row;
    const q = (cell.x - middle.x - r) / 2;
    const s = -q - r;
    const turned = { q: s, r: q };
    return {
      cell: { row: middle.row + turned.r, x: middle.x + 2 * turned.q + turned.r },
      side: (side + 2) % 6,
      corner: (corner + 2) % 6,
    };
  },
};
