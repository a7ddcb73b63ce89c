/** Choosing modules: how they are grouped, and which do not go together. What is legal the server says. */

import type { ModuleCard, OptionValues } from "../lib/api";

/** In the order in which people look for them; groups that are not named come after them. */
const ORDER = ["base", "variant", "expansion"];

/** Of a group whose members do not combine, as where each brings its own map, one is chosen at a time. */
function isOneOf(group: string, modules: ModuleCard[]): boolean {
  const members = modules.filter((card) => card.group === group);
  const names = new Set(members.map((card) => card.name));
  return members.length > 1 && !members.some((card) => Object.values(card.combines).flat().some((name) => names.has(name)));
}

export function grouped(modules: ModuleCard[]): { group: string; modules: ModuleCard[] }[] {
  const groups = new Map<string, ModuleCard[]>(ORDER.map((group) => [group, []]));
  for (const card of modules) groups.set(card.group, [...(groups.get(card.group) ?? []), card]);
  return [...groups].map(([group, cards]) => ({ group, modules: cards })).filter(({ modules: cards }) => cards.length > 0);
}

/** The names of all modules in play: the chosen ones, what comes with them, and the base game, which is always there. */
export function inPlay(chosen: string[], modules: ModuleCard[]): Set<string> {
  const cards = modules.filter((card) => chosen.includes(card.name));
  const always = modules.filter((card) => card.group === "base").map((card) => card.name);
  return new Set([...always, ...chosen, ...cards.flatMap((card) => card.brings)]);
}

/** The choice after a click on a module: what it cannot be played without comes with it, and goes with it. */
export function toggled(chosen: string[], card: ModuleCard, modules: ModuleCard[]): string[] {
  if (card.group === "base") return [];
  return inPlay(chosen, modules).has(card.name) ? without(chosen, card, modules) : including(chosen, card, modules);
}

function including(chosen: string[], card: ModuleCard, modules: ModuleCard[]): string[] {
  const replaced = new Set(isOneOf(card.group, modules) ? modules.filter((other) => other.group === card.group).map((other) => other.name) : []);
  const needed = card.requires.filter((name) => name !== "base" && !chosen.includes(name));
  const kept = [...chosen.filter((name) => !replaced.has(name)), ...needed, card.name];
  return lacksGroup(card, kept, modules) ? [...kept, ...firstOf(card.played_in, kept, modules)] : kept;
}

/** Whatever needs the module, or needs another one of its group and has none left, goes too. */
function without(chosen: string[], card: ModuleCard, modules: ModuleCard[]): string[] {
  const cards = modules.filter((other) => chosen.includes(other.name));
  const gone = cards.filter((other) => other.name === card.name || [...other.brings, ...other.requires].includes(card.name));
  let kept = chosen.filter((name) => !gone.some((other) => other.name === name));
  for (const other of cards) {
    if (kept.includes(other.name) && lacksGroup(other, kept, modules)) kept = kept.filter((name) => name !== other.name);
  }
  return kept;
}

function lacksGroup(card: ModuleCard, chosen: string[], modules: ModuleCard[]): boolean {
  return card.played_in.length > 0 && !modules.some((other) => chosen.includes(other.name) && card.played_in.includes(other.group));
}

/** The first member of the groups that can be played and goes with the rest, if there is one. */
function firstOf(groups: string[], chosen: string[], modules: ModuleCard[]): string[] {
  for (const group of groups) {
    const fitting = modules.find((card) => card.group === group && card.built && clashes(card, chosen, modules).length === 0);
    if (fitting) return [fitting.name];
  }
  return [];
}

/** Which of the chosen modules this one does not combine with, by the catalog. */
export function clashes(card: ModuleCard, chosen: string[], modules: ModuleCard[]): string[] {
  const partners = new Set(Object.values(card.combines).flat());
  const replaced = isOneOf(card.group, modules) ? modules.filter((other) => other.group === card.group).map((other) => other.name) : [];
  return chosen.filter((name) => name !== card.name && !partners.has(name) && !replaced.includes(name));
}

/** The names to ask the server about: the base game is always there and need not be said beside others. */
export function asked(chosen: string[]): string[] {
  return chosen.length > 0 ? chosen : ["base"];
}

/** Keep of the chosen values what is still offered and differs from what holds anyway. */
export function keptOptions(
  values: Record<string, unknown>,
  offered: Record<string, OptionValues>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name in offered && value !== offered[name]?.default),
  );
}

/** An option as a form control. */
export type Control =
  | { kind: "switch" }
  | { kind: "choice"; values: unknown[]; withEmpty: boolean }
  | { kind: "number"; low: number; high: number; withEmpty: boolean };

export function controlFor(option: OptionValues): Control {
  const withEmpty = option.empty !== null || option.default === null;
  if (option.choices.length > 0 && option.choices.every((value) => typeof value === "boolean")) return { kind: "switch" };
  if (option.choices.length > 0) return { kind: "choice", values: option.choices, withEmpty };
  return { kind: "number", low: option.low ?? 0, high: option.high ?? 1000, withEmpty };
}
