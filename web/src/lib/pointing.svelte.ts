/** Acting is pointing: which kind of action the player has in hand, which places it can go to, and what is about to happen. */

import { byKind, groupOf, placeOf, type PlaceKind } from "./actions";
import { isUneven, priceOf } from "./prices";
import type { Action, Cards, Facts, Price } from "./protocol";
import type { Session } from "./session.svelte";

/** What is needed of a game to act by pointing. */
export interface Pointed {
  readonly facts: Pick<Facts, "actions" | "decisions"> | null;
  readonly view: { decision: string } | null;
  readonly legal: Action[];
  readonly prices: Price[];
  readonly busy: boolean;
  act(action: Action): Promise<boolean>;
}

export interface Place {
  place: PlaceKind;
  id: number;
}

export class Pointing<Game extends Pointed = Session> {
  private picked = $state<string | null>(null);
  hovered = $state<Place | null>(null);
  /** On touch the first tap only proposes; the second on the same place confirms. */
  proposed = $state<Place | null>(null);
  /** Several actions fit the place that was picked: the player chooses one. */
  choices = $state.raw<Action[]>([]);

  /** Which of the actions at the proposed place is meant, where several are weighed there. */
  choice = $state(0);

  /** `weighed` are the kinds of action that a picture compares at their place, so that no question has to be put. */
  constructor(
    readonly session: Game,
    private readonly weighed: ReadonlySet<string> = new Set(),
  ) {}

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

  /** The kinds whose places glow: the armed one, or all when nothing else can be done, as in founding or moving the robber,
   * or nothing but to be done with it; and whatever else can be done, what is just being asked for. */
  get glowing(): string[] {
    if (this.armed !== null) return [this.armed];
    const facts = this.session.facts;
    if (!facts) return [];
    const others = this.session.legal.some((action) => placeOf(facts, action.kind) === null);
    if (!others || this.asksForPlaces(facts)) return this.kinds;
    return this.kinds.filter((kind) => kind === this.session.view?.decision);
  }

  /** Whether the question is about places alone, and about when one is done. */
  private asksForPlaces(facts: Pick<Facts, "actions" | "decisions">): boolean {
    const kinds = facts.decisions[this.session.view?.decision ?? ""] ?? [];
    return kinds.length > 0 && kinds.every((kind) => placeOf(facts, kind) !== null || groupOf(facts, kind) === "end");
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

  /** What it costs to choose a place, where not all that glow cost the same. */
  get costs(): Map<string, Cards> {
    const { prices } = this.session;
    const targets = this.targets;
    const isTold = isUneven(prices, [...targets.values()].flat());
    return new Map(
      [...targets].flatMap(([key, [action, other]]) => {
        const cost = isTold && action && !other ? priceOf(prices, action) : null;
        return cost ? [[key, cost]] : [];
      }),
    );
  }

  arm(kind: string | null): void {
    this.picked = this.armed === kind ? null : kind;
    this.proposed = null;
    this.choices = [];
  }

  async pick(place: Place, byTouch: boolean): Promise<void> {
    const actions = this.targets.get(keyOf(place));
    if (!actions || this.session.busy) return;
    const weighs = actions.length > 1 && actions.every(({ kind }) => this.weighed.has(kind));
    if ((byTouch || weighs) && (!this.proposed || keyOf(this.proposed) !== keyOf(place))) {
      this.proposed = { place: place.place, id: place.id };
      this.choice = 0;
      return;
    }
    this.proposed = null;
    const meant = weighs ? actions[this.choice] : actions[0];
    if (meant && (weighs || actions.length === 1)) await this.carryOut(meant);
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

export function placeOfAction(facts: Pick<Facts, "actions">, action: Action): Place | null {
  const place = placeOf(facts, action.kind);
  const id = place ? action[place] : undefined;
  return place && typeof id === "number" ? { place, id } : null;
}
