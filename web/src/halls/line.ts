/** The live line to a hall. */

import { Line } from "../lib/line";
import type { Command, FromHall } from "./protocol";

export type HallDoor = "play" | "screen" | "watch";

/** Nobody could judge it now; it is sent again under its old id. */
const PUT_OFF = new Set(["busy", "unavailable", "too_fast"]);
/** Pings one after the other, of which the fastest tells the time best. */
const SOUNDINGS = [0, 700, 2000];
const SOUNDING = "at ";
const QUESTION = "possible ";

export class HallLine extends Line<FromHall> {
  private asked = 0;

  constructor(hall: string, door: HallDoor, listen: (message: FromHall) => void, onState: (connected: boolean, why: string | null) => void) {
    super(`/api/halls/${encodeURIComponent(hall)}/${door}`, listen, onState);
  }

  protected override opened(): void {
    for (const delay of SOUNDINGS) setTimeout(() => this.ping(""), delay);
  }

  /** Every ping carries when it left, so that its answer tells how long the way was. */
  protected override ping(_: string): void {
    super.ping(SOUNDING + String(Date.now()));
  }

  protected override isPutOff(message: FromHall): boolean {
    return message.type === "refused" && PUT_OFF.has(message.code);
  }

  say(command: Command, turn: number | null): Promise<FromHall> {
    return this.command({ type: "command", command, ...(turn === null ? {} : { turn }) });
  }

  /** What could be said now, or what a command that is begun asks for next. Answered by a message of its own. */
  askPossible(after: Command | null = null): string {
    const id = `${QUESTION}${(this.asked += 1)}`;
    this.send({ type: "possible", id, ...(after ? { after } : {}) });
    return id;
  }
}

/** How long a ping was under way, by its answer. */
export function wayOf(id: string, now = Date.now()): number {
  return id.startsWith(SOUNDING) ? Math.max(0, now - Number(id.slice(SOUNDING.length))) : Infinity;
}

/** Whether a refusal speaks of a question, which nobody needs to hear of. */
export function isQuestion(id: string | null): boolean {
  return id?.startsWith(QUESTION) ?? false;
}
