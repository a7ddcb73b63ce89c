/** What calls a player in a noisy hall: the phone trembles and sounds. The sounds are made here; none is fetched. */

import { Player, type Voice } from "../../sound/player";
import type { Call } from "./turn";

const TUNES: Record<Call, Voice[]> = {
  on: [
    { pitch: 523, at: 0, long: 0.16 },
    { pitch: 659, at: 0.17, long: 0.16 },
    { pitch: 784, at: 0.34, long: 0.34 },
  ],
  ask: [
    { pitch: 880, at: 0, long: 0.14 },
    { pitch: 880, at: 0.22, long: 0.14 },
    { pitch: 880, at: 0.44, long: 0.14 },
  ],
  discard: [
    { pitch: 392, at: 0, long: 0.24 },
    { pitch: 311, at: 0.26, long: 0.36 },
  ],
  over: [
    { pitch: 523, at: 0, long: 0.2 },
    { pitch: 784, at: 0.2, long: 0.2 },
    { pitch: 1047, at: 0.4, long: 0.6 },
  ],
};
const TREMBLES: Record<Call, number[]> = { on: [220, 80, 220], ask: [120, 70, 120, 70, 120], discard: [400], over: [300, 100, 300, 100, 600] };

const player = new Player(0.5);

/** Browsers let a page sound only after it was touched. */
export function mayNowSound(): void {
  player.wake();
}

export function call(what: Call, withSound: boolean): void {
  if ("vibrate" in navigator) navigator.vibrate(TREMBLES[what]);
  if (withSound) player.play(TUNES[what]);
}

/** The screen stays on while somebody plays, where the device allows it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    const got = await navigator.wakeLock.request("screen").catch(() => null);
    if (over) void got?.release();
    else lock = got;
  };
  const again = (): void => void ask();
  document.addEventListener("visibilitychange", again);
  void ask();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
