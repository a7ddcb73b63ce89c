/**
 * Boards beside each other as one map, so that everything that draws a map draws them too.
 *
 * A board is nine rows of six hexes. A place has one name, [board, row, column, side or corner], by the hex that it is the
 * E, SE or SW side of, or the N or S corner. Seams are drawn like any other water.
 */

import type { BoardFacts, BoardView } from "../lib/protocol";
import type { EdgeWord, HallBoard, HallFacts, HexWord, Layout, Side, VertexWord } from "./protocol";

const HALF = Math.sqrt(3) / 2;
/** On a grid whose columns are half a hex wide and whose rows are half a side high. */
const CORNERS: Record<string, [number, number]> = { N: [0, -2], NE: [1, -1], SE: [1, 1], S: [0, 2], SW: [-1, 1], NW: [-1, -1] };
const ENDS: Record<string, [string, string]> = { NE: ["N", "NE"], E: ["NE", "SE"], SE: ["SE", "S"], SW: ["S", "SW"], W: ["SW", "NW"], NW: ["NW", "N"] };
const NAMED_SIDES = ["E", "SE", "SW"] as const;
const NAMED_CORNERS = ["N", "S"] as const;

type Printed = Pick<HallFacts, "rows" | "columns" | "moon_hexes" | "layouts">;

/** Boards from west to east with everything on them that never changes. */
export interface Ground {
  boards: number[];
  board: BoardFacts;
  terrain: string[];
  numbers: number[][];
  harbours: Record<string, string>;
  /** Edges where the two halves of a board meet. */
  dividing: number[];
  /** Sides of hexes where two boards meet. */
  seams: number[];
  hexIds: Map<string, number>;
  edgeIds: Map<string, number>;
  vertexIds: Map<string, number>;
  hexWords: HexWord[];
  edgeWords: Map<number, EdgeWord>;
  vertexWords: Map<number, VertexWord>;
  /** The hexes of each half: [board, side]. */
  halves: Map<string, number[]>;
}

export function nameOf(word: readonly (string | number)[]): string {
  return word.join(",");
}

/** Boards as they lie from west to east. Whoever sits at Sun's side, in the north, sees them turned round. */
export function groundOf(facts: Printed, boards: readonly { board: number; layout: Layout }[], seenFrom: Side = "moon"): Ground {
  const { rows, columns } = facts;
  const moon = new Set(facts.moon_hexes.map(nameOf));
  const halfOf = (row: number, column: number): Side => (moon.has(nameOf([row, column])) ? "moon" : "sun");
  const turn = seenFrom === "sun" ? -1 : 1;
  const vertexAt = new Map<string, number>();
  const edgeAt = new Map<string, number>();
  const hexAt = new Map<string, number>();
  const ground: Ground = {
    boards: boards.map(({ board }) => board),
    board: { hexes: [], vertices: [], edges: [], hex_vertices: [], hex_edges: [], edge_hexes: [], islands: [], markers: {} },
    terrain: [],
    numbers: [],
    harbours: {},
    dividing: [],
    seams: [],
    hexIds: new Map(),
    edgeIds: new Map(),
    vertexIds: new Map(),
    hexWords: [],
    edgeWords: new Map(),
    vertexWords: new Map(),
    halves: new Map(),
  };
  const map = ground.board;
  const place = (x: number, y: number): [number, number] => [turn * x * HALF, (turn * y) / 2];
  const vertex = (x: number, y: number): number => {
    const key = `${x},${y}`;
    let id = vertexAt.get(key);
    if (id === undefined) {
      id = map.vertices.push(place(x, y)) - 1;
      vertexAt.set(key, id);
    }
    return id;
  };
  const edge = (from: number, to: number): number => {
    const key = from < to ? `${from},${to}` : `${to},${from}`;
    let id = edgeAt.get(key);
    if (id === undefined) {
      id = map.edges.push([from, to]) - 1;
      map.edge_hexes.push([-1, -1]);
      edgeAt.set(key, id);
    }
    return id;
  };

  boards.forEach(({ board, layout }, step) => {
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const x = 2 * (columns * step + column) + (row % 2);
        const y = 3 * row;
        const hex = map.hexes.push(place(x, y)) - 1;
        hexAt.set(`${x},${y}`, hex);
        const word: HexWord = [board, row, column];
        ground.hexIds.set(nameOf(word), hex);
        ground.hexWords.push(word);
        ground.terrain.push(layout.terrain[columns * row + column] ?? "sea");
        const number = layout.numbers[columns * row + column] ?? 0;
        ground.numbers.push(number > 0 ? [number] : []);
        const half = nameOf([board, halfOf(row, column)]);
        ground.halves.set(half, [...(ground.halves.get(half) ?? []), hex]);

        const corner = (name: string): number => {
          const [right, down] = CORNERS[name] ?? [0, 0];
          return vertex(x + right, y + down);
        };
        const side = (name: string): number => {
          const [from, to] = ENDS[name] ?? ["N", "NE"];
          return edge(corner(from), corner(to));
        };
        map.hex_vertices.push(Object.keys(CORNERS).map(corner));
        map.hex_edges.push(Object.keys(ENDS).map(side));
        for (const beside of map.hex_edges[hex] ?? []) {
          const [first] = map.edge_hexes[beside] ?? [-1, -1];
          map.edge_hexes[beside] = first < 0 ? [hex, -1] : [first, hex];
        }
        for (const name of NAMED_SIDES) note(ground.edgeIds, ground.edgeWords, [board, row, column, name], side(name));
        for (const name of NAMED_CORNERS) note(ground.vertexIds, ground.vertexWords, [board, row, column, name], corner(name));
        for (const harbour of layout.harbours) {
          if (harbour.at[0] === row && harbour.at[1] === column) ground.harbours[String(side(harbour.side))] = harbour.kind;
        }
      }
    }
  });

  map.edge_hexes.forEach(([one, other], id) => {
    const from = ground.hexWords[one];
    const to = ground.hexWords[other];
    if (!from || !to) return;
    if (from[0] !== to[0]) ground.seams.push(id);
    else if (halfOf(from[1], from[2]) !== halfOf(to[1], to[2])) ground.dividing.push(id);
  });
  return ground;
}

