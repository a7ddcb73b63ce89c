/** What modules tell of the table and of each seat, as lines: by what they declare, else by the shape of what they tell. */

import { hasWord } from "../i18n/index.svelte";
import { ofSeat, ofTable, ownOf, sayAny, sayCounts } from "../lib/kept";
import { isCounts, partsOf, type Part } from "../lib/parts";
import type { Facts, KeptFact } from "../lib/protocol";
import { fromPictures, isPictured, wordsOf } from "../pictures";
import type { Line as Shown, Seen } from "../pictures/picture";

export interface Line {
  key: string;
  /** The word of the group `part` that names it. */
  name: string;
  value: string;
  /** The card whose picture is seen in the place of the name. */
  icon?: string;
}

type Declared = Pick<Facts, "kept">;
type Told = Record<string, unknown>;

/** What is told of the whole table; places are drawn on the board instead. */
export function tableLines(facts: Declared, view: Told): Line[] {
  return fieldsOf(facts, view).flatMap(({ part, name, told, fact }) => {
    if (fact) return line(part, name, ofTable(wordsOf(part, name), fact, told));
    return Array.isArray(told) ? [] : line(part, name, say(wordsOf(part, name), told));
  });
}

/** What is told of one seat: its entry of each list that has one per seat. */
export function seatLines(facts: Declared, view: { players: number } & Told, seat: number): Line[] {
  const seen = view as unknown as Seen;
  const pictured = fromPictures(view, (picture, told, part) =>
    picture.seat?.(told, seat, seen).flatMap(({ name, value, icon }: Shown) => line(part, name, say(wordsOf(part, name), value)).map((told) => (icon ? { ...told, icon } : told))),
  );
  const others = fieldsOf(facts, view).flatMap(({ part, name, told, fact }) => {
    if (fact) return line(part, name, ofSeat(wordsOf(part, name), fact, told, seat));
    return Array.isArray(told) && told.length === view.players ? line(part, name, say(wordsOf(part, name), told[seat])) : [];
  });
  return [...pictured, ...others];
}

/** The cards and tokens that one holds of what modules have, beside those of the base game. */
export function heldCards(facts: Declared, view: Told): Record<string, number> {
  const pictured = fromPictures(view, (picture, told) => (picture.hand ? [picture.hand(told)] : []));
  const declared = fieldsOf(facts, view).map(({ told, fact }) => (fact ? ownOf(fact, told) : {}));
  return Object.assign({}, ...pictured, ...declared) as Record<string, number>;
}

interface Field {
  part: string;
  name: string;
  told: unknown;
  fact: KeptFact | undefined;
}

/** All that modules tell and no picture shows. */
function fieldsOf({ kept }: Declared, view: Told): Field[] {
  return partsOf(view).flatMap(([part, told]: [string, Part]) =>
    Object.entries(told)
      .filter(([name]) => !isPictured(part, name))
      .map(([name, value]) => ({ part, name, told: value, fact: kept[part]?.find((each) => each.name === name) })),
  );
}

function line(part: string, name: string, value: string): Line[] {
  const own = `${part}_${name}`;
  return value === "" ? [] : [{ key: `${part}.${name}`, name: hasWord("part", own) ? own : name, value }];
}

/** A number, a word, or numbers by name; empty for nothing and for all that is something else. */
function say(group: string, value: unknown): string {
  if (typeof value === "number") return value === 0 ? "" : String(value);
  if (typeof value === "string") return sayAny(group, value);
  return isCounts(value) ? sayCounts(group, value) : "";
}
