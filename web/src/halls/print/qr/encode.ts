/** A text as a QR code. */

import { codewords } from "./contents";
import { blame, MASKS } from "./masks";
import { frameOf, freeSquares, isDark, writeFormat, type Frame, type Squares } from "./squares";

export function encode(text: string): Squares {
  const { version, codewords: laid } = codewords(text);
  const codes = MASKS.map((_, mask) => draw(frameOf(version), laid, mask));
  return codes.reduce((best, code) => (blame(code) < blame(best) ? code : best));
}

function draw(frame: Frame, laid: readonly number[], mask: number): Squares {
  let bit = 0;
  for (const [row, column] of freeSquares(frame)) {
    const value = (((laid[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
    frame.dark[row]![column] = value !== (MASKS[mask]?.(row, column) ?? false);
    bit += 1;
  }
  writeFormat(frame, mask);
  return frame.dark;
}

/** One path for all dark squares, with the quiet margin of four that readers need. */
export function pathOf(squares: Squares): string {
  const steps: string[] = [];
  for (let row = 0; row < squares.length; row += 1) {
    for (let column = 0; column < squares.length; column += 1) {
      if (!isDark(squares, row, column)) continue;
      const from = column;
      while (isDark(squares, row, column + 1)) column += 1;
      steps.push(`M${from + 4} ${row + 4}h${column - from + 1}v1h-${column - from + 1}z`);
    }
  }
  return steps.join("");
}
