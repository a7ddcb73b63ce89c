/** Places of a board for a referee to point at, offered like actions of a game, so that maps light them up as everywhere. */

import type { Pointed } from "../../lib/pointing.svelte";
import type { Action, ActionFact } from "../../lib/protocol";
import { nameOf, type Ground } from "../geometry";
import type { EdgeWord, HallBoard, HexWord, Piece, Side, VertexWord } from "../protocol";

export type Correction =
  | { what: "piece"; piece: Piece | null; seat: number | null }
  | { what: "robber"; side: Side };

/** What would be said to the server. */
export type PlaceWord = { edge: EdgeWord } | { vertex: VertexWord } | { hex: HexWord };

interface Offered {
  action: Action;
  word: PlaceWord;
}

const BUILDS: Record<Piece, string> = { road: "build_road", ship: "build_ship", settlement: "build_settlement", city: "build_city" };
const ROUTES: ReadonlySet<string> = new Set(["road", "ship"]);

function fact(place: ActionFact["place"], preview = ""): ActionFact {
  return { place, group: "special", order: 0, preview, free_form: false };
}

const FACTS: Record<string, ActionFact> = {
  build_road: fact("edge", "road"),
  build_ship: fact("edge", "ship"),
  build_settlement: fact("vertex", "settlement"),
  build_city: fact("vertex", "city"),
  take_off_route: fact("edge"),
  take_off_building: fact("vertex"),
  move_robber: fact("hex", "robber"),
};

/** All places of the board that may be meant; whether a piece can stand there the rules say. */
export function placesFor(correction: Correction, ground: Ground, board: HallBoard): Offered[] {
  if (correction.what === "robber") return hexes(ground, board, correction.side);
  if (correction.piece === null) return standing(ground, board);
  const kind = BUILDS[correction.piece];
  if (ROUTES.has(correction.piece)) {
    return [...ground.edgeWords].filter(([, word]) => word[0] === board.board).map(([edge, word]) => ({ action: { kind, edge }, word: { edge: word } }));
  }
  return [...ground.vertexWords]
    .filter(([vertex, word]) => word[0] === board.board && touchesLand(ground, vertex))
    .map(([vertex, word]) => ({ action: { kind, vertex }, word: { vertex: word } }));
}

function touchesLand(ground: Ground, vertex: number): boolean {
  return ground.board.hex_vertices.some((vertices, hex) => vertices.includes(vertex) && ground.terrain[hex] !== "sea");
}

function standing(ground: Ground, board: HallBoard): Offered[] {
  const routes = board.routes.flatMap(([word]): Offered[] => {
    const edge = ground.edgeIds.get(nameOf(word));
    return edge === undefined ? [] : [{ action: { kind: "take_off_route", edge }, word: { edge: word } }];
  });
  const buildings = board.buildings.flatMap(([word]): Offered[] => {
    const vertex = ground.vertexIds.get(nameOf(word));
    return vertex === undefined ? [] : [{ action: { kind: "take_off_building", vertex }, word: { vertex: word } }];
  });
  return [...routes, ...buildings];
}

/** A robber keeps to the land of its half. */
function hexes(ground: Ground, board: HallBoard, side: Side): Offered[] {
  return (ground.halves.get(nameOf([board.board, side])) ?? []).flatMap((hex): Offered[] => {
    const word = ground.hexWords[hex];
    return word && ground.terrain[hex] !== "sea" ? [{ action: { kind: "move_robber", hex }, word: { hex: word } }] : [];
  });
}

/** What a map needs to light these places up, and to say which one was pointed at. */
export function pointedAt(offered: readonly Offered[], onpick: (word: PlaceWord) => void): Pointed {
  const words = new Map(offered.map(({ action, word }) => [JSON.stringify(action), word]));
  return {
    facts: { actions: FACTS, decisions: {} },
    view: { decision: "" },
    legal: offered.map(({ action }) => action),
    prices: [],
    busy: false,
    act: (action) => {
      const word = words.get(JSON.stringify(action));
      if (word) onpick(word);
      return Promise.resolve(word !== undefined);
    },
  };
}
