/** Cards that are chosen for a trade or to be returned. */

import type { Cards } from "../../lib/protocol";

export function count(cards: Cards): number {
  return Object.values(cards).reduce((sum, each) => sum + each, 0);
}

/** Only what there is of: nobody is sent a zero. */
export function only(cards: Cards): Cards {
  return Object.fromEntries(Object.entries(cards).filter(([, each]) => each > 0));
}

/** How many more of a card may be chosen when so many are due in all. */
export function room(card: string, chosen: Cards, hand: Cards, due: number): number {
  return Math.min(hand[card] ?? 0, (chosen[card] ?? 0) + due - count(chosen));
}

export function holds(hand: Cards, wanted: Cards): boolean {
  return Object.entries(wanted).every(([card, each]) => (hand[card] ?? 0) >= each);
}
