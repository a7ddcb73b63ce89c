/** A format as the server might tell it, for tests. */

import type { Format } from "./format";

export const FORMAT: Format = {
  terrains: [
    ...["forest", "hill", "pasture", "field", "mountain"].map((name) => ({ name, modules: ["base"], numbered: true })),
    { name: "desert", modules: ["base"], numbered: false },
    { name: "sea", modules: ["base"], numbered: false },
    { name: "spring", modules: ["wells"], numbered: false },
  ],
  numbers: ["2", "6", "8", "?"],
  sides: ["NE", "E", "SE", "SW", "W", "NW"],
  corners: ["N", "NE", "SE", "S", "SW", "NW"],
  lines: [
    { keyword: "harbour", shape: "side", kinds: ["wool", "3:1"], terrain: "" },
    { keyword: "island", shape: "named_hexes", kinds: [], terrain: "" },
    { keyword: "well", shape: "corner", kinds: ["2", "6"], terrain: "" },
    { keyword: "square", shape: "corners", kinds: [], terrain: "" },
    { keyword: "hands", shape: "bare_corners", kinds: [], terrain: "spring" },
    { keyword: "ditch", shape: "way", kinds: [], terrain: "" },
    { keyword: "beach", shape: "hexes", kinds: [], terrain: "" },
  ],
  most_hexes: 40,
};
