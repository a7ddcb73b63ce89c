/** Karty na ręce, pytania, na które się nimi odpowiada, i handel. */
import type { cards as english } from "../en/cards";

export const cards: Record<keyof typeof english, string> = {
  "hand.stack": "{count} {card}",
  "hand.stack_picked": "{stack}, wybrane: {count}",
  "hand.rate": "Za jedną inną kartę bank bierze {rate} × {card}.",
  "hand.size": "Karty na ręce: {count}; limit przy siódemce: {limit}",
  "hand.over": "Kart: {count}, limit {limit}.",
  "pick.own": "Dotknij kart na ręce: do oddania {count}.",
  "pick.some": "Wybierz karty, razem {count}.",
  "pick.less": "O jedną mniej: {card}",
  "pick.stopped": "Przyjęto: {count}. Potem zaszło coś innego.",
  "trade.tap_own": "dotknij swoich kart",
  "trade.bank_takes": "Bank przyjmie",
  "trade.offer_all": "Zaproponuj wszystkim",
  "trade.offer_to": "Oferta tylko dla: {names}",
  "trade.only_to": "Oferta tylko dla: {name}",
  "trade.with_bank": "Bank: {give} za {want}",
  "trade.bank_only": "Bank",
  "trade.again": "Ponów ostatnią ofertę",
};
