/** Le carte in mano, le domande a cui rispondono, e gli scambi. */
import type { cards as english } from "../en/cards";

export const cards: Record<keyof typeof english, string> = {
  "hand.stack": "{count} {card}",
  "hand.stack_picked": "{stack}, scelte: {count}",
  "hand.rate": "Per un’altra carta la banca chiede {rate} × {card}.",
  "hand.size": "Carte in mano: {count}; limite quando esce un sette: {limit}",
  "hand.over": "{count} carte, limite {limit}.",
  "pick.own": "Tocca le carte della tua mano: da cedere {count}.",
  "pick.some": "Scegli le carte: {count} in tutto.",
  "pick.less": "Una in meno: {card}",
  "pick.stopped": "Accettate: {count}. Poi è successo altro.",
  "trade.tap_own": "tocca le tue carte",
  "trade.bank_takes": "La banca accetta",
  "trade.offer_all": "Offri a tutti",
  "trade.offer_to": "Offri a {names}",
  "trade.only_to": "Offri solo a {name}",
  "trade.with_bank": "Banca: {give} per {want}",
  "trade.bank_only": "Banca",
  "trade.again": "Ripeti l’ultima offerta",
};
