/** How a river runs over the board: its hexes from the source to the mouth, and the line and the outline of its water. */

import { between, distance, edgeAt, hexAt, type Point } from "../board/geometry";
import { entriesOf, type Part } from "../lib/parts";
import type { BoardFacts } from "../lib/protocol";

export interface River {
  number: number;
  /** From the source to the mouth. */
  hexes: number[];
  /** The edges that its water crosses, from the source on; the last one is the mouth. */
  sites: number[];
}

/** A place on the line of a river: where it is, where the water goes there, and half the width that it has. */
export interface Flow extends Point {
  along: Point;
  half: number;
}

export function sitesOf(told: Part): number[] {
  return entriesOf(told.bridge_sites).map(([edge]) => Number(edge));
}

/** The rivers that are told of: the water goes from hex to hex over the bridge sites, and out where no hex of its own follows. */
export function riversOf(board: BoardFacts, told: Part): River[] {
  const sites = sitesOf(told);
  const numbers = new Map(entriesOf(told.rivers).map(([hex, number]) => [Number(hex), Number(number)]));
  return [...new Set(numbers.values())].flatMap((number) => {
    const own = (hex: number): boolean => numbers.get(hex) === number;
    const sides = new Map(sites.map((edge) => [edge, (board.edge_hexes[edge] ?? []).filter(own)]));
    const mouth = sites.find((edge) => sides.get(edge)?.length === 1);
    if (mouth === undefined) return [];
    const river: River = { number, hexes: [], sites: [] };
    for (let edge: number | undefined = mouth; edge !== undefined; ) {
      const hex: number | undefined = sides.get(edge)?.find((each) => !river.hexes.includes(each));
      if (hex === undefined) break;
      river.hexes.unshift(hex);
      river.sites.unshift(edge);
      edge = sites.find((each) => !river.sites.includes(each) && sides.get(each)?.includes(hex));
    }
    return [river];
  });
}

/** So far from the middle of a hex the water passes its token. */
const AROUND = 54;
/** Where the source lies: behind the middle of its hex, and a little aside. */
const BEHIND = 60;
const ASIDE = 14;
/** Half the width at the source, at the mouth, and where it is lost in the sea. */
const BROOK = 6;
const STREAM = 15;
const DELTA = 32;
/** So far beyond its mouth the water is seen. */
export const OUT = 44;
const STEPS = 12;

/** The line of the water through all hexes of a river, in short steps: straight on it winds, now south and now north of the tokens. */
export function lineOf(board: BoardFacts, river: River): Flow[] {
  const points: Point[] = [];
  let side = 1;
  river.hexes.forEach((hex, at) => {
    const middle = hexAt(board, hex);
    const to = edgeAt(board, river.sites[at] ?? -1);
    const ahead = towards(middle, to);
    const before = river.sites[at - 1];
    if (before === undefined) {
      const aside = southOf(ahead, side);
      const source = moved(moved(middle, ahead, -BEHIND), aside, ASIDE);
      points.push(...winding(source, aside, moved(middle, aside, AROUND), to, ahead));
      side = -side;
      return;
    }
    const from = edgeAt(board, before);
    const chord = between(from, to, 0.5);
    const bent = distance(chord, middle);
    const aside = bent < 1 ? southOf(ahead, side) : towards(middle, chord);
    if (bent < 1) side = -side;
    points.push(...winding(from, towards(from, middle), moved(middle, aside, Math.max(AROUND, 0.9 * bent)), to, ahead));
  });
  return flowing([...points, edgeAt(board, river.sites[river.sites.length - 1] ?? -1)]);
}

/** From one place past another to a third. */
function winding(from: Point, leaving: Point, past: Point, to: Point, arriving: Point): Point[] {
  const across = towards(from, to);
  return [...bend(from, leaving, past, across), ...bend(past, across, to, arriving)];
}

/** Half the width grows from the source to the mouth. */
function flowing(points: Point[]): Flow[] {
  const last = points.length - 1;
  return points.map((point, at) => ({
    ...point,
    along: towards(points[Math.max(0, at - 1)] ?? point, points[Math.min(last, at + 1)] ?? point),
    half: BROOK + ((STREAM - BROOK) * at) / last,
  }));
}

/** The outline of the water on the land, wider or narrower by so much on each side. */
export function outlineOf(line: Flow[], wider = 0): string {
  const left = line.map((flow) => moved(flow, turned(flow.along, -1), flow.half + wider));
  const right = line.map((flow) => moved(flow, turned(flow.along, 1), flow.half + wider));
  return `M${[...left, ...right.reverse()].map(written).join("L")}Z`;
}

/** The water beyond the mouth, spreading. */
export function deltaOf(line: Flow[], wider = 0): string {
  const mouth = line[line.length - 1];
  if (!mouth) return "";
  const [left, right] = [turned(mouth.along, -1), turned(mouth.along, 1)];
  const near = moved(mouth, mouth.along, -1);
  const far = moved(mouth, mouth.along, OUT);
  const half = mouth.half + wider;
  const bow = (aside: Point): string => written(moved(moved(mouth, mouth.along, OUT / 2), aside, half + 2));
  const ends = [moved(near, left, half), moved(far, left, DELTA + wider), moved(far, right, DELTA + wider), moved(near, right, half)].map(written);
  return `M${ends[0]}Q${bow(left)} ${ends[1]}L${ends[2]}Q${bow(right)} ${ends[3]}Z`;
}

/** Where the direction is shown: in every hex beside its token, and before and behind it. */
export function arrowsOf(line: Flow[]): Flow[] {
  const each = STEPS / 2;
  return line.filter((_, at) => at % each === each / 2 + 1 && at < line.length - 1);
}

/** The degrees of a direction, clockwise from the east. */
export function turnOf({ x, y }: Point): number {
  return (Math.atan2(y, x) * 180) / Math.PI;
}

/** A bow from one place and direction into another, without its end. */
function bend(from: Point, leaving: Point, to: Point, arriving: Point): Point[] {
  const reach = 0.42 * distance(from, to);
  const [one, other] = [moved(from, leaving, reach), moved(to, arriving, -reach)];
  return Array.from({ length: STEPS }, (_, step) => {
    const share = step / STEPS;
    const [a, b, c] = [between(from, one, share), between(one, other, share), between(other, to, share)];
    return between(between(a, b, share), between(b, c, share), share);
  });
}

function towards(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** A quarter to the right of a direction for side 1, to the left for -1. */
function turned({ x, y }: Point, side: number): Point {
  return { x: -y * side, y: x * side };
}

/** The same by the screen: to the south for side 1, to the north for -1. */
function southOf(along: Point, side: number): Point {
  return turned(along, along.x < 0 ? -side : side);
}

function moved(from: Point, along: Point, by: number): Point {
  return { x: from.x + along.x * by, y: from.y + along.y * by };
}

function written({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
