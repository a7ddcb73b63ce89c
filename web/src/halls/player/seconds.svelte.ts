/** The server's clock for whoever counts down: looked at four times a second while somebody reads it. */

import { createSubscriber } from "svelte/reactivity";

import type { HallSession } from "../session.svelte";

const LOOK_EVERY = 250;

export class Seconds {
  private readonly watch = createSubscriber((update) => {
    const timer = setInterval(update, LOOK_EVERY);
    return () => clearInterval(timer);
  });

  constructor(private readonly session: HallSession) {}

  /** Of the present state; null where it has no end. */
  get left(): number | null {
    this.watch();
    return this.session.secondsLeft();
  }

  /** Until a moment. */
  until(moment: number): number {
    this.watch();
    return Math.max(0, Math.ceil((moment - this.session.time.now()) / 1000));
  }
}
