import { expect, test } from "vitest";

import { FACES, facesOf } from "./faces";

test("nobody at a table looks like somebody else, whatever they are called", () => {
  const faces = facesOf(["Ada", "Ada", "Ada", "Bot 2", "Bot 3", "Bot 4"]);
  expect(new Set(faces).size).toBe(6);
});

test("who sits first keeps the face that goes with the name", () => {
  expect(facesOf(["Ada"])[0]).toBe(facesOf(["Ada", "Bo"])[0]);
});

test("more people than faces have one all the same", () => {
  const names = Array.from({ length: FACES.length + 2 }, (_, seat) => `Seat ${seat}`);
  expect(facesOf(names).every((face) => FACES.includes(face))).toBe(true);
});
