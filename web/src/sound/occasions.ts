/** Which sound belongs to what happens: a table by what kinds of event declare, and by the names of those of the engine. */

import type { EventFact, Facts, GameEvent } from "../lib/protocol";
import type { Sound } from "./sounds";

interface Occasion {
  sound: Sound;
  /** `own` is the seat of whoever listens. */
  when: (event: GameEvent, fact: EventFact, own: number | null) => boolean;
  /** It is heard when dice that were rolled have come to rest. */
  waits?: boolean;
}

const BUILDS: readonly string[] = ["built", "moved"];

const OCCASIONS: readonly Occasion[] = [
  { sound: "dice", when: (_, fact) => fact.brings !== undefined },
  { sound: "win", when: ({ event }) => event === "game_won" },
  { sound: "robber", when: (event, { wanders }) => wanders !== undefined && typeof event[wanders] === "number", waits: true },
  { sound: "trade", when: ({ event }) => event === "traded" },
  { sound: "build", when: ({ event }) => BUILDS.includes(event) },
  { sound: "card", when: (event, fact, own) => own !== null && [...ends(event, fact.moves), ...ends(event, fact.passes)].includes(own), waits: true },
];
/** What is already heard covers these. */
const COVERED: Partial<Record<Sound, readonly Sound[]>> = { build: ["card"], trade: ["card"], win: ["build", "card"] };

function ends(event: GameEvent, fields: readonly string[] = []): unknown[] {
  const [giver = "", taker = ""] = fields;
  return [event[giver], event[taker]];
}

export interface Heard {
  sound: Sound;
  waits: boolean;
}

/** Everything that is heard of some events, each sound once. */
export function heardOf(facts: Pick<Facts, "events">, events: readonly GameEvent[], own: number | null): Heard[] {
  const known = events.flatMap((event) => {
    const fact = facts.events[event.event];
    return fact ? [{ event, fact }] : [];
  });
  const heard = OCCASIONS.filter(({ when }) => known.some(({ event, fact }) => when(event, fact, own)));
  const covered = heard.flatMap(({ sound }) => COVERED[sound] ?? []);
  const rolled = heard.some(({ sound }) => sound === "dice");
  return heard.filter(({ sound }) => !covered.includes(sound)).map(({ sound, waits = false }) => ({ sound, waits: waits && rolled }));
}
