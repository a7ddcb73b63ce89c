/** What two sides of a trade would give. */

import type { Cards } from "../lib/protocol";

export interface Terms {
  give: Cards;
  want: Cards;
  to?: number[];
}

/** An offer as whoever answers it would make it, as far as one has what is wanted: a counter-offer begins with it. */
export function mirrored(offer: Terms, held: (thing: string) => number): Terms {
  const given = Object.entries(offer.want).map(([thing, count]) => [thing, Math.min(count, held(thing))] as const);
  return { give: Object.fromEntries(given.filter(([, count]) => count > 0)), want: { ...offer.give } };
}
