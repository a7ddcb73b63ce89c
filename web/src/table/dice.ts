/** How often two dice should show a sum. */

export const EXPECTED = 6 / 36;

export function expectedOf(sum: number): number {
  return (6 - Math.abs(7 - sum)) / 36;
}
