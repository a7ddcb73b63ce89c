/** All pictures, and what they show of a view. A new module needs none; with one it goes into this list. */

import { partsOf, type Part } from "../lib/parts";
import type { Action } from "../lib/protocol";
import { barbarianAttack } from "./barbarian_attack";
import { barbariansOnPaths } from "./barbarians_on_paths";
import { caravans } from "./caravans";
import { citiesAndKnights } from "./cities_and_knights";
import { clothForCatan } from "./cloth_for_catan";
import { desertDragons } from "./desert_dragons";
import { enchantedLand } from "./enchanted_land";
import { eventCards } from "./event_cards";
import { fishermen } from "./fishermen";
import { forgottenTribe } from "./forgotten_tribe";
import { gold } from "./gold";
import { greatCanal } from "./great_canal";
import { greaterCatan } from "./greater_catan";
import { intoTheUnknown } from "./into_the_unknown";
import { islands } from "./islands";
import { knightsAtSea } from "./knights_at_sea";
import type { Glyph, Looks, Picture, PieceShape, Plans, Shapes } from "./picture";
import { newWorld } from "./new_world";
import { pirateIslands } from "./pirate_islands";
import { rivers } from "./rivers";
import { seafarers } from "./seafarers";
import { tradersAndBarbarians } from "./traders_and_barbarians";
import { treasureIslands } from "./treasure_islands";
import { twoPlayer } from "./two_player";
import { wonders } from "./wonders";

/** What comes first lies lower on the board. */
const PICTURES: readonly Picture[] = [
  islands,
  clothForCatan,
  forgottenTribe,
  pirateIslands,
  wonders,
  fishermen,
  gold,
  rivers,
  caravans,
  tradersAndBarbarians,
  barbarianAttack,
  barbariansOnPaths,
  treasureIslands,
  intoTheUnknown,
  greaterCatan,
  desertDragons,
  greatCanal,
  enchantedLand,
  newWorld,
  seafarers,
  citiesAndKnights,
  knightsAtSea,
  eventCards,
  twoPlayer,
];

/** What all pictures show of the parts that a view has. */
export function fromPictures<Shown>(view: Record<string, unknown>, show: (picture: Picture, told: Part, part: string) => Shown[] | undefined): Shown[] {
  const parts = partsOf(view);
  return PICTURES.flatMap((picture) =>
    parts.filter(([part, told]) => reads(picture, part, told)).flatMap(([part, told]) => show(picture, told, part) ?? []),
  );
}

function reads({ part: own, field }: Picture, part: string, told: Part): boolean {
  return (own ?? part) === part && (field === undefined || field in told);
}

/** Whether a picture shows this field of a part, so that it is not shown once more. */
export function isPictured(part: string, field: string): boolean {
  return PICTURES.some((picture) => (picture.part ?? part) === part && picture.fields.includes(field));
}

/** The group of words for the values of a field: what the picture says, else the field's own. */
export function wordsOf(part: string, field: string): string {
  return PICTURES.find((picture) => picture.part === part)?.words?.[field] ?? field;
}

/** What a mark of a map means; of a part that the view has, the part itself is drawn. */
export function mapMarkOf(name: string): { part: string; mark: NonNullable<Picture["mapMarks"]>[number] } | null {
  for (const { part = "", mapMarks = [] } of PICTURES) {
    const found = mapMarks.find(({ names }) => names.test(name));
    if (found) return { part, mark: found };
  }
  return null;
}

/** What a picture draws a piece with; undefined for a piece that every game has, or that nobody has drawn. */
export function shapeOfPiece(piece: string): PieceShape | undefined {
  return shapeOf("pieces", piece);
}

/** What pictures draw under and over a piece. */
export function adornedBy(piece: string): { under?: PieceShape; over?: PieceShape }[] {
  return PICTURES.flatMap((picture) => picture.shapes?.adorned?.[piece] ?? []);
}

export function shapeOfMark(kind: string): NonNullable<Shapes["marks"]>[string] | undefined {
  return shapeOf("marks", kind);
}

export function cardOf(name: string): Glyph | undefined {
  return shapeOf("cards", name);
}

export function faceOf(name: string): Glyph | undefined {
  return shapeOf("faces", name);
}

function shapeOf<Kind extends "pieces" | "marks" | "cards" | "faces">(kind: Kind, name: string): NonNullable<Shapes[Kind]>[string] | undefined {
  for (const { shapes } of PICTURES) {
    const found = shapes?.[kind]?.[name];
    if (found) return found as NonNullable<Shapes[Kind]>[string];
  }
  return undefined;
}

/** Kinds of action that are out of sight while they are not possible. */
export const RARE: ReadonlySet<string> = new Set(PICTURES.flatMap((picture) => picture.rare ?? []));

/** Kinds of action that a picture offers in a place of its own. */
export const OFFERED: ReadonlySet<string> = new Set(PICTURES.flatMap((picture) => picture.offers?.kinds ?? []));

/** Kinds of action that are weighed before they are done. */
export const PLANNED: ReadonlySet<string> = new Set(PICTURES.flatMap((picture) => picture.plans?.kinds ?? []));

/** How an action is drawn and told before it is done, and the part of the view that it is read from. */
export function planOf(view: Record<string, unknown>, action: Action): { plans: Plans; told: Part } | undefined {
  return PLANNED.has(action.kind) ? fromPictures(view, ({ plans }, told) => (plans?.kinds.includes(action.kind) ? [{ plans, told }] : []))[0] : undefined;
}

/** By kind of action, the card whose picture stands on its button. */
export const ICONS: Readonly<Record<string, string>> = Object.assign({}, ...PICTURES.map((picture) => picture.icons ?? {}));

/** By kind of action that puts nothing on the board, the piece whose picture stands on its button. */
export const SIGNS: Readonly<Record<string, { piece: string; looks?: Looks }>> = Object.assign({}, ...PICTURES.map((picture) => picture.signs ?? {}));

/** By kind of action, where the cards come from that somebody gains by it. */
export const EARNED: Readonly<Record<string, string>> = Object.assign({}, ...PICTURES.map((picture) => picture.sources ?? {}));

/** Events of somebody taking cards of others by a card. */
export const TAKING: ReadonlySet<string> = new Set(PICTURES.flatMap((picture) => picture.taking ?? []));
