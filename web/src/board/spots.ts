/** Where on or beside a place something is drawn. */

import type { PlaceKind } from "../lib/actions";
import type { BoardFacts, BoardView } from "../lib/protocol";
import type { Mark, Water } from "../pictures/picture";
import { distance, edgeAt, edgeEnds, harbourAt, hexAt, vertexAt, type Point } from "./geometry";

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

/** Who stands on a hex stands beside its token, and below where several lie beside each other. */
export function besideToken(board: BoardFacts, view: BoardView, hex: number, x: number): Point {
  const at = hexAt(board, hex);
  const several = (view.numbers[hex] ?? []).length > 1;
  return several ? { x: at.x + 0.35 * x, y: at.y + 48 } : { x: at.x + x, y: at.y + 2 };
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
/** How far along its coast a sign may stand, and how far out then, so that it keeps off the coast beside it. */
const ALONG = [20, 30, 40];
const OUT_THERE = 0.42;

/** Where the sign of a harbour stands: clear of other signs, and of water that something else covers. */
export function harbourSign(board: BoardFacts, { terrain, harbours }: BoardView, edge: number, waters: readonly Water[] = []): Point {
  const usual = harbourAt(board, terrain, edge);
  const isCrowded = Object.keys(harbours).some((other) => Number(other) !== edge && distance(harbourAt(board, terrain, Number(other)), usual) < SIGN);
  const sign = isCrowded ? harbourAt(board, terrain, edge, NEAR_COAST) : usual;
  const room = (at: Point): number => clearance(at, SIGN / 2, waters);
  if (room(sign) >= 0) return sign;
  const near = harbourAt(board, terrain, edge, OUT_THERE);
  const [from, to] = edgeEnds(board, edge);
  const long = distance(from, to) || 1;
  const aside = ALONG.flatMap((far) => [far, -far]).map((far) => ({ x: near.x + ((to.x - from.x) / long) * far, y: near.y + ((to.y - from.y) / long) * far }));
  return aside.find((at) => room(at) >= 0) ?? aside.reduce((best, at) => (room(at) > room(best) ? at : best), sign);
}

/** How much farther away the nearest water is than it has to be; below zero where it is covered. */
function clearance(at: Point, radius: number, waters: readonly Water[]): number {
  return Math.min(Infinity, ...waters.map((water) => distance(at, water.at) - water.radius - radius));
}

/** Half as wide as what may lie elsewhere. */
const AFLOAT = 30;

/** Marks that may lie elsewhere keep off water that others cover, and off each other; where there is no room they stay. */
export function keptApart(marks: readonly Mark[]): Mark[] {
  const waters = marks.flatMap(({ water }) => (water ? [water] : []));
  if (waters.length === 0) return [...marks];
  const floats = marks.filter(({ elsewhere }) => elsewhere !== undefined).map(({ key, at }) => ({ key, at, radius: AFLOAT }));
  return marks.map((mark) => {
    if (!mark.elsewhere || clearance(mark.at, AFLOAT, waters) >= 0) return mark;
    const others = floats.filter(({ key }) => key !== mark.key);
    const at = mark.elsewhere.find((spot) => clearance(spot, AFLOAT, [...waters, ...others]) >= 0);
    if (!at) return mark;
    const float = floats.find(({ key }) => key === mark.key);
    if (float) float.at = at;
    return { ...mark, at };
  });
}
