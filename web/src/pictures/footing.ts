/** Barbarians that stand on a hex and on a path of it, as Barbarian Attack tells it together with Traders & Barbarians. */

import { between, distance, edgeAt, hexAt, isInnerPath, pathCorners, type Point } from "../board/geometry";
import { entriesOf, isPart } from "../lib/parts";
import type { BoardFacts } from "../lib/protocol";
import { STANDS } from "./coast";
import type { Seen } from "./picture";

/** How far a barbarian on a path stands inside its hex, where a knight on that edge does not hide it. */
const INSIDE = 0.36;
/** Between the inner paths of a trade hex, as a part of the way from its middle to a side. */
const BETWEEN_PATHS = 0.56;
/** So near another figure there is no room. */
const ROOM = 36;

/** By path, the hex of the barbarian there; empty where barbarians stand on hexes or on paths only. */
export function homesOf(view: Seen): Map<number, number> {
  const told = view.barbarians_on_paths;
  return new Map(isPart(told) ? entriesOf(told.barbarian_hexes).map(([edge, hex]) => [Number(edge), Number(hex)]) : []);
}

export interface Footing {
  at: Point;
  /** Where its path lies from there, in degrees clockwise from the right; on an inner path it stands itself. */
  path?: number;
}

/** One figure in both places: in its hex, and at its path. */
export function footingOn(board: BoardFacts, edge: number, hex: number): Footing {
  const path = edgeAt(board, edge);
  if (isInnerPath(board, edge)) return { at: path };
  const middle = hexAt(board, hex);
  return { at: between(path, middle, INSIDE), path: (Math.atan2(path.y - middle.y, path.x - middle.x) * 180) / Math.PI };
}

/** How many barbarians of a hex stand on paths. */
export function onPathsOf(view: Seen, hex: number): number {
  return footingsIn(view, hex).length;
}

function footingsIn(view: Seen, hex: number): number[] {
  return [...homesOf(view)].flatMap(([edge, home]) => (home === hex ? [edge] : []));
}

/** Where those stand who are in the middle of a hex, the places first where nobody at a path is near. */
export function middleOf(board: BoardFacts, view: Seen, hex: number): Point[] {
  const taken = footingsIn(view, hex).map((edge) => footingOn(board, edge, hex).at);
  const isTaken = (spot: Point): number => (taken.some((at) => distance(at, spot) < ROOM) ? 1 : 0);
  return spotsOn(board, hex).sort((one, other) => isTaken(one) - isTaken(other));
}

function spotsOn(board: BoardFacts, hex: number): Point[] {
  const middle = hexAt(board, hex);
  const corners = pathCorners(board, hex);
  if (corners.length === 0) return STANDS.map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }));
  const beside = corners.flatMap((one, at) => corners.slice(at + 1).flatMap((other) => (distance(one, other) < 1.1 * distance(one, middle) ? [between(one, other, 0.5)] : [])));
  return beside.map((side) => between(middle, side, BETWEEN_PATHS));
}
