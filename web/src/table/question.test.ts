import { expect, test } from "vitest";

import type { Session } from "../lib/session.svelte";
import { questionText } from "./wording";

const shows = (preview: string) => ({ place: "hex", group: "special", order: 0, preview, free_form: false });

function asked(decision: string, kinds: Record<string, string>, legal: string[]): string {
  const facts = {
    rolls_per_turn: 1,
    actions: Object.fromEntries(Object.entries(kinds).map(([kind, preview]) => [kind, shows(preview)])),
    decisions: { [decision]: Object.keys(kinds) },
  };
  return questionText({ facts, view: { decision, actors: [] }, legal: legal.map((kind) => ({ kind })) } as unknown as Session);
}

test("a question names what would stand on the board after its answers", () => {
  expect(asked("found_route", { found_road: "road" }, [])).toBe("place a road");
  expect(asked("found_route", { found_road: "road", found_ship: "ship" }, [])).toBe("place a road or a ship");
  expect(asked("found_route", { found_road: "road", found_ship: "ship" }, ["found_road", "found_ship"])).toBe("place a road or a ship");
});

test("whoever is asked reads of what is possible now", () => {
  const both = { move_robber: "robber", move_pirate: "pirate" };
  expect(asked("move_robber", both, ["move_robber", "move_pirate"])).toBe("move the robber or the pirate");
  expect(asked("move_robber", both, ["move_robber"])).toBe("move the robber");
  expect(asked("move_robber", { move_robber: "robber" }, [])).toBe("move the robber");
});

test("a question that nobody has words for is told by its name", () => {
  expect(asked("light_lantern", { light_lantern: "lantern" }, [])).toBe("light lantern");
});
