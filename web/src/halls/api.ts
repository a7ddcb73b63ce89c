/** HTTP of halls: one function per request, refusals as errors that can be shown. */

import { ask } from "../lib/api";
import type { Reason } from "../lib/protocol";
import type { BoardSummary, Command, Counts, Hall, HallBoard, HallFacts, Part, Settings, Side, You } from "./protocol";

/** What the tokens of this browser open. */
export type Doors = ("player" | "referee" | "organiser")[];

export interface OwnPlace {
  number: number;
  name: string;
  seat: number | null;
  waiting: boolean;
  checked_in: boolean;
  board: number | null;
  side: Side | null;
  colour: string | null;
}

export interface Person extends OwnPlace {
  bot: boolean;
  connected: boolean;
  absent_turns: number;
  expelled: boolean;
}

/** A seat as referees see it; somebody sits there unless it is vacant. */
export interface SeatSeen extends Partial<Person> {
  seat: number;
  vacant: boolean;
  /** Where all points come from, hidden cards included, counted afresh. */
  counted: Record<string, number>;
  points: number;
  you: You | null;
}

/** A board as referees see it, with both its players. */
export interface BoardSeen {
  board: HallBoard;
  seats: SeatSeen[];
  deeds: Deed[];
}

/** What somebody said in this turn, and what came of it. */
export interface Deed {
  deed: number;
  at: number;
  seat: number;
  command: Command;
  answer: { done: boolean; told: Record<string, unknown>; reason: Reason | null };
  overruled: boolean;
}

export interface Desk {
  hall: Hall;
  door_word: string | null;
  shared_address: boolean;
  referees: { name: string; claimed: boolean; connected: boolean }[];
  counts: Counts;
}

export interface SeatCard {
  number: number;
  name: string;
  seat: number | null;
  board: number | null;
  side: Side | null;
  layout: string | null;
  colour: string | null;
  code: string;
}

export interface NewHall {
  name: string;
  places?: number;
  settings?: Partial<Settings>;
  shared_address?: boolean;
}

export interface Act {
  kind: string;
  reason: string;
  [field: string]: unknown;
}

/** Whom one looks for: by a part of the name or the number, and beginning after which number. */
export interface Looked {
  wanted?: string;
  away?: boolean;
  bots?: boolean;
  after?: number;
}

const MOST_CODES = 500;

const at = (hall: string): string => `/api/halls/${encodeURIComponent(hall)}`;

export const halls = {
  open: (hall: NewHall) => ask<{ hall: string; token: string; state: Hall }>("POST", "/api/halls", hall),
  read: (hall: string) => ask<{ hall: Hall; you: OwnPlace | null; doors: Doors }>("GET", at(hall)),
  facts: (hall: string) => ask<HallFacts>("GET", `${at(hall)}/facts`),
  strip: (hall: string) => ask<{ boards: BoardSummary[] }>("GET", `${at(hall)}/strip`),
  register: (hall: string, name: string, doorWord = "") =>
    ask<{ number: number; name: string; token: string; waiting: boolean; hall: Hall }>("POST", `${at(hall)}/players`, {
      name,
      ...(doorWord === "" ? {} : { door_word: doorWord }),
    }),
  exchange: (hall: string, code: string, name = "") =>
    ask<{ role: "player" | "referee"; number: number; name: string; token: string; hall: Hall }>("POST", `${at(hall)}/exchange`, {
      code,
      ...(name === "" ? {} : { name }),
    }),
  resume: (hall: string, token: string) => ask<{ doors: Doors }>("POST", `${at(hall)}/resume`, undefined, token),
  checkIn: (hall: string) => ask<{ you: OwnPlace }>("POST", `${at(hall)}/check-in`),
  find: (hall: string, { wanted = "", away = false, bots = true, after = 0 }: Looked) =>
    ask<{ players: Person[]; more: boolean }>("GET", `${at(hall)}/players?${new URLSearchParams({ find: wanted, away: String(away), bots: String(bots), after: String(after) })}`),
  board: (hall: string, board: number) =>
    ask<BoardSeen>("GET", `${at(hall)}/boards/${board}`),
  seat: (hall: string, seat: number) => ask<SeatSeen & { deeds: Deed[]; frame: Part[] }>("GET", `${at(hall)}/seats/${seat}`),
  act: (hall: string, client: string, act: Act) =>
    ask<{ told: Record<string, unknown>; number: number }>("POST", `${at(hall)}/acts`, { client, act }),
  desk: (hall: string) => ask<Desk>("GET", `${at(hall)}/desk`),
  changeDesk: (hall: string, change: { name?: string; places?: number; registration?: "open" | "closed"; door_word?: boolean; settings?: Partial<Settings> }) =>
    ask<Desk>("PATCH", `${at(hall)}/desk`, change),
  callReferee: (hall: string, name: string) => ask<{ name: string; code: string }>("POST", `${at(hall)}/desk/referees`, { name }),
  dismissReferee: (hall: string, name: string) => ask<unknown>("DELETE", `${at(hall)}/desk/referees/${encodeURIComponent(name)}`),
  registerAll: (hall: string, names: string[]) =>
    ask<{ players: { number: number; name: string; waiting: boolean; code: string }[] }>("POST", `${at(hall)}/desk/players`, { names }),
  checkInFor: (hall: string, number: number, isIn: boolean) =>
    ask<{ player: Person }>("PATCH", `${at(hall)}/desk/players/${number}`, { checked_in: isIn }),
  codes: (hall: string, numbers: number[]) => ask<{ cards: SeatCard[] }>("POST", `${at(hall)}/desk/codes`, { numbers }),
  bots: (hall: string, count: number, kind?: string) =>
    ask<{ numbers: number[] }>("POST", `${at(hall)}/desk/bots`, { count, ...(kind ? { kind } : {}) }),
  start: (hall: string) => ask<{ boards: number }>("POST", `${at(hall)}/desk/start`),
  remove: (hall: string) => ask<unknown>("DELETE", `${at(hall)}/desk`),
  rankingAddress: (hall: string) => `${at(hall)}/desk/ranking.csv`,
  logAddress: (hall: string) => `${at(hall)}/desk/log.ndjson`,
};

/** People page by page, in the order of their numbers: so many pages at the most. */
export async function findAll(hall: string, looked: Looked, pages = Infinity): Promise<{ players: Person[]; more: boolean }> {
  const players: Person[] = [];
  for (let page = 1; ; page += 1) {
    const found = await halls.find(hall, { ...looked, after: players.at(-1)?.number ?? looked.after ?? 0 });
    players.push(...found.players);
    if (!found.more || page >= pages) return { players, more: found.more };
  }
}

/** New codes for any number of people, as many at a time as the server makes. */
export async function makeCodes(hall: string, numbers: readonly number[]): Promise<SeatCard[]> {
  const cards: SeatCard[] = [];
  for (let first = 0; first < numbers.length; first += MOST_CODES) {
    cards.push(...(await halls.codes(hall, numbers.slice(first, first + MOST_CODES))).cards);
  }
  return cards;
}
