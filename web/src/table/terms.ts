/** What two sides of a trade would give. */

import type { Cards } from "../lib/protocol";

export interface Terms {
  give: Cards;
  want: Cards;
  to?: number[];
}

/** An offer as whoever answers it would make it, as far as the hand goes: a counter-offer begins with it. */
export function mirrored(offer: Terms, hand: Cards): Terms {
  const held = Object.entries(offer.want).map(([card, count]) => [card, Math.min(count, hand[card] ?? 0)] as const);
  return { give: Object.fromEntries(held.filter(([, count]) => count > 0)), want: { ...offer.give } };
}
