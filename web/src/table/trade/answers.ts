/** The offer on the table and what is said to it. */

import type { Terms } from "../terms";

export interface Trade {
  offer: Terms;
  answers: string[];
  counters: Record<string, Terms>;
}

const SIGNS: Readonly<Record<string, string>> = { accepted: "✓", declined: "✗", countered: "⇄" };

export function signOf(answer: string): string {
  return SIGNS[answer] ?? "…";
}
