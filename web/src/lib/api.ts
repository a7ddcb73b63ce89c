/** HTTP: one function per request, refusals as errors that can be shown. */

import type { Reason, Table } from "./protocol";

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly reason: Reason,
    readonly status: number,
  ) {
    super(reason.text);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const told: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const error = (told as { error?: { code: string; reason: Reason } } | null)?.error;
    const reason = error?.reason ?? { code: "http", values: {}, text: response.statusText };
    throw new Refused(error?.code ?? reason.code, reason, response.status);
  }
  return told as T;
}

export interface OptionCard {
  name: string;
  about: string;
  /** Its values one by one. */
  allowed: (Reason | string)[];
  default: unknown;
  /** With how many players it is offered; empty where that is all the same. */
  players: number[];
  /** The module it is only offered with, if there is one. */
  beside: string;
}

export interface ModuleCard {
  name: string;
  group: string;
  title: string;
  about: string;
  fewest: number;
  /** Null where as many as there are may play. */
  most: number | null;
  /** The points to win where they are one number however many play. */
  target: number | null;
  target_by_players: Record<string, number>;
  built: boolean;
  /** Modules that come with it by themselves. */
  brings: string[];
  /** Modules that must be chosen as well. */
  requires: string[];
  /** Groups of which one member must be chosen as well. */
  played_in: string[];
  options: OptionCard[];
  combines: Record<string, string[]>;
}

/** A level of bots to choose from, with one line about it. */
export interface LevelCard {
  level: string;
  about: string;
}

export interface OptionValues {
  about: string;
  default: unknown;
  choices: unknown[];
  low: number | null;
  high: number | null;
  /** What it means to leave it empty, where it may be. */
  empty: Reason | null;
}

export interface Judgement {
  playable: boolean;
  reason: Reason | null;
  status: string;
  modules: string[];
  target?: number;
  win?: Reason;
  /** What its modules change in each other, as in GameRules. */
  remarks?: { name: string; modules: string[] }[];
  /** Where it is no game, the one that keeps as much of the wish as can be kept. */
  nearest?: { modules: string[]; players: number };
  options?: Record<string, OptionValues>;
  picture?: { facts: { board: import("./protocol").BoardFacts }; view: { board: import("./protocol").BoardView } };
}

/** What the rules page tells of one game beside its chapters. */
export interface GameRules {
  modules: string[];
  players: number;
  target: number;
  win: Reason;
  options: Record<string, unknown>;
  /** What its modules change in each other, by the names of the words for it. */
  remarks: { name: string; modules: string[] }[];
  /** Sections of chapters that do not hold in this game, as MODULE.SECTION. */
  silenced: string[];
  /** Whose words explain each card. */
  card_words: Record<string, string>;
}

export interface Listed {
  game: string;
  state: string;
  created: number;
  modules: string[];
  /** The modules worth naming, which the game is called by. */
  called: string[];
  players: number;
  target: number | null;
  watch: boolean;
  clock: { decision: number; turn: number; bank: number } | null;
  seats: { kind: string; name: string; colour: string }[];
  result: import("./protocol").Result | null;
}

export interface NewTable {
  modules: string[];
  players: number;
  options: Record<string, unknown>;
  board?: string;
  seats: { kind: "person" | "open" | "bot"; level?: string }[];
  name: string;
  colour?: string;
  public: boolean;
  watch: boolean;
  clock: { decision: number; turn: number; bank: number } | null;
  offer_wait?: number;
}

interface Sat {
  game: string;
  seat: number;
  token: string;
  table: Table;
}

const game = (name: string): string => `/api/games/${encodeURIComponent(name)}`;

export const api = {
  catalog: () => ask<{ modules: ModuleCard[]; bots: LevelCard[] }>("GET", "/api/catalog"),
  judge: (modules: string[], players: number, options: Record<string, unknown>, board?: string) =>
    ask<Judgement>("POST", "/api/judge", { modules, players, options, ...(board ? { board } : {}) }),
  mapFormat: () => ask<import("../editor/format").Format>("GET", "/api/maps"),
  starts: (modules: string[], players: number, board: string) =>
    ask<import("../editor/format").Starts>("POST", "/api/maps/starts", { modules, players, board }),
  rules: (query: string) => ask<GameRules>("GET", `/api/rules?${query}`),
  list: (state: "open" | "playing" | "finished") => ask<{ games: Listed[] }>("GET", `/api/games?state=${state}`),
  create: (table: NewTable) => ask<Sat>("POST", "/api/games", table),
  read: (name: string) => ask<{ table: Table; seat: number | null }>("GET", game(name)),
  join: (name: string, as: string, seat?: number) =>
    ask<Omit<Sat, "game">>("POST", `${game(name)}/join`, { name: as, ...(seat === undefined ? {} : { seat }) }),
  resume: (name: string, token: string) =>
    ask<{ seat: number; table: Table }>("POST", `${game(name)}/resume`, undefined, token),
  changeSeat: (name: string, change: { name?: string; colour?: string; ready?: boolean }) =>
    ask<{ table: Table }>("PATCH", `${game(name)}/seat`, change),
  arrange: (name: string, seat: number, kind: "open" | "bot", level = "") =>
    ask<{ table: Table }>("POST", `${game(name)}/seats/${seat}`, { kind, level }),
  start: (name: string) => ask<{ table: Table }>("POST", `${game(name)}/start`),
  leave: (name: string) => ask<{ table: Table | null }>("POST", `${game(name)}/leave`),
  rematch: (name: string) => ask<{ game: string }>("POST", `${game(name)}/rematch`),
  replay: (name: string) => ask<Replay>("GET", `${game(name)}/replay`),
  verify: (name: string) => ask<Verdict>("GET", `${game(name)}/verify`),
};

export interface Replay {
  table: Table;
  facts: import("./protocol").Facts;
  frames: {
    by: { seat: number; cause: string } | null;
    action?: import("./protocol").Action;
    events: import("./protocol").GameEvent[];
    view: import("./protocol").View;
    points: number[];
  }[];
  rolls: import("./protocol").Rolls;
  seed: string;
}

export interface Verdict {
  seed: string;
  commitment: string;
  commitment_holds: boolean;
  rolls: number;
  replays_to_the_same_end: boolean;
}
