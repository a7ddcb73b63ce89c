/** What is heard at a table, each sound as its voices: short, quiet, and unlike every other. */

import type { Voice } from "./player";

export type Sound = "dice" | "turn" | "card" | "robber" | "offer" | "trade" | "build" | "knock" | "win";

/** A die that strikes the table. */
function strike(at: number, loud: number): Voice[] {
  return [
    { wave: "noise", pitch: 2600 - 900 * loud, at, long: 0.05, loud },
    { wave: "sine", pitch: 310, to: 180, at, long: 0.045, loud: 0.35 * loud },
  ];
}

/** Knuckles on wood. */
function rap(at: number): Voice[] {
  return [
    { wave: "sine", pitch: 190, to: 95, at, long: 0.11, loud: 0.9 },
    { wave: "noise", pitch: 900, at, long: 0.03, loud: 0.5 },
  ];
}

export const SOUNDS: Readonly<Record<Sound, readonly Voice[]>> = {
  // Two dice strike, bounce and come to rest as long as they are seen to.
  dice: [...strike(0.06, 0.5), ...strike(0.15, 0.7), ...strike(0.24, 0.9), ...strike(0.31, 0.6), ...strike(0.38, 0.5), ...strike(0.43, 0.35), ...strike(0.47, 0.25)],
  turn: [
    { wave: "sine", pitch: 659, at: 0, long: 0.5, loud: 0.5 },
    { wave: "sine", pitch: 880, at: 0.13, long: 0.75, loud: 0.5 },
    { wave: "triangle", pitch: 1760, at: 0.13, long: 0.3, loud: 0.06 },
  ],
  card: [{ wave: "noise", pitch: 2400, to: 5200, at: 0, long: 0.1, loud: 0.4 }],
  robber: [
    { wave: "triangle", pitch: 165, to: 147, at: 0, long: 0.28, loud: 0.7 },
    { wave: "triangle", pitch: 156, to: 110, at: 0.2, long: 0.5, loud: 0.7 },
  ],
  // It asks, and so it rises.
  offer: [
    { wave: "triangle", pitch: 587, at: 0, long: 0.16, loud: 0.4 },
    { wave: "triangle", pitch: 740, to: 831, at: 0.12, long: 0.3, loud: 0.4 },
  ],
  trade: [
    { wave: "triangle", pitch: 784, at: 0, long: 0.14, loud: 0.35 },
    { wave: "triangle", pitch: 1175, at: 0.09, long: 0.35, loud: 0.35 },
  ],
  build: [
    { wave: "sine", pitch: 260, to: 140, at: 0, long: 0.1, loud: 0.8 },
    { wave: "noise", pitch: 1400, at: 0, long: 0.035, loud: 0.45 },
    { wave: "sine", pitch: 300, to: 190, at: 0.11, long: 0.07, loud: 0.35 },
  ],
  knock: [...rap(0), ...rap(0.19), ...rap(0.38)],
  win: [
    { wave: "triangle", pitch: 523, at: 0, long: 0.35, loud: 0.4 },
    { wave: "triangle", pitch: 659, at: 0.14, long: 0.35, loud: 0.4 },
    { wave: "triangle", pitch: 784, at: 0.28, long: 0.4, loud: 0.4 },
    { wave: "triangle", pitch: 1047, at: 0.42, long: 1.3, loud: 0.45 },
    { wave: "sine", pitch: 523, at: 0.42, long: 1.3, loud: 0.3 },
  ],
};
