/** What is counted at seats in some games only. */

import type { Facts } from "../../lib/protocol";

/** Elsewhere nobody plays a knight. */
export function hasKnightCards(facts: Facts | null): boolean {
  return facts?.development_cards.some(({ name }) => name === "knight") ?? false;
}
