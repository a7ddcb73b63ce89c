/** Acting is pointing: which kind of action the player has in hand, which places it can go to, and what is about to happen. */

import { byKind, placeOf, type PlaceKind } from "./actions";
import type { Action, Facts } from "./protocol";
import type { Session } from "./session.svelte";

export interface Place {
  place: PlaceKind;
  id: number;
}

export class Pointing {
  private picked = $state<string | null>(null);
  hovered = $state<Place | null>(null);
  /** On touch the first tap only proposes; the second on the same place confirms. */
  proposed = $state<Place | null>(null);
  /** Several actions fit the place that was picked: the player chooses one. */
  choices = $state.raw<Action[]>([]);

  constructor(readonly session: Session) {}

  /** The kind the player picked in the panel, while it is possible; without one, all kinds that only need a place are open. */
  get armed(): string | null {
    return this.picked !== null && this.kinds.includes(this.picked) ? this.picked : null;
  }

  /** Kinds that can be carried out by pointing now. */
  get kinds(): string[] {
    const facts = this.session.facts;
    if (!facts) return [];
    return [...byKind(this.session.legal).keys()].filter((kind) => placeOf(facts, kind) !== null);
  }

  /** The kinds whose places glow: the armed one, or all when nothing else can be done, as in founding or moving the robber. */
  get glowing(): string[] {
    if (this.armed !== null) return [this.armed];
    const facts = this.session.facts;
    if (!facts) return [];
    const others = this.session.legal.some((action) => placeOf(facts, action.kind) === null);
    return others ? [] : this.kinds;
  }

  /** Every place that glows, with what would be done there. */
  get targets(): Map<string, Action[]> {
    const targets = new Map<string, Action[]>();
    const facts = this.session.facts;
    if (!facts) return targets;
    const glowing = new Set(this.glowing);
    for (const action of this.session.legal) {
      if (!glowing.has(action.kind)) continue;
      const at = placeOfAction(facts, action);
      if (!at) continue;
      const key = keyOf(at);
      targets.set(key, [...(targets.get(key) ?? []), action]);
    }
    return targets;
  }

  arm(kind: string | null): void {
    this.picked = this.armed === kind ? null : kind;
    this.proposed = null;
    this.choices = [];
  }

  async pick(place: Place, byTouch: boolean): Promise<void> {
    const actions = this.targets.get(keyOf(place));
    if (!actions || this.session.busy) return;
    if (byTouch && (!this.proposed || keyOf(this.proposed) !== keyOf(place))) {
      this.proposed = place;
      return;
    }
    this.proposed = null;
    if (actions.length === 1 && actions[0]) await this.carryOut(actions[0]);
    else this.choices = actions;
  }

  async carryOut(action: Action): Promise<void> {
    this.choices = [];
    const done = await this.session.act(action);
    // Keep the tool in hand only while it can be used again.
    if (!done || this.armed === null) this.picked = null;
  }
}

export function keyOf(place: Place): string {
  return `${place.place}:${place.id}`;
}

export function placeOfAction(facts: Facts, action: Action): Place | null {
  const place = placeOf(facts, action.kind);
  const id = place ? action[place] : undefined;
  return place && typeof id === "number" ? { place, id } : null;
}
