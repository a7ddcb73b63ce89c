/** A hall as this page knows it: one session for players, projectors and referees alike. */

import { reason as sayReason } from "../i18n/reasons";
import type { Cards, Reason } from "../lib/protocol";
import { halls } from "./api";
import { HallLine, isQuestion, wayOf, type HallDoor } from "./line";
import { begin, lay, NOTHING, unbuiltRequests, type Known } from "./parts";
import type { Command, FromHall, HallFacts, HallRole, LeaveRequest, VertexWord } from "./protocol";
import { secondsLeft, ServerTime } from "./time";

const REFUSAL_SHOWN = 8000;
const PASSING_SHOWN = 9000;
/** The server answers two questions a second at most. */
const ASK_EVERY = 600;
/** What only others did changes seldom what one can do, and a hall is full of others. */
const ASK_ABOUT_OTHERS = 1500;
const FACTS_AGAIN = 2000;
/** Of these states a command says for which turn it is meant. */
const COUNTED = new Set(["call_referee", "choose_start"]);

export interface Produced {
  cards: Cards;
  key: number;
}

export class HallSession {
  known = $state.raw<Known>(NOTHING);
  facts = $state.raw<HallFacts | null>(null);
  role = $state<HallRole | null>(null);
  number = $state(0);
  connected = $state(false);
  /** Why the connection is over for good. */
  ended = $state<string | null>(null);
  refusal = $state.raw<Reason | null>(null);
  /** What the last roll brought. */
  produced = $state.raw<Produced | null>(null);
  lapsed = $state.raw<VertexWord[]>([]);
  /** Own requests for leave after which nothing was built. */
  unbuilt = $state.raw<LeaveRequest[]>([]);
  /** What one could say now, without offers; null until it is known. */
  possible = $state.raw<Command[] | null>(null);
  /** Commands on their way. */
  under = $state(0);
  readonly time = new ServerTime();

  private readonly line: HallLine;
  private keys = 0;
  private awaited: string | null = null;
  private next: { id: string; settle: (actions: Command[] | null) => void } | null = null;
  private askedAt = -Infinity;
  private asksAt = 0;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private forgetting: ReturnType<typeof setTimeout> | undefined;
  private passing: ReturnType<typeof setTimeout> | undefined;
  private waitingForFacts: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly hall: string,
    readonly door: HallDoor,
  ) {
    this.line = new HallLine(
      hall,
      door,
      (message) => this.hear(message),
      (connected, why) => {
        this.connected = connected;
        if (why !== null) this.ended = why;
        if (!connected) this.time.forget();
      },
    );
    void this.readFacts();
  }

  get clock(): Known["clock"] {
    return this.known.clock;
  }

  get you(): Known["you"] {
    return this.known.you;
  }

  get busy(): boolean {
    return this.under > 0;
  }

  /** Whether the own group is on turn, whatever the state. */
  get isOn(): boolean {
    const { clock, you } = this.known;
    return clock !== null && you?.seat != null && !you.expelled && clock.turn >= 1 && clock.group === you.side && clock.phase !== "FINISHED";
  }

  /** Whether one may act: the window is open, nobody has claimed, and the own group is on. */
  get mayAct(): boolean {
    return this.isOn && this.clock?.phase === "WINDOW" && this.clock.claims.length === 0;
  }

  secondsLeft(): number | null {
    return secondsLeft(this.clock, this.time.now());
  }

  private async readFacts(): Promise<void> {
    try {
      this.facts = await halls.facts(this.hall);
    } catch {
      if (!this.closed) this.waitingForFacts = setTimeout(() => void this.readFacts(), FACTS_AGAIN);
    }
  }

  private hear(message: FromHall): void {
    switch (message.type) {
      case "snapshot":
        this.time.heard(message.now);
        // What was asked over the line that broke is not answered any more.
        this.next?.settle([]);
        this.next = null;
        this.number = message.number;
        this.role = message.role;
        this.known = begin(message.hall, message.parts);
        this.ask(ASK_EVERY);
        break;
      case "changes": {
        this.number = message.number;
        const { known, passing } = lay(this.known, message.parts);
        const before = this.known;
        this.known = known;
        if (known.clock && known.clock !== before.clock) this.time.heard(known.clock.now);
        if (passing.produced) this.show(() => (this.produced = { cards: passing.produced ?? {}, key: (this.keys += 1) }));
        const unbuilt = unbuiltRequests(before, known, passing.lapsed);
        if (unbuilt.length > 0) this.show(() => (this.unbuilt = unbuilt));
        if (passing.lapsed.length > 0) this.show(() => (this.lapsed = passing.lapsed as VertexWord[]));
        if (message.parts.some(([name]) => name === "you" || name === "clock")) this.ask(ASK_EVERY);
        else if (message.parts.some(([name]) => name === "board")) this.ask(ASK_ABOUT_OTHERS);
        break;
      }
      case "possible":
        if (message.id === this.awaited) this.possible = message.actions;
        if (message.id === this.next?.id) this.next.settle(message.actions);
        break;
      case "pong":
        this.time.heard(message.now, wayOf(message.id));
        break;
      case "refused":
        if (!isQuestion(message.id)) this.refuse(message.reason);
        else if (message.id === this.next?.id) this.next?.settle(null);
        else this.ask(ASK_ABOUT_OTHERS);
        break;
    }
  }

  private show(what: () => void): void {
    what();
    clearTimeout(this.passing);
    this.passing = setTimeout(() => {
      this.produced = null;
      this.lapsed = [];
      this.unbuilt = [];
    }, PASSING_SHOWN);
  }

  /** What was refused is shown for a while: later it would seem to speak of something else. */
  refuse(reason: Reason): void {
    this.refusal = reason;
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => (this.refusal = null), REFUSAL_SHOWN);
  }

  get refusalText(): string {
    return this.refusal ? sayReason(this.refusal) : "";
  }

  /** Ask what is possible now, soon and not too often. */
  private ask(every: number): void {
    if (this.door !== "play") return;
    if (!this.mayAct) {
      this.possible = [];
      this.awaited = null;
      return;
    }
    const at = Math.max(Date.now(), this.askedAt + every);
    if (this.asking !== undefined && this.asksAt <= at) return;
    clearTimeout(this.asking);
    this.asksAt = at;
    this.asking = setTimeout(() => {
      this.asking = undefined;
      this.askedAt = Date.now();
      if (this.mayAct) this.awaited = this.line.askPossible();
    }, at - Date.now());
  }

  /** What a command that is begun asks for next. */
  async choicesAfter(begun: Command): Promise<Command[]> {
    for (;;) {
      const wait = Math.max(0, this.askedAt + ASK_EVERY - Date.now());
      await new Promise((settle) => setTimeout(settle, wait));
      if (!this.mayAct || this.closed) return [];
      this.askedAt = Date.now();
      this.next?.settle([]);
      const found = await new Promise<Command[] | null>((settle) => {
        this.next = { id: this.line.askPossible(begun), settle };
      });
      if (found !== null) return found;
    }
  }

  /** Say something; null when it was refused, else what is told about it. */
  async say(command: Command): Promise<Record<string, unknown> | null> {
    this.refusal = null;
    this.under += 1;
    try {
      const turn = COUNTED.has(command.kind) ? null : (this.clock?.turn ?? null);
      const answer = await this.line.say(command, turn);
      return answer.type === "done" ? answer.told : null;
    } finally {
      this.under -= 1;
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.asking);
    clearTimeout(this.waitingForFacts);
    this.line.close();
  }
}
