/** What a QR code holds: the bytes of a text, in blocks each of which can be mended (level M, about 15 %). */

import { correction } from "./correction";

/** By version, from 1: all codewords, those for correction in each block, and how many blocks. */
const VERSIONS: readonly (readonly [number, number, number])[] = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
  [404, 30, 5],
  [466, 22, 8],
  [532, 22, 9],
  [581, 24, 9],
  [655, 24, 10],
];
const BYTES = 0b0100;
const PADDING = [0xec, 0x11];

export interface Shape {
  /** Codewords for data. */
  data: number;
  /** Codewords for correction, of each block. */
  correction: number;
  blocks: number;
}

export function shapeOf(version: number): Shape {
  const [all, perBlock, blocks] = VERSIONS[version - 1] ?? [0, 0, 0];
  return { data: all - perBlock * blocks, correction: perBlock, blocks };
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16;
}

/** The smallest version that holds so many bytes. */
export function versionFor(bytes: number): number {
  const found = VERSIONS.findIndex((_, i) => 4 + lengthBits(i + 1) + 8 * bytes <= 8 * shapeOf(i + 1).data);
  if (found < 0) throw new RangeError(`${bytes} bytes are too many for a code to be printed small`);
  return found + 1;
}

function dataCodewords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i -= 1) bits.push((value >>> i) & 1);
  };
  put(BYTES, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const room = shapeOf(version).data;
  put(0, Math.min(4, 8 * room - bits.length));
  put(0, -bits.length & 7);
  const codewords = Array.from({ length: bits.length / 8 }, (_, i) => bits.slice(8 * i, 8 * i + 8).reduce((byte, bit) => 2 * byte + bit, 0));
  for (let i = 0; codewords.length < room; i += 1) codewords.push(PADDING[i % 2] ?? 0);
  return codewords;
}

/** All codewords in the order in which they are laid out: the first of every block, then the second, and so on. */
export function codewords(text: string): { version: number; codewords: number[] } {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const shape = shapeOf(version);
  const data = dataCodewords(bytes, version);
  // Where they do not come out even, the last blocks hold one more.
  const short = Math.floor(shape.data / shape.blocks);
  const shorter = shape.blocks - (shape.data % shape.blocks);
  const blocks = Array.from({ length: shape.blocks }, (_, i) => {
    const from = i * short + Math.max(0, i - shorter);
    return data.slice(from, from + short + (i < shorter ? 0 : 1));
  });
  const mending = blocks.map((block) => correction(block, shape.correction));
  const laid = [...columns(blocks, short + 1), ...columns(mending, shape.correction)];
  return { version, codewords: laid };
}

function columns(blocks: number[][], length: number): number[] {
  return Array.from({ length }, (_, i) => blocks.flatMap((block) => block[i] ?? [])).flat();
}
