import { describe, expect, it } from "vitest";

import { codeIn, codeOf, hashOf, textOfCode } from "./code";
import { FIRST } from "./first";

describe("a map in an address", () => {
  it("comes back as it was, and is shorter", async () => {
    const code = await codeOf(FIRST);
    expect(code).toMatch(/^[\w-]+$/);
    expect(code.length).toBeLessThan(FIRST.length);
    expect(await textOfCode(code)).toBe(FIRST);
    expect(codeIn(hashOf(code))).toBe(code);
  });

  it("may be in any alphabet", async () => {
    expect(await textOfCode(await codeOf("title Остров ☀"))).toBe("title Остров ☀");
  });

  it("is no map where it is nonsense, cut off or without an end", async () => {
    expect(await textOfCode("nonsense!")).toBeNull();
    expect(await textOfCode((await codeOf(FIRST)).slice(0, 40))).toBeNull();
    expect(await textOfCode(await codeOf("sea ".repeat(100_000)))).toBeNull();
    expect(codeIn("#token=abc")).toBeNull();
  });
});
