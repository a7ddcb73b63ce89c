/** Whom the map of all boards points out: few enough to be found. */

import type { BoardSummary } from "../protocol";

const MOST = 10;

export interface Leading {
  /** Seats with the most points of all. */
  first: ReadonlySet<number>;
  /** Others near the top, as many as are ahead of everybody else. */
  next: ReadonlySet<number>;
}

/** Nobody is pointed out while too many are equal. */
export function leadingOf(boards: readonly Pick<BoardSummary, "board" | "points">[]): Leading {
  const all = boards.flatMap(({ board, points }) => points.flatMap((count, side) => (count === null ? [] : [{ seat: 2 * board + side, count }])));
  const counts = [...new Set(all.map(({ count }) => count))].sort((one, other) => other - one);
  const atLeast = (count: number): number[] => all.filter((one) => one.count >= count).map(({ seat }) => seat);
  const top = atLeast(counts[0] ?? Infinity);
  if (top.length > MOST || top.length === all.length) return { first: new Set(), next: new Set() };
  const least = counts.filter((count) => atLeast(count).length <= MOST).at(-1) ?? Infinity;
  return { first: new Set(top), next: new Set(atLeast(least).filter((seat) => !top.includes(seat))) };
}
