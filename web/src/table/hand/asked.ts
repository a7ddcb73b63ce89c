/** Questions that are answered with cards: which of the own ones leave the hand, or which ones are taken or named. */

import { byKind, placeOf } from "../../lib/actions";
import type { Action, Facts } from "../../lib/protocol";

export interface AskedCards {
  kind: string;
  /** The cards to choose among, in the order of the game. */
  cards: readonly string[];
  /** They are one's own and leave the hand. */
  own: boolean;
  /** How many are still to be chosen. */
  needed: number;
}

interface Asked {
  facts: Pick<Facts, "actions" | "decisions" | "cards"> | null;
  view: { decision: string } | null;
  legal: readonly Action[];
  owed: number;
}

/** What is asked now if it is answered with cards and with nothing else but one plain no. */
export function askedCards({ facts, view, legal, owed }: Asked, elsewhere: ReadonlySet<string>): AskedCards | null {
  if (!facts || !view) return null;
  const kinds = [...byKind([...legal])];
  const named = kinds.filter(([kind, actions]) => isOfCards(facts, kind, actions) && facts.decisions[view.decision]?.includes(kind));
  const [only, another] = named;
  if (!only || another || elsewhere.has(only[0])) return null;
  if (kinds.some(([kind, actions]) => kind !== only[0] && (actions.length > 1 || placeOf(facts, kind) !== null))) return null;
  const [kind, actions] = only;
  const meant = new Set(actions.map(({ card }) => card));
  return { kind, cards: facts.cards.filter((card) => meant.has(card)), own: facts.actions[kind]?.from_hand === true, needed: Math.max(1, owed) };
}

function isOfCards(facts: Pick<Facts, "cards">, kind: string, actions: readonly Action[]): boolean {
  return actions.length > 0 && actions.every((action) => Object.keys(action).length === 2 && action.kind === kind && facts.cards.includes(String(action.card)));
}
