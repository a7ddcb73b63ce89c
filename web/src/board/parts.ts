/** What stands on the board, read from the view: the board itself, what pictures show of modules, and what these declare. */

import type { PlaceKind } from "../lib/actions";
import { sayAny } from "../lib/kept";
import { entriesOf, isPart, partsOf } from "../lib/parts";
import type { BoardFacts, KeptFact, LayerFact } from "../lib/protocol";
import { t, word } from "../i18n/index.svelte";
import { fromPictures, isPictured, mapMarkOf, wordsOf } from "../pictures";
import { mark, piece, type Adornment, type Looks, type Mark, type Piece, type Seen, type Water } from "../pictures/picture";
import type { Standing } from "./follow";
import { vertexAt, type Point } from "./geometry";
import { besideToken, keptApart, markSpot } from "./spots";

export interface Building extends Standing {
  vertex: number;
  owner: number;
  piece: string;
  at: Point;
  looks: Looks;
  words: string[];
}

export interface Route extends Standing {
  edge: number;
  owner: number;
  piece: string;
  looks: Looks;
  words: string[];
}

/** The board and what modules keep, as far as it is known: the set-up page only has the map. */
export interface Ground {
  board: BoardFacts;
  kept?: Record<string, KeptFact[]>;
}

export function buildingsOf(board: BoardFacts, view: Seen): Building[] {
  const adorned = adornments(fromPictures(view, (picture, told) => picture.buildings?.(told)));
  return Object.entries(view.board.vertices).map(([place, [owner, name]]) => {
    const vertex = Number(place);
    return { place, sort: `${name}:${owner}`, vertex, owner, piece: name, at: vertexAt(board, vertex), ...adorned(vertex) };
  });
}

export function routesOf(view: Seen): Route[] {
  const adorned = adornments(fromPictures(view, (picture, told) => picture.routes?.(told)));
  return Object.entries(view.board.edges).map(([place, [owner, name]]) => {
    const edge = Number(place);
    return { place, sort: `${name}:${owner}`, edge, owner, piece: name, ...adorned(edge) };
  });
}

function adornments(all: Adornment[]): (place: number) => { looks: Looks; words: string[] } {
  return (place) => {
    const here = all.filter((each) => each.place === place);
    return { looks: Object.assign({}, ...here.map((each) => each.looks)) as Looks, words: here.map((each) => each.words) };
  };
}

/** Whoever else stands on the board: the robber, and what the pictures of modules add. */
export function piecesOf(board: BoardFacts, view: Seen): Piece[] {
  const { robber, robbers: several = [robber] } = view.board;
  const robbers = several.flatMap((hex) =>
    typeof hex === "number" ? [piece("robber", "hex", hex, besideToken(board, view.board, hex, -53), () => t("board.robber"), { wanders: true })] : [],
  );
  return [...robbers, ...fromPictures(view, (picture, told) => picture.pieces?.(board, told, view))];
}

export function coursesOf(view: Seen): { hexes: number[]; title: string }[] {
  return fromPictures(view, (picture, told) => picture.courses?.(told)).filter(({ hexes }) => hexes.length > 1);
}

export function closedHexesOf(view: Seen): number[] {
  return fromPictures(view, (picture, told) => picture.closed?.(told));
}

export function marksOf(ground: Ground, view: Seen): Mark[] {
  return keptApart([
    ...picturedMarks(ground.board, view),
    ...mapMarks(ground.board, view),
    ...layerMarks(ground, view),
    ...otherMarks(ground, view),
  ]);
}

function picturedMarks(board: BoardFacts, view: Seen): Mark[] {
  return fromPictures(view, (picture, told, part) => picture.marks?.(board, told, part, view));
}

/** The water that something covers. */
export function watersOf(board: BoardFacts, view: Seen): Water[] {
  return picturedMarks(board, view).flatMap(({ water }) => (water ? [water] : []));
}

/** Marks of a map that only say where something begins, or what stays where it is when the board is dealt. */
const UNSEEN = /^(start|settlement|route)_|^(robber|kept|inland)$/;
/** Where nobody may settle at the start. */
const CLOSED = "x";

