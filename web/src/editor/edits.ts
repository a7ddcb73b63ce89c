/** What a stroke of the pointer makes of a map. Each edit answers a new sheet, or the old one where nothing changes. */

import { across, areNeighbours, keyOf, opposite, same, type Cell } from "./cells";
import type { Form, Format } from "./format";
import { keywordOf, type Line, type Sheet } from "./sheet";

/** A place on a hex: one of its sides or corners, where that matters. */
export interface Spot {
  cell: Cell;
  side: number;
  corner: number;
}

export function terrainOf(word: string | undefined): string {
  return word?.split(":")[0] ?? "";
}

export function numbersOf(word: string | undefined): string[] {
  return word?.split(":")[1]?.split(",") ?? [];
}

/** Another terrain keeps the number where it takes one. */
export function paint(sheet: Sheet, format: Format, cell: Cell, terrain: string): Sheet {
  const numbers = isNumbered(format, terrain) ? numbersOf(sheet.hexes.get(keyOf(cell))) : [];
  return withHex(sheet, cell, [terrain, numbers.join(",")].filter(Boolean).join(":"));
}

/** The same number once more takes it away. */
export function number(sheet: Sheet, format: Format, cell: Cell, wanted: string, more = false): Sheet {
  const word = sheet.hexes.get(keyOf(cell));
  const terrain = terrainOf(word);
  if (!isNumbered(format, terrain)) return sheet;
  const now = numbersOf(word);
  const rest = now.filter((each) => each !== wanted);
  const added = more ? [...rest, wanted].sort((a, b) => Number(a) - Number(b)) : [wanted];
  const next = now.includes(wanted) ? rest : added;
  return withHex(sheet, cell, [terrain, next.join(",")].filter(Boolean).join(":"));
}

function isNumbered(format: Format, terrain: string): boolean {
  return format.terrains.find(({ name }) => name === terrain)?.numbered === true;
}

function withHex(sheet: Sheet, cell: Cell, word: string): Sheet {
  if (sheet.hexes.get(keyOf(cell)) === word) return sheet;
  return { ...sheet, hexes: new Map(sheet.hexes).set(keyOf(cell), word) };
}

/** Without a hex, and without what is said of it: lists go on without it, what lies on it goes too. */
export function erase(sheet: Sheet, format: Format, cell: Cell): Sheet {
  if (!sheet.hexes.has(keyOf(cell)) || sheet.hexes.size === 1) return sheet;
  const hexes = new Map(sheet.hexes);
  hexes.delete(keyOf(cell));
  const lists = new Set(format.lines.filter(({ shape }) => shape === "hexes" || shape === "named_hexes" || shape === "way").map(({ keyword }) => keyword));
  const lines = sheet.lines.flatMap((line) => {
    if (!names(line, cell)) return [line];
    const rest = lists.has(keywordOf(line)) ? without(line, cell) : null;
    return rest ? [rest] : [];
  });
  return { hexes, lines };
}

export function removeLine(sheet: Sheet, at: number): Sheet {
  return { ...sheet, lines: sheet.lines.filter((_, each) => each !== at) };
}

/** Sets what is said of the whole map; nothing said takes the line away. */
export function setHead(sheet: Sheet, keyword: string, value: string): Sheet {
  const line: Line = [`${keyword} ${value.trim()}`];
  const at = sheet.lines.findIndex((each) => keywordOf(each) === keyword);
  if (!value.trim()) return at < 0 ? sheet : removeLine(sheet, at);
  if (at < 0) return { ...sheet, lines: [...sheet.lines, line] };
  return { ...sheet, lines: sheet.lines.map((each, index) => (index === at ? line : each)) };
}

/** What is chosen beside the form: a kind, and the name of what hexes belong to. */
export interface Choice {
  kind: string;
  name: string;
  /** Of what kind that is, as the map calls it. */
  of: string;
}

/** Puts a line of a form at a spot, or takes away what the same stroke put there. */
export function place(sheet: Sheet, format: Format, form: Form, spot: Spot, choice: Choice): Sheet {
  if (!sheet.hexes.has(keyOf(spot.cell))) return sheet;
  switch (form.shape) {
    case "side":
      return toggled(sheet, sheet.lines.findIndex((line) => isAtSide(line, form, format, spot)), sided(form, format, spot, choice));
    case "corner":
      return toggled(sheet, sheet.lines.findIndex((line) => isAtCorner(line, form, format, spot)), cornered(form, format, spot, choice));
    case "corners":
      return withCorner(sheet, format, sheet.lines.findIndex((line) => keywordOf(line) === form.keyword && names(line, spot.cell)), [`${form.keyword} `, spot.cell, ":"], spot);
    case "bare_corners":
      if (terrainOf(sheet.hexes.get(keyOf(spot.cell))) !== form.terrain) return sheet;
      return withCorner(sheet, format, sheet.lines.findIndex((line) => keywordOf(line) === form.keyword), [form.keyword], spot);
    case "hexes":
      return listed(sheet, sheet.lines.findIndex((line) => keywordOf(line) === form.keyword), [form.keyword], spot.cell);
    case "named_hexes":
      return listed(sheet, sheet.lines.findIndex((line) => isNamed(line, form, choice)), [`${form.keyword} ${choice.name} (${choice.of}):`], spot.cell);
    case "way":
      return further(sheet, format, form, spot);
  }
}

function names(line: Line, cell: Cell): boolean {
  return line.some((piece) => typeof piece !== "string" && same(piece, cell));
}

