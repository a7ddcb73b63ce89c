import { describe, expect, test } from "vitest";

import { codewords, shapeOf, versionFor } from "./contents";
import { correction, times } from "./correction";
import { encode, pathOf } from "./encode";
import { blame, MASKS } from "./masks";
import { alignments, frameOf, freeSquares, isDark, writeFormat, type Squares } from "./squares";

/** The squares from (row, column) on as bits, the first one highest. */
function bitsAt(squares: Squares, places: readonly (readonly [number, number])[]): number {
  return places.reduce((bits, [row, column]) => 2 * bits + Number(isDark(squares, row, column)), 0);
}

/** What is left of a polynomial of codewords at each root: nothing but zeros where nothing was read wrong. */
function syndromes(block: readonly number[], count: number): number[] {
  let root = 1;
  return Array.from({ length: count }, () => {
    const value = block.reduce((sum, codeword) => times(sum, root) ^ codeword, 0);
    root = times(root, 2);
    return value;
  });
}

/** Reads a code as a camera would once it knows the squares: nothing of the writing is used but the frame. */
function read(squares: Squares): string {
  const version = (squares.length - 17) / 4;
  const format: [number, number][] = [[8, 0], [8, 1], [8, 2], [8, 3], [8, 4], [8, 5], [8, 7], [8, 8], [7, 8], [5, 8], [4, 8], [3, 8], [2, 8], [1, 8], [0, 8]];
  const told = bitsAt(squares, format) ^ 0b101010000010010;
  expect(told >>> 13, "level M").toBe(0b00);
  const mask = (told >>> 10) & 7;
  const side = squares.length;
  const again: [number, number][] = [
    ...Array.from({ length: 7 }, (_, i): [number, number] => [side - 1 - i, 8]),
    ...Array.from({ length: 8 }, (_, i): [number, number] => [8, side - 8 + i]),
  ];
  expect(bitsAt(squares, again) ^ 0b101010000010010, "the second format says the same").toBe(told);

  const bits = [...freeSquares(frameOf(version))].map(([row, column]) => Number(isDark(squares, row, column) !== MASKS[mask]!(row, column)));
  const all = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) => parseInt(bits.slice(8 * i, 8 * i + 8).join(""), 2));
  const shape = shapeOf(version);
  const longest = Math.ceil(shape.data / shape.blocks);
  const shorter = shape.blocks - (shape.data % shape.blocks);
  const blocks: number[][] = Array.from({ length: shape.blocks }, () => []);
  let at = 0;
  for (let i = 0; i < longest; i += 1) {
    for (let block = 0; block < shape.blocks; block += 1) {
      if (i < longest - 1 || shape.data % shape.blocks === 0 || block >= shorter) blocks[block]!.push(all[(at += 1) - 1]!);
    }
  }
  const data = blocks.flat();
  for (let i = 0; i < shape.correction; i += 1) for (const block of blocks) block.push(all[(at += 1) - 1]!);
  expect(at, "every codeword has its place").toBe(all.length);
  for (const block of blocks) expect(syndromes(block, shape.correction).every((each) => each === 0)).toBe(true);

  const text = data.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  expect(text.slice(0, 4)).toBe("0100");
  const count = version < 10 ? 8 : 16;
  const length = parseInt(text.slice(4, 4 + count), 2);
  const from = 4 + count;
  const bytes = Uint8Array.from({ length }, (_, i) => parseInt(text.slice(from + 8 * i, from + 8 * i + 8), 2));
  return new TextDecoder().decode(bytes);
}

describe("codewords", () => {
  test("the field counts as it should", () => {
    expect(times(2, 128)).toBe(29);
    expect(times(7, 0)).toBe(0);
    for (let value = 1; value < 256; value += 1) expect(times(value, 1)).toBe(value);
  });

  test("correction of a known block", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  test("a text takes the smallest version that holds it", () => {
    expect([14, 15, 26, 27, 42, 43, 62, 84, 106, 122, 152, 180, 213].map(versionFor)).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10]);
    expect(versionFor(412)).toBe(15);
    expect(() => versionFor(413)).toThrow(RangeError);
  });

  test("what is left free in the frame is what the codewords need, and less than one more", () => {
    for (let version = 1; version <= 15; version += 1) {
      const free = [...freeSquares(frameOf(version))].length;
      const shape = shapeOf(version);
      expect(Math.floor(free / 8), `version ${version}`).toBe(shape.data + shape.correction * shape.blocks);
    }
  });
});

