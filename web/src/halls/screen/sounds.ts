/** Short sounds made of plain tones, so that nothing has to be loaded. */

import type { Sound } from "./announcing";

/** Tones by their pitch in hertz, each with when it begins and how long it rings, in seconds. */
const TONES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  turn: [[523, 0, 0.5], [784, 0.22, 0.9]],
  dice: [[660, 0, 0.09], [660, 0.13, 0.09], [660, 0.26, 0.3]],
  end: [[784, 0, 0.5], [523, 0.22, 0.9]],
  stop: [[392, 0, 0.7], [370, 0, 0.7]],
  victory: [[523, 0, 0.4], [659, 0.18, 0.4], [784, 0.36, 0.4], [1047, 0.54, 1.4]],
};
const LOUD = 0.25;

let context: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it. */
export function wakeSound(): void {
  context ??= new AudioContext();
  void context.resume();
}

export function sound(which: Sound): void {
  if (context?.state !== "running") return;
  for (const [pitch, from, length] of TONES[which]) {
    const begin = context.currentTime + from;
    const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(LOUD, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
