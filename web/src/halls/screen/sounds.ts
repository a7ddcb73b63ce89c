/** Short sounds made of plain tones, so that nothing has to be loaded. */

import { Player, type Voice } from "../../sound/player";
import type { Sound } from "./announcing";

const TONES: Record<Sound, readonly Voice[]> = {
  turn: [{ pitch: 523, at: 0, long: 0.5 }, { pitch: 784, at: 0.22, long: 0.9 }],
  dice: [{ pitch: 660, at: 0, long: 0.09 }, { pitch: 660, at: 0.13, long: 0.09 }, { pitch: 660, at: 0.26, long: 0.3 }],
  end: [{ pitch: 784, at: 0, long: 0.5 }, { pitch: 523, at: 0.22, long: 0.9 }],
  stop: [{ pitch: 392, at: 0, long: 0.7 }, { pitch: 370, at: 0, long: 0.7 }],
  victory: [{ pitch: 523, at: 0, long: 0.4 }, { pitch: 659, at: 0.18, long: 0.4 }, { pitch: 784, at: 0.36, long: 0.4 }, { pitch: 1047, at: 0.54, long: 1.4 }],
};

const player = new Player(0.25);

/** Browsers let a page sound only after somebody has touched it. */
export function wakeSound(): void {
  player.wake();
}

export function sound(which: Sound): void {
  player.play(TONES[which]);
}
