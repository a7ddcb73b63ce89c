/** The squares of a QR code: what every code of a version has in the same places, and where its codewords go. */

export type Squares = boolean[][];

export interface Frame {
  side: number;
  dark: Squares;
  /** Squares that hold no data. */
  fixed: Squares;
}

export function isDark(squares: Squares, row: number, column: number): boolean {
  return squares[row]?.[column] ?? false;
}

/** Finders, timing and alignment patterns, and room for format and version. */
export function frameOf(version: number): Frame {
  const side = 4 * version + 17;
  const empty = (): Squares => Array.from({ length: side }, () => Array<boolean>(side).fill(false));
  const frame: Frame = { side, dark: empty(), fixed: empty() };
  for (let i = 0; i < side; i += 1) {
    set(frame, 6, i, i % 2 === 0);
    set(frame, i, 6, i % 2 === 0);
  }
  for (const [row, column] of [[3, 3], [3, side - 4], [side - 4, 3]] as const) drawRings(frame, row, column, 4);
  const centres = alignments(version);
  const last = side - 7;
  for (const row of centres) {
    for (const column of centres) {
      const isFinder = (row === 6 && column === 6) || (row === 6 && column === last) || (row === last && column === 6);
      if (!isFinder) drawRings(frame, row, column, 2);
    }
  }
  writeFormat(frame, 0);
  if (version >= 7) writeVersion(frame, version);
  return frame;
}

function set({ dark, fixed, side }: Frame, row: number, column: number, value: boolean): void {
  if (row < 0 || column < 0 || row >= side || column >= side) return;
  dark[row]![column] = value;
  fixed[row]![column] = true;
}

/** A dot with rings around it, light and dark by turns; a finder has a light one around all of it. */
function drawRings(frame: Frame, row: number, column: number, radius: number): void {
  for (let down = -radius; down <= radius; down += 1) {
    for (let right = -radius; right <= radius; right += 1) {
      const ring = Math.max(Math.abs(down), Math.abs(right));
      const isDot = radius === 4 ? ring <= 1 || ring === 3 : ring !== 1;
      set(frame, row + down, column + right, isDot);
    }
  }
}

export function alignments(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = 2 * Math.ceil((4 * version + 4) / (2 * count - 2));
  const last = 4 * version + 10;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => last - (count - 2 - i) * step)];
}

/** Bits with those that a reader checks them by: the remainder of a division of polynomials over two elements. */
function checked(value: number, bits: number, divisor: number): number {
  let rest = value << bits;
  for (let shift = Math.floor(Math.log2(rest || 1)); shift >= bits; shift -= 1) {
    if ((rest >>> shift) & 1) rest ^= divisor << (shift - bits);
  }
  return (value << bits) | rest;
}

/** Level M and the mask, twice; and one square that is always dark. */
export function writeFormat(frame: Frame, mask: number): void {
  const bits = checked(mask, 10, 0b10100110111) ^ 0b101010000010010;
  const bit = (i: number): boolean => ((bits >>> i) & 1) === 1;
  const { side } = frame;
  for (let i = 0; i < 15; i += 1) {
    // Around the first finder, past the timing pattern; then beside the two others.
    set(frame, i < 6 ? i : i < 8 ? i + 1 : 8, i < 8 ? 8 : i === 8 ? 7 : 14 - i, bit(i));
    set(frame, i < 8 ? 8 : side - 15 + i, i < 8 ? side - 1 - i : 8, bit(i));
  }
  set(frame, side - 8, 8, true);
}

function writeVersion(frame: Frame, version: number): void {
  const bits = checked(version, 12, 0b1111100100101);
  for (let i = 0; i < 18; i += 1) {
    const near = Math.floor(i / 3);
    const far = frame.side - 11 + (i % 3);
    set(frame, near, far, ((bits >>> i) & 1) === 1);
    set(frame, far, near, ((bits >>> i) & 1) === 1);
  }
}

/** Where data goes, in order: up and down in pairs of columns from the right, past the timing pattern. */
export function* freeSquares({ side, fixed }: Frame): Generator<[number, number]> {
  for (let right = side - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const goesUp = ((right + 1) & 2) === 0;
    for (let i = 0; i < side; i += 1) {
      const row = goesUp ? side - 1 - i : i;
      for (const column of [right, right - 1]) if (!isDark(fixed, row, column)) yield [row, column];
    }
  }
}
