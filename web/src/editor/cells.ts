/** Where hexes lie: on a grid of half-hexes, as maps count them. Hexes stand on a corner; sides and corners run clockwise from the north. */

import { UNIT, type Point } from "../board/geometry";

export interface Cell {
  row: number;
  /** Half-hexes to the east. */
  x: number;
}

const STEP = (UNIT * Math.sqrt(3)) / 2;
const ROW = 1.5 * UNIT;

/** Steps across each side, and to each corner in half-hexes and thirds of a row. */
const ACROSS: readonly Cell[] = [
  { x: 1, row: -1 },
  { x: 2, row: 0 },
  { x: 1, row: 1 },
  { x: -1, row: 1 },
  { x: -2, row: 0 },
  { x: -1, row: -1 },
];
const CORNERS: readonly (readonly [number, number])[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

export const SIDES = [0, 1, 2, 3, 4, 5] as const;

export function keyOf(cell: Cell): string {
  return `${cell.row},${cell.x}`;
}

export function cellOf(key: string): Cell {
  const [row, x] = key.split(",").map(Number);
  return { row: row ?? 0, x: x ?? 0 };
}

export function same(one: Cell, other: Cell): boolean {
  return one.row === other.row && one.x === other.x;
}

export function across(cell: Cell, side: number): Cell {
  const step = ACROSS[side % 6] ?? { row: 0, x: 0 };
  return { row: cell.row + step.row, x: cell.x + step.x };
}

/** The same edge, as the hex across it calls it. */
export function opposite(side: number): number {
  return (side + 3) % 6;
}

export function areNeighbours(one: Cell, other: Cell): boolean {
  return SIDES.some((side) => same(across(one, side), other));
}

export function centreOf(cell: Cell): Point {
  return { x: cell.x * STEP, y: cell.row * ROW };
}

export function cornerOf(cell: Cell, corner: number): Point {
  const [x, y] = CORNERS[corner % 6] ?? [0, 0];
  return { x: (cell.x + x) * STEP, y: cell.row * ROW + (y * ROW) / 3 };
}

export function sideOf(cell: Cell, side: number): Point {
  const from = cornerOf(cell, side);
  const to = cornerOf(cell, side + 1);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** The cell under a point, on the grid to which `onGrid` belongs. */
export function cellAt(point: Point, onGrid: Cell): Cell {
  const odd = Math.abs(onGrid.row + onGrid.x) % 2;
  let best: Cell = onGrid;
  let least = Infinity;
  const middle = Math.round(point.y / ROW);
  for (let row = middle - 1; row <= middle + 1; row += 1) {
    const shift = Math.abs(row + odd) % 2;
    const cell = { row, x: 2 * Math.round((point.x / STEP - shift) / 2) + shift };
    const at = centreOf(cell);
    const far = Math.hypot(at.x - point.x, at.y - point.y);
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}

/** The side of a cell that a point lies nearest to. */
export function sideAt(cell: Cell, point: Point): number {
  return nearest((side) => sideOf(cell, side), point);
}

export function cornerAt(cell: Cell, point: Point): number {
  return nearest((corner) => cornerOf(cell, corner), point);
}

function nearest(place: (number: number) => Point, point: Point): number {
  const far = SIDES.map((number) => Math.hypot(place(number).x - point.x, place(number).y - point.y));
  return far.indexOf(Math.min(...far));
}
