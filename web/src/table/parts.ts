/** The parts of a view that every game has; all others belong to modules and are shown without knowing them. */

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
  "deck_left",
  "awards",
  "seats",
  "neutrals",
  "own",
  "final_points",
  "points_from",
  "trade",
]);

export function isCommon(part: string): boolean {
  return COMMON.has(part);
}

export interface Line {
  name: string;
  value: string | number | Record<string, number>;
}

/** What modules tell of the whole table: numbers, words, and numbers by name; places are drawn on the board instead. */
export function tableLines(view: Record<string, unknown>): Line[] {
  const lines: Line[] = [];
  for (const [part, told] of Object.entries(view)) {
    if (isCommon(part) || typeof told !== "object" || told === null) continue;
    for (const [name, value] of Object.entries(told)) {
      if (PLACES.has(name)) continue;
      if (typeof value === "number" || typeof value === "string") lines.push({ name, value });
      else if (isCounts(value)) lines.push({ name, value });
    }
  }
  return lines;
}

const PLACES = new Set(["pirate", "robber_start", "pirate_start", "own", "shown", "shown_hand", "set_dice", "red_die", "metropolises", "open_cards"]);

function isCounts(value: unknown): value is Record<string, number> {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length > 0 &&
    Object.values(value).every((count) => typeof count === "number")
  );
}
