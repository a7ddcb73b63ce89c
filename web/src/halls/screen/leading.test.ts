import { expect, test } from "vitest";

import { leadingOf } from "./leading";

function boards(...points: (number | null)[]): { board: number; points: [number | null, number | null] }[] {
  return Array.from({ length: points.length / 2 }, (_, board) => ({ board, points: [points[2 * board] ?? null, points[2 * board + 1] ?? null] }));
}

test("while all are equal nobody is pointed out", () => {
  expect(leadingOf(boards(4, 4, 4, null))).toEqual({ first: new Set(), next: new Set() });
});

test("the best are first, and those follow who are ahead of all others", () => {
  const { first, next } = leadingOf(boards(4, 9, 7, 4, 4, 4, ...Array<number>(20).fill(4), 9, null));
  expect([...first]).toEqual([1, 26]);
  expect([...next]).toEqual([2]);
});

test("a crowd at the top points out nobody", () => {
  const { first, next } = leadingOf(boards(...Array<number>(12).fill(6), ...Array<number>(20).fill(4)));
  expect(first.size + next.size).toBe(0);
});

test("no more than ten are pointed out, equal ones only together", () => {
  const { first, next } = leadingOf(boards(9, 8, ...Array<number>(7).fill(7), ...Array<number>(3).fill(6), 4, 4));
  expect(first.size).toBe(1);
  expect(next.size).toBe(8);
});
