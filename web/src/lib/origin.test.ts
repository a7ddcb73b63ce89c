import { afterEach, expect, test, vi } from "vitest";
import { originForOthers } from "./origin";

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["localhost", "http://192.168.1.5:8000", "http://192.168.1.5:8000"],
  ["127.0.0.1", "http://192.168.1.5:8000", "http://192.168.1.5:8000"],
  ["localhost", null, "http://localhost:8000"],
  ["play.example", "http://192.168.1.5:8000", "http://play.example:8000"],
])("at %s with %s friends are sent to %s", (hostname, address, expected) => {
  vi.stubGlobal("location", { hostname, origin: `http://${hostname}:8000` });
  expect(originForOthers(address)).toBe(expected);
});
