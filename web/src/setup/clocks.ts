/** The clocks one can choose from, in seconds: for a decision, for a turn, and in reserve. */

import type { ClockSetting } from "../lib/protocol";

export const CLOCKS = {
  none: null,
  fast: { decision: 20, turn: 60, bank: 60 },
  normal: { decision: 60, turn: 180, bank: 300 },
  slow: { decision: 300, turn: 900, bank: 1800 },
} as const satisfies Record<string, ClockSetting | null>;

/** How long bots may wait for answers to their offers, in seconds. */
export const OFFER_WAITS = [0, 5, 15, 30, 60, 120] as const;

export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];