function cellsOf(line: Line): Cell[] {
  return line.filter((piece): piece is Cell => typeof piece !== "string");
}

function lastWord(line: Line): string {
  const last = line.at(-1);
  return typeof last === "string" ? (last.trim().split(/\s+/).at(-1) ?? "") : "";
}

function sided(form: Form, format: Format, spot: Spot, choice: Choice): Line {
  return [`${[form.keyword, choice.kind].filter(Boolean).join(" ")} at `, spot.cell, ` side ${format.sides[spot.side] ?? ""}`];
}

function isAtSide(line: Line, form: Form, format: Format, spot: Spot): boolean {
  if (keywordOf(line) !== form.keyword) return false;
  const [cell] = cellsOf(line);
  const side = format.sides.indexOf(lastWord(line));
  if (!cell || side < 0) return false;
  const beyond = across(spot.cell, spot.side);
  return (same(cell, spot.cell) && side === spot.side) || (same(cell, beyond) && side === opposite(spot.side));
}

function cornered(form: Form, format: Format, spot: Spot, choice: Choice): Line {
  return [`${[form.keyword, choice.kind].filter(Boolean).join(" ")} at `, spot.cell, ` corner ${format.corners[spot.corner] ?? ""}`];
}

/** The three names of a corner: that of the hex itself, and those of the hexes it is shared with. */
export function sameCorners({ cell, corner }: Pick<Spot, "cell" | "corner">): { cell: Cell; corner: number }[] {
  return [
    { cell, corner },
    { cell: across(cell, (corner + 5) % 6), corner: (corner + 2) % 6 },
    { cell: across(cell, corner), corner: (corner + 4) % 6 },
  ];
}

function isAtCorner(line: Line, form: Form, format: Format, spot: Spot): boolean {
  if (keywordOf(line) !== form.keyword) return false;
  const [cell] = cellsOf(line);
  const corner = format.corners.indexOf(lastWord(line));
  return cell !== undefined && sameCorners(spot).some((other) => same(other.cell, cell) && other.corner === corner);
}

/** Adds a line, puts it in the place of another one there, or takes the same one away. */
function toggled(sheet: Sheet, at: number, line: Line): Sheet {
  const there = sheet.lines[at];
  if (!there) return { ...sheet, lines: [...sheet.lines, line] };
  if (there[0] === line[0]) return removeLine(sheet, at);
  return { ...sheet, lines: sheet.lines.map((each, index) => (index === at ? line : each)) };
}

/** A line that ends with a list of corners, with or without one more. */
function withCorner(sheet: Sheet, format: Format, at: number, beginning: Line, spot: Spot): Sheet {
  const wanted = format.corners[spot.corner] ?? "";
  const there = sheet.lines[at];
  const last = there?.at(-1);
  const had = typeof last === "string" ? last.trim().split(/\s+/).filter((word) => format.corners.includes(word)) : [];
  const has = had.includes(wanted) ? had.filter((corner) => corner !== wanted) : [...had, wanted];
  if (has.length === 0) return removeLine(sheet, at);
  const head = beginning.slice(0, -1);
  const line: Line = [...head, `${String(beginning.at(-1))} ${has.join(" ")}`];
  return { ...sheet, lines: there ? sheet.lines.map((each, index) => (index === at ? line : each)) : [...sheet.lines, line] };
}

function isNamed(line: Line, form: Form, choice: Choice): boolean {
  return keywordOf(line) === form.keyword && typeof line[0] === "string" && line[0].trim().split(/\s+/)[1] === choice.name;
}

/** A line that lists hexes, with or without one more. */
function listed(sheet: Sheet, at: number, beginning: Line, cell: Cell): Sheet {
  const there = sheet.lines[at];
  if (!there) return { ...sheet, lines: [...sheet.lines, [...beginning, " ", cell]] };
  const line = names(there, cell) ? without(there, cell) : [...there, " ", cell];
  return line ? { ...sheet, lines: sheet.lines.map((each, index) => (index === at ? line : each)) } : removeLine(sheet, at);
}

/** A list without a hex and the gap before it; null where none is left. */
function without(line: Line, cell: Cell): Line | null {
  const rest: (string | Cell)[] = [];
  for (const piece of line) {
    if (typeof piece !== "string" && same(piece, cell)) {
      if (rest.at(-1) === " ") rest.pop();
    } else rest.push(piece);
  }
  return rest.some((piece) => typeof piece !== "string") ? rest : null;
}

/** A way goes on from its last hex, ends at the side that was pointed at, or begins. */
function further(sheet: Sheet, format: Format, form: Form, spot: Spot): Sheet {
  const end = ` to side ${format.sides[spot.side] ?? ""}`;
  const at = sheet.lines.map((line) => keywordOf(line) === form.keyword && goesOn(cellsOf(line), spot.cell)).lastIndexOf(true);
  const there = sheet.lines[at];
  if (!there) return { ...sheet, lines: [...sheet.lines, [`${form.keyword} `, spot.cell, end]] };
  const way = cellsOf(there);
  const last = way.at(-1);
  const longer = last && same(last, spot.cell) ? way : [...way, spot.cell];
  const line: Line = [`${form.keyword} `, ...longer.flatMap((cell, index) => (index > 0 ? [" ", cell] : [cell])), end];
  return { ...sheet, lines: sheet.lines.map((each, index) => (index === at ? line : each)) };
}

function goesOn(way: Cell[], cell: Cell): boolean {
  const last = way.at(-1);
  if (!last) return false;
  return same(last, cell) || (areNeighbours(last, cell) && !way.some((each) => same(each, cell)));
}
