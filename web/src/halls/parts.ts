/** What is known of a hall, and how the parts of snapshots and changes are laid over it. */

import type { Alert, BoardSummary, Claimant, Clock, Counts, Hall, HallBoard, HallOffer, HallResult, Leader, LeaveRequest, Part, Partner, You } from "./protocol";
import type { Cards } from "../lib/protocol";

export interface Known {
  hall: Hall | null;
  clock: Clock | null;
  you: You | null;
  partners: Record<number, Partner>;
  boards: Record<number, HallBoard>;
  offers: HallOffer[];
  requests: LeaveRequest[];
  warnings: string[];
  strip: Record<number, BoardSummary>;
  leaders: Leader[];
  claimants: Claimant[];
  counts: Counts | null;
  alerts: Alert[];
  result: HallResult | null;
}

export const NOTHING: Known = {
  hall: null,
  clock: null,
  you: null,
  partners: {},
  boards: {},
  offers: [],
  requests: [],
  warnings: [],
  strip: {},
  leaders: [],
  claimants: [],
  counts: null,
  alerts: [],
  result: null,
};

/** What is told once and kept by nobody. */
export interface Passing {
  produced: Cards | null;
  lapsed: unknown[];
}

const WHOLE = new Set(["hall", "clock", "offers", "requests", "warnings", "leaders", "claimants", "result"]);
/** Of these a change holds the changed fields only, one for all or one by number. */
const FIELDS = new Set(["you", "counts"]);
const NUMBERED: Record<string, "partners" | "boards"> = { partner: "partners", board: "boards" };

/** A snapshot replaces everything. */
export function begin(hall: Hall, parts: readonly Part[]): Known {
  return lay({ ...NOTHING, hall }, parts).known;
}

export function lay(known: Known, parts: readonly Part[]): { known: Known; passing: Passing } {
  const next: Known = { ...known };
  const passing: Passing = { produced: null, lapsed: [] };
  for (const part of parts) {
    const [name] = part;
    const value = part[part.length - 1];
    const group = NUMBERED[name];
    if (group && part.length === 3) {
      const key = part[1] as number;
      next[group] = { ...next[group], [key]: { ...next[group][key], ...(value as object) } } as never;
    } else if (FIELDS.has(name)) {
      next[name as "you"] = { ...next[name as "you"], ...(value as You) };
    } else if (WHOLE.has(name)) {
      Object.assign(next, { [name]: value });
    } else if (name === "strip") {
      next.strip = { ...next.strip, ...Object.fromEntries((value as BoardSummary[]).map((board) => [board.board, board])) };
    } else if (name === "alerts") {
      next.alerts = merged(next.alerts, value as Alert[]);
    } else if (name === "produced") {
      passing.produced = value as Cards;
    } else if (name === "lapsed") {
      passing.lapsed = value as unknown[];
    }
  }
  if (next.you && next.you.seat === undefined) next.you = { ...next.you, seat: null };
  return { known: next, passing };
}

/** Own requests for leave that are over without a building, but for those that lapsed with the turn. */
export function unbuiltRequests(before: Known, now: Known, lapsed: readonly unknown[]): LeaveRequest[] {
  const own = now.you?.seat ?? null;
  if (own === null) return [];
  const open = new Set(now.requests.map(({ request }) => request));
  const gone = new Set(lapsed.map(String));
  const built = new Set(Object.values(now.boards).flatMap(({ buildings }) => buildings.filter(([, seat]) => seat === own).map(([vertex]) => String(vertex))));
  return before.requests.filter(({ request, seat, vertex }) => seat === own && !open.has(request) && !gone.has(String(vertex)) && !built.has(String(vertex)));
}

function merged(old: readonly Alert[], news: readonly Alert[]): Alert[] {
  const numbers = new Set(news.map(({ number }) => number));
  return [...old.filter(({ number }) => !numbers.has(number)), ...news];
}
