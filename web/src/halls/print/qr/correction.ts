/** Reed–Solomon codewords over the field of 256 elements that QR codes count in. */

const POLYNOMIAL = 0x11d;

const POWERS: number[] = [];
const LOGARITHMS: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  POWERS[power] = value;
  LOGARITHMS[value] = power;
  value <<= 1;
  if (value > 255) value ^= POLYNOMIAL;
}

export function times(one: number, other: number): number {
  if (one === 0 || other === 0) return 0;
  return POWERS[((LOGARITHMS[one] ?? 0) + (LOGARITHMS[other] ?? 0)) % 255] ?? 0;
}

/** The product of (x - 2^0) to (x - 2^(degree-1)), without its leading 1. */
function divisor(degree: number): number[] {
  const factors: number[] = Array<number>(degree).fill(0);
  factors[degree - 1] = 1;
  for (let root = 1, count = 0; count < degree; count += 1, root = times(root, 2)) {
    for (let i = 0; i < degree; i += 1) factors[i] = times(factors[i] ?? 0, root) ^ (factors[i + 1] ?? 0);
  }
  return factors;
}

/** The codewords by which a reader finds and mends what it read wrong. */
export function correction(data: readonly number[], count: number): number[] {
  const by = divisor(count);
  const rest: number[] = Array<number>(count).fill(0);
  for (const codeword of data) {
    const lead = codeword ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let i = 0; i < count; i += 1) rest[i] = (rest[i] ?? 0) ^ times(by[i] ?? 0, lead);
  }
  return rest;
}
