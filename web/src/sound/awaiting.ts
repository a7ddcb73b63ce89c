/** When one is called: something is newly asked, an offer is made, or others have been waiting for a while. */

import type { Sound } from "./sounds";

/** What is asked of oneself now, as far as it decides how one is called. */
export interface Asked {
  /** Whether anything is asked. */
  mine: boolean;
  turn: number;
  /** Whether it is asked in one's own turn. */
  own: boolean;
  decision: string;
}

const OFFERED = "answer_trade";

/** How one is called to a question that has just been asked; in one's own turn once is enough. */
export function callTo(asked: Asked, before: Asked | null): Extract<Sound, "turn" | "offer"> | null {
  if (!asked.mine) return null;
  if (asked.decision === OFFERED && !asked.own) return before?.mine && before.decision === OFFERED ? null : "offer";
  if (asked.own) return before?.own && before.turn === asked.turn ? null : "turn";
  return before?.mine ? null : "turn";
}

/** After so many seconds others knock, and once more when they have waited much longer. */
export const KNOCKS: readonly number[] = [20, 60];
