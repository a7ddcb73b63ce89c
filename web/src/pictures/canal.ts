/** The course of the canal: where its water runs through each hex, where markers lie, and how far it is dug. */

import { between, edgeAt, hexAt, type Point } from "../board/geometry";
import { entriesOf, isPart, type Part } from "../lib/parts";
import type { BoardFacts } from "../lib/protocol";

export type Dug = "marked" | "dry" | "water";

export interface Reach {
  hex: number;
  dug: Dug;
  /** Where it comes in and where it goes out: the middles of two sides. */
  from: Point;
  middle: Point;
  to: Point;
}

/** The hexes of the canal from the lake to the desert. */
export function reachesOf(board: BoardFacts, told: Part): Reach[] {
  const way = [Number(told.lake_hex ?? -1), ...courseOf(told), Number(told.desert_hex ?? -1)];
  const dug = isPart(told.canal) ? told.canal : {};
  return way.slice(1, -1).map((hex, at) => ({
    hex,
    dug: (dug[hex] as Dug | undefined) ?? "marked",
    from: sideBetween(board, way[at] ?? -1, hex),
    middle: hexAt(board, hex),
    to: sideBetween(board, hex, way[at + 2] ?? -1),
  }));
}

function courseOf(told: Part): number[] {
  return Array.isArray(told.canal_course) ? told.canal_course.filter(isPart).map(({ hex }) => Number(hex)) : [];
}

function sideBetween(board: BoardFacts, one: number, other: number): Point {
  const edge = board.edge_hexes.findIndex((sides) => sides.includes(one) && sides.includes(other));
  return edge < 0 ? hexAt(board, other) : edgeAt(board, edge);
}

/** A reach as a line: straight, or bent around the middle of its hex. */
export function lineOf({ from, middle, to }: Reach): string {
  return `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`;
}

/** From the last side of the canal into the lake or the desert. */
export function mouthOf(board: BoardFacts, side: Point, hex: number): string {
  const end = between(side, hexAt(board, hex), 0.62);
  return `M${side.x} ${side.y}L${end.x} ${end.y}`;
}

/** How far from the middle to the side a marker lies: beside the token, and off the roads. */
const MARKER = 0.68;

export function markersOf(reach: Reach): Point[] {
  return reach.dug === "marked" ? [reach.from, reach.to].map((side) => between(reach.middle, side, MARKER)) : [];
}

/** Points along the canal, so that nothing else is drawn across it. */
export function bedOf({ from, middle, to }: Reach): Point[] {
  return [from, between(from, middle, 0.35), between(from, middle, 0.7), middle, between(middle, to, 0.3), between(middle, to, 0.65), to];
}

export function coveredOf(told: Part): { hex: number; numbers: number[] }[] {
  return entriesOf(told.covered_numbers).map(([hex, numbers]) => ({ hex: Number(hex), numbers: Array.isArray(numbers) ? numbers.map(Number) : [] }));
}
