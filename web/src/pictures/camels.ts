/** Camels and where they head for, as the caravans tell it: read for drawings and for words. */

import { edgeEnds, hexAt, vertexAt, type Point } from "../board/geometry";
import { entriesOf, isPart, numbersIn, type Part } from "../lib/parts";
import type { Action, BoardFacts } from "../lib/protocol";

export interface Camel {
  edge: number;
  /** The vertex that it heads for; null while both ends are open to it. */
  head: number | null;
}

export interface Vote {
  camels: number;
  /** By card and seat, null for who has not bid yet. */
  laid: Record<string, (number | null)[]>;
  votes: number[];
  named: (number | null)[];
  /** By camel, who places it as the votes stand. */
  placers: number[];
  /** Whether others may agree on an edge before. */
  mayAgree: boolean;
}

export function camelsOf(told: Part): Camel[] {
  return entriesOf(told.camels).map(([edge, head]) => ({ edge: Number(edge), head: Number(head) }));
}

/** Where the next camel may go, and where it would head for. */
export function openWaysOf(board: BoardFacts, told: Part): Camel[] {
  return numbersIn(told.open_edges).map((edge) => ({ edge, head: headOn(board, told, edge) }));
}

/** A camel comes from a front or from the oasis, and heads for the other end of its edge. */
export function headOn(board: BoardFacts, told: Part, edge: number): number | null {
  const fronts = numbersIn(told.fronts);
  const arrow = isPart(told.arrows) ? told.arrows[String(edge)] : undefined;
  const [one = -1, other = -1] = board.edges[edge] ?? [];
  const heads = [
    [one, other],
    [other, one],
  ].flatMap(([from = -1, to = -1]) => (fronts.includes(from) || arrow === to ? [to] : []));
  return heads.length === 1 ? (heads[0] ?? null) : null;
}

/** The way from the other end of an edge to one of its ends, in degrees clockwise from the east. */
export function headingOf(board: BoardFacts, { edge, head }: Camel): number | undefined {
  if (head === null) return undefined;
  const [from, to] = edgeEnds(board, edge);
  const [tail, front] = board.edges[edge]?.[0] === head ? [to, from] : [from, to];
  return Math.round((Math.atan2(front.y - tail.y, front.x - tail.x) * 180) / Math.PI);
}

/** How a camel is drawn that heads so: it never walks on its back, climbs where the way is steep, and has its feet on the
 * same side of an edge whichever way it goes. */
export function stanceOf(heading: number): { tilt: number; side: 1 | -1 } {
  const steep = 56;
  const side = heading > 90 || heading <= -90 ? -1 : 1;
  const tilt = side > 0 ? heading : Math.sign(heading || 1) * 180 - heading;
  return { tilt: Math.max(-steep, Math.min(steep, tilt)), side };
}

/** The camel that an action would put on the board. */
export function camelOf(board: BoardFacts, told: Part, action: Action, legal: Action[]): Camel | null {
  if (action.kind === "place_camel" || action.kind === "name_edge") {
    const edge = Number(action.edge);
    return { edge, head: headOn(board, told, edge) };
  }
  if (action.kind !== "head_camel") return null;
  const ends = legal.flatMap(({ kind, vertex }) => (kind === "head_camel" ? [Number(vertex)] : []));
  const edge = board.edges.findIndex((each) => each.every((end) => ends.includes(end)));
  return edge < 0 ? null : { edge, head: Number(action.vertex) };
}

export interface Arrow {
  edge: number;
  /** The oasis, and the way out of its middle, in degrees clockwise from the east. */
  hex: number;
  at: Point;
  turn: number;
  /** A camel stands where it points: no caravan starts there any more. */
  used: boolean;
}

export function arrowsOf(board: BoardFacts, told: Part): Arrow[] {
  const taken = new Set(camelsOf(told).map(({ edge }) => edge));
  return entriesOf(told.arrows).flatMap(([place, head]) => {
    const edge = Number(place);
    const corner = board.edges[edge]?.find((end) => end !== Number(head)) ?? -1;
    const hex = board.hex_vertices.findIndex((corners, each) => corners.includes(corner) && !board.edge_hexes[edge]?.includes(each));
    if (hex < 0) return [];
    const at = hexAt(board, hex);
    const to = vertexAt(board, corner);
    return [{ edge, hex, at, turn: Math.round((Math.atan2(to.y - at.y, to.x - at.x) * 180) / Math.PI), used: taken.has(edge) }];
  });
}

export function voteOf({ vote }: Part): Vote | null {
  if (!isPart(vote)) return null;
  return {
    camels: Number(vote.camels ?? 1),
    laid: Object.fromEntries(entriesOf(vote.laid).map(([card, counts]) => [card, countsIn(counts)])),
    votes: numbersIn(vote.votes),
    named: countsIn(vote.named),
    placers: numbersIn(vote.placers),
    mayAgree: vote.may_agree === true,
  };
}

function countsIn(value: unknown): (number | null)[] {
  return Array.isArray(value) ? value.map((each: unknown) => (typeof each === "number" ? each : null)) : [];
}

/** So many cards laid are offered as a bid. */
export function bidOf(legal: Action[], laid: Record<string, number>): Action | undefined {
  return legal.find((action) => action.kind === "bid" && Object.entries(laid).every(([card, count]) => action[card] === count));
}

