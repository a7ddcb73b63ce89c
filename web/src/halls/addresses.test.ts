import { expect, test } from "vitest";

import { hallAddress, readable } from "./addresses";

test("the pages of a hall, and the code behind the # where no server reads it", () => {
  expect(hallAddress("http://10.0.0.5:8000", "k3v9x2mqab")).toBe("http://10.0.0.5:8000/halls/k3v9x2mqab");
  expect(hallAddress("https://a.example", "k3v9x2mqab", "desk")).toBe("https://a.example/halls/k3v9x2mqab/desk");
  expect(hallAddress("https://a.example", "k3v9x2mqab", "", "k7qm2-f9xtp")).toBe("https://a.example/halls/k3v9x2mqab#code=k7qm2-f9xtp");
});

test("to be typed an address needs no scheme", () => {
  expect(readable("http://10.0.0.5:8000/halls/k3")).toBe("10.0.0.5:8000/halls/k3");
  expect(readable("https://a.example/halls/k3")).toBe("a.example/halls/k3");
});
