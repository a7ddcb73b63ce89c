/** Dragons in the deserts and on the land: where each is drawn, how many there are, and which hexes are in danger. */

import { hexAt, type Point } from "../board/geometry";
import { entriesOf, numbersIn, type Part } from "../lib/parts";
import type { BoardFacts } from "../lib/protocol";

export interface Host {
  hex: number;
  count: number;
  isDesert: boolean;
}

export function hostsOf(told: Part): Host[] {
  const deserts = numbersIn(told.deserts);
  return entriesOf(told.dragons).map(([hex, count]) => ({ hex: Number(hex), count: Number(count), isDesert: deserts.includes(Number(hex)) }));
}

/** In rows, those behind first, so that those before them stand in front. */
const SITS: readonly (readonly Point[])[] = [
  [{ x: 0, y: -4 }],
  [{ x: -26, y: -8 }, { x: 30, y: 0 }],
  [{ x: 0, y: -36 }, { x: -30, y: 16 }, { x: 34, y: 16 }],
  [{ x: -26, y: -34 }, { x: 30, y: -34 }, { x: -30, y: 22 }, { x: 34, y: 22 }],
  [{ x: -26, y: -36 }, { x: 30, y: -36 }, { x: -46, y: 20 }, { x: 2, y: 20 }, { x: 50, y: 20 }],
  [{ x: -42, y: -34 }, { x: 2, y: -38 }, { x: 46, y: -34 }, { x: -46, y: 20 }, { x: 2, y: 22 }, { x: 50, y: 20 }],
];

/** So many are drawn in a desert; how many there are is also written. */
export const MOST_DRAWN = SITS.length;

/** Where the dragons of a desert sit. */
export function seatsIn(board: BoardFacts, { hex, count }: Host): Point[] {
  const middle = hexAt(board, hex);
  return (SITS[Math.min(count, MOST_DRAWN) - 1] ?? []).map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }));
}

export interface Muster {
  supply: number;
  inDeserts: number;
  onLand: number;
  drivenOff: number;
}

export function musterOf(told: Part): Muster {
  const hosts = hostsOf(told);
  const sum = (some: Host[]): number => some.reduce((all, { count }) => all + count, 0);
  return {
    supply: Number(told.dragon_supply ?? 0),
    inDeserts: sum(hosts.filter(({ isDesert }) => isDesert)),
    onLand: sum(hosts.filter(({ isDesert }) => !isDesert)),
    drivenOff: Number(told.dragons_driven_off ?? 0),
  };
}

/** Whether a roll can bring dragons: all have gathered, and some are left in the deserts. */
export function isDanger(told: Part): boolean {
  return told.attack === true && musterOf(told).inDeserts > 0;
}
