/** What a picture of a module can show. Modules without one are shown by what they declare. */

import type { Component } from "svelte";

import type { Standing } from "../board/follow";
import type { Point } from "../board/geometry";
import type { Action, BoardFacts, BoardView } from "../lib/protocol";
import type { PlaceKind } from "../lib/actions";
import type { Part } from "../lib/parts";
import type { Pointing } from "../lib/pointing.svelte";
import type { Session } from "../lib/session.svelte";

/** A view as far as the board needs it: the set-up page only has the map. */
export type Seen = { board: BoardView } & { [part: string]: unknown };

/** How a piece differs from others of its name, in words that the shapes of its picture read. */
export interface Looks {
  /** It lies on its side. */
  sideways?: boolean;
  /** Its owner's sign is not on it. */
  unsigned?: boolean;
  readonly [word: string]: string | number | boolean | undefined;
}

/** What draws a piece around the origin, at the size it has on a board whose hexes have radius 100. */
export interface ShapeProps {
  piece: string;
  /** The name of its owner's colour, empty for nobody's. */
  colour: string;
  /** Of what lies along an edge: how it lies, in degrees. */
  turn: number;
  looks: Looks;
}
export type PieceShape = Component<ShapeProps>;

/** What draws a mark around the origin. */
export interface MarkProps {
  mark: Mark;
  colour: string;
}

/** What draws something upon the land, in the places of the board. */
export interface LandProps {
  board: BoardFacts;
  told: Part;
  /** Names what `url` refers to; several boards may be on a page. */
  name: string;
}

/** What is on a card or on the face of a die, inside a circle of radius 12, and the colour behind it. */
export interface Glyph {
  glyph: Component<{ name: string }>;
  ground?: string;
  /** It is no card: none is drawn around it. */
  bare?: boolean;
}

