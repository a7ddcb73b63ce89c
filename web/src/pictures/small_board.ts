/** Boards of a few hexes, for tests of what is drawn upon them. */

import type { BoardFacts } from "../lib/protocol";

const HALF = Math.sqrt(3) / 2;
const CORNERS: [number, number][] = [[0, -1], [HALF, -0.5], [HALF, 0.5], [0, 1], [-HALF, 0.5], [-HALF, -0.5]];

/** A board of hexes in rows, each given by its column and row. */
export function boardOf(places: [column: number, row: number][]): BoardFacts {
  const vertices: [number, number][] = [];
  const edges: [number, number][] = [];
  const sides: number[][] = [];
  const numbered = (x: number, y: number): number => {
    const found = vertices.findIndex(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < 0.01);
    return found < 0 ? vertices.push([x, y]) - 1 : found;
  };
  const hexes = places.map(([column, row]): [number, number] => [(2 * column + (row % 2)) * HALF, 1.5 * row]);
  const hexVertices = hexes.map(([x, y]) => CORNERS.map(([dx, dy]) => numbered(x + dx, y + dy)));
  const hexEdges = hexVertices.map((around, hex) =>
    around.map((from, at) => {
      const to = around[(at + 1) % 6] ?? 0;
      const found = edges.findIndex((ends) => ends.includes(from) && ends.includes(to));
      const edge = found < 0 ? edges.push([from, to]) - 1 : found;
      (sides[edge] ??= []).push(hex);
      return edge;
    }),
  );
  const edgeHexes = sides.map(([left = -1, right = -1]): [number, number] => [left, right]);
  return { hexes, vertices, edges, hex_vertices: hexVertices, hex_edges: hexEdges, edge_hexes: edgeHexes, islands: [], markers: {} };
}
