/** Numbers for new islands: where they are awaited, where they were taken away, and how many lie in the stack. */

import { render } from "svelte/server";
import { expect, test } from "vitest";

import Marks from "../board/Marks.svelte";
import type { BoardFacts } from "../lib/protocol";
// All pictures come before one of them: the shapes of each look for those of others.
import { shapeOfMark } from "./index";
import DepletedLand from "./DepletedLand.svelte";
import { greaterCatan } from "./greater_catan";
import NumberSupply from "./NumberSupply.svelte";
import type { Seen } from "./picture";

const board = { hexes: [[0, 0], [2, 0], [4, 0]], markers: {} } as unknown as BoardFacts;
const view = { board: {} } as unknown as Seen;
const told = { number_stack: { left: 3 }, awaiting: [0, 1], depleted: [2], numbering: 1 };

test("hexes that await a number, the one it comes to, and those that lost theirs are marked", () => {
  const marks = greaterCatan.marks?.(board, told, "greater_catan", view) ?? [];
  expect(marks.map(({ kind, where }) => [kind, where?.id])).toEqual([["awaits_token", 0], ["token_target", 1], ["depleted", 2]]);
  expect(marks.every(({ kind }) => shapeOfMark(kind) !== undefined)).toBe(true);
  const glows = (which: number): boolean => render(Marks, { props: { marks: marks.slice(which, which + 1), colours: [] } }).body.includes("var(--glow)");
  expect([glows(0), glows(1)]).toEqual([false, true]);
  expect(render(DepletedLand, { props: { board, told, name: "b" } }).body).toContain('data-depleted="2"');
});

test("the stack is counted, and once it is empty it is said where numbers come from", () => {
  const said = (part: object): string => render(NumberSupply, { props: { told: { ...told, ...part } } }).body;
  expect(said({})).toContain("in the stack: 3");
  expect(said({})).toContain("hexes without a number: 2");
  expect(said({})).toContain("home hexes without their number: 1");
  expect(said({ number_stack: { left: 0 } })).toContain("comes from the home island");
});
