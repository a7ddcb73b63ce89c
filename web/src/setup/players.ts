/** How many can play: read from the words of the catalog, to follow the choice of modules. */

export interface Range {
  low: number;
  high: number;
}

/** The range in words such as "3 or 4", "3 to 6", "exactly 2", "6 or more"; null when there is no number in them. */
export function rangeOf(words: string): Range | null {
  const numbers = (words.match(/\d+/g) ?? []).map(Number);
  if (numbers.length === 0) return null;
  const low = Math.min(...numbers);
  return { low, high: /or more/.test(words) ? Infinity : Math.max(...numbers) };
}

/** The number of players to propose for modules: as near to the present one as all of them allow. */
export function proposed(players: number, ranges: (Range | null)[]): number {
  const known = ranges.filter((range) => range !== null);
  // A module for one number of players changes the game to that number, whatever the others say.
  const exact = known.find((range) => range.low === range.high);
  if (exact) return exact.low;
  const low = Math.max(1, ...known.map((range) => range.low));
  const high = Math.max(low, Math.min(...known.map((range) => range.high)));
  return Math.min(high, Math.max(low, players));
}
