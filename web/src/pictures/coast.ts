/** Barbarians on the coast: where they stand, where they come from, and what they have conquered. */

import { between, distance, edgeAt, edgeTurn, harbourAt, hexAt, isWater, vertexAt, type Point } from "../board/geometry";
import { entriesOf, numbersIn, type Part } from "../lib/parts";
import type { BoardFacts } from "../lib/protocol";
import type { Looks, Seen } from "./picture";

/** Beside the token and below it, where knights on the sides of the hex hide none: their count decides who wins. */
export const STANDS: readonly Point[] = [{ x: -48, y: -10 }, { x: 53, y: -10 }, { x: 2, y: 57 }];

/** Where the next one would stand beside so many. */
export function standOn(board: BoardFacts, hex: number, before: number): Point {
  const middle = hexAt(board, hex);
  const { x, y } = STANDS[Math.min(before, STANDS.length - 1)] ?? { x: 0, y: 0 };
  return { x: middle.x + x, y: middle.y + y };
}

/** By hex, how many barbarians stand there. */
export function hostsOf(told: Part): { hex: number; count: number }[] {
  return entriesOf(told.barbarians).map(([hex, count]) => ({ hex: Number(hex), count: Number(count) }));
}

/** How many of them are drawn: a camp holds more than there is room for, and its token says how many. */
export function drawnOf(count: number): number {
  return Math.min(count, STANDS.length);
}

export function sum(counts: number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

/** All barbarians of the game: those beside the board, on the coast and in prison. */
export function musterOf(told: Part): { left: number; ashore: number; imprisoned: number } {
  return { left: Number(told.barbarians_left ?? 0), ashore: sum(hostsOf(told).map(({ count }) => count)), imprisoned: sum(numbersIn(told.prisoners)) };
}

export interface Landing {
  hex: number;
  at: Point;
  /** It lies to the right of the land, and its bow points to the left. */
  isEast: boolean;
  /** Where it might lie as well, the roomiest first. */
  elsewhere: Point[];
}

/** How far out on the water a ship lies, and how much room it needs. */
const OUT = 0.5;
const ROOM = 52;

/** A ship before every coastal hex, off one of its sides or corners, where no harbour and no other ship is near; none where
 * there is no room. */
export function landingsOf(board: BoardFacts, told: Part, view: Seen): Landing[] {
  const { terrain, harbours } = view.board;
  const taken = Object.keys(harbours).map((edge) => harbourAt(board, terrain, Number(edge)));
  const room = (at: Point): number => Math.min(...taken.map((other) => distance(at, other)));
  return numbersIn(told.coastal_hexes).flatMap((hex) => {
    const [best, ...others] = shoreOf(board, terrain, hex)
      .sort((one, other) => room(other) - room(one))
      .filter((at) => room(at) >= ROOM);
    if (!best) return [];
    taken.push(best);
    return [{ hex, at: best, isEast: best.x > hexAt(board, hex).x, elsewhere: others }];
  });
}

/** Where a ship may lie before a hex: off its sides at the sea, and off corners between two of them. */
function shoreOf(board: BoardFacts, terrain: string[], hex: number): Point[] {
  const middle = hexAt(board, hex);
  const sides = (board.hex_edges[hex] ?? []).filter((edge) => (board.edge_hexes[edge] ?? []).some((side) => side < 0 || isWater(terrain[side])));
  const corners = (board.hex_vertices[hex] ?? []).filter((vertex) => sides.filter((edge) => board.edges[edge]?.includes(vertex)).length > 1);
  return [...sides.map((edge) => harbourAt(board, terrain, edge, OUT)), ...corners.map((vertex) => between(middle, vertexAt(board, vertex), 1 + OUT))];
}

/** How the two sides of a hex lie that have a colour of the die, in degrees, as the castle shows it. */
export function turnOfColour(board: BoardFacts, told: Part, colour: string): number {
  const [edge] = entriesOf(told.castle_edges).find(([, each]) => each === colour) ?? [];
  return edge === undefined ? 0 : edgeTurn(board, Number(edge));
}

/** What a knight on an edge is, where they are not all alike: another part of the view tells it. */
export interface Bearing {
  edge: number;
  strength: number;
  active: boolean;
  /** It can ride further, or displace somebody. */
  ready: boolean;
}

export function bearingAt(view: Readonly<Record<string, unknown>>, edge: unknown): Bearing | undefined {
  for (const part of Object.values(view)) {
    const knights = (part as { knights?: unknown } | null | undefined)?.knights;
    const found = Array.isArray(knights) ? (knights as Bearing[]).find((knight) => knight.edge === edge) : undefined;
    if (found) return found;
  }
  return undefined;
}

export interface Rider {
  edge: number;
  owner: number;
  at: Point;
  hasRidden: boolean;
  rides: boolean;
  bearing: Bearing | undefined;
}

export function ridersOf(board: BoardFacts, told: Part, view: Readonly<Record<string, unknown>> = {}): Rider[] {
  const ridden = new Set(entriesOf(told.moved_knights).map(([edge]) => edge));
  return entriesOf(told.knights).map(([place, owner]) => {
    const edge = Number(place);
    const rides = told.riding_knight === edge;
    return { edge, owner: Number(owner), at: edgeAt(board, edge), hasRidden: ridden.has(place), rides, bearing: bearingAt(view, edge) };
  });
}

/** The name of the shape that a knight is drawn with, and how it looks. */
export function figureOf({ bearing, hasRidden, rides }: Rider, hired: boolean): { piece: string; looks: Looks } {
  const looks = { hired, ridden: hasRidden, rides };
  return bearing ? { piece: "knight", looks: { ...looks, strength: bearing.strength, active: bearing.active } } : { piece: "rider", looks };
}
