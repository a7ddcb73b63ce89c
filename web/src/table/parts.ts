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

/** Lists and numbers of places, which the board shows. */
const PLACES = new Set([
  ...["pirate", "robber_start", "pirate_start", "merchant", "metropolises", "walls", "sideways_cities", "knights", "line_ahead"],
  ...["fortresses", "beachheads", "warships", "closed_hexes", "damaged_roads", "gifts"],
  ...["own", "shown", "shown_hand", "set_dice", "red_die", "open_cards", "played"],
]);

function isCounts(value: unknown): value is Record<string, number> {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length > 0 &&
    Object.values(value).every((count) => typeof count === "number")
  );
}

interface Area {
  settled_by: number[];
}

/** How many of the areas that bring points a seat has settled. */
function settledAreas(areas: unknown, seat: number): number {
  return Array.isArray(areas) ? (areas as Area[]).filter((area) => area.settled_by.includes(seat)).length : 0;
}

export interface SeatLine extends Line {
  part: string;
}

/** What modules tell of one seat: its entry of each list that has one per seat. */
export function seatLines(view: { players: number } & Record<string, unknown>, seat: number): SeatLine[] {
  const lines: SeatLine[] = [];
  for (const [part, told] of Object.entries(view)) {
    if (isCommon(part) || typeof told !== "object" || told === null) continue;
    for (const [name, values] of Object.entries(told)) {
      if (name === "areas") lines.push({ part, name, value: settledAreas(values, seat) });
      if (name === "areas" || PLACES.has(name) || !Array.isArray(values) || values.length !== view.players) continue;
      const mine: unknown = values[seat];
      if (typeof mine === "number" || typeof mine === "string" || isCounts(mine)) lines.push({ part, name, value: mine });
    }
  }
  return lines.filter((line) => line.value !== 0);
}
