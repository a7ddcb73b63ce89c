/** Where things lie: the server's hexes have a circumradius of 1, the drawing has one of UNIT. */

import type { BoardFacts } from "../lib/protocol";

export const UNIT = 100;
const ROOT3 = Math.sqrt(3);
/** Room around the hexes for coast, harbours and a pirate that waits outside. */
export const MARGIN = 0.95 * UNIT;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function hexAt(board: BoardFacts, hex: number): Point {
  return scaled(board.hexes[hex]);
}

export function vertexAt(board: BoardFacts, vertex: number): Point {
  return scaled(board.vertices[vertex]);
}

export function edgeEnds(board: BoardFacts, edge: number): [Point, Point] {
  const [from, to] = board.edges[edge] ?? [0, 0];
  return [vertexAt(board, from), vertexAt(board, to)];
}

export function edgeAt(board: BoardFacts, edge: number): Point {
  const [from, to] = edgeEnds(board, edge);
  return between(from, to, 0.5);
}

/** The direction of an edge in degrees, always read from left to right. */
export function edgeTurn(board: BoardFacts, edge: number): number {
  const [from, to] = edgeEnds(board, edge);
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees;
}

/** The vertex in the middle of a hex is none of its corners. */
export function plazasOf(board: BoardFacts): number[] {
  const corners = new Set(board.hex_vertices.flat());
  return board.vertices.map((_, vertex) => vertex).filter((vertex) => !corners.has(vertex));
}

/** An inner path leads from a corner to the middle of a hex, which lies on both its sides. */
export function isInnerPath(board: BoardFacts, edge: number): boolean {
  const [left, right] = board.edge_hexes[edge] ?? [-1, -1];
  return left >= 0 && left === right;
}

/** The corners of a hex that inner paths lead from to its middle; none where it has no plaza. */
export function pathCorners(board: BoardFacts, hex: number): Point[] {
  const corners = board.hex_vertices[hex] ?? [];
  const inner = board.edges.filter((_, edge) => isInnerPath(board, edge) && board.edge_hexes[edge]?.[0] === hex);
  return inner.flatMap((ends) => ends.filter((end) => corners.includes(end)).map((end) => vertexAt(board, end)));
}

/** Beside the house of a trade hex, off its plaza and paths. */
const ASIDE = { away: 0.6, turned: (52 * Math.PI) / 180 };

/** Where the number tokens of a hex lie: in its middle, or where a plaza leaves them room, and how large they are there. */
export function tokenAt(board: BoardFacts, hex: number): Point & { scale: number } {
  const { x, y } = hexAt(board, hex);
  const ends = pathCorners(board, hex);
  if (ends.length === 0) return { x, y: y + 4, scale: 1 };
  const pull = ends.reduce((sum, end) => ({ x: sum.x + end.x - x, y: sum.y + end.y - y }), { x: 0, y: 0 });
  const angle = Math.atan2(-pull.y, -pull.x) + ASIDE.turned;
  return { x: x + ASIDE.away * UNIT * Math.cos(angle), y: y + ASIDE.away * UNIT * Math.sin(angle), scale: 0.74 };
}

function scaled(point: [number, number] | undefined): Point {
  return { x: (point?.[0] ?? 0) * UNIT, y: (point?.[1] ?? 0) * UNIT };
}

export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The corners of a pointy hex around the origin, clockwise from the north. */
export function corners(radius: number): Point[] {
  const half = (radius * ROOT3) / 2;
  return [
    { x: 0, y: -radius },
    { x: half, y: -radius / 2 },
    { x: half, y: radius / 2 },
    { x: 0, y: radius },
    { x: -half, y: radius / 2 },
    { x: -half, y: -radius / 2 },
  ];
}

export function hexPath(radius: number, at: Point = { x: 0, y: 0 }): string {
  const points = corners(radius).map((corner) => `${round(corner.x + at.x)} ${round(corner.y + at.y)}`);
  return `M${points.join("L")}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export function boundsOf(board: BoardFacts): Box {
  const points = board.vertices.map((_, vertex) => vertexAt(board, vertex));
  if (points.length === 0) return { x: -UNIT, y: -UNIT, width: 2 * UNIT, height: 2 * UNIT };
  const left = Math.min(...points.map((point) => point.x)) - MARGIN;
  const top = Math.min(...points.map((point) => point.y)) - MARGIN;
  const right = Math.max(...points.map((point) => point.x)) + MARGIN;
  const bottom = Math.max(...points.map((point) => point.y)) + MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Where a harbour's sign stands: out on the water, opposite the land its edge belongs to. */
export function harbourAt(board: BoardFacts, terrain: string[], edge: number, far = 0.56): Point {
  const middle = edgeAt(board, edge);
  const sides = (board.edge_hexes[edge] ?? []).filter((hex) => hex >= 0);
  const land = sides.find((hex) => !isWater(terrain[hex])) ?? sides[0];
  if (land === undefined) return middle;
  const inner = hexAt(board, land);
  const length = distance(inner, middle) || 1;
  return between(inner, middle, 1 + (far * UNIT) / length);
}

export function isWater(terrain: string | undefined): boolean {
  return terrain === undefined || terrain === "sea" || terrain === "empty" || terrain === "fog";
}
