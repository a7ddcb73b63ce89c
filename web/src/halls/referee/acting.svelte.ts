/** What a referee or the organiser does: each act with its reason, and done once however often it has to be sent. */

import { problemText } from "../../i18n/reasons";
import { Refused } from "../../lib/api";
import { halls, type Act } from "../api";

/** Nobody could judge it at that moment. */
const PUT_OFF = new Set(["busy", "unavailable", "too_slow"]);
const AGAIN_AFTER = 1200;
const MOST_TRIES = 5;

function newClient(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Acting {
  isBusy = $state(false);
  problem = $state("");
  /** How many acts were done here: whoever shows a board looks again. */
  done = $state(0);

  constructor(readonly hall: string) {}

  /** What is told of it, or null where it was refused; the reason stands in `problem`. */
  async act(act: Act): Promise<Record<string, unknown> | null> {
    this.isBusy = true;
    this.problem = "";
    try {
      const told = await this.send(newClient(), act);
      this.done += 1;
      return told;
    } catch (error) {
      this.problem = problemText(error);
      return null;
    } finally {
      this.isBusy = false;
    }
  }

  private async send(client: string, act: Act): Promise<Record<string, unknown>> {
    for (let tries = 1; ; tries += 1) {
      try {
        return (await halls.act(this.hall, client, act)).told;
      } catch (error) {
        if (tries >= MOST_TRIES || (error instanceof Refused && !PUT_OFF.has(error.code))) throw error;
        await new Promise((settle) => setTimeout(settle, AGAIN_AFTER));
      }
    }
  }
}
