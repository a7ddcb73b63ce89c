import { expect, test } from "vitest";

import { merge, type View } from "./protocol";

const view = { turn: 1, winner: null, board: { terrain: ["field"], robber: 3 }, trade: { offer: {} } } as unknown as View;

test("changed parts are laid over the view, the board part by part", () => {
  const merged = merge(view, { turn: 2, board: { robber: 5 } } as unknown as Partial<View>);
  expect(merged.turn).toBe(2);
  expect(merged.board.robber).toBe(5);
  expect(merged.board.terrain).toEqual(["field"]);
});

test("a part that is gone disappears", () => {
  const merged = merge(view, { trade: null } as unknown as Partial<View>);
  expect("trade" in merged).toBe(false);
  expect("winner" in merge(view, { winner: null })).toBe(true);
});
