/** Wagons, their cards and their ways, as the part of the view tells them. */

import { edgeAt, hexAt, isInnerPath, vertexAt, type Point } from "../board/geometry";
import { t } from "../i18n/index.svelte";
import { entriesOf, isPart, numbersIn, type Part } from "../lib/parts";
import type { Action, BoardFacts } from "../lib/protocol";

export interface WagonCardTold {
  level: number;
  movement_points: number;
  delivery_gold: number;
  drives_off: number[];
  points: number;
}

/** One way of a wagon that moves: what it costs, and every vertex from where the wagon stands to where it comes. */
export interface Way {
  vertex: number;
  points: number;
  toll: number;
  way: number[];
}

export interface Movement {
  seat: number;
  points_left: number;
  at_plaza: boolean;
  ways: Way[];
}

export function movementOf({ movement }: Part): Movement | null {
  return isPart(movement) ? (movement as unknown as Movement) : null;
}

export function wayOf(told: Part, { vertex, toll }: Action): Way | undefined {
  return movementOf(told)?.ways.find((way) => way.vertex === vertex && way.toll === toll);
}

/** What a way costs; a toll only where there is one. */
export function priceOfWay({ points, toll }: Pick<Way, "points" | "toll">): string {
  return toll > 0 ? t("wagon.price", { points, toll }) : t("wagon.price_free", { points });
}

export function wagonCards(told: Part): WagonCardTold[] {
  return Array.isArray(told.wagon_cards) ? (told.wagon_cards as WagonCardTold[]) : [];
}

/** The card that lies on top of a seat's stack. */
export function activeCard(told: Part, seat: number): WagonCardTold | undefined {
  const level = levelOf(told, seat);
  return wagonCards(told).find((card) => card.level === level);
}

export function levelOf(told: Part, seat: number): number {
  return numbersIn(told.wagon_level)[seat] ?? 1;
}

/** The goods on a wagon, and the trade hex that accepts them. */
export function loadOf({ carried, destinations }: Part, seat: number): { goods: string; terrain: string } | null {
  const goods: unknown = Array.isArray(carried) ? carried[seat] : null;
  const terrain: unknown = Array.isArray(destinations) ? destinations[seat] : null;
  return typeof goods === "string" ? { goods, terrain: String(terrain) } : null;
}

export interface TradeHex {
  plaza: number;
  terrain: string;
  hex: number;
  middle: Point;
  /** From the middle towards the sea, one unit long. */
  seaward: Point;
  /** The corners that inner paths come from. */
  corners: Point[];
}

/** How far from the middle of a trade hex its house stands. */
export const HOUSE = 50;

/** The field of the part that tells of the stack beside a trade hex. */
export function stackOf({ terrain }: TradeHex): string {
  return `goods_of_${terrain}`;
}

export function tradeHexesOf(board: BoardFacts, told: Part): TradeHex[] {
  return entriesOf(told.plazas).map(([place, terrain]) => {
    const plaza = Number(place);
    const paths = board.edges.flatMap((ends, edge) => (ends.includes(plaza) && isInnerPath(board, edge) ? [edge] : []));
    const hex = board.edge_hexes[paths[0] ?? -1]?.[0] ?? -1;
    const corners = paths.flatMap((edge) => (board.edges[edge] ?? []).filter((vertex) => vertex !== plaza)).map((vertex) => vertexAt(board, vertex));
    return { plaza, terrain: String(terrain), hex, middle: hexAt(board, hex), seaward: seawardOf(board, told, hex), corners };
  });
}

/** Straight through the middle of the closed sides; up where none is closed. */
function seawardOf(board: BoardFacts, told: Part, hex: number): Point {
  const middle = hexAt(board, hex);
  const closed = (board.hex_edges[hex] ?? []).filter((edge) => isPart(told.closed_edges) && String(edge) in told.closed_edges);
  const x = closed.reduce((sum, edge) => sum + edgeAt(board, edge).x - middle.x, 0);
  const y = closed.reduce((sum, edge) => sum + edgeAt(board, edge).y - middle.y, 0);
  const length = Math.hypot(x, y);
  return length < 1 ? { x: 0, y: -1 } : { x: x / length, y: y / length };
}

/** So far from a point in a direction. */
export function off(from: Point, direction: Point, far: number): Point {
  return { x: from.x + far * direction.x, y: from.y + far * direction.y };
}
