/** How what is printed is shared out among sheets of A4. */

export const CARDS_PER_SHEET = 8;
export const TABLES_PER_SHEET = 2;

export function inSheets<Each>(all: readonly Each[], perSheet: number): Each[][] {
  return Array.from({ length: Math.ceil(all.length / perSheet) }, (_, i) => all.slice(i * perSheet, (i + 1) * perSheet));
}

/** The layout that lies on a board, counted from 0. */
export function layoutOf(board: number): string {
  return "ABC"[board % 3] ?? "";
}

/** Whole numbers of a range as somebody types it, both ends included; nothing where it is none, and never more than `most`. */
export function range(from: number, to: number, most: number): number[] {
  if (!Number.isInteger(from) || !Number.isInteger(to) || from > to) return [];
  return Array.from({ length: Math.min(most, to - from + 1) }, (_, i) => from + i);
}