function mapMarks(board: BoardFacts, view: Seen): Mark[] {
  return Object.entries(board.markers ?? {}).flatMap(([name, places]) => {
    const known = mapMarkOf(name);
    if (UNSEEN.test(name) || isPart(view[known?.part ?? name])) return [];
    if (name === CLOSED && Number(view.turn ?? 0) > 0) return [];
    const kind = name === CLOSED ? "closed_vertex" : known ? known.mark.kind : "dot";
    if (kind === null) return [];
    const more = { text: known?.mark.text?.(name) ?? "", content: known?.mark.content?.(name) ?? name, stands: known?.mark.stands ?? false };
    const at = [
      ...places.hexes.map((id) => ["hex", id] as const),
      ...places.vertices.map((id) => ["vertex", id] as const),
      ...places.edges.map((id) => ["edge", id] as const),
    ];
    return at.flatMap(([place, id]) => placed(board, kind, `${name}${place}${id}`, { place, id }, word("marker", name), more));
  });
}

function placed(board: BoardFacts, kind: string, key: string, where: { place: PlaceKind; id: number }, title: string, more: Partial<Mark> = {}): Mark[] {
  const at = markSpot(board, where.place, where.id);
  return at ? [mark(kind, key, at, title, { where, ...more })] : [];
}

/** So far beside each other lie several things at one place. */
const APART = 24;

/** What modules declare to lie on places and no picture shows. */
function layerMarks({ board, kept = {} }: Ground, view: Seen): Mark[] {
  const lying = new Map<string, number>();
  return partsOf(view).flatMap(([part, told]) =>
    (kept[part] ?? []).flatMap((fact) => {
      if (fact.is !== "layer" || isPictured(part, fact.name)) return [];
      return entriesOf(told[fact.name]).flatMap(([id, value]) => {
        const spot = `${fact.place}${id}`;
        const before = lying.get(spot) ?? 0;
        lying.set(spot, before + 1);
        return placed(board, "layer", `${part}:${fact.name}:${id}`, { place: fact.place, id: Number(id) }, layerTitle(part, fact, value), {
          text: typeof value === "number" ? String(value) : [...sayAny(wordsOf(part, fact.name), value)].slice(0, 1).join("").toUpperCase(),
          owner: fact.colours ? Number(value) : null,
          stands: true,
        }).map((lies) => ({ ...lies, at: { x: lies.at.x + before * APART, y: lies.at.y } }));
      });
    }),
  );
}

function layerTitle(part: string, fact: LayerFact, value: unknown): string {
  const name = word("part", fact.name);
  return fact.colours ? name : `${name}: ${sayAny(wordsOf(part, fact.name), value)}`;
}

/** Whatever else is told about places: anything with a vertex, an edge or a hex gets a dot. */
function otherMarks({ board, kept = {} }: Ground, view: Seen): Mark[] {
  return partsOf(view).flatMap(([part, told]) => {
    const declared = new Set((kept[part] ?? []).map((fact) => fact.name));
    const rest = Object.fromEntries(Object.entries(told).filter(([name]) => !declared.has(name) && !isPictured(part, name)));
    return placesIn(rest, 0).flatMap(({ place, id, said }, index) =>
      placed(board, "dot", `${part}${index}`, { place, id }, [word("part", part), said].filter(Boolean).join(": ")),
    );
  });
}

const DEEPEST = 3;
const PLACES: readonly PlaceKind[] = ["vertex", "edge", "hex"];

function placesIn(told: unknown, depth: number, said = ""): { place: PlaceKind; id: number; said: string }[] {
  if (typeof told !== "object" || told === null || depth > DEEPEST) return [];
  const fields = told as Record<string, unknown>;
  const place = PLACES.find((name) => typeof fields[name] === "number");
  if (place) return [{ place, id: Number(fields[place]), said: said.replaceAll("_", " ") }];
  return Object.entries(fields).flatMap(([name, inner]) => placesIn(inner, depth + 1, /^\d+$/.test(name) ? said : name));
}
