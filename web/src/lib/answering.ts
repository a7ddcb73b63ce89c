/** What an offer on the table means to whoever looks at it; the legal actions say who can accept. */

import type { Action, View } from "./protocol";

/** Called to answer; free to counter what one cannot accept; waiting after one's answer; or none of these. */
export type Answering = "called" | "may_counter" | "answered" | "aside";

const ANSWERS = ["accepted", "declined", "countered"];

export function answering(view: View | null, legal: readonly Action[], seat: number | null): Answering {
  if (view?.decision !== "answer_trade") return "aside";
  const may = (kind: string): boolean => legal.some((action) => action.kind === kind);
  if (may("accept")) return "called";
  if (may("decline")) return "may_counter";
  const answers = (view["trade"] as { answers?: string[] } | undefined)?.answers ?? [];
  return seat !== null && ANSWERS.includes(answers[seat] ?? "") ? "answered" : "aside";
}

/** Those who still answer an offer; whoever made it decides when there are none. */
export function stillAnswering(view: View): number[] {
  return view.actors.filter((seat) => seat !== view.active);
}
