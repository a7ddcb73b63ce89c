/** The game that is being put together, and what the server says about it. */

import { api, type Judgement, type LevelCard, type ModuleCard, type NewTable } from "../lib/api";
import { asked, keptOptions, toggled } from "./choosing";
import { CLOCKS, type ClockName } from "./clocks";
import { DEFAULT_LEVEL } from "./levels";
import { proposed } from "./players";

/** What sits on a seat: "open", or the level of a bot. */
export type Sitter = string;

const PAUSE = 250;

export class Plan {
  modules = $state.raw<ModuleCard[]>([]);
  bots = $state.raw<LevelCard[]>([]);

  chosen = $state<string[]>([]);
  players = $state(4);
  options = $state<Record<string, unknown>>({});
  board = $state("");
  /** The seats beside one's own. */
  sitters = $state<Sitter[]>([DEFAULT_LEVEL, DEFAULT_LEVEL, DEFAULT_LEVEL]);
  colour = $state<string | null>(null);
  clock = $state<ClockName>("none");
  /** Seconds that bots wait for answers to their offers. */
  offerWait = $state(15);
  isPublic = $state(true);
  watch = $state(true);

  judgement = $state.raw<Judgement | null>(null);
  /** The last picture and options that there were, so that nothing jumps while a choice is refused. */
  picture = $state.raw<Judgement["picture"]>();
  offered = $state.raw<NonNullable<Judgement["options"]>>({});
  judging = $state(false);
  problem = $state.raw<unknown>(null);

  private asking = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  async load(): Promise<void> {
    try {
      const catalog = await api.catalog();
      this.modules = catalog.modules;
      this.bots = catalog.bots;
      await this.judge();
    } catch (error) {
      this.tell(error);
    }
  }

  toggle(card: ModuleCard): void {
    this.chosen = toggled(this.chosen, card, this.modules);
    const cards = this.modules.filter((module) => asked(this.chosen).includes(module.name));
    this.setPlayers(proposed(this.players, cards));
  }

  /** A whole choice at once, such as the one that the server proposes. */
  choose(modules: string[], players: number): void {
    const bases = this.modules.filter((card) => card.group === "base").map((card) => card.name);
    this.chosen = modules.filter((name) => !bases.includes(name));
    this.setPlayers(players);
  }

  setPlayers(players: number): void {
    this.players = players;
    this.sitters = Array.from({ length: players - 1 }, (_, at) => this.sitters[at] ?? DEFAULT_LEVEL);
    this.judgeSoon();
  }

  setOption(name: string, value: unknown): void {
    this.options[name] = value;
    this.judgeSoon();
  }

  setBoard(text: string): void {
    this.board = text;
    this.judgeSoon();
  }

  private judgeSoon(): void {
    this.judging = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.judge(), PAUSE);
  }

  private async judge(): Promise<void> {
    const question = (this.asking += 1);
    this.judging = true;
    try {
      const judgement = await this.ask();
      if (question !== this.asking) return;
      this.judgement = judgement;
      this.picture = judgement.picture ?? this.picture;
      this.problem = null;
    } catch (error) {
      if (question === this.asking) this.tell(error);
    } finally {
      if (question === this.asking) this.judging = false;
    }
  }

  /** First the modules alone, to learn which options they have; then with the values that were chosen. */
  private async ask(): Promise<Judgement> {
    const modules = asked(this.chosen);
    const plain = await api.judge(modules, this.players, {});
    if (!plain.playable) return plain;
    this.offered = plain.options ?? {};
    const options = this.kept;
    if (Object.keys(options).length === 0 && !this.board.trim()) return plain;
    return api.judge(modules, this.players, options, this.board.trim() ? this.board : undefined);
  }

  get kept(): Record<string, unknown> {
    return keptOptions($state.snapshot(this.options), this.offered);
  }

  get isReady(): boolean {
    return !this.judging && this.judgement?.playable === true;
  }

  get hasOpenSeat(): boolean {
    return this.sitters.includes("open");
  }

  table(name: string): NewTable {
    return {
      modules: asked(this.chosen),
      players: this.players,
      options: this.kept,
      ...(this.board.trim() ? { board: this.board } : {}),
      seats: [
        { kind: "person" },
        ...this.sitters.map((sitter) => (sitter === "open" ? ({ kind: "open" } as const) : ({ kind: "bot", level: sitter } as const))),
      ],
      name,
      ...(this.colour ? { colour: this.colour } : {}),
      public: this.isPublic,
      watch: this.watch,
      clock: CLOCKS[this.clock],
      offer_wait: this.offerWait,
    };
  }

  tell(error: unknown): void {
    this.problem = error;
  }
}
