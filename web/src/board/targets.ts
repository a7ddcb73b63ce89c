/** The glowing places: where they are, which one a finger means, and in which order the keyboard visits them. */

import type { PlaceKind } from "../lib/actions";
import type { Place } from "../lib/pointing.svelte";
import type { Action, BoardFacts } from "../lib/protocol";
import { between, distance, edgeEnds, type Point } from "./geometry";
import { spotOf } from "./spots";

export interface Target extends Place {
  key: string;
  at: Point;
  actions: Action[];
}

/** Reading order: row by row from the top, each from the left. */
export function targetsOf(board: BoardFacts, targets: Map<string, Action[]>): Target[] {
  const found: Target[] = [];
  for (const [key, actions] of targets) {
    const [place, number] = key.split(":");
    const id = Number(number);
    const at = spotOf(board, place as PlaceKind, id);
    if (at) found.push({ key, place: place as PlaceKind, id, at, actions });
  }
  return found.sort((a, b) => row(a.at) - row(b.at) || a.at.x - b.at.x);
}

/** Rows are half a hex side high. */
function row(at: Point): number {
  return Math.round(at.y / 50);
}

/** How far from its middle a place still counts as pointed at, before the size of a finger is considered. */
const REACH: Record<PlaceKind, number> = { vertex: 34, edge: 26, hex: 86 };

/** The place that is meant: the nearest one in reach. A finger reaches at least `least` (in board units). */
export function nearest(board: BoardFacts, targets: Target[], at: Point, least: number): Target | null {
  let best: Target | null = null;
  let bestShare = 1;
  for (const target of targets) {
    const share = away(board, target, at) / Math.max(REACH[target.place], least);
    if (share <= bestShare) {
      best = target;
      bestShare = share;
    }
  }
  return best;
}

function away(board: BoardFacts, target: Target, at: Point): number {
  if (target.place !== "edge") return distance(target.at, at);
  const [from, to] = edgeEnds(board, target.id);
  const length = distance(from, to) || 1;
  const along = ((at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y)) / (length * length);
  return distance(at, between(from, to, Math.min(0.75, Math.max(0.25, along))));
}

/** The next place in the direction of an arrow key. */
export function neighbour(targets: Target[], from: Target, key: string): Target | null {
  const direction = ARROWS[key];
  if (!direction) return null;
  let best: Target | null = null;
  let bestCost = Infinity;
  for (const target of targets) {
    const x = target.at.x - from.at.x;
    const y = target.at.y - from.at.y;
    const ahead = x * direction.x + y * direction.y;
    const aside = Math.abs(x * direction.y - y * direction.x);
    if (target === from || ahead < 1) continue;
    const cost = ahead + 2 * aside;
    if (cost < bestCost) {
      best = target;
      bestCost = cost;
    }
  }
  return best;
}

export const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
