/** Fish tokens in hands, and payments as they are written: "1+1+3". What may be paid with is told by the legal actions alone. */

import { isPart, type Part } from "../lib/parts";
import type { Action } from "../lib/protocol";
import type { Looks } from "./picture";

/** How many fish the tokens of each kind show. */
export const FISH_ON: Readonly<Record<string, number>> = { one_fish: 1, two_fish: 2, three_fish: 3 };

interface DeedSign {
  piece: string;
  box: string;
  turn?: number;
  looks?: Looks;
}

/** The piece that a deed is about, where it is about one, and how much room it takes. */
export const DEED_SIGNS: Readonly<Record<string, DeedSign>> = {
  robber_for_fish: { piece: "robber", box: "-34 -34 68 72" },
  pirate_for_fish: { piece: "pirate", box: "-42 -44 84 84" },
  ride_for_fish: { piece: "rider", box: "-42 -44 84 84" },
  wagon_for_fish: { piece: "wagon", box: "-38 -36 76 68", looks: { level: 1, load: "" } },
  road_for_fish: { piece: "road", box: "-36 -36 72 72", turn: -30, looks: { unsigned: true } },
  bridge_for_fish: { piece: "bridge", box: "-36 -36 72 72", turn: -30, looks: { unsigned: true } },
};

export interface Token {
  key: string;
  kind: string;
  fish: number;
}

/** Every token of a hand by itself, those with fewer fish first. */
export function tokensOf(own: Record<string, number>): Token[] {
  return Object.entries(FISH_ON).flatMap(([kind, fish]) => Array.from({ length: own[kind] ?? 0 }, (_, i) => ({ key: `${kind}${i}`, kind, fish })));
}

export function sumOf(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { fish }) => sum + fish, 0);
}

/** The tokens as a payment. */
export function paymentOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ fish }) => fish)
    .sort((one, other) => one - other)
    .join("+");
}

/** As people read it: "1 + 1 + 3". */
export function spelt(payment: string): string {
  return payment.replaceAll("+", " + ");
}

/** The tokens of a hand that make up a payment; of equal ones those that are chosen already, then the first. */
export function tokensFor(payment: string, hand: readonly Token[], chosen: ReadonlySet<string>): Token[] {
  const rest = [...hand].sort((one, other) => Number(chosen.has(other.key)) - Number(chosen.has(one.key)));
  return payment.split("+").flatMap((fish) => {
    const at = rest.findIndex((token) => token.fish === Number(fish));
    return at < 0 ? [] : rest.splice(at, 1);
  });
}

/** The action that does this and takes just this payment. */
export function paidWith(legal: readonly Action[], kind: string | null, payment: string): Action | undefined {
  return legal.find((action) => action.kind === kind && action.payment === payment);
}

/** Of all payments for this the one that is offered first, which loses least. */
export function firstPayment(legal: readonly Action[], kind: string): string | undefined {
  const payment = legal.find((action) => action.kind === kind)?.payment;
  return typeof payment === "string" ? payment : undefined;
}

/** The old boot lies open before whoever has it. */
export function holdsBoot({ fish }: Part, seat: number): boolean {
  const open: unknown = isPart(fish) && Array.isArray(fish.open) ? fish.open[seat] : null;
  return isPart(open) && Number(open.old_boot ?? 0) > 0;
}

/** As what a deed is known: where there are no development cards, its card is a progress card. */
export function deedWith(kind: string, hasDevelopmentCards: boolean): string {
  return kind === "card_for_fish" && !hasDevelopmentCards ? "progress_for_fish" : kind;
}
