/** The shapes of docs/protocol.md. */

export type Cards = Record<string, number>;

/** Why something is not possible: for programs, and in English for those who have no words of their own for it. */
export interface Reason {
  code: string;
  values: Record<string, unknown>;
  text: string;
}

export interface Action {
  kind: string;
  [operand: string]: unknown;
}

export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  colour: string;
  ready: boolean;
  present: boolean;
  /** For how many seconds its person was away when the table was told. */
  away: number | null;
  bot: string | null;
}

export interface ClockSetting {
  decision: number;
  turn: number;
  bank: number;
}

export interface Table {
  game: string;
  state: "open" | "playing" | "paused" | "finished";
  host: number;
  /** Where others reach this server, if it is known. */
  address: string | null;
  public: boolean;
  watch: boolean;
  config: { modules: string[]; players: number; options: Record<string, unknown>; board?: string; target?: number };
  /** The modules worth naming, which the game is called by. */
  called: string[];
  created: number;
  target: number | null;
  commitment: string | null;
  seats: Seat[];
  clock: ClockSetting | null;
  /** How many entries its log may have. */
  limit: number;
  /** Seconds that a bot's offer stays open for people. */
  offer_wait: number;
  /** Whoever is away for so many seconds can be replaced by everybody at the table. */
  away_after: number;
  pause_votes: number[];
  fault: string | null;
  result: Result | null;
  rematch: string | null;
}

export interface Result {
  winners: number[];
  scores: number[];
  turns: number;
  /** What decided the game, in one word. */
  ending?: string | null;
  /** Why a game ended without a winner. */
  undecided?: string | null;
}

export interface BoardFacts {
  hexes: [number, number][];
  vertices: [number, number][];
  edges: [number, number][];
  hex_vertices: number[][];
  hex_edges: number[][];
  edge_hexes: [number, number][];
  islands: { name: string; hexes: number[] }[];
  markers: Record<string, { hexes: number[]; vertices: number[]; edges: number[] }>;
}

export interface PieceFact {
  name: string;
  limit: number;
  cost: Cards;
  points: number;
  /** Empty for a piece that stands beside the board. */
  place: "vertex" | "edge" | "hex" | "";
}

export interface Facts {
  modules: string[];
  options: Record<string, unknown>;
  board: BoardFacts;
  cards: string[];
  /** What can be traded: the cards, and the counters that change hands like them. */
  things: string[];
  pieces: PieceFact[];
  development_cards: { name: string; count: number }[];
  awards: { name: string; points: number }[];
  rolls_per_turn: number;
  /** Whose words explain each card: those of a module, or of what modules change in each other. */
  card_words: Record<string, string>;
  actions: Record<string, ActionFact>;
  /** By decision, the kinds of action that answer it. */
  decisions: Record<string, string[]>;
  events: Record<string, EventFact>;
  /** What modules keep, by module; each part of the view has the values under the same names. */
  kept: Record<string, KeptFact[]>;
}

export type PlaceKind = "vertex" | "edge" | "hex";
export type Group = "turn" | "build" | "trade" | "cards" | "special" | "answer" | "end";

export interface ActionFact {
  place: PlaceKind | null;
  group: Group;
  order: number;
  /** What would stand at the place, by the name of its picture; empty where nothing would. */
  preview: string;
  /** Its operands are free, so that it is made by hand and not picked from a list. */
  free_form: boolean;
  /** Its card is one of the own hand, which leaves it. */
  from_hand?: boolean;
}

/** What a kind of event is. */
export interface EventFact {
  /** What each field counts or names. */
  fields: Record<string, string>;
  /** What is said of it, for those who have no words of their own for it. */
  english?: string;
  /** It says too little to be told. */
  quiet?: boolean;
  /** The fields that add up to a number which chance brought. */
  brings?: string[];
  /** The field that shows one more die. */
  die?: string;
  /** The fields that say which cards change hands by it: who gives, who takes (an empty name is the bank), which, how many. */
  moves?: readonly [string, string, string, string];
  /** The fields that say from where come cards that later events give: the place, to whom, which, how many. */
  comes_from?: readonly [string, string, string, string];
  /** The fields that say what else goes from one to another: who gives or where it lay, who takes, what it is. */
  passes?: readonly [string, string, string];
  /** The field that says where somebody has gone who is nobody's piece. */
  wanders?: string;
}

