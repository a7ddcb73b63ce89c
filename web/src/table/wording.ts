/** Actions and places in words. */

import { harbourName } from "../board/labels";
import { hasWord, t, word } from "../i18n/index.svelte";
import { groupOf, otherOperands, placeOf } from "../lib/actions";
import { stillAnswering } from "../lib/answering";
import type { Action } from "../lib/protocol";
import type { Session } from "../lib/session.svelte";
import type { Scene } from "./eventText";

/** What choosing this action means, as short as a button: its operands, or its name when it has none. */
export function actionText(session: Session, action: Action): string {
  const place = session.facts ? placeOf(session.facts, action.kind) : null;
  const operands = Object.entries(otherOperands(action, place));
  if (operands.length === 0) return word("action", action.kind);
  if (action.kind === "bank_trade") {
    return t("trade.bank_line", {
      give: word("card", String(action.give)),
      take: word("card", String(action.take)),
    });
  }
  return operands.map(([name, value]) => operandText(session, name, value)).join(" · ");
}

export function operandText(session: Session, name: string, value: unknown): string {
  if ((name === "seat" || name === "colour") && typeof value === "number") return seatName(session, value);
  if (name === "card" && typeof value === "string") {
    return session.facts?.things.includes(value) ? word("card", value) : word("development", value);
  }
  if (name === "red" || name === "yellow") return t(`table.${name}_die`, { pips: String(value) });
  if (name === "strength") return word("strength", String(value));
  if (value === "off_board" || value === "frame") return word("place", value);
  if (name === "harbour" && typeof value === "string") return harbourName(value);
  return typeof value === "string" ? word(name, value) : String(value);
}

/** What is known at this table of what happens there. */
export function sceneOf(session: Session): Scene {
  return {
    facts: session.facts,
    get view() {
      return session.view;
    },
    nameOf: (seat) => seatName(session, seat),
  };
}

export function seatName(session: Session, seat: number): string {
  const person = session.table?.seats[seat];
  return person ? person.name : t("table.neutral", { number: seat - (session.view?.players ?? 0) + 1 });
}

/** What is asked of whoever is to move, in the plainest words that are true in this game. */
export function questionText(session: Session): string {
  const decision = session.view?.decision ?? "";
  const may = (kind: string): boolean => session.legal.some((action) => action.kind === kind);
  // Whoever made the offer is asked about the answers; others hear of it when nobody answers any more.
  const isAnswered = session.view !== null && stillAnswering(session.view).length === 0;
  if (decision === "answer_trade" && (may("withdraw") || isAnswered)) return t("decision.close_trade");
  const rolls = session.facts?.rolls_per_turn ?? 1;
  if (decision === "pre_roll" && rolls > 1) {
    return t("decision.pre_roll_of_several", { question: word("decision", decision), roll: (session.view?.rolls ?? 0) + 1, rolls });
  }
  if (mustGoOn(session, decision) && hasWord("decision", `${decision}_must`)) return word("decision", `${decision}_must`);
  const exactly = `${decision}_${shownBy(session, decision).join("_")}`;
  return word("decision", hasWord("decision", exactly) ? exactly : decision);
}

/** Whether something is still to be done before one may be done with it. */
function mustGoOn({ facts, legal, whyNot }: Session, decision: string): boolean {
  const ends = facts?.decisions[decision]?.filter((kind) => groupOf(facts, kind) === "end") ?? [];
  return legal.length > 0 && ends.some((kind) => kind in whyNot);
}

/** What would stand on the board after an answer: one that is possible here and now, or else any that is declared. */
function shownBy({ facts, legal }: Session, decision: string): string[] {
  const kinds = facts?.decisions[decision] ?? [];
  const possible = kinds.filter((kind) => legal.some((action) => action.kind === kind));
  return [...new Set((possible.length > 0 ? possible : kinds).map((kind) => facts?.actions[kind]?.preview ?? ""))].sort();
}
