import { expect, test } from "vitest";

import { groupOf, inOrder, previewOf } from "./actions";
import type { ActionFact, Facts } from "./protocol";

function declared(more: Partial<ActionFact>): ActionFact {
  return { place: null, group: "special", order: 0, preview: "", free_form: false, ...more };
}

const facts = {
  actions: {
    hang_lantern: declared({ group: "build", order: 2, preview: "lantern" }),
    build_city: declared({ group: "build", order: 1, preview: "city" }),
    build_road: declared({ group: "build", order: 1, preview: "road" }),
    found_building: declared({}),
  },
} as unknown as Facts;

test("an action stands where it declares, and an unheard one among the special ones", () => {
  expect(groupOf(facts, "hang_lantern")).toBe("build");
  expect(groupOf(facts, "some_new_deed")).toBe("special");
});

test("kinds stand in their declared order, equals as they come", () => {
  const tools = ["hang_lantern", "build_road", "some_new_deed", "build_city"].map((kind) => ({ kind }));
  expect(inOrder(facts, tools).map(({ kind }) => kind)).toEqual(["some_new_deed", "build_road", "build_city", "hang_lantern"]);
});

test("a preview is shown where all that can be done there looks the same", () => {
  expect(previewOf(facts, [{ kind: "build_city" }])).toBe("city");
  expect(previewOf(facts, [{ kind: "build_city" }, { kind: "build_road" }])).toBeNull();
  expect(previewOf(facts, [{ kind: "found_building" }])).toBeNull();
  expect(previewOf(facts, [{ kind: "some_new_deed" }])).toBeNull();
});
