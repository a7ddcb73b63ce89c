/** How actions are presented: where they belong in a player's mind, as the server declares it. No rules live here. */

import type { Action, Facts, Group, PlaceKind } from "./protocol";

export type { Group, PlaceKind };

/** What is declared of each kind of action. */
type Declared = Pick<Facts, "actions">;

export function groupOf(facts: Declared, kind: string): Group {
  return facts.actions[kind]?.group ?? "special";
}

/** Kinds in the order that they declare within their group; those that declare none stay as they come. */
export function inOrder<Each extends { kind: string }>(facts: Facts, all: Each[]): Each[] {
  const order = (kind: string): number => facts.actions[kind]?.order ?? 0;
  return [...all].sort((one, other) => order(one.kind) - order(other.kind));
}

/** What these actions would put on their place, if it is the same for all of them. */
export function previewOf(facts: Declared, actions: Action[]): string | null {
  const previews = new Set(actions.map(({ kind }) => facts.actions[kind]?.preview ?? ""));
  const [preview] = previews;
  return previews.size === 1 && preview ? preview : null;
}

export function placeOf(facts: Declared, kind: string): PlaceKind | null {
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
