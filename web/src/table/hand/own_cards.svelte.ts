/** What is being done with the own cards: which of them are picked for an answer, and which one is being read. */

import { hasWord } from "../../i18n/index.svelte";
import { heldBy } from "../../lib/kept";
import type { Action, Cards } from "../../lib/protocol";
import type { Session } from "../../lib/session.svelte";
import { OFFERED } from "../../pictures";
import { Deal } from "../trade/deal.svelte";
import { askedCards, type AskedCards } from "./asked";

export class OwnCards {
  readonly deal: Deal;
  /** What lies picked, by kind: it is sent when it is confirmed. */
  picked = $state<Cards>({});
  /** The card that is being read, and whether it stays so when the hand goes elsewhere. */
  read = $state<string | null>(null);
  isHeld = $state(false);
  /** Answers are on their way, one after the other. */
  sending = $state(false);
  /** So many of them were taken before one was refused. */
  stoppedAfter = $state<number | null>(null);

  constructor(readonly session: Session) {
    this.deal = new Deal(session);
  }

  get asked(): AskedCards | null {
    return askedCards(this.session, OFFERED);
  }

  get count(): number {
    return Object.values(this.picked).reduce((sum, count) => sum + count, 0);
  }

  /** How many of a kind may be picked. */
  most(asked: AskedCards, card: string): number {
    if (!asked.cards.includes(card)) return 0;
    return asked.own ? heldBy(this.session, card) : asked.needed;
  }

  pick(card: string, by: 1 | -1): void {
    const { asked } = this;
    if (!asked || this.sending) return;
    const now = this.picked[card] ?? 0;
    if (by > 0 && (this.count >= asked.needed || now >= this.most(asked, card))) return;
    this.stoppedAfter = null;
    this.picked = { ...this.picked, [card]: Math.max(0, now + by) };
  }

  /** Forget what was picked for a question that is over. */
  settle(): void {
    if (!this.sending) {
      this.picked = {};
      this.stoppedAfter = null;
    }
  }

  /** Send what is picked, one answer after the other; a refusal on the way ends it, and what was not taken stays picked. */
  async confirm(): Promise<void> {
    const { asked } = this;
    if (!asked || this.sending) return;
    this.sending = true;
    const cards = Object.entries(this.picked).flatMap(([card, count]) => Array<string>(count).fill(card));
    let taken = 0;
    for (const card of cards) {
      if (!(await this.session.act({ kind: asked.kind, card }))) break;
      taken += 1;
      this.picked = { ...this.picked, [card]: (this.picked[card] ?? 1) - 1 };
    }
    this.sending = false;
    this.stoppedAfter = taken < cards.length ? taken : null;
  }

  /** What one may do with a card that is held to be played. */
  uses(card: string): Action[] {
    const { facts, legal } = this.session;
    return legal.filter((action) => action.card === card && facts?.actions[action.kind]?.from_hand === true && !facts.cards.includes(card));
  }

  look(card: string): void {
    if (!this.isHeld) this.read = card;
  }

  lookAway(): void {
    if (!this.isHeld) this.read = null;
  }

  hold(card: string): void {
    const again = this.isHeld && this.read === card;
    this.isHeld = !again;
    this.read = again ? null : card;
  }

  close(): void {
    this.isHeld = false;
    this.read = null;
  }
}

/** The name of what one holds, whatever it is. */
export function groupOfHeld(name: string): "card" | "development" | "token" {
  if (hasWord("card", name)) return "card";
  return hasWord("token", name) ? "token" : "development";
}
