/** How actions are presented: where they belong in a player's mind. No rules live here. */

import type { Action, Facts } from "./protocol";

export type Group = "turn" | "build" | "trade" | "cards" | "special" | "answer" | "end";
export type PlaceKind = "vertex" | "edge" | "hex";

/** Kinds that are not listed here are shown under "special" until somebody gives them a better place. */
const GROUPS: Record<string, Group> = {
  roll: "turn",
  end_turn: "end",
  pass: "end",
  build_road: "build",
  build_settlement: "build",
  build_city: "build",
  build_ship: "build",
  build_wall: "build",
  raise_city: "build",
  improve: "build",
  recruit_knight: "build",
  promote_knight: "build",
  activate_knight: "build",
  repair_road: "build",
  claim_wonder: "build",
  build_wonder_level: "build",
  buy_card: "cards",
  play_card: "cards",
  play_progress: "cards",
  bank_trade: "trade",
  offer_trade: "trade",
  offer_resource: "trade",
  forced_trade: "trade",
  accept: "answer",
  decline: "answer",
  counter: "answer",
  confirm: "answer",
  withdraw: "answer",
};

export function groupOf(kind: string): Group {
  return GROUPS[kind] ?? "special";
}

export function placeOf(facts: Facts, kind: string): PlaceKind | null {
  return facts.actions[kind]?.place ?? null;
}

/** Actions by kind, in the order in which the server lists them. */
export function byKind(actions: Action[]): Map<string, Action[]> {
  const kinds = new Map<string, Action[]>();
  for (const action of actions) {
    const same = kinds.get(action.kind);
    if (same) same.push(action);
    else kinds.set(action.kind, [action]);
  }
  return kinds;
}

/** The operands of an action beside the place. */
export function otherOperands(action: Action, place: PlaceKind | null): Record<string, unknown> {
  return Object.fromEntries(Object.entries(action).filter(([name]) => name !== "kind" && name !== place));
}
