/** How many can play, to follow the choice of modules. */

import type { ModuleCard } from "../lib/api";

/** A module for this many players; null where there is no limit. */
export type Range = Pick<ModuleCard, "fewest" | "most">;

/** The number of players to propose for modules: as near to the present one as all of them allow. */
export function proposed(players: number, ranges: Range[]): number {
  // A module for one number of players changes the game to that number, whatever the others say.
  const exact = ranges.find((range) => range.fewest === range.most);
  if (exact) return exact.fewest;
  const low = Math.max(1, ...ranges.map((range) => range.fewest));
  const high = Math.max(low, Math.min(...ranges.map((range) => range.most ?? Infinity)));
  return Math.min(high, Math.max(low, players));
}
