/** What a game was like in numbers, counted from its replay. */

import type { Replay } from "../lib/api";
import { viewsOf } from "./course";
import { EARNED, TAKING } from "../pictures";

export const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export const SOURCES = ["start", "production", "choice", "bank", "trade", "taken", "cards", "other"] as const;
export type Source = (typeof SOURCES)[number];

export interface Statistics {
  /** Points of every seat at the end of each turn, founding first. */
  points: { turn: number; points: number[] }[];
  /** How often chance brought each sum of two dice, from 2 to 12. */
  dice: number[];
  /** Cards every seat got, by where they came from. */
  income: Record<Source, number>[];
}

/** Where cards come from that are gained in the course of an action. */
const GAINED: Record<string, Source> = {
  found_building: "start",
  roll: "production",
  discard: "production",
  choose_resource: "choice",
  bank_trade: "bank",
  play_card: "cards",
};

/** Not everything that is gained and traded is a card: whatever is one, the bank has. */
function isCard(thing: unknown, { bank }: { bank?: Record<string, number> }): boolean {
  return typeof thing !== "string" || bank === undefined || thing in bank;
}

function gainedBy(kind: string): Source | undefined {
  return GAINED[kind] ?? (EARNED[kind] as Source | undefined);
}

export function statisticsOf({ table, frames, rolls }: Pick<Replay, "table" | "frames" | "rolls">): Statistics {
  const seats = table.config.players;
  const statistics: Statistics = {
    points: [],
    dice: SUMS.map((sum) => rolls[sum] ?? 0),
    income: Array.from({ length: seats }, () => Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>),
  };
  const earn = (seat: unknown, source: Source, count: unknown): void => {
    const income = statistics.income[Number(seat)];
    if (income) income[source] += Number(count ?? 1);
  };
  viewsOf(frames).forEach((view, step) => {
    const frame = frames[step];
    if (!frame) return;
    const latest = statistics.points[statistics.points.length - 1];
    if (latest?.turn === view.turn) latest.points = frame.points;
    else statistics.points.push({ turn: view.turn, points: frame.points });
    for (const event of frame.events) {
      if (!isCard(event.card, view)) continue;
      if (event.event === "gained") earn(event.seat, gainedBy(frame.action?.kind ?? "") ?? "other", event.count);
      else if (event.event === "traded") earn(event.taker, "trade", event.count);
      else if (event.event === "stolen") earn(event.thief, "taken", 1);
      else if (event.event === "card_given") earn(event.taker, "taken", 1);
      else if (event.event === "monopolised" || TAKING.has(event.event)) earn(event.seat, "cards", event.count);
    }
  });
  return statistics;
}

/** How often each sum is expected in so many rolls. */
export function expected(rolls: number): number[] {
  return SUMS.map((sum) => (rolls * (6 - Math.abs(7 - sum))) / 36);
}

/** Round numbers for the lines of a scale from 0 to at least the highest value. */
export function scale(highest: number, most = 6): number[] {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
  const step = steps.find((each) => highest / each <= most) ?? Math.ceil(highest / most);
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, at) => at * step);
}
