/** What a player has to know at a glance: whether the own group is on, and what is going on. */

import type { Key } from "../../i18n/index.svelte";
import type { Known } from "../parts";
import type { Phase } from "../protocol";
import { phaseOf } from "../time";

/** On: the own group acts; off: the other one does; still: nobody. */
export type Mood = "on" | "off" | "still";

const STILL = new Set<Phase>(["LOBBY", "SETUP", "PAUSED", "FINISHED"]);

export function moodOf({ clock, you }: Pick<Known, "clock" | "you">): Mood {
  if (!clock || you?.seat == null || you.expelled || clock.turn < 1 || STILL.has(clock.phase)) return "still";
  return clock.group === you.side ? "on" : "off";
}

const DURING: Partial<Record<Phase, Key>> = {
  LOBBY: "halls.waiting_for_start",
  SETUP: "halls.choose_start",
  DICE: "halls.dice_roll",
  PRODUCTION: "halls.cards_come",
  DISCARD: "halls.seven",
  RELOCATE: "halls.robbers_move",
  CLAIM_REVIEW: "halls.claim_checked",
  END_TURN: "halls.turn_over",
  PAUSED: "halls.paused",
  FINISHED: "halls.over",
};

/** The line under whose turn it is; null while trade and building need no line. */
export function happening({ clock }: Pick<Known, "clock">): Key | null {
  if (!clock) return null;
  if (clock.phase === "WINDOW" && clock.claims.length > 0) return "halls.claim_checked";
  return DURING[clock.phase] ?? null;
}

/** The moments that a player is called at, by name; null where nothing calls. */
export type Call = "on" | "ask" | "discard" | "over";

export function callOf(before: Known, now: Known): Call | null {
  const { clock, you } = now;
  if (!clock || you?.seat == null || !before.clock) return null;
  if (before.clock.phase !== "FINISHED" && clock.phase === "FINISHED") return "over";
  if (clock.phase === "SETUP" && before.clock.phase === "LOBBY") return "on";
  const asked = now.requests.filter(({ owner }) => owner === you.seat).length;
  if (asked > before.requests.filter(({ owner }) => owner === you.seat).length) return "ask";
  if (you.owed > 0 && (before.you?.owed ?? 0) === 0) return "discard";
  if (moodOf(now) !== "on") return null;
  const begins = clock.turn !== before.clock.turn || phaseOf(before.clock) === "SETUP";
  return begins ? "on" : null;
}
