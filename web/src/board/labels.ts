/** Places in words, for screen readers and tooltips. */

import { hasWord, t, word } from "../i18n/index.svelte";
import type { PlaceKind } from "../lib/actions";
import { costText } from "../lib/prices";
import type { Action, BoardFacts, Cards } from "../lib/protocol";
import { fromPictures, planOf } from "../pictures";
import type { Picture, Seen } from "../pictures/picture";
import { isInnerPath } from "./geometry";
import { piecesOf } from "./parts";

export function hexName(view: Seen, hex: number): string {
  if (hex < 0) return t("board.frame");
  const terrain = word("terrain", view.board.terrain[hex] ?? "empty");
  const numbers = view.board.numbers[hex] ?? [];
  return numbers.length > 0 ? `${terrain} ${numbers.join("/")}` : terrain;
}

/** The same name is not said twice: two sea hexes are "sea". */
function listed(names: string[]): string {
  return [...new Set(names)].join(", ");
}

/** `besides`: what has been said already, and is not said again. */
export function vertexName(board: BoardFacts, view: Seen, vertex: number, besides = ""): string {
  const hexes = board.hex_vertices.flatMap((vertices, hex) => (vertices.includes(vertex) ? [hex] : []));
  if (hexes.length === 0) return t("board.plaza", { hex: hexName(view, plazaHex(board, vertex)) });
  const names = hexes.map((hex) => hexName(view, hex));
  if (hexes.length < 3) names.push(t("board.frame"));
  const harbours = Object.entries(view.board.harbours)
    .filter(([edge]) => board.edges[Number(edge)]?.includes(vertex))
    .map(([, kind]) => harbourName(kind));
  const served = servedBy(board, view, ({ vertices }) => vertices.includes(vertex));
  return t("board.vertex_between", { hexes: listed([...names, ...harbours, ...served].filter((name) => name !== besides)) });
}

type Served = ReturnType<NonNullable<Picture["serving"]>>[number];

/** What serves a place beside hexes and harbours. */
function servedBy(board: BoardFacts, view: Seen, serves: (served: Served) => boolean): string[] {
  return fromPictures(view, (picture, told) => picture.serving?.(board, told, view))
    .filter(serves)
    .map(({ title }) => title);
}

/** A plaza lies on the hex of the inner paths that lead to it. */
function plazaHex(board: BoardFacts, plaza: number): number {
  const path = board.edges.findIndex((ends) => ends.includes(plaza));
  return board.edge_hexes[path]?.[0] ?? -1;
}

export function edgeName(board: BoardFacts, view: Seen, edge: number, besides = ""): string {
  if (isInnerPath(board, edge)) return t("board.inner_path", { hex: hexName(view, board.edge_hexes[edge]?.[0] ?? -1) });
  const sides = (board.edge_hexes[edge] ?? []).map((hex) => hexName(view, hex));
  const served = servedBy(board, view, ({ edges }) => edges?.includes(edge) ?? false);
  return t("board.edge_between", { hexes: listed([...sides, ...served].filter((name) => name !== besides)) });
}

export function placeName(board: BoardFacts, view: Seen, place: PlaceKind, id: number, besides = ""): string {
  if (place === "vertex") return vertexName(board, view, id, besides);
  if (place === "edge") return edgeName(board, view, id, besides);
  return hexName(view, id);
}

/** What stands at a place already, in words; empty where nothing does. */
export function standsThere(board: BoardFacts, view: Seen, colours: string[], place: PlaceKind, id: number): string {
  const built = place === "hex" ? undefined : (place === "vertex" ? view.board.vertices : view.board.edges)[String(id)];
  const others = piecesOf(board, view)
    .filter((piece) => piece.on === place && piece.id === id && !piece.ghost)
    .map((piece) => piece.title(word("colour", colours[piece.owner ?? -1] ?? "neutral")));
  return listed([...(built ? [pieceName(colours, ...built)] : []), ...others]);
}

export function pieceName(colours: string[], owner: number, piece: string): string {
  return t("board.piece_of", { piece: word("piece", piece), colour: word("colour", colours[owner] ?? "neutral") });
}

/** What pointing at a place would do: the kinds of action, then the place, what stands there, and what each would cost. */
export function targetLabel(
  board: BoardFacts,
  view: Seen,
  colours: string[],
  place: PlaceKind,
  id: number,
  actions: Action[],
  cost: Cards | null = null,
): string {
  const kinds = [...new Set(actions.map((action) => action.kind))];
  const deed = kinds.map((kind) => (hasWord("action", kind) ? word("action", kind) : kind.replaceAll("_", " "))).join(", ");
  const plans = actions.map((action) => planOf(view, action)?.plans.words(planOf(view, action)?.told ?? {}, action) ?? "");
  const there = standsThere(board, view, colours, place, id);
  const costs = cost ? t("table.costs", { cards: costText(cost) }) : "";
  return [`${deed}: ${placeName(board, view, place, id)}`, there, ...plans, costs].filter(Boolean).join("; ");
}

export function harbourName(kind: string): string {
  if (kind === "?") return t("board.harbour_hidden");
  if (kind === "3:1") return t("board.harbour_any");
  return t("board.harbour_for", { card: word("card", kind) });
}
