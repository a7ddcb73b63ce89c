/** What an organiser can choose, in the order in which it is asked, and choices that fit together. */

import type { Settings } from "../protocol";

export const DEFAULTS: Settings = {
  topology: "ring",
  seating: "registration",
  production: "automatic",
  early_close: false,
  auto_claim: false,
  max_turns: null,
  robber_free_turns: 15,
  open_offers: 5,
  setup_seconds: 120,
  announce_seconds: 5,
  dice_seconds: 5,
  production_seconds: 5,
  discard_seconds: 20,
  relocate_seconds: 5,
  window_seconds: 90,
  end_turn_seconds: 5,
  permission_seconds: 10,
  claim_tie_seconds: 2,
  review_seconds: 10,
};

export type Name = keyof Settings;

export type Field =
  | { name: Name; kind: "choice"; values: readonly string[] }
  | { name: Name; kind: "switch" }
  | { name: Name; kind: "number"; low: number; high: number; mayBeEmpty?: boolean };

const LONGEST = 86_400;
const seconds = (name: Name, low = 0): Field => ({ name, kind: "number", low, high: LONGEST });

/** In groups, the first of which is what most organisers think about. */
export const GROUPS: Record<"game" | "time" | "more", readonly Field[]> = {
  game: [
    { name: "topology", kind: "choice", values: ["ring", "line"] },
    { name: "seating", kind: "choice", values: ["registration", "random"] },
    seconds("window_seconds", 1),
    { name: "max_turns", kind: "number", low: 1, high: LONGEST, mayBeEmpty: true },
    { name: "early_close", kind: "switch" },
    { name: "auto_claim", kind: "switch" },
  ],
  time: [
    seconds("setup_seconds"),
    seconds("announce_seconds"),
    seconds("dice_seconds"),
    seconds("production_seconds"),
    seconds("discard_seconds"),
    seconds("relocate_seconds"),
    seconds("end_turn_seconds"),
    seconds("permission_seconds"),
    seconds("claim_tie_seconds"),
    seconds("review_seconds"),
  ],
  more: [
    { name: "production", kind: "choice", values: ["automatic", "manual"] },
    { name: "robber_free_turns", kind: "number", low: 0, high: LONGEST },
    { name: "open_offers", kind: "number", low: 1, high: LONGEST },
  ],
};

/** Choices that fit together; what a preset does not name is as the digest of the rules has it. */
export const PRESETS: Record<"hall" | "first" | "evening" | "rehearsal", Partial<Settings>> = {
  hall: { max_turns: 62 },
  first: { setup_seconds: 240, window_seconds: 150, discard_seconds: 30, permission_seconds: 15, max_turns: 40 },
  evening: { window_seconds: 60, early_close: true, announce_seconds: 3, dice_seconds: 3, production_seconds: 3, end_turn_seconds: 3, max_turns: 50 },
  rehearsal: {
    setup_seconds: 15,
    announce_seconds: 2,
    dice_seconds: 2,
    production_seconds: 2,
    discard_seconds: 6,
    relocate_seconds: 2,
    window_seconds: 15,
    end_turn_seconds: 2,
    permission_seconds: 4,
  },
};
export type Preset = keyof typeof PRESETS;

export function withPreset(preset: Preset): Settings {
  return { ...DEFAULTS, ...PRESETS[preset] };
}

/** Whole minutes that a turn takes at most, rounded up to halves: what an evening is planned with. */
export function minutesPerTurn(settings: Settings): number {
  const { announce_seconds, dice_seconds, production_seconds, window_seconds, end_turn_seconds } = settings;
  return Math.ceil((announce_seconds + dice_seconds + production_seconds + window_seconds + end_turn_seconds) / 30) / 2;
}

/** What was changed, so that nothing else is said to the server. */
export function changed(before: Settings, now: Settings): Partial<Settings> {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => before[name as Name] !== value)) as Partial<Settings>;
}

/** What is typed into a field of numbers; null where that is no number it can be. */
export function readNumber(field: Extract<Field, { kind: "number" }>, text: string): number | "empty" | null {
  if (text.trim() === "") return field.mayBeEmpty ? "empty" : null;
  const value = Number(text);
  return Number.isInteger(value) && value >= field.low && value <= field.high ? value : null;
}
