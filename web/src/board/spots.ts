/** Where on or beside a place something is drawn. */

import type { PlaceKind } from "../lib/actions";
import type { BoardFacts, BoardView } from "../lib/protocol";
import { distance, edgeAt, harbourAt, hexAt, vertexAt, type Point } from "./geometry";

/** The middle of a place; null where the board has no such place. */
export function spotOf(board: BoardFacts, place: PlaceKind, id: number): Point | null {
  if (place === "vertex") return id in board.vertices ? vertexAt(board, id) : null;
  if (place === "edge") return id in board.edges ? edgeAt(board, id) : null;
  return id in board.hexes ? hexAt(board, id) : null;
}

/** Where a mark lies: on a hex not on its number. */
export function markSpot(board: BoardFacts, place: PlaceKind, id: number): Point | null {
  const at = spotOf(board, place, id);
  return at && place === "hex" ? { x: at.x, y: at.y - 52 } : at;
}

/** Who stands on a hex stands beside its token. */
export function besideToken(board: BoardFacts, hex: number, x: number): Point {
  const at = hexAt(board, hex);
  return { x: at.x + x, y: at.y + 2 };
}

const CLOSE = 80;
const ASIDE = 36;

/** The middle of a sea hex, or beside it where a harbour's sign stands there. */
export function clearOfHarbours(board: BoardFacts, view: BoardView, hex: number): Point {
  const middle = hexAt(board, hex);
  const signs = Object.keys(view.harbours)
    .map((edge) => harbourAt(board, view.terrain, Number(edge)))
    .filter((sign) => distance(sign, middle) < CLOSE);
  const x = signs.reduce((sum, sign) => sum + sign.x - middle.x, 0);
  const y = signs.reduce((sum, sign) => sum + sign.y - middle.y, 0);
  const length = Math.hypot(x, y);
  return length < 1 ? middle : { x: middle.x - (x / length) * ASIDE, y: middle.y - (y / length) * ASIDE };
}

/** As wide as a sign is; signs nearer than that stand closer to their own coast. */
const SIGN = 62;
const NEAR_COAST = 0.36;

export function harbourSign(board: BoardFacts, { terrain, harbours }: BoardView, edge: number): Point {
  const usual = harbourAt(board, terrain, edge);
  const isCrowded = Object.keys(harbours).some((other) => Number(other) !== edge && distance(harbourAt(board, terrain, Number(other)), usual) < SIGN);
  return isCrowded ? harbourAt(board, terrain, edge, NEAR_COAST) : usual;
}
