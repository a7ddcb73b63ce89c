/** What was said a moment ago, by seat: it is seen beside who said it. Nothing of what was said before one came. */

import { untrack } from "svelte";

import type { Session } from "../../lib/session.svelte";
import type { Muted } from "./muted.svelte";

/** As long as it takes to read a line. */
const SHOWN = 7_000;

export class Spoken {
  private said = $state.raw<ReadonlyMap<number, string>>(new Map());
  private heard: { session: Session; lines: number } | null = null;

  /** The session may become another one when somebody sits down. */
  constructor(
    private readonly session: () => Session,
    private readonly muted: Muted,
  ) {
    $effect(() => this.hear());
  }

  of(seat: number): string | undefined {
    return this.muted.has(seat) ? undefined : this.said.get(seat);
  }

  private hear(): void {
    const session = this.session();
    // What is told of the past comes with the table.
    if (session.table === null) return;
    const fresh = this.heard?.session === session ? session.chat.slice(this.heard.lines) : [];
    this.heard = { session, lines: session.chat.length };
    for (const { seat, text } of fresh) if (seat !== null && !this.muted.has(seat)) this.show(seat, text);
  }

  private show(seat: number, text: string): void {
    this.said = new Map(untrack(() => this.said)).set(seat, text);
    setTimeout(() => {
      if (this.said.get(seat) === text) this.said = new Map([...this.said].filter(([each]) => each !== seat));
    }, SHOWN);
  }
}
