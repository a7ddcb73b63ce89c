/**
 * A map while it is being drawn: its hexes on the grid, and the other lines of its text, in which places stay places however
 * rows and columns are counted. What lines mean is the server's to say.
 */

import { cellOf, keyOf, type Cell } from "./cells";

/** A line that is no row: text, and hexes between it. */
export type Line = readonly (string | Cell)[];

export interface Sheet {
  /** What stands in the row at each cell, as `forest:9`. */
  readonly hexes: ReadonlyMap<string, string>;
  readonly lines: readonly Line[];
}

/** A gap within a row has an address, but is no hex. */
export const GAP = "frame";

const ROW = /^\s*row\s+(\d+)\s+offset\s+(\d+)\s*:(.*)$/;
const ADDRESS = /\((\d+),(\d+)\)/g;
/** What is said of the whole map stands before its rows. */
const HEAD = /^\s*(#|name\b|title\b|players\b|target\b|flag\b)/;

export function readSheet(text: string): Sheet {
  const hexes = new Map<string, string>();
  const starts = new Map<number, number>();
  const others: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, row, offset, cells] = ROW.exec(line) ?? [];
    if (row === undefined || offset === undefined || cells === undefined) {
      if (line.trim()) others.push(line.trimEnd());
      continue;
    }
    starts.set(Number(row), Number(offset));
    const words = cells.replace(/(^|\s)#.*$/, "").split(/\s+/).map((word) => word.replace(/,$/, ""));
    words.filter(Boolean).forEach((word, column) => hexes.set(keyOf({ row: Number(row), x: Number(offset) + 2 * column }), word));
  }
  return { hexes, lines: others.map((line) => readLine(line, starts, hexes)) };
}

function readLine(text: string, starts: Map<number, number>, hexes: Map<string, string>): Line {
  const line: (string | Cell)[] = [];
  let from = 0;
  for (const found of text.matchAll(ADDRESS)) {
    const row = Number(found[1]);
    const cell = { row, x: (starts.get(row) ?? NaN) + 2 * Number(found[2]) };
    if (!hexes.has(keyOf(cell))) continue;
    if (found.index > from) line.push(text.slice(from, found.index));
    line.push(cell);
    from = found.index + found[0].length;
  }
  if (from < text.length) line.push(text.slice(from));
  return line;
}

/** A piece of the written text, and what it stands for. */
interface Span {
  line: number;
  from: number;
  to: number;
  cell: Cell | null;
  /** Which of the sheet's lines it is part of. */
  of: number | null;
}

export interface Written {
  text: string;
  spans: readonly Span[];
}

export function writeSheet(sheet: Sheet): Written {
  const rows = rowsOf(sheet);
  const address = new Map<string, string>();
  for (const { number, cells } of rows) cells.forEach((cell, column) => address.set(keyOf(cell), `(${number},${column})`));

  const written: string[] = [];
  const spans: Span[] = [];
  const put = (pieces: readonly { text: string; cell: Cell | null }[], of: number | null): void => {
    let line = "";
    for (const { text, cell } of pieces) {
      spans.push({ line: written.length + 1, from: line.length + 1, to: line.length + text.length, cell, of });
      line += text;
    }
    written.push(line);
  };
  const putLine = (line: Line, of: number): void =>
    put(line.map((piece) => (typeof piece === "string" ? { text: piece, cell: null } : { text: address.get(keyOf(piece)) ?? "", cell: piece })), of);

  sheet.lines.forEach((line, of) => isHead(line) && putLine(line, of));
  for (const { number, offset, cells } of rows) {
    const hexes = cells.flatMap((cell) => [{ text: " ", cell: null }, { text: sheet.hexes.get(keyOf(cell)) ?? GAP, cell }]);
    put([{ text: `row ${number} offset ${offset}:`, cell: null }, ...hexes], null);
  }
  sheet.lines.forEach((line, of) => !isHead(line) && putLine(line, of));
  return { text: `${written.join("\n")}\n`, spans };
}

/** The rows from north to south, counted from nought, with what is missing within them. */
function rowsOf(sheet: Sheet): { number: number; offset: number; cells: Cell[] }[] {
  const cells = [...sheet.hexes.keys()].map(cellOf);
  const north = Math.min(...cells.map(({ row }) => row));
  const west = Math.min(...cells.map(({ x }) => x));
  const numbers = [...new Set(cells.map(({ row }) => row))].sort((a, b) => a - b);
  return numbers.map((row) => {
    const xs = cells.filter((cell) => cell.row === row).map(({ x }) => x);
    const [from, to] = [Math.min(...xs), Math.max(...xs)];
    const all = Array.from({ length: (to - from) / 2 + 1 }, (_, column) => ({ row, x: from + 2 * column }));
    return { number: row - north, offset: from - west, cells: all };
  });
}

function isHead(line: Line): boolean {
  return typeof line[0] === "string" && HEAD.test(line[0]);
}

/** What stands at a place of the written text, counted from one; the nearest before it on its line, where it is between. */
export function placeIn(written: Written, line: number, column: number): { cell: Cell | null; of: number | null } {
  const before = written.spans.filter((span) => span.line === line && span.from <= column);
  const hit = before.at(-1);
  return { cell: hit?.cell ?? null, of: hit?.of ?? null };
}

/** A line as it would be written. */
export function textOf(sheet: Sheet, at: number): string {
  const written = writeSheet(sheet);
  const span = written.spans.find(({ of }) => of === at);
  return span ? (written.text.split("\n")[span.line - 1] ?? "") : "";
}

/** The value of the one line with a keyword that says something of the whole map. */
export function headOf(sheet: Sheet, keyword: string): string {
  const line = sheet.lines.find((each) => keywordOf(each) === keyword);
  return typeof line?.[0] === "string" ? line[0].trim().slice(keyword.length).trim() : "";
}

export function keywordOf(line: Line): string {
  return typeof line[0] === "string" ? (line[0].trim().split(/\s+/)[0] ?? "") : "";
}
