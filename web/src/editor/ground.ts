/** A map that is being drawn, as the drawing of boards wants it: numbered hexes, vertices and edges. */

import { UNIT, type Point } from "../board/geometry";
import type { BoardFacts } from "../lib/protocol";
import type { Seen } from "../pictures/picture";
import { across, cellOf, centreOf, cornerOf, keyOf, opposite, SIDES, type Cell } from "./cells";
import { numbersOf, terrainOf } from "./edits";
import { GAP, keywordOf, type Sheet } from "./sheet";

export interface Ground {
  board: BoardFacts;
  view: Seen;
  /** By hex, its cell. */
  cells: Cell[];
}

/** The words of maps for what has another name on a board. */
const NAMES: Record<string, string> = { "?": "empty", [GAP]: "empty" };

export function groundOf(sheet: Sheet, sides: string[]): Ground {
  const keys = [...sheet.hexes.keys()].sort((one, other) => cellOf(one).row - cellOf(other).row || cellOf(one).x - cellOf(other).x);
  const cells = keys.map(cellOf);
  const hexAt = new Map(keys.map((key, hex) => [key, hex]));
  const vertices: [number, number][] = [];
  const vertexAt = new Map<string, number>();
  const edges: [number, number][] = [];
  const edge_hexes: [number, number][] = [];
  const hex_edges: number[][] = [];

  const vertexOf = (point: Point): number => {
    const key = `${Math.round(point.x)},${Math.round(point.y)}`;
    const known = vertexAt.get(key);
    if (known !== undefined) return known;
    vertexAt.set(key, vertices.length);
    return vertices.push([point.x / UNIT, point.y / UNIT]) - 1;
  };
  const hex_vertices = cells.map((cell) => SIDES.map((corner) => vertexOf(cornerOf(cell, corner))));
  cells.forEach((cell, hex) => {
    const own = SIDES.map((side) => {
      const beside = hexAt.get(keyOf(across(cell, side))) ?? -1;
      if (beside >= 0 && beside < hex) {
        const shared = hex_edges[beside]?.[opposite(side)] ?? 0;
        edge_hexes[shared] = [beside, hex];
        return shared;
      }
      edge_hexes.push([hex, -1]);
      return edges.push([hex_vertices[hex]?.[side] ?? 0, hex_vertices[hex]?.[(side + 1) % 6] ?? 0]) - 1;
    });
    hex_edges.push(own);
  });

  const harbours: Record<string, string> = {};
  for (const line of sheet.lines) {
    if (keywordOf(line) !== "harbour") continue;
    const [start, cell, end] = line;
    if (typeof start !== "string" || cell === undefined || typeof cell === "string" || typeof end !== "string") continue;
    const edge = hex_edges[hexAt.get(keyOf(cell)) ?? -1]?.[sides.indexOf(end.trim().split(/\s+/).at(-1) ?? "")];
    if (edge !== undefined) harbours[edge] = start.trim().split(/\s+/)[1] ?? "?";
  }

  const words = keys.map((key) => sheet.hexes.get(key) ?? "");
  const terrain = words.map((word) => NAMES[terrainOf(word)] ?? terrainOf(word));
  const numbers = words.map((word) => numbersOf(word).map(Number).filter((each) => !Number.isNaN(each)));
  const hexes = cells.map(centreOf).map(({ x, y }): [number, number] => [x / UNIT, y / UNIT]);
  return {
    board: { hexes, vertices, edges, hex_vertices, hex_edges, edge_hexes, islands: [], markers: {} },
    view: { board: { terrain, numbers, robber: -1, harbours, vertices: {}, edges: {} } } as unknown as Seen,
    cells,
  };
}
