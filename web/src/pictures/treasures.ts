/** Treasure tiles: where they lie, which of them are known, and how many are kept. */

import { vertexAt } from "../board/geometry";
import { t, word } from "../i18n/index.svelte";
import { entriesOf, isPart, type Part } from "../lib/parts";
import type { BoardFacts } from "../lib/protocol";
import { mark, type Mark, type Shapes } from "./picture";
import Treasure from "./shapes/Treasure.svelte";
import TreasureKind from "./shapes/TreasureKind.svelte";

export const KINDS = ["two_routes", "one_resource", "two_resources", "grain_wool_brick"];
/** As many as anybody may keep. */
export const MOST_KEPT = 4;
/** A tile of which nobody knows the kind. */
const FACE_DOWN = "?";

export const TREASURE_SHAPES: Shapes = {
  marks: { treasure: Treasure },
  cards: Object.fromEntries([...KINDS, "treasure"].map((kind) => [kind, { glyph: TreasureKind, ground: "#f0cf83" }])),
};

export interface Lying {
  vertex: number;
  /** Empty where it is not known. */
  kind: string;
}

export function lyingOf(told: Part): Lying[] {
  return entriesOf(told.treasures).map(([vertex, kind]) => ({ vertex: Number(vertex), kind: kind === FACE_DOWN ? "" : String(kind) }));
}

export function treasureMarks(board: BoardFacts, told: Part): Mark[] {
  return lyingOf(told).map(({ vertex, kind }) => {
    const title = kind ? t("mark.treasure_known", { treasure: word("treasure", kind) }) : t("mark.treasure");
    return mark("treasure", String(vertex), vertexAt(board, vertex), title, { content: kind, where: { place: "vertex", id: vertex } });
  });
}

/** Of a stack, how many are left and which were used. */
export function stackOf(told: Part): { left: number; spent: [string, number][]; held: number[] } {
  const stack = isPart(told.treasure_stack) ? told.treasure_stack : {};
  const spent = entriesOf(stack.spent).map(([kind, count]) => [kind, Number(count)] as [string, number]);
  return { left: Number(stack.left ?? 0), spent, held: Array.isArray(stack.held) ? stack.held.map(Number) : [] };
}

/** The kind of the tile that one looks at and has to decide about; all others lie face down. */
export function foundOf(told: Part): string {
  return lyingOf(told).find(({ kind }) => kind !== "")?.kind ?? "treasure";
}

/** What so many kept ones are good for, by the number that it takes: points for four include those for three. */
export function benefitsOf(kept: number): number[] {
  const steps = Array.from({ length: kept }, (_, step) => step + 1);
  return kept === MOST_KEPT ? steps.filter((step) => step !== MOST_KEPT - 1) : steps;
}
