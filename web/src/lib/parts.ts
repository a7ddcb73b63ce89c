/** The parts of a view that modules add, each under a name of its own. */

export type Part = Record<string, unknown>;

/** The parts that every game has. */
const COMMON = new Set([
  "seat",
  "players",
  "turn",
  "active",
  "starting_player",
  "decision",
  "actors",
  "dice",
  "number",
  "rolls",
  "card_played",
  "winner",
  "winners",
  "board",
  "bank",
  "banks",
  "deck_left",
  "spent_cards",
  "awards",
  "seats",
  "neutrals",
  "own",
  "final_points",
  "points_from",
  "trade",
  "discard",
]);

export function partsOf(view: Record<string, unknown>): [string, Part][] {
  return Object.entries(view).filter((entry): entry is [string, Part] => !COMMON.has(entry[0]) && isPart(entry[1]));
}

export function isPart(told: unknown): told is Part {
  return typeof told === "object" && told !== null && !Array.isArray(told);
}

export function isCounts(value: unknown): value is Record<string, number> {
  return isPart(value) && Object.keys(value).length > 0 && Object.values(value).every((count) => typeof count === "number");
}

export function numbersIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((item): item is number => typeof item === "number") : [];
}

export function entriesOf(value: unknown): [string, unknown][] {
  return isPart(value) ? Object.entries(value) : [];
}
