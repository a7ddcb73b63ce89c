import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Happening } from "../lib/session.svelte";
import { gather } from "./gathering";

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
});

function told(times: number[]): { seen: Happening[]; frames: number } {
  let watcher: (happening: Happening) => void = () => undefined;
  const seen: Happening[] = [];
  gather({ watch: (each) => ((watcher = each), () => undefined) }, (last) => seen.push(last));
  for (const time of times) {
    for (let each = 0; each < time; each += 1) watcher({ events: [{ event: "toy", key: each }] } as unknown as Happening);
    frames.at(-1)?.();
  }
  return { seen, frames: frames.length };
}

describe("what happens between two pictures", () => {
  it("is seen once, the last of it", () => {
    const { seen, frames: asked } = told([1, 3]);
    expect(seen.map(({ events }) => events[0]?.key)).toEqual([0, 2]);
    expect(asked).toBe(2);
  });

  it("is not seen where much was caught up with", () => {
    expect(told([4, 40, 1]).seen.map(({ events }) => events[0]?.key)).toEqual([0]);
  });
});
