/** Карты на руке, вопросы, на которые ими отвечают, и обмен. */
import type { cards as english } from "../en/cards";

export const cards: Record<keyof typeof english, string> = {
  "hand.stack": "{card}: {count}",
  "hand.stack_picked": "{stack}, выбрано: {count}",
  "hand.rate": "За одну другую карту банк берёт {rate} × {card}.",
  "hand.size": "Карт на руке: {count}; предел, когда выпадет семёрка: {limit}",
  "hand.over": "Карт: {count}, предел {limit}.",
  "pick.own": "Коснитесь своих карт: отдать нужно {count}.",
  "pick.some": "Выберите карты, всего {count}.",
  "pick.less": "На одну меньше: {card}",
  "pick.stopped": "Принято: {count}. Затем что-то помешало.",
  "trade.tap_own": "коснитесь своих карт",
  "trade.bank_takes": "Банк возьмёт",
  "trade.offer_all": "Предложить всем",
  "trade.offer_to": "Предложить только: {names}",
  "trade.only_to": "Предложить только: {name}",
  "trade.with_bank": "Банк: {give} → {want}",
  "trade.bank_only": "Банк",
  "trade.again": "Повторить последнее предложение",
};
