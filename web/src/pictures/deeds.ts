/** What was done last of what the scenarios of explorers are about, and what it is drawn with. */

import type { Facts, GameEvent } from "../lib/protocol";

type Logged = GameEvent & { key: number };

/** By event, the card that shows it. */
const SHOWN: Readonly<Record<string, (event: GameEvent) => string>> = {
  treasure_used: ({ treasure }) => String(treasure),
  treasure_kept: () => "treasure",
  token_taken: () => "number_token",
  dragon_attacks: () => "dragon",
  dragon_driven_off: () => "dragon",
  canal_dug: () => "canal_marker",
  canal_finished: () => "canal_water",
  dragon_beaten: ({ dragon }) => String(dragon),
  dragon_unbeaten: ({ dragon }) => String(dragon),
};

/** The last of it, until the next production. */
export function lastDeed(facts: Facts | null, events: readonly Logged[]): { event: Logged; card: string } | null {
  let last: { event: Logged; card: string } | null = null;
  for (const event of events) {
    if (facts?.events[event.event]?.brings) last = null;
    const card = SHOWN[event.event]?.(event);
    if (card !== undefined) last = { event, card };
  }
  return last;
}
