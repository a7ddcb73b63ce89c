/** Dragons of the enchanted land: where they are, which are known, and how many were beaten. */

import { vertexAt, type Point } from "../board/geometry";
import { entriesOf, numbersIn, type Part } from "../lib/parts";
import type { BoardFacts } from "../lib/protocol";

/** How many flags the tiles of each kind show. */
export const FLAGS: Readonly<Record<string, number>> = { one_flag: 1, two_flags: 2, three_flags: 3 };

export interface Beast {
  vertex: number;
  /** Empty where it is not known. */
  tile: string;
}

export function beastsOf(told: Part): Beast[] {
  return entriesOf(told.dragons).map(([vertex, tile]) => ({ vertex: Number(vertex), tile: String(tile) in FLAGS ? String(tile) : "" }));
}

export function beatenOf(told: Part, seat: number): number {
  return numbersIn(told.beaten)[seat] ?? 0;
}

/** So far a dragon draws back before a knight that stands on its vertex. */
const BACK = 45;

/** In the one hex that lies straight above or below a vertex no edge leads away: there is room. */
export function drawnBack(board: BoardFacts, vertex: number): Point {
  const { x, y } = vertexAt(board, vertex);
  const above = board.edges.some(([from, to]) => {
    const other = from === vertex ? to : to === vertex ? from : -1;
    return other >= 0 && Math.abs(vertexAt(board, other).x - x) < 1 && vertexAt(board, other).y > y;
  });
  return { x, y: y + (above ? -BACK : BACK) };
}
