/** Masks turn squares over so that nothing in the data looks like a finder; the one with the least to blame is taken. */

import { isDark, type Squares } from "./squares";

export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** What a finder looks like to a reader that goes along a line, with the light before or behind it. */
const LIKE_A_FINDER = ["00001011101", "10111010000"];

/** How hard a code is to read. */
export function blame(dark: Squares): number {
  const side = dark.length;
  const rows = dark.map((row) => row.map((square) => (square ? "1" : "0")).join(""));
  const columns = rows.map((_, i) => rows.map((row) => row[i]).join(""));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    for (let i = 0; i + 11 <= side; i += 1) if (LIKE_A_FINDER.includes(line.slice(i, i + 11))) sum += 40;
  }
  for (let row = 0; row + 1 < side; row += 1) {
    for (let column = 0; column + 1 < side; column += 1) {
      const block = [isDark(dark, row, column), isDark(dark, row, column + 1), isDark(dark, row + 1, column), isDark(dark, row + 1, column + 1)];
      if (block.every((each) => each === block[0])) sum += 3;
    }
  }
  const share = dark.flat().filter(Boolean).length / (side * side);
  return sum + 10 * Math.floor(Math.abs(100 * share - 50) / 5);
}
