/** Barbarians that stand on a hex and on a path of it, as Barbarian Attack tells it together with Traders & Barbarians. */

import { between, edgeAt, hexAt, type Point } from "../board/geometry";
import { entriesOf, isPart } from "../lib/parts";
import type { BoardFacts } from "../lib/protocol";
import type { Seen } from "./picture";

/** How far a barbarian on a path stands inside its hex: beside whoever else is on that edge. */
const INSIDE = 0.26;

/** By path, the hex of the barbarian there; empty where barbarians stand on hexes or on paths only. */
export function homesOf(view: Seen): Map<number, number> {
  const told = view.barbarians_on_paths;
  return new Map(isPart(told) ? entriesOf(told.barbarian_hexes).map(([edge, hex]) => [Number(edge), Number(hex)]) : []);
}

/** How many barbarians of a hex stand on paths as well. */
export function onPathsOf(view: Seen, hex: number): number {
  return [...homesOf(view).values()].filter((home) => home === hex).length;
}

export interface Footing {
  at: Point;
  /** Where its hex lies from there, in degrees clockwise from the right. */
  towards: number;
}

export function footingOn(board: BoardFacts, edge: number, hex: number): Footing {
  const path = edgeAt(board, edge);
  const middle = hexAt(board, hex);
  return { at: between(path, middle, INSIDE), towards: (Math.atan2(middle.y - path.y, middle.x - path.x) * 180) / Math.PI };
}
