/** What a picture of a module can show. Modules without one are shown by what they declare. */

import type { Component } from "svelte";

import type { Standing } from "../board/follow";
import type { Point } from "../board/geometry";
import type { BoardFacts, BoardView } from "../lib/protocol";
import type { PlaceKind } from "../lib/actions";
import type { Part } from "../lib/parts";

/** A view as far as the board needs it: the set-up page only has the map. */
export type Seen = { board: BoardView } & { [part: string]: unknown };

/** How a piece differs from others of its name. */
export interface Looks {
  wall?: boolean;
  metropolis?: string | null;
  sideways?: boolean;
  damaged?: boolean;
  warship?: boolean;
  strength?: number;
  active?: boolean;
}

/** What is special about the building or the route at a place. */
export interface Adornment {
  place: number;
  looks: Looks;
  words: string;
}

/** Something that stands on the board beside buildings and routes. */
export interface Piece extends Standing {
  on: PlaceKind;
  id: number;
  piece: string;
  owner: number | null;
  at: Point;
  looks: Looks;
  title: (colour: string) => string;
  wanders: boolean;
  /** It is not there yet, or not any more. */
  ghost: boolean;
}

export type MarkKind = "village" | "gift" | "fortress" | "beachhead" | "site" | "area" | "closed_vertex" | "dot" | "layer";

export interface Mark {
  key: string;
  kind: MarkKind;
  at: Point;
  title: string;
  text: string;
  /** What is shown inside: a card, a wonder, a kind of gift. */
  content: string;
  owner: number | null;
  where: { place: PlaceKind; id: number } | null;
}

/** What the marks of a map mean, before the part of a module tells more about them. */
export interface MapMark {
  names: RegExp;
  kind: MarkKind;
  text?: (name: string) => string;
  content?: (name: string) => string;
}

export interface Line {
  name: string;
  value: string | number | Record<string, number>;
}

export interface Picture {
  /** The part of the view that it reads; without one it reads all of them. */
  part?: string;
  /** The fields of the part that it shows, or that need no showing: nobody else shows them. */
  fields: readonly string[];
  buildings?: (told: Part) => Adornment[];
  routes?: (told: Part) => Adornment[];
  pieces?: (board: BoardFacts, told: Part, view: Seen) => Piece[];
  marks?: (board: BoardFacts, told: Part, part: string) => Mark[];
  mapMarks?: readonly MapMark[];
  /** Hexes that something passes one after the other. */
  courses?: (told: Part) => { hexes: number[]; title: string }[];
  /** Hexes that nobody builds at. */
  closed?: (told: Part) => number[];
  /** Cards that one holds, beside those of the base game. */
  hand?: (told: Part) => Record<string, number>;
  /** What is told of a seat. */
  seat?: (told: Part, seat: number) => Line[];
  /** What is shown of the whole table. */
  panel?: Component<{ told: Part }>;
  /** Kinds of action that are out of sight while they are not possible. */
  rare?: readonly string[];
}

export function mark(kind: MarkKind, key: string, at: Point, title: string, more: Partial<Mark> = {}): Mark {
  return { key: `${kind}:${key}`, kind, at, title, text: "", content: "", owner: null, where: null, ...more };
}

export function piece(name: string, on: PlaceKind, id: number, at: Point, title: Piece["title"], more: Partial<Piece> = {}): Piece {
  return { place: String(id), sort: name, on, id, piece: name, owner: null, at, looks: {}, title, wanders: false, ghost: false, ...more };
}