function note(ids: Map<string, number>, words: Map<number, EdgeWord>, word: EdgeWord, id: number): void {
  ids.set(nameOf(word), id);
  words.set(id, word);
}

/** A board and those beside it, as they lie from west to east. A line has ends; a ring has none. */
export function groundAround(facts: Printed, boards: readonly Pick<HallBoard, "board" | "layout">[], home: number, seenFrom: Side = "moon"): Ground {
  const inOrder = westToEast(boards.map(({ board }) => board), home);
  return groundOf(
    facts,
    inOrder.flatMap((board) => {
      const layout = facts.layouts[boards.find((one) => one.board === board)?.layout ?? ""];
      return layout ? [{ board, layout }] : [];
    }),
    seenFrom,
  );
}

/** How up to three boards lie around one of them. Where the ring closes, what is beside its end has the farthest number. */
export function westToEast(boards: readonly number[], home: number): number[] {
  const [low, high] = boards.filter((board) => board !== home).sort((one, other) => one - other);
  if (low === undefined) return [home];
  if (high === undefined) return low < home ? [low, home] : [home, low];
  return low < home && home < high ? [low, home, high] : [high, home, low];
}

/** What stands on the boards, for whoever draws maps. Owners are seats. */
export function viewOf(ground: Ground, boards: readonly HallBoard[]): BoardView {
  const vertices: BoardView["vertices"] = {};
  const edges: BoardView["edges"] = {};
  const robbers: number[] = [];
  for (const board of boards) {
    for (const [word, seat, piece] of board.routes) {
      const id = ground.edgeIds.get(nameOf(word));
      if (id !== undefined) edges[String(id)] = [seat, piece];
    }
    for (const [word, seat, piece] of board.buildings) {
      const id = ground.vertexIds.get(nameOf(word));
      if (id !== undefined) vertices[String(id)] = [seat, piece];
    }
    for (const word of board.robbers) {
      const id = ground.hexIds.get(nameOf(word));
      if (id !== undefined) robbers.push(id);
    }
  }
  return { terrain: ground.terrain, numbers: ground.numbers, robber: robbers[0] ?? "", robbers, harbours: ground.harbours, vertices, edges };
}

/** The colour of every seat of these boards: equal layouts that meet where a ring closes have substitutes. */
export function coloursOf(facts: Pick<HallFacts, "layouts">, boards: readonly Pick<HallBoard, "board" | "layout">[]): string[] {
  const colours: string[] = [];
  const taken = new Set<string>();
  for (const { board, layout } of boards) {
    const printed = facts.layouts[layout]?.colours;
    if (!printed) continue;
    const pair = taken.has(layout) ? substitutes(facts, boards) : [printed.sun, printed.moon];
    taken.add(layout);
    colours[2 * board] = pair[0] ?? printed.sun;
    colours[2 * board + 1] = pair[1] ?? printed.moon;
  }
  return colours;
}

/** The colours of a layout that none of these boards has. */
function substitutes(facts: Pick<HallFacts, "layouts">, boards: readonly Pick<HallBoard, "layout">[]): string[] {
  const used = new Set(boards.map(({ layout }) => layout));
  const free = Object.entries(facts.layouts).find(([name]) => !used.has(name))?.[1].colours;
  return free ? [free.sun, free.moon] : [];
}
