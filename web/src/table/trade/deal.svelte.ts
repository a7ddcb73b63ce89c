/** A trade that is being put together: what one gives and wants, and to whom it goes. */

import { heldBy } from "../../lib/kept";
import type { Cards } from "../../lib/protocol";
import type { Session } from "../../lib/session.svelte";
import { mirrored, type Terms } from "../terms";
import { bankDeals, waysToPay, type BankDeal } from "./bank";

/** The most of one thing that an offer names. */
const MOST = 31;

export class Deal {
  /** An offer of one's own, an answer to the one on the table, or nothing. */
  open = $state<"offer" | "counter" | null>(null);
  give = $state<Cards>({});
  want = $state<Cards>({});
  /** Only to these; to everybody where there are none. */
  to = $state<number[]>([]);
  /** What was offered last. */
  last = $state.raw<Terms | null>(null);

  constructor(readonly session: Session) {}

  get things(): readonly string[] {
    return this.session.facts?.things ?? [];
  }

  get rates(): Cards {
    const { seat, view } = this.session;
    return seat === null ? {} : (view?.seats[seat]?.rates ?? {});
  }

  get mayOffer(): boolean {
    return this.session.free.includes(this.open === "counter" ? "counter" : "offer_trade");
  }

  /** Whether one may trade at all, with anybody. */
  get isPossible(): boolean {
    const { free, legal } = this.session;
    return free.includes("offer_trade") || legal.some(({ kind }) => kind === "bank_trade");
  }

  get isComplete(): boolean {
    return total(this.give) > 0 && total(this.want) > 0;
  }

  get isEmpty(): boolean {
    return total(this.give) === 0 && total(this.want) === 0;
  }

  /** The trades with the bank that come to the same, if there are any. */
  get bank(): BankDeal[] | null {
    return this.open === "offer" ? bankDeals(this.give, this.want, this.rates, this.session.legal) : null;
  }

  /** What the bank would take for what is wanted, by kind. */
  get ways(): Cards {
    return this.open === "offer" ? waysToPay(this.want, this.rates, this.session.legal, (thing) => this.held(thing)) : {};
  }

  held(thing: string): number {
    return heldBy(this.session, thing);
  }

  begin(card: string | null = null): void {
    if (this.open === null) {
      this.clear();
      this.open = "offer";
    }
    if (card !== null) this.giveMore(card);
  }

  /** A counter-offer begins with the offer, seen from the other side. */
  answer(offer: Terms): void {
    const { give, want } = mirrored(offer, (thing) => this.held(thing));
    this.open = "counter";
    this.give = give;
    this.want = want;
    this.to = [];
  }

  close(): void {
    this.open = null;
    this.clear();
  }

  clear(): void {
    this.give = {};
    this.want = {};
    this.to = [];
  }

  canGive(thing: string): boolean {
    return (this.give[thing] ?? 0) < this.held(thing) && (this.want[thing] ?? 0) === 0;
  }

  canWant(thing: string): boolean {
    return (this.give[thing] ?? 0) === 0 && (this.want[thing] ?? 0) < MOST;
  }

  giveMore(thing: string): void {
    if (this.canGive(thing)) this.give = changed(this.give, thing, 1);
  }

  giveLess(thing: string): void {
    this.give = changed(this.give, thing, -1);
  }

  wantMore(thing: string): void {
    if (this.canWant(thing)) this.want = changed(this.want, thing, 1);
  }

  wantLess(thing: string): void {
    this.want = changed(this.want, thing, -1);
  }

  /** Pay as the bank takes it. */
  payWith(thing: string, count: number): void {
    this.give = { [thing]: count };
  }

  toggle(seat: number): void {
    this.to = this.to.includes(seat) ? this.to.filter((other) => other !== seat) : [...this.to, seat].sort((one, other) => one - other);
  }

  async withBank(deals: readonly BankDeal[]): Promise<void> {
    for (const { give, take } of deals) {
      if (!(await this.session.act({ kind: "bank_trade", give, take }))) return;
      this.give = changed(this.give, give, -(this.rates[give] ?? 0));
      this.want = changed(this.want, take, -1);
    }
    this.close();
  }

  async offer(terms: Terms = { give: counted(this.give), want: counted(this.want), to: this.to }): Promise<void> {
    const { give, want, to = [] } = terms;
    const isCounter = this.open === "counter";
    const done = await this.session.act(isCounter ? { kind: "counter", give, want } : { kind: "offer_trade", give, want, ...(to.length > 0 ? { to } : {}) });
    if (!done) return;
    if (!isCounter) this.last = { give, want, to };
    this.close();
  }

  /** The last offer, if it can be made once more. */
  get again(): Terms | null {
    const { last } = this;
    return last && this.open === "offer" && this.mayOffer && Object.entries(last.give).every(([thing, count]) => this.held(thing) >= count) ? last : null;
  }
}

function changed(side: Cards, thing: string, by: number): Cards {
  return counted({ ...side, [thing]: Math.max(0, (side[thing] ?? 0) + by) });
}

function counted(side: Cards): Cards {
  return Object.fromEntries(Object.entries(side).filter(([, count]) => count > 0));
}

function total(side: Cards): number {
  return Object.values(side).reduce((sum, count) => sum + count, 0);
}
