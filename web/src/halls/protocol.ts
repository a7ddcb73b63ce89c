/** The shapes of docs/protocol-big.md. */

import type { Cards, Reason } from "../lib/protocol";

export type Side = "sun" | "moon";
export type Piece = "road" | "ship" | "settlement" | "city";
/** Board, row, column, and the side or corner of that hex. */
export type EdgeWord = [number, number, number, string];
export type VertexWord = [number, number, number, string];
export type HexWord = [number, number, number];
/** A half of a board, or the robber that belongs to it. */
export type HalfWord = [number, Side];

export type Phase =
  | "LOBBY"
  | "SETUP"
  | "ANNOUNCE"
  | "DICE"
  | "PRODUCTION"
  | "DISCARD"
  | "RELOCATE"
  | "WINDOW"
  | "CLAIM_REVIEW"
  | "END_TURN"
  | "PAUSED"
  | "FINISHED";

export interface Settings {
  topology: "ring" | "line";
  seating: "registration" | "random";
  production: "automatic" | "manual";
  early_close: boolean;
  auto_claim: boolean;
  max_turns: number | null;
  robber_free_turns: number;
  open_offers: number;
  setup_seconds: number;
  announce_seconds: number;
  dice_seconds: number;
  production_seconds: number;
  discard_seconds: number;
  relocate_seconds: number;
  window_seconds: number;
  end_turn_seconds: number;
  permission_seconds: number;
  claim_tie_seconds: number;
  review_seconds: number;
}

export interface Hall {
  hall: string;
  name: string;
  created: number;
  phase: Phase;
  turn: number;
  registration: "open" | "closed";
  needs_door_word: boolean;
  places: number;
  registered: number;
  waiting: number;
  checked_in: number;
  bots: number;
  boards: number | null;
  settings: Settings;
  commitment: string;
  address: string | null;
}

export interface Clock {
  now: number;
  phase: Phase;
  turn: number;
  group: Side;
  deadline: number | null;
  paused: Phase | null;
  left: number | null;
  roll: [number, number] | null;
  second_roll: [number, number] | null;
  claims: number[];
  winner: number | null;
  seed?: string | number | null;
}

/** Oneself: without a seat only who one is. */
export interface You {
  number: number;
  name: string;
  waiting: boolean;
  /** Null until the seats are given out. */
  seat: number | null;
  board: number;
  side: Side;
  colour: string;
  hand: Cards;
  cards: Record<string, number>;
  supply: Record<string, number>;
  rates: Cards;
  points: number;
  public_points: number;
  knights: number;
  route: number;
  owed: number;
  due: Cards;
  chosen: boolean;
  expelled: boolean;
}

export interface Partner {
  seat: number;
  name: string;
  colour: string;
  connected: boolean;
  expelled: boolean;
  bot: boolean;
  cards: number;
  development_cards: number;
  public_points: number;
  knights: number;
  route: number;
}

export interface HallBoard {
  board: number;
  layout: string;
  routes: [EdgeWord, number, "road" | "ship"][];
  buildings: [VertexWord, number, "settlement" | "city"][];
  robbers: [HexWord, HexWord];
  longest_road: number | null;
  order_of_knights: number | null;
  deeds: { seat: number; command: string; paid: Cards | null }[];
}

export interface HallOffer {
  offer: number;
  seat: number;
  give: Cards;
  want: Cards;
  to: number[];
}

/** Somebody asks for leave to build. */
export interface LeaveRequest {
  request: number;
  seat: number;
  owner: number;
  vertex: VertexWord;
  until: number;
}

export interface BoardSummary {
  board: number;
  layout: string;
  /** Public points of Sun and Moon; null where nobody sits. */
  points: [number | null, number | null];
  longest_road: number | null;
  order_of_knights: number | null;
}

export interface Named {
  seat: number;
  name: string;
  board: number;
  side: Side;
}

export interface Leader extends Named {
  points: number;
}

export interface Claimant extends Named {
  points?: number | null;
  cards?: number;
  judged?: boolean | null;
}

export interface Counts {
  registered: number;
  waiting: number;
  checked_in: number;
  bots: number;
  connected: number;
  away: number;
  alerts: number;
  referees: string[];
}

export interface Alert {
  number: number;
  at: number;
  turn: number;
  kind: "called" | "absent" | "false_claims";
  seat: number;
  name: string;
  text: string;
}

export type Ranked = [place: number, number: number, name: string, seat: number, points: number, cards: number];

export interface HallResult {
  winner: number;
  ranking: Ranked[];
  seed: string | number;
  commitment: string;
  place?: number | null;
}

/** `[name, value]` or `[name, key, value]`. */
export type Part = [string, unknown] | [string, number, unknown];

export type HallRole = "player" | "screen" | "referee" | "organiser";

/** What a player says; its other fields are those of docs/protocol-big.md. */
export interface Command {
  kind: string;
  [operand: string]: unknown;
}

export type FromHall =
  | { type: "snapshot"; number: number; now: number; role: HallRole; seat: number | null; hall: Hall; parts: Part[] }
  | { type: "changes"; number: number; parts: Part[] }
  | Done
  | RefusedCommand
  | { type: "possible"; id: string; number: number; actions: Command[] }
  | { type: "pong"; id: string; now: number };

export interface Done {
  type: "done";
  id: string;
  number: number;
  told: Record<string, unknown>;
}

export interface RefusedCommand {
  type: "refused";
  id: string | null;
  code: string;
  reason: Reason;
}

/** One printed board: hexes row by row from north to south, six in a row. */
export interface Layout {
  colours: Record<Side, string>;
  terrain: string[];
  /** 0 where there is no number. */
  numbers: number[];
  harbours: { kind: string; at: [number, number]; side: string }[];
}

/** What never changes in any hall. */
export interface HallFacts {
  rows: number;
  columns: number;
  target: number;
  resources: string[];
  pieces: { name: string; limit: number; cost: Cards; points: number; place: string }[];
  card_cost: Cards;
  development_cards: { name: string; count: number }[];
  markers: { name: string; points: number }[];
  layouts: Record<string, Layout>;
  /** Hexes of a board, as row and column, that are in Moon's half. */
  moon_hexes: [number, number][];
}