describe("squares", () => {
  test("alignment patterns stand where the standard has them", () => {
    expect(alignments(1)).toEqual([]);
    expect(alignments(2)).toEqual([6, 18]);
    expect(alignments(7)).toEqual([6, 22, 38]);
    expect(alignments(14)).toEqual([6, 26, 46, 66]);
    expect(alignments(15)).toEqual([6, 26, 48, 70]);
  });

  test("the format is checked by its own bits", () => {
    const known = ["101010000010010", "101000100100101", "101111001111100", "101101101001011", "100010111111001", "100000011001110", "100111110010111", "100101010100000"];
    known.forEach((bits, mask) => {
      const frame = frameOf(1);
      writeFormat(frame, mask);
      const places: [number, number][] = [[8, 0], [8, 1], [8, 2], [8, 3], [8, 4], [8, 5], [8, 7], [8, 8], [7, 8], [5, 8], [4, 8], [3, 8], [2, 8], [1, 8], [0, 8]];
      expect(bitsAt(frame.dark, places).toString(2).padStart(15, "0")).toBe(bits);
    });
  });

  test("version 7 says so beside two finders", () => {
    const { dark, side } = frameOf(7);
    const places = Array.from({ length: 18 }, (_, i): [number, number] => [Math.floor((17 - i) / 3), side - 11 + ((17 - i) % 3)]);
    expect(bitsAt(dark, places).toString(2).padStart(18, "0")).toBe("000111110010010100");
    expect(bitsAt(dark, places.map(([row, column]) => [column, row] as const))).toBe(bitsAt(dark, places));
  });

  test("a finder has its dot, its ring and light around it", () => {
    const { dark } = frameOf(1);
    const rows = [0, 1, 2, 3, 7].map((row) => Array.from({ length: 8 }, (_, column) => (isDark(dark, row, column) ? "#" : ".")).join(""));
    expect(rows).toEqual(["#######.", "#.....#.", "#.###.#.", "#.###.#.", "........"]);
  });
});

describe("masks", () => {
  test("runs, blocks, likeness to finders and too much of one kind are all to blame", () => {
    const chess = Array.from({ length: 21 }, (_, row) => Array.from({ length: 21 }, (__, column) => (row + column) % 2 === 0));
    expect(blame(chess)).toBe(0);
    const white = chess.map((row) => row.map(() => false));
    // 42 lines of 21, 400 blocks, and 50 % too few.
    expect(blame(white)).toBe(42 * 19 + 400 * 3 + 100);
    const marked = chess.map((row) => [...row]);
    [..."10111010000"].forEach((bit, column) => (marked[10]![column] = bit === "1"));
    expect(blame(marked)).toBeGreaterThanOrEqual(40);
  });

  test("the code that is taken has the least to blame", () => {
    const code = encode("https://skerry.example/halls/k3v9x2mqab");
    expect(MASKS.length).toBe(8);
    const turned = code.map((row) => row.map((square, column) => square !== (column % 7 === 0)));
    expect(blame(code)).toBeLessThan(blame(turned));
  });
});

describe("reading what was written", () => {
  test.each([
    "a",
    "http://192.168.1.20:8000/halls/k3v9x2mqab",
    "http://192.168.1.20:8000/halls/k3v9x2mqab#code=k7qm2-f9xtp",
    "https://зал.example/halls/k3v9x2mqab#code=k7qm2-f9xtp",
    "x".repeat(122),
    "y".repeat(200),
    "z".repeat(412),
  ])("%s", (text) => {
    expect(read(encode(text))).toBe(text);
  });

  test("every length up to a poster's address", () => {
    for (let length = 1; length <= 110; length += 7) {
      const text = "k7qm2-f9xtp/".repeat(10).slice(0, length);
      expect(read(encode(text))).toBe(text);
    }
  });

  test("the path draws each dark square once, inside its margin", () => {
    const code = encode("skerry");
    const drawn = [...pathOf(code).matchAll(/M(\d+) (\d+)h(\d+)/g)];
    expect(drawn.reduce((sum, [, , , width]) => sum + Number(width), 0)).toBe(code.flat().filter(Boolean).length);
    for (const [, x, y, width] of drawn) {
      expect(Number(x)).toBeGreaterThanOrEqual(4);
      expect(Number(x) + Number(width)).toBeLessThanOrEqual(code.length + 4);
      expect(Number(y)).toBeGreaterThanOrEqual(4);
    }
  });

  test("version 7 and up, versions in between and the codewords say the same version", () => {
    expect(codewords("x".repeat(122)).version).toBe(7);
    expect(encode("x".repeat(122)).length).toBe(45);
  });
});
