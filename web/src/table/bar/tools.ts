/** What there is to do, as tools in the places of the action bar. Which group and which order, the actions declare. */

import { reason } from "../../i18n/reasons";
import { byKind, groupOf, inOrder, placeOf, type Group } from "../../lib/actions";
import { commonPrice, fits, pricesOf } from "../../lib/prices";
import type { Action, Cards, Facts, Price } from "../../lib/protocol";
import type { Session } from "../../lib/session.svelte";
import { OFFERED, RARE } from "../../pictures";
import { askedCards } from "../hand/asked";

export interface Tool {
  kind: string;
  group: Group;
  actions: Action[];
  isPlace: boolean;
  why: string | null;
  /** The one price of whatever is chosen. */
  cost: Cards | null;
  /** The prices of what cannot be chosen now, where they depend on the choice. */
  costs: Price[];
}

/** The groups of the bar from left to right: what ends a turn stands far from what begins it. */
export const ORDER: readonly Group[] = ["turn", "answer", "build", "cards", "trade", "special", "end"];

/** Kinds with a panel of their own. */
const ELSEWHERE = new Set(["bank_trade", "offer_trade", "counter", "accept", "decline", "confirm", "withdraw"]);
const DEVELOPMENT = new Set(["buy_card", "play_card"]);
/** Whoever may do any of these is in the middle of an own turn. */
const OWN_TURN = new Set<Group>(["turn", "build"]);

/** Whether a question is about what to do with one's turn, and not about something that must be settled first. */
export function isOwnTurn(facts: Facts, decision: string): boolean {
  return (facts.decisions[decision] ?? []).some((kind) => OWN_TURN.has(groupOf(facts, kind)));
}

/** All that can be done in the turns of this game, now or later, whether a tool or a picture offers it. */
export function kindsOfTurns(facts: Facts): Set<string> {
  return new Set(Object.entries(facts.decisions).flatMap(([decision, kinds]) => (isOwnTurn(facts, decision) ? kinds : [])));
}

/** The kinds that have a place in the bar through the whole game. */
function standing(facts: Facts): string[] {
  const isPart = (kind: string): boolean => !RARE.has(kind) && (!DEVELOPMENT.has(kind) || facts.development_cards.length > 0);
  return [...kindsOfTurns(facts)].filter(isPart);
}

function sorted(facts: Facts, tools: Tool[]): Tool[] {
  const declared = Object.keys(facts.actions);
  const inPlace = [...tools].sort((one, other) => declared.indexOf(one.kind) - declared.indexOf(other.kind));
  return ORDER.flatMap((group) => inOrder(facts, inPlace.filter((tool) => tool.group === group)));
}

function toolOf(session: Session, facts: Facts, kind: string, actions: Action[]): Tool {
  const cost = commonPrice(session.prices, kind, actions);
  const why = session.whyNot[kind];
  return {
    kind,
    group: groupOf(facts, kind),
    actions,
    isPlace: placeOf(facts, kind) !== null,
    why: why ? reason(why) : null,
    cost,
    costs: cost ? [] : pricesOf(session.prices, kind).filter((price) => !actions.some((action) => fits(price.action, action))),
  };
}

/** What can be done now and what is asked about, in the order of the bar. */
export function askedTools(session: Session): Tool[] {
  const { facts } = session;
  if (!facts) return [];
  const legal = byKind(session.legal);
  const kinds = [...new Set([...legal.keys(), ...Object.keys(session.whyNot)])];
  const ofCards = askedCards(session, OFFERED)?.kind;
  const shown = kinds.filter((kind) => !ELSEWHERE.has(kind) && !OFFERED.has(kind) && kind !== ofCards && (legal.has(kind) || !isOutOfSight(facts, kind)));
  return sorted(facts, shown.map((kind) => toolOf(session, facts, kind, legal.get(kind) ?? [])));
}

/** What is not possible now is shown only where a player plans for it. */
function isOutOfSight(facts: Facts, kind: string): boolean {
  return RARE.has(kind) || groupOf(facts, kind) === "special" || groupOf(facts, kind) === "trade";
}

/** Everything that has a place in the bar, and what can be done just now beside it. */
export function standingTools(session: Session): Tool[] {
  const { facts } = session;
  if (!facts) return [];
  const legal = byKind(session.legal);
  const kinds = new Set([...standing(facts), ...legal.keys()]);
  const ofCards = askedCards(session, OFFERED)?.kind;
  const shown = [...kinds].filter((kind) => !ELSEWHERE.has(kind) && !OFFERED.has(kind) && kind !== ofCards);
  return sorted(facts, shown.map((kind) => toolOf(session, facts, kind, legal.get(kind) ?? [])));
}
