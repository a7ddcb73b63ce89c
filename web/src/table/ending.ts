/** Why a game ended as it did, where the points alone do not tell it. */

import { word } from "../i18n/index.svelte";
import type { Result } from "../lib/protocol";

const BY_POINTS = "points";

export function endingText(result: Result, target: number | null): string | null {
  if (result.undecided) return word("undecided", result.undecided);
  if (!result.ending || result.ending === BY_POINTS) return null;
  return word("ending", result.ending, { target: target ?? "" });
}