export type KeptFact = CounterFact | LayerFact | StackFact;

/** So many of something; in the view a list, or a number for the whole game. */
export interface CounterFact {
  is: "counter";
  name: string;
  per: "seat" | "colour" | "game";
  /** The most that one owner may have. */
  limit: number | null;
  /** How many there are in all. */
  pool: number | null;
  hidden: boolean;
  per_point: number;
  tradeable: boolean;
}

/** What lies on places; in the view a word or a number by place. */
export interface LayerFact {
  is: "layer";
  name: string;
  place: PlaceKind;
  words: string[];
  /** The numbers are those of the colours whose thing it is. */
  colours: boolean;
  hidden: boolean;
}

/** What lies face down; in the view how many are left, what one knows to lie there, and what is spent, held and open of it. */
export interface StackFact {
  is: "stack";
  name: string;
  words: string[];
  held: boolean;
  /** The most that a hand holds face down. */
  limit: number | null;
}

export interface BoardView {
  terrain: string[];
  numbers: number[][];
  robber: number | string;
  /** Where there are several, each of them. */
  robbers?: (number | string)[];
  harbours: Record<string, string>;
  vertices: Record<string, [number, string]>;
  edges: Record<string, [number, string]>;
}

export interface SeatView {
  points: number;
  route_length: number;
  supply: Record<string, number>;
  hand_size: number;
  development_cards: number;
  knights: number;
  target: number;
  rates: Cards;
}

export interface View {
  seat: number | null;
  players: number;
  turn: number;
  active: number;
  starting_player: number;
  decision: string;
  actors: number[];
  dice: [number, number];
  number: number;
  /** How often the dice were rolled in this turn. */
  rolls: number;
  winner: number | null;
  winners: number[];
  board: BoardView;
  bank: Cards;
  deck_left: number;
  awards: Record<string, number | null>;
  seats: SeatView[];
  neutrals: { points: number; supply: Record<string, number> }[];
  own?: { hand: Cards; development_cards: Cards; bought_this_turn: Cards; points: number; hand_limit: number };
  final_points?: number[];
  points_from?: Record<string, number>[];
  [part: string]: unknown;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** Moments in seconds since 1970 by the server's clock. */
export interface ClockSeat {
  bank: number;
  /** From here on the seat lives on its bank. */
  bank_from: number | null;
  deadline: number | null;
}

export interface ClockView {
  now: number;
  seats: ClockSeat[];
}

/** What actions cost that have all the operands of this one; with a kind alone, every action of that kind. */
export interface Price {
  action: Action;
  cost: Cards;
}

export interface Position {
  view: View;
  legal: Action[];
  free: string[];
  why_not: Record<string, Reason>;
  prices: Price[];
  can_undo: boolean;
  owed: number;
  /** How often chance brought each number so far. */
  rolls: Rolls;
  clock: ClockView | null;
}

export type Rolls = Readonly<Record<number, number>>;

export type FromServer =
  | ({ type: "snapshot"; number: number; seat: number | null; table: Table; facts?: Facts; events?: GameEvent[]; chat: ChatLine[] } & Partial<Position>)
  | ({ type: "update"; number: number; by: { seat: number; cause: string }; undo: boolean; events: GameEvent[] } & Omit<Position, "view"> & { view: Partial<View> })
  | { type: "table"; table: Table }
  | { type: "chat"; message: ChatLine }
  | { type: "done"; id: string; number: number }
  | { type: "refused"; id: string | null; code: string; reason: Reason; number: number }
  | { type: "pong"; id: string };

/** Lay the changed parts of a view over the one we have; a part that is null is gone. */
export function merge(view: View, changed: Partial<View>): View {
  const merged: View = { ...view, ...changed, board: { ...view.board, ...(changed.board ?? {}) } };
  for (const [name, part] of Object.entries(changed)) {
    if (part === null && !(name in NULLABLE)) delete merged[name];
  }
  return merged;
}

const NULLABLE: Record<string, true> = { winner: true, seat: true };