/** The shapes that a picture brings, by the names of what they show. */
export interface Shapes {
  pieces?: Readonly<Record<string, PieceShape>>;
  /** What is drawn under and over a piece that somebody else draws. */
  adorned?: Readonly<Record<string, { under?: PieceShape; over?: PieceShape }>>;
  marks?: Readonly<Record<string, Component<MarkProps>>>;
  cards?: Readonly<Record<string, Glyph>>;
  faces?: Readonly<Record<string, Glyph>>;
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

export interface Mark {
  key: string;
  /** The name of its shape; what has none is a dot. */
  kind: string;
  at: Point;
  title: string;
  text: string;
  /** What is shown inside: a card, a wonder, a kind of gift. */
  content: string;
  owner: number | null;
  where: { place: PlaceKind; id: number } | null;
  /** How it lies, in degrees clockwise; what has no direction says nothing. */
  turn?: number;
  /** Nothing is ever built upon it, or it must be seen although something stands there. */
  stands: boolean;
  /** The water that it covers: the signs of harbours, and marks that may lie elsewhere, keep off it. */
  water?: Water;
  /** Where it may lie as well, the best first. */
  elsewhere?: readonly Point[];
}

/** A round piece of the sea. */
export interface Water {
  at: Point;
  radius: number;
}

/** What the marks of a map mean, before the part of a module tells more about them. */
export interface MapMark {
  names: RegExp;
  /** Null for a mark that only says where something begins: it is not seen. */
  kind: string | null;
  stands?: boolean;
  text?: (name: string) => string;
  content?: (name: string) => string;
}

export interface Line {
  name: string;
  value: string | number | Record<string, number>;
  /** The card whose picture stands in the place of the name, which is heard and not seen. */
  icon?: string;
}

/** What a picture offers in one place of its own instead of a button for each kind of action. */
export interface Offers {
  kinds: readonly string[];
  counter: Component<{ session: Session; told: Part; pointing: Pointing }>;
  /** It comes before the buttons of its group: they help with it. */
  first?: boolean;
}

/** What draws upon the board what an action would do, before it is done. */
export interface PlanProps {
  board: BoardFacts;
  told: Part;
  action: Action;
  /** How much larger than usual what is to be read must be, because the board is small. */
  larger: number;
}

/** Actions at places that are weighed before they are done: what each would do is drawn and told, and where several can be
 * done at one place, they are compared in a place of the picture's own. */
export interface Plans {
  kinds: readonly string[];
  shape: Component<PlanProps>;
  words: (told: Part, action: Action) => string;
}

export interface Picture {
  /** The part of the view that it reads; without one it reads all of them. */
  part?: string;
  /** The field that a part must have to be read. */
  field?: string;
  /** The fields of the part that it shows, or that need no showing: nobody else shows them. */
  fields: readonly string[];
  buildings?: (told: Part) => Adornment[];
  routes?: (told: Part) => Adornment[];
  pieces?: (board: BoardFacts, told: Part, view: Seen) => Piece[];
  /** What an action would put on the board, where more is known of it than the name of its piece; null for all others. */
  preview?: (board: BoardFacts, told: Part, view: Seen, action: Action, legal: Action[]) => Piece | null;
  marks?: (board: BoardFacts, told: Part, part: string, view: Seen) => Mark[];
  /** What lies upon the hexes, under their numbers and harbours. */
  land?: Component<LandProps>;
  /** Where it lies on the hexes, so that their own drawings leave room for it. */
  taken?: (board: BoardFacts, told: Part) => { hex: number; at: Point[] }[];
  /** What serves vertices and edges beside hexes and harbours, to be told with their names. */
  serving?: (board: BoardFacts, told: Part, view: Seen) => { vertices: number[]; edges?: number[]; title: string }[];
  mapMarks?: readonly MapMark[];
  /** Hexes that something passes one after the other. */
  courses?: (told: Part) => { hexes: number[]; title: string }[];
  /** Hexes that nobody builds at. */
  closed?: (told: Part) => number[];
  /** Cards that one holds, beside those of the base game. */
  hand?: (told: Part) => Record<string, number>;
  /** What one holds that is better drawn than told. */
  held?: Component<{ told: Part; seat: number }>;
  /** What is told of a seat. */
  seat?: (told: Part, seat: number, view: Seen) => Line[];
  /** What is said where it is explained how a seat has come to its points. */
  explained?: (told: Part, seat: number, view: Seen) => string[];
  /** What has just happened, seen over a corner of the board, or below it on a small screen. */
  news?: Component<{ session: Session; told: Part }>;
  /** What is shown of the whole table. */
  panel?: Component<{ told: Part }>;
  /** What all settle together now, seen by everybody beside what they can do; null while there is nothing of that kind. */
  together?: (told: Part) => Component<{ session: Session; told: Part }> | null;
  /** By field, the group of words that its values are called by; without it the group has the name of the field. */
  words?: Readonly<Record<string, string>>;
  /** Kinds of action that are out of sight while they are not possible. */
  rare?: readonly string[];
  offers?: Offers;
  plans?: Plans;
  /** By kind of action, the card whose picture stands on its button. */
  icons?: Readonly<Record<string, string>>;
  /** By kind of action that puts nothing on the board, the piece whose picture stands on its button. */
  signs?: Readonly<Record<string, { piece: string; looks?: Looks }>>;
  shapes?: Shapes;
  /** By kind of action, where the cards come from that somebody gains by it: one of the sources of the statistics. */
  sources?: Readonly<Record<string, "production" | "choice" | "cards">>;
  /** Events of somebody taking cards of others by a card. */
  taking?: readonly string[];
}

export function mark(kind: string, key: string, at: Point, title: string, more: Partial<Mark> = {}): Mark {
  return { key: `${kind}:${key}`, kind, at, title, text: "", content: "", owner: null, where: null, stands: false, ...more };
}

export function piece(name: string, on: PlaceKind, id: number, at: Point, title: Piece["title"], more: Partial<Piece> = {}): Piece {
  return { place: String(id), sort: name, on, id, piece: name, owner: null, at, looks: {}, title, wanders: false, ghost: false, ...more };
}
