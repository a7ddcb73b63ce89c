/** One game as this browser knows it. */

import { holdStill } from "../motion/stillness";
import { answering } from "./answering";
import { Connection } from "./connection";
import { merge, type Action, type ChatLine, type ClockView, type Facts, type FromServer, type GameEvent, type Price, type Reason, type Rolls, type Table, type View } from "./protocol";

const MOST_EVENTS = 400;
const REFUSAL_SHOWN = 8000;
const REMARK_SHOWN = 8000;
/** What the table did by itself. */
const REMARKS = new Set(["time_ran_out", "seat_left", "bot_called", "seat_taken_back"]);

export interface LoggedEvent extends GameEvent {
  key: number;
}

/** What has just happened: the events of one update, and the position before and after them. */
export interface Happening {
  events: readonly LoggedEvent[];
  before: View;
  after: View;
}

export class Session {
  table = $state<Table | null>(null);
  /** When the table was told, by this browser's clock: what it says in seconds counts from then. */
  tableAt = $state(0);
  facts = $state.raw<Facts | null>(null);
  view = $state.raw<View | null>(null);
  seat = $state<number | null>(null);
  number = $state(0);
  legal = $state.raw<Action[]>([]);
  free = $state.raw<string[]>([]);
  whyNot = $state.raw<Record<string, Reason>>({});
  /** What actions cost, those that are not possible now as well. */
  prices = $state.raw<Price[]>([]);
  canUndo = $state(false);
  /** How many answers one still owes to a question that several are asked at once. */
  owed = $state(0);
  clock = $state.raw<ClockView | null>(null);
  /** By how many seconds the clock of this device is ahead of the server's. */
  ahead = $state(0);
  events = $state.raw<LoggedEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  rolls = $state.raw<Rolls>({});
  connected = $state(false);
  ended = $state<string | null>(null);
  refusal = $state.raw<Reason | null>(null);
  /** What the table last did by itself; about one's own seat it is told until one acts again. */
  remark = $state.raw<GameEvent | null>(null);
  /** The turn in which all offers are declined. */
  noTradesIn = $state<number | null>(null);
  /** A command is on its way: nothing else is sent until it is answered. */
  busy = $state(false);

  private readonly connection: Connection;
  private readonly watchers = new Set<(happening: Happening) => void>();
  private keys = 0;
  private forgetting: ReturnType<typeof setTimeout> | undefined;
  private passing: ReturnType<typeof setTimeout> | undefined;
  private awaited: { number: number; settle: () => void } | null = null;

  constructor(readonly game: string) {
    this.connection = new Connection(
      game,
      (message) => this.hear(message),
      (connected, why) => {
        this.connected = connected;
        this.ended = why;
      },
    );
  }

  /** Whether a bot plays in the place of whoever sits here. */
  get isStoodInFor(): boolean {
    const own = this.seat === null ? null : this.table?.seats[this.seat];
    return this.table?.state !== "finished" && own?.kind === "person" && own.bot !== null;
  }

  /** Whether something is asked of this seat; an offer that it cannot accept asks nothing. */
  get isMyMove(): boolean {
    return this.legal.length > 0 && !this.isStoodInFor && answering(this.view, this.legal, this.seat) !== "may_counter";
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        this.takeTable(message.table);
        this.seat = message.seat;
        this.number = message.number;
        this.chat = message.chat;
        if (message.facts) this.facts = message.facts;
        holdStill();
        if (message.view) this.view = message.view;
        this.events = [];
        this.takePosition(message);
        this.log(message.events ?? []);
        this.reached();
        break;
      case "update":
        if (message.number !== this.number + 1 || !this.view) {
          this.connection.resync();
          break;
        }
        this.number = message.number;
        this.follow(message.view, message.events, message.undo);
        this.takePosition(message);
        this.note(message.events.filter((event) => REMARKS.has(event.event)).at(-1));
        this.reached();
        break;
      case "table":
        this.takeTable(message.table);
        break;
      case "chat":
        this.chat = [...this.chat, message.message];
        break;
      case "refused":
        this.refuse(message.reason);
        break;
    }
  }

  /** Called with whatever happens from now on, and not with what is only caught up with or taken back; ends what it answers. */
  watch(watcher: (happening: Happening) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  private follow(changed: Partial<View>, events: GameEvent[], undo: boolean): void {
    if (!this.view) return;
    const before = this.view;
    this.view = merge(before, changed);
    const told = this.log(events);
    if (undo) return;
    for (const watcher of this.watchers) watcher({ events: told, before, after: this.view });
  }

  private takeTable(table: Table): void {
    this.table = table;
    this.tableAt = Date.now();
  }

  /** What was refused is shown for a while: later it would seem to speak of something else. */
  refuse(reason: Reason): void {
    this.refusal = reason;
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => (this.refusal = null), REFUSAL_SHOWN);
  }

  private note(remark: GameEvent | undefined): void {
    if (!remark) return;
    this.remark = remark;
    clearTimeout(this.passing);
    if (remark.seat !== this.seat || remark.event === "seat_taken_back") this.passing = setTimeout(() => (this.remark = null), REMARK_SHOWN);
  }

  /** An answer comes before the update it speaks of; until then the legal actions are old ones. */
  private reaching(number: number): Promise<void> {
    if (this.number >= number) return Promise.resolve();
    return new Promise((settle) => {
      this.awaited = { number, settle };
    });
  }

  private reached(): void {
    if (!this.awaited || this.number < this.awaited.number) return;
    this.awaited.settle();
    this.awaited = null;
  }

  private takePosition(position: {
    legal?: Action[];
    free?: string[];
    why_not?: Record<string, Reason>;
    prices?: Price[];
    can_undo?: boolean;
    owed?: number;
    rolls?: Rolls;
    clock?: ClockView | null;
  }): void {
    this.legal = position.legal ?? [];
    this.free = position.free ?? [];
    this.whyNot = position.why_not ?? {};
    this.prices = position.prices ?? [];
    this.canUndo = position.can_undo ?? false;
    this.owed = position.owed ?? 0;
    this.rolls = position.rolls ?? {};
    this.clock = position.clock ?? null;
    if (this.clock) this.ahead = Date.now() / 1000 - this.clock.now;
  }

  private log(events: GameEvent[]): LoggedEvent[] {
    const keyed = events.map((event) => ({ ...event, key: (this.keys += 1) }));
    this.events = [...this.events, ...keyed].slice(-MOST_EVENTS);
    return keyed;
  }

  async act(action: Action): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    this.remark = null;
    try {
      const answer = await this.connection.act(this.number, action);
      if (answer.type !== "done") return false;
      await this.reaching(answer.number);
      return true;
    } finally {
      this.busy = false;
    }
  }

  async undo(): Promise<void> {
    await this.connection.undo(this.number);
  }

  async say(text: string): Promise<void> {
    await this.connection.say(text);
  }

  async tell(type: "pause" | "play" | "back"): Promise<void> {
    await this.connection.tell(type);
  }

  /** Let a bot play for somebody who is away. */
  async callBot(seat: number): Promise<void> {
    await this.connection.callBot(seat);
  }

  close(): void {
    this.connection.close();
  }
}
