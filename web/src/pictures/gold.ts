/** Gold coins: how many everybody has, and what they buy. Whichever module brings them, they are the same. */

import { numbersIn } from "../lib/parts";
import BuyWithGold from "./BuyWithGold.svelte";
import type { Picture } from "./picture";
import Coin from "./shapes/Coin.svelte";

const FIVE = 5;

export const gold: Picture = {
  field: "gold",
  fields: ["gold", "bought_with_gold"],
  offers: { kinds: ["buy_with_gold"], counter: BuyWithGold },
  sources: { buy_with_gold: "choice" },
  shapes: { cards: { gold: { glyph: Coin, bare: true }, gold_5: { glyph: Coin, bare: true } } },

  /** Told of those who have none, too. */
  seat: (told, seat) => [{ name: "gold", value: String(numbersIn(told.gold)[seat] ?? 0), icon: "gold" }],
};

/** So much gold in coins, by the names of their pictures: as many fives as there are in it, and ones. */
export function coinsOf(count: number): string[] {
  return [...Array<string>(Math.floor(count / FIVE)).fill("gold_5"), ...Array<string>(count % FIVE).fill("gold")];
}
