/** What the screen says aloud and which sound it makes, from the clock as it was and as it is. */

import type { Key } from "../../i18n/index.svelte";
import type { Clock } from "../protocol";

export type Sound = "turn" | "dice" | "end" | "stop" | "victory";

export interface Announcement {
  text: Key;
  values: Record<string, string | number>;
  sound: Sound;
}

type Told = Pick<Clock, "phase" | "turn" | "group" | "roll" | "second_roll" | "claims" | "paused" | "winner">;

function total(roll: Told["roll"]): number {
  return Array.isArray(roll) ? roll[0] + roll[1] : 0;
}

/** Nothing is announced of what was so already when the screen came up. */
export function announcements(before: Told | null, now: Told): Announcement[] {
  if (!before) return [];
  const found: Announcement[] = [];
  const entered = now.phase !== before.phase;
  const wasStopped = before.phase === "PAUSED";
  if (now.turn !== before.turn && now.turn > 0) {
    found.push({ text: now.group === "sun" ? "screen.say_sun" : "screen.say_moon", values: { turn: now.turn }, sound: "turn" });
  }
  if (now.roll && !before.roll) found.push({ text: "screen.say_roll", values: { sum: total(now.roll) }, sound: "dice" });
  if (now.second_roll && !before.second_roll) found.push({ text: "screen.say_second", values: { sum: total(now.second_roll) }, sound: "dice" });
  if (now.claims.length > before.claims.length) found.push({ text: "screen.say_claim", values: {}, sound: "stop" });
  if (entered && now.phase === "PAUSED") found.push({ text: "screen.say_pause", values: {}, sound: "stop" });
  if (entered && wasStopped && now.phase !== "FINISHED") found.push({ text: "screen.say_on", values: {}, sound: "turn" });
  if (before.phase === "CLAIM_REVIEW" && now.phase === "WINDOW") found.push({ text: "screen.say_no_victory", values: {}, sound: "turn" });
  if (entered && now.phase === "END_TURN" && !wasStopped) {
    found.push({ text: before.group === "sun" ? "screen.say_sun_over" : "screen.say_moon_over", values: {}, sound: "end" });
  }
  if (entered && now.phase === "FINISHED") found.push({ text: "screen.say_finished", values: {}, sound: "victory" });
  return found;
}
