/** Картите в ръката, въпросите, на които се отговаря с тях, и размяната. */
import type { cards as english } from "../en/cards";

export const cards: Record<keyof typeof english, string> = {
  "hand.stack": "{count} {card}",
  "hand.stack_picked": "{stack}, избрани: {count}",
  "hand.rate": "За една друга карта банката взема {rate} × {card}.",
  "hand.size": "Карти в ръката: {count}; граница при седмица: {limit}",
  "hand.over": "Карти: {count}, граница {limit}.",
  "pick.own": "Докоснете свои карти: за отдаване {count}.",
  "pick.some": "Изберете карти, общо {count}.",
  "pick.less": "С една по-малко: {card}",
  "pick.stopped": "Приети: {count}. После нещо попречи.",
  "trade.tap_own": "докоснете свои карти",
  "trade.bank_takes": "Банката приема",
  "trade.offer_all": "Предложи на всички",
  "trade.offer_to": "Предложи само на {names}",
  "trade.only_to": "Предложи само на {name}",
  "trade.with_bank": "Банка: {give} за {want}",
  "trade.bank_only": "Банка",
  "trade.again": "Повтори последното предложение",
};
